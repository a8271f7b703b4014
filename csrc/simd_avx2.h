// Eight lanes: AVX2 and FMA. Included inside an anonymous namespace.
struct Simd {
  typedef __m256 Reg;
  static constexpr int kLanes = 8;
  static constexpr int kDotRows = 4, kDotColumns = 3;
  static constexpr bool kHasSpareRegisters = false;  // beside those of a register block of dot products
  static constexpr int kValueRows = 4, kValueVectors = 3;
  static constexpr int kTilePitch = 3;
  static constexpr const char* kName = "avx2";

  static Reg zero() { return _mm256_setzero_ps(); }
  static Reg set1(float x) { return _mm256_set1_ps(x); }
  static Reg load(const float* p) { return _mm256_loadu_ps(p); }
  static Reg widen(__m128i r) { return _mm256_castsi256_ps(_mm256_slli_epi32(_mm256_cvtepu16_epi32(r), 16)); }
  static Reg load(const bf16* p) { return widen(_mm_loadu_si128(reinterpret_cast<const __m128i*>(p))); }
  static Reg load(const int8_t* p) {
    return _mm256_cvtepi32_ps(_mm256_cvtepi8_epi32(_mm_loadl_epi64(reinterpret_cast<const __m128i*>(p))));
  }
  static __m256i mask(int n) {
    return _mm256_cmpgt_epi32(_mm256_set1_epi32(n), _mm256_setr_epi32(0, 1, 2, 3, 4, 5, 6, 7));
  }
  static Reg load_tail(const float* p, int n) { return _mm256_maskload_ps(p, mask(n)); }
  static Reg load_tail(const bf16* p, int n) {
    alignas(16) bf16 lanes[8] = {};
    for (int i = 0; i < n; ++i) lanes[i] = p[i];
    return load(lanes);
  }
  static void store(float* p, Reg r) { _mm256_storeu_ps(p, r); }
  static void store_tail(float* p, Reg r, int n) { _mm256_maskstore_ps(p, mask(n), r); }
  static Reg fma(Reg a, Reg b, Reg c) { return _mm256_fmadd_ps(a, b, c); }
  static Reg add(Reg a, Reg b) { return _mm256_add_ps(a, b); }
  static Reg sub(Reg a, Reg b) { return _mm256_sub_ps(a, b); }
  static Reg mul(Reg a, Reg b) { return _mm256_mul_ps(a, b); }
  static Reg div(Reg a, Reg b) { return _mm256_div_ps(a, b); }
  static Reg max(Reg a, Reg b) { return _mm256_max_ps(a, b); }
  static Reg min(Reg a, Reg b) { return _mm256_min_ps(a, b); }
  static Reg round(Reg a) { return _mm256_round_ps(a, _MM_FROUND_TO_NEAREST_INT | _MM_FROUND_NO_EXC); }
  static Reg scale_by_power(Reg a, Reg n) {
    const __m256i exponent = _mm256_add_epi32(_mm256_cvtps_epi32(n), _mm256_set1_epi32(127));
    return _mm256_mul_ps(a, _mm256_castsi256_ps(_mm256_slli_epi32(exponent, 23)));
  }
  static Reg zero_below(Reg a, Reg x, Reg limit) { return _mm256_and_ps(a, _mm256_cmp_ps(x, limit, _CMP_GE_OQ)); }
  static Reg select_below(Reg a, Reg x, Reg limit) {
    return _mm256_blendv_ps(a, x, _mm256_cmp_ps(x, limit, _CMP_LT_OQ));
  }
  static __m128 fold(Reg r) { return _mm_add_ps(_mm256_castps256_ps128(r), _mm256_extractf128_ps(r, 1)); }
  static void sum4(Reg a, Reg b, Reg c, Reg d, float* out) {
    _mm_storeu_ps(out, _mm_hadd_ps(_mm_hadd_ps(fold(a), fold(b)), _mm_hadd_ps(fold(c), fold(d))));
  }
  // The sums of a whole register block: out[r * kTilePitch + c].
  static void sum_tile(const Reg (&s)[4][3], float* out) {
    sum4(s[0][0], s[0][1], s[0][2], s[1][0], out);
    sum4(s[1][1], s[1][2], s[2][0], s[2][1], out + 4);
    sum4(s[2][2], s[3][0], s[3][1], s[3][2], out + 8);
  }
  static float sum(Reg r) {
    const __m128 pairs = _mm_hadd_ps(fold(r), fold(r));
    return _mm_cvtss_f32(_mm_hadd_ps(pairs, pairs));
  }
  static float largest(Reg r) {
    __m128 m = _mm_max_ps(_mm256_castps256_ps128(r), _mm256_extractf128_ps(r, 1));
    m = _mm_max_ps(m, _mm_movehl_ps(m, m));
    return _mm_cvtss_f32(_mm_max_ss(m, _mm_shuffle_ps(m, m, 1)));
  }
};
