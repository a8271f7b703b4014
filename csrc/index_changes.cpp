#include "index_changes.h"

#include <algorithm>

namespace kvtide {

// The last change of a hash is the one that stays: what precedes a block was in the index when it was last inserted, so
// it was last inserted before, and the order "parents first" is kept.
void IndexChanges::cancel() {
  if (num_inserts_ == 0 || num_inserts_ == log_.size()) {  // nothing went that came, or came that went
    enough_ = std::max(kEnough, 2 * log_.size());
    return;
  }
  struct Entry {
    uint64_t hash;
    uint32_t place;
  };
  std::vector<Entry> order(log_.size());
  for (uint32_t i = 0; i < order.size(); ++i) order[i] = {log_[i].hash, i};
  std::sort(order.begin(), order.end(),
            [](Entry a, Entry b) { return a.hash != b.hash ? a.hash < b.hash : a.place < b.place; });
  std::vector<bool> stays(log_.size(), false);
  for (size_t i = 0; i < order.size();) {
    size_t first = i;
    int balance = 0;
    for (; i < order.size() && order[i].hash == order[first].hash; ++i) {
      balance += log_[order[i].place].is_insert ? 1 : -1;
    }
    if (balance) stays[order[i - 1].place] = true;
  }
  size_t kept = 0;
  num_inserts_ = 0;
  for (size_t i = 0; i < log_.size(); ++i) {
    if (!stays[i]) continue;
    num_inserts_ += log_[i].is_insert;
    log_[kept++] = log_[i];
  }
  log_.resize(kept);
  enough_ = std::max(kEnough, 2 * kept);
}

std::pair<IndexChanges::Hashes, IndexChanges::Hashes> IndexChanges::take() {
  cancel();
  std::pair<Hashes, Hashes> result;
  for (const Change& change : log_) (change.is_insert ? result.first : result.second).push_back(change.hash);
  log_.clear();
  num_inserts_ = 0;
  enough_ = kEnough;
  return result;
}

}  // namespace kvtide
