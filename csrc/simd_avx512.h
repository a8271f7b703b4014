// Sixteen lanes: AVX-512 F, BW, VL, DQ. Included inside an anonymous namespace.
struct Simd {
  typedef __m512 Reg;
  static constexpr int kLanes = 16;
  static constexpr int kDotRows = 4, kDotColumns = 6;
  static constexpr bool kHasSpareRegisters = true;  // beside those of a register block of dot products
  static constexpr int kValueRows = 6, kValueVectors = 4;
  static constexpr int kTilePitch = 8;
  static constexpr const char* kName = "avx512";

  static Reg zero() { return _mm512_setzero_ps(); }
  static Reg set1(float x) { return _mm512_set1_ps(x); }
  static Reg load(const float* p) { return _mm512_loadu_ps(p); }
  static Reg widen(__m256i r) { return _mm512_castsi512_ps(_mm512_slli_epi32(_mm512_cvtepu16_epi32(r), 16)); }
  static Reg load(const bf16* p) { return widen(_mm256_loadu_si256(reinterpret_cast<const __m256i*>(p))); }
  static Reg load(const int8_t* p) {
    return _mm512_cvtepi32_ps(_mm512_cvtepi8_epi32(_mm_loadu_si128(reinterpret_cast<const __m128i*>(p))));
  }
  static __mmask16 mask(int n) { return static_cast<__mmask16>((1u << n) - 1); }
  static Reg load_tail(const float* p, int n) { return _mm512_maskz_loadu_ps(mask(n), p); }
  static Reg load_tail(const bf16* p, int n) { return widen(_mm256_maskz_loadu_epi16(mask(n), p)); }
  static void store(float* p, Reg r) { _mm512_storeu_ps(p, r); }
  static void store_tail(float* p, Reg r, int n) { _mm512_mask_storeu_ps(p, mask(n), r); }
  static Reg fma(Reg a, Reg b, Reg c) { return _mm512_fmadd_ps(a, b, c); }
  static Reg add(Reg a, Reg b) { return _mm512_add_ps(a, b); }
  static Reg sub(Reg a, Reg b) { return _mm512_sub_ps(a, b); }
  static Reg mul(Reg a, Reg b) { return _mm512_mul_ps(a, b); }
  static Reg div(Reg a, Reg b) { return _mm512_div_ps(a, b); }
  static Reg max(Reg a, Reg b) { return _mm512_max_ps(a, b); }
  static Reg min(Reg a, Reg b) { return _mm512_min_ps(a, b); }
  static Reg round(Reg a) { return _mm512_roundscale_ps(a, _MM_FROUND_TO_NEAREST_INT | _MM_FROUND_NO_EXC); }
  static Reg scale_by_power(Reg a, Reg n) { return _mm512_scalef_ps(a, n); }
  static Reg zero_below(Reg a, Reg x, Reg limit) {
    return _mm512_maskz_mov_ps(_mm512_cmp_ps_mask(x, limit, _CMP_GE_OQ), a);
  }
  static Reg select_below(Reg a, Reg x, Reg limit) {
    return _mm512_mask_mov_ps(a, _mm512_cmp_ps_mask(x, limit, _CMP_LT_OQ), x);
  }
  static __m128 fold(Reg r) {
    const __m256 half = _mm256_add_ps(_mm512_castps512_ps256(r), _mm512_extractf32x8_ps(r, 1));
    return _mm_add_ps(_mm256_castps256_ps128(half), _mm256_extractf128_ps(half, 1));
  }
  static void sum4(Reg a, Reg b, Reg c, Reg d, float* out) {
    _mm_storeu_ps(out, _mm_hadd_ps(_mm_hadd_ps(fold(a), fold(b)), _mm_hadd_ps(fold(c), fold(d))));
  }
  // Four registers, one a row, to one: 128-bit lane r is fold(row r).
  static Reg fold4(Reg a, Reg b, Reg c, Reg d) {
    const Reg ab = _mm512_add_ps(_mm512_shuffle_f32x4(a, b, 0x44), _mm512_shuffle_f32x4(a, b, 0xee));
    const Reg cd = _mm512_add_ps(_mm512_shuffle_f32x4(c, d, 0x44), _mm512_shuffle_f32x4(c, d, 0xee));
    return _mm512_add_ps(_mm512_shuffle_f32x4(ab, cd, 0x88), _mm512_shuffle_f32x4(ab, cd, 0xdd));
  }
  static Reg pairs(Reg a, Reg b) { return _mm512_add_ps(_mm512_shuffle_ps(a, b, 0x88), _mm512_shuffle_ps(a, b, 0xdd)); }
  // The sums of a whole register block, each in the order of sum(): out[r * kTilePitch + c].
  static void sum_tile(const Reg (&s)[4][6], float* out) {
    const auto column = [&](int c) { return fold4(s[0][c], s[1][c], s[2][c], s[3][c]); };
    const Reg last = pairs(column(4), column(5));
    const Reg left = pairs(pairs(column(0), column(1)), pairs(column(2), column(3)));
    const Reg right = pairs(last, last);
    const auto put = [&](int r, __m128 a, __m128 b) {
      _mm_store_ps(out + r * kTilePitch, a);
      _mm_store_ps(out + r * kTilePitch + 4, b);
    };
    put(0, _mm512_extractf32x4_ps(left, 0), _mm512_extractf32x4_ps(right, 0));
    put(1, _mm512_extractf32x4_ps(left, 1), _mm512_extractf32x4_ps(right, 1));
    put(2, _mm512_extractf32x4_ps(left, 2), _mm512_extractf32x4_ps(right, 2));
    put(3, _mm512_extractf32x4_ps(left, 3), _mm512_extractf32x4_ps(right, 3));
  }
  static float sum(Reg r) {
    const __m128 pairs = _mm_hadd_ps(fold(r), fold(r));
    return _mm_cvtss_f32(_mm_hadd_ps(pairs, pairs));
  }
  static float largest(Reg r) { return _mm512_reduce_max_ps(r); }
};
