// Four lanes by the compiler's vector extension: any processor. Included inside an anonymous namespace.
struct Simd {
  typedef float Reg __attribute__((vector_size(16)));
  typedef int32_t IntReg __attribute__((vector_size(16)));
  static constexpr int kLanes = 4;
  static constexpr int kDotRows = 4, kDotColumns = 3;      // register block of dot products
  static constexpr bool kHasSpareRegisters = false;        // beside those of a register block of dot products
  static constexpr int kValueRows = 4, kValueVectors = 2;  // register block of weighted sums of rows
  static constexpr int kTilePitch = 3;
  static constexpr const char* kName = "portable";

  static Reg zero() { return Reg{0, 0, 0, 0}; }
  static Reg set1(float x) { return Reg{x, x, x, x}; }
  static Reg load(const float* p) {
    Reg r;
    __builtin_memcpy(&r, p, sizeof r);
    return r;
  }
  static Reg load(const bf16* p) { return load_tail(p, 4); }
  static Reg load(const int8_t* p) {
    return Reg{static_cast<float>(p[0]), static_cast<float>(p[1]), static_cast<float>(p[2]), static_cast<float>(p[3])};
  }
  static Reg load_tail(const float* p, int n) {
    Reg r = zero();
    for (int i = 0; i < n; ++i) r[i] = p[i];
    return r;
  }
  static Reg load_tail(const bf16* p, int n) {
    IntReg r = {0, 0, 0, 0};
    for (int i = 0; i < n; ++i) r[i] = static_cast<int32_t>(static_cast<uint32_t>(p[i].bits) << 16);
    return reinterpret_cast<Reg>(r);
  }
  static void store(float* p, Reg r) { __builtin_memcpy(p, &r, sizeof r); }
  static void store_tail(float* p, Reg r, int n) {
    for (int i = 0; i < n; ++i) p[i] = r[i];
  }
  static Reg fma(Reg a, Reg b, Reg c) { return a * b + c; }
  static Reg add(Reg a, Reg b) { return a + b; }
  static Reg sub(Reg a, Reg b) { return a - b; }
  static Reg mul(Reg a, Reg b) { return a * b; }
  static Reg div(Reg a, Reg b) { return a / b; }
  static Reg max(Reg a, Reg b) { return a > b ? a : b; }
  static Reg min(Reg a, Reg b) { return a < b ? a : b; }
  static Reg round(Reg a) {
    // Adding and subtracting 1.5 * 2^23 leaves the nearest integer for |a| < 2^22.
    const Reg magic = set1(12582912.0f);
    return (a + magic) - magic;
  }
  // a * 2^n for integral n in [-126, 127].
  static Reg scale_by_power(Reg a, Reg n) {
    const IntReg exponent = (__builtin_convertvector(n, IntReg) + 127) << 23;
    return a * reinterpret_cast<Reg>(exponent);
  }
  // a where x >= limit, else 0.
  static Reg zero_below(Reg a, Reg x, Reg limit) {
    const IntReg mask = x >= limit;
    return reinterpret_cast<Reg>(reinterpret_cast<IntReg>(a) & mask);
  }
  // x where x < limit, else a.
  static Reg select_below(Reg a, Reg x, Reg limit) { return x < limit ? x : a; }
  static float sum(Reg r) { return (r[0] + r[1]) + (r[2] + r[3]); }
  static float largest(Reg r) {
    const float a = r[0] > r[1] ? r[0] : r[1], b = r[2] > r[3] ? r[2] : r[3];
    return a > b ? a : b;
  }
  // The sums of four registers, each in the order of sum().
  static void sum4(Reg a, Reg b, Reg c, Reg d, float* out) {
    out[0] = sum(a);
    out[1] = sum(b);
    out[2] = sum(c);
    out[3] = sum(d);
  }
  // The sums of a whole register block: out[r * kTilePitch + c].
  static void sum_tile(const Reg (&s)[4][3], float* out) {
    sum4(s[0][0], s[0][1], s[0][2], s[1][0], out);
    sum4(s[1][1], s[1][2], s[2][0], s[2][1], out + 4);
    sum4(s[2][2], s[3][0], s[3][1], s[3][2], out + 8);
  }
};
