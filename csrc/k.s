	.file	"kernels_avx512.cpp"
	.text
	.p2align 4
	.type	_ZN6kvtide12_GLOBAL__N_114attend_scratchERKNS_13AttentionArgsEi, @function
_ZN6kvtide12_GLOBAL__N_114attend_scratchERKNS_13AttentionArgsEi:
.LFB6448:
	.cfi_startproc
	movl	144(%rdi), %edx
	movslq	%esi, %rsi
	addl	$15, %edx
	movl	%edx, %ecx
	sarl	$31, %ecx
	shrl	$28, %ecx
	leal	(%rdx,%rcx), %eax
	andl	$15, %eax
	subl	%ecx, %eax
	subl	%eax, %edx
	movslq	%edx, %rdx
	leaq	256(%rdx), %rax
	leaq	0(,%rdx,8), %rcx
	imulq	%rsi, %rax
	subq	%rdx, %rcx
	addq	%rcx, %rax
	ret
	.cfi_endproc
.LFE6448:
	.size	_ZN6kvtide12_GLOBAL__N_114attend_scratchERKNS_13AttentionArgsEi, .-_ZN6kvtide12_GLOBAL__N_114attend_scratchERKNS_13AttentionArgsEi
	.p2align 4
	.type	_ZN6kvtide12_GLOBAL__N_112load_queriesERKNS_13AttentionArgsERKNS_9QueryTileEPf, @function
_ZN6kvtide12_GLOBAL__N_112load_queriesERKNS_13AttentionArgsERKNS_9QueryTileEPf:
.LFB6449:
	.cfi_startproc
	pushq	%rbp
	.cfi_def_cfa_offset 16
	.cfi_offset 6, -16
	movq	%rsp, %rbp
	.cfi_def_cfa_register 6
	pushq	%r15
	.cfi_offset 15, -24
	movq	%rdi, %r15
	pushq	%r14
	pushq	%r13
	pushq	%r12
	pushq	%rbx
	andq	$-64, %rsp
	subq	$8, %rsp
	.cfi_offset 14, -32
	.cfi_offset 13, -40
	.cfi_offset 12, -48
	.cfi_offset 3, -56
	movl	12(%rsi), %ebx
	movq	24(%rsi), %r8
	movl	8(%rsi), %r14d
	movq	16(%rsi), %r11
	movl	%ebx, %eax
	movq	%r8, %rsi
	movl	144(%rdi), %r9d
	movl	%ebx, -4(%rsp)
	subq	%r11, %rsi
	subl	%r14d, %eax
	movq	%r8, -64(%rsp)
	imull	%esi, %eax
	movl	%r14d, -40(%rsp)
	movl	%eax, %ecx
	leal	15(%r9), %eax
	movl	%eax, %edi
	sarl	$31, %edi
	shrl	$28, %edi
	leal	(%rax,%rdi), %esi
	andl	$15, %esi
	subl	%edi, %esi
	subl	%esi, %eax
	movslq	%eax, %r12
	movslq	%ecx, %rax
	movq	%r12, %rcx
	leaq	0(,%r12,4), %r13
	imulq	%rax, %rcx
	salq	$10, %rax
	movq	%r13, (%rsp)
	leaq	(%rax,%rcx,4), %rsi
	cmpq	%r11, %r8
	jle	.L4
	movl	%ebx, %ecx
	cmpl	%r14d, %ebx
	jle	.L4
	vmovq	56(%r15), %xmm1
	movslq	%r14d, %rax
	movl	%r9d, %r10d
	movslq	%r9d, %rdi
	movq	40(%r15), %r12
	movq	%rsi, -72(%rsp)
	shrl	$4, %r10d
	salq	$2, %rdi
	vmovq	%xmm1, %rbx
	movq	%rdx, -80(%rsp)
	vmovdqa	%xmm1, %xmm4
	vmovq	48(%r15), %xmm8
	imulq	%rbx, %rax
	salq	$6, %r10
	leal	-1(%r9), %ebx
	vmovq	%rax, %xmm2
	vmovq	%xmm1, %rax
	salq	$2, %rax
	vmovdqa	%xmm2, %xmm9
	vmovq	%rax, %xmm5
	movl	%r9d, %eax
	salq	$2, %rax
	vmovdqa	%xmm5, %xmm1
	vmovq	%r15, %xmm5
	movq	%rax, -16(%rsp)
	movl	%r9d, %eax
	andl	$-16, %eax
	movl	%eax, -28(%rsp)
	leal	-1(%rcx), %eax
	subl	%r14d, %eax
	addq	$1, %rax
	imulq	%r13, %rax
	vmovq	%rax, %xmm7
	leaq	192(%r15), %rax
	movq	%rax, -24(%rsp)
	leaq	196(%r15), %rax
	movq	%r12, %r15
	movq	%rdx, %r12
	vmovq	%rax, %xmm6
	movl	%r9d, %eax
	andl	$15, %eax
	movl	%eax, -32(%rsp)
	subl	$1, %eax
	movl	%eax, -36(%rsp)
	.p2align 4,,10
	.p2align 3
.L5:
	vmovq	%xmm8, %rsi
	vmovq	%xmm9, %rax
	movq	%r11, -48(%rsp)
	movl	-40(%rsp), %r8d
	imulq	%r11, %rsi
	movq	%r12, -56(%rsp)
	vmovq	%xmm4, %r14
	addq	%rax, %rsi
	movq	%r12, %rax
	vmovq	%xmm5, %r12
	leaq	(%r15,%rsi,4), %rdx
	.p2align 4,,10
	.p2align 3
.L15:
	testl	%r9d, %r9d
	jle	.L6
	cmpl	$6, %ebx
	jbe	.L18
	movq	-16(%rsp), %rcx
	addq	%rax, %rcx
	cmpq	%rcx, -24(%rsp)
	vmovq	%xmm6, %rcx
	setnb	%r11b
	cmpq	%rcx, %rax
	setnb	%cl
	orb	%r11b, %cl
	je	.L18
	leaq	4(%rdx), %r11
	movq	%rax, %rcx
	subq	%r11, %rcx
	cmpq	$56, %rcx
	jbe	.L18
	cmpl	$14, %ebx
	jbe	.L19
	vbroadcastss	192(%r12), %zmm2
	xorl	%ecx, %ecx
	.p2align 4,,10
	.p2align 3
.L9:
	vmulps	(%rdx,%rcx), %zmm2, %zmm0
	vmovups	%zmm0, (%rax,%rcx)
	addq	$64, %rcx
	cmpq	%rcx, %r10
	jne	.L9
	movl	-28(%rsp), %ecx
	cmpl	%ecx, %r9d
	je	.L6
	cmpl	$6, -36(%rsp)
	movl	-32(%rsp), %r11d
	jbe	.L11
	movl	%ecx, -8(%rsp)
.L8:
	vbroadcastss	192(%r12), %ymm0
	leaq	(%rcx,%rsi), %r13
	vmulps	(%r15,%r13,4), %ymm0, %ymm0
	movl	-8(%rsp), %r13d
	vmovups	%ymm0, (%rax,%rcx,4)
	movl	%r11d, %ecx
	andl	$-8, %ecx
	addl	%r13d, %ecx
	andl	$7, %r11d
	je	.L6
.L11:
	movslq	%ecx, %r11
	leaq	0(,%r11,4), %r13
	vmovq	%r13, %xmm3
	leaq	(%r11,%rsi), %r13
	vmovss	(%r15,%r13,4), %xmm0
	vmulss	192(%r12), %xmm0, %xmm0
	vmovss	%xmm0, (%rax,%r11,4)
	leal	1(%rcx), %r11d
	cmpl	%r11d, %r9d
	jle	.L6
	movslq	%r11d, %r11
	addq	%rsi, %r11
	vmovss	(%r15,%r11,4), %xmm0
	vmovq	%xmm3, %r11
	vmulss	192(%r12), %xmm0, %xmm0
	vmovss	%xmm0, 4(%rax,%r11)
	leal	2(%rcx), %r11d
	cmpl	%r11d, %r9d
	jle	.L6
	movslq	%r11d, %r11
	addq	%rsi, %r11
	vmovss	(%r15,%r11,4), %xmm0
	vmovq	%xmm3, %r11
	vmulss	192(%r12), %xmm0, %xmm0
	vmovss	%xmm0, 8(%rax,%r11)
	leal	3(%rcx), %r11d
	cmpl	%r11d, %r9d
	jle	.L6
	movslq	%r11d, %r11
	addq	%rsi, %r11
	vmovss	(%r15,%r11,4), %xmm0
	vmovq	%xmm3, %r11
	vmulss	192(%r12), %xmm0, %xmm0
	vmovss	%xmm0, 12(%rax,%r11)
	leal	4(%rcx), %r11d
	cmpl	%r11d, %r9d
	jle	.L6
	movslq	%r11d, %r11
	addq	%rsi, %r11
	vmovss	(%r15,%r11,4), %xmm0
	vmovq	%xmm3, %r11
	vmulss	192(%r12), %xmm0, %xmm0
	vmovss	%xmm0, 16(%rax,%r11)
	leal	5(%rcx), %r11d
	cmpl	%r11d, %r9d
	jle	.L6
	movslq	%r11d, %r11
	addl	$6, %ecx
	addq	%rsi, %r11
	vmovss	(%r15,%r11,4), %xmm0
	vmovq	%xmm3, %r11
	vmulss	192(%r12), %xmm0, %xmm0
	vmovss	%xmm0, 20(%rax,%r11)
	cmpl	%ecx, %r9d
	jle	.L6
	movslq	%ecx, %rcx
	addq	%rsi, %rcx
	vmovss	(%r15,%rcx,4), %xmm0
	vmulss	192(%r12), %xmm0, %xmm0
	vmovss	%xmm0, 24(%rax,%r11)
	.p2align 4,,10
	.p2align 3
.L6:
	movq	(%rsp), %rcx
	addl	$1, %r8d
	addq	%r14, %rsi
	addq	%rcx, %rax
	vmovq	%xmm1, %rcx
	addq	%rcx, %rdx
	movl	-4(%rsp), %ecx
	cmpl	%ecx, %r8d
	jne	.L15
	movq	-56(%rsp), %r12
	vmovq	%xmm7, %rax
	movq	-48(%rsp), %r11
	addq	%rax, %r12
	movq	-64(%rsp), %rax
	addq	$1, %r11
	cmpq	%rax, %r11
	jne	.L5
	movq	-72(%rsp), %rsi
	movq	-80(%rsp), %rdx
	vzeroupper
.L4:
	testl	%r9d, %r9d
	jle	.L34
	movl	%r9d, %eax
	leaq	-40(%rbp), %rsp
	leaq	(%rdx,%rsi), %rdi
	salq	$2, %rax
	xorl	%esi, %esi
	popq	%rbx
	movq	%rax, %rdx
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	popq	%rbp
	.cfi_remember_state
	.cfi_def_cfa 7, 8
	jmp	memset@PLT
	.p2align 4,,10
	.p2align 3
.L18:
	.cfi_restore_state
	xorl	%ecx, %ecx
	.p2align 4,,10
	.p2align 3
.L13:
	vmovss	192(%r12), %xmm0
	vmulss	(%rdx,%rcx), %xmm0, %xmm0
	vmovss	%xmm0, (%rax,%rcx)
	addq	$4, %rcx
	cmpq	%rcx, %rdi
	jne	.L13
	jmp	.L6
.L19:
	movl	$0, -8(%rsp)
	movl	%r9d, %r11d
	xorl	%ecx, %ecx
	jmp	.L8
.L34:
	leaq	-40(%rbp), %rsp
	popq	%rbx
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	popq	%rbp
	.cfi_def_cfa 7, 8
	ret
	.cfi_endproc
.LFE6449:
	.size	_ZN6kvtide12_GLOBAL__N_112load_queriesERKNS_13AttentionArgsERKNS_9QueryTileEPf, .-_ZN6kvtide12_GLOBAL__N_112load_queriesERKNS_13AttentionArgsERKNS_9QueryTileEPf
	.p2align 4
	.type	_ZN6kvtide12_GLOBAL__N_16rotaryERKNS_10RotaryArgsEll, @function
_ZN6kvtide12_GLOBAL__N_16rotaryERKNS_10RotaryArgsEll:
.LFB6474:
	.cfi_startproc
	pushq	%rbp
	.cfi_def_cfa_offset 16
	.cfi_offset 6, -16
	movq	%rsp, %rbp
	.cfi_def_cfa_register 6
	pushq	%r15
	pushq	%r14
	pushq	%r13
	pushq	%r12
	pushq	%rbx
	andq	$-64, %rsp
	.cfi_offset 15, -24
	.cfi_offset 14, -32
	.cfi_offset 13, -40
	.cfi_offset 12, -48
	.cfi_offset 3, -56
	movq	56(%rdi), %rax
	movq	%rax, %rcx
	movq	%rax, -8(%rsp)
	shrq	$63, %rcx
	addq	%rax, %rcx
	sarq	%rcx
	cmpq	%rdx, %rsi
	jge	.L68
	vmovq	48(%rdi), %xmm13
	movq	%rdx, %r12
	movq	%rdi, %r8
	leaq	0(,%rcx,4), %rdx
	vmovq	%rdx, %xmm5
	vmovq	%xmm13, %rdx
	testq	%rdx, %rdx
	jle	.L68
	cmpq	$1, %rax
	jle	.L68
	vmovq	16(%r8), %xmm12
	movq	%rcx, %rbx
	movq	(%r8), %r13
	movq	%rsi, %r15
	shrq	$4, %rbx
	vmovq	32(%rdi), %xmm4
	vmovq	24(%rdi), %xmm0
	movq	%r12, -56(%rsp)
	vmovq	%xmm12, %rdx
	salq	$6, %rbx
	movq	40(%rdi), %rdi
	movq	8(%r8), %rax
	salq	$2, %rdx
	movq	%rbx, -24(%rsp)
	vmovdqa	%xmm5, %xmm6
	vmovdqa	%xmm0, %xmm8
	vmovq	%rdx, %xmm3
	movq	%rcx, %rdx
	vmovq	%rdi, %xmm26
	andq	$-16, %rdx
	vmovq	%r13, %xmm27
	vmovq	%rax, %xmm28
	movq	%rdx, -40(%rsp)
	movq	%rcx, %rdx
	vmovdqa	%xmm4, %xmm5
	vmovdqa64	%xmm3, %xmm20
	andl	$15, %edx
	movq	%rdx, -32(%rsp)
	.p2align 4,,10
	.p2align 3
.L47:
	vmovq	%xmm8, %rbx
	vmovq	%xmm26, %rdi
	vmovq	%xmm28, %r11
	movq	%r15, -48(%rsp)
	movslq	(%rbx,%r15,4), %rsi
	imulq	%r15, %r11
	vmovq	%xmm5, %rax
	vmovq	%xmm6, %rdx
	imulq	%rdi, %rsi
	movq	-8(%rsp), %rdi
	leaq	0(,%r11,4), %r8
	leaq	(%r11,%rcx), %r10
	salq	$2, %r10
	vmovq	%rsi, %xmm22
	leaq	(%rax,%rsi,4), %r14
	leaq	(%r8,%rdx), %rsi
	vmovq	%xmm22, %r9
	vmovq	%xmm27, %rdx
	movq	%r14, %rbx
	addq	%rcx, %r9
	addq	%rdx, %rsi
	leaq	(%rdx,%r8), %r15
	leaq	4(,%r9,4), %r12
	vmovq	%r9, %xmm23
	vmovq	%xmm5, %r9
	addq	%r12, %r9
	vmovq	%r9, %xmm11
	vmovq	%xmm22, %r9
	leaq	4(,%r9,4), %r13
	vmovq	%xmm5, %r9
	addq	%r13, %r9
	vmovq	%r9, %xmm21
	leaq	-4(%rax,%r13), %r9
	vmovq	%r9, %xmm10
	leaq	-4(%rax,%r12), %r9
	xorl	%r12d, %r12d
	vmovq	%r9, %xmm9
	vmovq	%xmm6, %r9
	leaq	(%r14,%r9), %r13
	vmovq	%r13, %xmm7
	movq	%r12, %r13
	movq	%r11, %r12
	movq	%r10, %r11
	cmpq	$15, %rdi
	jle	.L49
	.p2align 4,,10
	.p2align 3
.L70:
	leaq	64(%r11), %rax
	leaq	(%rdx,%r11), %r10
	vmovq	%xmm11, %r14
	cmpq	%rax, %r8
	leaq	(%rcx,%r12), %r9
	setge	%al
	addq	$64, %r8
	cmpq	%r8, %r11
	setge	%r8b
	orl	%eax, %r8d
	movq	%r10, %rax
	subq	%r14, %rax
	vmovq	%xmm21, %r14
	cmpq	$56, %rax
	seta	%al
	andl	%eax, %r8d
	movq	%r10, %rax
	subq	%r14, %rax
	vmovq	%xmm11, %r14
	cmpq	$56, %rax
	seta	%al
	andl	%eax, %r8d
	movq	%r15, %rax
	subq	%r14, %rax
	cmpq	$56, %rax
	seta	%al
	testb	%al, %r8b
	je	.L49
	movq	%r15, %r8
	vmovq	%xmm21, %rax
	subq	%rax, %r8
	cmpq	$56, %r8
	jbe	.L49
	cmpq	$31, %rdi
	jle	.L50
	movq	-24(%rsp), %rax
	movq	%rcx, -16(%rsp)
	xorl	%r8d, %r8d
	vmovq	%xmm7, %r14
	vmovq	%xmm10, %rdi
	vmovq	%xmm9, %rcx
	.p2align 4,,10
	.p2align 3
.L40:
	vmovups	(%r10,%r8), %zmm0
	vmovups	(%rcx,%r8), %zmm15
	vmovups	(%r15,%r8), %zmm1
	vmovups	(%rdi,%r8), %zmm3
	vmulps	%zmm15, %zmm0, %zmm2
	vfmsub231ps	%zmm3, %zmm1, %zmm2
	vmulps	%zmm15, %zmm1, %zmm1
	vmovups	%zmm2, (%r15,%r8)
	vfmadd132ps	%zmm3, %zmm1, %zmm0
	vmovups	%zmm0, (%r10,%r8)
	addq	$64, %r8
	cmpq	%rax, %r8
	jne	.L40
	cmpq	$0, -32(%rsp)
	vmovq	%rcx, %xmm9
	vmovq	%r14, %xmm7
	movq	-16(%rsp), %rcx
	vmovq	%rdi, %xmm10
	je	.L45
	movq	-40(%rsp), %r8
	movq	%r8, %r10
.L39:
	movq	%rcx, %rax
	subq	%r10, %rax
	leaq	-1(%rax), %rdi
	cmpq	$6, %rdi
	jbe	.L42
	vmovq	%xmm22, %r14
	leaq	(%r12,%r10), %rdi
	addq	%r10, %r9
	addq	%r10, %r14
	leaq	(%rdx,%rdi,4), %rdi
	leaq	(%rdx,%r9,4), %r9
	vmovq	%r14, %xmm0
	vmovups	(%rdi), %ymm16
	vmovq	%rdi, %xmm4
	vmovq	%xmm5, %r14
	vmovq	%xmm0, %rdi
	vmovups	(%r9), %ymm15
	vmovups	(%r14,%rdi,4), %ymm18
	vmovq	%xmm23, %rdi
	addq	%rdi, %r10
	vmovq	%xmm4, %rdi
	vmovups	(%r14,%r10,4), %ymm19
	vmulps	%ymm19, %ymm15, %ymm17
	vfmsub231ps	%ymm18, %ymm16, %ymm17
	vmulps	%ymm19, %ymm16, %ymm16
	vmovups	%ymm17, (%rdi)
	vfmadd132ps	%ymm18, %ymm16, %ymm15
	vmovups	%ymm15, (%r9)
	movq	%rax, %r9
	andq	$-8, %r9
	addq	%r9, %r8
	testb	$7, %al
	je	.L45
.L42:
	leaq	0(,%r8,4), %rax
	vmovq	%xmm6, %r14
	leaq	(%rcx,%r8), %r10
	vmovss	(%rbx,%r8,4), %xmm18
	leaq	(%r14,%rax), %r9
	vmovss	(%rbx,%r10,4), %xmm19
	leaq	(%r15,%rax), %rdi
	addq	%r15, %r9
	vmovss	(%rdi), %xmm16
	leaq	1(%r8), %r10
	vmovss	(%r9), %xmm15
	vmulss	%xmm19, %xmm15, %xmm0
	vfmsub231ss	%xmm18, %xmm16, %xmm0
	vmulss	%xmm19, %xmm16, %xmm16
	vmovss	%xmm0, (%rdi)
	vfmadd132ss	%xmm18, %xmm16, %xmm15
	vmovss	%xmm15, (%r9)
	cmpq	%r10, %rcx
	jle	.L45
	leaq	4(%rax), %r9
	addq	%rcx, %r10
	vmovss	4(%rbx,%rax), %xmm18
	leaq	(%r15,%r9), %rdi
	addq	%r14, %r9
	vmovss	(%rbx,%r10,4), %xmm19
	leaq	2(%r8), %r10
	addq	%r15, %r9
	vmovss	(%rdi), %xmm16
	vmovss	(%r9), %xmm15
	vmulss	%xmm19, %xmm15, %xmm0
	vfmsub231ss	%xmm18, %xmm16, %xmm0
	vmulss	%xmm19, %xmm16, %xmm16
	vmovss	%xmm0, (%rdi)
	vfmadd132ss	%xmm18, %xmm16, %xmm15
	vmovss	%xmm15, (%r9)
	cmpq	%r10, %rcx
	jle	.L45
	leaq	8(%rax), %r9
	addq	%rcx, %r10
	vmovss	8(%rbx,%rax), %xmm18
	leaq	(%r15,%r9), %rdi
	addq	%r14, %r9
	vmovss	(%rbx,%r10,4), %xmm19
	leaq	3(%r8), %r10
	addq	%r15, %r9
	vmovss	(%rdi), %xmm16
	vmovss	(%r9), %xmm15
	vmulss	%xmm19, %xmm15, %xmm0
	vfmsub231ss	%xmm18, %xmm16, %xmm0
	vmulss	%xmm19, %xmm16, %xmm16
	vmovss	%xmm0, (%rdi)
	vfmadd132ss	%xmm18, %xmm16, %xmm15
	vmovss	%xmm15, (%r9)
	cmpq	%r10, %rcx
	jle	.L45
	leaq	12(%rax), %r9
	addq	%rcx, %r10
	vmovss	12(%rbx,%rax), %xmm15
	leaq	(%r15,%r9), %rdi
	addq	%r14, %r9
	vmovss	(%rbx,%r10,4), %xmm19
	leaq	4(%r8), %r10
	addq	%r15, %r9
	vmovss	(%rdi), %xmm16
	vmovss	(%r9), %xmm18
	vmulss	%xmm19, %xmm18, %xmm0
	vfmsub231ss	%xmm16, %xmm15, %xmm0
	vmulss	%xmm19, %xmm16, %xmm16
	vmovss	%xmm0, (%rdi)
	vfmadd132ss	%xmm18, %xmm16, %xmm15
	vmovss	%xmm15, (%r9)
	cmpq	%r10, %rcx
	jle	.L45
	leaq	16(%rax), %r9
	addq	%rcx, %r10
	vmovss	16(%rbx,%rax), %xmm18
	leaq	(%r15,%r9), %rdi
	addq	%r14, %r9
	vmovss	(%rbx,%r10,4), %xmm19
	leaq	5(%r8), %r10
	addq	%r15, %r9
	vmovss	(%rdi), %xmm16
	vmovss	(%r9), %xmm15
	vmulss	%xmm19, %xmm15, %xmm0
	vfmsub231ss	%xmm18, %xmm16, %xmm0
	vmulss	%xmm19, %xmm16, %xmm16
	vmovss	%xmm0, (%rdi)
	vfmadd132ss	%xmm18, %xmm16, %xmm15
	vmovss	%xmm15, (%r9)
	cmpq	%r10, %rcx
	jle	.L45
	leaq	20(%rax), %r9
	addq	%rcx, %r10
	vmovss	20(%rbx,%rax), %xmm18
	addq	$6, %r8
	leaq	(%r15,%r9), %rdi
	addq	%r14, %r9
	vmovss	(%rbx,%r10,4), %xmm19
	addq	%r15, %r9
	vmovss	(%rdi), %xmm16
	vmovss	(%r9), %xmm15
	vmulss	%xmm19, %xmm15, %xmm0
	vfmsub231ss	%xmm18, %xmm16, %xmm0
	vmulss	%xmm19, %xmm16, %xmm16
	vmovss	%xmm0, (%rdi)
	vfmadd132ss	%xmm18, %xmm16, %xmm15
	vmovss	%xmm15, (%r9)
	cmpq	%r8, %rcx
	jle	.L45
	leaq	24(%rax), %r9
	addq	%rcx, %r8
	vmovss	24(%rbx,%rax), %xmm18
	leaq	(%r15,%r9), %rdi
	addq	%r14, %r9
	vmovss	(%rbx,%r8,4), %xmm19
	addq	%r15, %r9
	vmovss	(%rdi), %xmm16
	vmovss	(%r9), %xmm15
	vmulss	%xmm19, %xmm15, %xmm0
	vfmsub231ss	%xmm18, %xmm16, %xmm0
	vmulss	%xmm19, %xmm16, %xmm16
	vmovss	%xmm0, (%rdi)
	vfmadd132ss	%xmm18, %xmm16, %xmm15
	vmovss	%xmm15, (%r9)
	.p2align 4,,10
	.p2align 3
.L45:
	vmovq	%xmm20, %rax
	addq	$1, %r13
	addq	%rax, %rsi
	addq	%rax, %r11
	vmovq	%xmm12, %rax
	addq	%rax, %r12
	vmovq	%xmm13, %rax
	cmpq	%rax, %r13
	je	.L67
	movq	-8(%rsp), %rdi
	leaq	0(,%r12,4), %r8
	leaq	(%rdx,%r8), %r15
	cmpq	$15, %rdi
	jg	.L70
.L49:
	xorl	%r8d, %r8d
	vmovq	%xmm7, %r14
	.p2align 4,,10
	.p2align 3
.L44:
	vmovss	(%rsi,%r8,4), %xmm0
	vmovss	(%r14,%r8,4), %xmm4
	vmovss	(%r15,%r8,4), %xmm1
	vmovss	(%rbx,%r8,4), %xmm3
	vmulss	%xmm4, %xmm0, %xmm2
	vfmsub231ss	%xmm3, %xmm1, %xmm2
	vmulss	%xmm4, %xmm1, %xmm1
	vmovss	%xmm2, (%r15,%r8,4)
	vfmadd132ss	%xmm3, %xmm1, %xmm0
	vmovss	%xmm0, (%rsi,%r8,4)
	addq	$1, %r8
	cmpq	%r8, %rcx
	jg	.L44
	vmovq	%r14, %xmm7
	jmp	.L45
	.p2align 4,,10
	.p2align 3
.L67:
	movq	-48(%rsp), %r15
	addq	$1, %r15
	cmpq	%r15, -56(%rsp)
	jne	.L47
	vzeroupper
.L68:
	leaq	-40(%rbp), %rsp
	popq	%rbx
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	popq	%rbp
	.cfi_remember_state
	.cfi_def_cfa 7, 8
	ret
.L50:
	.cfi_restore_state
	xorl	%r10d, %r10d
	xorl	%r8d, %r8d
	jmp	.L39
	.cfi_endproc
.LFE6474:
	.size	_ZN6kvtide12_GLOBAL__N_16rotaryERKNS_10RotaryArgsEll, .-_ZN6kvtide12_GLOBAL__N_16rotaryERKNS_10RotaryArgsEll
	.p2align 4
	.type	_ZN6kvtide12_GLOBAL__N_14Simd4sum4EDv16_fS2_S2_S2_Pf, @function
_ZN6kvtide12_GLOBAL__N_14Simd4sum4EDv16_fS2_S2_S2_Pf:
.LFB6436:
	.cfi_startproc
	vextractf32x8	$0x1, %zmm3, %ymm4
	vextractf32x8	$0x1, %zmm2, %ymm5
	vaddps	%ymm3, %ymm4, %ymm4
	vaddps	%ymm2, %ymm5, %ymm5
	vextractf128	$0x1, %ymm4, %xmm3
	vextractf128	$0x1, %ymm5, %xmm2
	vaddps	%xmm4, %xmm3, %xmm3
	vaddps	%xmm5, %xmm2, %xmm2
	vextractf32x8	$0x1, %zmm0, %ymm4
	vaddps	%ymm0, %ymm4, %ymm4
	vhaddps	%xmm3, %xmm2, %xmm2
	vextractf32x8	$0x1, %zmm1, %ymm3
	vaddps	%ymm1, %ymm3, %ymm3
	vextractf128	$0x1, %ymm4, %xmm0
	vaddps	%xmm4, %xmm0, %xmm0
	vextractf128	$0x1, %ymm3, %xmm1
	vaddps	%xmm3, %xmm1, %xmm1
	vhaddps	%xmm1, %xmm0, %xmm0
	vhaddps	%xmm2, %xmm0, %xmm0
	vmovaps	%xmm0, (%rdi)
	ret
	.cfi_endproc
.LFE6436:
	.size	_ZN6kvtide12_GLOBAL__N_14Simd4sum4EDv16_fS2_S2_S2_Pf, .-_ZN6kvtide12_GLOBAL__N_14Simd4sum4EDv16_fS2_S2_S2_Pf
	.p2align 4
	.type	_ZN6kvtide12_GLOBAL__N_18rms_normERKNS_15ElementwiseArgsEll, @function
_ZN6kvtide12_GLOBAL__N_18rms_normERKNS_15ElementwiseArgsEll:
.LFB6473:
	.cfi_startproc
	leaq	8(%rsp), %r10
	.cfi_def_cfa 10, 0
	andq	$-64, %rsp
	pushq	-8(%r10)
	pushq	%rbp
	movq	%rsp, %rbp
	.cfi_escape 0x10,0x6,0x2,0x76,0
	pushq	%r15
	pushq	%r14
	pushq	%r13
	pushq	%r12
	pushq	%r10
	.cfi_escape 0xf,0x3,0x76,0x58,0x6
	.cfi_escape 0x10,0xf,0x2,0x76,0x78
	.cfi_escape 0x10,0xe,0x2,0x76,0x70
	.cfi_escape 0x10,0xd,0x2,0x76,0x68
	.cfi_escape 0x10,0xc,0x2,0x76,0x60
	pushq	%rbx
	addq	$-128, %rsp
	.cfi_escape 0x10,0x3,0x2,0x76,0x50
	movq	%rdx, -80(%rbp)
	cmpq	%rdx, %rsi
	jge	.L152
	movq	64(%rdi), %r12
	movq	24(%rdi), %rax
	movq	%rdi, %r14
	movq	%rsi, %r15
	movq	16(%rdi), %rcx
	movq	40(%rdi), %r9
	movq	%r14, %r8
	vxorps	%xmm1, %xmm1, %xmm1
	movq	%rax, %rdi
	movq	%rax, -88(%rbp)
	leaq	-1(%r12), %rax
	leaq	-32(%r12), %r13
	movq	%rax, -56(%rbp)
	movq	%r12, %rax
	vcvtsi2ssq	%r12, %xmm1, %xmm1
	movq	%r9, %r11
	andq	$-16, %rax
	imulq	%rsi, %rdi
	movq	%rcx, -72(%rbp)
	movq	%r12, %rsi
	movq	%rax, -104(%rbp)
	movq	%r13, %rax
	shrq	$4, %rsi
	vmovss	.LC0(%rip), %xmm2
	andq	$-32, %rax
	salq	$6, %rsi
	vxorps	%xmm3, %xmm3, %xmm3
	addq	$32, %rax
	vmovaps	%xmm1, %xmm12
	movq	%rax, -96(%rbp)
	movq	%rax, %r13
	leaq	4(%rcx), %rax
	movq	%rax, -112(%rbp)
	.p2align 4,,10
	.p2align 3
.L97:
	movq	-72(%rbp), %rax
	leaq	0(,%rdi,4), %rcx
	leaq	(%rcx,%rax), %rbx
	testq	%r11, %r11
	jne	.L154
	cmpq	$31, %r12
	jle	.L114
.L157:
	vxorps	%xmm4, %xmm4, %xmm4
	xorl	%eax, %eax
	vmovaps	%zmm4, %zmm0
	.p2align 4,,10
	.p2align 3
.L84:
	vmovups	(%rbx,%rax,4), %zmm1
	vfmadd231ps	%zmm1, %zmm1, %zmm0
	vmovups	64(%rbx,%rax,4), %zmm1
	addq	$32, %rax
	vfmadd231ps	%zmm1, %zmm1, %zmm4
	cmpq	%r13, %rax
	jne	.L84
	vaddps	%zmm4, %zmm0, %zmm0
	movq	-96(%rbp), %rdx
	vmovapd	%zmm0, %zmm4
.L75:
	vextractf32x8	$0x1, %zmm0, %ymm0
	vaddps	%ymm4, %ymm0, %ymm4
	vextractf128	$0x1, %ymm4, %xmm0
	vaddps	%xmm4, %xmm0, %xmm0
	vhaddps	%xmm0, %xmm0, %xmm0
	vhaddps	%xmm0, %xmm0, %xmm0
	cmpq	%r12, %rdx
	jge	.L85
	movq	%r12, %rcx
	movq	%rdx, %r9
	subq	%rdx, %rcx
	leaq	-1(%rcx), %rax
	cmpq	$14, %rax
	jbe	.L115
	movq	%rcx, %r14
	leaq	(%rbx,%rdx,4), %rax
	shrq	$4, %r14
	salq	$6, %r14
	addq	%rax, %r14
	.p2align 4,,10
	.p2align 3
.L87:
	vmovups	(%rax), %zmm7
	addq	$64, %rax
	vmulps	%zmm7, %zmm7, %zmm4
	vshufps	$85, %xmm4, %xmm4, %xmm7
	vshufps	$255, %xmm4, %xmm4, %xmm6
	valignd	$7, %ymm4, %ymm4, %ymm5
	vaddss	%xmm4, %xmm0, %xmm0
	vaddss	%xmm7, %xmm0, %xmm0
	vunpckhps	%xmm4, %xmm4, %xmm7
	vaddss	%xmm7, %xmm0, %xmm0
	vaddss	%xmm6, %xmm0, %xmm0
	vextractf32x4	$1, %ymm4, %xmm6
	vaddss	%xmm6, %xmm0, %xmm0
	valignd	$5, %ymm4, %ymm4, %ymm6
	vaddss	%xmm6, %xmm0, %xmm0
	valignd	$6, %ymm4, %ymm4, %ymm6
	vextractf32x8	$0x1, %zmm4, %ymm4
	vaddss	%xmm6, %xmm0, %xmm0
	vshufps	$85, %xmm4, %xmm4, %xmm6
	vaddss	%xmm5, %xmm0, %xmm0
	vshufps	$255, %xmm4, %xmm4, %xmm5
	vaddss	%xmm4, %xmm0, %xmm0
	vaddss	%xmm6, %xmm0, %xmm0
	vunpckhps	%xmm4, %xmm4, %xmm6
	vaddss	%xmm6, %xmm0, %xmm0
	vaddss	%xmm5, %xmm0, %xmm0
	vextractf32x4	$1, %ymm4, %xmm5
	vaddss	%xmm5, %xmm0, %xmm0
	valignd	$5, %ymm4, %ymm4, %ymm5
	vaddss	%xmm5, %xmm0, %xmm0
	valignd	$6, %ymm4, %ymm4, %ymm5
	valignd	$7, %ymm4, %ymm4, %ymm4
	vaddss	%xmm5, %xmm0, %xmm0
	vaddss	%xmm4, %xmm0, %xmm0
	cmpq	%r14, %rax
	jne	.L87
	movq	%rcx, %rax
	andq	$-16, %rax
	addq	%rax, %rdx
	testb	$15, %cl
	je	.L85
.L86:
	subq	%rax, %rcx
	leaq	-1(%rcx), %r14
	cmpq	$6, %r14
	jbe	.L90
	addq	%r9, %rax
	vmovups	(%rbx,%rax,4), %ymm4
	movq	%rcx, %rax
	andq	$-8, %rax
	vmulps	%ymm4, %ymm4, %ymm4
	addq	%rax, %rdx
	andl	$7, %ecx
	vaddss	%xmm4, %xmm0, %xmm0
	vshufps	$85, %xmm4, %xmm4, %xmm6
	vshufps	$255, %xmm4, %xmm4, %xmm5
	vaddss	%xmm6, %xmm0, %xmm0
	vunpckhps	%xmm4, %xmm4, %xmm6
	vaddss	%xmm6, %xmm0, %xmm0
	vaddss	%xmm5, %xmm0, %xmm0
	vextractf32x4	$1, %ymm4, %xmm5
	vaddss	%xmm5, %xmm0, %xmm0
	valignd	$5, %ymm4, %ymm4, %ymm5
	vaddss	%xmm5, %xmm0, %xmm0
	valignd	$6, %ymm4, %ymm4, %ymm5
	valignd	$7, %ymm4, %ymm4, %ymm4
	vaddss	%xmm5, %xmm0, %xmm0
	vaddss	%xmm4, %xmm0, %xmm0
	je	.L85
.L90:
	vmovss	(%rbx,%rdx,4), %xmm4
	leaq	1(%rdx), %rcx
	leaq	0(,%rdx,4), %rax
	vfmadd231ss	%xmm4, %xmm4, %xmm0
	cmpq	%rcx, %r12
	jle	.L85
	vmovss	4(%rbx,%rax), %xmm4
	leaq	2(%rdx), %rcx
	vfmadd231ss	%xmm4, %xmm4, %xmm0
	cmpq	%rcx, %r12
	jle	.L85
	vmovss	8(%rbx,%rax), %xmm4
	leaq	3(%rdx), %rcx
	vfmadd231ss	%xmm4, %xmm4, %xmm0
	cmpq	%rcx, %r12
	jle	.L85
	vmovss	12(%rbx,%rax), %xmm4
	leaq	4(%rdx), %rcx
	vfmadd231ss	%xmm4, %xmm4, %xmm0
	cmpq	%rcx, %r12
	jle	.L85
	vmovss	16(%rbx,%rax), %xmm4
	leaq	5(%rdx), %rcx
	vfmadd231ss	%xmm4, %xmm4, %xmm0
	cmpq	%rcx, %r12
	jle	.L85
	vmovss	20(%rbx,%rax), %xmm4
	addq	$6, %rdx
	vfmadd231ss	%xmm4, %xmm4, %xmm0
	cmpq	%rdx, %r12
	jle	.L85
	vmovss	24(%rbx,%rax), %xmm4
	vfmadd231ss	%xmm4, %xmm4, %xmm0
.L85:
	vdivss	%xmm12, %xmm0, %xmm0
	vaddss	72(%r8), %xmm0, %xmm0
	vucomiss	%xmm0, %xmm3
	ja	.L149
	vsqrtss	%xmm0, %xmm0, %xmm0
.L94:
	vdivss	%xmm0, %xmm2, %xmm0
	cmpb	$0, 76(%r8)
	vxorps	%xmm7, %xmm7, %xmm7
	je	.L95
	vmovaps	%xmm2, %xmm7
.L95:
	movq	8(%r8), %rcx
	movq	(%r8), %rax
	imulq	%r15, %rcx
	testq	%r12, %r12
	jle	.L103
	cmpq	$6, -56(%rbp)
	movq	32(%r8), %r10
	jbe	.L155
	leaq	0(,%rcx,4), %rdx
	leaq	4(%rbx), %r14
	movq	%rdx, -64(%rbp)
	addq	%rax, %rdx
	movq	%rdx, %r9
	subq	%r14, %r9
	cmpq	$56, %r9
	jbe	.L99
	leaq	4(%r10), %r14
	movq	%rdx, %r9
	subq	%r14, %r9
	cmpq	$56, %r9
	jbe	.L99
	cmpq	$14, -56(%rbp)
	jbe	.L117
	vbroadcastss	%xmm0, %zmm9
	vbroadcastss	%xmm7, %zmm8
	xorl	%r9d, %r9d
	.p2align 4,,10
	.p2align 3
.L101:
	vmulps	(%rbx,%r9), %zmm9, %zmm6
	vaddps	(%r10,%r9), %zmm8, %zmm4
	vmulps	%zmm6, %zmm4, %zmm4
	vmovups	%zmm4, (%rdx,%r9)
	addq	$64, %r9
	cmpq	%rsi, %r9
	jne	.L101
	movq	-104(%rbp), %r14
	cmpq	%r14, %r12
	je	.L103
	movq	%r12, %r9
	subq	%r14, %r9
	leaq	-1(%r9), %rdx
	cmpq	$6, %rdx
	movq	%r14, %rdx
	jbe	.L105
.L100:
	vbroadcastss	%xmm0, %ymm4
	vbroadcastss	%xmm7, %ymm6
	vaddps	(%r10,%rdx,4), %ymm6, %ymm6
	vmulps	(%rbx,%rdx,4), %ymm4, %ymm4
	addq	%rcx, %rdx
	vmulps	%ymm6, %ymm4, %ymm4
	vmovups	%ymm4, (%rax,%rdx,4)
	movq	%r9, %rdx
	andq	$-8, %rdx
	addq	%r14, %rdx
	andl	$7, %r9d
	je	.L103
.L105:
	vmulss	(%rbx,%rdx,4), %xmm0, %xmm4
	vaddss	(%r10,%rdx,4), %xmm7, %xmm6
	leaq	(%rdx,%rcx), %r9
	leaq	0(,%rdx,4), %r14
	vmulss	%xmm6, %xmm4, %xmm4
	vmovss	%xmm4, (%rax,%r9,4)
	leaq	1(%rdx), %r9
	cmpq	%r12, %r9
	jge	.L103
	vmulss	4(%rbx,%r14), %xmm0, %xmm4
	vaddss	4(%r10,%r14), %xmm7, %xmm6
	addq	%rcx, %r9
	vmulss	%xmm6, %xmm4, %xmm4
	vmovss	%xmm4, (%rax,%r9,4)
	leaq	2(%rdx), %r9
	cmpq	%r9, %r12
	jle	.L103
	vmulss	8(%rbx,%r14), %xmm0, %xmm4
	vaddss	8(%r10,%r14), %xmm7, %xmm6
	addq	%rcx, %r9
	vmulss	%xmm6, %xmm4, %xmm4
	vmovss	%xmm4, (%rax,%r9,4)
	leaq	3(%rdx), %r9
	cmpq	%r12, %r9
	jge	.L103
	vmulss	12(%rbx,%r14), %xmm0, %xmm6
	vaddss	12(%r10,%r14), %xmm7, %xmm4
	addq	%rcx, %r9
	vmulss	%xmm6, %xmm4, %xmm4
	vmovss	%xmm4, (%rax,%r9,4)
	leaq	4(%rdx), %r9
	cmpq	%r9, %r12
	jle	.L103
	vmulss	16(%rbx,%r14), %xmm0, %xmm4
	vaddss	16(%r10,%r14), %xmm7, %xmm6
	addq	%rcx, %r9
	vmulss	%xmm6, %xmm4, %xmm4
	vmovss	%xmm4, (%rax,%r9,4)
	leaq	5(%rdx), %r9
	cmpq	%r9, %r12
	jle	.L103
	vmulss	20(%rbx,%r14), %xmm0, %xmm4
	vaddss	20(%r10,%r14), %xmm7, %xmm6
	addq	%rcx, %r9
	addq	$6, %rdx
	vmulss	%xmm6, %xmm4, %xmm4
	vmovss	%xmm4, (%rax,%r9,4)
	cmpq	%rdx, %r12
	jle	.L103
	vmulss	24(%rbx,%r14), %xmm0, %xmm0
	vaddss	24(%r10,%r14), %xmm7, %xmm7
	addq	%rcx, %rdx
	vmulss	%xmm7, %xmm0, %xmm0
	vmovss	%xmm0, (%rax,%rdx,4)
	.p2align 4,,10
	.p2align 3
.L103:
	movq	-88(%rbp), %rax
	addq	$1, %r15
	addq	%rax, %rdi
	cmpq	%r15, -80(%rbp)
	jne	.L97
	vzeroupper
.L152:
	subq	$-128, %rsp
	popq	%rbx
	popq	%r10
	.cfi_remember_state
	.cfi_def_cfa 10, 0
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	popq	%rbp
	leaq	-8(%r10), %rsp
	.cfi_def_cfa 7, 8
	ret
	.p2align 4,,10
	.p2align 3
.L155:
	.cfi_restore_state
	leaq	0(,%rcx,4), %rcx
	movq	%rcx, -64(%rbp)
.L99:
	movq	-64(%rbp), %rcx
	xorl	%edx, %edx
	addq	%rcx, %rax
	.p2align 4,,10
	.p2align 3
.L107:
	vmulss	(%rbx,%rdx,4), %xmm0, %xmm6
	vaddss	(%r10,%rdx,4), %xmm7, %xmm4
	vmulss	%xmm6, %xmm4, %xmm4
	vmovss	%xmm4, (%rax,%rdx,4)
	addq	$1, %rdx
	cmpq	%r12, %rdx
	jne	.L107
	jmp	.L103
	.p2align 4,,10
	.p2align 3
.L154:
	movq	48(%r8), %rdx
	imulq	%r15, %rdx
	leaq	(%r11,%rdx,4), %rax
	testq	%r12, %r12
	jle	.L109
	movq	-56(%rbp), %r10
	cmpq	$6, %r10
	jbe	.L110
	movq	-112(%rbp), %r14
	movq	%rax, %r9
	addq	%r14, %rcx
	subq	%rcx, %r9
	xorl	%ecx, %ecx
	cmpq	$56, %r9
	ja	.L156
	.p2align 4,,10
	.p2align 3
.L82:
	vmovss	(%rax,%rcx,4), %xmm0
	vaddss	(%rbx,%rcx,4), %xmm0, %xmm0
	vmovss	%xmm0, (%rax,%rcx,4)
	addq	$1, %rcx
	cmpq	%rcx, %r12
	jne	.L82
.L83:
	movq	%rax, %rbx
.L158:
	cmpq	$31, %r12
	jg	.L157
.L114:
	vxorpd	%xmm4, %xmm4, %xmm4
	vxorps	%xmm0, %xmm0, %xmm0
	xorl	%edx, %edx
	jmp	.L75
.L156:
	cmpq	$14, %r10
	jbe	.L112
	.p2align 4,,10
	.p2align 3
.L78:
	vmovups	(%rax,%rcx), %zmm7
	vaddps	(%rbx,%rcx), %zmm7, %zmm0
	vmovups	%zmm0, (%rax,%rcx)
	addq	$64, %rcx
	cmpq	%rcx, %rsi
	jne	.L78
	movq	-104(%rbp), %r10
	cmpq	%r10, %r12
	je	.L83
	movq	%r12, %r9
	subq	%r10, %r9
	leaq	-1(%r9), %rcx
	cmpq	$6, %rcx
	jbe	.L113
	movq	%r10, %rcx
	movq	%r10, %r14
.L77:
	addq	%rcx, %rdx
	movq	-72(%rbp), %r10
	addq	%rdi, %rcx
	leaq	(%r11,%rdx,4), %rdx
	vmovups	(%r10,%rcx,4), %ymm7
	vaddps	(%rdx), %ymm7, %ymm0
	vmovups	%ymm0, (%rdx)
	movq	%r9, %rdx
	andq	$-8, %rdx
	addq	%r14, %rdx
	andl	$7, %r9d
	je	.L83
.L80:
	leaq	0(,%rdx,4), %rcx
	leaq	(%rax,%rcx), %r9
	vmovss	(%r9), %xmm0
	vaddss	(%rbx,%rdx,4), %xmm0, %xmm0
	vmovss	%xmm0, (%r9)
	leaq	1(%rdx), %r9
	cmpq	%r9, %r12
	jle	.L83
	leaq	4(%rax,%rcx), %r9
	vmovss	(%r9), %xmm0
	vaddss	4(%rbx,%rcx), %xmm0, %xmm0
	vmovss	%xmm0, (%r9)
	leaq	2(%rdx), %r9
	cmpq	%r9, %r12
	jle	.L83
	leaq	8(%rax,%rcx), %r9
	vmovss	(%r9), %xmm0
	vaddss	8(%rbx,%rcx), %xmm0, %xmm0
	vmovss	%xmm0, (%r9)
	leaq	3(%rdx), %r9
	cmpq	%r9, %r12
	jle	.L83
	leaq	12(%rax,%rcx), %r9
	vmovss	(%r9), %xmm0
	vaddss	12(%rbx,%rcx), %xmm0, %xmm0
	vmovss	%xmm0, (%r9)
	leaq	4(%rdx), %r9
	cmpq	%r9, %r12
	jle	.L83
	leaq	16(%rax,%rcx), %r9
	vmovss	(%r9), %xmm0
	vaddss	16(%rbx,%rcx), %xmm0, %xmm0
	vmovss	%xmm0, (%r9)
	leaq	5(%rdx), %r9
	cmpq	%r9, %r12
	jle	.L83
	leaq	20(%rax,%rcx), %r9
	addq	$6, %rdx
	vmovss	(%r9), %xmm0
	vaddss	20(%rbx,%rcx), %xmm0, %xmm0
	vmovss	%xmm0, (%r9)
	cmpq	%rdx, %r12
	jle	.L83
	leaq	24(%rax,%rcx), %rdx
	vmovss	(%rdx), %xmm0
	vaddss	24(%rbx,%rcx), %xmm0, %xmm0
	movq	%rax, %rbx
	vmovss	%xmm0, (%rdx)
	jmp	.L158
.L110:
	xorl	%ecx, %ecx
	jmp	.L82
.L115:
	xorl	%eax, %eax
	jmp	.L86
.L109:
	movq	%rax, %rbx
	vxorpd	%xmm4, %xmm4, %xmm4
	vxorps	%xmm0, %xmm0, %xmm0
	xorl	%edx, %edx
	jmp	.L75
.L117:
	movq	%r12, %r9
	xorl	%r14d, %r14d
	xorl	%edx, %edx
	jmp	.L100
.L112:
	movq	%r12, %r9
	xorl	%ecx, %ecx
	xorl	%r14d, %r14d
	jmp	.L77
.L113:
	movq	%r10, %rdx
	jmp	.L80
.L149:
	movq	%r8, -136(%rbp)
	movq	%rsi, -128(%rbp)
	movq	%rdi, -120(%rbp)
	movq	%r11, -64(%rbp)
	vmovss	%xmm12, -140(%rbp)
	vzeroupper
	call	sqrtf@PLT
	movq	-128(%rbp), %rsi
	movq	-120(%rbp), %rdi
	vmovss	-140(%rbp), %xmm12
	movq	-64(%rbp), %r11
	vxorps	%xmm3, %xmm3, %xmm3
	movq	-136(%rbp), %r8
	vmovss	.LC0(%rip), %xmm2
	jmp	.L94
	.cfi_endproc
.LFE6473:
	.size	_ZN6kvtide12_GLOBAL__N_18rms_normERKNS_15ElementwiseArgsEll, .-_ZN6kvtide12_GLOBAL__N_18rms_normERKNS_15ElementwiseArgsEll
	.p2align 4
	.type	_ZN6kvtide12_GLOBAL__N_16finishERKNS_13AttentionArgsERKNS_9QueryTileERKNS_16PartialAttentionE, @function
_ZN6kvtide12_GLOBAL__N_16finishERKNS_13AttentionArgsERKNS_9QueryTileERKNS_16PartialAttentionE:
.LFB6472:
	.cfi_startproc
	leaq	8(%rsp), %r10
	.cfi_def_cfa 10, 0
	andq	$-64, %rsp
	pushq	-8(%r10)
	pushq	%rbp
	movq	%rsp, %rbp
	.cfi_escape 0x10,0x6,0x2,0x76,0
	pushq	%r15
	pushq	%r14
	pushq	%r13
	pushq	%r12
	pushq	%r10
	.cfi_escape 0xf,0x3,0x76,0x58,0x6
	.cfi_escape 0x10,0xf,0x2,0x76,0x78
	.cfi_escape 0x10,0xe,0x2,0x76,0x70
	.cfi_escape 0x10,0xd,0x2,0x76,0x68
	.cfi_escape 0x10,0xc,0x2,0x76,0x60
	pushq	%rbx
	subq	$192, %rsp
	.cfi_escape 0x10,0x3,0x2,0x76,0x50
	movq	16(%rsi), %rax
	movq	24(%rsi), %rcx
	movq	%rdi, -144(%rbp)
	movq	%rax, -72(%rbp)
	movq	%rcx, -200(%rbp)
	cmpq	%rcx, %rax
	jge	.L197
	movslq	8(%rsi), %rax
	movl	12(%rsi), %ecx
	movl	%eax, -192(%rbp)
	movl	%ecx, -204(%rbp)
	cmpl	%ecx, %eax
	jge	.L197
	movl	$0, -184(%rbp)
	movq	%rdx, %r11
	movq	%rax, -216(%rbp)
	.p2align 4,,10
	.p2align 3
.L181:
	movq	-144(%rbp), %rsi
	movq	16(%r11), %rax
	movq	-216(%rbp), %rdi
	movq	-72(%rbp), %r13
	movslq	144(%rsi), %rbx
	imulq	8(%rsi), %r13
	movq	%rax, -56(%rbp)
	movq	16(%rsi), %rax
	movq	(%rsi), %r9
	movq	%rdi, %rcx
	movq	24(%rsi), %r10
	movq	%rdi, %rsi
	movq	%rbx, %r14
	movq	%rbx, %r8
	movq	%rax, -64(%rbp)
	movq	-64(%rbp), %rdi
	leaq	0(,%rbx,4), %r15
	movslq	-184(%rbp), %rax
	movq	(%r11), %rdx
	movq	%rbx, -80(%rbp)
	imulq	%rdi, %rsi
	movl	-204(%rbp), %edi
	imulq	%rax, %r14
	leaq	0(,%rax,4), %r12
	movq	%rdx, -152(%rbp)
	addq	%rsi, %r13
	movl	-192(%rbp), %esi
	leaq	(%rdx,%r14,4), %rbx
	subl	%esi, %edi
	movl	%edi, %esi
	movl	%edi, -188(%rbp)
	addq	%rax, %rsi
	leaq	0(,%rsi,4), %rax
	movq	%rax, -88(%rbp)
	leal	-1(%r8), %eax
	movl	%eax, -112(%rbp)
	leaq	4(,%rax,4), %rax
	movq	%rax, -160(%rbp)
	movl	%r8d, %eax
	shrl	$4, %eax
	salq	$6, %rax
	movq	%rax, -176(%rbp)
	movl	%r8d, %eax
	andl	$-16, %eax
	movl	%eax, -164(%rbp)
	movl	%r8d, %eax
	andl	$15, %eax
	movl	%eax, -168(%rbp)
	subl	$1, %eax
	movl	%eax, -180(%rbp)
	.p2align 4,,10
	.p2align 3
.L180:
	movq	-56(%rbp), %rax
	vmovss	(%rax,%r12), %xmm2
	vucomiss	.LC2(%rip), %xmm2
	jp	.L186
	je	.L162
.L186:
	vmovss	.LC0(%rip), %xmm4
	movq	8(%r11), %rax
	vdivss	(%rax,%r12), %xmm4, %xmm1
	testl	%r8d, %r8d
	jle	.L177
	cmpl	$6, -112(%rbp)
	leaq	0(,%r13,4), %rdx
	jbe	.L167
	leaq	0(,%r13,4), %rdx
	leaq	4(%rbx), %rdi
	leaq	(%r9,%rdx), %rsi
	movq	%rsi, %rax
	subq	%rdi, %rax
	cmpq	$56, %rax
	ja	.L199
.L167:
	addq	%r9, %rdx
	xorl	%eax, %eax
	.p2align 4,,10
	.p2align 3
.L175:
	vmulss	(%rbx,%rax), %xmm1, %xmm0
	vmovss	%xmm0, (%rdx,%rax)
	addq	$4, %rax
	cmpq	%r15, %rax
	jne	.L175
.L177:
	testq	%r10, %r10
	je	.L166
	vucomiss	.LC2(%rip), %xmm2
	jp	.L187
	jne	.L187
.L178:
	movq	-144(%rbp), %rdi
	movq	-72(%rbp), %rax
	imulq	32(%rdi), %rax
	addq	%rcx, %rax
	vmovss	%xmm2, (%r10,%rax,4)
.L166:
	movq	-80(%rbp), %rax
	addq	$4, %r12
	addq	$1, %rcx
	addq	%r15, %rbx
	addq	%rax, %r14
	movq	-64(%rbp), %rax
	addq	%rax, %r13
	movq	-88(%rbp), %rax
	cmpq	%rax, %r12
	jne	.L180
	addq	$1, -72(%rbp)
	movq	-200(%rbp), %rcx
	movq	-72(%rbp), %rax
	movl	-188(%rbp), %edi
	addl	%edi, -184(%rbp)
	cmpq	%rcx, %rax
	jne	.L181
	vzeroupper
.L197:
	addq	$192, %rsp
	popq	%rbx
	popq	%r10
	.cfi_remember_state
	.cfi_def_cfa 10, 0
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	popq	%rbp
	leaq	-8(%r10), %rsp
	.cfi_def_cfa 7, 8
	ret
	.p2align 4,,10
	.p2align 3
.L162:
	.cfi_restore_state
	testl	%r8d, %r8d
	jle	.L177
	movq	%r11, -136(%rbp)
	movq	-160(%rbp), %rdx
	leaq	(%r9,%r13,4), %rdi
	xorl	%esi, %esi
	movq	%rcx, -128(%rbp)
	movq	%r10, -120(%rbp)
	movl	%r8d, -108(%rbp)
	movq	%r9, -96(%rbp)
	vmovss	%xmm2, -104(%rbp)
	vzeroupper
	call	memset@PLT
	movq	-96(%rbp), %r9
	movl	-108(%rbp), %r8d
	vmovss	-104(%rbp), %xmm2
	movq	-120(%rbp), %r10
	movq	-128(%rbp), %rcx
	movq	-136(%rbp), %r11
	jmp	.L177
	.p2align 4,,10
	.p2align 3
.L187:
	movq	-56(%rbp), %rax
	movq	%rcx, -136(%rbp)
	movq	%r10, -128(%rbp)
	vmovss	(%rax,%r12), %xmm5
	movq	8(%r11), %rax
	movq	%r9, -120(%rbp)
	movl	%r8d, -108(%rbp)
	movq	%r11, -104(%rbp)
	vmovss	(%rax,%r12), %xmm0
	vmovss	%xmm5, -96(%rbp)
	vzeroupper
	call	logf@PLT
	movq	-128(%rbp), %r10
	movq	-120(%rbp), %r9
	vaddss	-96(%rbp), %xmm0, %xmm2
	movq	-136(%rbp), %rcx
	movl	-108(%rbp), %r8d
	movq	-104(%rbp), %r11
	jmp	.L178
	.p2align 4,,10
	.p2align 3
.L199:
	cmpl	$14, -112(%rbp)
	jbe	.L184
	movq	-176(%rbp), %rdx
	vbroadcastss	%xmm1, %zmm3
	xorl	%eax, %eax
	.p2align 4,,10
	.p2align 3
.L169:
	vmulps	(%rbx,%rax), %zmm3, %zmm0
	vmovups	%zmm0, (%rsi,%rax)
	addq	$64, %rax
	cmpq	%rax, %rdx
	jne	.L169
	movl	-164(%rbp), %eax
	cmpl	%r8d, %eax
	je	.L177
	cmpl	$6, -180(%rbp)
	movl	-168(%rbp), %edx
	jbe	.L173
	movl	%eax, -96(%rbp)
.L168:
	movq	-152(%rbp), %rsi
	leaq	(%r14,%rax), %rdi
	vbroadcastss	%xmm1, %ymm0
	addq	%r13, %rax
	vmulps	(%rsi,%rdi,4), %ymm0, %ymm0
	movl	-96(%rbp), %esi
	vmovups	%ymm0, (%r9,%rax,4)
	movl	%edx, %eax
	andl	$-8, %eax
	addl	%esi, %eax
	andl	$7, %edx
	je	.L177
.L173:
	movslq	%eax, %rdx
	movq	-152(%rbp), %rdi
	leaq	(%rdx,%r13), %rsi
	addq	%r14, %rdx
	vmulss	(%rdi,%rdx,4), %xmm1, %xmm0
	leal	1(%rax), %edx
	vmovss	%xmm0, (%r9,%rsi,4)
	cmpl	%r8d, %edx
	jge	.L177
	movslq	%edx, %rdx
	leaq	(%rdx,%r13), %rsi
	addq	%r14, %rdx
	vmulss	(%rdi,%rdx,4), %xmm1, %xmm0
	leal	2(%rax), %edx
	vmovss	%xmm0, (%r9,%rsi,4)
	cmpl	%r8d, %edx
	jge	.L177
	movslq	%edx, %rdx
	leaq	(%rdx,%r13), %rsi
	addq	%r14, %rdx
	vmulss	(%rdi,%rdx,4), %xmm1, %xmm0
	leal	3(%rax), %edx
	vmovss	%xmm0, (%r9,%rsi,4)
	cmpl	%edx, %r8d
	jle	.L177
	movslq	%edx, %rdx
	leaq	(%rdx,%r13), %rsi
	addq	%r14, %rdx
	vmulss	(%rdi,%rdx,4), %xmm1, %xmm0
	leal	4(%rax), %edx
	vmovss	%xmm0, (%r9,%rsi,4)
	cmpl	%edx, %r8d
	jle	.L177
	movslq	%edx, %rdx
	leaq	(%rdx,%r13), %rsi
	addq	%r14, %rdx
	vmulss	(%rdi,%rdx,4), %xmm1, %xmm0
	leal	5(%rax), %edx
	vmovss	%xmm0, (%r9,%rsi,4)
	cmpl	%edx, %r8d
	jle	.L177
	movslq	%edx, %rdx
	addl	$6, %eax
	leaq	(%rdx,%r13), %rsi
	addq	%r14, %rdx
	vmulss	(%rdi,%rdx,4), %xmm1, %xmm0
	vmovss	%xmm0, (%r9,%rsi,4)
	cmpl	%eax, %r8d
	jle	.L177
	cltq
	leaq	(%rax,%r13), %rdx
	addq	%r14, %rax
	vmulss	(%rdi,%rax,4), %xmm1, %xmm1
	vmovss	%xmm1, (%r9,%rdx,4)
	jmp	.L177
.L184:
	movl	$0, -96(%rbp)
	movl	%r8d, %edx
	xorl	%eax, %eax
	jmp	.L168
	.cfi_endproc
.LFE6472:
	.size	_ZN6kvtide12_GLOBAL__N_16finishERKNS_13AttentionArgsERKNS_9QueryTileERKNS_16PartialAttentionE, .-_ZN6kvtide12_GLOBAL__N_16finishERKNS_13AttentionArgsERKNS_9QueryTileERKNS_16PartialAttentionE
	.p2align 4
	.type	_ZN6kvtide12_GLOBAL__N_17put_rowILi6ELb0EEEvPfPKf, @function
_ZN6kvtide12_GLOBAL__N_17put_rowILi6ELb0EEEvPfPKf:
.LFB6754:
	.cfi_startproc
	vmovdqu	(%rsi), %xmm0
	movq	16(%rsi), %rax
	vmovdqu	%xmm0, (%rdi)
	movq	%rax, 16(%rdi)
	ret
	.cfi_endproc
.LFE6754:
	.size	_ZN6kvtide12_GLOBAL__N_17put_rowILi6ELb0EEEvPfPKf, .-_ZN6kvtide12_GLOBAL__N_17put_rowILi6ELb0EEEvPfPKf
	.p2align 4
	.type	_ZN6kvtide12_GLOBAL__N_17put_rowILi6ELb1EEEvPfPKf, @function
_ZN6kvtide12_GLOBAL__N_17put_rowILi6ELb1EEEvPfPKf:
.LFB6788:
	.cfi_startproc
	vmovq	16(%rsi), %xmm0
	vmovq	16(%rdi), %xmm2
	vmovups	(%rdi), %xmm3
	vaddps	(%rsi), %xmm3, %xmm1
	vaddps	%xmm2, %xmm0, %xmm0
	vmovdqu	%xmm1, (%rdi)
	vmovq	%xmm0, 16(%rdi)
	ret
	.cfi_endproc
.LFE6788:
	.size	_ZN6kvtide12_GLOBAL__N_17put_rowILi6ELb1EEEvPfPKf, .-_ZN6kvtide12_GLOBAL__N_17put_rowILi6ELb1EEEvPfPKf
	.p2align 4
	.type	_ZN6kvtide12_GLOBAL__N_15mergeEiiRKNS_16PartialAttentionES3_, @function
_ZN6kvtide12_GLOBAL__N_15mergeEiiRKNS_16PartialAttentionES3_:
.LFB6471:
	.cfi_startproc
	testl	%edi, %edi
	jle	.L248
	leaq	8(%rsp), %r10
	.cfi_def_cfa 10, 0
	andq	$-64, %rsp
	movslq	%esi, %rax
	movslq	%edi, %rdi
	pushq	-8(%r10)
	pushq	%rbp
	movq	%rsp, %rbp
	.cfi_escape 0x10,0x6,0x2,0x76,0
	pushq	%r15
	.cfi_escape 0x10,0xf,0x2,0x76,0x78
	movq	%rdx, %r15
	leaq	0(,%rax,4), %rdx
	pushq	%r14
	.cfi_escape 0x10,0xe,0x2,0x76,0x70
	xorl	%r14d, %r14d
	pushq	%r13
	pushq	%r12
	.cfi_escape 0x10,0xd,0x2,0x76,0x68
	.cfi_escape 0x10,0xc,0x2,0x76,0x60
	xorl	%r12d, %r12d
	pushq	%r10
	.cfi_escape 0xf,0x3,0x76,0x58,0x6
	pushq	%rbx
	addq	$-128, %rsp
	.cfi_escape 0x10,0x3,0x2,0x76,0x50
	movq	%rax, -64(%rbp)
	leaq	0(,%rdi,4), %rax
	movq	16(%rcx), %r8
	movq	%rax, -72(%rbp)
	leal	-1(%rsi), %eax
	movl	%eax, -136(%rbp)
	movl	%esi, %eax
	shrl	$4, %eax
	movq	%rdx, -144(%rbp)
	salq	$6, %rax
	movl	%esi, -132(%rbp)
	movq	%rax, -160(%rbp)
	movl	%esi, %eax
	andl	$-16, %eax
	movl	%eax, -148(%rbp)
	movl	%esi, %eax
	andl	$15, %eax
	movl	%eax, -152(%rbp)
	.p2align 4,,10
	.p2align 3
.L222:
	vmovss	(%r8,%r12), %xmm1
	vucomiss	.LC2(%rip), %xmm1
	jp	.L229
	je	.L208
.L229:
	movq	16(%r15), %rsi
	movq	(%r15), %r9
	leaq	0(,%r14,4), %rdi
	movq	(%rcx), %rax
	addq	%r12, %rsi
	leaq	(%r9,%rdi), %rbx
	vmovss	(%rsi), %xmm0
	leaq	(%rax,%rdi), %r13
	vucomiss	.LC2(%rip), %xmm0
	jp	.L206
	je	.L251
.L206:
	vmaxss	%xmm1, %xmm0, %xmm5
	movq	%rcx, -128(%rbp)
	movq	%r8, -120(%rbp)
	movq	%rdi, -112(%rbp)
	vsubss	%xmm5, %xmm0, %xmm0
	movq	%rsi, -104(%rbp)
	movq	%rax, -96(%rbp)
	movq	%r9, -88(%rbp)
	vmovss	%xmm1, -80(%rbp)
	vmovss	%xmm5, -56(%rbp)
	call	expf@PLT
	vmovss	-80(%rbp), %xmm1
	vmovss	%xmm0, -76(%rbp)
	vsubss	-56(%rbp), %xmm1, %xmm0
	call	expf@PLT
	movl	-132(%rbp), %eax
	vmovss	-76(%rbp), %xmm4
	movq	-88(%rbp), %r9
	movq	-104(%rbp), %rsi
	vmovaps	%xmm0, %xmm1
	testl	%eax, %eax
	movq	-112(%rbp), %rdi
	movq	-96(%rbp), %rax
	movq	-120(%rbp), %r8
	movq	-128(%rbp), %rcx
	jle	.L216
	movl	-136(%rbp), %edx
	cmpl	$6, %edx
	jbe	.L225
	leaq	4(%rax,%rdi), %rdi
	movq	%rbx, %r10
	subq	%rdi, %r10
	xorl	%edi, %edi
	cmpq	$56, %r10
	ja	.L252
	movq	-144(%rbp), %rdx
	.p2align 4,,10
	.p2align 3
.L220:
	vmulss	0(%r13,%rdi), %xmm1, %xmm0
	vfmadd231ss	(%rbx,%rdi), %xmm4, %xmm0
	vmovss	%xmm0, (%rbx,%rdi)
	addq	$4, %rdi
	cmpq	%rdi, %rdx
	jne	.L220
.L216:
	movq	8(%r15), %rax
	movq	8(%rcx), %rdi
	vmovss	-56(%rbp), %xmm6
	vmulss	(%rdi,%r12), %xmm1, %xmm1
	addq	%r12, %rax
	vfmadd231ss	(%rax), %xmm4, %xmm1
	vmovss	%xmm1, (%rax)
	vmovss	%xmm6, (%rsi)
.L208:
	movq	-64(%rbp), %rax
	addq	$4, %r12
	addq	%rax, %r14
	cmpq	%r12, -72(%rbp)
	jne	.L222
	subq	$-128, %rsp
	popq	%rbx
	popq	%r10
	.cfi_remember_state
	.cfi_def_cfa 10, 0
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	popq	%rbp
	leaq	-8(%r10), %rsp
	.cfi_def_cfa 7, 8
	ret
	.p2align 4,,10
	.p2align 3
.L251:
	.cfi_restore_state
	movq	-144(%rbp), %rdx
	movq	%r13, %rsi
	movq	%rbx, %rdi
	movq	%rcx, -56(%rbp)
	call	memcpy@PLT
	movq	-56(%rbp), %rcx
	movq	8(%rcx), %rax
	movq	16(%rcx), %r8
	vmovss	(%rax,%r12), %xmm0
	movq	8(%r15), %rax
	vmovss	%xmm0, (%rax,%r12)
	movq	16(%r15), %rax
	vmovss	(%r8,%r12), %xmm0
	vmovss	%xmm0, (%rax,%r12)
	jmp	.L208
	.p2align 4,,10
	.p2align 3
.L252:
	cmpl	$14, %edx
	jbe	.L227
	movq	-160(%rbp), %r10
	vbroadcastss	%xmm4, %zmm3
	vbroadcastss	%xmm0, %zmm2
	.p2align 4,,10
	.p2align 3
.L214:
	vmulps	0(%r13,%rdi), %zmm2, %zmm0
	vfmadd231ps	(%rbx,%rdi), %zmm3, %zmm0
	vmovups	%zmm0, (%rbx,%rdi)
	addq	$64, %rdi
	cmpq	%rdi, %r10
	jne	.L214
	movl	-148(%rbp), %edx
	cmpl	%edx, -132(%rbp)
	je	.L245
	movl	-152(%rbp), %edi
	movl	%edi, %r10d
	subl	$1, %edi
	cmpl	$6, %edi
	jbe	.L228
	movl	%edx, %edi
	movl	%edx, %r11d
.L213:
	addq	%r14, %rdi
	vbroadcastss	%xmm1, %ymm2
	vbroadcastss	%xmm4, %ymm0
	vmulps	(%rax,%rdi,4), %ymm2, %ymm2
	leaq	(%r9,%rdi,4), %r9
	movl	%r10d, %eax
	vfmadd132ps	(%r9), %ymm2, %ymm0
	andl	$-8, %eax
	addl	%r11d, %eax
	andl	$7, %r10d
	vmovups	%ymm0, (%r9)
	je	.L245
.L218:
	movslq	%eax, %r10
	movl	-132(%rbp), %edx
	leaq	0(,%r10,4), %rdi
	vmulss	0(%r13,%r10,4), %xmm1, %xmm0
	leaq	(%rbx,%rdi), %r9
	vfmadd231ss	(%r9), %xmm4, %xmm0
	vmovss	%xmm0, (%r9)
	leal	1(%rax), %r9d
	cmpl	%r9d, %edx
	jle	.L245
	leaq	4(%rbx,%rdi), %r9
	vmulss	4(%r13,%rdi), %xmm1, %xmm0
	vfmadd231ss	(%r9), %xmm4, %xmm0
	vmovss	%xmm0, (%r9)
	leal	2(%rax), %r9d
	cmpl	%r9d, %edx
	jle	.L245
	leaq	8(%rbx,%rdi), %r9
	vmulss	8(%r13,%rdi), %xmm1, %xmm0
	vfmadd231ss	(%r9), %xmm4, %xmm0
	vmovss	%xmm0, (%r9)
	leal	3(%rax), %r9d
	cmpl	%r9d, %edx
	jle	.L245
	leaq	12(%rbx,%rdi), %r9
	vmulss	12(%r13,%rdi), %xmm1, %xmm0
	vfmadd231ss	(%r9), %xmm4, %xmm0
	vmovss	%xmm0, (%r9)
	leal	4(%rax), %r9d
	cmpl	%r9d, %edx
	jle	.L245
	leaq	16(%rbx,%rdi), %r9
	vmulss	16(%r13,%rdi), %xmm1, %xmm0
	vfmadd231ss	(%r9), %xmm4, %xmm0
	vmovss	%xmm0, (%r9)
	leal	5(%rax), %r9d
	cmpl	%r9d, %edx
	jle	.L245
	vmulss	20(%r13,%rdi), %xmm1, %xmm0
	leaq	20(%rbx,%rdi), %r9
	addl	$6, %eax
	vfmadd231ss	(%r9), %xmm4, %xmm0
	vmovss	%xmm0, (%r9)
	cmpl	%eax, %edx
	jle	.L245
	vmulss	24(%r13,%rdi), %xmm1, %xmm0
	leaq	24(%rbx,%rdi), %rax
	vfmadd231ss	(%rax), %xmm4, %xmm0
	vmovss	%xmm0, (%rax)
	vzeroupper
	jmp	.L216
	.p2align 4,,10
	.p2align 3
.L225:
	movq	-144(%rbp), %rdx
	xorl	%edi, %edi
	jmp	.L220
	.p2align 4,,10
	.p2align 3
.L245:
	vzeroupper
	jmp	.L216
.L227:
	movl	-132(%rbp), %r10d
	xorl	%edi, %edi
	xorl	%r11d, %r11d
	jmp	.L213
.L228:
	movl	%edx, %eax
	jmp	.L218
.L248:
	.cfi_def_cfa 7, 8
	.cfi_restore 3
	.cfi_restore 6
	.cfi_restore 12
	.cfi_restore 13
	.cfi_restore 14
	.cfi_restore 15
	ret
	.cfi_endproc
.LFE6471:
	.size	_ZN6kvtide12_GLOBAL__N_15mergeEiiRKNS_16PartialAttentionES3_, .-_ZN6kvtide12_GLOBAL__N_15mergeEiiRKNS_16PartialAttentionES3_
	.p2align 4
	.type	_ZN6kvtide12_GLOBAL__N_18dot_tileILi4ELi1ELb0ELi1EfEEvPKflPKPKT3_lRKNS0_5AheadIS4_EEiPfl, @function
_ZN6kvtide12_GLOBAL__N_18dot_tileILi4ELi1ELb0ELi1EfEEvPKflPKPKT3_lRKNS0_5AheadIS4_EEiPfl:
.LFB6586:
	.cfi_startproc
	leaq	8(%rsp), %r10
	.cfi_def_cfa 10, 0
	andq	$-64, %rsp
	pushq	-8(%r10)
	pushq	%rbp
	movq	%rsp, %rbp
	.cfi_escape 0x10,0x6,0x2,0x76,0
	pushq	%r15
	pushq	%r14
	pushq	%r13
	.cfi_escape 0x10,0xf,0x2,0x76,0x78
	.cfi_escape 0x10,0xe,0x2,0x76,0x70
	.cfi_escape 0x10,0xd,0x2,0x76,0x68
	movq	%rdx, %r13
	pushq	%r12
	pushq	%r10
	.cfi_escape 0xf,0x3,0x76,0x58,0x6
	.cfi_escape 0x10,0xc,0x2,0x76,0x60
	pushq	%rbx
	.cfi_escape 0x10,0x3,0x2,0x76,0x50
	movq	%rsi, %rbx
	addq	$-128, %rsp
	movq	(%r10), %rax
	movq	8(%r10), %r12
	movq	%rax, -120(%rbp)
	cmpq	$15, %rcx
	jle	.L260
	movq	(%r8), %rax
	leaq	0(,%rsi,4), %r15
	vxorps	%xmm3, %xmm3, %xmm3
	movq	0(%r13), %r10
	leaq	(%rdi,%r15), %r8
	vmovaps	%zmm3, %zmm2
	vmovaps	%zmm3, %zmm1
	movq	(%rax), %r11
	leaq	-16(%rcx), %rax
	leaq	(%r8,%r15), %rsi
	vmovaps	%zmm3, %zmm4
	shrq	$4, %rax
	addq	%rsi, %r15
	leaq	1(%rax), %r14
	xorl	%eax, %eax
	movq	%r14, %rdx
	salq	$6, %rdx
	.p2align 4,,10
	.p2align 3
.L255:
	vmovups	(%r10,%rax), %zmm0
	prefetcht0	(%r11,%rax)
	vfmadd231ps	(%rdi,%rax), %zmm0, %zmm4
	vfmadd231ps	(%r8,%rax), %zmm0, %zmm1
	vfmadd231ps	(%rsi,%rax), %zmm0, %zmm2
	vfmadd231ps	(%r15,%rax), %zmm0, %zmm3
	addq	$64, %rax
	cmpq	%rax, %rdx
	jne	.L255
	movq	%r14, %rax
	salq	$4, %rax
.L254:
	cmpq	%rax, %rcx
	jle	.L256
	subl	%eax, %ecx
	movl	$1, %esi
	leaq	0(,%rax,4), %rdx
	addq	%rbx, %rax
	sall	%cl, %esi
	movq	0(%r13), %rcx
	subl	$1, %esi
	addq	%rdx, %rcx
	kmovw	%esi, %k1
	vmovups	(%rdi,%rdx), %zmm5{%k1}{z}
	vmovups	(%rcx), %zmm0{%k1}{z}
	vfmadd231ps	%zmm0, %zmm5, %zmm4
	vmovups	(%rdi,%rax,4), %zmm5{%k1}{z}
	addq	%rbx, %rax
	addq	%rax, %rbx
	vfmadd231ps	%zmm0, %zmm5, %zmm1
	vmovups	(%rdi,%rax,4), %zmm5{%k1}{z}
	vfmadd231ps	%zmm0, %zmm5, %zmm2
	vmovups	(%rdi,%rbx,4), %zmm5{%k1}{z}
	vfmadd231ps	%zmm0, %zmm5, %zmm3
.L256:
	leaq	-112(%rbp), %rbx
	vmovaps	%zmm4, %zmm0
	movq	%rbx, %rdi
	call	_ZN6kvtide12_GLOBAL__N_14Simd4sum4EDv16_fS2_S2_S2_Pf
	cmpl	$1, %r9d
	je	.L257
	testl	%r9d, %r9d
	jle	.L263
	movl	%r9d, %r9d
	movq	-120(%rbp), %rcx
	salq	$2, %r12
	leaq	-96(%rbp), %r13
	leaq	0(,%r9,4), %r14
.L259:
	movq	%rbx, %rsi
	movq	%rcx, %rdi
	movq	%r14, %rdx
	addq	$4, %rbx
	call	memcpy@PLT
	movq	%rax, %rcx
	addq	%r12, %rcx
	cmpq	%r13, %rbx
	jne	.L259
.L263:
	subq	$-128, %rsp
	popq	%rbx
	popq	%r10
	.cfi_remember_state
	.cfi_def_cfa 10, 0
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	popq	%rbp
	leaq	-8(%r10), %rsp
	.cfi_def_cfa 7, 8
	ret
.L257:
	.cfi_restore_state
	movl	-112(%rbp), %eax
	movq	-120(%rbp), %rbx
	leaq	0(,%r12,4), %rdx
	movl	-108(%rbp), %ecx
	movl	%eax, (%rbx)
	leaq	(%rbx,%rdx), %rax
	movl	%ecx, (%rax)
	addq	%rdx, %rax
	movl	-104(%rbp), %edx
	movl	%edx, (%rax)
	movl	-100(%rbp), %edx
	movl	%edx, (%rax,%r12,4)
	jmp	.L263
.L260:
	vxorps	%xmm3, %xmm3, %xmm3
	xorl	%eax, %eax
	vmovaps	%zmm3, %zmm2
	vmovaps	%zmm3, %zmm1
	vmovaps	%zmm3, %zmm4
	jmp	.L254
	.cfi_endproc
.LFE6586:
	.size	_ZN6kvtide12_GLOBAL__N_18dot_tileILi4ELi1ELb0ELi1EfEEvPKflPKPKT3_lRKNS0_5AheadIS4_EEiPfl, .-_ZN6kvtide12_GLOBAL__N_18dot_tileILi4ELi1ELb0ELi1EfEEvPKflPKPKT3_lRKNS0_5AheadIS4_EEiPfl
	.p2align 4
	.type	_ZN6kvtide12_GLOBAL__N_18dot_tileILi4ELi1ELb0ELi1ENS_4bf16EEEvPKflPKPKT3_lRKNS0_5AheadIS5_EEiPfl, @function
_ZN6kvtide12_GLOBAL__N_18dot_tileILi4ELi1ELb0ELi1ENS_4bf16EEEvPKflPKPKT3_lRKNS0_5AheadIS5_EEiPfl:
.LFB6596:
	.cfi_startproc
	leaq	8(%rsp), %r10
	.cfi_def_cfa 10, 0
	andq	$-64, %rsp
	pushq	-8(%r10)
	pushq	%rbp
	movq	%rsp, %rbp
	.cfi_escape 0x10,0x6,0x2,0x76,0
	pushq	%r15
	pushq	%r14
	pushq	%r13
	pushq	%r12
	.cfi_escape 0x10,0xf,0x2,0x76,0x78
	.cfi_escape 0x10,0xe,0x2,0x76,0x70
	.cfi_escape 0x10,0xd,0x2,0x76,0x68
	.cfi_escape 0x10,0xc,0x2,0x76,0x60
	movq	%rdx, %r12
	pushq	%r10
	.cfi_escape 0xf,0x3,0x76,0x58,0x6
	pushq	%rbx
	.cfi_escape 0x10,0x3,0x2,0x76,0x50
	movq	%rsi, %rbx
	addq	$-128, %rsp
	movq	8(%r10), %rax
	movq	(%r10), %r11
	movq	%rax, -120(%rbp)
	cmpq	$15, %rcx
	jle	.L272
	movq	(%r8), %rax
	leaq	0(,%rsi,4), %r13
	vxorps	%xmm3, %xmm3, %xmm3
	movq	(%r12), %r14
	leaq	(%rdi,%r13), %r8
	vmovaps	%zmm3, %zmm2
	vmovaps	%zmm3, %zmm1
	movq	(%rax), %rdx
	leaq	-16(%rcx), %rax
	leaq	(%r8,%r13), %rsi
	vmovaps	%zmm3, %zmm4
	shrq	$4, %rax
	addq	%rsi, %r13
	leaq	1(%rax), %r10
	xorl	%eax, %eax
	movq	%r10, %r15
	salq	$5, %r15
	.p2align 4,,10
	.p2align 3
.L267:
	vpmovzxwd	(%r14,%rax), %zmm0
	prefetcht0	(%rdx,%rax)
	vpslld	$16, %zmm0, %zmm0
	vfmadd231ps	(%rdi,%rax,2), %zmm0, %zmm4
	vfmadd231ps	(%r8,%rax,2), %zmm0, %zmm1
	vfmadd231ps	(%rsi,%rax,2), %zmm0, %zmm2
	vfmadd231ps	0(%r13,%rax,2), %zmm0, %zmm3
	addq	$32, %rax
	cmpq	%rax, %r15
	jne	.L267
	movq	%r10, %rax
	salq	$4, %rax
.L266:
	cmpq	%rax, %rcx
	jle	.L268
	subl	%eax, %ecx
	movl	$1, %esi
	movq	(%r12), %rdx
	sall	%cl, %esi
	leal	-1(%rsi), %ecx
	kmovw	%ecx, %k1
	vmovdqu16	(%rdx,%rax,2), %ymm0{%k1}{z}
	vmovups	(%rdi,%rax,4), %zmm5{%k1}{z}
	addq	%rbx, %rax
	vpmovzxwd	%ymm0, %zmm0
	vpslld	$16, %zmm0, %zmm0
	vfmadd231ps	%zmm0, %zmm5, %zmm4
	vmovups	(%rdi,%rax,4), %zmm5{%k1}{z}
	addq	%rbx, %rax
	addq	%rax, %rbx
	vfmadd231ps	%zmm0, %zmm5, %zmm1
	vmovups	(%rdi,%rax,4), %zmm5{%k1}{z}
	vfmadd231ps	%zmm0, %zmm5, %zmm2
	vmovups	(%rdi,%rbx,4), %zmm5{%k1}{z}
	vfmadd231ps	%zmm0, %zmm5, %zmm3
.L268:
	leaq	-112(%rbp), %rbx
	vmovaps	%zmm4, %zmm0
	movq	%rbx, %rdi
	call	_ZN6kvtide12_GLOBAL__N_14Simd4sum4EDv16_fS2_S2_S2_Pf
	cmpl	$1, %r9d
	je	.L269
	testl	%r9d, %r9d
	jle	.L275
	movq	-120(%rbp), %r12
	movl	%r9d, %r9d
	leaq	-96(%rbp), %r13
	leaq	0(,%r9,4), %r14
	salq	$2, %r12
.L271:
	movq	%rbx, %rsi
	movq	%r11, %rdi
	movq	%r14, %rdx
	addq	$4, %rbx
	call	memcpy@PLT
	movq	%rax, %r11
	addq	%r12, %r11
	cmpq	%r13, %rbx
	jne	.L271
.L275:
	subq	$-128, %rsp
	popq	%rbx
	popq	%r10
	.cfi_remember_state
	.cfi_def_cfa 10, 0
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	popq	%rbp
	leaq	-8(%r10), %rsp
	.cfi_def_cfa 7, 8
	ret
.L269:
	.cfi_restore_state
	movq	-120(%rbp), %rbx
	movl	-112(%rbp), %eax
	movl	-108(%rbp), %ecx
	leaq	0(,%rbx,4), %rdx
	movl	%eax, (%r11)
	leaq	(%r11,%rdx), %rax
	movl	%ecx, (%rax)
	addq	%rdx, %rax
	movl	-104(%rbp), %edx
	movl	%edx, (%rax)
	movl	-100(%rbp), %edx
	movl	%edx, (%rax,%rbx,4)
	jmp	.L275
.L272:
	vxorps	%xmm3, %xmm3, %xmm3
	xorl	%eax, %eax
	vmovaps	%zmm3, %zmm2
	vmovaps	%zmm3, %zmm1
	vmovaps	%zmm3, %zmm4
	jmp	.L266
	.cfi_endproc
.LFE6596:
	.size	_ZN6kvtide12_GLOBAL__N_18dot_tileILi4ELi1ELb0ELi1ENS_4bf16EEEvPKflPKPKT3_lRKNS0_5AheadIS5_EEiPfl, .-_ZN6kvtide12_GLOBAL__N_18dot_tileILi4ELi1ELb0ELi1ENS_4bf16EEEvPKflPKPKT3_lRKNS0_5AheadIS5_EEiPfl
	.p2align 4
	.type	_ZN6kvtide12_GLOBAL__N_14Simd8sum_tileERA4_A6_KDv16_fPf, @function
_ZN6kvtide12_GLOBAL__N_14Simd8sum_tileERA4_A6_KDv16_fPf:
.LFB6439:
	.cfi_startproc
	vmovaps	320(%rdi), %zmm6
	vshuff32x4	$68, 704(%rdi), %zmm6, %zmm1
	vshuff32x4	$238, 704(%rdi), %zmm6, %zmm0
	vmovaps	1088(%rdi), %zmm6
	vshuff32x4	$68, 1472(%rdi), %zmm6, %zmm2
	vmovaps	192(%rdi), %zmm5
	vmovaps	960(%rdi), %zmm7
	vaddps	%zmm1, %zmm0, %zmm0
	vshuff32x4	$238, 1472(%rdi), %zmm6, %zmm1
	vmovaps	256(%rdi), %zmm6
	vaddps	%zmm2, %zmm1, %zmm1
	vshuff32x4	$221, %zmm1, %zmm0, %zmm3
	vshuff32x4	$136, %zmm1, %zmm0, %zmm0
	vshuff32x4	$238, 640(%rdi), %zmm6, %zmm1
	vaddps	%zmm0, %zmm3, %zmm3
	vshuff32x4	$68, 640(%rdi), %zmm6, %zmm0
	vmovaps	1024(%rdi), %zmm6
	vshuff32x4	$238, 1408(%rdi), %zmm6, %zmm2
	vaddps	%zmm0, %zmm1, %zmm1
	vshuff32x4	$68, 1408(%rdi), %zmm6, %zmm0
	vmovaps	1152(%rdi), %zmm6
	vaddps	%zmm0, %zmm2, %zmm2
	vshuff32x4	$221, %zmm2, %zmm1, %zmm0
	vshuff32x4	$136, %zmm2, %zmm1, %zmm1
	vaddps	%zmm1, %zmm0, %zmm0
	vshuff32x4	$68, 576(%rdi), %zmm5, %zmm1
	vshufps	$221, %zmm3, %zmm0, %zmm2
	vshufps	$136, %zmm3, %zmm0, %zmm0
	vshuff32x4	$68, 1344(%rdi), %zmm7, %zmm3
	vaddps	%zmm0, %zmm2, %zmm2
	vshuff32x4	$238, 576(%rdi), %zmm5, %zmm0
	vmovaps	128(%rdi), %zmm5
	vaddps	%zmm1, %zmm0, %zmm0
	vshuff32x4	$238, 1344(%rdi), %zmm7, %zmm1
	vmovaps	896(%rdi), %zmm7
	vaddps	%zmm3, %zmm1, %zmm1
	vshuff32x4	$238, 1280(%rdi), %zmm7, %zmm3
	vshuff32x4	$221, %zmm1, %zmm0, %zmm4
	vshuff32x4	$136, %zmm1, %zmm0, %zmm0
	vshuff32x4	$238, 512(%rdi), %zmm5, %zmm1
	vaddps	%zmm0, %zmm4, %zmm4
	vshuff32x4	$68, 512(%rdi), %zmm5, %zmm0
	vaddps	%zmm0, %zmm1, %zmm1
	vshuff32x4	$68, 1280(%rdi), %zmm7, %zmm0
	vmovaps	832(%rdi), %zmm7
	vaddps	%zmm0, %zmm3, %zmm3
	vshuff32x4	$221, %zmm3, %zmm1, %zmm0
	vshuff32x4	$136, %zmm3, %zmm1, %zmm1
	vaddps	%zmm1, %zmm0, %zmm0
	vshufps	$221, %zmm4, %zmm0, %zmm3
	vshufps	$136, %zmm4, %zmm0, %zmm0
	vmovaps	64(%rdi), %zmm4
	vshuff32x4	$68, 448(%rdi), %zmm4, %zmm1
	vaddps	%zmm0, %zmm3, %zmm3
	vshuff32x4	$238, 448(%rdi), %zmm4, %zmm0
	vshuff32x4	$68, 1216(%rdi), %zmm7, %zmm4
	vaddps	%zmm1, %zmm0, %zmm0
	vshuff32x4	$238, 1216(%rdi), %zmm7, %zmm1
	vaddps	%zmm4, %zmm1, %zmm1
	vshuff32x4	$221, %zmm1, %zmm0, %zmm4
	vshuff32x4	$136, %zmm1, %zmm0, %zmm0
	vmovaps	768(%rdi), %zmm1
	vmovaps	384(%rdi), %zmm7
	vmovaps	(%rdi), %zmm5
	vaddps	%zmm0, %zmm4, %zmm4
	vshuff32x4	$238, %zmm7, %zmm5, %zmm0
	vshuff32x4	$68, %zmm7, %zmm5, %zmm5
	vaddps	%zmm5, %zmm0, %zmm0
	vshuff32x4	$238, %zmm6, %zmm1, %zmm5
	vshuff32x4	$68, %zmm6, %zmm1, %zmm1
	vaddps	%zmm1, %zmm5, %zmm5
	vshuff32x4	$221, %zmm5, %zmm0, %zmm1
	vshuff32x4	$136, %zmm5, %zmm0, %zmm0
	vaddps	%zmm0, %zmm1, %zmm1
	vshufps	$221, %zmm4, %zmm1, %zmm0
	vshufps	$136, %zmm4, %zmm1, %zmm1
	vaddps	%zmm1, %zmm0, %zmm0
	vshufps	$221, %zmm3, %zmm0, %zmm1
	vshufps	$136, %zmm3, %zmm0, %zmm0
	vaddps	%zmm0, %zmm1, %zmm1
	vpermilps	$221, %zmm2, %zmm0
	vpermilps	$136, %zmm2, %zmm2
	vaddps	%zmm2, %zmm0, %zmm0
	vmovaps	%xmm1, (%rsi)
	vextractf32x4	$1, %zmm1, 32(%rsi)
	vextractf32x4	$2, %zmm1, 64(%rsi)
	vextractf32x4	$3, %zmm1, 96(%rsi)
	vmovaps	%xmm0, 16(%rsi)
	vextractf32x4	$1, %zmm0, 48(%rsi)
	vextractf32x4	$2, %zmm0, 80(%rsi)
	vextractf32x4	$3, %zmm0, 112(%rsi)
	vzeroupper
	ret
	.cfi_endproc
.LFE6439:
	.size	_ZN6kvtide12_GLOBAL__N_14Simd8sum_tileERA4_A6_KDv16_fPf, .-_ZN6kvtide12_GLOBAL__N_14Simd8sum_tileERA4_A6_KDv16_fPf
	.p2align 4
	.type	_ZN6kvtide12_GLOBAL__N_18dot_tileILi4ELi6ELb1ELi1EfEEvPKflPKPKT3_lRKNS0_5AheadIS4_EEiPfl, @function
_ZN6kvtide12_GLOBAL__N_18dot_tileILi4ELi6ELb1ELi1EfEEvPKflPKPKT3_lRKNS0_5AheadIS4_EEiPfl:
.LFB6686:
	.cfi_startproc
	pushq	%rbp
	.cfi_def_cfa_offset 16
	.cfi_offset 6, -16
	vxorps	%xmm1, %xmm1, %xmm1
	vmovq	%rdx, %xmm0
	movq	%rsp, %rbp
	.cfi_def_cfa_register 6
	pushq	%r15
	pushq	%r14
	pushq	%r13
	pushq	%r12
	pushq	%rbx
	andq	$-64, %rsp
	subq	$1728, %rsp
	.cfi_offset 15, -24
	.cfi_offset 14, -32
	.cfi_offset 13, -40
	.cfi_offset 12, -48
	.cfi_offset 3, -56
	movq	16(%rbp), %rdx
	movq	%rsi, 32(%rsp)
	movq	%rcx, 56(%rsp)
	vmovaps	%zmm1, 192(%rsp)
	vmovaps	%zmm1, 256(%rsp)
	vmovaps	%zmm1, 320(%rsp)
	vmovaps	%zmm1, 384(%rsp)
	vmovaps	%zmm1, 448(%rsp)
	vmovaps	%zmm1, 512(%rsp)
	vmovaps	%zmm1, 576(%rsp)
	vmovaps	%zmm1, 640(%rsp)
	vmovaps	%zmm1, 704(%rsp)
	vmovaps	%zmm1, 768(%rsp)
	vmovaps	%zmm1, 832(%rsp)
	vmovaps	%zmm1, 896(%rsp)
	vmovaps	%zmm1, 960(%rsp)
	vmovaps	%zmm1, 1024(%rsp)
	vmovaps	%zmm1, 1088(%rsp)
	vmovaps	%zmm1, 1152(%rsp)
	vmovaps	%zmm1, 1216(%rsp)
	vmovaps	%zmm1, 1280(%rsp)
	vmovaps	%zmm1, 1344(%rsp)
	vmovaps	%zmm1, 1408(%rsp)
	vmovaps	%zmm1, 1472(%rsp)
	vmovaps	%zmm1, 1536(%rsp)
	vmovaps	%zmm1, 1600(%rsp)
	vmovaps	%zmm1, 1664(%rsp)
	cmpq	$15, %rcx
	jle	.L290
	movq	(%r8), %rax
	movq	%rcx, %rbx
	salq	$2, %rsi
	vmovq	%xmm0, %r11
	leaq	(%rdi,%rsi), %r10
	movq	40(%r11), %r11
	vmovaps	%zmm1, %zmm5
	vmovaps	%zmm1, %zmm6
	movq	(%rax), %rcx
	leaq	-16(%rbx), %rax
	leaq	(%r10,%rsi), %r8
	vmovq	%xmm0, %rbx
	movq	(%rbx), %r15
	movq	8(%rbx), %r14
	movq	%rax, 48(%rsp)
	andq	$-16, %rax
	addq	$16, %rax
	movq	16(%rbx), %r13
	movq	24(%rbx), %r12
	addq	%r8, %rsi
	movq	%rax, 40(%rsp)
	movq	32(%rbx), %rbx
	xorl	%eax, %eax
	vmovaps	%zmm1, %zmm7
	movq	40(%rsp), %rdx
	vmovaps	%zmm1, %zmm8
	vmovaps	%zmm1, %zmm9
	vmovaps	%zmm1, %zmm10
	vmovaps	%zmm1, %zmm11
	vmovaps	%zmm1, %zmm12
	vmovaps	%zmm1, %zmm13
	vmovaps	%zmm1, %zmm14
	vmovaps	%zmm1, %zmm15
	vmovaps	%zmm1, %zmm16
	vmovaps	%zmm1, %zmm17
	vmovaps	%zmm1, %zmm18
	vmovaps	%zmm1, %zmm19
	vmovaps	%zmm1, %zmm20
	vmovaps	%zmm1, %zmm21
	vmovaps	%zmm1, %zmm22
	vmovaps	%zmm1, %zmm23
	vmovaps	%zmm1, %zmm24
	vmovaps	%zmm1, %zmm25
	vmovaps	%zmm1, %zmm26
	vmovaps	%zmm1, %zmm27
	vmovaps	%zmm1, %zmm28
	vmovdqa64	%xmm0, %xmm29
	.p2align 4,,10
	.p2align 3
.L280:
	vmovups	(%rdi,%rax,4), %zmm3
	vmovups	(%r10,%rax,4), %zmm2
	prefetcht0	(%rcx)
	addq	$64, %rcx
	vmovups	(%r8,%rax,4), %zmm1
	vmovups	(%rsi,%rax,4), %zmm0
	vmovups	(%r15,%rax,4), %zmm4
	vfmadd231ps	%zmm4, %zmm3, %zmm28
	vfmadd231ps	%zmm4, %zmm2, %zmm27
	vfmadd231ps	%zmm4, %zmm1, %zmm26
	vfmadd231ps	%zmm4, %zmm0, %zmm25
	vmovups	(%r14,%rax,4), %zmm4
	vfmadd231ps	%zmm4, %zmm3, %zmm24
	vfmadd231ps	%zmm4, %zmm2, %zmm23
	vfmadd231ps	%zmm4, %zmm1, %zmm22
	vfmadd231ps	%zmm4, %zmm0, %zmm21
	vmovups	0(%r13,%rax,4), %zmm4
	vfmadd231ps	%zmm4, %zmm3, %zmm20
	vfmadd231ps	%zmm4, %zmm2, %zmm19
	vfmadd231ps	%zmm4, %zmm1, %zmm18
	vfmadd231ps	%zmm4, %zmm0, %zmm17
	vmovups	(%r12,%rax,4), %zmm4
	vfmadd231ps	%zmm4, %zmm3, %zmm16
	vfmadd231ps	%zmm4, %zmm2, %zmm15
	vfmadd231ps	%zmm4, %zmm1, %zmm14
	vfmadd231ps	%zmm4, %zmm0, %zmm13
	vmovups	(%rbx,%rax,4), %zmm4
	vfmadd231ps	%zmm4, %zmm3, %zmm12
	vfmadd231ps	%zmm4, %zmm2, %zmm11
	vfmadd231ps	%zmm4, %zmm1, %zmm10
	vfmadd231ps	%zmm4, %zmm0, %zmm9
	vmovups	(%r11,%rax,4), %zmm4
	addq	$16, %rax
	vfmadd231ps	%zmm4, %zmm3, %zmm8
	vfmadd231ps	%zmm4, %zmm2, %zmm7
	vfmadd231ps	%zmm4, %zmm1, %zmm6
	vfmadd231ps	%zmm4, %zmm0, %zmm5
	cmpq	%rdx, %rax
	jne	.L280
	movq	48(%rsp), %rax
	movq	16(%rbp), %rdx
	vmovdqa64	%xmm29, %xmm0
	vmovaps	%zmm28, 192(%rsp)
	vmovaps	%zmm27, 576(%rsp)
	vmovaps	%zmm26, 960(%rsp)
	andq	$-16, %rax
	vmovaps	%zmm25, 1344(%rsp)
	leaq	16(%rax), %rsi
	vmovaps	%zmm24, 256(%rsp)
	vmovaps	%zmm23, 640(%rsp)
	vmovaps	%zmm22, 1024(%rsp)
	vmovaps	%zmm21, 1408(%rsp)
	vmovaps	%zmm20, 320(%rsp)
	vmovaps	%zmm19, 704(%rsp)
	vmovaps	%zmm18, 1088(%rsp)
	vmovaps	%zmm17, 1472(%rsp)
	vmovaps	%zmm16, 384(%rsp)
	vmovaps	%zmm15, 768(%rsp)
	vmovaps	%zmm14, 1152(%rsp)
	vmovaps	%zmm13, 1536(%rsp)
	vmovaps	%zmm12, 448(%rsp)
	vmovaps	%zmm11, 832(%rsp)
	vmovaps	%zmm10, 1216(%rsp)
	vmovaps	%zmm9, 1600(%rsp)
	vmovaps	%zmm8, 512(%rsp)
	vmovaps	%zmm7, 896(%rsp)
	vmovaps	%zmm6, 1280(%rsp)
	vmovaps	%zmm5, 1664(%rsp)
.L279:
	movq	56(%rsp), %rax
	cmpq	%rsi, %rax
	jle	.L281
	movl	%eax, %ecx
	movl	$1, %eax
	vmovq	%xmm0, %rbx
	subl	%esi, %ecx
	leaq	0(,%rsi,4), %r8
	sall	%cl, %eax
	subl	$1, %eax
	kmovw	%eax, %k1
	movq	(%rbx), %rax
	vmovups	(%rdi,%r8), %zmm4{%k1}{z}
	movq	32(%rsp), %rbx
	addq	%r8, %rax
	vmovaps	%zmm4, %zmm1
	vmovaps	%zmm4, %zmm6
	vmovups	(%rax), %zmm5{%k1}{z}
	leaq	(%rsi,%rbx), %rax
	vfmadd213ps	192(%rsp), %zmm5, %zmm1
	vmovaps	%zmm1, 192(%rsp)
	vmovups	(%rdi,%rax,4), %zmm3{%k1}{z}
	addq	%rbx, %rax
	vmovaps	%zmm3, %zmm1
	vfmadd213ps	576(%rsp), %zmm5, %zmm1
	vmovaps	%zmm1, 576(%rsp)
	vmovups	(%rdi,%rax,4), %zmm2{%k1}{z}
	addq	%rbx, %rax
	vmovq	%xmm0, %rbx
	vmovaps	%zmm2, %zmm1
	vfmadd213ps	960(%rsp), %zmm5, %zmm1
	vmovaps	%zmm1, 960(%rsp)
	vmovups	(%rdi,%rax,4), %zmm1{%k1}{z}
	movq	8(%rbx), %rax
	vfmadd213ps	1344(%rsp), %zmm1, %zmm5
	addq	%r8, %rax
	vmovaps	%zmm5, 1344(%rsp)
	vmovups	(%rax), %zmm5{%k1}{z}
	movq	16(%rbx), %rax
	vfmadd213ps	256(%rsp), %zmm5, %zmm6
	addq	%r8, %rax
	vmovaps	%zmm6, 256(%rsp)
	vmovaps	%zmm3, %zmm6
	vfmadd213ps	640(%rsp), %zmm5, %zmm6
	vmovaps	%zmm6, 640(%rsp)
	vmovaps	%zmm2, %zmm6
	vfmadd213ps	1024(%rsp), %zmm5, %zmm6
	vfmadd213ps	1408(%rsp), %zmm1, %zmm5
	vmovaps	%zmm6, 1024(%rsp)
	vmovaps	%zmm4, %zmm6
	vmovaps	%zmm5, 1408(%rsp)
	vmovups	(%rax), %zmm5{%k1}{z}
	vfmadd213ps	320(%rsp), %zmm5, %zmm6
	vmovaps	%zmm6, 320(%rsp)
	vmovaps	%zmm3, %zmm6
	vfmadd213ps	704(%rsp), %zmm5, %zmm6
	vmovaps	%zmm6, 704(%rsp)
	vmovaps	%zmm2, %zmm6
	vfmadd213ps	1088(%rsp), %zmm5, %zmm6
	vmovaps	%zmm6, 1088(%rsp)
	movq	24(%rbx), %rax
	vfmadd213ps	1472(%rsp), %zmm1, %zmm5
	vmovaps	%zmm4, %zmm6
	addq	%r8, %rax
	vmovaps	%zmm5, 1472(%rsp)
	vmovups	(%rax), %zmm5{%k1}{z}
	movq	32(%rbx), %rax
	vfmadd213ps	384(%rsp), %zmm5, %zmm6
	addq	%r8, %rax
	addq	40(%rbx), %r8
	vmovaps	%zmm6, 384(%rsp)
	vmovaps	%zmm3, %zmm6
	vfmadd213ps	768(%rsp), %zmm5, %zmm6
	vmovaps	%zmm6, 768(%rsp)
	vmovaps	%zmm2, %zmm6
	vfmadd213ps	1152(%rsp), %zmm5, %zmm6
	vfmadd213ps	1536(%rsp), %zmm1, %zmm5
	vmovaps	%zmm6, 1152(%rsp)
	vmovaps	%zmm4, %zmm6
	vmovaps	%zmm5, 1536(%rsp)
	vmovups	(%rax), %zmm5{%k1}{z}
	vfmadd213ps	448(%rsp), %zmm5, %zmm6
	vmovaps	%zmm6, 448(%rsp)
	vmovaps	%zmm3, %zmm6
	vfmadd213ps	832(%rsp), %zmm5, %zmm6
	vmovaps	%zmm6, 832(%rsp)
	vmovaps	%zmm2, %zmm6
	vfmadd213ps	1216(%rsp), %zmm5, %zmm6
	vfmadd213ps	1600(%rsp), %zmm1, %zmm5
	vmovaps	%zmm6, 1216(%rsp)
	vmovaps	%zmm5, 1600(%rsp)
	vmovups	(%r8), %zmm0{%k1}{z}
	vfmadd213ps	512(%rsp), %zmm0, %zmm4
	vfmadd213ps	896(%rsp), %zmm0, %zmm3
	vfmadd213ps	1280(%rsp), %zmm0, %zmm2
	vfmadd213ps	1664(%rsp), %zmm0, %zmm1
	vmovaps	%zmm4, 512(%rsp)
	vmovaps	%zmm3, 896(%rsp)
	vmovaps	%zmm2, 1280(%rsp)
	vmovaps	%zmm1, 1664(%rsp)
.L281:
	leaq	64(%rsp), %r14
	leaq	192(%rsp), %rdi
	movq	%r14, %rsi
	vzeroupper
	call	_ZN6kvtide12_GLOBAL__N_14Simd8sum_tileERA4_A6_KDv16_fPf
	cmpl	$6, %r9d
	je	.L282
	testl	%r9d, %r9d
	jle	.L308
	movl	%r9d, %r11d
	movl	%r9d, %r8d
	movq	24(%rbp), %rbx
	leal	-1(%r9), %r10d
	shrl	$4, %r11d
	andl	$-16, %r8d
	xorl	%edi, %edi
	xorl	%esi, %esi
.L284:
	movl	%edi, %r12d
	cmpl	$14, %r10d
	jbe	.L310
.L287:
	vmovups	(%rdx,%rsi,4), %zmm7
	vaddps	(%r14,%rdi,4), %zmm7, %zmm0
	vmovups	%zmm0, (%rdx,%rsi,4)
	cmpl	$1, %r11d
	je	.L285
	vmovups	64(%rdx,%rsi,4), %zmm6
	vaddps	64(%r14,%rdi,4), %zmm6, %zmm0
	vmovups	%zmm0, 64(%rdx,%rsi,4)
.L285:
	cmpl	%r9d, %r8d
	je	.L311
	movl	%r8d, %ecx
	movl	%r8d, %eax
.L286:
	movl	%r9d, %r13d
	subl	%ecx, %r13d
	leal	-1(%r13), %r15d
	cmpl	$6, %r15d
	jbe	.L288
	leaq	(%rcx,%rsi), %r15
	addq	%rdi, %rcx
	leaq	(%rdx,%r15,4), %r15
	vmovups	(%r15), %ymm7
	vaddps	64(%rsp,%rcx,4), %ymm7, %ymm0
	movl	%r13d, %ecx
	andl	$-8, %ecx
	addl	%ecx, %eax
	andl	$7, %r13d
	vmovups	%ymm0, (%r15)
	je	.L289
.L288:
	movslq	%eax, %rcx
	addq	%rsi, %rcx
	leaq	(%rdx,%rcx,4), %r13
	leal	(%r12,%rax), %ecx
	movslq	%ecx, %rcx
	vmovss	0(%r13), %xmm0
	vaddss	64(%rsp,%rcx,4), %xmm0, %xmm0
	leal	1(%rax), %ecx
	vmovss	%xmm0, 0(%r13)
	cmpl	%ecx, %r9d
	jle	.L289
	movslq	%ecx, %r13
	addl	%r12d, %ecx
	addq	%rsi, %r13
	movslq	%ecx, %rcx
	leaq	(%rdx,%r13,4), %r13
	vmovss	0(%r13), %xmm0
	vaddss	64(%rsp,%rcx,4), %xmm0, %xmm0
	leal	2(%rax), %ecx
	vmovss	%xmm0, 0(%r13)
	cmpl	%ecx, %r9d
	jle	.L289
	movslq	%ecx, %r13
	addl	%r12d, %ecx
	addq	%rsi, %r13
	movslq	%ecx, %rcx
	leaq	(%rdx,%r13,4), %r13
	vmovss	0(%r13), %xmm0
	vaddss	64(%rsp,%rcx,4), %xmm0, %xmm0
	leal	3(%rax), %ecx
	vmovss	%xmm0, 0(%r13)
	cmpl	%ecx, %r9d
	jle	.L289
	movslq	%ecx, %r13
	addl	%r12d, %ecx
	addq	%rsi, %r13
	movslq	%ecx, %rcx
	leaq	(%rdx,%r13,4), %r13
	vmovss	0(%r13), %xmm0
	vaddss	64(%rsp,%rcx,4), %xmm0, %xmm0
	leal	4(%rax), %ecx
	vmovss	%xmm0, 0(%r13)
	cmpl	%ecx, %r9d
	jle	.L289
	movslq	%ecx, %r13
	addl	%r12d, %ecx
	addq	%rsi, %r13
	movslq	%ecx, %rcx
	leaq	(%rdx,%r13,4), %r13
	vmovss	0(%r13), %xmm0
	vaddss	64(%rsp,%rcx,4), %xmm0, %xmm0
	leal	5(%rax), %ecx
	vmovss	%xmm0, 0(%r13)
	cmpl	%ecx, %r9d
	jle	.L289
	movslq	%ecx, %r13
	addl	%r12d, %ecx
	addl	$6, %eax
	addq	%rsi, %r13
	movslq	%ecx, %rcx
	leaq	(%rdx,%r13,4), %r13
	vmovss	0(%r13), %xmm0
	vaddss	64(%rsp,%rcx,4), %xmm0, %xmm0
	vmovss	%xmm0, 0(%r13)
	cmpl	%eax, %r9d
	jle	.L289
	movslq	%eax, %rcx
	addl	%r12d, %eax
	addq	%rsi, %rcx
	cltq
	leaq	(%rdx,%rcx,4), %rcx
	vmovss	(%rcx), %xmm0
	vaddss	64(%rsp,%rax,4), %xmm0, %xmm0
	vmovss	%xmm0, (%rcx)
.L289:
	addq	$8, %rdi
	addq	%rbx, %rsi
	cmpq	$32, %rdi
	jne	.L284
.L307:
	vzeroupper
.L308:
	leaq	-40(%rbp), %rsp
	popq	%rbx
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	popq	%rbp
	.cfi_remember_state
	.cfi_def_cfa 7, 8
	ret
.L310:
	.cfi_restore_state
	xorl	%ecx, %ecx
	xorl	%eax, %eax
	jmp	.L286
.L282:
	movq	%rdx, %rdi
	call	_ZN6kvtide12_GLOBAL__N_17put_rowILi6ELb1EEEvPfPKf
	movq	24(%rbp), %rax
	leaq	96(%rsp), %rsi
	leaq	0(,%rax,4), %rcx
	leaq	(%rdx,%rcx), %rax
	movq	%rax, %rdi
	addq	%rcx, %rax
	call	_ZN6kvtide12_GLOBAL__N_17put_rowILi6ELb1EEEvPfPKf
	leaq	128(%rsp), %rsi
	movq	%rax, %rdi
	call	_ZN6kvtide12_GLOBAL__N_17put_rowILi6ELb1EEEvPfPKf
	leaq	160(%rsp), %rsi
	leaq	(%rax,%rcx), %rdi
	call	_ZN6kvtide12_GLOBAL__N_17put_rowILi6ELb1EEEvPfPKf
	leaq	-40(%rbp), %rsp
	popq	%rbx
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	popq	%rbp
	.cfi_remember_state
	.cfi_def_cfa 7, 8
	ret
.L311:
	.cfi_restore_state
	addq	$8, %rdi
	addq	%rbx, %rsi
	cmpq	$32, %rdi
	je	.L307
	movl	%edi, %r12d
	jmp	.L287
.L290:
	xorl	%esi, %esi
	jmp	.L279
	.cfi_endproc
.LFE6686:
	.size	_ZN6kvtide12_GLOBAL__N_18dot_tileILi4ELi6ELb1ELi1EfEEvPKflPKPKT3_lRKNS0_5AheadIS4_EEiPfl, .-_ZN6kvtide12_GLOBAL__N_18dot_tileILi4ELi6ELb1ELi1EfEEvPKflPKPKT3_lRKNS0_5AheadIS4_EEiPfl
	.p2align 4
	.type	_ZN6kvtide12_GLOBAL__N_18dot_tileILi4ELi6ELb1ELi2EfEEvPKflPKPKT3_lRKNS0_5AheadIS4_EEiPfl, @function
_ZN6kvtide12_GLOBAL__N_18dot_tileILi4ELi6ELb1ELi2EfEEvPKflPKPKT3_lRKNS0_5AheadIS4_EEiPfl:
.LFB6687:
	.cfi_startproc
	pushq	%rbp
	.cfi_def_cfa_offset 16
	.cfi_offset 6, -16
	vxorps	%xmm1, %xmm1, %xmm1
	vmovq	%rdx, %xmm0
	movq	%rsp, %rbp
	.cfi_def_cfa_register 6
	pushq	%r15
	pushq	%r14
	pushq	%r13
	pushq	%r12
	pushq	%rbx
	andq	$-64, %rsp
	subq	$1728, %rsp
	.cfi_offset 15, -24
	.cfi_offset 14, -32
	.cfi_offset 13, -40
	.cfi_offset 12, -48
	.cfi_offset 3, -56
	movq	16(%rbp), %rdx
	movq	%rsi, 32(%rsp)
	movq	%rcx, 56(%rsp)
	vmovaps	%zmm1, 192(%rsp)
	vmovaps	%zmm1, 256(%rsp)
	vmovaps	%zmm1, 320(%rsp)
	vmovaps	%zmm1, 384(%rsp)
	vmovaps	%zmm1, 448(%rsp)
	vmovaps	%zmm1, 512(%rsp)
	vmovaps	%zmm1, 576(%rsp)
	vmovaps	%zmm1, 640(%rsp)
	vmovaps	%zmm1, 704(%rsp)
	vmovaps	%zmm1, 768(%rsp)
	vmovaps	%zmm1, 832(%rsp)
	vmovaps	%zmm1, 896(%rsp)
	vmovaps	%zmm1, 960(%rsp)
	vmovaps	%zmm1, 1024(%rsp)
	vmovaps	%zmm1, 1088(%rsp)
	vmovaps	%zmm1, 1152(%rsp)
	vmovaps	%zmm1, 1216(%rsp)
	vmovaps	%zmm1, 1280(%rsp)
	vmovaps	%zmm1, 1344(%rsp)
	vmovaps	%zmm1, 1408(%rsp)
	vmovaps	%zmm1, 1472(%rsp)
	vmovaps	%zmm1, 1536(%rsp)
	vmovaps	%zmm1, 1600(%rsp)
	vmovaps	%zmm1, 1664(%rsp)
	cmpq	$15, %rcx
	jle	.L324
	movq	%rcx, %rax
	movq	(%r8), %r11
	salq	$2, %rsi
	vmovq	%xmm0, %rbx
	subq	$16, %rax
	leaq	(%rdi,%rsi), %r10
	movq	(%rbx), %r15
	movq	8(%rbx), %r14
	movq	(%r11), %rcx
	movq	16(%rbx), %r13
	movq	%rax, 48(%rsp)
	andq	$-16, %rax
	vmovq	8(%r11), %xmm29
	addq	$16, %rax
	movq	24(%rbx), %r12
	leaq	(%r10,%rsi), %r8
	vmovq	%xmm0, %r11
	movq	%rax, 40(%rsp)
	movq	32(%rbx), %rbx
	addq	%r8, %rsi
	movq	40(%r11), %r11
	movq	40(%rsp), %rdx
	movl	%r9d, 28(%rsp)
	xorl	%eax, %eax
	vmovaps	%zmm1, %zmm5
	vmovaps	%zmm1, %zmm6
	vmovaps	%zmm1, %zmm7
	vmovaps	%zmm1, %zmm8
	vmovaps	%zmm1, %zmm9
	vmovaps	%zmm1, %zmm10
	vmovaps	%zmm1, %zmm11
	vmovaps	%zmm1, %zmm12
	vmovaps	%zmm1, %zmm13
	vmovaps	%zmm1, %zmm14
	vmovaps	%zmm1, %zmm15
	vmovaps	%zmm1, %zmm16
	vmovaps	%zmm1, %zmm17
	vmovaps	%zmm1, %zmm18
	vmovaps	%zmm1, %zmm19
	vmovaps	%zmm1, %zmm20
	vmovaps	%zmm1, %zmm21
	vmovaps	%zmm1, %zmm22
	vmovaps	%zmm1, %zmm23
	vmovaps	%zmm1, %zmm24
	vmovaps	%zmm1, %zmm25
	vmovaps	%zmm1, %zmm26
	vmovaps	%zmm1, %zmm27
	vmovaps	%zmm1, %zmm28
	vmovdqa64	%xmm0, %xmm30
	vmovq	%xmm29, %r9
	.p2align 4,,10
	.p2align 3
.L314:
	vmovups	(%rdi,%rax,4), %zmm3
	vmovups	(%r10,%rax,4), %zmm2
	prefetcht0	(%r9,%rax,4)
	prefetcht0	(%rcx)
	vmovups	(%r8,%rax,4), %zmm1
	vmovups	(%rsi,%rax,4), %zmm0
	addq	$64, %rcx
	vmovups	(%r15,%rax,4), %zmm4
	vfmadd231ps	%zmm4, %zmm3, %zmm28
	vfmadd231ps	%zmm4, %zmm2, %zmm27
	vfmadd231ps	%zmm4, %zmm1, %zmm26
	vfmadd231ps	%zmm4, %zmm0, %zmm25
	vmovups	(%r14,%rax,4), %zmm4
	vfmadd231ps	%zmm4, %zmm3, %zmm24
	vfmadd231ps	%zmm4, %zmm2, %zmm23
	vfmadd231ps	%zmm4, %zmm1, %zmm22
	vfmadd231ps	%zmm4, %zmm0, %zmm21
	vmovups	0(%r13,%rax,4), %zmm4
	vfmadd231ps	%zmm4, %zmm3, %zmm20
	vfmadd231ps	%zmm4, %zmm2, %zmm19
	vfmadd231ps	%zmm4, %zmm1, %zmm18
	vfmadd231ps	%zmm4, %zmm0, %zmm17
	vmovups	(%r12,%rax,4), %zmm4
	vfmadd231ps	%zmm4, %zmm3, %zmm16
	vfmadd231ps	%zmm4, %zmm2, %zmm15
	vfmadd231ps	%zmm4, %zmm1, %zmm14
	vfmadd231ps	%zmm4, %zmm0, %zmm13
	vmovups	(%rbx,%rax,4), %zmm4
	vfmadd231ps	%zmm4, %zmm3, %zmm12
	vfmadd231ps	%zmm4, %zmm2, %zmm11
	vfmadd231ps	%zmm4, %zmm1, %zmm10
	vfmadd231ps	%zmm4, %zmm0, %zmm9
	vmovups	(%r11,%rax,4), %zmm4
	addq	$16, %rax
	vfmadd231ps	%zmm4, %zmm3, %zmm8
	vfmadd231ps	%zmm4, %zmm2, %zmm7
	vfmadd231ps	%zmm4, %zmm1, %zmm6
	vfmadd231ps	%zmm4, %zmm0, %zmm5
	cmpq	%rdx, %rax
	jne	.L314
	movq	48(%rsp), %rax
	movq	16(%rbp), %rdx
	vmovdqa64	%xmm30, %xmm0
	vmovaps	%zmm28, 192(%rsp)
	vmovaps	%zmm27, 576(%rsp)
	movl	28(%rsp), %r9d
	vmovaps	%zmm26, 960(%rsp)
	andq	$-16, %rax
	vmovaps	%zmm25, 1344(%rsp)
	leaq	16(%rax), %rsi
	vmovaps	%zmm24, 256(%rsp)
	vmovaps	%zmm23, 640(%rsp)
	vmovaps	%zmm22, 1024(%rsp)
	vmovaps	%zmm21, 1408(%rsp)
	vmovaps	%zmm20, 320(%rsp)
	vmovaps	%zmm19, 704(%rsp)
	vmovaps	%zmm18, 1088(%rsp)
	vmovaps	%zmm17, 1472(%rsp)
	vmovaps	%zmm16, 384(%rsp)
	vmovaps	%zmm15, 768(%rsp)
	vmovaps	%zmm14, 1152(%rsp)
	vmovaps	%zmm13, 1536(%rsp)
	vmovaps	%zmm12, 448(%rsp)
	vmovaps	%zmm11, 832(%rsp)
	vmovaps	%zmm10, 1216(%rsp)
	vmovaps	%zmm9, 1600(%rsp)
	vmovaps	%zmm8, 512(%rsp)
	vmovaps	%zmm7, 896(%rsp)
	vmovaps	%zmm6, 1280(%rsp)
	vmovaps	%zmm5, 1664(%rsp)
.L313:
	movq	56(%rsp), %rax
	cmpq	%rsi, %rax
	jle	.L315
	movl	%eax, %ecx
	movl	$1, %eax
	vmovq	%xmm0, %rbx
	subl	%esi, %ecx
	leaq	0(,%rsi,4), %r8
	sall	%cl, %eax
	subl	$1, %eax
	kmovw	%eax, %k1
	movq	(%rbx), %rax
	vmovups	(%rdi,%r8), %zmm4{%k1}{z}
	movq	32(%rsp), %rbx
	addq	%r8, %rax
	vmovaps	%zmm4, %zmm1
	vmovaps	%zmm4, %zmm6
	vmovups	(%rax), %zmm5{%k1}{z}
	leaq	(%rsi,%rbx), %rax
	vfmadd213ps	192(%rsp), %zmm5, %zmm1
	vmovaps	%zmm1, 192(%rsp)
	vmovups	(%rdi,%rax,4), %zmm3{%k1}{z}
	addq	%rbx, %rax
	vmovaps	%zmm3, %zmm1
	vfmadd213ps	576(%rsp), %zmm5, %zmm1
	vmovaps	%zmm1, 576(%rsp)
	vmovups	(%rdi,%rax,4), %zmm2{%k1}{z}
	addq	%rbx, %rax
	vmovq	%xmm0, %rbx
	vmovaps	%zmm2, %zmm1
	vfmadd213ps	960(%rsp), %zmm5, %zmm1
	vmovaps	%zmm1, 960(%rsp)
	vmovups	(%rdi,%rax,4), %zmm1{%k1}{z}
	movq	8(%rbx), %rax
	vfmadd213ps	1344(%rsp), %zmm1, %zmm5
	addq	%r8, %rax
	vmovaps	%zmm5, 1344(%rsp)
	vmovups	(%rax), %zmm5{%k1}{z}
	movq	16(%rbx), %rax
	vfmadd213ps	256(%rsp), %zmm5, %zmm6
	addq	%r8, %rax
	vmovaps	%zmm6, 256(%rsp)
	vmovaps	%zmm3, %zmm6
	vfmadd213ps	640(%rsp), %zmm5, %zmm6
	vmovaps	%zmm6, 640(%rsp)
	vmovaps	%zmm2, %zmm6
	vfmadd213ps	1024(%rsp), %zmm5, %zmm6
	vfmadd213ps	1408(%rsp), %zmm1, %zmm5
	vmovaps	%zmm6, 1024(%rsp)
	vmovaps	%zmm4, %zmm6
	vmovaps	%zmm5, 1408(%rsp)
	vmovups	(%rax), %zmm5{%k1}{z}
	vfmadd213ps	320(%rsp), %zmm5, %zmm6
	vmovaps	%zmm6, 320(%rsp)
	vmovaps	%zmm3, %zmm6
	vfmadd213ps	704(%rsp), %zmm5, %zmm6
	vmovaps	%zmm6, 704(%rsp)
	vmovaps	%zmm2, %zmm6
	vfmadd213ps	1088(%rsp), %zmm5, %zmm6
	vmovaps	%zmm6, 1088(%rsp)
	movq	24(%rbx), %rax
	vfmadd213ps	1472(%rsp), %zmm1, %zmm5
	vmovaps	%zmm4, %zmm6
	addq	%r8, %rax
	vmovaps	%zmm5, 1472(%rsp)
	vmovups	(%rax), %zmm5{%k1}{z}
	movq	32(%rbx), %rax
	vfmadd213ps	384(%rsp), %zmm5, %zmm6
	addq	%r8, %rax
	addq	40(%rbx), %r8
	vmovaps	%zmm6, 384(%rsp)
	vmovaps	%zmm3, %zmm6
	vfmadd213ps	768(%rsp), %zmm5, %zmm6
	vmovaps	%zmm6, 768(%rsp)
	vmovaps	%zmm2, %zmm6
	vfmadd213ps	1152(%rsp), %zmm5, %zmm6
	vfmadd213ps	1536(%rsp), %zmm1, %zmm5
	vmovaps	%zmm6, 1152(%rsp)
	vmovaps	%zmm4, %zmm6
	vmovaps	%zmm5, 1536(%rsp)
	vmovups	(%rax), %zmm5{%k1}{z}
	vfmadd213ps	448(%rsp), %zmm5, %zmm6
	vmovaps	%zmm6, 448(%rsp)
	vmovaps	%zmm3, %zmm6
	vfmadd213ps	832(%rsp), %zmm5, %zmm6
	vmovaps	%zmm6, 832(%rsp)
	vmovaps	%zmm2, %zmm6
	vfmadd213ps	1216(%rsp), %zmm5, %zmm6
	vfmadd213ps	1600(%rsp), %zmm1, %zmm5
	vmovaps	%zmm6, 1216(%rsp)
	vmovaps	%zmm5, 1600(%rsp)
	vmovups	(%r8), %zmm0{%k1}{z}
	vfmadd213ps	512(%rsp), %zmm0, %zmm4
	vfmadd213ps	896(%rsp), %zmm0, %zmm3
	vfmadd213ps	1280(%rsp), %zmm0, %zmm2
	vfmadd213ps	1664(%rsp), %zmm0, %zmm1
	vmovaps	%zmm4, 512(%rsp)
	vmovaps	%zmm3, 896(%rsp)
	vmovaps	%zmm2, 1280(%rsp)
	vmovaps	%zmm1, 1664(%rsp)
.L315:
	leaq	64(%rsp), %r14
	leaq	192(%rsp), %rdi
	movq	%r14, %rsi
	vzeroupper
	call	_ZN6kvtide12_GLOBAL__N_14Simd8sum_tileERA4_A6_KDv16_fPf
	cmpl	$6, %r9d
	je	.L316
	testl	%r9d, %r9d
	jle	.L342
	movl	%r9d, %r11d
	movl	%r9d, %r8d
	movq	24(%rbp), %rbx
	leal	-1(%r9), %r10d
	shrl	$4, %r11d
	andl	$-16, %r8d
	xorl	%edi, %edi
	xorl	%esi, %esi
.L318:
	movl	%edi, %r12d
	cmpl	$14, %r10d
	jbe	.L344
.L321:
	vmovups	(%r14,%rdi,4), %zmm7
	vaddps	(%rdx,%rsi,4), %zmm7, %zmm0
	vmovups	%zmm0, (%rdx,%rsi,4)
	cmpl	$1, %r11d
	je	.L319
	vmovups	64(%rdx,%rsi,4), %zmm6
	vaddps	64(%r14,%rdi,4), %zmm6, %zmm0
	vmovups	%zmm0, 64(%rdx,%rsi,4)
.L319:
	cmpl	%r9d, %r8d
	je	.L345
	movl	%r8d, %ecx
	movl	%r8d, %eax
.L320:
	movl	%r9d, %r13d
	subl	%ecx, %r13d
	leal	-1(%r13), %r15d
	cmpl	$6, %r15d
	jbe	.L322
	leaq	(%rcx,%rsi), %r15
	addq	%rdi, %rcx
	leaq	(%rdx,%r15,4), %r15
	vmovups	(%r15), %ymm7
	vaddps	64(%rsp,%rcx,4), %ymm7, %ymm0
	movl	%r13d, %ecx
	andl	$-8, %ecx
	addl	%ecx, %eax
	andl	$7, %r13d
	vmovups	%ymm0, (%r15)
	je	.L323
.L322:
	movslq	%eax, %rcx
	addq	%rsi, %rcx
	leaq	(%rdx,%rcx,4), %r13
	leal	(%r12,%rax), %ecx
	movslq	%ecx, %rcx
	vmovss	0(%r13), %xmm0
	vaddss	64(%rsp,%rcx,4), %xmm0, %xmm0
	leal	1(%rax), %ecx
	vmovss	%xmm0, 0(%r13)
	cmpl	%ecx, %r9d
	jle	.L323
	movslq	%ecx, %r13
	addl	%r12d, %ecx
	addq	%rsi, %r13
	movslq	%ecx, %rcx
	leaq	(%rdx,%r13,4), %r13
	vmovss	0(%r13), %xmm0
	vaddss	64(%rsp,%rcx,4), %xmm0, %xmm0
	leal	2(%rax), %ecx
	vmovss	%xmm0, 0(%r13)
	cmpl	%ecx, %r9d
	jle	.L323
	movslq	%ecx, %r13
	addl	%r12d, %ecx
	addq	%rsi, %r13
	movslq	%ecx, %rcx
	leaq	(%rdx,%r13,4), %r13
	vmovss	0(%r13), %xmm0
	vaddss	64(%rsp,%rcx,4), %xmm0, %xmm0
	leal	3(%rax), %ecx
	vmovss	%xmm0, 0(%r13)
	cmpl	%ecx, %r9d
	jle	.L323
	movslq	%ecx, %r13
	addl	%r12d, %ecx
	addq	%rsi, %r13
	movslq	%ecx, %rcx
	leaq	(%rdx,%r13,4), %r13
	vmovss	0(%r13), %xmm0
	vaddss	64(%rsp,%rcx,4), %xmm0, %xmm0
	leal	4(%rax), %ecx
	vmovss	%xmm0, 0(%r13)
	cmpl	%ecx, %r9d
	jle	.L323
	movslq	%ecx, %r13
	addl	%r12d, %ecx
	addq	%rsi, %r13
	movslq	%ecx, %rcx
	leaq	(%rdx,%r13,4), %r13
	vmovss	0(%r13), %xmm0
	vaddss	64(%rsp,%rcx,4), %xmm0, %xmm0
	leal	5(%rax), %ecx
	vmovss	%xmm0, 0(%r13)
	cmpl	%ecx, %r9d
	jle	.L323
	movslq	%ecx, %r13
	addl	%r12d, %ecx
	addl	$6, %eax
	addq	%rsi, %r13
	movslq	%ecx, %rcx
	leaq	(%rdx,%r13,4), %r13
	vmovss	0(%r13), %xmm0
	vaddss	64(%rsp,%rcx,4), %xmm0, %xmm0
	vmovss	%xmm0, 0(%r13)
	cmpl	%eax, %r9d
	jle	.L323
	movslq	%eax, %rcx
	addl	%r12d, %eax
	addq	%rsi, %rcx
	cltq
	leaq	(%rdx,%rcx,4), %rcx
	vmovss	(%rcx), %xmm0
	vaddss	64(%rsp,%rax,4), %xmm0, %xmm0
	vmovss	%xmm0, (%rcx)
.L323:
	addq	$8, %rdi
	addq	%rbx, %rsi
	cmpq	$32, %rdi
	jne	.L318
.L341:
	vzeroupper
.L342:
	leaq	-40(%rbp), %rsp
	popq	%rbx
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	popq	%rbp
	.cfi_remember_state
	.cfi_def_cfa 7, 8
	ret
.L344:
	.cfi_restore_state
	xorl	%ecx, %ecx
	xorl	%eax, %eax
	jmp	.L320
.L316:
	movq	%rdx, %rdi
	call	_ZN6kvtide12_GLOBAL__N_17put_rowILi6ELb1EEEvPfPKf
	movq	24(%rbp), %rax
	leaq	96(%rsp), %rsi
	leaq	0(,%rax,4), %rcx
	leaq	(%rdx,%rcx), %rax
	movq	%rax, %rdi
	addq	%rcx, %rax
	call	_ZN6kvtide12_GLOBAL__N_17put_rowILi6ELb1EEEvPfPKf
	leaq	128(%rsp), %rsi
	movq	%rax, %rdi
	call	_ZN6kvtide12_GLOBAL__N_17put_rowILi6ELb1EEEvPfPKf
	leaq	160(%rsp), %rsi
	leaq	(%rax,%rcx), %rdi
	call	_ZN6kvtide12_GLOBAL__N_17put_rowILi6ELb1EEEvPfPKf
	leaq	-40(%rbp), %rsp
	popq	%rbx
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	popq	%rbp
	.cfi_remember_state
	.cfi_def_cfa 7, 8
	ret
.L345:
	.cfi_restore_state
	addq	$8, %rdi
	addq	%rbx, %rsi
	cmpq	$32, %rdi
	je	.L341
	movl	%edi, %r12d
	jmp	.L321
.L324:
	xorl	%esi, %esi
	jmp	.L313
	.cfi_endproc
.LFE6687:
	.size	_ZN6kvtide12_GLOBAL__N_18dot_tileILi4ELi6ELb1ELi2EfEEvPKflPKPKT3_lRKNS0_5AheadIS4_EEiPfl, .-_ZN6kvtide12_GLOBAL__N_18dot_tileILi4ELi6ELb1ELi2EfEEvPKflPKPKT3_lRKNS0_5AheadIS4_EEiPfl
	.p2align 4
	.type	_ZN6kvtide12_GLOBAL__N_18dot_tileILi4ELi6ELb1ELi3EfEEvPKflPKPKT3_lRKNS0_5AheadIS4_EEiPfl, @function
_ZN6kvtide12_GLOBAL__N_18dot_tileILi4ELi6ELb1ELi3EfEEvPKflPKPKT3_lRKNS0_5AheadIS4_EEiPfl:
.LFB6688:
	.cfi_startproc
	pushq	%rbp
	.cfi_def_cfa_offset 16
	.cfi_offset 6, -16
	vxorps	%xmm1, %xmm1, %xmm1
	vmovq	%rdx, %xmm0
	movq	%rsp, %rbp
	.cfi_def_cfa_register 6
	pushq	%r15
	pushq	%r14
	pushq	%r13
	pushq	%r12
	pushq	%rbx
	andq	$-64, %rsp
	subq	$1728, %rsp
	.cfi_offset 15, -24
	.cfi_offset 14, -32
	.cfi_offset 13, -40
	.cfi_offset 12, -48
	.cfi_offset 3, -56
	movq	16(%rbp), %rdx
	movq	%rsi, 32(%rsp)
	movq	%rcx, 48(%rsp)
	vmovaps	%zmm1, 192(%rsp)
	vmovaps	%zmm1, 256(%rsp)
	vmovaps	%zmm1, 320(%rsp)
	vmovaps	%zmm1, 384(%rsp)
	vmovaps	%zmm1, 448(%rsp)
	vmovaps	%zmm1, 512(%rsp)
	vmovaps	%zmm1, 576(%rsp)
	vmovaps	%zmm1, 640(%rsp)
	vmovaps	%zmm1, 704(%rsp)
	vmovaps	%zmm1, 768(%rsp)
	vmovaps	%zmm1, 832(%rsp)
	vmovaps	%zmm1, 896(%rsp)
	vmovaps	%zmm1, 960(%rsp)
	vmovaps	%zmm1, 1024(%rsp)
	vmovaps	%zmm1, 1088(%rsp)
	vmovaps	%zmm1, 1152(%rsp)
	vmovaps	%zmm1, 1216(%rsp)
	vmovaps	%zmm1, 1280(%rsp)
	vmovaps	%zmm1, 1344(%rsp)
	vmovaps	%zmm1, 1408(%rsp)
	vmovaps	%zmm1, 1472(%rsp)
	vmovaps	%zmm1, 1536(%rsp)
	vmovaps	%zmm1, 1600(%rsp)
	vmovaps	%zmm1, 1664(%rsp)
	cmpq	$15, %rcx
	jle	.L358
	movq	(%r8), %r11
	movq	%rcx, %rax
	vmovq	%xmm0, %rbx
	salq	$2, %rsi
	subq	$16, %rax
	movq	(%rbx), %r15
	leaq	(%rdi,%rsi), %r10
	movl	%r9d, 20(%rsp)
	movq	(%r11), %rcx
	movq	8(%rbx), %r14
	movq	%rax, 40(%rsp)
	andq	$-16, %rax
	addq	$16, %rax
	movq	16(%rbx), %r13
	movq	24(%rbx), %r12
	leaq	(%r10,%rsi), %r8
	vmovq	16(%r11), %xmm30
	vmovq	8(%r11), %xmm29
	movq	%rax, 56(%rsp)
	xorl	%eax, %eax
	vmovq	%xmm0, %r11
	movq	32(%rbx), %rbx
	vmovq	%r15, %xmm31
	addq	%r8, %rsi
	movq	40(%r11), %r11
	vmovaps	%zmm1, %zmm5
	vmovaps	%zmm1, %zmm6
	vmovaps	%zmm1, %zmm7
	vmovaps	%zmm1, %zmm8
	vmovaps	%zmm1, %zmm9
	vmovaps	%zmm1, %zmm10
	vmovq	%xmm0, 24(%rsp)
	movq	%r11, %r15
	vmovaps	%zmm1, %zmm11
	vmovaps	%zmm1, %zmm12
	vmovaps	%zmm1, %zmm13
	vmovaps	%zmm1, %zmm14
	vmovaps	%zmm1, %zmm15
	vmovaps	%zmm1, %zmm16
	vmovaps	%zmm1, %zmm17
	vmovaps	%zmm1, %zmm18
	vmovaps	%zmm1, %zmm19
	vmovaps	%zmm1, %zmm20
	vmovaps	%zmm1, %zmm21
	vmovaps	%zmm1, %zmm22
	vmovaps	%zmm1, %zmm23
	vmovaps	%zmm1, %zmm24
	vmovaps	%zmm1, %zmm25
	vmovaps	%zmm1, %zmm26
	vmovaps	%zmm1, %zmm27
	vmovaps	%zmm1, %zmm28
	vmovq	%xmm30, %r11
	.p2align 4,,10
	.p2align 3
.L348:
	vmovq	%xmm29, %rdx
	leaq	0(,%rax,4), %r9
	vmovups	(%rdi,%rax,4), %zmm3
	vmovups	(%r10,%rax,4), %zmm2
	prefetcht0	(%rdx,%r9)
	vmovq	%xmm31, %rdx
	vmovups	(%r8,%rax,4), %zmm1
	prefetcht0	(%rcx)
	vmovups	(%rsi,%rax,4), %zmm0
	vmovups	(%rdx,%rax,4), %zmm4
	addq	$64, %rcx
	prefetcht0	(%r11,%r9)
	movq	56(%rsp), %rdx
	vfmadd231ps	%zmm4, %zmm3, %zmm28
	vfmadd231ps	%zmm4, %zmm2, %zmm27
	vfmadd231ps	%zmm4, %zmm1, %zmm26
	vfmadd231ps	%zmm4, %zmm0, %zmm25
	vmovups	(%r14,%rax,4), %zmm4
	vfmadd231ps	%zmm4, %zmm3, %zmm24
	vfmadd231ps	%zmm4, %zmm2, %zmm23
	vfmadd231ps	%zmm4, %zmm1, %zmm22
	vfmadd231ps	%zmm4, %zmm0, %zmm21
	vmovups	0(%r13,%rax,4), %zmm4
	vfmadd231ps	%zmm4, %zmm3, %zmm20
	vfmadd231ps	%zmm4, %zmm2, %zmm19
	vfmadd231ps	%zmm4, %zmm1, %zmm18
	vfmadd231ps	%zmm4, %zmm0, %zmm17
	vmovups	(%r12,%rax,4), %zmm4
	vfmadd231ps	%zmm4, %zmm3, %zmm16
	vfmadd231ps	%zmm4, %zmm2, %zmm15
	vfmadd231ps	%zmm4, %zmm1, %zmm14
	vfmadd231ps	%zmm4, %zmm0, %zmm13
	vmovups	(%rbx,%rax,4), %zmm4
	vfmadd231ps	%zmm4, %zmm3, %zmm12
	vfmadd231ps	%zmm4, %zmm2, %zmm11
	vfmadd231ps	%zmm4, %zmm1, %zmm10
	vfmadd231ps	%zmm4, %zmm0, %zmm9
	vmovups	(%r15,%rax,4), %zmm4
	addq	$16, %rax
	vfmadd231ps	%zmm4, %zmm3, %zmm8
	vfmadd231ps	%zmm4, %zmm2, %zmm7
	vfmadd231ps	%zmm4, %zmm1, %zmm6
	vfmadd231ps	%zmm4, %zmm0, %zmm5
	cmpq	%rdx, %rax
	jne	.L348
	movq	40(%rsp), %rax
	vmovq	24(%rsp), %xmm0
	vmovaps	%zmm28, 192(%rsp)
	movl	20(%rsp), %r9d
	movq	16(%rbp), %rdx
	vmovaps	%zmm27, 576(%rsp)
	vmovaps	%zmm26, 960(%rsp)
	andq	$-16, %rax
	vmovaps	%zmm25, 1344(%rsp)
	leaq	16(%rax), %rsi
	vmovaps	%zmm24, 256(%rsp)
	vmovaps	%zmm23, 640(%rsp)
	vmovaps	%zmm22, 1024(%rsp)
	vmovaps	%zmm21, 1408(%rsp)
	vmovaps	%zmm20, 320(%rsp)
	vmovaps	%zmm19, 704(%rsp)
	vmovaps	%zmm18, 1088(%rsp)
	vmovaps	%zmm17, 1472(%rsp)
	vmovaps	%zmm16, 384(%rsp)
	vmovaps	%zmm15, 768(%rsp)
	vmovaps	%zmm14, 1152(%rsp)
	vmovaps	%zmm13, 1536(%rsp)
	vmovaps	%zmm12, 448(%rsp)
	vmovaps	%zmm11, 832(%rsp)
	vmovaps	%zmm10, 1216(%rsp)
	vmovaps	%zmm9, 1600(%rsp)
	vmovaps	%zmm8, 512(%rsp)
	vmovaps	%zmm7, 896(%rsp)
	vmovaps	%zmm6, 1280(%rsp)
	vmovaps	%zmm5, 1664(%rsp)
.L347:
	movq	48(%rsp), %rax
	cmpq	%rsi, %rax
	jle	.L349
	movl	%eax, %ecx
	movl	$1, %eax
	vmovq	%xmm0, %rbx
	subl	%esi, %ecx
	leaq	0(,%rsi,4), %r8
	sall	%cl, %eax
	subl	$1, %eax
	kmovw	%eax, %k1
	movq	(%rbx), %rax
	vmovups	(%rdi,%r8), %zmm4{%k1}{z}
	movq	32(%rsp), %rbx
	addq	%r8, %rax
	vmovaps	%zmm4, %zmm1
	vmovaps	%zmm4, %zmm6
	vmovups	(%rax), %zmm5{%k1}{z}
	leaq	(%rsi,%rbx), %rax
	vfmadd213ps	192(%rsp), %zmm5, %zmm1
	vmovaps	%zmm1, 192(%rsp)
	vmovups	(%rdi,%rax,4), %zmm3{%k1}{z}
	addq	%rbx, %rax
	vmovaps	%zmm3, %zmm1
	vfmadd213ps	576(%rsp), %zmm5, %zmm1
	vmovaps	%zmm1, 576(%rsp)
	vmovups	(%rdi,%rax,4), %zmm2{%k1}{z}
	addq	%rbx, %rax
	vmovq	%xmm0, %rbx
	vmovaps	%zmm2, %zmm1
	vfmadd213ps	960(%rsp), %zmm5, %zmm1
	vmovaps	%zmm1, 960(%rsp)
	vmovups	(%rdi,%rax,4), %zmm1{%k1}{z}
	movq	8(%rbx), %rax
	vfmadd213ps	1344(%rsp), %zmm1, %zmm5
	addq	%r8, %rax
	vmovaps	%zmm5, 1344(%rsp)
	vmovups	(%rax), %zmm5{%k1}{z}
	movq	16(%rbx), %rax
	vfmadd213ps	256(%rsp), %zmm5, %zmm6
	addq	%r8, %rax
	vmovaps	%zmm6, 256(%rsp)
	vmovaps	%zmm3, %zmm6
	vfmadd213ps	640(%rsp), %zmm5, %zmm6
	vmovaps	%zmm6, 640(%rsp)
	vmovaps	%zmm2, %zmm6
	vfmadd213ps	1024(%rsp), %zmm5, %zmm6
	vfmadd213ps	1408(%rsp), %zmm1, %zmm5
	vmovaps	%zmm6, 1024(%rsp)
	vmovaps	%zmm4, %zmm6
	vmovaps	%zmm5, 1408(%rsp)
	vmovups	(%rax), %zmm5{%k1}{z}
	vfmadd213ps	320(%rsp), %zmm5, %zmm6
	vmovaps	%zmm6, 320(%rsp)
	vmovaps	%zmm3, %zmm6
	vfmadd213ps	704(%rsp), %zmm5, %zmm6
	vmovaps	%zmm6, 704(%rsp)
	vmovaps	%zmm2, %zmm6
	vfmadd213ps	1088(%rsp), %zmm5, %zmm6
	vmovaps	%zmm6, 1088(%rsp)
	movq	24(%rbx), %rax
	vfmadd213ps	1472(%rsp), %zmm1, %zmm5
	vmovaps	%zmm4, %zmm6
	addq	%r8, %rax
	vmovaps	%zmm5, 1472(%rsp)
	vmovups	(%rax), %zmm5{%k1}{z}
	movq	32(%rbx), %rax
	vfmadd213ps	384(%rsp), %zmm5, %zmm6
	addq	%r8, %rax
	addq	40(%rbx), %r8
	vmovaps	%zmm6, 384(%rsp)
	vmovaps	%zmm3, %zmm6
	vfmadd213ps	768(%rsp), %zmm5, %zmm6
	vmovaps	%zmm6, 768(%rsp)
	vmovaps	%zmm2, %zmm6
	vfmadd213ps	1152(%rsp), %zmm5, %zmm6
	vfmadd213ps	1536(%rsp), %zmm1, %zmm5
	vmovaps	%zmm6, 1152(%rsp)
	vmovaps	%zmm4, %zmm6
	vmovaps	%zmm5, 1536(%rsp)
	vmovups	(%rax), %zmm5{%k1}{z}
	vfmadd213ps	448(%rsp), %zmm5, %zmm6
	vmovaps	%zmm6, 448(%rsp)
	vmovaps	%zmm3, %zmm6
	vfmadd213ps	832(%rsp), %zmm5, %zmm6
	vmovaps	%zmm6, 832(%rsp)
	vmovaps	%zmm2, %zmm6
	vfmadd213ps	1216(%rsp), %zmm5, %zmm6
	vfmadd213ps	1600(%rsp), %zmm1, %zmm5
	vmovaps	%zmm6, 1216(%rsp)
	vmovaps	%zmm5, 1600(%rsp)
	vmovups	(%r8), %zmm0{%k1}{z}
	vfmadd213ps	512(%rsp), %zmm0, %zmm4
	vfmadd213ps	896(%rsp), %zmm0, %zmm3
	vfmadd213ps	1280(%rsp), %zmm0, %zmm2
	vfmadd213ps	1664(%rsp), %zmm0, %zmm1
	vmovaps	%zmm4, 512(%rsp)
	vmovaps	%zmm3, 896(%rsp)
	vmovaps	%zmm2, 1280(%rsp)
	vmovaps	%zmm1, 1664(%rsp)
.L349:
	leaq	64(%rsp), %r14
	leaq	192(%rsp), %rdi
	movq	%r14, %rsi
	vzeroupper
	call	_ZN6kvtide12_GLOBAL__N_14Simd8sum_tileERA4_A6_KDv16_fPf
	cmpl	$6, %r9d
	je	.L350
	testl	%r9d, %r9d
	jle	.L376
	movl	%r9d, %r11d
	movl	%r9d, %r8d
	movq	24(%rbp), %rbx
	leal	-1(%r9), %r10d
	shrl	$4, %r11d
	andl	$-16, %r8d
	xorl	%edi, %edi
	xorl	%esi, %esi
.L352:
	movl	%edi, %r12d
	cmpl	$14, %r10d
	jbe	.L378
.L355:
	vmovups	(%r14,%rdi,4), %zmm7
	vaddps	(%rdx,%rsi,4), %zmm7, %zmm0
	vmovups	%zmm0, (%rdx,%rsi,4)
	cmpl	$1, %r11d
	je	.L353
	vmovups	64(%rdx,%rsi,4), %zmm6
	vaddps	64(%r14,%rdi,4), %zmm6, %zmm0
	vmovups	%zmm0, 64(%rdx,%rsi,4)
.L353:
	cmpl	%r9d, %r8d
	je	.L379
	movl	%r8d, %ecx
	movl	%r8d, %eax
.L354:
	movl	%r9d, %r13d
	subl	%ecx, %r13d
	leal	-1(%r13), %r15d
	cmpl	$6, %r15d
	jbe	.L356
	leaq	(%rcx,%rsi), %r15
	addq	%rdi, %rcx
	leaq	(%rdx,%r15,4), %r15
	vmovups	(%r15), %ymm7
	vaddps	64(%rsp,%rcx,4), %ymm7, %ymm0
	movl	%r13d, %ecx
	andl	$-8, %ecx
	addl	%ecx, %eax
	andl	$7, %r13d
	vmovups	%ymm0, (%r15)
	je	.L357
.L356:
	movslq	%eax, %rcx
	addq	%rsi, %rcx
	leaq	(%rdx,%rcx,4), %r13
	leal	(%r12,%rax), %ecx
	movslq	%ecx, %rcx
	vmovss	0(%r13), %xmm0
	vaddss	64(%rsp,%rcx,4), %xmm0, %xmm0
	leal	1(%rax), %ecx
	vmovss	%xmm0, 0(%r13)
	cmpl	%ecx, %r9d
	jle	.L357
	movslq	%ecx, %r13
	addl	%r12d, %ecx
	addq	%rsi, %r13
	movslq	%ecx, %rcx
	leaq	(%rdx,%r13,4), %r13
	vmovss	0(%r13), %xmm0
	vaddss	64(%rsp,%rcx,4), %xmm0, %xmm0
	leal	2(%rax), %ecx
	vmovss	%xmm0, 0(%r13)
	cmpl	%ecx, %r9d
	jle	.L357
	movslq	%ecx, %r13
	addl	%r12d, %ecx
	addq	%rsi, %r13
	movslq	%ecx, %rcx
	leaq	(%rdx,%r13,4), %r13
	vmovss	0(%r13), %xmm0
	vaddss	64(%rsp,%rcx,4), %xmm0, %xmm0
	leal	3(%rax), %ecx
	vmovss	%xmm0, 0(%r13)
	cmpl	%ecx, %r9d
	jle	.L357
	movslq	%ecx, %r13
	addl	%r12d, %ecx
	addq	%rsi, %r13
	movslq	%ecx, %rcx
	leaq	(%rdx,%r13,4), %r13
	vmovss	0(%r13), %xmm0
	vaddss	64(%rsp,%rcx,4), %xmm0, %xmm0
	leal	4(%rax), %ecx
	vmovss	%xmm0, 0(%r13)
	cmpl	%ecx, %r9d
	jle	.L357
	movslq	%ecx, %r13
	addl	%r12d, %ecx
	addq	%rsi, %r13
	movslq	%ecx, %rcx
	leaq	(%rdx,%r13,4), %r13
	vmovss	0(%r13), %xmm0
	vaddss	64(%rsp,%rcx,4), %xmm0, %xmm0
	leal	5(%rax), %ecx
	vmovss	%xmm0, 0(%r13)
	cmpl	%ecx, %r9d
	jle	.L357
	movslq	%ecx, %r13
	addl	%r12d, %ecx
	addl	$6, %eax
	addq	%rsi, %r13
	movslq	%ecx, %rcx
	leaq	(%rdx,%r13,4), %r13
	vmovss	0(%r13), %xmm0
	vaddss	64(%rsp,%rcx,4), %xmm0, %xmm0
	vmovss	%xmm0, 0(%r13)
	cmpl	%eax, %r9d
	jle	.L357
	movslq	%eax, %rcx
	addl	%r12d, %eax
	addq	%rsi, %rcx
	cltq
	leaq	(%rdx,%rcx,4), %rcx
	vmovss	(%rcx), %xmm0
	vaddss	64(%rsp,%rax,4), %xmm0, %xmm0
	vmovss	%xmm0, (%rcx)
.L357:
	addq	$8, %rdi
	addq	%rbx, %rsi
	cmpq	$32, %rdi
	jne	.L352
.L375:
	vzeroupper
.L376:
	leaq	-40(%rbp), %rsp
	popq	%rbx
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	popq	%rbp
	.cfi_remember_state
	.cfi_def_cfa 7, 8
	ret
.L378:
	.cfi_restore_state
	xorl	%ecx, %ecx
	xorl	%eax, %eax
	jmp	.L354
.L350:
	movq	%rdx, %rdi
	call	_ZN6kvtide12_GLOBAL__N_17put_rowILi6ELb1EEEvPfPKf
	movq	24(%rbp), %rax
	leaq	96(%rsp), %rsi
	leaq	0(,%rax,4), %rcx
	leaq	(%rdx,%rcx), %rax
	movq	%rax, %rdi
	addq	%rcx, %rax
	call	_ZN6kvtide12_GLOBAL__N_17put_rowILi6ELb1EEEvPfPKf
	leaq	128(%rsp), %rsi
	movq	%rax, %rdi
	call	_ZN6kvtide12_GLOBAL__N_17put_rowILi6ELb1EEEvPfPKf
	leaq	160(%rsp), %rsi
	leaq	(%rax,%rcx), %rdi
	call	_ZN6kvtide12_GLOBAL__N_17put_rowILi6ELb1EEEvPfPKf
	leaq	-40(%rbp), %rsp
	popq	%rbx
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	popq	%rbp
	.cfi_remember_state
	.cfi_def_cfa 7, 8
	ret
.L379:
	.cfi_restore_state
	addq	$8, %rdi
	addq	%rbx, %rsi
	cmpq	$32, %rdi
	je	.L375
	movl	%edi, %r12d
	jmp	.L355
.L358:
	xorl	%esi, %esi
	jmp	.L347
	.cfi_endproc
.LFE6688:
	.size	_ZN6kvtide12_GLOBAL__N_18dot_tileILi4ELi6ELb1ELi3EfEEvPKflPKPKT3_lRKNS0_5AheadIS4_EEiPfl, .-_ZN6kvtide12_GLOBAL__N_18dot_tileILi4ELi6ELb1ELi3EfEEvPKflPKPKT3_lRKNS0_5AheadIS4_EEiPfl
	.p2align 4
	.type	_ZN6kvtide12_GLOBAL__N_18dot_tileILi4ELi6ELb1ELi6EfEEvPKflPKPKT3_lRKNS0_5AheadIS4_EEiPfl, @function
_ZN6kvtide12_GLOBAL__N_18dot_tileILi4ELi6ELb1ELi6EfEEvPKflPKPKT3_lRKNS0_5AheadIS4_EEiPfl:
.LFB6689:
	.cfi_startproc
	pushq	%rbp
	.cfi_def_cfa_offset 16
	.cfi_offset 6, -16
	vxorps	%xmm1, %xmm1, %xmm1
	vmovq	%rdx, %xmm0
	movq	%rsp, %rbp
	.cfi_def_cfa_register 6
	pushq	%r15
	pushq	%r14
	pushq	%r13
	pushq	%r12
	pushq	%rbx
	andq	$-64, %rsp
	subq	$1792, %rsp
	.cfi_offset 15, -24
	.cfi_offset 14, -32
	.cfi_offset 13, -40
	.cfi_offset 12, -48
	.cfi_offset 3, -56
	movq	16(%rbp), %rdx
	movq	%rsi, 72(%rsp)
	movq	%rcx, 88(%rsp)
	vmovaps	%zmm1, 256(%rsp)
	vmovaps	%zmm1, 320(%rsp)
	vmovaps	%zmm1, 384(%rsp)
	vmovaps	%zmm1, 448(%rsp)
	vmovaps	%zmm1, 512(%rsp)
	vmovaps	%zmm1, 576(%rsp)
	vmovaps	%zmm1, 640(%rsp)
	vmovaps	%zmm1, 704(%rsp)
	vmovaps	%zmm1, 768(%rsp)
	vmovaps	%zmm1, 832(%rsp)
	vmovaps	%zmm1, 896(%rsp)
	vmovaps	%zmm1, 960(%rsp)
	vmovaps	%zmm1, 1024(%rsp)
	vmovaps	%zmm1, 1088(%rsp)
	vmovaps	%zmm1, 1152(%rsp)
	vmovaps	%zmm1, 1216(%rsp)
	vmovaps	%zmm1, 1280(%rsp)
	vmovaps	%zmm1, 1344(%rsp)
	vmovaps	%zmm1, 1408(%rsp)
	vmovaps	%zmm1, 1472(%rsp)
	vmovaps	%zmm1, 1536(%rsp)
	vmovaps	%zmm1, 1600(%rsp)
	vmovaps	%zmm1, 1664(%rsp)
	vmovaps	%zmm1, 1728(%rsp)
	cmpq	$15, %rcx
	jle	.L392
	movq	(%r8), %r11
	movq	%rcx, %rax
	salq	$2, %rsi
	movl	%r9d, 60(%rsp)
	subq	$16, %rax
	leaq	(%rdi,%rsi), %r10
	vmovaps	%zmm1, %zmm5
	vmovq	%xmm0, 64(%rsp)
	movq	16(%r11), %rbx
	movq	(%r11), %rcx
	movq	%rax, 80(%rsp)
	andq	$-16, %rax
	vmovq	32(%r11), %xmm29
	vmovq	8(%r11), %xmm31
	addq	$16, %rax
	leaq	(%r10,%rsi), %r8
	movq	%rbx, 112(%rsp)
	movq	24(%r11), %rbx
	addq	%r8, %rsi
	vmovaps	%zmm1, %zmm6
	vmovq	40(%r11), %xmm30
	vmovq	%xmm0, %r11
	movq	%rax, 120(%rsp)
	xorl	%eax, %eax
	movq	%rbx, 104(%rsp)
	vmovq	%xmm0, %rbx
	movq	40(%r11), %r11
	vmovaps	%zmm1, %zmm7
	movq	(%rbx), %r15
	movq	8(%rbx), %r14
	vmovaps	%zmm1, %zmm8
	vmovaps	%zmm1, %zmm9
	movq	16(%rbx), %r13
	movq	24(%rbx), %r12
	movq	%r11, 96(%rsp)
	vmovaps	%zmm1, %zmm10
	movq	32(%rbx), %rbx
	vmovaps	%zmm1, %zmm11
	vmovaps	%zmm1, %zmm12
	vmovaps	%zmm1, %zmm13
	vmovaps	%zmm1, %zmm14
	vmovaps	%zmm1, %zmm15
	vmovaps	%zmm1, %zmm16
	movq	%rbx, %r11
	vmovaps	%zmm1, %zmm17
	vmovaps	%zmm1, %zmm18
	vmovaps	%zmm1, %zmm19
	vmovaps	%zmm1, %zmm20
	vmovaps	%zmm1, %zmm21
	vmovaps	%zmm1, %zmm22
	vmovaps	%zmm1, %zmm23
	vmovaps	%zmm1, %zmm24
	vmovaps	%zmm1, %zmm25
	vmovaps	%zmm1, %zmm26
	vmovaps	%zmm1, %zmm27
	vmovaps	%zmm1, %zmm28
	vmovq	%xmm29, %rbx
	.p2align 4,,10
	.p2align 3
.L382:
	vmovups	(%rdi,%rax,4), %zmm3
	vmovups	(%r10,%rax,4), %zmm2
	leaq	0(,%rax,4), %r9
	vmovq	%xmm31, %rdx
	vmovups	(%r8,%rax,4), %zmm1
	vmovups	(%rsi,%rax,4), %zmm0
	prefetcht0	(%rdx,%r9)
	prefetcht0	(%rcx)
	vmovups	(%r15,%rax,4), %zmm4
	movq	112(%rsp), %rdx
	addq	$64, %rcx
	prefetcht0	(%rbx,%r9)
	vfmadd231ps	%zmm4, %zmm3, %zmm28
	vfmadd231ps	%zmm4, %zmm2, %zmm27
	prefetcht0	(%rdx,%r9)
	movq	104(%rsp), %rdx
	vfmadd231ps	%zmm4, %zmm1, %zmm26
	vfmadd231ps	%zmm4, %zmm0, %zmm25
	vmovups	(%r14,%rax,4), %zmm4
	prefetcht0	(%rdx,%r9)
	vmovq	%xmm30, %rdx
	vfmadd231ps	%zmm4, %zmm3, %zmm24
	vfmadd231ps	%zmm4, %zmm2, %zmm23
	prefetcht0	(%rdx,%r9)
	movq	96(%rsp), %rdx
	vfmadd231ps	%zmm4, %zmm1, %zmm22
	vfmadd231ps	%zmm4, %zmm0, %zmm21
	vmovups	0(%r13,%rax,4), %zmm4
	vfmadd231ps	%zmm4, %zmm3, %zmm20
	vfmadd231ps	%zmm4, %zmm2, %zmm19
	vfmadd231ps	%zmm4, %zmm1, %zmm18
	vfmadd231ps	%zmm4, %zmm0, %zmm17
	vmovups	(%r12,%rax,4), %zmm4
	vfmadd231ps	%zmm4, %zmm3, %zmm16
	vfmadd231ps	%zmm4, %zmm2, %zmm15
	vfmadd231ps	%zmm4, %zmm1, %zmm14
	vfmadd231ps	%zmm4, %zmm0, %zmm13
	vmovups	(%r11,%rax,4), %zmm4
	vfmadd231ps	%zmm4, %zmm3, %zmm12
	vfmadd231ps	%zmm4, %zmm2, %zmm11
	vfmadd231ps	%zmm4, %zmm1, %zmm10
	vfmadd231ps	%zmm4, %zmm0, %zmm9
	vmovups	(%rdx,%rax,4), %zmm4
	addq	$16, %rax
	movq	120(%rsp), %rdx
	vfmadd231ps	%zmm4, %zmm3, %zmm8
	vfmadd231ps	%zmm4, %zmm2, %zmm7
	vfmadd231ps	%zmm4, %zmm1, %zmm6
	vfmadd231ps	%zmm4, %zmm0, %zmm5
	cmpq	%rdx, %rax
	jne	.L382
	movq	80(%rsp), %rax
	vmovq	64(%rsp), %xmm0
	vmovaps	%zmm28, 256(%rsp)
	movl	60(%rsp), %r9d
	movq	16(%rbp), %rdx
	vmovaps	%zmm27, 640(%rsp)
	vmovaps	%zmm26, 1024(%rsp)
	andq	$-16, %rax
	vmovaps	%zmm25, 1408(%rsp)
	leaq	16(%rax), %rsi
	vmovaps	%zmm24, 320(%rsp)
	vmovaps	%zmm23, 704(%rsp)
	vmovaps	%zmm22, 1088(%rsp)
	vmovaps	%zmm21, 1472(%rsp)
	vmovaps	%zmm20, 384(%rsp)
	vmovaps	%zmm19, 768(%rsp)
	vmovaps	%zmm18, 1152(%rsp)
	vmovaps	%zmm17, 1536(%rsp)
	vmovaps	%zmm16, 448(%rsp)
	vmovaps	%zmm15, 832(%rsp)
	vmovaps	%zmm14, 1216(%rsp)
	vmovaps	%zmm13, 1600(%rsp)
	vmovaps	%zmm12, 512(%rsp)
	vmovaps	%zmm11, 896(%rsp)
	vmovaps	%zmm10, 1280(%rsp)
	vmovaps	%zmm9, 1664(%rsp)
	vmovaps	%zmm8, 576(%rsp)
	vmovaps	%zmm7, 960(%rsp)
	vmovaps	%zmm6, 1344(%rsp)
	vmovaps	%zmm5, 1728(%rsp)
.L381:
	movq	88(%rsp), %rax
	cmpq	%rsi, %rax
	jle	.L383
	movl	%eax, %ecx
	movl	$1, %eax
	vmovq	%xmm0, %rbx
	subl	%esi, %ecx
	leaq	0(,%rsi,4), %r8
	sall	%cl, %eax
	subl	$1, %eax
	kmovw	%eax, %k1
	movq	(%rbx), %rax
	vmovups	(%rdi,%r8), %zmm4{%k1}{z}
	movq	72(%rsp), %rbx
	addq	%r8, %rax
	vmovaps	%zmm4, %zmm1
	vmovaps	%zmm4, %zmm6
	vmovups	(%rax), %zmm5{%k1}{z}
	leaq	(%rsi,%rbx), %rax
	vfmadd213ps	256(%rsp), %zmm5, %zmm1
	vmovaps	%zmm1, 256(%rsp)
	vmovups	(%rdi,%rax,4), %zmm3{%k1}{z}
	addq	%rbx, %rax
	vmovaps	%zmm3, %zmm1
	vfmadd213ps	640(%rsp), %zmm5, %zmm1
	vmovaps	%zmm1, 640(%rsp)
	vmovups	(%rdi,%rax,4), %zmm2{%k1}{z}
	addq	%rbx, %rax
	vmovq	%xmm0, %rbx
	vmovaps	%zmm2, %zmm1
	vfmadd213ps	1024(%rsp), %zmm5, %zmm1
	vmovaps	%zmm1, 1024(%rsp)
	vmovups	(%rdi,%rax,4), %zmm1{%k1}{z}
	movq	8(%rbx), %rax
	vfmadd213ps	1408(%rsp), %zmm1, %zmm5
	addq	%r8, %rax
	vmovaps	%zmm5, 1408(%rsp)
	vmovups	(%rax), %zmm5{%k1}{z}
	movq	16(%rbx), %rax
	vfmadd213ps	320(%rsp), %zmm5, %zmm6
	addq	%r8, %rax
	vmovaps	%zmm6, 320(%rsp)
	vmovaps	%zmm3, %zmm6
	vfmadd213ps	704(%rsp), %zmm5, %zmm6
	vmovaps	%zmm6, 704(%rsp)
	vmovaps	%zmm2, %zmm6
	vfmadd213ps	1088(%rsp), %zmm5, %zmm6
	vfmadd213ps	1472(%rsp), %zmm1, %zmm5
	vmovaps	%zmm6, 1088(%rsp)
	vmovaps	%zmm4, %zmm6
	vmovaps	%zmm5, 1472(%rsp)
	vmovups	(%rax), %zmm5{%k1}{z}
	vfmadd213ps	384(%rsp), %zmm5, %zmm6
	vmovaps	%zmm6, 384(%rsp)
	vmovaps	%zmm3, %zmm6
	vfmadd213ps	768(%rsp), %zmm5, %zmm6
	vmovaps	%zmm6, 768(%rsp)
	vmovaps	%zmm2, %zmm6
	vfmadd213ps	1152(%rsp), %zmm5, %zmm6
	vmovaps	%zmm6, 1152(%rsp)
	movq	24(%rbx), %rax
	vfmadd213ps	1536(%rsp), %zmm1, %zmm5
	vmovaps	%zmm4, %zmm6
	addq	%r8, %rax
	vmovaps	%zmm5, 1536(%rsp)
	vmovups	(%rax), %zmm5{%k1}{z}
	movq	32(%rbx), %rax
	vfmadd213ps	448(%rsp), %zmm5, %zmm6
	addq	%r8, %rax
	addq	40(%rbx), %r8
	vmovaps	%zmm6, 448(%rsp)
	vmovaps	%zmm3, %zmm6
	vfmadd213ps	832(%rsp), %zmm5, %zmm6
	vmovaps	%zmm6, 832(%rsp)
	vmovaps	%zmm2, %zmm6
	vfmadd213ps	1216(%rsp), %zmm5, %zmm6
	vfmadd213ps	1600(%rsp), %zmm1, %zmm5
	vmovaps	%zmm6, 1216(%rsp)
	vmovaps	%zmm4, %zmm6
	vmovaps	%zmm5, 1600(%rsp)
	vmovups	(%rax), %zmm5{%k1}{z}
	vfmadd213ps	512(%rsp), %zmm5, %zmm6
	vmovaps	%zmm6, 512(%rsp)
	vmovaps	%zmm3, %zmm6
	vfmadd213ps	896(%rsp), %zmm5, %zmm6
	vmovaps	%zmm6, 896(%rsp)
	vmovaps	%zmm2, %zmm6
	vfmadd213ps	1280(%rsp), %zmm5, %zmm6
	vfmadd213ps	1664(%rsp), %zmm1, %zmm5
	vmovaps	%zmm6, 1280(%rsp)
	vmovaps	%zmm5, 1664(%rsp)
	vmovups	(%r8), %zmm0{%k1}{z}
	vfmadd213ps	576(%rsp), %zmm0, %zmm4
	vfmadd213ps	960(%rsp), %zmm0, %zmm3
	vfmadd213ps	1344(%rsp), %zmm0, %zmm2
	vfmadd213ps	1728(%rsp), %zmm0, %zmm1
	vmovaps	%zmm4, 576(%rsp)
	vmovaps	%zmm3, 960(%rsp)
	vmovaps	%zmm2, 1344(%rsp)
	vmovaps	%zmm1, 1728(%rsp)
.L383:
	leaq	128(%rsp), %r14
	leaq	256(%rsp), %rdi
	movq	%r14, %rsi
	vzeroupper
	call	_ZN6kvtide12_GLOBAL__N_14Simd8sum_tileERA4_A6_KDv16_fPf
	cmpl	$6, %r9d
	je	.L384
	testl	%r9d, %r9d
	jle	.L410
	movl	%r9d, %r11d
	movl	%r9d, %r8d
	movq	24(%rbp), %rbx
	leal	-1(%r9), %r10d
	shrl	$4, %r11d
	andl	$-16, %r8d
	xorl	%edi, %edi
	xorl	%esi, %esi
.L386:
	movl	%edi, %r12d
	cmpl	$14, %r10d
	jbe	.L412
.L389:
	vmovups	(%r14,%rdi,4), %zmm7
	vaddps	(%rdx,%rsi,4), %zmm7, %zmm0
	vmovups	%zmm0, (%rdx,%rsi,4)
	cmpl	$1, %r11d
	je	.L387
	vmovups	64(%rdx,%rsi,4), %zmm6
	vaddps	64(%r14,%rdi,4), %zmm6, %zmm0
	vmovups	%zmm0, 64(%rdx,%rsi,4)
.L387:
	cmpl	%r9d, %r8d
	je	.L413
	movl	%r8d, %ecx
	movl	%r8d, %eax
.L388:
	movl	%r9d, %r13d
	subl	%ecx, %r13d
	leal	-1(%r13), %r15d
	cmpl	$6, %r15d
	jbe	.L390
	leaq	(%rcx,%rsi), %r15
	addq	%rdi, %rcx
	leaq	(%rdx,%r15,4), %r15
	vmovups	(%r15), %ymm7
	vaddps	128(%rsp,%rcx,4), %ymm7, %ymm0
	movl	%r13d, %ecx
	andl	$-8, %ecx
	addl	%ecx, %eax
	andl	$7, %r13d
	vmovups	%ymm0, (%r15)
	je	.L391
.L390:
	movslq	%eax, %rcx
	addq	%rsi, %rcx
	leaq	(%rdx,%rcx,4), %r13
	leal	(%r12,%rax), %ecx
	movslq	%ecx, %rcx
	vmovss	0(%r13), %xmm0
	vaddss	128(%rsp,%rcx,4), %xmm0, %xmm0
	leal	1(%rax), %ecx
	vmovss	%xmm0, 0(%r13)
	cmpl	%ecx, %r9d
	jle	.L391
	movslq	%ecx, %r13
	addl	%r12d, %ecx
	addq	%rsi, %r13
	movslq	%ecx, %rcx
	leaq	(%rdx,%r13,4), %r13
	vmovss	0(%r13), %xmm0
	vaddss	128(%rsp,%rcx,4), %xmm0, %xmm0
	leal	2(%rax), %ecx
	vmovss	%xmm0, 0(%r13)
	cmpl	%ecx, %r9d
	jle	.L391
	movslq	%ecx, %r13
	addl	%r12d, %ecx
	addq	%rsi, %r13
	movslq	%ecx, %rcx
	leaq	(%rdx,%r13,4), %r13
	vmovss	0(%r13), %xmm0
	vaddss	128(%rsp,%rcx,4), %xmm0, %xmm0
	leal	3(%rax), %ecx
	vmovss	%xmm0, 0(%r13)
	cmpl	%ecx, %r9d
	jle	.L391
	movslq	%ecx, %r13
	addl	%r12d, %ecx
	addq	%rsi, %r13
	movslq	%ecx, %rcx
	leaq	(%rdx,%r13,4), %r13
	vmovss	0(%r13), %xmm0
	vaddss	128(%rsp,%rcx,4), %xmm0, %xmm0
	leal	4(%rax), %ecx
	vmovss	%xmm0, 0(%r13)
	cmpl	%ecx, %r9d
	jle	.L391
	movslq	%ecx, %r13
	addl	%r12d, %ecx
	addq	%rsi, %r13
	movslq	%ecx, %rcx
	leaq	(%rdx,%r13,4), %r13
	vmovss	0(%r13), %xmm0
	vaddss	128(%rsp,%rcx,4), %xmm0, %xmm0
	leal	5(%rax), %ecx
	vmovss	%xmm0, 0(%r13)
	cmpl	%ecx, %r9d
	jle	.L391
	movslq	%ecx, %r13
	addl	%r12d, %ecx
	addl	$6, %eax
	addq	%rsi, %r13
	movslq	%ecx, %rcx
	leaq	(%rdx,%r13,4), %r13
	vmovss	0(%r13), %xmm0
	vaddss	128(%rsp,%rcx,4), %xmm0, %xmm0
	vmovss	%xmm0, 0(%r13)
	cmpl	%eax, %r9d
	jle	.L391
	movslq	%eax, %rcx
	addl	%r12d, %eax
	addq	%rsi, %rcx
	cltq
	leaq	(%rdx,%rcx,4), %rcx
	vmovss	(%rcx), %xmm0
	vaddss	128(%rsp,%rax,4), %xmm0, %xmm0
	vmovss	%xmm0, (%rcx)
.L391:
	addq	$8, %rdi
	addq	%rbx, %rsi
	cmpq	$32, %rdi
	jne	.L386
.L409:
	vzeroupper
.L410:
	leaq	-40(%rbp), %rsp
	popq	%rbx
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	popq	%rbp
	.cfi_remember_state
	.cfi_def_cfa 7, 8
	ret
.L412:
	.cfi_restore_state
	xorl	%ecx, %ecx
	xorl	%eax, %eax
	jmp	.L388
.L384:
	movq	%rdx, %rdi
	call	_ZN6kvtide12_GLOBAL__N_17put_rowILi6ELb1EEEvPfPKf
	movq	24(%rbp), %rax
	leaq	160(%rsp), %rsi
	leaq	0(,%rax,4), %rcx
	leaq	(%rdx,%rcx), %rax
	movq	%rax, %rdi
	addq	%rcx, %rax
	call	_ZN6kvtide12_GLOBAL__N_17put_rowILi6ELb1EEEvPfPKf
	leaq	192(%rsp), %rsi
	movq	%rax, %rdi
	call	_ZN6kvtide12_GLOBAL__N_17put_rowILi6ELb1EEEvPfPKf
	leaq	224(%rsp), %rsi
	leaq	(%rax,%rcx), %rdi
	call	_ZN6kvtide12_GLOBAL__N_17put_rowILi6ELb1EEEvPfPKf
	leaq	-40(%rbp), %rsp
	popq	%rbx
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	popq	%rbp
	.cfi_remember_state
	.cfi_def_cfa 7, 8
	ret
.L413:
	.cfi_restore_state
	addq	$8, %rdi
	addq	%rbx, %rsi
	cmpq	$32, %rdi
	je	.L409
	movl	%edi, %r12d
	jmp	.L389
.L392:
	xorl	%esi, %esi
	jmp	.L381
	.cfi_endproc
.LFE6689:
	.size	_ZN6kvtide12_GLOBAL__N_18dot_tileILi4ELi6ELb1ELi6EfEEvPKflPKPKT3_lRKNS0_5AheadIS4_EEiPfl, .-_ZN6kvtide12_GLOBAL__N_18dot_tileILi4ELi6ELb1ELi6EfEEvPKflPKPKT3_lRKNS0_5AheadIS4_EEiPfl
	.p2align 4
	.type	_ZN6kvtide12_GLOBAL__N_18dot_tileILi4ELi6ELb1ELi0EfEEvPKflPKPKT3_lRKNS0_5AheadIS4_EEiPfl.constprop.0, @function
_ZN6kvtide12_GLOBAL__N_18dot_tileILi4ELi6ELb1ELi0EfEEvPKflPKPKT3_lRKNS0_5AheadIS4_EEiPfl.constprop.0:
.LFB6804:
	.cfi_startproc
	pushq	%rbp
	.cfi_def_cfa_offset 16
	.cfi_offset 6, -16
	vxorps	%xmm1, %xmm1, %xmm1
	vmovq	%rdx, %xmm0
	movq	%rsp, %rbp
	.cfi_def_cfa_register 6
	pushq	%r15
	pushq	%r14
	pushq	%r13
	pushq	%r12
	pushq	%rbx
	andq	$-64, %rsp
	subq	$1728, %rsp
	.cfi_offset 15, -24
	.cfi_offset 14, -32
	.cfi_offset 13, -40
	.cfi_offset 12, -48
	.cfi_offset 3, -56
	movq	%rsi, 40(%rsp)
	movq	%rcx, 56(%rsp)
	vmovaps	%zmm1, 192(%rsp)
	vmovaps	%zmm1, 256(%rsp)
	vmovaps	%zmm1, 320(%rsp)
	vmovaps	%zmm1, 384(%rsp)
	vmovaps	%zmm1, 448(%rsp)
	vmovaps	%zmm1, 512(%rsp)
	vmovaps	%zmm1, 576(%rsp)
	vmovaps	%zmm1, 640(%rsp)
	vmovaps	%zmm1, 704(%rsp)
	vmovaps	%zmm1, 768(%rsp)
	vmovaps	%zmm1, 832(%rsp)
	vmovaps	%zmm1, 896(%rsp)
	vmovaps	%zmm1, 960(%rsp)
	vmovaps	%zmm1, 1024(%rsp)
	vmovaps	%zmm1, 1088(%rsp)
	vmovaps	%zmm1, 1152(%rsp)
	vmovaps	%zmm1, 1216(%rsp)
	vmovaps	%zmm1, 1280(%rsp)
	vmovaps	%zmm1, 1344(%rsp)
	vmovaps	%zmm1, 1408(%rsp)
	vmovaps	%zmm1, 1472(%rsp)
	vmovaps	%zmm1, 1536(%rsp)
	vmovaps	%zmm1, 1600(%rsp)
	vmovaps	%zmm1, 1664(%rsp)
	cmpq	$15, %rcx
	jle	.L426
	movq	%rcx, %rax
	movq	(%rdx), %r15
	movq	8(%rdx), %r14
	vmovaps	%zmm1, %zmm5
	subq	$16, %rax
	movq	16(%rdx), %r13
	movq	24(%rdx), %r12
	vmovaps	%zmm1, %zmm6
	movq	32(%rdx), %rbx
	movq	40(%rdx), %r11
	movq	%rax, %rcx
	movq	%rax, 48(%rsp)
	leaq	0(,%rsi,4), %rdx
	andq	$-16, %rcx
	xorl	%eax, %eax
	leaq	(%rdi,%rdx), %r10
	addq	$16, %rcx
	vmovaps	%zmm1, %zmm7
	leaq	(%r10,%rdx), %rsi
	vmovaps	%zmm1, %zmm8
	vmovaps	%zmm1, %zmm9
	addq	%rsi, %rdx
	vmovaps	%zmm1, %zmm10
	vmovaps	%zmm1, %zmm11
	vmovaps	%zmm1, %zmm12
	vmovaps	%zmm1, %zmm13
	vmovaps	%zmm1, %zmm14
	vmovaps	%zmm1, %zmm15
	vmovaps	%zmm1, %zmm16
	vmovaps	%zmm1, %zmm17
	vmovaps	%zmm1, %zmm18
	vmovaps	%zmm1, %zmm19
	vmovaps	%zmm1, %zmm20
	vmovaps	%zmm1, %zmm21
	vmovaps	%zmm1, %zmm22
	vmovaps	%zmm1, %zmm23
	vmovaps	%zmm1, %zmm24
	vmovaps	%zmm1, %zmm25
	vmovaps	%zmm1, %zmm26
	vmovaps	%zmm1, %zmm27
	vmovaps	%zmm1, %zmm28
	vmovdqa64	%xmm0, %xmm29
	.p2align 4,,10
	.p2align 3
.L416:
	vmovups	(%rdi,%rax,4), %zmm3
	vmovups	(%r10,%rax,4), %zmm2
	vmovups	(%rsi,%rax,4), %zmm1
	vmovups	(%rdx,%rax,4), %zmm0
	vmovups	(%r15,%rax,4), %zmm4
	vfmadd231ps	%zmm4, %zmm3, %zmm28
	vfmadd231ps	%zmm4, %zmm2, %zmm27
	vfmadd231ps	%zmm4, %zmm1, %zmm26
	vfmadd231ps	%zmm4, %zmm0, %zmm25
	vmovups	(%r14,%rax,4), %zmm4
	vfmadd231ps	%zmm4, %zmm3, %zmm24
	vfmadd231ps	%zmm4, %zmm2, %zmm23
	vfmadd231ps	%zmm4, %zmm1, %zmm22
	vfmadd231ps	%zmm4, %zmm0, %zmm21
	vmovups	0(%r13,%rax,4), %zmm4
	vfmadd231ps	%zmm4, %zmm3, %zmm20
	vfmadd231ps	%zmm4, %zmm2, %zmm19
	vfmadd231ps	%zmm4, %zmm1, %zmm18
	vfmadd231ps	%zmm4, %zmm0, %zmm17
	vmovups	(%r12,%rax,4), %zmm4
	vfmadd231ps	%zmm4, %zmm3, %zmm16
	vfmadd231ps	%zmm4, %zmm2, %zmm15
	vfmadd231ps	%zmm4, %zmm1, %zmm14
	vfmadd231ps	%zmm4, %zmm0, %zmm13
	vmovups	(%rbx,%rax,4), %zmm4
	vfmadd231ps	%zmm4, %zmm3, %zmm12
	vfmadd231ps	%zmm4, %zmm2, %zmm11
	vfmadd231ps	%zmm4, %zmm1, %zmm10
	vfmadd231ps	%zmm4, %zmm0, %zmm9
	vmovups	(%r11,%rax,4), %zmm4
	addq	$16, %rax
	vfmadd231ps	%zmm4, %zmm3, %zmm8
	vfmadd231ps	%zmm4, %zmm2, %zmm7
	vfmadd231ps	%zmm4, %zmm1, %zmm6
	vfmadd231ps	%zmm4, %zmm0, %zmm5
	cmpq	%rcx, %rax
	jne	.L416
	movq	48(%rsp), %rax
	vmovdqa64	%xmm29, %xmm0
	vmovaps	%zmm28, 192(%rsp)
	vmovaps	%zmm27, 576(%rsp)
	vmovaps	%zmm26, 960(%rsp)
	andq	$-16, %rax
	vmovaps	%zmm25, 1344(%rsp)
	leaq	16(%rax), %rdx
	vmovaps	%zmm24, 256(%rsp)
	vmovaps	%zmm23, 640(%rsp)
	vmovaps	%zmm22, 1024(%rsp)
	vmovaps	%zmm21, 1408(%rsp)
	vmovaps	%zmm20, 320(%rsp)
	vmovaps	%zmm19, 704(%rsp)
	vmovaps	%zmm18, 1088(%rsp)
	vmovaps	%zmm17, 1472(%rsp)
	vmovaps	%zmm16, 384(%rsp)
	vmovaps	%zmm15, 768(%rsp)
	vmovaps	%zmm14, 1152(%rsp)
	vmovaps	%zmm13, 1536(%rsp)
	vmovaps	%zmm12, 448(%rsp)
	vmovaps	%zmm11, 832(%rsp)
	vmovaps	%zmm10, 1216(%rsp)
	vmovaps	%zmm9, 1600(%rsp)
	vmovaps	%zmm8, 512(%rsp)
	vmovaps	%zmm7, 896(%rsp)
	vmovaps	%zmm6, 1280(%rsp)
	vmovaps	%zmm5, 1664(%rsp)
.L415:
	movq	56(%rsp), %rax
	cmpq	%rdx, %rax
	jle	.L417
	movl	%eax, %ecx
	movl	$1, %eax
	vmovq	%xmm0, %rbx
	subl	%edx, %ecx
	leaq	0(,%rdx,4), %rsi
	sall	%cl, %eax
	subl	$1, %eax
	kmovw	%eax, %k1
	movq	(%rbx), %rax
	vmovups	(%rdi,%rsi), %zmm4{%k1}{z}
	movq	40(%rsp), %rbx
	addq	%rsi, %rax
	vmovaps	%zmm4, %zmm1
	vmovaps	%zmm4, %zmm6
	vmovups	(%rax), %zmm5{%k1}{z}
	leaq	(%rdx,%rbx), %rax
	vfmadd213ps	192(%rsp), %zmm5, %zmm1
	vmovaps	%zmm1, 192(%rsp)
	vmovups	(%rdi,%rax,4), %zmm3{%k1}{z}
	addq	%rbx, %rax
	vmovaps	%zmm3, %zmm1
	vfmadd213ps	576(%rsp), %zmm5, %zmm1
	vmovaps	%zmm1, 576(%rsp)
	vmovups	(%rdi,%rax,4), %zmm2{%k1}{z}
	addq	%rbx, %rax
	vmovq	%xmm0, %rbx
	vmovaps	%zmm2, %zmm1
	vfmadd213ps	960(%rsp), %zmm5, %zmm1
	vmovaps	%zmm1, 960(%rsp)
	vmovups	(%rdi,%rax,4), %zmm1{%k1}{z}
	movq	8(%rbx), %rax
	vfmadd213ps	1344(%rsp), %zmm1, %zmm5
	addq	%rsi, %rax
	vmovaps	%zmm5, 1344(%rsp)
	vmovups	(%rax), %zmm5{%k1}{z}
	movq	16(%rbx), %rax
	vfmadd213ps	256(%rsp), %zmm5, %zmm6
	addq	%rsi, %rax
	vmovaps	%zmm6, 256(%rsp)
	vmovaps	%zmm3, %zmm6
	vfmadd213ps	640(%rsp), %zmm5, %zmm6
	vmovaps	%zmm6, 640(%rsp)
	vmovaps	%zmm2, %zmm6
	vfmadd213ps	1024(%rsp), %zmm5, %zmm6
	vfmadd213ps	1408(%rsp), %zmm1, %zmm5
	vmovaps	%zmm6, 1024(%rsp)
	vmovaps	%zmm4, %zmm6
	vmovaps	%zmm5, 1408(%rsp)
	vmovups	(%rax), %zmm5{%k1}{z}
	vfmadd213ps	320(%rsp), %zmm5, %zmm6
	vmovaps	%zmm6, 320(%rsp)
	vmovaps	%zmm3, %zmm6
	vfmadd213ps	704(%rsp), %zmm5, %zmm6
	vmovaps	%zmm6, 704(%rsp)
	vmovaps	%zmm2, %zmm6
	vfmadd213ps	1088(%rsp), %zmm5, %zmm6
	vmovaps	%zmm6, 1088(%rsp)
	movq	24(%rbx), %rax
	vfmadd213ps	1472(%rsp), %zmm1, %zmm5
	vmovaps	%zmm4, %zmm6
	addq	%rsi, %rax
	vmovaps	%zmm5, 1472(%rsp)
	vmovups	(%rax), %zmm5{%k1}{z}
	movq	32(%rbx), %rax
	vfmadd213ps	384(%rsp), %zmm5, %zmm6
	addq	%rsi, %rax
	addq	40(%rbx), %rsi
	vmovaps	%zmm6, 384(%rsp)
	vmovaps	%zmm3, %zmm6
	vfmadd213ps	768(%rsp), %zmm5, %zmm6
	vmovaps	%zmm6, 768(%rsp)
	vmovaps	%zmm2, %zmm6
	vfmadd213ps	1152(%rsp), %zmm5, %zmm6
	vfmadd213ps	1536(%rsp), %zmm1, %zmm5
	vmovaps	%zmm6, 1152(%rsp)
	vmovaps	%zmm4, %zmm6
	vmovaps	%zmm5, 1536(%rsp)
	vmovups	(%rax), %zmm5{%k1}{z}
	vfmadd213ps	448(%rsp), %zmm5, %zmm6
	vmovaps	%zmm6, 448(%rsp)
	vmovaps	%zmm3, %zmm6
	vfmadd213ps	832(%rsp), %zmm5, %zmm6
	vmovaps	%zmm6, 832(%rsp)
	vmovaps	%zmm2, %zmm6
	vfmadd213ps	1216(%rsp), %zmm5, %zmm6
	vfmadd213ps	1600(%rsp), %zmm1, %zmm5
	vmovaps	%zmm6, 1216(%rsp)
	vmovaps	%zmm5, 1600(%rsp)
	vmovups	(%rsi), %zmm0{%k1}{z}
	vfmadd213ps	512(%rsp), %zmm0, %zmm4
	vfmadd213ps	896(%rsp), %zmm0, %zmm3
	vfmadd213ps	1280(%rsp), %zmm0, %zmm2
	vfmadd213ps	1664(%rsp), %zmm0, %zmm1
	vmovaps	%zmm4, 512(%rsp)
	vmovaps	%zmm3, 896(%rsp)
	vmovaps	%zmm2, 1280(%rsp)
	vmovaps	%zmm1, 1664(%rsp)
.L417:
	leaq	64(%rsp), %r14
	leaq	192(%rsp), %rdi
	movq	%r14, %rsi
	vzeroupper
	call	_ZN6kvtide12_GLOBAL__N_14Simd8sum_tileERA4_A6_KDv16_fPf
	cmpl	$6, %r8d
	je	.L418
	testl	%r8d, %r8d
	jle	.L444
	movl	%r8d, %r11d
	movl	%r8d, %edi
	movq	16(%rbp), %rbx
	leal	-1(%r8), %r10d
	shrl	$4, %r11d
	andl	$-16, %edi
	xorl	%esi, %esi
	xorl	%ecx, %ecx
.L420:
	movl	%esi, %r12d
	cmpl	$14, %r10d
	jbe	.L446
.L423:
	vmovups	(%r9,%rcx,4), %zmm7
	vaddps	(%r14,%rsi,4), %zmm7, %zmm0
	vmovups	%zmm0, (%r9,%rcx,4)
	cmpl	$1, %r11d
	je	.L421
	vmovups	64(%r14,%rsi,4), %zmm6
	vaddps	64(%r9,%rcx,4), %zmm6, %zmm0
	vmovups	%zmm0, 64(%r9,%rcx,4)
.L421:
	cmpl	%r8d, %edi
	je	.L447
	movl	%edi, %edx
	movl	%edi, %eax
.L422:
	movl	%r8d, %r13d
	subl	%edx, %r13d
	leal	-1(%r13), %r15d
	cmpl	$6, %r15d
	jbe	.L424
	leaq	(%rcx,%rdx), %r15
	addq	%rsi, %rdx
	leaq	(%r9,%r15,4), %r15
	vmovups	(%r15), %ymm7
	vaddps	64(%rsp,%rdx,4), %ymm7, %ymm0
	movl	%r13d, %edx
	andl	$-8, %edx
	addl	%edx, %eax
	andl	$7, %r13d
	vmovups	%ymm0, (%r15)
	je	.L425
.L424:
	movslq	%eax, %rdx
	addq	%rcx, %rdx
	leaq	(%r9,%rdx,4), %r13
	leal	(%r12,%rax), %edx
	movslq	%edx, %rdx
	vmovss	0(%r13), %xmm0
	vaddss	64(%rsp,%rdx,4), %xmm0, %xmm0
	leal	1(%rax), %edx
	vmovss	%xmm0, 0(%r13)
	cmpl	%edx, %r8d
	jle	.L425
	movslq	%edx, %r13
	addl	%r12d, %edx
	addq	%rcx, %r13
	movslq	%edx, %rdx
	leaq	(%r9,%r13,4), %r13
	vmovss	0(%r13), %xmm0
	vaddss	64(%rsp,%rdx,4), %xmm0, %xmm0
	leal	2(%rax), %edx
	vmovss	%xmm0, 0(%r13)
	cmpl	%edx, %r8d
	jle	.L425
	movslq	%edx, %r13
	addl	%r12d, %edx
	addq	%rcx, %r13
	movslq	%edx, %rdx
	leaq	(%r9,%r13,4), %r13
	vmovss	0(%r13), %xmm0
	vaddss	64(%rsp,%rdx,4), %xmm0, %xmm0
	leal	3(%rax), %edx
	vmovss	%xmm0, 0(%r13)
	cmpl	%edx, %r8d
	jle	.L425
	movslq	%edx, %r13
	addl	%r12d, %edx
	addq	%rcx, %r13
	movslq	%edx, %rdx
	leaq	(%r9,%r13,4), %r13
	vmovss	0(%r13), %xmm0
	vaddss	64(%rsp,%rdx,4), %xmm0, %xmm0
	leal	4(%rax), %edx
	vmovss	%xmm0, 0(%r13)
	cmpl	%edx, %r8d
	jle	.L425
	movslq	%edx, %r13
	addl	%r12d, %edx
	addq	%rcx, %r13
	movslq	%edx, %rdx
	leaq	(%r9,%r13,4), %r13
	vmovss	0(%r13), %xmm0
	vaddss	64(%rsp,%rdx,4), %xmm0, %xmm0
	leal	5(%rax), %edx
	vmovss	%xmm0, 0(%r13)
	cmpl	%edx, %r8d
	jle	.L425
	movslq	%edx, %r13
	addl	%r12d, %edx
	addl	$6, %eax
	addq	%rcx, %r13
	movslq	%edx, %rdx
	leaq	(%r9,%r13,4), %r13
	vmovss	0(%r13), %xmm0
	vaddss	64(%rsp,%rdx,4), %xmm0, %xmm0
	vmovss	%xmm0, 0(%r13)
	cmpl	%eax, %r8d
	jle	.L425
	movslq	%eax, %rdx
	addl	%r12d, %eax
	addq	%rcx, %rdx
	cltq
	leaq	(%r9,%rdx,4), %rdx
	vmovss	(%rdx), %xmm0
	vaddss	64(%rsp,%rax,4), %xmm0, %xmm0
	vmovss	%xmm0, (%rdx)
.L425:
	addq	$8, %rsi
	addq	%rbx, %rcx
	cmpq	$32, %rsi
	jne	.L420
.L443:
	vzeroupper
.L444:
	leaq	-40(%rbp), %rsp
	popq	%rbx
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	popq	%rbp
	.cfi_remember_state
	.cfi_def_cfa 7, 8
	ret
.L446:
	.cfi_restore_state
	xorl	%edx, %edx
	xorl	%eax, %eax
	jmp	.L422
.L418:
	movq	%r9, %rdi
	call	_ZN6kvtide12_GLOBAL__N_17put_rowILi6ELb1EEEvPfPKf
	movq	16(%rbp), %rax
	leaq	96(%rsp), %rsi
	leaq	0(,%rax,4), %rdx
	leaq	(%r9,%rdx), %rax
	movq	%rax, %rdi
	addq	%rdx, %rax
	call	_ZN6kvtide12_GLOBAL__N_17put_rowILi6ELb1EEEvPfPKf
	leaq	128(%rsp), %rsi
	movq	%rax, %rdi
	call	_ZN6kvtide12_GLOBAL__N_17put_rowILi6ELb1EEEvPfPKf
	leaq	160(%rsp), %rsi
	leaq	(%rax,%rdx), %rdi
	call	_ZN6kvtide12_GLOBAL__N_17put_rowILi6ELb1EEEvPfPKf
	leaq	-40(%rbp), %rsp
	popq	%rbx
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	popq	%rbp
	.cfi_remember_state
	.cfi_def_cfa 7, 8
	ret
.L447:
	.cfi_restore_state
	addq	$8, %rsi
	addq	%rbx, %rcx
	cmpq	$32, %rsi
	je	.L443
	movl	%esi, %r12d
	jmp	.L423
.L426:
	xorl	%edx, %edx
	jmp	.L415
	.cfi_endproc
.LFE6804:
	.size	_ZN6kvtide12_GLOBAL__N_18dot_tileILi4ELi6ELb1ELi0EfEEvPKflPKPKT3_lRKNS0_5AheadIS4_EEiPfl.constprop.0, .-_ZN6kvtide12_GLOBAL__N_18dot_tileILi4ELi6ELb1ELi0EfEEvPKflPKPKT3_lRKNS0_5AheadIS4_EEiPfl.constprop.0
	.p2align 4
	.type	_ZN6kvtide12_GLOBAL__N_110widen_rowsEPKPKNS_4bf16EilPfPPKf.constprop.0, @function
_ZN6kvtide12_GLOBAL__N_110widen_rowsEPKPKNS_4bf16EilPfPPKf.constprop.0:
.LFB6806:
	.cfi_startproc
	movq	%rsi, %r10
	pushq	%rbp
	.cfi_def_cfa_offset 16
	.cfi_offset 6, -16
	movq	%rdx, %rsi
	movq	%rcx, %r9
	leaq	-16(%r10), %r11
	shrq	$4, %r11
	addq	$1, %r11
	movq	%rsp, %rbp
	.cfi_def_cfa_register 6
	pushq	%r12
	.cfi_offset 12, -24
	movl	$1, %r12d
	movq	%r11, %r8
	pushq	%rbx
	.cfi_offset 3, -32
	salq	$4, %r11
	leaq	24576(%rdx), %rbx
	salq	$5, %r8
	.p2align 4,,10
	.p2align 3
.L454:
	xorl	%eax, %eax
	cmpq	$15, %r10
	jle	.L449
	.p2align 4,,10
	.p2align 3
.L450:
	movq	(%rdi), %rdx
	vpmovzxwd	(%rdx,%rax), %zmm0
	vpslld	$16, %zmm0, %zmm0
	vmovdqa32	%zmm0, (%rsi,%rax,2)
	addq	$32, %rax
	cmpq	%rax, %r8
	jne	.L450
	movq	%r11, %rax
.L449:
	cmpq	%rax, %r10
	jle	.L451
	movl	%r10d, %ecx
	movl	%r12d, %edx
	addq	$8, %r9
	addq	$8, %rdi
	subl	%eax, %ecx
	sall	%cl, %edx
	leal	-1(%rdx), %ecx
	movq	-8(%rdi), %rdx
	kmovw	%ecx, %k1
	vmovdqu16	(%rdx,%rax,2), %ymm0{%k1}{z}
	vpmovzxwd	%ymm0, %zmm0
	vpslld	$16, %zmm0, %zmm0
	vmovaps	%zmm0, (%rsi,%rax,4){%k1}
	movq	%rsi, -8(%r9)
	addq	$4096, %rsi
	cmpq	%rbx, %rsi
	jne	.L454
	vzeroupper
	popq	%rbx
	popq	%r12
	popq	%rbp
	.cfi_remember_state
	.cfi_def_cfa 7, 8
	ret
	.p2align 4,,10
	.p2align 3
.L451:
	.cfi_restore_state
	movq	%rsi, (%r9)
	addq	$4096, %rsi
	addq	$8, %r9
	addq	$8, %rdi
	cmpq	%rsi, %rbx
	jne	.L454
	vzeroupper
	popq	%rbx
	popq	%r12
	popq	%rbp
	.cfi_def_cfa 7, 8
	ret
	.cfi_endproc
.LFE6806:
	.size	_ZN6kvtide12_GLOBAL__N_110widen_rowsEPKPKNS_4bf16EilPfPPKf.constprop.0, .-_ZN6kvtide12_GLOBAL__N_110widen_rowsEPKPKNS_4bf16EilPfPPKf.constprop.0
	.p2align 4
	.type	_ZN6kvtide12_GLOBAL__N_14Simd4sum4EDv16_fS2_S2_S2_Pf.constprop.0, @function
_ZN6kvtide12_GLOBAL__N_14Simd4sum4EDv16_fS2_S2_S2_Pf.constprop.0:
.LFB6795:
	.cfi_startproc
	vextractf32x8	$0x1, %zmm1, %ymm2
	vextractf32x8	$0x1, %zmm0, %ymm3
	vxorps	%xmm4, %xmm4, %xmm4
	vaddps	%ymm1, %ymm2, %ymm2
	vaddps	%ymm0, %ymm3, %ymm3
	vextractf128	$0x1, %ymm2, %xmm1
	vextractf128	$0x1, %ymm3, %xmm0
	vaddps	%xmm3, %xmm0, %xmm0
	vaddps	%xmm2, %xmm1, %xmm1
	vhaddps	%xmm1, %xmm0, %xmm0
	vhaddps	%xmm4, %xmm0, %xmm0
	vmovaps	%xmm0, (%rdi)
	ret
	.cfi_endproc
.LFE6795:
	.size	_ZN6kvtide12_GLOBAL__N_14Simd4sum4EDv16_fS2_S2_S2_Pf.constprop.0, .-_ZN6kvtide12_GLOBAL__N_14Simd4sum4EDv16_fS2_S2_S2_Pf.constprop.0
	.p2align 4
	.type	_ZN6kvtide12_GLOBAL__N_111value_blockILi2ELi4ELb1ENS_4bf16EEEvPKfPKPKT2_iiiPflRNS0_5FetchE, @function
_ZN6kvtide12_GLOBAL__N_111value_blockILi2ELi4ELb1ENS_4bf16EEEvPKfPKPKT2_iiiPflRNS0_5FetchE:
.LFB6623:
	.cfi_startproc
	pushq	%rbp
	.cfi_def_cfa_offset 16
	.cfi_offset 6, -16
	movslq	%edx, %rax
	movslq	%r8d, %rdx
	movq	%rdi, %r10
	movq	%rsp, %rbp
	.cfi_def_cfa_register 6
	pushq	%r15
	pushq	%r14
	.cfi_offset 15, -24
	.cfi_offset 14, -32
	movl	%ecx, %r14d
	pushq	%r13
	pushq	%r12
	pushq	%rbx
	.cfi_offset 13, -40
	.cfi_offset 12, -48
	.cfi_offset 3, -56
	movq	%rsi, %rbx
	andq	$-64, %rsp
	movl	%ecx, -4(%rsp)
	leaq	0(,%rdx,4), %rcx
	leaq	(%r9,%rcx), %rdi
	movq	24(%rbp), %rsi
	vmovups	(%rdi), %zmm12
	vmovq	%rdi, %xmm3
	leaq	64(%r9,%rcx), %rdi
	vmovups	(%rdi), %zmm11
	vmovq	%rdi, %xmm2
	leaq	128(%r9,%rcx), %rdi
	leaq	192(%r9,%rcx), %rcx
	vmovups	(%rdi), %zmm10
	vmovq	%rdi, %xmm1
	movq	16(%rbp), %rdi
	vmovq	%rcx, %xmm0
	vmovups	(%rcx), %zmm9
	addq	%rdx, %rdi
	salq	$2, %rdi
	leaq	(%r9,%rdi), %rcx
	leaq	64(%r9,%rdi), %r15
	leaq	128(%r9,%rdi), %r8
	leaq	192(%r9,%rdi), %rdi
	vmovups	(%rcx), %zmm8
	vmovups	(%r15), %zmm7
	vmovups	(%r8), %zmm6
	vmovups	(%rdi), %zmm5
	cmpl	%r14d, %eax
	jge	.L461
	movl	4(%rsi), %r14d
	leaq	(%rdx,%rdx), %r9
	vmovq	%rcx, %xmm17
	movq	%rbx, %rcx
	leaq	64(%r9), %r13
	leaq	96(%r9), %r12
	vmovq	%r15, %xmm18
	addl	%eax, %r14d
	leaq	32(%r9), %r11
	vmovq	%r8, %xmm19
	movq	%r13, %r15
	vmovq	%rdi, %xmm20
	movq	%r9, %r13
	movl	%r14d, %edi
	movq	%r11, %r8
	movq	%r12, %r14
	vmovdqa	%xmm3, %xmm13
	movq	%r10, %r12
	movq	%rsi, %r9
	vmovdqa	%xmm2, %xmm14
	vmovdqa	%xmm1, %xmm15
	vmovdqa64	%xmm0, %xmm16
	.p2align 4,,10
	.p2align 3
.L463:
	movl	8(%r9), %r11d
	movslq	12(%r9), %r10
	movq	(%rcx,%rax,8), %rdx
	leal	(%rdi,%r11), %esi
	movslq	%esi, %rsi
	movq	(%rcx,%rsi,8), %rbx
	movq	%r10, %rsi
	addq	%r10, %r10
	addl	$64, %esi
	prefetcht0	(%rbx,%r10)
	prefetcht0	64(%rbx,%r10)
	movl	%esi, 12(%r9)
	cmpl	(%r9), %esi
	jl	.L462
	addl	$1, %r11d
	movl	$0, 12(%r9)
	movl	%r11d, 8(%r9)
.L462:
	vpmovzxwd	(%rdx,%r13), %zmm4
	vpmovzxwd	(%rdx,%r8), %zmm3
	vpmovzxwd	(%rdx,%r15), %zmm2
	vpmovzxwd	(%rdx,%r14), %zmm0
	vbroadcastss	(%r12,%rax,4), %zmm1
	vpslld	$16, %zmm4, %zmm4
	vpslld	$16, %zmm3, %zmm3
	vpslld	$16, %zmm2, %zmm2
	vpslld	$16, %zmm0, %zmm0
	vfmadd231ps	%zmm4, %zmm1, %zmm12
	vfmadd231ps	%zmm3, %zmm1, %zmm11
	vfmadd231ps	%zmm2, %zmm1, %zmm10
	vfmadd231ps	%zmm0, %zmm1, %zmm9
	vbroadcastss	1024(%r12,%rax,4), %zmm1
	addq	$1, %rax
	vfmadd231ps	%zmm4, %zmm1, %zmm8
	vfmadd231ps	%zmm3, %zmm1, %zmm7
	vfmadd231ps	%zmm2, %zmm1, %zmm6
	vfmadd231ps	%zmm0, %zmm1, %zmm5
	cmpl	%eax, -4(%rsp)
	jg	.L463
	vmovdqa	%xmm13, %xmm3
	vmovdqa	%xmm14, %xmm2
	vmovdqa	%xmm15, %xmm1
	vmovdqa64	%xmm16, %xmm0
	vmovq	%xmm17, %rcx
	vmovq	%xmm18, %r15
	vmovq	%xmm19, %r8
	vmovq	%xmm20, %rdi
.L461:
	vmovq	%xmm3, %rax
	vmovups	%zmm12, (%rax)
	vmovq	%xmm2, %rax
	vmovups	%zmm11, (%rax)
	vmovq	%xmm1, %rax
	vmovups	%zmm10, (%rax)
	vmovq	%xmm0, %rax
	vmovups	%zmm9, (%rax)
	vmovups	%zmm8, (%rcx)
	vmovups	%zmm7, (%r15)
	vmovups	%zmm6, (%r8)
	vmovups	%zmm5, (%rdi)
	vzeroupper
	leaq	-40(%rbp), %rsp
	popq	%rbx
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	popq	%rbp
	.cfi_def_cfa 7, 8
	ret
	.cfi_endproc
.LFE6623:
	.size	_ZN6kvtide12_GLOBAL__N_111value_blockILi2ELi4ELb1ENS_4bf16EEEvPKfPKPKT2_iiiPflRNS0_5FetchE, .-_ZN6kvtide12_GLOBAL__N_111value_blockILi2ELi4ELb1ENS_4bf16EEEvPKfPKPKT2_iiiPflRNS0_5FetchE
	.p2align 4
	.type	_ZN6kvtide12_GLOBAL__N_110value_rowsILi2ELb1ENS_4bf16EEEvPKfPKPKT1_iiiPf, @function
_ZN6kvtide12_GLOBAL__N_110value_rowsILi2ELb1ENS_4bf16EEEvPKfPKPKT1_iiiPf:
.LFB6550:
	.cfi_startproc
	leaq	8(%rsp), %r10
	.cfi_def_cfa 10, 0
	andq	$-64, %rsp
	movl	$10240, %eax
	movq	%r9, %r11
	pushq	-8(%r10)
	pushq	%rbp
	movq	%rsp, %rbp
	.cfi_escape 0x10,0x6,0x2,0x76,0
	pushq	%r15
	pushq	%r14
	.cfi_escape 0x10,0xf,0x2,0x76,0x78
	.cfi_escape 0x10,0xe,0x2,0x76,0x70
	movl	%edx, %r14d
	xorl	%edx, %edx
	pushq	%r13
	.cfi_escape 0x10,0xd,0x2,0x76,0x68
	movl	%ecx, %r13d
	leal	(%r8,%r8), %ecx
	idivl	%ecx
	pushq	%r12
	pushq	%r10
	.cfi_escape 0xf,0x3,0x76,0x58,0x6
	.cfi_escape 0x10,0xc,0x2,0x76,0x60
	pushq	%rbx
	movl	$64, %edx
	subq	$64, %rsp
	.cfi_escape 0x10,0x3,0x2,0x76,0x50
	movq	%rsi, %r12
	movl	%r8d, -64(%rbp)
	movq	$0, -56(%rbp)
	movq	%rdi, %rbx
	movl	%r8d, %esi
	cmpl	%edx, %eax
	cmovle	%eax, %edx
	xorl	%eax, %eax
	movl	%edx, %r10d
	testl	%edx, %edx
	cmovs	%eax, %r10d
	movl	%r10d, -60(%rbp)
	cmpl	$63, %r8d
	jle	.L481
	movslq	%r8d, %rax
	movl	%r10d, -88(%rbp)
	vmovq	%r12, %xmm23
	vmovq	%rax, %xmm22
	leal	-64(%r8), %eax
	movl	%r8d, -96(%rbp)
	movl	%eax, %r15d
	movl	%eax, -92(%rbp)
	andl	$-64, %r15d
	movq	%rbx, -80(%rbp)
	leal	64(%r15), %edi
	xorl	%r15d, %r15d
	movl	%edi, -84(%rbp)
	leaq	-64(%rbp), %rdi
	movl	%r15d, %r12d
	vmovq	%xmm22, %r15
	movq	%rdi, %rbx
	.p2align 4,,10
	.p2align 3
.L468:
	pushq	%rbx
	movq	-80(%rbp), %rdi
	movl	%r12d, %r8d
	movl	%r14d, %edx
	pushq	%r15
	movl	%r13d, %ecx
	vmovq	%xmm23, %rsi
	addl	$64, %r12d
	movq	%r9, -72(%rbp)
	call	_ZN6kvtide12_GLOBAL__N_111value_blockILi2ELi4ELb1ENS_4bf16EEEvPKfPKPKT2_iiiPflRNS0_5FetchE
	popq	%rax
	movl	-84(%rbp), %eax
	movq	-72(%rbp), %r9
	popq	%rdx
	cmpl	%eax, %r12d
	jne	.L468
	movl	-92(%rbp), %eax
	movl	-88(%rbp), %r10d
	vmovq	%xmm23, %r12
	movq	%r9, %r11
	movq	-80(%rbp), %rbx
	movl	-96(%rbp), %esi
	andl	$-64, %eax
	leal	64(%rax), %r8d
	addl	$79, %eax
.L467:
	cmpl	%eax, %esi
	jle	.L469
	movslq	%r8d, %rcx
	movslq	%esi, %rax
	movl	-56(%rbp), %edi
	movl	-52(%rbp), %edx
	movl	%r8d, -84(%rbp)
	leaq	(%r11,%rax,4), %r15
	xorl	%r9d, %r9d
	movq	%rcx, %r8
	vmovq	%r11, %xmm3
	movl	%r14d, -80(%rbp)
	addl	%r14d, %r10d
	kxorb	%k0, %k0, %k0
	kmovb	%k0, %r14d
.L473:
	vmovq	%xmm3, %rax
	vmovups	(%r15,%r8,4), %zmm1
	vmovups	(%rax,%r8,4), %zmm2
	movslq	-80(%rbp), %rax
	cmpl	%r13d, %eax
	jge	.L470
	movq	%r8, -72(%rbp)
	leaq	(%r8,%r8), %r11
	movq	%r11, %rcx
	movl	%r10d, %r11d
	movl	%esi, %r10d
	.p2align 4,,10
	.p2align 3
.L472:
	leal	(%rdi,%r11), %r9d
	movslq	%edx, %r8
	addl	$16, %edx
	movq	(%r12,%rax,8), %rsi
	movslq	%r9d, %r9
	movq	(%r12,%r9,8), %r9
	prefetcht0	(%r9,%r8,2)
	cmpl	%edx, %r10d
	jg	.L471
	addl	$1, %edi
	xorl	%edx, %edx
	movl	$1, %r14d
.L471:
	vpmovzxwd	(%rsi,%rcx), %zmm0
	vpslld	$16, %zmm0, %zmm0
	vfmadd231ps	(%rbx,%rax,4){1to16}, %zmm0, %zmm2
	vfmadd231ps	1024(%rbx,%rax,4){1to16}, %zmm0, %zmm1
	addq	$1, %rax
	cmpl	%eax, %r13d
	jg	.L472
	movq	-72(%rbp), %r8
	movl	%r10d, %esi
	movl	$1, %r9d
	movl	%r11d, %r10d
.L470:
	vmovq	%xmm3, %rax
	vmovups	%zmm2, (%rax,%r8,4)
	vmovups	%zmm1, (%r15,%r8,4)
	addq	$16, %r8
	leal	15(%r8), %eax
	cmpl	%eax, %esi
	jg	.L473
	movl	-84(%rbp), %r8d
	leal	-16(%rsi), %eax
	kmovb	%r14d, %k0
	vmovq	%xmm3, %r11
	movl	-80(%rbp), %r14d
	subl	%r8d, %eax
	leal	15(%r8), %ecx
	andl	$-16, %eax
	cmpl	%ecx, %esi
	movl	$0, %ecx
	cmovle	%ecx, %eax
	leal	16(%r8,%rax), %r8d
	testb	%r9b, %r9b
	je	.L474
	movl	%edx, -52(%rbp)
.L474:
	kortestb	%k0, %k0
	je	.L469
	movl	%edi, -56(%rbp)
.L469:
	cmpl	%r8d, %esi
	je	.L493
	movl	%esi, %ecx
	movl	$1, %eax
	movslq	%r8d, %r9
	movslq	%esi, %rdx
	subl	%r8d, %ecx
	leaq	(%r9,%r9), %rdi
	salq	$2, %rdx
	leaq	(%r11,%r9,4), %rsi
	sall	%cl, %eax
	xorl	%r8d, %r8d
	subl	$1, %eax
	movzwl	%ax, %eax
	kmovd	%eax, %k1
.L479:
	vmovups	(%rsi), %zmm1{%k1}{z}
	cmpl	%r13d, %r14d
	jge	.L477
	movslq	%r14d, %rax
	.p2align 4,,10
	.p2align 3
.L478:
	movq	(%r12,%rax,8), %rcx
	addq	%rdi, %rcx
	vmovdqu16	(%rcx), %ymm0{%k1}{z}
	vpmovzxwd	%ymm0, %zmm0
	vpslld	$16, %zmm0, %zmm0
	vfmadd231ps	(%rbx,%rax,4){1to16}, %zmm0, %zmm1
	addq	$1, %rax
	cmpl	%eax, %r13d
	jg	.L478
.L477:
	vmovups	%zmm1, (%rsi){%k1}
	addq	$1024, %rbx
	addq	%rdx, %rsi
	cmpl	$256, %r8d
	je	.L493
	movl	$256, %r8d
	jmp	.L479
.L493:
	vzeroupper
	leaq	-48(%rbp), %rsp
	popq	%rbx
	popq	%r10
	.cfi_remember_state
	.cfi_def_cfa 10, 0
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	popq	%rbp
	leaq	-8(%r10), %rsp
	.cfi_def_cfa 7, 8
	ret
.L481:
	.cfi_restore_state
	movl	$15, %eax
	xorl	%r8d, %r8d
	jmp	.L467
	.cfi_endproc
.LFE6550:
	.size	_ZN6kvtide12_GLOBAL__N_110value_rowsILi2ELb1ENS_4bf16EEEvPKfPKPKT1_iiiPf, .-_ZN6kvtide12_GLOBAL__N_110value_rowsILi2ELb1ENS_4bf16EEEvPKfPKPKT1_iiiPf
	.p2align 4
	.type	_ZN6kvtide12_GLOBAL__N_15gatedERKNS_9GatedArgsEll, @function
_ZN6kvtide12_GLOBAL__N_15gatedERKNS_9GatedArgsEll:
.LFB6477:
	.cfi_startproc
	cmpq	%rdx, %rsi
	jge	.L510
	pushq	%rbp
	.cfi_def_cfa_offset 16
	.cfi_offset 6, -16
	movq	%rsi, %r10
	movq	%rdx, %r11
	vxorps	%xmm16, %xmm16, %xmm16
	vbroadcastss	.LC35(%rip), %zmm20
	vbroadcastss	.LC37(%rip), %zmm19
	vbroadcastss	.LC4(%rip), %zmm18
	vbroadcastss	.LC6(%rip), %zmm17
	movq	%rsp, %rbp
	.cfi_def_cfa_register 6
	pushq	%rbx
	.cfi_offset 3, -24
	.p2align 4,,10
	.p2align 3
.L504:
	movq	24(%rdi), %rdx
	movq	16(%rdi), %rax
	movq	48(%rdi), %rcx
	imulq	%r10, %rdx
	leaq	(%rax,%rdx,4), %r8
	movq	40(%rdi), %rdx
	movq	32(%rdi), %rax
	imulq	%r10, %rdx
	leaq	(%rax,%rdx,4), %r9
	movq	8(%rdi), %rdx
	movq	(%rdi), %rax
	imulq	%r10, %rdx
	leaq	(%rax,%rdx,4), %rsi
	cmpq	$15, %rcx
	jle	.L505
	vbroadcastss	.LC12(%rip), %zmm3
	xorl	%eax, %eax
	vbroadcastss	.LC14(%rip), %zmm7
	vbroadcastss	.LC16(%rip), %zmm9
	vbroadcastss	.LC18(%rip), %zmm8
	vbroadcastss	.LC20(%rip), %zmm5
	vbroadcastss	.LC22(%rip), %zmm6
	vbroadcastss	.LC24(%rip), %zmm12
	vbroadcastss	.LC26(%rip), %zmm11
	vbroadcastss	.LC28(%rip), %zmm10
	vbroadcastss	.LC30(%rip), %zmm4
	vbroadcastss	.LC0(%rip), %zmm2
	vbroadcastss	.LC8(%rip), %zmm15
	vbroadcastss	.LC10(%rip), %zmm14
	vbroadcastss	.LC33(%rip), %zmm13
	jmp	.L500
	.p2align 4,,10
	.p2align 3
.L514:
	vmulps	%zmm1, %zmm1, %zmm0
	vmovaps	%zmm5, %zmm22
	vmulps	%zmm1, %zmm0, %zmm0
	vfmadd132ps	%zmm18, %zmm1, %zmm0
	vmulps	%zmm4, %zmm1, %zmm1
	vmulps	%zmm17, %zmm0, %zmm0
	vmaxps	%zmm15, %zmm0, %zmm0
	vminps	%zmm14, %zmm0, %zmm0
	vaddps	%zmm0, %zmm0, %zmm0
	vmaxps	%zmm3, %zmm0, %zmm24
	vcmpps	$29, %zmm3, %zmm0, %k1
	vmulps	%zmm7, %zmm24, %zmm23
	vrndscaleps	$8, %zmm23, %zmm23
	vfmadd231ps	%zmm9, %zmm23, %zmm24
	vfmadd231ps	%zmm8, %zmm23, %zmm24
	vfmadd132ps	%zmm24, %zmm6, %zmm22
	vfmadd132ps	%zmm24, %zmm12, %zmm22
	vfmadd132ps	%zmm24, %zmm11, %zmm22
	vfmadd132ps	%zmm24, %zmm10, %zmm22
	vfmadd132ps	%zmm24, %zmm4, %zmm22
	vfmadd132ps	%zmm24, %zmm2, %zmm22
	vfmadd132ps	%zmm24, %zmm2, %zmm22
	vscalefps	%zmm23, %zmm22, %zmm0{%k1}{z}
	vaddps	%zmm2, %zmm0, %zmm0
	vdivps	%zmm0, %zmm13, %zmm0
	vsubps	%zmm0, %zmm2, %zmm0
	vaddps	%zmm2, %zmm0, %zmm0
	vmulps	%zmm1, %zmm0, %zmm0
	vmulps	%zmm21, %zmm0, %zmm0
	vmovups	%zmm0, (%rsi,%rax,4)
.L513:
	movq	48(%rdi), %rcx
	leaq	16(%rax), %rdx
	addq	$31, %rax
	cmpq	%rcx, %rax
	jge	.L497
	movq	%rdx, %rax
.L500:
	cmpb	$0, 56(%rdi)
	vmovups	(%r9,%rax,4), %zmm21
	vmovups	(%r8,%rax,4), %zmm1
	jne	.L514
	vmaxps	%zmm20, %zmm1, %zmm23
	vmovaps	%zmm5, %zmm0
	vminps	%zmm19, %zmm23, %zmm23
	vsubps	%zmm23, %zmm16, %zmm23
	vmaxps	%zmm3, %zmm23, %zmm22
	vcmpps	$29, %zmm3, %zmm23, %k1
	vmulps	%zmm7, %zmm22, %zmm24
	vrndscaleps	$8, %zmm24, %zmm24
	vfmadd231ps	%zmm9, %zmm24, %zmm22
	vfmadd231ps	%zmm8, %zmm24, %zmm22
	vfmadd132ps	%zmm22, %zmm6, %zmm0
	vfmadd132ps	%zmm22, %zmm12, %zmm0
	vfmadd132ps	%zmm22, %zmm11, %zmm0
	vfmadd132ps	%zmm22, %zmm10, %zmm0
	vfmadd132ps	%zmm22, %zmm4, %zmm0
	vfmadd132ps	%zmm22, %zmm2, %zmm0
	vfmadd132ps	%zmm22, %zmm2, %zmm0
	vscalefps	%zmm24, %zmm0, %zmm22{%k1}{z}
	vaddps	%zmm2, %zmm22, %zmm0
	vdivps	%zmm0, %zmm1, %zmm1
	vmulps	%zmm21, %zmm1, %zmm1
	vmovups	%zmm1, (%rsi,%rax,4)
	jmp	.L513
	.p2align 4,,10
	.p2align 3
.L505:
	xorl	%edx, %edx
	.p2align 4,,10
	.p2align 3
.L497:
	cmpq	%rdx, %rcx
	jle	.L501
	subl	%edx, %ecx
	movl	$1, %eax
	leaq	0(,%rdx,4), %rbx
	sall	%cl, %eax
	subl	$1, %eax
	cmpb	$0, 56(%rdi)
	kmovw	%eax, %k1
	vmovups	(%r9,%rbx), %zmm1{%k1}{z}
	vmovups	(%r8,%rbx), %zmm13{%k1}{z}
	je	.L502
	vbroadcastss	.LC8(%rip), %zmm2
	vmulps	%zmm13, %zmm13, %zmm0
	vbroadcastss	.LC12(%rip), %zmm3
	vbroadcastss	.LC14(%rip), %zmm7
	vbroadcastss	.LC16(%rip), %zmm9
	vbroadcastss	.LC20(%rip), %zmm5
	vbroadcastss	.LC22(%rip), %zmm6
	vbroadcastss	.LC24(%rip), %zmm12
	vbroadcastss	.LC26(%rip), %zmm11
	vbroadcastss	.LC28(%rip), %zmm10
	vbroadcastss	.LC30(%rip), %zmm4
	vmulps	%zmm13, %zmm0, %zmm0
	vfmadd132ps	.LC4(%rip){1to16}, %zmm13, %zmm0
	vmulps	%zmm4, %zmm13, %zmm13
	vmulps	.LC6(%rip){1to16}, %zmm0, %zmm0
	vmaxps	%zmm2, %zmm0, %zmm0
	vbroadcastss	.LC10(%rip), %zmm2
	vminps	%zmm2, %zmm0, %zmm0
	vmovaps	%zmm9, %zmm2
	vaddps	%zmm0, %zmm0, %zmm0
	vmaxps	%zmm3, %zmm0, %zmm8
	vcmpps	$29, %zmm3, %zmm0, %k2
	vbroadcastss	.LC33(%rip), %zmm0
	vmulps	%zmm7, %zmm8, %zmm7
	vrndscaleps	$8, %zmm7, %zmm7
	vfmadd132ps	%zmm7, %zmm8, %zmm2
	vbroadcastss	.LC18(%rip), %zmm8
	vfmadd132ps	%zmm7, %zmm2, %zmm8
	vbroadcastss	.LC0(%rip), %zmm2
	vfmadd132ps	%zmm8, %zmm6, %zmm5
	vfmadd132ps	%zmm8, %zmm12, %zmm5
	vfmadd132ps	%zmm8, %zmm11, %zmm5
	vfmadd132ps	%zmm8, %zmm10, %zmm5
	vfmadd132ps	%zmm8, %zmm4, %zmm5
	vfmadd132ps	%zmm8, %zmm2, %zmm5
	vfmadd132ps	%zmm8, %zmm2, %zmm5
	vscalefps	%zmm7, %zmm5, %zmm3{%k2}{z}
	vaddps	%zmm2, %zmm3, %zmm3
	vdivps	%zmm3, %zmm0, %zmm0
	vsubps	%zmm0, %zmm2, %zmm0
	vaddps	%zmm2, %zmm0, %zmm0
	vmulps	%zmm13, %zmm0, %zmm13
.L503:
	vmulps	%zmm13, %zmm1, %zmm1
	vmovups	%zmm1, (%rsi,%rbx){%k1}
.L501:
	addq	$1, %r10
	cmpq	%r10, %r11
	jne	.L504
	vzeroupper
	movq	-8(%rbp), %rbx
	leave
	.cfi_remember_state
	.cfi_def_cfa 7, 8
	ret
	.p2align 4,,10
	.p2align 3
.L502:
	.cfi_restore_state
	vbroadcastss	.LC35(%rip), %zmm14
	vbroadcastss	.LC37(%rip), %zmm0
	vbroadcastss	.LC12(%rip), %zmm3
	vbroadcastss	.LC14(%rip), %zmm7
	vbroadcastss	.LC16(%rip), %zmm9
	vmaxps	%zmm14, %zmm13, %zmm14
	vbroadcastss	.LC18(%rip), %zmm8
	vbroadcastss	.LC20(%rip), %zmm5
	vbroadcastss	.LC22(%rip), %zmm6
	vbroadcastss	.LC24(%rip), %zmm12
	vbroadcastss	.LC26(%rip), %zmm11
	vbroadcastss	.LC28(%rip), %zmm10
	vminps	%zmm0, %zmm14, %zmm14
	vbroadcastss	.LC30(%rip), %zmm4
	vbroadcastss	.LC0(%rip), %zmm2
	vsubps	%zmm14, %zmm16, %zmm14
	vmaxps	%zmm3, %zmm14, %zmm0
	vcmpps	$29, %zmm3, %zmm14, %k2
	vmulps	%zmm7, %zmm0, %zmm7
	vrndscaleps	$8, %zmm7, %zmm7
	vfmadd132ps	%zmm7, %zmm0, %zmm9
	vfmadd132ps	%zmm7, %zmm9, %zmm8
	vfmadd132ps	%zmm8, %zmm6, %zmm5
	vmovaps	%zmm5, %zmm0
	vfmadd132ps	%zmm8, %zmm12, %zmm0
	vfmadd132ps	%zmm8, %zmm11, %zmm0
	vfmadd132ps	%zmm8, %zmm10, %zmm0
	vfmadd132ps	%zmm8, %zmm4, %zmm0
	vfmadd132ps	%zmm8, %zmm2, %zmm0
	vfmadd132ps	%zmm8, %zmm2, %zmm0
	vscalefps	%zmm7, %zmm0, %zmm3{%k2}{z}
	vaddps	%zmm2, %zmm3, %zmm0
	vdivps	%zmm0, %zmm13, %zmm13
	jmp	.L503
.L510:
	.cfi_def_cfa 7, 8
	.cfi_restore 3
	.cfi_restore 6
	ret
	.cfi_endproc
.LFE6477:
	.size	_ZN6kvtide12_GLOBAL__N_15gatedERKNS_9GatedArgsEll, .-_ZN6kvtide12_GLOBAL__N_15gatedERKNS_9GatedArgsEll
	.p2align 4
	.type	_ZN6kvtide12_GLOBAL__N_18dot_tileILi4ELi6ELb0ELi0EfEEvPKflPKPKT3_lRKNS0_5AheadIS4_EEiPfl.constprop.0, @function
_ZN6kvtide12_GLOBAL__N_18dot_tileILi4ELi6ELb0ELi0EfEEvPKflPKPKT3_lRKNS0_5AheadIS4_EEiPfl.constprop.0:
.LFB6808:
	.cfi_startproc
	pushq	%rbp
	.cfi_def_cfa_offset 16
	.cfi_offset 6, -16
	vxorps	%xmm0, %xmm0, %xmm0
	movq	%rsi, %r10
	movq	%rsp, %rbp
	.cfi_def_cfa_register 6
	pushq	%r15
	pushq	%r14
	pushq	%r13
	.cfi_offset 15, -24
	.cfi_offset 14, -32
	.cfi_offset 13, -40
	movq	%rcx, %r13
	pushq	%r12
	pushq	%rbx
	andq	$-64, %rsp
	subq	$1728, %rsp
	.cfi_offset 12, -48
	.cfi_offset 3, -56
	movq	%rsi, 32(%rsp)
	movq	%rdx, %rsi
	movl	%r8d, 60(%rsp)
	movq	%r9, 48(%rsp)
	vmovaps	%zmm0, 192(%rsp)
	vmovaps	%zmm0, 256(%rsp)
	vmovaps	%zmm0, 320(%rsp)
	vmovaps	%zmm0, 384(%rsp)
	vmovaps	%zmm0, 448(%rsp)
	vmovaps	%zmm0, 512(%rsp)
	vmovaps	%zmm0, 576(%rsp)
	vmovaps	%zmm0, 640(%rsp)
	vmovaps	%zmm0, 704(%rsp)
	vmovaps	%zmm0, 768(%rsp)
	vmovaps	%zmm0, 832(%rsp)
	vmovaps	%zmm0, 896(%rsp)
	vmovaps	%zmm0, 960(%rsp)
	vmovaps	%zmm0, 1024(%rsp)
	vmovaps	%zmm0, 1088(%rsp)
	vmovaps	%zmm0, 1152(%rsp)
	vmovaps	%zmm0, 1216(%rsp)
	vmovaps	%zmm0, 1280(%rsp)
	vmovaps	%zmm0, 1344(%rsp)
	vmovaps	%zmm0, 1408(%rsp)
	vmovaps	%zmm0, 1472(%rsp)
	vmovaps	%zmm0, 1536(%rsp)
	vmovaps	%zmm0, 1600(%rsp)
	vmovaps	%zmm0, 1664(%rsp)
	cmpq	$15, %rcx
	jle	.L522
	leaq	-16(%r13), %rax
	movq	(%rdx), %r15
	movq	8(%rdx), %r14
	vmovaps	%zmm0, %zmm5
	movq	16(%rdx), %r12
	movq	24(%rdx), %rbx
	movq	%rax, %r8
	movq	%rax, 40(%rsp)
	movq	32(%rdx), %rcx
	movq	40(%rdx), %r11
	andq	$-16, %r8
	xorl	%eax, %eax
	addq	$16, %r8
	leaq	0(,%r10,4), %rdx
	vmovaps	%zmm0, %zmm6
	leaq	(%rdi,%rdx), %r10
	vmovaps	%zmm0, %zmm7
	vmovaps	%zmm0, %zmm8
	leaq	(%r10,%rdx), %r9
	vmovaps	%zmm0, %zmm9
	vmovaps	%zmm0, %zmm10
	addq	%r9, %rdx
	vmovaps	%zmm0, %zmm11
	vmovaps	%zmm0, %zmm12
	vmovaps	%zmm0, %zmm13
	vmovaps	%zmm0, %zmm14
	vmovaps	%zmm0, %zmm15
	vmovaps	%zmm0, %zmm16
	vmovaps	%zmm0, %zmm17
	vmovaps	%zmm0, %zmm18
	vmovaps	%zmm0, %zmm19
	vmovaps	%zmm0, %zmm20
	vmovaps	%zmm0, %zmm21
	vmovaps	%zmm0, %zmm22
	vmovaps	%zmm0, %zmm23
	vmovaps	%zmm0, %zmm24
	vmovaps	%zmm0, %zmm25
	vmovaps	%zmm0, %zmm26
	vmovaps	%zmm0, %zmm27
	vmovaps	%zmm0, %zmm28
	.p2align 4,,10
	.p2align 3
.L517:
	vmovups	(%rdi,%rax,4), %zmm3
	vmovups	(%r10,%rax,4), %zmm2
	vmovups	(%r9,%rax,4), %zmm1
	vmovups	(%rdx,%rax,4), %zmm0
	vmovups	(%r15,%rax,4), %zmm4
	vfmadd231ps	%zmm4, %zmm3, %zmm28
	vfmadd231ps	%zmm4, %zmm2, %zmm27
	vfmadd231ps	%zmm4, %zmm1, %zmm26
	vfmadd231ps	%zmm4, %zmm0, %zmm25
	vmovups	(%r14,%rax,4), %zmm4
	vfmadd231ps	%zmm4, %zmm3, %zmm24
	vfmadd231ps	%zmm4, %zmm2, %zmm23
	vfmadd231ps	%zmm4, %zmm1, %zmm22
	vfmadd231ps	%zmm4, %zmm0, %zmm21
	vmovups	(%r12,%rax,4), %zmm4
	vfmadd231ps	%zmm4, %zmm3, %zmm20
	vfmadd231ps	%zmm4, %zmm2, %zmm19
	vfmadd231ps	%zmm4, %zmm1, %zmm18
	vfmadd231ps	%zmm4, %zmm0, %zmm17
	vmovups	(%rbx,%rax,4), %zmm4
	vfmadd231ps	%zmm4, %zmm3, %zmm16
	vfmadd231ps	%zmm4, %zmm2, %zmm15
	vfmadd231ps	%zmm4, %zmm1, %zmm14
	vfmadd231ps	%zmm4, %zmm0, %zmm13
	vmovups	(%rcx,%rax,4), %zmm4
	vfmadd231ps	%zmm4, %zmm3, %zmm12
	vfmadd231ps	%zmm4, %zmm2, %zmm11
	vfmadd231ps	%zmm4, %zmm1, %zmm10
	vfmadd231ps	%zmm4, %zmm0, %zmm9
	vmovups	(%r11,%rax,4), %zmm4
	addq	$16, %rax
	vfmadd231ps	%zmm4, %zmm3, %zmm8
	vfmadd231ps	%zmm4, %zmm2, %zmm7
	vfmadd231ps	%zmm4, %zmm1, %zmm6
	vfmadd231ps	%zmm4, %zmm0, %zmm5
	cmpq	%r8, %rax
	jne	.L517
	vmovaps	%zmm28, 192(%rsp)
	movq	40(%rsp), %rax
	vmovaps	%zmm27, 576(%rsp)
	vmovaps	%zmm26, 960(%rsp)
	andq	$-16, %rax
	vmovaps	%zmm25, 1344(%rsp)
	leaq	16(%rax), %rdx
	vmovaps	%zmm24, 256(%rsp)
	vmovaps	%zmm23, 640(%rsp)
	vmovaps	%zmm22, 1024(%rsp)
	vmovaps	%zmm21, 1408(%rsp)
	vmovaps	%zmm20, 320(%rsp)
	vmovaps	%zmm19, 704(%rsp)
	vmovaps	%zmm18, 1088(%rsp)
	vmovaps	%zmm17, 1472(%rsp)
	vmovaps	%zmm16, 384(%rsp)
	vmovaps	%zmm15, 768(%rsp)
	vmovaps	%zmm14, 1152(%rsp)
	vmovaps	%zmm13, 1536(%rsp)
	vmovaps	%zmm12, 448(%rsp)
	vmovaps	%zmm11, 832(%rsp)
	vmovaps	%zmm10, 1216(%rsp)
	vmovaps	%zmm9, 1600(%rsp)
	vmovaps	%zmm8, 512(%rsp)
	vmovaps	%zmm7, 896(%rsp)
	vmovaps	%zmm6, 1280(%rsp)
	vmovaps	%zmm5, 1664(%rsp)
.L516:
	cmpq	%rdx, %r13
	jle	.L518
	movl	%r13d, %ecx
	movl	$1, %eax
	movq	32(%rsp), %rbx
	leaq	0(,%rdx,4), %r8
	subl	%edx, %ecx
	sall	%cl, %eax
	subl	$1, %eax
	kmovw	%eax, %k1
	movq	(%rsi), %rax
	vmovups	(%rdi,%r8), %zmm3{%k1}{z}
	addq	%r8, %rax
	vmovaps	%zmm3, %zmm0
	vmovaps	%zmm3, %zmm5
	vmovups	(%rax), %zmm4{%k1}{z}
	leaq	(%rdx,%rbx), %rax
	vfmadd213ps	192(%rsp), %zmm4, %zmm0
	vmovaps	%zmm0, 192(%rsp)
	vmovups	(%rdi,%rax,4), %zmm2{%k1}{z}
	addq	%rbx, %rax
	vmovaps	%zmm2, %zmm0
	vfmadd213ps	576(%rsp), %zmm4, %zmm0
	vmovaps	%zmm0, 576(%rsp)
	vmovups	(%rdi,%rax,4), %zmm1{%k1}{z}
	addq	%rbx, %rax
	vmovaps	%zmm1, %zmm0
	vfmadd213ps	960(%rsp), %zmm4, %zmm0
	vmovaps	%zmm0, 960(%rsp)
	vmovups	(%rdi,%rax,4), %zmm0{%k1}{z}
	movq	8(%rsi), %rax
	vfmadd213ps	1344(%rsp), %zmm0, %zmm4
	addq	%r8, %rax
	vmovaps	%zmm4, 1344(%rsp)
	vmovups	(%rax), %zmm4{%k1}{z}
	movq	16(%rsi), %rax
	vfmadd213ps	256(%rsp), %zmm4, %zmm5
	addq	%r8, %rax
	vmovaps	%zmm5, 256(%rsp)
	vmovaps	%zmm2, %zmm5
	vfmadd213ps	640(%rsp), %zmm4, %zmm5
	vmovaps	%zmm5, 640(%rsp)
	vmovaps	%zmm1, %zmm5
	vfmadd213ps	1024(%rsp), %zmm4, %zmm5
	vfmadd213ps	1408(%rsp), %zmm0, %zmm4
	vmovaps	%zmm5, 1024(%rsp)
	vmovaps	%zmm3, %zmm5
	vmovaps	%zmm4, 1408(%rsp)
	vmovups	(%rax), %zmm4{%k1}{z}
	vfmadd213ps	320(%rsp), %zmm4, %zmm5
	vmovaps	%zmm5, 320(%rsp)
	vmovaps	%zmm2, %zmm5
	vfmadd213ps	704(%rsp), %zmm4, %zmm5
	vmovaps	%zmm5, 704(%rsp)
	vmovaps	%zmm1, %zmm5
	vfmadd213ps	1088(%rsp), %zmm4, %zmm5
	vmovaps	%zmm5, 1088(%rsp)
	movq	24(%rsi), %rax
	vfmadd213ps	1472(%rsp), %zmm0, %zmm4
	vmovaps	%zmm3, %zmm5
	addq	%r8, %rax
	vmovaps	%zmm4, 1472(%rsp)
	vmovups	(%rax), %zmm4{%k1}{z}
	movq	32(%rsi), %rax
	vfmadd213ps	384(%rsp), %zmm4, %zmm5
	addq	%r8, %rax
	addq	40(%rsi), %r8
	vmovaps	%zmm5, 384(%rsp)
	vmovaps	%zmm2, %zmm5
	vfmadd213ps	768(%rsp), %zmm4, %zmm5
	vmovaps	%zmm5, 768(%rsp)
	vmovaps	%zmm1, %zmm5
	vfmadd213ps	1152(%rsp), %zmm4, %zmm5
	vfmadd213ps	1536(%rsp), %zmm0, %zmm4
	vmovaps	%zmm5, 1152(%rsp)
	vmovaps	%zmm3, %zmm5
	vmovaps	%zmm4, 1536(%rsp)
	vmovups	(%rax), %zmm4{%k1}{z}
	vfmadd213ps	448(%rsp), %zmm4, %zmm5
	vmovaps	%zmm5, 448(%rsp)
	vmovaps	%zmm2, %zmm5
	vfmadd213ps	832(%rsp), %zmm4, %zmm5
	vmovaps	%zmm5, 832(%rsp)
	vmovaps	%zmm1, %zmm5
	vfmadd213ps	1216(%rsp), %zmm4, %zmm5
	vfmadd213ps	1600(%rsp), %zmm0, %zmm4
	vmovaps	%zmm5, 1216(%rsp)
	vmovaps	%zmm4, 1600(%rsp)
	vmovups	(%r8), %zmm4{%k1}{z}
	vfmadd213ps	512(%rsp), %zmm4, %zmm3
	vfmadd213ps	896(%rsp), %zmm4, %zmm2
	vfmadd213ps	1280(%rsp), %zmm4, %zmm1
	vfmadd213ps	1664(%rsp), %zmm4, %zmm0
	vmovaps	%zmm3, 512(%rsp)
	vmovaps	%zmm2, 896(%rsp)
	vmovaps	%zmm1, 1280(%rsp)
	vmovaps	%zmm0, 1664(%rsp)
.L518:
	leaq	64(%rsp), %rbx
	leaq	192(%rsp), %r14
	vzeroupper
	movq	%rbx, %rsi
	movq	%r14, %rdi
	call	_ZN6kvtide12_GLOBAL__N_14Simd8sum_tileERA4_A6_KDv16_fPf
	movl	60(%rsp), %eax
	cmpl	$6, %eax
	je	.L519
	testl	%eax, %eax
	jle	.L525
	movq	16(%rbp), %rsi
	movl	%eax, %r13d
	movq	48(%rsp), %rcx
	salq	$2, %r13
	leaq	0(,%rsi,4), %r12
.L521:
	movq	%rbx, %rsi
	movq	%rcx, %rdi
	movq	%r13, %rdx
	addq	$32, %rbx
	call	memcpy@PLT
	movq	%rax, %rcx
	addq	%r12, %rcx
	cmpq	%rbx, %r14
	jne	.L521
.L525:
	leaq	-40(%rbp), %rsp
	popq	%rbx
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	popq	%rbp
	.cfi_remember_state
	.cfi_def_cfa 7, 8
	ret
.L519:
	.cfi_restore_state
	movq	48(%rsp), %rsi
	movq	80(%rsp), %rax
	vmovdqa	64(%rsp), %xmm6
	movq	112(%rsp), %rcx
	movq	%rax, 16(%rsi)
	movq	16(%rbp), %rax
	vmovdqa	96(%rsp), %xmm7
	vmovdqu	%xmm6, (%rsi)
	vmovdqa	128(%rsp), %xmm6
	leaq	0(,%rax,4), %rdx
	leaq	(%rsi,%rdx), %rax
	movq	%rcx, 16(%rax)
	movq	144(%rsp), %rcx
	vmovdqu	%xmm7, (%rax)
	addq	%rdx, %rax
	vmovdqa	160(%rsp), %xmm7
	movq	%rcx, 16(%rax)
	vmovdqu	%xmm6, (%rax)
	addq	%rdx, %rax
	movq	176(%rsp), %rdx
	vmovdqu	%xmm7, (%rax)
	movq	%rdx, 16(%rax)
	leaq	-40(%rbp), %rsp
	popq	%rbx
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	popq	%rbp
	.cfi_remember_state
	.cfi_def_cfa 7, 8
	ret
.L522:
	.cfi_restore_state
	xorl	%edx, %edx
	jmp	.L516
	.cfi_endproc
.LFE6808:
	.size	_ZN6kvtide12_GLOBAL__N_18dot_tileILi4ELi6ELb0ELi0EfEEvPKflPKPKT3_lRKNS0_5AheadIS4_EEiPfl.constprop.0, .-_ZN6kvtide12_GLOBAL__N_18dot_tileILi4ELi6ELb0ELi0EfEEvPKflPKPKT3_lRKNS0_5AheadIS4_EEiPfl.constprop.0
	.p2align 4
	.type	_ZN6kvtide12_GLOBAL__N_18dot_tileILi4ELi6ELb0ELi0ENS_4bf16EEEvPKflPKPKT3_lRKNS0_5AheadIS5_EEiPfl.constprop.0, @function
_ZN6kvtide12_GLOBAL__N_18dot_tileILi4ELi6ELb0ELi0ENS_4bf16EEEvPKflPKPKT3_lRKNS0_5AheadIS5_EEiPfl.constprop.0:
.LFB6809:
	.cfi_startproc
	pushq	%rbp
	.cfi_def_cfa_offset 16
	.cfi_offset 6, -16
	vxorps	%xmm0, %xmm0, %xmm0
	movq	%rsi, %r10
	movq	%rsp, %rbp
	.cfi_def_cfa_register 6
	pushq	%r15
	pushq	%r14
	pushq	%r13
	.cfi_offset 15, -24
	.cfi_offset 14, -32
	.cfi_offset 13, -40
	movq	%rcx, %r13
	pushq	%r12
	pushq	%rbx
	andq	$-64, %rsp
	subq	$1728, %rsp
	.cfi_offset 12, -48
	.cfi_offset 3, -56
	movq	%rsi, 32(%rsp)
	movq	%rdx, %rsi
	movl	%r8d, 60(%rsp)
	movq	%r9, 48(%rsp)
	vmovaps	%zmm0, 192(%rsp)
	vmovaps	%zmm0, 256(%rsp)
	vmovaps	%zmm0, 320(%rsp)
	vmovaps	%zmm0, 384(%rsp)
	vmovaps	%zmm0, 448(%rsp)
	vmovaps	%zmm0, 512(%rsp)
	vmovaps	%zmm0, 576(%rsp)
	vmovaps	%zmm0, 640(%rsp)
	vmovaps	%zmm0, 704(%rsp)
	vmovaps	%zmm0, 768(%rsp)
	vmovaps	%zmm0, 832(%rsp)
	vmovaps	%zmm0, 896(%rsp)
	vmovaps	%zmm0, 960(%rsp)
	vmovaps	%zmm0, 1024(%rsp)
	vmovaps	%zmm0, 1088(%rsp)
	vmovaps	%zmm0, 1152(%rsp)
	vmovaps	%zmm0, 1216(%rsp)
	vmovaps	%zmm0, 1280(%rsp)
	vmovaps	%zmm0, 1344(%rsp)
	vmovaps	%zmm0, 1408(%rsp)
	vmovaps	%zmm0, 1472(%rsp)
	vmovaps	%zmm0, 1536(%rsp)
	vmovaps	%zmm0, 1600(%rsp)
	vmovaps	%zmm0, 1664(%rsp)
	cmpq	$15, %rcx
	jle	.L534
	leaq	-16(%r13), %rax
	movq	(%rdx), %r15
	movq	8(%rdx), %r14
	vmovaps	%zmm0, %zmm5
	movq	16(%rdx), %r12
	movq	24(%rdx), %rbx
	movq	%rax, %r8
	movq	%rax, 40(%rsp)
	movq	32(%rdx), %rcx
	movq	40(%rdx), %r11
	andq	$-16, %r8
	xorl	%eax, %eax
	addq	$16, %r8
	leaq	0(,%r10,4), %rdx
	vmovaps	%zmm0, %zmm6
	leaq	(%rdi,%rdx), %r10
	vmovaps	%zmm0, %zmm7
	vmovaps	%zmm0, %zmm8
	leaq	(%r10,%rdx), %r9
	vmovaps	%zmm0, %zmm9
	vmovaps	%zmm0, %zmm10
	addq	%r9, %rdx
	vmovaps	%zmm0, %zmm11
	vmovaps	%zmm0, %zmm12
	vmovaps	%zmm0, %zmm13
	vmovaps	%zmm0, %zmm14
	vmovaps	%zmm0, %zmm15
	vmovaps	%zmm0, %zmm16
	vmovaps	%zmm0, %zmm17
	vmovaps	%zmm0, %zmm18
	vmovaps	%zmm0, %zmm19
	vmovaps	%zmm0, %zmm20
	vmovaps	%zmm0, %zmm21
	vmovaps	%zmm0, %zmm22
	vmovaps	%zmm0, %zmm23
	vmovaps	%zmm0, %zmm24
	vmovaps	%zmm0, %zmm25
	vmovaps	%zmm0, %zmm26
	vmovaps	%zmm0, %zmm27
	vmovaps	%zmm0, %zmm28
	.p2align 4,,10
	.p2align 3
.L529:
	vpmovzxwd	(%r15,%rax,2), %zmm0
	vmovups	(%rdi,%rax,4), %zmm4
	vmovups	(%r10,%rax,4), %zmm3
	vmovups	(%r9,%rax,4), %zmm2
	vmovups	(%rdx,%rax,4), %zmm1
	vpslld	$16, %zmm0, %zmm0
	vfmadd231ps	%zmm0, %zmm4, %zmm28
	vfmadd231ps	%zmm0, %zmm3, %zmm27
	vfmadd231ps	%zmm0, %zmm2, %zmm26
	vfmadd231ps	%zmm0, %zmm1, %zmm25
	vpmovzxwd	(%r14,%rax,2), %zmm0
	vpslld	$16, %zmm0, %zmm0
	vfmadd231ps	%zmm0, %zmm4, %zmm24
	vfmadd231ps	%zmm0, %zmm3, %zmm23
	vfmadd231ps	%zmm0, %zmm2, %zmm22
	vfmadd231ps	%zmm0, %zmm1, %zmm21
	vpmovzxwd	(%r12,%rax,2), %zmm0
	vpslld	$16, %zmm0, %zmm0
	vfmadd231ps	%zmm0, %zmm4, %zmm20
	vfmadd231ps	%zmm0, %zmm3, %zmm19
	vfmadd231ps	%zmm0, %zmm2, %zmm18
	vfmadd231ps	%zmm0, %zmm1, %zmm17
	vpmovzxwd	(%rbx,%rax,2), %zmm0
	vpslld	$16, %zmm0, %zmm0
	vfmadd231ps	%zmm0, %zmm4, %zmm16
	vfmadd231ps	%zmm0, %zmm3, %zmm15
	vfmadd231ps	%zmm0, %zmm2, %zmm14
	vfmadd231ps	%zmm0, %zmm1, %zmm13
	vpmovzxwd	(%rcx,%rax,2), %zmm0
	vpslld	$16, %zmm0, %zmm0
	vfmadd231ps	%zmm0, %zmm4, %zmm12
	vfmadd231ps	%zmm0, %zmm3, %zmm11
	vfmadd231ps	%zmm0, %zmm2, %zmm10
	vfmadd231ps	%zmm0, %zmm1, %zmm9
	vpmovzxwd	(%r11,%rax,2), %zmm0
	addq	$16, %rax
	vpslld	$16, %zmm0, %zmm0
	vfmadd231ps	%zmm0, %zmm4, %zmm8
	vfmadd231ps	%zmm0, %zmm3, %zmm7
	vfmadd231ps	%zmm0, %zmm2, %zmm6
	vfmadd231ps	%zmm0, %zmm1, %zmm5
	cmpq	%r8, %rax
	jne	.L529
	vmovaps	%zmm28, 192(%rsp)
	movq	40(%rsp), %rax
	vmovaps	%zmm27, 576(%rsp)
	vmovaps	%zmm26, 960(%rsp)
	andq	$-16, %rax
	vmovaps	%zmm25, 1344(%rsp)
	leaq	16(%rax), %rdx
	vmovaps	%zmm24, 256(%rsp)
	vmovaps	%zmm23, 640(%rsp)
	vmovaps	%zmm22, 1024(%rsp)
	vmovaps	%zmm21, 1408(%rsp)
	vmovaps	%zmm20, 320(%rsp)
	vmovaps	%zmm19, 704(%rsp)
	vmovaps	%zmm18, 1088(%rsp)
	vmovaps	%zmm17, 1472(%rsp)
	vmovaps	%zmm16, 384(%rsp)
	vmovaps	%zmm15, 768(%rsp)
	vmovaps	%zmm14, 1152(%rsp)
	vmovaps	%zmm13, 1536(%rsp)
	vmovaps	%zmm12, 448(%rsp)
	vmovaps	%zmm11, 832(%rsp)
	vmovaps	%zmm10, 1216(%rsp)
	vmovaps	%zmm9, 1600(%rsp)
	vmovaps	%zmm8, 512(%rsp)
	vmovaps	%zmm7, 896(%rsp)
	vmovaps	%zmm6, 1280(%rsp)
	vmovaps	%zmm5, 1664(%rsp)
.L528:
	cmpq	%rdx, %r13
	jle	.L530
	movl	%r13d, %ecx
	movl	$1, %eax
	leaq	(%rdx,%rdx), %r8
	movq	32(%rsp), %rbx
	subl	%edx, %ecx
	sall	%cl, %eax
	subl	$1, %eax
	kmovw	%eax, %k1
	movq	(%rsi), %rax
	vmovups	(%rdi,%rdx,4), %zmm4{%k1}{z}
	addq	%r8, %rax
	vmovaps	%zmm4, %zmm1
	vmovaps	%zmm4, %zmm5
	vmovdqu16	(%rax), %ymm0{%k1}{z}
	leaq	(%rdx,%rbx), %rax
	vpmovzxwd	%ymm0, %zmm0
	vpslld	$16, %zmm0, %zmm0
	vfmadd213ps	192(%rsp), %zmm0, %zmm1
	vmovaps	%zmm1, 192(%rsp)
	vmovups	(%rdi,%rax,4), %zmm3{%k1}{z}
	addq	%rbx, %rax
	vmovaps	%zmm3, %zmm1
	vfmadd213ps	576(%rsp), %zmm0, %zmm1
	vmovaps	%zmm1, 576(%rsp)
	vmovups	(%rdi,%rax,4), %zmm2{%k1}{z}
	addq	%rbx, %rax
	vmovaps	%zmm2, %zmm1
	vfmadd213ps	960(%rsp), %zmm0, %zmm1
	vmovaps	%zmm1, 960(%rsp)
	vmovups	(%rdi,%rax,4), %zmm1{%k1}{z}
	movq	8(%rsi), %rax
	vfmadd213ps	1344(%rsp), %zmm1, %zmm0
	addq	%r8, %rax
	vmovaps	%zmm0, 1344(%rsp)
	vmovdqu16	(%rax), %ymm0{%k1}{z}
	movq	16(%rsi), %rax
	vpmovzxwd	%ymm0, %zmm0
	addq	%r8, %rax
	vpslld	$16, %zmm0, %zmm0
	vfmadd213ps	256(%rsp), %zmm0, %zmm5
	vmovaps	%zmm5, 256(%rsp)
	vmovaps	%zmm3, %zmm5
	vfmadd213ps	640(%rsp), %zmm0, %zmm5
	vmovaps	%zmm5, 640(%rsp)
	vmovaps	%zmm2, %zmm5
	vfmadd213ps	1024(%rsp), %zmm0, %zmm5
	vfmadd213ps	1408(%rsp), %zmm1, %zmm0
	vmovaps	%zmm5, 1024(%rsp)
	vmovaps	%zmm4, %zmm5
	vmovaps	%zmm0, 1408(%rsp)
	vmovdqu16	(%rax), %ymm0{%k1}{z}
	vpmovzxwd	%ymm0, %zmm0
	vpslld	$16, %zmm0, %zmm0
	vfmadd213ps	320(%rsp), %zmm0, %zmm5
	vmovaps	%zmm5, 320(%rsp)
	vmovaps	%zmm3, %zmm5
	vfmadd213ps	704(%rsp), %zmm0, %zmm5
	vmovaps	%zmm5, 704(%rsp)
	vmovaps	%zmm2, %zmm5
	vfmadd213ps	1088(%rsp), %zmm0, %zmm5
	vmovaps	%zmm5, 1088(%rsp)
	movq	24(%rsi), %rax
	vfmadd213ps	1472(%rsp), %zmm1, %zmm0
	vmovaps	%zmm4, %zmm5
	addq	%r8, %rax
	vmovaps	%zmm0, 1472(%rsp)
	vmovdqu16	(%rax), %ymm0{%k1}{z}
	movq	32(%rsi), %rax
	vpmovzxwd	%ymm0, %zmm0
	addq	%r8, %rax
	addq	40(%rsi), %r8
	vpslld	$16, %zmm0, %zmm0
	vfmadd213ps	384(%rsp), %zmm0, %zmm5
	vmovaps	%zmm5, 384(%rsp)
	vmovaps	%zmm3, %zmm5
	vfmadd213ps	768(%rsp), %zmm0, %zmm5
	vmovaps	%zmm5, 768(%rsp)
	vmovaps	%zmm2, %zmm5
	vfmadd213ps	1152(%rsp), %zmm0, %zmm5
	vfmadd213ps	1536(%rsp), %zmm1, %zmm0
	vmovaps	%zmm5, 1152(%rsp)
	vmovaps	%zmm4, %zmm5
	vmovaps	%zmm0, 1536(%rsp)
	vmovdqu16	(%rax), %ymm0{%k1}{z}
	vpmovzxwd	%ymm0, %zmm0
	vpslld	$16, %zmm0, %zmm0
	vfmadd213ps	448(%rsp), %zmm0, %zmm5
	vmovaps	%zmm5, 448(%rsp)
	vmovaps	%zmm3, %zmm5
	vfmadd213ps	832(%rsp), %zmm0, %zmm5
	vmovaps	%zmm5, 832(%rsp)
	vmovaps	%zmm2, %zmm5
	vfmadd213ps	1216(%rsp), %zmm0, %zmm5
	vfmadd213ps	1600(%rsp), %zmm1, %zmm0
	vmovaps	%zmm5, 1216(%rsp)
	vmovaps	%zmm0, 1600(%rsp)
	vmovdqu16	(%r8), %ymm0{%k1}{z}
	vpmovzxwd	%ymm0, %zmm0
	vpslld	$16, %zmm0, %zmm0
	vfmadd213ps	512(%rsp), %zmm0, %zmm4
	vfmadd213ps	896(%rsp), %zmm0, %zmm3
	vfmadd213ps	1280(%rsp), %zmm0, %zmm2
	vfmadd213ps	1664(%rsp), %zmm0, %zmm1
	vmovaps	%zmm4, 512(%rsp)
	vmovaps	%zmm3, 896(%rsp)
	vmovaps	%zmm2, 1280(%rsp)
	vmovaps	%zmm1, 1664(%rsp)
.L530:
	leaq	64(%rsp), %rbx
	leaq	192(%rsp), %r14
	vzeroupper
	movq	%rbx, %rsi
	movq	%r14, %rdi
	call	_ZN6kvtide12_GLOBAL__N_14Simd8sum_tileERA4_A6_KDv16_fPf
	movl	60(%rsp), %eax
	cmpl	$6, %eax
	je	.L531
	testl	%eax, %eax
	jle	.L537
	movq	16(%rbp), %rsi
	movl	%eax, %r13d
	movq	48(%rsp), %rcx
	salq	$2, %r13
	leaq	0(,%rsi,4), %r12
.L533:
	movq	%rbx, %rsi
	movq	%rcx, %rdi
	movq	%r13, %rdx
	addq	$32, %rbx
	call	memcpy@PLT
	movq	%rax, %rcx
	addq	%r12, %rcx
	cmpq	%rbx, %r14
	jne	.L533
.L537:
	leaq	-40(%rbp), %rsp
	popq	%rbx
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	popq	%rbp
	.cfi_remember_state
	.cfi_def_cfa 7, 8
	ret
.L531:
	.cfi_restore_state
	movq	48(%rsp), %rsi
	movq	80(%rsp), %rax
	vmovdqa	64(%rsp), %xmm6
	movq	112(%rsp), %rcx
	movq	%rax, 16(%rsi)
	movq	16(%rbp), %rax
	vmovdqa	96(%rsp), %xmm7
	vmovdqu	%xmm6, (%rsi)
	vmovdqa	128(%rsp), %xmm6
	leaq	0(,%rax,4), %rdx
	leaq	(%rsi,%rdx), %rax
	movq	%rcx, 16(%rax)
	movq	144(%rsp), %rcx
	vmovdqu	%xmm7, (%rax)
	addq	%rdx, %rax
	vmovdqa	160(%rsp), %xmm7
	movq	%rcx, 16(%rax)
	vmovdqu	%xmm6, (%rax)
	addq	%rdx, %rax
	movq	176(%rsp), %rdx
	vmovdqu	%xmm7, (%rax)
	movq	%rdx, 16(%rax)
	leaq	-40(%rbp), %rsp
	popq	%rbx
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	popq	%rbp
	.cfi_remember_state
	.cfi_def_cfa 7, 8
	ret
.L534:
	.cfi_restore_state
	xorl	%edx, %edx
	jmp	.L528
	.cfi_endproc
.LFE6809:
	.size	_ZN6kvtide12_GLOBAL__N_18dot_tileILi4ELi6ELb0ELi0ENS_4bf16EEEvPKflPKPKT3_lRKNS0_5AheadIS5_EEiPfl.constprop.0, .-_ZN6kvtide12_GLOBAL__N_18dot_tileILi4ELi6ELb0ELi0ENS_4bf16EEEvPKflPKPKT3_lRKNS0_5AheadIS5_EEiPfl.constprop.0
	.p2align 4
	.type	_ZN6kvtide12_GLOBAL__N_18dot_tileILi4ELi6ELb0ELi1EfEEvPKflPKPKT3_lRKNS0_5AheadIS4_EEiPfl, @function
_ZN6kvtide12_GLOBAL__N_18dot_tileILi4ELi6ELb0ELi1EfEEvPKflPKPKT3_lRKNS0_5AheadIS4_EEiPfl:
.LFB6606:
	.cfi_startproc
	pushq	%rbp
	.cfi_def_cfa_offset 16
	.cfi_offset 6, -16
	vxorps	%xmm0, %xmm0, %xmm0
	movq	%rsi, %r11
	movq	%rsp, %rbp
	.cfi_def_cfa_register 6
	pushq	%r15
	pushq	%r14
	pushq	%r13
	pushq	%r12
	pushq	%rbx
	andq	$-64, %rsp
	subq	$1728, %rsp
	.cfi_offset 15, -24
	.cfi_offset 14, -32
	.cfi_offset 13, -40
	.cfi_offset 12, -48
	.cfi_offset 3, -56
	movq	%rsi, 32(%rsp)
	movq	%rdx, %rsi
	movq	%rcx, 56(%rsp)
	movl	%r9d, 52(%rsp)
	vmovaps	%zmm0, 192(%rsp)
	vmovaps	%zmm0, 256(%rsp)
	vmovaps	%zmm0, 320(%rsp)
	vmovaps	%zmm0, 384(%rsp)
	vmovaps	%zmm0, 448(%rsp)
	vmovaps	%zmm0, 512(%rsp)
	vmovaps	%zmm0, 576(%rsp)
	vmovaps	%zmm0, 640(%rsp)
	vmovaps	%zmm0, 704(%rsp)
	vmovaps	%zmm0, 768(%rsp)
	vmovaps	%zmm0, 832(%rsp)
	vmovaps	%zmm0, 896(%rsp)
	vmovaps	%zmm0, 960(%rsp)
	vmovaps	%zmm0, 1024(%rsp)
	vmovaps	%zmm0, 1088(%rsp)
	vmovaps	%zmm0, 1152(%rsp)
	vmovaps	%zmm0, 1216(%rsp)
	vmovaps	%zmm0, 1280(%rsp)
	vmovaps	%zmm0, 1344(%rsp)
	vmovaps	%zmm0, 1408(%rsp)
	vmovaps	%zmm0, 1472(%rsp)
	vmovaps	%zmm0, 1536(%rsp)
	vmovaps	%zmm0, 1600(%rsp)
	vmovaps	%zmm0, 1664(%rsp)
	cmpq	$15, %rcx
	jle	.L546
	movq	(%r8), %rax
	movq	(%rsi), %r15
	vmovaps	%zmm0, %zmm5
	vmovaps	%zmm0, %zmm6
	movq	8(%rsi), %r14
	movq	16(%rsi), %r13
	vmovaps	%zmm0, %zmm7
	vmovaps	%zmm0, %zmm8
	movq	(%rax), %rdx
	leaq	-16(%rcx), %rax
	movq	24(%rsi), %r12
	leaq	0(,%r11,4), %rcx
	movq	%rax, %r8
	leaq	(%rdi,%rcx), %r10
	movq	32(%rsi), %rbx
	movq	40(%rsi), %r11
	andq	$-16, %r8
	leaq	(%r10,%rcx), %r9
	movq	%rax, 40(%rsp)
	xorl	%eax, %eax
	addq	$16, %r8
	addq	%r9, %rcx
	vmovaps	%zmm0, %zmm9
	vmovaps	%zmm0, %zmm10
	vmovaps	%zmm0, %zmm11
	vmovaps	%zmm0, %zmm12
	vmovaps	%zmm0, %zmm13
	vmovaps	%zmm0, %zmm14
	vmovaps	%zmm0, %zmm15
	vmovaps	%zmm0, %zmm16
	vmovaps	%zmm0, %zmm17
	vmovaps	%zmm0, %zmm18
	vmovaps	%zmm0, %zmm19
	vmovaps	%zmm0, %zmm20
	vmovaps	%zmm0, %zmm21
	vmovaps	%zmm0, %zmm22
	vmovaps	%zmm0, %zmm23
	vmovaps	%zmm0, %zmm24
	vmovaps	%zmm0, %zmm25
	vmovaps	%zmm0, %zmm26
	vmovaps	%zmm0, %zmm27
	vmovaps	%zmm0, %zmm28
	.p2align 4,,10
	.p2align 3
.L541:
	vmovups	(%rdi,%rax,4), %zmm3
	vmovups	(%r10,%rax,4), %zmm2
	prefetcht0	(%rdx)
	addq	$64, %rdx
	vmovups	(%r9,%rax,4), %zmm1
	vmovups	(%rcx,%rax,4), %zmm0
	vmovups	(%r15,%rax,4), %zmm4
	vfmadd231ps	%zmm4, %zmm3, %zmm28
	vfmadd231ps	%zmm4, %zmm2, %zmm27
	vfmadd231ps	%zmm4, %zmm1, %zmm26
	vfmadd231ps	%zmm4, %zmm0, %zmm25
	vmovups	(%r14,%rax,4), %zmm4
	vfmadd231ps	%zmm4, %zmm3, %zmm24
	vfmadd231ps	%zmm4, %zmm2, %zmm23
	vfmadd231ps	%zmm4, %zmm1, %zmm22
	vfmadd231ps	%zmm4, %zmm0, %zmm21
	vmovups	0(%r13,%rax,4), %zmm4
	vfmadd231ps	%zmm4, %zmm3, %zmm20
	vfmadd231ps	%zmm4, %zmm2, %zmm19
	vfmadd231ps	%zmm4, %zmm1, %zmm18
	vfmadd231ps	%zmm4, %zmm0, %zmm17
	vmovups	(%r12,%rax,4), %zmm4
	vfmadd231ps	%zmm4, %zmm3, %zmm16
	vfmadd231ps	%zmm4, %zmm2, %zmm15
	vfmadd231ps	%zmm4, %zmm1, %zmm14
	vfmadd231ps	%zmm4, %zmm0, %zmm13
	vmovups	(%rbx,%rax,4), %zmm4
	vfmadd231ps	%zmm4, %zmm3, %zmm12
	vfmadd231ps	%zmm4, %zmm2, %zmm11
	vfmadd231ps	%zmm4, %zmm1, %zmm10
	vfmadd231ps	%zmm4, %zmm0, %zmm9
	vmovups	(%r11,%rax,4), %zmm4
	addq	$16, %rax
	vfmadd231ps	%zmm4, %zmm3, %zmm8
	vfmadd231ps	%zmm4, %zmm2, %zmm7
	vfmadd231ps	%zmm4, %zmm1, %zmm6
	vfmadd231ps	%zmm4, %zmm0, %zmm5
	cmpq	%r8, %rax
	jne	.L541
	vmovaps	%zmm28, 192(%rsp)
	movq	40(%rsp), %rax
	vmovaps	%zmm27, 576(%rsp)
	vmovaps	%zmm26, 960(%rsp)
	andq	$-16, %rax
	vmovaps	%zmm25, 1344(%rsp)
	leaq	16(%rax), %rdx
	vmovaps	%zmm24, 256(%rsp)
	vmovaps	%zmm23, 640(%rsp)
	vmovaps	%zmm22, 1024(%rsp)
	vmovaps	%zmm21, 1408(%rsp)
	vmovaps	%zmm20, 320(%rsp)
	vmovaps	%zmm19, 704(%rsp)
	vmovaps	%zmm18, 1088(%rsp)
	vmovaps	%zmm17, 1472(%rsp)
	vmovaps	%zmm16, 384(%rsp)
	vmovaps	%zmm15, 768(%rsp)
	vmovaps	%zmm14, 1152(%rsp)
	vmovaps	%zmm13, 1536(%rsp)
	vmovaps	%zmm12, 448(%rsp)
	vmovaps	%zmm11, 832(%rsp)
	vmovaps	%zmm10, 1216(%rsp)
	vmovaps	%zmm9, 1600(%rsp)
	vmovaps	%zmm8, 512(%rsp)
	vmovaps	%zmm7, 896(%rsp)
	vmovaps	%zmm6, 1280(%rsp)
	vmovaps	%zmm5, 1664(%rsp)
.L540:
	movq	56(%rsp), %rax
	cmpq	%rdx, %rax
	jle	.L542
	movl	%eax, %ecx
	movl	$1, %eax
	leaq	0(,%rdx,4), %r8
	subl	%edx, %ecx
	sall	%cl, %eax
	movq	32(%rsp), %rcx
	subl	$1, %eax
	kmovw	%eax, %k1
	movq	(%rsi), %rax
	vmovups	(%rdi,%r8), %zmm3{%k1}{z}
	addq	%r8, %rax
	vmovaps	%zmm3, %zmm0
	vmovaps	%zmm3, %zmm5
	vmovups	(%rax), %zmm4{%k1}{z}
	leaq	(%rdx,%rcx), %rax
	vfmadd213ps	192(%rsp), %zmm4, %zmm0
	vmovaps	%zmm0, 192(%rsp)
	vmovups	(%rdi,%rax,4), %zmm2{%k1}{z}
	addq	%rcx, %rax
	vmovaps	%zmm2, %zmm0
	vfmadd213ps	576(%rsp), %zmm4, %zmm0
	vmovaps	%zmm0, 576(%rsp)
	vmovups	(%rdi,%rax,4), %zmm1{%k1}{z}
	addq	%rcx, %rax
	vmovaps	%zmm1, %zmm0
	vfmadd213ps	960(%rsp), %zmm4, %zmm0
	vmovaps	%zmm0, 960(%rsp)
	vmovups	(%rdi,%rax,4), %zmm0{%k1}{z}
	movq	8(%rsi), %rax
	vfmadd213ps	1344(%rsp), %zmm0, %zmm4
	addq	%r8, %rax
	vmovaps	%zmm4, 1344(%rsp)
	vmovups	(%rax), %zmm4{%k1}{z}
	movq	16(%rsi), %rax
	vfmadd213ps	256(%rsp), %zmm4, %zmm5
	addq	%r8, %rax
	vmovaps	%zmm5, 256(%rsp)
	vmovaps	%zmm2, %zmm5
	vfmadd213ps	640(%rsp), %zmm4, %zmm5
	vmovaps	%zmm5, 640(%rsp)
	vmovaps	%zmm1, %zmm5
	vfmadd213ps	1024(%rsp), %zmm4, %zmm5
	vfmadd213ps	1408(%rsp), %zmm0, %zmm4
	vmovaps	%zmm5, 1024(%rsp)
	vmovaps	%zmm3, %zmm5
	vmovaps	%zmm4, 1408(%rsp)
	vmovups	(%rax), %zmm4{%k1}{z}
	vfmadd213ps	320(%rsp), %zmm4, %zmm5
	vmovaps	%zmm5, 320(%rsp)
	vmovaps	%zmm2, %zmm5
	vfmadd213ps	704(%rsp), %zmm4, %zmm5
	vmovaps	%zmm5, 704(%rsp)
	vmovaps	%zmm1, %zmm5
	vfmadd213ps	1088(%rsp), %zmm4, %zmm5
	vmovaps	%zmm5, 1088(%rsp)
	movq	24(%rsi), %rax
	vfmadd213ps	1472(%rsp), %zmm0, %zmm4
	vmovaps	%zmm3, %zmm5
	addq	%r8, %rax
	vmovaps	%zmm4, 1472(%rsp)
	vmovups	(%rax), %zmm4{%k1}{z}
	movq	32(%rsi), %rax
	vfmadd213ps	384(%rsp), %zmm4, %zmm5
	addq	%r8, %rax
	addq	40(%rsi), %r8
	vmovaps	%zmm5, 384(%rsp)
	vmovaps	%zmm2, %zmm5
	vfmadd213ps	768(%rsp), %zmm4, %zmm5
	vmovaps	%zmm5, 768(%rsp)
	vmovaps	%zmm1, %zmm5
	vfmadd213ps	1152(%rsp), %zmm4, %zmm5
	vfmadd213ps	1536(%rsp), %zmm0, %zmm4
	vmovaps	%zmm5, 1152(%rsp)
	vmovaps	%zmm3, %zmm5
	vmovaps	%zmm4, 1536(%rsp)
	vmovups	(%rax), %zmm4{%k1}{z}
	vfmadd213ps	448(%rsp), %zmm4, %zmm5
	vmovaps	%zmm5, 448(%rsp)
	vmovaps	%zmm2, %zmm5
	vfmadd213ps	832(%rsp), %zmm4, %zmm5
	vmovaps	%zmm5, 832(%rsp)
	vmovaps	%zmm1, %zmm5
	vfmadd213ps	1216(%rsp), %zmm4, %zmm5
	vfmadd213ps	1600(%rsp), %zmm0, %zmm4
	vmovaps	%zmm5, 1216(%rsp)
	vmovaps	%zmm4, 1600(%rsp)
	vmovups	(%r8), %zmm4{%k1}{z}
	vfmadd213ps	512(%rsp), %zmm4, %zmm3
	vfmadd213ps	896(%rsp), %zmm4, %zmm2
	vfmadd213ps	1280(%rsp), %zmm4, %zmm1
	vfmadd213ps	1664(%rsp), %zmm4, %zmm0
	vmovaps	%zmm3, 512(%rsp)
	vmovaps	%zmm2, 896(%rsp)
	vmovaps	%zmm1, 1280(%rsp)
	vmovaps	%zmm0, 1664(%rsp)
.L542:
	leaq	64(%rsp), %rbx
	leaq	192(%rsp), %r14
	vzeroupper
	movq	%rbx, %rsi
	movq	%r14, %rdi
	call	_ZN6kvtide12_GLOBAL__N_14Simd8sum_tileERA4_A6_KDv16_fPf
	movl	52(%rsp), %eax
	cmpl	$6, %eax
	je	.L543
	testl	%eax, %eax
	jle	.L549
	movq	24(%rbp), %rsi
	movl	%eax, %r13d
	movq	16(%rbp), %rcx
	salq	$2, %r13
	leaq	0(,%rsi,4), %r12
.L545:
	movq	%rbx, %rsi
	movq	%rcx, %rdi
	movq	%r13, %rdx
	addq	$32, %rbx
	call	memcpy@PLT
	movq	%rax, %rcx
	addq	%r12, %rcx
	cmpq	%rbx, %r14
	jne	.L545
.L549:
	leaq	-40(%rbp), %rsp
	popq	%rbx
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	popq	%rbp
	.cfi_remember_state
	.cfi_def_cfa 7, 8
	ret
.L543:
	.cfi_restore_state
	movq	16(%rbp), %rax
	vmovdqa	64(%rsp), %xmm6
	movq	16(%rbp), %rsi
	movq	112(%rsp), %rcx
	vmovdqu	%xmm6, (%rax)
	movq	80(%rsp), %rax
	vmovdqa	96(%rsp), %xmm7
	vmovdqa	128(%rsp), %xmm6
	movq	%rax, 16(%rsi)
	movq	24(%rbp), %rax
	leaq	0(,%rax,4), %rdx
	movq	%rdx, %rax
	addq	%rsi, %rax
	movq	%rcx, 16(%rax)
	movq	144(%rsp), %rcx
	vmovdqu	%xmm7, (%rax)
	addq	%rdx, %rax
	vmovdqa	160(%rsp), %xmm7
	movq	%rcx, 16(%rax)
	vmovdqu	%xmm6, (%rax)
	addq	%rdx, %rax
	movq	176(%rsp), %rdx
	vmovdqu	%xmm7, (%rax)
	movq	%rdx, 16(%rax)
	leaq	-40(%rbp), %rsp
	popq	%rbx
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	popq	%rbp
	.cfi_remember_state
	.cfi_def_cfa 7, 8
	ret
.L546:
	.cfi_restore_state
	xorl	%edx, %edx
	jmp	.L540
	.cfi_endproc
.LFE6606:
	.size	_ZN6kvtide12_GLOBAL__N_18dot_tileILi4ELi6ELb0ELi1EfEEvPKflPKPKT3_lRKNS0_5AheadIS4_EEiPfl, .-_ZN6kvtide12_GLOBAL__N_18dot_tileILi4ELi6ELb0ELi1EfEEvPKflPKPKT3_lRKNS0_5AheadIS4_EEiPfl
	.p2align 4
	.type	_ZN6kvtide12_GLOBAL__N_18dot_tileILi4ELi6ELb0ELi3EfEEvPKflPKPKT3_lRKNS0_5AheadIS4_EEiPfl, @function
_ZN6kvtide12_GLOBAL__N_18dot_tileILi4ELi6ELb0ELi3EfEEvPKflPKPKT3_lRKNS0_5AheadIS4_EEiPfl:
.LFB6608:
	.cfi_startproc
	pushq	%rbp
	.cfi_def_cfa_offset 16
	.cfi_offset 6, -16
	vxorps	%xmm1, %xmm1, %xmm1
	vmovq	%rdx, %xmm0
	movq	%rsp, %rbp
	.cfi_def_cfa_register 6
	pushq	%r15
	pushq	%r14
	pushq	%r13
	pushq	%r12
	pushq	%rbx
	andq	$-64, %rsp
	subq	$1728, %rsp
	.cfi_offset 15, -24
	.cfi_offset 14, -32
	.cfi_offset 13, -40
	.cfi_offset 12, -48
	.cfi_offset 3, -56
	movq	%rsi, 16(%rsp)
	movq	%rcx, 40(%rsp)
	movl	%r9d, 36(%rsp)
	vmovaps	%zmm1, 192(%rsp)
	vmovaps	%zmm1, 256(%rsp)
	vmovaps	%zmm1, 320(%rsp)
	vmovaps	%zmm1, 384(%rsp)
	vmovaps	%zmm1, 448(%rsp)
	vmovaps	%zmm1, 512(%rsp)
	vmovaps	%zmm1, 576(%rsp)
	vmovaps	%zmm1, 640(%rsp)
	vmovaps	%zmm1, 704(%rsp)
	vmovaps	%zmm1, 768(%rsp)
	vmovaps	%zmm1, 832(%rsp)
	vmovaps	%zmm1, 896(%rsp)
	vmovaps	%zmm1, 960(%rsp)
	vmovaps	%zmm1, 1024(%rsp)
	vmovaps	%zmm1, 1088(%rsp)
	vmovaps	%zmm1, 1152(%rsp)
	vmovaps	%zmm1, 1216(%rsp)
	vmovaps	%zmm1, 1280(%rsp)
	vmovaps	%zmm1, 1344(%rsp)
	vmovaps	%zmm1, 1408(%rsp)
	vmovaps	%zmm1, 1472(%rsp)
	vmovaps	%zmm1, 1536(%rsp)
	vmovaps	%zmm1, 1600(%rsp)
	vmovaps	%zmm1, 1664(%rsp)
	cmpq	$15, %rcx
	jle	.L558
	movq	%rcx, %rax
	movq	(%r8), %r9
	leaq	0(,%rsi,4), %rcx
	vmovq	%xmm0, %rbx
	leaq	(%rdi,%rcx), %r8
	subq	$16, %rax
	movq	(%rbx), %r13
	movq	8(%rbx), %r12
	leaq	(%r8,%rcx), %rsi
	movq	(%r9), %rdx
	movq	8(%r9), %r15
	movq	%rax, 24(%rsp)
	addq	%rsi, %rcx
	vmovq	%xmm0, %r10
	andq	$-16, %rax
	movq	16(%rbx), %rbx
	vmovq	16(%r9), %xmm29
	movq	%rcx, 48(%rsp)
	vmovq	%xmm0, %r9
	addq	$16, %rax
	movq	24(%r10), %r11
	movq	40(%r9), %r9
	movq	%rax, 56(%rsp)
	xorl	%eax, %eax
	movq	32(%r10), %r10
	vmovaps	%zmm1, %zmm5
	vmovaps	%zmm1, %zmm6
	vmovaps	%zmm1, %zmm7
	vmovaps	%zmm1, %zmm8
	vmovaps	%zmm1, %zmm9
	vmovaps	%zmm1, %zmm10
	vmovaps	%zmm1, %zmm11
	vmovaps	%zmm1, %zmm12
	vmovaps	%zmm1, %zmm13
	vmovaps	%zmm1, %zmm14
	vmovaps	%zmm1, %zmm15
	vmovaps	%zmm1, %zmm16
	vmovaps	%zmm1, %zmm17
	vmovaps	%zmm1, %zmm18
	vmovaps	%zmm1, %zmm19
	vmovaps	%zmm1, %zmm20
	vmovaps	%zmm1, %zmm21
	vmovaps	%zmm1, %zmm22
	vmovaps	%zmm1, %zmm23
	vmovaps	%zmm1, %zmm24
	vmovaps	%zmm1, %zmm25
	vmovaps	%zmm1, %zmm26
	vmovaps	%zmm1, %zmm27
	vmovaps	%zmm1, %zmm28
	vmovdqa64	%xmm0, %xmm30
	.p2align 4,,10
	.p2align 3
.L553:
	vmovq	%xmm29, %rcx
	leaq	0(,%rax,4), %r14
	vmovups	(%rdi,%rax,4), %zmm3
	vmovups	(%r8,%rax,4), %zmm2
	prefetcht0	(%rcx,%r14)
	movq	48(%rsp), %rcx
	vmovups	(%rsi,%rax,4), %zmm1
	prefetcht0	(%rdx)
	vmovups	0(%r13,%rax,4), %zmm4
	addq	$64, %rdx
	prefetcht0	(%r15,%r14)
	vmovups	(%rcx,%rax,4), %zmm0
	movq	56(%rsp), %rcx
	vfmadd231ps	%zmm4, %zmm3, %zmm28
	vfmadd231ps	%zmm4, %zmm2, %zmm27
	vfmadd231ps	%zmm4, %zmm1, %zmm26
	vfmadd231ps	%zmm4, %zmm0, %zmm25
	vmovups	(%r12,%rax,4), %zmm4
	vfmadd231ps	%zmm4, %zmm3, %zmm24
	vfmadd231ps	%zmm4, %zmm2, %zmm23
	vfmadd231ps	%zmm4, %zmm1, %zmm22
	vfmadd231ps	%zmm4, %zmm0, %zmm21
	vmovups	(%rbx,%rax,4), %zmm4
	vfmadd231ps	%zmm4, %zmm3, %zmm20
	vfmadd231ps	%zmm4, %zmm2, %zmm19
	vfmadd231ps	%zmm4, %zmm1, %zmm18
	vfmadd231ps	%zmm4, %zmm0, %zmm17
	vmovups	(%r11,%rax,4), %zmm4
	vfmadd231ps	%zmm4, %zmm3, %zmm16
	vfmadd231ps	%zmm4, %zmm2, %zmm15
	vfmadd231ps	%zmm4, %zmm1, %zmm14
	vfmadd231ps	%zmm4, %zmm0, %zmm13
	vmovups	(%r10,%rax,4), %zmm4
	vfmadd231ps	%zmm4, %zmm3, %zmm12
	vfmadd231ps	%zmm4, %zmm2, %zmm11
	vfmadd231ps	%zmm4, %zmm1, %zmm10
	vfmadd231ps	%zmm4, %zmm0, %zmm9
	vmovups	(%r9,%rax,4), %zmm4
	addq	$16, %rax
	vfmadd231ps	%zmm4, %zmm3, %zmm8
	vfmadd231ps	%zmm4, %zmm2, %zmm7
	vfmadd231ps	%zmm4, %zmm1, %zmm6
	vfmadd231ps	%zmm4, %zmm0, %zmm5
	cmpq	%rcx, %rax
	jne	.L553
	movq	24(%rsp), %rax
	vmovdqa64	%xmm30, %xmm0
	vmovaps	%zmm28, 192(%rsp)
	vmovaps	%zmm27, 576(%rsp)
	vmovaps	%zmm26, 960(%rsp)
	andq	$-16, %rax
	vmovaps	%zmm25, 1344(%rsp)
	leaq	16(%rax), %rdx
	vmovaps	%zmm24, 256(%rsp)
	vmovaps	%zmm23, 640(%rsp)
	vmovaps	%zmm22, 1024(%rsp)
	vmovaps	%zmm21, 1408(%rsp)
	vmovaps	%zmm20, 320(%rsp)
	vmovaps	%zmm19, 704(%rsp)
	vmovaps	%zmm18, 1088(%rsp)
	vmovaps	%zmm17, 1472(%rsp)
	vmovaps	%zmm16, 384(%rsp)
	vmovaps	%zmm15, 768(%rsp)
	vmovaps	%zmm14, 1152(%rsp)
	vmovaps	%zmm13, 1536(%rsp)
	vmovaps	%zmm12, 448(%rsp)
	vmovaps	%zmm11, 832(%rsp)
	vmovaps	%zmm10, 1216(%rsp)
	vmovaps	%zmm9, 1600(%rsp)
	vmovaps	%zmm8, 512(%rsp)
	vmovaps	%zmm7, 896(%rsp)
	vmovaps	%zmm6, 1280(%rsp)
	vmovaps	%zmm5, 1664(%rsp)
.L552:
	movq	40(%rsp), %rax
	cmpq	%rdx, %rax
	jle	.L554
	movl	%eax, %ecx
	movl	$1, %eax
	vmovq	%xmm0, %rbx
	subl	%edx, %ecx
	leaq	0(,%rdx,4), %rsi
	sall	%cl, %eax
	subl	$1, %eax
	kmovw	%eax, %k1
	movq	(%rbx), %rax
	vmovups	(%rdi,%rsi), %zmm4{%k1}{z}
	movq	16(%rsp), %rbx
	addq	%rsi, %rax
	vmovaps	%zmm4, %zmm1
	vmovaps	%zmm4, %zmm6
	vmovups	(%rax), %zmm5{%k1}{z}
	leaq	(%rdx,%rbx), %rax
	vfmadd213ps	192(%rsp), %zmm5, %zmm1
	vmovaps	%zmm1, 192(%rsp)
	vmovups	(%rdi,%rax,4), %zmm3{%k1}{z}
	addq	%rbx, %rax
	vmovaps	%zmm3, %zmm1
	vfmadd213ps	576(%rsp), %zmm5, %zmm1
	vmovaps	%zmm1, 576(%rsp)
	vmovups	(%rdi,%rax,4), %zmm2{%k1}{z}
	addq	%rbx, %rax
	vmovaps	%zmm2, %zmm1
	vfmadd213ps	960(%rsp), %zmm5, %zmm1
	vmovaps	%zmm1, 960(%rsp)
	vmovups	(%rdi,%rax,4), %zmm1{%k1}{z}
	vfmadd213ps	1344(%rsp), %zmm1, %zmm5
	vmovq	%xmm0, %rdi
	movq	8(%rdi), %rax
	addq	%rsi, %rax
	vmovaps	%zmm5, 1344(%rsp)
	vmovups	(%rax), %zmm5{%k1}{z}
	movq	16(%rdi), %rax
	vfmadd213ps	256(%rsp), %zmm5, %zmm6
	addq	%rsi, %rax
	vmovaps	%zmm6, 256(%rsp)
	vmovaps	%zmm3, %zmm6
	vfmadd213ps	640(%rsp), %zmm5, %zmm6
	vmovaps	%zmm6, 640(%rsp)
	vmovaps	%zmm2, %zmm6
	vfmadd213ps	1024(%rsp), %zmm5, %zmm6
	vfmadd213ps	1408(%rsp), %zmm1, %zmm5
	vmovaps	%zmm6, 1024(%rsp)
	vmovaps	%zmm4, %zmm6
	vmovaps	%zmm5, 1408(%rsp)
	vmovups	(%rax), %zmm5{%k1}{z}
	vfmadd213ps	320(%rsp), %zmm5, %zmm6
	vmovaps	%zmm6, 320(%rsp)
	vmovaps	%zmm3, %zmm6
	vfmadd213ps	704(%rsp), %zmm5, %zmm6
	vmovaps	%zmm6, 704(%rsp)
	vmovaps	%zmm2, %zmm6
	vfmadd213ps	1088(%rsp), %zmm5, %zmm6
	vmovaps	%zmm6, 1088(%rsp)
	movq	24(%rdi), %rax
	vfmadd213ps	1472(%rsp), %zmm1, %zmm5
	vmovaps	%zmm4, %zmm6
	addq	%rsi, %rax
	vmovaps	%zmm5, 1472(%rsp)
	vmovups	(%rax), %zmm5{%k1}{z}
	movq	32(%rdi), %rax
	vfmadd213ps	384(%rsp), %zmm5, %zmm6
	addq	%rsi, %rax
	addq	40(%rdi), %rsi
	vmovaps	%zmm6, 384(%rsp)
	vmovaps	%zmm3, %zmm6
	vfmadd213ps	768(%rsp), %zmm5, %zmm6
	vmovaps	%zmm6, 768(%rsp)
	vmovaps	%zmm2, %zmm6
	vfmadd213ps	1152(%rsp), %zmm5, %zmm6
	vfmadd213ps	1536(%rsp), %zmm1, %zmm5
	vmovaps	%zmm6, 1152(%rsp)
	vmovaps	%zmm4, %zmm6
	vmovaps	%zmm5, 1536(%rsp)
	vmovups	(%rax), %zmm5{%k1}{z}
	vfmadd213ps	448(%rsp), %zmm5, %zmm6
	vmovaps	%zmm6, 448(%rsp)
	vmovaps	%zmm3, %zmm6
	vfmadd213ps	832(%rsp), %zmm5, %zmm6
	vmovaps	%zmm6, 832(%rsp)
	vmovaps	%zmm2, %zmm6
	vfmadd213ps	1216(%rsp), %zmm5, %zmm6
	vfmadd213ps	1600(%rsp), %zmm1, %zmm5
	vmovaps	%zmm6, 1216(%rsp)
	vmovaps	%zmm5, 1600(%rsp)
	vmovups	(%rsi), %zmm0{%k1}{z}
	vfmadd213ps	512(%rsp), %zmm0, %zmm4
	vfmadd213ps	896(%rsp), %zmm0, %zmm3
	vfmadd213ps	1280(%rsp), %zmm0, %zmm2
	vfmadd213ps	1664(%rsp), %zmm0, %zmm1
	vmovaps	%zmm4, 512(%rsp)
	vmovaps	%zmm3, 896(%rsp)
	vmovaps	%zmm2, 1280(%rsp)
	vmovaps	%zmm1, 1664(%rsp)
.L554:
	leaq	64(%rsp), %rbx
	leaq	192(%rsp), %r14
	vzeroupper
	movq	%rbx, %rsi
	movq	%r14, %rdi
	call	_ZN6kvtide12_GLOBAL__N_14Simd8sum_tileERA4_A6_KDv16_fPf
	movl	36(%rsp), %eax
	cmpl	$6, %eax
	je	.L555
	testl	%eax, %eax
	jle	.L561
	movq	24(%rbp), %rdi
	movl	%eax, %r13d
	movq	16(%rbp), %rcx
	salq	$2, %r13
	leaq	0(,%rdi,4), %r12
.L557:
	movq	%rbx, %rsi
	movq	%rcx, %rdi
	movq	%r13, %rdx
	addq	$32, %rbx
	call	memcpy@PLT
	movq	%rax, %rcx
	addq	%r12, %rcx
	cmpq	%rbx, %r14
	jne	.L557
.L561:
	leaq	-40(%rbp), %rsp
	popq	%rbx
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	popq	%rbp
	.cfi_remember_state
	.cfi_def_cfa 7, 8
	ret
.L555:
	.cfi_restore_state
	movq	16(%rbp), %rax
	vmovdqa	64(%rsp), %xmm7
	movq	16(%rbp), %rdi
	movq	112(%rsp), %rcx
	vmovdqu	%xmm7, (%rax)
	movq	80(%rsp), %rax
	vmovdqa	96(%rsp), %xmm7
	movq	%rax, 16(%rdi)
	movq	24(%rbp), %rax
	leaq	0(,%rax,4), %rdx
	movq	%rdx, %rax
	addq	%rdi, %rax
	movq	%rcx, 16(%rax)
	movq	144(%rsp), %rcx
	vmovdqu	%xmm7, (%rax)
	addq	%rdx, %rax
	vmovdqa	128(%rsp), %xmm7
	movq	%rcx, 16(%rax)
	vmovdqu	%xmm7, (%rax)
	addq	%rdx, %rax
	vmovdqa	160(%rsp), %xmm7
	movq	176(%rsp), %rdx
	vmovdqu	%xmm7, (%rax)
	movq	%rdx, 16(%rax)
	leaq	-40(%rbp), %rsp
	popq	%rbx
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	popq	%rbp
	.cfi_remember_state
	.cfi_def_cfa 7, 8
	ret
.L558:
	.cfi_restore_state
	xorl	%edx, %edx
	jmp	.L552
	.cfi_endproc
.LFE6608:
	.size	_ZN6kvtide12_GLOBAL__N_18dot_tileILi4ELi6ELb0ELi3EfEEvPKflPKPKT3_lRKNS0_5AheadIS4_EEiPfl, .-_ZN6kvtide12_GLOBAL__N_18dot_tileILi4ELi6ELb0ELi3EfEEvPKflPKPKT3_lRKNS0_5AheadIS4_EEiPfl
	.p2align 4
	.type	_ZN6kvtide12_GLOBAL__N_18dot_tileILi4ELi6ELb0ELi6EfEEvPKflPKPKT3_lRKNS0_5AheadIS4_EEiPfl, @function
_ZN6kvtide12_GLOBAL__N_18dot_tileILi4ELi6ELb0ELi6EfEEvPKflPKPKT3_lRKNS0_5AheadIS4_EEiPfl:
.LFB6609:
	.cfi_startproc
	pushq	%rbp
	.cfi_def_cfa_offset 16
	.cfi_offset 6, -16
	vxorps	%xmm1, %xmm1, %xmm1
	vmovq	%rdx, %xmm0
	movq	%rsp, %rbp
	.cfi_def_cfa_register 6
	pushq	%r15
	pushq	%r14
	pushq	%r13
	pushq	%r12
	pushq	%rbx
	andq	$-64, %rsp
	subq	$1728, %rsp
	.cfi_offset 15, -24
	.cfi_offset 14, -32
	.cfi_offset 13, -40
	.cfi_offset 12, -48
	.cfi_offset 3, -56
	movq	%rsi, 8(%rsp)
	movq	%rcx, 32(%rsp)
	movl	%r9d, 28(%rsp)
	vmovaps	%zmm1, 192(%rsp)
	vmovaps	%zmm1, 256(%rsp)
	vmovaps	%zmm1, 320(%rsp)
	vmovaps	%zmm1, 384(%rsp)
	vmovaps	%zmm1, 448(%rsp)
	vmovaps	%zmm1, 512(%rsp)
	vmovaps	%zmm1, 576(%rsp)
	vmovaps	%zmm1, 640(%rsp)
	vmovaps	%zmm1, 704(%rsp)
	vmovaps	%zmm1, 768(%rsp)
	vmovaps	%zmm1, 832(%rsp)
	vmovaps	%zmm1, 896(%rsp)
	vmovaps	%zmm1, 960(%rsp)
	vmovaps	%zmm1, 1024(%rsp)
	vmovaps	%zmm1, 1088(%rsp)
	vmovaps	%zmm1, 1152(%rsp)
	vmovaps	%zmm1, 1216(%rsp)
	vmovaps	%zmm1, 1280(%rsp)
	vmovaps	%zmm1, 1344(%rsp)
	vmovaps	%zmm1, 1408(%rsp)
	vmovaps	%zmm1, 1472(%rsp)
	vmovaps	%zmm1, 1536(%rsp)
	vmovaps	%zmm1, 1600(%rsp)
	vmovaps	%zmm1, 1664(%rsp)
	cmpq	$15, %rcx
	jle	.L570
	movq	(%r8), %r9
	movq	%rcx, %rax
	leaq	0(,%rsi,4), %rcx
	vmovq	%xmm0, %r10
	leaq	(%rdi,%rcx), %r8
	subq	$16, %rax
	movq	24(%r10), %r11
	movq	32(%r10), %r10
	movq	40(%r9), %rbx
	movq	(%r9), %rdx
	leaq	(%r8,%rcx), %rsi
	movq	%rax, 16(%rsp)
	vmovq	8(%r9), %xmm29
	movq	32(%r9), %r15
	addq	%rsi, %rcx
	andq	$-16, %rax
	movq	%rbx, 48(%rsp)
	vmovq	%xmm0, %rbx
	vmovq	16(%r9), %xmm30
	addq	$16, %rax
	movq	8(%rbx), %r12
	movq	(%rbx), %r13
	movq	%rcx, 40(%rsp)
	vmovaps	%zmm1, %zmm5
	vmovq	24(%r9), %xmm31
	vmovq	%xmm0, %r9
	movq	16(%rbx), %rbx
	movq	%rax, 56(%rsp)
	movq	40(%r9), %r9
	movq	%r12, %rcx
	vmovaps	%zmm1, %zmm6
	xorl	%eax, %eax
	vmovaps	%zmm1, %zmm7
	vmovaps	%zmm1, %zmm8
	vmovaps	%zmm1, %zmm9
	vmovq	%xmm0, (%rsp)
	movq	%r9, %r12
	vmovaps	%zmm1, %zmm10
	movq	%r13, %r9
	movq	%rcx, %r13
	vmovaps	%zmm1, %zmm11
	vmovaps	%zmm1, %zmm12
	vmovaps	%zmm1, %zmm13
	vmovaps	%zmm1, %zmm14
	vmovaps	%zmm1, %zmm15
	vmovaps	%zmm1, %zmm16
	vmovaps	%zmm1, %zmm17
	vmovaps	%zmm1, %zmm18
	vmovaps	%zmm1, %zmm19
	vmovaps	%zmm1, %zmm20
	vmovaps	%zmm1, %zmm21
	vmovaps	%zmm1, %zmm22
	vmovaps	%zmm1, %zmm23
	vmovaps	%zmm1, %zmm24
	vmovaps	%zmm1, %zmm25
	vmovaps	%zmm1, %zmm26
	vmovaps	%zmm1, %zmm27
	vmovaps	%zmm1, %zmm28
	.p2align 4,,10
	.p2align 3
.L565:
	vmovq	%xmm29, %rcx
	leaq	0(,%rax,4), %r14
	vmovups	(%rdi,%rax,4), %zmm3
	vmovups	(%r8,%rax,4), %zmm2
	prefetcht0	(%rcx,%r14)
	vmovq	%xmm30, %rcx
	vmovups	(%rsi,%rax,4), %zmm1
	prefetcht0	(%rdx)
	prefetcht0	(%rcx,%r14)
	vmovq	%xmm31, %rcx
	vmovups	(%r9,%rax,4), %zmm4
	addq	$64, %rdx
	prefetcht0	(%rcx,%r14)
	movq	48(%rsp), %rcx
	prefetcht0	(%r15,%r14)
	vfmadd231ps	%zmm4, %zmm3, %zmm28
	vfmadd231ps	%zmm4, %zmm2, %zmm27
	prefetcht0	(%rcx,%r14)
	movq	40(%rsp), %rcx
	vfmadd231ps	%zmm4, %zmm1, %zmm26
	vmovups	(%rcx,%rax,4), %zmm0
	movq	56(%rsp), %rcx
	vfmadd231ps	%zmm4, %zmm0, %zmm25
	vmovups	0(%r13,%rax,4), %zmm4
	vfmadd231ps	%zmm4, %zmm3, %zmm24
	vfmadd231ps	%zmm4, %zmm2, %zmm23
	vfmadd231ps	%zmm4, %zmm1, %zmm22
	vfmadd231ps	%zmm4, %zmm0, %zmm21
	vmovups	(%rbx,%rax,4), %zmm4
	vfmadd231ps	%zmm4, %zmm3, %zmm20
	vfmadd231ps	%zmm4, %zmm2, %zmm19
	vfmadd231ps	%zmm4, %zmm1, %zmm18
	vfmadd231ps	%zmm4, %zmm0, %zmm17
	vmovups	(%r11,%rax,4), %zmm4
	vfmadd231ps	%zmm4, %zmm3, %zmm16
	vfmadd231ps	%zmm4, %zmm2, %zmm15
	vfmadd231ps	%zmm4, %zmm1, %zmm14
	vfmadd231ps	%zmm4, %zmm0, %zmm13
	vmovups	(%r10,%rax,4), %zmm4
	vfmadd231ps	%zmm4, %zmm3, %zmm12
	vfmadd231ps	%zmm4, %zmm2, %zmm11
	vfmadd231ps	%zmm4, %zmm1, %zmm10
	vfmadd231ps	%zmm4, %zmm0, %zmm9
	vmovups	(%r12,%rax,4), %zmm4
	addq	$16, %rax
	vfmadd231ps	%zmm4, %zmm3, %zmm8
	vfmadd231ps	%zmm4, %zmm2, %zmm7
	vfmadd231ps	%zmm4, %zmm1, %zmm6
	vfmadd231ps	%zmm4, %zmm0, %zmm5
	cmpq	%rcx, %rax
	jne	.L565
	movq	16(%rsp), %rax
	vmovq	(%rsp), %xmm0
	vmovaps	%zmm28, 192(%rsp)
	vmovaps	%zmm27, 576(%rsp)
	vmovaps	%zmm26, 960(%rsp)
	andq	$-16, %rax
	vmovaps	%zmm25, 1344(%rsp)
	leaq	16(%rax), %rdx
	vmovaps	%zmm24, 256(%rsp)
	vmovaps	%zmm23, 640(%rsp)
	vmovaps	%zmm22, 1024(%rsp)
	vmovaps	%zmm21, 1408(%rsp)
	vmovaps	%zmm20, 320(%rsp)
	vmovaps	%zmm19, 704(%rsp)
	vmovaps	%zmm18, 1088(%rsp)
	vmovaps	%zmm17, 1472(%rsp)
	vmovaps	%zmm16, 384(%rsp)
	vmovaps	%zmm15, 768(%rsp)
	vmovaps	%zmm14, 1152(%rsp)
	vmovaps	%zmm13, 1536(%rsp)
	vmovaps	%zmm12, 448(%rsp)
	vmovaps	%zmm11, 832(%rsp)
	vmovaps	%zmm10, 1216(%rsp)
	vmovaps	%zmm9, 1600(%rsp)
	vmovaps	%zmm8, 512(%rsp)
	vmovaps	%zmm7, 896(%rsp)
	vmovaps	%zmm6, 1280(%rsp)
	vmovaps	%zmm5, 1664(%rsp)
.L564:
	movq	32(%rsp), %rax
	cmpq	%rdx, %rax
	jle	.L566
	movl	%eax, %ecx
	movl	$1, %eax
	vmovq	%xmm0, %rbx
	subl	%edx, %ecx
	leaq	0(,%rdx,4), %rsi
	sall	%cl, %eax
	subl	$1, %eax
	kmovw	%eax, %k1
	movq	(%rbx), %rax
	vmovups	(%rdi,%rsi), %zmm4{%k1}{z}
	movq	8(%rsp), %rbx
	addq	%rsi, %rax
	vmovaps	%zmm4, %zmm1
	vmovaps	%zmm4, %zmm6
	vmovups	(%rax), %zmm5{%k1}{z}
	leaq	(%rdx,%rbx), %rax
	vfmadd213ps	192(%rsp), %zmm5, %zmm1
	vmovaps	%zmm1, 192(%rsp)
	vmovups	(%rdi,%rax,4), %zmm3{%k1}{z}
	addq	%rbx, %rax
	vmovaps	%zmm3, %zmm1
	vfmadd213ps	576(%rsp), %zmm5, %zmm1
	vmovaps	%zmm1, 576(%rsp)
	vmovups	(%rdi,%rax,4), %zmm2{%k1}{z}
	addq	%rbx, %rax
	vmovaps	%zmm2, %zmm1
	vfmadd213ps	960(%rsp), %zmm5, %zmm1
	vmovaps	%zmm1, 960(%rsp)
	vmovups	(%rdi,%rax,4), %zmm1{%k1}{z}
	vfmadd213ps	1344(%rsp), %zmm1, %zmm5
	vmovq	%xmm0, %rdi
	movq	8(%rdi), %rax
	addq	%rsi, %rax
	vmovaps	%zmm5, 1344(%rsp)
	vmovups	(%rax), %zmm5{%k1}{z}
	movq	16(%rdi), %rax
	vfmadd213ps	256(%rsp), %zmm5, %zmm6
	addq	%rsi, %rax
	vmovaps	%zmm6, 256(%rsp)
	vmovaps	%zmm3, %zmm6
	vfmadd213ps	640(%rsp), %zmm5, %zmm6
	vmovaps	%zmm6, 640(%rsp)
	vmovaps	%zmm2, %zmm6
	vfmadd213ps	1024(%rsp), %zmm5, %zmm6
	vfmadd213ps	1408(%rsp), %zmm1, %zmm5
	vmovaps	%zmm6, 1024(%rsp)
	vmovaps	%zmm4, %zmm6
	vmovaps	%zmm5, 1408(%rsp)
	vmovups	(%rax), %zmm5{%k1}{z}
	vfmadd213ps	320(%rsp), %zmm5, %zmm6
	vmovaps	%zmm6, 320(%rsp)
	vmovaps	%zmm3, %zmm6
	vfmadd213ps	704(%rsp), %zmm5, %zmm6
	vmovaps	%zmm6, 704(%rsp)
	vmovaps	%zmm2, %zmm6
	vfmadd213ps	1088(%rsp), %zmm5, %zmm6
	vmovaps	%zmm6, 1088(%rsp)
	movq	24(%rdi), %rax
	vfmadd213ps	1472(%rsp), %zmm1, %zmm5
	vmovaps	%zmm4, %zmm6
	addq	%rsi, %rax
	vmovaps	%zmm5, 1472(%rsp)
	vmovups	(%rax), %zmm5{%k1}{z}
	movq	32(%rdi), %rax
	vfmadd213ps	384(%rsp), %zmm5, %zmm6
	addq	%rsi, %rax
	addq	40(%rdi), %rsi
	vmovaps	%zmm6, 384(%rsp)
	vmovaps	%zmm3, %zmm6
	vfmadd213ps	768(%rsp), %zmm5, %zmm6
	vmovaps	%zmm6, 768(%rsp)
	vmovaps	%zmm2, %zmm6
	vfmadd213ps	1152(%rsp), %zmm5, %zmm6
	vfmadd213ps	1536(%rsp), %zmm1, %zmm5
	vmovaps	%zmm6, 1152(%rsp)
	vmovaps	%zmm4, %zmm6
	vmovaps	%zmm5, 1536(%rsp)
	vmovups	(%rax), %zmm5{%k1}{z}
	vfmadd213ps	448(%rsp), %zmm5, %zmm6
	vmovaps	%zmm6, 448(%rsp)
	vmovaps	%zmm3, %zmm6
	vfmadd213ps	832(%rsp), %zmm5, %zmm6
	vmovaps	%zmm6, 832(%rsp)
	vmovaps	%zmm2, %zmm6
	vfmadd213ps	1216(%rsp), %zmm5, %zmm6
	vfmadd213ps	1600(%rsp), %zmm1, %zmm5
	vmovaps	%zmm6, 1216(%rsp)
	vmovaps	%zmm5, 1600(%rsp)
	vmovups	(%rsi), %zmm0{%k1}{z}
	vfmadd213ps	512(%rsp), %zmm0, %zmm4
	vfmadd213ps	896(%rsp), %zmm0, %zmm3
	vfmadd213ps	1280(%rsp), %zmm0, %zmm2
	vfmadd213ps	1664(%rsp), %zmm0, %zmm1
	vmovaps	%zmm4, 512(%rsp)
	vmovaps	%zmm3, 896(%rsp)
	vmovaps	%zmm2, 1280(%rsp)
	vmovaps	%zmm1, 1664(%rsp)
.L566:
	leaq	64(%rsp), %rbx
	leaq	192(%rsp), %r14
	vzeroupper
	movq	%rbx, %rsi
	movq	%r14, %rdi
	call	_ZN6kvtide12_GLOBAL__N_14Simd8sum_tileERA4_A6_KDv16_fPf
	movl	28(%rsp), %eax
	cmpl	$6, %eax
	je	.L567
	testl	%eax, %eax
	jle	.L573
	movq	24(%rbp), %rdi
	movl	%eax, %r13d
	movq	16(%rbp), %rcx
	salq	$2, %r13
	leaq	0(,%rdi,4), %r12
.L569:
	movq	%rbx, %rsi
	movq	%rcx, %rdi
	movq	%r13, %rdx
	addq	$32, %rbx
	call	memcpy@PLT
	movq	%rax, %rcx
	addq	%r12, %rcx
	cmpq	%rbx, %r14
	jne	.L569
.L573:
	leaq	-40(%rbp), %rsp
	popq	%rbx
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	popq	%rbp
	.cfi_remember_state
	.cfi_def_cfa 7, 8
	ret
.L567:
	.cfi_restore_state
	movq	16(%rbp), %rax
	vmovdqa	64(%rsp), %xmm7
	movq	16(%rbp), %rdi
	movq	112(%rsp), %rcx
	vmovdqu	%xmm7, (%rax)
	movq	80(%rsp), %rax
	vmovdqa	96(%rsp), %xmm7
	movq	%rax, 16(%rdi)
	movq	24(%rbp), %rax
	leaq	0(,%rax,4), %rdx
	movq	%rdx, %rax
	addq	%rdi, %rax
	movq	%rcx, 16(%rax)
	movq	144(%rsp), %rcx
	vmovdqu	%xmm7, (%rax)
	addq	%rdx, %rax
	vmovdqa	128(%rsp), %xmm7
	movq	%rcx, 16(%rax)
	vmovdqu	%xmm7, (%rax)
	addq	%rdx, %rax
	vmovdqa	160(%rsp), %xmm7
	movq	176(%rsp), %rdx
	vmovdqu	%xmm7, (%rax)
	movq	%rdx, 16(%rax)
	leaq	-40(%rbp), %rsp
	popq	%rbx
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	popq	%rbp
	.cfi_remember_state
	.cfi_def_cfa 7, 8
	ret
.L570:
	.cfi_restore_state
	xorl	%edx, %edx
	jmp	.L564
	.cfi_endproc
.LFE6609:
	.size	_ZN6kvtide12_GLOBAL__N_18dot_tileILi4ELi6ELb0ELi6EfEEvPKflPKPKT3_lRKNS0_5AheadIS4_EEiPfl, .-_ZN6kvtide12_GLOBAL__N_18dot_tileILi4ELi6ELb0ELi6EfEEvPKflPKPKT3_lRKNS0_5AheadIS4_EEiPfl
	.p2align 4
	.type	_ZN6kvtide12_GLOBAL__N_18dot_tileILi4ELi6ELb0ELi2EfEEvPKflPKPKT3_lRKNS0_5AheadIS4_EEiPfl, @function
_ZN6kvtide12_GLOBAL__N_18dot_tileILi4ELi6ELb0ELi2EfEEvPKflPKPKT3_lRKNS0_5AheadIS4_EEiPfl:
.LFB6607:
	.cfi_startproc
	pushq	%rbp
	.cfi_def_cfa_offset 16
	.cfi_offset 6, -16
	vxorps	%xmm1, %xmm1, %xmm1
	vmovq	%rdx, %xmm0
	movq	%rsp, %rbp
	.cfi_def_cfa_register 6
	pushq	%r15
	pushq	%r14
	pushq	%r13
	pushq	%r12
	pushq	%rbx
	andq	$-64, %rsp
	subq	$1728, %rsp
	.cfi_offset 15, -24
	.cfi_offset 14, -32
	.cfi_offset 13, -40
	.cfi_offset 12, -48
	.cfi_offset 3, -56
	movq	%rsi, 32(%rsp)
	movq	%rcx, 56(%rsp)
	movl	%r9d, 52(%rsp)
	vmovaps	%zmm1, 192(%rsp)
	vmovaps	%zmm1, 256(%rsp)
	vmovaps	%zmm1, 320(%rsp)
	vmovaps	%zmm1, 384(%rsp)
	vmovaps	%zmm1, 448(%rsp)
	vmovaps	%zmm1, 512(%rsp)
	vmovaps	%zmm1, 576(%rsp)
	vmovaps	%zmm1, 640(%rsp)
	vmovaps	%zmm1, 704(%rsp)
	vmovaps	%zmm1, 768(%rsp)
	vmovaps	%zmm1, 832(%rsp)
	vmovaps	%zmm1, 896(%rsp)
	vmovaps	%zmm1, 960(%rsp)
	vmovaps	%zmm1, 1024(%rsp)
	vmovaps	%zmm1, 1088(%rsp)
	vmovaps	%zmm1, 1152(%rsp)
	vmovaps	%zmm1, 1216(%rsp)
	vmovaps	%zmm1, 1280(%rsp)
	vmovaps	%zmm1, 1344(%rsp)
	vmovaps	%zmm1, 1408(%rsp)
	vmovaps	%zmm1, 1472(%rsp)
	vmovaps	%zmm1, 1536(%rsp)
	vmovaps	%zmm1, 1600(%rsp)
	vmovaps	%zmm1, 1664(%rsp)
	cmpq	$15, %rcx
	jle	.L582
	movq	(%r8), %r10
	movq	%rsi, %rbx
	movq	%rcx, %rax
	vmovq	%xmm0, %r11
	leaq	0(,%rbx,4), %rcx
	subq	$16, %rax
	movq	32(%r11), %r11
	vmovq	%xmm0, %rbx
	leaq	(%rdi,%rcx), %r9
	movq	(%r10), %rdx
	movq	8(%r10), %r15
	movq	%rax, 40(%rsp)
	andq	$-16, %rax
	movq	(%rbx), %r14
	movq	8(%rbx), %r13
	leaq	(%r9,%rcx), %r8
	vmovq	%xmm0, %r10
	movq	%rax, %rsi
	movq	16(%rbx), %r12
	addq	%r8, %rcx
	movq	24(%rbx), %rbx
	movq	40(%r10), %r10
	addq	$16, %rsi
	xorl	%eax, %eax
	vmovaps	%zmm1, %zmm5
	vmovaps	%zmm1, %zmm6
	vmovaps	%zmm1, %zmm7
	vmovaps	%zmm1, %zmm8
	vmovaps	%zmm1, %zmm9
	vmovaps	%zmm1, %zmm10
	vmovaps	%zmm1, %zmm11
	vmovaps	%zmm1, %zmm12
	vmovaps	%zmm1, %zmm13
	vmovaps	%zmm1, %zmm14
	vmovaps	%zmm1, %zmm15
	vmovaps	%zmm1, %zmm16
	vmovaps	%zmm1, %zmm17
	vmovaps	%zmm1, %zmm18
	vmovaps	%zmm1, %zmm19
	vmovaps	%zmm1, %zmm20
	vmovaps	%zmm1, %zmm21
	vmovaps	%zmm1, %zmm22
	vmovaps	%zmm1, %zmm23
	vmovaps	%zmm1, %zmm24
	vmovaps	%zmm1, %zmm25
	vmovaps	%zmm1, %zmm26
	vmovaps	%zmm1, %zmm27
	vmovaps	%zmm1, %zmm28
	vmovdqa64	%xmm0, %xmm29
	.p2align 4,,10
	.p2align 3
.L577:
	vmovups	(%rdi,%rax,4), %zmm3
	vmovups	(%r9,%rax,4), %zmm2
	prefetcht0	(%r15,%rax,4)
	prefetcht0	(%rdx)
	vmovups	(%r8,%rax,4), %zmm1
	vmovups	(%rcx,%rax,4), %zmm0
	addq	$64, %rdx
	vmovups	(%r14,%rax,4), %zmm4
	vfmadd231ps	%zmm4, %zmm3, %zmm28
	vfmadd231ps	%zmm4, %zmm2, %zmm27
	vfmadd231ps	%zmm4, %zmm1, %zmm26
	vfmadd231ps	%zmm4, %zmm0, %zmm25
	vmovups	0(%r13,%rax,4), %zmm4
	vfmadd231ps	%zmm4, %zmm3, %zmm24
	vfmadd231ps	%zmm4, %zmm2, %zmm23
	vfmadd231ps	%zmm4, %zmm1, %zmm22
	vfmadd231ps	%zmm4, %zmm0, %zmm21
	vmovups	(%r12,%rax,4), %zmm4
	vfmadd231ps	%zmm4, %zmm3, %zmm20
	vfmadd231ps	%zmm4, %zmm2, %zmm19
	vfmadd231ps	%zmm4, %zmm1, %zmm18
	vfmadd231ps	%zmm4, %zmm0, %zmm17
	vmovups	(%rbx,%rax,4), %zmm4
	vfmadd231ps	%zmm4, %zmm3, %zmm16
	vfmadd231ps	%zmm4, %zmm2, %zmm15
	vfmadd231ps	%zmm4, %zmm1, %zmm14
	vfmadd231ps	%zmm4, %zmm0, %zmm13
	vmovups	(%r11,%rax,4), %zmm4
	vfmadd231ps	%zmm4, %zmm3, %zmm12
	vfmadd231ps	%zmm4, %zmm2, %zmm11
	vfmadd231ps	%zmm4, %zmm1, %zmm10
	vfmadd231ps	%zmm4, %zmm0, %zmm9
	vmovups	(%r10,%rax,4), %zmm4
	addq	$16, %rax
	vfmadd231ps	%zmm4, %zmm3, %zmm8
	vfmadd231ps	%zmm4, %zmm2, %zmm7
	vfmadd231ps	%zmm4, %zmm1, %zmm6
	vfmadd231ps	%zmm4, %zmm0, %zmm5
	cmpq	%rsi, %rax
	jne	.L577
	movq	40(%rsp), %rax
	vmovdqa64	%xmm29, %xmm0
	vmovaps	%zmm28, 192(%rsp)
	vmovaps	%zmm27, 576(%rsp)
	vmovaps	%zmm26, 960(%rsp)
	andq	$-16, %rax
	vmovaps	%zmm25, 1344(%rsp)
	leaq	16(%rax), %rdx
	vmovaps	%zmm24, 256(%rsp)
	vmovaps	%zmm23, 640(%rsp)
	vmovaps	%zmm22, 1024(%rsp)
	vmovaps	%zmm21, 1408(%rsp)
	vmovaps	%zmm20, 320(%rsp)
	vmovaps	%zmm19, 704(%rsp)
	vmovaps	%zmm18, 1088(%rsp)
	vmovaps	%zmm17, 1472(%rsp)
	vmovaps	%zmm16, 384(%rsp)
	vmovaps	%zmm15, 768(%rsp)
	vmovaps	%zmm14, 1152(%rsp)
	vmovaps	%zmm13, 1536(%rsp)
	vmovaps	%zmm12, 448(%rsp)
	vmovaps	%zmm11, 832(%rsp)
	vmovaps	%zmm10, 1216(%rsp)
	vmovaps	%zmm9, 1600(%rsp)
	vmovaps	%zmm8, 512(%rsp)
	vmovaps	%zmm7, 896(%rsp)
	vmovaps	%zmm6, 1280(%rsp)
	vmovaps	%zmm5, 1664(%rsp)
.L576:
	movq	56(%rsp), %rax
	cmpq	%rdx, %rax
	jle	.L578
	movl	%eax, %ecx
	movl	$1, %eax
	leaq	0(,%rdx,4), %rsi
	movq	32(%rsp), %rbx
	subl	%edx, %ecx
	sall	%cl, %eax
	vmovq	%xmm0, %rcx
	subl	$1, %eax
	kmovw	%eax, %k1
	movq	(%rcx), %rax
	vmovups	(%rdi,%rsi), %zmm4{%k1}{z}
	addq	%rsi, %rax
	vmovaps	%zmm4, %zmm1
	vmovaps	%zmm4, %zmm6
	vmovups	(%rax), %zmm5{%k1}{z}
	leaq	(%rdx,%rbx), %rax
	vfmadd213ps	192(%rsp), %zmm5, %zmm1
	vmovaps	%zmm1, 192(%rsp)
	vmovups	(%rdi,%rax,4), %zmm3{%k1}{z}
	addq	%rbx, %rax
	vmovaps	%zmm3, %zmm1
	vfmadd213ps	576(%rsp), %zmm5, %zmm1
	vmovaps	%zmm1, 576(%rsp)
	vmovups	(%rdi,%rax,4), %zmm2{%k1}{z}
	addq	%rbx, %rax
	vmovaps	%zmm2, %zmm1
	vfmadd213ps	960(%rsp), %zmm5, %zmm1
	vmovaps	%zmm1, 960(%rsp)
	vmovups	(%rdi,%rax,4), %zmm1{%k1}{z}
	movq	8(%rcx), %rax
	vfmadd213ps	1344(%rsp), %zmm1, %zmm5
	addq	%rsi, %rax
	vmovaps	%zmm5, 1344(%rsp)
	vmovups	(%rax), %zmm5{%k1}{z}
	movq	16(%rcx), %rax
	vfmadd213ps	256(%rsp), %zmm5, %zmm6
	addq	%rsi, %rax
	vmovaps	%zmm6, 256(%rsp)
	vmovaps	%zmm3, %zmm6
	vfmadd213ps	640(%rsp), %zmm5, %zmm6
	vmovaps	%zmm6, 640(%rsp)
	vmovaps	%zmm2, %zmm6
	vfmadd213ps	1024(%rsp), %zmm5, %zmm6
	vfmadd213ps	1408(%rsp), %zmm1, %zmm5
	vmovaps	%zmm6, 1024(%rsp)
	vmovaps	%zmm4, %zmm6
	vmovaps	%zmm5, 1408(%rsp)
	vmovups	(%rax), %zmm5{%k1}{z}
	vfmadd213ps	320(%rsp), %zmm5, %zmm6
	vmovaps	%zmm6, 320(%rsp)
	vmovaps	%zmm3, %zmm6
	vfmadd213ps	704(%rsp), %zmm5, %zmm6
	vmovaps	%zmm6, 704(%rsp)
	vmovaps	%zmm2, %zmm6
	vfmadd213ps	1088(%rsp), %zmm5, %zmm6
	vmovaps	%zmm6, 1088(%rsp)
	movq	24(%rcx), %rax
	vfmadd213ps	1472(%rsp), %zmm1, %zmm5
	vmovaps	%zmm4, %zmm6
	addq	%rsi, %rax
	vmovaps	%zmm5, 1472(%rsp)
	vmovups	(%rax), %zmm5{%k1}{z}
	movq	32(%rcx), %rax
	vfmadd213ps	384(%rsp), %zmm5, %zmm6
	addq	%rsi, %rax
	addq	40(%rcx), %rsi
	vmovaps	%zmm6, 384(%rsp)
	vmovaps	%zmm3, %zmm6
	vfmadd213ps	768(%rsp), %zmm5, %zmm6
	vmovaps	%zmm6, 768(%rsp)
	vmovaps	%zmm2, %zmm6
	vfmadd213ps	1152(%rsp), %zmm5, %zmm6
	vfmadd213ps	1536(%rsp), %zmm1, %zmm5
	vmovaps	%zmm6, 1152(%rsp)
	vmovaps	%zmm4, %zmm6
	vmovaps	%zmm5, 1536(%rsp)
	vmovups	(%rax), %zmm5{%k1}{z}
	vfmadd213ps	448(%rsp), %zmm5, %zmm6
	vmovaps	%zmm6, 448(%rsp)
	vmovaps	%zmm3, %zmm6
	vfmadd213ps	832(%rsp), %zmm5, %zmm6
	vmovaps	%zmm6, 832(%rsp)
	vmovaps	%zmm2, %zmm6
	vfmadd213ps	1216(%rsp), %zmm5, %zmm6
	vfmadd213ps	1600(%rsp), %zmm1, %zmm5
	vmovaps	%zmm6, 1216(%rsp)
	vmovaps	%zmm5, 1600(%rsp)
	vmovups	(%rsi), %zmm0{%k1}{z}
	vfmadd213ps	512(%rsp), %zmm0, %zmm4
	vfmadd213ps	896(%rsp), %zmm0, %zmm3
	vfmadd213ps	1280(%rsp), %zmm0, %zmm2
	vfmadd213ps	1664(%rsp), %zmm0, %zmm1
	vmovaps	%zmm4, 512(%rsp)
	vmovaps	%zmm3, 896(%rsp)
	vmovaps	%zmm2, 1280(%rsp)
	vmovaps	%zmm1, 1664(%rsp)
.L578:
	leaq	64(%rsp), %rbx
	leaq	192(%rsp), %r14
	vzeroupper
	movq	%rbx, %rsi
	movq	%r14, %rdi
	call	_ZN6kvtide12_GLOBAL__N_14Simd8sum_tileERA4_A6_KDv16_fPf
	movl	52(%rsp), %eax
	cmpl	$6, %eax
	je	.L579
	testl	%eax, %eax
	jle	.L585
	movq	24(%rbp), %rsi
	movl	%eax, %r13d
	movq	16(%rbp), %rcx
	salq	$2, %r13
	leaq	0(,%rsi,4), %r12
.L581:
	movq	%rbx, %rsi
	movq	%rcx, %rdi
	movq	%r13, %rdx
	addq	$32, %rbx
	call	memcpy@PLT
	movq	%rax, %rcx
	addq	%r12, %rcx
	cmpq	%rbx, %r14
	jne	.L581
.L585:
	leaq	-40(%rbp), %rsp
	popq	%rbx
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	popq	%rbp
	.cfi_remember_state
	.cfi_def_cfa 7, 8
	ret
.L579:
	.cfi_restore_state
	movq	16(%rbp), %rax
	vmovdqa	64(%rsp), %xmm7
	movq	16(%rbp), %rsi
	movq	112(%rsp), %rcx
	vmovdqu	%xmm7, (%rax)
	movq	80(%rsp), %rax
	vmovdqa	96(%rsp), %xmm7
	movq	%rax, 16(%rsi)
	movq	24(%rbp), %rax
	leaq	0(,%rax,4), %rdx
	movq	%rdx, %rax
	addq	%rsi, %rax
	movq	%rcx, 16(%rax)
	movq	144(%rsp), %rcx
	vmovdqu	%xmm7, (%rax)
	addq	%rdx, %rax
	vmovdqa	128(%rsp), %xmm7
	movq	%rcx, 16(%rax)
	vmovdqu	%xmm7, (%rax)
	addq	%rdx, %rax
	vmovdqa	160(%rsp), %xmm7
	movq	176(%rsp), %rdx
	vmovdqu	%xmm7, (%rax)
	movq	%rdx, 16(%rax)
	leaq	-40(%rbp), %rsp
	popq	%rbx
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	popq	%rbp
	.cfi_remember_state
	.cfi_def_cfa 7, 8
	ret
.L582:
	.cfi_restore_state
	xorl	%edx, %edx
	jmp	.L576
	.cfi_endproc
.LFE6607:
	.size	_ZN6kvtide12_GLOBAL__N_18dot_tileILi4ELi6ELb0ELi2EfEEvPKflPKPKT3_lRKNS0_5AheadIS4_EEiPfl, .-_ZN6kvtide12_GLOBAL__N_18dot_tileILi4ELi6ELb0ELi2EfEEvPKflPKPKT3_lRKNS0_5AheadIS4_EEiPfl
	.p2align 4
	.type	_ZN6kvtide12_GLOBAL__N_18dot_tileILi4ELi6ELb0ELi1ENS_4bf16EEEvPKflPKPKT3_lRKNS0_5AheadIS5_EEiPfl, @function
_ZN6kvtide12_GLOBAL__N_18dot_tileILi4ELi6ELb0ELi1ENS_4bf16EEEvPKflPKPKT3_lRKNS0_5AheadIS5_EEiPfl:
.LFB6617:
	.cfi_startproc
	pushq	%rbp
	.cfi_def_cfa_offset 16
	.cfi_offset 6, -16
	vxorps	%xmm0, %xmm0, %xmm0
	movq	%rsi, %r10
	movq	%rsp, %rbp
	.cfi_def_cfa_register 6
	pushq	%r15
	pushq	%r14
	pushq	%r13
	pushq	%r12
	pushq	%rbx
	andq	$-64, %rsp
	subq	$1728, %rsp
	.cfi_offset 15, -24
	.cfi_offset 14, -32
	.cfi_offset 13, -40
	.cfi_offset 12, -48
	.cfi_offset 3, -56
	movq	%rsi, 40(%rsp)
	movq	%rdx, %rsi
	movq	%rcx, 56(%rsp)
	movl	%r9d, 52(%rsp)
	vmovaps	%zmm0, 192(%rsp)
	vmovaps	%zmm0, 256(%rsp)
	vmovaps	%zmm0, 320(%rsp)
	vmovaps	%zmm0, 384(%rsp)
	vmovaps	%zmm0, 448(%rsp)
	vmovaps	%zmm0, 512(%rsp)
	vmovaps	%zmm0, 576(%rsp)
	vmovaps	%zmm0, 640(%rsp)
	vmovaps	%zmm0, 704(%rsp)
	vmovaps	%zmm0, 768(%rsp)
	vmovaps	%zmm0, 832(%rsp)
	vmovaps	%zmm0, 896(%rsp)
	vmovaps	%zmm0, 960(%rsp)
	vmovaps	%zmm0, 1024(%rsp)
	vmovaps	%zmm0, 1088(%rsp)
	vmovaps	%zmm0, 1152(%rsp)
	vmovaps	%zmm0, 1216(%rsp)
	vmovaps	%zmm0, 1280(%rsp)
	vmovaps	%zmm0, 1344(%rsp)
	vmovaps	%zmm0, 1408(%rsp)
	vmovaps	%zmm0, 1472(%rsp)
	vmovaps	%zmm0, 1536(%rsp)
	vmovaps	%zmm0, 1600(%rsp)
	vmovaps	%zmm0, 1664(%rsp)
	cmpq	$15, %rcx
	jle	.L594
	movq	(%r8), %rax
	leaq	0(,%r10,4), %rdx
	movq	(%rsi), %r13
	vmovaps	%zmm0, %zmm5
	leaq	(%rdi,%rdx), %r8
	movq	8(%rsi), %r12
	movq	16(%rsi), %rbx
	vmovaps	%zmm0, %zmm6
	movq	(%rax), %r15
	leaq	-16(%rcx), %rax
	movq	24(%rsi), %r11
	leaq	(%r8,%rdx), %rcx
	shrq	$4, %rax
	movq	32(%rsi), %r10
	movq	40(%rsi), %r9
	addq	%rcx, %rdx
	addq	$1, %rax
	vmovaps	%zmm0, %zmm7
	vmovaps	%zmm0, %zmm8
	movq	%rax, %r14
	movq	%rax, 32(%rsp)
	xorl	%eax, %eax
	vmovaps	%zmm0, %zmm9
	salq	$5, %r14
	vmovaps	%zmm0, %zmm10
	vmovaps	%zmm0, %zmm11
	vmovaps	%zmm0, %zmm12
	vmovaps	%zmm0, %zmm13
	vmovaps	%zmm0, %zmm14
	vmovaps	%zmm0, %zmm15
	vmovaps	%zmm0, %zmm16
	vmovaps	%zmm0, %zmm17
	vmovaps	%zmm0, %zmm18
	vmovaps	%zmm0, %zmm19
	vmovaps	%zmm0, %zmm20
	vmovaps	%zmm0, %zmm21
	vmovaps	%zmm0, %zmm22
	vmovaps	%zmm0, %zmm23
	vmovaps	%zmm0, %zmm24
	vmovaps	%zmm0, %zmm25
	vmovaps	%zmm0, %zmm26
	vmovaps	%zmm0, %zmm27
	vmovaps	%zmm0, %zmm28
	.p2align 4,,10
	.p2align 3
.L589:
	vpmovzxwd	0(%r13,%rax), %zmm0
	vmovups	(%rdi,%rax,2), %zmm4
	prefetcht0	(%r15,%rax)
	vmovups	(%r8,%rax,2), %zmm3
	vmovups	(%rcx,%rax,2), %zmm2
	vmovups	(%rdx,%rax,2), %zmm1
	vpslld	$16, %zmm0, %zmm0
	vfmadd231ps	%zmm0, %zmm4, %zmm28
	vfmadd231ps	%zmm0, %zmm3, %zmm27
	vfmadd231ps	%zmm0, %zmm2, %zmm26
	vfmadd231ps	%zmm0, %zmm1, %zmm25
	vpmovzxwd	(%r12,%rax), %zmm0
	vpslld	$16, %zmm0, %zmm0
	vfmadd231ps	%zmm0, %zmm4, %zmm24
	vfmadd231ps	%zmm0, %zmm3, %zmm23
	vfmadd231ps	%zmm0, %zmm2, %zmm22
	vfmadd231ps	%zmm0, %zmm1, %zmm21
	vpmovzxwd	(%rbx,%rax), %zmm0
	vpslld	$16, %zmm0, %zmm0
	vfmadd231ps	%zmm0, %zmm4, %zmm20
	vfmadd231ps	%zmm0, %zmm3, %zmm19
	vfmadd231ps	%zmm0, %zmm2, %zmm18
	vfmadd231ps	%zmm0, %zmm1, %zmm17
	vpmovzxwd	(%r11,%rax), %zmm0
	vpslld	$16, %zmm0, %zmm0
	vfmadd231ps	%zmm0, %zmm4, %zmm16
	vfmadd231ps	%zmm0, %zmm3, %zmm15
	vfmadd231ps	%zmm0, %zmm2, %zmm14
	vfmadd231ps	%zmm0, %zmm1, %zmm13
	vpmovzxwd	(%r10,%rax), %zmm0
	vpslld	$16, %zmm0, %zmm0
	vfmadd231ps	%zmm0, %zmm4, %zmm12
	vfmadd231ps	%zmm0, %zmm3, %zmm11
	vfmadd231ps	%zmm0, %zmm2, %zmm10
	vfmadd231ps	%zmm0, %zmm1, %zmm9
	vpmovzxwd	(%r9,%rax), %zmm0
	addq	$32, %rax
	vpslld	$16, %zmm0, %zmm0
	vfmadd231ps	%zmm0, %zmm4, %zmm8
	vfmadd231ps	%zmm0, %zmm3, %zmm7
	vfmadd231ps	%zmm0, %zmm2, %zmm6
	vfmadd231ps	%zmm0, %zmm1, %zmm5
	cmpq	%rax, %r14
	jne	.L589
	vmovaps	%zmm28, 192(%rsp)
	movq	32(%rsp), %rax
	vmovaps	%zmm27, 576(%rsp)
	vmovaps	%zmm26, 960(%rsp)
	salq	$4, %rax
	vmovaps	%zmm25, 1344(%rsp)
	vmovaps	%zmm24, 256(%rsp)
	vmovaps	%zmm23, 640(%rsp)
	vmovaps	%zmm22, 1024(%rsp)
	vmovaps	%zmm21, 1408(%rsp)
	vmovaps	%zmm20, 320(%rsp)
	vmovaps	%zmm19, 704(%rsp)
	vmovaps	%zmm18, 1088(%rsp)
	vmovaps	%zmm17, 1472(%rsp)
	vmovaps	%zmm16, 384(%rsp)
	vmovaps	%zmm15, 768(%rsp)
	vmovaps	%zmm14, 1152(%rsp)
	vmovaps	%zmm13, 1536(%rsp)
	vmovaps	%zmm12, 448(%rsp)
	vmovaps	%zmm11, 832(%rsp)
	vmovaps	%zmm10, 1216(%rsp)
	vmovaps	%zmm9, 1600(%rsp)
	vmovaps	%zmm8, 512(%rsp)
	vmovaps	%zmm7, 896(%rsp)
	vmovaps	%zmm6, 1280(%rsp)
	vmovaps	%zmm5, 1664(%rsp)
.L588:
	movq	56(%rsp), %rdx
	cmpq	%rax, %rdx
	jle	.L590
	movl	%edx, %ecx
	movl	$1, %edx
	leaq	(%rax,%rax), %r8
	subl	%eax, %ecx
	sall	%cl, %edx
	movq	40(%rsp), %rcx
	subl	$1, %edx
	kmovw	%edx, %k1
	movq	(%rsi), %rdx
	vmovups	(%rdi,%rax,4), %zmm4{%k1}{z}
	addq	%rcx, %rax
	addq	%r8, %rdx
	vmovaps	%zmm4, %zmm1
	vmovaps	%zmm4, %zmm5
	vmovdqu16	(%rdx), %ymm0{%k1}{z}
	vpmovzxwd	%ymm0, %zmm0
	vpslld	$16, %zmm0, %zmm0
	vfmadd213ps	192(%rsp), %zmm0, %zmm1
	vmovaps	%zmm1, 192(%rsp)
	vmovups	(%rdi,%rax,4), %zmm3{%k1}{z}
	addq	%rcx, %rax
	vmovaps	%zmm3, %zmm1
	vfmadd213ps	576(%rsp), %zmm0, %zmm1
	vmovaps	%zmm1, 576(%rsp)
	vmovups	(%rdi,%rax,4), %zmm2{%k1}{z}
	addq	%rcx, %rax
	vmovaps	%zmm2, %zmm1
	vfmadd213ps	960(%rsp), %zmm0, %zmm1
	vmovaps	%zmm1, 960(%rsp)
	vmovups	(%rdi,%rax,4), %zmm1{%k1}{z}
	movq	8(%rsi), %rax
	vfmadd213ps	1344(%rsp), %zmm1, %zmm0
	addq	%r8, %rax
	vmovaps	%zmm0, 1344(%rsp)
	vmovdqu16	(%rax), %ymm0{%k1}{z}
	movq	16(%rsi), %rax
	vpmovzxwd	%ymm0, %zmm0
	addq	%r8, %rax
	vpslld	$16, %zmm0, %zmm0
	vfmadd213ps	256(%rsp), %zmm0, %zmm5
	vmovaps	%zmm5, 256(%rsp)
	vmovaps	%zmm3, %zmm5
	vfmadd213ps	640(%rsp), %zmm0, %zmm5
	vmovaps	%zmm5, 640(%rsp)
	vmovaps	%zmm2, %zmm5
	vfmadd213ps	1024(%rsp), %zmm0, %zmm5
	vfmadd213ps	1408(%rsp), %zmm1, %zmm0
	vmovaps	%zmm5, 1024(%rsp)
	vmovaps	%zmm4, %zmm5
	vmovaps	%zmm0, 1408(%rsp)
	vmovdqu16	(%rax), %ymm0{%k1}{z}
	vpmovzxwd	%ymm0, %zmm0
	vpslld	$16, %zmm0, %zmm0
	vfmadd213ps	320(%rsp), %zmm0, %zmm5
	vmovaps	%zmm5, 320(%rsp)
	vmovaps	%zmm3, %zmm5
	vfmadd213ps	704(%rsp), %zmm0, %zmm5
	vmovaps	%zmm5, 704(%rsp)
	vmovaps	%zmm2, %zmm5
	vfmadd213ps	1088(%rsp), %zmm0, %zmm5
	vmovaps	%zmm5, 1088(%rsp)
	movq	24(%rsi), %rax
	vfmadd213ps	1472(%rsp), %zmm1, %zmm0
	vmovaps	%zmm4, %zmm5
	addq	%r8, %rax
	vmovaps	%zmm0, 1472(%rsp)
	vmovdqu16	(%rax), %ymm0{%k1}{z}
	movq	32(%rsi), %rax
	vpmovzxwd	%ymm0, %zmm0
	addq	%r8, %rax
	addq	40(%rsi), %r8
	vpslld	$16, %zmm0, %zmm0
	vfmadd213ps	384(%rsp), %zmm0, %zmm5
	vmovaps	%zmm5, 384(%rsp)
	vmovaps	%zmm3, %zmm5
	vfmadd213ps	768(%rsp), %zmm0, %zmm5
	vmovaps	%zmm5, 768(%rsp)
	vmovaps	%zmm2, %zmm5
	vfmadd213ps	1152(%rsp), %zmm0, %zmm5
	vfmadd213ps	1536(%rsp), %zmm1, %zmm0
	vmovaps	%zmm5, 1152(%rsp)
	vmovaps	%zmm4, %zmm5
	vmovaps	%zmm0, 1536(%rsp)
	vmovdqu16	(%rax), %ymm0{%k1}{z}
	vpmovzxwd	%ymm0, %zmm0
	vpslld	$16, %zmm0, %zmm0
	vfmadd213ps	448(%rsp), %zmm0, %zmm5
	vmovaps	%zmm5, 448(%rsp)
	vmovaps	%zmm3, %zmm5
	vfmadd213ps	832(%rsp), %zmm0, %zmm5
	vmovaps	%zmm5, 832(%rsp)
	vmovaps	%zmm2, %zmm5
	vfmadd213ps	1216(%rsp), %zmm0, %zmm5
	vfmadd213ps	1600(%rsp), %zmm1, %zmm0
	vmovaps	%zmm5, 1216(%rsp)
	vmovaps	%zmm0, 1600(%rsp)
	vmovdqu16	(%r8), %ymm0{%k1}{z}
	vpmovzxwd	%ymm0, %zmm0
	vpslld	$16, %zmm0, %zmm0
	vfmadd213ps	512(%rsp), %zmm0, %zmm4
	vfmadd213ps	896(%rsp), %zmm0, %zmm3
	vfmadd213ps	1280(%rsp), %zmm0, %zmm2
	vfmadd213ps	1664(%rsp), %zmm0, %zmm1
	vmovaps	%zmm4, 512(%rsp)
	vmovaps	%zmm3, 896(%rsp)
	vmovaps	%zmm2, 1280(%rsp)
	vmovaps	%zmm1, 1664(%rsp)
.L590:
	leaq	64(%rsp), %rbx
	leaq	192(%rsp), %r14
	vzeroupper
	movq	%rbx, %rsi
	movq	%r14, %rdi
	call	_ZN6kvtide12_GLOBAL__N_14Simd8sum_tileERA4_A6_KDv16_fPf
	movl	52(%rsp), %eax
	cmpl	$6, %eax
	je	.L591
	testl	%eax, %eax
	jle	.L597
	movq	24(%rbp), %rsi
	movl	%eax, %r13d
	movq	16(%rbp), %rcx
	salq	$2, %r13
	leaq	0(,%rsi,4), %r12
.L593:
	movq	%rbx, %rsi
	movq	%rcx, %rdi
	movq	%r13, %rdx
	addq	$32, %rbx
	call	memcpy@PLT
	movq	%rax, %rcx
	addq	%r12, %rcx
	cmpq	%rbx, %r14
	jne	.L593
.L597:
	leaq	-40(%rbp), %rsp
	popq	%rbx
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	popq	%rbp
	.cfi_remember_state
	.cfi_def_cfa 7, 8
	ret
.L591:
	.cfi_restore_state
	movq	16(%rbp), %rax
	vmovdqa	64(%rsp), %xmm6
	movq	16(%rbp), %rsi
	movq	112(%rsp), %rcx
	vmovdqu	%xmm6, (%rax)
	movq	80(%rsp), %rax
	vmovdqa	96(%rsp), %xmm7
	vmovdqa	128(%rsp), %xmm6
	movq	%rax, 16(%rsi)
	movq	24(%rbp), %rax
	leaq	0(,%rax,4), %rdx
	movq	%rdx, %rax
	addq	%rsi, %rax
	movq	%rcx, 16(%rax)
	movq	144(%rsp), %rcx
	vmovdqu	%xmm7, (%rax)
	addq	%rdx, %rax
	vmovdqa	160(%rsp), %xmm7
	movq	%rcx, 16(%rax)
	vmovdqu	%xmm6, (%rax)
	addq	%rdx, %rax
	movq	176(%rsp), %rdx
	vmovdqu	%xmm7, (%rax)
	movq	%rdx, 16(%rax)
	leaq	-40(%rbp), %rsp
	popq	%rbx
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	popq	%rbp
	.cfi_remember_state
	.cfi_def_cfa 7, 8
	ret
.L594:
	.cfi_restore_state
	xorl	%eax, %eax
	jmp	.L588
	.cfi_endproc
.LFE6617:
	.size	_ZN6kvtide12_GLOBAL__N_18dot_tileILi4ELi6ELb0ELi1ENS_4bf16EEEvPKflPKPKT3_lRKNS0_5AheadIS5_EEiPfl, .-_ZN6kvtide12_GLOBAL__N_18dot_tileILi4ELi6ELb0ELi1ENS_4bf16EEEvPKflPKPKT3_lRKNS0_5AheadIS5_EEiPfl
	.p2align 4
	.type	_ZN6kvtide12_GLOBAL__N_18dot_tileILi4ELi6ELb0ELi3ENS_4bf16EEEvPKflPKPKT3_lRKNS0_5AheadIS5_EEiPfl, @function
_ZN6kvtide12_GLOBAL__N_18dot_tileILi4ELi6ELb0ELi3ENS_4bf16EEEvPKflPKPKT3_lRKNS0_5AheadIS5_EEiPfl:
.LFB6619:
	.cfi_startproc
	pushq	%rbp
	.cfi_def_cfa_offset 16
	.cfi_offset 6, -16
	vxorps	%xmm0, %xmm0, %xmm0
	vmovq	%rdx, %xmm1
	movq	%rsp, %rbp
	.cfi_def_cfa_register 6
	pushq	%r15
	pushq	%r14
	pushq	%r13
	pushq	%r12
	pushq	%rbx
	andq	$-64, %rsp
	subq	$1728, %rsp
	.cfi_offset 15, -24
	.cfi_offset 14, -32
	.cfi_offset 13, -40
	.cfi_offset 12, -48
	.cfi_offset 3, -56
	movq	%rsi, 32(%rsp)
	movq	%rcx, 48(%rsp)
	movl	%r9d, 44(%rsp)
	vmovaps	%zmm0, 192(%rsp)
	vmovaps	%zmm0, 256(%rsp)
	vmovaps	%zmm0, 320(%rsp)
	vmovaps	%zmm0, 384(%rsp)
	vmovaps	%zmm0, 448(%rsp)
	vmovaps	%zmm0, 512(%rsp)
	vmovaps	%zmm0, 576(%rsp)
	vmovaps	%zmm0, 640(%rsp)
	vmovaps	%zmm0, 704(%rsp)
	vmovaps	%zmm0, 768(%rsp)
	vmovaps	%zmm0, 832(%rsp)
	vmovaps	%zmm0, 896(%rsp)
	vmovaps	%zmm0, 960(%rsp)
	vmovaps	%zmm0, 1024(%rsp)
	vmovaps	%zmm0, 1088(%rsp)
	vmovaps	%zmm0, 1152(%rsp)
	vmovaps	%zmm0, 1216(%rsp)
	vmovaps	%zmm0, 1280(%rsp)
	vmovaps	%zmm0, 1344(%rsp)
	vmovaps	%zmm0, 1408(%rsp)
	vmovaps	%zmm0, 1472(%rsp)
	vmovaps	%zmm0, 1536(%rsp)
	vmovaps	%zmm0, 1600(%rsp)
	vmovaps	%zmm0, 1664(%rsp)
	cmpq	$15, %rcx
	jle	.L606
	movq	(%r8), %r8
	movq	%rcx, %rax
	vmovq	%xmm1, %r10
	leaq	0(,%rsi,4), %rdx
	subq	$16, %rax
	movq	16(%r10), %r11
	movq	24(%r10), %r10
	leaq	(%rdi,%rdx), %rsi
	movq	(%r8), %r15
	movq	8(%r8), %r14
	shrq	$4, %rax
	leaq	(%rsi,%rdx), %rcx
	movq	16(%r8), %r13
	vmovq	%xmm1, %r8
	addq	$1, %rax
	vmovq	%xmm1, %rbx
	movq	40(%r8), %r8
	vmovq	%xmm1, %r9
	movq	(%rbx), %r12
	addq	%rcx, %rdx
	vmovq	%r10, %xmm3
	movq	%rax, 24(%rsp)
	movq	8(%rbx), %rbx
	salq	$5, %rax
	movq	32(%r9), %r9
	movq	%rax, 56(%rsp)
	movq	%r8, %r10
	xorl	%eax, %eax
	vmovaps	%zmm0, %zmm5
	vmovaps	%zmm0, %zmm6
	vmovaps	%zmm0, %zmm7
	vmovaps	%zmm0, %zmm8
	vmovaps	%zmm0, %zmm9
	vmovaps	%zmm0, %zmm10
	vmovaps	%zmm0, %zmm11
	vmovaps	%zmm0, %zmm12
	vmovaps	%zmm0, %zmm13
	vmovaps	%zmm0, %zmm14
	vmovaps	%zmm0, %zmm15
	vmovaps	%zmm0, %zmm16
	vmovaps	%zmm0, %zmm17
	vmovaps	%zmm0, %zmm18
	vmovaps	%zmm0, %zmm19
	vmovaps	%zmm0, %zmm20
	vmovaps	%zmm0, %zmm21
	vmovaps	%zmm0, %zmm22
	vmovaps	%zmm0, %zmm23
	vmovaps	%zmm0, %zmm24
	vmovaps	%zmm0, %zmm25
	vmovaps	%zmm0, %zmm26
	vmovaps	%zmm0, %zmm27
	vmovaps	%zmm0, %zmm28
	vmovdqa64	%xmm1, %xmm29
	vmovq	%xmm3, %r8
	.p2align 4,,10
	.p2align 3
.L601:
	vpmovzxwd	(%r12,%rax), %zmm0
	vmovups	(%rdi,%rax,2), %zmm4
	prefetcht0	(%r15,%rax)
	prefetcht0	(%r14,%rax)
	vmovups	(%rsi,%rax,2), %zmm3
	vmovups	(%rcx,%rax,2), %zmm2
	prefetcht0	0(%r13,%rax)
	vmovups	(%rdx,%rax,2), %zmm1
	vpslld	$16, %zmm0, %zmm0
	vfmadd231ps	%zmm0, %zmm4, %zmm28
	vfmadd231ps	%zmm0, %zmm3, %zmm27
	vfmadd231ps	%zmm0, %zmm2, %zmm26
	vfmadd231ps	%zmm0, %zmm1, %zmm25
	vpmovzxwd	(%rbx,%rax), %zmm0
	vpslld	$16, %zmm0, %zmm0
	vfmadd231ps	%zmm0, %zmm4, %zmm24
	vfmadd231ps	%zmm0, %zmm3, %zmm23
	vfmadd231ps	%zmm0, %zmm2, %zmm22
	vfmadd231ps	%zmm0, %zmm1, %zmm21
	vpmovzxwd	(%r11,%rax), %zmm0
	vpslld	$16, %zmm0, %zmm0
	vfmadd231ps	%zmm0, %zmm4, %zmm20
	vfmadd231ps	%zmm0, %zmm3, %zmm19
	vfmadd231ps	%zmm0, %zmm2, %zmm18
	vfmadd231ps	%zmm0, %zmm1, %zmm17
	vpmovzxwd	(%r8,%rax), %zmm0
	vpslld	$16, %zmm0, %zmm0
	vfmadd231ps	%zmm0, %zmm4, %zmm16
	vfmadd231ps	%zmm0, %zmm3, %zmm15
	vfmadd231ps	%zmm0, %zmm2, %zmm14
	vfmadd231ps	%zmm0, %zmm1, %zmm13
	vpmovzxwd	(%r9,%rax), %zmm0
	vpslld	$16, %zmm0, %zmm0
	vfmadd231ps	%zmm0, %zmm4, %zmm12
	vfmadd231ps	%zmm0, %zmm3, %zmm11
	vfmadd231ps	%zmm0, %zmm2, %zmm10
	vfmadd231ps	%zmm0, %zmm1, %zmm9
	vpmovzxwd	(%r10,%rax), %zmm0
	addq	$32, %rax
	vpslld	$16, %zmm0, %zmm0
	vfmadd231ps	%zmm0, %zmm4, %zmm8
	vfmadd231ps	%zmm0, %zmm3, %zmm7
	vfmadd231ps	%zmm0, %zmm2, %zmm6
	vfmadd231ps	%zmm0, %zmm1, %zmm5
	cmpq	%rax, 56(%rsp)
	jne	.L601
	movq	24(%rsp), %rax
	vmovdqa64	%xmm29, %xmm1
	vmovaps	%zmm28, 192(%rsp)
	vmovaps	%zmm27, 576(%rsp)
	vmovaps	%zmm26, 960(%rsp)
	salq	$4, %rax
	vmovaps	%zmm25, 1344(%rsp)
	vmovaps	%zmm24, 256(%rsp)
	vmovaps	%zmm23, 640(%rsp)
	vmovaps	%zmm22, 1024(%rsp)
	vmovaps	%zmm21, 1408(%rsp)
	vmovaps	%zmm20, 320(%rsp)
	vmovaps	%zmm19, 704(%rsp)
	vmovaps	%zmm18, 1088(%rsp)
	vmovaps	%zmm17, 1472(%rsp)
	vmovaps	%zmm16, 384(%rsp)
	vmovaps	%zmm15, 768(%rsp)
	vmovaps	%zmm14, 1152(%rsp)
	vmovaps	%zmm13, 1536(%rsp)
	vmovaps	%zmm12, 448(%rsp)
	vmovaps	%zmm11, 832(%rsp)
	vmovaps	%zmm10, 1216(%rsp)
	vmovaps	%zmm9, 1600(%rsp)
	vmovaps	%zmm8, 512(%rsp)
	vmovaps	%zmm7, 896(%rsp)
	vmovaps	%zmm6, 1280(%rsp)
	vmovaps	%zmm5, 1664(%rsp)
.L600:
	movq	48(%rsp), %rbx
	cmpq	%rax, %rbx
	jle	.L602
	movl	%ebx, %ecx
	movl	$1, %edx
	leaq	(%rax,%rax), %rsi
	subl	%eax, %ecx
	sall	%cl, %edx
	leal	-1(%rdx), %ecx
	kmovw	%ecx, %k1
	vmovq	%xmm1, %rcx
	vmovups	(%rdi,%rax,4), %zmm5{%k1}{z}
	movq	(%rcx), %rdx
	vmovaps	%zmm5, %zmm2
	vmovaps	%zmm5, %zmm6
	addq	%rsi, %rdx
	vmovdqu16	(%rdx), %ymm0{%k1}{z}
	movq	32(%rsp), %rdx
	vpmovzxwd	%ymm0, %zmm0
	addq	%rdx, %rax
	vpslld	$16, %zmm0, %zmm0
	vfmadd213ps	192(%rsp), %zmm0, %zmm2
	vmovaps	%zmm2, 192(%rsp)
	vmovups	(%rdi,%rax,4), %zmm4{%k1}{z}
	addq	%rdx, %rax
	vmovaps	%zmm4, %zmm2
	vfmadd213ps	576(%rsp), %zmm0, %zmm2
	vmovaps	%zmm2, 576(%rsp)
	vmovups	(%rdi,%rax,4), %zmm3{%k1}{z}
	addq	%rdx, %rax
	vmovaps	%zmm3, %zmm2
	vfmadd213ps	960(%rsp), %zmm0, %zmm2
	vmovaps	%zmm2, 960(%rsp)
	vmovups	(%rdi,%rax,4), %zmm2{%k1}{z}
	movq	8(%rcx), %rax
	vfmadd213ps	1344(%rsp), %zmm2, %zmm0
	addq	%rsi, %rax
	vmovaps	%zmm0, 1344(%rsp)
	vmovdqu16	(%rax), %ymm0{%k1}{z}
	movq	16(%rcx), %rax
	vpmovzxwd	%ymm0, %zmm0
	addq	%rsi, %rax
	vpslld	$16, %zmm0, %zmm0
	vfmadd213ps	256(%rsp), %zmm0, %zmm6
	vmovaps	%zmm6, 256(%rsp)
	vmovaps	%zmm4, %zmm6
	vfmadd213ps	640(%rsp), %zmm0, %zmm6
	vmovaps	%zmm6, 640(%rsp)
	vmovaps	%zmm3, %zmm6
	vfmadd213ps	1024(%rsp), %zmm0, %zmm6
	vfmadd213ps	1408(%rsp), %zmm2, %zmm0
	vmovaps	%zmm6, 1024(%rsp)
	vmovaps	%zmm5, %zmm6
	vmovaps	%zmm0, 1408(%rsp)
	vmovdqu16	(%rax), %ymm0{%k1}{z}
	vpmovzxwd	%ymm0, %zmm0
	vpslld	$16, %zmm0, %zmm0
	vfmadd213ps	320(%rsp), %zmm0, %zmm6
	vmovaps	%zmm6, 320(%rsp)
	vmovaps	%zmm4, %zmm6
	vfmadd213ps	704(%rsp), %zmm0, %zmm6
	vmovaps	%zmm6, 704(%rsp)
	vmovaps	%zmm3, %zmm6
	vfmadd213ps	1088(%rsp), %zmm0, %zmm6
	vmovaps	%zmm6, 1088(%rsp)
	movq	24(%rcx), %rax
	vfmadd213ps	1472(%rsp), %zmm2, %zmm0
	vmovaps	%zmm5, %zmm6
	addq	%rsi, %rax
	vmovaps	%zmm0, 1472(%rsp)
	vmovdqu16	(%rax), %ymm0{%k1}{z}
	movq	32(%rcx), %rax
	vpmovzxwd	%ymm0, %zmm0
	addq	%rsi, %rax
	addq	40(%rcx), %rsi
	vpslld	$16, %zmm0, %zmm0
	vfmadd213ps	384(%rsp), %zmm0, %zmm6
	vmovaps	%zmm6, 384(%rsp)
	vmovaps	%zmm4, %zmm6
	vfmadd213ps	768(%rsp), %zmm0, %zmm6
	vmovaps	%zmm6, 768(%rsp)
	vmovaps	%zmm3, %zmm6
	vfmadd213ps	1152(%rsp), %zmm0, %zmm6
	vfmadd213ps	1536(%rsp), %zmm2, %zmm0
	vmovaps	%zmm6, 1152(%rsp)
	vmovaps	%zmm5, %zmm6
	vmovaps	%zmm0, 1536(%rsp)
	vmovdqu16	(%rax), %ymm0{%k1}{z}
	vpmovzxwd	%ymm0, %zmm0
	vpslld	$16, %zmm0, %zmm0
	vfmadd213ps	448(%rsp), %zmm0, %zmm6
	vmovaps	%zmm6, 448(%rsp)
	vmovaps	%zmm4, %zmm6
	vfmadd213ps	832(%rsp), %zmm0, %zmm6
	vmovaps	%zmm6, 832(%rsp)
	vmovaps	%zmm3, %zmm6
	vfmadd213ps	1216(%rsp), %zmm0, %zmm6
	vfmadd213ps	1600(%rsp), %zmm2, %zmm0
	vmovaps	%zmm6, 1216(%rsp)
	vmovaps	%zmm0, 1600(%rsp)
	vmovdqu16	(%rsi), %ymm0{%k1}{z}
	vpmovzxwd	%ymm0, %zmm0
	vpslld	$16, %zmm0, %zmm0
	vfmadd213ps	512(%rsp), %zmm0, %zmm5
	vfmadd213ps	896(%rsp), %zmm0, %zmm4
	vfmadd213ps	1280(%rsp), %zmm0, %zmm3
	vfmadd213ps	1664(%rsp), %zmm0, %zmm2
	vmovaps	%zmm5, 512(%rsp)
	vmovaps	%zmm4, 896(%rsp)
	vmovaps	%zmm3, 1280(%rsp)
	vmovaps	%zmm2, 1664(%rsp)
.L602:
	leaq	64(%rsp), %rbx
	leaq	192(%rsp), %r14
	vzeroupper
	movq	%rbx, %rsi
	movq	%r14, %rdi
	call	_ZN6kvtide12_GLOBAL__N_14Simd8sum_tileERA4_A6_KDv16_fPf
	movl	44(%rsp), %eax
	cmpl	$6, %eax
	je	.L603
	testl	%eax, %eax
	jle	.L609
	movq	24(%rbp), %rdi
	movl	%eax, %r13d
	movq	16(%rbp), %rcx
	salq	$2, %r13
	leaq	0(,%rdi,4), %r12
.L605:
	movq	%rbx, %rsi
	movq	%rcx, %rdi
	movq	%r13, %rdx
	addq	$32, %rbx
	call	memcpy@PLT
	movq	%rax, %rcx
	addq	%r12, %rcx
	cmpq	%rbx, %r14
	jne	.L605
.L609:
	leaq	-40(%rbp), %rsp
	popq	%rbx
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	popq	%rbp
	.cfi_remember_state
	.cfi_def_cfa 7, 8
	ret
.L603:
	.cfi_restore_state
	movq	16(%rbp), %rax
	vmovdqa	64(%rsp), %xmm7
	movq	16(%rbp), %rsi
	movq	112(%rsp), %rcx
	vmovdqu	%xmm7, (%rax)
	movq	80(%rsp), %rax
	vmovdqa	96(%rsp), %xmm7
	movq	%rax, 16(%rsi)
	movq	24(%rbp), %rax
	leaq	0(,%rax,4), %rdx
	movq	%rdx, %rax
	addq	%rsi, %rax
	movq	%rcx, 16(%rax)
	movq	144(%rsp), %rcx
	vmovdqu	%xmm7, (%rax)
	addq	%rdx, %rax
	vmovdqa	128(%rsp), %xmm7
	movq	%rcx, 16(%rax)
	vmovdqu	%xmm7, (%rax)
	addq	%rdx, %rax
	vmovdqa	160(%rsp), %xmm7
	movq	176(%rsp), %rdx
	vmovdqu	%xmm7, (%rax)
	movq	%rdx, 16(%rax)
	leaq	-40(%rbp), %rsp
	popq	%rbx
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	popq	%rbp
	.cfi_remember_state
	.cfi_def_cfa 7, 8
	ret
.L606:
	.cfi_restore_state
	xorl	%eax, %eax
	jmp	.L600
	.cfi_endproc
.LFE6619:
	.size	_ZN6kvtide12_GLOBAL__N_18dot_tileILi4ELi6ELb0ELi3ENS_4bf16EEEvPKflPKPKT3_lRKNS0_5AheadIS5_EEiPfl, .-_ZN6kvtide12_GLOBAL__N_18dot_tileILi4ELi6ELb0ELi3ENS_4bf16EEEvPKflPKPKT3_lRKNS0_5AheadIS5_EEiPfl
	.p2align 4
	.type	_ZN6kvtide12_GLOBAL__N_18dot_tileILi4ELi6ELb0ELi2ENS_4bf16EEEvPKflPKPKT3_lRKNS0_5AheadIS5_EEiPfl, @function
_ZN6kvtide12_GLOBAL__N_18dot_tileILi4ELi6ELb0ELi2ENS_4bf16EEEvPKflPKPKT3_lRKNS0_5AheadIS5_EEiPfl:
.LFB6618:
	.cfi_startproc
	pushq	%rbp
	.cfi_def_cfa_offset 16
	.cfi_offset 6, -16
	vxorps	%xmm0, %xmm0, %xmm0
	movq	%rsp, %rbp
	.cfi_def_cfa_register 6
	pushq	%r15
	pushq	%r14
	pushq	%r13
	pushq	%r12
	pushq	%rbx
	.cfi_offset 15, -24
	.cfi_offset 14, -32
	.cfi_offset 13, -40
	.cfi_offset 12, -48
	.cfi_offset 3, -56
	movq	%rsi, %rbx
	andq	$-64, %rsp
	subq	$1728, %rsp
	movq	%rsi, 32(%rsp)
	movq	%rdx, %rsi
	movq	%rcx, 56(%rsp)
	movl	%r9d, 52(%rsp)
	vmovaps	%zmm0, 192(%rsp)
	vmovaps	%zmm0, 256(%rsp)
	vmovaps	%zmm0, 320(%rsp)
	vmovaps	%zmm0, 384(%rsp)
	vmovaps	%zmm0, 448(%rsp)
	vmovaps	%zmm0, 512(%rsp)
	vmovaps	%zmm0, 576(%rsp)
	vmovaps	%zmm0, 640(%rsp)
	vmovaps	%zmm0, 704(%rsp)
	vmovaps	%zmm0, 768(%rsp)
	vmovaps	%zmm0, 832(%rsp)
	vmovaps	%zmm0, 896(%rsp)
	vmovaps	%zmm0, 960(%rsp)
	vmovaps	%zmm0, 1024(%rsp)
	vmovaps	%zmm0, 1088(%rsp)
	vmovaps	%zmm0, 1152(%rsp)
	vmovaps	%zmm0, 1216(%rsp)
	vmovaps	%zmm0, 1280(%rsp)
	vmovaps	%zmm0, 1344(%rsp)
	vmovaps	%zmm0, 1408(%rsp)
	vmovaps	%zmm0, 1472(%rsp)
	vmovaps	%zmm0, 1536(%rsp)
	vmovaps	%zmm0, 1600(%rsp)
	vmovaps	%zmm0, 1664(%rsp)
	cmpq	$15, %rcx
	jle	.L618
	movq	%rcx, %rax
	movq	(%r8), %r9
	movq	24(%rsi), %r11
	vmovq	%rsi, %xmm29
	subq	$16, %rax
	leaq	0(,%rbx,4), %rdx
	movq	(%rsi), %r13
	movq	8(%rsi), %r12
	shrq	$4, %rax
	movq	(%r9), %r15
	movq	8(%r9), %r14
	leaq	(%rdi,%rdx), %r8
	movq	40(%rsi), %r9
	addq	$1, %rax
	movq	16(%rsi), %rbx
	leaq	(%r8,%rdx), %rcx
	movq	%rax, 24(%rsp)
	salq	$5, %rax
	movq	32(%rsi), %r10
	movq	%r11, %rsi
	movq	%rax, 40(%rsp)
	movq	%r9, %r11
	movq	40(%rsp), %r9
	xorl	%eax, %eax
	addq	%rcx, %rdx
	vmovaps	%zmm0, %zmm5
	vmovaps	%zmm0, %zmm6
	vmovaps	%zmm0, %zmm7
	vmovaps	%zmm0, %zmm8
	vmovaps	%zmm0, %zmm9
	vmovaps	%zmm0, %zmm10
	vmovaps	%zmm0, %zmm11
	vmovaps	%zmm0, %zmm12
	vmovaps	%zmm0, %zmm13
	vmovaps	%zmm0, %zmm14
	vmovaps	%zmm0, %zmm15
	vmovaps	%zmm0, %zmm16
	vmovaps	%zmm0, %zmm17
	vmovaps	%zmm0, %zmm18
	vmovaps	%zmm0, %zmm19
	vmovaps	%zmm0, %zmm20
	vmovaps	%zmm0, %zmm21
	vmovaps	%zmm0, %zmm22
	vmovaps	%zmm0, %zmm23
	vmovaps	%zmm0, %zmm24
	vmovaps	%zmm0, %zmm25
	vmovaps	%zmm0, %zmm26
	vmovaps	%zmm0, %zmm27
	vmovaps	%zmm0, %zmm28
	.p2align 4,,10
	.p2align 3
.L613:
	vpmovzxwd	0(%r13,%rax), %zmm0
	vmovups	(%rdi,%rax,2), %zmm4
	prefetcht0	(%r15,%rax)
	prefetcht0	(%r14,%rax)
	vmovups	(%r8,%rax,2), %zmm3
	vmovups	(%rcx,%rax,2), %zmm2
	vmovups	(%rdx,%rax,2), %zmm1
	vpslld	$16, %zmm0, %zmm0
	vfmadd231ps	%zmm0, %zmm4, %zmm28
	vfmadd231ps	%zmm0, %zmm3, %zmm27
	vfmadd231ps	%zmm0, %zmm2, %zmm26
	vfmadd231ps	%zmm0, %zmm1, %zmm25
	vpmovzxwd	(%r12,%rax), %zmm0
	vpslld	$16, %zmm0, %zmm0
	vfmadd231ps	%zmm0, %zmm4, %zmm24
	vfmadd231ps	%zmm0, %zmm3, %zmm23
	vfmadd231ps	%zmm0, %zmm2, %zmm22
	vfmadd231ps	%zmm0, %zmm1, %zmm21
	vpmovzxwd	(%rbx,%rax), %zmm0
	vpslld	$16, %zmm0, %zmm0
	vfmadd231ps	%zmm0, %zmm4, %zmm20
	vfmadd231ps	%zmm0, %zmm3, %zmm19
	vfmadd231ps	%zmm0, %zmm2, %zmm18
	vfmadd231ps	%zmm0, %zmm1, %zmm17
	vpmovzxwd	(%rsi,%rax), %zmm0
	vpslld	$16, %zmm0, %zmm0
	vfmadd231ps	%zmm0, %zmm4, %zmm16
	vfmadd231ps	%zmm0, %zmm3, %zmm15
	vfmadd231ps	%zmm0, %zmm2, %zmm14
	vfmadd231ps	%zmm0, %zmm1, %zmm13
	vpmovzxwd	(%r10,%rax), %zmm0
	vpslld	$16, %zmm0, %zmm0
	vfmadd231ps	%zmm0, %zmm4, %zmm12
	vfmadd231ps	%zmm0, %zmm3, %zmm11
	vfmadd231ps	%zmm0, %zmm2, %zmm10
	vfmadd231ps	%zmm0, %zmm1, %zmm9
	vpmovzxwd	(%r11,%rax), %zmm0
	addq	$32, %rax
	vpslld	$16, %zmm0, %zmm0
	vfmadd231ps	%zmm0, %zmm4, %zmm8
	vfmadd231ps	%zmm0, %zmm3, %zmm7
	vfmadd231ps	%zmm0, %zmm2, %zmm6
	vfmadd231ps	%zmm0, %zmm1, %zmm5
	cmpq	%rax, %r9
	jne	.L613
	movq	24(%rsp), %rax
	vmovq	%xmm29, %rsi
	vmovaps	%zmm28, 192(%rsp)
	vmovaps	%zmm27, 576(%rsp)
	vmovaps	%zmm26, 960(%rsp)
	salq	$4, %rax
	vmovaps	%zmm25, 1344(%rsp)
	vmovaps	%zmm24, 256(%rsp)
	vmovaps	%zmm23, 640(%rsp)
	vmovaps	%zmm22, 1024(%rsp)
	vmovaps	%zmm21, 1408(%rsp)
	vmovaps	%zmm20, 320(%rsp)
	vmovaps	%zmm19, 704(%rsp)
	vmovaps	%zmm18, 1088(%rsp)
	vmovaps	%zmm17, 1472(%rsp)
	vmovaps	%zmm16, 384(%rsp)
	vmovaps	%zmm15, 768(%rsp)
	vmovaps	%zmm14, 1152(%rsp)
	vmovaps	%zmm13, 1536(%rsp)
	vmovaps	%zmm12, 448(%rsp)
	vmovaps	%zmm11, 832(%rsp)
	vmovaps	%zmm10, 1216(%rsp)
	vmovaps	%zmm9, 1600(%rsp)
	vmovaps	%zmm8, 512(%rsp)
	vmovaps	%zmm7, 896(%rsp)
	vmovaps	%zmm6, 1280(%rsp)
	vmovaps	%zmm5, 1664(%rsp)
.L612:
	movq	56(%rsp), %rdx
	cmpq	%rax, %rdx
	jle	.L614
	movl	%edx, %ecx
	movl	$1, %edx
	leaq	(%rax,%rax), %r8
	subl	%eax, %ecx
	sall	%cl, %edx
	movq	32(%rsp), %rcx
	leal	-1(%rdx), %ebx
	movq	(%rsi), %rdx
	kmovw	%ebx, %k1
	vmovups	(%rdi,%rax,4), %zmm4{%k1}{z}
	addq	%rcx, %rax
	addq	%r8, %rdx
	vmovdqu16	(%rdx), %ymm0{%k1}{z}
	vmovaps	%zmm4, %zmm1
	vmovaps	%zmm4, %zmm5
	vpmovzxwd	%ymm0, %zmm0
	vpslld	$16, %zmm0, %zmm0
	vfmadd213ps	192(%rsp), %zmm0, %zmm1
	vmovaps	%zmm1, 192(%rsp)
	vmovups	(%rdi,%rax,4), %zmm3{%k1}{z}
	addq	%rcx, %rax
	vmovaps	%zmm3, %zmm1
	vfmadd213ps	576(%rsp), %zmm0, %zmm1
	vmovaps	%zmm1, 576(%rsp)
	vmovups	(%rdi,%rax,4), %zmm2{%k1}{z}
	addq	%rcx, %rax
	vmovaps	%zmm2, %zmm1
	vfmadd213ps	960(%rsp), %zmm0, %zmm1
	vmovaps	%zmm1, 960(%rsp)
	vmovups	(%rdi,%rax,4), %zmm1{%k1}{z}
	movq	8(%rsi), %rax
	vfmadd213ps	1344(%rsp), %zmm1, %zmm0
	addq	%r8, %rax
	vmovaps	%zmm0, 1344(%rsp)
	vmovdqu16	(%rax), %ymm0{%k1}{z}
	movq	16(%rsi), %rax
	vpmovzxwd	%ymm0, %zmm0
	addq	%r8, %rax
	vpslld	$16, %zmm0, %zmm0
	vfmadd213ps	256(%rsp), %zmm0, %zmm5
	vmovaps	%zmm5, 256(%rsp)
	vmovaps	%zmm3, %zmm5
	vfmadd213ps	640(%rsp), %zmm0, %zmm5
	vmovaps	%zmm5, 640(%rsp)
	vmovaps	%zmm2, %zmm5
	vfmadd213ps	1024(%rsp), %zmm0, %zmm5
	vfmadd213ps	1408(%rsp), %zmm1, %zmm0
	vmovaps	%zmm5, 1024(%rsp)
	vmovaps	%zmm4, %zmm5
	vmovaps	%zmm0, 1408(%rsp)
	vmovdqu16	(%rax), %ymm0{%k1}{z}
	vpmovzxwd	%ymm0, %zmm0
	vpslld	$16, %zmm0, %zmm0
	vfmadd213ps	320(%rsp), %zmm0, %zmm5
	vmovaps	%zmm5, 320(%rsp)
	vmovaps	%zmm3, %zmm5
	vfmadd213ps	704(%rsp), %zmm0, %zmm5
	vmovaps	%zmm5, 704(%rsp)
	vmovaps	%zmm2, %zmm5
	vfmadd213ps	1088(%rsp), %zmm0, %zmm5
	vmovaps	%zmm5, 1088(%rsp)
	movq	24(%rsi), %rax
	vfmadd213ps	1472(%rsp), %zmm1, %zmm0
	vmovaps	%zmm4, %zmm5
	addq	%r8, %rax
	vmovaps	%zmm0, 1472(%rsp)
	vmovdqu16	(%rax), %ymm0{%k1}{z}
	movq	32(%rsi), %rax
	vpmovzxwd	%ymm0, %zmm0
	addq	%r8, %rax
	addq	40(%rsi), %r8
	vpslld	$16, %zmm0, %zmm0
	vfmadd213ps	384(%rsp), %zmm0, %zmm5
	vmovaps	%zmm5, 384(%rsp)
	vmovaps	%zmm3, %zmm5
	vfmadd213ps	768(%rsp), %zmm0, %zmm5
	vmovaps	%zmm5, 768(%rsp)
	vmovaps	%zmm2, %zmm5
	vfmadd213ps	1152(%rsp), %zmm0, %zmm5
	vfmadd213ps	1536(%rsp), %zmm1, %zmm0
	vmovaps	%zmm5, 1152(%rsp)
	vmovaps	%zmm4, %zmm5
	vmovaps	%zmm0, 1536(%rsp)
	vmovdqu16	(%rax), %ymm0{%k1}{z}
	vpmovzxwd	%ymm0, %zmm0
	vpslld	$16, %zmm0, %zmm0
	vfmadd213ps	448(%rsp), %zmm0, %zmm5
	vmovaps	%zmm5, 448(%rsp)
	vmovaps	%zmm3, %zmm5
	vfmadd213ps	832(%rsp), %zmm0, %zmm5
	vmovaps	%zmm5, 832(%rsp)
	vmovaps	%zmm2, %zmm5
	vfmadd213ps	1216(%rsp), %zmm0, %zmm5
	vfmadd213ps	1600(%rsp), %zmm1, %zmm0
	vmovaps	%zmm5, 1216(%rsp)
	vmovaps	%zmm0, 1600(%rsp)
	vmovdqu16	(%r8), %ymm0{%k1}{z}
	vpmovzxwd	%ymm0, %zmm0
	vpslld	$16, %zmm0, %zmm0
	vfmadd213ps	512(%rsp), %zmm0, %zmm4
	vfmadd213ps	896(%rsp), %zmm0, %zmm3
	vfmadd213ps	1280(%rsp), %zmm0, %zmm2
	vfmadd213ps	1664(%rsp), %zmm0, %zmm1
	vmovaps	%zmm4, 512(%rsp)
	vmovaps	%zmm3, 896(%rsp)
	vmovaps	%zmm2, 1280(%rsp)
	vmovaps	%zmm1, 1664(%rsp)
.L614:
	leaq	64(%rsp), %rbx
	leaq	192(%rsp), %r14
	vzeroupper
	movq	%rbx, %rsi
	movq	%r14, %rdi
	call	_ZN6kvtide12_GLOBAL__N_14Simd8sum_tileERA4_A6_KDv16_fPf
	movl	52(%rsp), %eax
	cmpl	$6, %eax
	je	.L615
	testl	%eax, %eax
	jle	.L621
	movq	24(%rbp), %rdi
	movl	%eax, %r13d
	movq	16(%rbp), %rcx
	salq	$2, %r13
	leaq	0(,%rdi,4), %r12
.L617:
	movq	%rbx, %rsi
	movq	%rcx, %rdi
	movq	%r13, %rdx
	addq	$32, %rbx
	call	memcpy@PLT
	movq	%rax, %rcx
	addq	%r12, %rcx
	cmpq	%rbx, %r14
	jne	.L617
.L621:
	leaq	-40(%rbp), %rsp
	popq	%rbx
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	popq	%rbp
	.cfi_remember_state
	.cfi_def_cfa 7, 8
	ret
.L615:
	.cfi_restore_state
	movq	16(%rbp), %rax
	vmovdqa	64(%rsp), %xmm6
	movq	16(%rbp), %rdi
	movq	112(%rsp), %rcx
	vmovdqu	%xmm6, (%rax)
	movq	80(%rsp), %rax
	vmovdqa	96(%rsp), %xmm7
	vmovdqa	128(%rsp), %xmm6
	movq	%rax, 16(%rdi)
	movq	24(%rbp), %rax
	leaq	0(,%rax,4), %rdx
	movq	%rdx, %rax
	addq	%rdi, %rax
	movq	%rcx, 16(%rax)
	movq	144(%rsp), %rcx
	vmovdqu	%xmm7, (%rax)
	addq	%rdx, %rax
	vmovdqa	160(%rsp), %xmm7
	movq	%rcx, 16(%rax)
	vmovdqu	%xmm6, (%rax)
	addq	%rdx, %rax
	movq	176(%rsp), %rdx
	vmovdqu	%xmm7, (%rax)
	movq	%rdx, 16(%rax)
	leaq	-40(%rbp), %rsp
	popq	%rbx
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	popq	%rbp
	.cfi_remember_state
	.cfi_def_cfa 7, 8
	ret
.L618:
	.cfi_restore_state
	xorl	%eax, %eax
	jmp	.L612
	.cfi_endproc
.LFE6618:
	.size	_ZN6kvtide12_GLOBAL__N_18dot_tileILi4ELi6ELb0ELi2ENS_4bf16EEEvPKflPKPKT3_lRKNS0_5AheadIS5_EEiPfl, .-_ZN6kvtide12_GLOBAL__N_18dot_tileILi4ELi6ELb0ELi2ENS_4bf16EEEvPKflPKPKT3_lRKNS0_5AheadIS5_EEiPfl
	.p2align 4
	.type	_ZN6kvtide12_GLOBAL__N_18dot_tileILi4ELi6ELb0ELi6ENS_4bf16EEEvPKflPKPKT3_lRKNS0_5AheadIS5_EEiPfl, @function
_ZN6kvtide12_GLOBAL__N_18dot_tileILi4ELi6ELb0ELi6ENS_4bf16EEEvPKflPKPKT3_lRKNS0_5AheadIS5_EEiPfl:
.LFB6620:
	.cfi_startproc
	pushq	%rbp
	.cfi_def_cfa_offset 16
	.cfi_offset 6, -16
	vxorps	%xmm0, %xmm0, %xmm0
	vmovq	%rdx, %xmm1
	movq	%rsp, %rbp
	.cfi_def_cfa_register 6
	pushq	%r15
	pushq	%r14
	pushq	%r13
	pushq	%r12
	pushq	%rbx
	andq	$-64, %rsp
	subq	$1728, %rsp
	.cfi_offset 15, -24
	.cfi_offset 14, -32
	.cfi_offset 13, -40
	.cfi_offset 12, -48
	.cfi_offset 3, -56
	movq	%rsi, 16(%rsp)
	movq	%rcx, 32(%rsp)
	movl	%r9d, 28(%rsp)
	vmovaps	%zmm0, 192(%rsp)
	vmovaps	%zmm0, 256(%rsp)
	vmovaps	%zmm0, 320(%rsp)
	vmovaps	%zmm0, 384(%rsp)
	vmovaps	%zmm0, 448(%rsp)
	vmovaps	%zmm0, 512(%rsp)
	vmovaps	%zmm0, 576(%rsp)
	vmovaps	%zmm0, 640(%rsp)
	vmovaps	%zmm0, 704(%rsp)
	vmovaps	%zmm0, 768(%rsp)
	vmovaps	%zmm0, 832(%rsp)
	vmovaps	%zmm0, 896(%rsp)
	vmovaps	%zmm0, 960(%rsp)
	vmovaps	%zmm0, 1024(%rsp)
	vmovaps	%zmm0, 1088(%rsp)
	vmovaps	%zmm0, 1152(%rsp)
	vmovaps	%zmm0, 1216(%rsp)
	vmovaps	%zmm0, 1280(%rsp)
	vmovaps	%zmm0, 1344(%rsp)
	vmovaps	%zmm0, 1408(%rsp)
	vmovaps	%zmm0, 1472(%rsp)
	vmovaps	%zmm0, 1536(%rsp)
	vmovaps	%zmm0, 1600(%rsp)
	vmovaps	%zmm0, 1664(%rsp)
	cmpq	$15, %rcx
	jle	.L630
	leaq	0(,%rsi,4), %rdx
	movq	(%r8), %r8
	movq	%rcx, %rax
	vmovq	%xmm1, %r10
	leaq	(%rdi,%rdx), %rsi
	subq	$16, %rax
	movq	16(%r10), %r11
	vmovq	8(%r10), %xmm31
	leaq	(%rsi,%rdx), %rcx
	movq	(%r8), %r15
	movq	8(%r8), %r14
	shrq	$4, %rax
	movq	16(%r8), %r13
	movq	24(%r8), %r12
	addq	%rcx, %rdx
	addq	$1, %rax
	movq	32(%r8), %rbx
	vmovq	%xmm1, %r9
	movq	%rdx, 48(%rsp)
	vmovaps	%zmm0, %zmm5
	vmovq	40(%r8), %xmm29
	vmovq	%xmm1, %r8
	movq	%rax, 8(%rsp)
	salq	$5, %rax
	movq	40(%r8), %r8
	vmovq	(%r10), %xmm30
	movq	%rax, 56(%rsp)
	vmovaps	%zmm0, %zmm6
	movq	24(%r10), %r10
	movq	32(%r9), %r9
	xorl	%eax, %eax
	vmovaps	%zmm0, %zmm7
	movq	%r8, 40(%rsp)
	vmovaps	%zmm0, %zmm8
	vmovaps	%zmm0, %zmm9
	vmovaps	%zmm0, %zmm10
	vmovaps	%zmm0, %zmm11
	vmovaps	%zmm0, %zmm12
	vmovaps	%zmm0, %zmm13
	vmovq	%xmm1, (%rsp)
	vmovaps	%zmm0, %zmm14
	vmovaps	%zmm0, %zmm15
	vmovaps	%zmm0, %zmm16
	vmovaps	%zmm0, %zmm17
	vmovaps	%zmm0, %zmm18
	vmovaps	%zmm0, %zmm19
	vmovaps	%zmm0, %zmm20
	vmovaps	%zmm0, %zmm21
	vmovaps	%zmm0, %zmm22
	vmovaps	%zmm0, %zmm23
	vmovaps	%zmm0, %zmm24
	vmovaps	%zmm0, %zmm25
	vmovaps	%zmm0, %zmm26
	vmovaps	%zmm0, %zmm27
	vmovaps	%zmm0, %zmm28
	vmovq	%xmm31, %r8
	.p2align 4,,10
	.p2align 3
.L625:
	vmovq	%xmm29, %rdx
	prefetcht0	(%r15,%rax)
	prefetcht0	(%rbx,%rax)
	vmovups	(%rdi,%rax,2), %zmm4
	prefetcht0	(%rdx,%rax)
	movq	48(%rsp), %rdx
	prefetcht0	(%r14,%rax)
	vmovups	(%rsi,%rax,2), %zmm3
	vmovups	(%rcx,%rax,2), %zmm2
	prefetcht0	0(%r13,%rax)
	prefetcht0	(%r12,%rax)
	vmovups	(%rdx,%rax,2), %zmm1
	vmovq	%xmm30, %rdx
	vpmovzxwd	(%rdx,%rax), %zmm0
	movq	40(%rsp), %rdx
	vpslld	$16, %zmm0, %zmm0
	vfmadd231ps	%zmm0, %zmm4, %zmm28
	vfmadd231ps	%zmm0, %zmm3, %zmm27
	vfmadd231ps	%zmm0, %zmm2, %zmm26
	vfmadd231ps	%zmm0, %zmm1, %zmm25
	vpmovzxwd	(%r8,%rax), %zmm0
	vpslld	$16, %zmm0, %zmm0
	vfmadd231ps	%zmm0, %zmm4, %zmm24
	vfmadd231ps	%zmm0, %zmm3, %zmm23
	vfmadd231ps	%zmm0, %zmm2, %zmm22
	vfmadd231ps	%zmm0, %zmm1, %zmm21
	vpmovzxwd	(%r11,%rax), %zmm0
	vpslld	$16, %zmm0, %zmm0
	vfmadd231ps	%zmm0, %zmm4, %zmm20
	vfmadd231ps	%zmm0, %zmm3, %zmm19
	vfmadd231ps	%zmm0, %zmm2, %zmm18
	vfmadd231ps	%zmm0, %zmm1, %zmm17
	vpmovzxwd	(%r10,%rax), %zmm0
	vpslld	$16, %zmm0, %zmm0
	vfmadd231ps	%zmm0, %zmm4, %zmm16
	vfmadd231ps	%zmm0, %zmm3, %zmm15
	vfmadd231ps	%zmm0, %zmm2, %zmm14
	vfmadd231ps	%zmm0, %zmm1, %zmm13
	vpmovzxwd	(%r9,%rax), %zmm0
	vpslld	$16, %zmm0, %zmm0
	vfmadd231ps	%zmm0, %zmm4, %zmm12
	vfmadd231ps	%zmm0, %zmm3, %zmm11
	vfmadd231ps	%zmm0, %zmm2, %zmm10
	vfmadd231ps	%zmm0, %zmm1, %zmm9
	vpmovzxwd	(%rdx,%rax), %zmm0
	addq	$32, %rax
	vpslld	$16, %zmm0, %zmm0
	vfmadd231ps	%zmm0, %zmm4, %zmm8
	vfmadd231ps	%zmm0, %zmm3, %zmm7
	vfmadd231ps	%zmm0, %zmm2, %zmm6
	vfmadd231ps	%zmm0, %zmm1, %zmm5
	cmpq	%rax, 56(%rsp)
	jne	.L625
	movq	8(%rsp), %rax
	vmovq	(%rsp), %xmm1
	vmovaps	%zmm28, 192(%rsp)
	vmovaps	%zmm27, 576(%rsp)
	vmovaps	%zmm26, 960(%rsp)
	salq	$4, %rax
	vmovaps	%zmm25, 1344(%rsp)
	vmovaps	%zmm24, 256(%rsp)
	vmovaps	%zmm23, 640(%rsp)
	vmovaps	%zmm22, 1024(%rsp)
	vmovaps	%zmm21, 1408(%rsp)
	vmovaps	%zmm20, 320(%rsp)
	vmovaps	%zmm19, 704(%rsp)
	vmovaps	%zmm18, 1088(%rsp)
	vmovaps	%zmm17, 1472(%rsp)
	vmovaps	%zmm16, 384(%rsp)
	vmovaps	%zmm15, 768(%rsp)
	vmovaps	%zmm14, 1152(%rsp)
	vmovaps	%zmm13, 1536(%rsp)
	vmovaps	%zmm12, 448(%rsp)
	vmovaps	%zmm11, 832(%rsp)
	vmovaps	%zmm10, 1216(%rsp)
	vmovaps	%zmm9, 1600(%rsp)
	vmovaps	%zmm8, 512(%rsp)
	vmovaps	%zmm7, 896(%rsp)
	vmovaps	%zmm6, 1280(%rsp)
	vmovaps	%zmm5, 1664(%rsp)
.L624:
	movq	32(%rsp), %rbx
	cmpq	%rax, %rbx
	jle	.L626
	movl	%ebx, %ecx
	movl	$1, %edx
	leaq	(%rax,%rax), %rsi
	subl	%eax, %ecx
	sall	%cl, %edx
	movq	16(%rsp), %rcx
	leal	-1(%rdx), %ebx
	kmovw	%ebx, %k1
	vmovq	%xmm1, %rbx
	vmovups	(%rdi,%rax,4), %zmm5{%k1}{z}
	addq	%rcx, %rax
	movq	(%rbx), %rdx
	vmovaps	%zmm5, %zmm2
	vmovaps	%zmm5, %zmm6
	addq	%rsi, %rdx
	vmovdqu16	(%rdx), %ymm0{%k1}{z}
	vpmovzxwd	%ymm0, %zmm0
	vpslld	$16, %zmm0, %zmm0
	vfmadd213ps	192(%rsp), %zmm0, %zmm2
	vmovaps	%zmm2, 192(%rsp)
	vmovups	(%rdi,%rax,4), %zmm4{%k1}{z}
	addq	%rcx, %rax
	vmovaps	%zmm4, %zmm2
	vfmadd213ps	576(%rsp), %zmm0, %zmm2
	vmovaps	%zmm2, 576(%rsp)
	vmovups	(%rdi,%rax,4), %zmm3{%k1}{z}
	addq	%rcx, %rax
	vmovaps	%zmm3, %zmm2
	vfmadd213ps	960(%rsp), %zmm0, %zmm2
	vmovaps	%zmm2, 960(%rsp)
	vmovups	(%rdi,%rax,4), %zmm2{%k1}{z}
	movq	8(%rbx), %rax
	vfmadd213ps	1344(%rsp), %zmm2, %zmm0
	addq	%rsi, %rax
	vmovaps	%zmm0, 1344(%rsp)
	vmovdqu16	(%rax), %ymm0{%k1}{z}
	movq	16(%rbx), %rax
	vpmovzxwd	%ymm0, %zmm0
	addq	%rsi, %rax
	vpslld	$16, %zmm0, %zmm0
	vfmadd213ps	256(%rsp), %zmm0, %zmm6
	vmovaps	%zmm6, 256(%rsp)
	vmovaps	%zmm4, %zmm6
	vfmadd213ps	640(%rsp), %zmm0, %zmm6
	vmovaps	%zmm6, 640(%rsp)
	vmovaps	%zmm3, %zmm6
	vfmadd213ps	1024(%rsp), %zmm0, %zmm6
	vfmadd213ps	1408(%rsp), %zmm2, %zmm0
	vmovaps	%zmm6, 1024(%rsp)
	vmovaps	%zmm5, %zmm6
	vmovaps	%zmm0, 1408(%rsp)
	vmovdqu16	(%rax), %ymm0{%k1}{z}
	vpmovzxwd	%ymm0, %zmm0
	vpslld	$16, %zmm0, %zmm0
	vfmadd213ps	320(%rsp), %zmm0, %zmm6
	vmovaps	%zmm6, 320(%rsp)
	vmovaps	%zmm4, %zmm6
	vfmadd213ps	704(%rsp), %zmm0, %zmm6
	vmovaps	%zmm6, 704(%rsp)
	vmovaps	%zmm3, %zmm6
	vfmadd213ps	1088(%rsp), %zmm0, %zmm6
	vmovaps	%zmm6, 1088(%rsp)
	movq	24(%rbx), %rax
	vfmadd213ps	1472(%rsp), %zmm2, %zmm0
	vmovaps	%zmm5, %zmm6
	addq	%rsi, %rax
	vmovaps	%zmm0, 1472(%rsp)
	vmovdqu16	(%rax), %ymm0{%k1}{z}
	movq	32(%rbx), %rax
	vpmovzxwd	%ymm0, %zmm0
	addq	%rsi, %rax
	addq	40(%rbx), %rsi
	vpslld	$16, %zmm0, %zmm0
	vfmadd213ps	384(%rsp), %zmm0, %zmm6
	vmovaps	%zmm6, 384(%rsp)
	vmovaps	%zmm4, %zmm6
	vfmadd213ps	768(%rsp), %zmm0, %zmm6
	vmovaps	%zmm6, 768(%rsp)
	vmovaps	%zmm3, %zmm6
	vfmadd213ps	1152(%rsp), %zmm0, %zmm6
	vfmadd213ps	1536(%rsp), %zmm2, %zmm0
	vmovaps	%zmm6, 1152(%rsp)
	vmovaps	%zmm5, %zmm6
	vmovaps	%zmm0, 1536(%rsp)
	vmovdqu16	(%rax), %ymm0{%k1}{z}
	vpmovzxwd	%ymm0, %zmm0
	vpslld	$16, %zmm0, %zmm0
	vfmadd213ps	448(%rsp), %zmm0, %zmm6
	vmovaps	%zmm6, 448(%rsp)
	vmovaps	%zmm4, %zmm6
	vfmadd213ps	832(%rsp), %zmm0, %zmm6
	vmovaps	%zmm6, 832(%rsp)
	vmovaps	%zmm3, %zmm6
	vfmadd213ps	1216(%rsp), %zmm0, %zmm6
	vfmadd213ps	1600(%rsp), %zmm2, %zmm0
	vmovaps	%zmm6, 1216(%rsp)
	vmovaps	%zmm0, 1600(%rsp)
	vmovdqu16	(%rsi), %ymm0{%k1}{z}
	vpmovzxwd	%ymm0, %zmm0
	vpslld	$16, %zmm0, %zmm0
	vfmadd213ps	512(%rsp), %zmm0, %zmm5
	vfmadd213ps	896(%rsp), %zmm0, %zmm4
	vfmadd213ps	1280(%rsp), %zmm0, %zmm3
	vfmadd213ps	1664(%rsp), %zmm0, %zmm2
	vmovaps	%zmm5, 512(%rsp)
	vmovaps	%zmm4, 896(%rsp)
	vmovaps	%zmm3, 1280(%rsp)
	vmovaps	%zmm2, 1664(%rsp)
.L626:
	leaq	64(%rsp), %rbx
	leaq	192(%rsp), %r14
	vzeroupper
	movq	%rbx, %rsi
	movq	%r14, %rdi
	call	_ZN6kvtide12_GLOBAL__N_14Simd8sum_tileERA4_A6_KDv16_fPf
	movl	28(%rsp), %eax
	cmpl	$6, %eax
	je	.L627
	testl	%eax, %eax
	jle	.L633
	movq	24(%rbp), %rdi
	movl	%eax, %r13d
	movq	16(%rbp), %rcx
	salq	$2, %r13
	leaq	0(,%rdi,4), %r12
.L629:
	movq	%rbx, %rsi
	movq	%rcx, %rdi
	movq	%r13, %rdx
	addq	$32, %rbx
	call	memcpy@PLT
	movq	%rax, %rcx
	addq	%r12, %rcx
	cmpq	%rbx, %r14
	jne	.L629
.L633:
	leaq	-40(%rbp), %rsp
	popq	%rbx
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	popq	%rbp
	.cfi_remember_state
	.cfi_def_cfa 7, 8
	ret
.L627:
	.cfi_restore_state
	movq	16(%rbp), %rax
	vmovdqa	64(%rsp), %xmm7
	movq	16(%rbp), %rsi
	movq	112(%rsp), %rcx
	vmovdqu	%xmm7, (%rax)
	movq	80(%rsp), %rax
	vmovdqa	96(%rsp), %xmm7
	movq	%rax, 16(%rsi)
	movq	24(%rbp), %rax
	leaq	0(,%rax,4), %rdx
	movq	%rdx, %rax
	addq	%rsi, %rax
	movq	%rcx, 16(%rax)
	movq	144(%rsp), %rcx
	vmovdqu	%xmm7, (%rax)
	addq	%rdx, %rax
	vmovdqa	128(%rsp), %xmm7
	movq	%rcx, 16(%rax)
	vmovdqu	%xmm7, (%rax)
	addq	%rdx, %rax
	vmovdqa	160(%rsp), %xmm7
	movq	176(%rsp), %rdx
	vmovdqu	%xmm7, (%rax)
	movq	%rdx, 16(%rax)
	leaq	-40(%rbp), %rsp
	popq	%rbx
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	popq	%rbp
	.cfi_remember_state
	.cfi_def_cfa 7, 8
	ret
.L630:
	.cfi_restore_state
	xorl	%eax, %eax
	jmp	.L624
	.cfi_endproc
.LFE6620:
	.size	_ZN6kvtide12_GLOBAL__N_18dot_tileILi4ELi6ELb0ELi6ENS_4bf16EEEvPKflPKPKT3_lRKNS0_5AheadIS5_EEiPfl, .-_ZN6kvtide12_GLOBAL__N_18dot_tileILi4ELi6ELb0ELi6ENS_4bf16EEEvPKflPKPKT3_lRKNS0_5AheadIS5_EEiPfl
	.p2align 4
	.type	_ZN6kvtide12_GLOBAL__N_18dot_tileILi3ELi6ELb1ELi0EfEEvPKflPKPKT3_lRKNS0_5AheadIS4_EEiPfl.constprop.0, @function
_ZN6kvtide12_GLOBAL__N_18dot_tileILi3ELi6ELb1ELi0EfEEvPKflPKPKT3_lRKNS0_5AheadIS4_EEiPfl.constprop.0:
.LFB6817:
	.cfi_startproc
	pushq	%rbp
	.cfi_def_cfa_offset 16
	.cfi_offset 6, -16
	movq	%rdx, %r11
	movq	%rsp, %rbp
	.cfi_def_cfa_register 6
	pushq	%r15
	pushq	%r14
	pushq	%r13
	pushq	%r12
	pushq	%rbx
	andq	$-64, %rsp
	subq	$192, %rsp
	.cfi_offset 15, -24
	.cfi_offset 14, -32
	.cfi_offset 13, -40
	.cfi_offset 12, -48
	.cfi_offset 3, -56
	movq	%rsi, 40(%rsp)
	movq	%rcx, 56(%rsp)
	cmpq	$15, %rcx
	jle	.L647
	movq	%rcx, %rax
	movq	%rsi, %rbx
	movq	(%rdx), %rcx
	movq	8(%rdx), %r12
	subq	$16, %rax
	movq	16(%rdx), %r15
	movq	24(%rdx), %r10
	vxorps	%xmm4, %xmm4, %xmm4
	movq	%rax, 48(%rsp)
	movq	32(%rdx), %r14
	andq	$-16, %rax
	vmovaps	%zmm4, %zmm3
	movq	40(%rdx), %r13
	movq	%rax, %rsi
	xorl	%eax, %eax
	leaq	0(,%rbx,4), %rdx
	leaq	(%rdi,%rdx), %rbx
	addq	$16, %rsi
	vmovaps	%zmm4, %zmm8
	addq	%rbx, %rdx
	vmovaps	%zmm4, %zmm7
	vmovaps	%zmm4, %zmm6
	vmovaps	%zmm4, %zmm5
	vmovaps	%zmm4, %zmm12
	vmovaps	%zmm4, %zmm11
	vmovaps	%zmm4, %zmm10
	vmovaps	%zmm4, %zmm9
	vmovaps	%zmm4, %zmm16
	vmovaps	%zmm4, %zmm15
	vmovaps	%zmm4, %zmm14
	vmovaps	%zmm4, %zmm13
	vmovaps	%zmm4, %zmm20
	vmovaps	%zmm4, %zmm19
	vmovaps	%zmm4, %zmm18
	vmovaps	%zmm4, %zmm17
	.p2align 4,,10
	.p2align 3
.L637:
	vmovups	(%rdi,%rax,4), %zmm2
	vmovups	(%rbx,%rax,4), %zmm1
	vmovups	(%rdx,%rax,4), %zmm0
	vfmadd231ps	(%rcx,%rax,4), %zmm2, %zmm17
	vfmadd231ps	(%rcx,%rax,4), %zmm1, %zmm15
	vfmadd231ps	(%rcx,%rax,4), %zmm0, %zmm5
	vfmadd231ps	(%r12,%rax,4), %zmm2, %zmm18
	vfmadd231ps	(%r12,%rax,4), %zmm1, %zmm16
	vfmadd231ps	(%r12,%rax,4), %zmm0, %zmm6
	vfmadd231ps	(%r15,%rax,4), %zmm2, %zmm19
	vfmadd231ps	(%r15,%rax,4), %zmm1, %zmm9
	vfmadd231ps	(%r15,%rax,4), %zmm0, %zmm7
	vfmadd231ps	(%r10,%rax,4), %zmm2, %zmm20
	vfmadd231ps	(%r10,%rax,4), %zmm1, %zmm10
	vfmadd231ps	(%r10,%rax,4), %zmm0, %zmm8
	vfmadd231ps	(%r14,%rax,4), %zmm2, %zmm13
	vfmadd231ps	(%r14,%rax,4), %zmm1, %zmm11
	vfmadd231ps	(%r14,%rax,4), %zmm0, %zmm3
	vfmadd231ps	0(%r13,%rax,4), %zmm2, %zmm14
	vfmadd231ps	0(%r13,%rax,4), %zmm1, %zmm12
	vfmadd231ps	0(%r13,%rax,4), %zmm0, %zmm4
	addq	$16, %rax
	cmpq	%rsi, %rax
	jne	.L637
	movq	48(%rsp), %r15
	andq	$-16, %r15
	leaq	16(%r15), %rdx
.L636:
	movq	56(%rsp), %rax
	cmpq	%rdx, %rax
	jle	.L638
	movl	%eax, %ecx
	movl	$1, %eax
	leaq	0(,%rdx,4), %rsi
	subl	%edx, %ecx
	sall	%cl, %eax
	subl	$1, %eax
	kmovw	%eax, %k1
	movq	(%r11), %rax
	vmovups	(%rdi,%rsi), %zmm2{%k1}{z}
	addq	%rsi, %rax
	vmovups	(%rax), %zmm21{%k1}{z}
	movq	40(%rsp), %rax
	addq	%rax, %rdx
	vfmadd231ps	%zmm21, %zmm2, %zmm17
	leaq	(%rax,%rdx), %r12
	movq	8(%r11), %rax
	vmovups	(%rdi,%rdx,4), %zmm1{%k1}{z}
	vmovups	(%rdi,%r12,4), %zmm0{%k1}{z}
	addq	%rsi, %rax
	vfmadd231ps	%zmm21, %zmm1, %zmm15
	vfmadd231ps	%zmm21, %zmm0, %zmm5
	vmovups	(%rax), %zmm21{%k1}{z}
	movq	16(%r11), %rax
	vfmadd231ps	%zmm21, %zmm2, %zmm18
	vfmadd231ps	%zmm21, %zmm1, %zmm16
	addq	%rsi, %rax
	vfmadd231ps	%zmm21, %zmm0, %zmm6
	vmovups	(%rax), %zmm21{%k1}{z}
	movq	24(%r11), %rax
	vfmadd231ps	%zmm21, %zmm2, %zmm19
	vfmadd231ps	%zmm21, %zmm1, %zmm9
	addq	%rsi, %rax
	vfmadd231ps	%zmm21, %zmm0, %zmm7
	vmovups	(%rax), %zmm21{%k1}{z}
	movq	32(%r11), %rax
	vfmadd231ps	%zmm21, %zmm2, %zmm20
	vfmadd231ps	%zmm21, %zmm1, %zmm10
	addq	%rsi, %rax
	addq	40(%r11), %rsi
	vfmadd231ps	%zmm21, %zmm0, %zmm8
	vmovups	(%rax), %zmm21{%k1}{z}
	vfmadd231ps	%zmm21, %zmm2, %zmm13
	vfmadd231ps	%zmm21, %zmm1, %zmm11
	vfmadd231ps	%zmm21, %zmm0, %zmm3
	vmovups	(%rsi), %zmm21{%k1}{z}
	vfmadd231ps	%zmm21, %zmm2, %zmm14
	vfmadd231ps	%zmm21, %zmm1, %zmm12
	vfmadd231ps	%zmm21, %zmm0, %zmm4
.L638:
	vextractf32x8	$0x1, %zmm20, %ymm1
	vaddps	%ymm20, %ymm1, %ymm1
	vmovaps	%xmm1, %xmm2
	vextractf128	$0x1, %ymm1, %xmm0
	vextractf32x8	$0x1, %zmm19, %ymm1
	vaddps	%ymm19, %ymm1, %ymm19
	vaddps	%xmm2, %xmm0, %xmm0
	vextractf32x4	$0x1, %ymm19, %xmm1
	vaddps	%xmm19, %xmm1, %xmm1
	vhaddps	%xmm0, %xmm1, %xmm1
	vextractf32x8	$0x1, %zmm18, %ymm0
	vaddps	%ymm18, %ymm0, %ymm0
	vextractf128	$0x1, %ymm0, %xmm2
	vmovaps	%xmm0, %xmm18
	vextractf32x8	$0x1, %zmm17, %ymm0
	vaddps	%ymm17, %ymm0, %ymm17
	vaddps	%xmm18, %xmm2, %xmm2
	vextractf32x4	$0x1, %ymm17, %xmm0
	vaddps	%xmm17, %xmm0, %xmm0
	vhaddps	%xmm2, %xmm0, %xmm0
	vhaddps	%xmm1, %xmm0, %xmm0
	vextractf32x8	$0x1, %zmm16, %ymm1
	vaddps	%ymm16, %ymm1, %ymm1
	vmovaps	%xmm0, 64(%rsp)
	vmovaps	%xmm1, %xmm2
	vextractf128	$0x1, %ymm1, %xmm0
	vextractf32x8	$0x1, %zmm15, %ymm1
	vaddps	%ymm15, %ymm1, %ymm15
	vaddps	%xmm2, %xmm0, %xmm0
	vextractf128	$0x1, %ymm15, %xmm1
	vaddps	%xmm15, %xmm1, %xmm1
	vhaddps	%xmm0, %xmm1, %xmm1
	vextractf32x8	$0x1, %zmm14, %ymm0
	vaddps	%ymm14, %ymm0, %ymm0
	vextractf128	$0x1, %ymm0, %xmm2
	vmovaps	%xmm0, %xmm14
	vextractf32x8	$0x1, %zmm13, %ymm0
	vaddps	%ymm13, %ymm0, %ymm13
	vaddps	%xmm14, %xmm2, %xmm2
	vextractf128	$0x1, %ymm13, %xmm0
	vaddps	%xmm13, %xmm0, %xmm0
	vhaddps	%xmm2, %xmm0, %xmm0
	vhaddps	%xmm1, %xmm0, %xmm0
	vextractf32x8	$0x1, %zmm12, %ymm1
	vaddps	%ymm12, %ymm1, %ymm1
	vmovaps	%xmm0, 80(%rsp)
	vmovaps	%xmm1, %xmm2
	vextractf128	$0x1, %ymm1, %xmm0
	vextractf32x8	$0x1, %zmm11, %ymm1
	vaddps	%ymm11, %ymm1, %ymm11
	vaddps	%xmm2, %xmm0, %xmm0
	vextractf128	$0x1, %ymm11, %xmm1
	vaddps	%xmm11, %xmm1, %xmm1
	vhaddps	%xmm0, %xmm1, %xmm1
	vextractf32x8	$0x1, %zmm10, %ymm0
	vaddps	%ymm10, %ymm0, %ymm0
	vextractf128	$0x1, %ymm0, %xmm2
	vmovaps	%xmm0, %xmm10
	vextractf32x8	$0x1, %zmm9, %ymm0
	vaddps	%ymm9, %ymm0, %ymm9
	vaddps	%xmm10, %xmm2, %xmm2
	vextractf128	$0x1, %ymm9, %xmm0
	vaddps	%xmm9, %xmm0, %xmm0
	vhaddps	%xmm2, %xmm0, %xmm0
	vhaddps	%xmm1, %xmm0, %xmm0
	vextractf32x8	$0x1, %zmm8, %ymm1
	vaddps	%ymm8, %ymm1, %ymm1
	vmovaps	%xmm0, 96(%rsp)
	vmovaps	%xmm1, %xmm2
	vextractf128	$0x1, %ymm1, %xmm0
	vextractf32x8	$0x1, %zmm7, %ymm1
	vaddps	%ymm7, %ymm1, %ymm7
	vaddps	%xmm2, %xmm0, %xmm0
	vextractf128	$0x1, %ymm7, %xmm1
	vaddps	%xmm7, %xmm1, %xmm1
	vhaddps	%xmm0, %xmm1, %xmm1
	vextractf32x8	$0x1, %zmm6, %ymm0
	vaddps	%ymm6, %ymm0, %ymm0
	vextractf128	$0x1, %ymm0, %xmm2
	vmovaps	%xmm0, %xmm6
	vextractf32x8	$0x1, %zmm5, %ymm0
	vaddps	%ymm5, %ymm0, %ymm5
	vaddps	%xmm6, %xmm2, %xmm2
	vextractf128	$0x1, %ymm5, %xmm0
	vaddps	%xmm5, %xmm0, %xmm0
	vxorps	%xmm5, %xmm5, %xmm5
	vhaddps	%xmm2, %xmm0, %xmm0
	vhaddps	%xmm1, %xmm0, %xmm0
	vmovaps	%xmm0, 112(%rsp)
	vextractf32x8	$0x1, %zmm4, %ymm0
	vaddps	%ymm4, %ymm0, %ymm0
	vextractf128	$0x1, %ymm0, %xmm1
	vmovaps	%xmm0, %xmm2
	vextractf32x8	$0x1, %zmm3, %ymm0
	vaddps	%ymm3, %ymm0, %ymm3
	vaddps	%xmm2, %xmm1, %xmm1
	vextractf128	$0x1, %ymm3, %xmm0
	vaddps	%xmm3, %xmm0, %xmm0
	vhaddps	%xmm1, %xmm0, %xmm0
	vhaddps	%xmm5, %xmm0, %xmm0
	vmovaps	%xmm0, 128(%rsp)
	cmpl	$6, %r8d
	je	.L639
	testl	%r8d, %r8d
	jle	.L658
	movl	%r8d, %edi
	movq	16(%rbp), %r10
	leal	-1(%r8), %r11d
	xorl	%esi, %esi
	andl	$-16, %edi
	xorl	%ecx, %ecx
.L641:
	movl	%esi, %ebx
	cmpl	$14, %r11d
	jbe	.L661
	vmovups	(%r9,%rcx,4), %zmm4
	vaddps	64(%rsp,%rsi,4), %zmm4, %zmm0
	vmovups	%zmm0, (%r9,%rcx,4)
	cmpl	%r8d, %edi
	je	.L642
	movl	%edi, %edx
	movl	%edi, %eax
.L645:
	movl	%r8d, %r12d
	subl	%edx, %r12d
	leal	-1(%r12), %r13d
	cmpl	$6, %r13d
	jbe	.L643
	leaq	(%rdx,%rcx), %r13
	addq	%rsi, %rdx
	leaq	(%r9,%r13,4), %r13
	vmovups	64(%rsp,%rdx,4), %ymm6
	movl	%r12d, %edx
	vaddps	0(%r13), %ymm6, %ymm0
	andl	$-8, %edx
	addl	%edx, %eax
	andl	$7, %r12d
	vmovups	%ymm0, 0(%r13)
	je	.L642
.L643:
	movslq	%eax, %rdx
	addq	%rcx, %rdx
	leaq	(%r9,%rdx,4), %r12
	leal	(%rbx,%rax), %edx
	movslq	%edx, %rdx
	vmovss	(%r12), %xmm0
	vaddss	64(%rsp,%rdx,4), %xmm0, %xmm0
	leal	1(%rax), %edx
	vmovss	%xmm0, (%r12)
	cmpl	%edx, %r8d
	jle	.L642
	movslq	%edx, %r12
	addl	%ebx, %edx
	addq	%rcx, %r12
	movslq	%edx, %rdx
	leaq	(%r9,%r12,4), %r12
	vmovss	(%r12), %xmm0
	vaddss	64(%rsp,%rdx,4), %xmm0, %xmm0
	leal	2(%rax), %edx
	vmovss	%xmm0, (%r12)
	cmpl	%edx, %r8d
	jle	.L642
	movslq	%edx, %r12
	addl	%ebx, %edx
	addq	%rcx, %r12
	movslq	%edx, %rdx
	leaq	(%r9,%r12,4), %r12
	vmovss	(%r12), %xmm0
	vaddss	64(%rsp,%rdx,4), %xmm0, %xmm0
	leal	3(%rax), %edx
	vmovss	%xmm0, (%r12)
	cmpl	%edx, %r8d
	jle	.L642
	movslq	%edx, %r12
	addl	%ebx, %edx
	addq	%rcx, %r12
	movslq	%edx, %rdx
	leaq	(%r9,%r12,4), %r12
	vmovss	(%r12), %xmm0
	vaddss	64(%rsp,%rdx,4), %xmm0, %xmm0
	leal	4(%rax), %edx
	vmovss	%xmm0, (%r12)
	cmpl	%edx, %r8d
	jle	.L642
	movslq	%edx, %r12
	addl	%ebx, %edx
	addq	%rcx, %r12
	movslq	%edx, %rdx
	leaq	(%r9,%r12,4), %r12
	vmovss	(%r12), %xmm0
	vaddss	64(%rsp,%rdx,4), %xmm0, %xmm0
	leal	5(%rax), %edx
	vmovss	%xmm0, (%r12)
	cmpl	%edx, %r8d
	jle	.L642
	movslq	%edx, %r12
	addl	%ebx, %edx
	addl	$6, %eax
	addq	%rcx, %r12
	movslq	%edx, %rdx
	leaq	(%r9,%r12,4), %r12
	vmovss	(%r12), %xmm0
	vaddss	64(%rsp,%rdx,4), %xmm0, %xmm0
	vmovss	%xmm0, (%r12)
	cmpl	%eax, %r8d
	jle	.L642
	movslq	%eax, %rdx
	addl	%ebx, %eax
	addq	%rcx, %rdx
	cltq
	leaq	(%r9,%rdx,4), %rdx
	vmovss	(%rdx), %xmm0
	vaddss	64(%rsp,%rax,4), %xmm0, %xmm0
	vmovss	%xmm0, (%rdx)
.L642:
	addq	$6, %rsi
	addq	%r10, %rcx
	cmpq	$18, %rsi
	jne	.L641
.L658:
	vzeroupper
	leaq	-40(%rbp), %rsp
	popq	%rbx
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	popq	%rbp
	.cfi_remember_state
	.cfi_def_cfa 7, 8
	ret
.L639:
	.cfi_restore_state
	leaq	64(%rsp), %rsi
	movq	%r9, %rdi
	call	_ZN6kvtide12_GLOBAL__N_17put_rowILi6ELb1EEEvPfPKf
	movq	16(%rbp), %rax
	leaq	88(%rsp), %rsi
	leaq	0(,%rax,4), %r10
	addq	%r10, %r9
	movq	%r9, %rdi
	call	_ZN6kvtide12_GLOBAL__N_17put_rowILi6ELb1EEEvPfPKf
	leaq	112(%rsp), %rsi
	leaq	(%r9,%r10), %rdi
	call	_ZN6kvtide12_GLOBAL__N_17put_rowILi6ELb1EEEvPfPKf
	leaq	-40(%rbp), %rsp
	popq	%rbx
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	popq	%rbp
	.cfi_remember_state
	.cfi_def_cfa 7, 8
	ret
.L661:
	.cfi_restore_state
	xorl	%edx, %edx
	xorl	%eax, %eax
	jmp	.L645
.L647:
	vxorps	%xmm4, %xmm4, %xmm4
	xorl	%edx, %edx
	vmovaps	%zmm4, %zmm3
	vmovaps	%zmm4, %zmm8
	vmovaps	%zmm4, %zmm7
	vmovaps	%zmm4, %zmm6
	vmovaps	%zmm4, %zmm5
	vmovaps	%zmm4, %zmm12
	vmovaps	%zmm4, %zmm11
	vmovaps	%zmm4, %zmm10
	vmovaps	%zmm4, %zmm9
	vmovaps	%zmm4, %zmm16
	vmovaps	%zmm4, %zmm15
	vmovaps	%zmm4, %zmm14
	vmovaps	%zmm4, %zmm13
	vmovaps	%zmm4, %zmm20
	vmovaps	%zmm4, %zmm19
	vmovaps	%zmm4, %zmm18
	vmovaps	%zmm4, %zmm17
	jmp	.L636
	.cfi_endproc
.LFE6817:
	.size	_ZN6kvtide12_GLOBAL__N_18dot_tileILi3ELi6ELb1ELi0EfEEvPKflPKPKT3_lRKNS0_5AheadIS4_EEiPfl.constprop.0, .-_ZN6kvtide12_GLOBAL__N_18dot_tileILi3ELi6ELb1ELi0EfEEvPKflPKPKT3_lRKNS0_5AheadIS4_EEiPfl.constprop.0
	.p2align 4
	.type	_ZN6kvtide12_GLOBAL__N_18dot_tileILi3ELi6ELb0ELi0EfEEvPKflPKPKT3_lRKNS0_5AheadIS4_EEiPfl.constprop.0, @function
_ZN6kvtide12_GLOBAL__N_18dot_tileILi3ELi6ELb0ELi0EfEEvPKflPKPKT3_lRKNS0_5AheadIS4_EEiPfl.constprop.0:
.LFB6819:
	.cfi_startproc
	pushq	%rbp
	.cfi_def_cfa_offset 16
	.cfi_offset 6, -16
	movq	%rdx, %r10
	movq	%rsp, %rbp
	.cfi_def_cfa_register 6
	pushq	%r15
	pushq	%r14
	pushq	%r13
	.cfi_offset 15, -24
	.cfi_offset 14, -32
	.cfi_offset 13, -40
	movq	%rcx, %r13
	pushq	%r12
	pushq	%rbx
	andq	$-64, %rsp
	subq	$192, %rsp
	.cfi_offset 12, -48
	.cfi_offset 3, -56
	movq	%rsi, 8(%rsp)
	movq	%r9, 24(%rsp)
	cmpq	$15, %rcx
	jle	.L669
	movq	%rsi, %r11
	leaq	-16(%r13), %rax
	movq	(%rdx), %r9
	movq	8(%rdx), %rbx
	movq	%rax, 16(%rsp)
	movq	16(%rdx), %r15
	andq	$-16, %rax
	vxorps	%xmm4, %xmm4, %xmm4
	movq	24(%rdx), %r14
	movq	32(%rdx), %r12
	movq	%rax, %rsi
	vmovaps	%zmm4, %zmm3
	movq	40(%rdx), %rcx
	addq	$16, %rsi
	vmovaps	%zmm4, %zmm8
	xorl	%eax, %eax
	leaq	0(,%r11,4), %rdx
	vmovaps	%zmm4, %zmm7
	vmovaps	%zmm4, %zmm6
	leaq	(%rdi,%rdx), %r11
	vmovaps	%zmm4, %zmm5
	vmovaps	%zmm4, %zmm12
	addq	%r11, %rdx
	vmovaps	%zmm4, %zmm11
	vmovaps	%zmm4, %zmm10
	vmovaps	%zmm4, %zmm9
	vmovaps	%zmm4, %zmm16
	vmovaps	%zmm4, %zmm15
	vmovaps	%zmm4, %zmm14
	vmovaps	%zmm4, %zmm13
	vmovaps	%zmm4, %zmm20
	vmovaps	%zmm4, %zmm19
	vmovaps	%zmm4, %zmm18
	vmovaps	%zmm4, %zmm17
	.p2align 4,,10
	.p2align 3
.L664:
	vmovups	(%rdi,%rax,4), %zmm2
	vmovups	(%r11,%rax,4), %zmm1
	vmovups	(%rdx,%rax,4), %zmm0
	vfmadd231ps	(%r9,%rax,4), %zmm2, %zmm17
	vfmadd231ps	(%r9,%rax,4), %zmm1, %zmm15
	vfmadd231ps	(%r9,%rax,4), %zmm0, %zmm5
	vfmadd231ps	(%rbx,%rax,4), %zmm2, %zmm18
	vfmadd231ps	(%rbx,%rax,4), %zmm1, %zmm16
	vfmadd231ps	(%rbx,%rax,4), %zmm0, %zmm6
	vfmadd231ps	(%r15,%rax,4), %zmm2, %zmm19
	vfmadd231ps	(%r15,%rax,4), %zmm1, %zmm9
	vfmadd231ps	(%r15,%rax,4), %zmm0, %zmm7
	vfmadd231ps	(%r14,%rax,4), %zmm2, %zmm20
	vfmadd231ps	(%r14,%rax,4), %zmm1, %zmm10
	vfmadd231ps	(%r14,%rax,4), %zmm0, %zmm8
	vfmadd231ps	(%r12,%rax,4), %zmm2, %zmm13
	vfmadd231ps	(%r12,%rax,4), %zmm1, %zmm11
	vfmadd231ps	(%r12,%rax,4), %zmm0, %zmm3
	vfmadd231ps	(%rcx,%rax,4), %zmm2, %zmm14
	vfmadd231ps	(%rcx,%rax,4), %zmm1, %zmm12
	vfmadd231ps	(%rcx,%rax,4), %zmm0, %zmm4
	addq	$16, %rax
	cmpq	%rsi, %rax
	jne	.L664
	movq	16(%rsp), %r15
	andq	$-16, %r15
	leaq	16(%r15), %rdx
.L663:
	cmpq	%rdx, %r13
	jle	.L665
	movl	%r13d, %ecx
	movl	$1, %eax
	leaq	0(,%rdx,4), %rsi
	subl	%edx, %ecx
	sall	%cl, %eax
	subl	$1, %eax
	kmovw	%eax, %k1
	movq	(%r10), %rax
	vmovups	(%rdi,%rsi), %zmm2{%k1}{z}
	addq	%rsi, %rax
	vmovups	(%rax), %zmm21{%k1}{z}
	movq	8(%rsp), %rax
	addq	%rax, %rdx
	vfmadd231ps	%zmm21, %zmm2, %zmm17
	leaq	(%rax,%rdx), %rbx
	movq	8(%r10), %rax
	vmovups	(%rdi,%rdx,4), %zmm1{%k1}{z}
	vmovups	(%rdi,%rbx,4), %zmm0{%k1}{z}
	addq	%rsi, %rax
	vfmadd231ps	%zmm21, %zmm1, %zmm15
	vfmadd231ps	%zmm21, %zmm0, %zmm5
	vmovups	(%rax), %zmm21{%k1}{z}
	movq	16(%r10), %rax
	vfmadd231ps	%zmm21, %zmm2, %zmm18
	vfmadd231ps	%zmm21, %zmm1, %zmm16
	addq	%rsi, %rax
	vfmadd231ps	%zmm21, %zmm0, %zmm6
	vmovups	(%rax), %zmm21{%k1}{z}
	movq	24(%r10), %rax
	vfmadd231ps	%zmm21, %zmm2, %zmm19
	vfmadd231ps	%zmm21, %zmm1, %zmm9
	addq	%rsi, %rax
	vfmadd231ps	%zmm21, %zmm0, %zmm7
	vmovups	(%rax), %zmm21{%k1}{z}
	movq	32(%r10), %rax
	vfmadd231ps	%zmm21, %zmm2, %zmm20
	vfmadd231ps	%zmm21, %zmm1, %zmm10
	addq	%rsi, %rax
	addq	40(%r10), %rsi
	vfmadd231ps	%zmm21, %zmm0, %zmm8
	vmovups	(%rax), %zmm21{%k1}{z}
	vfmadd231ps	%zmm21, %zmm2, %zmm13
	vfmadd231ps	%zmm21, %zmm1, %zmm11
	vfmadd231ps	%zmm21, %zmm0, %zmm3
	vmovups	(%rsi), %zmm21{%k1}{z}
	vfmadd231ps	%zmm21, %zmm2, %zmm14
	vfmadd231ps	%zmm21, %zmm1, %zmm12
	vfmadd231ps	%zmm21, %zmm0, %zmm4
.L665:
	vextractf32x8	$0x1, %zmm20, %ymm1
	vaddps	%ymm20, %ymm1, %ymm1
	vmovaps	%xmm1, %xmm2
	vextractf128	$0x1, %ymm1, %xmm0
	vextractf32x8	$0x1, %zmm19, %ymm1
	vaddps	%ymm19, %ymm1, %ymm19
	vaddps	%xmm2, %xmm0, %xmm0
	vextractf32x4	$0x1, %ymm19, %xmm1
	vaddps	%xmm19, %xmm1, %xmm1
	vhaddps	%xmm0, %xmm1, %xmm1
	vextractf32x8	$0x1, %zmm18, %ymm0
	vaddps	%ymm18, %ymm0, %ymm0
	vextractf128	$0x1, %ymm0, %xmm2
	vmovaps	%xmm0, %xmm18
	vextractf32x8	$0x1, %zmm17, %ymm0
	vaddps	%ymm17, %ymm0, %ymm17
	vaddps	%xmm18, %xmm2, %xmm2
	vextractf32x4	$0x1, %ymm17, %xmm0
	vaddps	%xmm17, %xmm0, %xmm0
	vhaddps	%xmm2, %xmm0, %xmm0
	vhaddps	%xmm1, %xmm0, %xmm0
	vextractf32x8	$0x1, %zmm16, %ymm1
	vaddps	%ymm16, %ymm1, %ymm1
	vmovaps	%xmm0, 64(%rsp)
	vmovaps	%xmm1, %xmm2
	vextractf128	$0x1, %ymm1, %xmm0
	vextractf32x8	$0x1, %zmm15, %ymm1
	vaddps	%ymm15, %ymm1, %ymm15
	vaddps	%xmm2, %xmm0, %xmm0
	vextractf128	$0x1, %ymm15, %xmm1
	vaddps	%xmm15, %xmm1, %xmm1
	vhaddps	%xmm0, %xmm1, %xmm1
	vextractf32x8	$0x1, %zmm14, %ymm0
	vaddps	%ymm14, %ymm0, %ymm0
	vextractf128	$0x1, %ymm0, %xmm2
	vmovaps	%xmm0, %xmm14
	vextractf32x8	$0x1, %zmm13, %ymm0
	vaddps	%ymm13, %ymm0, %ymm13
	vaddps	%xmm14, %xmm2, %xmm2
	vextractf128	$0x1, %ymm13, %xmm0
	vaddps	%xmm13, %xmm0, %xmm0
	vhaddps	%xmm2, %xmm0, %xmm0
	vhaddps	%xmm1, %xmm0, %xmm0
	vextractf32x8	$0x1, %zmm12, %ymm1
	vaddps	%ymm12, %ymm1, %ymm1
	vmovaps	%xmm0, 80(%rsp)
	vmovaps	%xmm1, %xmm2
	vextractf128	$0x1, %ymm1, %xmm0
	vextractf32x8	$0x1, %zmm11, %ymm1
	vaddps	%ymm11, %ymm1, %ymm11
	vaddps	%xmm2, %xmm0, %xmm0
	vextractf128	$0x1, %ymm11, %xmm1
	vaddps	%xmm11, %xmm1, %xmm1
	vhaddps	%xmm0, %xmm1, %xmm1
	vextractf32x8	$0x1, %zmm10, %ymm0
	vaddps	%ymm10, %ymm0, %ymm0
	vextractf128	$0x1, %ymm0, %xmm2
	vmovaps	%xmm0, %xmm10
	vextractf32x8	$0x1, %zmm9, %ymm0
	vaddps	%ymm9, %ymm0, %ymm9
	vaddps	%xmm10, %xmm2, %xmm2
	vextractf128	$0x1, %ymm9, %xmm0
	vaddps	%xmm9, %xmm0, %xmm0
	vhaddps	%xmm2, %xmm0, %xmm0
	vhaddps	%xmm1, %xmm0, %xmm0
	vextractf32x8	$0x1, %zmm8, %ymm1
	vaddps	%ymm8, %ymm1, %ymm1
	vmovaps	%xmm0, 96(%rsp)
	vmovaps	%xmm1, %xmm2
	vextractf128	$0x1, %ymm1, %xmm0
	vextractf32x8	$0x1, %zmm7, %ymm1
	vaddps	%ymm7, %ymm1, %ymm7
	vaddps	%xmm2, %xmm0, %xmm0
	vextractf128	$0x1, %ymm7, %xmm1
	vaddps	%xmm7, %xmm1, %xmm1
	vhaddps	%xmm0, %xmm1, %xmm1
	vextractf32x8	$0x1, %zmm6, %ymm0
	vaddps	%ymm6, %ymm0, %ymm0
	vextractf128	$0x1, %ymm0, %xmm2
	vmovaps	%xmm0, %xmm6
	vextractf32x8	$0x1, %zmm5, %ymm0
	vaddps	%ymm5, %ymm0, %ymm5
	vaddps	%xmm6, %xmm2, %xmm2
	vextractf128	$0x1, %ymm5, %xmm0
	vaddps	%xmm5, %xmm0, %xmm0
	vxorps	%xmm5, %xmm5, %xmm5
	vhaddps	%xmm2, %xmm0, %xmm0
	vhaddps	%xmm1, %xmm0, %xmm0
	vmovaps	%xmm0, 112(%rsp)
	vextractf32x8	$0x1, %zmm4, %ymm0
	vaddps	%ymm4, %ymm0, %ymm0
	vextractf128	$0x1, %ymm0, %xmm1
	vmovaps	%xmm0, %xmm2
	vextractf32x8	$0x1, %zmm3, %ymm0
	vaddps	%ymm3, %ymm0, %ymm3
	vaddps	%xmm2, %xmm1, %xmm1
	vextractf128	$0x1, %ymm3, %xmm0
	vaddps	%xmm3, %xmm0, %xmm0
	vhaddps	%xmm1, %xmm0, %xmm0
	vhaddps	%xmm5, %xmm0, %xmm0
	vmovaps	%xmm0, 128(%rsp)
	cmpl	$6, %r8d
	je	.L666
	testl	%r8d, %r8d
	jle	.L672
	movq	16(%rbp), %rax
	movl	%r8d, %r8d
	movq	24(%rsp), %r9
	leaq	64(%rsp), %rbx
	leaq	136(%rsp), %r14
	leaq	0(,%r8,4), %r12
	leaq	0(,%rax,4), %r13
	vzeroupper
.L668:
	movq	%rbx, %rsi
	movq	%r9, %rdi
	movq	%r12, %rdx
	addq	$24, %rbx
	call	memcpy@PLT
	movq	%rax, %r9
	addq	%r13, %r9
	cmpq	%r14, %rbx
	jne	.L668
.L673:
	leaq	-40(%rbp), %rsp
	popq	%rbx
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	popq	%rbp
	.cfi_remember_state
	.cfi_def_cfa 7, 8
	ret
.L666:
	.cfi_restore_state
	movq	24(%rsp), %rdi
	movq	80(%rsp), %rax
	vmovdqa	64(%rsp), %xmm4
	movq	104(%rsp), %rdx
	movq	%rax, 16(%rdi)
	movq	16(%rbp), %rax
	vmovdqu	%xmm4, (%rdi)
	vmovdqu	88(%rsp), %xmm4
	salq	$2, %rax
	leaq	(%rdi,%rax), %r9
	vmovdqu	%xmm4, (%r9)
	vmovdqa	112(%rsp), %xmm4
	movq	%rdx, 16(%r9)
	addq	%rax, %r9
	movq	128(%rsp), %rax
	vmovdqu	%xmm4, (%r9)
	movq	%rax, 16(%r9)
	vzeroupper
	leaq	-40(%rbp), %rsp
	popq	%rbx
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	popq	%rbp
	.cfi_remember_state
	.cfi_def_cfa 7, 8
	ret
.L669:
	.cfi_restore_state
	vxorps	%xmm4, %xmm4, %xmm4
	xorl	%edx, %edx
	vmovaps	%zmm4, %zmm3
	vmovaps	%zmm4, %zmm8
	vmovaps	%zmm4, %zmm7
	vmovaps	%zmm4, %zmm6
	vmovaps	%zmm4, %zmm5
	vmovaps	%zmm4, %zmm12
	vmovaps	%zmm4, %zmm11
	vmovaps	%zmm4, %zmm10
	vmovaps	%zmm4, %zmm9
	vmovaps	%zmm4, %zmm16
	vmovaps	%zmm4, %zmm15
	vmovaps	%zmm4, %zmm14
	vmovaps	%zmm4, %zmm13
	vmovaps	%zmm4, %zmm20
	vmovaps	%zmm4, %zmm19
	vmovaps	%zmm4, %zmm18
	vmovaps	%zmm4, %zmm17
	jmp	.L663
.L672:
	vzeroupper
	jmp	.L673
	.cfi_endproc
.LFE6819:
	.size	_ZN6kvtide12_GLOBAL__N_18dot_tileILi3ELi6ELb0ELi0EfEEvPKflPKPKT3_lRKNS0_5AheadIS4_EEiPfl.constprop.0, .-_ZN6kvtide12_GLOBAL__N_18dot_tileILi3ELi6ELb0ELi0EfEEvPKflPKPKT3_lRKNS0_5AheadIS4_EEiPfl.constprop.0
	.p2align 4
	.type	_ZN6kvtide12_GLOBAL__N_18dot_tileILi3ELi6ELb0ELi0ENS_4bf16EEEvPKflPKPKT3_lRKNS0_5AheadIS5_EEiPfl.constprop.0, @function
_ZN6kvtide12_GLOBAL__N_18dot_tileILi3ELi6ELb0ELi0ENS_4bf16EEEvPKflPKPKT3_lRKNS0_5AheadIS5_EEiPfl.constprop.0:
.LFB6820:
	.cfi_startproc
	pushq	%rbp
	.cfi_def_cfa_offset 16
	.cfi_offset 6, -16
	movq	%rdx, %r10
	movq	%rsp, %rbp
	.cfi_def_cfa_register 6
	pushq	%r15
	pushq	%r14
	pushq	%r13
	.cfi_offset 15, -24
	.cfi_offset 14, -32
	.cfi_offset 13, -40
	movq	%rcx, %r13
	pushq	%r12
	pushq	%rbx
	andq	$-64, %rsp
	subq	$192, %rsp
	.cfi_offset 12, -48
	.cfi_offset 3, -56
	movq	%rsi, 8(%rsp)
	movq	%r9, 24(%rsp)
	cmpq	$15, %rcx
	jle	.L682
	movq	%rsi, %r11
	leaq	-16(%r13), %rax
	movq	(%rdx), %r9
	movq	8(%rdx), %rbx
	movq	%rax, 16(%rsp)
	movq	16(%rdx), %r15
	andq	$-16, %rax
	vxorps	%xmm5, %xmm5, %xmm5
	movq	24(%rdx), %r14
	movq	32(%rdx), %r12
	movq	%rax, %rsi
	vmovaps	%zmm5, %zmm4
	movq	40(%rdx), %rcx
	addq	$16, %rsi
	vmovaps	%zmm5, %zmm9
	xorl	%eax, %eax
	leaq	0(,%r11,4), %rdx
	vmovaps	%zmm5, %zmm8
	vmovaps	%zmm5, %zmm7
	leaq	(%rdi,%rdx), %r11
	vmovaps	%zmm5, %zmm6
	vmovaps	%zmm5, %zmm13
	addq	%r11, %rdx
	vmovaps	%zmm5, %zmm12
	vmovaps	%zmm5, %zmm11
	vmovaps	%zmm5, %zmm10
	vmovaps	%zmm5, %zmm17
	vmovaps	%zmm5, %zmm16
	vmovaps	%zmm5, %zmm15
	vmovaps	%zmm5, %zmm14
	vmovaps	%zmm5, %zmm21
	vmovaps	%zmm5, %zmm20
	vmovaps	%zmm5, %zmm19
	vmovaps	%zmm5, %zmm18
	.p2align 4,,10
	.p2align 3
.L677:
	vpmovzxwd	(%r9,%rax,2), %zmm3
	vmovups	(%rdi,%rax,4), %zmm2
	vmovups	(%r11,%rax,4), %zmm1
	vmovups	(%rdx,%rax,4), %zmm0
	vpslld	$16, %zmm3, %zmm3
	vfmadd231ps	%zmm3, %zmm2, %zmm18
	vfmadd231ps	%zmm3, %zmm1, %zmm16
	vfmadd231ps	%zmm3, %zmm0, %zmm6
	vpmovzxwd	(%rbx,%rax,2), %zmm3
	vpslld	$16, %zmm3, %zmm3
	vfmadd231ps	%zmm3, %zmm2, %zmm19
	vfmadd231ps	%zmm3, %zmm1, %zmm17
	vfmadd231ps	%zmm3, %zmm0, %zmm7
	vpmovzxwd	(%r15,%rax,2), %zmm3
	vpslld	$16, %zmm3, %zmm3
	vfmadd231ps	%zmm3, %zmm2, %zmm20
	vfmadd231ps	%zmm3, %zmm1, %zmm10
	vfmadd231ps	%zmm3, %zmm0, %zmm8
	vpmovzxwd	(%r14,%rax,2), %zmm3
	vpslld	$16, %zmm3, %zmm3
	vfmadd231ps	%zmm3, %zmm2, %zmm21
	vfmadd231ps	%zmm3, %zmm1, %zmm11
	vfmadd231ps	%zmm3, %zmm0, %zmm9
	vpmovzxwd	(%r12,%rax,2), %zmm3
	vpslld	$16, %zmm3, %zmm3
	vfmadd231ps	%zmm3, %zmm2, %zmm14
	vfmadd231ps	%zmm3, %zmm1, %zmm12
	vfmadd231ps	%zmm3, %zmm0, %zmm4
	vpmovzxwd	(%rcx,%rax,2), %zmm3
	addq	$16, %rax
	vpslld	$16, %zmm3, %zmm3
	vfmadd231ps	%zmm3, %zmm2, %zmm15
	vfmadd231ps	%zmm3, %zmm1, %zmm13
	vfmadd231ps	%zmm3, %zmm0, %zmm5
	cmpq	%rsi, %rax
	jne	.L677
	movq	16(%rsp), %r15
	andq	$-16, %r15
	leaq	16(%r15), %rdx
.L676:
	cmpq	%rdx, %r13
	jle	.L678
	movl	%r13d, %ecx
	movl	$1, %eax
	leaq	(%rdx,%rdx), %rsi
	subl	%edx, %ecx
	sall	%cl, %eax
	subl	$1, %eax
	kmovw	%eax, %k1
	movq	(%r10), %rax
	vmovups	(%rdi,%rdx,4), %zmm2{%k1}{z}
	addq	%rsi, %rax
	vmovdqu16	(%rax), %ymm0{%k1}{z}
	movq	8(%rsp), %rax
	addq	%rax, %rdx
	vpmovzxwd	%ymm0, %zmm0
	leaq	(%rax,%rdx), %rbx
	movq	8(%r10), %rax
	vmovups	(%rdi,%rdx,4), %zmm1{%k1}{z}
	vpslld	$16, %zmm0, %zmm0
	vmovups	(%rdi,%rbx,4), %zmm3{%k1}{z}
	vfmadd231ps	%zmm0, %zmm2, %zmm18
	addq	%rsi, %rax
	vfmadd231ps	%zmm0, %zmm1, %zmm16
	vfmadd231ps	%zmm0, %zmm3, %zmm6
	vmovdqu16	(%rax), %ymm0{%k1}{z}
	movq	16(%r10), %rax
	vpmovzxwd	%ymm0, %zmm0
	addq	%rsi, %rax
	vpslld	$16, %zmm0, %zmm0
	vfmadd231ps	%zmm0, %zmm2, %zmm19
	vfmadd231ps	%zmm0, %zmm1, %zmm17
	vfmadd231ps	%zmm0, %zmm3, %zmm7
	vmovdqu16	(%rax), %ymm0{%k1}{z}
	movq	24(%r10), %rax
	vpmovzxwd	%ymm0, %zmm0
	addq	%rsi, %rax
	vpslld	$16, %zmm0, %zmm0
	vfmadd231ps	%zmm0, %zmm2, %zmm20
	vfmadd231ps	%zmm0, %zmm1, %zmm10
	vfmadd231ps	%zmm0, %zmm3, %zmm8
	vmovdqu16	(%rax), %ymm0{%k1}{z}
	movq	32(%r10), %rax
	vpmovzxwd	%ymm0, %zmm0
	addq	%rsi, %rax
	addq	40(%r10), %rsi
	vpslld	$16, %zmm0, %zmm0
	vfmadd231ps	%zmm0, %zmm2, %zmm21
	vfmadd231ps	%zmm0, %zmm1, %zmm11
	vfmadd231ps	%zmm0, %zmm3, %zmm9
	vmovdqu16	(%rax), %ymm0{%k1}{z}
	vpmovzxwd	%ymm0, %zmm0
	vpslld	$16, %zmm0, %zmm0
	vfmadd231ps	%zmm0, %zmm2, %zmm14
	vfmadd231ps	%zmm0, %zmm1, %zmm12
	vfmadd231ps	%zmm0, %zmm3, %zmm4
	vmovdqu16	(%rsi), %ymm0{%k1}{z}
	vpmovzxwd	%ymm0, %zmm0
	vpslld	$16, %zmm0, %zmm0
	vfmadd231ps	%zmm0, %zmm2, %zmm15
	vfmadd231ps	%zmm0, %zmm1, %zmm13
	vfmadd231ps	%zmm0, %zmm3, %zmm5
.L678:
	vextractf32x8	$0x1, %zmm21, %ymm1
	vextractf32x8	$0x1, %zmm20, %ymm3
	vaddps	%ymm21, %ymm1, %ymm1
	vaddps	%ymm20, %ymm3, %ymm3
	vmovaps	%xmm1, %xmm2
	vextractf128	$0x1, %ymm1, %xmm0
	vextractf128	$0x1, %ymm3, %xmm1
	vaddps	%xmm2, %xmm0, %xmm0
	vaddps	%xmm3, %xmm1, %xmm1
	vhaddps	%xmm0, %xmm1, %xmm1
	vextractf32x8	$0x1, %zmm19, %ymm0
	vaddps	%ymm19, %ymm0, %ymm0
	vmovaps	%xmm0, %xmm3
	vextractf128	$0x1, %ymm0, %xmm2
	vextractf32x8	$0x1, %zmm18, %ymm0
	vaddps	%ymm18, %ymm0, %ymm18
	vaddps	%xmm3, %xmm2, %xmm2
	vextractf32x8	$0x1, %zmm16, %ymm3
	vaddps	%ymm16, %ymm3, %ymm3
	vextractf32x4	$0x1, %ymm18, %xmm0
	vaddps	%xmm18, %xmm0, %xmm0
	vhaddps	%xmm2, %xmm0, %xmm0
	vhaddps	%xmm1, %xmm0, %xmm0
	vextractf32x8	$0x1, %zmm17, %ymm1
	vaddps	%ymm17, %ymm1, %ymm1
	vmovaps	%xmm0, 64(%rsp)
	vmovaps	%xmm1, %xmm2
	vextractf128	$0x1, %ymm1, %xmm0
	vextractf128	$0x1, %ymm3, %xmm1
	vaddps	%xmm2, %xmm0, %xmm0
	vaddps	%xmm3, %xmm1, %xmm1
	vhaddps	%xmm0, %xmm1, %xmm1
	vextractf32x8	$0x1, %zmm15, %ymm0
	vaddps	%ymm15, %ymm0, %ymm0
	vmovaps	%xmm0, %xmm3
	vextractf128	$0x1, %ymm0, %xmm2
	vextractf32x8	$0x1, %zmm14, %ymm0
	vaddps	%ymm14, %ymm0, %ymm14
	vaddps	%xmm3, %xmm2, %xmm2
	vextractf32x8	$0x1, %zmm12, %ymm3
	vaddps	%ymm12, %ymm3, %ymm3
	vextractf128	$0x1, %ymm14, %xmm0
	vaddps	%xmm14, %xmm0, %xmm0
	vhaddps	%xmm2, %xmm0, %xmm0
	vhaddps	%xmm1, %xmm0, %xmm0
	vextractf32x8	$0x1, %zmm13, %ymm1
	vaddps	%ymm13, %ymm1, %ymm1
	vmovaps	%xmm0, 80(%rsp)
	vmovaps	%xmm1, %xmm2
	vextractf128	$0x1, %ymm1, %xmm0
	vextractf128	$0x1, %ymm3, %xmm1
	vaddps	%xmm2, %xmm0, %xmm0
	vaddps	%xmm3, %xmm1, %xmm1
	vhaddps	%xmm0, %xmm1, %xmm1
	vextractf32x8	$0x1, %zmm11, %ymm0
	vaddps	%ymm11, %ymm0, %ymm0
	vmovaps	%xmm0, %xmm3
	vextractf128	$0x1, %ymm0, %xmm2
	vextractf32x8	$0x1, %zmm10, %ymm0
	vaddps	%ymm10, %ymm0, %ymm10
	vaddps	%xmm3, %xmm2, %xmm2
	vextractf32x8	$0x1, %zmm8, %ymm3
	vaddps	%ymm8, %ymm3, %ymm3
	vextractf128	$0x1, %ymm10, %xmm0
	vaddps	%xmm10, %xmm0, %xmm0
	vhaddps	%xmm2, %xmm0, %xmm0
	vhaddps	%xmm1, %xmm0, %xmm0
	vextractf32x8	$0x1, %zmm9, %ymm1
	vaddps	%ymm9, %ymm1, %ymm1
	vmovaps	%xmm0, 96(%rsp)
	vmovaps	%xmm1, %xmm2
	vextractf128	$0x1, %ymm1, %xmm0
	vextractf128	$0x1, %ymm3, %xmm1
	vaddps	%xmm2, %xmm0, %xmm0
	vaddps	%xmm3, %xmm1, %xmm1
	vhaddps	%xmm0, %xmm1, %xmm1
	vextractf32x8	$0x1, %zmm7, %ymm0
	vaddps	%ymm7, %ymm0, %ymm0
	vmovaps	%xmm0, %xmm3
	vextractf128	$0x1, %ymm0, %xmm2
	vextractf32x8	$0x1, %zmm6, %ymm0
	vaddps	%ymm6, %ymm0, %ymm6
	vaddps	%xmm3, %xmm2, %xmm2
	vextractf32x8	$0x1, %zmm4, %ymm3
	vaddps	%ymm4, %ymm3, %ymm3
	vextractf128	$0x1, %ymm6, %xmm0
	vaddps	%xmm6, %xmm0, %xmm0
	vxorps	%xmm6, %xmm6, %xmm6
	vhaddps	%xmm2, %xmm0, %xmm0
	vhaddps	%xmm1, %xmm0, %xmm0
	vmovaps	%xmm0, 112(%rsp)
	vextractf32x8	$0x1, %zmm5, %ymm0
	vaddps	%ymm5, %ymm0, %ymm0
	vextractf128	$0x1, %ymm0, %xmm1
	vmovaps	%xmm0, %xmm2
	vextractf128	$0x1, %ymm3, %xmm0
	vaddps	%xmm3, %xmm0, %xmm0
	vaddps	%xmm2, %xmm1, %xmm1
	vhaddps	%xmm1, %xmm0, %xmm0
	vhaddps	%xmm6, %xmm0, %xmm0
	vmovaps	%xmm0, 128(%rsp)
	cmpl	$6, %r8d
	je	.L679
	testl	%r8d, %r8d
	jle	.L685
	movq	16(%rbp), %rax
	movl	%r8d, %r8d
	movq	24(%rsp), %r9
	leaq	64(%rsp), %rbx
	leaq	136(%rsp), %r14
	leaq	0(,%r8,4), %r12
	leaq	0(,%rax,4), %r13
	vzeroupper
.L681:
	movq	%rbx, %rsi
	movq	%r9, %rdi
	movq	%r12, %rdx
	addq	$24, %rbx
	call	memcpy@PLT
	movq	%rax, %r9
	addq	%r13, %r9
	cmpq	%r14, %rbx
	jne	.L681
.L686:
	leaq	-40(%rbp), %rsp
	popq	%rbx
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	popq	%rbp
	.cfi_remember_state
	.cfi_def_cfa 7, 8
	ret
.L679:
	.cfi_restore_state
	movq	24(%rsp), %rcx
	movq	80(%rsp), %rax
	vmovdqa	64(%rsp), %xmm4
	vmovdqu	88(%rsp), %xmm5
	movq	%rax, 16(%rcx)
	movq	16(%rbp), %rax
	movq	104(%rsp), %rdx
	vmovdqu	%xmm4, (%rcx)
	vmovdqa	112(%rsp), %xmm7
	salq	$2, %rax
	leaq	(%rcx,%rax), %r9
	movq	%rdx, 16(%r9)
	vmovdqu	%xmm5, (%r9)
	addq	%rax, %r9
	movq	128(%rsp), %rax
	vmovdqu	%xmm7, (%r9)
	movq	%rax, 16(%r9)
	vzeroupper
	leaq	-40(%rbp), %rsp
	popq	%rbx
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	popq	%rbp
	.cfi_remember_state
	.cfi_def_cfa 7, 8
	ret
.L682:
	.cfi_restore_state
	vxorps	%xmm5, %xmm5, %xmm5
	xorl	%edx, %edx
	vmovaps	%zmm5, %zmm4
	vmovaps	%zmm5, %zmm9
	vmovaps	%zmm5, %zmm8
	vmovaps	%zmm5, %zmm7
	vmovaps	%zmm5, %zmm6
	vmovaps	%zmm5, %zmm13
	vmovaps	%zmm5, %zmm12
	vmovaps	%zmm5, %zmm11
	vmovaps	%zmm5, %zmm10
	vmovaps	%zmm5, %zmm17
	vmovaps	%zmm5, %zmm16
	vmovaps	%zmm5, %zmm15
	vmovaps	%zmm5, %zmm14
	vmovaps	%zmm5, %zmm21
	vmovaps	%zmm5, %zmm20
	vmovaps	%zmm5, %zmm19
	vmovaps	%zmm5, %zmm18
	jmp	.L676
.L685:
	vzeroupper
	jmp	.L686
	.cfi_endproc
.LFE6820:
	.size	_ZN6kvtide12_GLOBAL__N_18dot_tileILi3ELi6ELb0ELi0ENS_4bf16EEEvPKflPKPKT3_lRKNS0_5AheadIS5_EEiPfl.constprop.0, .-_ZN6kvtide12_GLOBAL__N_18dot_tileILi3ELi6ELb0ELi0ENS_4bf16EEEvPKflPKPKT3_lRKNS0_5AheadIS5_EEiPfl.constprop.0
	.p2align 4
	.type	_ZN6kvtide12_GLOBAL__N_18dot_tileILi3ELi6ELb1ELi6EfEEvPKflPKPKT3_lRKNS0_5AheadIS4_EEiPfl, @function
_ZN6kvtide12_GLOBAL__N_18dot_tileILi3ELi6ELb1ELi6EfEEvPKflPKPKT3_lRKNS0_5AheadIS4_EEiPfl:
.LFB6684:
	.cfi_startproc
	pushq	%rbp
	.cfi_def_cfa_offset 16
	.cfi_offset 6, -16
	movq	%rdi, %r11
	movq	%rsp, %rbp
	.cfi_def_cfa_register 6
	pushq	%r15
	pushq	%r14
	pushq	%r13
	pushq	%r12
	pushq	%rbx
	andq	$-64, %rsp
	subq	$192, %rsp
	.cfi_offset 15, -24
	.cfi_offset 14, -32
	.cfi_offset 13, -40
	.cfi_offset 12, -48
	.cfi_offset 3, -56
	movq	16(%rbp), %rdi
	movq	%rsi, 16(%rsp)
	movq	%rcx, 40(%rsp)
	cmpq	$15, %rcx
	jle	.L700
	movq	%rcx, %rax
	movq	(%r8), %r15
	movq	%rsi, %r14
	movq	16(%rdx), %r12
	subq	$16, %rax
	movq	8(%rdx), %rcx
	movl	%r9d, 28(%rsp)
	leaq	0(,%r14,4), %r8
	movq	%rax, %rbx
	movq	(%r15), %rsi
	vmovq	8(%r15), %xmm30
	movq	%r12, %r9
	vmovq	16(%r15), %xmm29
	andq	$-16, %rbx
	movq	24(%rdx), %r14
	movq	%rax, 32(%rsp)
	vmovq	24(%r15), %xmm28
	leaq	16(%rbx), %rax
	leaq	(%r11,%r8), %r13
	movq	(%rdx), %rbx
	vmovq	32(%r15), %xmm27
	vxorps	%xmm4, %xmm4, %xmm4
	addq	%r13, %r8
	movq	32(%rdx), %r10
	vmovq	40(%r15), %xmm26
	movq	40(%rdx), %r15
	movq	%rax, 56(%rsp)
	xorl	%eax, %eax
	movq	%r8, 48(%rsp)
	vmovq	%rdx, %xmm25
	movq	%rsi, %r8
	movq	%rcx, %rdx
	movq	%r15, %rdi
	movq	%r14, %rcx
	movq	%rbx, %r15
	vmovaps	%zmm4, %zmm3
	vmovaps	%zmm4, %zmm8
	movq	%rdi, %rbx
	vmovaps	%zmm4, %zmm7
	vmovaps	%zmm4, %zmm6
	vmovaps	%zmm4, %zmm5
	vmovaps	%zmm4, %zmm12
	vmovaps	%zmm4, %zmm11
	vmovaps	%zmm4, %zmm10
	vmovaps	%zmm4, %zmm9
	vmovaps	%zmm4, %zmm16
	vmovaps	%zmm4, %zmm15
	vmovaps	%zmm4, %zmm14
	vmovaps	%zmm4, %zmm13
	vmovaps	%zmm4, %zmm20
	vmovaps	%zmm4, %zmm19
	vmovaps	%zmm4, %zmm18
	vmovaps	%zmm4, %zmm17
	vmovdqa64	%xmm30, %xmm22
	vmovdqa64	%xmm29, %xmm23
	vmovdqa64	%xmm28, %xmm24
	vmovq	%xmm27, %r12
	vmovq	%xmm26, %r14
	.p2align 4,,10
	.p2align 3
.L690:
	leaq	0(,%rax,4), %rsi
	vmovq	%xmm22, %rdi
	prefetcht0	(%r8)
	vmovups	(%r11,%rax,4), %zmm2
	prefetcht0	(%rdi,%rsi)
	vmovq	%xmm23, %rdi
	prefetcht0	(%r12,%rsi)
	prefetcht0	(%r14,%rsi)
	prefetcht0	(%rdi,%rsi)
	vmovq	%xmm24, %rdi
	vmovups	0(%r13,%rax,4), %zmm1
	vfmadd231ps	(%r15,%rax,4), %zmm2, %zmm17
	prefetcht0	(%rdi,%rsi)
	movq	48(%rsp), %rdi
	movq	56(%rsp), %rsi
	addq	$64, %r8
	vfmadd231ps	(%r15,%rax,4), %zmm1, %zmm15
	vfmadd231ps	(%rdx,%rax,4), %zmm2, %zmm18
	vmovups	(%rdi,%rax,4), %zmm0
	vfmadd231ps	(%rdx,%rax,4), %zmm1, %zmm16
	vfmadd231ps	(%r15,%rax,4), %zmm0, %zmm5
	vfmadd231ps	(%rdx,%rax,4), %zmm0, %zmm6
	vfmadd231ps	(%r9,%rax,4), %zmm2, %zmm19
	vfmadd231ps	(%r9,%rax,4), %zmm1, %zmm9
	vfmadd231ps	(%r9,%rax,4), %zmm0, %zmm7
	vfmadd231ps	(%rcx,%rax,4), %zmm2, %zmm20
	vfmadd231ps	(%rcx,%rax,4), %zmm1, %zmm10
	vfmadd231ps	(%rcx,%rax,4), %zmm0, %zmm8
	vfmadd231ps	(%r10,%rax,4), %zmm2, %zmm13
	vfmadd231ps	(%r10,%rax,4), %zmm1, %zmm11
	vfmadd231ps	(%r10,%rax,4), %zmm0, %zmm3
	vfmadd231ps	(%rbx,%rax,4), %zmm2, %zmm14
	vfmadd231ps	(%rbx,%rax,4), %zmm1, %zmm12
	vfmadd231ps	(%rbx,%rax,4), %zmm0, %zmm4
	addq	$16, %rax
	cmpq	%rsi, %rax
	jne	.L690
	movq	32(%rsp), %r14
	movq	16(%rbp), %rdi
	vmovq	%xmm25, %rdx
	movl	28(%rsp), %r9d
	andq	$-16, %r14
	leaq	16(%r14), %rsi
.L689:
	movq	40(%rsp), %rax
	cmpq	%rsi, %rax
	jle	.L691
	movl	%eax, %ecx
	movl	$1, %eax
	leaq	0(,%rsi,4), %r8
	subl	%esi, %ecx
	sall	%cl, %eax
	subl	$1, %eax
	kmovw	%eax, %k1
	movq	(%rdx), %rax
	vmovups	(%r11,%r8), %zmm2{%k1}{z}
	addq	%r8, %rax
	vmovups	(%rax), %zmm21{%k1}{z}
	movq	16(%rsp), %rax
	addq	%rax, %rsi
	vfmadd231ps	%zmm21, %zmm2, %zmm17
	leaq	(%rax,%rsi), %r12
	movq	8(%rdx), %rax
	vmovups	(%r11,%rsi,4), %zmm1{%k1}{z}
	vmovups	(%r11,%r12,4), %zmm0{%k1}{z}
	addq	%r8, %rax
	vfmadd231ps	%zmm21, %zmm1, %zmm15
	vfmadd231ps	%zmm21, %zmm0, %zmm5
	vmovups	(%rax), %zmm21{%k1}{z}
	movq	16(%rdx), %rax
	vfmadd231ps	%zmm21, %zmm2, %zmm18
	vfmadd231ps	%zmm21, %zmm1, %zmm16
	addq	%r8, %rax
	vfmadd231ps	%zmm21, %zmm0, %zmm6
	vmovups	(%rax), %zmm21{%k1}{z}
	movq	24(%rdx), %rax
	vfmadd231ps	%zmm21, %zmm2, %zmm19
	vfmadd231ps	%zmm21, %zmm1, %zmm9
	addq	%r8, %rax
	vfmadd231ps	%zmm21, %zmm0, %zmm7
	vmovups	(%rax), %zmm21{%k1}{z}
	movq	32(%rdx), %rax
	vfmadd231ps	%zmm21, %zmm2, %zmm20
	vfmadd231ps	%zmm21, %zmm1, %zmm10
	addq	%r8, %rax
	addq	40(%rdx), %r8
	vfmadd231ps	%zmm21, %zmm0, %zmm8
	vmovups	(%rax), %zmm21{%k1}{z}
	vfmadd231ps	%zmm21, %zmm2, %zmm13
	vfmadd231ps	%zmm21, %zmm1, %zmm11
	vfmadd231ps	%zmm21, %zmm0, %zmm3
	vmovups	(%r8), %zmm21{%k1}{z}
	vfmadd231ps	%zmm21, %zmm2, %zmm14
	vfmadd231ps	%zmm21, %zmm1, %zmm12
	vfmadd231ps	%zmm21, %zmm0, %zmm4
.L691:
	vextractf32x8	$0x1, %zmm20, %ymm1
	vaddps	%ymm20, %ymm1, %ymm1
	vmovaps	%xmm1, %xmm2
	vextractf128	$0x1, %ymm1, %xmm0
	vextractf32x8	$0x1, %zmm19, %ymm1
	vaddps	%ymm19, %ymm1, %ymm19
	vaddps	%xmm2, %xmm0, %xmm0
	vextractf32x4	$0x1, %ymm19, %xmm1
	vaddps	%xmm19, %xmm1, %xmm1
	vhaddps	%xmm0, %xmm1, %xmm1
	vextractf32x8	$0x1, %zmm18, %ymm0
	vaddps	%ymm18, %ymm0, %ymm0
	vextractf128	$0x1, %ymm0, %xmm2
	vmovaps	%xmm0, %xmm18
	vextractf32x8	$0x1, %zmm17, %ymm0
	vaddps	%ymm17, %ymm0, %ymm17
	vaddps	%xmm18, %xmm2, %xmm2
	vextractf32x4	$0x1, %ymm17, %xmm0
	vaddps	%xmm17, %xmm0, %xmm0
	vhaddps	%xmm2, %xmm0, %xmm0
	vhaddps	%xmm1, %xmm0, %xmm0
	vextractf32x8	$0x1, %zmm16, %ymm1
	vaddps	%ymm16, %ymm1, %ymm1
	vmovaps	%xmm0, 64(%rsp)
	vmovaps	%xmm1, %xmm2
	vextractf128	$0x1, %ymm1, %xmm0
	vextractf32x8	$0x1, %zmm15, %ymm1
	vaddps	%ymm15, %ymm1, %ymm15
	vaddps	%xmm2, %xmm0, %xmm0
	vextractf128	$0x1, %ymm15, %xmm1
	vaddps	%xmm15, %xmm1, %xmm1
	vhaddps	%xmm0, %xmm1, %xmm1
	vextractf32x8	$0x1, %zmm14, %ymm0
	vaddps	%ymm14, %ymm0, %ymm0
	vextractf128	$0x1, %ymm0, %xmm2
	vmovaps	%xmm0, %xmm14
	vextractf32x8	$0x1, %zmm13, %ymm0
	vaddps	%ymm13, %ymm0, %ymm13
	vaddps	%xmm14, %xmm2, %xmm2
	vextractf128	$0x1, %ymm13, %xmm0
	vaddps	%xmm13, %xmm0, %xmm0
	vhaddps	%xmm2, %xmm0, %xmm0
	vhaddps	%xmm1, %xmm0, %xmm0
	vextractf32x8	$0x1, %zmm12, %ymm1
	vaddps	%ymm12, %ymm1, %ymm1
	vmovaps	%xmm0, 80(%rsp)
	vmovaps	%xmm1, %xmm2
	vextractf128	$0x1, %ymm1, %xmm0
	vextractf32x8	$0x1, %zmm11, %ymm1
	vaddps	%ymm11, %ymm1, %ymm11
	vaddps	%xmm2, %xmm0, %xmm0
	vextractf128	$0x1, %ymm11, %xmm1
	vaddps	%xmm11, %xmm1, %xmm1
	vhaddps	%xmm0, %xmm1, %xmm1
	vextractf32x8	$0x1, %zmm10, %ymm0
	vaddps	%ymm10, %ymm0, %ymm0
	vextractf128	$0x1, %ymm0, %xmm2
	vmovaps	%xmm0, %xmm10
	vextractf32x8	$0x1, %zmm9, %ymm0
	vaddps	%ymm9, %ymm0, %ymm9
	vaddps	%xmm10, %xmm2, %xmm2
	vextractf128	$0x1, %ymm9, %xmm0
	vaddps	%xmm9, %xmm0, %xmm0
	vhaddps	%xmm2, %xmm0, %xmm0
	vhaddps	%xmm1, %xmm0, %xmm0
	vextractf32x8	$0x1, %zmm8, %ymm1
	vaddps	%ymm8, %ymm1, %ymm1
	vmovaps	%xmm0, 96(%rsp)
	vmovaps	%xmm1, %xmm2
	vextractf128	$0x1, %ymm1, %xmm0
	vextractf32x8	$0x1, %zmm7, %ymm1
	vaddps	%ymm7, %ymm1, %ymm7
	vaddps	%xmm2, %xmm0, %xmm0
	vextractf128	$0x1, %ymm7, %xmm1
	vaddps	%xmm7, %xmm1, %xmm1
	vhaddps	%xmm0, %xmm1, %xmm1
	vextractf32x8	$0x1, %zmm6, %ymm0
	vaddps	%ymm6, %ymm0, %ymm0
	vextractf128	$0x1, %ymm0, %xmm2
	vmovaps	%xmm0, %xmm6
	vextractf32x8	$0x1, %zmm5, %ymm0
	vaddps	%ymm5, %ymm0, %ymm5
	vaddps	%xmm6, %xmm2, %xmm2
	vextractf128	$0x1, %ymm5, %xmm0
	vaddps	%xmm5, %xmm0, %xmm0
	vxorps	%xmm5, %xmm5, %xmm5
	vhaddps	%xmm2, %xmm0, %xmm0
	vhaddps	%xmm1, %xmm0, %xmm0
	vmovaps	%xmm0, 112(%rsp)
	vextractf32x8	$0x1, %zmm4, %ymm0
	vaddps	%ymm4, %ymm0, %ymm0
	vextractf128	$0x1, %ymm0, %xmm1
	vmovaps	%xmm0, %xmm2
	vextractf32x8	$0x1, %zmm3, %ymm0
	vaddps	%ymm3, %ymm0, %ymm3
	vaddps	%xmm2, %xmm1, %xmm1
	vextractf128	$0x1, %ymm3, %xmm0
	vaddps	%xmm3, %xmm0, %xmm0
	vhaddps	%xmm1, %xmm0, %xmm0
	vhaddps	%xmm5, %xmm0, %xmm0
	vmovaps	%xmm0, 128(%rsp)
	cmpl	$6, %r9d
	je	.L692
	testl	%r9d, %r9d
	jle	.L711
	movl	%r9d, %r8d
	movq	24(%rbp), %r10
	leal	-1(%r9), %r11d
	xorl	%esi, %esi
	andl	$-16, %r8d
	xorl	%ecx, %ecx
.L694:
	movl	%esi, %ebx
	cmpl	$14, %r11d
	jbe	.L714
	vmovups	(%rdi,%rcx,4), %zmm4
	vaddps	64(%rsp,%rsi,4), %zmm4, %zmm0
	vmovups	%zmm0, (%rdi,%rcx,4)
	cmpl	%r9d, %r8d
	je	.L695
	movl	%r8d, %edx
	movl	%r8d, %eax
.L698:
	movl	%r9d, %r12d
	subl	%edx, %r12d
	leal	-1(%r12), %r13d
	cmpl	$6, %r13d
	jbe	.L696
	leaq	(%rdx,%rcx), %r13
	addq	%rsi, %rdx
	leaq	(%rdi,%r13,4), %r13
	vmovups	64(%rsp,%rdx,4), %ymm6
	movl	%r12d, %edx
	vaddps	0(%r13), %ymm6, %ymm0
	andl	$-8, %edx
	addl	%edx, %eax
	andl	$7, %r12d
	vmovups	%ymm0, 0(%r13)
	je	.L695
.L696:
	movslq	%eax, %rdx
	addq	%rcx, %rdx
	leaq	(%rdi,%rdx,4), %r12
	leal	(%rbx,%rax), %edx
	movslq	%edx, %rdx
	vmovss	(%r12), %xmm0
	vaddss	64(%rsp,%rdx,4), %xmm0, %xmm0
	leal	1(%rax), %edx
	vmovss	%xmm0, (%r12)
	cmpl	%edx, %r9d
	jle	.L695
	movslq	%edx, %r12
	addl	%ebx, %edx
	addq	%rcx, %r12
	movslq	%edx, %rdx
	leaq	(%rdi,%r12,4), %r12
	vmovss	(%r12), %xmm0
	vaddss	64(%rsp,%rdx,4), %xmm0, %xmm0
	leal	2(%rax), %edx
	vmovss	%xmm0, (%r12)
	cmpl	%edx, %r9d
	jle	.L695
	movslq	%edx, %r12
	addl	%ebx, %edx
	addq	%rcx, %r12
	movslq	%edx, %rdx
	leaq	(%rdi,%r12,4), %r12
	vmovss	(%r12), %xmm0
	vaddss	64(%rsp,%rdx,4), %xmm0, %xmm0
	leal	3(%rax), %edx
	vmovss	%xmm0, (%r12)
	cmpl	%edx, %r9d
	jle	.L695
	movslq	%edx, %r12
	addl	%ebx, %edx
	addq	%rcx, %r12
	movslq	%edx, %rdx
	leaq	(%rdi,%r12,4), %r12
	vmovss	(%r12), %xmm0
	vaddss	64(%rsp,%rdx,4), %xmm0, %xmm0
	leal	4(%rax), %edx
	vmovss	%xmm0, (%r12)
	cmpl	%edx, %r9d
	jle	.L695
	movslq	%edx, %r12
	addl	%ebx, %edx
	addq	%rcx, %r12
	movslq	%edx, %rdx
	leaq	(%rdi,%r12,4), %r12
	vmovss	(%r12), %xmm0
	vaddss	64(%rsp,%rdx,4), %xmm0, %xmm0
	leal	5(%rax), %edx
	vmovss	%xmm0, (%r12)
	cmpl	%edx, %r9d
	jle	.L695
	movslq	%edx, %r12
	addl	%ebx, %edx
	addl	$6, %eax
	addq	%rcx, %r12
	movslq	%edx, %rdx
	leaq	(%rdi,%r12,4), %r12
	vmovss	(%r12), %xmm0
	vaddss	64(%rsp,%rdx,4), %xmm0, %xmm0
	vmovss	%xmm0, (%r12)
	cmpl	%eax, %r9d
	jle	.L695
	movslq	%eax, %rdx
	addl	%ebx, %eax
	addq	%rcx, %rdx
	cltq
	leaq	(%rdi,%rdx,4), %rdx
	vmovss	(%rdx), %xmm0
	vaddss	64(%rsp,%rax,4), %xmm0, %xmm0
	vmovss	%xmm0, (%rdx)
.L695:
	addq	$6, %rsi
	addq	%r10, %rcx
	cmpq	$18, %rsi
	jne	.L694
.L711:
	vzeroupper
	leaq	-40(%rbp), %rsp
	popq	%rbx
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	popq	%rbp
	.cfi_remember_state
	.cfi_def_cfa 7, 8
	ret
.L692:
	.cfi_restore_state
	leaq	64(%rsp), %rsi
	call	_ZN6kvtide12_GLOBAL__N_17put_rowILi6ELb1EEEvPfPKf
	movq	24(%rbp), %rax
	leaq	88(%rsp), %rsi
	leaq	0(,%rax,4), %r10
	addq	%r10, %rdi
	call	_ZN6kvtide12_GLOBAL__N_17put_rowILi6ELb1EEEvPfPKf
	leaq	112(%rsp), %rsi
	addq	%r10, %rdi
	call	_ZN6kvtide12_GLOBAL__N_17put_rowILi6ELb1EEEvPfPKf
	leaq	-40(%rbp), %rsp
	popq	%rbx
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	popq	%rbp
	.cfi_remember_state
	.cfi_def_cfa 7, 8
	ret
.L714:
	.cfi_restore_state
	xorl	%edx, %edx
	xorl	%eax, %eax
	jmp	.L698
.L700:
	vxorps	%xmm4, %xmm4, %xmm4
	xorl	%esi, %esi
	vmovaps	%zmm4, %zmm3
	vmovaps	%zmm4, %zmm8
	vmovaps	%zmm4, %zmm7
	vmovaps	%zmm4, %zmm6
	vmovaps	%zmm4, %zmm5
	vmovaps	%zmm4, %zmm12
	vmovaps	%zmm4, %zmm11
	vmovaps	%zmm4, %zmm10
	vmovaps	%zmm4, %zmm9
	vmovaps	%zmm4, %zmm16
	vmovaps	%zmm4, %zmm15
	vmovaps	%zmm4, %zmm14
	vmovaps	%zmm4, %zmm13
	vmovaps	%zmm4, %zmm20
	vmovaps	%zmm4, %zmm19
	vmovaps	%zmm4, %zmm18
	vmovaps	%zmm4, %zmm17
	jmp	.L689
	.cfi_endproc
.LFE6684:
	.size	_ZN6kvtide12_GLOBAL__N_18dot_tileILi3ELi6ELb1ELi6EfEEvPKflPKPKT3_lRKNS0_5AheadIS4_EEiPfl, .-_ZN6kvtide12_GLOBAL__N_18dot_tileILi3ELi6ELb1ELi6EfEEvPKflPKPKT3_lRKNS0_5AheadIS4_EEiPfl
	.p2align 4
	.type	_ZN6kvtide12_GLOBAL__N_18dot_tileILi3ELi6ELb0ELi6EfEEvPKflPKPKT3_lRKNS0_5AheadIS4_EEiPfl, @function
_ZN6kvtide12_GLOBAL__N_18dot_tileILi3ELi6ELb0ELi6EfEEvPKflPKPKT3_lRKNS0_5AheadIS4_EEiPfl:
.LFB6604:
	.cfi_startproc
	pushq	%rbp
	.cfi_def_cfa_offset 16
	.cfi_offset 6, -16
	movq	%rsp, %rbp
	.cfi_def_cfa_register 6
	pushq	%r15
	pushq	%r14
	pushq	%r13
	pushq	%r12
	pushq	%rbx
	andq	$-64, %rsp
	subq	$256, %rsp
	.cfi_offset 15, -24
	.cfi_offset 14, -32
	.cfi_offset 13, -40
	.cfi_offset 12, -48
	.cfi_offset 3, -56
	movq	%rsi, 56(%rsp)
	movq	%rcx, 80(%rsp)
	movl	%r9d, 76(%rsp)
	cmpq	$15, %rcx
	jle	.L722
	movq	%rcx, %rax
	movq	(%r8), %r13
	movq	%rsi, %rbx
	movq	(%rdx), %r9
	subq	$16, %rax
	leaq	0(,%rbx,4), %r8
	movq	16(%rdx), %r14
	movq	24(%rdx), %r11
	movq	%rax, %r10
	movq	0(%r13), %rsi
	movq	32(%rdx), %r15
	leaq	(%rdi,%r8), %rcx
	movq	8(%rdx), %rbx
	andq	$-16, %r10
	movq	40(%r13), %r12
	addq	%rcx, %r8
	vmovq	8(%r13), %xmm29
	movq	%rax, 64(%rsp)
	leaq	16(%r10), %rax
	vxorps	%xmm4, %xmm4, %xmm4
	movq	32(%r13), %r10
	vmovq	16(%r13), %xmm28
	vmovq	%rcx, %xmm22
	movq	%r14, %rcx
	vmovq	24(%r13), %xmm27
	vmovq	%rdx, %xmm26
	movq	40(%rdx), %r13
	movq	%rbx, %rdx
	movq	%r11, %rbx
	movq	%r9, %r11
	movq	%r8, %r9
	movq	%rsi, %r8
	movq	%r15, %rsi
	movq	%rax, 88(%rsp)
	movq	%r10, %r14
	xorl	%eax, %eax
	movq	%r12, %r15
	vmovaps	%zmm4, %zmm3
	movq	%rsi, %r12
	movq	%rcx, %r10
	vmovaps	%zmm4, %zmm8
	vmovaps	%zmm4, %zmm7
	vmovaps	%zmm4, %zmm6
	vmovaps	%zmm4, %zmm5
	vmovaps	%zmm4, %zmm12
	vmovaps	%zmm4, %zmm11
	vmovaps	%zmm4, %zmm10
	vmovaps	%zmm4, %zmm9
	vmovaps	%zmm4, %zmm16
	vmovaps	%zmm4, %zmm15
	vmovaps	%zmm4, %zmm14
	vmovaps	%zmm4, %zmm13
	vmovaps	%zmm4, %zmm20
	vmovaps	%zmm4, %zmm19
	vmovaps	%zmm4, %zmm18
	vmovaps	%zmm4, %zmm17
	vmovdqa64	%xmm29, %xmm23
	vmovdqa64	%xmm28, %xmm24
	vmovdqa64	%xmm27, %xmm25
	.p2align 4,,10
	.p2align 3
.L717:
	leaq	0(,%rax,4), %rsi
	vmovq	%xmm23, %rcx
	prefetcht0	(%r8)
	vmovups	(%rdi,%rax,4), %zmm2
	prefetcht0	(%rcx,%rsi)
	prefetcht0	(%r14,%rsi)
	vmovq	%xmm24, %rcx
	prefetcht0	(%r15,%rsi)
	prefetcht0	(%rcx,%rsi)
	vmovq	%xmm25, %rcx
	vmovups	(%r9,%rax,4), %zmm0
	vfmadd231ps	(%r11,%rax,4), %zmm2, %zmm17
	prefetcht0	(%rcx,%rsi)
	movq	88(%rsp), %rcx
	vmovq	%xmm22, %rsi
	vfmadd231ps	(%r11,%rax,4), %zmm0, %zmm5
	vmovups	(%rsi,%rax,4), %zmm1
	vfmadd231ps	(%rdx,%rax,4), %zmm2, %zmm18
	addq	$64, %r8
	vfmadd231ps	(%r11,%rax,4), %zmm1, %zmm15
	vfmadd231ps	(%rdx,%rax,4), %zmm1, %zmm16
	vfmadd231ps	(%rdx,%rax,4), %zmm0, %zmm6
	vfmadd231ps	(%r10,%rax,4), %zmm2, %zmm19
	vfmadd231ps	(%r10,%rax,4), %zmm1, %zmm9
	vfmadd231ps	(%r10,%rax,4), %zmm0, %zmm7
	vfmadd231ps	(%rbx,%rax,4), %zmm2, %zmm20
	vfmadd231ps	(%rbx,%rax,4), %zmm1, %zmm10
	vfmadd231ps	(%rbx,%rax,4), %zmm0, %zmm8
	vfmadd231ps	(%r12,%rax,4), %zmm2, %zmm13
	vfmadd231ps	(%r12,%rax,4), %zmm1, %zmm11
	vfmadd231ps	(%r12,%rax,4), %zmm0, %zmm3
	vfmadd231ps	0(%r13,%rax,4), %zmm2, %zmm14
	vfmadd231ps	0(%r13,%rax,4), %zmm1, %zmm12
	vfmadd231ps	0(%r13,%rax,4), %zmm0, %zmm4
	addq	$16, %rax
	cmpq	%rcx, %rax
	jne	.L717
	movq	64(%rsp), %r14
	vmovq	%xmm26, %rdx
	andq	$-16, %r14
	leaq	16(%r14), %rsi
.L716:
	movq	80(%rsp), %rax
	cmpq	%rsi, %rax
	jle	.L718
	movl	%eax, %ecx
	movl	$1, %eax
	leaq	0(,%rsi,4), %r8
	subl	%esi, %ecx
	sall	%cl, %eax
	subl	$1, %eax
	kmovw	%eax, %k1
	movq	(%rdx), %rax
	vmovups	(%rdi,%r8), %zmm2{%k1}{z}
	addq	%r8, %rax
	vmovups	(%rax), %zmm21{%k1}{z}
	movq	56(%rsp), %rax
	addq	%rax, %rsi
	vfmadd231ps	%zmm21, %zmm2, %zmm17
	leaq	(%rax,%rsi), %rbx
	movq	8(%rdx), %rax
	vmovups	(%rdi,%rsi,4), %zmm1{%k1}{z}
	vmovups	(%rdi,%rbx,4), %zmm0{%k1}{z}
	addq	%r8, %rax
	vfmadd231ps	%zmm21, %zmm1, %zmm15
	vfmadd231ps	%zmm21, %zmm0, %zmm5
	vmovups	(%rax), %zmm21{%k1}{z}
	movq	16(%rdx), %rax
	vfmadd231ps	%zmm21, %zmm2, %zmm18
	vfmadd231ps	%zmm21, %zmm1, %zmm16
	addq	%r8, %rax
	vfmadd231ps	%zmm21, %zmm0, %zmm6
	vmovups	(%rax), %zmm21{%k1}{z}
	movq	24(%rdx), %rax
	vfmadd231ps	%zmm21, %zmm2, %zmm19
	vfmadd231ps	%zmm21, %zmm1, %zmm9
	addq	%r8, %rax
	vfmadd231ps	%zmm21, %zmm0, %zmm7
	vmovups	(%rax), %zmm21{%k1}{z}
	movq	32(%rdx), %rax
	vfmadd231ps	%zmm21, %zmm2, %zmm20
	vfmadd231ps	%zmm21, %zmm1, %zmm10
	addq	%r8, %rax
	addq	40(%rdx), %r8
	vfmadd231ps	%zmm21, %zmm0, %zmm8
	vmovups	(%rax), %zmm21{%k1}{z}
	vfmadd231ps	%zmm21, %zmm2, %zmm13
	vfmadd231ps	%zmm21, %zmm1, %zmm11
	vfmadd231ps	%zmm21, %zmm0, %zmm3
	vmovups	(%r8), %zmm21{%k1}{z}
	vfmadd231ps	%zmm21, %zmm2, %zmm14
	vfmadd231ps	%zmm21, %zmm1, %zmm12
	vfmadd231ps	%zmm21, %zmm0, %zmm4
.L718:
	vextractf32x8	$0x1, %zmm20, %ymm1
	movl	76(%rsp), %eax
	vaddps	%ymm20, %ymm1, %ymm1
	vmovaps	%xmm1, %xmm2
	vextractf128	$0x1, %ymm1, %xmm0
	vextractf32x8	$0x1, %zmm19, %ymm1
	vaddps	%ymm19, %ymm1, %ymm19
	vaddps	%xmm2, %xmm0, %xmm0
	vextractf32x4	$0x1, %ymm19, %xmm1
	vaddps	%xmm19, %xmm1, %xmm1
	vhaddps	%xmm0, %xmm1, %xmm1
	vextractf32x8	$0x1, %zmm18, %ymm0
	vaddps	%ymm18, %ymm0, %ymm0
	vextractf128	$0x1, %ymm0, %xmm2
	vmovaps	%xmm0, %xmm18
	vextractf32x8	$0x1, %zmm17, %ymm0
	vaddps	%ymm17, %ymm0, %ymm17
	vaddps	%xmm18, %xmm2, %xmm2
	vextractf32x4	$0x1, %ymm17, %xmm0
	vaddps	%xmm17, %xmm0, %xmm0
	vhaddps	%xmm2, %xmm0, %xmm0
	vhaddps	%xmm1, %xmm0, %xmm0
	vextractf32x8	$0x1, %zmm16, %ymm1
	vaddps	%ymm16, %ymm1, %ymm1
	vmovaps	%xmm0, 128(%rsp)
	vmovaps	%xmm1, %xmm2
	vextractf128	$0x1, %ymm1, %xmm0
	vextractf32x8	$0x1, %zmm15, %ymm1
	vaddps	%ymm15, %ymm1, %ymm15
	vaddps	%xmm2, %xmm0, %xmm0
	vextractf128	$0x1, %ymm15, %xmm1
	vaddps	%xmm15, %xmm1, %xmm1
	vhaddps	%xmm0, %xmm1, %xmm1
	vextractf32x8	$0x1, %zmm14, %ymm0
	vaddps	%ymm14, %ymm0, %ymm0
	vextractf128	$0x1, %ymm0, %xmm2
	vmovaps	%xmm0, %xmm14
	vextractf32x8	$0x1, %zmm13, %ymm0
	vaddps	%ymm13, %ymm0, %ymm13
	vaddps	%xmm14, %xmm2, %xmm2
	vextractf128	$0x1, %ymm13, %xmm0
	vaddps	%xmm13, %xmm0, %xmm0
	vhaddps	%xmm2, %xmm0, %xmm0
	vhaddps	%xmm1, %xmm0, %xmm0
	vextractf32x8	$0x1, %zmm12, %ymm1
	vaddps	%ymm12, %ymm1, %ymm1
	vmovaps	%xmm0, 144(%rsp)
	vmovaps	%xmm1, %xmm2
	vextractf128	$0x1, %ymm1, %xmm0
	vextractf32x8	$0x1, %zmm11, %ymm1
	vaddps	%ymm11, %ymm1, %ymm11
	vaddps	%xmm2, %xmm0, %xmm0
	vextractf128	$0x1, %ymm11, %xmm1
	vaddps	%xmm11, %xmm1, %xmm1
	vhaddps	%xmm0, %xmm1, %xmm1
	vextractf32x8	$0x1, %zmm10, %ymm0
	vaddps	%ymm10, %ymm0, %ymm0
	vextractf128	$0x1, %ymm0, %xmm2
	vmovaps	%xmm0, %xmm10
	vextractf32x8	$0x1, %zmm9, %ymm0
	vaddps	%ymm9, %ymm0, %ymm9
	vaddps	%xmm10, %xmm2, %xmm2
	vextractf128	$0x1, %ymm9, %xmm0
	vaddps	%xmm9, %xmm0, %xmm0
	vhaddps	%xmm2, %xmm0, %xmm0
	vhaddps	%xmm1, %xmm0, %xmm0
	vextractf32x8	$0x1, %zmm8, %ymm1
	vaddps	%ymm8, %ymm1, %ymm1
	vmovaps	%xmm0, 160(%rsp)
	vmovaps	%xmm1, %xmm2
	vextractf128	$0x1, %ymm1, %xmm0
	vextractf32x8	$0x1, %zmm7, %ymm1
	vaddps	%ymm7, %ymm1, %ymm7
	vaddps	%xmm2, %xmm0, %xmm0
	vextractf128	$0x1, %ymm7, %xmm1
	vaddps	%xmm7, %xmm1, %xmm1
	vhaddps	%xmm0, %xmm1, %xmm1
	vextractf32x8	$0x1, %zmm6, %ymm0
	vaddps	%ymm6, %ymm0, %ymm0
	vextractf128	$0x1, %ymm0, %xmm2
	vmovaps	%xmm0, %xmm6
	vextractf32x8	$0x1, %zmm5, %ymm0
	vaddps	%ymm5, %ymm0, %ymm5
	vaddps	%xmm6, %xmm2, %xmm2
	vextractf128	$0x1, %ymm5, %xmm0
	vaddps	%xmm5, %xmm0, %xmm0
	vxorps	%xmm5, %xmm5, %xmm5
	vhaddps	%xmm2, %xmm0, %xmm0
	vhaddps	%xmm1, %xmm0, %xmm0
	vmovaps	%xmm0, 176(%rsp)
	vextractf32x8	$0x1, %zmm4, %ymm0
	vaddps	%ymm4, %ymm0, %ymm0
	vextractf128	$0x1, %ymm0, %xmm1
	vmovaps	%xmm0, %xmm2
	vextractf32x8	$0x1, %zmm3, %ymm0
	vaddps	%ymm3, %ymm0, %ymm3
	vaddps	%xmm2, %xmm1, %xmm1
	vextractf128	$0x1, %ymm3, %xmm0
	vaddps	%xmm3, %xmm0, %xmm0
	vhaddps	%xmm1, %xmm0, %xmm0
	vhaddps	%xmm5, %xmm0, %xmm0
	vmovaps	%xmm0, 192(%rsp)
	cmpl	$6, %eax
	je	.L719
	testl	%eax, %eax
	jle	.L725
	movq	24(%rbp), %rdi
	movl	%eax, %r9d
	movq	16(%rbp), %r11
	leaq	128(%rsp), %rbx
	leaq	200(%rsp), %r14
	leaq	0(,%r9,4), %r12
	leaq	0(,%rdi,4), %r13
	vzeroupper
.L721:
	movq	%rbx, %rsi
	movq	%r11, %rdi
	movq	%r12, %rdx
	addq	$24, %rbx
	call	memcpy@PLT
	movq	%rax, %r11
	addq	%r13, %r11
	cmpq	%r14, %rbx
	jne	.L721
.L726:
	leaq	-40(%rbp), %rsp
	popq	%rbx
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	popq	%rbp
	.cfi_remember_state
	.cfi_def_cfa 7, 8
	ret
.L719:
	.cfi_restore_state
	movq	16(%rbp), %rax
	movq	16(%rbp), %rdi
	vmovdqa	128(%rsp), %xmm4
	movq	168(%rsp), %rdx
	vmovdqu	%xmm4, (%rax)
	movq	144(%rsp), %rax
	vmovdqu	152(%rsp), %xmm4
	movq	%rax, 16(%rdi)
	movq	24(%rbp), %rax
	salq	$2, %rax
	movq	%rax, %r11
	addq	%rdi, %r11
	vmovdqu	%xmm4, (%r11)
	vmovdqa	176(%rsp), %xmm4
	movq	%rdx, 16(%r11)
	addq	%rax, %r11
	movq	192(%rsp), %rax
	vmovdqu	%xmm4, (%r11)
	movq	%rax, 16(%r11)
	vzeroupper
	leaq	-40(%rbp), %rsp
	popq	%rbx
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	popq	%rbp
	.cfi_remember_state
	.cfi_def_cfa 7, 8
	ret
.L722:
	.cfi_restore_state
	vxorps	%xmm4, %xmm4, %xmm4
	xorl	%esi, %esi
	vmovaps	%zmm4, %zmm3
	vmovaps	%zmm4, %zmm8
	vmovaps	%zmm4, %zmm7
	vmovaps	%zmm4, %zmm6
	vmovaps	%zmm4, %zmm5
	vmovaps	%zmm4, %zmm12
	vmovaps	%zmm4, %zmm11
	vmovaps	%zmm4, %zmm10
	vmovaps	%zmm4, %zmm9
	vmovaps	%zmm4, %zmm16
	vmovaps	%zmm4, %zmm15
	vmovaps	%zmm4, %zmm14
	vmovaps	%zmm4, %zmm13
	vmovaps	%zmm4, %zmm20
	vmovaps	%zmm4, %zmm19
	vmovaps	%zmm4, %zmm18
	vmovaps	%zmm4, %zmm17
	jmp	.L716
.L725:
	vzeroupper
	jmp	.L726
	.cfi_endproc
.LFE6604:
	.size	_ZN6kvtide12_GLOBAL__N_18dot_tileILi3ELi6ELb0ELi6EfEEvPKflPKPKT3_lRKNS0_5AheadIS4_EEiPfl, .-_ZN6kvtide12_GLOBAL__N_18dot_tileILi3ELi6ELb0ELi6EfEEvPKflPKPKT3_lRKNS0_5AheadIS4_EEiPfl
	.p2align 4
	.type	_ZN6kvtide12_GLOBAL__N_110score_keysILi1EfEEvRKNS_13AttentionArgsEiiRKNS0_7ScratchERKNS0_9SplitViewIT0_EE, @function
_ZN6kvtide12_GLOBAL__N_110score_keysILi1EfEEvRKNS_13AttentionArgsEiiRKNS0_7ScratchERKNS0_9SplitViewIT0_EE:
.LFB6509:
	.cfi_startproc
	leaq	8(%rsp), %r10
	.cfi_def_cfa 10, 0
	andq	$-64, %rsp
	vmovq	%rcx, %xmm8
	pushq	-8(%r10)
	pushq	%rbp
	movq	%rsp, %rbp
	.cfi_escape 0x10,0x6,0x2,0x76,0
	pushq	%r15
	pushq	%r14
	pushq	%r13
	pushq	%r12
	pushq	%r10
	.cfi_escape 0xf,0x3,0x76,0x58,0x6
	.cfi_escape 0x10,0xf,0x2,0x76,0x78
	.cfi_escape 0x10,0xe,0x2,0x76,0x70
	.cfi_escape 0x10,0xd,0x2,0x76,0x68
	.cfi_escape 0x10,0xc,0x2,0x76,0x60
	pushq	%rbx
	addq	$-128, %rsp
	.cfi_escape 0x10,0x3,0x2,0x76,0x50
	movl	144(%rdi), %eax
	movl	%edx, -136(%rbp)
	xorl	%edx, %edx
	movl	%esi, -132(%rbp)
	leal	0(,%rax,4), %ecx
	movl	$10240, %eax
	idivl	%ecx
	movl	$64, %edx
	movl	%edx, %ecx
	cmpl	%edx, %eax
	movl	(%r8), %edx
	cmovle	%eax, %ecx
	xorl	%eax, %eax
	testl	%ecx, %ecx
	cmovs	%eax, %ecx
	movl	4(%r8), %eax
	cmpl	%eax, %edx
	jge	.L818
	cmpl	$8, %esi
	vmovq	%rdi, %xmm9
	leaq	-120(%rbp), %rdi
	movslq	%edx, %r14
	movl	$0, %esi
	vmovdqa	%xmm8, %xmm14
	movq	%r8, %r10
	cmovle	%rdi, %rsi
	addl	%ecx, %edx
	leaq	-112(%rbp), %rdi
	movslq	%edx, %rdx
	vmovq	%rdi, %xmm10
	subq	%r14, %rdx
	vmovq	%rsi, %xmm11
	leaq	(%r8,%rdx,8), %rbx
	.p2align 4,,10
	.p2align 3
.L776:
	movq	8(%rbx,%r14,8), %rdx
	movq	8(%r10,%r14,8), %r11
	movq	%rdx, -120(%rbp)
	movl	-132(%rbp), %edx
	testl	%edx, %edx
	jle	.L730
	movq	%r14, -144(%rbp)
	xorl	%r8d, %r8d
	vmovq	%rbx, %xmm13
	movq	%r11, %r9
	vmovq	%xmm14, %r12
	movq	%r10, %r14
	.p2align 4,,10
	.p2align 3
.L775:
	movl	-136(%rbp), %ebx
	movl	%r8d, %eax
	movl	-132(%rbp), %r15d
	movl	%r8d, %r13d
	cltd
	idivl	%ebx
	subl	%r8d, %r15d
	movslq	%eax, %rsi
	movl	$4, %eax
	cmpl	%eax, %r15d
	cmovle	%r15d, %eax
	leal	-1(%rax,%r8), %eax
	cltd
	idivl	%ebx
	cmpl	%eax, %esi
	jg	.L731
	movl	%eax, %r10d
	subl	%esi, %r10d
	leal	1(%r10), %ebx
	cmpl	$14, %r10d
	jbe	.L778
	movslq	%esi, %rdx
	movl	%ebx, %ecx
	movl	$256, %r11d
	shrl	$4, %ecx
	leaq	5384(,%rdx,4), %rdx
	vpbroadcastd	%r11d, %zmm1
	leaq	(%r14,%rdx), %rdi
	leaq	256(%r14,%rdx), %rdx
	vpxor	%xmm4, %xmm4, %xmm4
	vpminsd	(%rdi), %zmm1, %zmm1
	vpmaxsd	(%rdx), %zmm4, %zmm4
	cmpl	$1, %ecx
	je	.L733
	vpminsd	64(%rdi), %zmm1, %zmm1
	vpmaxsd	64(%rdx), %zmm4, %zmm4
	cmpl	$2, %ecx
	je	.L733
	vpminsd	128(%rdi), %zmm1, %zmm1
	vpmaxsd	128(%rdx), %zmm4, %zmm4
	cmpl	$3, %ecx
	je	.L733
	vpminsd	192(%rdi), %zmm1, %zmm1
	vpmaxsd	192(%rdx), %zmm4, %zmm4
.L733:
	vextracti32x8	$0x1, %zmm4, %ymm3
	movl	%ebx, %r11d
	vpmaxsd	%ymm4, %ymm3, %ymm2
	andl	$-16, %r11d
	andl	$15, %ebx
	vextracti128	$0x1, %ymm2, %xmm0
	leal	(%r11,%rsi), %edi
	vpmaxsd	%xmm2, %xmm0, %xmm0
	vpsrldq	$8, %xmm0, %xmm2
	vpmaxsd	%xmm2, %xmm0, %xmm0
	vpsrldq	$4, %xmm0, %xmm2
	vpmaxsd	%xmm2, %xmm0, %xmm0
	vextracti32x8	$0x1, %zmm1, %ymm2
	vpminsd	%ymm1, %ymm2, %ymm12
	vmovd	%xmm0, %edx
	vpminsd	%ymm1, %ymm2, %ymm1
	vextracti128	$0x1, %ymm12, %xmm0
	vmovd	%edx, %xmm5
	vpmaxsd	%ymm4, %ymm3, %ymm2
	vpminsd	%xmm12, %xmm0, %xmm0
	vpsrldq	$8, %xmm0, %xmm12
	vpminsd	%xmm12, %xmm0, %xmm0
	vpsrldq	$4, %xmm0, %xmm12
	vpminsd	%xmm12, %xmm0, %xmm0
	vmovd	%xmm0, %ecx
	vmovd	%ecx, %xmm0
	je	.L734
.L732:
	movl	%r10d, %edx
	subl	%r11d, %edx
	leal	1(%rdx), %r10d
	cmpl	$6, %edx
	jbe	.L735
	leaq	1346(%r11,%rsi), %rdx
	movl	%r10d, %esi
	vpmaxsd	256(%r14,%rdx,4), %ymm2, %ymm2
	vpminsd	(%r14,%rdx,4), %ymm1, %ymm1
	andl	$-8, %esi
	addl	%esi, %edi
	andl	$7, %r10d
	vextracti128	$0x1, %ymm2, %xmm0
	vpmaxsd	%xmm2, %xmm0, %xmm0
	vpsrldq	$8, %xmm0, %xmm2
	vpmaxsd	%xmm2, %xmm0, %xmm0
	vpsrldq	$4, %xmm0, %xmm2
	vpmaxsd	%xmm2, %xmm0, %xmm0
	vmovd	%xmm0, %edx
	vextracti128	$0x1, %ymm1, %xmm0
	vpminsd	%xmm1, %xmm0, %xmm0
	vmovd	%edx, %xmm5
	vpsrldq	$8, %xmm0, %xmm1
	vpminsd	%xmm1, %xmm0, %xmm0
	vpsrldq	$4, %xmm0, %xmm1
	vpminsd	%xmm1, %xmm0, %xmm0
	vmovd	%xmm0, %ecx
	vmovd	%ecx, %xmm0
	je	.L734
.L735:
	movslq	%edi, %rdx
	leaq	(%r14,%rdx,4), %rsi
	vmovd	5384(%rsi), %xmm1
	vpminsd	%xmm1, %xmm0, %xmm0
	vmovd	5640(%rsi), %xmm1
	vpmaxsd	%xmm1, %xmm5, %xmm5
	vmovd	%xmm0, %ecx
	vmovd	%xmm5, %edx
	cmpl	%eax, %edi
	jge	.L734
	vmovd	5388(%rsi), %xmm1
	leal	2(%rdi), %r10d
	vpminsd	%xmm1, %xmm0, %xmm0
	vmovd	5644(%rsi), %xmm1
	vpmaxsd	%xmm1, %xmm5, %xmm5
	vmovd	%xmm0, %ecx
	vmovd	%xmm5, %edx
	cmpl	%r10d, %eax
	jl	.L734
	vmovd	5392(%rsi), %xmm1
	leal	3(%rdi), %r10d
	vpminsd	%xmm1, %xmm0, %xmm0
	vmovd	5648(%rsi), %xmm1
	vpmaxsd	%xmm1, %xmm5, %xmm5
	vmovd	%xmm0, %ecx
	vmovd	%xmm5, %edx
	cmpl	%r10d, %eax
	jl	.L734
	vmovd	5396(%rsi), %xmm1
	leal	4(%rdi), %r10d
	vpminsd	%xmm1, %xmm0, %xmm0
	vmovd	5652(%rsi), %xmm1
	vpmaxsd	%xmm1, %xmm5, %xmm5
	vmovd	%xmm0, %ecx
	vmovd	%xmm5, %edx
	cmpl	%eax, %r10d
	jg	.L734
	vmovd	5400(%rsi), %xmm1
	leal	5(%rdi), %r10d
	vpminsd	%xmm1, %xmm0, %xmm0
	vmovd	5656(%rsi), %xmm1
	vpmaxsd	%xmm1, %xmm5, %xmm5
	vmovd	%xmm0, %ecx
	vmovd	%xmm5, %edx
	cmpl	%eax, %r10d
	jg	.L734
	vmovd	5404(%rsi), %xmm1
	addl	$6, %edi
	vpminsd	%xmm1, %xmm0, %xmm0
	vmovd	5660(%rsi), %xmm1
	vpmaxsd	%xmm1, %xmm5, %xmm5
	vmovd	%xmm0, %ecx
	vmovd	%xmm5, %edx
	cmpl	%eax, %edi
	jg	.L734
	vmovd	5408(%rsi), %xmm1
	vpminsd	%xmm1, %xmm0, %xmm0
	vmovd	%xmm0, %ecx
	vmovd	5664(%rsi), %xmm0
	vpmaxsd	%xmm0, %xmm5, %xmm5
	vmovd	%xmm5, %edx
.L734:
	movq	-144(%rbp), %rbx
	cmpl	%edx, %ebx
	jge	.L731
	cmpl	%ecx, %ebx
	jl	.L731
	sall	$8, %r13d
	movq	16(%r12), %rdx
	movq	(%r12), %rdi
	movslq	%r13d, %rax
	addq	%rbx, %rax
	leaq	(%rdx,%rax,4), %rbx
	vmovq	%xmm9, %rax
	movq	8(%r12), %rdx
	movl	144(%rax), %ecx
	movslq	%ecx, %rsi
	testq	%r8, %r8
	jne	.L737
	cmpl	$2, %r15d
	je	.L738
	cmpl	$3, %r15d
	je	.L739
	cmpl	$1, %r15d
	je	.L822
	cmpl	$8, -132(%rbp)
	jg	.L745
	cmpq	$15, %rsi
	jle	.L823
	vmovq	%xmm11, %rax
	leaq	0(,%rdi,4), %r13
	vxorps	%xmm3, %xmm3, %xmm3
	movq	%r8, -168(%rbp)
	movq	(%rax), %r10
	leaq	-16(%rsi), %rax
	movl	%ecx, %r8d
	vmovaps	%zmm3, %zmm2
	movq	%rax, %r15
	movq	%rax, -152(%rbp)
	vmovaps	%zmm3, %zmm1
	vmovaps	%zmm3, %zmm4
	andq	$-16, %r15
	leaq	16(%r15), %rax
	leaq	(%rdx,%r13), %r15
	movq	%rax, -160(%rbp)
	leaq	(%r15,%r13), %r11
	movq	-160(%rbp), %rcx
	xorl	%eax, %eax
	addq	%r11, %r13
	.p2align 4,,10
	.p2align 3
.L773:
	vmovups	(%r9,%rax,4), %zmm0
	vfmadd231ps	(%rdx,%rax,4), %zmm0, %zmm4
	prefetcht0	(%r10)
	addq	$64, %r10
	vfmadd231ps	(%r15,%rax,4), %zmm0, %zmm1
	vfmadd231ps	(%r11,%rax,4), %zmm0, %zmm2
	vfmadd231ps	0(%r13,%rax,4), %zmm0, %zmm3
	addq	$16, %rax
	cmpq	%rcx, %rax
	jne	.L773
	movq	-152(%rbp), %rax
	movl	%r8d, %ecx
	movq	-168(%rbp), %r8
	andq	$-16, %rax
	addq	$16, %rax
.L769:
	cmpq	%rax, %rsi
	jle	.L774
.L821:
	subl	%eax, %ecx
	movl	$1, %esi
	leaq	0(,%rax,4), %r10
	addq	%rdi, %rax
	sall	%cl, %esi
	leal	-1(%rsi), %ecx
	kmovw	%ecx, %k1
	vmovups	(%r9,%r10), %zmm0{%k1}{z}
	vmovups	(%rdx,%r10), %zmm5{%k1}{z}
	vfmadd231ps	%zmm0, %zmm5, %zmm4
	vmovups	(%rdx,%rax,4), %zmm5{%k1}{z}
	addq	%rdi, %rax
	vfmadd231ps	%zmm0, %zmm5, %zmm1
	vmovups	(%rdx,%rax,4), %zmm5{%k1}{z}
	addq	%rdi, %rax
	vfmadd231ps	%zmm0, %zmm5, %zmm2
	vmovups	(%rdx,%rax,4), %zmm5{%k1}{z}
	vfmadd231ps	%zmm0, %zmm5, %zmm3
.L774:
	vmovq	%xmm10, %rdi
	vmovaps	%zmm4, %zmm0
	call	_ZN6kvtide12_GLOBAL__N_14Simd4sum4EDv16_fS2_S2_S2_Pf
	movl	-112(%rbp), %eax
	movl	%eax, (%rbx)
	movl	-108(%rbp), %eax
	movl	%eax, 1024(%rbx)
	movl	-104(%rbp), %eax
	movl	%eax, 2048(%rbx)
	movl	-100(%rbp), %eax
	movl	%eax, 3072(%rbx)
	.p2align 4,,10
	.p2align 3
.L731:
	addq	$4, %r8
	cmpl	%r8d, -132(%rbp)
	jg	.L775
	movq	%r14, %r10
	movq	-144(%rbp), %r14
	vmovq	%xmm13, %rbx
	movl	4(%r10), %eax
.L730:
	addq	$1, %r14
	cmpl	%r14d, %eax
	jg	.L776
	vzeroupper
.L818:
	subq	$-128, %rsp
	popq	%rbx
	popq	%r10
	.cfi_remember_state
	.cfi_def_cfa 10, 0
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	popq	%rbp
	leaq	-8(%r10), %rsp
	.cfi_def_cfa 7, 8
	ret
	.p2align 4,,10
	.p2align 3
.L737:
	.cfi_restore_state
	movq	%r8, %rax
	imulq	%rdi, %rax
	leaq	(%rdx,%rax,4), %rdx
	cmpl	$2, %r15d
	je	.L742
	cmpl	$3, %r15d
	je	.L743
	cmpl	$1, %r15d
	je	.L744
.L745:
	cmpq	$15, %rsi
	jle	.L782
	leaq	-16(%rsi), %rax
	leaq	0(,%rdi,4), %r10
	vxorps	%xmm3, %xmm3, %xmm3
	movq	%rax, %r11
	leaq	(%rdx,%r10), %r13
	movq	%rax, -152(%rbp)
	xorl	%eax, %eax
	andq	$-16, %r11
	leaq	0(%r13,%r10), %r15
	vmovaps	%zmm3, %zmm2
	addq	$16, %r11
	addq	%r15, %r10
	vmovaps	%zmm3, %zmm1
	vmovaps	%zmm3, %zmm4
	.p2align 4,,10
	.p2align 3
.L771:
	vmovups	(%r9,%rax,4), %zmm0
	vfmadd231ps	(%rdx,%rax,4), %zmm0, %zmm4
	vfmadd231ps	0(%r13,%rax,4), %zmm0, %zmm1
	vfmadd231ps	(%r15,%rax,4), %zmm0, %zmm2
	vfmadd231ps	(%r10,%rax,4), %zmm0, %zmm3
	addq	$16, %rax
	cmpq	%r11, %rax
	jne	.L771
	movq	-152(%rbp), %r13
	andq	$-16, %r13
	leaq	16(%r13), %rax
.L770:
	cmpq	%rsi, %rax
	jge	.L774
	jmp	.L821
.L778:
	movl	$256, %edx
	movl	%esi, %edi
	vpxor	%xmm2, %xmm2, %xmm2
	xorl	%r11d, %r11d
	vmovdqa	.LC40(%rip), %xmm0
	vpbroadcastd	%edx, %ymm1
	vpxor	%xmm5, %xmm5, %xmm5
	jmp	.L732
.L738:
	cmpl	$8, -132(%rbp)
	jg	.L742
	vxorps	%xmm1, %xmm1, %xmm1
	xorl	%r10d, %r10d
	vmovaps	%zmm1, %zmm0
	cmpq	$15, %rsi
	jle	.L755
	leaq	-16(%rsi), %r10
	vmovq	%xmm11, %rax
	vxorps	%xmm1, %xmm1, %xmm1
	shrq	$4, %r10
	movq	(%rax), %r15
	leaq	(%rdx,%rdi,4), %r13
	xorl	%eax, %eax
	addq	$1, %r10
	vmovaps	%zmm1, %zmm0
	movq	%r10, %r11
	salq	$6, %r11
	.p2align 4,,10
	.p2align 3
.L759:
	vmovups	(%rdx,%rax), %zmm7
	vmovups	0(%r13,%rax), %zmm6
	prefetcht0	(%r15,%rax)
	vfmadd231ps	(%r9,%rax), %zmm7, %zmm0
	vfmadd231ps	(%r9,%rax), %zmm6, %zmm1
	addq	$64, %rax
	cmpq	%r11, %rax
	jne	.L759
	salq	$4, %r10
.L755:
	cmpq	%r10, %rsi
	jle	.L760
	subl	%r10d, %ecx
	movl	$1, %eax
	leaq	0(,%r10,4), %rsi
	addq	%rdi, %r10
	sall	%cl, %eax
	subl	$1, %eax
	kmovw	%eax, %k1
	vmovups	(%r9,%rsi), %zmm2{%k1}{z}
	vmovups	(%rdx,%rsi), %zmm3{%k1}{z}
	vfmadd231ps	%zmm2, %zmm3, %zmm0
	vmovups	(%rdx,%r10,4), %zmm3{%k1}{z}
	vfmadd231ps	%zmm2, %zmm3, %zmm1
.L760:
	vmovq	%xmm10, %rdi
	call	_ZN6kvtide12_GLOBAL__N_14Simd4sum4EDv16_fS2_S2_S2_Pf.constprop.0
	movl	-112(%rbp), %eax
	movl	%eax, (%rbx)
	movl	-108(%rbp), %eax
	movl	%eax, 1024(%rbx)
	jmp	.L731
.L742:
	cmpq	$15, %rsi
	jle	.L780
	leaq	-16(%rsi), %r11
	vxorps	%xmm1, %xmm1, %xmm1
	leaq	(%rdx,%rdi,4), %r13
	xorl	%eax, %eax
	movq	%r11, %r10
	vmovaps	%zmm1, %zmm0
	andq	$-16, %r10
	addq	$16, %r10
	.p2align 4,,10
	.p2align 3
.L757:
	vmovups	(%rdx,%rax,4), %zmm3
	vmovups	0(%r13,%rax,4), %zmm6
	vfmadd231ps	(%r9,%rax,4), %zmm3, %zmm0
	vfmadd231ps	(%r9,%rax,4), %zmm6, %zmm1
	addq	$16, %rax
	cmpq	%rax, %r10
	jne	.L757
	andq	$-16, %r11
	leaq	16(%r11), %rax
.L756:
	cmpq	%rsi, %rax
	jge	.L760
	subl	%eax, %ecx
	movl	$1, %esi
	leaq	0(,%rax,4), %r10
	addq	%rdi, %rax
	sall	%cl, %esi
	leal	-1(%rsi), %ecx
	kmovw	%ecx, %k1
	vmovups	(%r9,%r10), %zmm2{%k1}{z}
	vmovups	(%rdx,%r10), %zmm3{%k1}{z}
	vfmadd231ps	%zmm2, %zmm3, %zmm0
	vmovups	(%rdx,%rax,4), %zmm3{%k1}{z}
	vfmadd231ps	%zmm2, %zmm3, %zmm1
	jmp	.L760
	.p2align 4,,10
	.p2align 3
.L744:
	cmpq	$15, %rsi
	jle	.L779
	leaq	-16(%rsi), %r10
	vxorps	%xmm0, %xmm0, %xmm0
	xorl	%eax, %eax
	movq	%r10, %rdi
	andq	$-16, %rdi
	addq	$16, %rdi
	.p2align 4,,10
	.p2align 3
.L749:
	vmovups	(%rdx,%rax,4), %zmm3
	vfmadd231ps	(%r9,%rax,4), %zmm3, %zmm0
	addq	$16, %rax
	cmpq	%rdi, %rax
	jne	.L749
	andq	$-16, %r10
	leaq	16(%r10), %rax
.L748:
	cmpq	%rsi, %rax
	jge	.L753
	leaq	0(,%rax,4), %rsi
	subl	%eax, %ecx
.L820:
	movl	$1, %eax
	sall	%cl, %eax
	subl	$1, %eax
	kmovw	%eax, %k1
	vmovups	(%r9,%rsi), %zmm1{%k1}{z}
	vmovups	(%rdx,%rsi), %zmm2{%k1}{z}
	vfmadd231ps	%zmm1, %zmm2, %zmm0
.L753:
	vmovq	%xmm10, %rdi
	vxorps	%xmm1, %xmm1, %xmm1
	call	_ZN6kvtide12_GLOBAL__N_14Simd4sum4EDv16_fS2_S2_S2_Pf.constprop.0
	movl	-112(%rbp), %eax
	movl	%eax, (%rbx)
	jmp	.L731
	.p2align 4,,10
	.p2align 3
.L743:
	cmpq	$15, %rsi
	jle	.L781
	leaq	-16(%rsi), %r13
	leaq	0(,%rdi,4), %r10
	vxorps	%xmm2, %xmm2, %xmm2
	xorl	%eax, %eax
	movq	%r13, %r11
	leaq	(%rdx,%r10), %r15
	vmovaps	%zmm2, %zmm1
	andq	$-16, %r11
	addq	%r15, %r10
	vmovaps	%zmm2, %zmm0
	addq	$16, %r11
	.p2align 4,,10
	.p2align 3
.L764:
	vmovups	(%rdx,%rax,4), %zmm7
	vmovups	(%r15,%rax,4), %zmm3
	vmovups	(%r10,%rax,4), %zmm6
	vfmadd231ps	(%r9,%rax,4), %zmm7, %zmm0
	vfmadd231ps	(%r9,%rax,4), %zmm3, %zmm1
	vfmadd231ps	(%r9,%rax,4), %zmm6, %zmm2
	addq	$16, %rax
	cmpq	%rax, %r11
	jne	.L764
	andq	$-16, %r13
	leaq	16(%r13), %rax
.L763:
	cmpq	%rsi, %rax
	jge	.L767
	subl	%eax, %ecx
	movl	$1, %esi
	leaq	0(,%rax,4), %r10
	addq	%rdi, %rax
	sall	%cl, %esi
	leal	-1(%rsi), %ecx
	kmovw	%ecx, %k1
	vmovups	(%r9,%r10), %zmm3{%k1}{z}
	vmovups	(%rdx,%r10), %zmm4{%k1}{z}
	vfmadd231ps	%zmm3, %zmm4, %zmm0
	vmovups	(%rdx,%rax,4), %zmm4{%k1}{z}
	addq	%rdi, %rax
	vfmadd231ps	%zmm3, %zmm4, %zmm1
	vmovups	(%rdx,%rax,4), %zmm4{%k1}{z}
	vfmadd231ps	%zmm3, %zmm4, %zmm2
	.p2align 4,,10
	.p2align 3
.L767:
	vmovq	%xmm10, %rdi
	vxorps	%xmm3, %xmm3, %xmm3
	call	_ZN6kvtide12_GLOBAL__N_14Simd4sum4EDv16_fS2_S2_S2_Pf
	movl	-112(%rbp), %eax
	movl	%eax, (%rbx)
	movl	-108(%rbp), %eax
	movl	%eax, 1024(%rbx)
	movl	-104(%rbp), %eax
	movl	%eax, 2048(%rbx)
	jmp	.L731
.L822:
	cmpl	$8, -132(%rbp)
	jg	.L744
	vxorps	%xmm0, %xmm0, %xmm0
	xorl	%edi, %edi
	cmpq	$15, %rsi
	jle	.L747
	leaq	-16(%rsi), %rdi
	vmovq	%xmm11, %rax
	vxorps	%xmm0, %xmm0, %xmm0
	shrq	$4, %rdi
	movq	(%rax), %r11
	xorl	%eax, %eax
	addq	$1, %rdi
	movq	%rdi, %r10
	salq	$6, %r10
	.p2align 4,,10
	.p2align 3
.L752:
	vmovups	(%rdx,%rax), %zmm6
	prefetcht0	(%r11,%rax)
	vfmadd231ps	(%r9,%rax), %zmm6, %zmm0
	addq	$64, %rax
	cmpq	%rax, %r10
	jne	.L752
	salq	$4, %rdi
.L747:
	cmpq	%rdi, %rsi
	jle	.L753
	leaq	0(,%rdi,4), %rsi
	subl	%edi, %ecx
	jmp	.L820
.L739:
	cmpl	$8, -132(%rbp)
	jg	.L743
	cmpq	$15, %rsi
	jle	.L824
	vmovq	%xmm11, %rax
	leaq	0(,%rdi,4), %r11
	vxorps	%xmm2, %xmm2, %xmm2
	movq	(%rax), %r10
	leaq	-16(%rsi), %rax
	leaq	(%rdx,%r11), %r15
	vmovaps	%zmm2, %zmm1
	shrq	$4, %rax
	addq	%r15, %r11
	vmovaps	%zmm2, %zmm0
	addq	$1, %rax
	movq	%rax, %r13
	movq	%rax, -152(%rbp)
	xorl	%eax, %eax
	salq	$6, %r13
	.p2align 4,,10
	.p2align 3
.L766:
	vmovups	(%rdx,%rax), %zmm7
	vmovups	(%r15,%rax), %zmm6
	prefetcht0	(%r10,%rax)
	vfmadd231ps	(%r9,%rax), %zmm7, %zmm0
	vfmadd231ps	(%r9,%rax), %zmm6, %zmm1
	vmovups	(%r11,%rax), %zmm7
	vfmadd231ps	(%r9,%rax), %zmm7, %zmm2
	addq	$64, %rax
	cmpq	%rax, %r13
	jne	.L766
	movq	-152(%rbp), %r10
	salq	$4, %r10
.L762:
	cmpq	%r10, %rsi
	jle	.L767
	subl	%r10d, %ecx
	movl	$1, %eax
	leaq	0(,%r10,4), %rsi
	addq	%rdi, %r10
	sall	%cl, %eax
	subl	$1, %eax
	kmovw	%eax, %k1
	vmovups	(%r9,%rsi), %zmm3{%k1}{z}
	vmovups	(%rdx,%rsi), %zmm4{%k1}{z}
	vfmadd231ps	%zmm3, %zmm4, %zmm0
	vmovups	(%rdx,%r10,4), %zmm4{%k1}{z}
	addq	%rdi, %r10
	vfmadd231ps	%zmm3, %zmm4, %zmm1
	vmovups	(%rdx,%r10,4), %zmm4{%k1}{z}
	vfmadd231ps	%zmm3, %zmm4, %zmm2
	jmp	.L767
.L824:
	vxorps	%xmm2, %xmm2, %xmm2
	xorl	%r10d, %r10d
	vmovaps	%zmm2, %zmm1
	vmovaps	%zmm2, %zmm0
	jmp	.L762
.L780:
	vxorps	%xmm1, %xmm1, %xmm1
	xorl	%eax, %eax
	vmovaps	%zmm1, %zmm0
	jmp	.L756
.L781:
	vxorps	%xmm2, %xmm2, %xmm2
	xorl	%eax, %eax
	vmovaps	%zmm2, %zmm1
	vmovaps	%zmm2, %zmm0
	jmp	.L763
.L779:
	vxorps	%xmm0, %xmm0, %xmm0
	xorl	%eax, %eax
	jmp	.L748
.L782:
	vxorps	%xmm3, %xmm3, %xmm3
	xorl	%eax, %eax
	vmovaps	%zmm3, %zmm2
	vmovaps	%zmm3, %zmm1
	vmovaps	%zmm3, %zmm4
	jmp	.L770
.L823:
	vxorps	%xmm3, %xmm3, %xmm3
	xorl	%eax, %eax
	vmovaps	%zmm3, %zmm2
	vmovaps	%zmm3, %zmm1
	vmovaps	%zmm3, %zmm4
	jmp	.L769
	.cfi_endproc
.LFE6509:
	.size	_ZN6kvtide12_GLOBAL__N_110score_keysILi1EfEEvRKNS_13AttentionArgsEiiRKNS0_7ScratchERKNS0_9SplitViewIT0_EE, .-_ZN6kvtide12_GLOBAL__N_110score_keysILi1EfEEvRKNS_13AttentionArgsEiiRKNS0_7ScratchERKNS0_9SplitViewIT0_EE
	.p2align 4
	.type	_ZN6kvtide12_GLOBAL__N_18dot_tileILi3ELi6ELb0ELi6ENS_4bf16EEEvPKflPKPKT3_lRKNS0_5AheadIS5_EEiPfl, @function
_ZN6kvtide12_GLOBAL__N_18dot_tileILi3ELi6ELb0ELi6ENS_4bf16EEEvPKflPKPKT3_lRKNS0_5AheadIS5_EEiPfl:
.LFB6615:
	.cfi_startproc
	pushq	%rbp
	.cfi_def_cfa_offset 16
	.cfi_offset 6, -16
	vmovq	%rdx, %xmm0
	movq	%rsp, %rbp
	.cfi_def_cfa_register 6
	pushq	%r15
	pushq	%r14
	pushq	%r13
	pushq	%r12
	pushq	%rbx
	andq	$-64, %rsp
	subq	$256, %rsp
	.cfi_offset 15, -24
	.cfi_offset 14, -32
	.cfi_offset 13, -40
	.cfi_offset 12, -48
	.cfi_offset 3, -56
	movq	%rsi, 48(%rsp)
	movq	%rcx, 72(%rsp)
	movl	%r9d, 68(%rsp)
	cmpq	$15, %rcx
	jle	.L832
	movq	%rsi, %rbx
	movq	%rcx, %rax
	movq	(%r8), %rsi
	vxorps	%xmm5, %xmm5, %xmm5
	subq	$16, %rax
	leaq	0(,%rbx,4), %rdx
	vmovaps	%zmm5, %zmm4
	leaq	(%rdi,%rdx), %rcx
	movq	(%rsi), %r15
	movq	8(%rsi), %r14
	shrq	$4, %rax
	movq	16(%rsi), %r13
	movq	24(%rsi), %r12
	addq	%rcx, %rdx
	addq	$1, %rax
	movq	32(%rsi), %rbx
	movq	40(%rsi), %r11
	movq	%rdx, 80(%rsp)
	vmovq	%xmm0, %rsi
	movq	32(%rsi), %r8
	vmovq	16(%rsi), %xmm22
	movq	%rax, 56(%rsp)
	salq	$5, %rax
	vmovq	24(%rsi), %xmm23
	movq	(%rsi), %r10
	movq	%rax, 88(%rsp)
	vmovaps	%zmm5, %zmm9
	movq	8(%rsi), %r9
	movq	40(%rsi), %rsi
	xorl	%eax, %eax
	vmovq	%r8, %xmm24
	vmovaps	%zmm5, %zmm8
	vmovaps	%zmm5, %zmm7
	vmovaps	%zmm5, %zmm6
	vmovq	%rsi, %xmm25
	vmovaps	%zmm5, %zmm13
	vmovaps	%zmm5, %zmm12
	vmovaps	%zmm5, %zmm11
	vmovaps	%zmm5, %zmm10
	vmovaps	%zmm5, %zmm17
	vmovaps	%zmm5, %zmm16
	vmovaps	%zmm5, %zmm15
	vmovaps	%zmm5, %zmm14
	vmovaps	%zmm5, %zmm21
	vmovaps	%zmm5, %zmm20
	vmovaps	%zmm5, %zmm19
	vmovaps	%zmm5, %zmm18
	vmovdqa64	%xmm0, %xmm26
	vmovq	%xmm22, %r8
	vmovq	%xmm23, %rsi
	.p2align 4,,10
	.p2align 3
.L827:
	movq	80(%rsp), %rdx
	prefetcht0	(%r15,%rax)
	prefetcht0	(%rbx,%rax)
	vpmovzxwd	(%r10,%rax), %zmm3
	prefetcht0	(%r14,%rax)
	prefetcht0	(%r12,%rax)
	prefetcht0	(%r11,%rax)
	vmovups	(%rdi,%rax,2), %zmm2
	vmovups	(%rdx,%rax,2), %zmm0
	vmovups	(%rcx,%rax,2), %zmm1
	vpslld	$16, %zmm3, %zmm3
	vmovq	%xmm24, %rdx
	vfmadd231ps	%zmm3, %zmm2, %zmm18
	prefetcht0	0(%r13,%rax)
	vfmadd231ps	%zmm3, %zmm1, %zmm16
	vfmadd231ps	%zmm3, %zmm0, %zmm6
	vpmovzxwd	(%r9,%rax), %zmm3
	vpslld	$16, %zmm3, %zmm3
	vfmadd231ps	%zmm3, %zmm2, %zmm19
	vfmadd231ps	%zmm3, %zmm1, %zmm17
	vfmadd231ps	%zmm3, %zmm0, %zmm7
	vpmovzxwd	(%r8,%rax), %zmm3
	vpslld	$16, %zmm3, %zmm3
	vfmadd231ps	%zmm3, %zmm2, %zmm20
	vfmadd231ps	%zmm3, %zmm1, %zmm10
	vfmadd231ps	%zmm3, %zmm0, %zmm8
	vpmovzxwd	(%rsi,%rax), %zmm3
	vpslld	$16, %zmm3, %zmm3
	vfmadd231ps	%zmm3, %zmm2, %zmm21
	vfmadd231ps	%zmm3, %zmm1, %zmm11
	vfmadd231ps	%zmm3, %zmm0, %zmm9
	vpmovzxwd	(%rdx,%rax), %zmm3
	vmovq	%xmm25, %rdx
	vpslld	$16, %zmm3, %zmm3
	vfmadd231ps	%zmm3, %zmm2, %zmm14
	vfmadd231ps	%zmm3, %zmm1, %zmm12
	vfmadd231ps	%zmm3, %zmm0, %zmm4
	vpmovzxwd	(%rdx,%rax), %zmm3
	movq	88(%rsp), %rdx
	addq	$32, %rax
	vpslld	$16, %zmm3, %zmm3
	vfmadd231ps	%zmm3, %zmm2, %zmm15
	vfmadd231ps	%zmm3, %zmm1, %zmm13
	vfmadd231ps	%zmm3, %zmm0, %zmm5
	cmpq	%rdx, %rax
	jne	.L827
	movq	56(%rsp), %rax
	vmovdqa64	%xmm26, %xmm0
	salq	$4, %rax
.L826:
	movq	72(%rsp), %rbx
	cmpq	%rax, %rbx
	jle	.L828
	movl	%ebx, %ecx
	movl	$1, %edx
	leaq	(%rax,%rax), %rsi
	subl	%eax, %ecx
	sall	%cl, %edx
	vmovq	%xmm0, %rcx
	leal	-1(%rdx), %ebx
	movq	(%rcx), %rdx
	movq	48(%rsp), %rcx
	kmovw	%ebx, %k1
	vmovups	(%rdi,%rax,4), %zmm3{%k1}{z}
	addq	%rcx, %rax
	addq	%rsi, %rdx
	vmovups	(%rdi,%rax,4), %zmm2{%k1}{z}
	addq	%rcx, %rax
	vmovdqu16	(%rdx), %ymm1{%k1}{z}
	vmovups	(%rdi,%rax,4), %zmm22{%k1}{z}
	vmovq	%xmm0, %rdi
	movq	8(%rdi), %rax
	vpmovzxwd	%ymm1, %zmm1
	vpslld	$16, %zmm1, %zmm1
	vfmadd231ps	%zmm1, %zmm3, %zmm18
	vfmadd231ps	%zmm1, %zmm2, %zmm16
	addq	%rsi, %rax
	vfmadd231ps	%zmm1, %zmm22, %zmm6
	vmovdqu16	(%rax), %ymm1{%k1}{z}
	movq	16(%rdi), %rax
	vpmovzxwd	%ymm1, %zmm1
	addq	%rsi, %rax
	vpslld	$16, %zmm1, %zmm1
	vfmadd231ps	%zmm1, %zmm3, %zmm19
	vfmadd231ps	%zmm1, %zmm2, %zmm17
	vfmadd231ps	%zmm1, %zmm22, %zmm7
	vmovdqu16	(%rax), %ymm1{%k1}{z}
	movq	24(%rdi), %rax
	vpmovzxwd	%ymm1, %zmm1
	addq	%rsi, %rax
	vpslld	$16, %zmm1, %zmm1
	vfmadd231ps	%zmm1, %zmm3, %zmm20
	vfmadd231ps	%zmm1, %zmm2, %zmm10
	vfmadd231ps	%zmm1, %zmm22, %zmm8
	vmovdqu16	(%rax), %ymm1{%k1}{z}
	movq	32(%rdi), %rax
	vpmovzxwd	%ymm1, %zmm1
	addq	%rsi, %rax
	addq	40(%rdi), %rsi
	vpslld	$16, %zmm1, %zmm1
	vmovdqu16	(%rsi), %ymm0{%k1}{z}
	vfmadd231ps	%zmm1, %zmm3, %zmm21
	vfmadd231ps	%zmm1, %zmm2, %zmm11
	vfmadd231ps	%zmm1, %zmm22, %zmm9
	vmovdqu16	(%rax), %ymm1{%k1}{z}
	vpmovzxwd	%ymm0, %zmm0
	vpslld	$16, %zmm0, %zmm0
	vpmovzxwd	%ymm1, %zmm1
	vfmadd231ps	%zmm0, %zmm3, %zmm15
	vpslld	$16, %zmm1, %zmm1
	vfmadd231ps	%zmm0, %zmm2, %zmm13
	vfmadd231ps	%zmm1, %zmm3, %zmm14
	vfmadd231ps	%zmm1, %zmm2, %zmm12
	vfmadd231ps	%zmm1, %zmm22, %zmm4
	vfmadd231ps	%zmm0, %zmm22, %zmm5
.L828:
	vextractf32x8	$0x1, %zmm21, %ymm1
	vextractf32x8	$0x1, %zmm20, %ymm3
	movl	68(%rsp), %eax
	vaddps	%ymm21, %ymm1, %ymm1
	vaddps	%ymm20, %ymm3, %ymm3
	vmovaps	%xmm1, %xmm2
	vextractf128	$0x1, %ymm1, %xmm0
	vextractf128	$0x1, %ymm3, %xmm1
	vaddps	%xmm2, %xmm0, %xmm0
	vaddps	%xmm3, %xmm1, %xmm1
	vhaddps	%xmm0, %xmm1, %xmm1
	vextractf32x8	$0x1, %zmm19, %ymm0
	vaddps	%ymm19, %ymm0, %ymm0
	vmovaps	%xmm0, %xmm3
	vextractf128	$0x1, %ymm0, %xmm2
	vextractf32x8	$0x1, %zmm18, %ymm0
	vaddps	%ymm18, %ymm0, %ymm18
	vaddps	%xmm3, %xmm2, %xmm2
	vextractf32x8	$0x1, %zmm16, %ymm3
	vaddps	%ymm16, %ymm3, %ymm3
	vextractf32x4	$0x1, %ymm18, %xmm0
	vaddps	%xmm18, %xmm0, %xmm0
	vhaddps	%xmm2, %xmm0, %xmm0
	vhaddps	%xmm1, %xmm0, %xmm0
	vextractf32x8	$0x1, %zmm17, %ymm1
	vaddps	%ymm17, %ymm1, %ymm1
	vmovaps	%xmm0, 128(%rsp)
	vmovaps	%xmm1, %xmm2
	vextractf128	$0x1, %ymm1, %xmm0
	vextractf128	$0x1, %ymm3, %xmm1
	vaddps	%xmm2, %xmm0, %xmm0
	vaddps	%xmm3, %xmm1, %xmm1
	vhaddps	%xmm0, %xmm1, %xmm1
	vextractf32x8	$0x1, %zmm15, %ymm0
	vaddps	%ymm15, %ymm0, %ymm0
	vmovaps	%xmm0, %xmm3
	vextractf128	$0x1, %ymm0, %xmm2
	vextractf32x8	$0x1, %zmm14, %ymm0
	vaddps	%ymm14, %ymm0, %ymm14
	vaddps	%xmm3, %xmm2, %xmm2
	vextractf32x8	$0x1, %zmm12, %ymm3
	vaddps	%ymm12, %ymm3, %ymm3
	vextractf128	$0x1, %ymm14, %xmm0
	vaddps	%xmm14, %xmm0, %xmm0
	vhaddps	%xmm2, %xmm0, %xmm0
	vhaddps	%xmm1, %xmm0, %xmm0
	vextractf32x8	$0x1, %zmm13, %ymm1
	vaddps	%ymm13, %ymm1, %ymm1
	vmovaps	%xmm0, 144(%rsp)
	vmovaps	%xmm1, %xmm2
	vextractf128	$0x1, %ymm1, %xmm0
	vextractf128	$0x1, %ymm3, %xmm1
	vaddps	%xmm2, %xmm0, %xmm0
	vaddps	%xmm3, %xmm1, %xmm1
	vhaddps	%xmm0, %xmm1, %xmm1
	vextractf32x8	$0x1, %zmm11, %ymm0
	vaddps	%ymm11, %ymm0, %ymm0
	vmovaps	%xmm0, %xmm3
	vextractf128	$0x1, %ymm0, %xmm2
	vextractf32x8	$0x1, %zmm10, %ymm0
	vaddps	%ymm10, %ymm0, %ymm10
	vaddps	%xmm3, %xmm2, %xmm2
	vextractf32x8	$0x1, %zmm8, %ymm3
	vaddps	%ymm8, %ymm3, %ymm3
	vextractf128	$0x1, %ymm10, %xmm0
	vaddps	%xmm10, %xmm0, %xmm0
	vhaddps	%xmm2, %xmm0, %xmm0
	vhaddps	%xmm1, %xmm0, %xmm0
	vextractf32x8	$0x1, %zmm9, %ymm1
	vaddps	%ymm9, %ymm1, %ymm1
	vmovaps	%xmm0, 160(%rsp)
	vmovaps	%xmm1, %xmm2
	vextractf128	$0x1, %ymm1, %xmm0
	vextractf128	$0x1, %ymm3, %xmm1
	vaddps	%xmm2, %xmm0, %xmm0
	vaddps	%xmm3, %xmm1, %xmm1
	vhaddps	%xmm0, %xmm1, %xmm1
	vextractf32x8	$0x1, %zmm7, %ymm0
	vaddps	%ymm7, %ymm0, %ymm0
	vmovaps	%xmm0, %xmm3
	vextractf128	$0x1, %ymm0, %xmm2
	vextractf32x8	$0x1, %zmm6, %ymm0
	vaddps	%ymm6, %ymm0, %ymm6
	vaddps	%xmm3, %xmm2, %xmm2
	vextractf32x8	$0x1, %zmm4, %ymm3
	vaddps	%ymm4, %ymm3, %ymm3
	vextractf128	$0x1, %ymm6, %xmm0
	vaddps	%xmm6, %xmm0, %xmm0
	vxorps	%xmm6, %xmm6, %xmm6
	vhaddps	%xmm2, %xmm0, %xmm0
	vhaddps	%xmm1, %xmm0, %xmm0
	vmovaps	%xmm0, 176(%rsp)
	vextractf32x8	$0x1, %zmm5, %ymm0
	vaddps	%ymm5, %ymm0, %ymm0
	vextractf128	$0x1, %ymm0, %xmm1
	vmovaps	%xmm0, %xmm2
	vextractf128	$0x1, %ymm3, %xmm0
	vaddps	%xmm3, %xmm0, %xmm0
	vaddps	%xmm2, %xmm1, %xmm1
	vhaddps	%xmm1, %xmm0, %xmm0
	vhaddps	%xmm6, %xmm0, %xmm0
	vmovaps	%xmm0, 192(%rsp)
	cmpl	$6, %eax
	je	.L829
	testl	%eax, %eax
	jle	.L835
	movq	24(%rbp), %rdi
	movl	%eax, %r12d
	movq	16(%rbp), %rcx
	leaq	128(%rsp), %rbx
	salq	$2, %r12
	leaq	200(%rsp), %r14
	leaq	0(,%rdi,4), %r13
	vzeroupper
.L831:
	movq	%rbx, %rsi
	movq	%rcx, %rdi
	movq	%r12, %rdx
	addq	$24, %rbx
	call	memcpy@PLT
	movq	%rax, %rcx
	addq	%r13, %rcx
	cmpq	%r14, %rbx
	jne	.L831
.L836:
	leaq	-40(%rbp), %rsp
	popq	%rbx
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	popq	%rbp
	.cfi_remember_state
	.cfi_def_cfa 7, 8
	ret
.L829:
	.cfi_restore_state
	movq	16(%rbp), %rax
	movq	16(%rbp), %rdi
	vmovdqa	128(%rsp), %xmm4
	vmovdqu	152(%rsp), %xmm5
	movq	168(%rsp), %rcx
	vmovdqa	176(%rsp), %xmm7
	vmovdqu	%xmm4, (%rax)
	movq	144(%rsp), %rax
	movq	%rax, 16(%rdi)
	movq	24(%rbp), %rax
	leaq	0(,%rax,4), %rdx
	movq	%rdx, %rax
	addq	%rdi, %rax
	movq	%rcx, 16(%rax)
	vmovdqu	%xmm5, (%rax)
	addq	%rdx, %rax
	movq	192(%rsp), %rdx
	vmovdqu	%xmm7, (%rax)
	movq	%rdx, 16(%rax)
	vzeroupper
	leaq	-40(%rbp), %rsp
	popq	%rbx
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	popq	%rbp
	.cfi_remember_state
	.cfi_def_cfa 7, 8
	ret
.L832:
	.cfi_restore_state
	vxorps	%xmm5, %xmm5, %xmm5
	xorl	%eax, %eax
	vmovaps	%zmm5, %zmm4
	vmovaps	%zmm5, %zmm9
	vmovaps	%zmm5, %zmm8
	vmovaps	%zmm5, %zmm7
	vmovaps	%zmm5, %zmm6
	vmovaps	%zmm5, %zmm13
	vmovaps	%zmm5, %zmm12
	vmovaps	%zmm5, %zmm11
	vmovaps	%zmm5, %zmm10
	vmovaps	%zmm5, %zmm17
	vmovaps	%zmm5, %zmm16
	vmovaps	%zmm5, %zmm15
	vmovaps	%zmm5, %zmm14
	vmovaps	%zmm5, %zmm21
	vmovaps	%zmm5, %zmm20
	vmovaps	%zmm5, %zmm19
	vmovaps	%zmm5, %zmm18
	jmp	.L826
.L835:
	vzeroupper
	jmp	.L836
	.cfi_endproc
.LFE6615:
	.size	_ZN6kvtide12_GLOBAL__N_18dot_tileILi3ELi6ELb0ELi6ENS_4bf16EEEvPKflPKPKT3_lRKNS0_5AheadIS5_EEiPfl, .-_ZN6kvtide12_GLOBAL__N_18dot_tileILi3ELi6ELb0ELi6ENS_4bf16EEEvPKflPKPKT3_lRKNS0_5AheadIS5_EEiPfl
	.p2align 4
	.type	_ZN6kvtide12_GLOBAL__N_113linear_streamIfEEvRKNS_10LinearArgsEll, @function
_ZN6kvtide12_GLOBAL__N_113linear_streamIfEEvRKNS_10LinearArgsEll:
.LFB6536:
	.cfi_startproc
	cmpq	%rdx, %rsi
	jge	.L899
	leaq	8(%rsp), %r10
	.cfi_def_cfa 10, 0
	andq	$-64, %rsp
	pushq	-8(%r10)
	pushq	%rbp
	movq	%rsp, %rbp
	.cfi_escape 0x10,0x6,0x2,0x76,0
	pushq	%r15
	pushq	%r14
	leaq	-112(%rbp), %rax
	.cfi_escape 0x10,0xf,0x2,0x76,0x78
	.cfi_escape 0x10,0xe,0x2,0x76,0x70
	movq	%rdi, %r14
	pushq	%r13
	.cfi_escape 0x10,0xd,0x2,0x76,0x68
	movq	%rdx, %r13
	vmovq	%rax, %xmm7
	pushq	%r12
	.cfi_escape 0x10,0xc,0x2,0x76,0x60
	movq	%rsi, %r12
	pushq	%r10
	.cfi_escape 0xf,0x3,0x76,0x58,0x6
	pushq	%rbx
	addq	$-128, %rsp
	.cfi_escape 0x10,0x3,0x2,0x76,0x50
	movq	%r13, -128(%rbp)
	movq	80(%rdi), %rdx
	.p2align 4,,10
	.p2align 3
.L874:
	movq	40(%r14), %rcx
	leaq	0(,%r12,4), %rax
	movq	%r12, -120(%rbp)
	xorl	%r8d, %r8d
	vmovq	%rax, %xmm6
	movq	32(%r14), %rax
	imulq	%r12, %rcx
	vmovq	%xmm6, %r12
	leaq	8192(%rax,%rcx,4), %r10
.L872:
	subq	%r8, %rdx
	movl	$1024, %ecx
	movq	(%r14), %r9
	movq	16(%r14), %rax
	cmpq	%rcx, %rdx
	leaq	0(,%r8,4), %rbx
	movq	64(%r14), %rsi
	movq	8(%r14), %r11
	cmovle	%rdx, %rcx
	movq	24(%r14), %rdi
	addq	%r12, %r9
	addq	%rbx, %rax
	leaq	-8192(%r10), %r15
	testq	%r8, %r8
	jne	.L840
	cmpl	$2, %esi
	je	.L841
	cmpl	$3, %esi
	je	.L842
	cmpl	$1, %esi
	je	.L902
	cmpq	$15, %rdx
	jle	.L881
	leaq	0(,%rdi,4), %rsi
	vxorps	%xmm3, %xmm3, %xmm3
	movq	%r11, -144(%rbp)
	movq	%rdi, %r11
	leaq	(%rax,%rsi), %rbx
	movq	%r10, -152(%rbp)
	vmovq	%r12, %xmm6
	vmovaps	%zmm3, %zmm2
	leaq	(%rbx,%rsi), %r13
	vmovq	%rbx, %xmm8
	vmovaps	%zmm3, %zmm1
	leaq	0(%r13,%rsi), %rbx
	vmovaps	%zmm3, %zmm4
	vmovq	%xmm8, %r12
	xorl	%esi, %esi
	movq	%rbx, -136(%rbp)
	movq	-136(%rbp), %rdi
	movq	%r10, %rbx
	movq	%r8, %r10
	movq	%rdx, %r8
	movq	%rax, %rdx
	.p2align 4,,10
	.p2align 3
.L855:
	vmovups	-8192(%rbx), %zmm0
	movq	%rsi, %rax
	prefetcht0	(%rbx)
	vfmadd231ps	(%rdx,%rsi,4), %zmm0, %zmm4
	addq	$31, %rax
	vfmadd231ps	(%r12,%rsi,4), %zmm0, %zmm1
	addq	$64, %rbx
	vfmadd231ps	0(%r13,%rsi,4), %zmm0, %zmm2
	vfmadd231ps	(%rdi,%rsi,4), %zmm0, %zmm3
	addq	$16, %rsi
	cmpq	%rax, %rcx
	jg	.L855
	leaq	-16(%rcx), %rsi
	movq	%rdx, %rax
	movq	%r8, %rdx
	movq	%r11, %rdi
	andq	$-16, %rsi
	movq	%r10, %r8
	movq	-144(%rbp), %r11
	movq	-152(%rbp), %r10
	addq	$16, %rsi
	cmpq	$15, %rdx
	movl	$16, %edx
	cmovg	%rsi, %rdx
	vmovq	%xmm6, %r12
.L854:
	cmpq	%rdx, %rcx
	jle	.L856
	subl	%edx, %ecx
	movl	$1, %ebx
	leaq	0(,%rdx,4), %rsi
	addq	%rdi, %rdx
	sall	%cl, %ebx
	movl	%ebx, %ecx
	subl	$1, %ecx
	kmovw	%ecx, %k1
	vmovups	(%r15,%rsi), %zmm0{%k1}{z}
	vmovups	(%rax,%rsi), %zmm5{%k1}{z}
	vfmadd231ps	%zmm0, %zmm5, %zmm4
	vmovups	(%rax,%rdx,4), %zmm5{%k1}{z}
	addq	%rdi, %rdx
	vfmadd231ps	%zmm0, %zmm5, %zmm1
	vmovups	(%rax,%rdx,4), %zmm5{%k1}{z}
	addq	%rdi, %rdx
	vfmadd231ps	%zmm0, %zmm5, %zmm2
	vmovups	(%rax,%rdx,4), %zmm5{%k1}{z}
	vfmadd231ps	%zmm0, %zmm5, %zmm3
.L856:
	vmovq	%xmm7, %rdi
	vmovaps	%zmm4, %zmm0
	call	_ZN6kvtide12_GLOBAL__N_14Simd4sum4EDv16_fS2_S2_S2_Pf
	movl	-112(%rbp), %eax
	movl	-108(%rbp), %edx
	movl	%eax, (%r9)
	leaq	0(,%r11,4), %rax
	addq	%rax, %r9
	movl	%edx, (%r9)
	addq	%rax, %r9
	movl	-104(%rbp), %eax
	movl	%eax, (%r9)
	movl	-100(%rbp), %eax
	movl	%eax, (%r9,%r11,4)
	.p2align 4,,10
	.p2align 3
.L847:
	movq	80(%r14), %rdx
	addq	$1024, %r8
	addq	$4096, %r10
	cmpq	%rdx, %r8
	jl	.L872
	movq	48(%r14), %rsi
	vmovq	%r12, %xmm6
	movq	-120(%rbp), %r12
	testq	%rsi, %rsi
	je	.L876
	movq	64(%r14), %r8
	testq	%r8, %r8
	jle	.L876
	vmovq	%xmm6, %rax
	xorl	%ecx, %ecx
	addq	%rax, %rsi
	movq	8(%r14), %rax
	leaq	0(,%rax,4), %rdi
	vmovq	%xmm6, %rax
	addq	(%r14), %rax
	.p2align 4,,10
	.p2align 3
.L877:
	vmovss	(%rax), %xmm0
	vaddss	(%rsi), %xmm0, %xmm0
	addq	$1, %rcx
	vmovss	%xmm0, (%rax)
	addq	%rdi, %rax
	cmpq	%r8, %rcx
	jne	.L877
.L876:
	addq	$1, %r12
	cmpq	%r12, -128(%rbp)
	jne	.L874
	subq	$-128, %rsp
	popq	%rbx
	popq	%r10
	.cfi_remember_state
	.cfi_def_cfa 10, 0
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	popq	%rbp
	leaq	-8(%r10), %rsp
	.cfi_def_cfa 7, 8
	ret
	.p2align 4,,10
	.p2align 3
.L840:
	.cfi_restore_state
	cmpl	$2, %esi
	je	.L857
	cmpl	$3, %esi
	je	.L858
	cmpl	$1, %esi
	je	.L903
	cmpq	$15, %rdx
	jle	.L885
	leaq	0(,%rdi,4), %rsi
	vxorps	%xmm3, %xmm3, %xmm3
	movq	%r11, -144(%rbp)
	movq	%rdi, %r11
	leaq	(%rax,%rsi), %rbx
	movq	%r10, -152(%rbp)
	vmovq	%r12, %xmm6
	vmovaps	%zmm3, %zmm2
	leaq	(%rbx,%rsi), %r13
	vmovq	%rbx, %xmm8
	vmovaps	%zmm3, %zmm1
	leaq	0(%r13,%rsi), %rbx
	vmovaps	%zmm3, %zmm4
	vmovq	%xmm8, %r12
	xorl	%esi, %esi
	movq	%rbx, -136(%rbp)
	movq	-136(%rbp), %rdi
	movq	%r10, %rbx
	movq	%r8, %r10
	movq	%rdx, %r8
	movq	%rax, %rdx
	.p2align 4,,10
	.p2align 3
.L870:
	vmovups	-8192(%rbx), %zmm0
	movq	%rsi, %rax
	prefetcht0	(%rbx)
	vfmadd231ps	(%rdx,%rsi,4), %zmm0, %zmm4
	addq	$31, %rax
	vfmadd231ps	(%r12,%rsi,4), %zmm0, %zmm1
	addq	$64, %rbx
	vfmadd231ps	0(%r13,%rsi,4), %zmm0, %zmm2
	vfmadd231ps	(%rdi,%rsi,4), %zmm0, %zmm3
	addq	$16, %rsi
	cmpq	%rax, %rcx
	jg	.L870
	leaq	-16(%rcx), %rsi
	movq	%rdx, %rax
	movq	%r8, %rdx
	movq	%r11, %rdi
	andq	$-16, %rsi
	movq	%r10, %r8
	movq	-144(%rbp), %r11
	movq	-152(%rbp), %r10
	addq	$16, %rsi
	cmpq	$15, %rdx
	movl	$16, %edx
	cmovg	%rsi, %rdx
	vmovq	%xmm6, %r12
.L869:
	cmpq	%rdx, %rcx
	jle	.L871
	subl	%edx, %ecx
	movl	$1, %ebx
	leaq	0(,%rdx,4), %rsi
	addq	%rdi, %rdx
	sall	%cl, %ebx
	movl	%ebx, %ecx
	subl	$1, %ecx
	kmovw	%ecx, %k1
	vmovups	(%r15,%rsi), %zmm0{%k1}{z}
	vmovups	(%rax,%rsi), %zmm5{%k1}{z}
	vfmadd231ps	%zmm0, %zmm5, %zmm4
	vmovups	(%rax,%rdx,4), %zmm5{%k1}{z}
	addq	%rdi, %rdx
	addq	%rdx, %rdi
	vfmadd231ps	%zmm0, %zmm5, %zmm1
	vmovups	(%rax,%rdx,4), %zmm5{%k1}{z}
	vfmadd231ps	%zmm0, %zmm5, %zmm2
	vmovups	(%rax,%rdi,4), %zmm5{%k1}{z}
	vfmadd231ps	%zmm0, %zmm5, %zmm3
.L871:
	vmovaps	%zmm4, %zmm0
	vmovq	%xmm7, %rdi
	salq	$2, %r11
	call	_ZN6kvtide12_GLOBAL__N_14Simd4sum4EDv16_fS2_S2_S2_Pf
	vmovss	(%r9), %xmm0
	vaddss	-112(%rbp), %xmm0, %xmm0
	vmovss	%xmm0, (%r9)
	addq	%r11, %r9
	vmovss	(%r9), %xmm0
	vaddss	-108(%rbp), %xmm0, %xmm0
	vmovss	%xmm0, (%r9)
	addq	%r11, %r9
	vmovss	(%r9), %xmm0
	vaddss	-104(%rbp), %xmm0, %xmm0
	vmovss	%xmm0, (%r9)
	addq	%r11, %r9
	vmovss	(%r9), %xmm0
	vaddss	-100(%rbp), %xmm0, %xmm0
	vmovss	%xmm0, (%r9)
	jmp	.L847
	.p2align 4,,10
	.p2align 3
.L903:
	cmpq	$15, %rdx
	jle	.L882
	movq	%r10, %rdi
	vxorps	%xmm0, %xmm0, %xmm0
	xorl	%esi, %esi
	.p2align 4,,10
	.p2align 3
.L861:
	movq	%rsi, %r11
	vmovups	(%rax,%rsi,4), %zmm5
	prefetcht0	(%rdi)
	vfmadd231ps	-8192(%rdi), %zmm5, %zmm0
	addq	$31, %r11
	addq	$16, %rsi
	addq	$64, %rdi
	cmpq	%r11, %rcx
	jg	.L861
	leaq	-16(%rcx), %rsi
	andq	$-16, %rsi
	addq	$16, %rsi
	cmpq	$15, %rdx
	movl	$16, %edx
	cmovg	%rsi, %rdx
.L860:
	cmpq	%rdx, %rcx
	jle	.L862
	leaq	0(,%rdx,4), %rsi
	subl	%edx, %ecx
	movl	$1, %edx
	sall	%cl, %edx
	leal	-1(%rdx), %edi
	kmovw	%edi, %k1
	vmovups	(%r15,%rsi), %zmm1{%k1}{z}
	vmovups	(%rax,%rsi), %zmm2{%k1}{z}
	vfmadd231ps	%zmm1, %zmm2, %zmm0
.L862:
	vmovq	%xmm7, %rdi
	vxorps	%xmm1, %xmm1, %xmm1
	call	_ZN6kvtide12_GLOBAL__N_14Simd4sum4EDv16_fS2_S2_S2_Pf.constprop.0
	vmovss	(%r9), %xmm0
	vaddss	-112(%rbp), %xmm0, %xmm0
	vmovss	%xmm0, (%r9)
	jmp	.L847
	.p2align 4,,10
	.p2align 3
.L858:
	cmpq	$15, %rdx
	jle	.L884
	leaq	0(,%rdi,4), %rsi
	vxorps	%xmm2, %xmm2, %xmm2
	movq	%r11, -144(%rbp)
	movq	%rdi, %r11
	leaq	(%rax,%rsi), %r13
	movq	%r10, -152(%rbp)
	vmovaps	%zmm2, %zmm1
	vmovaps	%zmm2, %zmm0
	leaq	0(%r13,%rsi), %rbx
	xorl	%esi, %esi
	movq	%rbx, -136(%rbp)
	movq	-136(%rbp), %rdi
	movq	%r10, %rbx
	movq	%r8, %r10
	movq	%rdx, %r8
	movq	%rax, %rdx
	.p2align 4,,10
	.p2align 3
.L867:
	movq	%rsi, %rax
	vmovups	(%rdx,%rsi,4), %zmm3
	prefetcht0	(%rbx)
	vmovups	0(%r13,%rsi,4), %zmm5
	addq	$31, %rax
	vmovups	(%rdi,%rsi,4), %zmm4
	addq	$64, %rbx
	addq	$16, %rsi
	vfmadd231ps	-8256(%rbx), %zmm3, %zmm0
	vfmadd231ps	-8256(%rbx), %zmm5, %zmm1
	vfmadd231ps	-8256(%rbx), %zmm4, %zmm2
	cmpq	%rax, %rcx
	jg	.L867
	leaq	-16(%rcx), %rsi
	movq	%rdx, %rax
	movq	%r8, %rdx
	movq	%r11, %rdi
	andq	$-16, %rsi
	movq	%r10, %r8
	movq	-144(%rbp), %r11
	movq	-152(%rbp), %r10
	addq	$16, %rsi
	cmpq	$15, %rdx
	movl	$16, %edx
	cmovg	%rsi, %rdx
.L866:
	cmpq	%rdx, %rcx
	jle	.L868
	subl	%edx, %ecx
	movl	$1, %ebx
	leaq	0(,%rdx,4), %rsi
	addq	%rdi, %rdx
	sall	%cl, %ebx
	movl	%ebx, %ecx
	subl	$1, %ecx
	kmovw	%ecx, %k1
	vmovups	(%r15,%rsi), %zmm3{%k1}{z}
	vmovups	(%rax,%rsi), %zmm4{%k1}{z}
	vfmadd231ps	%zmm3, %zmm4, %zmm0
	vmovups	(%rax,%rdx,4), %zmm4{%k1}{z}
	addq	%rdi, %rdx
	vfmadd231ps	%zmm3, %zmm4, %zmm1
	vmovups	(%rax,%rdx,4), %zmm4{%k1}{z}
	vfmadd231ps	%zmm3, %zmm4, %zmm2
.L868:
	vmovq	%xmm7, %rdi
	vxorps	%xmm3, %xmm3, %xmm3
	salq	$2, %r11
	call	_ZN6kvtide12_GLOBAL__N_14Simd4sum4EDv16_fS2_S2_S2_Pf
	vmovss	(%r9), %xmm0
	vaddss	-112(%rbp), %xmm0, %xmm0
	vmovss	%xmm0, (%r9)
	addq	%r11, %r9
	vmovss	(%r9), %xmm0
	vaddss	-108(%rbp), %xmm0, %xmm0
	vmovss	%xmm0, (%r9)
	addq	%r11, %r9
	vmovss	(%r9), %xmm0
	vaddss	-104(%rbp), %xmm0, %xmm0
	vmovss	%xmm0, (%r9)
	jmp	.L847
	.p2align 4,,10
	.p2align 3
.L857:
	cmpq	$15, %rdx
	jle	.L883
	vxorps	%xmm1, %xmm1, %xmm1
	leaq	(%rax,%rdi,4), %r13
	movq	%r10, %rbx
	xorl	%esi, %esi
	movq	%r10, -136(%rbp)
	vmovaps	%zmm1, %zmm0
	movq	%rdi, %r10
	movq	%rdx, %rdi
	movq	%rax, %rdx
	.p2align 4,,10
	.p2align 3
.L864:
	movq	%rsi, %rax
	vmovups	(%rdx,%rsi,4), %zmm4
	vmovups	0(%r13,%rsi,4), %zmm6
	prefetcht0	(%rbx)
	addq	$31, %rax
	addq	$16, %rsi
	addq	$64, %rbx
	vfmadd231ps	-8256(%rbx), %zmm4, %zmm0
	vfmadd231ps	-8256(%rbx), %zmm6, %zmm1
	cmpq	%rax, %rcx
	jg	.L864
	leaq	-16(%rcx), %rsi
	movq	%rdx, %rax
	movq	%rdi, %rdx
	movq	%r10, %rdi
	andq	$-16, %rsi
	movq	-136(%rbp), %r10
	addq	$16, %rsi
	cmpq	$15, %rdx
	movl	$16, %edx
	cmovg	%rsi, %rdx
.L863:
	cmpq	%rdx, %rcx
	jle	.L865
	subl	%edx, %ecx
	movl	$1, %ebx
	leaq	0(,%rdx,4), %rsi
	addq	%rdi, %rdx
	sall	%cl, %ebx
	movl	%ebx, %ecx
	subl	$1, %ecx
	kmovw	%ecx, %k1
	vmovups	(%r15,%rsi), %zmm2{%k1}{z}
	vmovups	(%rax,%rsi), %zmm3{%k1}{z}
	vfmadd231ps	%zmm2, %zmm3, %zmm0
	vmovups	(%rax,%rdx,4), %zmm3{%k1}{z}
	vfmadd231ps	%zmm2, %zmm3, %zmm1
.L865:
	vmovq	%xmm7, %rdi
	leaq	(%r9,%r11,4), %rax
	call	_ZN6kvtide12_GLOBAL__N_14Simd4sum4EDv16_fS2_S2_S2_Pf.constprop.0
	vmovss	(%r9), %xmm0
	vaddss	-112(%rbp), %xmm0, %xmm0
	vmovss	%xmm0, (%r9)
	vmovss	(%rax), %xmm0
	vaddss	-108(%rbp), %xmm0, %xmm0
	vmovss	%xmm0, (%rax)
	jmp	.L847
	.p2align 4,,10
	.p2align 3
.L841:
	cmpq	$15, %rdx
	jle	.L879
	vxorps	%xmm1, %xmm1, %xmm1
	leaq	(%rax,%rdi,4), %r13
	movq	%r10, %rbx
	xorl	%esi, %esi
	movq	%r10, -136(%rbp)
	vmovaps	%zmm1, %zmm0
	movq	%rdi, %r10
	movq	%rdx, %rdi
	movq	%rax, %rdx
	.p2align 4,,10
	.p2align 3
.L849:
	movq	%rsi, %rax
	vmovups	(%rdx,%rsi,4), %zmm6
	vmovups	0(%r13,%rsi,4), %zmm5
	prefetcht0	(%rbx)
	addq	$31, %rax
	addq	$16, %rsi
	addq	$64, %rbx
	vfmadd231ps	-8256(%rbx), %zmm6, %zmm0
	vfmadd231ps	-8256(%rbx), %zmm5, %zmm1
	cmpq	%rax, %rcx
	jg	.L849
	leaq	-16(%rcx), %rsi
	movq	%rdx, %rax
	movq	%rdi, %rdx
	movq	%r10, %rdi
	andq	$-16, %rsi
	movq	-136(%rbp), %r10
	addq	$16, %rsi
	cmpq	$15, %rdx
	movl	$16, %edx
	cmovg	%rsi, %rdx
.L848:
	cmpq	%rdx, %rcx
	jle	.L850
	subl	%edx, %ecx
	movl	$1, %ebx
	leaq	0(,%rdx,4), %rsi
	addq	%rdi, %rdx
	sall	%cl, %ebx
	movl	%ebx, %ecx
	subl	$1, %ecx
	kmovw	%ecx, %k1
	vmovups	(%r15,%rsi), %zmm2{%k1}{z}
	vmovups	(%rax,%rsi), %zmm3{%k1}{z}
	vfmadd231ps	%zmm2, %zmm3, %zmm0
	vmovups	(%rax,%rdx,4), %zmm3{%k1}{z}
	vfmadd231ps	%zmm2, %zmm3, %zmm1
.L850:
	vmovq	%xmm7, %rdi
	call	_ZN6kvtide12_GLOBAL__N_14Simd4sum4EDv16_fS2_S2_S2_Pf.constprop.0
	movl	-112(%rbp), %eax
	movl	%eax, (%r9)
	movl	-108(%rbp), %eax
	movl	%eax, (%r9,%r11,4)
	jmp	.L847
	.p2align 4,,10
	.p2align 3
.L902:
	cmpq	$15, %rdx
	jle	.L878
	movq	%r10, %rdi
	xorl	%esi, %esi
	vxorps	%xmm0, %xmm0, %xmm0
	.p2align 4,,10
	.p2align 3
.L845:
	movq	%rsi, %r11
	vmovups	(%rax,%rsi,4), %zmm5
	prefetcht0	(%rdi)
	vfmadd231ps	-8192(%rdi), %zmm5, %zmm0
	addq	$31, %r11
	addq	$16, %rsi
	addq	$64, %rdi
	cmpq	%r11, %rcx
	jg	.L845
	leaq	-16(%rcx), %rsi
	andq	$-16, %rsi
	addq	$16, %rsi
	cmpq	$15, %rdx
	movl	$16, %edx
	cmovg	%rsi, %rdx
.L844:
	cmpq	%rdx, %rcx
	jle	.L846
	leaq	0(,%rdx,4), %rsi
	subl	%edx, %ecx
	movl	$1, %edx
	sall	%cl, %edx
	leal	-1(%rdx), %edi
	kmovw	%edi, %k1
	vmovups	(%r15,%rsi), %zmm1{%k1}{z}
	vmovups	(%rax,%rsi), %zmm2{%k1}{z}
	vfmadd231ps	%zmm1, %zmm2, %zmm0
.L846:
	vmovq	%xmm7, %rdi
	vxorps	%xmm1, %xmm1, %xmm1
	call	_ZN6kvtide12_GLOBAL__N_14Simd4sum4EDv16_fS2_S2_S2_Pf.constprop.0
	movl	-112(%rbp), %eax
	movl	%eax, (%r9)
	jmp	.L847
	.p2align 4,,10
	.p2align 3
.L842:
	cmpq	$15, %rdx
	jle	.L880
	leaq	0(,%rdi,4), %rsi
	vxorps	%xmm2, %xmm2, %xmm2
	movq	%r11, -144(%rbp)
	movq	%rdi, %r11
	leaq	(%rax,%rsi), %r13
	movq	%r10, -152(%rbp)
	vmovaps	%zmm2, %zmm1
	vmovaps	%zmm2, %zmm0
	leaq	0(%r13,%rsi), %rbx
	xorl	%esi, %esi
	movq	%rbx, -136(%rbp)
	movq	-136(%rbp), %rdi
	movq	%r10, %rbx
	movq	%r8, %r10
	movq	%rdx, %r8
	movq	%rax, %rdx
	.p2align 4,,10
	.p2align 3
.L852:
	movq	%rsi, %rax
	vmovups	(%rdx,%rsi,4), %zmm4
	prefetcht0	(%rbx)
	vmovups	0(%r13,%rsi,4), %zmm6
	addq	$31, %rax
	vmovups	(%rdi,%rsi,4), %zmm3
	addq	$64, %rbx
	addq	$16, %rsi
	vfmadd231ps	-8256(%rbx), %zmm4, %zmm0
	vfmadd231ps	-8256(%rbx), %zmm6, %zmm1
	vfmadd231ps	-8256(%rbx), %zmm3, %zmm2
	cmpq	%rax, %rcx
	jg	.L852
	leaq	-16(%rcx), %rsi
	movq	%rdx, %rax
	movq	%r8, %rdx
	movq	%r11, %rdi
	andq	$-16, %rsi
	movq	%r10, %r8
	movq	-144(%rbp), %r11
	movq	-152(%rbp), %r10
	addq	$16, %rsi
	cmpq	$15, %rdx
	movl	$16, %edx
	cmovg	%rsi, %rdx
.L851:
	cmpq	%rdx, %rcx
	jle	.L853
	subl	%edx, %ecx
	movl	$1, %ebx
	leaq	0(,%rdx,4), %rsi
	addq	%rdi, %rdx
	sall	%cl, %ebx
	movl	%ebx, %ecx
	subl	$1, %ecx
	kmovw	%ecx, %k1
	vmovups	(%r15,%rsi), %zmm3{%k1}{z}
	vmovups	(%rax,%rsi), %zmm4{%k1}{z}
	vfmadd231ps	%zmm3, %zmm4, %zmm0
	vmovups	(%rax,%rdx,4), %zmm4{%k1}{z}
	addq	%rdi, %rdx
	vfmadd231ps	%zmm3, %zmm4, %zmm1
	vmovups	(%rax,%rdx,4), %zmm4{%k1}{z}
	vfmadd231ps	%zmm3, %zmm4, %zmm2
.L853:
	vmovq	%xmm7, %rdi
	vxorps	%xmm3, %xmm3, %xmm3
	call	_ZN6kvtide12_GLOBAL__N_14Simd4sum4EDv16_fS2_S2_S2_Pf
	movl	-112(%rbp), %eax
	movl	-108(%rbp), %edx
	movl	%eax, (%r9)
	leaq	(%r9,%r11,4), %rax
	movl	%edx, (%rax)
	movl	-104(%rbp), %edx
	movl	%edx, (%rax,%r11,4)
	jmp	.L847
.L881:
	vxorps	%xmm3, %xmm3, %xmm3
	xorl	%edx, %edx
	vmovaps	%zmm3, %zmm2
	vmovaps	%zmm3, %zmm1
	vmovaps	%zmm3, %zmm4
	jmp	.L854
.L880:
	vxorps	%xmm2, %xmm2, %xmm2
	xorl	%edx, %edx
	vmovaps	%zmm2, %zmm1
	vmovaps	%zmm2, %zmm0
	jmp	.L851
.L878:
	xorl	%edx, %edx
	vxorps	%xmm0, %xmm0, %xmm0
	jmp	.L844
.L879:
	vxorps	%xmm1, %xmm1, %xmm1
	xorl	%edx, %edx
	vmovaps	%zmm1, %zmm0
	jmp	.L848
.L883:
	vxorps	%xmm1, %xmm1, %xmm1
	xorl	%edx, %edx
	vmovaps	%zmm1, %zmm0
	jmp	.L863
.L884:
	vxorps	%xmm2, %xmm2, %xmm2
	xorl	%edx, %edx
	vmovaps	%zmm2, %zmm1
	vmovaps	%zmm2, %zmm0
	jmp	.L866
.L882:
	vxorps	%xmm0, %xmm0, %xmm0
	xorl	%edx, %edx
	jmp	.L860
.L885:
	vxorps	%xmm3, %xmm3, %xmm3
	xorl	%edx, %edx
	vmovaps	%zmm3, %zmm2
	vmovaps	%zmm3, %zmm1
	vmovaps	%zmm3, %zmm4
	jmp	.L869
.L899:
	.cfi_def_cfa 7, 8
	.cfi_restore 3
	.cfi_restore 6
	.cfi_restore 12
	.cfi_restore 13
	.cfi_restore 14
	.cfi_restore 15
	ret
	.cfi_endproc
.LFE6536:
	.size	_ZN6kvtide12_GLOBAL__N_113linear_streamIfEEvRKNS_10LinearArgsEll, .-_ZN6kvtide12_GLOBAL__N_113linear_streamIfEEvRKNS_10LinearArgsEll
	.p2align 4
	.type	_ZN6kvtide12_GLOBAL__N_110score_keysILi1ENS_4bf16EEEvRKNS_13AttentionArgsEiiRKNS0_7ScratchERKNS0_9SplitViewIT0_EE, @function
_ZN6kvtide12_GLOBAL__N_110score_keysILi1ENS_4bf16EEEvRKNS_13AttentionArgsEiiRKNS0_7ScratchERKNS0_9SplitViewIT0_EE:
.LFB6497:
	.cfi_startproc
	leaq	8(%rsp), %r10
	.cfi_def_cfa 10, 0
	andq	$-64, %rsp
	pushq	-8(%r10)
	pushq	%rbp
	movq	%rsp, %rbp
	.cfi_escape 0x10,0x6,0x2,0x76,0
	pushq	%r15
	pushq	%r14
	pushq	%r13
	.cfi_escape 0x10,0xf,0x2,0x76,0x78
	.cfi_escape 0x10,0xe,0x2,0x76,0x70
	.cfi_escape 0x10,0xd,0x2,0x76,0x68
	movl	%edx, %r13d
	xorl	%edx, %edx
	pushq	%r12
	pushq	%r10
	.cfi_escape 0xf,0x3,0x76,0x58,0x6
	.cfi_escape 0x10,0xc,0x2,0x76,0x60
	pushq	%rbx
	subq	$256, %rsp
	.cfi_escape 0x10,0x3,0x2,0x76,0x50
	movl	144(%rdi), %eax
	movq	%rcx, -224(%rbp)
	movq	%rdi, -216(%rbp)
	leal	(%rax,%rax), %ecx
	movl	%eax, -200(%rbp)
	movl	$10240, %eax
	idivl	%ecx
	movl	$64, %edx
	movl	%edx, %ecx
	cmpl	%edx, %eax
	movl	(%r8), %edx
	cmovle	%eax, %ecx
	xorl	%eax, %eax
	testl	%ecx, %ecx
	cmovs	%eax, %ecx
	movl	4(%r8), %eax
	cmpl	%eax, %edx
	jge	.L1030
	movslq	%edx, %r10
	addl	%ecx, %edx
	movq	%r8, %rbx
	movl	%esi, %r15d
	movslq	%edx, %rdx
	subq	%r10, %rdx
	leaq	(%r8,%rdx,8), %r9
	leal	-1(%rsi), %edx
	shrl	$2, %edx
	addl	$1, %edx
	leaq	0(,%rdx,4), %rdi
	movq	%rdi, -240(%rbp)
	.p2align 4,,10
	.p2align 3
.L966:
	movq	8(%rbx,%r10,8), %r14
	movq	8(%r9,%r10,8), %rdx
	movq	%r14, -192(%rbp)
	movq	%rdx, -184(%rbp)
	cmpl	$8, %r15d
	jg	.L1032
	testl	%r15d, %r15d
	jle	.L932
	leaq	0(,%r10,4), %rax
	movl	%r15d, %r11d
	leaq	-184(%rbp), %rsi
	movq	%r9, -248(%rbp)
	movq	%rsi, -232(%rbp)
	xorl	%r12d, %r12d
	movq	%rax, %r15
	movq	%r10, -200(%rbp)
	jmp	.L965
	.p2align 4,,10
	.p2align 3
.L1035:
	movq	-232(%rbp), %rax
	movl	$1, -104(%rbp)
	movq	%rax, -112(%rbp)
	cmpl	$2, %r8d
	je	.L939
	cmpl	$3, %r8d
	je	.L940
	cmpl	$1, %r8d
	je	.L1033
	movl	%r11d, -204(%rbp)
	leaq	-192(%rbp), %rdx
	movl	$1, %r9d
	leaq	-112(%rbp), %r8
	pushq	$256
	pushq	%r10
	vzeroupper
	call	_ZN6kvtide12_GLOBAL__N_18dot_tileILi4ELi1ELb0ELi1ENS_4bf16EEEvPKflPKPKT3_lRKNS0_5AheadIS5_EEiPfl
	movl	-204(%rbp), %r11d
	popq	%rax
	popq	%rdx
	.p2align 4,,10
	.p2align 3
.L934:
	leaq	4(%r12), %rax
	addq	$4096, %r15
	movl	$4, %r12d
	cmpl	%eax, %r11d
	jle	.L1034
.L965:
	movl	%r12d, %eax
	movl	%r11d, %r8d
	cltd
	subl	%r12d, %r8d
	idivl	%r13d
	movslq	%eax, %rcx
	movl	$4, %eax
	cmpl	%eax, %r8d
	cmovle	%r8d, %eax
	leal	-1(%rax,%r12), %eax
	cltd
	idivl	%r13d
	cmpl	%eax, %ecx
	jg	.L934
	movl	%eax, %edi
	subl	%ecx, %edi
	cmpl	$14, %edi
	jbe	.L988
	leal	1346(%rcx), %edx
	vpxor	%xmm3, %xmm3, %xmm3
	movl	$256, %esi
	movslq	%edx, %rdx
	vpbroadcastd	%esi, %zmm2
	leal	-16(%rcx), %esi
	vmovdqu32	256(%rbx,%rdx,4), %zmm0
	vmovdqu32	(%rbx,%rdx,4), %zmm5
	movl	$4294967280, %edx
	vextracti32x8	$0x1, %zmm0, %ymm1
	vpmaxsd	%zmm3, %zmm0, %zmm3
	vextracti32x8	$0x1, %zmm5, %ymm4
	vpmaxsd	%ymm0, %ymm1, %ymm1
	vpminsd	%ymm5, %ymm4, %ymm4
	vextracti128	$0x1, %ymm1, %xmm0
	vpminsd	%zmm2, %zmm5, %zmm2
	vpmaxsd	%xmm1, %xmm0, %xmm0
	vpsrldq	$8, %xmm0, %xmm1
	vpmaxsd	%xmm1, %xmm0, %xmm0
	vpsrldq	$4, %xmm0, %xmm1
	vpmaxsd	%xmm1, %xmm0, %xmm0
	vpxor	%xmm1, %xmm1, %xmm1
	vinsertps	$0xe, %xmm0, %xmm0, %xmm0
	vpmaxsd	%xmm1, %xmm0, %xmm0
	vextracti128	$0x1, %ymm4, %xmm1
	vpminsd	%xmm4, %xmm1, %xmm1
	vpsrldq	$8, %xmm1, %xmm4
	vpminsd	%xmm4, %xmm1, %xmm1
	vpsrldq	$4, %xmm1, %xmm4
	vpminsd	%xmm4, %xmm1, %xmm1
	vmovdqa	.LC40(%rip), %xmm4
	vinsertps	$0xe, %xmm1, %xmm1, %xmm1
	vpminsd	%xmm4, %xmm1, %xmm1
	vmovdqa	%ymm2, %ymm4
	vextracti32x8	$0x1, %zmm2, %ymm2
	vpminsd	%ymm2, %ymm4, %ymm2
	vmovdqa	%ymm3, %ymm4
	vextracti32x8	$0x1, %zmm3, %ymm3
	vpmaxsd	%ymm3, %ymm4, %ymm4
.L935:
	subl	%edx, %edi
	movl	%edi, %r9d
	leal	1(%rdi), %edi
	cmpl	$6, %r9d
	jbe	.L936
	leaq	1346(%rcx,%rdx), %rdx
	movl	%edi, %r9d
	vpmaxsd	256(%rbx,%rdx,4), %ymm4, %ymm1
	vpminsd	(%rbx,%rdx,4), %ymm2, %ymm2
	andl	$-8, %r9d
	addl	%r9d, %esi
	andl	$7, %edi
	vextracti128	$0x1, %ymm1, %xmm0
	vpmaxsd	%xmm1, %xmm0, %xmm0
	vpsrldq	$8, %xmm0, %xmm1
	vpmaxsd	%xmm1, %xmm0, %xmm0
	vpsrldq	$4, %xmm0, %xmm1
	vpmaxsd	%xmm1, %xmm0, %xmm0
	vextracti128	$0x1, %ymm2, %xmm1
	vpminsd	%xmm2, %xmm1, %xmm1
	vmovd	%xmm0, %edx
	vpsrldq	$8, %xmm1, %xmm2
	vmovd	%edx, %xmm0
	vpminsd	%xmm2, %xmm1, %xmm1
	vpsrldq	$4, %xmm1, %xmm2
	vpminsd	%xmm2, %xmm1, %xmm1
	vmovd	%xmm1, %ecx
	vmovd	%ecx, %xmm1
	je	.L937
.L936:
	movslq	%esi, %rdx
	leaq	(%rbx,%rdx,4), %rdi
	vmovd	5384(%rdi), %xmm2
	vpminsd	%xmm2, %xmm1, %xmm1
	vmovd	5640(%rdi), %xmm2
	vpmaxsd	%xmm2, %xmm0, %xmm0
	vmovd	%xmm1, %ecx
	vmovd	%xmm0, %edx
	cmpl	%esi, %eax
	jle	.L937
	vmovd	5388(%rdi), %xmm2
	leal	2(%rsi), %r9d
	vpminsd	%xmm2, %xmm1, %xmm1
	vmovd	5644(%rdi), %xmm2
	vpmaxsd	%xmm2, %xmm0, %xmm0
	vmovd	%xmm1, %ecx
	vmovd	%xmm0, %edx
	cmpl	%r9d, %eax
	jl	.L937
	vmovd	5392(%rdi), %xmm2
	leal	3(%rsi), %r9d
	vpminsd	%xmm2, %xmm1, %xmm1
	vmovd	5648(%rdi), %xmm2
	vpmaxsd	%xmm2, %xmm0, %xmm0
	vmovd	%xmm1, %ecx
	vmovd	%xmm0, %edx
	cmpl	%eax, %r9d
	jg	.L937
	vmovd	5396(%rdi), %xmm2
	leal	4(%rsi), %r9d
	vpminsd	%xmm2, %xmm1, %xmm1
	vmovd	5652(%rdi), %xmm2
	vpmaxsd	%xmm2, %xmm0, %xmm0
	vmovd	%xmm1, %ecx
	vmovd	%xmm0, %edx
	cmpl	%eax, %r9d
	jg	.L937
	vmovd	5400(%rdi), %xmm2
	leal	5(%rsi), %r9d
	vpminsd	%xmm2, %xmm1, %xmm1
	vmovd	5656(%rdi), %xmm2
	vpmaxsd	%xmm2, %xmm0, %xmm0
	vmovd	%xmm1, %ecx
	vmovd	%xmm0, %edx
	cmpl	%eax, %r9d
	jg	.L937
	vmovd	5404(%rdi), %xmm2
	addl	$6, %esi
	vpminsd	%xmm2, %xmm1, %xmm1
	vmovd	5660(%rdi), %xmm2
	vpmaxsd	%xmm2, %xmm0, %xmm0
	vmovd	%xmm1, %ecx
	vmovd	%xmm0, %edx
	cmpl	%eax, %esi
	jg	.L937
	vmovd	5408(%rdi), %xmm2
	vpminsd	%xmm2, %xmm1, %xmm1
	vmovd	%xmm1, %ecx
	vmovd	5664(%rdi), %xmm1
	vpmaxsd	%xmm1, %xmm0, %xmm0
	vmovd	%xmm0, %edx
.L937:
	movq	-200(%rbp), %rax
	cmpl	%eax, %edx
	jle	.L934
	cmpl	%eax, %ecx
	jg	.L934
	movq	-224(%rbp), %rax
	movq	-216(%rbp), %rsi
	movq	16(%rax), %r10
	movslq	144(%rsi), %rcx
	movq	8(%rax), %rdi
	movq	(%rax), %rsi
	movl	%ecx, -204(%rbp)
	addq	%r15, %r10
	testq	%r12, %r12
	je	.L1035
	movq	%rsi, %rax
	movq	$0, -112(%rbp)
	movslq	-204(%rbp), %rcx
	leaq	0(,%rsi,4), %rdx
	salq	$4, %rax
	movl	$0, -104(%rbp)
	addq	%rdi, %rax
	cmpl	$2, %r8d
	je	.L943
	cmpl	$3, %r8d
	je	.L944
	cmpl	$1, %r8d
	je	.L1036
	cmpq	$15, %rcx
	jle	.L1037
	leaq	-16(%rcx), %rdi
	vxorps	%xmm3, %xmm3, %xmm3
	movl	%r13d, -208(%rbp)
	movl	%r11d, %r13d
	movq	%rdi, %r8
	movq	%rdi, -264(%rbp)
	movq	%rsi, %r11
	movq	%rcx, %rsi
	andq	$-16, %r8
	vmovaps	%zmm3, %zmm2
	vmovaps	%zmm3, %zmm1
	leaq	16(%r8), %rdi
	leaq	(%rax,%rdx), %r8
	vmovaps	%zmm3, %zmm4
	movq	%rdi, -256(%rbp)
	leaq	(%r8,%rdx), %r9
	movq	-256(%rbp), %rcx
	xorl	%edi, %edi
	addq	%r9, %rdx
	.p2align 4,,10
	.p2align 3
.L963:
	vpmovzxwd	(%r14,%rdi,2), %zmm0
	vpslld	$16, %zmm0, %zmm0
	vfmadd231ps	(%rax,%rdi,4), %zmm0, %zmm4
	vfmadd231ps	(%r8,%rdi,4), %zmm0, %zmm1
	vfmadd231ps	(%r9,%rdi,4), %zmm0, %zmm2
	vfmadd231ps	(%rdx,%rdi,4), %zmm0, %zmm3
	addq	$16, %rdi
	cmpq	%rcx, %rdi
	jne	.L963
	movq	-264(%rbp), %r9
	movq	%rsi, %rcx
	movq	%r11, %rsi
	movl	%r13d, %r11d
	movl	-208(%rbp), %r13d
	andq	$-16, %r9
	leaq	16(%r9), %rdx
.L974:
	cmpq	%rcx, %rdx
	jge	.L964
	movl	-204(%rbp), %ecx
	movl	$1, %edi
	subl	%edx, %ecx
	sall	%cl, %edi
	subl	$1, %edi
	kmovw	%edi, %k1
	vmovdqu16	(%r14,%rdx,2), %ymm0{%k1}{z}
	vmovups	(%rax,%rdx,4), %zmm5{%k1}{z}
	addq	%rsi, %rdx
	vpmovzxwd	%ymm0, %zmm0
	vpslld	$16, %zmm0, %zmm0
	vfmadd231ps	%zmm0, %zmm5, %zmm4
	vmovups	(%rax,%rdx,4), %zmm5{%k1}{z}
	addq	%rsi, %rdx
	vfmadd231ps	%zmm0, %zmm5, %zmm1
	vmovups	(%rax,%rdx,4), %zmm5{%k1}{z}
	addq	%rsi, %rdx
	vfmadd231ps	%zmm0, %zmm5, %zmm2
	vmovups	(%rax,%rdx,4), %zmm5{%k1}{z}
	vfmadd231ps	%zmm0, %zmm5, %zmm3
.L964:
	leaq	-176(%rbp), %rdi
	vmovaps	%zmm4, %zmm0
	call	_ZN6kvtide12_GLOBAL__N_14Simd4sum4EDv16_fS2_S2_S2_Pf
	movl	-176(%rbp), %eax
	movl	%eax, (%r10)
	movl	-172(%rbp), %eax
	movl	%eax, 1024(%r10)
	movl	-168(%rbp), %eax
	movl	%eax, 2048(%r10)
	movl	-164(%rbp), %eax
	movl	%eax, 3072(%r10)
	jmp	.L934
	.p2align 4,,10
	.p2align 3
.L1034:
	movq	-248(%rbp), %r9
	movq	-200(%rbp), %r10
	movl	%r11d, %r15d
	movl	4(%rbx), %eax
.L932:
	addq	$1, %r10
	cmpl	%r10d, %eax
	jg	.L966
.L1041:
	vzeroupper
.L1030:
	leaq	-48(%rbp), %rsp
	popq	%rbx
	popq	%r10
	.cfi_remember_state
	.cfi_def_cfa 10, 0
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	popq	%rbp
	leaq	-8(%r10), %rsp
	.cfi_def_cfa 7, 8
	ret
	.p2align 4,,10
	.p2align 3
.L940:
	.cfi_restore_state
	cmpq	$15, %rcx
	jle	.L1038
	leaq	-16(%rcx), %rdx
	leaq	0(,%rsi,4), %r8
	vxorps	%xmm2, %xmm2, %xmm2
	movl	%r13d, -208(%rbp)
	shrq	$4, %rdx
	movl	%r11d, %r13d
	movq	%rsi, %r11
	movq	-184(%rbp), %r9
	leaq	1(%rdx), %rax
	leaq	(%rdi,%r8), %rdx
	movq	%rcx, %rsi
	addq	%rdx, %r8
	movq	%rax, -264(%rbp)
	salq	$5, %rax
	vmovaps	%zmm2, %zmm1
	movq	%rax, -256(%rbp)
	movq	%r8, %rcx
	movq	-256(%rbp), %r8
	xorl	%eax, %eax
	vmovaps	%zmm2, %zmm4
	.p2align 4,,10
	.p2align 3
.L961:
	vpmovzxwd	(%r14,%rax), %zmm0
	prefetcht0	(%r9,%rax)
	vpslld	$16, %zmm0, %zmm0
	vfmadd231ps	(%rdi,%rax,2), %zmm0, %zmm4
	vfmadd231ps	(%rdx,%rax,2), %zmm0, %zmm1
	vfmadd231ps	(%rcx,%rax,2), %zmm0, %zmm2
	addq	$32, %rax
	cmpq	%rax, %r8
	jne	.L961
	movq	-264(%rbp), %rdx
	movq	%rsi, %rcx
	movq	%r11, %rsi
	movl	%r13d, %r11d
	movl	-208(%rbp), %r13d
	salq	$4, %rdx
.L957:
	cmpq	%rcx, %rdx
	jge	.L962
	movl	-204(%rbp), %ecx
	movl	$1, %eax
	subl	%edx, %ecx
	sall	%cl, %eax
	subl	$1, %eax
	kmovw	%eax, %k1
	vmovdqu16	(%r14,%rdx,2), %ymm0{%k1}{z}
	vmovups	(%rdi,%rdx,4), %zmm3{%k1}{z}
	addq	%rsi, %rdx
	vpmovzxwd	%ymm0, %zmm0
	vpslld	$16, %zmm0, %zmm0
	vfmadd231ps	%zmm0, %zmm3, %zmm4
	vmovups	(%rdi,%rdx,4), %zmm3{%k1}{z}
	addq	%rsi, %rdx
	vfmadd231ps	%zmm0, %zmm3, %zmm1
	vmovups	(%rdi,%rdx,4), %zmm3{%k1}{z}
	vfmadd231ps	%zmm0, %zmm3, %zmm2
.L962:
	leaq	-176(%rbp), %rdi
	vxorps	%xmm3, %xmm3, %xmm3
	vmovaps	%zmm4, %zmm0
	call	_ZN6kvtide12_GLOBAL__N_14Simd4sum4EDv16_fS2_S2_S2_Pf
	movl	-176(%rbp), %eax
	movl	%eax, (%r10)
	movl	-172(%rbp), %eax
	movl	%eax, 1024(%r10)
	movl	-168(%rbp), %eax
	movl	%eax, 2048(%r10)
	jmp	.L934
.L988:
	movl	$256, %edx
	movl	%ecx, %esi
	vmovdqa	.LC40(%rip), %xmm1
	vpxor	%xmm4, %xmm4, %xmm4
	vpbroadcastd	%edx, %ymm2
	vpxor	%xmm0, %xmm0, %xmm0
	xorl	%edx, %edx
	jmp	.L935
.L939:
	vxorps	%xmm1, %xmm1, %xmm1
	xorl	%edx, %edx
	vmovaps	%zmm1, %zmm2
	cmpq	$15, %rcx
	jle	.L980
	movq	(%rax), %rdx
	leaq	-16(%rcx), %rax
	vxorps	%xmm1, %xmm1, %xmm1
	leaq	(%rdi,%rsi,4), %r9
	shrq	$4, %rax
	vmovaps	%zmm1, %zmm2
	addq	$1, %rax
	movq	%rax, %r8
	movq	%rax, -256(%rbp)
	xorl	%eax, %eax
	salq	$5, %r8
	.p2align 4,,10
	.p2align 3
.L954:
	vpmovzxwd	(%r14,%rax), %zmm0
	prefetcht0	(%rdx,%rax)
	vpslld	$16, %zmm0, %zmm0
	vfmadd231ps	(%rdi,%rax,2), %zmm0, %zmm2
	vfmadd231ps	(%r9,%rax,2), %zmm0, %zmm1
	addq	$32, %rax
	cmpq	%r8, %rax
	jne	.L954
	movq	-256(%rbp), %rdx
	salq	$4, %rdx
.L980:
	cmpq	%rcx, %rdx
	jge	.L955
	movl	-204(%rbp), %ecx
	movl	$1, %eax
	subl	%edx, %ecx
	sall	%cl, %eax
	subl	$1, %eax
	kmovw	%eax, %k1
	vmovdqu16	(%r14,%rdx,2), %ymm0{%k1}{z}
	vmovups	(%rdi,%rdx,4), %zmm3{%k1}{z}
	addq	%rsi, %rdx
	vpmovzxwd	%ymm0, %zmm0
	vpslld	$16, %zmm0, %zmm0
	vfmadd231ps	%zmm0, %zmm3, %zmm2
	vmovups	(%rdi,%rdx,4), %zmm3{%k1}{z}
	vfmadd231ps	%zmm0, %zmm3, %zmm1
.L955:
	leaq	-176(%rbp), %rdi
	vmovaps	%zmm2, %zmm0
	call	_ZN6kvtide12_GLOBAL__N_14Simd4sum4EDv16_fS2_S2_S2_Pf.constprop.0
	movl	-176(%rbp), %eax
	movl	%eax, (%r10)
	movl	-172(%rbp), %eax
	movl	%eax, 1024(%r10)
	jmp	.L934
	.p2align 4,,10
	.p2align 3
.L1033:
	vxorps	%xmm2, %xmm2, %xmm2
	xorl	%edx, %edx
	cmpq	$15, %rcx
	jle	.L976
	leaq	-16(%rcx), %rdx
	movq	(%rax), %r8
	vxorps	%xmm2, %xmm2, %xmm2
	xorl	%eax, %eax
	shrq	$4, %rdx
	addq	$1, %rdx
	movq	%rdx, %rsi
	salq	$5, %rsi
	.p2align 4,,10
	.p2align 3
.L950:
	vpmovzxwd	(%r14,%rax), %zmm0
	prefetcht0	(%r8,%rax)
	vpslld	$16, %zmm0, %zmm0
	vfmadd231ps	(%rdi,%rax,2), %zmm0, %zmm2
	addq	$32, %rax
	cmpq	%rax, %rsi
	jne	.L950
	salq	$4, %rdx
.L976:
	cmpq	%rcx, %rdx
	jge	.L951
	movl	-204(%rbp), %ecx
	movl	$1, %eax
	subl	%edx, %ecx
	sall	%cl, %eax
	subl	$1, %eax
	kmovw	%eax, %k1
	vmovdqu16	(%r14,%rdx,2), %ymm0{%k1}{z}
	vmovups	(%rdi,%rdx,4), %zmm1{%k1}{z}
	vpmovzxwd	%ymm0, %zmm0
	vpslld	$16, %zmm0, %zmm0
	vfmadd231ps	%zmm0, %zmm1, %zmm2
.L951:
	leaq	-176(%rbp), %rdi
	vxorps	%xmm1, %xmm1, %xmm1
	vmovaps	%zmm2, %zmm0
	call	_ZN6kvtide12_GLOBAL__N_14Simd4sum4EDv16_fS2_S2_S2_Pf.constprop.0
	movl	-176(%rbp), %eax
	movl	%eax, (%r10)
	jmp	.L934
.L1032:
	movq	-224(%rbp), %rax
	xorl	%esi, %esi
	vmovq	32(%rax), %xmm8
	movq	-216(%rbp), %rax
	movl	144(%rax), %ecx
	movl	$16, %eax
	cmpl	$15, %ecx
	jle	.L911
	movq	-216(%rbp), %r8
	vmovq	%xmm8, %rdi
	.p2align 4,,10
	.p2align 3
.L908:
	vpmovzxwd	-32(%r14,%rax,2), %zmm0
	movq	%rax, %rsi
	vpslld	$16, %zmm0, %zmm0
	vmovups	%zmm0, -64(%rdi,%rax,4)
	addq	$16, %rax
	movl	144(%r8), %ecx
	leal	-1(%rax), %edx
	cmpl	%edx, %ecx
	jg	.L908
	vmovq	%rdi, %xmm8
.L911:
	cmpl	%ecx, %esi
	jge	.L909
	subl	%esi, %ecx
	movl	$1, %eax
	movslq	%esi, %rdx
	sall	%cl, %eax
	subl	$1, %eax
	kmovw	%eax, %k1
	vmovdqu16	(%r14,%rdx,2), %ymm0{%k1}{z}
	vmovq	%xmm8, %rax
	vpmovzxwd	%ymm0, %zmm0
	vpslld	$16, %zmm0, %zmm0
	vmovups	%zmm0, (%rax,%rdx,4){%k1}
.L909:
	movl	%r13d, -204(%rbp)
	movl	$256, %eax
	xorl	%r8d, %r8d
	movq	-224(%rbp), %r11
	movl	%r15d, -200(%rbp)
	vmovd	%eax, %xmm9
	vmovdqa	%xmm8, %xmm10
	movq	%rbx, %r15
	vmovq	%r9, %xmm11
	.p2align 4,,10
	.p2align 3
.L910:
	movl	-204(%rbp), %ebx
	movl	%r8d, %eax
	movl	-200(%rbp), %r14d
	movl	%r8d, %edi
	cltd
	idivl	%ebx
	subl	%r8d, %r14d
	movslq	%eax, %rcx
	movl	$4, %eax
	cmpl	%eax, %r14d
	cmovle	%r14d, %eax
	leal	-1(%rax,%r8), %eax
	cltd
	idivl	%ebx
	cmpl	%eax, %ecx
	jg	.L912
	movl	%eax, %r9d
	subl	%ecx, %r9d
	leal	1(%r9), %ebx
	cmpl	$14, %r9d
	jbe	.L984
	movslq	%ecx, %rsi
	movl	%ebx, %edx
	vpbroadcastd	%xmm9, %zmm4
	leaq	5384(,%rsi,4), %rsi
	shrl	$4, %edx
	vpxor	%xmm1, %xmm1, %xmm1
	leaq	(%r15,%rsi), %r12
	leaq	256(%r15,%rsi), %rsi
	vpminsd	(%r12), %zmm4, %zmm4
	vpmaxsd	(%rsi), %zmm1, %zmm1
	cmpl	$1, %edx
	je	.L914
	vpminsd	64(%r12), %zmm4, %zmm4
	vpmaxsd	64(%rsi), %zmm1, %zmm1
	cmpl	$2, %edx
	je	.L914
	vpminsd	128(%r12), %zmm4, %zmm4
	vpmaxsd	128(%rsi), %zmm1, %zmm1
	cmpl	$3, %edx
	je	.L914
	vpminsd	192(%r12), %zmm4, %zmm4
	vpmaxsd	192(%rsi), %zmm1, %zmm1
.L914:
	vextracti32x8	$0x1, %zmm1, %ymm5
	vextracti32x8	$0x1, %zmm4, %ymm3
	movl	%ebx, %esi
	vpmaxsd	%ymm1, %ymm5, %ymm2
	vpminsd	%ymm4, %ymm3, %ymm7
	andl	$-16, %esi
	andl	$15, %ebx
	vextracti128	$0x1, %ymm2, %xmm0
	leal	(%rsi,%rcx), %edx
	vpminsd	%ymm4, %ymm3, %ymm3
	vpmaxsd	%xmm2, %xmm0, %xmm0
	vpmaxsd	%ymm5, %ymm1, %ymm1
	vpsrldq	$8, %xmm0, %xmm2
	vpmaxsd	%xmm2, %xmm0, %xmm0
	vpsrldq	$4, %xmm0, %xmm2
	vpmaxsd	%xmm2, %xmm0, %xmm0
	vmovd	%xmm0, %r13d
	vextracti128	$0x1, %ymm7, %xmm0
	vpminsd	%xmm7, %xmm0, %xmm0
	vmovd	%r13d, %xmm2
	vpsrldq	$8, %xmm0, %xmm7
	vpminsd	%xmm7, %xmm0, %xmm0
	vpsrldq	$4, %xmm0, %xmm7
	vpminsd	%xmm7, %xmm0, %xmm0
	vmovd	%xmm0, %r12d
	vmovd	%r12d, %xmm0
	je	.L915
.L913:
	subl	%esi, %r9d
	leal	1(%r9), %ebx
	cmpl	$6, %r9d
	jbe	.L916
	leaq	1346(%rcx,%rsi), %rcx
	vpmaxsd	256(%r15,%rcx,4), %ymm1, %ymm1
	vpminsd	(%r15,%rcx,4), %ymm3, %ymm3
	movl	%ebx, %ecx
	andl	$-8, %ecx
	vextracti128	$0x1, %ymm1, %xmm0
	addl	%ecx, %edx
	andl	$7, %ebx
	vpmaxsd	%xmm1, %xmm0, %xmm0
	vpsrldq	$8, %xmm0, %xmm1
	vpmaxsd	%xmm1, %xmm0, %xmm0
	vpsrldq	$4, %xmm0, %xmm1
	vpmaxsd	%xmm1, %xmm0, %xmm0
	vmovd	%xmm0, %r13d
	vextracti128	$0x1, %ymm3, %xmm0
	vpminsd	%xmm3, %xmm0, %xmm0
	vmovd	%r13d, %xmm2
	vpsrldq	$8, %xmm0, %xmm1
	vpminsd	%xmm1, %xmm0, %xmm0
	vpsrldq	$4, %xmm0, %xmm1
	vpminsd	%xmm1, %xmm0, %xmm0
	vmovd	%xmm0, %r12d
	vmovd	%r12d, %xmm0
	je	.L915
.L916:
	movslq	%edx, %rcx
	leaq	(%r15,%rcx,4), %rsi
	vmovd	5384(%rsi), %xmm1
	vpminsd	%xmm1, %xmm0, %xmm0
	vmovd	5640(%rsi), %xmm1
	vpmaxsd	%xmm1, %xmm2, %xmm2
	vmovd	%xmm0, %r12d
	vmovd	%xmm2, %r13d
	cmpl	%edx, %eax
	jle	.L915
	vmovd	5388(%rsi), %xmm1
	leal	2(%rdx), %ecx
	vpminsd	%xmm1, %xmm0, %xmm0
	vmovd	5644(%rsi), %xmm1
	vpmaxsd	%xmm1, %xmm2, %xmm2
	vmovd	%xmm0, %r12d
	vmovd	%xmm2, %r13d
	cmpl	%ecx, %eax
	jl	.L915
	vmovd	5392(%rsi), %xmm1
	leal	3(%rdx), %ecx
	vpminsd	%xmm1, %xmm0, %xmm0
	vmovd	5648(%rsi), %xmm1
	vpmaxsd	%xmm1, %xmm2, %xmm2
	vmovd	%xmm0, %r12d
	vmovd	%xmm2, %r13d
	cmpl	%eax, %ecx
	jg	.L915
	vmovd	5396(%rsi), %xmm1
	leal	4(%rdx), %ecx
	vpminsd	%xmm1, %xmm0, %xmm0
	vmovd	5652(%rsi), %xmm1
	vpmaxsd	%xmm1, %xmm2, %xmm2
	vmovd	%xmm0, %r12d
	vmovd	%xmm2, %r13d
	cmpl	%ecx, %eax
	jl	.L915
	vmovd	5400(%rsi), %xmm1
	leal	5(%rdx), %ecx
	vpminsd	%xmm1, %xmm0, %xmm0
	vmovd	5656(%rsi), %xmm1
	vpmaxsd	%xmm1, %xmm2, %xmm2
	vmovd	%xmm0, %r12d
	vmovd	%xmm2, %r13d
	cmpl	%ecx, %eax
	jl	.L915
	vmovd	5404(%rsi), %xmm1
	addl	$6, %edx
	vpminsd	%xmm1, %xmm0, %xmm0
	vmovd	5660(%rsi), %xmm1
	vpmaxsd	%xmm1, %xmm2, %xmm2
	vmovd	%xmm0, %r12d
	vmovd	%xmm2, %r13d
	cmpl	%edx, %eax
	jl	.L915
	vmovd	5408(%rsi), %xmm1
	vpminsd	%xmm1, %xmm0, %xmm0
	vmovd	%xmm0, %r12d
	vmovd	5664(%rsi), %xmm0
	vpmaxsd	%xmm0, %xmm2, %xmm2
	vmovd	%xmm2, %r13d
.L915:
	cmpl	%r13d, %r10d
	jge	.L912
	cmpl	%r12d, %r10d
	jl	.L912
	sall	$8, %edi
	movq	16(%r11), %rdx
	movq	(%r11), %rsi
	movslq	%edi, %rax
	movq	%r8, %rdi
	addq	%r10, %rax
	imulq	%rsi, %rdi
	leaq	(%rdx,%rax,4), %rax
	vmovq	%rax, %xmm6
	movq	-216(%rbp), %rax
	movslq	144(%rax), %rcx
	movq	8(%r11), %rax
	movq	%rcx, %rdx
	leaq	(%rax,%rdi,4), %r9
	cmpl	$2, %r14d
	je	.L1039
	cmpl	$3, %r14d
	je	.L970
	cmpl	$1, %r14d
	je	.L1040
	cmpq	$15, %rcx
	jle	.L987
	leaq	-16(%rcx), %rax
	leaq	0(,%rsi,4), %rdi
	vxorps	%xmm3, %xmm3, %xmm3
	leaq	(%r9,%rdi), %r14
	movq	%rax, -232(%rbp)
	andq	$-16, %rax
	vmovaps	%zmm3, %zmm2
	leaq	(%r14,%rdi), %rbx
	leaq	16(%rax), %r12
	xorl	%eax, %eax
	addq	%rbx, %rdi
	vmovaps	%zmm3, %zmm1
	vmovaps	%zmm3, %zmm4
	vmovq	%xmm10, %r13
.L930:
	vmovups	0(%r13,%rax,4), %zmm0
	vfmadd231ps	(%r9,%rax,4), %zmm0, %zmm4
	vfmadd231ps	(%r14,%rax,4), %zmm0, %zmm1
	vfmadd231ps	(%rbx,%rax,4), %zmm0, %zmm2
	vfmadd231ps	(%rdi,%rax,4), %zmm0, %zmm3
	addq	$16, %rax
	cmpq	%r12, %rax
	jne	.L930
	movq	-232(%rbp), %rax
	andq	$-16, %rax
	addq	$16, %rax
.L929:
	cmpq	%rcx, %rax
	jge	.L931
	subl	%eax, %edx
	movl	$1, %edi
	leaq	0(,%rax,4), %rbx
	addq	%rsi, %rax
	movl	%edx, %ecx
	sall	%cl, %edi
	subl	$1, %edi
	kmovw	%edi, %k1
	vmovq	%xmm10, %rdi
	vmovups	(%r9,%rbx), %zmm5{%k1}{z}
	vmovups	(%rdi,%rbx), %zmm0{%k1}{z}
	vfmadd231ps	%zmm0, %zmm5, %zmm4
	vmovups	(%r9,%rax,4), %zmm5{%k1}{z}
	addq	%rsi, %rax
	vfmadd231ps	%zmm0, %zmm5, %zmm1
	vmovups	(%r9,%rax,4), %zmm5{%k1}{z}
	addq	%rsi, %rax
	vfmadd231ps	%zmm0, %zmm5, %zmm2
	vmovups	(%r9,%rax,4), %zmm5{%k1}{z}
	vfmadd231ps	%zmm0, %zmm5, %zmm3
.L931:
	leaq	-112(%rbp), %rdi
	vmovaps	%zmm4, %zmm0
	vmovq	%xmm6, %rbx
	call	_ZN6kvtide12_GLOBAL__N_14Simd4sum4EDv16_fS2_S2_S2_Pf
	movl	-112(%rbp), %eax
	movl	%eax, (%rbx)
	movl	-108(%rbp), %eax
	movl	%eax, 1024(%rbx)
	movl	-104(%rbp), %eax
	movl	%eax, 2048(%rbx)
	movl	-100(%rbp), %eax
	movl	%eax, 3072(%rbx)
	.p2align 4,,10
	.p2align 3
.L912:
	movq	-240(%rbp), %rax
	addq	$4, %r8
	cmpq	%rax, %r8
	jne	.L910
.L1043:
	movq	%r15, %rbx
	addq	$1, %r10
	movl	-204(%rbp), %r13d
	movl	-200(%rbp), %r15d
	movl	4(%rbx), %eax
	vmovq	%xmm11, %r9
	cmpl	%r10d, %eax
	jg	.L966
	jmp	.L1041
.L984:
	movl	$256, %esi
	movl	%ecx, %edx
	vmovdqa	.LC40(%rip), %xmm0
	vpxor	%xmm1, %xmm1, %xmm1
	vpbroadcastd	%esi, %ymm3
	vpxor	%xmm2, %xmm2, %xmm2
	xorl	%esi, %esi
	jmp	.L913
	.p2align 4,,10
	.p2align 3
.L1036:
	vxorps	%xmm2, %xmm2, %xmm2
	xorl	%edx, %edx
	cmpq	$15, %rcx
	jle	.L978
	leaq	-16(%rcx), %rdi
	vxorps	%xmm2, %xmm2, %xmm2
	xorl	%edx, %edx
	movq	%rdi, %rsi
	andq	$-16, %rsi
	addq	$16, %rsi
	.p2align 4,,10
	.p2align 3
.L947:
	vpmovzxwd	(%r14,%rdx,2), %zmm0
	vpslld	$16, %zmm0, %zmm0
	vfmadd231ps	(%rax,%rdx,4), %zmm0, %zmm2
	addq	$16, %rdx
	cmpq	%rdx, %rsi
	jne	.L947
	andq	$-16, %rdi
	leaq	16(%rdi), %rdx
.L978:
	cmpq	%rcx, %rdx
	jge	.L951
	movl	-204(%rbp), %ecx
	movl	$1, %esi
	subl	%edx, %ecx
	sall	%cl, %esi
	subl	$1, %esi
	kmovw	%esi, %k1
	vmovdqu16	(%r14,%rdx,2), %ymm0{%k1}{z}
	vmovups	(%rax,%rdx,4), %zmm1{%k1}{z}
	vpmovzxwd	%ymm0, %zmm0
	vpslld	$16, %zmm0, %zmm0
	vfmadd231ps	%zmm0, %zmm1, %zmm2
	jmp	.L951
	.p2align 4,,10
	.p2align 3
.L944:
	cmpq	$15, %rcx
	jle	.L989
	leaq	-16(%rcx), %rdi
	vxorps	%xmm2, %xmm2, %xmm2
	leaq	(%rax,%rdx), %r9
	movq	%rdi, %r8
	movq	%rdi, -256(%rbp)
	addq	%r9, %rdx
	xorl	%edi, %edi
	andq	$-16, %r8
	vmovaps	%zmm2, %zmm1
	vmovaps	%zmm2, %zmm4
	addq	$16, %r8
	.p2align 4,,10
	.p2align 3
.L959:
	vpmovzxwd	(%r14,%rdi,2), %zmm0
	vpslld	$16, %zmm0, %zmm0
	vfmadd231ps	(%rax,%rdi,4), %zmm0, %zmm4
	vfmadd231ps	(%r9,%rdi,4), %zmm0, %zmm1
	vfmadd231ps	(%rdx,%rdi,4), %zmm0, %zmm2
	addq	$16, %rdi
	cmpq	%r8, %rdi
	jne	.L959
	movq	-256(%rbp), %r9
	andq	$-16, %r9
	leaq	16(%r9), %rdx
.L958:
	cmpq	%rcx, %rdx
	jge	.L962
	movl	-204(%rbp), %ecx
	movl	$1, %edi
	subl	%edx, %ecx
	sall	%cl, %edi
	subl	$1, %edi
	kmovw	%edi, %k1
	vmovdqu16	(%r14,%rdx,2), %ymm0{%k1}{z}
	vmovups	(%rax,%rdx,4), %zmm3{%k1}{z}
	addq	%rsi, %rdx
	vpmovzxwd	%ymm0, %zmm0
	vpslld	$16, %zmm0, %zmm0
	vfmadd231ps	%zmm0, %zmm3, %zmm4
	vmovups	(%rax,%rdx,4), %zmm3{%k1}{z}
	addq	%rsi, %rdx
	vfmadd231ps	%zmm0, %zmm3, %zmm1
	vmovups	(%rax,%rdx,4), %zmm3{%k1}{z}
	vfmadd231ps	%zmm0, %zmm3, %zmm2
	jmp	.L962
.L943:
	cmpq	$15, %rcx
	jle	.L1042
	leaq	-16(%rcx), %r9
	vxorps	%xmm1, %xmm1, %xmm1
	leaq	(%rax,%rdx), %r8
	xorl	%edx, %edx
	movq	%r9, %rdi
	vmovaps	%zmm1, %zmm2
	andq	$-16, %rdi
	addq	$16, %rdi
	.p2align 4,,10
	.p2align 3
.L952:
	vpmovzxwd	(%r14,%rdx,2), %zmm0
	vpslld	$16, %zmm0, %zmm0
	vfmadd231ps	(%rax,%rdx,4), %zmm0, %zmm2
	vfmadd231ps	(%r8,%rdx,4), %zmm0, %zmm1
	addq	$16, %rdx
	cmpq	%rdi, %rdx
	jne	.L952
	andq	$-16, %r9
	leaq	16(%r9), %rdx
.L982:
	cmpq	%rcx, %rdx
	jge	.L955
	movl	-204(%rbp), %ecx
	movl	$1, %edi
	subl	%edx, %ecx
	sall	%cl, %edi
	subl	$1, %edi
	kmovw	%edi, %k1
	vmovdqu16	(%r14,%rdx,2), %ymm0{%k1}{z}
	vmovups	(%rax,%rdx,4), %zmm3{%k1}{z}
	addq	%rsi, %rdx
	vpmovzxwd	%ymm0, %zmm0
	vpslld	$16, %zmm0, %zmm0
	vfmadd231ps	%zmm0, %zmm3, %zmm2
	vmovups	(%rax,%rdx,4), %zmm3{%k1}{z}
	vfmadd231ps	%zmm0, %zmm3, %zmm1
	jmp	.L955
.L970:
	cmpq	$15, %rcx
	jle	.L986
	leaq	-16(%rcx), %rax
	leaq	0(,%rsi,4), %rdi
	vxorps	%xmm2, %xmm2, %xmm2
	movq	%rax, %r13
	andq	$-16, %rax
	leaq	(%r9,%rdi), %rbx
	movq	%rax, %r14
	addq	%rbx, %rdi
	xorl	%eax, %eax
	addq	$16, %r14
	vmovaps	%zmm2, %zmm1
	vmovaps	%zmm2, %zmm0
	vmovq	%xmm10, %r12
.L927:
	vmovups	(%r9,%rax,4), %zmm7
	vfmadd231ps	(%r12,%rax,4), %zmm7, %zmm0
	vmovups	(%rbx,%rax,4), %zmm7
	vfmadd231ps	(%r12,%rax,4), %zmm7, %zmm1
	vmovups	(%rdi,%rax,4), %zmm7
	vfmadd231ps	(%r12,%rax,4), %zmm7, %zmm2
	addq	$16, %rax
	cmpq	%r14, %rax
	jne	.L927
	movq	%r13, %rax
	andq	$-16, %rax
	addq	$16, %rax
.L926:
	cmpq	%rcx, %rax
	jge	.L928
	subl	%eax, %edx
	movl	$1, %edi
	leaq	0(,%rax,4), %rbx
	addq	%rsi, %rax
	movl	%edx, %ecx
	sall	%cl, %edi
	subl	$1, %edi
	kmovw	%edi, %k1
	vmovq	%xmm10, %rdi
	vmovups	(%r9,%rbx), %zmm4{%k1}{z}
	vmovups	(%rdi,%rbx), %zmm3{%k1}{z}
	vfmadd231ps	%zmm3, %zmm4, %zmm0
	vmovups	(%r9,%rax,4), %zmm4{%k1}{z}
	addq	%rsi, %rax
	vfmadd231ps	%zmm3, %zmm4, %zmm1
	vmovups	(%r9,%rax,4), %zmm4{%k1}{z}
	vfmadd231ps	%zmm3, %zmm4, %zmm2
.L928:
	leaq	-112(%rbp), %rdi
	vxorps	%xmm3, %xmm3, %xmm3
	vmovq	%xmm6, %rbx
	addq	$4, %r8
	call	_ZN6kvtide12_GLOBAL__N_14Simd4sum4EDv16_fS2_S2_S2_Pf
	movl	-112(%rbp), %eax
	movl	%eax, (%rbx)
	movl	-108(%rbp), %eax
	movl	%eax, 1024(%rbx)
	movl	-104(%rbp), %eax
	movl	%eax, 2048(%rbx)
	movq	-240(%rbp), %rax
	cmpq	%rax, %r8
	jne	.L910
	jmp	.L1043
.L1039:
	vxorps	%xmm1, %xmm1, %xmm1
	xorl	%eax, %eax
	vmovaps	%zmm1, %zmm0
	cmpq	$15, %rcx
	jle	.L969
	leaq	-16(%rcx), %rbx
	vxorps	%xmm1, %xmm1, %xmm1
	leaq	(%r9,%rsi,4), %r14
	xorl	%eax, %eax
	movq	%rbx, %rdi
	vmovaps	%zmm1, %zmm0
	vmovq	%xmm10, %r12
	andq	$-16, %rdi
	addq	$16, %rdi
.L924:
	vmovups	(%r9,%rax,4), %zmm7
	vfmadd231ps	(%r12,%rax,4), %zmm7, %zmm0
	vmovups	(%r14,%rax,4), %zmm7
	vfmadd231ps	(%r12,%rax,4), %zmm7, %zmm1
	addq	$16, %rax
	cmpq	%rdi, %rax
	jne	.L924
	andq	$-16, %rbx
	leaq	16(%rbx), %rax
.L969:
	cmpq	%rcx, %rax
	jge	.L925
	subl	%eax, %edx
	movl	$1, %edi
	leaq	0(,%rax,4), %rbx
	addq	%rsi, %rax
	movl	%edx, %ecx
	sall	%cl, %edi
	subl	$1, %edi
	kmovw	%edi, %k1
	vmovq	%xmm10, %rdi
	vmovups	(%r9,%rbx), %zmm3{%k1}{z}
	vmovups	(%rdi,%rbx), %zmm2{%k1}{z}
	vfmadd231ps	%zmm2, %zmm3, %zmm0
	vmovups	(%r9,%rax,4), %zmm3{%k1}{z}
	vfmadd231ps	%zmm2, %zmm3, %zmm1
.L925:
	leaq	-112(%rbp), %rdi
	vmovq	%xmm6, %rbx
	addq	$4, %r8
	call	_ZN6kvtide12_GLOBAL__N_14Simd4sum4EDv16_fS2_S2_S2_Pf.constprop.0
	movl	-112(%rbp), %eax
	movl	%eax, (%rbx)
	movl	-108(%rbp), %eax
	movl	%eax, 1024(%rbx)
	movq	-240(%rbp), %rax
	cmpq	%rax, %r8
	jne	.L910
	jmp	.L1043
.L1040:
	cmpq	$15, %rcx
	jle	.L985
	leaq	-16(%rcx), %rdi
	vxorps	%xmm0, %xmm0, %xmm0
	xorl	%eax, %eax
	movq	%rdi, %rsi
	vmovq	%xmm10, %rbx
	andq	$-16, %rsi
	addq	$16, %rsi
.L921:
	vmovups	(%r9,%rax,4), %zmm7
	vfmadd231ps	(%rbx,%rax,4), %zmm7, %zmm0
	addq	$16, %rax
	cmpq	%rsi, %rax
	jne	.L921
	andq	$-16, %rdi
	leaq	16(%rdi), %rax
.L920:
	cmpq	%rcx, %rax
	jge	.L922
	subl	%eax, %edx
	leaq	0(,%rax,4), %rsi
	movl	$1, %eax
	movl	%edx, %ecx
	sall	%cl, %eax
	subl	$1, %eax
	kmovw	%eax, %k1
	vmovq	%xmm10, %rax
	vmovups	(%r9,%rsi), %zmm2{%k1}{z}
	vmovups	(%rax,%rsi), %zmm1{%k1}{z}
	vfmadd231ps	%zmm1, %zmm2, %zmm0
.L922:
	leaq	-112(%rbp), %rdi
	vxorps	%xmm1, %xmm1, %xmm1
	vmovq	%xmm6, %rbx
	addq	$4, %r8
	call	_ZN6kvtide12_GLOBAL__N_14Simd4sum4EDv16_fS2_S2_S2_Pf.constprop.0
	movl	-112(%rbp), %eax
	movl	%eax, (%rbx)
	movq	-240(%rbp), %rax
	cmpq	%rax, %r8
	jne	.L910
	jmp	.L1043
.L1038:
	vxorps	%xmm2, %xmm2, %xmm2
	xorl	%edx, %edx
	vmovaps	%zmm2, %zmm1
	vmovaps	%zmm2, %zmm4
	jmp	.L957
.L986:
	vxorps	%xmm2, %xmm2, %xmm2
	xorl	%eax, %eax
	vmovaps	%zmm2, %zmm1
	vmovaps	%zmm2, %zmm0
	jmp	.L926
.L985:
	vxorps	%xmm0, %xmm0, %xmm0
	xorl	%eax, %eax
	jmp	.L920
.L1042:
	vxorps	%xmm1, %xmm1, %xmm1
	xorl	%edx, %edx
	vmovaps	%zmm1, %zmm2
	jmp	.L982
.L989:
	vxorps	%xmm2, %xmm2, %xmm2
	xorl	%edx, %edx
	vmovaps	%zmm2, %zmm1
	vmovaps	%zmm2, %zmm4
	jmp	.L958
.L1037:
	vxorps	%xmm3, %xmm3, %xmm3
	xorl	%edx, %edx
	vmovaps	%zmm3, %zmm2
	vmovaps	%zmm3, %zmm1
	vmovaps	%zmm3, %zmm4
	jmp	.L974
.L987:
	vxorps	%xmm3, %xmm3, %xmm3
	xorl	%eax, %eax
	vmovaps	%zmm3, %zmm2
	vmovaps	%zmm3, %zmm1
	vmovaps	%zmm3, %zmm4
	jmp	.L929
	.cfi_endproc
.LFE6497:
	.size	_ZN6kvtide12_GLOBAL__N_110score_keysILi1ENS_4bf16EEEvRKNS_13AttentionArgsEiiRKNS0_7ScratchERKNS0_9SplitViewIT0_EE, .-_ZN6kvtide12_GLOBAL__N_110score_keysILi1ENS_4bf16EEEvRKNS_13AttentionArgsEiiRKNS0_7ScratchERKNS0_9SplitViewIT0_EE
	.p2align 4
	.type	_ZN6kvtide12_GLOBAL__N_113linear_streamINS_4bf16EEEvRKNS_10LinearArgsEll, @function
_ZN6kvtide12_GLOBAL__N_113linear_streamINS_4bf16EEEvRKNS_10LinearArgsEll:
.LFB6518:
	.cfi_startproc
	cmpq	%rdx, %rsi
	jge	.L1105
	leaq	8(%rsp), %r10
	.cfi_def_cfa 10, 0
	andq	$-64, %rsp
	pushq	-8(%r10)
	pushq	%rbp
	movq	%rsp, %rbp
	.cfi_escape 0x10,0x6,0x2,0x76,0
	pushq	%r15
	.cfi_escape 0x10,0xf,0x2,0x76,0x78
	movq	%rdi, %r15
	pushq	%r14
	leaq	-112(%rbp), %rax
	pushq	%r13
	.cfi_escape 0x10,0xe,0x2,0x76,0x70
	.cfi_escape 0x10,0xd,0x2,0x76,0x68
	movq	%rdx, %r13
	vmovq	%rax, %xmm6
	pushq	%r12
	.cfi_escape 0x10,0xc,0x2,0x76,0x60
	movq	%rsi, %r12
	pushq	%r10
	.cfi_escape 0xf,0x3,0x76,0x58,0x6
	pushq	%rbx
	addq	$-128, %rsp
	.cfi_escape 0x10,0x3,0x2,0x76,0x50
	movq	%r13, -128(%rbp)
	movq	80(%rdi), %rdx
	.p2align 4,,10
	.p2align 3
.L1080:
	movq	40(%r15), %rsi
	movq	32(%r15), %rcx
	movq	%r12, -120(%rbp)
	xorl	%r9d, %r9d
	leaq	0(,%r12,4), %rax
	imulq	%r12, %rsi
	movq	%rax, %r12
	leaq	8192(%rcx,%rsi,2), %r10
.L1078:
	subq	%r9, %rdx
	movl	$1024, %ecx
	movq	(%r15), %r8
	movq	64(%r15), %rsi
	cmpq	%rcx, %rdx
	movq	8(%r15), %r11
	movq	24(%r15), %rbx
	leaq	-8192(%r10), %r13
	cmovle	%rdx, %rcx
	movq	16(%r15), %rdi
	addq	%r12, %r8
	testq	%r9, %r9
	jne	.L1046
	cmpl	$2, %esi
	je	.L1047
	cmpl	$3, %esi
	je	.L1048
	cmpl	$1, %esi
	je	.L1108
	cmpq	$15, %rdx
	jle	.L1087
	vxorps	%xmm3, %xmm3, %xmm3
	leaq	0(,%rbx,4), %rsi
	movq	%r10, %r14
	movq	%rbx, -152(%rbp)
	leaq	(%rdi,%rsi), %rax
	movq	%r10, %rbx
	movq	%r8, %r10
	movq	%r11, -144(%rbp)
	vmovq	%rax, %xmm8
	addq	%rsi, %rax
	movq	%r9, %r11
	movq	%rdx, %r9
	addq	%rax, %rsi
	vmovq	%r12, %xmm7
	vmovaps	%zmm3, %zmm2
	movq	%rsi, -136(%rbp)
	movq	-136(%rbp), %r8
	xorl	%esi, %esi
	vmovaps	%zmm3, %zmm1
	vmovaps	%zmm3, %zmm4
	vmovq	%xmm8, %r12
	.p2align 4,,10
	.p2align 3
.L1061:
	vpmovzxwd	-8192(%r14), %zmm0
	movq	%rsi, %rdx
	prefetcht0	(%r14)
	addq	$32, %r14
	addq	$31, %rdx
	vpslld	$16, %zmm0, %zmm0
	vfmadd231ps	(%rdi,%rsi,4), %zmm0, %zmm4
	vfmadd231ps	(%r12,%rsi,4), %zmm0, %zmm1
	vfmadd231ps	(%rax,%rsi,4), %zmm0, %zmm2
	vfmadd231ps	(%r8,%rsi,4), %zmm0, %zmm3
	addq	$16, %rsi
	cmpq	%rdx, %rcx
	jg	.L1061
	leaq	-16(%rcx), %rax
	movq	%r9, %rdx
	movq	%r10, %r8
	movq	%r11, %r9
	andq	$-16, %rax
	cmpq	$15, %rdx
	movq	%rbx, %r10
	movq	-144(%rbp), %r11
	leaq	16(%rax), %rsi
	movl	$16, %eax
	movq	-152(%rbp), %rbx
	vmovq	%xmm7, %r12
	cmovg	%rsi, %rax
.L1060:
	cmpq	%rax, %rcx
	jle	.L1062
	subl	%eax, %ecx
	movl	$1, %edx
	sall	%cl, %edx
	leal	-1(%rdx), %ecx
	kmovw	%ecx, %k1
	vmovdqu16	0(%r13,%rax,2), %ymm0{%k1}{z}
	vmovups	(%rdi,%rax,4), %zmm5{%k1}{z}
	addq	%rbx, %rax
	vpmovzxwd	%ymm0, %zmm0
	vpslld	$16, %zmm0, %zmm0
	vfmadd231ps	%zmm0, %zmm5, %zmm4
	vmovups	(%rdi,%rax,4), %zmm5{%k1}{z}
	addq	%rbx, %rax
	vfmadd231ps	%zmm0, %zmm5, %zmm1
	vmovups	(%rdi,%rax,4), %zmm5{%k1}{z}
	addq	%rbx, %rax
	vfmadd231ps	%zmm0, %zmm5, %zmm2
	vmovups	(%rdi,%rax,4), %zmm5{%k1}{z}
	vfmadd231ps	%zmm0, %zmm5, %zmm3
.L1062:
	vmovq	%xmm6, %rdi
	vmovaps	%zmm4, %zmm0
	call	_ZN6kvtide12_GLOBAL__N_14Simd4sum4EDv16_fS2_S2_S2_Pf
	movl	-112(%rbp), %eax
	movl	-108(%rbp), %edx
	movl	%eax, (%r8)
	leaq	0(,%r11,4), %rax
	addq	%rax, %r8
	movl	%edx, (%r8)
	addq	%rax, %r8
	movl	-104(%rbp), %eax
	movl	%eax, (%r8)
	movl	-100(%rbp), %eax
	movl	%eax, (%r8,%r11,4)
	.p2align 4,,10
	.p2align 3
.L1053:
	movq	80(%r15), %rdx
	addq	$1024, %r9
	addq	$2048, %r10
	cmpq	%rdx, %r9
	jl	.L1078
	movq	48(%r15), %rsi
	movq	%r12, %rax
	movq	-120(%rbp), %r12
	testq	%rsi, %rsi
	je	.L1082
	movq	64(%r15), %r8
	testq	%r8, %r8
	jle	.L1082
	movq	8(%r15), %rbx
	addq	%rax, %rsi
	xorl	%ecx, %ecx
	addq	(%r15), %rax
	leaq	0(,%rbx,4), %rdi
	.p2align 4,,10
	.p2align 3
.L1083:
	vmovss	(%rax), %xmm0
	vaddss	(%rsi), %xmm0, %xmm0
	addq	$1, %rcx
	vmovss	%xmm0, (%rax)
	addq	%rdi, %rax
	cmpq	%r8, %rcx
	jne	.L1083
.L1082:
	addq	$1, %r12
	cmpq	%r12, -128(%rbp)
	jne	.L1080
	subq	$-128, %rsp
	popq	%rbx
	popq	%r10
	.cfi_remember_state
	.cfi_def_cfa 10, 0
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	popq	%rbp
	leaq	-8(%r10), %rsp
	.cfi_def_cfa 7, 8
	ret
	.p2align 4,,10
	.p2align 3
.L1046:
	.cfi_restore_state
	leaq	(%rdi,%r9,4), %rax
	cmpl	$2, %esi
	je	.L1063
	cmpl	$3, %esi
	je	.L1064
	cmpl	$1, %esi
	je	.L1109
	cmpq	$15, %rdx
	jle	.L1091
	leaq	0(,%rbx,4), %rsi
	vxorps	%xmm3, %xmm3, %xmm3
	movq	%r11, -136(%rbp)
	movq	%r9, %r11
	leaq	(%rax,%rsi), %rdi
	movq	%rbx, -144(%rbp)
	movq	%rdx, %r9
	vmovq	%r12, %xmm5
	vmovq	%rdi, %xmm8
	addq	%rsi, %rdi
	movq	%r10, %rbx
	leaq	(%rdi,%rsi), %r14
	vmovq	%rdi, %xmm7
	xorl	%esi, %esi
	movq	%r10, %rdi
	vmovaps	%zmm3, %zmm2
	movq	%r8, %r10
	movq	%r14, %rdx
	vmovaps	%zmm3, %zmm1
	vmovaps	%zmm3, %zmm4
	vmovq	%xmm8, %r12
	vmovq	%xmm7, %r8
	.p2align 4,,10
	.p2align 3
.L1076:
	vpmovzxwd	-8192(%rdi), %zmm0
	movq	%rsi, %r14
	prefetcht0	(%rdi)
	addq	$32, %rdi
	addq	$31, %r14
	vpslld	$16, %zmm0, %zmm0
	vfmadd231ps	(%rax,%rsi,4), %zmm0, %zmm4
	vfmadd231ps	(%r12,%rsi,4), %zmm0, %zmm1
	vfmadd231ps	(%r8,%rsi,4), %zmm0, %zmm2
	vfmadd231ps	(%rdx,%rsi,4), %zmm0, %zmm3
	addq	$16, %rsi
	cmpq	%r14, %rcx
	jg	.L1076
	leaq	-16(%rcx), %rsi
	movq	%r9, %rdx
	movq	%r10, %r8
	movq	%r11, %r9
	andq	$-16, %rsi
	movq	%rbx, %r10
	movq	-136(%rbp), %r11
	movq	-144(%rbp), %rbx
	addq	$16, %rsi
	cmpq	$15, %rdx
	movl	$16, %edx
	cmovg	%rsi, %rdx
	vmovq	%xmm5, %r12
.L1075:
	cmpq	%rdx, %rcx
	jle	.L1077
	subl	%edx, %ecx
	movl	$1, %edi
	sall	%cl, %edi
	movl	%edi, %ecx
	subl	$1, %ecx
	kmovw	%ecx, %k1
	vmovdqu16	0(%r13,%rdx,2), %ymm0{%k1}{z}
	vmovups	(%rax,%rdx,4), %zmm5{%k1}{z}
	addq	%rbx, %rdx
	vpmovzxwd	%ymm0, %zmm0
	vpslld	$16, %zmm0, %zmm0
	vfmadd231ps	%zmm0, %zmm5, %zmm4
	vmovups	(%rax,%rdx,4), %zmm5{%k1}{z}
	addq	%rbx, %rdx
	addq	%rdx, %rbx
	vfmadd231ps	%zmm0, %zmm5, %zmm1
	vmovups	(%rax,%rdx,4), %zmm5{%k1}{z}
	vfmadd231ps	%zmm0, %zmm5, %zmm2
	vmovups	(%rax,%rbx,4), %zmm5{%k1}{z}
	vfmadd231ps	%zmm0, %zmm5, %zmm3
.L1077:
	vmovaps	%zmm4, %zmm0
	vmovq	%xmm6, %rdi
	salq	$2, %r11
	call	_ZN6kvtide12_GLOBAL__N_14Simd4sum4EDv16_fS2_S2_S2_Pf
	vmovss	(%r8), %xmm0
	vaddss	-112(%rbp), %xmm0, %xmm0
	vmovss	%xmm0, (%r8)
	addq	%r11, %r8
	vmovss	(%r8), %xmm0
	vaddss	-108(%rbp), %xmm0, %xmm0
	vmovss	%xmm0, (%r8)
	addq	%r11, %r8
	vmovss	(%r8), %xmm0
	vaddss	-104(%rbp), %xmm0, %xmm0
	vmovss	%xmm0, (%r8)
	addq	%r11, %r8
	vmovss	(%r8), %xmm0
	vaddss	-100(%rbp), %xmm0, %xmm0
	vmovss	%xmm0, (%r8)
	jmp	.L1053
	.p2align 4,,10
	.p2align 3
.L1109:
	cmpq	$15, %rdx
	jle	.L1088
	movq	%r10, %rdi
	vxorps	%xmm2, %xmm2, %xmm2
	xorl	%esi, %esi
	.p2align 4,,10
	.p2align 3
.L1067:
	vpmovzxwd	-8192(%rdi), %zmm0
	movq	%rsi, %r11
	prefetcht0	(%rdi)
	addq	$32, %rdi
	addq	$31, %r11
	vpslld	$16, %zmm0, %zmm0
	vfmadd231ps	(%rax,%rsi,4), %zmm0, %zmm2
	addq	$16, %rsi
	cmpq	%r11, %rcx
	jg	.L1067
	leaq	-16(%rcx), %rsi
	andq	$-16, %rsi
	addq	$16, %rsi
	cmpq	$15, %rdx
	movl	$16, %edx
	cmovg	%rsi, %rdx
.L1066:
	cmpq	%rdx, %rcx
	jle	.L1068
	subl	%edx, %ecx
	movl	$1, %ebx
	sall	%cl, %ebx
	leal	-1(%rbx), %ebx
	kmovw	%ebx, %k1
	vmovdqu16	0(%r13,%rdx,2), %ymm0{%k1}{z}
	vmovups	(%rax,%rdx,4), %zmm1{%k1}{z}
	vpmovzxwd	%ymm0, %zmm0
	vpslld	$16, %zmm0, %zmm0
	vfmadd231ps	%zmm0, %zmm1, %zmm2
.L1068:
	vmovaps	%zmm2, %zmm0
	vmovq	%xmm6, %rdi
	vxorps	%xmm1, %xmm1, %xmm1
	call	_ZN6kvtide12_GLOBAL__N_14Simd4sum4EDv16_fS2_S2_S2_Pf.constprop.0
	vmovss	(%r8), %xmm0
	vaddss	-112(%rbp), %xmm0, %xmm0
	vmovss	%xmm0, (%r8)
	jmp	.L1053
	.p2align 4,,10
	.p2align 3
.L1064:
	cmpq	$15, %rdx
	jle	.L1090
	leaq	0(,%rbx,4), %rsi
	vxorps	%xmm2, %xmm2, %xmm2
	movq	%r11, -136(%rbp)
	movq	%r9, %r11
	leaq	(%rax,%rsi), %rdi
	movq	%rbx, -144(%rbp)
	movq	%rdx, %r9
	movq	%r10, %rbx
	leaq	(%rdi,%rsi), %r14
	vmovq	%rdi, %xmm3
	vmovaps	%zmm2, %zmm1
	xorl	%esi, %esi
	movq	%r10, %rdi
	vmovaps	%zmm2, %zmm4
	movq	%r8, %r10
	movq	%r14, %rdx
	vmovq	%xmm3, %r8
	.p2align 4,,10
	.p2align 3
.L1073:
	vpmovzxwd	-8192(%rdi), %zmm0
	movq	%rsi, %r14
	prefetcht0	(%rdi)
	addq	$32, %rdi
	addq	$31, %r14
	vpslld	$16, %zmm0, %zmm0
	vfmadd231ps	(%rax,%rsi,4), %zmm0, %zmm4
	vfmadd231ps	(%r8,%rsi,4), %zmm0, %zmm1
	vfmadd231ps	(%rdx,%rsi,4), %zmm0, %zmm2
	addq	$16, %rsi
	cmpq	%r14, %rcx
	jg	.L1073
	leaq	-16(%rcx), %rsi
	movq	%r9, %rdx
	movq	%r10, %r8
	movq	%r11, %r9
	andq	$-16, %rsi
	movq	%rbx, %r10
	movq	-136(%rbp), %r11
	movq	-144(%rbp), %rbx
	addq	$16, %rsi
	cmpq	$15, %rdx
	movl	$16, %edx
	cmovg	%rsi, %rdx
.L1072:
	cmpq	%rdx, %rcx
	jle	.L1074
	subl	%edx, %ecx
	movl	$1, %edi
	sall	%cl, %edi
	movl	%edi, %ecx
	subl	$1, %ecx
	kmovw	%ecx, %k1
	vmovdqu16	0(%r13,%rdx,2), %ymm0{%k1}{z}
	vmovups	(%rax,%rdx,4), %zmm3{%k1}{z}
	addq	%rbx, %rdx
	vpmovzxwd	%ymm0, %zmm0
	vpslld	$16, %zmm0, %zmm0
	vfmadd231ps	%zmm0, %zmm3, %zmm4
	vmovups	(%rax,%rdx,4), %zmm3{%k1}{z}
	addq	%rbx, %rdx
	vfmadd231ps	%zmm0, %zmm3, %zmm1
	vmovups	(%rax,%rdx,4), %zmm3{%k1}{z}
	vfmadd231ps	%zmm0, %zmm3, %zmm2
.L1074:
	vmovaps	%zmm4, %zmm0
	vmovq	%xmm6, %rdi
	vxorps	%xmm3, %xmm3, %xmm3
	salq	$2, %r11
	call	_ZN6kvtide12_GLOBAL__N_14Simd4sum4EDv16_fS2_S2_S2_Pf
	vmovss	(%r8), %xmm0
	vaddss	-112(%rbp), %xmm0, %xmm0
	vmovss	%xmm0, (%r8)
	addq	%r11, %r8
	vmovss	(%r8), %xmm0
	vaddss	-108(%rbp), %xmm0, %xmm0
	vmovss	%xmm0, (%r8)
	addq	%r11, %r8
	vmovss	(%r8), %xmm0
	vaddss	-104(%rbp), %xmm0, %xmm0
	vmovss	%xmm0, (%r8)
	jmp	.L1053
	.p2align 4,,10
	.p2align 3
.L1063:
	cmpq	$15, %rdx
	jle	.L1089
	leaq	(%rax,%rbx,4), %rdi
	vxorps	%xmm1, %xmm1, %xmm1
	movq	%rbx, -136(%rbp)
	xorl	%esi, %esi
	vmovq	%rdi, %xmm3
	movq	%r11, %rbx
	movq	%r10, %rdi
	movq	%r10, %r11
	vmovaps	%zmm1, %zmm2
	movq	%r9, %r10
	movq	%r8, %r9
	movq	%rdx, %r8
	vmovq	%xmm3, %rdx
	.p2align 4,,10
	.p2align 3
.L1070:
	vpmovzxwd	-8192(%rdi), %zmm0
	movq	%rsi, %r14
	prefetcht0	(%rdi)
	addq	$32, %rdi
	addq	$31, %r14
	vpslld	$16, %zmm0, %zmm0
	vfmadd231ps	(%rax,%rsi,4), %zmm0, %zmm2
	vfmadd231ps	(%rdx,%rsi,4), %zmm0, %zmm1
	addq	$16, %rsi
	cmpq	%r14, %rcx
	jg	.L1070
	leaq	-16(%rcx), %rsi
	movq	%r8, %rdx
	movq	%r9, %r8
	movq	%r10, %r9
	andq	$-16, %rsi
	movq	%r11, %r10
	movq	%rbx, %r11
	movq	-136(%rbp), %rbx
	addq	$16, %rsi
	cmpq	$15, %rdx
	movl	$16, %edx
	cmovg	%rsi, %rdx
.L1069:
	cmpq	%rdx, %rcx
	jle	.L1071
	subl	%edx, %ecx
	movl	$1, %edi
	sall	%cl, %edi
	movl	%edi, %ecx
	subl	$1, %ecx
	kmovw	%ecx, %k1
	vmovdqu16	0(%r13,%rdx,2), %ymm0{%k1}{z}
	vmovups	(%rax,%rdx,4), %zmm3{%k1}{z}
	addq	%rbx, %rdx
	vpmovzxwd	%ymm0, %zmm0
	vpslld	$16, %zmm0, %zmm0
	vfmadd231ps	%zmm0, %zmm3, %zmm2
	vmovups	(%rax,%rdx,4), %zmm3{%k1}{z}
	vfmadd231ps	%zmm0, %zmm3, %zmm1
.L1071:
	vmovaps	%zmm2, %zmm0
	vmovq	%xmm6, %rdi
	leaq	(%r8,%r11,4), %rax
	call	_ZN6kvtide12_GLOBAL__N_14Simd4sum4EDv16_fS2_S2_S2_Pf.constprop.0
	vmovss	(%r8), %xmm0
	vaddss	-112(%rbp), %xmm0, %xmm0
	vmovss	%xmm0, (%r8)
	vmovss	(%rax), %xmm0
	vaddss	-108(%rbp), %xmm0, %xmm0
	vmovss	%xmm0, (%rax)
	jmp	.L1053
	.p2align 4,,10
	.p2align 3
.L1047:
	cmpq	$15, %rdx
	jle	.L1085
	vxorps	%xmm1, %xmm1, %xmm1
	leaq	(%rdi,%rbx,4), %rax
	movq	%r10, %r14
	xorl	%esi, %esi
	movq	%rbx, -136(%rbp)
	vmovaps	%zmm1, %zmm2
	movq	%r11, %rbx
	movq	%r10, %r11
	movq	%r9, %r10
	movq	%r8, %r9
	movq	%rdx, %r8
	.p2align 4,,10
	.p2align 3
.L1055:
	vpmovzxwd	-8192(%r14), %zmm0
	movq	%rsi, %rdx
	prefetcht0	(%r14)
	addq	$32, %r14
	addq	$31, %rdx
	vpslld	$16, %zmm0, %zmm0
	vfmadd231ps	(%rdi,%rsi,4), %zmm0, %zmm2
	vfmadd231ps	(%rax,%rsi,4), %zmm0, %zmm1
	addq	$16, %rsi
	cmpq	%rdx, %rcx
	jg	.L1055
	leaq	-16(%rcx), %rax
	movq	%r8, %rdx
	movq	%r9, %r8
	movq	%r10, %r9
	andq	$-16, %rax
	cmpq	$15, %rdx
	movq	%r11, %r10
	movq	%rbx, %r11
	leaq	16(%rax), %rsi
	movl	$16, %eax
	movq	-136(%rbp), %rbx
	cmovg	%rsi, %rax
.L1054:
	cmpq	%rax, %rcx
	jle	.L1056
	subl	%eax, %ecx
	movl	$1, %edx
	sall	%cl, %edx
	leal	-1(%rdx), %ecx
	kmovw	%ecx, %k1
	vmovdqu16	0(%r13,%rax,2), %ymm0{%k1}{z}
	vmovups	(%rdi,%rax,4), %zmm3{%k1}{z}
	addq	%rbx, %rax
	vpmovzxwd	%ymm0, %zmm0
	vpslld	$16, %zmm0, %zmm0
	vfmadd231ps	%zmm0, %zmm3, %zmm2
	vmovups	(%rdi,%rax,4), %zmm3{%k1}{z}
	vfmadd231ps	%zmm0, %zmm3, %zmm1
.L1056:
	vmovq	%xmm6, %rdi
	vmovaps	%zmm2, %zmm0
	call	_ZN6kvtide12_GLOBAL__N_14Simd4sum4EDv16_fS2_S2_S2_Pf.constprop.0
	movl	-112(%rbp), %eax
	movl	%eax, (%r8)
	movl	-108(%rbp), %eax
	movl	%eax, (%r8,%r11,4)
	jmp	.L1053
	.p2align 4,,10
	.p2align 3
.L1108:
	cmpq	$15, %rdx
	jle	.L1084
	movq	%r10, %r11
	xorl	%esi, %esi
	vxorps	%xmm2, %xmm2, %xmm2
	.p2align 4,,10
	.p2align 3
.L1051:
	vpmovzxwd	-8192(%r11), %zmm0
	movq	%rsi, %rax
	prefetcht0	(%r11)
	addq	$32, %r11
	addq	$31, %rax
	vpslld	$16, %zmm0, %zmm0
	vfmadd231ps	(%rdi,%rsi,4), %zmm0, %zmm2
	addq	$16, %rsi
	cmpq	%rax, %rcx
	jg	.L1051
	leaq	-16(%rcx), %rax
	andq	$-16, %rax
	addq	$16, %rax
	cmpq	$15, %rdx
	movl	$16, %edx
	cmovle	%rdx, %rax
.L1050:
	cmpq	%rax, %rcx
	jle	.L1052
	subl	%eax, %ecx
	movl	$1, %edx
	sall	%cl, %edx
	leal	-1(%rdx), %ebx
	kmovw	%ebx, %k1
	vmovdqu16	0(%r13,%rax,2), %ymm0{%k1}{z}
	vmovups	(%rdi,%rax,4), %zmm1{%k1}{z}
	vpmovzxwd	%ymm0, %zmm0
	vpslld	$16, %zmm0, %zmm0
	vfmadd231ps	%zmm0, %zmm1, %zmm2
.L1052:
	vmovq	%xmm6, %rdi
	vxorps	%xmm1, %xmm1, %xmm1
	vmovaps	%zmm2, %zmm0
	call	_ZN6kvtide12_GLOBAL__N_14Simd4sum4EDv16_fS2_S2_S2_Pf.constprop.0
	movl	-112(%rbp), %eax
	movl	%eax, (%r8)
	jmp	.L1053
	.p2align 4,,10
	.p2align 3
.L1048:
	cmpq	$15, %rdx
	jle	.L1086
	vxorps	%xmm2, %xmm2, %xmm2
	leaq	0(,%rbx,4), %rsi
	movq	%r10, %r14
	movq	%rbx, -152(%rbp)
	leaq	(%rdi,%rsi), %rax
	movq	%r10, %rbx
	movq	%r8, %r10
	movq	%r11, -144(%rbp)
	addq	%rax, %rsi
	movq	%r9, %r11
	vmovaps	%zmm2, %zmm1
	movq	%rdx, %r9
	movq	%rsi, -136(%rbp)
	movq	-136(%rbp), %r8
	xorl	%esi, %esi
	vmovaps	%zmm2, %zmm4
	.p2align 4,,10
	.p2align 3
.L1058:
	vpmovzxwd	-8192(%r14), %zmm0
	movq	%rsi, %rdx
	prefetcht0	(%r14)
	addq	$32, %r14
	addq	$31, %rdx
	vpslld	$16, %zmm0, %zmm0
	vfmadd231ps	(%rdi,%rsi,4), %zmm0, %zmm4
	vfmadd231ps	(%rax,%rsi,4), %zmm0, %zmm1
	vfmadd231ps	(%r8,%rsi,4), %zmm0, %zmm2
	addq	$16, %rsi
	cmpq	%rdx, %rcx
	jg	.L1058
	leaq	-16(%rcx), %rax
	movq	%r9, %rdx
	movq	%r10, %r8
	movq	%r11, %r9
	andq	$-16, %rax
	cmpq	$15, %rdx
	movq	%rbx, %r10
	movq	-144(%rbp), %r11
	leaq	16(%rax), %rsi
	movl	$16, %eax
	movq	-152(%rbp), %rbx
	cmovg	%rsi, %rax
.L1057:
	cmpq	%rax, %rcx
	jle	.L1059
	subl	%eax, %ecx
	movl	$1, %edx
	sall	%cl, %edx
	leal	-1(%rdx), %ecx
	kmovw	%ecx, %k1
	vmovdqu16	0(%r13,%rax,2), %ymm0{%k1}{z}
	vmovups	(%rdi,%rax,4), %zmm3{%k1}{z}
	addq	%rbx, %rax
	vpmovzxwd	%ymm0, %zmm0
	vpslld	$16, %zmm0, %zmm0
	vfmadd231ps	%zmm0, %zmm3, %zmm4
	vmovups	(%rdi,%rax,4), %zmm3{%k1}{z}
	addq	%rbx, %rax
	vfmadd231ps	%zmm0, %zmm3, %zmm1
	vmovups	(%rdi,%rax,4), %zmm3{%k1}{z}
	vfmadd231ps	%zmm0, %zmm3, %zmm2
.L1059:
	vmovq	%xmm6, %rdi
	vxorps	%xmm3, %xmm3, %xmm3
	vmovaps	%zmm4, %zmm0
	call	_ZN6kvtide12_GLOBAL__N_14Simd4sum4EDv16_fS2_S2_S2_Pf
	movl	-112(%rbp), %eax
	movl	-108(%rbp), %edx
	movl	%eax, (%r8)
	leaq	(%r8,%r11,4), %rax
	movl	%edx, (%rax)
	movl	-104(%rbp), %edx
	movl	%edx, (%rax,%r11,4)
	jmp	.L1053
.L1087:
	vxorps	%xmm3, %xmm3, %xmm3
	xorl	%eax, %eax
	vmovaps	%zmm3, %zmm2
	vmovaps	%zmm3, %zmm1
	vmovaps	%zmm3, %zmm4
	jmp	.L1060
.L1086:
	vxorps	%xmm2, %xmm2, %xmm2
	xorl	%eax, %eax
	vmovaps	%zmm2, %zmm1
	vmovaps	%zmm2, %zmm4
	jmp	.L1057
.L1084:
	xorl	%eax, %eax
	vxorps	%xmm2, %xmm2, %xmm2
	jmp	.L1050
.L1085:
	vxorps	%xmm1, %xmm1, %xmm1
	xorl	%eax, %eax
	vmovaps	%zmm1, %zmm2
	jmp	.L1054
.L1089:
	vxorps	%xmm1, %xmm1, %xmm1
	xorl	%edx, %edx
	vmovaps	%zmm1, %zmm2
	jmp	.L1069
.L1090:
	vxorps	%xmm2, %xmm2, %xmm2
	xorl	%edx, %edx
	vmovaps	%zmm2, %zmm1
	vmovaps	%zmm2, %zmm4
	jmp	.L1072
.L1088:
	vxorps	%xmm2, %xmm2, %xmm2
	xorl	%edx, %edx
	jmp	.L1066
.L1091:
	vxorps	%xmm3, %xmm3, %xmm3
	xorl	%edx, %edx
	vmovaps	%zmm3, %zmm2
	vmovaps	%zmm3, %zmm1
	vmovaps	%zmm3, %zmm4
	jmp	.L1075
.L1105:
	.cfi_def_cfa 7, 8
	.cfi_restore 3
	.cfi_restore 6
	.cfi_restore 12
	.cfi_restore 13
	.cfi_restore 14
	.cfi_restore 15
	ret
	.cfi_endproc
.LFE6518:
	.size	_ZN6kvtide12_GLOBAL__N_113linear_streamINS_4bf16EEEvRKNS_10LinearArgsEll, .-_ZN6kvtide12_GLOBAL__N_113linear_streamINS_4bf16EEEvRKNS_10LinearArgsEll
	.p2align 4
	.type	_ZN6kvtide12_GLOBAL__N_18dot_tileILi2ELi6ELb1ELi0EfEEvPKflPKPKT3_lRKNS0_5AheadIS4_EEiPfl.constprop.0, @function
_ZN6kvtide12_GLOBAL__N_18dot_tileILi2ELi6ELb1ELi0EfEEvPKflPKPKT3_lRKNS0_5AheadIS4_EEiPfl.constprop.0:
.LFB6848:
	.cfi_startproc
	pushq	%rbp
	.cfi_def_cfa_offset 16
	.cfi_offset 6, -16
	movq	%rsi, %r10
	movq	%rsp, %rbp
	.cfi_def_cfa_register 6
	pushq	%r15
	pushq	%r14
	pushq	%r13
	.cfi_offset 15, -24
	.cfi_offset 14, -32
	.cfi_offset 13, -40
	movq	%rcx, %r13
	pushq	%r12
	pushq	%rbx
	andq	$-64, %rsp
	addq	$-128, %rsp
	.cfi_offset 12, -48
	.cfi_offset 3, -56
	movq	%rsi, 48(%rsp)
	movq	%rdx, %rsi
	cmpq	$15, %rcx
	jle	.L1128
	leaq	-16(%r13), %rax
	movq	(%rdx), %r15
	movq	8(%rdx), %r12
	leaq	(%rdi,%r10,4), %r10
	movq	16(%rdx), %rbx
	movq	24(%rdx), %r14
	vxorps	%xmm5, %xmm5, %xmm5
	movq	%rax, 56(%rsp)
	movq	32(%rdx), %rcx
	movq	40(%rdx), %r11
	movq	%rax, %rdx
	vmovaps	%zmm5, %zmm4
	andq	$-16, %rdx
	vmovaps	%zmm5, %zmm3
	xorl	%eax, %eax
	addq	$16, %rdx
	vmovaps	%zmm5, %zmm2
	vmovaps	%zmm5, %zmm7
	vmovaps	%zmm5, %zmm6
	vmovaps	%zmm5, %zmm9
	vmovaps	%zmm5, %zmm8
	vmovaps	%zmm5, %zmm13
	vmovaps	%zmm5, %zmm12
	vmovaps	%zmm5, %zmm11
	vmovaps	%zmm5, %zmm10
	.p2align 4,,10
	.p2align 3
.L1112:
	vmovups	(%rdi,%rax,4), %zmm1
	vmovups	(%r10,%rax,4), %zmm0
	vfmadd231ps	(%r15,%rax,4), %zmm1, %zmm10
	vfmadd231ps	(%r15,%rax,4), %zmm0, %zmm6
	vfmadd231ps	(%r12,%rax,4), %zmm1, %zmm11
	vfmadd231ps	(%r12,%rax,4), %zmm0, %zmm7
	vfmadd231ps	(%rbx,%rax,4), %zmm1, %zmm12
	vfmadd231ps	(%rbx,%rax,4), %zmm0, %zmm2
	vfmadd231ps	(%r14,%rax,4), %zmm1, %zmm13
	vfmadd231ps	(%r14,%rax,4), %zmm0, %zmm3
	vfmadd231ps	(%rcx,%rax,4), %zmm1, %zmm8
	vfmadd231ps	(%rcx,%rax,4), %zmm0, %zmm4
	vfmadd231ps	(%r11,%rax,4), %zmm1, %zmm9
	vfmadd231ps	(%r11,%rax,4), %zmm0, %zmm5
	addq	$16, %rax
	cmpq	%rdx, %rax
	jne	.L1112
	movq	56(%rsp), %r15
	andq	$-16, %r15
	leaq	16(%r15), %r10
.L1111:
	cmpq	%r10, %r13
	jle	.L1113
	movl	%r13d, %ecx
	movl	$1, %eax
	movq	48(%rsp), %rbx
	leaq	0(,%r10,4), %rdx
	subl	%r10d, %ecx
	sall	%cl, %eax
	addq	%r10, %rbx
	subl	$1, %eax
	kmovw	%eax, %k1
	movq	(%rsi), %rax
	vmovups	(%rdi,%rdx), %zmm1{%k1}{z}
	vmovups	(%rdi,%rbx,4), %zmm0{%k1}{z}
	addq	%rdx, %rax
	vmovups	(%rax), %zmm14{%k1}{z}
	movq	8(%rsi), %rax
	vfmadd231ps	%zmm14, %zmm1, %zmm10
	vfmadd231ps	%zmm14, %zmm0, %zmm6
	addq	%rdx, %rax
	vmovups	(%rax), %zmm14{%k1}{z}
	movq	16(%rsi), %rax
	vfmadd231ps	%zmm14, %zmm1, %zmm11
	vfmadd231ps	%zmm14, %zmm0, %zmm7
	addq	%rdx, %rax
	vmovups	(%rax), %zmm14{%k1}{z}
	movq	24(%rsi), %rax
	vfmadd231ps	%zmm14, %zmm1, %zmm12
	vfmadd231ps	%zmm14, %zmm0, %zmm2
	addq	%rdx, %rax
	vmovups	(%rax), %zmm14{%k1}{z}
	movq	32(%rsi), %rax
	vfmadd231ps	%zmm14, %zmm1, %zmm13
	vfmadd231ps	%zmm14, %zmm0, %zmm3
	addq	%rdx, %rax
	addq	40(%rsi), %rdx
	vmovups	(%rax), %zmm14{%k1}{z}
	vfmadd231ps	%zmm14, %zmm1, %zmm8
	vfmadd231ps	%zmm14, %zmm0, %zmm4
	vmovups	(%rdx), %zmm14{%k1}{z}
	vfmadd231ps	%zmm14, %zmm1, %zmm9
	vfmadd231ps	%zmm14, %zmm0, %zmm5
.L1113:
	vextractf32x8	$0x1, %zmm13, %ymm1
	vaddps	%ymm13, %ymm1, %ymm1
	vextractf128	$0x1, %ymm1, %xmm0
	vmovaps	%xmm1, %xmm13
	vextractf32x8	$0x1, %zmm12, %ymm1
	vaddps	%ymm12, %ymm1, %ymm12
	vaddps	%xmm13, %xmm0, %xmm0
	vextractf128	$0x1, %ymm12, %xmm1
	vaddps	%xmm12, %xmm1, %xmm1
	vhaddps	%xmm0, %xmm1, %xmm1
	vextractf32x8	$0x1, %zmm11, %ymm0
	vaddps	%ymm11, %ymm0, %ymm0
	vextractf128	$0x1, %ymm0, %xmm11
	vmovaps	%xmm0, %xmm12
	vextractf32x8	$0x1, %zmm10, %ymm0
	vaddps	%ymm10, %ymm0, %ymm10
	vaddps	%xmm12, %xmm11, %xmm11
	vextractf128	$0x1, %ymm10, %xmm0
	vaddps	%xmm10, %xmm0, %xmm0
	vhaddps	%xmm11, %xmm0, %xmm0
	vhaddps	%xmm1, %xmm0, %xmm0
	vextractf32x8	$0x1, %zmm7, %ymm1
	vaddps	%ymm7, %ymm1, %ymm1
	vextractf32x8	$0x1, %zmm6, %ymm7
	vaddps	%ymm6, %ymm7, %ymm7
	vmovaps	%xmm0, 64(%rsp)
	vextractf128	$0x1, %ymm1, %xmm0
	vextractf128	$0x1, %ymm7, %xmm6
	vaddps	%xmm1, %xmm0, %xmm0
	vaddps	%xmm7, %xmm6, %xmm6
	vhaddps	%xmm0, %xmm6, %xmm6
	vextractf32x8	$0x1, %zmm9, %ymm0
	vaddps	%ymm9, %ymm0, %ymm0
	vextractf32x8	$0x1, %zmm8, %ymm9
	vaddps	%ymm8, %ymm9, %ymm8
	vextractf128	$0x1, %ymm0, %xmm1
	vmovaps	%xmm0, %xmm7
	vextractf128	$0x1, %ymm8, %xmm0
	vaddps	%xmm7, %xmm1, %xmm1
	vaddps	%xmm8, %xmm0, %xmm0
	vhaddps	%xmm1, %xmm0, %xmm0
	vextractf32x8	$0x1, %zmm5, %ymm1
	vaddps	%ymm5, %ymm1, %ymm1
	vhaddps	%xmm6, %xmm0, %xmm0
	vmovaps	%xmm1, %xmm5
	vmovaps	%xmm0, 80(%rsp)
	vextractf128	$0x1, %ymm1, %xmm0
	vextractf32x8	$0x1, %zmm4, %ymm1
	vaddps	%ymm4, %ymm1, %ymm4
	vaddps	%xmm5, %xmm0, %xmm0
	vextractf128	$0x1, %ymm4, %xmm1
	vaddps	%xmm4, %xmm1, %xmm1
	vhaddps	%xmm0, %xmm1, %xmm1
	vextractf32x8	$0x1, %zmm3, %ymm0
	vaddps	%ymm3, %ymm0, %ymm0
	vextractf128	$0x1, %ymm0, %xmm3
	vmovaps	%xmm0, %xmm4
	vextractf32x8	$0x1, %zmm2, %ymm0
	vaddps	%ymm2, %ymm0, %ymm2
	vaddps	%xmm4, %xmm3, %xmm3
	vextractf128	$0x1, %ymm2, %xmm0
	vaddps	%xmm2, %xmm0, %xmm0
	vhaddps	%xmm3, %xmm0, %xmm0
	vhaddps	%xmm1, %xmm0, %xmm0
	vmovaps	%xmm0, 96(%rsp)
	cmpl	$6, %r8d
	je	.L1114
	testl	%r8d, %r8d
	jle	.L1143
	leal	-1(%r8), %edi
	cmpl	$6, %edi
	jbe	.L1146
	vmovups	(%r9), %ymm5
	vaddps	64(%rsp), %ymm5, %ymm0
	movl	%r8d, %eax
	andl	$-8, %eax
	movl	%eax, %edx
	vmovups	%ymm0, (%r9)
	cmpl	%r8d, %eax
	je	.L1147
.L1116:
	movl	%r8d, %ecx
	subl	%edx, %ecx
	leal	-1(%rcx), %esi
	cmpl	$2, %esi
	jbe	.L1119
	salq	$2, %rdx
	leaq	(%r9,%rdx), %rsi
	vmovups	(%rsi), %xmm3
	vaddps	64(%rsp,%rdx), %xmm3, %xmm0
	movl	%ecx, %edx
	andl	$-4, %edx
	addl	%edx, %eax
	andl	$3, %ecx
	vmovups	%xmm0, (%rsi)
	je	.L1121
.L1119:
	movslq	%eax, %rsi
	leaq	0(,%rsi,4), %rcx
	leaq	(%r9,%rcx), %rdx
	vmovss	(%rdx), %xmm0
	vaddss	64(%rsp,%rsi,4), %xmm0, %xmm0
	vmovss	%xmm0, (%rdx)
	leal	1(%rax), %edx
	cmpl	%edx, %r8d
	jle	.L1121
	leaq	4(%r9,%rcx), %rsi
	movslq	%edx, %rdx
	addl	$2, %eax
	vmovss	(%rsi), %xmm0
	vaddss	64(%rsp,%rdx,4), %xmm0, %xmm0
	vmovss	%xmm0, (%rsi)
	cmpl	%eax, %r8d
	jle	.L1121
	leaq	8(%r9,%rcx), %rdx
	cltq
	vmovss	(%rdx), %xmm0
	vaddss	64(%rsp,%rax,4), %xmm0, %xmm0
	vmovss	%xmm0, (%rdx)
.L1121:
	cmpl	$6, %edi
	jbe	.L1130
	movq	16(%rbp), %rax
	leaq	(%r9,%rax,4), %rax
	vmovups	(%rax), %ymm5
	vaddps	88(%rsp), %ymm5, %ymm0
	vmovups	%ymm0, (%rax)
	movl	%r8d, %eax
	andl	$-8, %eax
	movl	%eax, %edx
	cmpl	%r8d, %eax
	je	.L1143
.L1125:
	movl	%r8d, %ecx
	subl	%edx, %ecx
	leal	-1(%rcx), %esi
	cmpl	$2, %esi
	jbe	.L1126
	movq	16(%rbp), %rsi
	vmovups	88(%rsp,%rdx,4), %xmm2
	addq	%rdx, %rsi
	movl	%ecx, %edx
	leaq	(%r9,%rsi,4), %rsi
	andl	$-4, %edx
	vaddps	(%rsi), %xmm2, %xmm0
	addl	%edx, %eax
	andl	$3, %ecx
	vmovups	%xmm0, (%rsi)
	je	.L1143
.L1126:
	movslq	%eax, %rdx
	addq	16(%rbp), %rdx
	leaq	(%r9,%rdx,4), %rcx
	leal	6(%rax), %edx
	movslq	%edx, %rdx
	vmovss	(%rcx), %xmm0
	vaddss	64(%rsp,%rdx,4), %xmm0, %xmm0
	leal	1(%rax), %edx
	vmovss	%xmm0, (%rcx)
	cmpl	%edx, %r8d
	jle	.L1143
	movslq	%edx, %rdx
	addq	16(%rbp), %rdx
	leaq	(%r9,%rdx,4), %rcx
	leal	7(%rax), %edx
	movslq	%edx, %rdx
	vmovss	(%rcx), %xmm0
	vaddss	64(%rsp,%rdx,4), %xmm0, %xmm0
	leal	2(%rax), %edx
	vmovss	%xmm0, (%rcx)
	cmpl	%edx, %r8d
	jle	.L1143
	addl	$8, %eax
	movslq	%edx, %rdx
	addq	16(%rbp), %rdx
	leaq	(%r9,%rdx,4), %rdx
	cltq
	vmovss	(%rdx), %xmm0
	vaddss	64(%rsp,%rax,4), %xmm0, %xmm0
	vmovss	%xmm0, (%rdx)
	vzeroupper
	leaq	-40(%rbp), %rsp
	popq	%rbx
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	popq	%rbp
	.cfi_remember_state
	.cfi_def_cfa 7, 8
	ret
.L1143:
	.cfi_restore_state
	vzeroupper
	leaq	-40(%rbp), %rsp
	popq	%rbx
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	popq	%rbp
	.cfi_remember_state
	.cfi_def_cfa 7, 8
	ret
.L1114:
	.cfi_restore_state
	leaq	64(%rsp), %rsi
	movq	%r9, %rdi
	call	_ZN6kvtide12_GLOBAL__N_17put_rowILi6ELb1EEEvPfPKf
	movq	16(%rbp), %rax
	leaq	88(%rsp), %rsi
	leaq	(%r9,%rax,4), %rdi
	call	_ZN6kvtide12_GLOBAL__N_17put_rowILi6ELb1EEEvPfPKf
	leaq	-40(%rbp), %rsp
	popq	%rbx
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	popq	%rbp
	.cfi_remember_state
	.cfi_def_cfa 7, 8
	ret
.L1130:
	.cfi_restore_state
	xorl	%edx, %edx
	xorl	%eax, %eax
	jmp	.L1125
.L1147:
	movq	16(%rbp), %rax
	vmovups	88(%rsp), %ymm6
	leaq	(%r9,%rax,4), %rax
	vaddps	(%rax), %ymm6, %ymm0
	vmovups	%ymm0, (%rax)
	vzeroupper
	leaq	-40(%rbp), %rsp
	popq	%rbx
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	popq	%rbp
	.cfi_remember_state
	.cfi_def_cfa 7, 8
	ret
.L1128:
	.cfi_restore_state
	vxorps	%xmm5, %xmm5, %xmm5
	xorl	%r10d, %r10d
	vmovaps	%zmm5, %zmm4
	vmovaps	%zmm5, %zmm3
	vmovaps	%zmm5, %zmm2
	vmovaps	%zmm5, %zmm7
	vmovaps	%zmm5, %zmm6
	vmovaps	%zmm5, %zmm9
	vmovaps	%zmm5, %zmm8
	vmovaps	%zmm5, %zmm13
	vmovaps	%zmm5, %zmm12
	vmovaps	%zmm5, %zmm11
	vmovaps	%zmm5, %zmm10
	jmp	.L1111
.L1146:
	xorl	%edx, %edx
	xorl	%eax, %eax
	jmp	.L1116
	.cfi_endproc
.LFE6848:
	.size	_ZN6kvtide12_GLOBAL__N_18dot_tileILi2ELi6ELb1ELi0EfEEvPKflPKPKT3_lRKNS0_5AheadIS4_EEiPfl.constprop.0, .-_ZN6kvtide12_GLOBAL__N_18dot_tileILi2ELi6ELb1ELi0EfEEvPKflPKPKT3_lRKNS0_5AheadIS4_EEiPfl.constprop.0
	.p2align 4
	.type	_ZN6kvtide12_GLOBAL__N_18dot_tileILi2ELi6ELb0ELi0EfEEvPKflPKPKT3_lRKNS0_5AheadIS4_EEiPfl.constprop.0, @function
_ZN6kvtide12_GLOBAL__N_18dot_tileILi2ELi6ELb0ELi0EfEEvPKflPKPKT3_lRKNS0_5AheadIS4_EEiPfl.constprop.0:
.LFB6850:
	.cfi_startproc
	pushq	%rbp
	.cfi_def_cfa_offset 16
	.cfi_offset 6, -16
	movq	%rsi, %rax
	vmovq	%r9, %xmm15
	movq	%rsp, %rbp
	.cfi_def_cfa_register 6
	pushq	%r15
	pushq	%r14
	pushq	%r13
	.cfi_offset 15, -24
	.cfi_offset 14, -32
	.cfi_offset 13, -40
	movq	%rcx, %r13
	pushq	%r12
	.cfi_offset 12, -48
	movl	%r8d, %r12d
	pushq	%rbx
	andq	$-64, %rsp
	addq	$-128, %rsp
	.cfi_offset 3, -56
	movq	%rsi, 24(%rsp)
	movq	%rdx, %rsi
	cmpq	$15, %rcx
	jle	.L1156
	leaq	-16(%r13), %r15
	movq	(%rdx), %r9
	movq	8(%rdx), %rbx
	leaq	(%rdi,%rax,4), %r10
	movq	16(%rdx), %r14
	movq	24(%rdx), %r8
	vxorps	%xmm5, %xmm5, %xmm5
	xorl	%eax, %eax
	movq	32(%rdx), %rcx
	movq	40(%rdx), %r11
	movq	%r15, %rdx
	vmovaps	%zmm5, %zmm4
	andq	$-16, %rdx
	vmovaps	%zmm5, %zmm3
	vmovaps	%zmm5, %zmm2
	addq	$16, %rdx
	vmovaps	%zmm5, %zmm7
	vmovaps	%zmm5, %zmm6
	vmovaps	%zmm5, %zmm9
	vmovaps	%zmm5, %zmm8
	vmovaps	%zmm5, %zmm13
	vmovaps	%zmm5, %zmm12
	vmovaps	%zmm5, %zmm11
	vmovaps	%zmm5, %zmm10
	.p2align 4,,10
	.p2align 3
.L1150:
	vmovups	(%rdi,%rax,4), %zmm1
	vmovups	(%r10,%rax,4), %zmm0
	vfmadd231ps	(%r9,%rax,4), %zmm1, %zmm10
	vfmadd231ps	(%r9,%rax,4), %zmm0, %zmm6
	vfmadd231ps	(%rbx,%rax,4), %zmm1, %zmm11
	vfmadd231ps	(%rbx,%rax,4), %zmm0, %zmm7
	vfmadd231ps	(%r14,%rax,4), %zmm1, %zmm12
	vfmadd231ps	(%r14,%rax,4), %zmm0, %zmm2
	vfmadd231ps	(%r8,%rax,4), %zmm1, %zmm13
	vfmadd231ps	(%r8,%rax,4), %zmm0, %zmm3
	vfmadd231ps	(%rcx,%rax,4), %zmm1, %zmm8
	vfmadd231ps	(%rcx,%rax,4), %zmm0, %zmm4
	vfmadd231ps	(%r11,%rax,4), %zmm1, %zmm9
	vfmadd231ps	(%r11,%rax,4), %zmm0, %zmm5
	addq	$16, %rax
	cmpq	%rdx, %rax
	jne	.L1150
	andq	$-16, %r15
	leaq	16(%r15), %r8
.L1149:
	cmpq	%r8, %r13
	jle	.L1151
	movl	%r13d, %ecx
	movl	$1, %eax
	movq	24(%rsp), %rbx
	leaq	0(,%r8,4), %rdx
	subl	%r8d, %ecx
	sall	%cl, %eax
	addq	%r8, %rbx
	subl	$1, %eax
	kmovw	%eax, %k1
	movq	(%rsi), %rax
	vmovups	(%rdi,%rdx), %zmm1{%k1}{z}
	vmovups	(%rdi,%rbx,4), %zmm0{%k1}{z}
	addq	%rdx, %rax
	vmovups	(%rax), %zmm14{%k1}{z}
	movq	8(%rsi), %rax
	vfmadd231ps	%zmm14, %zmm1, %zmm10
	vfmadd231ps	%zmm14, %zmm0, %zmm6
	addq	%rdx, %rax
	vmovups	(%rax), %zmm14{%k1}{z}
	movq	16(%rsi), %rax
	vfmadd231ps	%zmm14, %zmm1, %zmm11
	vfmadd231ps	%zmm14, %zmm0, %zmm7
	addq	%rdx, %rax
	vmovups	(%rax), %zmm14{%k1}{z}
	movq	24(%rsi), %rax
	vfmadd231ps	%zmm14, %zmm1, %zmm12
	vfmadd231ps	%zmm14, %zmm0, %zmm2
	addq	%rdx, %rax
	vmovups	(%rax), %zmm14{%k1}{z}
	movq	32(%rsi), %rax
	vfmadd231ps	%zmm14, %zmm1, %zmm13
	vfmadd231ps	%zmm14, %zmm0, %zmm3
	addq	%rdx, %rax
	addq	40(%rsi), %rdx
	vmovups	(%rax), %zmm14{%k1}{z}
	vfmadd231ps	%zmm14, %zmm1, %zmm8
	vfmadd231ps	%zmm14, %zmm0, %zmm4
	vmovups	(%rdx), %zmm14{%k1}{z}
	vfmadd231ps	%zmm14, %zmm1, %zmm9
	vfmadd231ps	%zmm14, %zmm0, %zmm5
.L1151:
	vextractf32x8	$0x1, %zmm13, %ymm1
	vaddps	%ymm13, %ymm1, %ymm1
	vextractf128	$0x1, %ymm1, %xmm0
	vmovaps	%xmm1, %xmm13
	vextractf32x8	$0x1, %zmm12, %ymm1
	vaddps	%ymm12, %ymm1, %ymm12
	vaddps	%xmm13, %xmm0, %xmm0
	vextractf128	$0x1, %ymm12, %xmm1
	vaddps	%xmm12, %xmm1, %xmm1
	vhaddps	%xmm0, %xmm1, %xmm1
	vextractf32x8	$0x1, %zmm11, %ymm0
	vaddps	%ymm11, %ymm0, %ymm0
	vextractf128	$0x1, %ymm0, %xmm11
	vmovaps	%xmm0, %xmm12
	vextractf32x8	$0x1, %zmm10, %ymm0
	vaddps	%ymm10, %ymm0, %ymm10
	vaddps	%xmm12, %xmm11, %xmm11
	vextractf128	$0x1, %ymm10, %xmm0
	vaddps	%xmm10, %xmm0, %xmm0
	vhaddps	%xmm11, %xmm0, %xmm0
	vhaddps	%xmm1, %xmm0, %xmm0
	vextractf32x8	$0x1, %zmm7, %ymm1
	vaddps	%ymm7, %ymm1, %ymm1
	vextractf32x8	$0x1, %zmm6, %ymm7
	vaddps	%ymm6, %ymm7, %ymm7
	vmovaps	%xmm0, 64(%rsp)
	vextractf128	$0x1, %ymm1, %xmm0
	vextractf128	$0x1, %ymm7, %xmm6
	vaddps	%xmm1, %xmm0, %xmm0
	vaddps	%xmm7, %xmm6, %xmm6
	vhaddps	%xmm0, %xmm6, %xmm6
	vextractf32x8	$0x1, %zmm9, %ymm0
	vaddps	%ymm9, %ymm0, %ymm0
	vextractf32x8	$0x1, %zmm8, %ymm9
	vaddps	%ymm8, %ymm9, %ymm8
	vextractf128	$0x1, %ymm0, %xmm1
	vmovaps	%xmm0, %xmm7
	vextractf128	$0x1, %ymm8, %xmm0
	vaddps	%xmm7, %xmm1, %xmm1
	vaddps	%xmm8, %xmm0, %xmm0
	vhaddps	%xmm1, %xmm0, %xmm0
	vextractf32x8	$0x1, %zmm5, %ymm1
	vaddps	%ymm5, %ymm1, %ymm1
	vhaddps	%xmm6, %xmm0, %xmm0
	vmovaps	%xmm1, %xmm5
	vmovaps	%xmm0, 80(%rsp)
	vextractf128	$0x1, %ymm1, %xmm0
	vextractf32x8	$0x1, %zmm4, %ymm1
	vaddps	%ymm4, %ymm1, %ymm4
	vaddps	%xmm5, %xmm0, %xmm0
	vextractf128	$0x1, %ymm4, %xmm1
	vaddps	%xmm4, %xmm1, %xmm1
	vhaddps	%xmm0, %xmm1, %xmm1
	vextractf32x8	$0x1, %zmm3, %ymm0
	vaddps	%ymm3, %ymm0, %ymm0
	vextractf128	$0x1, %ymm0, %xmm3
	vmovaps	%xmm0, %xmm4
	vextractf32x8	$0x1, %zmm2, %ymm0
	vaddps	%ymm2, %ymm0, %ymm2
	vaddps	%xmm4, %xmm3, %xmm3
	vextractf128	$0x1, %ymm2, %xmm0
	vaddps	%xmm2, %xmm0, %xmm0
	vhaddps	%xmm3, %xmm0, %xmm0
	vhaddps	%xmm1, %xmm0, %xmm0
	vmovaps	%xmm0, 96(%rsp)
	cmpl	$6, %r12d
	je	.L1152
	testl	%r12d, %r12d
	jle	.L1158
	movl	%r12d, %ebx
	vmovq	%xmm15, %rdi
	leaq	64(%rsp), %rsi
	salq	$2, %rbx
	movq	%rbx, %rdx
	vzeroupper
	call	memcpy@PLT
	movq	16(%rbp), %rsi
	movq	%rbx, %rdx
	leaq	(%rax,%rsi,4), %rdi
	leaq	88(%rsp), %rsi
	call	memcpy@PLT
.L1159:
	leaq	-40(%rbp), %rsp
	popq	%rbx
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	popq	%rbp
	.cfi_remember_state
	.cfi_def_cfa 7, 8
	ret
.L1152:
	.cfi_restore_state
	vmovdqa	64(%rsp), %xmm5
	vmovq	%xmm15, %rax
	vmovq	%xmm15, %rdi
	movq	104(%rsp), %rdx
	vmovdqu	%xmm5, (%rax)
	movq	80(%rsp), %rax
	vmovdqu	88(%rsp), %xmm5
	movq	%rax, 16(%rdi)
	movq	16(%rbp), %rdi
	vmovq	%xmm15, %rax
	leaq	(%rax,%rdi,4), %rax
	movq	%rdx, 16(%rax)
	vmovdqu	%xmm5, (%rax)
	vzeroupper
	leaq	-40(%rbp), %rsp
	popq	%rbx
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	popq	%rbp
	.cfi_remember_state
	.cfi_def_cfa 7, 8
	ret
.L1156:
	.cfi_restore_state
	vxorps	%xmm5, %xmm5, %xmm5
	xorl	%r8d, %r8d
	vmovaps	%zmm5, %zmm4
	vmovaps	%zmm5, %zmm3
	vmovaps	%zmm5, %zmm2
	vmovaps	%zmm5, %zmm7
	vmovaps	%zmm5, %zmm6
	vmovaps	%zmm5, %zmm9
	vmovaps	%zmm5, %zmm8
	vmovaps	%zmm5, %zmm13
	vmovaps	%zmm5, %zmm12
	vmovaps	%zmm5, %zmm11
	vmovaps	%zmm5, %zmm10
	jmp	.L1149
.L1158:
	vzeroupper
	jmp	.L1159
	.cfi_endproc
.LFE6850:
	.size	_ZN6kvtide12_GLOBAL__N_18dot_tileILi2ELi6ELb0ELi0EfEEvPKflPKPKT3_lRKNS0_5AheadIS4_EEiPfl.constprop.0, .-_ZN6kvtide12_GLOBAL__N_18dot_tileILi2ELi6ELb0ELi0EfEEvPKflPKPKT3_lRKNS0_5AheadIS4_EEiPfl.constprop.0
	.p2align 4
	.type	_ZN6kvtide12_GLOBAL__N_112linear_rangeIfEEvRKNS_10LinearArgsEll, @function
_ZN6kvtide12_GLOBAL__N_112linear_rangeIfEEvRKNS_10LinearArgsEll:
.LFB6495:
	.cfi_startproc
	pushq	%r13
	.cfi_def_cfa_offset 16
	.cfi_offset 13, -16
	leaq	16(%rsp), %r13
	.cfi_def_cfa 13, 0
	andq	$-64, %rsp
	pushq	-8(%r13)
	pushq	%rbp
	movq	%rsp, %rbp
	.cfi_escape 0x10,0x6,0x2,0x76,0
	pushq	%r15
	pushq	%r14
	pushq	%r13
	.cfi_escape 0xf,0x3,0x76,0x68,0x6
	.cfi_escape 0x10,0xf,0x2,0x76,0x78
	.cfi_escape 0x10,0xe,0x2,0x76,0x70
	pushq	%r12
	.cfi_escape 0x10,0xc,0x2,0x76,0x60
	movq	%rsi, %r12
	pushq	%rbx
	subq	$2120, %rsp
	.cfi_escape 0x10,0x3,0x2,0x76,0x58
	movq	64(%rdi), %rax
	movq	%rdi, -1856(%rbp)
	movq	%rdx, -2032(%rbp)
	cmpq	$4, %rax
	jle	.L1697
	movq	%rdx, %r13
	leaq	4(,%rsi,4), %rdx
	movq	80(%rdi), %rbx
	xorl	%r14d, %r14d
	subq	%rsi, %r13
	movq	%rdx, -2080(%rbp)
	leaq	0(,%rsi,4), %rdx
	movq	%rdx, -2072(%rbp)
	movq	%r13, %rdx
	movq	%r13, %rdi
	shrq	$4, %rdx
	andq	$-16, %rdi
	movq	%rbx, -1960(%rbp)
	leaq	-1(%r13), %rbx
	salq	$6, %rdx
	movq	%rdi, -2056(%rbp)
	movq	%rbx, %r15
	movq	%rdx, -2048(%rbp)
	leaq	(%rsi,%rdi), %rdx
	movq	%r14, %rsi
	movq	%rdx, -2064(%rbp)
.L1425:
	movq	%rsi, %rbx
	movl	$6, %ecx
	movq	%rsi, -2040(%rbp)
	subq	$-128, %rsi
	cmpq	%rax, %rsi
	movq	%rsi, -2088(%rbp)
	movq	$0, -2024(%rbp)
	cmovle	%rsi, %rax
	movq	%rax, %rdx
	movq	%rax, -1832(%rbp)
	subq	%rbx, %rdx
	movl	$1, %ebx
	leaq	3(%rdx), %rax
	cmovns	%rdx, %rax
	sarq	$2, %rax
	cmpq	%rcx, %rax
	cmovg	%rcx, %rax
	cmpq	$3, %rdx
	cmovle	%rbx, %rax
	leaq	_ZN6kvtide12_GLOBAL__N_17kSharesILi6EEE(%rip), %rbx
	leaq	(%rbx,%rax,8), %rdx
	subq	%rax, %rdx
	movq	%rdx, -1944(%rbp)
.L1411:
	movq	-1960(%rbp), %rbx
	movq	-2024(%rbp), %rdx
	movl	$1024, %eax
	movq	-2032(%rbp), %rdi
	subq	%rdx, %rbx
	cmpq	%rax, %rbx
	movq	%rbx, -1896(%rbp)
	cmovle	%rbx, %rax
	movq	%rax, -1816(%rbp)
	cmpq	%rdi, %r12
	jge	.L1163
	subq	$16, %rax
	movq	%r12, %rcx
	salq	$2, %rdx
	movq	%r13, -1848(%rbp)
	shrq	$4, %rax
	negq	%rcx
	movq	%rdx, -1912(%rbp)
	addq	$1, %rax
	movq	%rcx, -1976(%rbp)
	movq	%rax, -1984(%rbp)
	salq	$4, %rax
	cmpq	$15, %rbx
	movl	$16, %ebx
	cmovle	%rbx, %rax
	movq	%r12, -1864(%rbp)
	movq	%r12, -1952(%rbp)
	movq	%rax, -1968(%rbp)
	movq	%r13, -2096(%rbp)
	movq	%r15, -2104(%rbp)
	movq	%r12, -2112(%rbp)
.L1410:
	movq	-1848(%rbp), %rax
	movl	$6, %edi
	movq	-1952(%rbp), %rbx
	movq	-1856(%rbp), %rcx
	cmpq	%rdi, %rax
	cmovle	%rax, %rdi
	movq	%rbx, %rax
	addq	$6, %rbx
	movq	32(%rcx), %rsi
	cmpq	$0, -2024(%rbp)
	movq	40(%rcx), %r8
	movq	%rbx, -1952(%rbp)
	movl	%edi, -1924(%rbp)
	movq	72(%rcx), %rcx
	jne	.L1164
	movq	%rax, %rdx
	imulq	%r8, %rdx
	leaq	(%rsi,%rdx,4), %r14
	movq	%r14, -1808(%rbp)
	movq	%r14, %rdx
	cmpq	%rcx, %rbx
	jge	.L1165
	imulq	%r8, %rbx
	leaq	(%rsi,%rbx,4), %rdx
.L1165:
	movq	%rdx, -1760(%rbp)
	xorl	%edx, %edx
	movq	%r8, %r10
	cmpq	$1, -1848(%rbp)
	setne	%dl
	addq	%rax, %rdx
	imulq	%rdx, %r10
	addq	$6, %rdx
	leaq	(%rsi,%r10,4), %r13
	movq	%r13, -1800(%rbp)
	movq	%r13, %r9
	cmpq	%rdx, %rcx
	jle	.L1166
	leaq	(%r8,%r8,2), %rdx
	leaq	(%r10,%rdx,2), %rdx
	leaq	(%rsi,%rdx,4), %r9
.L1166:
	xorl	%edx, %edx
	cmpq	$2, -1848(%rbp)
	movq	%r8, %r10
	movq	%r9, -1752(%rbp)
	setg	%dl
	leaq	(%rax,%rdx,2), %rdx
	imulq	%rdx, %r10
	addq	$6, %rdx
	leaq	(%rsi,%r10,4), %rbx
	movq	%rbx, -1792(%rbp)
	movq	%rbx, %r9
	cmpq	%rdx, %rcx
	jle	.L1167
	leaq	(%r8,%r8,2), %rdx
	leaq	(%r10,%rdx,2), %rdx
	leaq	(%rsi,%rdx,4), %r9
.L1167:
	cmpq	$3, -1848(%rbp)
	movq	%r9, -1744(%rbp)
	jle	.L1429
	leaq	3(%rax), %rdx
	movq	%r8, %r9
	imulq	%rdx, %r9
	leaq	(%rsi,%r9,4), %r15
	movq	%r15, %r11
.L1168:
	addq	$6, %rdx
	movq	%r11, -1784(%rbp)
	movq	%r11, %r9
	cmpq	%rdx, %rcx
	jle	.L1169
	imulq	%r8, %rdx
	leaq	(%rsi,%rdx,4), %r9
.L1169:
	xorl	%edx, %edx
	cmpq	$4, -1848(%rbp)
	movq	%r8, %r10
	movq	%r9, -1736(%rbp)
	setg	%dl
	leaq	(%rax,%rdx,4), %rdx
	imulq	%rdx, %r10
	addq	$6, %rdx
	leaq	(%rsi,%r10,4), %r9
	movq	%r9, -1936(%rbp)
	movq	%r9, -1776(%rbp)
	cmpq	%rdx, %rcx
	jle	.L1170
	leaq	(%r8,%r8,2), %rdx
	leaq	(%r10,%rdx,2), %rdx
	leaq	(%rsi,%rdx,4), %r9
.L1170:
	cmpq	$5, -1848(%rbp)
	movq	%r9, -1728(%rbp)
	movq	%r14, %r15
	jle	.L1171
	addq	$5, %rax
	movq	%rax, %rdx
	imulq	%r8, %rdx
	leaq	(%rsi,%rdx,4), %r15
.L1171:
	addq	$6, %rax
	movq	%r15, -1768(%rbp)
	movq	%r15, %rdx
	cmpq	%rax, %rcx
	jle	.L1172
	imulq	%r8, %rax
	leaq	(%rsi,%rax,4), %rdx
.L1172:
	movq	-1856(%rbp), %rax
	movq	-2040(%rbp), %rcx
	movq	%rdx, -1720(%rbp)
	movq	16(%rax), %rax
	movq	%rax, -1920(%rbp)
	movq	-1832(%rbp), %rax
	cmpq	%rax, %rcx
	jge	.L1174
	leaq	0(,%rdi,4), %rdx
	testl	%edi, %edi
	movl	$4, %eax
	movq	$0, -1872(%rbp)
	cmovg	%rdx, %rax
	movq	%rcx, -1824(%rbp)
	movq	-1816(%rbp), %r12
	movq	%rax, -1904(%rbp)
	.p2align 4,,10
	.p2align 3
.L1286:
	movq	-1824(%rbp), %rdi
	movq	-1832(%rbp), %rax
	subq	%rdi, %rax
	movq	-1872(%rbp), %rdi
	cmpq	$5, %rdi
	jg	.L1434
	movq	-1944(%rbp), %rsi
	movsbq	(%rsi,%rdi), %rdx
	movq	%rdx, %rcx
	leaq	-1760(%rbp,%rdx,8), %rdx
	vmovq	%rdx, %xmm6
	movsbl	1(%rsi,%rdi), %edx
	subl	%ecx, %edx
.L1175:
	movq	-1856(%rbp), %r9
	movq	-1824(%rbp), %rdi
	movq	8(%r9), %r10
	movq	%rdi, %rcx
	movq	(%r9), %rsi
	imulq	%r10, %rcx
	movq	%r10, -1888(%rbp)
	movq	-1864(%rbp), %r10
	addq	%r10, %rcx
	leaq	(%rsi,%rcx,4), %rcx
	movq	24(%r9), %rsi
	movq	%rcx, -1840(%rbp)
	imulq	%rsi, %rdi
	movq	%rsi, -1880(%rbp)
	movq	%rdi, %rcx
	movq	-1920(%rbp), %rdi
	leaq	(%rdi,%rcx,4), %rdi
	cmpq	$2, %rax
	je	.L1176
	cmpq	$3, %rax
	je	.L1177
	cmpq	$1, %rax
	je	.L1698
	cmpl	$2, %edx
	je	.L1233
	jg	.L1234
	testl	%edx, %edx
	je	.L1235
	cmpl	$1, %edx
	jne	.L1237
	vxorps	%xmm1, %xmm1, %xmm1
	xorl	%edx, %edx
	cmpq	$15, -1960(%rbp)
	vmovaps	%zmm1, -1584(%rbp)
	vmovaps	%zmm1, -1520(%rbp)
	vmovaps	%zmm1, -1456(%rbp)
	vmovaps	%zmm1, -1392(%rbp)
	vmovaps	%zmm1, -1328(%rbp)
	vmovaps	%zmm1, -1264(%rbp)
	vmovaps	%zmm1, -1200(%rbp)
	vmovaps	%zmm1, -1136(%rbp)
	vmovaps	%zmm1, -1072(%rbp)
	vmovaps	%zmm1, -1008(%rbp)
	vmovaps	%zmm1, -944(%rbp)
	vmovaps	%zmm1, -880(%rbp)
	vmovaps	%zmm1, -816(%rbp)
	vmovaps	%zmm1, -752(%rbp)
	vmovaps	%zmm1, -688(%rbp)
	vmovaps	%zmm1, -624(%rbp)
	vmovaps	%zmm1, -560(%rbp)
	vmovaps	%zmm1, -496(%rbp)
	vmovaps	%zmm1, -432(%rbp)
	vmovaps	%zmm1, -368(%rbp)
	vmovaps	%zmm1, -304(%rbp)
	vmovaps	%zmm1, -240(%rbp)
	vmovaps	%zmm1, -176(%rbp)
	vmovaps	%zmm1, -112(%rbp)
	jle	.L1243
	vmovq	%xmm6, %rax
	movq	-1936(%rbp), %r10
	vxorps	%xmm6, %xmm6, %xmm6
	movq	(%rax), %rcx
	movq	-1880(%rbp), %rax
	vmovaps	%zmm6, %zmm7
	vmovaps	%zmm6, %zmm8
	vmovaps	%zmm6, %zmm9
	vmovaps	%zmm6, %zmm10
	vmovaps	%zmm6, %zmm11
	leaq	0(,%rax,4), %rsi
	vmovaps	%zmm6, %zmm12
	xorl	%eax, %eax
	leaq	(%rdi,%rsi), %r9
	vmovaps	%zmm6, %zmm13
	vmovaps	%zmm6, %zmm14
	leaq	(%r9,%rsi), %r8
	vmovaps	%zmm6, %zmm15
	vmovaps	%zmm6, %zmm16
	addq	%r8, %rsi
	vmovaps	%zmm6, %zmm17
	vmovaps	%zmm6, %zmm18
	vmovaps	%zmm6, %zmm19
	vmovaps	%zmm6, %zmm20
	vmovaps	%zmm6, %zmm21
	vmovaps	%zmm6, %zmm22
	vmovaps	%zmm6, %zmm23
	vmovaps	%zmm6, %zmm24
	vmovaps	%zmm6, %zmm25
	vmovaps	%zmm6, %zmm26
	vmovaps	%zmm6, %zmm27
	vmovaps	%zmm6, %zmm28
	vmovaps	%zmm6, %zmm29
	.p2align 4,,10
	.p2align 3
.L1246:
	vmovups	(%rdi,%rax,4), %zmm4
	vmovups	(%r9,%rax,4), %zmm3
	movq	%rax, %rdx
	prefetcht0	(%rcx)
	vmovups	(%r8,%rax,4), %zmm2
	vmovups	(%rsi,%rax,4), %zmm1
	addq	$31, %rdx
	addq	$64, %rcx
	vmovups	(%r14,%rax,4), %zmm5
	vfmadd231ps	%zmm5, %zmm4, %zmm29
	vfmadd231ps	%zmm5, %zmm3, %zmm28
	vfmadd231ps	%zmm5, %zmm2, %zmm27
	vfmadd231ps	%zmm5, %zmm1, %zmm26
	vmovups	0(%r13,%rax,4), %zmm5
	vfmadd231ps	%zmm5, %zmm4, %zmm25
	vfmadd231ps	%zmm5, %zmm3, %zmm24
	vfmadd231ps	%zmm5, %zmm2, %zmm23
	vfmadd231ps	%zmm5, %zmm1, %zmm22
	vmovups	(%rbx,%rax,4), %zmm5
	vfmadd231ps	%zmm5, %zmm4, %zmm21
	vfmadd231ps	%zmm5, %zmm3, %zmm20
	vfmadd231ps	%zmm5, %zmm2, %zmm19
	vfmadd231ps	%zmm5, %zmm1, %zmm18
	vmovups	(%r11,%rax,4), %zmm5
	vfmadd231ps	%zmm5, %zmm4, %zmm17
	vfmadd231ps	%zmm5, %zmm3, %zmm16
	vfmadd231ps	%zmm5, %zmm2, %zmm15
	vfmadd231ps	%zmm5, %zmm1, %zmm14
	vmovups	(%r10,%rax,4), %zmm5
	vfmadd231ps	%zmm5, %zmm4, %zmm13
	vfmadd231ps	%zmm5, %zmm3, %zmm12
	vfmadd231ps	%zmm5, %zmm2, %zmm11
	vfmadd231ps	%zmm5, %zmm1, %zmm10
	vmovups	(%r15,%rax,4), %zmm5
	addq	$16, %rax
	vfmadd231ps	%zmm5, %zmm4, %zmm9
	vfmadd231ps	%zmm5, %zmm3, %zmm8
	vfmadd231ps	%zmm5, %zmm2, %zmm7
	vfmadd231ps	%zmm5, %zmm1, %zmm6
	cmpq	%rdx, %r12
	jg	.L1246
	movq	-1984(%rbp), %rax
	movl	$16, %edx
	vmovaps	%zmm29, -1584(%rbp)
	vmovaps	%zmm28, -1200(%rbp)
	salq	$4, %rax
	cmpq	$15, -1896(%rbp)
	vmovaps	%zmm27, -816(%rbp)
	cmovg	%rax, %rdx
	vmovaps	%zmm26, -432(%rbp)
	vmovaps	%zmm25, -1520(%rbp)
	vmovaps	%zmm24, -1136(%rbp)
	vmovaps	%zmm23, -752(%rbp)
	vmovaps	%zmm22, -368(%rbp)
	vmovaps	%zmm21, -1456(%rbp)
	vmovaps	%zmm20, -1072(%rbp)
	vmovaps	%zmm19, -688(%rbp)
	vmovaps	%zmm18, -304(%rbp)
	vmovaps	%zmm17, -1392(%rbp)
	vmovaps	%zmm16, -1008(%rbp)
	vmovaps	%zmm15, -624(%rbp)
	vmovaps	%zmm14, -240(%rbp)
	vmovaps	%zmm13, -1328(%rbp)
	vmovaps	%zmm12, -944(%rbp)
	vmovaps	%zmm11, -560(%rbp)
	vmovaps	%zmm10, -176(%rbp)
	vmovaps	%zmm9, -1264(%rbp)
	vmovaps	%zmm8, -880(%rbp)
	vmovaps	%zmm7, -496(%rbp)
	vmovaps	%zmm6, -112(%rbp)
.L1243:
	cmpq	%rdx, %r12
	jle	.L1247
	movl	%r12d, %ecx
	movl	$1, %eax
	leaq	0(,%rdx,4), %rsi
	movq	-1880(%rbp), %r10
	subl	%edx, %ecx
	leaq	(%rdi,%rsi), %r8
	sall	%cl, %eax
	subl	$1, %eax
	kmovw	%eax, %k1
	vmovups	(%r14,%rsi), %zmm2{%k1}{z}
	vmovups	(%r8), %zmm3{%k1}{z}
	leaq	(%rdx,%r10), %rax
	vfmadd213ps	-1584(%rbp), %zmm2, %zmm3
	leaq	(%rdi,%rax,4), %rcx
	addq	%r10, %rax
	leaq	(%rdi,%rax,4), %rdx
	addq	%r10, %rax
	leaq	(%rdi,%rax,4), %rax
	vmovaps	%zmm3, -1584(%rbp)
	vmovups	(%rcx), %zmm3{%k1}{z}
	vfmadd213ps	-1200(%rbp), %zmm2, %zmm3
	vmovaps	%zmm3, -1200(%rbp)
	vmovups	(%rdx), %zmm3{%k1}{z}
	vfmadd213ps	-816(%rbp), %zmm2, %zmm3
	vmovaps	%zmm3, -816(%rbp)
	vmovups	(%rax), %zmm0{%k1}{z}
	vfmadd213ps	-432(%rbp), %zmm2, %zmm0
	vmovaps	%zmm0, -432(%rbp)
	vmovups	(%r8), %zmm2{%k1}{z}
	vmovups	0(%r13,%rsi), %zmm0{%k1}{z}
	vfmadd213ps	-1520(%rbp), %zmm0, %zmm2
	vmovaps	%zmm2, -1520(%rbp)
	vmovups	(%rcx), %zmm2{%k1}{z}
	vfmadd213ps	-1136(%rbp), %zmm0, %zmm2
	vmovaps	%zmm2, -1136(%rbp)
	vmovups	(%rdx), %zmm2{%k1}{z}
	vfmadd213ps	-752(%rbp), %zmm0, %zmm2
	vmovaps	%zmm2, -752(%rbp)
	vmovups	(%rax), %zmm2{%k1}{z}
	vfmadd213ps	-368(%rbp), %zmm2, %zmm0
	vmovaps	%zmm0, -368(%rbp)
	vmovups	(%r8), %zmm2{%k1}{z}
	vmovups	(%rbx,%rsi), %zmm0{%k1}{z}
	vfmadd213ps	-1456(%rbp), %zmm0, %zmm2
	vmovaps	%zmm2, -1456(%rbp)
	vmovups	(%rcx), %zmm2{%k1}{z}
	vfmadd213ps	-1072(%rbp), %zmm0, %zmm2
	movq	-1936(%rbp), %rdi
	vmovaps	%zmm2, -1072(%rbp)
	vmovups	(%rdx), %zmm2{%k1}{z}
	vfmadd213ps	-688(%rbp), %zmm0, %zmm2
	vmovaps	%zmm2, -688(%rbp)
	vmovups	(%rax), %zmm2{%k1}{z}
	vfmadd213ps	-304(%rbp), %zmm2, %zmm0
	vmovaps	%zmm0, -304(%rbp)
	vmovups	(%r8), %zmm2{%k1}{z}
	vmovups	(%r11,%rsi), %zmm0{%k1}{z}
	vfmadd213ps	-1392(%rbp), %zmm0, %zmm2
	vmovaps	%zmm2, -1392(%rbp)
	vmovups	(%rcx), %zmm2{%k1}{z}
	vfmadd213ps	-1008(%rbp), %zmm0, %zmm2
	vmovaps	%zmm2, -1008(%rbp)
	vmovups	(%rdx), %zmm2{%k1}{z}
	vfmadd213ps	-624(%rbp), %zmm0, %zmm2
	vmovaps	%zmm2, -624(%rbp)
	vmovups	(%rax), %zmm2{%k1}{z}
	vfmadd213ps	-240(%rbp), %zmm2, %zmm0
	vmovaps	%zmm0, -240(%rbp)
	vmovups	(%r8), %zmm2{%k1}{z}
	vmovups	(%rdi,%rsi), %zmm0{%k1}{z}
	vfmadd213ps	-1328(%rbp), %zmm0, %zmm2
	vmovaps	%zmm2, -1328(%rbp)
	vmovups	(%rcx), %zmm2{%k1}{z}
	vfmadd213ps	-944(%rbp), %zmm0, %zmm2
	vmovaps	%zmm2, -944(%rbp)
	vmovups	(%rdx), %zmm2{%k1}{z}
	vfmadd213ps	-560(%rbp), %zmm0, %zmm2
	vmovaps	%zmm2, -560(%rbp)
	vmovups	(%rax), %zmm2{%k1}{z}
	vfmadd213ps	-176(%rbp), %zmm2, %zmm0
	vmovaps	%zmm0, -176(%rbp)
	vmovups	(%r8), %zmm1{%k1}{z}
	vmovups	(%r15,%rsi), %zmm0{%k1}{z}
	vfmadd213ps	-1264(%rbp), %zmm0, %zmm1
	vmovaps	%zmm1, -1264(%rbp)
	vmovups	(%rcx), %zmm1{%k1}{z}
	vfmadd213ps	-880(%rbp), %zmm0, %zmm1
	vmovaps	%zmm1, -880(%rbp)
	vmovups	(%rdx), %zmm1{%k1}{z}
	vfmadd213ps	-496(%rbp), %zmm0, %zmm1
	vmovaps	%zmm1, -496(%rbp)
	vmovups	(%rax), %zmm1{%k1}{z}
	vfmadd213ps	-112(%rbp), %zmm1, %zmm0
	vmovaps	%zmm0, -112(%rbp)
.L1247:
	leaq	-1712(%rbp), %rax
	leaq	-1584(%rbp), %r9
	vzeroupper
	movq	%rax, %rsi
	movq	%r9, %rdi
	call	_ZN6kvtide12_GLOBAL__N_14Simd8sum_tileERA4_A6_KDv16_fPf
	cmpq	$5, -1848(%rbp)
	jg	.L1268
	movq	-1904(%rbp), %r8
	movq	-1888(%rbp), %rdi
	movq	%r12, -1992(%rbp)
	movq	-1840(%rbp), %rsi
	movl	%r8d, %edx
	salq	$2, %rdi
	vmovd	%r8d, %xmm0
	andl	$4, %edx
	movq	%rdi, -1880(%rbp)
	vmovq	%xmm0, %r10
	movl	%edx, -1840(%rbp)
.L1249:
	cmpl	$8, %r8d
	jnb	.L1250
	movl	-1840(%rbp), %r12d
	testl	%r12d, %r12d
	jne	.L1699
	testl	%r8d, %r8d
	je	.L1251
	movzbl	(%rax), %edx
	movb	%dl, (%rsi)
.L1251:
	movq	-1880(%rbp), %rdi
	addq	$32, %rax
	addq	%rdi, %rsi
	cmpq	%rax, %r9
	jne	.L1249
.L1687:
	movq	-1992(%rbp), %r12
	.p2align 4,,10
	.p2align 3
.L1186:
	addq	$4, -1824(%rbp)
	movq	-1824(%rbp), %rax
	addq	$1, -1872(%rbp)
	cmpq	%rax, -1832(%rbp)
	jg	.L1286
.L1174:
	addq	$6, -1864(%rbp)
	movq	-1952(%rbp), %rbx
	subq	$6, -1848(%rbp)
	subq	$6, -1976(%rbp)
	cmpq	%rbx, -2032(%rbp)
	jg	.L1410
	movq	-1856(%rbp), %rax
	movq	-2096(%rbp), %r13
	movq	-2104(%rbp), %r15
	movq	-2112(%rbp), %r12
	movq	80(%rax), %rax
	movq	%rax, -1960(%rbp)
.L1163:
	addq	$1024, -2024(%rbp)
	movq	-1960(%rbp), %rbx
	movq	-2024(%rbp), %rax
	cmpq	%rbx, %rax
	jl	.L1411
	movq	-1856(%rbp), %rax
	movq	-2088(%rbp), %rsi
	movq	48(%rax), %r11
	testq	%r11, %r11
	je	.L1412
	movq	-2040(%rbp), %rdi
	movq	-1832(%rbp), %rbx
	cmpq	%rbx, %rdi
	jge	.L1412
	movq	-2032(%rbp), %rcx
	cmpq	%rcx, %r12
	jge	.L1412
	movq	(%rax), %rbx
	movq	8(%rax), %r10
	movq	%r13, %r8
	movq	-2080(%rbp), %rax
	addq	%r11, %rax
	vmovq	%rax, %xmm1
	movq	-2072(%rbp), %rax
	leaq	(%r11,%rax), %r9
	movq	%r13, %rax
	andl	$15, %eax
	vmovq	%r9, %xmm5
	movq	%rax, -1824(%rbp)
	movq	-2056(%rbp), %rax
	subq	%rax, %r8
	movq	%r8, -1840(%rbp)
	leaq	-1(%r8), %r14
.L1414:
	movq	%r10, %rax
	imulq	%rdi, %rax
	cmpq	$6, %r15
	ja	.L1700
.L1423:
	leaq	(%rbx,%rax,4), %rdx
	movq	%r12, %rax
.L1420:
	vmovss	(%rdx,%rax,4), %xmm0
	vaddss	(%r11,%rax,4), %xmm0, %xmm0
	vmovss	%xmm0, (%rdx,%rax,4)
	addq	$1, %rax
	cmpq	%rax, %rcx
	jne	.L1420
	addq	$1, %rdi
	cmpq	%rdi, -1832(%rbp)
	jne	.L1414
.L1412:
	movq	-1856(%rbp), %rax
	movq	64(%rax), %rax
	cmpq	%rax, %rsi
	jl	.L1425
.L1727:
	vzeroupper
	leaq	-40(%rbp), %rsp
	popq	%rbx
	popq	%r12
	popq	%r13
	.cfi_remember_state
	.cfi_def_cfa 13, 0
	popq	%r14
	popq	%r15
	popq	%rbp
	leaq	-16(%r13), %rsp
	.cfi_def_cfa 7, 16
	popq	%r13
	.cfi_def_cfa_offset 8
	ret
	.p2align 4,,10
	.p2align 3
.L1434:
	.cfi_restore_state
	xorl	%edx, %edx
	vpxor	%xmm6, %xmm6, %xmm6
	jmp	.L1175
.L1234:
	cmpl	$3, %edx
	jne	.L1237
	vxorps	%xmm1, %xmm1, %xmm1
	xorl	%edx, %edx
	cmpq	$15, -1960(%rbp)
	vmovaps	%zmm1, -1584(%rbp)
	vmovaps	%zmm1, -1520(%rbp)
	vmovaps	%zmm1, -1456(%rbp)
	vmovaps	%zmm1, -1392(%rbp)
	vmovaps	%zmm1, -1328(%rbp)
	vmovaps	%zmm1, -1264(%rbp)
	vmovaps	%zmm1, -1200(%rbp)
	vmovaps	%zmm1, -1136(%rbp)
	vmovaps	%zmm1, -1072(%rbp)
	vmovaps	%zmm1, -1008(%rbp)
	vmovaps	%zmm1, -944(%rbp)
	vmovaps	%zmm1, -880(%rbp)
	vmovaps	%zmm1, -816(%rbp)
	vmovaps	%zmm1, -752(%rbp)
	vmovaps	%zmm1, -688(%rbp)
	vmovaps	%zmm1, -624(%rbp)
	vmovaps	%zmm1, -560(%rbp)
	vmovaps	%zmm1, -496(%rbp)
	vmovaps	%zmm1, -432(%rbp)
	vmovaps	%zmm1, -368(%rbp)
	vmovaps	%zmm1, -304(%rbp)
	vmovaps	%zmm1, -240(%rbp)
	vmovaps	%zmm1, -176(%rbp)
	vmovaps	%zmm1, -112(%rbp)
	jle	.L1239
	vmovq	%xmm6, %rax
	vmovq	%xmm6, %rcx
	vmovq	%xmm6, %rdx
	movq	%r12, -1992(%rbp)
	movq	(%rax), %r8
	movq	16(%rcx), %rsi
	vxorps	%xmm7, %xmm7, %xmm7
	movq	8(%rdx), %rdx
	movq	-1880(%rbp), %rax
	vmovaps	%zmm7, %zmm8
	vmovaps	%zmm7, %zmm9
	movq	%rsi, -2000(%rbp)
	movq	-1936(%rbp), %r10
	vmovaps	%zmm7, %zmm10
	vmovaps	%zmm7, %zmm11
	leaq	0(,%rax,4), %r9
	vmovq	%rdx, %xmm0
	movq	%r11, %rdx
	leaq	(%rdi,%r9), %rax
	vmovaps	%zmm7, %zmm12
	vmovaps	%zmm7, %zmm13
	vmovq	%rax, %xmm5
	addq	%r9, %rax
	vmovaps	%zmm7, %zmm14
	addq	%rax, %r9
	vmovq	%rax, %xmm4
	xorl	%eax, %eax
	movq	%r9, %r11
	vmovaps	%zmm7, %zmm15
	vmovq	%xmm5, %r9
	vmovaps	%zmm7, %zmm16
	vmovaps	%zmm7, %zmm17
	vmovaps	%zmm7, %zmm18
	vmovaps	%zmm7, %zmm19
	vmovaps	%zmm7, %zmm20
	vmovaps	%zmm7, %zmm21
	vmovaps	%zmm7, %zmm22
	vmovaps	%zmm7, %zmm23
	vmovaps	%zmm7, %zmm24
	vmovaps	%zmm7, %zmm25
	vmovaps	%zmm7, %zmm26
	vmovaps	%zmm7, %zmm27
	vmovaps	%zmm7, %zmm28
	vmovaps	%zmm7, %zmm29
	vmovaps	%zmm7, %zmm30
	vmovdqa	%xmm4, %xmm5
	.p2align 4,,10
	.p2align 3
.L1266:
	vmovq	%xmm0, %rsi
	leaq	0(,%rax,4), %r12
	vmovups	(%rdi,%rax,4), %zmm6
	vmovups	(%r9,%rax,4), %zmm3
	prefetcht0	(%rsi,%r12)
	movq	-2000(%rbp), %rsi
	vmovups	(%r11,%rax,4), %zmm1
	movq	%rax, %rcx
	vmovups	(%r14,%rax,4), %zmm31
	prefetcht0	(%r8)
	addq	$31, %rcx
	addq	$64, %r8
	prefetcht0	(%rsi,%r12)
	vmovq	%xmm5, %rsi
	vmovups	(%rsi,%rax,4), %zmm2
	vfmadd231ps	%zmm31, %zmm6, %zmm30
	vfmadd231ps	%zmm31, %zmm3, %zmm29
	vfmadd231ps	%zmm31, %zmm1, %zmm27
	vfmadd231ps	%zmm31, %zmm2, %zmm28
	vmovups	0(%r13,%rax,4), %zmm31
	vfmadd231ps	%zmm31, %zmm6, %zmm26
	vfmadd231ps	%zmm31, %zmm3, %zmm25
	vfmadd231ps	%zmm31, %zmm2, %zmm24
	vfmadd231ps	%zmm31, %zmm1, %zmm23
	vmovups	(%rbx,%rax,4), %zmm31
	vfmadd231ps	%zmm31, %zmm6, %zmm22
	vfmadd231ps	%zmm31, %zmm3, %zmm21
	vfmadd231ps	%zmm31, %zmm2, %zmm20
	vfmadd231ps	%zmm31, %zmm1, %zmm19
	vmovups	(%rdx,%rax,4), %zmm31
	vfmadd231ps	%zmm31, %zmm6, %zmm18
	vfmadd231ps	%zmm31, %zmm3, %zmm17
	vfmadd231ps	%zmm31, %zmm2, %zmm16
	vfmadd231ps	%zmm31, %zmm1, %zmm15
	vmovups	(%r10,%rax,4), %zmm31
	vfmadd231ps	%zmm31, %zmm6, %zmm14
	vfmadd231ps	%zmm31, %zmm3, %zmm13
	vfmadd231ps	%zmm31, %zmm2, %zmm12
	vfmadd231ps	%zmm31, %zmm1, %zmm11
	vmovups	(%r15,%rax,4), %zmm31
	addq	$16, %rax
	vfmadd231ps	%zmm31, %zmm6, %zmm10
	vfmadd231ps	%zmm31, %zmm3, %zmm9
	vfmadd231ps	%zmm31, %zmm2, %zmm8
	vfmadd231ps	%zmm31, %zmm1, %zmm7
	cmpq	%rcx, -1992(%rbp)
	jg	.L1266
	movq	-1984(%rbp), %rax
	movq	%rdx, %r11
	movl	$16, %edx
	movq	-1992(%rbp), %r12
	vmovaps	%zmm30, -1584(%rbp)
	salq	$4, %rax
	cmpq	$15, -1896(%rbp)
	vmovaps	%zmm29, -1200(%rbp)
	cmovg	%rax, %rdx
	vmovaps	%zmm28, -816(%rbp)
	vmovaps	%zmm27, -432(%rbp)
	vmovaps	%zmm26, -1520(%rbp)
	vmovaps	%zmm25, -1136(%rbp)
	vmovaps	%zmm24, -752(%rbp)
	vmovaps	%zmm23, -368(%rbp)
	vmovaps	%zmm22, -1456(%rbp)
	vmovaps	%zmm21, -1072(%rbp)
	vmovaps	%zmm20, -688(%rbp)
	vmovaps	%zmm19, -304(%rbp)
	vmovaps	%zmm18, -1392(%rbp)
	vmovaps	%zmm17, -1008(%rbp)
	vmovaps	%zmm16, -624(%rbp)
	vmovaps	%zmm15, -240(%rbp)
	vmovaps	%zmm14, -1328(%rbp)
	vmovaps	%zmm13, -944(%rbp)
	vmovaps	%zmm12, -560(%rbp)
	vmovaps	%zmm11, -176(%rbp)
	vmovaps	%zmm10, -1264(%rbp)
	vmovaps	%zmm9, -880(%rbp)
	vmovaps	%zmm8, -496(%rbp)
	vmovaps	%zmm7, -112(%rbp)
.L1239:
	cmpq	%rdx, %r12
	jle	.L1267
	movl	%r12d, %ecx
	movl	$1, %eax
	leaq	0(,%rdx,4), %rsi
	movq	-1880(%rbp), %r10
	subl	%edx, %ecx
	leaq	(%rdi,%rsi), %r8
	sall	%cl, %eax
	subl	$1, %eax
	kmovw	%eax, %k1
	vmovups	(%r14,%rsi), %zmm2{%k1}{z}
	vmovups	(%r8), %zmm3{%k1}{z}
	leaq	(%rdx,%r10), %rax
	vfmadd213ps	-1584(%rbp), %zmm2, %zmm3
	leaq	(%rdi,%rax,4), %rcx
	addq	%r10, %rax
	leaq	(%rdi,%rax,4), %rdx
	addq	%r10, %rax
	leaq	(%rdi,%rax,4), %rax
	vmovaps	%zmm3, -1584(%rbp)
	vmovups	(%rcx), %zmm3{%k1}{z}
	vfmadd213ps	-1200(%rbp), %zmm2, %zmm3
	vmovaps	%zmm3, -1200(%rbp)
	vmovups	(%rdx), %zmm3{%k1}{z}
	vfmadd213ps	-816(%rbp), %zmm2, %zmm3
	vmovaps	%zmm3, -816(%rbp)
	vmovups	(%rax), %zmm0{%k1}{z}
	vfmadd213ps	-432(%rbp), %zmm2, %zmm0
	vmovaps	%zmm0, -432(%rbp)
	vmovups	(%r8), %zmm2{%k1}{z}
	vmovups	0(%r13,%rsi), %zmm0{%k1}{z}
	vfmadd213ps	-1520(%rbp), %zmm0, %zmm2
	vmovaps	%zmm2, -1520(%rbp)
	vmovups	(%rcx), %zmm2{%k1}{z}
	vfmadd213ps	-1136(%rbp), %zmm0, %zmm2
	vmovaps	%zmm2, -1136(%rbp)
	vmovups	(%rdx), %zmm2{%k1}{z}
	vfmadd213ps	-752(%rbp), %zmm0, %zmm2
	vmovaps	%zmm2, -752(%rbp)
	vmovups	(%rax), %zmm2{%k1}{z}
	vfmadd213ps	-368(%rbp), %zmm2, %zmm0
	vmovaps	%zmm0, -368(%rbp)
	vmovups	(%r8), %zmm2{%k1}{z}
	vmovups	(%rbx,%rsi), %zmm0{%k1}{z}
	vfmadd213ps	-1456(%rbp), %zmm0, %zmm2
	vmovaps	%zmm2, -1456(%rbp)
	vmovups	(%rcx), %zmm2{%k1}{z}
	vfmadd213ps	-1072(%rbp), %zmm0, %zmm2
	movq	-1936(%rbp), %rdi
	vmovaps	%zmm2, -1072(%rbp)
	vmovups	(%rdx), %zmm2{%k1}{z}
	vfmadd213ps	-688(%rbp), %zmm0, %zmm2
	vmovaps	%zmm2, -688(%rbp)
	vmovups	(%rax), %zmm2{%k1}{z}
	vfmadd213ps	-304(%rbp), %zmm2, %zmm0
	vmovaps	%zmm0, -304(%rbp)
	vmovups	(%r8), %zmm2{%k1}{z}
	vmovups	(%r11,%rsi), %zmm0{%k1}{z}
	vfmadd213ps	-1392(%rbp), %zmm0, %zmm2
	vmovaps	%zmm2, -1392(%rbp)
	vmovups	(%rcx), %zmm2{%k1}{z}
	vfmadd213ps	-1008(%rbp), %zmm0, %zmm2
	vmovaps	%zmm2, -1008(%rbp)
	vmovups	(%rdx), %zmm2{%k1}{z}
	vfmadd213ps	-624(%rbp), %zmm0, %zmm2
	vmovaps	%zmm2, -624(%rbp)
	vmovups	(%rax), %zmm2{%k1}{z}
	vfmadd213ps	-240(%rbp), %zmm2, %zmm0
	vmovaps	%zmm0, -240(%rbp)
	vmovups	(%r8), %zmm2{%k1}{z}
	vmovups	(%rdi,%rsi), %zmm0{%k1}{z}
	vfmadd213ps	-1328(%rbp), %zmm0, %zmm2
	vmovaps	%zmm2, -1328(%rbp)
	vmovups	(%rcx), %zmm2{%k1}{z}
	vfmadd213ps	-944(%rbp), %zmm0, %zmm2
	vmovaps	%zmm2, -944(%rbp)
	vmovups	(%rdx), %zmm2{%k1}{z}
	vfmadd213ps	-560(%rbp), %zmm0, %zmm2
	vmovaps	%zmm2, -560(%rbp)
	vmovups	(%rax), %zmm2{%k1}{z}
	vfmadd213ps	-176(%rbp), %zmm2, %zmm0
	vmovaps	%zmm0, -176(%rbp)
	vmovups	(%r8), %zmm1{%k1}{z}
	vmovups	(%r15,%rsi), %zmm0{%k1}{z}
	vfmadd213ps	-1264(%rbp), %zmm0, %zmm1
	vmovaps	%zmm1, -1264(%rbp)
	vmovups	(%rcx), %zmm1{%k1}{z}
	vfmadd213ps	-880(%rbp), %zmm0, %zmm1
	vmovaps	%zmm1, -880(%rbp)
	vmovups	(%rdx), %zmm1{%k1}{z}
	vfmadd213ps	-496(%rbp), %zmm0, %zmm1
	vmovaps	%zmm1, -496(%rbp)
	vmovups	(%rax), %zmm1{%k1}{z}
	vfmadd213ps	-112(%rbp), %zmm1, %zmm0
	vmovaps	%zmm0, -112(%rbp)
.L1267:
	leaq	-1712(%rbp), %rax
	leaq	-1584(%rbp), %r9
	vzeroupper
	movq	%rax, %rsi
	movq	%r9, %rdi
	call	_ZN6kvtide12_GLOBAL__N_14Simd8sum_tileERA4_A6_KDv16_fPf
	cmpq	$5, -1848(%rbp)
	jg	.L1268
	movq	-1888(%rbp), %rdi
	movq	-1904(%rbp), %r8
	movq	%r12, -1992(%rbp)
	movq	-1840(%rbp), %rsi
	salq	$2, %rdi
	vmovd	%r8d, %xmm0
	movq	%rdi, -1880(%rbp)
	movl	%r8d, %edi
	vmovq	%xmm0, %r10
	andl	$4, %edi
	movl	%edi, -1840(%rbp)
	cmpl	$8, %r8d
	jnb	.L1270
.L1702:
	movl	-1840(%rbp), %ecx
	testl	%ecx, %ecx
	jne	.L1701
	testl	%r8d, %r8d
	je	.L1271
	movzbl	(%rax), %edx
	movb	%dl, (%rsi)
.L1271:
	movq	-1880(%rbp), %rdi
	addq	$32, %rax
	addq	%rdi, %rsi
	cmpq	%rax, %r9
	je	.L1687
	cmpl	$8, %r8d
	jb	.L1702
.L1270:
	movq	(%rax), %rdx
	leaq	8(%rsi), %rdi
	movq	%rax, %r12
	andq	$-8, %rdi
	movq	%rdx, (%rsi)
	movq	-8(%rax,%r10), %rdx
	movq	%rdx, -8(%rsi,%r10)
	movq	%rsi, %rdx
	subq	%rdi, %rdx
	subq	%rdx, %r12
	addl	%r8d, %edx
	andl	$-8, %edx
	cmpl	$8, %edx
	jb	.L1271
	movq	%rax, -1888(%rbp)
	andl	$-8, %edx
	xorl	%ecx, %ecx
	vmovq	%r10, %xmm7
.L1274:
	movl	%ecx, %r10d
	addl	$8, %ecx
	movq	(%r12,%r10), %rax
	movq	%rax, (%rdi,%r10)
	cmpl	%edx, %ecx
	jb	.L1274
	movq	-1888(%rbp), %rax
	vmovq	%xmm7, %r10
	jmp	.L1271
	.p2align 4,,10
	.p2align 3
.L1698:
	cmpl	$5, %edx
	jle	.L1179
	cmpq	$15, -1960(%rbp)
	jle	.L1703
	vmovq	%xmm6, %rcx
	vmovq	%xmm6, %rdx
	vmovq	%xmm6, %rax
	movq	-1936(%rbp), %r10
	movq	16(%rcx), %rsi
	movq	8(%rdx), %rdx
	vxorps	%xmm11, %xmm11, %xmm11
	vmovq	40(%rcx), %xmm6
	vmovq	24(%rcx), %xmm8
	vmovaps	%zmm11, %zmm10
	vmovaps	%zmm11, %zmm3
	vmovq	32(%rcx), %xmm7
	movq	(%rax), %r8
	xorl	%eax, %eax
	vmovq	%rsi, %xmm4
	vmovaps	%zmm11, %zmm2
	vmovaps	%zmm11, %zmm1
	vmovaps	%zmm11, %zmm12
	vmovq	%rdx, %xmm5
	vmovq	%xmm6, %rsi
	.p2align 4,,10
	.p2align 3
.L1193:
	leaq	0(,%rax,4), %rcx
	vmovq	%xmm5, %rdx
	movq	%rax, %r9
	vmovups	(%rdi,%rax,4), %zmm9
	prefetcht0	(%rdx,%rcx)
	prefetcht0	(%rsi,%rcx)
	vmovq	%xmm4, %rdx
	vfmadd231ps	(%r14,%rax,4), %zmm9, %zmm12
	prefetcht0	(%rdx,%rcx)
	vmovq	%xmm8, %rdx
	vfmadd231ps	0(%r13,%rax,4), %zmm9, %zmm1
	prefetcht0	(%r8)
	prefetcht0	(%rdx,%rcx)
	vmovq	%xmm7, %rdx
	vfmadd231ps	(%rbx,%rax,4), %zmm9, %zmm2
	addq	$64, %r8
	prefetcht0	(%rdx,%rcx)
	leaq	31(%r9), %rcx
	vfmadd231ps	(%r11,%rax,4), %zmm9, %zmm3
	vfmadd231ps	(%r10,%rax,4), %zmm9, %zmm10
	vfmadd231ps	(%r15,%rax,4), %zmm9, %zmm11
	addq	$16, %rax
	cmpq	%rcx, %r12
	jg	.L1193
	movq	-1968(%rbp), %rax
.L1181:
	cmpq	%rax, %r12
	jle	.L1194
	movl	%r12d, %ecx
	leaq	0(,%rax,4), %rdx
	subl	%eax, %ecx
	movl	$1, %eax
	sall	%cl, %eax
	subl	$1, %eax
	kmovw	%eax, %k1
	vmovups	(%rdi,%rdx), %zmm0{%k1}{z}
	vmovups	(%r14,%rdx), %zmm4{%k1}{z}
	movq	-1936(%rbp), %rax
	vfmadd231ps	%zmm4, %zmm0, %zmm12
	vmovups	0(%r13,%rdx), %zmm4{%k1}{z}
	vfmadd231ps	%zmm4, %zmm0, %zmm1
	vmovups	(%rbx,%rdx), %zmm4{%k1}{z}
	vfmadd231ps	%zmm4, %zmm0, %zmm2
	vmovups	(%r11,%rdx), %zmm4{%k1}{z}
	vfmadd231ps	%zmm4, %zmm0, %zmm3
	vmovups	(%rax,%rdx), %zmm4{%k1}{z}
	vfmadd231ps	%zmm4, %zmm0, %zmm10
	vmovups	(%r15,%rdx), %zmm4{%k1}{z}
	vfmadd231ps	%zmm4, %zmm0, %zmm11
.L1194:
	leaq	-1584(%rbp), %rsi
	vmovaps	%zmm12, %zmm0
	movq	%rsi, %rdi
	call	_ZN6kvtide12_GLOBAL__N_14Simd4sum4EDv16_fS2_S2_S2_Pf
	vxorps	%xmm3, %xmm3, %xmm3
	leaq	-1568(%rbp), %rdi
	vmovaps	%zmm11, %zmm1
	vmovaps	%zmm3, %zmm2
	vmovaps	%zmm10, %zmm0
	call	_ZN6kvtide12_GLOBAL__N_14Simd4sum4EDv16_fS2_S2_S2_Pf
	cmpq	$5, -1848(%rbp)
	jg	.L1704
	movq	-1904(%rbp), %rax
	cmpl	$8, %eax
	jnb	.L1196
	testb	$4, %al
	jne	.L1705
.L1198:
	movl	-1904(%rbp), %ecx
	testl	%ecx, %ecx
	je	.L1186
	movzbl	-1584(%rbp), %eax
	movq	-1840(%rbp), %rdx
	movb	%al, (%rdx)
	jmp	.L1186
	.p2align 4,,10
	.p2align 3
.L1177:
	cmpl	$5, %edx
	jle	.L1220
	cmpq	$15, -1960(%rbp)
	jle	.L1706
	vmovq	%xmm6, %rax
	vmovq	%xmm6, %rdx
	vmovq	%xmm6, %rcx
	movq	(%rax), %r8
	movq	8(%rdx), %rdx
	vxorps	%xmm10, %xmm10, %xmm10
	movq	-1880(%rbp), %rax
	movq	16(%rcx), %rsi
	vmovaps	%zmm10, %zmm9
	vmovaps	%zmm10, %zmm14
	vmovq	%rdx, %xmm0
	movq	%r11, %rdx
	vmovaps	%zmm10, %zmm13
	vmovq	24(%rcx), %xmm8
	leaq	0(,%rax,4), %r9
	vmovq	32(%rcx), %xmm7
	vmovq	40(%rcx), %xmm6
	vmovaps	%zmm10, %zmm12
	leaq	(%rdi,%r9), %rax
	movq	-1936(%rbp), %r11
	vmovaps	%zmm10, %zmm11
	vmovaps	%zmm10, %zmm18
	addq	%rax, %r9
	vmovq	%rax, %xmm4
	xorl	%eax, %eax
	movq	%r9, %r10
	vmovaps	%zmm10, %zmm17
	movq	%r8, %r9
	vmovaps	%zmm10, %zmm16
	vmovaps	%zmm10, %zmm15
	vmovaps	%zmm10, %zmm22
	vmovaps	%zmm10, %zmm21
	vmovaps	%zmm10, %zmm20
	vmovaps	%zmm10, %zmm19
	vmovaps	%zmm10, %zmm26
	vmovaps	%zmm10, %zmm25
	vmovaps	%zmm10, %zmm24
	vmovaps	%zmm10, %zmm23
	vmovq	%rsi, %xmm27
	vmovdqa	%xmm4, %xmm5
	.p2align 4,,10
	.p2align 3
.L1223:
	leaq	0(,%rax,4), %rcx
	vmovq	%xmm0, %rsi
	movq	%rax, %r8
	vmovups	(%rdi,%rax,4), %zmm3
	prefetcht0	(%rsi,%rcx)
	vmovq	%xmm27, %rsi
	vmovups	(%r10,%rax,4), %zmm1
	vfmadd231ps	(%r14,%rax,4), %zmm3, %zmm23
	prefetcht0	(%rsi,%rcx)
	vmovq	%xmm8, %rsi
	vfmadd231ps	(%r14,%rax,4), %zmm1, %zmm11
	prefetcht0	(%r9)
	prefetcht0	(%rsi,%rcx)
	vmovq	%xmm7, %rsi
	vfmadd231ps	0(%r13,%rax,4), %zmm3, %zmm24
	addq	$64, %r9
	prefetcht0	(%rsi,%rcx)
	vmovq	%xmm6, %rsi
	vfmadd231ps	0(%r13,%rax,4), %zmm1, %zmm12
	prefetcht0	(%rsi,%rcx)
	vmovq	%xmm5, %rsi
	leaq	31(%r8), %rcx
	vmovups	(%rsi,%rax,4), %zmm2
	vfmadd231ps	(%rbx,%rax,4), %zmm3, %zmm25
	vfmadd231ps	(%r14,%rax,4), %zmm2, %zmm21
	vfmadd231ps	0(%r13,%rax,4), %zmm2, %zmm22
	vfmadd231ps	(%rbx,%rax,4), %zmm2, %zmm15
	vfmadd231ps	(%rbx,%rax,4), %zmm1, %zmm13
	vfmadd231ps	(%rdx,%rax,4), %zmm3, %zmm26
	vfmadd231ps	(%rdx,%rax,4), %zmm2, %zmm16
	vfmadd231ps	(%rdx,%rax,4), %zmm1, %zmm14
	vfmadd231ps	(%r11,%rax,4), %zmm3, %zmm19
	vfmadd231ps	(%r11,%rax,4), %zmm2, %zmm17
	vfmadd231ps	(%r11,%rax,4), %zmm1, %zmm9
	vfmadd231ps	(%r15,%rax,4), %zmm3, %zmm20
	vfmadd231ps	(%r15,%rax,4), %zmm2, %zmm18
	vfmadd231ps	(%r15,%rax,4), %zmm1, %zmm10
	addq	$16, %rax
	cmpq	%rcx, %r12
	jg	.L1223
	movq	-1968(%rbp), %rax
	movq	%rdx, %r11
.L1222:
	cmpq	%rax, %r12
	jle	.L1224
	movl	%r12d, %ecx
	movl	$1, %edx
	leaq	0(,%rax,4), %rsi
	subl	%eax, %ecx
	sall	%cl, %edx
	subl	$1, %edx
	kmovw	%edx, %k1
	movq	-1880(%rbp), %rdx
	vmovups	(%rdi,%rsi), %zmm2{%k1}{z}
	vmovups	(%r14,%rsi), %zmm3{%k1}{z}
	addq	%rdx, %rax
	vmovups	(%rdi,%rax,4), %zmm1{%k1}{z}
	addq	%rdx, %rax
	vfmadd231ps	%zmm3, %zmm2, %zmm23
	vmovups	(%rdi,%rax,4), %zmm0{%k1}{z}
	movq	-1936(%rbp), %rax
	vfmadd231ps	%zmm3, %zmm1, %zmm21
	vfmadd231ps	%zmm3, %zmm0, %zmm11
	vmovups	0(%r13,%rsi), %zmm3{%k1}{z}
	vfmadd231ps	%zmm3, %zmm2, %zmm24
	vfmadd231ps	%zmm3, %zmm1, %zmm22
	vfmadd231ps	%zmm3, %zmm0, %zmm12
	vmovups	(%rbx,%rsi), %zmm3{%k1}{z}
	vfmadd231ps	%zmm3, %zmm2, %zmm25
	vfmadd231ps	%zmm3, %zmm1, %zmm15
	vfmadd231ps	%zmm3, %zmm0, %zmm13
	vmovups	(%r11,%rsi), %zmm3{%k1}{z}
	vfmadd231ps	%zmm3, %zmm2, %zmm26
	vfmadd231ps	%zmm3, %zmm1, %zmm16
	vfmadd231ps	%zmm3, %zmm0, %zmm14
	vmovups	(%rax,%rsi), %zmm3{%k1}{z}
	vfmadd231ps	%zmm3, %zmm2, %zmm19
	vfmadd231ps	%zmm3, %zmm1, %zmm17
	vfmadd231ps	%zmm3, %zmm0, %zmm9
	vmovups	(%r15,%rsi), %zmm3{%k1}{z}
	vfmadd231ps	%zmm3, %zmm2, %zmm20
	vfmadd231ps	%zmm3, %zmm1, %zmm18
	vfmadd231ps	%zmm3, %zmm0, %zmm10
.L1224:
	vextractf32x8	$0x1, %zmm26, %ymm1
	vextractf32x8	$0x1, %zmm25, %ymm3
	vextractf32x8	$0x1, %zmm23, %ymm4
	cmpq	$5, -1848(%rbp)
	vaddps	%ymm26, %ymm1, %ymm1
	vaddps	%ymm25, %ymm3, %ymm3
	vaddps	%ymm23, %ymm4, %ymm4
	vmovaps	%xmm1, %xmm2
	vextractf128	$0x1, %ymm1, %xmm0
	vextractf128	$0x1, %ymm3, %xmm1
	vaddps	%xmm2, %xmm0, %xmm0
	vaddps	%xmm3, %xmm1, %xmm1
	vhaddps	%xmm0, %xmm1, %xmm1
	vextractf32x8	$0x1, %zmm24, %ymm0
	vaddps	%ymm24, %ymm0, %ymm0
	vmovaps	%xmm0, %xmm3
	vextractf128	$0x1, %ymm0, %xmm2
	vextractf128	$0x1, %ymm4, %xmm0
	vaddps	%xmm3, %xmm2, %xmm2
	vaddps	%xmm4, %xmm0, %xmm0
	vextractf32x8	$0x1, %zmm21, %ymm3
	vaddps	%ymm21, %ymm3, %ymm3
	vextractf32x8	$0x1, %zmm19, %ymm4
	vaddps	%ymm19, %ymm4, %ymm4
	vhaddps	%xmm2, %xmm0, %xmm0
	vhaddps	%xmm1, %xmm0, %xmm0
	vextractf32x8	$0x1, %zmm22, %ymm1
	vaddps	%ymm22, %ymm1, %ymm1
	vmovaps	%xmm0, -1584(%rbp)
	vmovaps	%xmm1, %xmm2
	vextractf128	$0x1, %ymm1, %xmm0
	vextractf128	$0x1, %ymm3, %xmm1
	vaddps	%xmm2, %xmm0, %xmm0
	vaddps	%xmm3, %xmm1, %xmm1
	vhaddps	%xmm0, %xmm1, %xmm1
	vextractf32x8	$0x1, %zmm20, %ymm0
	vaddps	%ymm20, %ymm0, %ymm0
	vmovaps	%xmm0, %xmm3
	vextractf128	$0x1, %ymm0, %xmm2
	vextractf128	$0x1, %ymm4, %xmm0
	vaddps	%xmm3, %xmm2, %xmm2
	vaddps	%xmm4, %xmm0, %xmm0
	vextractf32x8	$0x1, %zmm17, %ymm3
	vaddps	%ymm17, %ymm3, %ymm3
	vextractf32x8	$0x1, %zmm15, %ymm4
	vaddps	%ymm15, %ymm4, %ymm4
	vhaddps	%xmm2, %xmm0, %xmm0
	vhaddps	%xmm1, %xmm0, %xmm0
	vextractf32x8	$0x1, %zmm18, %ymm1
	vaddps	%ymm18, %ymm1, %ymm1
	vmovaps	%xmm0, -1568(%rbp)
	vmovaps	%xmm1, %xmm2
	vextractf128	$0x1, %ymm1, %xmm0
	vextractf128	$0x1, %ymm3, %xmm1
	vaddps	%xmm2, %xmm0, %xmm0
	vaddps	%xmm3, %xmm1, %xmm1
	vhaddps	%xmm0, %xmm1, %xmm1
	vextractf32x8	$0x1, %zmm16, %ymm0
	vaddps	%ymm16, %ymm0, %ymm0
	vmovaps	%xmm0, %xmm3
	vextractf128	$0x1, %ymm0, %xmm2
	vextractf128	$0x1, %ymm4, %xmm0
	vaddps	%xmm3, %xmm2, %xmm2
	vaddps	%xmm4, %xmm0, %xmm0
	vextractf32x8	$0x1, %zmm13, %ymm3
	vaddps	%ymm13, %ymm3, %ymm3
	vextractf32x8	$0x1, %zmm11, %ymm4
	vaddps	%ymm11, %ymm4, %ymm4
	vhaddps	%xmm2, %xmm0, %xmm0
	vhaddps	%xmm1, %xmm0, %xmm0
	vextractf32x8	$0x1, %zmm14, %ymm1
	vaddps	%ymm14, %ymm1, %ymm1
	vmovaps	%xmm0, -1552(%rbp)
	vmovaps	%xmm1, %xmm2
	vextractf128	$0x1, %ymm1, %xmm0
	vextractf128	$0x1, %ymm3, %xmm1
	vaddps	%xmm2, %xmm0, %xmm0
	vaddps	%xmm3, %xmm1, %xmm1
	vhaddps	%xmm0, %xmm1, %xmm1
	vextractf32x8	$0x1, %zmm12, %ymm0
	vaddps	%ymm12, %ymm0, %ymm0
	vmovaps	%xmm0, %xmm3
	vextractf128	$0x1, %ymm0, %xmm2
	vextractf128	$0x1, %ymm4, %xmm0
	vaddps	%xmm3, %xmm2, %xmm2
	vaddps	%xmm4, %xmm0, %xmm0
	vextractf32x8	$0x1, %zmm9, %ymm3
	vaddps	%ymm9, %ymm3, %ymm3
	vxorps	%xmm4, %xmm4, %xmm4
	vhaddps	%xmm2, %xmm0, %xmm0
	vhaddps	%xmm1, %xmm0, %xmm0
	vmovaps	%xmm0, -1536(%rbp)
	vextractf32x8	$0x1, %zmm10, %ymm0
	vaddps	%ymm10, %ymm0, %ymm0
	vextractf128	$0x1, %ymm0, %xmm1
	vmovaps	%xmm0, %xmm2
	vextractf128	$0x1, %ymm3, %xmm0
	vaddps	%xmm3, %xmm0, %xmm0
	vaddps	%xmm2, %xmm1, %xmm1
	vhaddps	%xmm1, %xmm0, %xmm0
	vhaddps	%xmm4, %xmm0, %xmm0
	vmovaps	%xmm0, -1520(%rbp)
	jg	.L1225
	movq	-1888(%rbp), %rax
	movq	-1904(%rbp), %r8
	movq	%r11, -1888(%rbp)
	leaq	-1584(%rbp), %rcx
	movq	-1840(%rbp), %rsi
	salq	$2, %rax
	movl	%r8d, %r9d
	movq	%rax, -1880(%rbp)
	leaq	-1512(%rbp), %rax
	vmovq	%rax, %xmm1
	movl	%r8d, %eax
	andl	$4, %eax
	vmovq	%xmm1, %r11
	movl	%eax, -1840(%rbp)
.L1226:
	cmpl	$8, %r8d
	jnb	.L1227
	movl	-1840(%rbp), %edi
	testl	%edi, %edi
	jne	.L1707
	testl	%r8d, %r8d
	je	.L1228
	movzbl	(%rcx), %eax
	movb	%al, (%rsi)
.L1228:
	movq	-1880(%rbp), %rax
	addq	$24, %rcx
	addq	%rax, %rsi
	cmpq	%r11, %rcx
	jne	.L1226
	movq	-1888(%rbp), %r11
	jmp	.L1186
.L1176:
	cmpl	$5, %edx
	jle	.L1202
	cmpq	$15, -1960(%rbp)
	jle	.L1708
	vmovq	%xmm6, %rax
	vmovq	%xmm6, %rdx
	vmovq	%xmm6, %rcx
	movq	(%rax), %r8
	movq	8(%rdx), %rdx
	vxorps	%xmm14, %xmm14, %xmm14
	movq	-1880(%rbp), %rax
	movq	16(%rcx), %rsi
	vmovaps	%zmm14, %zmm13
	vmovaps	%zmm14, %zmm12
	vmovq	%rdx, %xmm5
	movq	%r11, %rdx
	vmovaps	%zmm14, %zmm11
	vmovq	24(%rcx), %xmm8
	leaq	(%rdi,%rax,4), %rax
	vmovq	32(%rcx), %xmm7
	vmovq	40(%rcx), %xmm6
	vmovaps	%zmm14, %zmm16
	vmovq	%rax, %xmm0
	movq	-1936(%rbp), %r11
	xorl	%eax, %eax
	vmovaps	%zmm14, %zmm15
	vmovaps	%zmm14, %zmm18
	vmovaps	%zmm14, %zmm17
	vmovaps	%zmm14, %zmm3
	vmovaps	%zmm14, %zmm2
	vmovaps	%zmm14, %zmm1
	vmovaps	%zmm14, %zmm19
	vmovq	%xmm0, %r10
	vmovq	%rsi, %xmm4
	.p2align 4,,10
	.p2align 3
.L1205:
	leaq	0(,%rax,4), %rcx
	vmovq	%xmm5, %rsi
	movq	%rax, %r9
	vmovups	(%rdi,%rax,4), %zmm10
	prefetcht0	(%rsi,%rcx)
	vmovq	%xmm4, %rsi
	vmovups	(%r10,%rax,4), %zmm9
	vfmadd231ps	(%r14,%rax,4), %zmm10, %zmm19
	prefetcht0	(%rsi,%rcx)
	vmovq	%xmm8, %rsi
	vfmadd231ps	(%r14,%rax,4), %zmm9, %zmm15
	prefetcht0	(%r8)
	prefetcht0	(%rsi,%rcx)
	vmovq	%xmm7, %rsi
	vfmadd231ps	0(%r13,%rax,4), %zmm10, %zmm1
	addq	$64, %r8
	prefetcht0	(%rsi,%rcx)
	vmovq	%xmm6, %rsi
	vfmadd231ps	0(%r13,%rax,4), %zmm9, %zmm16
	prefetcht0	(%rsi,%rcx)
	leaq	31(%r9), %rcx
	vfmadd231ps	(%rbx,%rax,4), %zmm10, %zmm2
	vfmadd231ps	(%rbx,%rax,4), %zmm9, %zmm11
	vfmadd231ps	(%rdx,%rax,4), %zmm10, %zmm3
	vfmadd231ps	(%rdx,%rax,4), %zmm9, %zmm12
	vfmadd231ps	(%r11,%rax,4), %zmm10, %zmm17
	vfmadd231ps	(%r11,%rax,4), %zmm9, %zmm13
	vfmadd231ps	(%r15,%rax,4), %zmm10, %zmm18
	vfmadd231ps	(%r15,%rax,4), %zmm9, %zmm14
	addq	$16, %rax
	cmpq	%rcx, %r12
	jg	.L1205
	movq	-1968(%rbp), %rax
	movq	%rdx, %r11
.L1204:
	cmpq	%rax, %r12
	jle	.L1206
	movl	%r12d, %ecx
	movl	$1, %edx
	leaq	0(,%rax,4), %rsi
	subl	%eax, %ecx
	sall	%cl, %edx
	leal	-1(%rdx), %ecx
	movq	-1880(%rbp), %rdx
	kmovw	%ecx, %k1
	vmovups	(%rdi,%rsi), %zmm4{%k1}{z}
	vmovups	(%r14,%rsi), %zmm5{%k1}{z}
	addq	%rax, %rdx
	movq	-1936(%rbp), %rax
	vmovups	(%rdi,%rdx,4), %zmm0{%k1}{z}
	vfmadd231ps	%zmm5, %zmm4, %zmm19
	vfmadd231ps	%zmm5, %zmm0, %zmm15
	vmovups	0(%r13,%rsi), %zmm5{%k1}{z}
	vfmadd231ps	%zmm5, %zmm4, %zmm1
	vfmadd231ps	%zmm5, %zmm0, %zmm16
	vmovups	(%rbx,%rsi), %zmm5{%k1}{z}
	vfmadd231ps	%zmm5, %zmm4, %zmm2
	vfmadd231ps	%zmm5, %zmm0, %zmm11
	vmovups	(%r11,%rsi), %zmm5{%k1}{z}
	vfmadd231ps	%zmm5, %zmm4, %zmm3
	vfmadd231ps	%zmm5, %zmm0, %zmm12
	vmovups	(%rax,%rsi), %zmm5{%k1}{z}
	vfmadd231ps	%zmm5, %zmm4, %zmm17
	vfmadd231ps	%zmm5, %zmm0, %zmm13
	vmovups	(%r15,%rsi), %zmm5{%k1}{z}
	vfmadd231ps	%zmm5, %zmm4, %zmm18
	vfmadd231ps	%zmm5, %zmm0, %zmm14
.L1206:
	leaq	-1584(%rbp), %rax
	vmovaps	%zmm19, %zmm0
	movq	%rax, %rdi
	call	_ZN6kvtide12_GLOBAL__N_14Simd4sum4EDv16_fS2_S2_S2_Pf
	leaq	-1568(%rbp), %rdi
	vmovaps	%zmm16, %zmm3
	vmovaps	%zmm15, %zmm2
	vmovaps	%zmm18, %zmm1
	vmovaps	%zmm17, %zmm0
	call	_ZN6kvtide12_GLOBAL__N_14Simd4sum4EDv16_fS2_S2_S2_Pf
	leaq	-1552(%rbp), %rdi
	vmovaps	%zmm14, %zmm3
	vmovaps	%zmm13, %zmm2
	vmovaps	%zmm12, %zmm1
	vmovaps	%zmm11, %zmm0
	call	_ZN6kvtide12_GLOBAL__N_14Simd4sum4EDv16_fS2_S2_S2_Pf
	cmpq	$5, -1848(%rbp)
	jg	.L1207
	movq	-1904(%rbp), %rcx
	cmpl	$8, %ecx
	jnb	.L1208
	andl	$4, %ecx
	jne	.L1709
	movl	-1904(%rbp), %eax
	testl	%eax, %eax
	je	.L1209
	movzbl	-1584(%rbp), %eax
	movq	-1840(%rbp), %rdx
	movb	%al, (%rdx)
.L1209:
	movq	-1888(%rbp), %rdi
	movq	-1840(%rbp), %rax
	leaq	-1560(%rbp), %rsi
	leaq	(%rax,%rdi,4), %rax
	movq	-1904(%rbp), %rdi
	cmpl	$8, %edi
	jnb	.L1214
	andl	$4, %edi
	jne	.L1710
	movl	-1904(%rbp), %r10d
	testl	%r10d, %r10d
	je	.L1186
	movzbl	-1560(%rbp), %edx
	movb	%dl, (%rax)
	jmp	.L1186
.L1227:
	movq	(%rcx), %rax
	leaq	8(%rsi), %rdi
	movq	%rcx, %r10
	andq	$-8, %rdi
	movq	%rax, (%rsi)
	movq	-8(%rcx,%r9), %rax
	movq	%rax, -8(%rsi,%r9)
	movq	%rsi, %rax
	subq	%rdi, %rax
	subq	%rax, %r10
	addl	%r8d, %eax
	andl	$-8, %eax
	cmpl	$8, %eax
	jb	.L1228
	andl	$-8, %eax
	movq	%r8, -2000(%rbp)
	xorl	%edx, %edx
	movq	%rsi, %r8
	movq	%rcx, -1992(%rbp)
	movl	%eax, %ecx
.L1231:
	movl	%edx, %eax
	addl	$8, %edx
	movq	(%r10,%rax), %rsi
	movq	%rsi, (%rdi,%rax)
	cmpl	%ecx, %edx
	jb	.L1231
	movq	%r8, %rsi
	movq	-1992(%rbp), %rcx
	movq	-2000(%rbp), %r8
	jmp	.L1228
.L1164:
	movq	%rax, %r9
	movq	-1912(%rbp), %rbx
	imulq	%r8, %r9
	addq	%rbx, %rsi
	leaq	(%rsi,%r9,4), %r14
	movq	%r14, %rdx
	cmpq	%rcx, -1952(%rbp)
	jge	.L1288
	leaq	(%r8,%r8,2), %rdx
	leaq	(%r9,%rdx,2), %rdx
	leaq	(%rsi,%rdx,4), %rdx
.L1288:
	movq	%rdx, -1760(%rbp)
	xorl	%edx, %edx
	movq	%r8, %r10
	cmpq	$1, -1848(%rbp)
	setne	%dl
	addq	%rax, %rdx
	imulq	%rdx, %r10
	addq	$6, %rdx
	leaq	(%rsi,%r10,4), %r12
	movq	%r12, %r9
	cmpq	%rdx, %rcx
	jle	.L1289
	leaq	(%r8,%r8,2), %rdx
	leaq	(%r10,%rdx,2), %rdx
	leaq	(%rsi,%rdx,4), %r9
.L1289:
	xorl	%edx, %edx
	cmpq	$2, -1848(%rbp)
	movq	%r8, %r10
	movq	%r9, -1752(%rbp)
	setg	%dl
	leaq	(%rax,%rdx,2), %rdx
	imulq	%rdx, %r10
	addq	$6, %rdx
	leaq	(%rsi,%r10,4), %r11
	movq	%r11, %r9
	cmpq	%rdx, %rcx
	jle	.L1290
	leaq	(%r8,%r8,2), %rdx
	leaq	(%r10,%rdx,2), %rdx
	leaq	(%rsi,%rdx,4), %r9
.L1290:
	cmpq	$3, -1848(%rbp)
	movq	%r9, -1744(%rbp)
	jle	.L1439
	leaq	3(%rax), %rdx
	imulq	%r8, %rdx
	leaq	(%rsi,%rdx,4), %r15
	leaq	9(%rax), %rdx
.L1291:
	movq	%r15, %r9
	cmpq	%rdx, %rcx
	jle	.L1292
	imulq	%r8, %rdx
	leaq	(%rsi,%rdx,4), %r9
.L1292:
	xorl	%edx, %edx
	cmpq	$4, -1848(%rbp)
	movq	%r8, %r10
	movq	%r9, -1736(%rbp)
	setg	%dl
	leaq	(%rax,%rdx,4), %rdx
	imulq	%rdx, %r10
	addq	$6, %rdx
	leaq	(%rsi,%r10,4), %rbx
	movq	%rbx, %r9
	cmpq	%rdx, %rcx
	jle	.L1293
	leaq	(%r8,%r8,2), %rdx
	leaq	(%r10,%rdx,2), %rdx
	leaq	(%rsi,%rdx,4), %r9
.L1293:
	cmpq	$5, -1848(%rbp)
	movq	%r9, -1728(%rbp)
	jle	.L1442
	leaq	5(%rax), %rdx
	addq	$11, %rax
	imulq	%r8, %rdx
	leaq	(%rsi,%rdx,4), %r13
.L1294:
	movq	%r13, %rdx
	cmpq	%rax, %rcx
	jle	.L1295
	imulq	%rax, %r8
	leaq	(%rsi,%r8,4), %rdx
.L1295:
	movq	-1856(%rbp), %rax
	movq	-1832(%rbp), %rcx
	movq	%rdx, -1720(%rbp)
	movq	16(%rax), %rax
	movq	%rax, -1920(%rbp)
	movq	-2040(%rbp), %rax
	cmpq	%rcx, %rax
	jge	.L1174
	testl	%edi, %edi
	movl	$1, %ecx
	movq	%rax, -1824(%rbp)
	movq	$0, -1872(%rbp)
	cmovle	%ecx, %edi
	movl	%edi, -1936(%rbp)
	.p2align 4,,10
	.p2align 3
.L1408:
	movq	-1824(%rbp), %rdi
	movq	-1832(%rbp), %rax
	subq	%rdi, %rax
	movq	-1872(%rbp), %rdi
	cmpq	$5, %rdi
	jg	.L1444
	movq	-1944(%rbp), %r10
	movsbq	(%r10,%rdi), %rcx
	movq	%rcx, %rdx
	leaq	-1760(%rbp,%rcx,8), %rsi
	movsbl	1(%r10,%rdi), %ecx
	subl	%edx, %ecx
.L1297:
	movq	-1856(%rbp), %r9
	movq	-1824(%rbp), %rdi
	movq	8(%r9), %r8
	movq	%rdi, %rdx
	movq	(%r9), %r10
	imulq	%r8, %rdx
	movq	%r8, -1840(%rbp)
	movq	-1864(%rbp), %r8
	movq	%rdx, -1888(%rbp)
	addq	%r8, %rdx
	movq	%rdx, -1904(%rbp)
	leaq	(%r10,%rdx,4), %r8
	movq	24(%r9), %rdx
	imulq	%rdx, %rdi
	movq	%rdx, -1880(%rbp)
	movq	%rdi, %rdx
	movq	-1912(%rbp), %rdi
	leaq	(%rdi,%rdx,4), %rdx
	movq	-1920(%rbp), %rdi
	addq	%rdi, %rdx
	cmpq	$2, %rax
	je	.L1298
	cmpq	$3, %rax
	je	.L1299
	cmpq	$1, %rax
	je	.L1711
	cmpl	$2, %ecx
	je	.L1358
	jg	.L1359
	testl	%ecx, %ecx
	je	.L1360
	cmpl	$1, %ecx
	jne	.L1362
	vxorps	%xmm0, %xmm0, %xmm0
	cmpq	$15, -1896(%rbp)
	vmovaps	%zmm0, -1584(%rbp)
	vmovaps	%zmm0, -1520(%rbp)
	vmovaps	%zmm0, -1456(%rbp)
	vmovaps	%zmm0, -1392(%rbp)
	vmovaps	%zmm0, -1328(%rbp)
	vmovaps	%zmm0, -1264(%rbp)
	vmovaps	%zmm0, -1200(%rbp)
	vmovaps	%zmm0, -1136(%rbp)
	vmovaps	%zmm0, -1072(%rbp)
	vmovaps	%zmm0, -1008(%rbp)
	vmovaps	%zmm0, -944(%rbp)
	vmovaps	%zmm0, -880(%rbp)
	vmovaps	%zmm0, -816(%rbp)
	vmovaps	%zmm0, -752(%rbp)
	vmovaps	%zmm0, -688(%rbp)
	vmovaps	%zmm0, -624(%rbp)
	vmovaps	%zmm0, -560(%rbp)
	vmovaps	%zmm0, -496(%rbp)
	vmovaps	%zmm0, -432(%rbp)
	vmovaps	%zmm0, -368(%rbp)
	vmovaps	%zmm0, -304(%rbp)
	vmovaps	%zmm0, -240(%rbp)
	vmovaps	%zmm0, -176(%rbp)
	vmovaps	%zmm0, -112(%rbp)
	jle	.L1712
	movq	-1880(%rbp), %rax
	vxorps	%xmm5, %xmm5, %xmm5
	movq	(%rsi), %rsi
	movq	%r8, -1992(%rbp)
	vmovaps	%zmm5, %zmm6
	vmovaps	%zmm5, %zmm7
	vmovaps	%zmm5, %zmm8
	leaq	0(,%rax,4), %rdi
	vmovaps	%zmm5, %zmm9
	xorl	%eax, %eax
	leaq	(%rdx,%rdi), %r10
	vmovaps	%zmm5, %zmm10
	vmovaps	%zmm5, %zmm11
	leaq	(%r10,%rdi), %r9
	vmovaps	%zmm5, %zmm12
	vmovaps	%zmm5, %zmm13
	addq	%r9, %rdi
	vmovaps	%zmm5, %zmm14
	vmovaps	%zmm5, %zmm15
	movq	%rdi, %r8
	movq	%rdx, %rdi
	movq	-1816(%rbp), %rdx
	vmovaps	%zmm5, %zmm16
	vmovaps	%zmm5, %zmm17
	vmovaps	%zmm5, %zmm18
	vmovaps	%zmm5, %zmm19
	vmovaps	%zmm5, %zmm20
	vmovaps	%zmm5, %zmm21
	vmovaps	%zmm5, %zmm22
	vmovaps	%zmm5, %zmm23
	vmovaps	%zmm5, %zmm24
	vmovaps	%zmm5, %zmm25
	vmovaps	%zmm5, %zmm26
	vmovaps	%zmm5, %zmm27
	vmovaps	%zmm5, %zmm28
	.p2align 4,,10
	.p2align 3
.L1380:
	vmovups	(%rdi,%rax,4), %zmm3
	vmovups	(%r10,%rax,4), %zmm2
	movq	%rax, %rcx
	prefetcht0	(%rsi)
	vmovups	(%r9,%rax,4), %zmm1
	vmovups	(%r8,%rax,4), %zmm0
	addq	$31, %rcx
	addq	$64, %rsi
	vmovups	(%r14,%rax,4), %zmm4
	vfmadd231ps	%zmm4, %zmm3, %zmm28
	vfmadd231ps	%zmm4, %zmm2, %zmm27
	vfmadd231ps	%zmm4, %zmm1, %zmm26
	vfmadd231ps	%zmm4, %zmm0, %zmm25
	vmovups	(%r12,%rax,4), %zmm4
	vfmadd231ps	%zmm4, %zmm3, %zmm24
	vfmadd231ps	%zmm4, %zmm2, %zmm23
	vfmadd231ps	%zmm4, %zmm1, %zmm22
	vfmadd231ps	%zmm4, %zmm0, %zmm21
	vmovups	(%r11,%rax,4), %zmm4
	vfmadd231ps	%zmm4, %zmm3, %zmm20
	vfmadd231ps	%zmm4, %zmm2, %zmm19
	vfmadd231ps	%zmm4, %zmm1, %zmm18
	vfmadd231ps	%zmm4, %zmm0, %zmm17
	vmovups	(%r15,%rax,4), %zmm4
	vfmadd231ps	%zmm4, %zmm3, %zmm16
	vfmadd231ps	%zmm4, %zmm2, %zmm15
	vfmadd231ps	%zmm4, %zmm1, %zmm14
	vfmadd231ps	%zmm4, %zmm0, %zmm13
	vmovups	(%rbx,%rax,4), %zmm4
	vfmadd231ps	%zmm4, %zmm3, %zmm12
	vfmadd231ps	%zmm4, %zmm2, %zmm11
	vfmadd231ps	%zmm4, %zmm1, %zmm10
	vfmadd231ps	%zmm4, %zmm0, %zmm9
	vmovups	0(%r13,%rax,4), %zmm4
	addq	$16, %rax
	vfmadd231ps	%zmm4, %zmm3, %zmm8
	vfmadd231ps	%zmm4, %zmm2, %zmm7
	vfmadd231ps	%zmm4, %zmm1, %zmm6
	vfmadd231ps	%zmm4, %zmm0, %zmm5
	cmpq	%rcx, %rdx
	jg	.L1380
	movq	-1984(%rbp), %rax
	movl	$16, %esi
	movq	%rdi, %rdx
	movq	-1992(%rbp), %r8
	vmovaps	%zmm28, -1584(%rbp)
	salq	$4, %rax
	cmpq	$15, -1896(%rbp)
	vmovaps	%zmm27, -1200(%rbp)
	cmovg	%rax, %rsi
	vmovaps	%zmm26, -816(%rbp)
	vmovaps	%zmm25, -432(%rbp)
	vmovaps	%zmm24, -1520(%rbp)
	vmovaps	%zmm23, -1136(%rbp)
	vmovaps	%zmm22, -752(%rbp)
	vmovaps	%zmm21, -368(%rbp)
	vmovaps	%zmm20, -1456(%rbp)
	vmovaps	%zmm19, -1072(%rbp)
	vmovaps	%zmm18, -688(%rbp)
	vmovaps	%zmm17, -304(%rbp)
	vmovaps	%zmm16, -1392(%rbp)
	vmovaps	%zmm15, -1008(%rbp)
	vmovaps	%zmm14, -624(%rbp)
	vmovaps	%zmm13, -240(%rbp)
	vmovaps	%zmm12, -1328(%rbp)
	vmovaps	%zmm11, -944(%rbp)
	vmovaps	%zmm10, -560(%rbp)
	vmovaps	%zmm9, -176(%rbp)
	vmovaps	%zmm8, -1264(%rbp)
	vmovaps	%zmm7, -880(%rbp)
	vmovaps	%zmm6, -496(%rbp)
	vmovaps	%zmm5, -112(%rbp)
.L1368:
	movq	-1816(%rbp), %rax
	cmpq	%rsi, %rax
	jle	.L1381
	movl	%eax, %ecx
	movl	$1, %eax
	leaq	0(,%rsi,4), %rdi
	subl	%esi, %ecx
	leaq	(%rdx,%rdi), %r10
	sall	%cl, %eax
	subl	$1, %eax
	kmovw	%eax, %k1
	vmovups	(%r14,%rdi), %zmm2{%k1}{z}
	vmovups	(%r10), %zmm3{%k1}{z}
	vfmadd213ps	-1584(%rbp), %zmm2, %zmm3
	movq	-1880(%rbp), %rax
	leaq	(%rsi,%rax), %rcx
	leaq	(%rdx,%rcx,4), %r9
	addq	%rax, %rcx
	leaq	(%rdx,%rcx,4), %rsi
	addq	%rax, %rcx
	vmovaps	%zmm3, -1584(%rbp)
	vmovups	(%r9), %zmm3{%k1}{z}
	vfmadd213ps	-1200(%rbp), %zmm2, %zmm3
	leaq	(%rdx,%rcx,4), %rax
	vmovaps	%zmm3, -1200(%rbp)
	vmovups	(%rsi), %zmm3{%k1}{z}
	vfmadd213ps	-816(%rbp), %zmm2, %zmm3
	vmovaps	%zmm3, -816(%rbp)
	vmovups	(%rax), %zmm3{%k1}{z}
	vfmadd213ps	-432(%rbp), %zmm3, %zmm2
	vmovaps	%zmm2, -432(%rbp)
	vmovups	(%r10), %zmm3{%k1}{z}
	vmovups	(%r12,%rdi), %zmm2{%k1}{z}
	vfmadd213ps	-1520(%rbp), %zmm2, %zmm3
	vmovaps	%zmm3, -1520(%rbp)
	vmovups	(%r9), %zmm3{%k1}{z}
	vfmadd213ps	-1136(%rbp), %zmm2, %zmm3
	vmovaps	%zmm3, -1136(%rbp)
	vmovups	(%rsi), %zmm3{%k1}{z}
	vfmadd213ps	-752(%rbp), %zmm2, %zmm3
	vmovaps	%zmm3, -752(%rbp)
	vmovups	(%rax), %zmm3{%k1}{z}
	vfmadd213ps	-368(%rbp), %zmm3, %zmm2
	vmovaps	%zmm2, -368(%rbp)
	vmovups	(%r10), %zmm3{%k1}{z}
	vmovups	(%r11,%rdi), %zmm2{%k1}{z}
	vfmadd213ps	-1456(%rbp), %zmm2, %zmm3
	vmovaps	%zmm3, -1456(%rbp)
	vmovups	(%r9), %zmm3{%k1}{z}
	vfmadd213ps	-1072(%rbp), %zmm2, %zmm3
	vmovaps	%zmm3, -1072(%rbp)
	vmovups	(%rsi), %zmm3{%k1}{z}
	vfmadd213ps	-688(%rbp), %zmm2, %zmm3
	vmovaps	%zmm3, -688(%rbp)
	vmovups	(%rax), %zmm3{%k1}{z}
	vfmadd213ps	-304(%rbp), %zmm3, %zmm2
	vmovaps	%zmm2, -304(%rbp)
	vmovups	(%r10), %zmm3{%k1}{z}
	vmovups	(%r15,%rdi), %zmm2{%k1}{z}
	vfmadd213ps	-1392(%rbp), %zmm2, %zmm3
	vmovaps	%zmm3, -1392(%rbp)
	vmovups	(%r9), %zmm3{%k1}{z}
	vfmadd213ps	-1008(%rbp), %zmm2, %zmm3
	vmovaps	%zmm3, -1008(%rbp)
	vmovups	(%rsi), %zmm3{%k1}{z}
	vfmadd213ps	-624(%rbp), %zmm2, %zmm3
	vmovaps	%zmm3, -624(%rbp)
	vmovups	(%rax), %zmm3{%k1}{z}
	vfmadd213ps	-240(%rbp), %zmm3, %zmm2
	vmovaps	%zmm2, -240(%rbp)
	vmovups	(%r10), %zmm3{%k1}{z}
	vmovups	(%rbx,%rdi), %zmm2{%k1}{z}
	vfmadd213ps	-1328(%rbp), %zmm2, %zmm3
	vmovaps	%zmm3, -1328(%rbp)
	vmovups	(%r9), %zmm3{%k1}{z}
	vfmadd213ps	-944(%rbp), %zmm2, %zmm3
	vmovaps	%zmm3, -944(%rbp)
	vmovups	(%rsi), %zmm3{%k1}{z}
	vfmadd213ps	-560(%rbp), %zmm2, %zmm3
	vmovaps	%zmm3, -560(%rbp)
	vmovups	(%rax), %zmm3{%k1}{z}
	vfmadd213ps	-176(%rbp), %zmm3, %zmm2
	vmovaps	%zmm2, -176(%rbp)
	vmovups	(%r10), %zmm1{%k1}{z}
	vmovups	0(%r13,%rdi), %zmm0{%k1}{z}
	vfmadd213ps	-1264(%rbp), %zmm0, %zmm1
	vmovaps	%zmm1, -1264(%rbp)
	vmovups	(%r9), %zmm1{%k1}{z}
	vfmadd213ps	-880(%rbp), %zmm0, %zmm1
	vmovaps	%zmm1, -880(%rbp)
	vmovups	(%rsi), %zmm1{%k1}{z}
	vfmadd213ps	-496(%rbp), %zmm0, %zmm1
	vmovaps	%zmm1, -496(%rbp)
	vmovups	(%rax), %zmm1{%k1}{z}
	vfmadd213ps	-112(%rbp), %zmm1, %zmm0
	vmovaps	%zmm0, -112(%rbp)
.L1381:
	leaq	-1712(%rbp), %rsi
	leaq	-1584(%rbp), %rdi
	vzeroupper
	call	_ZN6kvtide12_GLOBAL__N_14Simd8sum_tileERA4_A6_KDv16_fPf
	cmpq	$5, -1848(%rbp)
	jg	.L1403
	movq	-1976(%rbp), %rsi
	movq	-1888(%rbp), %rdx
	xorl	%eax, %eax
	movq	%r11, -1880(%rbp)
	movl	-1924(%rbp), %edi
	movq	-1904(%rbp), %r9
	subq	%rdx, %rsi
.L1383:
	leaq	(%rsi,%r9), %r11
	movslq	%eax, %rcx
	movl	%eax, %edx
	leaq	(%r8,%r11,4), %r10
	vmovss	(%r10), %xmm0
	vaddss	-1712(%rbp,%rcx,4), %xmm0, %xmm0
	vmovss	%xmm0, (%r10)
	cmpl	$1, %edi
	je	.L1384
	leal	1(%rax), %ecx
	leaq	4(%r8,%r11,4), %r10
	movslq	%ecx, %rcx
	vmovss	(%r10), %xmm0
	vaddss	-1712(%rbp,%rcx,4), %xmm0, %xmm0
	vmovss	%xmm0, (%r10)
	cmpl	$2, %edi
	je	.L1384
	leal	2(%rdx), %ecx
	leaq	8(%r8,%r11,4), %r10
	movslq	%ecx, %rcx
	vmovss	(%r10), %xmm0
	vaddss	-1712(%rbp,%rcx,4), %xmm0, %xmm0
	vmovss	%xmm0, (%r10)
	cmpl	$3, %edi
	je	.L1384
	leal	3(%rdx), %ecx
	leaq	12(%r8,%r11,4), %r10
	movslq	%ecx, %rcx
	vmovss	(%r10), %xmm0
	vaddss	-1712(%rbp,%rcx,4), %xmm0, %xmm0
	vmovss	%xmm0, (%r10)
	cmpl	$4, %edi
	je	.L1384
	addl	$4, %edx
	leaq	16(%r8,%r11,4), %rcx
	movslq	%edx, %rdx
	vmovss	(%rcx), %xmm0
	vaddss	-1712(%rbp,%rdx,4), %xmm0, %xmm0
	vmovss	%xmm0, (%rcx)
.L1384:
	movq	-1840(%rbp), %rdx
	addq	$8, %rax
	addq	%rdx, %r9
	cmpq	$32, %rax
	jne	.L1383
.L1679:
	movq	-1880(%rbp), %r11
.L1308:
	addq	$4, -1824(%rbp)
	movq	-1824(%rbp), %rax
	addq	$1, -1872(%rbp)
	cmpq	%rax, -1832(%rbp)
	jg	.L1408
	jmp	.L1174
	.p2align 4,,10
	.p2align 3
.L1444:
	xorl	%ecx, %ecx
	xorl	%esi, %esi
	jmp	.L1297
.L1298:
	cmpl	$5, %ecx
	jle	.L1318
	cmpq	$15, -1896(%rbp)
	jle	.L1713
	movq	-1880(%rbp), %rax
	movq	8(%rsi), %rcx
	vxorps	%xmm13, %xmm13, %xmm13
	movq	%r8, -1904(%rbp)
	movq	(%rsi), %r9
	movq	16(%rsi), %rdi
	vmovq	%r10, %xmm28
	vmovaps	%zmm13, %zmm12
	leaq	(%rdx,%rax,4), %rax
	movq	%rcx, %r10
	vmovaps	%zmm13, %zmm11
	vmovq	24(%rsi), %xmm6
	vmovq	%rax, %xmm0
	vmovq	32(%rsi), %xmm5
	movq	%rbx, %rcx
	xorl	%eax, %eax
	vmovq	40(%rsi), %xmm7
	movq	%r11, %rbx
	movq	%rdi, %r8
	movq	%rdx, %r11
	vmovaps	%zmm13, %zmm10
	vmovaps	%zmm13, %zmm15
	movq	%r9, %rdx
	vmovaps	%zmm13, %zmm14
	vmovaps	%zmm13, %zmm18
	vmovaps	%zmm13, %zmm16
	vmovaps	%zmm13, %zmm3
	vmovaps	%zmm13, %zmm2
	vmovaps	%zmm13, %zmm1
	vmovaps	%zmm13, %zmm19
	vmovdqa	%xmm0, %xmm4
	.p2align 4,,10
	.p2align 3
.L1331:
	leaq	0(,%rax,4), %rsi
	vmovq	%xmm6, %rdi
	movq	%rax, %r9
	prefetcht0	(%rdx)
	prefetcht0	(%rdi,%rsi)
	prefetcht0	(%r10,%rsi)
	vmovq	%xmm5, %rdi
	prefetcht0	(%r8,%rsi)
	prefetcht0	(%rdi,%rsi)
	vmovq	%xmm7, %rdi
	vmovups	(%r11,%rax,4), %zmm9
	addq	$64, %rdx
	prefetcht0	(%rdi,%rsi)
	vmovq	%xmm4, %rsi
	vfmadd231ps	(%r14,%rax,4), %zmm9, %zmm19
	vmovups	(%rsi,%rax,4), %zmm8
	vfmadd231ps	(%r12,%rax,4), %zmm9, %zmm1
	leaq	31(%r9), %rsi
	vfmadd231ps	(%r14,%rax,4), %zmm8, %zmm14
	vfmadd231ps	(%r12,%rax,4), %zmm8, %zmm15
	vfmadd231ps	(%rbx,%rax,4), %zmm9, %zmm2
	vfmadd231ps	(%rbx,%rax,4), %zmm8, %zmm10
	vfmadd231ps	(%r15,%rax,4), %zmm9, %zmm3
	vfmadd231ps	(%r15,%rax,4), %zmm8, %zmm11
	vfmadd231ps	(%rcx,%rax,4), %zmm9, %zmm16
	vfmadd231ps	(%rcx,%rax,4), %zmm8, %zmm12
	vfmadd231ps	0(%r13,%rax,4), %zmm9, %zmm18
	vfmadd231ps	0(%r13,%rax,4), %zmm8, %zmm13
	addq	$16, %rax
	cmpq	%rsi, -1816(%rbp)
	jg	.L1331
	movq	-1904(%rbp), %r8
	movq	-1968(%rbp), %rax
	movq	%r11, %rdx
	vmovq	%xmm28, %r10
	movq	%rbx, %r11
	movq	%rcx, %rbx
.L1320:
	movq	-1816(%rbp), %rcx
	cmpq	%rax, %rcx
	jle	.L1332
	subl	%eax, %ecx
	movl	$1, %edi
	leaq	0(,%rax,4), %rsi
	sall	%cl, %edi
	movl	%edi, %ecx
	movq	-1880(%rbp), %rdi
	subl	$1, %ecx
	addq	%rax, %rdi
	kmovw	%ecx, %k1
	vmovups	(%rdx,%rsi), %zmm4{%k1}{z}
	vmovups	(%r14,%rsi), %zmm5{%k1}{z}
	vmovups	(%rdx,%rdi,4), %zmm0{%k1}{z}
	vfmadd231ps	%zmm5, %zmm4, %zmm19
	vfmadd231ps	%zmm5, %zmm0, %zmm14
	vmovups	(%r12,%rsi), %zmm5{%k1}{z}
	vfmadd231ps	%zmm5, %zmm4, %zmm1
	vfmadd231ps	%zmm5, %zmm0, %zmm15
	vmovups	(%r11,%rsi), %zmm5{%k1}{z}
	vfmadd231ps	%zmm5, %zmm4, %zmm2
	vfmadd231ps	%zmm5, %zmm0, %zmm10
	vmovups	(%r15,%rsi), %zmm5{%k1}{z}
	vfmadd231ps	%zmm5, %zmm4, %zmm3
	vfmadd231ps	%zmm5, %zmm0, %zmm11
	vmovups	(%rbx,%rsi), %zmm5{%k1}{z}
	vfmadd231ps	%zmm5, %zmm4, %zmm16
	vfmadd231ps	%zmm5, %zmm0, %zmm12
	vmovups	0(%r13,%rsi), %zmm5{%k1}{z}
	vfmadd231ps	%zmm5, %zmm4, %zmm18
	vfmadd231ps	%zmm5, %zmm0, %zmm13
.L1332:
	leaq	-1584(%rbp), %rsi
	vmovaps	%zmm19, %zmm0
	movq	%rsi, %rdi
	call	_ZN6kvtide12_GLOBAL__N_14Simd4sum4EDv16_fS2_S2_S2_Pf
	leaq	-1568(%rbp), %rdi
	vmovaps	%zmm15, %zmm3
	vmovaps	%zmm14, %zmm2
	vmovaps	%zmm18, %zmm1
	vmovaps	%zmm16, %zmm0
	call	_ZN6kvtide12_GLOBAL__N_14Simd4sum4EDv16_fS2_S2_S2_Pf
	leaq	-1552(%rbp), %rdi
	vmovaps	%zmm13, %zmm3
	vmovaps	%zmm12, %zmm2
	vmovaps	%zmm11, %zmm1
	vmovaps	%zmm10, %zmm0
	call	_ZN6kvtide12_GLOBAL__N_14Simd4sum4EDv16_fS2_S2_S2_Pf
	cmpq	$5, -1848(%rbp)
	jg	.L1333
	movl	-1936(%rbp), %eax
	subl	$1, %eax
	cmpl	$2, %eax
	jbe	.L1714
	vmovups	(%r8), %xmm7
	cmpl	$4, -1936(%rbp)
	vaddps	-1584(%rbp), %xmm7, %xmm0
	vmovups	%xmm0, (%r8)
	je	.L1336
	vmovss	16(%r8), %xmm0
	vaddss	-1568(%rbp), %xmm0, %xmm0
	vmovss	%xmm0, 16(%r8)
.L1336:
	movq	-1840(%rbp), %rax
	movq	-1864(%rbp), %rdi
	movq	-1888(%rbp), %rdx
	addq	%rdi, %rax
	addq	%rdx, %rax
.L1692:
	leaq	(%r10,%rax,4), %rax
	cmpl	$4, -1936(%rbp)
	vmovups	(%rax), %xmm7
	vaddps	-1560(%rbp), %xmm7, %xmm0
	vmovups	%xmm0, (%rax)
	je	.L1308
	movq	-1840(%rbp), %rax
	leaq	16(%r8,%rax,4), %rax
	vmovss	(%rax), %xmm0
	vaddss	-1544(%rbp), %xmm0, %xmm0
	vmovss	%xmm0, (%rax)
	jmp	.L1308
.L1359:
	cmpl	$3, %ecx
	jne	.L1362
	vxorps	%xmm0, %xmm0, %xmm0
	cmpq	$15, -1896(%rbp)
	vmovaps	%zmm0, -1584(%rbp)
	vmovaps	%zmm0, -1520(%rbp)
	vmovaps	%zmm0, -1456(%rbp)
	vmovaps	%zmm0, -1392(%rbp)
	vmovaps	%zmm0, -1328(%rbp)
	vmovaps	%zmm0, -1264(%rbp)
	vmovaps	%zmm0, -1200(%rbp)
	vmovaps	%zmm0, -1136(%rbp)
	vmovaps	%zmm0, -1072(%rbp)
	vmovaps	%zmm0, -1008(%rbp)
	vmovaps	%zmm0, -944(%rbp)
	vmovaps	%zmm0, -880(%rbp)
	vmovaps	%zmm0, -816(%rbp)
	vmovaps	%zmm0, -752(%rbp)
	vmovaps	%zmm0, -688(%rbp)
	vmovaps	%zmm0, -624(%rbp)
	vmovaps	%zmm0, -560(%rbp)
	vmovaps	%zmm0, -496(%rbp)
	vmovaps	%zmm0, -432(%rbp)
	vmovaps	%zmm0, -368(%rbp)
	vmovaps	%zmm0, -304(%rbp)
	vmovaps	%zmm0, -240(%rbp)
	vmovaps	%zmm0, -176(%rbp)
	vmovaps	%zmm0, -112(%rbp)
	jle	.L1715
	movq	-1880(%rbp), %rax
	vxorps	%xmm6, %xmm6, %xmm6
	movq	(%rsi), %r9
	movq	%r8, -1992(%rbp)
	movq	8(%rsi), %rcx
	movq	16(%rsi), %rdi
	vmovaps	%zmm6, %zmm7
	vmovaps	%zmm6, %zmm8
	leaq	0(,%rax,4), %r10
	vmovaps	%zmm6, %zmm9
	vmovaps	%zmm6, %zmm10
	leaq	(%rdx,%r10), %rax
	vmovq	%rcx, %xmm31
	movq	%rbx, %rcx
	movq	%r11, %rbx
	vmovq	%rax, %xmm4
	addq	%r10, %rax
	vmovaps	%zmm6, %zmm11
	vmovq	%rax, %xmm0
	addq	%rax, %r10
	xorl	%eax, %eax
	movq	%r10, %r11
	vmovaps	%zmm6, %zmm12
	vmovq	%xmm0, %r10
	vmovaps	%zmm6, %zmm13
	vmovaps	%zmm6, %zmm14
	vmovaps	%zmm6, %zmm15
	vmovaps	%zmm6, %zmm16
	vmovaps	%zmm6, %zmm17
	vmovaps	%zmm6, %zmm18
	vmovaps	%zmm6, %zmm19
	vmovaps	%zmm6, %zmm20
	vmovaps	%zmm6, %zmm21
	vmovaps	%zmm6, %zmm22
	vmovaps	%zmm6, %zmm23
	vmovaps	%zmm6, %zmm24
	vmovaps	%zmm6, %zmm25
	vmovaps	%zmm6, %zmm26
	vmovaps	%zmm6, %zmm27
	vmovaps	%zmm6, %zmm28
	vmovaps	%zmm6, %zmm29
	vmovq	%rdi, %xmm0
	.p2align 4,,10
	.p2align 3
.L1394:
	vmovq	%xmm31, %rdi
	leaq	0(,%rax,4), %r8
	vmovups	(%rdx,%rax,4), %zmm5
	vmovups	(%r10,%rax,4), %zmm2
	prefetcht0	(%rdi,%r8)
	vmovq	%xmm0, %rdi
	vmovups	(%r11,%rax,4), %zmm1
	movq	%rax, %rsi
	prefetcht0	(%rdi,%r8)
	vmovq	%xmm4, %rdi
	prefetcht0	(%r9)
	addq	$31, %rsi
	vmovups	(%rdi,%rax,4), %zmm3
	vmovups	(%r14,%rax,4), %zmm30
	addq	$64, %r9
	vfmadd231ps	%zmm30, %zmm5, %zmm29
	vfmadd231ps	%zmm30, %zmm3, %zmm28
	vfmadd231ps	%zmm30, %zmm2, %zmm27
	vfmadd231ps	%zmm30, %zmm1, %zmm26
	vmovups	(%r12,%rax,4), %zmm30
	vfmadd231ps	%zmm30, %zmm5, %zmm25
	vfmadd231ps	%zmm30, %zmm3, %zmm24
	vfmadd231ps	%zmm30, %zmm2, %zmm23
	vfmadd231ps	%zmm30, %zmm1, %zmm22
	vmovups	(%rbx,%rax,4), %zmm30
	vfmadd231ps	%zmm30, %zmm5, %zmm21
	vfmadd231ps	%zmm30, %zmm3, %zmm20
	vfmadd231ps	%zmm30, %zmm2, %zmm19
	vfmadd231ps	%zmm30, %zmm1, %zmm18
	vmovups	(%r15,%rax,4), %zmm30
	vfmadd231ps	%zmm30, %zmm5, %zmm17
	vfmadd231ps	%zmm30, %zmm3, %zmm16
	vfmadd231ps	%zmm30, %zmm2, %zmm15
	vfmadd231ps	%zmm30, %zmm1, %zmm14
	vmovups	(%rcx,%rax,4), %zmm30
	vfmadd231ps	%zmm30, %zmm5, %zmm13
	vfmadd231ps	%zmm30, %zmm3, %zmm12
	vfmadd231ps	%zmm30, %zmm2, %zmm11
	vfmadd231ps	%zmm30, %zmm1, %zmm10
	vmovups	0(%r13,%rax,4), %zmm30
	addq	$16, %rax
	vfmadd231ps	%zmm30, %zmm5, %zmm9
	vfmadd231ps	%zmm30, %zmm3, %zmm8
	vfmadd231ps	%zmm30, %zmm2, %zmm7
	vfmadd231ps	%zmm30, %zmm1, %zmm6
	cmpq	%rsi, -1816(%rbp)
	jg	.L1394
	movq	-1984(%rbp), %rax
	movl	$16, %esi
	movq	%rbx, %r11
	movq	%rcx, %rbx
	movq	-1992(%rbp), %r8
	vmovaps	%zmm29, -1584(%rbp)
	salq	$4, %rax
	cmpq	$15, -1896(%rbp)
	vmovaps	%zmm28, -1200(%rbp)
	cmovg	%rax, %rsi
	vmovaps	%zmm27, -816(%rbp)
	vmovaps	%zmm26, -432(%rbp)
	vmovaps	%zmm25, -1520(%rbp)
	vmovaps	%zmm24, -1136(%rbp)
	vmovaps	%zmm23, -752(%rbp)
	vmovaps	%zmm22, -368(%rbp)
	vmovaps	%zmm21, -1456(%rbp)
	vmovaps	%zmm20, -1072(%rbp)
	vmovaps	%zmm19, -688(%rbp)
	vmovaps	%zmm18, -304(%rbp)
	vmovaps	%zmm17, -1392(%rbp)
	vmovaps	%zmm16, -1008(%rbp)
	vmovaps	%zmm15, -624(%rbp)
	vmovaps	%zmm14, -240(%rbp)
	vmovaps	%zmm13, -1328(%rbp)
	vmovaps	%zmm12, -944(%rbp)
	vmovaps	%zmm11, -560(%rbp)
	vmovaps	%zmm10, -176(%rbp)
	vmovaps	%zmm9, -1264(%rbp)
	vmovaps	%zmm8, -880(%rbp)
	vmovaps	%zmm7, -496(%rbp)
	vmovaps	%zmm6, -112(%rbp)
.L1364:
	movq	-1816(%rbp), %rax
	cmpq	%rsi, %rax
	jle	.L1395
	movl	%eax, %ecx
	movl	$1, %eax
	leaq	0(,%rsi,4), %rdi
	subl	%esi, %ecx
	leaq	(%rdx,%rdi), %r10
	sall	%cl, %eax
	subl	$1, %eax
	kmovw	%eax, %k1
	vmovups	(%r14,%rdi), %zmm2{%k1}{z}
	vmovups	(%r10), %zmm3{%k1}{z}
	vfmadd213ps	-1584(%rbp), %zmm2, %zmm3
	movq	-1880(%rbp), %rax
	leaq	(%rsi,%rax), %rcx
	leaq	(%rdx,%rcx,4), %r9
	addq	%rax, %rcx
	leaq	(%rdx,%rcx,4), %rsi
	addq	%rax, %rcx
	vmovaps	%zmm3, -1584(%rbp)
	vmovups	(%r9), %zmm3{%k1}{z}
	vfmadd213ps	-1200(%rbp), %zmm2, %zmm3
	leaq	(%rdx,%rcx,4), %rax
	vmovaps	%zmm3, -1200(%rbp)
	vmovups	(%rsi), %zmm3{%k1}{z}
	vfmadd213ps	-816(%rbp), %zmm2, %zmm3
	vmovaps	%zmm3, -816(%rbp)
	vmovups	(%rax), %zmm3{%k1}{z}
	vfmadd213ps	-432(%rbp), %zmm3, %zmm2
	vmovaps	%zmm2, -432(%rbp)
	vmovups	(%r10), %zmm3{%k1}{z}
	vmovups	(%r12,%rdi), %zmm2{%k1}{z}
	vfmadd213ps	-1520(%rbp), %zmm2, %zmm3
	vmovaps	%zmm3, -1520(%rbp)
	vmovups	(%r9), %zmm3{%k1}{z}
	vfmadd213ps	-1136(%rbp), %zmm2, %zmm3
	vmovaps	%zmm3, -1136(%rbp)
	vmovups	(%rsi), %zmm3{%k1}{z}
	vfmadd213ps	-752(%rbp), %zmm2, %zmm3
	vmovaps	%zmm3, -752(%rbp)
	vmovups	(%rax), %zmm3{%k1}{z}
	vfmadd213ps	-368(%rbp), %zmm3, %zmm2
	vmovaps	%zmm2, -368(%rbp)
	vmovups	(%r10), %zmm3{%k1}{z}
	vmovups	(%r11,%rdi), %zmm2{%k1}{z}
	vfmadd213ps	-1456(%rbp), %zmm2, %zmm3
	vmovaps	%zmm3, -1456(%rbp)
	vmovups	(%r9), %zmm3{%k1}{z}
	vfmadd213ps	-1072(%rbp), %zmm2, %zmm3
	vmovaps	%zmm3, -1072(%rbp)
	vmovups	(%rsi), %zmm3{%k1}{z}
	vfmadd213ps	-688(%rbp), %zmm2, %zmm3
	vmovaps	%zmm3, -688(%rbp)
	vmovups	(%rax), %zmm3{%k1}{z}
	vfmadd213ps	-304(%rbp), %zmm3, %zmm2
	vmovaps	%zmm2, -304(%rbp)
	vmovups	(%r10), %zmm3{%k1}{z}
	vmovups	(%r15,%rdi), %zmm2{%k1}{z}
	vfmadd213ps	-1392(%rbp), %zmm2, %zmm3
	vmovaps	%zmm3, -1392(%rbp)
	vmovups	(%r9), %zmm3{%k1}{z}
	vfmadd213ps	-1008(%rbp), %zmm2, %zmm3
	vmovaps	%zmm3, -1008(%rbp)
	vmovups	(%rsi), %zmm3{%k1}{z}
	vfmadd213ps	-624(%rbp), %zmm2, %zmm3
	vmovaps	%zmm3, -624(%rbp)
	vmovups	(%rax), %zmm3{%k1}{z}
	vfmadd213ps	-240(%rbp), %zmm3, %zmm2
	vmovaps	%zmm2, -240(%rbp)
	vmovups	(%r10), %zmm3{%k1}{z}
	vmovups	(%rbx,%rdi), %zmm2{%k1}{z}
	vfmadd213ps	-1328(%rbp), %zmm2, %zmm3
	vmovaps	%zmm3, -1328(%rbp)
	vmovups	(%r9), %zmm3{%k1}{z}
	vfmadd213ps	-944(%rbp), %zmm2, %zmm3
	vmovaps	%zmm3, -944(%rbp)
	vmovups	(%rsi), %zmm3{%k1}{z}
	vfmadd213ps	-560(%rbp), %zmm2, %zmm3
	vmovaps	%zmm3, -560(%rbp)
	vmovups	(%rax), %zmm3{%k1}{z}
	vfmadd213ps	-176(%rbp), %zmm3, %zmm2
	vmovaps	%zmm2, -176(%rbp)
	vmovups	(%r10), %zmm1{%k1}{z}
	vmovups	0(%r13,%rdi), %zmm0{%k1}{z}
	vfmadd213ps	-1264(%rbp), %zmm0, %zmm1
	vmovaps	%zmm1, -1264(%rbp)
	vmovups	(%r9), %zmm1{%k1}{z}
	vfmadd213ps	-880(%rbp), %zmm0, %zmm1
	vmovaps	%zmm1, -880(%rbp)
	vmovups	(%rsi), %zmm1{%k1}{z}
	vfmadd213ps	-496(%rbp), %zmm0, %zmm1
	vmovaps	%zmm1, -496(%rbp)
	vmovups	(%rax), %zmm1{%k1}{z}
	vfmadd213ps	-112(%rbp), %zmm1, %zmm0
	vmovaps	%zmm0, -112(%rbp)
.L1395:
	leaq	-1712(%rbp), %rsi
	leaq	-1584(%rbp), %rdi
	vzeroupper
	call	_ZN6kvtide12_GLOBAL__N_14Simd8sum_tileERA4_A6_KDv16_fPf
	cmpq	$5, -1848(%rbp)
	jg	.L1403
	movq	-1888(%rbp), %rdi
	movq	-1976(%rbp), %rsi
	movq	%r11, -1880(%rbp)
	xorl	%eax, %eax
	movq	-1904(%rbp), %r9
	subq	%rdi, %rsi
	movl	-1924(%rbp), %edi
.L1397:
	leaq	(%rsi,%r9), %r11
	movslq	%eax, %rcx
	movl	%eax, %edx
	leaq	(%r8,%r11,4), %r10
	vmovss	(%r10), %xmm0
	vaddss	-1712(%rbp,%rcx,4), %xmm0, %xmm0
	vmovss	%xmm0, (%r10)
	cmpl	$1, %edi
	je	.L1398
	leal	1(%rax), %ecx
	leaq	4(%r8,%r11,4), %r10
	movslq	%ecx, %rcx
	vmovss	(%r10), %xmm0
	vaddss	-1712(%rbp,%rcx,4), %xmm0, %xmm0
	vmovss	%xmm0, (%r10)
	cmpl	$2, %edi
	je	.L1398
	leal	2(%rdx), %ecx
	leaq	8(%r8,%r11,4), %r10
	movslq	%ecx, %rcx
	vmovss	(%r10), %xmm0
	vaddss	-1712(%rbp,%rcx,4), %xmm0, %xmm0
	vmovss	%xmm0, (%r10)
	cmpl	$3, %edi
	je	.L1398
	leal	3(%rdx), %ecx
	leaq	12(%r8,%r11,4), %r10
	movslq	%ecx, %rcx
	vmovss	(%r10), %xmm0
	vaddss	-1712(%rbp,%rcx,4), %xmm0, %xmm0
	vmovss	%xmm0, (%r10)
	cmpl	$4, %edi
	je	.L1398
	addl	$4, %edx
	leaq	16(%r8,%r11,4), %rcx
	movslq	%edx, %rdx
	vmovss	(%rcx), %xmm0
	vaddss	-1712(%rbp,%rdx,4), %xmm0, %xmm0
	vmovss	%xmm0, (%rcx)
.L1398:
	movq	-1840(%rbp), %rdx
	addq	$8, %rax
	addq	%rdx, %r9
	cmpq	$32, %rax
	jne	.L1397
	jmp	.L1679
	.p2align 4,,10
	.p2align 3
.L1711:
	cmpl	$5, %ecx
	jle	.L1301
	cmpq	$15, -1896(%rbp)
	jle	.L1716
	vxorps	%xmm10, %xmm10, %xmm10
	movq	(%rsi), %r9
	movq	8(%rsi), %rcx
	xorl	%eax, %eax
	movq	16(%rsi), %rdi
	vmovq	24(%rsi), %xmm6
	movq	%r8, -1840(%rbp)
	vmovaps	%zmm10, %zmm9
	vmovq	32(%rsi), %xmm5
	vmovq	40(%rsi), %xmm7
	movq	%rdx, %r8
	vmovaps	%zmm10, %zmm3
	vmovaps	%zmm10, %zmm2
	vmovaps	%zmm10, %zmm1
	vmovaps	%zmm10, %zmm11
	.p2align 4,,10
	.p2align 3
.L1312:
	leaq	0(,%rax,4), %rsi
	vmovq	%xmm6, %rdx
	movq	%rax, %r10
	vmovups	(%r8,%rax,4), %zmm8
	prefetcht0	(%rdx,%rsi)
	vmovq	%xmm5, %rdx
	prefetcht0	(%r9)
	vfmadd231ps	(%r14,%rax,4), %zmm8, %zmm11
	prefetcht0	(%rdx,%rsi)
	vmovq	%xmm7, %rdx
	vfmadd231ps	(%r12,%rax,4), %zmm8, %zmm1
	prefetcht0	(%rcx,%rsi)
	vfmadd231ps	(%r11,%rax,4), %zmm8, %zmm2
	prefetcht0	(%rdi,%rsi)
	prefetcht0	(%rdx,%rsi)
	vfmadd231ps	(%r15,%rax,4), %zmm8, %zmm3
	vfmadd231ps	(%rbx,%rax,4), %zmm8, %zmm9
	vfmadd231ps	0(%r13,%rax,4), %zmm8, %zmm10
	addq	$64, %r9
	addq	$16, %rax
	leaq	31(%r10), %rsi
	cmpq	%rsi, -1816(%rbp)
	jg	.L1312
	movq	%r8, %rdx
	movq	-1968(%rbp), %rax
	movq	-1840(%rbp), %r8
.L1303:
	movq	-1816(%rbp), %rcx
	cmpq	%rax, %rcx
	jle	.L1313
	leaq	0(,%rax,4), %rsi
	subl	%eax, %ecx
	movl	$1, %eax
	sall	%cl, %eax
	subl	$1, %eax
	kmovw	%eax, %k1
	vmovups	(%rdx,%rsi), %zmm0{%k1}{z}
	vmovups	(%r14,%rsi), %zmm4{%k1}{z}
	vfmadd231ps	%zmm4, %zmm0, %zmm11
	vmovups	(%r12,%rsi), %zmm4{%k1}{z}
	vfmadd231ps	%zmm4, %zmm0, %zmm1
	vmovups	(%r11,%rsi), %zmm4{%k1}{z}
	vfmadd231ps	%zmm4, %zmm0, %zmm2
	vmovups	(%r15,%rsi), %zmm4{%k1}{z}
	vfmadd231ps	%zmm4, %zmm0, %zmm3
	vmovups	(%rbx,%rsi), %zmm4{%k1}{z}
	vfmadd231ps	%zmm4, %zmm0, %zmm9
	vmovups	0(%r13,%rsi), %zmm4{%k1}{z}
	vfmadd231ps	%zmm4, %zmm0, %zmm10
.L1313:
	leaq	-1584(%rbp), %rsi
	vmovaps	%zmm11, %zmm0
	movq	%rsi, %rdi
	call	_ZN6kvtide12_GLOBAL__N_14Simd4sum4EDv16_fS2_S2_S2_Pf
	vxorps	%xmm3, %xmm3, %xmm3
	leaq	-1568(%rbp), %rdi
	vmovaps	%zmm10, %zmm1
	vmovaps	%zmm3, %zmm2
	vmovaps	%zmm9, %zmm0
	call	_ZN6kvtide12_GLOBAL__N_14Simd4sum4EDv16_fS2_S2_S2_Pf
	cmpq	$5, -1848(%rbp)
	jg	.L1689
	movl	-1936(%rbp), %edx
	leal	-1(%rdx), %eax
	cmpl	$2, %eax
	jbe	.L1315
	vmovups	(%r8), %xmm7
	vaddps	-1584(%rbp), %xmm7, %xmm0
	vmovups	%xmm0, (%r8)
	cmpl	$4, %edx
	je	.L1308
.L1666:
	vmovss	16(%r8), %xmm0
	vaddss	-1568(%rbp), %xmm0, %xmm0
	vmovss	%xmm0, 16(%r8)
	jmp	.L1308
	.p2align 4,,10
	.p2align 3
.L1299:
	cmpl	$5, %ecx
	jle	.L1340
	cmpq	$15, -1896(%rbp)
	jle	.L1717
	movq	-1880(%rbp), %rax
	movq	8(%rsi), %rcx
	vxorps	%xmm9, %xmm9, %xmm9
	movq	%r8, -1992(%rbp)
	movq	16(%rsi), %rdi
	movq	(%rsi), %r9
	vmovaps	%zmm9, %zmm8
	vmovaps	%zmm9, %zmm13
	leaq	0(,%rax,4), %r10
	vmovq	24(%rsi), %xmm6
	vmovq	32(%rsi), %xmm5
	vmovaps	%zmm9, %zmm12
	leaq	(%rdx,%r10), %rax
	vmovq	40(%rsi), %xmm7
	vmovaps	%zmm9, %zmm11
	vmovaps	%zmm9, %zmm10
	addq	%rax, %r10
	vmovq	%rax, %xmm0
	xorl	%eax, %eax
	movq	%r10, %r8
	vmovaps	%zmm9, %zmm17
	movq	%rcx, %r10
	vmovaps	%zmm9, %zmm16
	vmovaps	%zmm9, %zmm15
	vmovaps	%zmm9, %zmm14
	vmovaps	%zmm9, %zmm21
	vmovaps	%zmm9, %zmm20
	vmovaps	%zmm9, %zmm19
	vmovaps	%zmm9, %zmm18
	vmovaps	%zmm9, %zmm25
	vmovaps	%zmm9, %zmm24
	vmovaps	%zmm9, %zmm23
	vmovaps	%zmm9, %zmm22
	vmovq	%rdi, %xmm29
	vmovdqa	%xmm0, %xmm4
	.p2align 4,,10
	.p2align 3
.L1351:
	leaq	0(,%rax,4), %rsi
	vmovq	%xmm29, %rdi
	movq	%rax, %rcx
	vmovups	(%rdx,%rax,4), %zmm3
	prefetcht0	(%rdi,%rsi)
	vmovq	%xmm6, %rdi
	prefetcht0	(%r9)
	vmovups	(%r8,%rax,4), %zmm1
	prefetcht0	(%rdi,%rsi)
	vmovq	%xmm5, %rdi
	vfmadd231ps	(%r14,%rax,4), %zmm3, %zmm22
	prefetcht0	(%r10,%rsi)
	prefetcht0	(%rdi,%rsi)
	vmovq	%xmm7, %rdi
	vfmadd231ps	(%r14,%rax,4), %zmm1, %zmm10
	addq	$64, %r9
	prefetcht0	(%rdi,%rsi)
	vmovq	%xmm4, %rdi
	vfmadd231ps	(%r12,%rax,4), %zmm3, %zmm23
	leaq	31(%rcx), %rsi
	vmovups	(%rdi,%rax,4), %zmm2
	vfmadd231ps	(%r12,%rax,4), %zmm1, %zmm11
	vfmadd231ps	(%r14,%rax,4), %zmm2, %zmm20
	vfmadd231ps	(%r12,%rax,4), %zmm2, %zmm21
	vfmadd231ps	(%r11,%rax,4), %zmm3, %zmm24
	vfmadd231ps	(%r11,%rax,4), %zmm2, %zmm14
	vfmadd231ps	(%r11,%rax,4), %zmm1, %zmm12
	vfmadd231ps	(%r15,%rax,4), %zmm3, %zmm25
	vfmadd231ps	(%r15,%rax,4), %zmm2, %zmm15
	vfmadd231ps	(%r15,%rax,4), %zmm1, %zmm13
	vfmadd231ps	(%rbx,%rax,4), %zmm3, %zmm18
	vfmadd231ps	(%rbx,%rax,4), %zmm2, %zmm16
	vfmadd231ps	(%rbx,%rax,4), %zmm1, %zmm8
	vfmadd231ps	0(%r13,%rax,4), %zmm3, %zmm19
	vfmadd231ps	0(%r13,%rax,4), %zmm2, %zmm17
	vfmadd231ps	0(%r13,%rax,4), %zmm1, %zmm9
	addq	$16, %rax
	cmpq	%rsi, -1816(%rbp)
	jg	.L1351
	movq	-1992(%rbp), %r8
	movq	-1968(%rbp), %rax
.L1342:
	movq	-1816(%rbp), %rdi
	cmpq	%rax, %rdi
	jle	.L1352
	movl	%edi, %ecx
	movl	$1, %edi
	leaq	0(,%rax,4), %rsi
	subl	%eax, %ecx
	sall	%cl, %edi
	leal	-1(%rdi), %edi
	kmovw	%edi, %k1
	movq	-1880(%rbp), %rdi
	vmovups	(%rdx,%rsi), %zmm2{%k1}{z}
	vmovups	(%r14,%rsi), %zmm3{%k1}{z}
	addq	%rdi, %rax
	vmovups	(%rdx,%rax,4), %zmm1{%k1}{z}
	addq	%rdi, %rax
	vfmadd231ps	%zmm3, %zmm2, %zmm22
	vmovups	(%rdx,%rax,4), %zmm0{%k1}{z}
	vfmadd231ps	%zmm3, %zmm1, %zmm20
	vfmadd231ps	%zmm3, %zmm0, %zmm10
	vmovups	(%r12,%rsi), %zmm3{%k1}{z}
	vfmadd231ps	%zmm3, %zmm2, %zmm23
	vfmadd231ps	%zmm3, %zmm1, %zmm21
	vfmadd231ps	%zmm3, %zmm0, %zmm11
	vmovups	(%r11,%rsi), %zmm3{%k1}{z}
	vfmadd231ps	%zmm3, %zmm2, %zmm24
	vfmadd231ps	%zmm3, %zmm1, %zmm14
	vfmadd231ps	%zmm3, %zmm0, %zmm12
	vmovups	(%r15,%rsi), %zmm3{%k1}{z}
	vfmadd231ps	%zmm3, %zmm2, %zmm25
	vfmadd231ps	%zmm3, %zmm1, %zmm15
	vfmadd231ps	%zmm3, %zmm0, %zmm13
	vmovups	(%rbx,%rsi), %zmm3{%k1}{z}
	vfmadd231ps	%zmm3, %zmm2, %zmm18
	vfmadd231ps	%zmm3, %zmm1, %zmm16
	vfmadd231ps	%zmm3, %zmm0, %zmm8
	vmovups	0(%r13,%rsi), %zmm3{%k1}{z}
	vfmadd231ps	%zmm3, %zmm2, %zmm19
	vfmadd231ps	%zmm3, %zmm1, %zmm17
	vfmadd231ps	%zmm3, %zmm0, %zmm9
.L1352:
	vextractf32x8	$0x1, %zmm25, %ymm1
	vextractf32x8	$0x1, %zmm24, %ymm3
	vextractf32x8	$0x1, %zmm22, %ymm4
	cmpq	$5, -1848(%rbp)
	vaddps	%ymm25, %ymm1, %ymm1
	vaddps	%ymm24, %ymm3, %ymm3
	vaddps	%ymm22, %ymm4, %ymm4
	vmovaps	%xmm1, %xmm2
	vextractf128	$0x1, %ymm1, %xmm0
	vextractf128	$0x1, %ymm3, %xmm1
	vaddps	%xmm2, %xmm0, %xmm0
	vaddps	%xmm3, %xmm1, %xmm1
	vhaddps	%xmm0, %xmm1, %xmm1
	vextractf32x8	$0x1, %zmm23, %ymm0
	vaddps	%ymm23, %ymm0, %ymm0
	vmovaps	%xmm0, %xmm3
	vextractf128	$0x1, %ymm0, %xmm2
	vextractf128	$0x1, %ymm4, %xmm0
	vaddps	%xmm3, %xmm2, %xmm2
	vaddps	%xmm4, %xmm0, %xmm0
	vextractf32x8	$0x1, %zmm20, %ymm3
	vaddps	%ymm20, %ymm3, %ymm3
	vextractf32x8	$0x1, %zmm18, %ymm4
	vaddps	%ymm18, %ymm4, %ymm4
	vhaddps	%xmm2, %xmm0, %xmm0
	vhaddps	%xmm1, %xmm0, %xmm0
	vextractf32x8	$0x1, %zmm21, %ymm1
	vaddps	%ymm21, %ymm1, %ymm1
	vmovaps	%xmm0, -1584(%rbp)
	vmovaps	%xmm1, %xmm2
	vextractf128	$0x1, %ymm1, %xmm0
	vextractf128	$0x1, %ymm3, %xmm1
	vaddps	%xmm2, %xmm0, %xmm0
	vaddps	%xmm3, %xmm1, %xmm1
	vhaddps	%xmm0, %xmm1, %xmm1
	vextractf32x8	$0x1, %zmm19, %ymm0
	vaddps	%ymm19, %ymm0, %ymm0
	vmovaps	%xmm0, %xmm3
	vextractf128	$0x1, %ymm0, %xmm2
	vextractf128	$0x1, %ymm4, %xmm0
	vaddps	%xmm3, %xmm2, %xmm2
	vaddps	%xmm4, %xmm0, %xmm0
	vextractf32x8	$0x1, %zmm16, %ymm3
	vaddps	%ymm16, %ymm3, %ymm3
	vextractf32x8	$0x1, %zmm14, %ymm4
	vaddps	%ymm14, %ymm4, %ymm4
	vhaddps	%xmm2, %xmm0, %xmm0
	vhaddps	%xmm1, %xmm0, %xmm0
	vextractf32x8	$0x1, %zmm17, %ymm1
	vaddps	%ymm17, %ymm1, %ymm1
	vmovaps	%xmm0, -1568(%rbp)
	vmovaps	%xmm1, %xmm2
	vextractf128	$0x1, %ymm1, %xmm0
	vextractf128	$0x1, %ymm3, %xmm1
	vaddps	%xmm2, %xmm0, %xmm0
	vaddps	%xmm3, %xmm1, %xmm1
	vhaddps	%xmm0, %xmm1, %xmm1
	vextractf32x8	$0x1, %zmm15, %ymm0
	vaddps	%ymm15, %ymm0, %ymm0
	vmovaps	%xmm0, %xmm3
	vextractf128	$0x1, %ymm0, %xmm2
	vextractf128	$0x1, %ymm4, %xmm0
	vaddps	%xmm3, %xmm2, %xmm2
	vaddps	%xmm4, %xmm0, %xmm0
	vextractf32x8	$0x1, %zmm12, %ymm3
	vaddps	%ymm12, %ymm3, %ymm3
	vextractf32x8	$0x1, %zmm10, %ymm4
	vaddps	%ymm10, %ymm4, %ymm4
	vhaddps	%xmm2, %xmm0, %xmm0
	vhaddps	%xmm1, %xmm0, %xmm0
	vextractf32x8	$0x1, %zmm13, %ymm1
	vaddps	%ymm13, %ymm1, %ymm1
	vmovaps	%xmm0, -1552(%rbp)
	vmovaps	%xmm1, %xmm2
	vextractf128	$0x1, %ymm1, %xmm0
	vextractf128	$0x1, %ymm3, %xmm1
	vaddps	%xmm2, %xmm0, %xmm0
	vaddps	%xmm3, %xmm1, %xmm1
	vhaddps	%xmm0, %xmm1, %xmm1
	vextractf32x8	$0x1, %zmm11, %ymm0
	vaddps	%ymm11, %ymm0, %ymm0
	vmovaps	%xmm0, %xmm3
	vextractf128	$0x1, %ymm0, %xmm2
	vextractf128	$0x1, %ymm4, %xmm0
	vaddps	%xmm3, %xmm2, %xmm2
	vaddps	%xmm4, %xmm0, %xmm0
	vextractf32x8	$0x1, %zmm8, %ymm3
	vaddps	%ymm8, %ymm3, %ymm3
	vxorps	%xmm4, %xmm4, %xmm4
	vhaddps	%xmm2, %xmm0, %xmm0
	vhaddps	%xmm1, %xmm0, %xmm0
	vmovaps	%xmm0, -1536(%rbp)
	vextractf32x8	$0x1, %zmm9, %ymm0
	vaddps	%ymm9, %ymm0, %ymm0
	vextractf128	$0x1, %ymm0, %xmm1
	vmovaps	%xmm0, %xmm2
	vextractf128	$0x1, %ymm3, %xmm0
	vaddps	%xmm3, %xmm0, %xmm0
	vaddps	%xmm2, %xmm1, %xmm1
	vhaddps	%xmm1, %xmm0, %xmm0
	vhaddps	%xmm4, %xmm0, %xmm0
	vmovaps	%xmm0, -1520(%rbp)
	jg	.L1353
	movq	-1976(%rbp), %rsi
	movq	-1888(%rbp), %rdx
	xorl	%eax, %eax
	movq	%r11, -1880(%rbp)
	movl	-1924(%rbp), %edi
	movq	-1904(%rbp), %r9
	subq	%rdx, %rsi
.L1354:
	leaq	(%rsi,%r9), %r11
	movslq	%eax, %rcx
	movl	%eax, %edx
	leaq	(%r8,%r11,4), %r10
	vmovss	(%r10), %xmm0
	vaddss	-1584(%rbp,%rcx,4), %xmm0, %xmm0
	vmovss	%xmm0, (%r10)
	cmpl	$1, %edi
	je	.L1355
	leal	1(%rax), %ecx
	leaq	4(%r8,%r11,4), %r10
	movslq	%ecx, %rcx
	vmovss	(%r10), %xmm0
	vaddss	-1584(%rbp,%rcx,4), %xmm0, %xmm0
	vmovss	%xmm0, (%r10)
	cmpl	$2, %edi
	je	.L1355
	leal	2(%rdx), %ecx
	leaq	8(%r8,%r11,4), %r10
	movslq	%ecx, %rcx
	vmovss	(%r10), %xmm0
	vaddss	-1584(%rbp,%rcx,4), %xmm0, %xmm0
	vmovss	%xmm0, (%r10)
	cmpl	$3, %edi
	je	.L1355
	leal	3(%rdx), %ecx
	leaq	12(%r8,%r11,4), %r10
	movslq	%ecx, %rcx
	vmovss	(%r10), %xmm0
	vaddss	-1584(%rbp,%rcx,4), %xmm0, %xmm0
	vmovss	%xmm0, (%r10)
	cmpl	$4, %edi
	je	.L1355
	addl	$4, %edx
	leaq	16(%r8,%r11,4), %rcx
	movslq	%edx, %rdx
	vmovss	(%rcx), %xmm0
	vaddss	-1584(%rbp,%rdx,4), %xmm0, %xmm0
	vmovss	%xmm0, (%rcx)
.L1355:
	movq	-1840(%rbp), %rcx
	addq	$6, %rax
	addq	%rcx, %r9
	cmpq	$18, %rax
	jne	.L1354
	jmp	.L1679
.L1315:
	vmovss	(%r8), %xmm0
	vaddss	-1584(%rbp), %xmm0, %xmm0
	movl	-1924(%rbp), %eax
	vmovss	%xmm0, (%r8)
	cmpl	$1, %eax
	je	.L1308
	vmovss	4(%r8), %xmm0
	vaddss	-1580(%rbp), %xmm0, %xmm0
	vmovss	%xmm0, 4(%r8)
	cmpl	$2, %eax
	je	.L1308
	vmovss	8(%r8), %xmm0
	vaddss	-1576(%rbp), %xmm0, %xmm0
	vmovss	%xmm0, 8(%r8)
	jmp	.L1308
.L1340:
	cmpq	$15, -1896(%rbp)
	jle	.L1447
	movq	-1880(%rbp), %rax
	vxorps	%xmm7, %xmm7, %xmm7
	movq	-1816(%rbp), %r9
	vmovaps	%zmm7, %zmm6
	vmovaps	%zmm7, %zmm11
	vmovaps	%zmm7, %zmm10
	leaq	0(,%rax,4), %rsi
	vmovaps	%zmm7, %zmm9
	xorl	%eax, %eax
	leaq	(%rdx,%rsi), %rdi
	vmovaps	%zmm7, %zmm8
	vmovaps	%zmm7, %zmm15
	addq	%rdi, %rsi
	vmovaps	%zmm7, %zmm14
	vmovaps	%zmm7, %zmm13
	vmovaps	%zmm7, %zmm12
	vmovaps	%zmm7, %zmm19
	vmovaps	%zmm7, %zmm18
	vmovaps	%zmm7, %zmm17
	vmovaps	%zmm7, %zmm16
	vmovaps	%zmm7, %zmm3
	vmovaps	%zmm7, %zmm2
	vmovaps	%zmm7, %zmm1
	vmovaps	%zmm7, %zmm20
	.p2align 4,,10
	.p2align 3
.L1344:
	movq	%rax, %rcx
	vmovups	(%rdx,%rax,4), %zmm5
	vmovups	(%rdi,%rax,4), %zmm4
	addq	$31, %rcx
	vmovups	(%rsi,%rax,4), %zmm0
	vfmadd231ps	(%r14,%rax,4), %zmm5, %zmm20
	vfmadd231ps	(%r14,%rax,4), %zmm4, %zmm18
	vfmadd231ps	(%r14,%rax,4), %zmm0, %zmm8
	vfmadd231ps	(%r12,%rax,4), %zmm5, %zmm1
	vfmadd231ps	(%r12,%rax,4), %zmm4, %zmm19
	vfmadd231ps	(%r12,%rax,4), %zmm0, %zmm9
	vfmadd231ps	(%r11,%rax,4), %zmm5, %zmm2
	vfmadd231ps	(%r11,%rax,4), %zmm4, %zmm12
	vfmadd231ps	(%r11,%rax,4), %zmm0, %zmm10
	vfmadd231ps	(%r15,%rax,4), %zmm5, %zmm3
	vfmadd231ps	(%r15,%rax,4), %zmm4, %zmm13
	vfmadd231ps	(%r15,%rax,4), %zmm0, %zmm11
	vfmadd231ps	(%rbx,%rax,4), %zmm5, %zmm16
	vfmadd231ps	(%rbx,%rax,4), %zmm4, %zmm14
	vfmadd231ps	(%rbx,%rax,4), %zmm0, %zmm6
	vfmadd231ps	0(%r13,%rax,4), %zmm5, %zmm17
	vfmadd231ps	0(%r13,%rax,4), %zmm4, %zmm15
	vfmadd231ps	0(%r13,%rax,4), %zmm0, %zmm7
	addq	$16, %rax
	cmpq	%rcx, %r9
	jg	.L1344
	movq	-1984(%rbp), %rax
	movl	$16, %ecx
	salq	$4, %rax
	cmpq	$15, -1896(%rbp)
	cmovle	%rcx, %rax
.L1343:
	movq	-1816(%rbp), %rdi
	cmpq	%rax, %rdi
	jle	.L1345
	movl	%edi, %ecx
	movl	$1, %edi
	leaq	0(,%rax,4), %rsi
	subl	%eax, %ecx
	sall	%cl, %edi
	movl	%edi, %ecx
	subl	$1, %ecx
	kmovw	%ecx, %k1
	movq	-1880(%rbp), %rcx
	vmovups	(%rdx,%rsi), %zmm5{%k1}{z}
	vmovups	(%r14,%rsi), %zmm21{%k1}{z}
	addq	%rcx, %rax
	vmovups	(%rdx,%rax,4), %zmm4{%k1}{z}
	addq	%rcx, %rax
	vfmadd231ps	%zmm21, %zmm5, %zmm20
	vmovups	(%rdx,%rax,4), %zmm0{%k1}{z}
	vfmadd231ps	%zmm21, %zmm4, %zmm18
	vfmadd231ps	%zmm21, %zmm0, %zmm8
	vmovups	(%r12,%rsi), %zmm21{%k1}{z}
	vfmadd231ps	%zmm21, %zmm5, %zmm1
	vfmadd231ps	%zmm21, %zmm4, %zmm19
	vfmadd231ps	%zmm21, %zmm0, %zmm9
	vmovups	(%r11,%rsi), %zmm21{%k1}{z}
	vfmadd231ps	%zmm21, %zmm5, %zmm2
	vfmadd231ps	%zmm21, %zmm4, %zmm12
	vfmadd231ps	%zmm21, %zmm0, %zmm10
	vmovups	(%r15,%rsi), %zmm21{%k1}{z}
	vfmadd231ps	%zmm21, %zmm5, %zmm3
	vfmadd231ps	%zmm21, %zmm4, %zmm13
	vfmadd231ps	%zmm21, %zmm0, %zmm11
	vmovups	(%rbx,%rsi), %zmm21{%k1}{z}
	vfmadd231ps	%zmm21, %zmm5, %zmm16
	vfmadd231ps	%zmm21, %zmm4, %zmm14
	vfmadd231ps	%zmm21, %zmm0, %zmm6
	vmovups	0(%r13,%rsi), %zmm21{%k1}{z}
	vfmadd231ps	%zmm21, %zmm5, %zmm17
	vfmadd231ps	%zmm21, %zmm4, %zmm15
	vfmadd231ps	%zmm21, %zmm0, %zmm7
.L1345:
	leaq	-1584(%rbp), %rsi
	vmovaps	%zmm20, %zmm0
	leaq	-1536(%rbp), %rdx
	movq	%rsi, %rdi
	call	_ZN6kvtide12_GLOBAL__N_14Simd4sum4EDv16_fS2_S2_S2_Pf
	leaq	-1568(%rbp), %rdi
	vmovaps	%zmm19, %zmm3
	vmovaps	%zmm18, %zmm2
	vmovaps	%zmm17, %zmm1
	vmovaps	%zmm16, %zmm0
	call	_ZN6kvtide12_GLOBAL__N_14Simd4sum4EDv16_fS2_S2_S2_Pf
	leaq	-1552(%rbp), %rdi
	vmovaps	%zmm15, %zmm3
	vmovaps	%zmm14, %zmm2
	vmovaps	%zmm13, %zmm1
	vmovaps	%zmm12, %zmm0
	call	_ZN6kvtide12_GLOBAL__N_14Simd4sum4EDv16_fS2_S2_S2_Pf
	movq	%rdx, %rdi
	vmovaps	%zmm11, %zmm3
	vmovaps	%zmm10, %zmm2
	vmovaps	%zmm9, %zmm1
	vmovaps	%zmm8, %zmm0
	call	_ZN6kvtide12_GLOBAL__N_14Simd4sum4EDv16_fS2_S2_S2_Pf
	vxorps	%xmm3, %xmm3, %xmm3
	leaq	-1520(%rbp), %rdi
	vmovaps	%zmm7, %zmm1
	vmovaps	%zmm3, %zmm2
	vmovaps	%zmm6, %zmm0
	call	_ZN6kvtide12_GLOBAL__N_14Simd4sum4EDv16_fS2_S2_S2_Pf
	cmpq	$5, -1848(%rbp)
	jg	.L1346
	movq	-1976(%rbp), %rsi
	movq	-1888(%rbp), %rdx
	xorl	%eax, %eax
	movq	%r11, -1880(%rbp)
	movl	-1924(%rbp), %r9d
	movq	-1904(%rbp), %rdi
	subq	%rdx, %rsi
.L1347:
	leaq	(%rsi,%rdi), %r11
	movslq	%eax, %rcx
	movl	%eax, %edx
	leaq	(%r8,%r11,4), %r10
	vmovss	(%r10), %xmm0
	vaddss	-1584(%rbp,%rcx,4), %xmm0, %xmm0
	vmovss	%xmm0, (%r10)
	cmpl	$1, %r9d
	je	.L1348
	leal	1(%rax), %ecx
	leaq	4(%r8,%r11,4), %r10
	movslq	%ecx, %rcx
	vmovss	(%r10), %xmm0
	vaddss	-1584(%rbp,%rcx,4), %xmm0, %xmm0
	vmovss	%xmm0, (%r10)
	cmpl	$2, %r9d
	je	.L1348
	leal	2(%rdx), %ecx
	leaq	8(%r8,%r11,4), %r10
	movslq	%ecx, %rcx
	vmovss	(%r10), %xmm0
	vaddss	-1584(%rbp,%rcx,4), %xmm0, %xmm0
	vmovss	%xmm0, (%r10)
	cmpl	$3, %r9d
	je	.L1348
	leal	3(%rdx), %ecx
	leaq	12(%r8,%r11,4), %r10
	movslq	%ecx, %rcx
	vmovss	(%r10), %xmm0
	vaddss	-1584(%rbp,%rcx,4), %xmm0, %xmm0
	vmovss	%xmm0, (%r10)
	cmpl	$4, %r9d
	je	.L1348
	addl	$4, %edx
	leaq	16(%r8,%r11,4), %rcx
	movslq	%edx, %rdx
	vmovss	(%rcx), %xmm0
	vaddss	-1584(%rbp,%rdx,4), %xmm0, %xmm0
	vmovss	%xmm0, (%rcx)
.L1348:
	movq	-1840(%rbp), %rdx
	addq	$6, %rax
	addq	%rdx, %rdi
	cmpq	$18, %rax
	jne	.L1347
	jmp	.L1679
.L1301:
	vxorps	%xmm7, %xmm7, %xmm7
	xorl	%eax, %eax
	cmpq	$15, -1896(%rbp)
	vmovaps	%zmm7, %zmm6
	vmovaps	%zmm7, %zmm3
	vmovaps	%zmm7, %zmm2
	vmovaps	%zmm7, %zmm1
	vmovaps	%zmm7, %zmm4
	jle	.L1304
	movq	-1816(%rbp), %rsi
	.p2align 4,,10
	.p2align 3
.L1305:
	movq	%rax, %rcx
	vmovups	(%rdx,%rax,4), %zmm0
	vfmadd231ps	(%r14,%rax,4), %zmm0, %zmm4
	addq	$31, %rcx
	vfmadd231ps	(%r12,%rax,4), %zmm0, %zmm1
	vfmadd231ps	(%r11,%rax,4), %zmm0, %zmm2
	vfmadd231ps	(%r15,%rax,4), %zmm0, %zmm3
	vfmadd231ps	(%rbx,%rax,4), %zmm0, %zmm6
	vfmadd231ps	0(%r13,%rax,4), %zmm0, %zmm7
	addq	$16, %rax
	cmpq	%rcx, %rsi
	jg	.L1305
	movq	-1984(%rbp), %rax
	movl	$16, %edi
	salq	$4, %rax
	cmpq	$15, -1896(%rbp)
	cmovle	%rdi, %rax
.L1304:
	movq	-1816(%rbp), %rdi
	cmpq	%rax, %rdi
	jle	.L1306
	movl	%edi, %ecx
	leaq	0(,%rax,4), %rsi
	subl	%eax, %ecx
	movl	$1, %eax
	sall	%cl, %eax
	subl	$1, %eax
	kmovw	%eax, %k1
	vmovups	(%rdx,%rsi), %zmm0{%k1}{z}
	vmovups	(%r14,%rsi), %zmm5{%k1}{z}
	vfmadd231ps	%zmm5, %zmm0, %zmm4
	vmovups	(%r12,%rsi), %zmm5{%k1}{z}
	vfmadd231ps	%zmm5, %zmm0, %zmm1
	vmovups	(%r11,%rsi), %zmm5{%k1}{z}
	vfmadd231ps	%zmm5, %zmm0, %zmm2
	vmovups	(%r15,%rsi), %zmm5{%k1}{z}
	vfmadd231ps	%zmm5, %zmm0, %zmm3
	vmovups	(%rbx,%rsi), %zmm5{%k1}{z}
	vfmadd231ps	%zmm5, %zmm0, %zmm6
	vmovups	0(%r13,%rsi), %zmm5{%k1}{z}
	vfmadd231ps	%zmm5, %zmm0, %zmm7
.L1306:
	leaq	-1584(%rbp), %rsi
	vmovaps	%zmm4, %zmm0
	movq	%rsi, %rdi
	call	_ZN6kvtide12_GLOBAL__N_14Simd4sum4EDv16_fS2_S2_S2_Pf
	vxorps	%xmm3, %xmm3, %xmm3
	leaq	-1568(%rbp), %rdi
	vmovaps	%zmm7, %zmm1
	vmovaps	%zmm3, %zmm2
	vmovaps	%zmm6, %zmm0
	call	_ZN6kvtide12_GLOBAL__N_14Simd4sum4EDv16_fS2_S2_S2_Pf
	cmpq	$5, -1848(%rbp)
	jg	.L1689
	movl	-1936(%rbp), %edi
	leal	-1(%rdi), %eax
	cmpl	$2, %eax
	jbe	.L1315
	vmovups	(%r8), %xmm7
	vaddps	-1584(%rbp), %xmm7, %xmm0
	vmovups	%xmm0, (%r8)
	cmpl	$4, %edi
	jne	.L1666
	jmp	.L1308
.L1318:
	cmpq	$15, -1896(%rbp)
	jle	.L1446
	movq	-1880(%rbp), %rax
	vxorps	%xmm9, %xmm9, %xmm9
	movq	-1816(%rbp), %rdi
	vmovaps	%zmm9, %zmm8
	vmovaps	%zmm9, %zmm7
	vmovaps	%zmm9, %zmm6
	leaq	(%rdx,%rax,4), %rsi
	vmovaps	%zmm9, %zmm11
	xorl	%eax, %eax
	vmovaps	%zmm9, %zmm10
	vmovaps	%zmm9, %zmm13
	vmovaps	%zmm9, %zmm12
	vmovaps	%zmm9, %zmm3
	vmovaps	%zmm9, %zmm2
	vmovaps	%zmm9, %zmm1
	vmovaps	%zmm9, %zmm5
	.p2align 4,,10
	.p2align 3
.L1322:
	movq	%rax, %rcx
	vmovups	(%rdx,%rax,4), %zmm4
	vmovups	(%rsi,%rax,4), %zmm0
	addq	$31, %rcx
	vfmadd231ps	(%r14,%rax,4), %zmm4, %zmm5
	vfmadd231ps	(%r14,%rax,4), %zmm0, %zmm10
	vfmadd231ps	(%r12,%rax,4), %zmm4, %zmm1
	vfmadd231ps	(%r12,%rax,4), %zmm0, %zmm11
	vfmadd231ps	(%r11,%rax,4), %zmm4, %zmm2
	vfmadd231ps	(%r11,%rax,4), %zmm0, %zmm6
	vfmadd231ps	(%r15,%rax,4), %zmm4, %zmm3
	vfmadd231ps	(%r15,%rax,4), %zmm0, %zmm7
	vfmadd231ps	(%rbx,%rax,4), %zmm4, %zmm12
	vfmadd231ps	(%rbx,%rax,4), %zmm0, %zmm8
	vfmadd231ps	0(%r13,%rax,4), %zmm4, %zmm13
	vfmadd231ps	0(%r13,%rax,4), %zmm0, %zmm9
	addq	$16, %rax
	cmpq	%rcx, %rdi
	jg	.L1322
	movq	-1984(%rbp), %rax
	movl	$16, %edi
	salq	$4, %rax
	cmpq	$15, -1896(%rbp)
	cmovle	%rdi, %rax
.L1321:
	movq	-1816(%rbp), %rdi
	cmpq	%rax, %rdi
	jle	.L1323
	movl	%edi, %ecx
	movl	$1, %edi
	leaq	0(,%rax,4), %rsi
	subl	%eax, %ecx
	sall	%cl, %edi
	leal	-1(%rdi), %edi
	kmovw	%edi, %k1
	movq	-1880(%rbp), %rdi
	vmovups	(%rdx,%rsi), %zmm4{%k1}{z}
	vmovups	(%r14,%rsi), %zmm14{%k1}{z}
	addq	%rax, %rdi
	vmovups	(%rdx,%rdi,4), %zmm0{%k1}{z}
	vfmadd231ps	%zmm14, %zmm4, %zmm5
	vfmadd231ps	%zmm14, %zmm0, %zmm10
	vmovups	(%r12,%rsi), %zmm14{%k1}{z}
	vfmadd231ps	%zmm14, %zmm4, %zmm1
	vfmadd231ps	%zmm14, %zmm0, %zmm11
	vmovups	(%r11,%rsi), %zmm14{%k1}{z}
	vfmadd231ps	%zmm14, %zmm4, %zmm2
	vfmadd231ps	%zmm14, %zmm0, %zmm6
	vmovups	(%r15,%rsi), %zmm14{%k1}{z}
	vfmadd231ps	%zmm14, %zmm4, %zmm3
	vfmadd231ps	%zmm14, %zmm0, %zmm7
	vmovups	(%rbx,%rsi), %zmm14{%k1}{z}
	vfmadd231ps	%zmm14, %zmm4, %zmm12
	vfmadd231ps	%zmm14, %zmm0, %zmm8
	vmovups	0(%r13,%rsi), %zmm14{%k1}{z}
	vfmadd231ps	%zmm14, %zmm4, %zmm13
	vfmadd231ps	%zmm14, %zmm0, %zmm9
.L1323:
	leaq	-1584(%rbp), %rsi
	vmovaps	%zmm5, %zmm0
	movq	%rsi, %rdi
	call	_ZN6kvtide12_GLOBAL__N_14Simd4sum4EDv16_fS2_S2_S2_Pf
	leaq	-1568(%rbp), %rdi
	vmovaps	%zmm11, %zmm3
	vmovaps	%zmm10, %zmm2
	vmovaps	%zmm13, %zmm1
	vmovaps	%zmm12, %zmm0
	call	_ZN6kvtide12_GLOBAL__N_14Simd4sum4EDv16_fS2_S2_S2_Pf
	leaq	-1552(%rbp), %rdi
	vmovaps	%zmm9, %zmm3
	vmovaps	%zmm8, %zmm2
	vmovaps	%zmm7, %zmm1
	vmovaps	%zmm6, %zmm0
	call	_ZN6kvtide12_GLOBAL__N_14Simd4sum4EDv16_fS2_S2_S2_Pf
	cmpq	$5, -1848(%rbp)
	jg	.L1333
	movl	-1936(%rbp), %eax
	subl	$1, %eax
	cmpl	$2, %eax
	jbe	.L1718
	vmovups	(%r8), %xmm7
	cmpl	$4, -1936(%rbp)
	vaddps	-1584(%rbp), %xmm7, %xmm0
	vmovups	%xmm0, (%r8)
	je	.L1327
	vmovss	16(%r8), %xmm0
	vaddss	-1568(%rbp), %xmm0, %xmm0
	vmovss	%xmm0, 16(%r8)
.L1327:
	movq	-1864(%rbp), %rdi
	movq	-1840(%rbp), %rax
	addq	%rdi, %rax
	movq	-1888(%rbp), %rdi
	addq	%rdi, %rax
	jmp	.L1692
.L1220:
	subq	$8, %rsp
	movq	%r11, -1992(%rbp)
	leaq	-1808(%rbp), %rdx
	movq	%r12, %rcx
	pushq	-1888(%rbp)
	movq	-1840(%rbp), %r9
	movl	-1924(%rbp), %r8d
	vzeroupper
	call	_ZN6kvtide12_GLOBAL__N_18dot_tileILi3ELi6ELb0ELi0EfEEvPKflPKPKT3_lRKNS0_5AheadIS4_EEiPfl.constprop.0
	popq	%r8
	movq	-1992(%rbp), %r11
	popq	%r9
	jmp	.L1186
.L1202:
	subq	$8, %rsp
	movq	%r11, -1992(%rbp)
	leaq	-1808(%rbp), %rdx
	movq	%r12, %rcx
	pushq	-1888(%rbp)
	movq	-1840(%rbp), %r9
	movl	-1924(%rbp), %r8d
	vzeroupper
	call	_ZN6kvtide12_GLOBAL__N_18dot_tileILi2ELi6ELb0ELi0EfEEvPKflPKPKT3_lRKNS0_5AheadIS4_EEiPfl.constprop.0
	popq	%rax
	movq	-1992(%rbp), %r11
	popq	%rdx
	jmp	.L1186
.L1179:
	vxorps	%xmm7, %xmm7, %xmm7
	xorl	%eax, %eax
	cmpq	$15, -1960(%rbp)
	vmovaps	%zmm7, %zmm6
	vmovaps	%zmm7, %zmm3
	vmovaps	%zmm7, %zmm2
	vmovaps	%zmm7, %zmm1
	vmovaps	%zmm7, %zmm5
	jle	.L1182
	movq	-1936(%rbp), %r10
	.p2align 4,,10
	.p2align 3
.L1183:
	movq	%rax, %rdx
	vmovups	(%rdi,%rax,4), %zmm4
	vfmadd231ps	(%r14,%rax,4), %zmm4, %zmm5
	addq	$31, %rdx
	vfmadd231ps	0(%r13,%rax,4), %zmm4, %zmm1
	vfmadd231ps	(%rbx,%rax,4), %zmm4, %zmm2
	vfmadd231ps	(%r11,%rax,4), %zmm4, %zmm3
	vfmadd231ps	(%r10,%rax,4), %zmm4, %zmm6
	vfmadd231ps	(%r15,%rax,4), %zmm4, %zmm7
	addq	$16, %rax
	cmpq	%rdx, %r12
	jg	.L1183
	movq	-1984(%rbp), %rax
	movl	$16, %ecx
	salq	$4, %rax
	cmpq	$15, -1896(%rbp)
	cmovle	%rcx, %rax
.L1182:
	cmpq	%rax, %r12
	jle	.L1184
	movl	%r12d, %ecx
	leaq	0(,%rax,4), %rdx
	subl	%eax, %ecx
	movl	$1, %eax
	sall	%cl, %eax
	subl	$1, %eax
	kmovw	%eax, %k1
	vmovups	(%rdi,%rdx), %zmm0{%k1}{z}
	vmovups	(%r14,%rdx), %zmm4{%k1}{z}
	movq	-1936(%rbp), %rax
	vfmadd231ps	%zmm4, %zmm0, %zmm5
	vmovups	0(%r13,%rdx), %zmm4{%k1}{z}
	vfmadd231ps	%zmm4, %zmm0, %zmm1
	vmovups	(%rbx,%rdx), %zmm4{%k1}{z}
	vfmadd231ps	%zmm4, %zmm0, %zmm2
	vmovups	(%r11,%rdx), %zmm4{%k1}{z}
	vfmadd231ps	%zmm4, %zmm0, %zmm3
	vmovups	(%rax,%rdx), %zmm4{%k1}{z}
	vfmadd231ps	%zmm4, %zmm0, %zmm6
	vmovups	(%r15,%rdx), %zmm4{%k1}{z}
	vfmadd231ps	%zmm4, %zmm0, %zmm7
.L1184:
	leaq	-1584(%rbp), %rsi
	vmovaps	%zmm5, %zmm0
	movq	%rsi, %rdi
	call	_ZN6kvtide12_GLOBAL__N_14Simd4sum4EDv16_fS2_S2_S2_Pf
	vxorps	%xmm3, %xmm3, %xmm3
	leaq	-1568(%rbp), %rdi
	vmovaps	%zmm7, %zmm1
	vmovaps	%zmm3, %zmm2
	vmovaps	%zmm6, %zmm0
	call	_ZN6kvtide12_GLOBAL__N_14Simd4sum4EDv16_fS2_S2_S2_Pf
	cmpq	$5, -1848(%rbp)
	jg	.L1719
	movq	-1904(%rbp), %rax
	cmpl	$8, %eax
	jnb	.L1187
	testb	$4, %al
	je	.L1198
	movl	-1584(%rbp), %eax
	movq	-1840(%rbp), %rcx
	movl	%eax, (%rcx)
	movl	-1904(%rbp), %eax
	movl	-4(%rsi,%rax), %edx
	movl	%edx, -4(%rcx,%rax)
	jmp	.L1186
.L1250:
	movq	(%rax), %rdx
	leaq	8(%rsi), %rdi
	movq	%rax, %r12
	andq	$-8, %rdi
	movq	%rdx, (%rsi)
	movq	-8(%rax,%r10), %rdx
	movq	%rdx, -8(%rsi,%r10)
	movq	%rsi, %rdx
	subq	%rdi, %rdx
	subq	%rdx, %r12
	addl	%r8d, %edx
	andl	$-8, %edx
	cmpl	$8, %edx
	jb	.L1251
	movq	%rax, -1888(%rbp)
	andl	$-8, %edx
	xorl	%ecx, %ecx
	vmovq	%r10, %xmm7
.L1254:
	movl	%ecx, %r10d
	addl	$8, %ecx
	movq	(%r12,%r10), %rax
	movq	%rax, (%rdi,%r10)
	cmpl	%edx, %ecx
	jb	.L1254
	movq	-1888(%rbp), %rax
	vmovq	%xmm7, %r10
	jmp	.L1251
.L1714:
	vmovss	(%r8), %xmm0
	vaddss	-1584(%rbp), %xmm0, %xmm0
	movl	-1924(%rbp), %eax
	vmovss	%xmm0, (%r8)
	cmpl	$1, %eax
	je	.L1335
	vmovss	4(%r8), %xmm0
	vaddss	-1580(%rbp), %xmm0, %xmm0
	vmovss	%xmm0, 4(%r8)
	cmpl	$2, %eax
	je	.L1335
	vmovss	8(%r8), %xmm0
	vaddss	-1576(%rbp), %xmm0, %xmm0
	vmovss	%xmm0, 8(%r8)
.L1335:
	movq	-1840(%rbp), %rdi
	movl	-1924(%rbp), %edx
	leaq	(%r8,%rdi,4), %rax
	vmovss	(%rax), %xmm0
	vaddss	-1560(%rbp), %xmm0, %xmm0
	vmovss	%xmm0, (%rax)
	cmpl	$1, %edx
	je	.L1308
	leaq	4(%r8,%rdi,4), %rax
	vmovss	(%rax), %xmm0
	vaddss	-1556(%rbp), %xmm0, %xmm0
	vmovss	%xmm0, (%rax)
	cmpl	$2, %edx
	je	.L1308
	leaq	8(%r8,%rdi,4), %rax
	vmovss	(%rax), %xmm0
	vaddss	-1552(%rbp), %xmm0, %xmm0
	vmovss	%xmm0, (%rax)
	jmp	.L1308
.L1208:
	movq	-1840(%rbp), %rdi
	movq	-1584(%rbp), %rdx
	movq	%rdx, (%rdi)
	movq	-1904(%rbp), %r8
	leaq	8(%rdi), %rsi
	andq	$-8, %rsi
	movl	%r8d, %edx
	movq	-8(%rax,%rdx), %rcx
	movq	%rcx, -8(%rdi,%rdx)
	movq	%rdi, %rdx
	subq	%rsi, %rdx
	subq	%rdx, %rax
	addl	%r8d, %edx
	andl	$-8, %edx
	cmpl	$8, %edx
	jb	.L1209
	andl	$-8, %edx
	xorl	%ecx, %ecx
.L1212:
	movl	%ecx, %edi
	addl	$8, %ecx
	movq	(%rax,%rdi), %r8
	movq	%r8, (%rsi,%rdi)
	cmpl	%edx, %ecx
	jb	.L1212
	jmp	.L1209
.L1196:
	movq	-1840(%rbp), %rdi
	movq	-1584(%rbp), %rax
	movq	%rax, (%rdi)
	movq	-1904(%rbp), %rdx
	movl	%edx, %eax
	movq	-8(%rsi,%rax), %rcx
	movq	%rcx, -8(%rdi,%rax)
	leaq	8(%rdi), %rcx
	movq	%rdi, %rax
	andq	$-8, %rcx
	subq	%rcx, %rax
	subq	%rax, %rsi
	addl	%edx, %eax
	andl	$-8, %eax
	cmpl	$8, %eax
	jb	.L1186
	andl	$-8, %eax
	xorl	%edx, %edx
.L1200:
	movl	%edx, %edi
	addl	$8, %edx
	movq	(%rsi,%rdi), %r8
	movq	%r8, (%rcx,%rdi)
	cmpl	%eax, %edx
	jb	.L1200
	jmp	.L1186
.L1442:
	movq	-1952(%rbp), %rax
	movq	%r14, %r13
	jmp	.L1294
.L1439:
	movq	-1952(%rbp), %rdx
	movq	%r14, %r15
	jmp	.L1291
.L1429:
	movq	%r14, %r11
	movq	%rax, %rdx
	jmp	.L1168
.L1214:
	movq	-1560(%rbp), %rdx
	movq	%rdx, (%rax)
	movq	-1904(%rbp), %rdi
	movl	%edi, %edx
	movq	-8(%rsi,%rdx), %rcx
	movq	%rcx, -8(%rax,%rdx)
	leaq	8(%rax), %rcx
	andq	$-8, %rcx
	subq	%rcx, %rax
	subq	%rax, %rsi
	addl	%edi, %eax
	andl	$-8, %eax
	cmpl	$8, %eax
	jb	.L1186
	andl	$-8, %eax
	xorl	%edx, %edx
.L1218:
	movl	%edx, %edi
	addl	$8, %edx
	movq	(%rsi,%rdi), %r8
	movq	%r8, (%rcx,%rdi)
	cmpl	%eax, %edx
	jb	.L1218
	jmp	.L1186
.L1233:
	vxorps	%xmm1, %xmm1, %xmm1
	xorl	%edx, %edx
	cmpq	$15, -1960(%rbp)
	vmovaps	%zmm1, -1584(%rbp)
	vmovaps	%zmm1, -1520(%rbp)
	vmovaps	%zmm1, -1456(%rbp)
	vmovaps	%zmm1, -1392(%rbp)
	vmovaps	%zmm1, -1328(%rbp)
	vmovaps	%zmm1, -1264(%rbp)
	vmovaps	%zmm1, -1200(%rbp)
	vmovaps	%zmm1, -1136(%rbp)
	vmovaps	%zmm1, -1072(%rbp)
	vmovaps	%zmm1, -1008(%rbp)
	vmovaps	%zmm1, -944(%rbp)
	vmovaps	%zmm1, -880(%rbp)
	vmovaps	%zmm1, -816(%rbp)
	vmovaps	%zmm1, -752(%rbp)
	vmovaps	%zmm1, -688(%rbp)
	vmovaps	%zmm1, -624(%rbp)
	vmovaps	%zmm1, -560(%rbp)
	vmovaps	%zmm1, -496(%rbp)
	vmovaps	%zmm1, -432(%rbp)
	vmovaps	%zmm1, -368(%rbp)
	vmovaps	%zmm1, -304(%rbp)
	vmovaps	%zmm1, -240(%rbp)
	vmovaps	%zmm1, -176(%rbp)
	vmovaps	%zmm1, -112(%rbp)
	jle	.L1241
	vmovq	%xmm6, %rax
	vmovq	%xmm6, %rdx
	vxorps	%xmm30, %xmm30, %xmm30
	movq	-1936(%rbp), %r10
	movq	(%rax), %rsi
	movq	8(%rdx), %rdx
	vmovaps	%zmm30, %zmm7
	vmovaps	%zmm30, %zmm8
	movq	-1880(%rbp), %rax
	vmovaps	%zmm30, %zmm9
	vmovaps	%zmm30, %zmm10
	vmovaps	%zmm30, %zmm11
	vmovaps	%zmm30, %zmm12
	vmovaps	%zmm30, %zmm13
	vmovaps	%zmm30, %zmm14
	leaq	0(,%rax,4), %r8
	vmovaps	%zmm30, %zmm15
	vmovaps	%zmm30, %zmm16
	leaq	(%rdi,%r8), %rax
	vmovaps	%zmm30, %zmm17
	vmovaps	%zmm30, %zmm18
	vmovq	%rax, %xmm0
	leaq	(%rax,%r8), %r9
	xorl	%eax, %eax
	addq	%r9, %r8
	vmovaps	%zmm30, %zmm19
	vmovaps	%zmm30, %zmm20
	vmovaps	%zmm30, %zmm21
	vmovaps	%zmm30, %zmm22
	vmovaps	%zmm30, %zmm23
	vmovaps	%zmm30, %zmm24
	vmovaps	%zmm30, %zmm25
	vmovaps	%zmm30, %zmm26
	vmovaps	%zmm30, %zmm27
	vmovaps	%zmm30, %zmm28
	vmovaps	%zmm30, %zmm29
	vmovq	%rdx, %xmm31
	vmovdqa	%xmm0, %xmm4
	.p2align 4,,10
	.p2align 3
.L1256:
	vmovq	%xmm31, %rdx
	vmovups	(%rdi,%rax,4), %zmm5
	vmovups	(%r9,%rax,4), %zmm2
	movq	%rax, %rcx
	prefetcht0	(%rdx,%rax,4)
	vmovq	%xmm4, %rdx
	addq	$31, %rcx
	prefetcht0	(%rsi)
	vmovups	(%rdx,%rax,4), %zmm3
	vmovups	(%r8,%rax,4), %zmm1
	addq	$64, %rsi
	vmovups	(%r14,%rax,4), %zmm6
	vfmadd231ps	%zmm6, %zmm5, %zmm29
	vfmadd231ps	%zmm6, %zmm3, %zmm28
	vfmadd231ps	%zmm6, %zmm2, %zmm27
	vfmadd231ps	%zmm6, %zmm1, %zmm26
	vmovups	0(%r13,%rax,4), %zmm6
	vfmadd231ps	%zmm6, %zmm5, %zmm25
	vfmadd231ps	%zmm6, %zmm3, %zmm24
	vfmadd231ps	%zmm6, %zmm2, %zmm23
	vfmadd231ps	%zmm6, %zmm1, %zmm22
	vmovups	(%rbx,%rax,4), %zmm6
	vfmadd231ps	%zmm6, %zmm5, %zmm21
	vfmadd231ps	%zmm6, %zmm3, %zmm20
	vfmadd231ps	%zmm6, %zmm2, %zmm19
	vfmadd231ps	%zmm6, %zmm1, %zmm18
	vmovups	(%r11,%rax,4), %zmm6
	vfmadd231ps	%zmm6, %zmm5, %zmm17
	vfmadd231ps	%zmm6, %zmm3, %zmm16
	vfmadd231ps	%zmm6, %zmm2, %zmm15
	vfmadd231ps	%zmm6, %zmm1, %zmm14
	vmovups	(%r10,%rax,4), %zmm6
	vfmadd231ps	%zmm6, %zmm5, %zmm13
	vfmadd231ps	%zmm6, %zmm3, %zmm12
	vfmadd231ps	%zmm6, %zmm2, %zmm11
	vfmadd231ps	%zmm6, %zmm1, %zmm10
	vmovups	(%r15,%rax,4), %zmm6
	addq	$16, %rax
	vfmadd231ps	%zmm6, %zmm5, %zmm9
	vfmadd231ps	%zmm6, %zmm3, %zmm8
	vfmadd231ps	%zmm6, %zmm2, %zmm7
	vfmadd231ps	%zmm6, %zmm1, %zmm30
	cmpq	%rcx, %r12
	jg	.L1256
	movq	-1984(%rbp), %rax
	movl	$16, %edx
	vmovaps	%zmm29, -1584(%rbp)
	vmovaps	%zmm28, -1200(%rbp)
	salq	$4, %rax
	cmpq	$15, -1896(%rbp)
	vmovaps	%zmm27, -816(%rbp)
	cmovg	%rax, %rdx
	vmovaps	%zmm26, -432(%rbp)
	vmovaps	%zmm25, -1520(%rbp)
	vmovaps	%zmm24, -1136(%rbp)
	vmovaps	%zmm23, -752(%rbp)
	vmovaps	%zmm22, -368(%rbp)
	vmovaps	%zmm21, -1456(%rbp)
	vmovaps	%zmm20, -1072(%rbp)
	vmovaps	%zmm19, -688(%rbp)
	vmovaps	%zmm18, -304(%rbp)
	vmovaps	%zmm17, -1392(%rbp)
	vmovaps	%zmm16, -1008(%rbp)
	vmovaps	%zmm15, -624(%rbp)
	vmovaps	%zmm14, -240(%rbp)
	vmovaps	%zmm13, -1328(%rbp)
	vmovaps	%zmm12, -944(%rbp)
	vmovaps	%zmm11, -560(%rbp)
	vmovaps	%zmm10, -176(%rbp)
	vmovaps	%zmm9, -1264(%rbp)
	vmovaps	%zmm8, -880(%rbp)
	vmovaps	%zmm7, -496(%rbp)
	vmovaps	%zmm30, -112(%rbp)
.L1241:
	cmpq	%rdx, %r12
	jle	.L1257
	movl	%r12d, %ecx
	movl	$1, %eax
	leaq	0(,%rdx,4), %rsi
	movq	-1880(%rbp), %r10
	subl	%edx, %ecx
	leaq	(%rdi,%rsi), %r8
	sall	%cl, %eax
	subl	$1, %eax
	kmovw	%eax, %k1
	vmovups	(%r14,%rsi), %zmm2{%k1}{z}
	vmovups	(%r8), %zmm3{%k1}{z}
	leaq	(%rdx,%r10), %rax
	vfmadd213ps	-1584(%rbp), %zmm2, %zmm3
	leaq	(%rdi,%rax,4), %rcx
	addq	%r10, %rax
	leaq	(%rdi,%rax,4), %rdx
	addq	%r10, %rax
	leaq	(%rdi,%rax,4), %rax
	vmovaps	%zmm3, -1584(%rbp)
	vmovups	(%rcx), %zmm3{%k1}{z}
	vfmadd213ps	-1200(%rbp), %zmm2, %zmm3
	vmovaps	%zmm3, -1200(%rbp)
	vmovups	(%rdx), %zmm3{%k1}{z}
	vfmadd213ps	-816(%rbp), %zmm2, %zmm3
	vmovaps	%zmm3, -816(%rbp)
	vmovups	(%rax), %zmm0{%k1}{z}
	vfmadd213ps	-432(%rbp), %zmm2, %zmm0
	vmovaps	%zmm0, -432(%rbp)
	vmovups	(%r8), %zmm2{%k1}{z}
	vmovups	0(%r13,%rsi), %zmm0{%k1}{z}
	vfmadd213ps	-1520(%rbp), %zmm0, %zmm2
	vmovaps	%zmm2, -1520(%rbp)
	vmovups	(%rcx), %zmm2{%k1}{z}
	vfmadd213ps	-1136(%rbp), %zmm0, %zmm2
	vmovaps	%zmm2, -1136(%rbp)
	vmovups	(%rdx), %zmm2{%k1}{z}
	vfmadd213ps	-752(%rbp), %zmm0, %zmm2
	vmovaps	%zmm2, -752(%rbp)
	vmovups	(%rax), %zmm2{%k1}{z}
	vfmadd213ps	-368(%rbp), %zmm2, %zmm0
	vmovaps	%zmm0, -368(%rbp)
	vmovups	(%r8), %zmm2{%k1}{z}
	vmovups	(%rbx,%rsi), %zmm0{%k1}{z}
	vfmadd213ps	-1456(%rbp), %zmm0, %zmm2
	vmovaps	%zmm2, -1456(%rbp)
	vmovups	(%rcx), %zmm2{%k1}{z}
	vfmadd213ps	-1072(%rbp), %zmm0, %zmm2
	movq	-1936(%rbp), %rdi
	vmovaps	%zmm2, -1072(%rbp)
	vmovups	(%rdx), %zmm2{%k1}{z}
	vfmadd213ps	-688(%rbp), %zmm0, %zmm2
	vmovaps	%zmm2, -688(%rbp)
	vmovups	(%rax), %zmm2{%k1}{z}
	vfmadd213ps	-304(%rbp), %zmm2, %zmm0
	vmovaps	%zmm0, -304(%rbp)
	vmovups	(%r8), %zmm2{%k1}{z}
	vmovups	(%r11,%rsi), %zmm0{%k1}{z}
	vfmadd213ps	-1392(%rbp), %zmm0, %zmm2
	vmovaps	%zmm2, -1392(%rbp)
	vmovups	(%rcx), %zmm2{%k1}{z}
	vfmadd213ps	-1008(%rbp), %zmm0, %zmm2
	vmovaps	%zmm2, -1008(%rbp)
	vmovups	(%rdx), %zmm2{%k1}{z}
	vfmadd213ps	-624(%rbp), %zmm0, %zmm2
	vmovaps	%zmm2, -624(%rbp)
	vmovups	(%rax), %zmm2{%k1}{z}
	vfmadd213ps	-240(%rbp), %zmm2, %zmm0
	vmovaps	%zmm0, -240(%rbp)
	vmovups	(%r8), %zmm2{%k1}{z}
	vmovups	(%rdi,%rsi), %zmm0{%k1}{z}
	vfmadd213ps	-1328(%rbp), %zmm0, %zmm2
	vmovaps	%zmm2, -1328(%rbp)
	vmovups	(%rcx), %zmm2{%k1}{z}
	vfmadd213ps	-944(%rbp), %zmm0, %zmm2
	vmovaps	%zmm2, -944(%rbp)
	vmovups	(%rdx), %zmm2{%k1}{z}
	vfmadd213ps	-560(%rbp), %zmm0, %zmm2
	vmovaps	%zmm2, -560(%rbp)
	vmovups	(%rax), %zmm2{%k1}{z}
	vfmadd213ps	-176(%rbp), %zmm2, %zmm0
	vmovaps	%zmm0, -176(%rbp)
	vmovups	(%r8), %zmm1{%k1}{z}
	vmovups	(%r15,%rsi), %zmm0{%k1}{z}
	vfmadd213ps	-1264(%rbp), %zmm0, %zmm1
	vmovaps	%zmm1, -1264(%rbp)
	vmovups	(%rcx), %zmm1{%k1}{z}
	vfmadd213ps	-880(%rbp), %zmm0, %zmm1
	vmovaps	%zmm1, -880(%rbp)
	vmovups	(%rdx), %zmm1{%k1}{z}
	vfmadd213ps	-496(%rbp), %zmm0, %zmm1
	vmovaps	%zmm1, -496(%rbp)
	vmovups	(%rax), %zmm1{%k1}{z}
	vfmadd213ps	-112(%rbp), %zmm1, %zmm0
	vmovaps	%zmm0, -112(%rbp)
.L1257:
	leaq	-1712(%rbp), %rax
	leaq	-1584(%rbp), %r9
	vzeroupper
	movq	%rax, %rsi
	movq	%r9, %rdi
	call	_ZN6kvtide12_GLOBAL__N_14Simd8sum_tileERA4_A6_KDv16_fPf
	cmpq	$5, -1848(%rbp)
	jg	.L1278
	movq	-1888(%rbp), %rdi
	movq	-1904(%rbp), %r8
	movq	%r12, -1992(%rbp)
	movq	-1840(%rbp), %rsi
	salq	$2, %rdi
	vmovd	%r8d, %xmm0
	movq	%rdi, -1880(%rbp)
	movl	%r8d, %edi
	vmovq	%xmm0, %r10
	andl	$4, %edi
	movl	%edi, -1840(%rbp)
	cmpl	$8, %r8d
	jnb	.L1260
.L1721:
	movl	-1840(%rbp), %edi
	testl	%edi, %edi
	jne	.L1720
	testl	%r8d, %r8d
	je	.L1261
	movzbl	(%rax), %edx
	movb	%dl, (%rsi)
.L1261:
	movq	-1880(%rbp), %rdi
	addq	$32, %rax
	addq	%rdi, %rsi
	cmpq	%rax, %r9
	je	.L1687
	cmpl	$8, %r8d
	jb	.L1721
.L1260:
	movq	(%rax), %rdx
	leaq	8(%rsi), %rdi
	movq	%rax, %r12
	andq	$-8, %rdi
	movq	%rdx, (%rsi)
	movq	-8(%rax,%r10), %rdx
	movq	%rdx, -8(%rsi,%r10)
	movq	%rsi, %rdx
	subq	%rdi, %rdx
	subq	%rdx, %r12
	addl	%r8d, %edx
	andl	$-8, %edx
	cmpl	$8, %edx
	jb	.L1261
	movq	%rax, -1888(%rbp)
	andl	$-8, %edx
	xorl	%ecx, %ecx
	vmovq	%r10, %xmm7
.L1264:
	movl	%ecx, %r10d
	addl	$8, %ecx
	movq	(%r12,%r10), %rax
	movq	%rax, (%rdi,%r10)
	cmpl	%edx, %ecx
	jb	.L1264
	movq	-1888(%rbp), %rax
	vmovq	%xmm7, %r10
	jmp	.L1261
.L1333:
	movq	%r8, %rdi
	call	_ZN6kvtide12_GLOBAL__N_17put_rowILi6ELb1EEEvPfPKf
	movq	-1840(%rbp), %rax
	leaq	-1560(%rbp), %rsi
	leaq	(%r8,%rax,4), %rdi
	call	_ZN6kvtide12_GLOBAL__N_17put_rowILi6ELb1EEEvPfPKf
	jmp	.L1308
.L1358:
	vxorps	%xmm0, %xmm0, %xmm0
	cmpq	$15, -1896(%rbp)
	vmovaps	%zmm0, -1584(%rbp)
	vmovaps	%zmm0, -1520(%rbp)
	vmovaps	%zmm0, -1456(%rbp)
	vmovaps	%zmm0, -1392(%rbp)
	vmovaps	%zmm0, -1328(%rbp)
	vmovaps	%zmm0, -1264(%rbp)
	vmovaps	%zmm0, -1200(%rbp)
	vmovaps	%zmm0, -1136(%rbp)
	vmovaps	%zmm0, -1072(%rbp)
	vmovaps	%zmm0, -1008(%rbp)
	vmovaps	%zmm0, -944(%rbp)
	vmovaps	%zmm0, -880(%rbp)
	vmovaps	%zmm0, -816(%rbp)
	vmovaps	%zmm0, -752(%rbp)
	vmovaps	%zmm0, -688(%rbp)
	vmovaps	%zmm0, -624(%rbp)
	vmovaps	%zmm0, -560(%rbp)
	vmovaps	%zmm0, -496(%rbp)
	vmovaps	%zmm0, -432(%rbp)
	vmovaps	%zmm0, -368(%rbp)
	vmovaps	%zmm0, -304(%rbp)
	vmovaps	%zmm0, -240(%rbp)
	vmovaps	%zmm0, -176(%rbp)
	vmovaps	%zmm0, -112(%rbp)
	jle	.L1722
	movq	-1880(%rbp), %rax
	movq	8(%rsi), %rcx
	vxorps	%xmm6, %xmm6, %xmm6
	movq	%r8, -1992(%rbp)
	movq	(%rsi), %rdi
	movq	%rdx, %r8
	vmovaps	%zmm6, %zmm7
	vmovaps	%zmm6, %zmm8
	leaq	0(,%rax,4), %r9
	vmovaps	%zmm6, %zmm9
	vmovaps	%zmm6, %zmm10
	leaq	(%rdx,%r9), %rax
	vmovaps	%zmm6, %zmm11
	movq	%rcx, %rdx
	vmovq	%rax, %xmm0
	leaq	(%rax,%r9), %r10
	xorl	%eax, %eax
	addq	%r10, %r9
	vmovaps	%zmm6, %zmm12
	vmovaps	%zmm6, %zmm13
	vmovaps	%zmm6, %zmm14
	vmovaps	%zmm6, %zmm15
	vmovaps	%zmm6, %zmm16
	vmovaps	%zmm6, %zmm17
	vmovaps	%zmm6, %zmm18
	vmovaps	%zmm6, %zmm19
	vmovaps	%zmm6, %zmm20
	vmovaps	%zmm6, %zmm21
	vmovaps	%zmm6, %zmm22
	vmovaps	%zmm6, %zmm23
	vmovaps	%zmm6, %zmm24
	vmovaps	%zmm6, %zmm25
	vmovaps	%zmm6, %zmm26
	vmovaps	%zmm6, %zmm27
	vmovaps	%zmm6, %zmm28
	vmovaps	%zmm6, %zmm29
	vmovq	%xmm0, %rcx
	.p2align 4,,10
	.p2align 3
.L1387:
	vmovups	(%r8,%rax,4), %zmm4
	vmovups	(%rcx,%rax,4), %zmm3
	movq	%rax, %rsi
	prefetcht0	(%rdi)
	vmovups	(%r10,%rax,4), %zmm2
	prefetcht0	(%rdx,%rax,4)
	addq	$64, %rdi
	addq	$31, %rsi
	vmovups	(%r9,%rax,4), %zmm1
	vmovups	(%r14,%rax,4), %zmm5
	vfmadd231ps	%zmm5, %zmm4, %zmm29
	vfmadd231ps	%zmm5, %zmm3, %zmm28
	vfmadd231ps	%zmm5, %zmm2, %zmm27
	vfmadd231ps	%zmm5, %zmm1, %zmm26
	vmovups	(%r12,%rax,4), %zmm5
	vfmadd231ps	%zmm5, %zmm4, %zmm25
	vfmadd231ps	%zmm5, %zmm3, %zmm24
	vfmadd231ps	%zmm5, %zmm2, %zmm23
	vfmadd231ps	%zmm5, %zmm1, %zmm22
	vmovups	(%r11,%rax,4), %zmm5
	vfmadd231ps	%zmm5, %zmm4, %zmm21
	vfmadd231ps	%zmm5, %zmm3, %zmm20
	vfmadd231ps	%zmm5, %zmm2, %zmm19
	vfmadd231ps	%zmm5, %zmm1, %zmm18
	vmovups	(%r15,%rax,4), %zmm5
	vfmadd231ps	%zmm5, %zmm4, %zmm17
	vfmadd231ps	%zmm5, %zmm3, %zmm16
	vfmadd231ps	%zmm5, %zmm2, %zmm15
	vfmadd231ps	%zmm5, %zmm1, %zmm14
	vmovups	(%rbx,%rax,4), %zmm5
	vfmadd231ps	%zmm5, %zmm4, %zmm13
	vfmadd231ps	%zmm5, %zmm3, %zmm12
	vfmadd231ps	%zmm5, %zmm2, %zmm11
	vfmadd231ps	%zmm5, %zmm1, %zmm10
	vmovups	0(%r13,%rax,4), %zmm5
	addq	$16, %rax
	vfmadd231ps	%zmm5, %zmm4, %zmm9
	vfmadd231ps	%zmm5, %zmm3, %zmm8
	vfmadd231ps	%zmm5, %zmm2, %zmm7
	vfmadd231ps	%zmm5, %zmm1, %zmm6
	cmpq	%rsi, -1816(%rbp)
	jg	.L1387
	movq	-1984(%rbp), %rax
	movl	$16, %esi
	movq	%r8, %rdx
	movq	-1992(%rbp), %r8
	vmovaps	%zmm29, -1584(%rbp)
	salq	$4, %rax
	cmpq	$15, -1896(%rbp)
	vmovaps	%zmm28, -1200(%rbp)
	cmovg	%rax, %rsi
	vmovaps	%zmm27, -816(%rbp)
	vmovaps	%zmm26, -432(%rbp)
	vmovaps	%zmm25, -1520(%rbp)
	vmovaps	%zmm24, -1136(%rbp)
	vmovaps	%zmm23, -752(%rbp)
	vmovaps	%zmm22, -368(%rbp)
	vmovaps	%zmm21, -1456(%rbp)
	vmovaps	%zmm20, -1072(%rbp)
	vmovaps	%zmm19, -688(%rbp)
	vmovaps	%zmm18, -304(%rbp)
	vmovaps	%zmm17, -1392(%rbp)
	vmovaps	%zmm16, -1008(%rbp)
	vmovaps	%zmm15, -624(%rbp)
	vmovaps	%zmm14, -240(%rbp)
	vmovaps	%zmm13, -1328(%rbp)
	vmovaps	%zmm12, -944(%rbp)
	vmovaps	%zmm11, -560(%rbp)
	vmovaps	%zmm10, -176(%rbp)
	vmovaps	%zmm9, -1264(%rbp)
	vmovaps	%zmm8, -880(%rbp)
	vmovaps	%zmm7, -496(%rbp)
	vmovaps	%zmm6, -112(%rbp)
.L1366:
	movq	-1816(%rbp), %rax
	cmpq	%rsi, %rax
	jle	.L1388
	movl	%eax, %ecx
	movl	$1, %eax
	leaq	0(,%rsi,4), %rdi
	subl	%esi, %ecx
	leaq	(%rdx,%rdi), %r10
	sall	%cl, %eax
	subl	$1, %eax
	kmovw	%eax, %k1
	vmovups	(%r14,%rdi), %zmm2{%k1}{z}
	vmovups	(%r10), %zmm3{%k1}{z}
	vfmadd213ps	-1584(%rbp), %zmm2, %zmm3
	movq	-1880(%rbp), %rax
	leaq	(%rsi,%rax), %rcx
	leaq	(%rdx,%rcx,4), %r9
	addq	%rax, %rcx
	leaq	(%rdx,%rcx,4), %rsi
	addq	%rax, %rcx
	vmovaps	%zmm3, -1584(%rbp)
	vmovups	(%r9), %zmm3{%k1}{z}
	vfmadd213ps	-1200(%rbp), %zmm2, %zmm3
	leaq	(%rdx,%rcx,4), %rax
	vmovaps	%zmm3, -1200(%rbp)
	vmovups	(%rsi), %zmm3{%k1}{z}
	vfmadd213ps	-816(%rbp), %zmm2, %zmm3
	vmovaps	%zmm3, -816(%rbp)
	vmovups	(%rax), %zmm3{%k1}{z}
	vfmadd213ps	-432(%rbp), %zmm3, %zmm2
	vmovaps	%zmm2, -432(%rbp)
	vmovups	(%r10), %zmm3{%k1}{z}
	vmovups	(%r12,%rdi), %zmm2{%k1}{z}
	vfmadd213ps	-1520(%rbp), %zmm2, %zmm3
	vmovaps	%zmm3, -1520(%rbp)
	vmovups	(%r9), %zmm3{%k1}{z}
	vfmadd213ps	-1136(%rbp), %zmm2, %zmm3
	vmovaps	%zmm3, -1136(%rbp)
	vmovups	(%rsi), %zmm3{%k1}{z}
	vfmadd213ps	-752(%rbp), %zmm2, %zmm3
	vmovaps	%zmm3, -752(%rbp)
	vmovups	(%rax), %zmm3{%k1}{z}
	vfmadd213ps	-368(%rbp), %zmm3, %zmm2
	vmovaps	%zmm2, -368(%rbp)
	vmovups	(%r10), %zmm3{%k1}{z}
	vmovups	(%r11,%rdi), %zmm2{%k1}{z}
	vfmadd213ps	-1456(%rbp), %zmm2, %zmm3
	vmovaps	%zmm3, -1456(%rbp)
	vmovups	(%r9), %zmm3{%k1}{z}
	vfmadd213ps	-1072(%rbp), %zmm2, %zmm3
	vmovaps	%zmm3, -1072(%rbp)
	vmovups	(%rsi), %zmm3{%k1}{z}
	vfmadd213ps	-688(%rbp), %zmm2, %zmm3
	vmovaps	%zmm3, -688(%rbp)
	vmovups	(%rax), %zmm3{%k1}{z}
	vfmadd213ps	-304(%rbp), %zmm3, %zmm2
	vmovaps	%zmm2, -304(%rbp)
	vmovups	(%r10), %zmm3{%k1}{z}
	vmovups	(%r15,%rdi), %zmm2{%k1}{z}
	vfmadd213ps	-1392(%rbp), %zmm2, %zmm3
	vmovaps	%zmm3, -1392(%rbp)
	vmovups	(%r9), %zmm3{%k1}{z}
	vfmadd213ps	-1008(%rbp), %zmm2, %zmm3
	vmovaps	%zmm3, -1008(%rbp)
	vmovups	(%rsi), %zmm3{%k1}{z}
	vfmadd213ps	-624(%rbp), %zmm2, %zmm3
	vmovaps	%zmm3, -624(%rbp)
	vmovups	(%rax), %zmm3{%k1}{z}
	vfmadd213ps	-240(%rbp), %zmm3, %zmm2
	vmovaps	%zmm2, -240(%rbp)
	vmovups	(%r10), %zmm3{%k1}{z}
	vmovups	(%rbx,%rdi), %zmm2{%k1}{z}
	vfmadd213ps	-1328(%rbp), %zmm2, %zmm3
	vmovaps	%zmm3, -1328(%rbp)
	vmovups	(%r9), %zmm3{%k1}{z}
	vfmadd213ps	-944(%rbp), %zmm2, %zmm3
	vmovaps	%zmm3, -944(%rbp)
	vmovups	(%rsi), %zmm3{%k1}{z}
	vfmadd213ps	-560(%rbp), %zmm2, %zmm3
	vmovaps	%zmm3, -560(%rbp)
	vmovups	(%rax), %zmm3{%k1}{z}
	vfmadd213ps	-176(%rbp), %zmm3, %zmm2
	vmovaps	%zmm2, -176(%rbp)
	vmovups	(%r10), %zmm1{%k1}{z}
	vmovups	0(%r13,%rdi), %zmm0{%k1}{z}
	vfmadd213ps	-1264(%rbp), %zmm0, %zmm1
	vmovaps	%zmm1, -1264(%rbp)
	vmovups	(%r9), %zmm1{%k1}{z}
	vfmadd213ps	-880(%rbp), %zmm0, %zmm1
	vmovaps	%zmm1, -880(%rbp)
	vmovups	(%rsi), %zmm1{%k1}{z}
	vfmadd213ps	-496(%rbp), %zmm0, %zmm1
	vmovaps	%zmm1, -496(%rbp)
	vmovups	(%rax), %zmm1{%k1}{z}
	vfmadd213ps	-112(%rbp), %zmm1, %zmm0
	vmovaps	%zmm0, -112(%rbp)
.L1388:
	leaq	-1712(%rbp), %rsi
	leaq	-1584(%rbp), %rdi
	vzeroupper
	call	_ZN6kvtide12_GLOBAL__N_14Simd8sum_tileERA4_A6_KDv16_fPf
	cmpq	$5, -1848(%rbp)
	jg	.L1403
	movq	-1976(%rbp), %rsi
	movq	-1888(%rbp), %rdx
	xorl	%eax, %eax
	movq	%r11, -1880(%rbp)
	movl	-1924(%rbp), %edi
	movq	-1904(%rbp), %r9
	subq	%rdx, %rsi
.L1390:
	leaq	(%rsi,%r9), %r11
	movslq	%eax, %rcx
	movl	%eax, %edx
	leaq	(%r8,%r11,4), %r10
	vmovss	(%r10), %xmm0
	vaddss	-1712(%rbp,%rcx,4), %xmm0, %xmm0
	vmovss	%xmm0, (%r10)
	cmpl	$1, %edi
	je	.L1391
	leal	1(%rax), %ecx
	leaq	4(%r8,%r11,4), %r10
	movslq	%ecx, %rcx
	vmovss	(%r10), %xmm0
	vaddss	-1712(%rbp,%rcx,4), %xmm0, %xmm0
	vmovss	%xmm0, (%r10)
	cmpl	$2, %edi
	je	.L1391
	leal	2(%rdx), %ecx
	leaq	8(%r8,%r11,4), %r10
	movslq	%ecx, %rcx
	vmovss	(%r10), %xmm0
	vaddss	-1712(%rbp,%rcx,4), %xmm0, %xmm0
	vmovss	%xmm0, (%r10)
	cmpl	$3, %edi
	je	.L1391
	leal	3(%rdx), %ecx
	leaq	12(%r8,%r11,4), %r10
	movslq	%ecx, %rcx
	vmovss	(%r10), %xmm0
	vaddss	-1712(%rbp,%rcx,4), %xmm0, %xmm0
	vmovss	%xmm0, (%r10)
	cmpl	$4, %edi
	je	.L1391
	addl	$4, %edx
	leaq	16(%r8,%r11,4), %rcx
	movslq	%edx, %rdx
	vmovss	(%rcx), %xmm0
	vaddss	-1712(%rbp,%rdx,4), %xmm0, %xmm0
	vmovss	%xmm0, (%rcx)
.L1391:
	movq	-1840(%rbp), %rdx
	addq	$8, %rax
	addq	%rdx, %r9
	cmpq	$32, %rax
	jne	.L1390
	jmp	.L1679
.L1403:
	movq	%r8, %rdi
	call	_ZN6kvtide12_GLOBAL__N_17put_rowILi6ELb1EEEvPfPKf
	movq	-1840(%rbp), %rax
	leaq	-1680(%rbp), %rsi
	salq	$2, %rax
	leaq	(%r8,%rax), %rdx
	movq	%rdx, %rdi
	addq	%rax, %rdx
	call	_ZN6kvtide12_GLOBAL__N_17put_rowILi6ELb1EEEvPfPKf
	leaq	-1648(%rbp), %rsi
	movq	%rdx, %rdi
	call	_ZN6kvtide12_GLOBAL__N_17put_rowILi6ELb1EEEvPfPKf
	leaq	-1616(%rbp), %rsi
	leaq	(%rdx,%rax), %rdi
	call	_ZN6kvtide12_GLOBAL__N_17put_rowILi6ELb1EEEvPfPKf
	jmp	.L1308
.L1362:
	vxorps	%xmm0, %xmm0, %xmm0
	cmpq	$15, -1896(%rbp)
	vmovaps	%zmm0, -1584(%rbp)
	vmovaps	%zmm0, -1520(%rbp)
	vmovaps	%zmm0, -1456(%rbp)
	vmovaps	%zmm0, -1392(%rbp)
	vmovaps	%zmm0, -1328(%rbp)
	vmovaps	%zmm0, -1264(%rbp)
	vmovaps	%zmm0, -1200(%rbp)
	vmovaps	%zmm0, -1136(%rbp)
	vmovaps	%zmm0, -1072(%rbp)
	vmovaps	%zmm0, -1008(%rbp)
	vmovaps	%zmm0, -944(%rbp)
	vmovaps	%zmm0, -880(%rbp)
	vmovaps	%zmm0, -816(%rbp)
	vmovaps	%zmm0, -752(%rbp)
	vmovaps	%zmm0, -688(%rbp)
	vmovaps	%zmm0, -624(%rbp)
	vmovaps	%zmm0, -560(%rbp)
	vmovaps	%zmm0, -496(%rbp)
	vmovaps	%zmm0, -432(%rbp)
	vmovaps	%zmm0, -368(%rbp)
	vmovaps	%zmm0, -304(%rbp)
	vmovaps	%zmm0, -240(%rbp)
	vmovaps	%zmm0, -176(%rbp)
	vmovaps	%zmm0, -112(%rbp)
	jle	.L1723
	movq	-1880(%rbp), %rax
	movq	8(%rsi), %rcx
	movq	%r8, -2120(%rbp)
	vxorps	%xmm0, %xmm0, %xmm0
	movq	(%rsi), %r9
	vmovq	24(%rsi), %xmm6
	vmovaps	%zmm0, %zmm4
	vmovaps	%zmm0, %zmm10
	salq	$2, %rax
	vmovq	32(%rsi), %xmm5
	vmovq	40(%rsi), %xmm7
	movq	%rcx, -2000(%rbp)
	leaq	(%rdx,%rax), %r10
	vmovaps	%zmm0, %zmm11
	movq	%rdx, %rcx
	leaq	(%r10,%rax), %rdi
	vmovaps	%zmm0, %zmm12
	vmovaps	%zmm0, %zmm13
	addq	%rdi, %rax
	movq	%rdi, -1992(%rbp)
	movq	16(%rsi), %rdi
	vmovaps	%zmm0, %zmm14
	movq	%rax, -2016(%rbp)
	vmovaps	%zmm0, %zmm15
	xorl	%eax, %eax
	vmovaps	%zmm0, %zmm16
	movq	%rdi, -2008(%rbp)
	movq	-2016(%rbp), %rdi
	vmovaps	%zmm0, %zmm17
	vmovaps	%zmm0, %zmm18
	vmovaps	%zmm0, %zmm19
	vmovaps	%zmm0, %zmm20
	vmovaps	%zmm0, %zmm21
	vmovaps	%zmm0, %zmm22
	vmovaps	%zmm0, %zmm23
	vmovaps	%zmm0, %zmm24
	vmovaps	%zmm0, %zmm25
	vmovaps	%zmm0, %zmm26
	vmovaps	%zmm0, %zmm27
	vmovaps	%zmm0, %zmm28
	vmovaps	%zmm0, %zmm29
	vmovaps	%zmm0, %zmm30
	vmovaps	%zmm0, %zmm31
	.p2align 4,,10
	.p2align 3
.L1401:
	movq	-2000(%rbp), %rsi
	leaq	0(,%rax,4), %r8
	vmovups	(%rcx,%rax,4), %zmm8
	movq	%rax, %rdx
	vmovups	(%r10,%rax,4), %zmm3
	vmovups	(%rdi,%rax,4), %zmm1
	prefetcht0	(%r9)
	addq	$31, %rdx
	prefetcht0	(%rsi,%r8)
	movq	-2008(%rbp), %rsi
	vmovups	(%r14,%rax,4), %zmm9
	addq	$64, %r9
	prefetcht0	(%rsi,%r8)
	vmovq	%xmm6, %rsi
	vfmadd231ps	%zmm9, %zmm8, %zmm31
	prefetcht0	(%rsi,%r8)
	vmovq	%xmm5, %rsi
	vfmadd231ps	%zmm9, %zmm3, %zmm30
	prefetcht0	(%rsi,%r8)
	vmovq	%xmm7, %rsi
	vfmadd231ps	%zmm9, %zmm1, %zmm28
	prefetcht0	(%rsi,%r8)
	movq	-1992(%rbp), %rsi
	vmovups	(%rsi,%rax,4), %zmm2
	vfmadd231ps	%zmm9, %zmm2, %zmm29
	vmovups	(%r12,%rax,4), %zmm9
	vfmadd231ps	%zmm9, %zmm8, %zmm27
	vfmadd231ps	%zmm9, %zmm3, %zmm26
	vfmadd231ps	%zmm9, %zmm2, %zmm25
	vfmadd231ps	%zmm9, %zmm1, %zmm24
	vmovups	(%r11,%rax,4), %zmm9
	vfmadd231ps	%zmm9, %zmm8, %zmm23
	vfmadd231ps	%zmm9, %zmm3, %zmm22
	vfmadd231ps	%zmm9, %zmm2, %zmm21
	vfmadd231ps	%zmm9, %zmm1, %zmm20
	vmovups	(%r15,%rax,4), %zmm9
	vfmadd231ps	%zmm9, %zmm8, %zmm19
	vfmadd231ps	%zmm9, %zmm3, %zmm18
	vfmadd231ps	%zmm9, %zmm2, %zmm17
	vfmadd231ps	%zmm9, %zmm1, %zmm16
	vmovups	(%rbx,%rax,4), %zmm9
	vfmadd231ps	%zmm9, %zmm8, %zmm15
	vfmadd231ps	%zmm9, %zmm3, %zmm14
	vfmadd231ps	%zmm9, %zmm2, %zmm13
	vfmadd231ps	%zmm9, %zmm1, %zmm12
	vmovups	0(%r13,%rax,4), %zmm9
	addq	$16, %rax
	vfmadd231ps	%zmm9, %zmm8, %zmm11
	vfmadd231ps	%zmm9, %zmm3, %zmm10
	vfmadd231ps	%zmm9, %zmm2, %zmm4
	vfmadd231ps	%zmm9, %zmm1, %zmm0
	cmpq	%rdx, -1816(%rbp)
	jg	.L1401
	movq	-1984(%rbp), %rax
	movl	$16, %esi
	movq	%rcx, %rdx
	movq	-2120(%rbp), %r8
	vmovaps	%zmm31, -1584(%rbp)
	salq	$4, %rax
	cmpq	$15, -1896(%rbp)
	vmovaps	%zmm30, -1200(%rbp)
	cmovg	%rax, %rsi
	vmovaps	%zmm29, -816(%rbp)
	vmovaps	%zmm28, -432(%rbp)
	vmovaps	%zmm27, -1520(%rbp)
	vmovaps	%zmm26, -1136(%rbp)
	vmovaps	%zmm25, -752(%rbp)
	vmovaps	%zmm24, -368(%rbp)
	vmovaps	%zmm23, -1456(%rbp)
	vmovaps	%zmm22, -1072(%rbp)
	vmovaps	%zmm21, -688(%rbp)
	vmovaps	%zmm20, -304(%rbp)
	vmovaps	%zmm19, -1392(%rbp)
	vmovaps	%zmm18, -1008(%rbp)
	vmovaps	%zmm17, -624(%rbp)
	vmovaps	%zmm16, -240(%rbp)
	vmovaps	%zmm15, -1328(%rbp)
	vmovaps	%zmm14, -944(%rbp)
	vmovaps	%zmm13, -560(%rbp)
	vmovaps	%zmm12, -176(%rbp)
	vmovaps	%zmm11, -1264(%rbp)
	vmovaps	%zmm10, -880(%rbp)
	vmovaps	%zmm4, -496(%rbp)
	vmovaps	%zmm0, -112(%rbp)
.L1372:
	movq	-1816(%rbp), %rax
	cmpq	%rsi, %rax
	jle	.L1402
	movl	%eax, %ecx
	movl	$1, %eax
	leaq	0(,%rsi,4), %rdi
	subl	%esi, %ecx
	leaq	(%rdx,%rdi), %r10
	sall	%cl, %eax
	subl	$1, %eax
	kmovw	%eax, %k1
	vmovups	(%r14,%rdi), %zmm2{%k1}{z}
	vmovups	(%r10), %zmm3{%k1}{z}
	vfmadd213ps	-1584(%rbp), %zmm2, %zmm3
	movq	-1880(%rbp), %rax
	leaq	(%rsi,%rax), %rcx
	leaq	(%rdx,%rcx,4), %r9
	addq	%rax, %rcx
	leaq	(%rdx,%rcx,4), %rsi
	addq	%rax, %rcx
	vmovaps	%zmm3, -1584(%rbp)
	vmovups	(%r9), %zmm3{%k1}{z}
	vfmadd213ps	-1200(%rbp), %zmm2, %zmm3
	leaq	(%rdx,%rcx,4), %rax
	vmovaps	%zmm3, -1200(%rbp)
	vmovups	(%rsi), %zmm3{%k1}{z}
	vfmadd213ps	-816(%rbp), %zmm2, %zmm3
	vmovaps	%zmm3, -816(%rbp)
	vmovups	(%rax), %zmm3{%k1}{z}
	vfmadd213ps	-432(%rbp), %zmm3, %zmm2
	vmovaps	%zmm2, -432(%rbp)
	vmovups	(%r10), %zmm3{%k1}{z}
	vmovups	(%r12,%rdi), %zmm2{%k1}{z}
	vfmadd213ps	-1520(%rbp), %zmm2, %zmm3
	vmovaps	%zmm3, -1520(%rbp)
	vmovups	(%r9), %zmm3{%k1}{z}
	vfmadd213ps	-1136(%rbp), %zmm2, %zmm3
	vmovaps	%zmm3, -1136(%rbp)
	vmovups	(%rsi), %zmm3{%k1}{z}
	vfmadd213ps	-752(%rbp), %zmm2, %zmm3
	vmovaps	%zmm3, -752(%rbp)
	vmovups	(%rax), %zmm3{%k1}{z}
	vfmadd213ps	-368(%rbp), %zmm3, %zmm2
	vmovaps	%zmm2, -368(%rbp)
	vmovups	(%r10), %zmm3{%k1}{z}
	vmovups	(%r11,%rdi), %zmm2{%k1}{z}
	vfmadd213ps	-1456(%rbp), %zmm2, %zmm3
	vmovaps	%zmm3, -1456(%rbp)
	vmovups	(%r9), %zmm3{%k1}{z}
	vfmadd213ps	-1072(%rbp), %zmm2, %zmm3
	vmovaps	%zmm3, -1072(%rbp)
	vmovups	(%rsi), %zmm3{%k1}{z}
	vfmadd213ps	-688(%rbp), %zmm2, %zmm3
	vmovaps	%zmm3, -688(%rbp)
	vmovups	(%rax), %zmm3{%k1}{z}
	vfmadd213ps	-304(%rbp), %zmm3, %zmm2
	vmovaps	%zmm2, -304(%rbp)
	vmovups	(%r10), %zmm3{%k1}{z}
	vmovups	(%r15,%rdi), %zmm2{%k1}{z}
	vfmadd213ps	-1392(%rbp), %zmm2, %zmm3
	vmovaps	%zmm3, -1392(%rbp)
	vmovups	(%r9), %zmm3{%k1}{z}
	vfmadd213ps	-1008(%rbp), %zmm2, %zmm3
	vmovaps	%zmm3, -1008(%rbp)
	vmovups	(%rsi), %zmm3{%k1}{z}
	vfmadd213ps	-624(%rbp), %zmm2, %zmm3
	vmovaps	%zmm3, -624(%rbp)
	vmovups	(%rax), %zmm3{%k1}{z}
	vfmadd213ps	-240(%rbp), %zmm3, %zmm2
	vmovaps	%zmm2, -240(%rbp)
	vmovups	(%r10), %zmm3{%k1}{z}
	vmovups	(%rbx,%rdi), %zmm2{%k1}{z}
	vfmadd213ps	-1328(%rbp), %zmm2, %zmm3
	vmovaps	%zmm3, -1328(%rbp)
	vmovups	(%r9), %zmm3{%k1}{z}
	vfmadd213ps	-944(%rbp), %zmm2, %zmm3
	vmovaps	%zmm3, -944(%rbp)
	vmovups	(%rsi), %zmm3{%k1}{z}
	vfmadd213ps	-560(%rbp), %zmm2, %zmm3
	vmovaps	%zmm3, -560(%rbp)
	vmovups	(%rax), %zmm3{%k1}{z}
	vfmadd213ps	-176(%rbp), %zmm3, %zmm2
	vmovaps	%zmm2, -176(%rbp)
	vmovups	(%r10), %zmm1{%k1}{z}
	vmovups	0(%r13,%rdi), %zmm0{%k1}{z}
	vfmadd213ps	-1264(%rbp), %zmm0, %zmm1
	vmovaps	%zmm1, -1264(%rbp)
	vmovups	(%r9), %zmm1{%k1}{z}
	vfmadd213ps	-880(%rbp), %zmm0, %zmm1
	vmovaps	%zmm1, -880(%rbp)
	vmovups	(%rsi), %zmm1{%k1}{z}
	vfmadd213ps	-496(%rbp), %zmm0, %zmm1
	vmovaps	%zmm1, -496(%rbp)
	vmovups	(%rax), %zmm1{%k1}{z}
	vfmadd213ps	-112(%rbp), %zmm1, %zmm0
	vmovaps	%zmm0, -112(%rbp)
.L1402:
	leaq	-1712(%rbp), %rsi
	leaq	-1584(%rbp), %rdi
	vzeroupper
	call	_ZN6kvtide12_GLOBAL__N_14Simd8sum_tileERA4_A6_KDv16_fPf
	cmpq	$5, -1848(%rbp)
	jg	.L1403
	movq	-1976(%rbp), %rsi
	movq	-1888(%rbp), %rdx
	xorl	%eax, %eax
	movq	%r11, -1880(%rbp)
	movl	-1924(%rbp), %edi
	movq	-1904(%rbp), %r9
	subq	%rdx, %rsi
.L1404:
	leaq	(%rsi,%r9), %r11
	movslq	%eax, %rcx
	movl	%eax, %edx
	leaq	(%r8,%r11,4), %r10
	vmovss	(%r10), %xmm0
	vaddss	-1712(%rbp,%rcx,4), %xmm0, %xmm0
	vmovss	%xmm0, (%r10)
	cmpl	$1, %edi
	je	.L1405
	leal	1(%rax), %ecx
	leaq	4(%r8,%r11,4), %r10
	movslq	%ecx, %rcx
	vmovss	(%r10), %xmm0
	vaddss	-1712(%rbp,%rcx,4), %xmm0, %xmm0
	vmovss	%xmm0, (%r10)
	cmpl	$2, %edi
	je	.L1405
	leal	2(%rdx), %ecx
	leaq	8(%r8,%r11,4), %r10
	movslq	%ecx, %rcx
	vmovss	(%r10), %xmm0
	vaddss	-1712(%rbp,%rcx,4), %xmm0, %xmm0
	vmovss	%xmm0, (%r10)
	cmpl	$3, %edi
	je	.L1405
	leal	3(%rdx), %ecx
	leaq	12(%r8,%r11,4), %r10
	movslq	%ecx, %rcx
	vmovss	(%r10), %xmm0
	vaddss	-1712(%rbp,%rcx,4), %xmm0, %xmm0
	vmovss	%xmm0, (%r10)
	cmpl	$4, %edi
	je	.L1405
	addl	$4, %edx
	leaq	16(%r8,%r11,4), %rcx
	movslq	%edx, %rdx
	vmovss	(%rcx), %xmm0
	vaddss	-1712(%rbp,%rdx,4), %xmm0, %xmm0
	vmovss	%xmm0, (%rcx)
.L1405:
	movq	-1840(%rbp), %rdx
	addq	$8, %rax
	addq	%rdx, %r9
	cmpq	$32, %rax
	jne	.L1404
	jmp	.L1679
.L1360:
	vxorps	%xmm0, %xmm0, %xmm0
	xorl	%esi, %esi
	cmpq	$15, -1896(%rbp)
	vmovaps	%zmm0, -1584(%rbp)
	vmovaps	%zmm0, -1520(%rbp)
	vmovaps	%zmm0, -1456(%rbp)
	vmovaps	%zmm0, -1392(%rbp)
	vmovaps	%zmm0, -1328(%rbp)
	vmovaps	%zmm0, -1264(%rbp)
	vmovaps	%zmm0, -1200(%rbp)
	vmovaps	%zmm0, -1136(%rbp)
	vmovaps	%zmm0, -1072(%rbp)
	vmovaps	%zmm0, -1008(%rbp)
	vmovaps	%zmm0, -944(%rbp)
	vmovaps	%zmm0, -880(%rbp)
	vmovaps	%zmm0, -816(%rbp)
	vmovaps	%zmm0, -752(%rbp)
	vmovaps	%zmm0, -688(%rbp)
	vmovaps	%zmm0, -624(%rbp)
	vmovaps	%zmm0, -560(%rbp)
	vmovaps	%zmm0, -496(%rbp)
	vmovaps	%zmm0, -432(%rbp)
	vmovaps	%zmm0, -368(%rbp)
	vmovaps	%zmm0, -304(%rbp)
	vmovaps	%zmm0, -240(%rbp)
	vmovaps	%zmm0, -176(%rbp)
	vmovaps	%zmm0, -112(%rbp)
	jle	.L1370
	movq	-1880(%rbp), %rax
	vxorps	%xmm5, %xmm5, %xmm5
	movq	-1816(%rbp), %r10
	vmovaps	%zmm5, %zmm6
	vmovaps	%zmm5, %zmm7
	vmovaps	%zmm5, %zmm8
	leaq	0(,%rax,4), %rsi
	vmovaps	%zmm5, %zmm9
	xorl	%eax, %eax
	leaq	(%rdx,%rsi), %r9
	vmovaps	%zmm5, %zmm10
	vmovaps	%zmm5, %zmm11
	leaq	(%r9,%rsi), %rdi
	vmovaps	%zmm5, %zmm12
	vmovaps	%zmm5, %zmm13
	addq	%rdi, %rsi
	vmovaps	%zmm5, %zmm14
	vmovaps	%zmm5, %zmm15
	vmovaps	%zmm5, %zmm16
	vmovaps	%zmm5, %zmm17
	vmovaps	%zmm5, %zmm18
	vmovaps	%zmm5, %zmm19
	vmovaps	%zmm5, %zmm20
	vmovaps	%zmm5, %zmm21
	vmovaps	%zmm5, %zmm22
	vmovaps	%zmm5, %zmm23
	vmovaps	%zmm5, %zmm24
	vmovaps	%zmm5, %zmm25
	vmovaps	%zmm5, %zmm26
	vmovaps	%zmm5, %zmm27
	vmovaps	%zmm5, %zmm28
	.p2align 4,,10
	.p2align 3
.L1373:
	vmovups	(%rdx,%rax,4), %zmm3
	vmovups	(%r9,%rax,4), %zmm2
	movq	%rax, %rcx
	vmovups	(%rdi,%rax,4), %zmm1
	vmovups	(%rsi,%rax,4), %zmm0
	addq	$31, %rcx
	vmovups	(%r14,%rax,4), %zmm4
	vfmadd231ps	%zmm4, %zmm3, %zmm28
	vfmadd231ps	%zmm4, %zmm2, %zmm27
	vfmadd231ps	%zmm4, %zmm1, %zmm26
	vfmadd231ps	%zmm4, %zmm0, %zmm25
	vmovups	(%r12,%rax,4), %zmm4
	vfmadd231ps	%zmm4, %zmm3, %zmm24
	vfmadd231ps	%zmm4, %zmm2, %zmm23
	vfmadd231ps	%zmm4, %zmm1, %zmm22
	vfmadd231ps	%zmm4, %zmm0, %zmm21
	vmovups	(%r11,%rax,4), %zmm4
	vfmadd231ps	%zmm4, %zmm3, %zmm20
	vfmadd231ps	%zmm4, %zmm2, %zmm19
	vfmadd231ps	%zmm4, %zmm1, %zmm18
	vfmadd231ps	%zmm4, %zmm0, %zmm17
	vmovups	(%r15,%rax,4), %zmm4
	vfmadd231ps	%zmm4, %zmm3, %zmm16
	vfmadd231ps	%zmm4, %zmm2, %zmm15
	vfmadd231ps	%zmm4, %zmm1, %zmm14
	vfmadd231ps	%zmm4, %zmm0, %zmm13
	vmovups	(%rbx,%rax,4), %zmm4
	vfmadd231ps	%zmm4, %zmm3, %zmm12
	vfmadd231ps	%zmm4, %zmm2, %zmm11
	vfmadd231ps	%zmm4, %zmm1, %zmm10
	vfmadd231ps	%zmm4, %zmm0, %zmm9
	vmovups	0(%r13,%rax,4), %zmm4
	addq	$16, %rax
	vfmadd231ps	%zmm4, %zmm3, %zmm8
	vfmadd231ps	%zmm4, %zmm2, %zmm7
	vfmadd231ps	%zmm4, %zmm1, %zmm6
	vfmadd231ps	%zmm4, %zmm0, %zmm5
	cmpq	%rcx, %r10
	jg	.L1373
	movq	-1984(%rbp), %rax
	movl	$16, %esi
	vmovaps	%zmm28, -1584(%rbp)
	vmovaps	%zmm27, -1200(%rbp)
	salq	$4, %rax
	cmpq	$15, -1896(%rbp)
	vmovaps	%zmm26, -816(%rbp)
	cmovg	%rax, %rsi
	vmovaps	%zmm25, -432(%rbp)
	vmovaps	%zmm24, -1520(%rbp)
	vmovaps	%zmm23, -1136(%rbp)
	vmovaps	%zmm22, -752(%rbp)
	vmovaps	%zmm21, -368(%rbp)
	vmovaps	%zmm20, -1456(%rbp)
	vmovaps	%zmm19, -1072(%rbp)
	vmovaps	%zmm18, -688(%rbp)
	vmovaps	%zmm17, -304(%rbp)
	vmovaps	%zmm16, -1392(%rbp)
	vmovaps	%zmm15, -1008(%rbp)
	vmovaps	%zmm14, -624(%rbp)
	vmovaps	%zmm13, -240(%rbp)
	vmovaps	%zmm12, -1328(%rbp)
	vmovaps	%zmm11, -944(%rbp)
	vmovaps	%zmm10, -560(%rbp)
	vmovaps	%zmm9, -176(%rbp)
	vmovaps	%zmm8, -1264(%rbp)
	vmovaps	%zmm7, -880(%rbp)
	vmovaps	%zmm6, -496(%rbp)
	vmovaps	%zmm5, -112(%rbp)
.L1370:
	movq	-1816(%rbp), %rax
	cmpq	%rsi, %rax
	jle	.L1374
	movl	%eax, %ecx
	movl	$1, %eax
	leaq	0(,%rsi,4), %rdi
	subl	%esi, %ecx
	leaq	(%rdx,%rdi), %r10
	sall	%cl, %eax
	subl	$1, %eax
	kmovw	%eax, %k1
	vmovups	(%r14,%rdi), %zmm2{%k1}{z}
	vmovups	(%r10), %zmm3{%k1}{z}
	vfmadd213ps	-1584(%rbp), %zmm2, %zmm3
	movq	-1880(%rbp), %rax
	leaq	(%rsi,%rax), %rcx
	leaq	(%rdx,%rcx,4), %r9
	addq	%rax, %rcx
	leaq	(%rdx,%rcx,4), %rsi
	addq	%rax, %rcx
	vmovaps	%zmm3, -1584(%rbp)
	vmovups	(%r9), %zmm3{%k1}{z}
	vfmadd213ps	-1200(%rbp), %zmm2, %zmm3
	leaq	(%rdx,%rcx,4), %rax
	vmovaps	%zmm3, -1200(%rbp)
	vmovups	(%rsi), %zmm3{%k1}{z}
	vfmadd213ps	-816(%rbp), %zmm2, %zmm3
	vmovaps	%zmm3, -816(%rbp)
	vmovups	(%rax), %zmm3{%k1}{z}
	vfmadd213ps	-432(%rbp), %zmm3, %zmm2
	vmovaps	%zmm2, -432(%rbp)
	vmovups	(%r10), %zmm3{%k1}{z}
	vmovups	(%r12,%rdi), %zmm2{%k1}{z}
	vfmadd213ps	-1520(%rbp), %zmm2, %zmm3
	vmovaps	%zmm3, -1520(%rbp)
	vmovups	(%r9), %zmm3{%k1}{z}
	vfmadd213ps	-1136(%rbp), %zmm2, %zmm3
	vmovaps	%zmm3, -1136(%rbp)
	vmovups	(%rsi), %zmm3{%k1}{z}
	vfmadd213ps	-752(%rbp), %zmm2, %zmm3
	vmovaps	%zmm3, -752(%rbp)
	vmovups	(%rax), %zmm3{%k1}{z}
	vfmadd213ps	-368(%rbp), %zmm3, %zmm2
	vmovaps	%zmm2, -368(%rbp)
	vmovups	(%r10), %zmm3{%k1}{z}
	vmovups	(%r11,%rdi), %zmm2{%k1}{z}
	vfmadd213ps	-1456(%rbp), %zmm2, %zmm3
	vmovaps	%zmm3, -1456(%rbp)
	vmovups	(%r9), %zmm3{%k1}{z}
	vfmadd213ps	-1072(%rbp), %zmm2, %zmm3
	vmovaps	%zmm3, -1072(%rbp)
	vmovups	(%rsi), %zmm3{%k1}{z}
	vfmadd213ps	-688(%rbp), %zmm2, %zmm3
	vmovaps	%zmm3, -688(%rbp)
	vmovups	(%rax), %zmm3{%k1}{z}
	vfmadd213ps	-304(%rbp), %zmm3, %zmm2
	vmovaps	%zmm2, -304(%rbp)
	vmovups	(%r10), %zmm3{%k1}{z}
	vmovups	(%r15,%rdi), %zmm2{%k1}{z}
	vfmadd213ps	-1392(%rbp), %zmm2, %zmm3
	vmovaps	%zmm3, -1392(%rbp)
	vmovups	(%r9), %zmm3{%k1}{z}
	vfmadd213ps	-1008(%rbp), %zmm2, %zmm3
	vmovaps	%zmm3, -1008(%rbp)
	vmovups	(%rsi), %zmm3{%k1}{z}
	vfmadd213ps	-624(%rbp), %zmm2, %zmm3
	vmovaps	%zmm3, -624(%rbp)
	vmovups	(%rax), %zmm3{%k1}{z}
	vfmadd213ps	-240(%rbp), %zmm3, %zmm2
	vmovaps	%zmm2, -240(%rbp)
	vmovups	(%r10), %zmm3{%k1}{z}
	vmovups	(%rbx,%rdi), %zmm2{%k1}{z}
	vfmadd213ps	-1328(%rbp), %zmm2, %zmm3
	vmovaps	%zmm3, -1328(%rbp)
	vmovups	(%r9), %zmm3{%k1}{z}
	vfmadd213ps	-944(%rbp), %zmm2, %zmm3
	vmovaps	%zmm3, -944(%rbp)
	vmovups	(%rsi), %zmm3{%k1}{z}
	vfmadd213ps	-560(%rbp), %zmm2, %zmm3
	vmovaps	%zmm3, -560(%rbp)
	vmovups	(%rax), %zmm3{%k1}{z}
	vfmadd213ps	-176(%rbp), %zmm3, %zmm2
	vmovaps	%zmm2, -176(%rbp)
	vmovups	(%r10), %zmm1{%k1}{z}
	vmovups	0(%r13,%rdi), %zmm0{%k1}{z}
	vfmadd213ps	-1264(%rbp), %zmm0, %zmm1
	vmovaps	%zmm1, -1264(%rbp)
	vmovups	(%r9), %zmm1{%k1}{z}
	vfmadd213ps	-880(%rbp), %zmm0, %zmm1
	vmovaps	%zmm1, -880(%rbp)
	vmovups	(%rsi), %zmm1{%k1}{z}
	vfmadd213ps	-496(%rbp), %zmm0, %zmm1
	vmovaps	%zmm1, -496(%rbp)
	vmovups	(%rax), %zmm1{%k1}{z}
	vfmadd213ps	-112(%rbp), %zmm1, %zmm0
	vmovaps	%zmm0, -112(%rbp)
.L1374:
	leaq	-1712(%rbp), %rsi
	leaq	-1584(%rbp), %rdi
	vzeroupper
	call	_ZN6kvtide12_GLOBAL__N_14Simd8sum_tileERA4_A6_KDv16_fPf
	cmpq	$5, -1848(%rbp)
	jg	.L1403
	movq	-1976(%rbp), %rsi
	movq	-1888(%rbp), %rdx
	xorl	%eax, %eax
	movq	%r11, -1880(%rbp)
	movl	-1924(%rbp), %edi
	movq	-1904(%rbp), %r9
	subq	%rdx, %rsi
.L1376:
	leaq	(%rsi,%r9), %r11
	movslq	%eax, %rcx
	movl	%eax, %edx
	leaq	(%r8,%r11,4), %r10
	vmovss	(%r10), %xmm0
	vaddss	-1712(%rbp,%rcx,4), %xmm0, %xmm0
	vmovss	%xmm0, (%r10)
	cmpl	$1, %edi
	je	.L1377
	leal	1(%rax), %ecx
	leaq	4(%r8,%r11,4), %r10
	movslq	%ecx, %rcx
	vmovss	(%r10), %xmm0
	vaddss	-1712(%rbp,%rcx,4), %xmm0, %xmm0
	vmovss	%xmm0, (%r10)
	cmpl	$2, %edi
	je	.L1377
	leal	2(%rdx), %ecx
	leaq	8(%r8,%r11,4), %r10
	movslq	%ecx, %rcx
	vmovss	(%r10), %xmm0
	vaddss	-1712(%rbp,%rcx,4), %xmm0, %xmm0
	vmovss	%xmm0, (%r10)
	cmpl	$3, %edi
	je	.L1377
	leal	3(%rdx), %ecx
	leaq	12(%r8,%r11,4), %r10
	movslq	%ecx, %rcx
	vmovss	(%r10), %xmm0
	vaddss	-1712(%rbp,%rcx,4), %xmm0, %xmm0
	vmovss	%xmm0, (%r10)
	cmpl	$4, %edi
	je	.L1377
	addl	$4, %edx
	leaq	16(%r8,%r11,4), %rcx
	movslq	%edx, %rdx
	vmovss	(%rcx), %xmm0
	vaddss	-1712(%rbp,%rdx,4), %xmm0, %xmm0
	vmovss	%xmm0, (%rcx)
.L1377:
	movq	-1840(%rbp), %rdx
	addq	$8, %rax
	addq	%rdx, %r9
	cmpq	$32, %rax
	jne	.L1376
	jmp	.L1679
.L1237:
	vxorps	%xmm1, %xmm1, %xmm1
	xorl	%edx, %edx
	cmpq	$15, -1960(%rbp)
	vmovaps	%zmm1, -1584(%rbp)
	vmovaps	%zmm1, -1520(%rbp)
	vmovaps	%zmm1, -1456(%rbp)
	vmovaps	%zmm1, -1392(%rbp)
	vmovaps	%zmm1, -1328(%rbp)
	vmovaps	%zmm1, -1264(%rbp)
	vmovaps	%zmm1, -1200(%rbp)
	vmovaps	%zmm1, -1136(%rbp)
	vmovaps	%zmm1, -1072(%rbp)
	vmovaps	%zmm1, -1008(%rbp)
	vmovaps	%zmm1, -944(%rbp)
	vmovaps	%zmm1, -880(%rbp)
	vmovaps	%zmm1, -816(%rbp)
	vmovaps	%zmm1, -752(%rbp)
	vmovaps	%zmm1, -688(%rbp)
	vmovaps	%zmm1, -624(%rbp)
	vmovaps	%zmm1, -560(%rbp)
	vmovaps	%zmm1, -496(%rbp)
	vmovaps	%zmm1, -432(%rbp)
	vmovaps	%zmm1, -368(%rbp)
	vmovaps	%zmm1, -304(%rbp)
	vmovaps	%zmm1, -240(%rbp)
	vmovaps	%zmm1, -176(%rbp)
	vmovaps	%zmm1, -112(%rbp)
	jle	.L1245
	vmovq	%xmm6, %rax
	vmovq	%xmm6, %r10
	vmovq	%xmm6, %rdx
	movq	%r12, -1992(%rbp)
	movq	(%rax), %r8
	movq	16(%r10), %rsi
	vxorps	%xmm0, %xmm0, %xmm0
	movq	-1880(%rbp), %rax
	movq	8(%rdx), %rdx
	vmovaps	%zmm0, %zmm4
	vmovaps	%zmm0, %zmm5
	movq	%rsi, -2016(%rbp)
	vmovq	24(%r10), %xmm8
	vmovaps	%zmm0, %zmm10
	vmovaps	%zmm0, %zmm11
	salq	$2, %rax
	vmovq	32(%r10), %xmm7
	vmovq	40(%r10), %xmm6
	movq	%rdx, -2008(%rbp)
	leaq	(%rdi,%rax), %r9
	movq	-1936(%rbp), %r10
	movq	%r15, %rdx
	vmovaps	%zmm0, %zmm12
	leaq	(%r9,%rax), %rcx
	vmovaps	%zmm0, %zmm13
	vmovaps	%zmm0, %zmm14
	addq	%rcx, %rax
	vmovaps	%zmm0, %zmm15
	movq	%rcx, %r12
	movq	%rax, -2000(%rbp)
	vmovaps	%zmm0, %zmm16
	xorl	%eax, %eax
	vmovaps	%zmm0, %zmm17
	vmovaps	%zmm0, %zmm18
	vmovaps	%zmm0, %zmm19
	vmovaps	%zmm0, %zmm20
	vmovaps	%zmm0, %zmm21
	vmovaps	%zmm0, %zmm22
	vmovaps	%zmm0, %zmm23
	vmovaps	%zmm0, %zmm24
	vmovaps	%zmm0, %zmm25
	vmovaps	%zmm0, %zmm26
	vmovaps	%zmm0, %zmm27
	vmovaps	%zmm0, %zmm28
	vmovaps	%zmm0, %zmm29
	vmovaps	%zmm0, %zmm30
	.p2align 4,,10
	.p2align 3
.L1276:
	movq	-2008(%rbp), %rsi
	leaq	0(,%rax,4), %r15
	vmovups	(%rdi,%rax,4), %zmm9
	movq	%rax, %rcx
	vmovups	(%r9,%rax,4), %zmm3
	vmovups	(%r12,%rax,4), %zmm2
	prefetcht0	(%r8)
	addq	$31, %rcx
	prefetcht0	(%rsi,%r15)
	movq	-2016(%rbp), %rsi
	vmovups	(%r14,%rax,4), %zmm31
	addq	$64, %r8
	prefetcht0	(%rsi,%r15)
	vmovq	%xmm8, %rsi
	vfmadd231ps	%zmm31, %zmm9, %zmm30
	prefetcht0	(%rsi,%r15)
	vmovq	%xmm7, %rsi
	vfmadd231ps	%zmm31, %zmm3, %zmm29
	prefetcht0	(%rsi,%r15)
	vmovq	%xmm6, %rsi
	vfmadd231ps	%zmm31, %zmm2, %zmm28
	prefetcht0	(%rsi,%r15)
	movq	-2000(%rbp), %rsi
	vmovups	(%rsi,%rax,4), %zmm1
	vfmadd231ps	%zmm31, %zmm1, %zmm27
	vmovups	0(%r13,%rax,4), %zmm31
	vfmadd231ps	%zmm31, %zmm9, %zmm26
	vfmadd231ps	%zmm31, %zmm3, %zmm25
	vfmadd231ps	%zmm31, %zmm2, %zmm24
	vfmadd231ps	%zmm31, %zmm1, %zmm23
	vmovups	(%rbx,%rax,4), %zmm31
	vfmadd231ps	%zmm31, %zmm9, %zmm22
	vfmadd231ps	%zmm31, %zmm3, %zmm21
	vfmadd231ps	%zmm31, %zmm2, %zmm20
	vfmadd231ps	%zmm31, %zmm1, %zmm19
	vmovups	(%r11,%rax,4), %zmm31
	vfmadd231ps	%zmm31, %zmm9, %zmm18
	vfmadd231ps	%zmm31, %zmm3, %zmm17
	vfmadd231ps	%zmm31, %zmm2, %zmm16
	vfmadd231ps	%zmm31, %zmm1, %zmm15
	vmovups	(%r10,%rax,4), %zmm31
	vfmadd231ps	%zmm31, %zmm9, %zmm14
	vfmadd231ps	%zmm31, %zmm3, %zmm13
	vfmadd231ps	%zmm31, %zmm2, %zmm12
	vfmadd231ps	%zmm31, %zmm1, %zmm11
	vmovups	(%rdx,%rax,4), %zmm31
	addq	$16, %rax
	vfmadd231ps	%zmm31, %zmm9, %zmm10
	vfmadd231ps	%zmm31, %zmm3, %zmm5
	vfmadd231ps	%zmm31, %zmm2, %zmm4
	vfmadd231ps	%zmm31, %zmm1, %zmm0
	cmpq	%rcx, -1992(%rbp)
	jg	.L1276
	movq	-1984(%rbp), %rax
	movq	%rdx, %r15
	movl	$16, %edx
	movq	-1992(%rbp), %r12
	vmovaps	%zmm30, -1584(%rbp)
	salq	$4, %rax
	cmpq	$15, -1896(%rbp)
	vmovaps	%zmm29, -1200(%rbp)
	cmovg	%rax, %rdx
	vmovaps	%zmm28, -816(%rbp)
	vmovaps	%zmm27, -432(%rbp)
	vmovaps	%zmm26, -1520(%rbp)
	vmovaps	%zmm25, -1136(%rbp)
	vmovaps	%zmm24, -752(%rbp)
	vmovaps	%zmm23, -368(%rbp)
	vmovaps	%zmm22, -1456(%rbp)
	vmovaps	%zmm21, -1072(%rbp)
	vmovaps	%zmm20, -688(%rbp)
	vmovaps	%zmm19, -304(%rbp)
	vmovaps	%zmm18, -1392(%rbp)
	vmovaps	%zmm17, -1008(%rbp)
	vmovaps	%zmm16, -624(%rbp)
	vmovaps	%zmm15, -240(%rbp)
	vmovaps	%zmm14, -1328(%rbp)
	vmovaps	%zmm13, -944(%rbp)
	vmovaps	%zmm12, -560(%rbp)
	vmovaps	%zmm11, -176(%rbp)
	vmovaps	%zmm10, -1264(%rbp)
	vmovaps	%zmm5, -880(%rbp)
	vmovaps	%zmm4, -496(%rbp)
	vmovaps	%zmm0, -112(%rbp)
.L1245:
	cmpq	%rdx, %r12
	jle	.L1277
	movl	%r12d, %ecx
	movl	$1, %eax
	leaq	0(,%rdx,4), %rsi
	movq	-1880(%rbp), %r10
	subl	%edx, %ecx
	leaq	(%rdi,%rsi), %r8
	sall	%cl, %eax
	subl	$1, %eax
	kmovw	%eax, %k1
	vmovups	(%r14,%rsi), %zmm2{%k1}{z}
	vmovups	(%r8), %zmm3{%k1}{z}
	leaq	(%rdx,%r10), %rax
	vfmadd213ps	-1584(%rbp), %zmm2, %zmm3
	leaq	(%rdi,%rax,4), %rcx
	addq	%r10, %rax
	leaq	(%rdi,%rax,4), %rdx
	addq	%r10, %rax
	leaq	(%rdi,%rax,4), %rax
	vmovaps	%zmm3, -1584(%rbp)
	vmovups	(%rcx), %zmm3{%k1}{z}
	vfmadd213ps	-1200(%rbp), %zmm2, %zmm3
	vmovaps	%zmm3, -1200(%rbp)
	vmovups	(%rdx), %zmm3{%k1}{z}
	vfmadd213ps	-816(%rbp), %zmm2, %zmm3
	vmovaps	%zmm3, -816(%rbp)
	vmovups	(%rax), %zmm0{%k1}{z}
	vfmadd213ps	-432(%rbp), %zmm2, %zmm0
	vmovaps	%zmm0, -432(%rbp)
	vmovups	(%r8), %zmm2{%k1}{z}
	vmovups	0(%r13,%rsi), %zmm0{%k1}{z}
	vfmadd213ps	-1520(%rbp), %zmm0, %zmm2
	vmovaps	%zmm2, -1520(%rbp)
	vmovups	(%rcx), %zmm2{%k1}{z}
	vfmadd213ps	-1136(%rbp), %zmm0, %zmm2
	vmovaps	%zmm2, -1136(%rbp)
	vmovups	(%rdx), %zmm2{%k1}{z}
	vfmadd213ps	-752(%rbp), %zmm0, %zmm2
	vmovaps	%zmm2, -752(%rbp)
	vmovups	(%rax), %zmm2{%k1}{z}
	vfmadd213ps	-368(%rbp), %zmm2, %zmm0
	vmovaps	%zmm0, -368(%rbp)
	vmovups	(%r8), %zmm2{%k1}{z}
	vmovups	(%rbx,%rsi), %zmm0{%k1}{z}
	vfmadd213ps	-1456(%rbp), %zmm0, %zmm2
	vmovaps	%zmm2, -1456(%rbp)
	vmovups	(%rcx), %zmm2{%k1}{z}
	vfmadd213ps	-1072(%rbp), %zmm0, %zmm2
	movq	-1936(%rbp), %rdi
	vmovaps	%zmm2, -1072(%rbp)
	vmovups	(%rdx), %zmm2{%k1}{z}
	vfmadd213ps	-688(%rbp), %zmm0, %zmm2
	vmovaps	%zmm2, -688(%rbp)
	vmovups	(%rax), %zmm2{%k1}{z}
	vfmadd213ps	-304(%rbp), %zmm2, %zmm0
	vmovaps	%zmm0, -304(%rbp)
	vmovups	(%r8), %zmm2{%k1}{z}
	vmovups	(%r11,%rsi), %zmm0{%k1}{z}
	vfmadd213ps	-1392(%rbp), %zmm0, %zmm2
	vmovaps	%zmm2, -1392(%rbp)
	vmovups	(%rcx), %zmm2{%k1}{z}
	vfmadd213ps	-1008(%rbp), %zmm0, %zmm2
	vmovaps	%zmm2, -1008(%rbp)
	vmovups	(%rdx), %zmm2{%k1}{z}
	vfmadd213ps	-624(%rbp), %zmm0, %zmm2
	vmovaps	%zmm2, -624(%rbp)
	vmovups	(%rax), %zmm2{%k1}{z}
	vfmadd213ps	-240(%rbp), %zmm2, %zmm0
	vmovaps	%zmm0, -240(%rbp)
	vmovups	(%r8), %zmm2{%k1}{z}
	vmovups	(%rdi,%rsi), %zmm0{%k1}{z}
	vfmadd213ps	-1328(%rbp), %zmm0, %zmm2
	vmovaps	%zmm2, -1328(%rbp)
	vmovups	(%rcx), %zmm2{%k1}{z}
	vfmadd213ps	-944(%rbp), %zmm0, %zmm2
	vmovaps	%zmm2, -944(%rbp)
	vmovups	(%rdx), %zmm2{%k1}{z}
	vfmadd213ps	-560(%rbp), %zmm0, %zmm2
	vmovaps	%zmm2, -560(%rbp)
	vmovups	(%rax), %zmm2{%k1}{z}
	vfmadd213ps	-176(%rbp), %zmm2, %zmm0
	vmovaps	%zmm0, -176(%rbp)
	vmovups	(%r8), %zmm1{%k1}{z}
	vmovups	(%r15,%rsi), %zmm0{%k1}{z}
	vfmadd213ps	-1264(%rbp), %zmm0, %zmm1
	vmovaps	%zmm1, -1264(%rbp)
	vmovups	(%rcx), %zmm1{%k1}{z}
	vfmadd213ps	-880(%rbp), %zmm0, %zmm1
	vmovaps	%zmm1, -880(%rbp)
	vmovups	(%rdx), %zmm1{%k1}{z}
	vfmadd213ps	-496(%rbp), %zmm0, %zmm1
	vmovaps	%zmm1, -496(%rbp)
	vmovups	(%rax), %zmm1{%k1}{z}
	vfmadd213ps	-112(%rbp), %zmm1, %zmm0
	vmovaps	%zmm0, -112(%rbp)
.L1277:
	leaq	-1712(%rbp), %rax
	leaq	-1584(%rbp), %r9
	vzeroupper
	movq	%rax, %rsi
	movq	%r9, %rdi
	call	_ZN6kvtide12_GLOBAL__N_14Simd8sum_tileERA4_A6_KDv16_fPf
	cmpq	$5, -1848(%rbp)
	jg	.L1278
	movq	-1888(%rbp), %rdi
	movq	-1904(%rbp), %r8
	movq	%r12, -1992(%rbp)
	movq	-1840(%rbp), %rsi
	salq	$2, %rdi
	vmovd	%r8d, %xmm0
	movq	%rdi, -1880(%rbp)
	movl	%r8d, %edi
	vmovq	%xmm0, %r10
	andl	$4, %edi
	movl	%edi, -1840(%rbp)
	cmpl	$8, %r8d
	jnb	.L1280
.L1725:
	movl	-1840(%rbp), %edx
	testl	%edx, %edx
	jne	.L1724
	testl	%r8d, %r8d
	je	.L1281
	movzbl	(%rax), %edx
	movb	%dl, (%rsi)
.L1281:
	movq	-1880(%rbp), %rdx
	addq	$32, %rax
	addq	%rdx, %rsi
	cmpq	%rax, %r9
	je	.L1687
	cmpl	$8, %r8d
	jb	.L1725
.L1280:
	movq	(%rax), %rdx
	leaq	8(%rsi), %rdi
	movq	%rax, %r12
	andq	$-8, %rdi
	movq	%rdx, (%rsi)
	movq	-8(%rax,%r10), %rdx
	movq	%rdx, -8(%rsi,%r10)
	movq	%rsi, %rdx
	subq	%rdi, %rdx
	subq	%rdx, %r12
	addl	%r8d, %edx
	andl	$-8, %edx
	cmpl	$8, %edx
	jb	.L1281
	movq	%rax, -1888(%rbp)
	andl	$-8, %edx
	xorl	%ecx, %ecx
	vmovq	%r10, %xmm7
.L1284:
	movl	%ecx, %r10d
	addl	$8, %ecx
	movq	(%r12,%r10), %rax
	movq	%rax, (%rdi,%r10)
	cmpl	%edx, %ecx
	jb	.L1284
	movq	-1888(%rbp), %rax
	vmovq	%xmm7, %r10
	jmp	.L1281
.L1235:
	subq	$8, %rsp
	movq	%r11, -1992(%rbp)
	leaq	-1808(%rbp), %rdx
	movq	%r12, %rcx
	pushq	-1888(%rbp)
	movq	-1840(%rbp), %r9
	movl	-1924(%rbp), %r8d
	vzeroupper
	call	_ZN6kvtide12_GLOBAL__N_18dot_tileILi4ELi6ELb0ELi0EfEEvPKflPKPKT3_lRKNS0_5AheadIS4_EEiPfl.constprop.0
	popq	%rax
	movq	-1992(%rbp), %r11
	popq	%rdx
	jmp	.L1186
.L1689:
	movq	%r8, %rdi
	call	_ZN6kvtide12_GLOBAL__N_17put_rowILi6ELb1EEEvPfPKf
	jmp	.L1308
.L1718:
	vmovss	(%r8), %xmm0
	vaddss	-1584(%rbp), %xmm0, %xmm0
	movl	-1924(%rbp), %eax
	vmovss	%xmm0, (%r8)
	cmpl	$1, %eax
	je	.L1326
	vmovss	4(%r8), %xmm0
	vaddss	-1580(%rbp), %xmm0, %xmm0
	vmovss	%xmm0, 4(%r8)
	cmpl	$2, %eax
	je	.L1326
	vmovss	8(%r8), %xmm0
	vaddss	-1576(%rbp), %xmm0, %xmm0
	vmovss	%xmm0, 8(%r8)
.L1326:
	movq	-1840(%rbp), %rdx
	movl	-1924(%rbp), %edi
	leaq	(%r8,%rdx,4), %rax
	vmovss	(%rax), %xmm0
	vaddss	-1560(%rbp), %xmm0, %xmm0
	vmovss	%xmm0, (%rax)
	cmpl	$1, %edi
	je	.L1308
	leaq	4(%r8,%rdx,4), %rax
	vmovss	(%rax), %xmm0
	vaddss	-1556(%rbp), %xmm0, %xmm0
	vmovss	%xmm0, (%rax)
	cmpl	$2, %edi
	je	.L1308
	leaq	8(%r8,%rdx,4), %rax
	vmovss	(%rax), %xmm0
	vaddss	-1552(%rbp), %xmm0, %xmm0
	vmovss	%xmm0, (%rax)
	jmp	.L1308
.L1225:
	movq	-1888(%rbp), %rcx
	movq	-1840(%rbp), %rdi
	movq	-1568(%rbp), %rax
	vmovdqa	-1584(%rbp), %xmm7
	movq	-1544(%rbp), %rdx
	salq	$2, %rcx
	vmovdqa	-1536(%rbp), %xmm0
	movq	%rax, 16(%rdi)
	leaq	(%rdi,%rcx), %rax
	vmovdqu	%xmm7, (%rdi)
	vmovdqu	-1560(%rbp), %xmm7
	movq	%rdx, 16(%rax)
	movq	-1520(%rbp), %rdx
	vmovdqu	%xmm7, (%rax)
	addq	%rcx, %rax
	movq	%rdx, -1696(%rbp)
	vmovdqa	%xmm0, -1712(%rbp)
	movq	%rdx, 16(%rax)
	vmovdqu	%xmm0, (%rax)
	jmp	.L1186
.L1353:
	leaq	-1584(%rbp), %rsi
	movq	%r8, %rdi
	call	_ZN6kvtide12_GLOBAL__N_17put_rowILi6ELb1EEEvPfPKf
	movq	-1840(%rbp), %rax
	leaq	-1560(%rbp), %rsi
	salq	$2, %rax
	addq	%rax, %r8
	movq	%r8, %rdi
	call	_ZN6kvtide12_GLOBAL__N_17put_rowILi6ELb1EEEvPfPKf
	leaq	-1536(%rbp), %rsi
	leaq	(%r8,%rax), %rdi
	call	_ZN6kvtide12_GLOBAL__N_17put_rowILi6ELb1EEEvPfPKf
	jmp	.L1308
.L1207:
	movq	-1840(%rbp), %rcx
	movq	-1568(%rbp), %rax
	movq	-1888(%rbp), %rdi
	movq	-1544(%rbp), %rdx
	vmovdqa	-1584(%rbp), %xmm7
	movq	%rax, 16(%rcx)
	vmovdqu	-1560(%rbp), %xmm0
	leaq	(%rcx,%rdi,4), %rax
	movq	%rdx, -1696(%rbp)
	vmovdqu	%xmm7, (%rcx)
	vmovdqa	%xmm0, -1712(%rbp)
	movq	%rdx, 16(%rax)
	vmovdqu	%xmm0, (%rax)
	jmp	.L1186
.L1704:
	movq	-1568(%rbp), %rax
	movq	-1840(%rbp), %rdx
	vmovdqa	-1584(%rbp), %xmm0
	movq	%rax, -1696(%rbp)
	movq	%rax, 16(%rdx)
	vmovdqa	%xmm0, -1712(%rbp)
	vmovdqu	%xmm0, (%rdx)
	jmp	.L1186
.L1187:
	movq	-1840(%rbp), %rdi
	movq	-1584(%rbp), %rax
	movq	%rax, (%rdi)
	movq	-1904(%rbp), %rdx
	movl	%edx, %eax
	movq	-8(%rsi,%rax), %rcx
	movq	%rcx, -8(%rdi,%rax)
	leaq	8(%rdi), %rcx
	movq	%rdi, %rax
	andq	$-8, %rcx
	subq	%rcx, %rax
	subq	%rax, %rsi
	addl	%edx, %eax
	andl	$-8, %eax
	cmpl	$8, %eax
	jb	.L1186
	andl	$-8, %eax
	xorl	%edx, %edx
.L1191:
	movl	%edx, %edi
	addl	$8, %edx
	movq	(%rsi,%rdi), %r8
	movq	%r8, (%rcx,%rdi)
	cmpl	%eax, %edx
	jb	.L1191
	jmp	.L1186
.L1268:
	movq	-1888(%rbp), %rdx
	movq	-1840(%rbp), %rcx
	movq	-1696(%rbp), %rax
	vmovdqa	-1712(%rbp), %xmm7
	salq	$2, %rdx
	movq	%rax, 16(%rcx)
	leaq	(%rcx,%rdx), %rax
	vmovdqu	%xmm7, (%rcx)
.L1686:
	vmovdqa	-1680(%rbp), %xmm7
	movq	-1664(%rbp), %rcx
	vmovdqu	%xmm7, (%rax)
	movq	%rcx, 16(%rax)
	movq	-1632(%rbp), %rcx
	addq	%rdx, %rax
	vmovdqa	-1648(%rbp), %xmm7
	movq	%rcx, 16(%rax)
	vmovdqu	%xmm7, (%rax)
	movq	-1600(%rbp), %rcx
	addq	%rdx, %rax
	vmovdqa	-1616(%rbp), %xmm7
	movq	%rcx, -1568(%rbp)
	vmovdqa	%xmm7, -1584(%rbp)
	movq	%rcx, 16(%rax)
	vmovdqu	%xmm7, (%rax)
	jmp	.L1186
.L1278:
	movq	-1888(%rbp), %rdx
	movq	-1840(%rbp), %rdi
	movq	-1696(%rbp), %rax
	vmovdqa	-1712(%rbp), %xmm7
	salq	$2, %rdx
	movq	%rax, 16(%rdi)
	leaq	(%rdi,%rdx), %rax
	vmovdqu	%xmm7, (%rdi)
	jmp	.L1686
.L1706:
	vxorps	%xmm10, %xmm10, %xmm10
	xorl	%eax, %eax
	vmovaps	%zmm10, %zmm9
	vmovaps	%zmm10, %zmm14
	vmovaps	%zmm10, %zmm13
	vmovaps	%zmm10, %zmm12
	vmovaps	%zmm10, %zmm11
	vmovaps	%zmm10, %zmm18
	vmovaps	%zmm10, %zmm17
	vmovaps	%zmm10, %zmm16
	vmovaps	%zmm10, %zmm15
	vmovaps	%zmm10, %zmm22
	vmovaps	%zmm10, %zmm21
	vmovaps	%zmm10, %zmm20
	vmovaps	%zmm10, %zmm19
	vmovaps	%zmm10, %zmm26
	vmovaps	%zmm10, %zmm25
	vmovaps	%zmm10, %zmm24
	vmovaps	%zmm10, %zmm23
	jmp	.L1222
.L1719:
	movq	-1568(%rbp), %rax
	movq	-1840(%rbp), %rdi
	vmovdqa	-1584(%rbp), %xmm0
	movq	%rax, -1696(%rbp)
	movq	%rax, 16(%rdi)
	vmovdqa	%xmm0, -1712(%rbp)
	vmovdqu	%xmm0, (%rdi)
	jmp	.L1186
.L1708:
	vxorps	%xmm14, %xmm14, %xmm14
	xorl	%eax, %eax
	vmovaps	%zmm14, %zmm13
	vmovaps	%zmm14, %zmm12
	vmovaps	%zmm14, %zmm11
	vmovaps	%zmm14, %zmm16
	vmovaps	%zmm14, %zmm15
	vmovaps	%zmm14, %zmm18
	vmovaps	%zmm14, %zmm17
	vmovaps	%zmm14, %zmm3
	vmovaps	%zmm14, %zmm2
	vmovaps	%zmm14, %zmm1
	vmovaps	%zmm14, %zmm19
	jmp	.L1204
.L1703:
	vxorps	%xmm11, %xmm11, %xmm11
	xorl	%eax, %eax
	vmovaps	%zmm11, %zmm10
	vmovaps	%zmm11, %zmm3
	vmovaps	%zmm11, %zmm2
	vmovaps	%zmm11, %zmm1
	vmovaps	%zmm11, %zmm12
	jmp	.L1181
.L1717:
	vxorps	%xmm9, %xmm9, %xmm9
	xorl	%eax, %eax
	vmovaps	%zmm9, %zmm8
	vmovaps	%zmm9, %zmm13
	vmovaps	%zmm9, %zmm12
	vmovaps	%zmm9, %zmm11
	vmovaps	%zmm9, %zmm10
	vmovaps	%zmm9, %zmm17
	vmovaps	%zmm9, %zmm16
	vmovaps	%zmm9, %zmm15
	vmovaps	%zmm9, %zmm14
	vmovaps	%zmm9, %zmm21
	vmovaps	%zmm9, %zmm20
	vmovaps	%zmm9, %zmm19
	vmovaps	%zmm9, %zmm18
	vmovaps	%zmm9, %zmm25
	vmovaps	%zmm9, %zmm24
	vmovaps	%zmm9, %zmm23
	vmovaps	%zmm9, %zmm22
	jmp	.L1342
.L1713:
	vxorps	%xmm13, %xmm13, %xmm13
	xorl	%eax, %eax
	vmovaps	%zmm13, %zmm12
	vmovaps	%zmm13, %zmm11
	vmovaps	%zmm13, %zmm10
	vmovaps	%zmm13, %zmm15
	vmovaps	%zmm13, %zmm14
	vmovaps	%zmm13, %zmm18
	vmovaps	%zmm13, %zmm16
	vmovaps	%zmm13, %zmm3
	vmovaps	%zmm13, %zmm2
	vmovaps	%zmm13, %zmm1
	vmovaps	%zmm13, %zmm19
	jmp	.L1320
.L1707:
	movl	(%rcx), %eax
	movl	%r8d, %edx
	movl	%eax, (%rsi)
	movl	-4(%rcx,%rdx), %eax
	movl	%eax, -4(%rsi,%rdx)
	jmp	.L1228
.L1346:
	movq	%r8, %rdi
	call	_ZN6kvtide12_GLOBAL__N_17put_rowILi6ELb1EEEvPfPKf
	movq	-1840(%rbp), %rax
	leaq	-1560(%rbp), %rsi
	salq	$2, %rax
	addq	%rax, %r8
	movq	%r8, %rdi
	call	_ZN6kvtide12_GLOBAL__N_17put_rowILi6ELb1EEEvPfPKf
	leaq	(%r8,%rax), %rdi
	movq	%rdx, %rsi
	call	_ZN6kvtide12_GLOBAL__N_17put_rowILi6ELb1EEEvPfPKf
	jmp	.L1308
.L1716:
	vxorps	%xmm10, %xmm10, %xmm10
	xorl	%eax, %eax
	vmovaps	%zmm10, %zmm9
	vmovaps	%zmm10, %zmm3
	vmovaps	%zmm10, %zmm2
	vmovaps	%zmm10, %zmm1
	vmovaps	%zmm10, %zmm11
	jmp	.L1303
.L1447:
	vxorps	%xmm7, %xmm7, %xmm7
	xorl	%eax, %eax
	vmovaps	%zmm7, %zmm6
	vmovaps	%zmm7, %zmm11
	vmovaps	%zmm7, %zmm10
	vmovaps	%zmm7, %zmm9
	vmovaps	%zmm7, %zmm8
	vmovaps	%zmm7, %zmm15
	vmovaps	%zmm7, %zmm14
	vmovaps	%zmm7, %zmm13
	vmovaps	%zmm7, %zmm12
	vmovaps	%zmm7, %zmm19
	vmovaps	%zmm7, %zmm18
	vmovaps	%zmm7, %zmm17
	vmovaps	%zmm7, %zmm16
	vmovaps	%zmm7, %zmm3
	vmovaps	%zmm7, %zmm2
	vmovaps	%zmm7, %zmm1
	vmovaps	%zmm7, %zmm20
	jmp	.L1343
.L1446:
	vxorps	%xmm9, %xmm9, %xmm9
	xorl	%eax, %eax
	vmovaps	%zmm9, %zmm8
	vmovaps	%zmm9, %zmm7
	vmovaps	%zmm9, %zmm6
	vmovaps	%zmm9, %zmm11
	vmovaps	%zmm9, %zmm10
	vmovaps	%zmm9, %zmm13
	vmovaps	%zmm9, %zmm12
	vmovaps	%zmm9, %zmm3
	vmovaps	%zmm9, %zmm2
	vmovaps	%zmm9, %zmm1
	vmovaps	%zmm9, %zmm5
	jmp	.L1321
.L1700:
	movq	%rsi, -1816(%rbp)
	movq	%r10, %r9
	vmovdqa	%xmm5, %xmm6
.L1422:
	leaq	(%rax,%r12), %r8
	vmovq	%xmm1, %rsi
	leaq	(%rbx,%r8,4), %r10
	movq	%r10, %rdx
	subq	%rsi, %rdx
	cmpq	$56, %rdx
	ja	.L1726
	movq	-1816(%rbp), %rsi
	movq	%r9, %r10
	jmp	.L1423
.L1726:
	cmpq	$14, %r15
	jbe	.L1448
	xorl	%edx, %edx
	vmovq	%xmm6, %rsi
.L1416:
	vmovups	(%rsi,%rdx), %zmm7
	vaddps	(%r10,%rdx), %zmm7, %zmm0
	vmovups	%zmm0, (%r10,%rdx)
	addq	$64, %rdx
	cmpq	%rdx, -2048(%rbp)
	jne	.L1416
	cmpq	$0, -1824(%rbp)
	vmovq	%rsi, %xmm6
	je	.L1417
	movq	-1840(%rbp), %r10
	cmpq	$6, %r14
	jbe	.L1449
	movq	-2056(%rbp), %rdx
	movq	-2064(%rbp), %rsi
.L1415:
	addq	%rdx, %r8
	addq	%r12, %rdx
	leaq	(%rbx,%r8,4), %r8
	vmovups	(%r11,%rdx,4), %ymm7
	movq	%r10, %rdx
	vaddps	(%r8), %ymm7, %ymm0
	andq	$-8, %rdx
	addq	%rsi, %rdx
	andl	$7, %r10d
	vmovups	%ymm0, (%r8)
	je	.L1417
.L1418:
	leaq	(%rax,%rdx), %r8
	leaq	(%rbx,%r8,4), %r10
	leaq	0(,%rdx,4), %r8
	vmovss	(%r10), %xmm0
	vaddss	(%r11,%rdx,4), %xmm0, %xmm0
	vmovss	%xmm0, (%r10)
	leaq	1(%rdx), %r10
	cmpq	%r10, %rcx
	jle	.L1417
	addq	%rax, %r10
	leaq	(%rbx,%r10,4), %r10
	vmovss	(%r10), %xmm0
	vaddss	4(%r11,%r8), %xmm0, %xmm0
	vmovss	%xmm0, (%r10)
	leaq	2(%rdx), %r10
	cmpq	%r10, %rcx
	jle	.L1417
	addq	%rax, %r10
	leaq	(%rbx,%r10,4), %r10
	vmovss	(%r10), %xmm0
	vaddss	8(%r11,%r8), %xmm0, %xmm0
	vmovss	%xmm0, (%r10)
	leaq	3(%rdx), %r10
	cmpq	%r10, %rcx
	jle	.L1417
	addq	%rax, %r10
	leaq	(%rbx,%r10,4), %r10
	vmovss	(%r10), %xmm0
	vaddss	12(%r11,%r8), %xmm0, %xmm0
	vmovss	%xmm0, (%r10)
	leaq	4(%rdx), %r10
	cmpq	%r10, %rcx
	jle	.L1417
	addq	%rax, %r10
	leaq	(%rbx,%r10,4), %r10
	vmovss	(%r10), %xmm0
	vaddss	16(%r11,%r8), %xmm0, %xmm0
	vmovss	%xmm0, (%r10)
	leaq	5(%rdx), %r10
	cmpq	%r10, %rcx
	jle	.L1417
	addq	%rax, %r10
	addq	$6, %rdx
	leaq	(%rbx,%r10,4), %r10
	vmovss	(%r10), %xmm0
	vaddss	20(%r11,%r8), %xmm0, %xmm0
	vmovss	%xmm0, (%r10)
	cmpq	%rdx, %rcx
	jle	.L1417
	addq	%rax, %rdx
	leaq	(%rbx,%rdx,4), %rax
	vmovss	(%rax), %xmm0
	vaddss	24(%r11,%r8), %xmm0, %xmm0
	vmovss	%xmm0, (%rax)
.L1417:
	addq	$1, %rdi
	cmpq	%rdi, -1832(%rbp)
	je	.L1680
	movq	%r9, %rax
	imulq	%rdi, %rax
	jmp	.L1422
.L1723:
	xorl	%esi, %esi
	jmp	.L1372
.L1699:
	movl	(%rax), %edx
	movl	%r8d, %ecx
	movl	%edx, (%rsi)
	movl	-4(%rax,%rcx), %edx
	movl	%edx, -4(%rsi,%rcx)
	jmp	.L1251
.L1710:
	movl	-1560(%rbp), %edx
	movl	%edx, (%rax)
	movl	-1904(%rbp), %edx
	movl	-4(%rsi,%rdx), %ecx
	movl	%ecx, -4(%rax,%rdx)
	jmp	.L1186
.L1712:
	xorl	%esi, %esi
	jmp	.L1368
.L1720:
	movl	(%rax), %edx
	movl	%r8d, %ecx
	movl	%edx, (%rsi)
	movl	-4(%rax,%rcx), %edx
	movl	%edx, -4(%rsi,%rcx)
	jmp	.L1261
.L1722:
	xorl	%esi, %esi
	jmp	.L1366
.L1715:
	xorl	%esi, %esi
	jmp	.L1364
.L1701:
	movl	(%rax), %edx
	movl	%r8d, %ecx
	movl	%edx, (%rsi)
	movl	-4(%rax,%rcx), %edx
	movl	%edx, -4(%rsi,%rcx)
	jmp	.L1271
.L1705:
	movl	-1584(%rbp), %eax
	movq	-1840(%rbp), %rdi
	movl	%eax, (%rdi)
	movl	-1904(%rbp), %eax
	movl	-4(%rsi,%rax), %edx
	movl	%edx, -4(%rdi,%rax)
	jmp	.L1186
.L1709:
	movl	-1584(%rbp), %edx
	movq	-1840(%rbp), %rcx
	movl	%edx, (%rcx)
	movl	-1904(%rbp), %edx
	movl	-4(%rax,%rdx), %eax
	movl	%eax, -4(%rcx,%rdx)
	jmp	.L1209
.L1724:
	movl	(%rax), %edx
	movl	%r8d, %ecx
	movl	%edx, (%rsi)
	movl	-4(%rax,%rcx), %edx
	movl	%edx, -4(%rsi,%rcx)
	jmp	.L1281
.L1448:
	movq	%r13, %r10
	movq	%r12, %rsi
	xorl	%edx, %edx
	jmp	.L1415
.L1449:
	movq	-2064(%rbp), %rdx
	jmp	.L1418
.L1680:
	movq	-1856(%rbp), %rax
	movq	-1816(%rbp), %rsi
	movq	64(%rax), %rax
	cmpq	%rax, %rsi
	jl	.L1425
	jmp	.L1727
.L1697:
	leaq	-40(%rbp), %rsp
	popq	%rbx
	popq	%r12
	popq	%r13
	.cfi_def_cfa 13, 0
	popq	%r14
	popq	%r15
	popq	%rbp
	leaq	-16(%r13), %rsp
	.cfi_def_cfa 7, 16
	popq	%r13
	.cfi_def_cfa_offset 8
	jmp	_ZN6kvtide12_GLOBAL__N_113linear_streamIfEEvRKNS_10LinearArgsEll
	.cfi_endproc
.LFE6495:
	.size	_ZN6kvtide12_GLOBAL__N_112linear_rangeIfEEvRKNS_10LinearArgsEll, .-_ZN6kvtide12_GLOBAL__N_112linear_rangeIfEEvRKNS_10LinearArgsEll
	.p2align 4
	.type	_ZN6kvtide12_GLOBAL__N_18dot_tileILi2ELi6ELb0ELi0ENS_4bf16EEEvPKflPKPKT3_lRKNS0_5AheadIS5_EEiPfl.constprop.0, @function
_ZN6kvtide12_GLOBAL__N_18dot_tileILi2ELi6ELb0ELi0ENS_4bf16EEEvPKflPKPKT3_lRKNS0_5AheadIS5_EEiPfl.constprop.0:
.LFB6857:
	.cfi_startproc
	pushq	%rbp
	.cfi_def_cfa_offset 16
	.cfi_offset 6, -16
	movq	%rsi, %rax
	vmovq	%r9, %xmm15
	movq	%rsp, %rbp
	.cfi_def_cfa_register 6
	pushq	%r15
	pushq	%r14
	pushq	%r13
	.cfi_offset 15, -24
	.cfi_offset 14, -32
	.cfi_offset 13, -40
	movq	%rcx, %r13
	pushq	%r12
	.cfi_offset 12, -48
	movl	%r8d, %r12d
	pushq	%rbx
	andq	$-64, %rsp
	addq	$-128, %rsp
	.cfi_offset 3, -56
	movq	%rsi, 24(%rsp)
	movq	%rdx, %rsi
	cmpq	$15, %rcx
	jle	.L1736
	leaq	-16(%r13), %r15
	movq	(%rdx), %r9
	movq	8(%rdx), %rbx
	leaq	(%rdi,%rax,4), %r10
	movq	16(%rdx), %r14
	movq	24(%rdx), %r8
	vxorps	%xmm6, %xmm6, %xmm6
	xorl	%eax, %eax
	movq	32(%rdx), %rcx
	movq	40(%rdx), %r11
	movq	%r15, %rdx
	vmovaps	%zmm6, %zmm5
	andq	$-16, %rdx
	vmovaps	%zmm6, %zmm4
	vmovaps	%zmm6, %zmm3
	addq	$16, %rdx
	vmovaps	%zmm6, %zmm10
	vmovaps	%zmm6, %zmm9
	vmovaps	%zmm6, %zmm8
	vmovaps	%zmm6, %zmm7
	vmovaps	%zmm6, %zmm14
	vmovaps	%zmm6, %zmm13
	vmovaps	%zmm6, %zmm12
	vmovaps	%zmm6, %zmm11
	.p2align 4,,10
	.p2align 3
.L1730:
	vpmovzxwd	(%r9,%rax,2), %zmm2
	vmovups	(%rdi,%rax,4), %zmm1
	vmovups	(%r10,%rax,4), %zmm0
	vpslld	$16, %zmm2, %zmm2
	vfmadd231ps	%zmm2, %zmm1, %zmm11
	vfmadd231ps	%zmm2, %zmm0, %zmm9
	vpmovzxwd	(%rbx,%rax,2), %zmm2
	vpslld	$16, %zmm2, %zmm2
	vfmadd231ps	%zmm2, %zmm1, %zmm12
	vfmadd231ps	%zmm2, %zmm0, %zmm10
	vpmovzxwd	(%r14,%rax,2), %zmm2
	vpslld	$16, %zmm2, %zmm2
	vfmadd231ps	%zmm2, %zmm1, %zmm13
	vfmadd231ps	%zmm2, %zmm0, %zmm3
	vpmovzxwd	(%r8,%rax,2), %zmm2
	vpslld	$16, %zmm2, %zmm2
	vfmadd231ps	%zmm2, %zmm1, %zmm14
	vfmadd231ps	%zmm2, %zmm0, %zmm4
	vpmovzxwd	(%rcx,%rax,2), %zmm2
	vpslld	$16, %zmm2, %zmm2
	vfmadd231ps	%zmm2, %zmm1, %zmm7
	vfmadd231ps	%zmm2, %zmm0, %zmm5
	vpmovzxwd	(%r11,%rax,2), %zmm2
	addq	$16, %rax
	vpslld	$16, %zmm2, %zmm2
	vfmadd231ps	%zmm2, %zmm1, %zmm8
	vfmadd231ps	%zmm2, %zmm0, %zmm6
	cmpq	%rdx, %rax
	jne	.L1730
	andq	$-16, %r15
	leaq	16(%r15), %r8
.L1729:
	cmpq	%r8, %r13
	jle	.L1731
	movl	%r13d, %ecx
	movl	$1, %eax
	leaq	(%r8,%r8), %rdx
	movq	24(%rsp), %rbx
	subl	%r8d, %ecx
	sall	%cl, %eax
	addq	%r8, %rbx
	subl	$1, %eax
	kmovw	%eax, %k1
	movq	(%rsi), %rax
	vmovups	(%rdi,%r8,4), %zmm2{%k1}{z}
	vmovups	(%rdi,%rbx,4), %zmm1{%k1}{z}
	addq	%rdx, %rax
	vmovdqu16	(%rax), %ymm0{%k1}{z}
	movq	8(%rsi), %rax
	vpmovzxwd	%ymm0, %zmm0
	addq	%rdx, %rax
	vpslld	$16, %zmm0, %zmm0
	vfmadd231ps	%zmm0, %zmm2, %zmm11
	vfmadd231ps	%zmm0, %zmm1, %zmm9
	vmovdqu16	(%rax), %ymm0{%k1}{z}
	movq	16(%rsi), %rax
	vpmovzxwd	%ymm0, %zmm0
	addq	%rdx, %rax
	vpslld	$16, %zmm0, %zmm0
	vfmadd231ps	%zmm0, %zmm2, %zmm12
	vfmadd231ps	%zmm0, %zmm1, %zmm10
	vmovdqu16	(%rax), %ymm0{%k1}{z}
	movq	24(%rsi), %rax
	vpmovzxwd	%ymm0, %zmm0
	addq	%rdx, %rax
	vpslld	$16, %zmm0, %zmm0
	vfmadd231ps	%zmm0, %zmm2, %zmm13
	vfmadd231ps	%zmm0, %zmm1, %zmm3
	vmovdqu16	(%rax), %ymm0{%k1}{z}
	movq	32(%rsi), %rax
	vpmovzxwd	%ymm0, %zmm0
	addq	%rdx, %rax
	addq	40(%rsi), %rdx
	vpslld	$16, %zmm0, %zmm0
	vfmadd231ps	%zmm0, %zmm2, %zmm14
	vfmadd231ps	%zmm0, %zmm1, %zmm4
	vmovdqu16	(%rax), %ymm0{%k1}{z}
	vpmovzxwd	%ymm0, %zmm0
	vpslld	$16, %zmm0, %zmm0
	vfmadd231ps	%zmm0, %zmm2, %zmm7
	vfmadd231ps	%zmm0, %zmm1, %zmm5
	vmovdqu16	(%rdx), %ymm0{%k1}{z}
	vpmovzxwd	%ymm0, %zmm0
	vpslld	$16, %zmm0, %zmm0
	vfmadd231ps	%zmm0, %zmm2, %zmm8
	vfmadd231ps	%zmm0, %zmm1, %zmm6
.L1731:
	vextractf32x8	$0x1, %zmm14, %ymm1
	vaddps	%ymm14, %ymm1, %ymm1
	vmovaps	%xmm1, %xmm2
	vextractf128	$0x1, %ymm1, %xmm0
	vextractf32x8	$0x1, %zmm13, %ymm1
	vaddps	%ymm13, %ymm1, %ymm13
	vaddps	%xmm2, %xmm0, %xmm0
	vextractf128	$0x1, %ymm13, %xmm1
	vaddps	%xmm13, %xmm1, %xmm1
	vhaddps	%xmm0, %xmm1, %xmm1
	vextractf32x8	$0x1, %zmm12, %ymm0
	vaddps	%ymm12, %ymm0, %ymm0
	vextractf128	$0x1, %ymm0, %xmm2
	vmovaps	%xmm0, %xmm12
	vextractf32x8	$0x1, %zmm11, %ymm0
	vaddps	%ymm11, %ymm0, %ymm11
	vaddps	%xmm12, %xmm2, %xmm2
	vextractf128	$0x1, %ymm11, %xmm0
	vaddps	%xmm11, %xmm0, %xmm0
	vhaddps	%xmm2, %xmm0, %xmm0
	vhaddps	%xmm1, %xmm0, %xmm0
	vextractf32x8	$0x1, %zmm10, %ymm1
	vaddps	%ymm10, %ymm1, %ymm1
	vmovaps	%xmm0, 64(%rsp)
	vmovaps	%xmm1, %xmm2
	vextractf128	$0x1, %ymm1, %xmm0
	vextractf32x8	$0x1, %zmm9, %ymm1
	vaddps	%ymm9, %ymm1, %ymm9
	vaddps	%xmm2, %xmm0, %xmm0
	vextractf128	$0x1, %ymm9, %xmm1
	vaddps	%xmm9, %xmm1, %xmm1
	vhaddps	%xmm0, %xmm1, %xmm1
	vextractf32x8	$0x1, %zmm8, %ymm0
	vaddps	%ymm8, %ymm0, %ymm0
	vextractf128	$0x1, %ymm0, %xmm2
	vmovaps	%xmm0, %xmm8
	vextractf32x8	$0x1, %zmm7, %ymm0
	vaddps	%ymm7, %ymm0, %ymm7
	vaddps	%xmm8, %xmm2, %xmm2
	vextractf128	$0x1, %ymm7, %xmm0
	vaddps	%xmm7, %xmm0, %xmm0
	vhaddps	%xmm2, %xmm0, %xmm0
	vhaddps	%xmm1, %xmm0, %xmm0
	vextractf32x8	$0x1, %zmm6, %ymm1
	vaddps	%ymm6, %ymm1, %ymm1
	vmovaps	%xmm0, 80(%rsp)
	vmovaps	%xmm1, %xmm2
	vextractf128	$0x1, %ymm1, %xmm0
	vextractf32x8	$0x1, %zmm5, %ymm1
	vaddps	%ymm5, %ymm1, %ymm5
	vaddps	%xmm2, %xmm0, %xmm0
	vextractf128	$0x1, %ymm5, %xmm1
	vaddps	%xmm5, %xmm1, %xmm1
	vhaddps	%xmm0, %xmm1, %xmm1
	vextractf32x8	$0x1, %zmm4, %ymm0
	vaddps	%ymm4, %ymm0, %ymm0
	vextractf128	$0x1, %ymm0, %xmm2
	vmovaps	%xmm0, %xmm4
	vextractf32x8	$0x1, %zmm3, %ymm0
	vaddps	%ymm3, %ymm0, %ymm3
	vaddps	%xmm4, %xmm2, %xmm2
	vextractf128	$0x1, %ymm3, %xmm0
	vaddps	%xmm3, %xmm0, %xmm0
	vhaddps	%xmm2, %xmm0, %xmm0
	vhaddps	%xmm1, %xmm0, %xmm0
	vmovaps	%xmm0, 96(%rsp)
	cmpl	$6, %r12d
	je	.L1732
	testl	%r12d, %r12d
	jle	.L1738
	movl	%r12d, %ebx
	vmovq	%xmm15, %rdi
	leaq	64(%rsp), %rsi
	salq	$2, %rbx
	movq	%rbx, %rdx
	vzeroupper
	call	memcpy@PLT
	movq	16(%rbp), %rcx
	leaq	88(%rsp), %rsi
	movq	%rbx, %rdx
	leaq	(%rax,%rcx,4), %rdi
	call	memcpy@PLT
.L1739:
	leaq	-40(%rbp), %rsp
	popq	%rbx
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	popq	%rbp
	.cfi_remember_state
	.cfi_def_cfa 7, 8
	ret
.L1732:
	.cfi_restore_state
	vmovdqa	64(%rsp), %xmm6
	vmovq	%xmm15, %rax
	vmovq	%xmm15, %rbx
	movq	104(%rsp), %rdx
	vmovdqu	%xmm6, (%rax)
	movq	80(%rsp), %rax
	vmovdqu	88(%rsp), %xmm6
	movq	%rax, 16(%rbx)
	movq	16(%rbp), %rbx
	vmovq	%xmm15, %rax
	leaq	(%rax,%rbx,4), %rax
	movq	%rdx, 16(%rax)
	vmovdqu	%xmm6, (%rax)
	vzeroupper
	leaq	-40(%rbp), %rsp
	popq	%rbx
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	popq	%rbp
	.cfi_remember_state
	.cfi_def_cfa 7, 8
	ret
.L1736:
	.cfi_restore_state
	vxorps	%xmm6, %xmm6, %xmm6
	xorl	%r8d, %r8d
	vmovaps	%zmm6, %zmm5
	vmovaps	%zmm6, %zmm4
	vmovaps	%zmm6, %zmm3
	vmovaps	%zmm6, %zmm10
	vmovaps	%zmm6, %zmm9
	vmovaps	%zmm6, %zmm8
	vmovaps	%zmm6, %zmm7
	vmovaps	%zmm6, %zmm14
	vmovaps	%zmm6, %zmm13
	vmovaps	%zmm6, %zmm12
	vmovaps	%zmm6, %zmm11
	jmp	.L1729
.L1738:
	vzeroupper
	jmp	.L1739
	.cfi_endproc
.LFE6857:
	.size	_ZN6kvtide12_GLOBAL__N_18dot_tileILi2ELi6ELb0ELi0ENS_4bf16EEEvPKflPKPKT3_lRKNS0_5AheadIS5_EEiPfl.constprop.0, .-_ZN6kvtide12_GLOBAL__N_18dot_tileILi2ELi6ELb0ELi0ENS_4bf16EEEvPKflPKPKT3_lRKNS0_5AheadIS5_EEiPfl.constprop.0
	.p2align 4
	.type	_ZN6kvtide12_GLOBAL__N_18dot_tileILi1ELi6ELb1ELi0EfEEvPKflPKPKT3_lRKNS0_5AheadIS4_EEiPfl.constprop.0, @function
_ZN6kvtide12_GLOBAL__N_18dot_tileILi1ELi6ELb1ELi0EfEEvPKflPKPKT3_lRKNS0_5AheadIS4_EEiPfl.constprop.0:
.LFB6851:
	.cfi_startproc
	pushq	%rbp
	.cfi_def_cfa_offset 16
	.cfi_offset 6, -16
	movq	%rsp, %rbp
	.cfi_def_cfa_register 6
	pushq	%r15
	.cfi_offset 15, -24
	movq	%r8, %r15
	pushq	%r14
	pushq	%r13
	pushq	%r12
	.cfi_offset 14, -32
	.cfi_offset 13, -40
	.cfi_offset 12, -48
	movq	%rdx, %r12
	pushq	%rbx
	.cfi_offset 3, -56
	movl	%ecx, %ebx
	andq	$-64, %rsp
	subq	$64, %rsp
	cmpq	$15, %rdx
	jle	.L1753
	leaq	-16(%rdx), %r14
	vxorps	%xmm2, %xmm2, %xmm2
	movq	(%rsi), %r13
	xorl	%eax, %eax
	movq	%r14, %rdx
	movq	8(%rsi), %r8
	movq	16(%rsi), %rcx
	vmovaps	%zmm2, %zmm1
	andq	$-16, %rdx
	movq	24(%rsi), %r11
	movq	32(%rsi), %r10
	vmovaps	%zmm2, %zmm6
	movq	40(%rsi), %r9
	addq	$16, %rdx
	vmovaps	%zmm2, %zmm5
	vmovaps	%zmm2, %zmm4
	vmovaps	%zmm2, %zmm3
	.p2align 4,,10
	.p2align 3
.L1743:
	vmovups	(%rdi,%rax,4), %zmm0
	vfmadd231ps	0(%r13,%rax,4), %zmm0, %zmm3
	vfmadd231ps	(%r8,%rax,4), %zmm0, %zmm4
	vfmadd231ps	(%rcx,%rax,4), %zmm0, %zmm5
	vfmadd231ps	(%r11,%rax,4), %zmm0, %zmm6
	vfmadd231ps	(%r10,%rax,4), %zmm0, %zmm1
	vfmadd231ps	(%r9,%rax,4), %zmm0, %zmm2
	addq	$16, %rax
	cmpq	%rdx, %rax
	jne	.L1743
	andq	$-16, %r14
	leaq	16(%r14), %rax
.L1742:
	cmpq	%rax, %r12
	jle	.L1744
	movl	%r12d, %ecx
	leaq	0(,%rax,4), %rdx
	subl	%eax, %ecx
	movl	$1, %eax
	sall	%cl, %eax
	subl	$1, %eax
	kmovw	%eax, %k1
	movq	(%rsi), %rax
	vmovups	(%rdi,%rdx), %zmm0{%k1}{z}
	addq	%rdx, %rax
	vmovups	(%rax), %zmm7{%k1}{z}
	movq	8(%rsi), %rax
	addq	%rdx, %rax
	vfmadd231ps	%zmm7, %zmm0, %zmm3
	vmovups	(%rax), %zmm7{%k1}{z}
	movq	16(%rsi), %rax
	addq	%rdx, %rax
	vfmadd231ps	%zmm7, %zmm0, %zmm4
	vmovups	(%rax), %zmm7{%k1}{z}
	movq	24(%rsi), %rax
	addq	%rdx, %rax
	vfmadd231ps	%zmm7, %zmm0, %zmm5
	vmovups	(%rax), %zmm7{%k1}{z}
	movq	32(%rsi), %rax
	addq	%rdx, %rax
	vfmadd231ps	%zmm7, %zmm0, %zmm6
	addq	40(%rsi), %rdx
	vmovups	(%rax), %zmm7{%k1}{z}
	vfmadd231ps	%zmm7, %zmm0, %zmm1
	vmovups	(%rdx), %zmm7{%k1}{z}
	vfmadd231ps	%zmm7, %zmm0, %zmm2
.L1744:
	vextractf32x8	$0x1, %zmm6, %ymm0
	vextractf32x8	$0x1, %zmm5, %ymm7
	vaddps	%ymm6, %ymm0, %ymm6
	vaddps	%ymm5, %ymm7, %ymm7
	vextractf128	$0x1, %ymm6, %xmm0
	vextractf128	$0x1, %ymm7, %xmm5
	vaddps	%xmm6, %xmm0, %xmm0
	vaddps	%xmm7, %xmm5, %xmm5
	vhaddps	%xmm0, %xmm5, %xmm5
	vextractf32x8	$0x1, %zmm4, %ymm0
	vaddps	%ymm4, %ymm0, %ymm0
	vextractf128	$0x1, %ymm0, %xmm4
	vmovaps	%xmm0, %xmm6
	vextractf32x8	$0x1, %zmm3, %ymm0
	vaddps	%ymm3, %ymm0, %ymm3
	vaddps	%xmm6, %xmm4, %xmm4
	vextractf128	$0x1, %ymm3, %xmm0
	vaddps	%xmm3, %xmm0, %xmm0
	vhaddps	%xmm4, %xmm0, %xmm0
	vxorps	%xmm4, %xmm4, %xmm4
	vhaddps	%xmm5, %xmm0, %xmm0
	vmovaps	%xmm0, (%rsp)
	vextractf32x8	$0x1, %zmm2, %ymm0
	vaddps	%ymm2, %ymm0, %ymm0
	vextractf128	$0x1, %ymm0, %xmm2
	vmovaps	%xmm0, %xmm3
	vextractf32x8	$0x1, %zmm1, %ymm0
	vaddps	%ymm1, %ymm0, %ymm1
	vaddps	%xmm3, %xmm2, %xmm2
	vextractf128	$0x1, %ymm1, %xmm0
	vaddps	%xmm1, %xmm0, %xmm0
	vhaddps	%xmm2, %xmm0, %xmm0
	vhaddps	%xmm4, %xmm0, %xmm0
	vmovaps	%xmm0, 16(%rsp)
	cmpl	$6, %ebx
	je	.L1745
	testl	%ebx, %ebx
	jle	.L1761
	leal	-1(%rbx), %eax
	cmpl	$6, %eax
	jbe	.L1754
	vmovups	(%r15), %ymm7
	vaddps	(%rsp), %ymm7, %ymm0
	movl	%ebx, %edx
	andl	$-8, %edx
	movl	%edx, %eax
	vmovups	%ymm0, (%r15)
	cmpl	%edx, %ebx
	je	.L1761
.L1749:
	movl	%ebx, %ecx
	subl	%eax, %ecx
	leal	-1(%rcx), %esi
	cmpl	$2, %esi
	jbe	.L1751
	salq	$2, %rax
	leaq	(%r15,%rax), %rsi
	vmovups	(%rsi), %xmm7
	vaddps	(%rsp,%rax), %xmm7, %xmm0
	movl	%ecx, %eax
	andl	$-4, %eax
	addl	%eax, %edx
	andl	$3, %ecx
	vmovups	%xmm0, (%rsi)
	je	.L1761
.L1751:
	movslq	%edx, %rsi
	leaq	0(,%rsi,4), %rcx
	leaq	(%r15,%rcx), %rax
	vmovss	(%rax), %xmm0
	vaddss	(%rsp,%rsi,4), %xmm0, %xmm0
	vmovss	%xmm0, (%rax)
	leal	1(%rdx), %eax
	cmpl	%eax, %ebx
	jle	.L1761
	leaq	4(%r15,%rcx), %rsi
	cltq
	addl	$2, %edx
	vmovss	(%rsi), %xmm0
	vaddss	(%rsp,%rax,4), %xmm0, %xmm0
	vmovss	%xmm0, (%rsi)
	cmpl	%edx, %ebx
	jle	.L1761
	leaq	8(%r15,%rcx), %rax
	movslq	%edx, %rdx
	vmovss	(%rax), %xmm0
	vaddss	(%rsp,%rdx,4), %xmm0, %xmm0
	vmovss	%xmm0, (%rax)
	vzeroupper
	leaq	-40(%rbp), %rsp
	popq	%rbx
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	popq	%rbp
	.cfi_remember_state
	.cfi_def_cfa 7, 8
	ret
.L1761:
	.cfi_restore_state
	vzeroupper
	leaq	-40(%rbp), %rsp
	popq	%rbx
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	popq	%rbp
	.cfi_remember_state
	.cfi_def_cfa 7, 8
	ret
.L1745:
	.cfi_restore_state
	movq	%rsp, %rsi
	movq	%r15, %rdi
	call	_ZN6kvtide12_GLOBAL__N_17put_rowILi6ELb1EEEvPfPKf
	leaq	-40(%rbp), %rsp
	popq	%rbx
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	popq	%rbp
	.cfi_remember_state
	.cfi_def_cfa 7, 8
	ret
.L1753:
	.cfi_restore_state
	vxorps	%xmm2, %xmm2, %xmm2
	xorl	%eax, %eax
	vmovaps	%zmm2, %zmm1
	vmovaps	%zmm2, %zmm6
	vmovaps	%zmm2, %zmm5
	vmovaps	%zmm2, %zmm4
	vmovaps	%zmm2, %zmm3
	jmp	.L1742
.L1754:
	xorl	%eax, %eax
	xorl	%edx, %edx
	jmp	.L1749
	.cfi_endproc
.LFE6851:
	.size	_ZN6kvtide12_GLOBAL__N_18dot_tileILi1ELi6ELb1ELi0EfEEvPKflPKPKT3_lRKNS0_5AheadIS4_EEiPfl.constprop.0, .-_ZN6kvtide12_GLOBAL__N_18dot_tileILi1ELi6ELb1ELi0EfEEvPKflPKPKT3_lRKNS0_5AheadIS4_EEiPfl.constprop.0
	.p2align 4
	.type	_ZN6kvtide12_GLOBAL__N_18dot_tileILi2ELi6ELb1ELi6EfEEvPKflPKPKT3_lRKNS0_5AheadIS4_EEiPfl, @function
_ZN6kvtide12_GLOBAL__N_18dot_tileILi2ELi6ELb1ELi6EfEEvPKflPKPKT3_lRKNS0_5AheadIS4_EEiPfl:
.LFB6682:
	.cfi_startproc
	pushq	%rbp
	.cfi_def_cfa_offset 16
	.cfi_offset 6, -16
	movq	%rsp, %rbp
	.cfi_def_cfa_register 6
	pushq	%r15
	pushq	%r14
	pushq	%r13
	pushq	%r12
	pushq	%rbx
	andq	$-64, %rsp
	addq	$-128, %rsp
	.cfi_offset 15, -24
	.cfi_offset 14, -32
	.cfi_offset 13, -40
	.cfi_offset 12, -48
	.cfi_offset 3, -56
	movq	%rsi, (%rsp)
	movq	%rcx, 16(%rsp)
	cmpq	$15, %rcx
	jle	.L1782
	movq	%rcx, %rax
	movq	(%r8), %rcx
	movq	%rsi, %rbx
	movq	(%rdx), %r14
	subq	$16, %rax
	vxorps	%xmm5, %xmm5, %xmm5
	movq	16(%rdx), %r11
	movq	24(%rdx), %r15
	movq	(%rcx), %rsi
	movq	32(%rcx), %r10
	movq	%rax, %r8
	movq	%rax, 24(%rsp)
	movq	40(%rcx), %r12
	vmovq	8(%rcx), %xmm21
	andq	$-16, %r8
	movl	%r9d, 12(%rsp)
	vmovq	16(%rcx), %xmm20
	leaq	16(%r8), %rax
	movq	%rsi, %r9
	movq	%r10, %rsi
	vmovq	24(%rcx), %xmm14
	movq	40(%rdx), %rcx
	movq	%rax, 32(%rsp)
	xorl	%eax, %eax
	movq	32(%rdx), %r13
	leaq	(%rdi,%rbx,4), %r8
	movq	8(%rdx), %rbx
	vmovq	%rdx, %xmm17
	vmovq	%r12, %xmm16
	movq	%r14, %rdx
	movq	%rcx, %r10
	vmovaps	%zmm5, %zmm4
	vmovaps	%zmm5, %zmm3
	vmovaps	%zmm5, %zmm2
	vmovaps	%zmm5, %zmm7
	vmovaps	%zmm5, %zmm6
	vmovaps	%zmm5, %zmm9
	vmovaps	%zmm5, %zmm8
	vmovaps	%zmm5, %zmm13
	vmovaps	%zmm5, %zmm12
	vmovaps	%zmm5, %zmm11
	vmovaps	%zmm5, %zmm10
	vmovq	%xmm21, %r12
	vmovq	%xmm20, %r14
	vmovq	%rsi, %xmm15
	.p2align 4,,10
	.p2align 3
.L1766:
	leaq	0(,%rax,4), %rsi
	vmovq	%xmm14, %rcx
	prefetcht0	(%r9)
	vmovups	(%rdi,%rax,4), %zmm1
	prefetcht0	(%rcx,%rsi)
	vmovq	%xmm15, %rcx
	vmovups	(%r8,%rax,4), %zmm0
	vfmadd231ps	(%rdx,%rax,4), %zmm1, %zmm10
	prefetcht0	(%rcx,%rsi)
	vmovq	%xmm16, %rcx
	vfmadd231ps	(%rdx,%rax,4), %zmm0, %zmm6
	addq	$64, %r9
	prefetcht0	(%rcx,%rsi)
	movq	32(%rsp), %rcx
	vfmadd231ps	(%rbx,%rax,4), %zmm1, %zmm11
	prefetcht0	(%r12,%rsi)
	vfmadd231ps	(%rbx,%rax,4), %zmm0, %zmm7
	vfmadd231ps	(%r11,%rax,4), %zmm1, %zmm12
	prefetcht0	(%r14,%rsi)
	vfmadd231ps	(%r11,%rax,4), %zmm0, %zmm2
	vfmadd231ps	(%r15,%rax,4), %zmm1, %zmm13
	vfmadd231ps	(%r15,%rax,4), %zmm0, %zmm3
	vfmadd231ps	0(%r13,%rax,4), %zmm1, %zmm8
	vfmadd231ps	0(%r13,%rax,4), %zmm0, %zmm4
	vfmadd231ps	(%r10,%rax,4), %zmm1, %zmm9
	vfmadd231ps	(%r10,%rax,4), %zmm0, %zmm5
	addq	$16, %rax
	cmpq	%rcx, %rax
	jne	.L1766
	movq	24(%rsp), %r14
	movl	12(%rsp), %r9d
	vmovq	%xmm17, %rdx
	andq	$-16, %r14
	leaq	16(%r14), %r8
.L1765:
	movq	16(%rsp), %rax
	cmpq	%r8, %rax
	jle	.L1767
	movl	%eax, %ecx
	movl	$1, %eax
	leaq	0(,%r8,4), %rsi
	movq	(%rsp), %r11
	subl	%r8d, %ecx
	sall	%cl, %eax
	addq	%r8, %r11
	subl	$1, %eax
	kmovw	%eax, %k1
	movq	(%rdx), %rax
	vmovups	(%rdi,%rsi), %zmm1{%k1}{z}
	vmovups	(%rdi,%r11,4), %zmm0{%k1}{z}
	addq	%rsi, %rax
	vmovups	(%rax), %zmm14{%k1}{z}
	movq	8(%rdx), %rax
	vfmadd231ps	%zmm14, %zmm1, %zmm10
	vfmadd231ps	%zmm14, %zmm0, %zmm6
	addq	%rsi, %rax
	vmovups	(%rax), %zmm14{%k1}{z}
	movq	16(%rdx), %rax
	vfmadd231ps	%zmm14, %zmm1, %zmm11
	vfmadd231ps	%zmm14, %zmm0, %zmm7
	addq	%rsi, %rax
	vmovups	(%rax), %zmm14{%k1}{z}
	movq	24(%rdx), %rax
	vfmadd231ps	%zmm14, %zmm1, %zmm12
	vfmadd231ps	%zmm14, %zmm0, %zmm2
	addq	%rsi, %rax
	vmovups	(%rax), %zmm14{%k1}{z}
	movq	32(%rdx), %rax
	vfmadd231ps	%zmm14, %zmm1, %zmm13
	vfmadd231ps	%zmm14, %zmm0, %zmm3
	addq	%rsi, %rax
	addq	40(%rdx), %rsi
	vmovups	(%rax), %zmm14{%k1}{z}
	vfmadd231ps	%zmm14, %zmm1, %zmm8
	vfmadd231ps	%zmm14, %zmm0, %zmm4
	vmovups	(%rsi), %zmm14{%k1}{z}
	vfmadd231ps	%zmm14, %zmm1, %zmm9
	vfmadd231ps	%zmm14, %zmm0, %zmm5
.L1767:
	vextractf32x8	$0x1, %zmm13, %ymm1
	vaddps	%ymm13, %ymm1, %ymm1
	vextractf128	$0x1, %ymm1, %xmm0
	vmovaps	%xmm1, %xmm13
	vextractf32x8	$0x1, %zmm12, %ymm1
	vaddps	%ymm12, %ymm1, %ymm12
	vaddps	%xmm13, %xmm0, %xmm0
	vextractf128	$0x1, %ymm12, %xmm1
	vaddps	%xmm12, %xmm1, %xmm1
	vhaddps	%xmm0, %xmm1, %xmm1
	vextractf32x8	$0x1, %zmm11, %ymm0
	vaddps	%ymm11, %ymm0, %ymm0
	vextractf128	$0x1, %ymm0, %xmm11
	vmovaps	%xmm0, %xmm12
	vextractf32x8	$0x1, %zmm10, %ymm0
	vaddps	%ymm10, %ymm0, %ymm10
	vaddps	%xmm12, %xmm11, %xmm11
	vextractf128	$0x1, %ymm10, %xmm0
	vaddps	%xmm10, %xmm0, %xmm0
	vhaddps	%xmm11, %xmm0, %xmm0
	vhaddps	%xmm1, %xmm0, %xmm0
	vextractf32x8	$0x1, %zmm7, %ymm1
	vaddps	%ymm7, %ymm1, %ymm1
	vextractf32x8	$0x1, %zmm6, %ymm7
	vaddps	%ymm6, %ymm7, %ymm7
	vmovaps	%xmm0, 64(%rsp)
	vextractf128	$0x1, %ymm1, %xmm0
	vextractf128	$0x1, %ymm7, %xmm6
	vaddps	%xmm1, %xmm0, %xmm0
	vaddps	%xmm7, %xmm6, %xmm6
	vhaddps	%xmm0, %xmm6, %xmm6
	vextractf32x8	$0x1, %zmm9, %ymm0
	vaddps	%ymm9, %ymm0, %ymm0
	vextractf32x8	$0x1, %zmm8, %ymm9
	vaddps	%ymm8, %ymm9, %ymm8
	vextractf128	$0x1, %ymm0, %xmm1
	vmovaps	%xmm0, %xmm7
	vextractf128	$0x1, %ymm8, %xmm0
	vaddps	%xmm7, %xmm1, %xmm1
	vaddps	%xmm8, %xmm0, %xmm0
	vhaddps	%xmm1, %xmm0, %xmm0
	vextractf32x8	$0x1, %zmm5, %ymm1
	vaddps	%ymm5, %ymm1, %ymm1
	vhaddps	%xmm6, %xmm0, %xmm0
	vmovaps	%xmm1, %xmm5
	vmovaps	%xmm0, 80(%rsp)
	vextractf128	$0x1, %ymm1, %xmm0
	vextractf32x8	$0x1, %zmm4, %ymm1
	vaddps	%ymm4, %ymm1, %ymm4
	vaddps	%xmm5, %xmm0, %xmm0
	vextractf128	$0x1, %ymm4, %xmm1
	vaddps	%xmm4, %xmm1, %xmm1
	vhaddps	%xmm0, %xmm1, %xmm1
	vextractf32x8	$0x1, %zmm3, %ymm0
	vaddps	%ymm3, %ymm0, %ymm0
	vextractf128	$0x1, %ymm0, %xmm3
	vmovaps	%xmm0, %xmm4
	vextractf32x8	$0x1, %zmm2, %ymm0
	vaddps	%ymm2, %ymm0, %ymm2
	vaddps	%xmm4, %xmm3, %xmm3
	vextractf128	$0x1, %ymm2, %xmm0
	vaddps	%xmm2, %xmm0, %xmm0
	vhaddps	%xmm3, %xmm0, %xmm0
	vhaddps	%xmm1, %xmm0, %xmm0
	vmovaps	%xmm0, 96(%rsp)
	cmpl	$6, %r9d
	je	.L1768
	testl	%r9d, %r9d
	jle	.L1797
	leal	-1(%r9), %edi
	cmpl	$6, %edi
	jbe	.L1800
	movq	16(%rbp), %rax
	vmovups	(%rax), %ymm5
	vaddps	64(%rsp), %ymm5, %ymm0
	vmovaps	%ymm5, 32(%rsp)
	vmovups	%ymm0, (%rax)
	movl	%r9d, %eax
	andl	$-8, %eax
	movl	%eax, %edx
	cmpl	%r9d, %eax
	je	.L1801
.L1770:
	movl	%r9d, %ecx
	subl	%edx, %ecx
	leal	-1(%rcx), %esi
	cmpl	$2, %esi
	jbe	.L1773
	movq	16(%rbp), %rsi
	salq	$2, %rdx
	addq	%rdx, %rsi
	vmovups	(%rsi), %xmm5
	vaddps	64(%rsp,%rdx), %xmm5, %xmm0
	movl	%ecx, %edx
	andl	$-4, %edx
	addl	%edx, %eax
	andl	$3, %ecx
	vmovups	%xmm0, (%rsi)
	je	.L1775
.L1773:
	movslq	%eax, %rsi
	movq	16(%rbp), %rdx
	leaq	0(,%rsi,4), %rcx
	addq	%rcx, %rdx
	vmovss	(%rdx), %xmm0
	vaddss	64(%rsp,%rsi,4), %xmm0, %xmm0
	vmovss	%xmm0, (%rdx)
	leal	1(%rax), %edx
	cmpl	%edx, %r9d
	jle	.L1775
	movq	16(%rbp), %rbx
	movslq	%edx, %rdx
	addl	$2, %eax
	leaq	4(%rbx,%rcx), %rsi
	vmovss	(%rsi), %xmm0
	vaddss	64(%rsp,%rdx,4), %xmm0, %xmm0
	vmovss	%xmm0, (%rsi)
	cmpl	%eax, %r9d
	jle	.L1775
	leaq	8(%rbx,%rcx), %rdx
	cltq
	vmovss	(%rdx), %xmm0
	vaddss	64(%rsp,%rax,4), %xmm0, %xmm0
	vmovss	%xmm0, (%rdx)
.L1775:
	cmpl	$6, %edi
	jbe	.L1784
	movq	16(%rbp), %rax
	movq	24(%rbp), %rdi
	vmovups	88(%rsp), %ymm2
	leaq	(%rax,%rdi,4), %rax
	vaddps	(%rax), %ymm2, %ymm0
	vmovups	%ymm0, (%rax)
	movl	%r9d, %eax
	andl	$-8, %eax
	movl	%eax, %edx
	cmpl	%r9d, %eax
	je	.L1797
.L1779:
	movl	%r9d, %ecx
	subl	%edx, %ecx
	leal	-1(%rcx), %esi
	cmpl	$2, %esi
	jbe	.L1780
	movq	24(%rbp), %rsi
	movq	16(%rbp), %rdi
	vmovups	88(%rsp,%rdx,4), %xmm6
	addq	%rdx, %rsi
	movl	%ecx, %edx
	leaq	(%rdi,%rsi,4), %rsi
	andl	$-4, %edx
	vaddps	(%rsi), %xmm6, %xmm0
	addl	%edx, %eax
	andl	$3, %ecx
	vmovups	%xmm0, (%rsi)
	je	.L1797
.L1780:
	movq	16(%rbp), %rdi
	movslq	%eax, %rdx
	addq	24(%rbp), %rdx
	leaq	(%rdi,%rdx,4), %rcx
	leal	6(%rax), %edx
	movslq	%edx, %rdx
	vmovss	(%rcx), %xmm0
	vaddss	64(%rsp,%rdx,4), %xmm0, %xmm0
	leal	1(%rax), %edx
	vmovss	%xmm0, (%rcx)
	cmpl	%edx, %r9d
	jle	.L1797
	movslq	%edx, %rdx
	addq	24(%rbp), %rdx
	leaq	(%rdi,%rdx,4), %rcx
	leal	7(%rax), %edx
	movslq	%edx, %rdx
	vmovss	(%rcx), %xmm0
	vaddss	64(%rsp,%rdx,4), %xmm0, %xmm0
	leal	2(%rax), %edx
	vmovss	%xmm0, (%rcx)
	cmpl	%edx, %r9d
	jle	.L1797
	addl	$8, %eax
	movslq	%edx, %rdx
	addq	24(%rbp), %rdx
	leaq	(%rdi,%rdx,4), %rdx
	cltq
	vmovss	(%rdx), %xmm0
	vaddss	64(%rsp,%rax,4), %xmm0, %xmm0
	vmovss	%xmm0, (%rdx)
	vzeroupper
	leaq	-40(%rbp), %rsp
	popq	%rbx
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	popq	%rbp
	.cfi_remember_state
	.cfi_def_cfa 7, 8
	ret
.L1797:
	.cfi_restore_state
	vzeroupper
	leaq	-40(%rbp), %rsp
	popq	%rbx
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	popq	%rbp
	.cfi_remember_state
	.cfi_def_cfa 7, 8
	ret
.L1768:
	.cfi_restore_state
	movq	16(%rbp), %rdi
	leaq	64(%rsp), %rsi
	call	_ZN6kvtide12_GLOBAL__N_17put_rowILi6ELb1EEEvPfPKf
	movq	16(%rbp), %rax
	movq	24(%rbp), %rdi
	leaq	88(%rsp), %rsi
	leaq	(%rax,%rdi,4), %rdi
	call	_ZN6kvtide12_GLOBAL__N_17put_rowILi6ELb1EEEvPfPKf
	leaq	-40(%rbp), %rsp
	popq	%rbx
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	popq	%rbp
	.cfi_remember_state
	.cfi_def_cfa 7, 8
	ret
.L1784:
	.cfi_restore_state
	xorl	%edx, %edx
	xorl	%eax, %eax
	jmp	.L1779
.L1801:
	movq	16(%rbp), %rax
	movq	24(%rbp), %rdi
	vmovups	88(%rsp), %ymm3
	leaq	(%rax,%rdi,4), %rax
	vaddps	(%rax), %ymm3, %ymm0
	vmovups	%ymm0, (%rax)
	vzeroupper
	leaq	-40(%rbp), %rsp
	popq	%rbx
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	popq	%rbp
	.cfi_remember_state
	.cfi_def_cfa 7, 8
	ret
.L1782:
	.cfi_restore_state
	vxorps	%xmm5, %xmm5, %xmm5
	xorl	%r8d, %r8d
	vmovaps	%zmm5, %zmm4
	vmovaps	%zmm5, %zmm3
	vmovaps	%zmm5, %zmm2
	vmovaps	%zmm5, %zmm7
	vmovaps	%zmm5, %zmm6
	vmovaps	%zmm5, %zmm9
	vmovaps	%zmm5, %zmm8
	vmovaps	%zmm5, %zmm13
	vmovaps	%zmm5, %zmm12
	vmovaps	%zmm5, %zmm11
	vmovaps	%zmm5, %zmm10
	jmp	.L1765
.L1800:
	xorl	%edx, %edx
	xorl	%eax, %eax
	jmp	.L1770
	.cfi_endproc
.LFE6682:
	.size	_ZN6kvtide12_GLOBAL__N_18dot_tileILi2ELi6ELb1ELi6EfEEvPKflPKPKT3_lRKNS0_5AheadIS4_EEiPfl, .-_ZN6kvtide12_GLOBAL__N_18dot_tileILi2ELi6ELb1ELi6EfEEvPKflPKPKT3_lRKNS0_5AheadIS4_EEiPfl
	.p2align 4
	.type	_ZN6kvtide12_GLOBAL__N_18dot_tileILi2ELi6ELb0ELi6EfEEvPKflPKPKT3_lRKNS0_5AheadIS4_EEiPfl, @function
_ZN6kvtide12_GLOBAL__N_18dot_tileILi2ELi6ELb0ELi6EfEEvPKflPKPKT3_lRKNS0_5AheadIS4_EEiPfl:
.LFB6602:
	.cfi_startproc
	pushq	%rbp
	.cfi_def_cfa_offset 16
	.cfi_offset 6, -16
	movq	%rsp, %rbp
	.cfi_def_cfa_register 6
	pushq	%r15
	pushq	%r14
	pushq	%r13
	pushq	%r12
	pushq	%rbx
	andq	$-64, %rsp
	subq	$192, %rsp
	.cfi_offset 15, -24
	.cfi_offset 14, -32
	.cfi_offset 13, -40
	.cfi_offset 12, -48
	.cfi_offset 3, -56
	movq	%rsi, 56(%rsp)
	movq	%rcx, 72(%rsp)
	movl	%r9d, 68(%rsp)
	cmpq	$15, %rcx
	jle	.L1810
	movq	%rcx, %rax
	movq	(%r8), %rcx
	movq	40(%rdx), %r10
	movq	%rsi, %rbx
	subq	$16, %rax
	movq	32(%rdx), %r11
	movq	8(%rdx), %r9
	vxorps	%xmm5, %xmm5, %xmm5
	movq	%rax, %r8
	movq	(%rcx), %rsi
	movq	24(%rcx), %r12
	movq	%rax, 80(%rsp)
	vmovq	8(%rcx), %xmm20
	andq	$-16, %r8
	vmovq	16(%rcx), %xmm14
	vmovq	%rdx, %xmm17
	movq	32(%rcx), %r13
	movq	40(%rcx), %r14
	leaq	16(%r8), %rax
	leaq	(%rdi,%rbx,4), %r8
	movq	24(%rdx), %rcx
	movq	16(%rdx), %r15
	vmovq	%r8, %xmm15
	movq	%rax, 88(%rsp)
	movq	(%rdx), %rbx
	vmovaps	%zmm5, %zmm4
	xorl	%eax, %eax
	vmovaps	%zmm5, %zmm3
	movq	%rcx, %r8
	movq	%rsi, %rcx
	movq	%r10, %rsi
	movq	%r15, %rdx
	movq	%r11, %r10
	vmovaps	%zmm5, %zmm2
	movq	%r9, %r15
	movq	%rsi, %r11
	vmovaps	%zmm5, %zmm7
	vmovaps	%zmm5, %zmm6
	vmovaps	%zmm5, %zmm9
	vmovaps	%zmm5, %zmm8
	vmovaps	%zmm5, %zmm13
	vmovaps	%zmm5, %zmm12
	vmovaps	%zmm5, %zmm11
	vmovaps	%zmm5, %zmm10
	vmovdqa64	%xmm20, %xmm16
	.p2align 4,,10
	.p2align 3
.L1804:
	vmovq	%xmm16, %r9
	leaq	0(,%rax,4), %rsi
	vmovups	(%rdi,%rax,4), %zmm1
	prefetcht0	(%rcx)
	prefetcht0	(%r9,%rsi)
	vmovq	%xmm14, %r9
	prefetcht0	(%r12,%rsi)
	prefetcht0	0(%r13,%rsi)
	prefetcht0	(%r9,%rsi)
	prefetcht0	(%r14,%rsi)
	vmovq	%xmm15, %rsi
	vfmadd231ps	(%rbx,%rax,4), %zmm1, %zmm10
	vmovups	(%rsi,%rax,4), %zmm0
	movq	88(%rsp), %rsi
	addq	$64, %rcx
	vfmadd231ps	(%rbx,%rax,4), %zmm0, %zmm6
	vfmadd231ps	(%r15,%rax,4), %zmm1, %zmm11
	vfmadd231ps	(%r15,%rax,4), %zmm0, %zmm7
	vfmadd231ps	(%rdx,%rax,4), %zmm1, %zmm12
	vfmadd231ps	(%rdx,%rax,4), %zmm0, %zmm2
	vfmadd231ps	(%r8,%rax,4), %zmm1, %zmm13
	vfmadd231ps	(%r8,%rax,4), %zmm0, %zmm3
	vfmadd231ps	(%r10,%rax,4), %zmm1, %zmm8
	vfmadd231ps	(%r10,%rax,4), %zmm0, %zmm4
	vfmadd231ps	(%r11,%rax,4), %zmm1, %zmm9
	vfmadd231ps	(%r11,%rax,4), %zmm0, %zmm5
	addq	$16, %rax
	cmpq	%rsi, %rax
	jne	.L1804
	movq	80(%rsp), %r14
	vmovq	%xmm17, %rdx
	andq	$-16, %r14
	leaq	16(%r14), %r8
.L1803:
	movq	72(%rsp), %rax
	cmpq	%r8, %rax
	jle	.L1805
	movl	%eax, %ecx
	movl	$1, %eax
	leaq	0(,%r8,4), %rsi
	movq	56(%rsp), %rbx
	subl	%r8d, %ecx
	sall	%cl, %eax
	addq	%r8, %rbx
	subl	$1, %eax
	kmovw	%eax, %k1
	movq	(%rdx), %rax
	vmovups	(%rdi,%rsi), %zmm1{%k1}{z}
	vmovups	(%rdi,%rbx,4), %zmm0{%k1}{z}
	addq	%rsi, %rax
	vmovups	(%rax), %zmm14{%k1}{z}
	movq	8(%rdx), %rax
	vfmadd231ps	%zmm14, %zmm1, %zmm10
	vfmadd231ps	%zmm14, %zmm0, %zmm6
	addq	%rsi, %rax
	vmovups	(%rax), %zmm14{%k1}{z}
	movq	16(%rdx), %rax
	vfmadd231ps	%zmm14, %zmm1, %zmm11
	vfmadd231ps	%zmm14, %zmm0, %zmm7
	addq	%rsi, %rax
	vmovups	(%rax), %zmm14{%k1}{z}
	movq	24(%rdx), %rax
	vfmadd231ps	%zmm14, %zmm1, %zmm12
	vfmadd231ps	%zmm14, %zmm0, %zmm2
	addq	%rsi, %rax
	vmovups	(%rax), %zmm14{%k1}{z}
	movq	32(%rdx), %rax
	vfmadd231ps	%zmm14, %zmm1, %zmm13
	vfmadd231ps	%zmm14, %zmm0, %zmm3
	addq	%rsi, %rax
	addq	40(%rdx), %rsi
	vmovups	(%rax), %zmm14{%k1}{z}
	vfmadd231ps	%zmm14, %zmm1, %zmm8
	vfmadd231ps	%zmm14, %zmm0, %zmm4
	vmovups	(%rsi), %zmm14{%k1}{z}
	vfmadd231ps	%zmm14, %zmm1, %zmm9
	vfmadd231ps	%zmm14, %zmm0, %zmm5
.L1805:
	vextractf32x8	$0x1, %zmm13, %ymm1
	movl	68(%rsp), %eax
	vaddps	%ymm13, %ymm1, %ymm1
	vextractf128	$0x1, %ymm1, %xmm0
	vmovaps	%xmm1, %xmm13
	vextractf32x8	$0x1, %zmm12, %ymm1
	vaddps	%ymm12, %ymm1, %ymm12
	vaddps	%xmm13, %xmm0, %xmm0
	vextractf128	$0x1, %ymm12, %xmm1
	vaddps	%xmm12, %xmm1, %xmm1
	vhaddps	%xmm0, %xmm1, %xmm1
	vextractf32x8	$0x1, %zmm11, %ymm0
	vaddps	%ymm11, %ymm0, %ymm0
	vextractf128	$0x1, %ymm0, %xmm11
	vmovaps	%xmm0, %xmm12
	vextractf32x8	$0x1, %zmm10, %ymm0
	vaddps	%ymm10, %ymm0, %ymm10
	vaddps	%xmm12, %xmm11, %xmm11
	vextractf128	$0x1, %ymm10, %xmm0
	vaddps	%xmm10, %xmm0, %xmm0
	vhaddps	%xmm11, %xmm0, %xmm0
	vhaddps	%xmm1, %xmm0, %xmm0
	vextractf32x8	$0x1, %zmm7, %ymm1
	vaddps	%ymm7, %ymm1, %ymm1
	vextractf32x8	$0x1, %zmm6, %ymm7
	vaddps	%ymm6, %ymm7, %ymm7
	vmovaps	%xmm0, 128(%rsp)
	vextractf128	$0x1, %ymm1, %xmm0
	vextractf128	$0x1, %ymm7, %xmm6
	vaddps	%xmm1, %xmm0, %xmm0
	vaddps	%xmm7, %xmm6, %xmm6
	vhaddps	%xmm0, %xmm6, %xmm6
	vextractf32x8	$0x1, %zmm9, %ymm0
	vaddps	%ymm9, %ymm0, %ymm0
	vextractf32x8	$0x1, %zmm8, %ymm9
	vaddps	%ymm8, %ymm9, %ymm8
	vextractf128	$0x1, %ymm0, %xmm1
	vmovaps	%xmm0, %xmm7
	vextractf128	$0x1, %ymm8, %xmm0
	vaddps	%xmm7, %xmm1, %xmm1
	vaddps	%xmm8, %xmm0, %xmm0
	vhaddps	%xmm1, %xmm0, %xmm0
	vextractf32x8	$0x1, %zmm5, %ymm1
	vaddps	%ymm5, %ymm1, %ymm1
	vhaddps	%xmm6, %xmm0, %xmm0
	vmovaps	%xmm1, %xmm5
	vmovaps	%xmm0, 144(%rsp)
	vextractf128	$0x1, %ymm1, %xmm0
	vextractf32x8	$0x1, %zmm4, %ymm1
	vaddps	%ymm4, %ymm1, %ymm4
	vaddps	%xmm5, %xmm0, %xmm0
	vextractf128	$0x1, %ymm4, %xmm1
	vaddps	%xmm4, %xmm1, %xmm1
	vhaddps	%xmm0, %xmm1, %xmm1
	vextractf32x8	$0x1, %zmm3, %ymm0
	vaddps	%ymm3, %ymm0, %ymm0
	vextractf128	$0x1, %ymm0, %xmm3
	vmovaps	%xmm0, %xmm4
	vextractf32x8	$0x1, %zmm2, %ymm0
	vaddps	%ymm2, %ymm0, %ymm2
	vaddps	%xmm4, %xmm3, %xmm3
	vextractf128	$0x1, %ymm2, %xmm0
	vaddps	%xmm2, %xmm0, %xmm0
	vhaddps	%xmm3, %xmm0, %xmm0
	vhaddps	%xmm1, %xmm0, %xmm0
	vmovaps	%xmm0, 160(%rsp)
	cmpl	$6, %eax
	je	.L1806
	testl	%eax, %eax
	jle	.L1812
	movl	%eax, %ebx
	movq	16(%rbp), %rdi
	leaq	128(%rsp), %rsi
	salq	$2, %rbx
	movq	%rbx, %rdx
	vzeroupper
	call	memcpy@PLT
	movq	16(%rbp), %rax
	movq	24(%rbp), %rdi
	movq	%rbx, %rdx
	leaq	152(%rsp), %rsi
	leaq	(%rax,%rdi,4), %rdi
	call	memcpy@PLT
.L1813:
	leaq	-40(%rbp), %rsp
	popq	%rbx
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	popq	%rbp
	.cfi_remember_state
	.cfi_def_cfa 7, 8
	ret
.L1806:
	.cfi_restore_state
	movq	16(%rbp), %rax
	movq	16(%rbp), %rdi
	vmovdqa	128(%rsp), %xmm5
	movq	168(%rsp), %rdx
	vmovdqu	%xmm5, (%rax)
	movq	144(%rsp), %rax
	vmovdqu	152(%rsp), %xmm5
	movq	%rax, 16(%rdi)
	movq	%rdi, %rax
	movq	24(%rbp), %rdi
	leaq	(%rax,%rdi,4), %rax
	movq	%rdx, 16(%rax)
	vmovdqu	%xmm5, (%rax)
	vzeroupper
	leaq	-40(%rbp), %rsp
	popq	%rbx
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	popq	%rbp
	.cfi_remember_state
	.cfi_def_cfa 7, 8
	ret
.L1810:
	.cfi_restore_state
	vxorps	%xmm5, %xmm5, %xmm5
	xorl	%r8d, %r8d
	vmovaps	%zmm5, %zmm4
	vmovaps	%zmm5, %zmm3
	vmovaps	%zmm5, %zmm2
	vmovaps	%zmm5, %zmm7
	vmovaps	%zmm5, %zmm6
	vmovaps	%zmm5, %zmm9
	vmovaps	%zmm5, %zmm8
	vmovaps	%zmm5, %zmm13
	vmovaps	%zmm5, %zmm12
	vmovaps	%zmm5, %zmm11
	vmovaps	%zmm5, %zmm10
	jmp	.L1803
.L1812:
	vzeroupper
	jmp	.L1813
	.cfi_endproc
.LFE6602:
	.size	_ZN6kvtide12_GLOBAL__N_18dot_tileILi2ELi6ELb0ELi6EfEEvPKflPKPKT3_lRKNS0_5AheadIS4_EEiPfl, .-_ZN6kvtide12_GLOBAL__N_18dot_tileILi2ELi6ELb0ELi6EfEEvPKflPKPKT3_lRKNS0_5AheadIS4_EEiPfl
	.p2align 4
	.type	_ZN6kvtide12_GLOBAL__N_18dot_tileILi1ELi6ELb0ELi0EfEEvPKflPKPKT3_lRKNS0_5AheadIS4_EEiPfl.constprop.0, @function
_ZN6kvtide12_GLOBAL__N_18dot_tileILi1ELi6ELb0ELi0EfEEvPKflPKPKT3_lRKNS0_5AheadIS4_EEiPfl.constprop.0:
.LFB6854:
	.cfi_startproc
	pushq	%rbp
	.cfi_def_cfa_offset 16
	.cfi_offset 6, -16
	movq	%rsp, %rbp
	.cfi_def_cfa_register 6
	pushq	%r15
	.cfi_offset 15, -24
	movq	%r8, %r15
	pushq	%r14
	pushq	%r13
	pushq	%r12
	.cfi_offset 14, -32
	.cfi_offset 13, -40
	.cfi_offset 12, -48
	movq	%rdx, %r12
	pushq	%rbx
	.cfi_offset 3, -56
	movl	%ecx, %ebx
	andq	$-64, %rsp
	addq	$-128, %rsp
	cmpq	$15, %rdx
	jle	.L1823
	leaq	-16(%rdx), %r14
	vxorps	%xmm2, %xmm2, %xmm2
	movq	(%rsi), %r13
	xorl	%eax, %eax
	movq	%r14, %rdx
	movq	8(%rsi), %r8
	movq	16(%rsi), %rcx
	vmovaps	%zmm2, %zmm1
	andq	$-16, %rdx
	movq	24(%rsi), %r11
	movq	32(%rsi), %r10
	vmovaps	%zmm2, %zmm6
	movq	40(%rsi), %r9
	addq	$16, %rdx
	vmovaps	%zmm2, %zmm5
	vmovaps	%zmm2, %zmm4
	vmovaps	%zmm2, %zmm3
	.p2align 4,,10
	.p2align 3
.L1817:
	vmovups	(%rdi,%rax,4), %zmm0
	vfmadd231ps	0(%r13,%rax,4), %zmm0, %zmm3
	vfmadd231ps	(%r8,%rax,4), %zmm0, %zmm4
	vfmadd231ps	(%rcx,%rax,4), %zmm0, %zmm5
	vfmadd231ps	(%r11,%rax,4), %zmm0, %zmm6
	vfmadd231ps	(%r10,%rax,4), %zmm0, %zmm1
	vfmadd231ps	(%r9,%rax,4), %zmm0, %zmm2
	addq	$16, %rax
	cmpq	%rdx, %rax
	jne	.L1817
	andq	$-16, %r14
	leaq	16(%r14), %rax
.L1816:
	cmpq	%rax, %r12
	jle	.L1818
	movl	%r12d, %ecx
	leaq	0(,%rax,4), %rdx
	subl	%eax, %ecx
	movl	$1, %eax
	sall	%cl, %eax
	subl	$1, %eax
	kmovw	%eax, %k1
	movq	(%rsi), %rax
	vmovups	(%rdi,%rdx), %zmm0{%k1}{z}
	addq	%rdx, %rax
	vmovups	(%rax), %zmm7{%k1}{z}
	movq	8(%rsi), %rax
	addq	%rdx, %rax
	vfmadd231ps	%zmm7, %zmm0, %zmm3
	vmovups	(%rax), %zmm7{%k1}{z}
	movq	16(%rsi), %rax
	addq	%rdx, %rax
	vfmadd231ps	%zmm7, %zmm0, %zmm4
	vmovups	(%rax), %zmm7{%k1}{z}
	movq	24(%rsi), %rax
	addq	%rdx, %rax
	vfmadd231ps	%zmm7, %zmm0, %zmm5
	vmovups	(%rax), %zmm7{%k1}{z}
	movq	32(%rsi), %rax
	addq	%rdx, %rax
	vfmadd231ps	%zmm7, %zmm0, %zmm6
	addq	40(%rsi), %rdx
	vmovups	(%rax), %zmm7{%k1}{z}
	vfmadd231ps	%zmm7, %zmm0, %zmm1
	vmovups	(%rdx), %zmm7{%k1}{z}
	vfmadd231ps	%zmm7, %zmm0, %zmm2
.L1818:
	vextractf32x8	$0x1, %zmm6, %ymm0
	vextractf32x8	$0x1, %zmm5, %ymm7
	vaddps	%ymm6, %ymm0, %ymm6
	vaddps	%ymm5, %ymm7, %ymm7
	vextractf128	$0x1, %ymm6, %xmm0
	vextractf128	$0x1, %ymm7, %xmm5
	vaddps	%xmm6, %xmm0, %xmm0
	vaddps	%xmm7, %xmm5, %xmm5
	vhaddps	%xmm0, %xmm5, %xmm5
	vextractf32x8	$0x1, %zmm4, %ymm0
	vaddps	%ymm4, %ymm0, %ymm0
	vextractf128	$0x1, %ymm0, %xmm4
	vmovaps	%xmm0, %xmm6
	vextractf32x8	$0x1, %zmm3, %ymm0
	vaddps	%ymm3, %ymm0, %ymm3
	vaddps	%xmm6, %xmm4, %xmm4
	vextractf128	$0x1, %ymm3, %xmm0
	vaddps	%xmm3, %xmm0, %xmm0
	vhaddps	%xmm4, %xmm0, %xmm0
	vxorps	%xmm4, %xmm4, %xmm4
	vhaddps	%xmm5, %xmm0, %xmm0
	vmovaps	%xmm0, 64(%rsp)
	vextractf32x8	$0x1, %zmm2, %ymm0
	vaddps	%ymm2, %ymm0, %ymm0
	vextractf128	$0x1, %ymm0, %xmm2
	vmovaps	%xmm0, %xmm3
	vextractf32x8	$0x1, %zmm1, %ymm0
	vaddps	%ymm1, %ymm0, %ymm1
	vaddps	%xmm3, %xmm2, %xmm2
	vextractf128	$0x1, %ymm1, %xmm0
	vaddps	%xmm1, %xmm0, %xmm0
	vhaddps	%xmm2, %xmm0, %xmm0
	vhaddps	%xmm4, %xmm0, %xmm0
	vmovaps	%xmm0, 80(%rsp)
	cmpl	$6, %ebx
	je	.L1819
	testl	%ebx, %ebx
	jle	.L1827
	movl	%ebx, %edx
	leaq	64(%rsp), %rsi
	movq	%r15, %rdi
	salq	$2, %rdx
	vzeroupper
	call	memcpy@PLT
	leaq	-40(%rbp), %rsp
	popq	%rbx
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	popq	%rbp
	.cfi_remember_state
	.cfi_def_cfa 7, 8
	ret
.L1819:
	.cfi_restore_state
	movq	80(%rsp), %rax
	vmovdqa	64(%rsp), %xmm7
	movq	%rax, 16(%r15)
	vmovdqu	%xmm7, (%r15)
.L1827:
	vzeroupper
	leaq	-40(%rbp), %rsp
	popq	%rbx
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	popq	%rbp
	.cfi_remember_state
	.cfi_def_cfa 7, 8
	ret
.L1823:
	.cfi_restore_state
	vxorps	%xmm2, %xmm2, %xmm2
	xorl	%eax, %eax
	vmovaps	%zmm2, %zmm1
	vmovaps	%zmm2, %zmm6
	vmovaps	%zmm2, %zmm5
	vmovaps	%zmm2, %zmm4
	vmovaps	%zmm2, %zmm3
	jmp	.L1816
	.cfi_endproc
.LFE6854:
	.size	_ZN6kvtide12_GLOBAL__N_18dot_tileILi1ELi6ELb0ELi0EfEEvPKflPKPKT3_lRKNS0_5AheadIS4_EEiPfl.constprop.0, .-_ZN6kvtide12_GLOBAL__N_18dot_tileILi1ELi6ELb0ELi0EfEEvPKflPKPKT3_lRKNS0_5AheadIS4_EEiPfl.constprop.0
	.p2align 4
	.type	_ZN6kvtide12_GLOBAL__N_18dot_tileILi2ELi6ELb0ELi6ENS_4bf16EEEvPKflPKPKT3_lRKNS0_5AheadIS5_EEiPfl, @function
_ZN6kvtide12_GLOBAL__N_18dot_tileILi2ELi6ELb0ELi6ENS_4bf16EEEvPKflPKPKT3_lRKNS0_5AheadIS5_EEiPfl:
.LFB6613:
	.cfi_startproc
	pushq	%rbp
	.cfi_def_cfa_offset 16
	.cfi_offset 6, -16
	movq	%rsp, %rbp
	.cfi_def_cfa_register 6
	pushq	%r15
	pushq	%r14
	pushq	%r13
	pushq	%r12
	pushq	%rbx
	andq	$-64, %rsp
	subq	$192, %rsp
	.cfi_offset 15, -24
	.cfi_offset 14, -32
	.cfi_offset 13, -40
	.cfi_offset 12, -48
	.cfi_offset 3, -56
	movq	%rsi, 56(%rsp)
	movq	%rcx, 80(%rsp)
	movl	%r9d, 76(%rsp)
	cmpq	$15, %rcx
	jle	.L1836
	movq	%rcx, %rax
	movq	%rsi, %rbx
	movq	(%r8), %rcx
	movq	(%rdx), %r9
	leaq	-16(%rax), %rsi
	movq	24(%rdx), %r11
	movq	32(%rdx), %r10
	vxorps	%xmm6, %xmm6, %xmm6
	shrq	$4, %rsi
	vmovq	(%rcx), %xmm22
	vmovq	32(%rcx), %xmm15
	vmovaps	%zmm6, %zmm5
	leaq	1(%rsi), %rax
	movq	40(%rdx), %r8
	movq	8(%rcx), %r15
	leaq	(%rdi,%rbx,4), %rsi
	movq	16(%rcx), %r13
	movq	24(%rcx), %r14
	movq	%rax, 64(%rsp)
	salq	$5, %rax
	movq	40(%rcx), %rbx
	movq	16(%rdx), %rcx
	movq	%rax, 88(%rsp)
	xorl	%eax, %eax
	movq	8(%rdx), %r12
	vmovq	%r11, %xmm16
	vmovq	%r8, %xmm17
	movq	%r10, %r8
	movq	%rcx, %r11
	movq	%r9, %r10
	vmovaps	%zmm6, %zmm4
	vmovaps	%zmm6, %zmm3
	vmovaps	%zmm6, %zmm10
	vmovaps	%zmm6, %zmm9
	vmovaps	%zmm6, %zmm8
	vmovaps	%zmm6, %zmm7
	vmovaps	%zmm6, %zmm14
	vmovaps	%zmm6, %zmm13
	vmovaps	%zmm6, %zmm12
	vmovaps	%zmm6, %zmm11
	vmovq	%rdx, %xmm18
	vmovq	%xmm22, %rcx
	vmovq	%xmm15, %r9
	.p2align 4,,10
	.p2align 3
.L1830:
	vpmovzxwd	(%r10,%rax), %zmm2
	vmovq	%xmm16, %rdx
	prefetcht0	(%rcx,%rax)
	vmovups	(%rdi,%rax,2), %zmm1
	vmovups	(%rsi,%rax,2), %zmm0
	prefetcht0	(%r15,%rax)
	prefetcht0	0(%r13,%rax)
	prefetcht0	(%r14,%rax)
	vpslld	$16, %zmm2, %zmm2
	prefetcht0	(%r9,%rax)
	prefetcht0	(%rbx,%rax)
	vfmadd231ps	%zmm2, %zmm1, %zmm11
	vfmadd231ps	%zmm2, %zmm0, %zmm9
	vpmovzxwd	(%r12,%rax), %zmm2
	vpslld	$16, %zmm2, %zmm2
	vfmadd231ps	%zmm2, %zmm1, %zmm12
	vfmadd231ps	%zmm2, %zmm0, %zmm10
	vpmovzxwd	(%r11,%rax), %zmm2
	vpslld	$16, %zmm2, %zmm2
	vfmadd231ps	%zmm2, %zmm1, %zmm13
	vfmadd231ps	%zmm2, %zmm0, %zmm3
	vpmovzxwd	(%rdx,%rax), %zmm2
	vmovq	%xmm17, %rdx
	vpslld	$16, %zmm2, %zmm2
	vfmadd231ps	%zmm2, %zmm1, %zmm14
	vfmadd231ps	%zmm2, %zmm0, %zmm4
	vpmovzxwd	(%r8,%rax), %zmm2
	vpslld	$16, %zmm2, %zmm2
	vfmadd231ps	%zmm2, %zmm1, %zmm7
	vfmadd231ps	%zmm2, %zmm0, %zmm5
	vpmovzxwd	(%rdx,%rax), %zmm2
	addq	$32, %rax
	movq	88(%rsp), %rdx
	vpslld	$16, %zmm2, %zmm2
	vfmadd231ps	%zmm2, %zmm1, %zmm8
	vfmadd231ps	%zmm2, %zmm0, %zmm6
	cmpq	%rdx, %rax
	jne	.L1830
	movq	64(%rsp), %rsi
	vmovq	%xmm18, %rdx
	salq	$4, %rsi
.L1829:
	movq	80(%rsp), %rax
	cmpq	%rsi, %rax
	jle	.L1831
	movl	%eax, %ecx
	movl	$1, %eax
	leaq	(%rsi,%rsi), %r8
	movq	56(%rsp), %rbx
	subl	%esi, %ecx
	sall	%cl, %eax
	addq	%rsi, %rbx
	subl	$1, %eax
	kmovw	%eax, %k1
	movq	(%rdx), %rax
	vmovups	(%rdi,%rsi,4), %zmm2{%k1}{z}
	vmovups	(%rdi,%rbx,4), %zmm1{%k1}{z}
	addq	%r8, %rax
	vmovdqu16	(%rax), %ymm0{%k1}{z}
	movq	8(%rdx), %rax
	vpmovzxwd	%ymm0, %zmm0
	addq	%r8, %rax
	vpslld	$16, %zmm0, %zmm0
	vfmadd231ps	%zmm0, %zmm2, %zmm11
	vfmadd231ps	%zmm0, %zmm1, %zmm9
	vmovdqu16	(%rax), %ymm0{%k1}{z}
	movq	16(%rdx), %rax
	vpmovzxwd	%ymm0, %zmm0
	addq	%r8, %rax
	vpslld	$16, %zmm0, %zmm0
	vfmadd231ps	%zmm0, %zmm2, %zmm12
	vfmadd231ps	%zmm0, %zmm1, %zmm10
	vmovdqu16	(%rax), %ymm0{%k1}{z}
	movq	24(%rdx), %rax
	vpmovzxwd	%ymm0, %zmm0
	addq	%r8, %rax
	vpslld	$16, %zmm0, %zmm0
	vfmadd231ps	%zmm0, %zmm2, %zmm13
	vfmadd231ps	%zmm0, %zmm1, %zmm3
	vmovdqu16	(%rax), %ymm0{%k1}{z}
	movq	32(%rdx), %rax
	vpmovzxwd	%ymm0, %zmm0
	addq	%r8, %rax
	addq	40(%rdx), %r8
	vpslld	$16, %zmm0, %zmm0
	vfmadd231ps	%zmm0, %zmm2, %zmm14
	vfmadd231ps	%zmm0, %zmm1, %zmm4
	vmovdqu16	(%rax), %ymm0{%k1}{z}
	vpmovzxwd	%ymm0, %zmm0
	vpslld	$16, %zmm0, %zmm0
	vfmadd231ps	%zmm0, %zmm2, %zmm7
	vfmadd231ps	%zmm0, %zmm1, %zmm5
	vmovdqu16	(%r8), %ymm0{%k1}{z}
	vpmovzxwd	%ymm0, %zmm0
	vpslld	$16, %zmm0, %zmm0
	vfmadd231ps	%zmm0, %zmm2, %zmm8
	vfmadd231ps	%zmm0, %zmm1, %zmm6
.L1831:
	vextractf32x8	$0x1, %zmm14, %ymm1
	movl	76(%rsp), %eax
	vaddps	%ymm14, %ymm1, %ymm1
	vmovaps	%xmm1, %xmm2
	vextractf128	$0x1, %ymm1, %xmm0
	vextractf32x8	$0x1, %zmm13, %ymm1
	vaddps	%ymm13, %ymm1, %ymm13
	vaddps	%xmm2, %xmm0, %xmm0
	vextractf128	$0x1, %ymm13, %xmm1
	vaddps	%xmm13, %xmm1, %xmm1
	vhaddps	%xmm0, %xmm1, %xmm1
	vextractf32x8	$0x1, %zmm12, %ymm0
	vaddps	%ymm12, %ymm0, %ymm0
	vextractf128	$0x1, %ymm0, %xmm2
	vmovaps	%xmm0, %xmm12
	vextractf32x8	$0x1, %zmm11, %ymm0
	vaddps	%ymm11, %ymm0, %ymm11
	vaddps	%xmm12, %xmm2, %xmm2
	vextractf128	$0x1, %ymm11, %xmm0
	vaddps	%xmm11, %xmm0, %xmm0
	vhaddps	%xmm2, %xmm0, %xmm0
	vhaddps	%xmm1, %xmm0, %xmm0
	vextractf32x8	$0x1, %zmm10, %ymm1
	vaddps	%ymm10, %ymm1, %ymm1
	vmovaps	%xmm0, 128(%rsp)
	vmovaps	%xmm1, %xmm2
	vextractf128	$0x1, %ymm1, %xmm0
	vextractf32x8	$0x1, %zmm9, %ymm1
	vaddps	%ymm9, %ymm1, %ymm9
	vaddps	%xmm2, %xmm0, %xmm0
	vextractf128	$0x1, %ymm9, %xmm1
	vaddps	%xmm9, %xmm1, %xmm1
	vhaddps	%xmm0, %xmm1, %xmm1
	vextractf32x8	$0x1, %zmm8, %ymm0
	vaddps	%ymm8, %ymm0, %ymm0
	vextractf128	$0x1, %ymm0, %xmm2
	vmovaps	%xmm0, %xmm8
	vextractf32x8	$0x1, %zmm7, %ymm0
	vaddps	%ymm7, %ymm0, %ymm7
	vaddps	%xmm8, %xmm2, %xmm2
	vextractf128	$0x1, %ymm7, %xmm0
	vaddps	%xmm7, %xmm0, %xmm0
	vhaddps	%xmm2, %xmm0, %xmm0
	vhaddps	%xmm1, %xmm0, %xmm0
	vextractf32x8	$0x1, %zmm6, %ymm1
	vaddps	%ymm6, %ymm1, %ymm1
	vmovaps	%xmm0, 144(%rsp)
	vmovaps	%xmm1, %xmm2
	vextractf128	$0x1, %ymm1, %xmm0
	vextractf32x8	$0x1, %zmm5, %ymm1
	vaddps	%ymm5, %ymm1, %ymm5
	vaddps	%xmm2, %xmm0, %xmm0
	vextractf128	$0x1, %ymm5, %xmm1
	vaddps	%xmm5, %xmm1, %xmm1
	vhaddps	%xmm0, %xmm1, %xmm1
	vextractf32x8	$0x1, %zmm4, %ymm0
	vaddps	%ymm4, %ymm0, %ymm0
	vextractf128	$0x1, %ymm0, %xmm2
	vmovaps	%xmm0, %xmm4
	vextractf32x8	$0x1, %zmm3, %ymm0
	vaddps	%ymm3, %ymm0, %ymm3
	vaddps	%xmm4, %xmm2, %xmm2
	vextractf128	$0x1, %ymm3, %xmm0
	vaddps	%xmm3, %xmm0, %xmm0
	vhaddps	%xmm2, %xmm0, %xmm0
	vhaddps	%xmm1, %xmm0, %xmm0
	vmovaps	%xmm0, 160(%rsp)
	cmpl	$6, %eax
	je	.L1832
	testl	%eax, %eax
	jle	.L1838
	movl	%eax, %ebx
	movq	16(%rbp), %rdi
	leaq	128(%rsp), %rsi
	salq	$2, %rbx
	movq	%rbx, %rdx
	vzeroupper
	call	memcpy@PLT
	movq	16(%rbp), %rax
	movq	24(%rbp), %rdi
	movq	%rbx, %rdx
	leaq	152(%rsp), %rsi
	leaq	(%rax,%rdi,4), %rdi
	call	memcpy@PLT
.L1839:
	leaq	-40(%rbp), %rsp
	popq	%rbx
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	popq	%rbp
	.cfi_remember_state
	.cfi_def_cfa 7, 8
	ret
.L1832:
	.cfi_restore_state
	movq	16(%rbp), %rax
	movq	16(%rbp), %rbx
	vmovdqa	128(%rsp), %xmm6
	movq	24(%rbp), %rdi
	movq	168(%rsp), %rdx
	vmovdqu	%xmm6, (%rax)
	movq	144(%rsp), %rax
	vmovdqu	152(%rsp), %xmm6
	movq	%rax, 16(%rbx)
	leaq	(%rbx,%rdi,4), %rax
	movq	%rdx, 16(%rax)
	vmovdqu	%xmm6, (%rax)
	vzeroupper
	leaq	-40(%rbp), %rsp
	popq	%rbx
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	popq	%rbp
	.cfi_remember_state
	.cfi_def_cfa 7, 8
	ret
.L1836:
	.cfi_restore_state
	vxorps	%xmm6, %xmm6, %xmm6
	xorl	%esi, %esi
	vmovaps	%zmm6, %zmm5
	vmovaps	%zmm6, %zmm4
	vmovaps	%zmm6, %zmm3
	vmovaps	%zmm6, %zmm10
	vmovaps	%zmm6, %zmm9
	vmovaps	%zmm6, %zmm8
	vmovaps	%zmm6, %zmm7
	vmovaps	%zmm6, %zmm14
	vmovaps	%zmm6, %zmm13
	vmovaps	%zmm6, %zmm12
	vmovaps	%zmm6, %zmm11
	jmp	.L1829
.L1838:
	vzeroupper
	jmp	.L1839
	.cfi_endproc
.LFE6613:
	.size	_ZN6kvtide12_GLOBAL__N_18dot_tileILi2ELi6ELb0ELi6ENS_4bf16EEEvPKflPKPKT3_lRKNS0_5AheadIS5_EEiPfl, .-_ZN6kvtide12_GLOBAL__N_18dot_tileILi2ELi6ELb0ELi6ENS_4bf16EEEvPKflPKPKT3_lRKNS0_5AheadIS5_EEiPfl
	.p2align 4
	.type	_ZN6kvtide12_GLOBAL__N_18dot_tileILi1ELi6ELb0ELi0ENS_4bf16EEEvPKflPKPKT3_lRKNS0_5AheadIS5_EEiPfl.constprop.0, @function
_ZN6kvtide12_GLOBAL__N_18dot_tileILi1ELi6ELb0ELi0ENS_4bf16EEEvPKflPKPKT3_lRKNS0_5AheadIS5_EEiPfl.constprop.0:
.LFB6859:
	.cfi_startproc
	pushq	%rbp
	.cfi_def_cfa_offset 16
	.cfi_offset 6, -16
	movq	%rsp, %rbp
	.cfi_def_cfa_register 6
	pushq	%r15
	pushq	%r14
	pushq	%r13
	pushq	%r12
	.cfi_offset 15, -24
	.cfi_offset 14, -32
	.cfi_offset 13, -40
	.cfi_offset 12, -48
	movq	%rdx, %r12
	pushq	%rbx
	.cfi_offset 3, -56
	movl	%ecx, %ebx
	andq	$-64, %rsp
	addq	$-128, %rsp
	cmpq	$15, %rdx
	jle	.L1849
	leaq	-16(%rdx), %r14
	vxorps	%xmm3, %xmm3, %xmm3
	movq	(%rsi), %r15
	xorl	%eax, %eax
	movq	%r14, %rdx
	movq	8(%rsi), %r13
	movq	16(%rsi), %rcx
	vmovaps	%zmm3, %zmm2
	andq	$-16, %rdx
	movq	24(%rsi), %r11
	movq	32(%rsi), %r10
	vmovaps	%zmm3, %zmm7
	movq	40(%rsi), %r9
	addq	$16, %rdx
	vmovaps	%zmm3, %zmm6
	vmovaps	%zmm3, %zmm5
	vmovaps	%zmm3, %zmm4
	.p2align 4,,10
	.p2align 3
.L1843:
	vpmovzxwd	(%r15,%rax,2), %zmm1
	vmovups	(%rdi,%rax,4), %zmm0
	vpslld	$16, %zmm1, %zmm1
	vfmadd231ps	%zmm1, %zmm0, %zmm4
	vpmovzxwd	0(%r13,%rax,2), %zmm1
	vpslld	$16, %zmm1, %zmm1
	vfmadd231ps	%zmm1, %zmm0, %zmm5
	vpmovzxwd	(%rcx,%rax,2), %zmm1
	vpslld	$16, %zmm1, %zmm1
	vfmadd231ps	%zmm1, %zmm0, %zmm6
	vpmovzxwd	(%r11,%rax,2), %zmm1
	vpslld	$16, %zmm1, %zmm1
	vfmadd231ps	%zmm1, %zmm0, %zmm7
	vpmovzxwd	(%r10,%rax,2), %zmm1
	vpslld	$16, %zmm1, %zmm1
	vfmadd231ps	%zmm1, %zmm0, %zmm2
	vpmovzxwd	(%r9,%rax,2), %zmm1
	addq	$16, %rax
	vpslld	$16, %zmm1, %zmm1
	vfmadd231ps	%zmm1, %zmm0, %zmm3
	cmpq	%rdx, %rax
	jne	.L1843
	andq	$-16, %r14
	leaq	16(%r14), %r9
.L1842:
	cmpq	%r9, %r12
	jle	.L1844
	movl	%r12d, %ecx
	movl	$1, %eax
	leaq	(%r9,%r9), %rdx
	subl	%r9d, %ecx
	sall	%cl, %eax
	subl	$1, %eax
	kmovw	%eax, %k1
	movq	(%rsi), %rax
	vmovups	(%rdi,%r9,4), %zmm0{%k1}{z}
	addq	%rdx, %rax
	vmovdqu16	(%rax), %ymm1{%k1}{z}
	movq	8(%rsi), %rax
	vpmovzxwd	%ymm1, %zmm1
	addq	%rdx, %rax
	vpslld	$16, %zmm1, %zmm1
	vfmadd231ps	%zmm1, %zmm0, %zmm4
	vmovdqu16	(%rax), %ymm1{%k1}{z}
	movq	16(%rsi), %rax
	vpmovzxwd	%ymm1, %zmm1
	addq	%rdx, %rax
	vpslld	$16, %zmm1, %zmm1
	vfmadd231ps	%zmm1, %zmm0, %zmm5
	vmovdqu16	(%rax), %ymm1{%k1}{z}
	movq	24(%rsi), %rax
	vpmovzxwd	%ymm1, %zmm1
	addq	%rdx, %rax
	vpslld	$16, %zmm1, %zmm1
	vfmadd231ps	%zmm1, %zmm0, %zmm6
	vmovdqu16	(%rax), %ymm1{%k1}{z}
	movq	32(%rsi), %rax
	vpmovzxwd	%ymm1, %zmm1
	addq	%rdx, %rax
	addq	40(%rsi), %rdx
	vpslld	$16, %zmm1, %zmm1
	vfmadd231ps	%zmm1, %zmm0, %zmm7
	vmovdqu16	(%rax), %ymm1{%k1}{z}
	vpmovzxwd	%ymm1, %zmm1
	vpslld	$16, %zmm1, %zmm1
	vfmadd231ps	%zmm1, %zmm0, %zmm2
	vmovdqu16	(%rdx), %ymm1{%k1}{z}
	vpmovzxwd	%ymm1, %zmm1
	vpslld	$16, %zmm1, %zmm1
	vfmadd231ps	%zmm1, %zmm0, %zmm3
.L1844:
	vextractf32x8	$0x1, %zmm7, %ymm1
	vaddps	%ymm7, %ymm1, %ymm1
	vextractf128	$0x1, %ymm1, %xmm0
	vmovaps	%xmm1, %xmm7
	vextractf32x8	$0x1, %zmm6, %ymm1
	vaddps	%ymm6, %ymm1, %ymm6
	vaddps	%xmm7, %xmm0, %xmm0
	vextractf128	$0x1, %ymm6, %xmm1
	vaddps	%xmm6, %xmm1, %xmm1
	vhaddps	%xmm0, %xmm1, %xmm1
	vextractf32x8	$0x1, %zmm5, %ymm0
	vaddps	%ymm5, %ymm0, %ymm0
	vextractf128	$0x1, %ymm0, %xmm5
	vmovaps	%xmm0, %xmm6
	vextractf32x8	$0x1, %zmm4, %ymm0
	vaddps	%ymm4, %ymm0, %ymm4
	vaddps	%xmm6, %xmm5, %xmm5
	vextractf128	$0x1, %ymm4, %xmm0
	vaddps	%xmm4, %xmm0, %xmm0
	vxorps	%xmm4, %xmm4, %xmm4
	vhaddps	%xmm5, %xmm0, %xmm0
	vhaddps	%xmm1, %xmm0, %xmm0
	vmovaps	%xmm0, 64(%rsp)
	vextractf32x8	$0x1, %zmm3, %ymm0
	vaddps	%ymm3, %ymm0, %ymm0
	vextractf128	$0x1, %ymm0, %xmm1
	vmovaps	%xmm0, %xmm3
	vextractf32x8	$0x1, %zmm2, %ymm0
	vaddps	%ymm2, %ymm0, %ymm2
	vaddps	%xmm3, %xmm1, %xmm1
	vextractf128	$0x1, %ymm2, %xmm0
	vaddps	%xmm2, %xmm0, %xmm0
	vhaddps	%xmm1, %xmm0, %xmm0
	vhaddps	%xmm4, %xmm0, %xmm0
	vmovaps	%xmm0, 80(%rsp)
	cmpl	$6, %ebx
	je	.L1845
	testl	%ebx, %ebx
	jle	.L1853
	movl	%ebx, %edx
	leaq	64(%rsp), %rsi
	movq	%r8, %rdi
	salq	$2, %rdx
	vzeroupper
	call	memcpy@PLT
	leaq	-40(%rbp), %rsp
	popq	%rbx
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	popq	%rbp
	.cfi_remember_state
	.cfi_def_cfa 7, 8
	ret
.L1845:
	.cfi_restore_state
	movq	80(%rsp), %rax
	vmovdqa	64(%rsp), %xmm3
	movq	%rax, 16(%r8)
	vmovdqu	%xmm3, (%r8)
.L1853:
	vzeroupper
	leaq	-40(%rbp), %rsp
	popq	%rbx
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	popq	%rbp
	.cfi_remember_state
	.cfi_def_cfa 7, 8
	ret
.L1849:
	.cfi_restore_state
	vxorps	%xmm3, %xmm3, %xmm3
	xorl	%r9d, %r9d
	vmovaps	%zmm3, %zmm2
	vmovaps	%zmm3, %zmm7
	vmovaps	%zmm3, %zmm6
	vmovaps	%zmm3, %zmm5
	vmovaps	%zmm3, %zmm4
	jmp	.L1842
	.cfi_endproc
.LFE6859:
	.size	_ZN6kvtide12_GLOBAL__N_18dot_tileILi1ELi6ELb0ELi0ENS_4bf16EEEvPKflPKPKT3_lRKNS0_5AheadIS5_EEiPfl.constprop.0, .-_ZN6kvtide12_GLOBAL__N_18dot_tileILi1ELi6ELb0ELi0ENS_4bf16EEEvPKflPKPKT3_lRKNS0_5AheadIS5_EEiPfl.constprop.0
	.p2align 4
	.type	_ZN6kvtide12_GLOBAL__N_18dot_tileILi1ELi6ELb1ELi6EfEEvPKflPKPKT3_lRKNS0_5AheadIS4_EEiPfl.constprop.0, @function
_ZN6kvtide12_GLOBAL__N_18dot_tileILi1ELi6ELb1ELi6EfEEvPKflPKPKT3_lRKNS0_5AheadIS4_EEiPfl.constprop.0:
.LFB6852:
	.cfi_startproc
	pushq	%rbp
	.cfi_def_cfa_offset 16
	.cfi_offset 6, -16
	movq	%rdx, %rax
	vmovq	%rsi, %xmm8
	movq	%rsp, %rbp
	.cfi_def_cfa_register 6
	pushq	%r15
	pushq	%r14
	pushq	%r13
	pushq	%r12
	pushq	%rbx
	andq	$-64, %rsp
	addq	$-128, %rsp
	.cfi_offset 15, -24
	.cfi_offset 14, -32
	.cfi_offset 13, -40
	.cfi_offset 12, -48
	.cfi_offset 3, -56
	movq	%rdx, 40(%rsp)
	movq	%r9, %rdx
	movl	%r8d, 52(%rsp)
	cmpq	$15, %rax
	jle	.L1866
	subq	$16, %rax
	movq	(%rcx), %rcx
	vmovq	%xmm8, %rbx
	vxorps	%xmm2, %xmm2, %xmm2
	movq	%rax, %r11
	movq	(%rbx), %r15
	movq	8(%rbx), %r14
	movq	%rax, 32(%rsp)
	andq	$-16, %r11
	movq	(%rcx), %rsi
	vmovq	8(%rcx), %xmm12
	vmovq	%rdx, %xmm9
	leaq	16(%r11), %rax
	movq	16(%rcx), %r10
	movq	24(%rcx), %r11
	vmovaps	%zmm2, %zmm1
	movq	32(%rcx), %r13
	movq	40(%rcx), %r12
	movq	%rax, 56(%rsp)
	vmovq	%xmm8, %rcx
	movq	24(%rcx), %r9
	movq	32(%rcx), %r8
	vmovaps	%zmm2, %zmm6
	xorl	%eax, %eax
	movq	40(%rcx), %rcx
	movq	16(%rbx), %rbx
	vmovaps	%zmm2, %zmm5
	vmovaps	%zmm2, %zmm4
	movq	%r9, %rdx
	vmovaps	%zmm2, %zmm3
	vmovq	%xmm12, %r9
	vmovq	%rcx, %xmm7
	movq	%rsi, %rcx
	.p2align 4,,10
	.p2align 3
.L1856:
	leaq	0(,%rax,4), %rsi
	vmovups	(%rdi,%rax,4), %zmm0
	prefetcht0	(%rcx)
	vfmadd231ps	(%r15,%rax,4), %zmm0, %zmm3
	prefetcht0	(%r9,%rsi)
	prefetcht0	(%r10,%rsi)
	prefetcht0	(%r11,%rsi)
	prefetcht0	0(%r13,%rsi)
	prefetcht0	(%r12,%rsi)
	vmovq	%xmm7, %rsi
	vfmadd231ps	(%r14,%rax,4), %zmm0, %zmm4
	addq	$64, %rcx
	vfmadd231ps	(%rsi,%rax,4), %zmm0, %zmm2
	movq	56(%rsp), %rsi
	vfmadd231ps	(%rbx,%rax,4), %zmm0, %zmm5
	vfmadd231ps	(%rdx,%rax,4), %zmm0, %zmm6
	vfmadd231ps	(%r8,%rax,4), %zmm0, %zmm1
	addq	$16, %rax
	cmpq	%rsi, %rax
	jne	.L1856
	movq	32(%rsp), %r15
	vmovq	%xmm9, %rdx
	andq	$-16, %r15
	leaq	16(%r15), %rax
.L1855:
	movq	40(%rsp), %rbx
	cmpq	%rax, %rbx
	jle	.L1857
	movl	%ebx, %ecx
	leaq	0(,%rax,4), %rsi
	vmovq	%xmm8, %rbx
	subl	%eax, %ecx
	movl	$1, %eax
	sall	%cl, %eax
	subl	$1, %eax
	kmovw	%eax, %k1
	movq	(%rbx), %rax
	vmovups	(%rdi,%rsi), %zmm0{%k1}{z}
	addq	%rsi, %rax
	vmovups	(%rax), %zmm7{%k1}{z}
	movq	8(%rbx), %rax
	addq	%rsi, %rax
	vfmadd231ps	%zmm7, %zmm0, %zmm3
	vmovups	(%rax), %zmm7{%k1}{z}
	movq	16(%rbx), %rax
	addq	%rsi, %rax
	vfmadd231ps	%zmm7, %zmm0, %zmm4
	vmovups	(%rax), %zmm7{%k1}{z}
	movq	24(%rbx), %rax
	addq	%rsi, %rax
	vfmadd231ps	%zmm7, %zmm0, %zmm5
	vmovups	(%rax), %zmm7{%k1}{z}
	movq	32(%rbx), %rax
	addq	%rsi, %rax
	vfmadd231ps	%zmm7, %zmm0, %zmm6
	addq	40(%rbx), %rsi
	vmovups	(%rax), %zmm7{%k1}{z}
	vfmadd231ps	%zmm7, %zmm0, %zmm1
	vmovups	(%rsi), %zmm7{%k1}{z}
	vfmadd231ps	%zmm7, %zmm0, %zmm2
.L1857:
	vextractf32x8	$0x1, %zmm6, %ymm0
	vextractf32x8	$0x1, %zmm5, %ymm7
	movl	52(%rsp), %eax
	vaddps	%ymm6, %ymm0, %ymm6
	vaddps	%ymm5, %ymm7, %ymm7
	vextractf128	$0x1, %ymm6, %xmm0
	vextractf128	$0x1, %ymm7, %xmm5
	vaddps	%xmm6, %xmm0, %xmm0
	vaddps	%xmm7, %xmm5, %xmm5
	vhaddps	%xmm0, %xmm5, %xmm5
	vextractf32x8	$0x1, %zmm4, %ymm0
	vaddps	%ymm4, %ymm0, %ymm0
	vextractf128	$0x1, %ymm0, %xmm4
	vmovaps	%xmm0, %xmm6
	vextractf32x8	$0x1, %zmm3, %ymm0
	vaddps	%ymm3, %ymm0, %ymm3
	vaddps	%xmm6, %xmm4, %xmm4
	vextractf128	$0x1, %ymm3, %xmm0
	vaddps	%xmm3, %xmm0, %xmm0
	vhaddps	%xmm4, %xmm0, %xmm0
	vxorps	%xmm4, %xmm4, %xmm4
	vhaddps	%xmm5, %xmm0, %xmm0
	vmovaps	%xmm0, 64(%rsp)
	vextractf32x8	$0x1, %zmm2, %ymm0
	vaddps	%ymm2, %ymm0, %ymm0
	vextractf128	$0x1, %ymm0, %xmm2
	vmovaps	%xmm0, %xmm3
	vextractf32x8	$0x1, %zmm1, %ymm0
	vaddps	%ymm1, %ymm0, %ymm1
	vaddps	%xmm3, %xmm2, %xmm2
	vextractf128	$0x1, %ymm1, %xmm0
	vaddps	%xmm1, %xmm0, %xmm0
	vhaddps	%xmm2, %xmm0, %xmm0
	vhaddps	%xmm4, %xmm0, %xmm0
	vmovaps	%xmm0, 80(%rsp)
	cmpl	$6, %eax
	je	.L1858
	testl	%eax, %eax
	jle	.L1874
	movl	%eax, %ebx
	leal	-1(%rax), %eax
	cmpl	$6, %eax
	jbe	.L1867
	vmovups	(%rdx), %ymm7
	vaddps	64(%rsp), %ymm7, %ymm0
	movl	%ebx, %edi
	andl	$-8, %edi
	movl	%edi, %eax
	vmovups	%ymm0, (%rdx)
	cmpl	%edi, %ebx
	je	.L1874
.L1862:
	movl	52(%rsp), %ecx
	subl	%eax, %ecx
	leal	-1(%rcx), %esi
	cmpl	$2, %esi
	jbe	.L1864
	salq	$2, %rax
	leaq	(%rdx,%rax), %rsi
	vmovups	(%rsi), %xmm7
	vaddps	64(%rsp,%rax), %xmm7, %xmm0
	vmovups	%xmm0, (%rsi)
	movl	%ecx, %esi
	andl	$-4, %esi
	addl	%esi, %edi
	andl	$3, %ecx
	je	.L1874
.L1864:
	movslq	%edi, %rcx
	movl	52(%rsp), %ebx
	leaq	0(,%rcx,4), %rsi
	leaq	(%rdx,%rsi), %rax
	vmovss	(%rax), %xmm0
	vaddss	64(%rsp,%rcx,4), %xmm0, %xmm0
	leal	1(%rdi), %ecx
	vmovss	%xmm0, (%rax)
	cmpl	%ecx, %ebx
	jle	.L1874
	leaq	4(%rdx,%rsi), %rax
	movslq	%ecx, %rcx
	vmovss	(%rax), %xmm0
	vaddss	64(%rsp,%rcx,4), %xmm0, %xmm0
	vmovss	%xmm0, (%rax)
	leal	2(%rdi), %eax
	cmpl	%eax, %ebx
	jle	.L1874
	leaq	8(%rdx,%rsi), %rdx
	cltq
	vmovss	(%rdx), %xmm0
	vaddss	64(%rsp,%rax,4), %xmm0, %xmm0
	vmovss	%xmm0, (%rdx)
	vzeroupper
	leaq	-40(%rbp), %rsp
	popq	%rbx
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	popq	%rbp
	.cfi_remember_state
	.cfi_def_cfa 7, 8
	ret
.L1874:
	.cfi_restore_state
	vzeroupper
	leaq	-40(%rbp), %rsp
	popq	%rbx
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	popq	%rbp
	.cfi_remember_state
	.cfi_def_cfa 7, 8
	ret
.L1858:
	.cfi_restore_state
	leaq	64(%rsp), %rsi
	movq	%rdx, %rdi
	call	_ZN6kvtide12_GLOBAL__N_17put_rowILi6ELb1EEEvPfPKf
	leaq	-40(%rbp), %rsp
	popq	%rbx
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	popq	%rbp
	.cfi_remember_state
	.cfi_def_cfa 7, 8
	ret
.L1866:
	.cfi_restore_state
	vxorps	%xmm2, %xmm2, %xmm2
	xorl	%eax, %eax
	vmovaps	%zmm2, %zmm1
	vmovaps	%zmm2, %zmm6
	vmovaps	%zmm2, %zmm5
	vmovaps	%zmm2, %zmm4
	vmovaps	%zmm2, %zmm3
	jmp	.L1855
.L1867:
	xorl	%eax, %eax
	xorl	%edi, %edi
	jmp	.L1862
	.cfi_endproc
.LFE6852:
	.size	_ZN6kvtide12_GLOBAL__N_18dot_tileILi1ELi6ELb1ELi6EfEEvPKflPKPKT3_lRKNS0_5AheadIS4_EEiPfl.constprop.0, .-_ZN6kvtide12_GLOBAL__N_18dot_tileILi1ELi6ELb1ELi6EfEEvPKflPKPKT3_lRKNS0_5AheadIS4_EEiPfl.constprop.0
	.p2align 4
	.type	_ZN6kvtide12_GLOBAL__N_18dot_rowsILb1ELi6EfEEviPKflPKPKT1_lRKNS0_5AheadIS4_EEiPfl, @function
_ZN6kvtide12_GLOBAL__N_18dot_rowsILb1ELi6EfEEviPKflPKPKT1_lRKNS0_5AheadIS4_EEiPfl:
.LFB6576:
	.cfi_startproc
	movq	%r9, %r10
	movl	%edi, %eax
	pushq	%rbx
	.cfi_def_cfa_offset 16
	.cfi_offset 3, -16
	movq	%rsi, %rdi
	movq	%rdx, %r11
	movq	%rcx, %rsi
	movq	%r8, %rdx
	movl	16(%rsp), %ecx
	movq	24(%rsp), %r9
	movq	32(%rsp), %r8
	movl	8(%r10), %ebx
	cmpl	$2, %eax
	je	.L1878
	cmpl	$3, %eax
	je	.L1879
	cmpl	$1, %eax
	je	.L1891
	cmpl	$2, %ebx
	je	.L1884
	jg	.L1885
	testl	%ebx, %ebx
	je	.L1886
	cmpl	$1, %ebx
	jne	.L1888
	movq	%r8, 24(%rsp)
	movq	%r10, %r8
	movq	%r9, 16(%rsp)
	movl	%ecx, %r9d
	popq	%rbx
	.cfi_remember_state
	.cfi_def_cfa_offset 8
	movq	%rdx, %rcx
	movq	%rsi, %rdx
	movq	%r11, %rsi
	jmp	_ZN6kvtide12_GLOBAL__N_18dot_tileILi4ELi6ELb1ELi1EfEEvPKflPKPKT3_lRKNS0_5AheadIS4_EEiPfl
	.p2align 4,,10
	.p2align 3
.L1885:
	.cfi_restore_state
	cmpl	$3, %ebx
	jne	.L1888
	movq	%r8, 24(%rsp)
	movq	%r10, %r8
	movq	%r9, 16(%rsp)
	movl	%ecx, %r9d
	popq	%rbx
	.cfi_remember_state
	.cfi_def_cfa_offset 8
	movq	%rdx, %rcx
	movq	%rsi, %rdx
	movq	%r11, %rsi
	jmp	_ZN6kvtide12_GLOBAL__N_18dot_tileILi4ELi6ELb1ELi3EfEEvPKflPKPKT3_lRKNS0_5AheadIS4_EEiPfl
	.p2align 4,,10
	.p2align 3
.L1878:
	.cfi_restore_state
	cmpl	$5, %ebx
	jle	.L1892
	movq	%r8, 24(%rsp)
	movq	%r10, %r8
	movq	%r9, 16(%rsp)
	movl	%ecx, %r9d
	popq	%rbx
	.cfi_remember_state
	.cfi_def_cfa_offset 8
	movq	%rdx, %rcx
	movq	%rsi, %rdx
	movq	%r11, %rsi
	jmp	_ZN6kvtide12_GLOBAL__N_18dot_tileILi2ELi6ELb1ELi6EfEEvPKflPKPKT3_lRKNS0_5AheadIS4_EEiPfl
	.p2align 4,,10
	.p2align 3
.L1891:
	.cfi_restore_state
	cmpl	$5, %ebx
	jle	.L1893
	movl	%ecx, %r8d
	popq	%rbx
	.cfi_remember_state
	.cfi_def_cfa_offset 8
	movq	%r10, %rcx
	jmp	_ZN6kvtide12_GLOBAL__N_18dot_tileILi1ELi6ELb1ELi6EfEEvPKflPKPKT3_lRKNS0_5AheadIS4_EEiPfl.constprop.0
	.p2align 4,,10
	.p2align 3
.L1879:
	.cfi_restore_state
	cmpl	$5, %ebx
	jle	.L1894
	movq	%r8, 24(%rsp)
	movq	%r10, %r8
	movq	%r9, 16(%rsp)
	movl	%ecx, %r9d
	popq	%rbx
	.cfi_remember_state
	.cfi_def_cfa_offset 8
	movq	%rdx, %rcx
	movq	%rsi, %rdx
	movq	%r11, %rsi
	jmp	_ZN6kvtide12_GLOBAL__N_18dot_tileILi3ELi6ELb1ELi6EfEEvPKflPKPKT3_lRKNS0_5AheadIS4_EEiPfl
	.p2align 4,,10
	.p2align 3
.L1886:
	.cfi_restore_state
	movq	%r8, 16(%rsp)
	movl	%ecx, %r8d
	popq	%rbx
	.cfi_remember_state
	.cfi_def_cfa_offset 8
	movq	%rdx, %rcx
	movq	%rsi, %rdx
	movq	%r11, %rsi
	jmp	_ZN6kvtide12_GLOBAL__N_18dot_tileILi4ELi6ELb1ELi0EfEEvPKflPKPKT3_lRKNS0_5AheadIS4_EEiPfl.constprop.0
	.p2align 4,,10
	.p2align 3
.L1894:
	.cfi_restore_state
	movq	%r8, 16(%rsp)
	movl	%ecx, %r8d
	popq	%rbx
	.cfi_remember_state
	.cfi_def_cfa_offset 8
	movq	%rdx, %rcx
	movq	%rsi, %rdx
	movq	%r11, %rsi
	jmp	_ZN6kvtide12_GLOBAL__N_18dot_tileILi3ELi6ELb1ELi0EfEEvPKflPKPKT3_lRKNS0_5AheadIS4_EEiPfl.constprop.0
	.p2align 4,,10
	.p2align 3
.L1893:
	.cfi_restore_state
	movq	%r9, %r8
	popq	%rbx
	.cfi_remember_state
	.cfi_def_cfa_offset 8
	jmp	_ZN6kvtide12_GLOBAL__N_18dot_tileILi1ELi6ELb1ELi0EfEEvPKflPKPKT3_lRKNS0_5AheadIS4_EEiPfl.constprop.0
	.p2align 4,,10
	.p2align 3
.L1892:
	.cfi_restore_state
	movq	%r8, 16(%rsp)
	movl	%ecx, %r8d
	popq	%rbx
	.cfi_remember_state
	.cfi_def_cfa_offset 8
	movq	%rdx, %rcx
	movq	%rsi, %rdx
	movq	%r11, %rsi
	jmp	_ZN6kvtide12_GLOBAL__N_18dot_tileILi2ELi6ELb1ELi0EfEEvPKflPKPKT3_lRKNS0_5AheadIS4_EEiPfl.constprop.0
	.p2align 4,,10
	.p2align 3
.L1888:
	.cfi_restore_state
	movq	%r8, 24(%rsp)
	movq	%r10, %r8
	movq	%r9, 16(%rsp)
	movl	%ecx, %r9d
	popq	%rbx
	.cfi_remember_state
	.cfi_def_cfa_offset 8
	movq	%rdx, %rcx
	movq	%rsi, %rdx
	movq	%r11, %rsi
	jmp	_ZN6kvtide12_GLOBAL__N_18dot_tileILi4ELi6ELb1ELi6EfEEvPKflPKPKT3_lRKNS0_5AheadIS4_EEiPfl
	.p2align 4,,10
	.p2align 3
.L1884:
	.cfi_restore_state
	movq	%r8, 24(%rsp)
	movq	%r10, %r8
	movq	%r9, 16(%rsp)
	movl	%ecx, %r9d
	popq	%rbx
	.cfi_def_cfa_offset 8
	movq	%rdx, %rcx
	movq	%rsi, %rdx
	movq	%r11, %rsi
	jmp	_ZN6kvtide12_GLOBAL__N_18dot_tileILi4ELi6ELb1ELi2EfEEvPKflPKPKT3_lRKNS0_5AheadIS4_EEiPfl
	.cfi_endproc
.LFE6576:
	.size	_ZN6kvtide12_GLOBAL__N_18dot_rowsILb1ELi6EfEEviPKflPKPKT1_lRKNS0_5AheadIS4_EEiPfl, .-_ZN6kvtide12_GLOBAL__N_18dot_rowsILb1ELi6EfEEviPKflPKPKT1_lRKNS0_5AheadIS4_EEiPfl
	.p2align 4
	.type	_ZN6kvtide12_GLOBAL__N_18dot_tileILi1ELi6ELb0ELi6EfEEvPKflPKPKT3_lRKNS0_5AheadIS4_EEiPfl.constprop.0, @function
_ZN6kvtide12_GLOBAL__N_18dot_tileILi1ELi6ELb0ELi6EfEEvPKflPKPKT3_lRKNS0_5AheadIS4_EEiPfl.constprop.0:
.LFB6855:
	.cfi_startproc
	pushq	%rbp
	.cfi_def_cfa_offset 16
	.cfi_offset 6, -16
	vmovq	%rsi, %xmm8
	vmovq	%r9, %xmm11
	movq	%rsp, %rbp
	.cfi_def_cfa_register 6
	pushq	%r15
	pushq	%r14
	pushq	%r13
	pushq	%r12
	pushq	%rbx
	andq	$-64, %rsp
	addq	$-128, %rsp
	.cfi_offset 15, -24
	.cfi_offset 14, -32
	.cfi_offset 13, -40
	.cfi_offset 12, -48
	.cfi_offset 3, -56
	movq	%rdx, 8(%rsp)
	movl	%r8d, 20(%rsp)
	cmpq	$15, %rdx
	jle	.L1903
	movq	%rdx, %rax
	movq	(%rcx), %rdx
	vmovq	%xmm8, %rbx
	vmovq	%xmm8, %rcx
	subq	$16, %rax
	movq	(%rbx), %r15
	movq	8(%rbx), %r14
	vxorps	%xmm2, %xmm2, %xmm2
	movq	%rax, %r11
	movq	16(%rdx), %r10
	movq	24(%rcx), %r9
	movq	%rax, (%rsp)
	andq	$-16, %r11
	movq	32(%rcx), %r8
	movq	(%rdx), %rsi
	vmovq	%r15, %xmm7
	leaq	16(%r11), %rax
	movq	40(%rcx), %rcx
	movq	24(%rdx), %r11
	movq	%r14, %r15
	movq	32(%rdx), %r12
	movq	40(%rdx), %r13
	movq	%rax, 24(%rsp)
	movq	%r10, %r14
	vmovq	8(%rdx), %xmm13
	movq	16(%rbx), %rbx
	movq	%rcx, %r10
	xorl	%eax, %eax
	movq	%r11, %rcx
	vmovaps	%zmm2, %zmm1
	vmovaps	%zmm2, %zmm6
	vmovaps	%zmm2, %zmm5
	vmovaps	%zmm2, %zmm4
	vmovaps	%zmm2, %zmm3
	vmovq	%xmm13, %r11
	.p2align 4,,10
	.p2align 3
.L1897:
	leaq	0(,%rax,4), %rdx
	vmovups	(%rdi,%rax,4), %zmm0
	prefetcht0	(%rsi)
	vfmadd231ps	(%r15,%rax,4), %zmm0, %zmm4
	prefetcht0	(%r11,%rdx)
	prefetcht0	(%r14,%rdx)
	prefetcht0	(%rcx,%rdx)
	prefetcht0	(%r12,%rdx)
	prefetcht0	0(%r13,%rdx)
	vmovq	%xmm7, %rdx
	vfmadd231ps	(%rbx,%rax,4), %zmm0, %zmm5
	addq	$64, %rsi
	vfmadd231ps	(%rdx,%rax,4), %zmm0, %zmm3
	movq	24(%rsp), %rdx
	vfmadd231ps	(%r9,%rax,4), %zmm0, %zmm6
	vfmadd231ps	(%r8,%rax,4), %zmm0, %zmm1
	vfmadd231ps	(%r10,%rax,4), %zmm0, %zmm2
	addq	$16, %rax
	cmpq	%rdx, %rax
	jne	.L1897
	movq	(%rsp), %r15
	andq	$-16, %r15
	leaq	16(%r15), %rax
.L1896:
	movq	8(%rsp), %rbx
	cmpq	%rax, %rbx
	jle	.L1898
	movl	%ebx, %ecx
	leaq	0(,%rax,4), %rdx
	vmovq	%xmm8, %rbx
	subl	%eax, %ecx
	movl	$1, %eax
	sall	%cl, %eax
	subl	$1, %eax
	kmovw	%eax, %k1
	movq	(%rbx), %rax
	vmovups	(%rdi,%rdx), %zmm0{%k1}{z}
	addq	%rdx, %rax
	vmovups	(%rax), %zmm7{%k1}{z}
	movq	8(%rbx), %rax
	addq	%rdx, %rax
	vfmadd231ps	%zmm7, %zmm0, %zmm3
	vmovups	(%rax), %zmm7{%k1}{z}
	movq	16(%rbx), %rax
	addq	%rdx, %rax
	vfmadd231ps	%zmm7, %zmm0, %zmm4
	vmovups	(%rax), %zmm7{%k1}{z}
	movq	24(%rbx), %rax
	addq	%rdx, %rax
	vfmadd231ps	%zmm7, %zmm0, %zmm5
	vmovups	(%rax), %zmm7{%k1}{z}
	movq	32(%rbx), %rax
	addq	%rdx, %rax
	vfmadd231ps	%zmm7, %zmm0, %zmm6
	addq	40(%rbx), %rdx
	vmovups	(%rax), %zmm7{%k1}{z}
	vfmadd231ps	%zmm7, %zmm0, %zmm1
	vmovups	(%rdx), %zmm7{%k1}{z}
	vfmadd231ps	%zmm7, %zmm0, %zmm2
.L1898:
	vextractf32x8	$0x1, %zmm6, %ymm0
	vextractf32x8	$0x1, %zmm5, %ymm7
	movl	20(%rsp), %eax
	vaddps	%ymm6, %ymm0, %ymm6
	vaddps	%ymm5, %ymm7, %ymm7
	vextractf128	$0x1, %ymm6, %xmm0
	vextractf128	$0x1, %ymm7, %xmm5
	vaddps	%xmm6, %xmm0, %xmm0
	vaddps	%xmm7, %xmm5, %xmm5
	vhaddps	%xmm0, %xmm5, %xmm5
	vextractf32x8	$0x1, %zmm4, %ymm0
	vaddps	%ymm4, %ymm0, %ymm0
	vextractf128	$0x1, %ymm0, %xmm4
	vmovaps	%xmm0, %xmm6
	vextractf32x8	$0x1, %zmm3, %ymm0
	vaddps	%ymm3, %ymm0, %ymm3
	vaddps	%xmm6, %xmm4, %xmm4
	vextractf128	$0x1, %ymm3, %xmm0
	vaddps	%xmm3, %xmm0, %xmm0
	vhaddps	%xmm4, %xmm0, %xmm0
	vxorps	%xmm4, %xmm4, %xmm4
	vhaddps	%xmm5, %xmm0, %xmm0
	vmovaps	%xmm0, 64(%rsp)
	vextractf32x8	$0x1, %zmm2, %ymm0
	vaddps	%ymm2, %ymm0, %ymm0
	vextractf128	$0x1, %ymm0, %xmm2
	vmovaps	%xmm0, %xmm3
	vextractf32x8	$0x1, %zmm1, %ymm0
	vaddps	%ymm1, %ymm0, %ymm1
	vaddps	%xmm3, %xmm2, %xmm2
	vextractf128	$0x1, %ymm1, %xmm0
	vaddps	%xmm1, %xmm0, %xmm0
	vhaddps	%xmm2, %xmm0, %xmm0
	vhaddps	%xmm4, %xmm0, %xmm0
	vmovaps	%xmm0, 80(%rsp)
	cmpl	$6, %eax
	je	.L1899
	testl	%eax, %eax
	jle	.L1907
	movl	20(%rsp), %edx
	leaq	64(%rsp), %rsi
	vmovq	%xmm11, %rdi
	salq	$2, %rdx
	vzeroupper
	call	memcpy@PLT
	leaq	-40(%rbp), %rsp
	popq	%rbx
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	popq	%rbp
	.cfi_remember_state
	.cfi_def_cfa 7, 8
	ret
.L1899:
	.cfi_restore_state
	vmovdqa	64(%rsp), %xmm7
	vmovq	%xmm11, %rax
	vmovq	%xmm11, %rbx
	vmovdqu	%xmm7, (%rax)
	movq	80(%rsp), %rax
	movq	%rax, 16(%rbx)
.L1907:
	vzeroupper
	leaq	-40(%rbp), %rsp
	popq	%rbx
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	popq	%rbp
	.cfi_remember_state
	.cfi_def_cfa 7, 8
	ret
.L1903:
	.cfi_restore_state
	vxorps	%xmm2, %xmm2, %xmm2
	xorl	%eax, %eax
	vmovaps	%zmm2, %zmm1
	vmovaps	%zmm2, %zmm6
	vmovaps	%zmm2, %zmm5
	vmovaps	%zmm2, %zmm4
	vmovaps	%zmm2, %zmm3
	jmp	.L1896
	.cfi_endproc
.LFE6855:
	.size	_ZN6kvtide12_GLOBAL__N_18dot_tileILi1ELi6ELb0ELi6EfEEvPKflPKPKT3_lRKNS0_5AheadIS4_EEiPfl.constprop.0, .-_ZN6kvtide12_GLOBAL__N_18dot_tileILi1ELi6ELb0ELi6EfEEvPKflPKPKT3_lRKNS0_5AheadIS4_EEiPfl.constprop.0
	.p2align 4
	.type	_ZN6kvtide12_GLOBAL__N_18dot_rowsILb0ELi6EfEEviPKflPKPKT1_lRKNS0_5AheadIS4_EEiPfl, @function
_ZN6kvtide12_GLOBAL__N_18dot_rowsILb0ELi6EfEEviPKflPKPKT1_lRKNS0_5AheadIS4_EEiPfl:
.LFB6547:
	.cfi_startproc
	movq	%r9, %r10
	movl	%edi, %eax
	pushq	%rbx
	.cfi_def_cfa_offset 16
	.cfi_offset 3, -16
	movq	%rsi, %rdi
	movq	%rdx, %r11
	movq	%rcx, %rsi
	movq	%r8, %rdx
	movl	16(%rsp), %ecx
	movq	24(%rsp), %r9
	movq	32(%rsp), %r8
	movl	8(%r10), %ebx
	cmpl	$2, %eax
	je	.L1909
	cmpl	$3, %eax
	je	.L1910
	cmpl	$1, %eax
	je	.L1922
	cmpl	$2, %ebx
	je	.L1915
	jg	.L1916
	testl	%ebx, %ebx
	je	.L1917
	cmpl	$1, %ebx
	jne	.L1919
	movq	%r8, 24(%rsp)
	movq	%r10, %r8
	movq	%r9, 16(%rsp)
	movl	%ecx, %r9d
	popq	%rbx
	.cfi_remember_state
	.cfi_def_cfa_offset 8
	movq	%rdx, %rcx
	movq	%rsi, %rdx
	movq	%r11, %rsi
	jmp	_ZN6kvtide12_GLOBAL__N_18dot_tileILi4ELi6ELb0ELi1EfEEvPKflPKPKT3_lRKNS0_5AheadIS4_EEiPfl
	.p2align 4,,10
	.p2align 3
.L1916:
	.cfi_restore_state
	cmpl	$3, %ebx
	jne	.L1919
	movq	%r8, 24(%rsp)
	movq	%r10, %r8
	movq	%r9, 16(%rsp)
	movl	%ecx, %r9d
	popq	%rbx
	.cfi_remember_state
	.cfi_def_cfa_offset 8
	movq	%rdx, %rcx
	movq	%rsi, %rdx
	movq	%r11, %rsi
	jmp	_ZN6kvtide12_GLOBAL__N_18dot_tileILi4ELi6ELb0ELi3EfEEvPKflPKPKT3_lRKNS0_5AheadIS4_EEiPfl
	.p2align 4,,10
	.p2align 3
.L1909:
	.cfi_restore_state
	cmpl	$5, %ebx
	jle	.L1923
	movq	%r8, 24(%rsp)
	movq	%r10, %r8
	movq	%r9, 16(%rsp)
	movl	%ecx, %r9d
	popq	%rbx
	.cfi_remember_state
	.cfi_def_cfa_offset 8
	movq	%rdx, %rcx
	movq	%rsi, %rdx
	movq	%r11, %rsi
	jmp	_ZN6kvtide12_GLOBAL__N_18dot_tileILi2ELi6ELb0ELi6EfEEvPKflPKPKT3_lRKNS0_5AheadIS4_EEiPfl
	.p2align 4,,10
	.p2align 3
.L1922:
	.cfi_restore_state
	cmpl	$5, %ebx
	jle	.L1924
	movl	%ecx, %r8d
	popq	%rbx
	.cfi_remember_state
	.cfi_def_cfa_offset 8
	movq	%r10, %rcx
	jmp	_ZN6kvtide12_GLOBAL__N_18dot_tileILi1ELi6ELb0ELi6EfEEvPKflPKPKT3_lRKNS0_5AheadIS4_EEiPfl.constprop.0
	.p2align 4,,10
	.p2align 3
.L1910:
	.cfi_restore_state
	cmpl	$5, %ebx
	jle	.L1925
	movq	%r8, 24(%rsp)
	movq	%r10, %r8
	movq	%r9, 16(%rsp)
	movl	%ecx, %r9d
	popq	%rbx
	.cfi_remember_state
	.cfi_def_cfa_offset 8
	movq	%rdx, %rcx
	movq	%rsi, %rdx
	movq	%r11, %rsi
	jmp	_ZN6kvtide12_GLOBAL__N_18dot_tileILi3ELi6ELb0ELi6EfEEvPKflPKPKT3_lRKNS0_5AheadIS4_EEiPfl
	.p2align 4,,10
	.p2align 3
.L1917:
	.cfi_restore_state
	movq	%r8, 16(%rsp)
	movl	%ecx, %r8d
	popq	%rbx
	.cfi_remember_state
	.cfi_def_cfa_offset 8
	movq	%rdx, %rcx
	movq	%rsi, %rdx
	movq	%r11, %rsi
	jmp	_ZN6kvtide12_GLOBAL__N_18dot_tileILi4ELi6ELb0ELi0EfEEvPKflPKPKT3_lRKNS0_5AheadIS4_EEiPfl.constprop.0
	.p2align 4,,10
	.p2align 3
.L1925:
	.cfi_restore_state
	movq	%r8, 16(%rsp)
	movl	%ecx, %r8d
	popq	%rbx
	.cfi_remember_state
	.cfi_def_cfa_offset 8
	movq	%rdx, %rcx
	movq	%rsi, %rdx
	movq	%r11, %rsi
	jmp	_ZN6kvtide12_GLOBAL__N_18dot_tileILi3ELi6ELb0ELi0EfEEvPKflPKPKT3_lRKNS0_5AheadIS4_EEiPfl.constprop.0
	.p2align 4,,10
	.p2align 3
.L1924:
	.cfi_restore_state
	movq	%r9, %r8
	popq	%rbx
	.cfi_remember_state
	.cfi_def_cfa_offset 8
	jmp	_ZN6kvtide12_GLOBAL__N_18dot_tileILi1ELi6ELb0ELi0EfEEvPKflPKPKT3_lRKNS0_5AheadIS4_EEiPfl.constprop.0
	.p2align 4,,10
	.p2align 3
.L1923:
	.cfi_restore_state
	movq	%r8, 16(%rsp)
	movl	%ecx, %r8d
	popq	%rbx
	.cfi_remember_state
	.cfi_def_cfa_offset 8
	movq	%rdx, %rcx
	movq	%rsi, %rdx
	movq	%r11, %rsi
	jmp	_ZN6kvtide12_GLOBAL__N_18dot_tileILi2ELi6ELb0ELi0EfEEvPKflPKPKT3_lRKNS0_5AheadIS4_EEiPfl.constprop.0
	.p2align 4,,10
	.p2align 3
.L1919:
	.cfi_restore_state
	movq	%r8, 24(%rsp)
	movq	%r10, %r8
	movq	%r9, 16(%rsp)
	movl	%ecx, %r9d
	popq	%rbx
	.cfi_remember_state
	.cfi_def_cfa_offset 8
	movq	%rdx, %rcx
	movq	%rsi, %rdx
	movq	%r11, %rsi
	jmp	_ZN6kvtide12_GLOBAL__N_18dot_tileILi4ELi6ELb0ELi6EfEEvPKflPKPKT3_lRKNS0_5AheadIS4_EEiPfl
	.p2align 4,,10
	.p2align 3
.L1915:
	.cfi_restore_state
	movq	%r8, 24(%rsp)
	movq	%r10, %r8
	movq	%r9, 16(%rsp)
	movl	%ecx, %r9d
	popq	%rbx
	.cfi_def_cfa_offset 8
	movq	%rdx, %rcx
	movq	%rsi, %rdx
	movq	%r11, %rsi
	jmp	_ZN6kvtide12_GLOBAL__N_18dot_tileILi4ELi6ELb0ELi2EfEEvPKflPKPKT3_lRKNS0_5AheadIS4_EEiPfl
	.cfi_endproc
.LFE6547:
	.size	_ZN6kvtide12_GLOBAL__N_18dot_rowsILb0ELi6EfEEviPKflPKPKT1_lRKNS0_5AheadIS4_EEiPfl, .-_ZN6kvtide12_GLOBAL__N_18dot_rowsILb0ELi6EfEEviPKflPKPKT1_lRKNS0_5AheadIS4_EEiPfl
	.p2align 4
	.type	_ZN6kvtide12_GLOBAL__N_112attend_typedIfEEvRKNS_13AttentionArgsERKNS_9QueryTileElPfRKNS_16PartialAttentionE, @function
_ZN6kvtide12_GLOBAL__N_112attend_typedIfEEvRKNS_13AttentionArgsERKNS_9QueryTileElPfRKNS_16PartialAttentionE:
.LFB6490:
	.cfi_startproc
	leaq	8(%rsp), %r10
	.cfi_def_cfa 10, 0
	andq	$-64, %rsp
	movq	%rcx, %r11
	salq	$8, %rdx
	pushq	-8(%r10)
	pushq	%rbp
	movq	%rsp, %rbp
	.cfi_escape 0x10,0x6,0x2,0x76,0
	pushq	%r15
	pushq	%r14
	.cfi_escape 0x10,0xf,0x2,0x76,0x78
	.cfi_escape 0x10,0xe,0x2,0x76,0x70
	movq	%rsi, %r14
	pushq	%r13
	pushq	%r12
	pushq	%r10
	.cfi_escape 0xf,0x3,0x76,0x58,0x6
	.cfi_escape 0x10,0xd,0x2,0x76,0x68
	.cfi_escape 0x10,0xc,0x2,0x76,0x60
	pushq	%rbx
	subq	$6336, %rsp
	.cfi_escape 0x10,0x3,0x2,0x76,0x50
	movq	24(%rsi), %rbx
	movl	12(%rsi), %eax
	movq	%rcx, -6160(%rbp)
	subl	8(%rsi), %eax
	movq	16(%rsi), %rcx
	movq	%rdi, -6184(%rbp)
	movl	%eax, -6204(%rbp)
	movl	%eax, %edi
	movq	%rbx, %rax
	movq	-6184(%rbp), %r10
	subq	%rcx, %rax
	movq	%rsi, -6200(%rbp)
	movl	%eax, %r15d
	movq	%rcx, -6144(%rbp)
	imull	%edi, %r15d
	movl	144(%r10), %edi
	movq	%r11, -6088(%rbp)
	movq	%r8, -6248(%rbp)
	leal	15(%rdi), %eax
	movl	%eax, %esi
	movl	%r15d, -6120(%rbp)
	sarl	$31, %esi
	shrl	$28, %esi
	leal	(%rax,%rsi), %ecx
	andl	$15, %ecx
	subl	%esi, %ecx
	movslq	%r15d, %rsi
	subl	%ecx, %eax
	movq	%rsi, -6232(%rbp)
	cltq
	movq	%rax, %rcx
	movq	%rax, -6168(%rbp)
	movq	%rax, -6096(%rbp)
	imulq	%rsi, %rax
	leaq	(%r11,%rax,4), %r15
	movq	%rax, -6216(%rbp)
	movq	%rsi, %rax
	salq	$10, %rax
	movq	%r15, -6256(%rbp)
	addq	%r15, %rax
	movq	%r15, -6080(%rbp)
	movq	%rax, -6264(%rbp)
	movq	%rax, -6072(%rbp)
	leaq	(%rax,%rcx,4), %rax
	movq	%rax, -6064(%rbp)
	movslq	(%r14), %rax
	movl	$0, -5948(%rbp)
	vmovq	%rax, %xmm2
	movq	168(%r10), %rax
	movq	%rdx, -6128(%rbp)
	movl	$0, -6116(%rbp)
	vmovq	%xmm2, %rcx
	movslq	(%rax,%rcx,4), %rax
	subq	%rdx, %rax
	movq	%rax, %r11
	js	.L1927
	cmpq	$256, %rax
	movl	$256, %r15d
	cmovle	%eax, %r15d
	movl	%r15d, -6116(%rbp)
.L1927:
	movq	-6184(%rbp), %rax
	movq	184(%rax), %rax
	movq	%rax, -6192(%rbp)
	testq	%rax, %rax
	je	.L2494
	movq	-6200(%rbp), %rdx
	movq	-6128(%rbp), %rax
	movl	-6116(%rbp), %r9d
	movq	-6144(%rbp), %rcx
	addq	32(%rdx), %rax
	movq	-6192(%rbp), %rdx
	movl	%r9d, -5952(%rbp)
	leaq	(%rdx,%rax,4), %rax
	movq	%rax, -6192(%rbp)
	movq	%rax, -56(%rbp)
	movl	%r9d, %eax
	cmpq	%rcx, %rbx
	jle	.L2253
	movq	-6184(%rbp), %rdx
	leaq	-1(%rbx), %r10
	movq	%rcx, %r8
	kxorb	%k0, %k0, %k0
	cmpq	%r10, %rcx
	kmovb	%k0, %r13d
	movq	176(%rdx), %r12
	cmovg	%r10, %r8
	xorl	%esi, %esi
	xorl	%r14d, %r14d
	xorl	%r15d, %r15d
.L1935:
	movslq	%esi, %rdx
	movl	$0, -568(%rbp,%rdx,4)
	movl	%r9d, -312(%rbp,%rdx,4)
	testl	%r9d, %r9d
	je	.L1933
	testl	%eax, %eax
	jle	.L1932
	movl	$1, %r13d
	xorl	%eax, %eax
.L1932:
	cmpl	%r15d, %r9d
	jle	.L1933
	movl	%r9d, %r15d
	movl	$1, %r14d
.L1933:
	leaq	1(%rcx), %rdx
	addl	$1, %esi
	cmpq	%r8, %rdx
	jle	.L2495
	movl	%r15d, -6176(%rbp)
	kmovb	%r13d, %k0
	cmpq	%rdx, %rbx
	jle	.L1951
	movq	-6144(%rbp), %r15
	addq	$2, %rcx
	leaq	(%r12,%rdx,4), %r8
	movl	%r15d, %esi
	cmpq	%r10, %rcx
	jge	.L1936
	movl	-4(%r8), %r9d
	movl	-6116(%rbp), %r13d
	movl	%edx, %r8d
	subl	%r15d, %r8d
	movq	%r11, %r15
	movl	%edi, %r11d
.L1946:
	movslq	%r8d, %rdi
	movq	%rdx, -6136(%rbp)
	movl	(%r12,%rdx,4), %ecx
	movl	$0, -568(%rbp,%rdi,4)
	movl	%r13d, -312(%rbp,%rdi,4)
	testl	%r13d, %r13d
	jne	.L1937
	addl	$1, %r9d
	cmpl	%ecx, %r9d
	je	.L1939
	leal	1(%r8), %ecx
	movl	4(%r12,%rdx,4), %r9d
	movslq	%ecx, %rcx
	movl	$0, -568(%rbp,%rcx,4)
	movl	$0, -312(%rbp,%rcx,4)
.L1942:
	movl	$0, -312(%rbp,%rcx,4)
.L1944:
	movq	-6136(%rbp), %rdi
	addq	$2, %rdx
	addl	$2, %r8d
	addq	$3, %rdi
	cmpq	%r10, %rdi
	jl	.L1946
	movl	%r11d, %edi
	movq	%r15, %r11
.L1936:
	movl	%edx, %ecx
	kmovb	%k0, %r10d
	subl	%esi, %ecx
	movl	-6116(%rbp), %esi
.L1950:
	movslq	%ecx, %r8
	movl	$0, -568(%rbp,%r8,4)
	movl	%esi, -312(%rbp,%r8,4)
	testl	%esi, %esi
	je	.L1948
	testl	%eax, %eax
	jle	.L1949
	movl	$1, %r10d
	xorl	%eax, %eax
.L1949:
	cmpl	%esi, -6176(%rbp)
	jge	.L1948
	movl	%esi, -6176(%rbp)
	movl	$1, %r14d
.L1948:
	addq	$1, %rdx
	addl	$1, %ecx
	cmpq	%rdx, %rbx
	jg	.L1950
	kmovb	%r10d, %k0
.L1951:
	movb	$0, -6136(%rbp)
.L1953:
	testb	%r14b, %r14b
	je	.L1999
	movl	-6176(%rbp), %edx
	kortestb	%k0, %k0
	movl	%edx, -5948(%rbp)
	je	.L2000
	movl	%eax, -5952(%rbp)
	movl	%eax, -6116(%rbp)
.L2000:
	movq	-6184(%rbp), %rax
	vmovq	%xmm2, %rdx
	movq	152(%rax), %r14
	movq	160(%rax), %rax
	movslq	(%rax,%rdx,4), %rsi
	movl	-6176(%rbp), %eax
	movl	-6116(%rbp), %edx
	cmpl	%edx, %eax
	jle	.L1929
	leal	80(%rax), %r8d
	xorl	%r13d, %r13d
	testq	%r11, %r11
	js	.L2001
	movslq	%r8d, %rax
	movl	%r11d, %r13d
	cmpq	%rax, %r11
	cmovg	%r8d, %r13d
.L2001:
	movl	-6116(%rbp), %r11d
	movq	-6184(%rbp), %r15
	movq	-6128(%rbp), %rax
	movl	132(%r15), %r9d
	movslq	%r11d, %r10
	addq	%r10, %rax
	movslq	%r9d, %rcx
	cqto
	movl	%r9d, -6152(%rbp)
	idivq	%rcx
	movl	%r11d, %ecx
	movl	%edx, %r9d
	cmpl	%r11d, %r13d
	jle	.L2294
	movq	-6200(%rbp), %r11
	addq	%rax, %rsi
	movl	%ecx, %eax
	movzbl	-6136(%rbp), %ecx
	leaq	(%r14,%rsi,4), %rsi
	movl	%edi, -6272(%rbp)
	vmovq	64(%r15), %xmm7
	vmovq	%r12, %xmm14
	movslq	4(%r11), %rdx
	movq	88(%r15), %r11
	xorl	$1, %ecx
	movq	%rsi, -6224(%rbp)
	movb	%cl, -6136(%rbp)
	vmovq	80(%r15), %xmm6
	imulq	%rdx, %r11
	movq	%r10, -6288(%rbp)
	vmovq	72(%r15), %xmm4
	imulq	112(%r15), %rdx
	vmovq	104(%r15), %xmm3
	movl	%r8d, -6280(%rbp)
	movl	%r9d, %r8d
	movl	%eax, %r9d
	vmovq	%r11, %xmm5
	leaq	-5952(%rbp), %r11
	vmovq	%rdx, %xmm2
	movq	-6128(%rbp), %rdx
	vmovq	%r11, %xmm1
	subq	$1, %rdx
	movq	%rdx, -6240(%rbp)
.L2012:
	movq	-6224(%rbp), %rax
	vmovq	%xmm3, %rdi
	movslq	(%rax), %r12
	vmovq	%xmm6, %rax
	imulq	%r12, %rax
	imulq	%rdi, %r12
	cmpl	%r8d, -6152(%rbp)
	jle	.L2003
	cmpl	%r9d, %r13d
	jle	.L2003
	vmovq	96(%r15), %xmm9
	movslq	%r8d, %rdi
	movq	120(%r15), %rdx
	subl	%r9d, %r8d
	vmovq	%xmm5, %rsi
	leal	1(%r9), %ecx
	vmovq	%xmm14, %r11
	vmovq	%xmm9, %r14
	vmovq	%rdx, %xmm0
	movslq	%ecx, %rcx
	imulq	%rdi, %r14
	vmovq	%xmm1, %r10
	imulq	%rdx, %rdi
	movl	%r8d, %edx
	vmovq	%xmm9, %r8
	addq	%rsi, %r14
	addq	%rax, %r14
	vmovq	%xmm7, %rax
	addq	%rax, %r14
	vmovq	%xmm2, %rax
	addq	%rax, %rdi
	vmovq	%xmm4, %rax
	addq	%r12, %rdi
	addq	%rax, %rdi
	jmp	.L2010
.L2004:
	movl	%ecx, %r12d
	vmovq	%xmm0, %rax
	addl	%edx, %esi
	addq	$1, %rcx
	addq	%r8, %r14
	addq	%rax, %rdi
	cmpl	%r13d, %r12d
	jge	.L2311
	cmpl	%esi, -6152(%rbp)
	jle	.L2311
.L2010:
	movl	-6176(%rbp), %r9d
	leal	-1(%rcx), %eax
	movq	%r14, (%r10,%rcx,8)
	movl	%ecx, %esi
	movq	%rdi, 2688(%r10,%rcx,8)
	cmpl	%r9d, %eax
	jge	.L2004
	cmpb	$0, -6136(%rbp)
	je	.L2004
	movq	-6240(%rbp), %rax
	movq	-6192(%rbp), %r9
	addq	%rcx, %rax
	testq	%r9, %r9
	je	.L2006
	movslq	-4(%r9,%rcx,4), %rax
.L2006:
	movl	%edx, -6128(%rbp)
	movq	-6144(%rbp), %r9
	.p2align 4,,10
	.p2align 3
.L2008:
	movslq	(%r11,%r9,4), %r12
	cmpq	%rax, %r12
	jl	.L2007
	movq	200(%r15), %rdx
	testq	%rdx, %rdx
	jle	.L2489
	subq	%rdx, %r12
	cmpq	%r12, %rax
	jg	.L2489
.L2007:
	addq	$1, %r9
	cmpq	%r9, %rbx
	jne	.L2008
	movq	-6264(%rbp), %rax
	movl	-6128(%rbp), %edx
	movq	%rax, 2688(%r10,%rcx,8)
	movq	%rax, (%r10,%rcx,8)
	jmp	.L2004
.L2495:
	movq	%rdx, %rcx
	jmp	.L1935
.L2489:
	movl	-6128(%rbp), %edx
	jmp	.L2004
.L2311:
	movl	%r12d, %r9d
.L2003:
	addq	$4, -6224(%rbp)
	xorl	%r8d, %r8d
	cmpl	%r9d, %r13d
	jg	.L2012
	movl	-6272(%rbp), %edi
	movl	-6280(%rbp), %r8d
	movl	%r9d, %eax
	vmovq	%xmm1, %r11
	movq	-6288(%rbp), %r10
.L2002:
	cmpl	%eax, %r8d
	jle	.L2021
	movl	-6176(%rbp), %r12d
	leal	-1(%r13), %ebx
	movslq	%eax, %rsi
	movl	%ebx, -6128(%rbp)
	subl	%eax, %r12d
	leal	79(%r12), %ebx
	movl	%ebx, -6136(%rbp)
	cmpl	$2, %ebx
	jbe	.L2014
	movslq	%eax, %rsi
	leal	80(%r12), %edx
	movslq	%r13d, %r13
	movq	%rdx, %r9
	leaq	1(%rdx,%rsi), %rdx
	leaq	8(,%r13,8), %r14
	leaq	0(,%rdx,8), %r13
	leaq	8(,%rsi,8), %rbx
	leaq	2680(%r14), %rdx
	leaq	2688(%r13), %rcx
	cmpq	%rcx, %rdx
	leaq	2688(%rbx), %r15
	leaq	2688(%r14), %rdx
	setge	%cl
	cmpq	%rdx, %r15
	setge	%dl
	orb	%cl, %dl
	je	.L2014
	leaq	-8(%r14), %rdx
	cmpq	%r13, %rdx
	setge	%cl
	cmpq	%r14, %rbx
	setge	%dl
	orb	%cl, %dl
	je	.L2014
	cmpl	$6, -6136(%rbp)
	jbe	.L2015
	movslq	-6128(%rbp), %r13
	movl	%r9d, %edx
	leaq	(%r11,%rbx), %rcx
	leaq	(%r11,%r15), %rbx
	shrl	$3, %edx
	vpbroadcastq	-5944(%rbp,%r13,8), %zmm2
	salq	$6, %rdx
	vpbroadcastq	-3256(%rbp,%r13,8), %zmm1
	movq	%rdx, %r14
	xorl	%edx, %edx
.L2016:
	vmovdqu64	%zmm2, (%rcx,%rdx)
	vmovdqu64	%zmm1, (%rbx,%rdx)
	addq	$64, %rdx
	cmpq	%rdx, %r14
	jne	.L2016
	movl	%r9d, %ecx
	andl	$-8, %ecx
	addl	%ecx, %eax
	andl	$7, %r9d
	je	.L2021
	movl	%r12d, %edx
	subl	%ecx, %edx
	leal	80(%rdx), %r9d
	addl	$79, %edx
	cmpl	$2, %edx
	jbe	.L2018
.L2247:
	vpbroadcastq	-5944(%rbp,%r13,8), %ymm2
	leaq	1(%rcx,%rsi), %rdx
	movq	-3256(%rbp,%r13,8), %rcx
	salq	$3, %rdx
	vpbroadcastq	%rcx, %ymm1
	vmovdqu	%ymm2, -5952(%rbp,%rdx)
	vmovdqu	%ymm1, -3264(%rbp,%rdx)
	movl	%r9d, %edx
	andl	$-4, %edx
	addl	%edx, %eax
	andl	$3, %r9d
	je	.L2021
.L2018:
	leaq	336(%r13), %rcx
	movq	-5944(%rbp,%r13,8), %r9
	movslq	%eax, %rdx
	movq	-5944(%rbp,%rcx,8), %rsi
	movq	%r9, -5944(%rbp,%rdx,8)
	movq	%rsi, -3256(%rbp,%rdx,8)
	leal	1(%rax), %edx
	cmpl	%edx, %r8d
	jle	.L2021
	movslq	%edx, %rdx
	addl	$2, %eax
	movq	%r9, -5944(%rbp,%rdx,8)
	movq	%rsi, -3256(%rbp,%rdx,8)
	cmpl	%eax, %r8d
	jle	.L2021
	movq	-5944(%rbp,%r13,8), %rdx
	cltq
	movq	%rdx, -5944(%rbp,%rax,8)
	movq	-5944(%rbp,%rcx,8), %rdx
	movq	%rdx, -3256(%rbp,%rax,8)
.L2021:
	cmpl	$8, -6120(%rbp)
	jg	.L2478
.L2504:
	movslq	%edi, %rax
	salq	$2, %rax
	cmpq	$511, %rax
	ja	.L2496
.L2478:
	xorl	%edx, %edx
	leal	0(,%rdi,4), %ecx
	movl	$10240, %eax
	idivl	%ecx
	movl	$64, %edx
	cmpl	%edx, %eax
	cmovg	%edx, %eax
	xorl	%edx, %edx
	testl	%eax, %eax
	cmovs	%edx, %eax
.L2028:
	movl	-6120(%rbp), %r13d
	movl	$6, %ecx
	movq	%r10, %r14
	movq	%r11, %r15
	movl	$0, %edx
	movl	-6116(%rbp), %ebx
	movl	-6176(%rbp), %edi
	cmpl	$8, %r13d
	movl	-6204(%rbp), %r12d
	cmovle	%ecx, %edx
	leaq	-6000(%rbp), %rcx
	movl	%edx, -6264(%rbp)
	movl	$0, %edx
	cmovle	%rcx, %rdx
	addl	%ebx, %eax
	subl	%ebx, %edi
	leal	5(%rax), %r9d
	cltq
	subq	%r10, %rax
	movq	%rdx, -6240(%rbp)
	leaq	(%r11,%rax,8), %r10
	movq	-6168(%rbp), %rax
	movl	%r9d, %r11d
	salq	$4, %rax
	movq	%rax, -6136(%rbp)
	leaq	-6112(%rbp), %rax
	movq	%rax, -6224(%rbp)
.L2040:
	movl	$6, %eax
	movq	8(%r15,%r14,8), %rdx
	movl	%r14d, %ecx
	cmpl	%eax, %edi
	cmovle	%edi, %eax
	movq	%rdx, -6048(%rbp)
	movl	%eax, -6144(%rbp)
	movq	8(%r10,%r14,8), %rax
	movq	%rax, -6000(%rbp)
	cmpl	$1, %edi
	jne	.L2030
	vpbroadcastq	%rdx, %xmm0
	vmovdqu	%xmm0, -6040(%rbp)
	vpbroadcastq	%rax, %xmm0
	vmovdqu	%xmm0, -5992(%rbp)
.L2031:
	movq	%rdx, -6024(%rbp)
	movq	%rax, -5976(%rbp)
.L2034:
	movq	%rdx, -6016(%rbp)
	movq	%rax, -5968(%rbp)
.L2038:
	movq	%rdx, -6008(%rbp)
	movq	%rax, -5960(%rbp)
	testl	%r13d, %r13d
	jle	.L2050
	movq	-6160(%rbp), %rax
	movq	%r10, -6272(%rbp)
	xorl	%ebx, %ebx
	movl	%r11d, -6280(%rbp)
	movq	%rax, -6128(%rbp)
	movl	-6144(%rbp), %eax
	movl	%edi, -6288(%rbp)
	addl	%ecx, %eax
	movl	%eax, -6152(%rbp)
	jmp	.L2049
.L2498:
	movq	-6240(%rbp), %rdx
	movq	%rdx, -6112(%rbp)
	movl	-6264(%rbp), %edx
	movl	%edx, -6104(%rbp)
.L2048:
	subq	$8, %rsp
	movq	-6224(%rbp), %r9
	movq	-6168(%rbp), %rdx
	leaq	-6048(%rbp), %rcx
	pushq	$256
	movq	-6128(%rbp), %rsi
	pushq	%rax
	movl	-6144(%rbp), %eax
	pushq	%rax
	movq	-6184(%rbp), %rax
	movslq	144(%rax), %r8
	vzeroupper
	call	_ZN6kvtide12_GLOBAL__N_18dot_rowsILb0ELi6EfEEviPKflPKPKT1_lRKNS0_5AheadIS4_EEiPfl
	addq	$32, %rsp
.L2041:
	addl	$4, %ebx
	movq	-6136(%rbp), %rdi
	addq	%rdi, -6128(%rbp)
	cmpl	%ebx, %r13d
	jle	.L2497
.L2049:
	movl	%r13d, %edi
	movl	$4, %eax
	subl	%ebx, %edi
	cmpl	%eax, %edi
	cmovg	%eax, %edi
	movl	%ebx, %eax
	cltd
	idivl	%r12d
	movslq	%eax, %r8
	leal	-1(%rdi,%rbx), %eax
	cltd
	idivl	%r12d
	cmpl	%eax, %r8d
	jg	.L2041
	movl	%eax, %r10d
	subl	%r8d, %r10d
	leal	1(%r10), %r11d
	cmpl	$14, %r10d
	jbe	.L2295
	movslq	%r8d, %rcx
	movl	%r11d, %edx
	movl	$256, %esi
	shrl	$4, %edx
	leaq	5384(,%rcx,4), %rcx
	vpbroadcastd	%esi, %zmm2
	leaq	(%r15,%rcx), %r9
	leaq	256(%r15,%rcx), %rcx
	vpxor	%xmm5, %xmm5, %xmm5
	vpminsd	(%r9), %zmm2, %zmm2
	vpmaxsd	(%rcx), %zmm5, %zmm5
	cmpl	$1, %edx
	je	.L2043
	vpminsd	64(%r9), %zmm2, %zmm2
	vpmaxsd	64(%rcx), %zmm5, %zmm5
	cmpl	$2, %edx
	je	.L2043
	vpminsd	128(%r9), %zmm2, %zmm2
	vpmaxsd	128(%rcx), %zmm5, %zmm5
	cmpl	$3, %edx
	je	.L2043
	vpminsd	192(%r9), %zmm2, %zmm2
	vpmaxsd	192(%rcx), %zmm5, %zmm5
.L2043:
	vextracti32x8	$0x1, %zmm5, %ymm4
	vextracti32x8	$0x1, %zmm2, %ymm3
	movl	%r11d, %r9d
	vpmaxsd	%ymm5, %ymm4, %ymm1
	vpminsd	%ymm2, %ymm3, %ymm6
	andl	$-16, %r9d
	andl	$15, %r11d
	vextracti128	$0x1, %ymm1, %xmm0
	vpminsd	%ymm2, %ymm3, %ymm2
	leal	(%r9,%r8), %ecx
	vpmaxsd	%xmm1, %xmm0, %xmm0
	vpmaxsd	%ymm5, %ymm4, %ymm3
	vpsrldq	$8, %xmm0, %xmm1
	vpmaxsd	%xmm1, %xmm0, %xmm0
	vpsrldq	$4, %xmm0, %xmm1
	vpmaxsd	%xmm1, %xmm0, %xmm0
	vmovd	%xmm0, %edx
	vextracti128	$0x1, %ymm6, %xmm0
	vpminsd	%xmm6, %xmm0, %xmm0
	vmovd	%edx, %xmm1
	vpsrldq	$8, %xmm0, %xmm6
	vpminsd	%xmm6, %xmm0, %xmm0
	vpsrldq	$4, %xmm0, %xmm6
	vpminsd	%xmm6, %xmm0, %xmm0
	vmovd	%xmm0, %esi
	vmovd	%esi, %xmm0
	je	.L2044
.L2042:
	subl	%r9d, %r10d
	leal	1(%r10), %r11d
	cmpl	$6, %r10d
	jbe	.L2045
	leaq	1346(%r9,%r8), %rdx
	movl	%r11d, %r8d
	vpmaxsd	-5696(%rbp,%rdx,4), %ymm3, %ymm1
	andl	$-8, %r8d
	vpminsd	-5952(%rbp,%rdx,4), %ymm2, %ymm2
	addl	%r8d, %ecx
	andl	$7, %r11d
	vextracti128	$0x1, %ymm1, %xmm0
	vpmaxsd	%xmm1, %xmm0, %xmm0
	vpsrldq	$8, %xmm0, %xmm1
	vpmaxsd	%xmm1, %xmm0, %xmm0
	vpsrldq	$4, %xmm0, %xmm1
	vpmaxsd	%xmm1, %xmm0, %xmm0
	vmovd	%xmm0, %edx
	vextracti128	$0x1, %ymm2, %xmm0
	vpminsd	%xmm2, %xmm0, %xmm0
	vmovd	%edx, %xmm1
	vpsrldq	$8, %xmm0, %xmm2
	vpminsd	%xmm2, %xmm0, %xmm0
	vpsrldq	$4, %xmm0, %xmm2
	vpminsd	%xmm2, %xmm0, %xmm0
	vmovd	%xmm0, %esi
	vmovd	%esi, %xmm0
	je	.L2044
.L2045:
	movslq	%ecx, %rdx
	leal	1(%rcx), %r8d
	vmovd	-568(%rbp,%rdx,4), %xmm2
	vpminsd	%xmm2, %xmm0, %xmm0
	vmovd	-312(%rbp,%rdx,4), %xmm2
	vpmaxsd	%xmm2, %xmm1, %xmm1
	vmovd	%xmm0, %esi
	vmovd	%xmm1, %edx
	cmpl	%eax, %r8d
	jg	.L2044
	movslq	%r8d, %r8
	vmovd	-568(%rbp,%r8,4), %xmm2
	vpminsd	%xmm2, %xmm0, %xmm0
	vmovd	-312(%rbp,%r8,4), %xmm2
	leal	2(%rcx), %r8d
	vpmaxsd	%xmm2, %xmm1, %xmm1
	vmovd	%xmm0, %esi
	vmovd	%xmm1, %edx
	cmpl	%eax, %r8d
	jg	.L2044
	movslq	%r8d, %r8
	vmovd	-568(%rbp,%r8,4), %xmm2
	vpminsd	%xmm2, %xmm0, %xmm0
	vmovd	-312(%rbp,%r8,4), %xmm2
	leal	3(%rcx), %r8d
	vpmaxsd	%xmm2, %xmm1, %xmm1
	vmovd	%xmm0, %esi
	vmovd	%xmm1, %edx
	cmpl	%eax, %r8d
	jg	.L2044
	movslq	%r8d, %r8
	vmovd	-568(%rbp,%r8,4), %xmm2
	vpminsd	%xmm2, %xmm0, %xmm0
	vmovd	-312(%rbp,%r8,4), %xmm2
	leal	4(%rcx), %r8d
	vpmaxsd	%xmm2, %xmm1, %xmm1
	vmovd	%xmm0, %esi
	vmovd	%xmm1, %edx
	cmpl	%eax, %r8d
	jg	.L2044
	movslq	%r8d, %r8
	vmovd	-568(%rbp,%r8,4), %xmm2
	vpminsd	%xmm2, %xmm0, %xmm0
	vmovd	-312(%rbp,%r8,4), %xmm2
	leal	5(%rcx), %r8d
	vpmaxsd	%xmm2, %xmm1, %xmm1
	vmovd	%xmm0, %esi
	vmovd	%xmm1, %edx
	cmpl	%eax, %r8d
	jg	.L2044
	movslq	%r8d, %r8
	addl	$6, %ecx
	vmovd	-568(%rbp,%r8,4), %xmm2
	vpminsd	%xmm2, %xmm0, %xmm0
	vmovd	-312(%rbp,%r8,4), %xmm2
	vpmaxsd	%xmm2, %xmm1, %xmm1
	vmovd	%xmm0, %esi
	vmovd	%xmm1, %edx
	cmpl	%eax, %ecx
	jg	.L2044
	movslq	%ecx, %rcx
	vmovd	-568(%rbp,%rcx,4), %xmm2
	vpminsd	%xmm2, %xmm0, %xmm0
	vmovd	%xmm0, %esi
	vmovd	-312(%rbp,%rcx,4), %xmm0
	vpmaxsd	%xmm0, %xmm1, %xmm1
	vmovd	%xmm1, %edx
.L2044:
	cmpl	%r14d, %edx
	jle	.L2041
	cmpl	%esi, -6152(%rbp)
	jle	.L2041
	movl	%ebx, %eax
	movq	-6256(%rbp), %rdx
	sall	$8, %eax
	cltq
	addq	%r14, %rax
	leaq	(%rdx,%rax,4), %rax
	testl	%ebx, %ebx
	je	.L2498
	movq	$0, -6112(%rbp)
	movl	$0, -6104(%rbp)
	jmp	.L2048
.L2497:
	movq	-6272(%rbp), %r10
	movl	-6280(%rbp), %r11d
	movl	-6288(%rbp), %edi
.L2050:
	addq	$6, %r14
	subl	$6, %edi
	addl	$6, %r11d
	cmpl	%r14d, -6176(%rbp)
	jg	.L2040
.L2051:
	movl	-6120(%rbp), %edx
	testl	%edx, %edx
	jle	.L2499
	movq	-6200(%rbp), %rax
	movq	16(%rax), %rax
	movq	%rax, -6144(%rbp)
.L2246:
	movslq	-6116(%rbp), %rax
	xorl	%r14d, %r14d
	movq	-6256(%rbp), %rbx
	movq	-6216(%rbp), %r13
	movq	-6192(%rbp), %r15
	vmovss	.LC2(%rip), %xmm13
	salq	$2, %rax
	movq	%rax, -6136(%rbp)
.L2087:
	movl	%r14d, %eax
	movq	-6248(%rbp), %rdi
	cltd
	idivl	-6204(%rbp)
	movq	16(%rdi), %rcx
	leaq	0(,%r14,4), %rdx
	addq	%rdx, %rcx
	addq	8(%rdi), %rdx
	vmovq	%rdx, %xmm14
	vmovq	%rcx, %xmm23
	movslq	%eax, %rdx
	movslq	-312(%rbp,%rdx,4), %rax
	movl	-568(%rbp,%rdx,4), %r8d
	testq	%r15, %r15
	je	.L2055
	cmpl	%r8d, %eax
	jle	.L2055
	movq	-6184(%rbp), %r9
	movq	-6144(%rbp), %rdi
	movq	176(%r9), %rcx
	addq	%rdi, %rdx
	movslq	(%rcx,%rdx,4), %rcx
	movslq	%r8d, %rdx
.L2058:
	movslq	(%r15,%rdx,4), %rsi
	cmpq	%rsi, %rcx
	jl	.L2056
	movq	200(%r9), %rdi
	testq	%rdi, %rdi
	jle	.L2057
	movq	%rcx, %r10
	subq	%rdi, %r10
	cmpq	%rsi, %r10
	jl	.L2057
.L2056:
	vmovss	%xmm13, (%rbx,%rdx,4)
.L2057:
	addq	$1, %rdx
	cmpl	%edx, %eax
	jg	.L2058
.L2055:
	testl	%r8d, %r8d
	leal	15(%r8), %ecx
	leal	30(%rax), %edx
	movl	%eax, %r12d
	cmovns	%r8d, %ecx
	movl	%ecx, %r10d
	andl	$-16, %ecx
	sarl	$4, %r10d
	addl	$15, %r12d
	cmovs	%edx, %r12d
	movl	%r12d, %r11d
	andl	$-16, %r12d
	sarl	$4, %r11d
	cmpl	%ecx, %r8d
	jle	.L2054
	movl	%r8d, %edx
	sarl	$31, %edx
	shrl	$28, %edx
	leal	(%r8,%rdx), %esi
	andl	$15, %esi
	subl	%edx, %esi
	leal	-1(%rsi), %edx
	cmpl	$14, %edx
	jbe	.L2296
	vbroadcastss	.LC2(%rip), %zmm0
	movq	%r14, %rdx
	movslq	%r10d, %rdi
	salq	$4, %rdx
	addq	%rdi, %rdx
	movq	-6216(%rbp), %rdi
	salq	$4, %rdx
	addq	%rdi, %rdx
	movq	-6160(%rbp), %rdi
	leaq	(%rdi,%rdx,4), %rdx
	movl	%esi, %edi
	shrl	$4, %edi
	salq	$6, %rdi
	addq	%rdx, %rdi
.L2062:
	vmovups	%zmm0, (%rdx)
	addq	$64, %rdx
	cmpq	%rdx, %rdi
	jne	.L2062
	movl	%esi, %r9d
	andl	$-16, %r9d
	leal	(%rcx,%r9), %edi
	cmpl	%esi, %r9d
	je	.L2054
.L2061:
	subl	%r9d, %esi
	leal	-1(%rsi), %edx
	movl	%esi, -6128(%rbp)
	cmpl	$6, %edx
	jbe	.L2064
	vbroadcastss	.LC2(%rip), %ymm0
	movq	%r14, %rsi
	movslq	%r10d, %rdx
	salq	$4, %rsi
	addq	%rsi, %rdx
	movq	-6216(%rbp), %rsi
	salq	$4, %rdx
	addq	%rsi, %rdx
	movq	-6160(%rbp), %rsi
	addq	%r9, %rdx
	vmovups	%ymm0, (%rsi,%rdx,4)
	movl	-6128(%rbp), %esi
	movl	%esi, %edx
	andl	$-8, %edx
	addl	%edx, %edi
	andl	$7, %esi
	je	.L2054
.L2064:
	vmovss	.LC2(%rip), %xmm0
	movslq	%edi, %rsi
	leaq	0(,%rsi,4), %rdx
	vmovss	%xmm0, (%rbx,%rsi,4)
	leal	1(%rdi), %esi
	cmpl	%esi, %r8d
	jle	.L2054
	leal	2(%rdi), %esi
	vmovss	%xmm0, 4(%rbx,%rdx)
	cmpl	%esi, %r8d
	jle	.L2054
	leal	3(%rdi), %esi
	vmovss	%xmm0, 8(%rbx,%rdx)
	cmpl	%esi, %r8d
	jle	.L2054
	leal	4(%rdi), %esi
	vmovss	%xmm0, 12(%rbx,%rdx)
	cmpl	%esi, %r8d
	jle	.L2054
	leal	5(%rdi), %esi
	vmovss	%xmm0, 16(%rbx,%rdx)
	cmpl	%esi, %r8d
	jle	.L2054
	addl	$6, %edi
	vmovss	%xmm0, 20(%rbx,%rdx)
	cmpl	%edi, %r8d
	jle	.L2054
	vmovss	%xmm0, 24(%rbx,%rdx)
.L2054:
	cmpl	%r12d, %eax
	jge	.L2060
	movl	%r12d, %esi
	subl	%eax, %esi
	leal	-1(%rsi), %edx
	cmpl	$14, %edx
	jbe	.L2297
	movq	-6160(%rbp), %rdi
	movslq	%eax, %rdx
	vbroadcastss	.LC2(%rip), %zmm0
	addq	%r13, %rdx
	leaq	(%rdi,%rdx,4), %rdx
	movl	%esi, %edi
	shrl	$4, %edi
	salq	$6, %rdi
	addq	%rdx, %rdi
.L2069:
	vmovups	%zmm0, (%rdx)
	addq	$64, %rdx
	cmpq	%rdx, %rdi
	jne	.L2069
	movl	%esi, %edi
	andl	$-16, %edi
	leal	(%rdi,%rax), %edx
	testb	$15, %sil
	je	.L2060
.L2068:
	subl	%edi, %esi
	leal	-1(%rsi), %r8d
	cmpl	$6, %r8d
	jbe	.L2071
	vbroadcastss	.LC2(%rip), %ymm0
	addq	%r13, %rax
	addq	%rdi, %rax
	movq	-6160(%rbp), %rdi
	vmovups	%ymm0, (%rdi,%rax,4)
	movl	%esi, %eax
	andl	$-8, %eax
	addl	%eax, %edx
	andl	$7, %esi
	je	.L2060
.L2071:
	vmovss	.LC2(%rip), %xmm0
	movslq	%edx, %rax
	leaq	0(,%rax,4), %rsi
	vmovss	%xmm0, (%rbx,%rax,4)
	leal	1(%rdx), %eax
	cmpl	%eax, %r12d
	jle	.L2060
	leal	2(%rdx), %eax
	vmovss	%xmm0, 4(%rbx,%rsi)
	cmpl	%eax, %r12d
	jle	.L2060
	leal	3(%rdx), %eax
	vmovss	%xmm0, 8(%rbx,%rsi)
	cmpl	%eax, %r12d
	jle	.L2060
	leal	4(%rdx), %eax
	vmovss	%xmm0, 12(%rbx,%rsi)
	cmpl	%r12d, %eax
	jge	.L2060
	leal	5(%rdx), %eax
	vmovss	%xmm0, 16(%rbx,%rsi)
	cmpl	%eax, %r12d
	jle	.L2060
	addl	$6, %edx
	vmovss	%xmm0, 20(%rbx,%rsi)
	cmpl	%edx, %r12d
	jle	.L2060
	vmovss	%xmm0, 24(%rbx,%rsi)
.L2060:
	movq	-6184(%rbp), %rax
	vxorps	%xmm2, %xmm2, %xmm2
	vmovss	196(%rax), %xmm0
	vcomiss	%xmm2, %xmm0
	jbe	.L2500
	vmovss	.LC0(%rip), %xmm15
	vbroadcastss	%xmm0, %zmm20
	vdivss	%xmm0, %xmm15, %xmm15
	vbroadcastss	%xmm15, %zmm15
	cmpl	%r11d, %r10d
	jge	.L2298
	vbroadcastss	.LC8(%rip), %zmm19
	movslq	%ecx, %rax
	vbroadcastss	.LC10(%rip), %zmm18
	vbroadcastss	.LC12(%rip), %zmm3
	movq	%rax, %rdx
	vbroadcastss	.LC14(%rip), %zmm12
	vbroadcastss	.LC16(%rip), %zmm11
	vbroadcastss	.LC18(%rip), %zmm10
	vbroadcastss	.LC20(%rip), %zmm9
	vbroadcastss	.LC22(%rip), %zmm8
	vbroadcastss	.LC24(%rip), %zmm7
	vbroadcastss	.LC26(%rip), %zmm6
	vbroadcastss	.LC28(%rip), %zmm5
	vbroadcastss	.LC30(%rip), %zmm4
	vbroadcastss	.LC0(%rip), %zmm2
	vbroadcastss	.LC46(%rip), %zmm17
	vbroadcastss	.LC33(%rip), %zmm16
.L2075:
	vmulps	(%rbx,%rdx,4), %zmm15, %zmm21
	vmovaps	%zmm9, %zmm0
	vmaxps	%zmm19, %zmm21, %zmm21
	vminps	%zmm18, %zmm21, %zmm21
	vaddps	%zmm21, %zmm21, %zmm21
	vmaxps	%zmm3, %zmm21, %zmm1
	vcmpps	$29, %zmm3, %zmm21, %k1
	vmulps	%zmm12, %zmm1, %zmm22
	vrndscaleps	$8, %zmm22, %zmm22
	vfmadd231ps	%zmm11, %zmm22, %zmm1
	vfmadd231ps	%zmm10, %zmm22, %zmm1
	vfmadd132ps	%zmm1, %zmm8, %zmm0
	vfmadd132ps	%zmm1, %zmm7, %zmm0
	vfmadd132ps	%zmm1, %zmm6, %zmm0
	vfmadd132ps	%zmm1, %zmm5, %zmm0
	vfmadd132ps	%zmm1, %zmm4, %zmm0
	vfmadd132ps	%zmm1, %zmm2, %zmm0
	vfmadd132ps	%zmm1, %zmm2, %zmm0
	vscalefps	%zmm22, %zmm0, %zmm21{%k1}{z}
	vmovups	(%rbx,%rdx,4), %zmm0
	vcmpps	$17, %zmm17, %zmm0, %k1
	vaddps	%zmm2, %zmm21, %zmm0
	vdivps	%zmm0, %zmm16, %zmm0
	vsubps	%zmm0, %zmm2, %zmm0
	vmulps	%zmm20, %zmm0, %zmm0
	vmovups	(%rbx,%rdx,4), %zmm0{%k1}
	vmovups	%zmm0, (%rbx,%rdx,4)
	addq	$16, %rdx
	cmpl	%edx, %r12d
	jg	.L2075
.L2073:
	vbroadcastss	.LC2(%rip), %zmm0
	.p2align 4,,10
	.p2align 3
.L2076:
	vmaxps	(%rbx,%rax,4), %zmm0, %zmm0
	addq	$16, %rax
	cmpl	%eax, %r12d
	jg	.L2076
.L2074:
	vextractf64x4	$0x1, %zmm0, %ymm2
	vmovq	%xmm23, %rax
	vmaxps	%ymm0, %ymm2, %ymm2
	vextractf128	$0x1, %ymm2, %xmm0
	vmaxps	%xmm2, %xmm0, %xmm0
	vpermilps	$78, %xmm0, %xmm2
	vmaxps	%xmm2, %xmm0, %xmm0
	vpermilps	$17, %xmm0, %xmm2
	vmaxps	%xmm2, %xmm0, %xmm18
	vucomiss	.LC2(%rip), %xmm18
	vmovss	%xmm18, (%rax)
	jp	.L2077
	vmovd	%xmm18, %edi
	movl	$0x00000000, %eax
	cmove	%eax, %edi
	vmovd	%edi, %xmm18
.L2077:
	vbroadcastss	%xmm18, %zmm18
	cmpl	%r11d, %r10d
	jge	.L2299
	vbroadcastss	.LC12(%rip), %zmm3
	movslq	%ecx, %rax
	vbroadcastss	.LC14(%rip), %zmm12
	vxorps	%xmm17, %xmm17, %xmm17
	vbroadcastss	.LC16(%rip), %zmm11
	vbroadcastss	.LC18(%rip), %zmm10
	vbroadcastss	.LC20(%rip), %zmm9
	vbroadcastss	.LC22(%rip), %zmm8
	vbroadcastss	.LC24(%rip), %zmm7
	vbroadcastss	.LC26(%rip), %zmm6
	vbroadcastss	.LC28(%rip), %zmm5
	vbroadcastss	.LC30(%rip), %zmm4
	vbroadcastss	.LC0(%rip), %zmm2
	.p2align 4,,10
	.p2align 3
.L2080:
	vmovups	(%rbx,%rax,4), %zmm0
	vsubps	%zmm18, %zmm0, %zmm16
	vmovaps	%zmm9, %zmm0
	vmaxps	%zmm3, %zmm16, %zmm1
	vcmpps	$29, %zmm3, %zmm16, %k1
	vmulps	%zmm12, %zmm1, %zmm15
	vrndscaleps	$8, %zmm15, %zmm15
	vfmadd231ps	%zmm11, %zmm15, %zmm1
	vfmadd231ps	%zmm10, %zmm15, %zmm1
	vfmadd132ps	%zmm1, %zmm8, %zmm0
	vfmadd132ps	%zmm1, %zmm7, %zmm0
	vfmadd132ps	%zmm1, %zmm6, %zmm0
	vfmadd132ps	%zmm1, %zmm5, %zmm0
	vfmadd132ps	%zmm1, %zmm4, %zmm0
	vfmadd132ps	%zmm1, %zmm2, %zmm0
	vfmadd132ps	%zmm1, %zmm2, %zmm0
	vscalefps	%zmm15, %zmm0, %zmm1{%k1}{z}
	vmovups	%zmm1, (%rbx,%rax,4)
	addq	$16, %rax
	vaddps	%zmm1, %zmm17, %zmm17
	cmpl	%eax, %r12d
	jg	.L2080
	vmovapd	%zmm17, %zmm1
.L2079:
	vextractf32x8	$0x1, %zmm17, %ymm0
	vmovq	%xmm14, %rax
	vaddps	%ymm1, %ymm0, %ymm0
	vextractf128	$0x1, %ymm0, %xmm1
	vaddps	%xmm0, %xmm1, %xmm0
	vhaddps	%xmm0, %xmm0, %xmm0
	vhaddps	%xmm0, %xmm0, %xmm0
	vmovss	%xmm0, (%rax)
	movl	-6116(%rbp), %eax
	cmpl	%eax, %ecx
	jle	.L2084
	subl	%eax, %ecx
	xorl	%esi, %esi
	leal	-1(%rcx), %eax
	leaq	4(,%rax,4), %rdx
	movq	-6136(%rbp), %rax
	vzeroupper
	leaq	(%rbx,%rax), %rdi
	call	memset@PLT
	vmovss	.LC2(%rip), %xmm13
.L2084:
	movl	-6176(%rbp), %eax
	cmpl	%eax, %r12d
	jge	.L2083
	subl	$1, %eax
	xorl	%esi, %esi
	subl	%r12d, %eax
	movslq	%r12d, %r12
	leaq	4(,%rax,4), %rdx
	leaq	(%rbx,%r12,4), %rdi
	vzeroupper
	call	memset@PLT
	vmovss	.LC2(%rip), %xmm13
.L2083:
	addq	$1, %r14
	addq	$1024, %rbx
	addq	$256, %r13
	cmpl	%r14d, -6120(%rbp)
	jle	.L2501
	movq	-6200(%rbp), %rax
	movq	16(%rax), %rax
	movq	%rax, -6144(%rbp)
	jmp	.L2087
.L2295:
	movl	$256, %edx
	movl	%r8d, %ecx
	xorl	%r9d, %r9d
	vmovdqa	.LC40(%rip), %xmm0
	vpxor	%xmm3, %xmm3, %xmm3
	vpbroadcastd	%edx, %ymm2
	vpxor	%xmm1, %xmm1, %xmm1
	jmp	.L2042
.L2030:
	leal	1(%r14), %esi
	movslq	%esi, %rsi
	movq	-5944(%rbp,%rsi,8), %rsi
	movq	%rsi, -6040(%rbp)
	leal	-4(%r11), %esi
	movslq	%esi, %rsi
	movq	-5944(%rbp,%rsi,8), %rsi
	movq	%rsi, -5992(%rbp)
	cmpl	$2, %edi
	je	.L2502
	leal	2(%r14), %esi
	movslq	%esi, %rsi
	movq	-5944(%rbp,%rsi,8), %rsi
	movq	%rsi, -6032(%rbp)
	leal	-3(%r11), %esi
	movslq	%esi, %rsi
	movq	-5944(%rbp,%rsi,8), %rsi
	movq	%rsi, -5984(%rbp)
	cmpl	$3, %edi
	je	.L2031
	leal	3(%r14), %esi
	movslq	%esi, %rsi
	movq	-5944(%rbp,%rsi,8), %rsi
	movq	%rsi, -6024(%rbp)
	leal	-2(%r11), %esi
	movslq	%esi, %rsi
	movq	-5944(%rbp,%rsi,8), %rsi
	movq	%rsi, -5976(%rbp)
	cmpl	$4, %edi
	je	.L2034
	leal	4(%r14), %esi
	movslq	%esi, %rsi
	movq	-5944(%rbp,%rsi,8), %rsi
	movq	%rsi, -6016(%rbp)
	leal	-1(%r11), %esi
	movslq	%esi, %rsi
	movq	-5944(%rbp,%rsi,8), %rsi
	movq	%rsi, -5968(%rbp)
	cmpl	$5, %edi
	je	.L2038
	leal	5(%r14), %eax
	cltq
	movq	-5944(%rbp,%rax,8), %rdx
	movslq	%r11d, %rax
	movq	-5944(%rbp,%rax,8), %rax
	jmp	.L2038
.L2500:
	movslq	%ecx, %rax
	cmpl	%r11d, %r10d
	jl	.L2073
.L2298:
	vbroadcastsd	.LC43(%rip), %zmm0
	jmp	.L2074
.L2299:
	vxorpd	%xmm1, %xmm1, %xmm1
	vxorps	%xmm17, %xmm17, %xmm17
	jmp	.L2079
.L2501:
	movq	-6184(%rbp), %rax
	movq	-6232(%rbp), %rdi
	movslq	144(%rax), %rax
	movq	%rax, %rbx
	imulq	%rdi, %rax
	testq	%rax, %rax
	jle	.L2090
.L2088:
	testq	%rax, %rax
	leaq	0(,%rax,4), %rdx
	movl	$4, %eax
	cmovle	%rax, %rdx
	movq	-6248(%rbp), %rax
	xorl	%esi, %esi
	movq	(%rax), %rdi
	vzeroupper
	call	memset@PLT
.L2090:
	cmpl	$8, -6120(%rbp)
	jle	.L2091
	movl	-6176(%rbp), %edi
	movl	$256, %esi
	cmpl	%edi, -6116(%rbp)
	jge	.L2491
.L2092:
	movq	-6256(%rbp), %rax
	leaq	-5952(%rbp), %r14
	movl	-6116(%rbp), %r9d
	vpxord	%xmm29, %xmm29, %xmm29
	movq	%r14, -6336(%rbp)
	leaq	6144(%rax), %r8
	leaq	5120(%rax), %r11
	movl	$256, %eax
	vpbroadcastd	%eax, %zmm31
	movq	%r8, %rdi
.L2095:
	movl	-6176(%rbp), %eax
	movl	%r9d, -6240(%rbp)
	addl	%esi, %r9d
	movq	-6256(%rbp), %r14
	movq	%r11, -6192(%rbp)
	cmpl	%eax, %r9d
	movl	%r9d, -6340(%rbp)
	cmovle	%r9d, %eax
	movl	%esi, -6344(%rbp)
	movq	$0, -6136(%rbp)
	movl	%eax, -6232(%rbp)
	movq	%r14, -6144(%rbp)
	movq	%r11, -6360(%rbp)
	movq	%rdi, -6200(%rbp)
	movq	%rdi, -6352(%rbp)
	movq	-6336(%rbp), %rdi
	.p2align 4,,10
	.p2align 3
.L2094:
	movq	-6136(%rbp), %rbx
	movl	-6120(%rbp), %r8d
	movl	$6, %eax
	movl	-6204(%rbp), %esi
	subl	%ebx, %r8d
	cmpl	%eax, %r8d
	cmovg	%rax, %r8
	movl	%ebx, %eax
	cltd
	idivl	%esi
	movslq	%eax, %r9
	leal	-1(%r8,%rbx), %eax
	cltd
	idivl	%esi
	cmpl	%eax, %r9d
	jg	.L2097
	movl	%eax, %r11d
	subl	%r9d, %r11d
	leal	1(%r11), %ebx
	cmpl	$14, %r11d
	jbe	.L2301
	movslq	%r9d, %rcx
	movl	%ebx, %edx
	leaq	5384(,%rcx,4), %rcx
	shrl	$4, %edx
	leaq	(%rdi,%rcx), %rsi
	leaq	256(%rdi,%rcx), %rcx
	vpminsd	(%rsi), %zmm31, %zmm1
	vpmaxsd	(%rcx), %zmm29, %zmm3
	cmpl	$1, %edx
	je	.L2099
	vpminsd	64(%rsi), %zmm1, %zmm1
	vpmaxsd	64(%rcx), %zmm3, %zmm3
	cmpl	$2, %edx
	je	.L2099
	vpminsd	128(%rsi), %zmm1, %zmm1
	vpmaxsd	128(%rcx), %zmm3, %zmm3
	cmpl	$3, %edx
	je	.L2099
	vpminsd	192(%rsi), %zmm1, %zmm1
	vpmaxsd	192(%rcx), %zmm3, %zmm3
.L2099:
	vextracti32x8	$0x1, %zmm3, %ymm4
	movl	%ebx, %r10d
	vpmaxsd	%ymm3, %ymm4, %ymm5
	andl	$-16, %r10d
	andl	$15, %ebx
	vextracti128	$0x1, %ymm5, %xmm2
	leal	(%r10,%r9), %ecx
	vpmaxsd	%ymm4, %ymm3, %ymm3
	vpmaxsd	%xmm5, %xmm2, %xmm2
	vpsrldq	$8, %xmm2, %xmm5
	vpmaxsd	%xmm5, %xmm2, %xmm2
	vpsrldq	$4, %xmm2, %xmm5
	vpmaxsd	%xmm5, %xmm2, %xmm2
	vextracti32x8	$0x1, %zmm1, %ymm5
	vpminsd	%ymm1, %ymm5, %ymm6
	vmovd	%xmm2, %esi
	vextracti128	$0x1, %ymm6, %xmm2
	vpminsd	%xmm6, %xmm2, %xmm2
	vpsrldq	$8, %xmm2, %xmm6
	vpminsd	%xmm6, %xmm2, %xmm2
	vpsrldq	$4, %xmm2, %xmm6
	vpminsd	%xmm6, %xmm2, %xmm2
	vmovd	%xmm2, %edx
	vpminsd	%ymm5, %ymm1, %ymm2
	je	.L2100
.L2098:
	subl	%r10d, %r11d
	leal	1(%r11), %ebx
	cmpl	$6, %r11d
	jbe	.L2101
	leaq	1346(%r10,%r9), %rdx
	movl	%ebx, %r9d
	vpmaxsd	-5696(%rbp,%rdx,4), %ymm3, %ymm3
	andl	$-8, %r9d
	vpminsd	-5952(%rbp,%rdx,4), %ymm2, %ymm2
	addl	%r9d, %ecx
	andl	$7, %ebx
	vextracti128	$0x1, %ymm3, %xmm1
	vpmaxsd	%xmm3, %xmm1, %xmm1
	vpsrldq	$8, %xmm1, %xmm3
	vpmaxsd	%xmm3, %xmm1, %xmm1
	vpsrldq	$4, %xmm1, %xmm3
	vpmaxsd	%xmm3, %xmm1, %xmm1
	vmovd	%xmm1, %esi
	vextracti128	$0x1, %ymm2, %xmm1
	vpminsd	%xmm2, %xmm1, %xmm1
	vpsrldq	$8, %xmm1, %xmm2
	vpminsd	%xmm2, %xmm1, %xmm1
	vpsrldq	$4, %xmm1, %xmm2
	vpminsd	%xmm2, %xmm1, %xmm1
	vmovd	%xmm1, %edx
	je	.L2100
.L2101:
	movslq	%ecx, %r10
	movl	-568(%rbp,%r10,4), %r9d
	cmpl	%r9d, %edx
	cmovg	%r9d, %edx
	movl	-312(%rbp,%r10,4), %r9d
	cmpl	%r9d, %esi
	cmovl	%r9d, %esi
	leal	1(%rcx), %r9d
	cmpl	%r9d, %eax
	jl	.L2100
	movslq	%r9d, %r9
	movl	-568(%rbp,%r9,4), %r10d
	movl	-312(%rbp,%r9,4), %r9d
	cmpl	%r10d, %edx
	cmovg	%r10d, %edx
	cmpl	%r9d, %esi
	cmovl	%r9d, %esi
	leal	2(%rcx), %r9d
	cmpl	%eax, %r9d
	jg	.L2100
	movslq	%r9d, %r9
	movl	-568(%rbp,%r9,4), %r10d
	movl	-312(%rbp,%r9,4), %r9d
	cmpl	%r10d, %edx
	cmovg	%r10d, %edx
	cmpl	%r9d, %esi
	cmovl	%r9d, %esi
	leal	3(%rcx), %r9d
	cmpl	%r9d, %eax
	jl	.L2100
	movslq	%r9d, %r9
	movl	-568(%rbp,%r9,4), %r10d
	movl	-312(%rbp,%r9,4), %r9d
	cmpl	%r10d, %edx
	cmovg	%r10d, %edx
	cmpl	%r9d, %esi
	cmovl	%r9d, %esi
	leal	4(%rcx), %r9d
	cmpl	%r9d, %eax
	jl	.L2100
	movslq	%r9d, %r9
	movl	-568(%rbp,%r9,4), %r10d
	movl	-312(%rbp,%r9,4), %r9d
	cmpl	%r10d, %edx
	cmovg	%r10d, %edx
	cmpl	%r9d, %esi
	cmovl	%r9d, %esi
	leal	5(%rcx), %r9d
	cmpl	%r9d, %eax
	jl	.L2100
	movslq	%r9d, %r9
	movl	-568(%rbp,%r9,4), %r10d
	movl	-312(%rbp,%r9,4), %r9d
	cmpl	%r10d, %edx
	cmovg	%r10d, %edx
	cmpl	%r9d, %esi
	cmovl	%r9d, %esi
	addl	$6, %ecx
	cmpl	%eax, %ecx
	jg	.L2100
	movslq	%ecx, %rcx
	movl	-568(%rbp,%rcx,4), %eax
	cmpl	%eax, %edx
	cmovg	%eax, %edx
	movl	-312(%rbp,%rcx,4), %eax
	cmpl	%eax, %esi
	cmovl	%eax, %esi
.L2100:
	movl	-6240(%rbp), %ebx
	movl	%edx, %eax
	cmpl	%edx, %ebx
	cmovge	%ebx, %eax
	movl	-6232(%rbp), %ebx
	cmpl	%esi, %ebx
	movl	%eax, -6160(%rbp)
	cmovle	%ebx, %esi
	movl	%esi, -6128(%rbp)
	cmpl	%esi, %eax
	jge	.L2097
	movq	-6184(%rbp), %rax
	movq	-6136(%rbp), %rdx
	movslq	144(%rax), %rax
	imulq	%rax, %rdx
	movl	%eax, -6116(%rbp)
	movq	%rax, %rbx
	cmpl	$8, -6120(%rbp)
	movq	%rax, -6168(%rbp)
	movq	-6248(%rbp), %rax
	movq	(%rax), %rax
	leaq	(%rax,%rdx,4), %rax
	movq	%rax, -6152(%rbp)
	jg	.L2104
	xorl	%edx, %edx
	leal	0(,%rbx,4), %r9d
	movl	$10240, %eax
	idivl	%r9d
	movl	$64, %edx
	cmpl	%edx, %eax
	cmovle	%eax, %edx
	xorl	%eax, %eax
	testl	%edx, %edx
	cmovns	%edx, %eax
	movl	%eax, -6216(%rbp)
	cmpl	$5, %r8d
	ja	.L2105
	leaq	.L2107(%rip), %rbx
	movslq	(%rbx,%r8,4), %rax
	addq	%rbx, %rax
	jmp	*%rax
	.section	.rodata
	.align 4
	.align 4
.L2107:
	.long	.L2105-.L2107
	.long	.L2111-.L2107
	.long	.L2110-.L2107
	.long	.L2109-.L2107
	.long	.L2108-.L2107
	.long	.L2106-.L2107
	.text
.L2106:
	movl	-6116(%rbp), %esi
	cmpl	$63, %esi
	jle	.L2307
	movslq	-6160(%rbp), %r9
	xorl	%r11d, %r11d
	xorl	%r8d, %r8d
	xorl	%r10d, %r10d
	movl	-6216(%rbp), %ebx
	movq	-6168(%rbp), %rax
	vmovq	%rdi, %xmm28
	addl	%r9d, %ebx
	salq	$2, %rax
	vmovd	%ebx, %xmm26
	movq	-6152(%rbp), %rbx
	vmovdqa32	%xmm26, %xmm0
	movq	%rbx, %r15
	addq	%rax, %rbx
	leaq	(%rbx,%rax), %r12
	leaq	(%r12,%rax), %r13
	leaq	0(%r13,%rax), %rdx
	leal	-64(%rsi), %eax
	movq	-6144(%rbp), %rsi
	shrl	$6, %eax
	addl	$1, %eax
	movl	%eax, -6328(%rbp)
	salq	$8, %rax
	movq	%rax, -6296(%rbp)
	leaq	2696(%rdi,%r9,8), %rax
	movq	%rax, -6320(%rbp)
	leaq	(%rsi,%r9,4), %rax
	movq	%rax, -6312(%rbp)
	movl	-6128(%rbp), %eax
	subl	%r9d, %eax
	addq	%r9, %rax
	leaq	(%rsi,%rax,4), %rax
	movq	%rax, -6304(%rbp)
.L2161:
	movq	%r13, -6264(%rbp)
	leaq	192(%r11), %rdi
	vmovups	(%rbx), %zmm21
	leaq	64(%r11), %r9
	movq	%r15, -6288(%rbp)
	vmovups	64(%rbx), %zmm20
	leaq	128(%r11), %r14
	movq	%rdx, -6224(%rbp)
	vmovups	(%rdx), %zmm9
	movq	%rbx, -6280(%rbp)
	vmovups	64(%rdx), %zmm8
	vmovups	128(%rbx), %zmm19
	vmovups	(%r15), %zmm25
	movq	%r12, -6272(%rbp)
	vmovups	64(%r15), %zmm24
	vmovups	0(%r13), %zmm13
	vmovups	192(%rbx), %zmm18
	vmovups	128(%rdx), %zmm7
	vmovups	64(%r13), %zmm12
	movq	-6312(%rbp), %rax
	vmovups	192(%rdx), %zmm6
	movl	-6116(%rbp), %edx
	vmovups	128(%r15), %zmm23
	vmovups	192(%r15), %zmm22
	movq	-6320(%rbp), %rsi
	movq	-6304(%rbp), %rbx
	vmovups	(%r12), %zmm17
	vmovups	64(%r12), %zmm16
	vmovups	128(%r13), %zmm11
	vmovups	192(%r13), %zmm10
	vmovups	128(%r12), %zmm15
	vmovups	192(%r12), %zmm14
	movq	%rdi, %r12
	vmovd	%xmm0, %edi
	.p2align 4,,10
	.p2align 3
.L2160:
	leal	(%rdi,%r10), %ecx
	movq	(%rsi), %r13
	movslq	%ecx, %rcx
	movq	-3256(%rbp,%rcx,8), %r15
	movslq	%r8d, %rcx
	addl	$64, %r8d
	salq	$2, %rcx
	prefetcht0	(%r15,%rcx)
	prefetcht0	64(%r15,%rcx)
	prefetcht0	128(%r15,%rcx)
	prefetcht0	192(%r15,%rcx)
	cmpl	%r8d, %edx
	jg	.L2159
	addl	$1, %r10d
	xorl	%r8d, %r8d
.L2159:
	vbroadcastss	(%rax), %zmm5
	vmovups	0(%r13,%r11), %zmm4
	addq	$4, %rax
	addq	$8, %rsi
	vmovups	0(%r13,%r9), %zmm3
	vmovups	0(%r13,%r14), %zmm2
	vmovups	0(%r13,%r12), %zmm1
	vfmadd231ps	%zmm4, %zmm5, %zmm25
	vfmadd231ps	%zmm3, %zmm5, %zmm24
	vfmadd231ps	%zmm2, %zmm5, %zmm23
	vfmadd231ps	%zmm1, %zmm5, %zmm22
	vbroadcastss	1020(%rax), %zmm5
	vfmadd231ps	%zmm4, %zmm5, %zmm21
	vfmadd231ps	%zmm3, %zmm5, %zmm20
	vfmadd231ps	%zmm2, %zmm5, %zmm19
	vfmadd231ps	%zmm1, %zmm5, %zmm18
	vbroadcastss	2044(%rax), %zmm5
	vfmadd231ps	%zmm4, %zmm5, %zmm17
	vfmadd231ps	%zmm3, %zmm5, %zmm16
	vfmadd231ps	%zmm2, %zmm5, %zmm15
	vfmadd231ps	%zmm1, %zmm5, %zmm14
	vbroadcastss	3068(%rax), %zmm5
	vfmadd231ps	%zmm4, %zmm5, %zmm13
	vfmadd231ps	%zmm3, %zmm5, %zmm12
	vfmadd231ps	%zmm2, %zmm5, %zmm11
	vfmadd231ps	%zmm1, %zmm5, %zmm10
	vbroadcastss	4092(%rax), %zmm5
	vfmadd231ps	%zmm4, %zmm5, %zmm9
	vfmadd231ps	%zmm3, %zmm5, %zmm8
	vfmadd231ps	%zmm2, %zmm5, %zmm7
	vfmadd231ps	%zmm1, %zmm5, %zmm6
	cmpq	%rax, %rbx
	jne	.L2160
	movq	-6224(%rbp), %rdx
	movq	-6264(%rbp), %r13
	addq	$256, %r11
	movq	-6272(%rbp), %r12
	movq	-6280(%rbp), %rbx
	movq	-6288(%rbp), %r15
	addq	$256, %r13
	addq	$256, %rdx
	addq	$256, %rbx
	addq	$256, %r12
	vmovups	%zmm25, (%r15)
	addq	$256, %r15
	vmovups	%zmm24, -192(%r15)
	vmovups	%zmm23, -128(%r15)
	vmovups	%zmm22, -64(%r15)
	vmovups	%zmm21, -256(%rbx)
	vmovups	%zmm20, -192(%rbx)
	vmovups	%zmm19, -128(%rbx)
	vmovups	%zmm18, -64(%rbx)
	vmovups	%zmm17, -256(%r12)
	vmovups	%zmm16, -192(%r12)
	vmovups	%zmm15, -128(%r12)
	vmovups	%zmm14, -64(%r12)
	vmovups	%zmm13, -256(%r13)
	vmovups	%zmm12, -192(%r13)
	vmovups	%zmm11, -128(%r13)
	vmovups	%zmm10, -64(%r13)
	vmovups	%zmm9, -256(%rdx)
	vmovups	%zmm8, -192(%rdx)
	vmovups	%zmm7, -128(%rdx)
	vmovups	%zmm6, -64(%rdx)
	cmpq	%r11, -6296(%rbp)
	jne	.L2161
	movl	-6328(%rbp), %r13d
	vmovq	%xmm28, %rdi
	sall	$6, %r13d
	leal	15(%r13), %eax
.L2158:
	movl	-6116(%rbp), %r14d
	cmpl	%eax, %r14d
	jle	.L2162
	movq	-6168(%rbp), %rax
	movslq	-6160(%rbp), %r9
	movslq	%r13d, %rcx
	movq	-6144(%rbp), %r12
	leaq	0(,%rcx,4), %r15
	movl	-6216(%rbp), %r11d
	movq	%rcx, %rsi
	leaq	(%rax,%rax), %rdx
	movl	%r14d, %ecx
	leaq	(%rdx,%rax), %rbx
	salq	$2, %rax
	addl	%r9d, %r11d
	vmovq	%rax, %xmm7
	movq	-6152(%rbp), %rax
	vmovq	%rbx, %xmm8
	vmovq	%xmm7, %r14
	leaq	(%rax,%r15), %rbx
	leaq	2696(%rdi,%r9,8), %rax
	movq	%rax, -6224(%rbp)
	leaq	(%r12,%r9,4), %rax
	movq	%rax, -6216(%rbp)
	movl	-6128(%rbp), %eax
	subl	%r9d, %eax
	addq	%r9, %rax
	leaq	(%r12,%rax,4), %r12
.L2165:
	movq	-6168(%rbp), %rax
	movq	%rsi, -6264(%rbp)
	vmovq	%rdx, %xmm7
	movq	-6224(%rbp), %r9
	movl	%r13d, -6272(%rbp)
	movq	%rbx, %r13
	vmovups	(%rbx,%rax,4), %zmm5
	vmovq	%xmm8, %rax
	vmovups	(%rbx), %zmm6
	vmovups	(%rbx,%rax,4), %zmm3
	movq	-6216(%rbp), %rax
	vmovups	(%rbx,%rdx,4), %zmm4
	vmovups	(%rbx,%r14,4), %zmm2
	movl	%r11d, %ebx
	movl	%ecx, %r11d
	.p2align 4,,10
	.p2align 3
.L2164:
	leal	(%r10,%rbx), %ecx
	movslq	%r8d, %rdx
	addl	$16, %r8d
	movq	(%r9), %rsi
	movslq	%ecx, %rcx
	movq	-3256(%rbp,%rcx,8), %rcx
	prefetcht0	(%rcx,%rdx,4)
	cmpl	%r8d, %r11d
	jg	.L2163
	addl	$1, %r10d
	xorl	%r8d, %r8d
.L2163:
	vmovups	(%rsi,%r15), %zmm1
	addq	$4, %rax
	addq	$8, %r9
	vfmadd231ps	-4(%rax){1to16}, %zmm1, %zmm6
	vfmadd231ps	1020(%rax){1to16}, %zmm1, %zmm5
	vfmadd231ps	2044(%rax){1to16}, %zmm1, %zmm4
	vfmadd231ps	3068(%rax){1to16}, %zmm1, %zmm3
	vfmadd231ps	4092(%rax){1to16}, %zmm1, %zmm2
	cmpq	%rax, %r12
	jne	.L2164
	movq	-6168(%rbp), %rax
	movq	-6264(%rbp), %rsi
	movl	%r11d, %ecx
	movl	%ebx, %r11d
	movq	%r13, %rbx
	vmovq	%xmm7, %rdx
	movl	-6272(%rbp), %r13d
	vmovups	%zmm6, (%rbx)
	addq	$16, %rsi
	vmovups	%zmm5, (%rbx,%rax,4)
	vmovq	%xmm8, %rax
	vmovups	%zmm4, (%rbx,%rdx,4)
	vmovups	%zmm3, (%rbx,%rax,4)
	leal	15(%rsi), %eax
	vmovups	%zmm2, (%rbx,%r14,4)
	addq	$64, %rbx
	cmpl	%eax, %ecx
	jle	.L2482
	leaq	0(,%rsi,4), %r15
	jmp	.L2165
.L2108:
	movl	-6116(%rbp), %eax
	cmpl	$63, %eax
	jle	.L2306
	movslq	-6160(%rbp), %r9
	subl	$64, %eax
	xorl	%r11d, %r11d
	xorl	%r8d, %r8d
	movl	-6216(%rbp), %ebx
	shrl	$6, %eax
	xorl	%r10d, %r10d
	movq	-6152(%rbp), %rcx
	addl	$1, %eax
	movq	%r9, -6296(%rbp)
	movq	-6144(%rbp), %r14
	vmovq	%rdi, %xmm0
	leal	(%r9,%rbx), %edx
	movq	-6168(%rbp), %rbx
	movq	%rcx, %r15
	vmovd	%edx, %xmm30
	salq	$2, %rbx
	leaq	(%rcx,%rbx), %r13
	movq	%rax, %rcx
	salq	$8, %rax
	movq	%rax, -6288(%rbp)
	leaq	0(%r13,%rbx), %r12
	movl	%ecx, -6304(%rbp)
	addq	%r12, %rbx
	movq	%r12, %rsi
.L2149:
	leaq	64(%r11), %rdx
	movq	%rsi, -6272(%rbp)
	leaq	192(%r11), %rcx
	vmovups	(%rsi), %zmm13
	vmovups	64(%rsi), %zmm12
	movq	-6296(%rbp), %rax
	movq	%r15, -6224(%rbp)
	leaq	128(%r11), %r9
	movl	-6128(%rbp), %r12d
	vmovups	(%r15), %zmm21
	movq	%r13, -6264(%rbp)
	movq	%rcx, %rdi
	movq	%rbx, -6280(%rbp)
	vmovups	(%rbx), %zmm9
	movq	%rdx, %rcx
	vmovups	64(%r15), %zmm20
	vmovups	128(%rsi), %zmm11
	vmovups	0(%r13), %zmm17
	vmovups	64(%r13), %zmm16
	vmovups	192(%rsi), %zmm10
	vmovups	128(%r15), %zmm19
	vmovups	192(%r15), %zmm18
	vmovups	64(%rbx), %zmm8
	vmovd	%xmm30, %r15d
	vmovups	128(%r13), %zmm15
	vmovups	192(%r13), %zmm14
	movq	%r11, %r13
	movl	%r10d, %r11d
	vmovups	128(%rbx), %zmm7
	movl	%r8d, %r10d
	vmovups	192(%rbx), %zmm6
	vmovq	%xmm0, %rbx
	.p2align 4,,10
	.p2align 3
.L2148:
	leal	(%r11,%r15), %r8d
	movq	2696(%rbx,%rax,8), %rsi
	movslq	%r8d, %r8
	movq	-3256(%rbp,%r8,8), %rdx
	movslq	%r10d, %r8
	addl	$64, %r10d
	salq	$2, %r8
	prefetcht0	(%rdx,%r8)
	prefetcht0	64(%rdx,%r8)
	prefetcht0	128(%rdx,%r8)
	prefetcht0	192(%rdx,%r8)
	cmpl	%r10d, -6116(%rbp)
	jg	.L2147
	addl	$1, %r11d
	xorl	%r10d, %r10d
.L2147:
	vbroadcastss	(%r14,%rax,4), %zmm2
	vmovups	(%rsi,%r13), %zmm5
	vmovups	(%rsi,%rcx), %zmm4
	vmovups	(%rsi,%r9), %zmm3
	vmovups	(%rsi,%rdi), %zmm1
	vfmadd231ps	%zmm5, %zmm2, %zmm21
	vfmadd231ps	%zmm4, %zmm2, %zmm20
	vfmadd231ps	%zmm3, %zmm2, %zmm19
	vfmadd231ps	%zmm1, %zmm2, %zmm18
	vbroadcastss	1024(%r14,%rax,4), %zmm2
	vfmadd231ps	%zmm5, %zmm2, %zmm17
	vfmadd231ps	%zmm4, %zmm2, %zmm16
	vfmadd231ps	%zmm3, %zmm2, %zmm15
	vfmadd231ps	%zmm1, %zmm2, %zmm14
	vbroadcastss	2048(%r14,%rax,4), %zmm2
	vfmadd231ps	%zmm5, %zmm2, %zmm13
	vfmadd231ps	%zmm4, %zmm2, %zmm12
	vfmadd231ps	%zmm3, %zmm2, %zmm11
	vfmadd231ps	%zmm1, %zmm2, %zmm10
	vbroadcastss	3072(%r14,%rax,4), %zmm2
	addq	$1, %rax
	vfmadd231ps	%zmm5, %zmm2, %zmm9
	vfmadd231ps	%zmm4, %zmm2, %zmm8
	vfmadd231ps	%zmm3, %zmm2, %zmm7
	vfmadd231ps	%zmm1, %zmm2, %zmm6
	cmpl	%eax, %r12d
	jg	.L2148
	movq	-6224(%rbp), %r15
	movq	-6272(%rbp), %rsi
	movl	%r10d, %r8d
	movl	%r11d, %r10d
	movq	-6280(%rbp), %rbx
	movq	%r13, %r11
	movq	-6264(%rbp), %r13
	vmovups	%zmm21, (%r15)
	addq	$256, %rsi
	addq	$256, %r15
	addq	$256, %r11
	vmovups	%zmm19, -128(%r15)
	addq	$256, %r13
	addq	$256, %rbx
	vmovups	%zmm20, -192(%r15)
	vmovups	%zmm18, -64(%r15)
	vmovups	%zmm17, -256(%r13)
	vmovups	%zmm16, -192(%r13)
	vmovups	%zmm15, -128(%r13)
	vmovups	%zmm14, -64(%r13)
	vmovups	%zmm13, -256(%rsi)
	vmovups	%zmm12, -192(%rsi)
	vmovups	%zmm11, -128(%rsi)
	vmovups	%zmm10, -64(%rsi)
	vmovups	%zmm9, -256(%rbx)
	vmovups	%zmm8, -192(%rbx)
	vmovups	%zmm7, -128(%rbx)
	vmovups	%zmm6, -64(%rbx)
	cmpq	%r11, -6288(%rbp)
	jne	.L2149
	movl	-6304(%rbp), %ecx
	vmovq	%xmm0, %rdi
	sall	$6, %ecx
	movl	%ecx, %r12d
	leal	15(%rcx), %eax
.L2146:
	movl	-6116(%rbp), %r14d
	cmpl	%eax, %r14d
	jle	.L2150
	movq	-6168(%rbp), %rdx
	movq	-6152(%rbp), %rcx
	movslq	%r12d, %rbx
	vmovq	%rdi, %xmm0
	movl	-6216(%rbp), %r11d
	movslq	-6160(%rbp), %r9
	movl	%r12d, -6216(%rbp)
	leaq	0(,%rdx,4), %rax
	negq	%rdx
	movq	-6144(%rbp), %rsi
	addq	%rax, %rcx
	addl	%r9d, %r11d
	vmovq	%rcx, %xmm7
	addq	%rax, %rcx
	leaq	(%rcx,%rax), %r13
	vmovq	%rcx, %xmm6
	leaq	0(%r13,%rdx,8), %rdx
	vmovq	%r13, %xmm14
	leaq	(%rdx,%rax), %r15
	leaq	(%r15,%rax), %rcx
	movq	%rcx, %r12
	movl	%r14d, %ecx
	movq	%r9, %r14
.L2153:
	movq	-6152(%rbp), %rax
	movq	%r14, -6264(%rbp)
	leaq	0(,%rbx,4), %rdi
	vmovq	%rdx, %xmm15
	movq	%r12, -6224(%rbp)
	vmovq	%xmm0, %r13
	movl	%r11d, %r12d
	movl	%ecx, %r11d
	vmovups	(%rax,%rbx,4), %zmm5
	vmovq	%xmm7, %rax
	vmovups	(%rax,%rbx,4), %zmm4
	vmovq	%xmm6, %rax
	vmovups	(%rax,%rbx,4), %zmm3
	vmovq	%xmm14, %rax
	vmovups	(%rax,%rbx,4), %zmm2
	movq	%r14, %rax
	movq	%rbx, %r14
	movl	-6128(%rbp), %ebx
	.p2align 4,,10
	.p2align 3
.L2152:
	leal	(%r10,%r12), %ecx
	movslq	%r8d, %rdx
	addl	$16, %r8d
	movq	2696(%r13,%rax,8), %r9
	movslq	%ecx, %rcx
	movq	-3256(%rbp,%rcx,8), %rcx
	prefetcht0	(%rcx,%rdx,4)
	cmpl	%r8d, %r11d
	jg	.L2151
	addl	$1, %r10d
	xorl	%r8d, %r8d
.L2151:
	vmovups	(%r9,%rdi), %zmm1
	vfmadd231ps	(%rsi,%rax,4){1to16}, %zmm1, %zmm5
	vfmadd231ps	1024(%rsi,%rax,4){1to16}, %zmm1, %zmm4
	vfmadd231ps	2048(%rsi,%rax,4){1to16}, %zmm1, %zmm3
	vfmadd231ps	3072(%rsi,%rax,4){1to16}, %zmm1, %zmm2
	addq	$1, %rax
	cmpl	%eax, %ebx
	jg	.L2152
	movq	-6152(%rbp), %rax
	movl	%r11d, %ecx
	movl	%r12d, %r11d
	movq	-6224(%rbp), %r12
	movq	%r14, %rbx
	vmovq	%xmm15, %rdx
	movq	-6264(%rbp), %r14
	vmovups	%zmm5, (%rax,%rbx,4)
	vmovups	%zmm4, (%rdx,%rbx,4)
	vmovups	%zmm3, (%r15,%rbx,4)
	vmovups	%zmm2, (%r12,%rbx,4)
	addq	$16, %rbx
	leal	15(%rbx), %eax
	cmpl	%eax, %ecx
	jg	.L2153
	movl	-6116(%rbp), %ebx
	movl	-6216(%rbp), %r12d
	vmovq	%xmm0, %rdi
	leal	-16(%rbx), %eax
	leal	15(%r12), %edx
	subl	%r12d, %eax
	andl	$-16, %eax
	cmpl	%edx, %ebx
	movl	$0, %edx
	cmovle	%edx, %eax
	leal	16(%r12,%rax), %r12d
.L2150:
	movl	-6116(%rbp), %eax
	cmpl	%r12d, %eax
	je	.L2097
	subl	%r12d, %eax
	movq	-6168(%rbp), %r11
	movq	-6152(%rbp), %r8
	xorl	%r10d, %r10d
	movl	%eax, %ecx
	movl	$1, %eax
	movq	-6144(%rbp), %rdx
	movslq	-6160(%rbp), %r9
	sall	%cl, %eax
	movl	-6128(%rbp), %ebx
	salq	$2, %r11
	subl	$1, %eax
	movzwl	%ax, %eax
	kmovd	%eax, %k1
	movslq	%r12d, %rax
	salq	$2, %rax
	addq	%rax, %r8
.L2156:
	vmovups	(%r8), %zmm1{%k1}{z}
	movq	%r9, %rcx
	.p2align 4,,10
	.p2align 3
.L2155:
	movq	2696(%rdi,%rcx,8), %rsi
	addq	%rax, %rsi
	vmovups	(%rsi), %zmm2{%k1}{z}
	vfmadd231ps	(%rdx,%rcx,4){1to16}, %zmm2, %zmm1
	addq	$1, %rcx
	cmpl	%ecx, %ebx
	jg	.L2155
	addl	$256, %r10d
	vmovups	%zmm1, (%r8){%k1}
	addq	$1024, %rdx
	addq	%r11, %r8
	cmpl	$1024, %r10d
	jne	.L2156
	.p2align 4,,10
	.p2align 3
.L2097:
	addq	$6, -6136(%rbp)
	movq	-6136(%rbp), %rax
	addq	$6144, -6144(%rbp)
	addq	$6144, -6200(%rbp)
	addq	$6144, -6192(%rbp)
	cmpl	%eax, -6120(%rbp)
	jg	.L2094
	movl	-6340(%rbp), %r9d
	movl	-6176(%rbp), %eax
	movl	-6344(%rbp), %esi
	movq	-6352(%rbp), %rdi
	movq	-6360(%rbp), %r11
	cmpl	%eax, %r9d
	jl	.L2095
.L2491:
	vzeroupper
	leaq	-48(%rbp), %rsp
	popq	%rbx
	popq	%r10
	.cfi_remember_state
	.cfi_def_cfa 10, 0
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	popq	%rbp
	leaq	-8(%r10), %rsp
	.cfi_def_cfa 7, 8
	ret
.L2110:
	.cfi_restore_state
	movl	-6116(%rbp), %r14d
	cmpl	$63, %r14d
	jle	.L2303
	movslq	-6160(%rbp), %r9
	xorl	%r11d, %r11d
	xorl	%edx, %edx
	xorl	%r10d, %r10d
	movl	-6216(%rbp), %eax
	movq	-6168(%rbp), %rbx
	vmovq	%rdi, %xmm0
	movq	%r9, -6280(%rbp)
	movq	-6144(%rbp), %r8
	leal	(%r9,%rax), %r13d
	movq	-6152(%rbp), %rax
	movq	%rax, %r12
	leaq	(%rax,%rbx,4), %rbx
	leal	-64(%r14), %eax
	shrl	$6, %eax
	movq	%rbx, -6224(%rbp)
	movq	%r12, %rcx
	addl	$1, %eax
	movq	%rax, %r15
	salq	$8, %rax
	movq	%rax, -6272(%rbp)
	movl	%r15d, -6288(%rbp)
	movl	%r13d, %r15d
.L2125:
	movq	-6224(%rbp), %rax
	movq	-6280(%rbp), %rsi
	leaq	128(%r11), %rdi
	leaq	192(%r11), %r13
	movq	%rcx, -6264(%rbp)
	vmovups	(%rcx), %zmm13
	leaq	64(%r11), %r9
	movl	%r10d, %ebx
	vmovups	64(%rcx), %zmm12
	vmovups	(%rax), %zmm9
	movl	%edx, %r10d
	vmovq	%xmm0, %r12
	vmovups	128(%rcx), %zmm11
	vmovups	192(%rcx), %zmm10
	movq	%rsi, %rcx
	vmovups	64(%rax), %zmm8
	vmovups	128(%rax), %zmm7
	vmovups	192(%rax), %zmm6
	movq	%r13, %rax
	movq	%rdi, %r13
	movq	%r11, %rdi
	movq	%r8, %r11
	.p2align 4,,10
	.p2align 3
.L2124:
	leal	(%rbx,%r15), %edx
	movq	2696(%r12,%rcx,8), %rsi
	movslq	%edx, %rdx
	movq	-3256(%rbp,%rdx,8), %r8
	movslq	%r10d, %rdx
	addl	$64, %r10d
	salq	$2, %rdx
	prefetcht0	(%r8,%rdx)
	prefetcht0	64(%r8,%rdx)
	prefetcht0	128(%r8,%rdx)
	prefetcht0	192(%r8,%rdx)
	cmpl	%r10d, %r14d
	jg	.L2123
	addl	$1, %ebx
	xorl	%r10d, %r10d
.L2123:
	vbroadcastss	(%r11,%rcx,4), %zmm1
	vmovups	(%rsi,%rdi), %zmm5
	vmovups	(%rsi,%r9), %zmm4
	vmovups	(%rsi,%r13), %zmm3
	vmovups	(%rsi,%rax), %zmm2
	vfmadd231ps	%zmm5, %zmm1, %zmm13
	vfmadd231ps	%zmm4, %zmm1, %zmm12
	vfmadd231ps	%zmm3, %zmm1, %zmm11
	vfmadd231ps	%zmm2, %zmm1, %zmm10
	vbroadcastss	1024(%r11,%rcx,4), %zmm1
	addq	$1, %rcx
	vfmadd231ps	%zmm5, %zmm1, %zmm9
	vfmadd231ps	%zmm4, %zmm1, %zmm8
	vfmadd231ps	%zmm3, %zmm1, %zmm7
	vfmadd231ps	%zmm2, %zmm1, %zmm6
	cmpl	%ecx, -6128(%rbp)
	jg	.L2124
	movq	-6224(%rbp), %rax
	movq	-6264(%rbp), %rcx
	movq	%r11, %r8
	movq	%rdi, %r11
	addq	$256, %r11
	movl	%r10d, %edx
	movl	%ebx, %r10d
	vmovups	%zmm13, (%rcx)
	addq	$256, %rax
	addq	$256, %rcx
	vmovups	%zmm12, -192(%rcx)
	vmovups	%zmm11, -128(%rcx)
	vmovups	%zmm10, -64(%rcx)
	vmovups	%zmm9, -256(%rax)
	vmovups	%zmm8, -192(%rax)
	vmovups	%zmm7, -128(%rax)
	vmovups	%zmm6, -64(%rax)
	movq	%rax, -6224(%rbp)
	movq	-6272(%rbp), %rax
	cmpq	%rax, %r11
	jne	.L2125
	movl	-6288(%rbp), %r15d
	vmovq	%xmm0, %rdi
	movl	%r15d, %ebx
	sall	$6, %ebx
	leal	15(%rbx), %eax
.L2122:
	movl	-6116(%rbp), %r14d
	cmpl	%eax, %r14d
	jle	.L2126
	movq	-6168(%rbp), %rsi
	movq	-6152(%rbp), %rcx
	movslq	%ebx, %r12
	vmovq	%rdi, %xmm6
	movl	-6216(%rbp), %r11d
	movslq	-6160(%rbp), %r9
	leaq	(%rcx,%rsi,4), %r13
	movl	-6128(%rbp), %r15d
	movq	-6144(%rbp), %rsi
	addl	%r9d, %r11d
	vmovq	%r13, %xmm7
.L2129:
	movq	%r9, -6224(%rbp)
	leaq	0(,%r12,4), %rdi
	vmovq	%xmm7, %rax
	vmovups	(%rcx,%r12,4), %zmm3
	vmovups	(%rax,%r12,4), %zmm2
	movq	%r12, -6216(%rbp)
	movq	%r9, %rax
	movl	%ebx, %r12d
	movq	%rdi, %r8
	movq	%rcx, %rbx
	vmovq	%xmm6, %r13
	.p2align 4,,10
	.p2align 3
.L2128:
	leal	(%r10,%r11), %ecx
	movslq	%edx, %rdi
	addl	$16, %edx
	movq	2696(%r13,%rax,8), %r9
	movslq	%ecx, %rcx
	movq	-3256(%rbp,%rcx,8), %rcx
	prefetcht0	(%rcx,%rdi,4)
	cmpl	%edx, %r14d
	jg	.L2127
	addl	$1, %r10d
	xorl	%edx, %edx
.L2127:
	vmovups	(%r9,%r8), %zmm1
	vfmadd231ps	(%rsi,%rax,4){1to16}, %zmm1, %zmm3
	vfmadd231ps	1024(%rsi,%rax,4){1to16}, %zmm1, %zmm2
	addq	$1, %rax
	cmpl	%eax, %r15d
	jg	.L2128
	movq	%rbx, %rcx
	movl	%r12d, %ebx
	vmovq	%xmm7, %rax
	movq	-6216(%rbp), %r12
	movq	-6224(%rbp), %r9
	vmovups	%zmm3, (%rcx,%r12,4)
	vmovups	%zmm2, (%rax,%r12,4)
	addq	$16, %r12
	leal	15(%r12), %eax
	cmpl	%eax, %r14d
	jg	.L2129
	movl	-6116(%rbp), %ecx
	leal	15(%rbx), %edx
	vmovq	%xmm6, %rdi
	leal	-16(%rcx), %eax
	subl	%ebx, %eax
	andl	$-16, %eax
	cmpl	%edx, %ecx
	movl	$0, %edx
	cmovle	%edx, %eax
	leal	16(%rbx,%rax), %ebx
.L2126:
	movl	-6116(%rbp), %eax
	cmpl	%ebx, %eax
	je	.L2097
	subl	%ebx, %eax
	movq	-6168(%rbp), %r11
	movq	-6152(%rbp), %r8
	xorl	%r10d, %r10d
	movl	%eax, %ecx
	movl	$1, %eax
	movq	-6144(%rbp), %rdx
	movslq	-6160(%rbp), %r9
	sall	%cl, %eax
	salq	$2, %r11
	subl	$1, %eax
	movzwl	%ax, %eax
	kmovd	%eax, %k1
	movslq	%ebx, %rax
	movl	-6128(%rbp), %ebx
	salq	$2, %rax
	addq	%rax, %r8
.L2132:
	vmovups	(%r8), %zmm1{%k1}{z}
	movq	%r9, %rcx
.L2131:
	movq	2696(%rdi,%rcx,8), %rsi
	addq	%rax, %rsi
	vmovups	(%rsi), %zmm2{%k1}{z}
	vfmadd231ps	(%rdx,%rcx,4){1to16}, %zmm2, %zmm1
	addq	$1, %rcx
	cmpl	%ecx, %ebx
	jg	.L2131
	vmovups	%zmm1, (%r8){%k1}
	addq	$1024, %rdx
	addq	%r11, %r8
	cmpl	$256, %r10d
	je	.L2097
	movl	$256, %r10d
	jmp	.L2132
.L2109:
	movl	-6116(%rbp), %eax
	cmpl	$63, %eax
	jle	.L2305
	movslq	-6160(%rbp), %r9
	subl	$64, %eax
	xorl	%r11d, %r11d
	xorl	%r8d, %r8d
	movl	-6216(%rbp), %ebx
	shrl	$6, %eax
	xorl	%r10d, %r10d
	movq	-6152(%rbp), %rcx
	addl	$1, %eax
	movq	%r9, -6288(%rbp)
	movq	-6144(%rbp), %r14
	vmovq	%rdi, %xmm0
	leal	(%r9,%rbx), %edx
	movq	-6168(%rbp), %rbx
	movq	%rcx, %r13
	vmovd	%edx, %xmm30
	salq	$2, %rbx
	leaq	(%rcx,%rbx), %r12
	movq	%rax, %rcx
	salq	$8, %rax
	movq	%rax, -6280(%rbp)
	addq	%r12, %rbx
	movq	%r12, %rsi
	movl	%ecx, -6296(%rbp)
.L2137:
	movq	%rsi, -6264(%rbp)
	vmovups	(%rsi), %zmm13
	leaq	192(%r11), %r15
	leaq	128(%r11), %rcx
	vmovups	64(%rsi), %zmm12
	movq	-6288(%rbp), %rax
	movq	%r13, -6224(%rbp)
	leaq	64(%r11), %r9
	movl	-6128(%rbp), %r12d
	vmovups	(%rbx), %zmm9
	movq	%r15, %rdx
	movq	%rbx, -6272(%rbp)
	vmovups	0(%r13), %zmm17
	movq	%rcx, %r15
	vmovups	128(%rsi), %zmm11
	vmovd	%xmm30, %edi
	vmovups	64(%r13), %zmm16
	vmovups	192(%rsi), %zmm10
	vmovups	128(%r13), %zmm15
	vmovups	192(%r13), %zmm14
	movq	%r11, %r13
	movl	%r10d, %r11d
	vmovups	64(%rbx), %zmm8
	movl	%r8d, %r10d
	vmovups	128(%rbx), %zmm7
	vmovups	192(%rbx), %zmm6
	vmovq	%xmm0, %rbx
	.p2align 4,,10
	.p2align 3
.L2136:
	leal	(%r11,%rdi), %r8d
	movq	2696(%rbx,%rax,8), %rsi
	movslq	%r8d, %r8
	movq	-3256(%rbp,%r8,8), %rcx
	movslq	%r10d, %r8
	addl	$64, %r10d
	salq	$2, %r8
	prefetcht0	(%rcx,%r8)
	prefetcht0	64(%rcx,%r8)
	prefetcht0	128(%rcx,%r8)
	prefetcht0	192(%rcx,%r8)
	cmpl	%r10d, -6116(%rbp)
	jg	.L2135
	addl	$1, %r11d
	xorl	%r10d, %r10d
.L2135:
	vbroadcastss	(%r14,%rax,4), %zmm1
	vmovups	(%rsi,%r13), %zmm5
	vmovups	(%rsi,%r9), %zmm4
	vmovups	(%rsi,%r15), %zmm3
	vmovups	(%rsi,%rdx), %zmm2
	vfmadd231ps	%zmm5, %zmm1, %zmm17
	vfmadd231ps	%zmm4, %zmm1, %zmm16
	vfmadd231ps	%zmm3, %zmm1, %zmm15
	vfmadd231ps	%zmm2, %zmm1, %zmm14
	vbroadcastss	1024(%r14,%rax,4), %zmm1
	vfmadd231ps	%zmm5, %zmm1, %zmm13
	vfmadd231ps	%zmm4, %zmm1, %zmm12
	vfmadd231ps	%zmm3, %zmm1, %zmm11
	vfmadd231ps	%zmm2, %zmm1, %zmm10
	vbroadcastss	2048(%r14,%rax,4), %zmm1
	addq	$1, %rax
	vfmadd231ps	%zmm5, %zmm1, %zmm9
	vfmadd231ps	%zmm4, %zmm1, %zmm8
	vfmadd231ps	%zmm3, %zmm1, %zmm7
	vfmadd231ps	%zmm2, %zmm1, %zmm6
	cmpl	%eax, %r12d
	jg	.L2136
	movq	-6264(%rbp), %rsi
	movq	-6272(%rbp), %rbx
	movl	%r10d, %r8d
	movl	%r11d, %r10d
	movq	-6280(%rbp), %rax
	movq	%r13, %r11
	movq	-6224(%rbp), %r13
	addq	$256, %r11
	addq	$256, %rsi
	addq	$256, %rbx
	vmovups	%zmm17, 0(%r13)
	addq	$256, %r13
	vmovups	%zmm16, -192(%r13)
	vmovups	%zmm15, -128(%r13)
	vmovups	%zmm14, -64(%r13)
	vmovups	%zmm13, -256(%rsi)
	vmovups	%zmm12, -192(%rsi)
	vmovups	%zmm11, -128(%rsi)
	vmovups	%zmm10, -64(%rsi)
	vmovups	%zmm9, -256(%rbx)
	vmovups	%zmm8, -192(%rbx)
	vmovups	%zmm7, -128(%rbx)
	vmovups	%zmm6, -64(%rbx)
	cmpq	%rax, %r11
	jne	.L2137
	movl	-6296(%rbp), %ecx
	vmovq	%xmm0, %rdi
	sall	$6, %ecx
	movl	%ecx, %r12d
	leal	15(%rcx), %eax
.L2134:
	movl	-6116(%rbp), %esi
	cmpl	%eax, %esi
	jle	.L2138
	movq	-6168(%rbp), %rax
	movq	-6152(%rbp), %rcx
	movslq	%r12d, %rbx
	vmovq	%rdi, %xmm6
	movl	-6216(%rbp), %r11d
	movslq	-6160(%rbp), %r9
	salq	$2, %rax
	movl	-6128(%rbp), %r14d
	leaq	(%rcx,%rax), %r15
	addl	%r9d, %r11d
	leaq	(%r15,%rax), %r13
	vmovq	%r15, %xmm7
.L2141:
	movq	-6152(%rbp), %rax
	movq	%r9, -6224(%rbp)
	leaq	0(,%rbx,4), %rdi
	vmovq	%xmm6, %r15
	movl	%r12d, -6216(%rbp)
	vmovups	0(%r13,%rbx,4), %zmm2
	movq	%rbx, %r12
	vmovups	(%rax,%rbx,4), %zmm4
	vmovq	%xmm7, %rax
	vmovups	(%rax,%rbx,4), %zmm3
	movl	%r11d, %ebx
	movl	%esi, %r11d
	movq	%r9, %rax
	movq	-6144(%rbp), %rsi
	.p2align 4,,10
	.p2align 3
.L2140:
	leal	(%r10,%rbx), %ecx
	movslq	%r8d, %rdx
	addl	$16, %r8d
	movq	2696(%r15,%rax,8), %r9
	movslq	%ecx, %rcx
	movq	-3256(%rbp,%rcx,8), %rcx
	prefetcht0	(%rcx,%rdx,4)
	cmpl	%r8d, %r11d
	jg	.L2139
	addl	$1, %r10d
	xorl	%r8d, %r8d
.L2139:
	vmovups	(%r9,%rdi), %zmm1
	vfmadd231ps	(%rsi,%rax,4){1to16}, %zmm1, %zmm4
	vfmadd231ps	1024(%rsi,%rax,4){1to16}, %zmm1, %zmm3
	vfmadd231ps	2048(%rsi,%rax,4){1to16}, %zmm1, %zmm2
	addq	$1, %rax
	cmpl	%eax, %r14d
	jg	.L2140
	movq	-6152(%rbp), %rax
	movl	%r11d, %esi
	movl	%ebx, %r11d
	movq	%r12, %rbx
	movq	-6224(%rbp), %r9
	movl	-6216(%rbp), %r12d
	vmovups	%zmm4, (%rax,%rbx,4)
	vmovq	%xmm7, %rax
	vmovups	%zmm3, (%rax,%rbx,4)
	vmovups	%zmm2, 0(%r13,%rbx,4)
	addq	$16, %rbx
	leal	15(%rbx), %eax
	cmpl	%eax, %esi
	jg	.L2141
	movl	-6116(%rbp), %ebx
	leal	15(%r12), %edx
	vmovq	%xmm6, %rdi
	leal	-16(%rbx), %eax
	subl	%r12d, %eax
	andl	$-16, %eax
	cmpl	%edx, %ebx
	movl	$0, %edx
	cmovle	%edx, %eax
	leal	16(%r12,%rax), %r12d
.L2138:
	movl	-6116(%rbp), %eax
	cmpl	%r12d, %eax
	je	.L2097
	subl	%r12d, %eax
	movq	-6168(%rbp), %r11
	movq	-6152(%rbp), %r8
	xorl	%r10d, %r10d
	movl	%eax, %ecx
	movl	$1, %eax
	movq	-6144(%rbp), %rdx
	movslq	-6160(%rbp), %r9
	sall	%cl, %eax
	movl	-6128(%rbp), %ebx
	salq	$2, %r11
	subl	$1, %eax
	movzwl	%ax, %eax
	kmovd	%eax, %k1
	movslq	%r12d, %rax
	salq	$2, %rax
	addq	%rax, %r8
.L2144:
	vmovups	(%r8), %zmm1{%k1}{z}
	movq	%r9, %rcx
.L2143:
	movq	2696(%rdi,%rcx,8), %rsi
	addq	%rax, %rsi
	vmovups	(%rsi), %zmm2{%k1}{z}
	vfmadd231ps	(%rdx,%rcx,4){1to16}, %zmm2, %zmm1
	addq	$1, %rcx
	cmpl	%ecx, %ebx
	jg	.L2143
	addl	$256, %r10d
	vmovups	%zmm1, (%r8){%k1}
	addq	$1024, %rdx
	addq	%r11, %r8
	cmpl	$768, %r10d
	jne	.L2144
	jmp	.L2097
.L2111:
	movl	-6116(%rbp), %eax
	cmpl	$63, %eax
	jle	.L2302
	subl	$64, %eax
	movslq	-6160(%rbp), %r9
	movl	%esi, %r14d
	xorl	%r11d, %r11d
	shrl	$6, %eax
	movl	-6216(%rbp), %ebx
	xorl	%edx, %edx
	xorl	%r10d, %r10d
	addl	$1, %eax
	movq	%r9, -6264(%rbp)
	vmovq	%rdi, %xmm7
	movq	%rax, %r13
	salq	$8, %rax
	leal	(%r9,%rbx), %r12d
	movq	-6152(%rbp), %rbx
	movq	%rax, -6224(%rbp)
	movq	-6144(%rbp), %r9
	movl	%r13d, -6272(%rbp)
	movq	%rbx, %rcx
	movl	%r12d, %r13d
.L2115:
	movq	-6264(%rbp), %rsi
	leaq	64(%r11), %r8
	movq	%r9, %rbx
	movq	%rcx, -6168(%rbp)
	leaq	192(%r11), %r12
	vmovups	(%rcx), %zmm5
	movl	%edx, %r9d
	vmovups	64(%rcx), %zmm4
	vmovups	128(%rcx), %zmm3
	leaq	128(%r11), %r15
	movq	%r12, %rdi
	movq	%rsi, %rdx
	vmovups	192(%rcx), %zmm2
	movq	%r8, %r12
	movq	%r11, %r8
	vmovq	%xmm7, %r11
	.p2align 4,,10
	.p2align 3
.L2114:
	leal	(%r10,%r13), %eax
	movq	2696(%r11,%rdx,8), %rsi
	cltq
	movq	-3256(%rbp,%rax,8), %rcx
	movslq	%r9d, %rax
	addl	$64, %r9d
	salq	$2, %rax
	prefetcht0	(%rcx,%rax)
	prefetcht0	64(%rcx,%rax)
	prefetcht0	128(%rcx,%rax)
	prefetcht0	192(%rcx,%rax)
	cmpl	%r9d, -6116(%rbp)
	jg	.L2113
	addl	$1, %r10d
	xorl	%r9d, %r9d
.L2113:
	vbroadcastss	(%rbx,%rdx,4), %zmm1
	addq	$1, %rdx
	vfmadd231ps	(%rsi,%r8), %zmm1, %zmm5
	vfmadd231ps	(%rsi,%r12), %zmm1, %zmm4
	vfmadd231ps	(%rsi,%r15), %zmm1, %zmm3
	vfmadd231ps	(%rsi,%rdi), %zmm1, %zmm2
	cmpl	%edx, %r14d
	jg	.L2114
	movq	-6168(%rbp), %rcx
	movq	%r8, %r11
	movq	-6224(%rbp), %rax
	movl	%r9d, %edx
	addq	$256, %r11
	movq	%rbx, %r9
	vmovups	%zmm5, (%rcx)
	addq	$256, %rcx
	vmovups	%zmm4, -192(%rcx)
	vmovups	%zmm3, -128(%rcx)
	vmovups	%zmm2, -64(%rcx)
	cmpq	%rax, %r11
	jne	.L2115
	movl	-6272(%rbp), %r13d
	vmovq	%xmm7, %rdi
	movl	%r13d, %ebx
	sall	$6, %ebx
	leal	15(%rbx), %eax
.L2112:
	movl	-6116(%rbp), %r8d
	cmpl	%eax, %r8d
	jle	.L2116
	movl	-6216(%rbp), %r11d
	movslq	-6160(%rbp), %r9
	movslq	%ebx, %r12
	movl	%ebx, %esi
	movl	-6128(%rbp), %r13d
	movq	-6144(%rbp), %r14
	vmovq	%rdi, %xmm6
	addl	%r9d, %r11d
.L2119:
	movq	-6152(%rbp), %rax
	leaq	0(,%r12,4), %rdi
	movq	%r9, -6168(%rbp)
	movq	%rdi, %rbx
	vmovups	(%rax,%r12,4), %zmm1
	movq	%r9, %rax
	movl	%esi, %r9d
	vmovq	%xmm6, %rsi
	.p2align 4,,10
	.p2align 3
.L2118:
	leal	(%r10,%r11), %r15d
	movslq	%edx, %rdi
	addl	$16, %edx
	movq	2696(%rsi,%rax,8), %rcx
	movslq	%r15d, %r15
	movq	-3256(%rbp,%r15,8), %r15
	prefetcht0	(%r15,%rdi,4)
	cmpl	%edx, %r8d
	jg	.L2117
	addl	$1, %r10d
	xorl	%edx, %edx
.L2117:
	vbroadcastss	(%r14,%rax,4), %zmm7
	addq	$1, %rax
	vfmadd231ps	(%rcx,%rbx), %zmm7, %zmm1
	cmpl	%eax, %r13d
	jg	.L2118
	movq	-6152(%rbp), %rax
	movl	%r9d, %esi
	movq	-6168(%rbp), %r9
	vmovups	%zmm1, (%rax,%r12,4)
	addq	$16, %r12
	leal	15(%r12), %eax
	cmpl	%eax, %r8d
	jg	.L2119
	movl	-6116(%rbp), %ecx
	leal	15(%rsi), %edx
	vmovq	%xmm6, %rdi
	leal	-16(%rcx), %eax
	subl	%esi, %eax
	andl	$-16, %eax
	cmpl	%edx, %ecx
	movl	$0, %edx
	cmovle	%edx, %eax
	leal	16(%rsi,%rax), %ebx
.L2116:
	movl	-6116(%rbp), %ecx
	cmpl	%ebx, %ecx
	je	.L2097
	movslq	%ebx, %rax
	subl	%ebx, %ecx
	movq	-6152(%rbp), %r8
	movl	-6128(%rbp), %r9d
	leaq	0(,%rax,4), %rdx
	movl	$1, %eax
	movq	-6144(%rbp), %r10
	sall	%cl, %eax
	addq	%rdx, %r8
	movslq	-6160(%rbp), %rcx
	subl	$1, %eax
	kmovw	%eax, %k3
	vmovups	(%r8), %zmm1{%k3}{z}
	movzwl	%ax, %ebx
	kmovd	%ebx, %k1
.L2121:
	movq	2696(%rdi,%rcx,8), %rsi
	addq	%rdx, %rsi
	vmovups	(%rsi), %zmm2{%k1}{z}
	vfmadd231ps	(%r10,%rcx,4){1to16}, %zmm2, %zmm1
	addq	$1, %rcx
	cmpl	%ecx, %r9d
	jg	.L2121
	kmovw	%eax, %k4
	vmovups	%zmm1, (%r8){%k4}
	jmp	.L2097
.L2104:
	cmpl	$5, %r8d
	ja	.L2182
	leaq	.L2184(%rip), %rbx
	movslq	(%rbx,%r8,4), %rax
	addq	%rbx, %rax
	jmp	*%rax
	.section	.rodata
	.align 4
	.align 4
.L2184:
	.long	.L2182-.L2184
	.long	.L2188-.L2184
	.long	.L2187-.L2184
	.long	.L2186-.L2184
	.long	.L2185-.L2184
	.long	.L2183-.L2184
	.text
.L2183:
	xorl	%r8d, %r8d
	cmpl	$63, -6116(%rbp)
	movl	$15, %eax
	jle	.L2190
	movq	-6168(%rbp), %rax
	movslq	-6160(%rbp), %r9
	movq	%rdi, %rcx
	movq	-6144(%rbp), %rsi
	leaq	0(,%rax,4), %r10
	movq	-6152(%rbp), %rax
	leaq	(%rax,%r10), %r12
	movq	%rax, %r13
	movl	-6116(%rbp), %eax
	leaq	(%r12,%r10), %rbx
	subl	$64, %eax
	leaq	(%rbx,%r10), %r11
	shrl	$6, %eax
	addq	%r11, %r10
	addl	$1, %eax
	movq	%rax, %rdx
	salq	$8, %rax
	movq	%rax, -6216(%rbp)
	leaq	2696(%rdi,%r9,8), %rax
	movq	%rax, -6264(%rbp)
	leaq	(%rsi,%r9,4), %rax
	movq	%rax, -6224(%rbp)
	movl	-6128(%rbp), %eax
	movl	%edx, -6272(%rbp)
	subl	%r9d, %eax
	addq	%r9, %rax
	xorl	%r9d, %r9d
	leaq	(%rsi,%rax,4), %r15
.L2229:
	vmovups	0(%r13), %zmm25
	vmovups	(%rbx), %zmm17
	leaq	64(%r9), %r14
	leaq	128(%r9), %r8
	vmovups	64(%r13), %zmm24
	vmovups	(%r12), %zmm21
	leaq	192(%r9), %rdi
	vmovups	128(%r13), %zmm23
	vmovups	192(%r13), %zmm22
	vmovups	64(%r12), %zmm20
	vmovups	64(%rbx), %zmm16
	vmovups	128(%rbx), %zmm15
	vmovups	(%r11), %zmm13
	vmovups	192(%rbx), %zmm14
	vmovups	64(%r11), %zmm12
	vmovups	128(%r11), %zmm11
	vmovups	(%r10), %zmm9
	vmovups	64(%r10), %zmm8
	movq	-6224(%rbp), %rax
	vmovups	128(%r12), %zmm19
	vmovups	192(%r12), %zmm18
	vmovups	192(%r11), %zmm10
	movq	-6264(%rbp), %rdx
	vmovups	128(%r10), %zmm7
	vmovups	192(%r10), %zmm6
	.p2align 4,,10
	.p2align 3
.L2228:
	movq	(%rdx), %rsi
	vbroadcastss	(%rax), %zmm5
	addq	$4, %rax
	addq	$8, %rdx
	vmovups	(%rsi,%r9), %zmm4
	vmovups	(%rsi,%r14), %zmm3
	vmovups	(%rsi,%r8), %zmm2
	vmovups	(%rsi,%rdi), %zmm1
	vfmadd231ps	%zmm4, %zmm5, %zmm25
	vfmadd231ps	%zmm3, %zmm5, %zmm24
	vfmadd231ps	%zmm2, %zmm5, %zmm23
	vfmadd231ps	%zmm1, %zmm5, %zmm22
	vbroadcastss	1020(%rax), %zmm5
	vfmadd231ps	%zmm4, %zmm5, %zmm21
	vfmadd231ps	%zmm3, %zmm5, %zmm20
	vfmadd231ps	%zmm2, %zmm5, %zmm19
	vfmadd231ps	%zmm1, %zmm5, %zmm18
	vbroadcastss	2044(%rax), %zmm5
	vfmadd231ps	%zmm4, %zmm5, %zmm17
	vfmadd231ps	%zmm3, %zmm5, %zmm16
	vfmadd231ps	%zmm2, %zmm5, %zmm15
	vfmadd231ps	%zmm1, %zmm5, %zmm14
	vbroadcastss	3068(%rax), %zmm5
	vfmadd231ps	%zmm4, %zmm5, %zmm13
	vfmadd231ps	%zmm3, %zmm5, %zmm12
	vfmadd231ps	%zmm2, %zmm5, %zmm11
	vfmadd231ps	%zmm1, %zmm5, %zmm10
	vbroadcastss	4092(%rax), %zmm5
	vfmadd231ps	%zmm4, %zmm5, %zmm9
	vfmadd231ps	%zmm3, %zmm5, %zmm8
	vfmadd231ps	%zmm2, %zmm5, %zmm7
	vfmadd231ps	%zmm1, %zmm5, %zmm6
	cmpq	%rax, %r15
	jne	.L2228
	vmovups	%zmm25, 0(%r13)
	addq	$256, %r12
	addq	$256, %r13
	addq	$256, %rbx
	vmovups	%zmm23, -128(%r13)
	addq	$256, %r11
	addq	$256, %r10
	addq	$256, %r9
	vmovups	%zmm24, -192(%r13)
	vmovups	%zmm22, -64(%r13)
	vmovups	%zmm21, -256(%r12)
	vmovups	%zmm20, -192(%r12)
	vmovups	%zmm19, -128(%r12)
	vmovups	%zmm18, -64(%r12)
	vmovups	%zmm17, -256(%rbx)
	vmovups	%zmm16, -192(%rbx)
	vmovups	%zmm15, -128(%rbx)
	vmovups	%zmm14, -64(%rbx)
	vmovups	%zmm13, -256(%r11)
	vmovups	%zmm12, -192(%r11)
	vmovups	%zmm11, -128(%r11)
	vmovups	%zmm10, -64(%r11)
	vmovups	%zmm9, -256(%r10)
	vmovups	%zmm8, -192(%r10)
	vmovups	%zmm7, -128(%r10)
	vmovups	%zmm6, -64(%r10)
	cmpq	%r9, -6216(%rbp)
	jne	.L2229
	movl	-6272(%rbp), %edx
	movq	%rcx, %rdi
	sall	$6, %edx
	movl	%edx, %r8d
	leal	15(%rdx), %eax
.L2190:
	cmpl	%eax, -6116(%rbp)
	jle	.L2230
	movq	-6168(%rbp), %rax
	movslq	%r8d, %r11
	movslq	-6160(%rbp), %r9
	leaq	0(,%r11,4), %r13
	movq	-6144(%rbp), %r14
	leaq	(%rax,%rax), %r15
	leaq	0(,%rax,4), %rbx
	leaq	(%r15,%rax), %r12
	movq	-6152(%rbp), %rax
	leaq	2696(%rdi,%r9,8), %rsi
	leaq	(%r14,%r9,4), %rcx
	leaq	(%rax,%r13), %r10
	movl	-6128(%rbp), %eax
	subl	%r9d, %eax
	addq	%r9, %rax
	leaq	(%r14,%rax,4), %r9
.L2232:
	movq	-6168(%rbp), %rax
	vmovups	(%r10), %zmm6
	movq	%rsi, %rdx
	vmovups	(%r10,%r15,4), %zmm4
	vmovups	(%r10,%r12,4), %zmm3
	vmovups	(%r10,%rbx,4), %zmm2
	vmovups	(%r10,%rax,4), %zmm5
	movq	%rcx, %rax
	.p2align 4,,10
	.p2align 3
.L2231:
	movq	(%rdx), %r14
	addq	$4, %rax
	addq	$8, %rdx
	vmovups	(%r14,%r13), %zmm1
	vfmadd231ps	-4(%rax){1to16}, %zmm1, %zmm6
	vfmadd231ps	1020(%rax){1to16}, %zmm1, %zmm5
	vfmadd231ps	2044(%rax){1to16}, %zmm1, %zmm4
	vfmadd231ps	3068(%rax){1to16}, %zmm1, %zmm3
	vfmadd231ps	4092(%rax){1to16}, %zmm1, %zmm2
	cmpq	%rax, %r9
	jne	.L2231
	movq	-6168(%rbp), %rax
	addq	$16, %r11
	vmovups	%zmm6, (%r10)
	vmovups	%zmm5, (%r10,%rax,4)
	leal	15(%r11), %eax
	vmovups	%zmm4, (%r10,%r15,4)
	vmovups	%zmm3, (%r10,%r12,4)
	vmovups	%zmm2, (%r10,%rbx,4)
	addq	$64, %r10
	cmpl	%eax, -6116(%rbp)
	jle	.L2484
	leaq	0(,%r11,4), %r13
	jmp	.L2232
.L2185:
	xorl	%r10d, %r10d
	cmpl	$63, -6116(%rbp)
	movl	$15, %eax
	jle	.L2192
	movq	-6168(%rbp), %rbx
	movq	-6152(%rbp), %rax
	xorl	%r8d, %r8d
	movslq	-6160(%rbp), %r9
	movq	-6144(%rbp), %rsi
	leaq	0(,%rbx,4), %r10
	movq	%rax, %r12
	leaq	(%rax,%r10), %rbx
	movl	-6116(%rbp), %eax
	movq	%r9, -6216(%rbp)
	movq	%rdi, %r9
	leaq	(%rbx,%r10), %r11
	subl	$64, %eax
	addq	%r11, %r10
	shrl	$6, %eax
	addl	$1, %eax
	movq	%rax, %rdx
	salq	$8, %rax
	movl	%edx, -6224(%rbp)
	movl	-6128(%rbp), %edx
	movq	%rax, %r13
.L2222:
	vmovups	(%r12), %zmm21
	leaq	64(%r8), %rdi
	vmovups	64(%r12), %zmm20
	leaq	128(%r8), %r15
	vmovups	(%rbx), %zmm17
	vmovups	64(%rbx), %zmm16
	leaq	192(%r8), %r14
	vmovups	128(%rbx), %zmm15
	vmovups	(%r11), %zmm13
	vmovups	192(%rbx), %zmm14
	vmovups	64(%r11), %zmm12
	vmovups	128(%r11), %zmm11
	vmovups	(%r10), %zmm9
	vmovups	64(%r10), %zmm8
	movq	-6216(%rbp), %rax
	vmovups	128(%r12), %zmm19
	vmovups	192(%r12), %zmm18
	vmovups	192(%r11), %zmm10
	vmovups	128(%r10), %zmm7
	vmovups	192(%r10), %zmm6
	.p2align 4,,10
	.p2align 3
.L2221:
	movq	2696(%r9,%rax,8), %rcx
	vbroadcastss	(%rsi,%rax,4), %zmm2
	vmovups	(%rcx,%r8), %zmm5
	vmovups	(%rcx,%rdi), %zmm4
	vmovups	(%rcx,%r15), %zmm3
	vmovups	(%rcx,%r14), %zmm1
	vfmadd231ps	%zmm5, %zmm2, %zmm21
	vfmadd231ps	%zmm4, %zmm2, %zmm20
	vfmadd231ps	%zmm3, %zmm2, %zmm19
	vfmadd231ps	%zmm1, %zmm2, %zmm18
	vbroadcastss	1024(%rsi,%rax,4), %zmm2
	vfmadd231ps	%zmm5, %zmm2, %zmm17
	vfmadd231ps	%zmm4, %zmm2, %zmm16
	vfmadd231ps	%zmm3, %zmm2, %zmm15
	vfmadd231ps	%zmm1, %zmm2, %zmm14
	vbroadcastss	2048(%rsi,%rax,4), %zmm2
	vfmadd231ps	%zmm5, %zmm2, %zmm13
	vfmadd231ps	%zmm4, %zmm2, %zmm12
	vfmadd231ps	%zmm3, %zmm2, %zmm11
	vfmadd231ps	%zmm1, %zmm2, %zmm10
	vbroadcastss	3072(%rsi,%rax,4), %zmm2
	addq	$1, %rax
	vfmadd231ps	%zmm5, %zmm2, %zmm9
	vfmadd231ps	%zmm4, %zmm2, %zmm8
	vfmadd231ps	%zmm3, %zmm2, %zmm7
	vfmadd231ps	%zmm1, %zmm2, %zmm6
	cmpl	%eax, %edx
	jg	.L2221
	addq	$256, %r8
	vmovups	%zmm21, (%r12)
	addq	$256, %rbx
	addq	$256, %r12
	vmovups	%zmm19, -128(%r12)
	addq	$256, %r11
	addq	$256, %r10
	vmovups	%zmm20, -192(%r12)
	vmovups	%zmm18, -64(%r12)
	vmovups	%zmm17, -256(%rbx)
	vmovups	%zmm16, -192(%rbx)
	vmovups	%zmm15, -128(%rbx)
	vmovups	%zmm14, -64(%rbx)
	vmovups	%zmm13, -256(%r11)
	vmovups	%zmm12, -192(%r11)
	vmovups	%zmm11, -128(%r11)
	vmovups	%zmm10, -64(%r11)
	vmovups	%zmm9, -256(%r10)
	vmovups	%zmm8, -192(%r10)
	vmovups	%zmm7, -128(%r10)
	vmovups	%zmm6, -64(%r10)
	cmpq	%r8, %r13
	jne	.L2222
	movl	-6224(%rbp), %edx
	movq	%r9, %rdi
	sall	$6, %edx
	movl	%edx, %r10d
	leal	15(%rdx), %eax
.L2192:
	cmpl	%eax, -6116(%rbp)
	jle	.L2223
	movq	-6168(%rbp), %rbx
	movq	-6152(%rbp), %rdx
	movslq	%r10d, %r8
	movslq	-6160(%rbp), %r9
	movq	-6144(%rbp), %rsi
	leaq	0(,%rbx,4), %rax
	negq	%rbx
	leaq	(%rdx,%rax), %r11
	leaq	(%r11,%rax), %r15
	leaq	(%r15,%rax), %r13
	leaq	0(%r13,%rbx,8), %r12
	movl	%r10d, %ebx
	movq	%r9, %r10
	leaq	(%r12,%rax), %rdx
	leaq	(%rdx,%rax), %rcx
	movq	%rcx, %r9
	movl	-6128(%rbp), %ecx
.L2225:
	movq	-6152(%rbp), %rax
	vmovups	(%r11,%r8,4), %zmm4
	leaq	0(,%r8,4), %r14
	vmovq	%rdx, %xmm7
	vmovups	(%r15,%r8,4), %zmm3
	vmovups	0(%r13,%r8,4), %zmm2
	vmovups	(%rax,%r8,4), %zmm5
	movq	%r10, %rax
	.p2align 4,,10
	.p2align 3
.L2224:
	movq	2696(%rdi,%rax,8), %rdx
	vmovups	(%rdx,%r14), %zmm1
	vfmadd231ps	(%rsi,%rax,4){1to16}, %zmm1, %zmm5
	vfmadd231ps	1024(%rsi,%rax,4){1to16}, %zmm1, %zmm4
	vfmadd231ps	2048(%rsi,%rax,4){1to16}, %zmm1, %zmm3
	vfmadd231ps	3072(%rsi,%rax,4){1to16}, %zmm1, %zmm2
	addq	$1, %rax
	cmpl	%eax, %ecx
	jg	.L2224
	movq	-6152(%rbp), %rax
	vmovq	%xmm7, %rdx
	vmovups	%zmm5, (%rax,%r8,4)
	vmovups	%zmm4, (%r12,%r8,4)
	vmovups	%zmm3, (%rdx,%r8,4)
	vmovups	%zmm2, (%r9,%r8,4)
	addq	$16, %r8
	leal	15(%r8), %eax
	cmpl	%eax, -6116(%rbp)
	jg	.L2225
	movl	%ebx, %r10d
	movl	-6116(%rbp), %ebx
	leal	15(%r10), %edx
	leal	-16(%rbx), %eax
	subl	%r10d, %eax
	andl	$-16, %eax
	cmpl	%edx, %ebx
	movl	$0, %edx
	cmovle	%edx, %eax
	leal	16(%r10,%rax), %r10d
.L2223:
	movl	-6116(%rbp), %eax
	cmpl	%r10d, %eax
	je	.L2097
	subl	%r10d, %eax
	movq	-6168(%rbp), %r11
	movq	-6152(%rbp), %r8
	movl	%eax, %ecx
	movl	$1, %eax
	movq	-6144(%rbp), %rdx
	movslq	-6160(%rbp), %r9
	sall	%cl, %eax
	movl	-6128(%rbp), %ebx
	salq	$2, %r11
	subl	$1, %eax
	movzwl	%ax, %eax
	kmovd	%eax, %k1
	movslq	%r10d, %rax
	xorl	%r10d, %r10d
	salq	$2, %rax
	addq	%rax, %r8
.L2227:
	vmovups	(%r8), %zmm1{%k1}{z}
	movq	%r9, %rcx
	.p2align 4,,10
	.p2align 3
.L2226:
	movq	2696(%rdi,%rcx,8), %rsi
	addq	%rax, %rsi
	vmovups	(%rsi), %zmm2{%k1}{z}
	vfmadd231ps	(%rdx,%rcx,4){1to16}, %zmm2, %zmm1
	addq	$1, %rcx
	cmpl	%ecx, %ebx
	jg	.L2226
	addl	$256, %r10d
	vmovups	%zmm1, (%r8){%k1}
	addq	$1024, %rdx
	addq	%r11, %r8
	cmpl	$1024, %r10d
	jne	.L2227
	jmp	.L2097
.L2187:
	xorl	%r10d, %r10d
	cmpl	$63, -6116(%rbp)
	movl	$15, %eax
	jle	.L2196
	movq	-6152(%rbp), %rax
	movl	%esi, %r15d
	xorl	%r8d, %r8d
	movq	-6168(%rbp), %rbx
	movslq	-6160(%rbp), %r9
	movq	-6144(%rbp), %rsi
	leaq	(%rax,%rbx,4), %r10
	movq	%rax, %r11
	movl	-6116(%rbp), %eax
	subl	$64, %eax
	shrl	$6, %eax
	addl	$1, %eax
	movq	%rax, %rdx
	salq	$8, %rax
	movq	%rax, %rbx
.L2208:
	vmovups	(%r11), %zmm13
	vmovups	(%r10), %zmm9
	movq	%r9, %rax
	leaq	64(%r8), %r14
	vmovups	64(%r11), %zmm12
	vmovups	64(%r10), %zmm8
	leaq	128(%r8), %r13
	leaq	192(%r8), %r12
	vmovups	128(%r11), %zmm11
	vmovups	192(%r11), %zmm10
	vmovups	128(%r10), %zmm7
	vmovups	192(%r10), %zmm6
	.p2align 4,,10
	.p2align 3
.L2207:
	movq	2696(%rdi,%rax,8), %rcx
	vbroadcastss	(%rsi,%rax,4), %zmm1
	vmovups	(%rcx,%r8), %zmm5
	vmovups	(%rcx,%r14), %zmm4
	vmovups	(%rcx,%r13), %zmm3
	vmovups	(%rcx,%r12), %zmm2
	vfmadd231ps	%zmm5, %zmm1, %zmm13
	vfmadd231ps	%zmm4, %zmm1, %zmm12
	vfmadd231ps	%zmm3, %zmm1, %zmm11
	vfmadd231ps	%zmm2, %zmm1, %zmm10
	vbroadcastss	1024(%rsi,%rax,4), %zmm1
	addq	$1, %rax
	vfmadd231ps	%zmm5, %zmm1, %zmm9
	vfmadd231ps	%zmm4, %zmm1, %zmm8
	vfmadd231ps	%zmm3, %zmm1, %zmm7
	vfmadd231ps	%zmm2, %zmm1, %zmm6
	cmpl	%eax, %r15d
	jg	.L2207
	addq	$256, %r8
	vmovups	%zmm13, (%r11)
	addq	$256, %r10
	addq	$256, %r11
	vmovups	%zmm12, -192(%r11)
	vmovups	%zmm11, -128(%r11)
	vmovups	%zmm10, -64(%r11)
	vmovups	%zmm9, -256(%r10)
	vmovups	%zmm8, -192(%r10)
	vmovups	%zmm7, -128(%r10)
	vmovups	%zmm6, -64(%r10)
	cmpq	%r8, %rbx
	jne	.L2208
	sall	$6, %edx
	movl	%edx, %r10d
	leal	15(%rdx), %eax
.L2196:
	cmpl	%eax, -6116(%rbp)
	jle	.L2209
	movq	-6152(%rbp), %r12
	movq	-6168(%rbp), %rax
	movslq	%r10d, %r8
	movslq	-6160(%rbp), %r9
	movl	-6128(%rbp), %ebx
	movq	-6144(%rbp), %rcx
	leaq	(%r12,%rax,4), %rdx
.L2211:
	vmovups	(%r12,%r8,4), %zmm3
	vmovups	(%rdx,%r8,4), %zmm2
	leaq	0(,%r8,4), %r11
	movq	%r9, %rax
	.p2align 4,,10
	.p2align 3
.L2210:
	movq	2696(%rdi,%rax,8), %rsi
	vmovups	(%rsi,%r11), %zmm1
	vfmadd231ps	(%rcx,%rax,4){1to16}, %zmm1, %zmm3
	vfmadd231ps	1024(%rcx,%rax,4){1to16}, %zmm1, %zmm2
	addq	$1, %rax
	cmpl	%eax, %ebx
	jg	.L2210
	vmovups	%zmm3, (%r12,%r8,4)
	vmovups	%zmm2, (%rdx,%r8,4)
	addq	$16, %r8
	leal	15(%r8), %eax
	cmpl	%eax, -6116(%rbp)
	jg	.L2211
	movl	-6116(%rbp), %ebx
	leal	15(%r10), %edx
	leal	-16(%rbx), %eax
	subl	%r10d, %eax
	andl	$-16, %eax
	cmpl	%edx, %ebx
	movl	$0, %edx
	cmovle	%edx, %eax
	leal	16(%r10,%rax), %r10d
.L2209:
	movl	-6116(%rbp), %eax
	cmpl	%r10d, %eax
	je	.L2097
	subl	%r10d, %eax
	movq	-6168(%rbp), %r11
	movq	-6152(%rbp), %r8
	movl	%eax, %ecx
	movl	$1, %eax
	movq	-6144(%rbp), %rdx
	movslq	-6160(%rbp), %r9
	sall	%cl, %eax
	movl	-6128(%rbp), %ebx
	salq	$2, %r11
	subl	$1, %eax
	movzwl	%ax, %eax
	kmovd	%eax, %k1
	movslq	%r10d, %rax
	xorl	%r10d, %r10d
	salq	$2, %rax
	addq	%rax, %r8
.L2213:
	vmovups	(%r8), %zmm1{%k1}{z}
	movq	%r9, %rcx
.L2212:
	movq	2696(%rdi,%rcx,8), %rsi
	addq	%rax, %rsi
	vmovups	(%rsi), %zmm2{%k1}{z}
	vfmadd231ps	(%rdx,%rcx,4){1to16}, %zmm2, %zmm1
	addq	$1, %rcx
	cmpl	%ecx, %ebx
	jg	.L2212
	vmovups	%zmm1, (%r8){%k1}
	addq	$1024, %rdx
	addq	%r11, %r8
	cmpl	$256, %r10d
	je	.L2097
	movl	$256, %r10d
	jmp	.L2213
.L2186:
	xorl	%r10d, %r10d
	cmpl	$63, -6116(%rbp)
	movl	$15, %eax
	jle	.L2194
	movq	-6168(%rbp), %rdx
	movq	-6152(%rbp), %rax
	xorl	%r8d, %r8d
	movslq	-6160(%rbp), %r9
	movq	-6144(%rbp), %rsi
	leaq	0(,%rdx,4), %r10
	movq	%rax, %rbx
	leaq	(%rax,%r10), %r11
	movl	-6116(%rbp), %eax
	addq	%r11, %r10
	subl	$64, %eax
	shrl	$6, %eax
	addl	$1, %eax
	movq	%rax, %rdx
	salq	$8, %rax
	movl	%edx, -6216(%rbp)
	movl	-6128(%rbp), %edx
	movq	%rax, %r12
.L2215:
	vmovups	(%rbx), %zmm17
	vmovups	(%r11), %zmm13
	movq	%r9, %rax
	leaq	64(%r8), %r15
	vmovups	64(%rbx), %zmm16
	vmovups	64(%r11), %zmm12
	leaq	128(%r8), %r14
	leaq	192(%r8), %r13
	vmovups	128(%rbx), %zmm15
	vmovups	(%r10), %zmm9
	vmovups	192(%rbx), %zmm14
	vmovups	64(%r10), %zmm8
	vmovups	128(%r11), %zmm11
	vmovups	192(%r11), %zmm10
	vmovups	128(%r10), %zmm7
	vmovups	192(%r10), %zmm6
	.p2align 4,,10
	.p2align 3
.L2214:
	movq	2696(%rdi,%rax,8), %rcx
	vbroadcastss	(%rsi,%rax,4), %zmm1
	vmovups	(%rcx,%r8), %zmm5
	vmovups	(%rcx,%r15), %zmm4
	vmovups	(%rcx,%r14), %zmm3
	vmovups	(%rcx,%r13), %zmm2
	vfmadd231ps	%zmm5, %zmm1, %zmm17
	vfmadd231ps	%zmm4, %zmm1, %zmm16
	vfmadd231ps	%zmm3, %zmm1, %zmm15
	vfmadd231ps	%zmm2, %zmm1, %zmm14
	vbroadcastss	1024(%rsi,%rax,4), %zmm1
	vfmadd231ps	%zmm5, %zmm1, %zmm13
	vfmadd231ps	%zmm4, %zmm1, %zmm12
	vfmadd231ps	%zmm3, %zmm1, %zmm11
	vfmadd231ps	%zmm2, %zmm1, %zmm10
	vbroadcastss	2048(%rsi,%rax,4), %zmm1
	addq	$1, %rax
	vfmadd231ps	%zmm5, %zmm1, %zmm9
	vfmadd231ps	%zmm4, %zmm1, %zmm8
	vfmadd231ps	%zmm3, %zmm1, %zmm7
	vfmadd231ps	%zmm2, %zmm1, %zmm6
	cmpl	%eax, %edx
	jg	.L2214
	addq	$256, %r8
	vmovups	%zmm17, (%rbx)
	addq	$256, %r11
	addq	$256, %rbx
	vmovups	%zmm15, -128(%rbx)
	addq	$256, %r10
	vmovups	%zmm16, -192(%rbx)
	vmovups	%zmm14, -64(%rbx)
	vmovups	%zmm13, -256(%r11)
	vmovups	%zmm12, -192(%r11)
	vmovups	%zmm11, -128(%r11)
	vmovups	%zmm10, -64(%r11)
	vmovups	%zmm9, -256(%r10)
	vmovups	%zmm8, -192(%r10)
	vmovups	%zmm7, -128(%r10)
	vmovups	%zmm6, -64(%r10)
	cmpq	%r8, %r12
	jne	.L2215
	movl	-6216(%rbp), %edx
	sall	$6, %edx
	movl	%edx, %r10d
	leal	15(%rdx), %eax
.L2194:
	cmpl	%eax, -6116(%rbp)
	jle	.L2216
	movq	-6168(%rbp), %rax
	movq	-6152(%rbp), %r13
	movslq	%r10d, %r8
	movslq	-6160(%rbp), %r9
	movl	-6128(%rbp), %r12d
	salq	$2, %rax
	movq	-6144(%rbp), %rcx
	leaq	0(%r13,%rax), %rdx
	leaq	(%rdx,%rax), %r11
.L2218:
	vmovups	0(%r13,%r8,4), %zmm4
	vmovups	(%rdx,%r8,4), %zmm3
	movq	%r9, %rax
	leaq	0(,%r8,4), %rbx
	vmovups	(%r11,%r8,4), %zmm2
	.p2align 4,,10
	.p2align 3
.L2217:
	movq	2696(%rdi,%rax,8), %rsi
	vmovups	(%rsi,%rbx), %zmm1
	vfmadd231ps	(%rcx,%rax,4){1to16}, %zmm1, %zmm4
	vfmadd231ps	1024(%rcx,%rax,4){1to16}, %zmm1, %zmm3
	vfmadd231ps	2048(%rcx,%rax,4){1to16}, %zmm1, %zmm2
	addq	$1, %rax
	cmpl	%eax, %r12d
	jg	.L2217
	vmovups	%zmm4, 0(%r13,%r8,4)
	vmovups	%zmm3, (%rdx,%r8,4)
	vmovups	%zmm2, (%r11,%r8,4)
	addq	$16, %r8
	leal	15(%r8), %eax
	cmpl	%eax, -6116(%rbp)
	jg	.L2218
	movl	-6116(%rbp), %ebx
	leal	15(%r10), %edx
	leal	-16(%rbx), %eax
	subl	%r10d, %eax
	andl	$-16, %eax
	cmpl	%edx, %ebx
	movl	$0, %edx
	cmovle	%edx, %eax
	leal	16(%r10,%rax), %r10d
.L2216:
	movl	-6116(%rbp), %eax
	cmpl	%r10d, %eax
	je	.L2097
	subl	%r10d, %eax
	movq	-6168(%rbp), %r11
	movq	-6152(%rbp), %r8
	movl	%eax, %ecx
	movl	$1, %eax
	movq	-6144(%rbp), %rdx
	movslq	-6160(%rbp), %r9
	sall	%cl, %eax
	movl	-6128(%rbp), %ebx
	salq	$2, %r11
	subl	$1, %eax
	movzwl	%ax, %eax
	kmovd	%eax, %k1
	movslq	%r10d, %rax
	xorl	%r10d, %r10d
	salq	$2, %rax
	addq	%rax, %r8
.L2220:
	vmovups	(%r8), %zmm1{%k1}{z}
	movq	%r9, %rcx
.L2219:
	movq	2696(%rdi,%rcx,8), %rsi
	addq	%rax, %rsi
	vmovups	(%rsi), %zmm2{%k1}{z}
	vfmadd231ps	(%rdx,%rcx,4){1to16}, %zmm2, %zmm1
	addq	$1, %rcx
	cmpl	%ecx, %ebx
	jg	.L2219
	addl	$256, %r10d
	vmovups	%zmm1, (%r8){%k1}
	addq	$1024, %rdx
	addq	%r11, %r8
	cmpl	$768, %r10d
	jne	.L2220
	jmp	.L2097
.L2188:
	xorl	%r10d, %r10d
	cmpl	$63, -6116(%rbp)
	movl	$15, %eax
	jle	.L2198
	movl	-6116(%rbp), %eax
	movl	%esi, %r13d
	xorl	%r8d, %r8d
	movq	-6152(%rbp), %r10
	movslq	-6160(%rbp), %r9
	movq	-6144(%rbp), %r14
	subl	$64, %eax
	shrl	$6, %eax
	addl	$1, %eax
	movq	%rax, %rdx
	salq	$8, %rax
	movq	%rax, %r11
.L2202:
	vmovups	(%r10), %zmm5
	leaq	64(%r8), %r12
	movq	%r9, %rax
	vmovups	64(%r10), %zmm4
	leaq	128(%r8), %rbx
	leaq	192(%r8), %rsi
	vmovups	128(%r10), %zmm3
	vmovups	192(%r10), %zmm2
	.p2align 4,,10
	.p2align 3
.L2201:
	movq	2696(%rdi,%rax,8), %rcx
	vbroadcastss	(%r14,%rax,4), %zmm1
	addq	$1, %rax
	vfmadd231ps	(%rcx,%r8), %zmm1, %zmm5
	vfmadd231ps	(%rcx,%r12), %zmm1, %zmm4
	vfmadd231ps	(%rcx,%rbx), %zmm1, %zmm3
	vfmadd231ps	(%rcx,%rsi), %zmm1, %zmm2
	cmpl	%eax, %r13d
	jg	.L2201
	addq	$256, %r8
	vmovups	%zmm5, (%r10)
	addq	$256, %r10
	vmovups	%zmm4, -192(%r10)
	vmovups	%zmm3, -128(%r10)
	vmovups	%zmm2, -64(%r10)
	cmpq	%r8, %r11
	jne	.L2202
	sall	$6, %edx
	movl	%edx, %r10d
	leal	15(%rdx), %eax
.L2198:
	cmpl	%eax, -6116(%rbp)
	jle	.L2203
	movslq	-6160(%rbp), %r9
	movl	-6128(%rbp), %esi
	movslq	%r10d, %r8
	movq	-6152(%rbp), %rbx
	movq	-6144(%rbp), %r11
.L2205:
	vmovups	(%rbx,%r8,4), %zmm1
	leaq	0(,%r8,4), %rcx
	movq	%r9, %rax
	.p2align 4,,10
	.p2align 3
.L2204:
	movq	2696(%rdi,%rax,8), %rdx
	vbroadcastss	(%r11,%rax,4), %zmm7
	addq	$1, %rax
	vfmadd231ps	(%rdx,%rcx), %zmm7, %zmm1
	cmpl	%eax, %esi
	jg	.L2204
	vmovups	%zmm1, (%rbx,%r8,4)
	addq	$16, %r8
	leal	15(%r8), %eax
	cmpl	%eax, -6116(%rbp)
	jg	.L2205
	movl	-6116(%rbp), %ebx
	leal	15(%r10), %edx
	leal	-16(%rbx), %eax
	subl	%r10d, %eax
	andl	$-16, %eax
	cmpl	%edx, %ebx
	movl	$0, %edx
	cmovle	%edx, %eax
	leal	16(%r10,%rax), %r10d
.L2203:
	movl	-6116(%rbp), %ebx
	cmpl	%r10d, %ebx
	je	.L2097
	movslq	%r10d, %rax
	subl	%r10d, %ebx
	movq	-6152(%rbp), %r8
	movl	-6128(%rbp), %r9d
	movl	%ebx, %ecx
	leaq	0(,%rax,4), %rdx
	movl	$1, %eax
	movq	-6144(%rbp), %r10
	sall	%cl, %eax
	addq	%rdx, %r8
	movslq	-6160(%rbp), %rcx
	subl	$1, %eax
	kmovw	%eax, %k5
	vmovups	(%r8), %zmm1{%k5}{z}
	movzwl	%ax, %ebx
	kmovd	%ebx, %k1
.L2206:
	movq	2696(%rdi,%rcx,8), %rsi
	addq	%rdx, %rsi
	vmovups	(%rsi), %zmm2{%k1}{z}
	vfmadd231ps	(%r10,%rcx,4){1to16}, %zmm2, %zmm1
	addq	$1, %rcx
	cmpl	%ecx, %r9d
	jg	.L2206
	kmovw	%eax, %k6
	vmovups	%zmm1, (%r8){%k6}
	jmp	.L2097
.L2301:
	movl	$256, %ebx
	movl	%r9d, %ecx
	vpxor	%xmm3, %xmm3, %xmm3
	xorl	%esi, %esi
	vpbroadcastd	%ebx, %ymm2
	xorl	%r10d, %r10d
	movl	$256, %edx
	jmp	.L2098
.L2484:
	movl	-6116(%rbp), %ebx
	leal	15(%r8), %edx
	leal	-16(%rbx), %eax
	subl	%r8d, %eax
	andl	$-16, %eax
	cmpl	%edx, %ebx
	movl	$0, %edx
	cmovle	%edx, %eax
	leal	16(%r8,%rax), %r8d
.L2230:
	movl	-6116(%rbp), %eax
	cmpl	%r8d, %eax
	je	.L2097
	subl	%r8d, %eax
	movq	-6168(%rbp), %r10
	movq	-6144(%rbp), %rdx
	movl	%eax, %ecx
	movl	$1, %eax
	movslq	-6160(%rbp), %r9
	movl	-6128(%rbp), %r11d
	sall	%cl, %eax
	movq	-6152(%rbp), %rcx
	salq	$2, %r10
	subl	$1, %eax
	movzwl	%ax, %eax
	kmovd	%eax, %k1
	movslq	%r8d, %rax
	salq	$2, %rax
	addq	%rax, %rcx
.L2234:
	vmovups	(%rcx), %zmm1{%k1}{z}
	movq	%r9, %rsi
	.p2align 4,,10
	.p2align 3
.L2233:
	movq	2696(%rdi,%rsi,8), %r8
	addq	%rax, %r8
	vmovups	(%r8), %zmm2{%k1}{z}
	vfmadd231ps	(%rdx,%rsi,4){1to16}, %zmm2, %zmm1
	addq	$1, %rsi
	cmpl	%esi, %r11d
	jg	.L2233
	vmovups	%zmm1, (%rcx){%k1}
	addq	$1024, %rdx
	addq	%r10, %rcx
	cmpq	%rdx, -6192(%rbp)
	jne	.L2234
	jmp	.L2097
.L2482:
	movl	-6116(%rbp), %ebx
	leal	15(%r13), %edx
	leal	-16(%rbx), %eax
	subl	%r13d, %eax
	andl	$-16, %eax
	cmpl	%edx, %ebx
	movl	$0, %edx
	cmovle	%edx, %eax
	leal	16(%r13,%rax), %r13d
.L2162:
	movl	-6116(%rbp), %eax
	cmpl	%r13d, %eax
	je	.L2097
	subl	%r13d, %eax
	movq	-6168(%rbp), %r10
	movq	-6144(%rbp), %rdx
	movl	%eax, %ecx
	movl	$1, %eax
	movslq	-6160(%rbp), %r9
	movl	-6128(%rbp), %r11d
	sall	%cl, %eax
	movq	-6152(%rbp), %rcx
	salq	$2, %r10
	subl	$1, %eax
	movzwl	%ax, %eax
	kmovd	%eax, %k1
	movslq	%r13d, %rax
	salq	$2, %rax
	addq	%rax, %rcx
.L2168:
	vmovups	(%rcx), %zmm1{%k1}{z}
	movq	%r9, %rsi
	.p2align 4,,10
	.p2align 3
.L2167:
	movq	2696(%rdi,%rsi,8), %r8
	addq	%rax, %r8
	vmovups	(%r8), %zmm2{%k1}{z}
	vfmadd231ps	(%rdx,%rsi,4){1to16}, %zmm2, %zmm1
	addq	$1, %rsi
	cmpl	%esi, %r11d
	jg	.L2167
	vmovups	%zmm1, (%rcx){%k1}
	addq	$1024, %rdx
	addq	%r10, %rcx
	cmpq	%rdx, -6192(%rbp)
	jne	.L2168
	jmp	.L2097
.L2182:
	xorl	%r8d, %r8d
	cmpl	$63, -6116(%rbp)
	movl	$15, %eax
	jle	.L2200
	movq	-6168(%rbp), %rax
	movq	-6152(%rbp), %rbx
	movq	%rdi, %rcx
	movslq	-6160(%rbp), %r9
	movq	-6144(%rbp), %rsi
	salq	$2, %rax
	movq	%rbx, %r12
	leaq	(%rbx,%rax), %r13
	leaq	0(%r13,%rax), %r15
	leaq	(%r15,%rax), %rdx
	leaq	(%rdx,%rax), %r10
	leaq	(%r10,%rax), %rbx
	movl	-6116(%rbp), %eax
	subl	$64, %eax
	shrl	$6, %eax
	addl	$1, %eax
	movq	%rax, %r11
	salq	$8, %rax
	movq	%rax, -6224(%rbp)
	leaq	(%rdi,%r9,8), %rax
	movq	%rax, -6272(%rbp)
	leaq	(%rsi,%r9,4), %rax
	movq	%rax, -6264(%rbp)
	movl	-6128(%rbp), %eax
	movl	%r11d, -6280(%rbp)
	subl	%r9d, %eax
	addq	%r9, %rax
	xorl	%r9d, %r9d
	leaq	(%rsi,%rax,4), %rax
	movq	%rax, %rdi
.L2236:
	movq	-6272(%rbp), %rsi
	vmovups	(%r15), %zmm20
	movq	%r12, -6216(%rbp)
	leaq	64(%r9), %r14
	vmovups	0(%r13), %zmm24
	vmovups	(%r10), %zmm12
	leaq	128(%r9), %r11
	leaq	192(%r9), %r8
	vmovups	64(%r13), %zmm23
	vmovups	64(%r15), %zmm19
	vmovups	128(%r13), %zmm22
	vmovups	(%rbx), %zmm8
	vmovups	192(%r13), %zmm21
	vmovups	64(%r10), %zmm11
	vmovups	128(%r15), %zmm18
	vmovups	(%rdx), %zmm16
	vmovups	64(%rbx), %zmm7
	movq	-6264(%rbp), %rax
	vmovups	192(%r15), %zmm17
	vmovups	128(%r10), %zmm10
	vmovups	(%r12), %zmm28
	vmovups	64(%r12), %zmm27
	vmovups	192(%r10), %zmm9
	vmovups	128(%rbx), %zmm6
	vmovups	192(%rbx), %zmm5
	vmovups	64(%rdx), %zmm15
	vmovups	128(%r12), %zmm26
	vmovups	192(%r12), %zmm25
	movq	%rdx, %r12
	vmovups	128(%rdx), %zmm14
	vmovups	192(%rdx), %zmm13
	movq	%rsi, %rdx
	.p2align 4,,10
	.p2align 3
.L2235:
	movq	2696(%rdx), %rsi
	vbroadcastss	(%rax), %zmm4
	addq	$4, %rax
	addq	$8, %rdx
	vmovups	(%rsi,%r9), %zmm3
	vmovups	(%rsi,%r14), %zmm2
	vmovups	(%rsi,%r11), %zmm1
	vmovups	(%rsi,%r8), %zmm0
	vfmadd231ps	%zmm3, %zmm4, %zmm28
	vfmadd231ps	%zmm2, %zmm4, %zmm27
	vfmadd231ps	%zmm1, %zmm4, %zmm26
	vfmadd231ps	%zmm0, %zmm4, %zmm25
	vbroadcastss	1020(%rax), %zmm4
	vfmadd231ps	%zmm3, %zmm4, %zmm24
	vfmadd231ps	%zmm2, %zmm4, %zmm23
	vfmadd231ps	%zmm1, %zmm4, %zmm22
	vfmadd231ps	%zmm0, %zmm4, %zmm21
	vbroadcastss	2044(%rax), %zmm4
	vfmadd231ps	%zmm3, %zmm4, %zmm20
	vfmadd231ps	%zmm2, %zmm4, %zmm19
	vfmadd231ps	%zmm1, %zmm4, %zmm18
	vfmadd231ps	%zmm0, %zmm4, %zmm17
	vbroadcastss	3068(%rax), %zmm4
	vfmadd231ps	%zmm3, %zmm4, %zmm16
	vfmadd231ps	%zmm2, %zmm4, %zmm15
	vfmadd231ps	%zmm1, %zmm4, %zmm14
	vfmadd231ps	%zmm0, %zmm4, %zmm13
	vbroadcastss	4092(%rax), %zmm4
	vfmadd231ps	%zmm3, %zmm4, %zmm12
	vfmadd231ps	%zmm2, %zmm4, %zmm11
	vfmadd231ps	%zmm1, %zmm4, %zmm10
	vfmadd231ps	%zmm0, %zmm4, %zmm9
	vbroadcastss	5116(%rax), %zmm4
	vfmadd231ps	%zmm3, %zmm4, %zmm8
	vfmadd231ps	%zmm2, %zmm4, %zmm7
	vfmadd231ps	%zmm1, %zmm4, %zmm6
	vfmadd231ps	%zmm0, %zmm4, %zmm5
	cmpq	%rax, %rdi
	jne	.L2235
	movq	%r12, %rdx
	movq	-6216(%rbp), %r12
	addq	$256, %r13
	addq	$256, %r15
	addq	$256, %rdx
	addq	$256, %r10
	addq	$256, %rbx
	addq	$256, %r9
	vmovups	%zmm28, (%r12)
	addq	$256, %r12
	vmovups	%zmm27, -192(%r12)
	vmovups	%zmm26, -128(%r12)
	vmovups	%zmm25, -64(%r12)
	vmovups	%zmm24, -256(%r13)
	vmovups	%zmm23, -192(%r13)
	vmovups	%zmm22, -128(%r13)
	vmovups	%zmm21, -64(%r13)
	vmovups	%zmm20, -256(%r15)
	vmovups	%zmm19, -192(%r15)
	vmovups	%zmm18, -128(%r15)
	vmovups	%zmm17, -64(%r15)
	vmovups	%zmm16, -256(%rdx)
	vmovups	%zmm15, -192(%rdx)
	vmovups	%zmm14, -128(%rdx)
	vmovups	%zmm13, -64(%rdx)
	vmovups	%zmm12, -256(%r10)
	vmovups	%zmm11, -192(%r10)
	vmovups	%zmm10, -128(%r10)
	vmovups	%zmm9, -64(%r10)
	vmovups	%zmm8, -256(%rbx)
	vmovups	%zmm7, -192(%rbx)
	vmovups	%zmm6, -128(%rbx)
	vmovups	%zmm5, -64(%rbx)
	cmpq	%r9, -6224(%rbp)
	jne	.L2236
	movl	-6280(%rbp), %r11d
	movq	%rcx, %rdi
	sall	$6, %r11d
	movl	%r11d, %r8d
	leal	15(%r11), %eax
.L2200:
	cmpl	%eax, -6116(%rbp)
	jle	.L2237
	movq	-6168(%rbp), %rax
	movslq	%r8d, %r11
	movslq	-6160(%rbp), %r9
	leaq	0(,%r11,4), %r13
	movq	-6144(%rbp), %rdx
	leaq	(%rax,%rax), %rbx
	leaq	0(,%rax,4), %r15
	leaq	(%rbx,%rax), %r12
	leaq	(%r15,%rax), %r14
	movq	-6152(%rbp), %rax
	leaq	(%rdi,%r9,8), %rsi
	leaq	(%rax,%r13), %r10
	movq	-6144(%rbp), %rax
	leaq	(%rax,%r9,4), %rcx
	movl	-6128(%rbp), %eax
	subl	%r9d, %eax
	addq	%r9, %rax
	leaq	(%rdx,%rax,4), %r9
.L2239:
	movq	-6168(%rbp), %rax
	vmovups	(%r10), %zmm7
	movq	%rcx, -6216(%rbp)
	movq	%rsi, %rdx
	vmovups	(%r10,%rbx,4), %zmm5
	vmovups	(%r10,%r12,4), %zmm4
	vmovups	(%r10,%r15,4), %zmm3
	vmovups	(%r10,%r14,4), %zmm2
	vmovups	(%r10,%rax,4), %zmm6
	movq	%rcx, %rax
	.p2align 4,,10
	.p2align 3
.L2238:
	movq	2696(%rdx), %rcx
	addq	$4, %rax
	addq	$8, %rdx
	vmovups	(%rcx,%r13), %zmm1
	vfmadd231ps	-4(%rax){1to16}, %zmm1, %zmm7
	vfmadd231ps	1020(%rax){1to16}, %zmm1, %zmm6
	vfmadd231ps	2044(%rax){1to16}, %zmm1, %zmm5
	vfmadd231ps	3068(%rax){1to16}, %zmm1, %zmm4
	vfmadd231ps	4092(%rax){1to16}, %zmm1, %zmm3
	vfmadd231ps	5116(%rax){1to16}, %zmm1, %zmm2
	cmpq	%rax, %r9
	jne	.L2238
	movq	-6168(%rbp), %rax
	addq	$16, %r11
	vmovups	%zmm7, (%r10)
	movq	-6216(%rbp), %rcx
	vmovups	%zmm6, (%r10,%rax,4)
	leal	15(%r11), %eax
	vmovups	%zmm5, (%r10,%rbx,4)
	vmovups	%zmm4, (%r10,%r12,4)
	vmovups	%zmm3, (%r10,%r15,4)
	vmovups	%zmm2, (%r10,%r14,4)
	addq	$64, %r10
	cmpl	%eax, -6116(%rbp)
	jle	.L2485
	leaq	0(,%r11,4), %r13
	jmp	.L2239
.L2485:
	movl	-6116(%rbp), %ebx
	leal	15(%r8), %edx
	leal	-16(%rbx), %eax
	subl	%r8d, %eax
	andl	$-16, %eax
	cmpl	%edx, %ebx
	movl	$0, %edx
	cmovle	%edx, %eax
	leal	16(%r8,%rax), %r8d
.L2237:
	movl	-6116(%rbp), %eax
	cmpl	%r8d, %eax
	je	.L2097
	subl	%r8d, %eax
	movq	-6168(%rbp), %r10
	movq	-6144(%rbp), %rdx
	movl	%eax, %ecx
	movl	$1, %eax
	movslq	-6160(%rbp), %r9
	movl	-6128(%rbp), %r11d
	sall	%cl, %eax
	movq	-6152(%rbp), %rcx
	salq	$2, %r10
	subl	$1, %eax
	movzwl	%ax, %eax
	kmovd	%eax, %k1
	movslq	%r8d, %rax
	salq	$2, %rax
	addq	%rax, %rcx
.L2241:
	vmovups	(%rcx), %zmm1{%k1}{z}
	movq	%r9, %rsi
	.p2align 4,,10
	.p2align 3
.L2240:
	movq	2696(%rdi,%rsi,8), %r8
	addq	%rax, %r8
	vmovups	(%r8), %zmm2{%k1}{z}
	vfmadd231ps	(%rdx,%rsi,4){1to16}, %zmm2, %zmm1
	addq	$1, %rsi
	cmpl	%esi, %r11d
	jg	.L2240
	vmovups	%zmm1, (%rcx){%k1}
	addq	$1024, %rdx
	addq	%r10, %rcx
	cmpq	%rdx, -6200(%rbp)
	jne	.L2241
	jmp	.L2097
.L2105:
	movl	-6116(%rbp), %ecx
	cmpl	$63, %ecx
	jle	.L2308
	movslq	-6160(%rbp), %r9
	movl	-6216(%rbp), %ebx
	xorl	%r8d, %r8d
	xorl	%r10d, %r10d
	movq	-6168(%rbp), %rax
	movq	-6144(%rbp), %r11
	addl	%r9d, %ebx
	vmovd	%ebx, %xmm30
	movq	-6152(%rbp), %rbx
	salq	$2, %rax
	vmovd	%xmm30, -6208(%rbp)
	vmovq	%rdi, %xmm30
	leaq	(%rbx,%rax), %r15
	movq	%rbx, %r12
	leaq	(%r15,%rax), %rdx
	leaq	(%rdx,%rax), %rbx
	leaq	(%rbx,%rax), %r13
	leaq	0(%r13,%rax), %rsi
	leal	-64(%rcx), %eax
	shrl	$6, %eax
	addl	$1, %eax
	movq	%rax, %rcx
	salq	$8, %rax
	movq	%rax, -6328(%rbp)
	leaq	(%rdi,%r9,8), %rax
	movq	%rax, -6312(%rbp)
	leaq	(%r11,%r9,4), %rax
	movq	%rax, -6304(%rbp)
	movl	-6128(%rbp), %eax
	movl	%ecx, -6364(%rbp)
	subl	%r9d, %eax
	addq	%r9, %rax
	leaq	(%r11,%rax,4), %rax
	xorl	%r11d, %r11d
	movq	%rax, -6320(%rbp)
.L2173:
	leaq	192(%r11), %rax
	movq	%rbx, -6280(%rbp)
	vmovups	(%r12), %zmm28
	leaq	64(%r11), %r14
	movq	%rax, -6224(%rbp)
	vmovups	64(%r12), %zmm27
	leaq	128(%r11), %r9
	vmovups	(%rbx), %zmm16
	vmovups	64(%rbx), %zmm15
	movq	%r15, -6264(%rbp)
	vmovups	128(%rbx), %zmm14
	vmovups	(%r15), %zmm24
	movq	%rdx, -6272(%rbp)
	vmovups	192(%rbx), %zmm13
	movq	%rsi, -6288(%rbp)
	vmovups	64(%r15), %zmm23
	vmovups	(%rdx), %zmm20
	vmovups	128(%r15), %zmm22
	vmovups	(%rsi), %zmm8
	vmovups	192(%r15), %zmm21
	vmovups	64(%rdx), %zmm19
	vmovups	128(%rdx), %zmm18
	movl	-6208(%rbp), %ecx
	vmovups	0(%r13), %zmm12
	vmovups	64(%r13), %zmm11
	vmovups	128(%r12), %zmm26
	vmovups	192(%r12), %zmm25
	vmovups	64(%rsi), %zmm7
	movq	-6304(%rbp), %rax
	vmovups	192(%rdx), %zmm17
	vmovups	128(%r13), %zmm10
	vmovups	192(%r13), %zmm9
	movq	-6312(%rbp), %rdi
	vmovups	128(%rsi), %zmm6
	vmovups	192(%rsi), %zmm5
	movq	-6224(%rbp), %rsi
	movq	%r13, -6224(%rbp)
	movq	%r12, -6296(%rbp)
	movq	-6320(%rbp), %rbx
	movl	-6116(%rbp), %r12d
	.p2align 4,,10
	.p2align 3
.L2172:
	leal	(%r10,%rcx), %edx
	movq	2696(%rdi), %r13
	movslq	%edx, %rdx
	movq	-3256(%rbp,%rdx,8), %r15
	movslq	%r8d, %rdx
	addl	$64, %r8d
	salq	$2, %rdx
	prefetcht0	(%r15,%rdx)
	prefetcht0	64(%r15,%rdx)
	prefetcht0	128(%r15,%rdx)
	prefetcht0	192(%r15,%rdx)
	cmpl	%r8d, %r12d
	jg	.L2171
	addl	$1, %r10d
	xorl	%r8d, %r8d
.L2171:
	vmovups	0(%r13,%r11), %zmm3
	vmovups	0(%r13,%r14), %zmm2
	addq	$4, %rax
	addq	$8, %rdi
	vmovups	0(%r13,%r9), %zmm1
	vmovups	0(%r13,%rsi), %zmm0
	vbroadcastss	-4(%rax), %zmm4
	vfmadd231ps	%zmm3, %zmm4, %zmm28
	vfmadd231ps	%zmm2, %zmm4, %zmm27
	vfmadd231ps	%zmm1, %zmm4, %zmm26
	vfmadd231ps	%zmm0, %zmm4, %zmm25
	vbroadcastss	1020(%rax), %zmm4
	vfmadd231ps	%zmm3, %zmm4, %zmm24
	vfmadd231ps	%zmm2, %zmm4, %zmm23
	vfmadd231ps	%zmm1, %zmm4, %zmm22
	vfmadd231ps	%zmm0, %zmm4, %zmm21
	vbroadcastss	2044(%rax), %zmm4
	vfmadd231ps	%zmm3, %zmm4, %zmm20
	vfmadd231ps	%zmm2, %zmm4, %zmm19
	vfmadd231ps	%zmm1, %zmm4, %zmm18
	vfmadd231ps	%zmm0, %zmm4, %zmm17
	vbroadcastss	3068(%rax), %zmm4
	vfmadd231ps	%zmm3, %zmm4, %zmm16
	vfmadd231ps	%zmm2, %zmm4, %zmm15
	vfmadd231ps	%zmm1, %zmm4, %zmm14
	vfmadd231ps	%zmm0, %zmm4, %zmm13
	vbroadcastss	4092(%rax), %zmm4
	vfmadd231ps	%zmm3, %zmm4, %zmm12
	vfmadd231ps	%zmm2, %zmm4, %zmm11
	vfmadd231ps	%zmm1, %zmm4, %zmm10
	vfmadd231ps	%zmm0, %zmm4, %zmm9
	vbroadcastss	5116(%rax), %zmm4
	vfmadd231ps	%zmm3, %zmm4, %zmm8
	vfmadd231ps	%zmm2, %zmm4, %zmm7
	vfmadd231ps	%zmm1, %zmm4, %zmm6
	vfmadd231ps	%zmm0, %zmm4, %zmm5
	cmpq	%rbx, %rax
	jne	.L2172
	movq	-6264(%rbp), %r15
	movq	-6272(%rbp), %rdx
	addq	$256, %r11
	movq	-6280(%rbp), %rbx
	movq	-6288(%rbp), %rsi
	movq	-6224(%rbp), %r13
	movq	-6296(%rbp), %r12
	addq	$256, %r15
	addq	$256, %rdx
	movq	-6328(%rbp), %rax
	addq	$256, %rbx
	addq	$256, %rsi
	vmovups	%zmm28, (%r12)
	addq	$256, %r13
	addq	$256, %r12
	vmovups	%zmm27, -192(%r12)
	vmovups	%zmm26, -128(%r12)
	vmovups	%zmm25, -64(%r12)
	vmovups	%zmm24, -256(%r15)
	vmovups	%zmm23, -192(%r15)
	vmovups	%zmm22, -128(%r15)
	vmovups	%zmm21, -64(%r15)
	vmovups	%zmm20, -256(%rdx)
	vmovups	%zmm19, -192(%rdx)
	vmovups	%zmm18, -128(%rdx)
	vmovups	%zmm17, -64(%rdx)
	vmovups	%zmm16, -256(%rbx)
	vmovups	%zmm15, -192(%rbx)
	vmovups	%zmm14, -128(%rbx)
	vmovups	%zmm13, -64(%rbx)
	vmovups	%zmm12, -256(%r13)
	vmovups	%zmm11, -192(%r13)
	vmovups	%zmm10, -128(%r13)
	vmovups	%zmm9, -64(%r13)
	vmovups	%zmm8, -256(%rsi)
	vmovups	%zmm7, -192(%rsi)
	vmovups	%zmm6, -128(%rsi)
	vmovups	%zmm5, -64(%rsi)
	cmpq	%rax, %r11
	jne	.L2173
	movl	-6364(%rbp), %ecx
	vmovq	%xmm30, %rdi
	sall	$6, %ecx
	movl	%ecx, %r13d
	leal	15(%rcx), %eax
.L2170:
	cmpl	%eax, -6116(%rbp)
	jle	.L2174
	movq	-6168(%rbp), %rax
	movslq	-6160(%rbp), %r9
	movslq	%r13d, %rcx
	movq	-6144(%rbp), %r14
	leaq	0(,%rcx,4), %r15
	movq	%rcx, %rsi
	movl	-6116(%rbp), %ecx
	leaq	(%rax,%rax), %rdx
	vmovq	%rdx, %xmm8
	addq	%rax, %rdx
	vmovq	%rdx, %xmm10
	leaq	0(,%rax,4), %rdx
	addq	%rdx, %rax
	vmovq	%rax, %xmm9
	movl	-6216(%rbp), %eax
	addl	%r9d, %eax
	movl	%eax, %ebx
	movq	-6152(%rbp), %rax
	leaq	(%rax,%r15), %r11
	leaq	(%rdi,%r9,8), %rax
	movq	%rax, -6224(%rbp)
	leaq	(%r14,%r9,4), %rax
	movq	%rax, -6216(%rbp)
	movl	-6128(%rbp), %eax
	subl	%r9d, %eax
	addq	%r9, %rax
	leaq	(%r14,%rax,4), %r12
	vmovq	%xmm8, %r14
.L2177:
	movq	-6168(%rbp), %rax
	movq	%rsi, -6272(%rbp)
	vmovq	%rdx, %xmm0
	movq	-6224(%rbp), %r9
	movl	%r13d, -6264(%rbp)
	movq	%r11, %r13
	vmovups	(%r11,%rax,4), %zmm6
	vmovq	%xmm10, %rax
	vmovups	(%r11), %zmm7
	vmovups	(%r11,%rax,4), %zmm4
	vmovq	%xmm9, %rax
	vmovups	(%r11,%r14,4), %zmm5
	vmovups	(%r11,%rax,4), %zmm2
	movq	-6216(%rbp), %rax
	vmovups	(%r11,%rdx,4), %zmm3
	movl	%ecx, %r11d
	.p2align 4,,10
	.p2align 3
.L2176:
	leal	(%r10,%rbx), %ecx
	movslq	%r8d, %rdx
	addl	$16, %r8d
	movq	2696(%r9), %rsi
	movslq	%ecx, %rcx
	movq	-3256(%rbp,%rcx,8), %rcx
	prefetcht0	(%rcx,%rdx,4)
	cmpl	%r8d, %r11d
	jg	.L2175
	addl	$1, %r10d
	xorl	%r8d, %r8d
.L2175:
	vmovups	(%rsi,%r15), %zmm1
	addq	$4, %rax
	addq	$8, %r9
	vfmadd231ps	-4(%rax){1to16}, %zmm1, %zmm7
	vfmadd231ps	1020(%rax){1to16}, %zmm1, %zmm6
	vfmadd231ps	2044(%rax){1to16}, %zmm1, %zmm5
	vfmadd231ps	3068(%rax){1to16}, %zmm1, %zmm4
	vfmadd231ps	4092(%rax){1to16}, %zmm1, %zmm3
	vfmadd231ps	5116(%rax){1to16}, %zmm1, %zmm2
	cmpq	%rax, %r12
	jne	.L2176
	movq	-6168(%rbp), %rax
	movq	-6272(%rbp), %rsi
	movl	%r11d, %ecx
	movq	%r13, %r11
	vmovups	%zmm7, (%r11)
	vmovq	%xmm0, %rdx
	movl	-6264(%rbp), %r13d
	vmovups	%zmm6, (%r11,%rax,4)
	vmovq	%xmm10, %rax
	addq	$16, %rsi
	vmovups	%zmm5, (%r11,%r14,4)
	vmovups	%zmm4, (%r11,%rax,4)
	vmovq	%xmm9, %rax
	vmovups	%zmm3, (%r11,%rdx,4)
	vmovups	%zmm2, (%r11,%rax,4)
	leal	15(%rsi), %eax
	addq	$64, %r11
	cmpl	%eax, %ecx
	jle	.L2483
	leaq	0(,%rsi,4), %r15
	jmp	.L2177
.L2483:
	movl	-6116(%rbp), %ebx
	leal	15(%r13), %edx
	leal	-16(%rbx), %eax
	subl	%r13d, %eax
	andl	$-16, %eax
	cmpl	%edx, %ebx
	movl	$0, %edx
	cmovle	%edx, %eax
	leal	16(%r13,%rax), %r13d
.L2174:
	movl	-6116(%rbp), %eax
	cmpl	%r13d, %eax
	je	.L2097
	subl	%r13d, %eax
	movq	-6168(%rbp), %r10
	movq	-6144(%rbp), %rdx
	movl	%eax, %ecx
	movl	$1, %eax
	movslq	-6160(%rbp), %r9
	movl	-6128(%rbp), %r11d
	sall	%cl, %eax
	movq	-6152(%rbp), %rcx
	salq	$2, %r10
	subl	$1, %eax
	movzwl	%ax, %eax
	kmovd	%eax, %k1
	movslq	%r13d, %rax
	salq	$2, %rax
	addq	%rax, %rcx
.L2180:
	vmovups	(%rcx), %zmm1{%k1}{z}
	movq	%r9, %rsi
	.p2align 4,,10
	.p2align 3
.L2179:
	movq	2696(%rdi,%rsi,8), %r8
	addq	%rax, %r8
	vmovups	(%r8), %zmm2{%k1}{z}
	vfmadd231ps	(%rdx,%rsi,4){1to16}, %zmm2, %zmm1
	addq	$1, %rsi
	cmpl	%esi, %r11d
	jg	.L2179
	vmovups	%zmm1, (%rcx){%k1}
	addq	$1024, %rdx
	addq	%r10, %rcx
	cmpq	%rdx, -6200(%rbp)
	jne	.L2180
	jmp	.L2097
.L2296:
	movl	%ecx, %edi
	xorl	%r9d, %r9d
	jmp	.L2061
.L2297:
	movl	%eax, %edx
	xorl	%edi, %edi
	jmp	.L2068
.L2502:
	movq	%rdx, -6032(%rbp)
	movq	%rax, -5984(%rbp)
	jmp	.L2031
.L2253:
	movl	$0, -6176(%rbp)
.L1929:
	cmpl	$8, -6120(%rbp)
	jg	.L2246
	movslq	%edi, %rax
	salq	$2, %rax
	cmpq	$511, %rax
	ja	.L2503
	leal	0(,%rdi,4), %ecx
	xorl	%edx, %edx
	movl	$10240, %eax
	movl	-6116(%rbp), %edi
	idivl	%ecx
	movl	$64, %edx
	cmpl	%edx, %eax
	cmovg	%edx, %eax
	xorl	%edx, %edx
	testl	%eax, %eax
	cmovs	%edx, %eax
	cmpl	%edi, -6176(%rbp)
	jle	.L2051
	movslq	%edi, %r10
	leaq	-5952(%rbp), %r11
	jmp	.L2028
.L2014:
	movl	-6176(%rbp), %ebx
	movslq	-6128(%rbp), %r13
	leaq	(%r11,%rsi,8), %rcx
	leal	79(%rbx), %edx
	subl	%eax, %edx
	addq	%rsi, %rdx
	leaq	336(%r13), %rsi
	leaq	-5944(%rbp,%rdx,8), %rax
.L2020:
	movq	-5944(%rbp,%r13,8), %rdx
	addq	$8, %rcx
	movq	%rdx, (%rcx)
	movq	-5944(%rbp,%rsi,8), %rdx
	movq	%rdx, 2688(%rcx)
	cmpq	%rcx, %rax
	jne	.L2020
	cmpl	$8, -6120(%rbp)
	jle	.L2504
	jmp	.L2478
.L1999:
	movl	$0, -6176(%rbp)
	kortestb	%k0, %k0
	je	.L1929
	movl	%eax, -5952(%rbp)
	movl	%eax, -6116(%rbp)
	jmp	.L2000
.L2494:
	movl	-6116(%rbp), %eax
	movq	-6144(%rbp), %r8
	movq	$0, -56(%rbp)
	movl	%eax, -5952(%rbp)
	cmpq	%r8, %rbx
	jle	.L2253
	movq	-6184(%rbp), %rcx
	leaq	-1(%rbx), %r13
	movq	%r8, %rdx
	movl	$0, -6176(%rbp)
	cmpq	%r13, %r8
	movl	%edi, -6136(%rbp)
	movl	%eax, %edi
	kxorb	%k0, %k0, %k0
	cmovg	%r13, %rdx
	xorl	%r15d, %r15d
	xorl	%r14d, %r14d
	movq	200(%rcx), %r9
	movq	176(%rcx), %r12
	vmovq	%rdx, %xmm3
	movq	%r9, %rax
.L1930:
	movslq	(%r12,%r8,4), %rdx
	movq	-6128(%rbp), %rsi
	movslq	%r15d, %r9
	movl	$0, -568(%rbp,%r9,4)
	addq	$1, %rdx
	movq	%rdx, %rcx
	subq	%rsi, %rcx
	js	.L2505
	movl	-6116(%rbp), %r10d
	movslq	%r10d, %rsi
	cmpq	%rcx, %rsi
	cmovl	%r10d, %ecx
	xorl	%esi, %esi
	movl	%ecx, -312(%rbp,%r9,4)
	testq	%rax, %rax
	jg	.L1955
.L1958:
	cmpl	%esi, %ecx
	jle	.L1956
	cmpl	%edi, %esi
	jge	.L1962
	movl	$1, %edx
	movl	%esi, %edi
	kmovb	%edx, %k0
.L1962:
	movl	-6176(%rbp), %edx
	cmpl	%edx, %ecx
	jle	.L1961
	movl	%ecx, -6176(%rbp)
	movl	$1, %r14d
.L1961:
	leaq	1(%r8), %rdx
	vmovq	%xmm3, %rcx
	addl	$1, %r15d
	cmpq	%rcx, %rdx
	jle	.L2506
	movq	%rax, %r9
	movq	%rdx, %r10
	movl	%edi, %eax
	movl	-6136(%rbp), %edi
	cmpq	%rdx, %rbx
	jle	.L2507
	movq	-6144(%rbp), %r15
	leaq	(%r12,%rdx,4), %rcx
	leaq	2(%r8), %rdx
	movl	%r15d, %esi
	cmpq	%r13, %rdx
	jge	.L2268
	movl	-4(%rcx), %edx
	movl	%edi, -6240(%rbp)
	vmovd	%r15d, %xmm7
	kxorb	%k2, %k2, %k2
	movb	$1, -6136(%rbp)
	movl	-6116(%rbp), %edi
	movl	%edx, -6224(%rbp)
	movl	%r10d, %edx
	subl	%r15d, %edx
	movq	%r11, -6280(%rbp)
	movl	%edx, -6152(%rbp)
	movl	-6176(%rbp), %edx
	movq	%r13, -6176(%rbp)
	movq	%rbx, -6272(%rbp)
	movq	%r10, %rbx
.L1985:
	movslq	(%r12,%rbx,4), %r8
	movslq	-6152(%rbp), %rsi
	movq	%rbx, %r13
	movq	-6128(%rbp), %r15
	movl	$0, -568(%rbp,%rsi,4)
	movq	%r8, %r11
	addq	$1, %r8
	movq	%r8, %rcx
	subq	%r15, %rcx
	js	.L2508
	movslq	%edi, %r10
	cmpq	%rcx, %r10
	cmovl	%edi, %ecx
	xorl	%r15d, %r15d
	movl	%ecx, -312(%rbp,%rsi,4)
	testq	%r9, %r9
	jg	.L1966
.L1969:
	cmpl	%r15d, %ecx
	jle	.L1967
	cmpl	%eax, %r15d
	jl	.L2274
	movl	%eax, %r15d
.L1973:
	cmpl	%edx, %ecx
	jg	.L2275
	movl	%edx, %ecx
	jmp	.L1972
	.p2align 4,,10
	.p2align 3
.L1956:
	movl	$0, -312(%rbp,%r9,4)
	movl	$0, -568(%rbp,%r9,4)
	jmp	.L1961
.L2506:
	movq	%rdx, %r8
	jmp	.L1930
.L2505:
	movl	$0, -312(%rbp,%r9,4)
	xorl	%ecx, %ecx
	testq	%rax, %rax
	jle	.L1956
.L1955:
	movq	-6128(%rbp), %r10
	subq	%rax, %rdx
	xorl	%esi, %esi
	subq	%r10, %rdx
	js	.L1959
	movl	-6116(%rbp), %r10d
	movslq	%r10d, %rsi
	cmpq	%rdx, %rsi
	movl	%edx, %esi
	cmovl	%r10d, %esi
.L1959:
	movl	%esi, -568(%rbp,%r9,4)
	jmp	.L1958
.L2308:
	movl	$15, %eax
	xorl	%r8d, %r8d
	xorl	%r10d, %r10d
	xorl	%r13d, %r13d
	jmp	.L2170
.L2306:
	movl	$15, %eax
	xorl	%r8d, %r8d
	xorl	%r10d, %r10d
	xorl	%r12d, %r12d
	jmp	.L2146
.L2307:
	movl	$15, %eax
	xorl	%r8d, %r8d
	xorl	%r10d, %r10d
	xorl	%r13d, %r13d
	jmp	.L2158
.L2091:
	movl	-6176(%rbp), %edi
	cmpl	%edi, -6116(%rbp)
	jge	.L2491
	movl	-6120(%rbp), %eax
	testl	%eax, %eax
	jle	.L2491
	sall	$2, %ebx
	xorl	%edx, %edx
	movl	$4096, %eax
	idivl	%ebx
	movl	$15, %edx
	subl	$1, %eax
	cmpl	%edx, %eax
	cmovg	%edx, %eax
	xorl	%edx, %edx
	testl	%eax, %eax
	cmovs	%edx, %eax
	leal	1(%rax), %esi
	jmp	.L2092
.L2305:
	movl	$15, %eax
	xorl	%r8d, %r8d
	xorl	%r10d, %r10d
	xorl	%r12d, %r12d
	jmp	.L2134
.L2303:
	movl	$15, %eax
	xorl	%edx, %edx
	xorl	%r10d, %r10d
	xorl	%ebx, %ebx
	jmp	.L2122
.L2302:
	movl	$15, %eax
	xorl	%edx, %edx
	xorl	%r10d, %r10d
	xorl	%ebx, %ebx
	jmp	.L2112
.L2294:
	movl	%r11d, %eax
	leaq	-5952(%rbp), %r11
	jmp	.L2002
.L2499:
	movq	-6184(%rbp), %rax
	movq	-6232(%rbp), %rdi
	movslq	144(%rax), %rax
	movq	%rax, %rbx
	imulq	%rdi, %rax
	testq	%rax, %rax
	jg	.L2088
	jmp	.L2491
.L2507:
	movb	$1, -6136(%rbp)
	jmp	.L1953
.L1937:
	testl	%eax, %eax
	jle	.L1940
	movl	$1, %eax
	kmovb	%eax, %k0
	xorl	%eax, %eax
.L1940:
	movl	-6176(%rbp), %edi
	cmpl	%edi, %r13d
	jle	.L1941
	movl	%r13d, -6176(%rbp)
	movl	$1, %r14d
.L1941:
	addl	$1, %r9d
	cmpl	%ecx, %r9d
	jne	.L2509
.L1939:
	leal	1(%r8), %ecx
	movl	4(%r12,%rdx,4), %r9d
	movslq	%ecx, %rcx
	movl	$0, -568(%rbp,%rcx,4)
	movl	%r13d, -312(%rbp,%rcx,4)
	testl	%r13d, %r13d
	je	.L1942
	testl	%eax, %eax
	jle	.L1945
	movl	$1, %eax
	kmovb	%eax, %k0
	xorl	%eax, %eax
.L1945:
	movl	-6176(%rbp), %edi
	cmpl	%edi, %r13d
	jle	.L1944
	movl	%r13d, -6176(%rbp)
	movl	$1, %r14d
	jmp	.L1944
.L2496:
	vzeroupper
.L2023:
	movl	-6204(%rbp), %edx
	movl	-6120(%rbp), %esi
	movq	%r11, %r8
	leaq	-6096(%rbp), %rcx
	movq	-6184(%rbp), %rdi
	call	_ZN6kvtide12_GLOBAL__N_110score_keysILi1EfEEvRKNS_13AttentionArgsEiiRKNS0_7ScratchERKNS0_9SplitViewIT0_EE
	jmp	.L2051
.L2503:
	leaq	-5952(%rbp), %r11
	jmp	.L2023
.L1967:
	movl	$0, -312(%rbp,%rsi,4)
	movl	%edx, %ecx
	movl	%eax, %r15d
	movl	$0, -568(%rbp,%rsi,4)
.L1972:
	movl	-6224(%rbp), %eax
	kmovb	%k2, %edx
	movslq	4(%r12,%rbx,4), %r8
	addl	$1, %eax
	movl	%r8d, -6224(%rbp)
	cmpl	%r11d, %eax
	movzbl	-6136(%rbp), %eax
	cmovne	%edx, %eax
	addq	$1, %r8
	movq	%r8, %rdx
	movb	%al, -6136(%rbp)
	movl	-6152(%rbp), %eax
	addl	$1, %eax
	movslq	%eax, %rsi
	movq	-6128(%rbp), %rax
	movl	$0, -568(%rbp,%rsi,4)
	subq	%rax, %rdx
	js	.L2510
	movslq	%edi, %r10
	cmpq	%r10, %rdx
	cmovg	%edi, %edx
	xorl	%eax, %eax
	movl	%edx, -312(%rbp,%rsi,4)
	testq	%r9, %r9
	jle	.L1979
.L1976:
	movq	%r8, %rax
	movq	-6128(%rbp), %r10
	subq	%r9, %rax
	subq	%r10, %rax
	js	.L2511
	movslq	%edi, %r10
	cmpq	%rax, %r10
	cmovl	%edi, %eax
.L1981:
	movl	%eax, -568(%rbp,%rsi,4)
.L1979:
	cmpl	%eax, %edx
	jle	.L1977
	cmpl	%eax, %r15d
	jg	.L2281
	movl	%r15d, %eax
.L1982:
	cmpl	%ecx, %edx
	jg	.L2282
	movl	%ecx, %edx
	jmp	.L1983
.L2510:
	movl	$0, -312(%rbp,%rsi,4)
	xorl	%edx, %edx
	testq	%r9, %r9
	jg	.L1976
.L1977:
	movl	$0, -312(%rbp,%rsi,4)
	movl	%ecx, %edx
	movl	%r15d, %eax
	movl	$0, -568(%rbp,%rsi,4)
.L1983:
	movzbl	-6136(%rbp), %ecx
	addl	$1, %r11d
	kmovb	%k2, %esi
	cmpl	%r11d, -6224(%rbp)
	cmovne	%esi, %ecx
	addq	$3, %r13
	addl	$2, -6152(%rbp)
	addq	$2, %rbx
	movb	%cl, -6136(%rbp)
	movq	-6176(%rbp), %rcx
	cmpq	%rcx, %r13
	jl	.L1985
	movl	%edx, -6176(%rbp)
	movq	%rbx, %r10
	movl	-6240(%rbp), %edi
	vmovd	%xmm7, %esi
	movq	-6280(%rbp), %r11
	movq	-6272(%rbp), %rbx
.L1964:
	movl	%r10d, %r8d
	movl	%edi, -6152(%rbp)
	kxorb	%k2, %k2, %k2
	movl	%eax, %edi
	movq	%r11, -6224(%rbp)
	movslq	-6116(%rbp), %r15
	subl	%esi, %r8d
	movq	%r9, %r11
	jmp	.L1996
.L1986:
	cmpq	%rcx, %r15
	cmovl	-6116(%rbp), %ecx
	xorl	%esi, %esi
	movl	%ecx, -312(%rbp,%r9,4)
	testq	%r11, %r11
	jle	.L1990
.L1987:
	movq	-6128(%rbp), %r13
	subq	%r11, %rdx
	xorl	%esi, %esi
	subq	%r13, %rdx
	js	.L1991
	cmpq	%rdx, %r15
	movl	%edx, %esi
	cmovl	-6116(%rbp), %esi
.L1991:
	movl	%esi, -568(%rbp,%r9,4)
.L1990:
	cmpl	%esi, %ecx
	jle	.L1988
	cmpl	%edi, %esi
	jge	.L1994
	movl	$1, %edx
	movl	%esi, %edi
	kmovb	%edx, %k0
.L1994:
	movl	-6176(%rbp), %edx
	cmpl	%edx, %ecx
	jle	.L1993
	movl	%ecx, -6176(%rbp)
	movl	$1, %r14d
.L1993:
	movl	-4(%r12,%r10,4), %edx
	addl	$1, %edx
	cmpl	%eax, %edx
	movzbl	-6136(%rbp), %eax
	kmovb	%k2, %edx
	cmovne	%edx, %eax
	addq	$1, %r10
	addl	$1, %r8d
	movb	%al, -6136(%rbp)
	cmpq	%r10, %rbx
	jle	.L2512
.L1996:
	movslq	(%r12,%r10,4), %rdx
	movq	-6128(%rbp), %rsi
	movslq	%r8d, %r9
	movl	$0, -568(%rbp,%r9,4)
	movq	%rdx, %rax
	addq	$1, %rdx
	movq	%rdx, %rcx
	subq	%rsi, %rcx
	jns	.L1986
	movl	$0, -312(%rbp,%r9,4)
	xorl	%ecx, %ecx
	testq	%r11, %r11
	jg	.L1987
.L1988:
	movl	$0, -312(%rbp,%r9,4)
	movl	$0, -568(%rbp,%r9,4)
	jmp	.L1993
.L2508:
	movl	$0, -312(%rbp,%rsi,4)
	xorl	%ecx, %ecx
	testq	%r9, %r9
	jle	.L1967
.L1966:
	movq	-6128(%rbp), %r10
	subq	%r9, %r8
	xorl	%r15d, %r15d
	subq	%r10, %r8
	js	.L1970
	movslq	%edi, %r10
	movl	%r8d, %r15d
	cmpq	%r8, %r10
	cmovl	%edi, %r15d
.L1970:
	movl	%r15d, -568(%rbp,%rsi,4)
	jmp	.L1969
.L2512:
	movl	%edi, %eax
	movq	-6224(%rbp), %r11
	movl	-6152(%rbp), %edi
	jmp	.L1953
.L2281:
	movl	$1, %esi
	kmovb	%esi, %k0
	jmp	.L1982
.L2282:
	movl	$1, %r14d
	jmp	.L1983
.L2511:
	xorl	%eax, %eax
	jmp	.L1981
.L2509:
	leal	1(%r8), %ecx
	movl	4(%r12,%rdx,4), %r9d
	movslq	%ecx, %rcx
	movl	$0, -568(%rbp,%rcx,4)
	movl	%r13d, -312(%rbp,%rcx,4)
	jmp	.L1945
.L2015:
	movslq	-6128(%rbp), %r13
	xorl	%ecx, %ecx
	jmp	.L2247
.L2268:
	movb	$1, -6136(%rbp)
	jmp	.L1964
.L2274:
	movl	$1, %eax
	kmovb	%eax, %k0
	jmp	.L1973
.L2275:
	movl	$1, %r14d
	jmp	.L1972
	.cfi_endproc
.LFE6490:
	.size	_ZN6kvtide12_GLOBAL__N_112attend_typedIfEEvRKNS_13AttentionArgsERKNS_9QueryTileElPfRKNS_16PartialAttentionE, .-_ZN6kvtide12_GLOBAL__N_112attend_typedIfEEvRKNS_13AttentionArgsERKNS_9QueryTileElPfRKNS_16PartialAttentionE
	.p2align 4
	.type	_ZN6kvtide12_GLOBAL__N_112linear_rangeINS_4bf16EEEvRKNS_10LinearArgsEll, @function
_ZN6kvtide12_GLOBAL__N_112linear_rangeINS_4bf16EEEvRKNS_10LinearArgsEll:
.LFB6494:
	.cfi_startproc
	pushq	%r13
	.cfi_def_cfa_offset 16
	.cfi_offset 13, -16
	leaq	16(%rsp), %r13
	.cfi_def_cfa 13, 0
	andq	$-64, %rsp
	pushq	-8(%r13)
	pushq	%rbp
	movq	%rsp, %rbp
	.cfi_escape 0x10,0x6,0x2,0x76,0
	pushq	%r15
	pushq	%r14
	pushq	%r13
	.cfi_escape 0xf,0x3,0x76,0x68,0x6
	.cfi_escape 0x10,0xf,0x2,0x76,0x78
	.cfi_escape 0x10,0xe,0x2,0x76,0x70
	movq	%rsi, %r13
	pushq	%r12
	pushq	%rbx
	subq	$26760, %rsp
	.cfi_escape 0x10,0xc,0x2,0x76,0x60
	.cfi_escape 0x10,0x3,0x2,0x76,0x58
	movq	%rdx, -26600(%rbp)
	movq	64(%rdi), %rdx
	movq	%rdi, -26632(%rbp)
	cmpq	$4, %rdx
	jle	.L3067
	movq	-26600(%rbp), %r15
	movq	80(%rdi), %rax
	leaq	4(,%rsi,4), %rcx
	xorl	%r14d, %r14d
	movq	%rcx, -26696(%rbp)
	subq	%rsi, %r15
	movq	%rax, -26560(%rbp)
	leaq	-1(%r15), %rax
	movq	%rax, -26680(%rbp)
	leaq	0(,%rsi,4), %rax
	movq	%rax, -26688(%rbp)
	movq	%r15, %rax
	shrq	$4, %rax
	salq	$6, %rax
	movq	%rax, %r11
	movq	%r15, %rax
	andq	$-16, %rax
	movq	%r11, %r12
	movq	%rax, -26664(%rbp)
	addq	%rsi, %rax
	movq	%rax, -26672(%rbp)
.L2771:
	movq	%r14, %rax
	movq	%r14, -26576(%rbp)
	subq	$-128, %r14
	movq	%rdx, %rsi
	cmpq	%rdx, %r14
	movl	$6, %edx
	leaq	_ZN6kvtide12_GLOBAL__N_17kSharesILi6EEE(%rip), %rbx
	movq	$0, -26592(%rbp)
	cmovle	%r14, %rsi
	movq	%r14, -26704(%rbp)
	movq	%rsi, -26432(%rbp)
	subq	%rax, %rsi
	leaq	3(%rsi), %rax
	cmovns	%rsi, %rax
	sarq	$2, %rax
	cmpq	%rdx, %rax
	cmovg	%rdx, %rax
	leaq	(%rbx,%rax,8), %rdx
	subq	%rax, %rdx
	leaq	7(%rbx), %rax
	cmpq	$3, %rsi
	movq	%rsi, %rbx
	cmovle	%rax, %rdx
	movq	%rdx, -26496(%rbp)
.L2758:
	movq	-26560(%rbp), %rdi
	movq	-26592(%rbp), %rax
	movl	$1024, %r14d
	movq	-26600(%rbp), %rsi
	subq	%rax, %rdi
	cmpq	%r14, %rdi
	movq	%rdi, -26512(%rbp)
	cmovle	%rdi, %r14
	cmpq	%rsi, %r13
	jge	.L2515
	leaq	(%rax,%rax), %rsi
	salq	$2, %rax
	movq	%r13, -26448(%rbp)
	movq	%r13, %r11
	movq	%rax, -26648(%rbp)
	movq	%r13, %rax
	negq	%rax
	movq	%rsi, -26640(%rbp)
	movq	%rax, -26568(%rbp)
	leaq	-16(%r14), %rax
	shrq	$4, %rax
	movq	%r14, -26408(%rbp)
	addq	$1, %rax
	movq	%rbx, -26720(%rbp)
	movq	%rax, -26584(%rbp)
	salq	$4, %rax
	cmpq	$15, %rdi
	movq	%rax, %rdx
	movl	$16, %eax
	movq	%r12, -26728(%rbp)
	cmovg	%rdx, %rax
	movq	%r13, -26736(%rbp)
	movq	%r15, -26440(%rbp)
	movq	%rax, -26552(%rbp)
	leaq	-9(%rbx), %rax
	movq	%rax, -26624(%rbp)
	movq	%r15, -26712(%rbp)
	movq	-26632(%rbp), %r15
	.p2align 4,,10
	.p2align 3
.L2631:
	movq	-26440(%rbp), %rax
	movl	$6, %edi
	movq	32(%r15), %rcx
	movq	40(%r15), %r8
	movq	72(%r15), %rdx
	cmpq	%rdi, %rax
	cmovle	%rax, %rdi
	movq	%r11, %rax
	addq	$6, %r11
	cmpq	$0, -26592(%rbp)
	movl	%edi, -26524(%rbp)
	jne	.L2516
	movq	%rax, %rsi
	imulq	%r8, %rsi
	leaq	(%rcx,%rsi,2), %r14
	movq	%r14, -26384(%rbp)
	movq	%r14, %rsi
	cmpq	%rdx, %r11
	jge	.L2517
	movq	%r8, %rsi
	imulq	%r11, %rsi
	leaq	(%rcx,%rsi,2), %rsi
.L2517:
	movq	%rsi, -26336(%rbp)
	xorl	%esi, %esi
	movq	%r8, %r10
	cmpq	$1, -26440(%rbp)
	setne	%sil
	addq	%rax, %rsi
	imulq	%rsi, %r10
	addq	$6, %rsi
	leaq	(%rcx,%r10,2), %r9
	movq	%r9, -26376(%rbp)
	movq	%r9, %r12
	cmpq	%rsi, %rdx
	jle	.L2518
	leaq	(%r8,%r8,2), %rsi
	leaq	(%r10,%rsi,2), %rsi
	leaq	(%rcx,%rsi,2), %r9
.L2518:
	xorl	%esi, %esi
	cmpq	$2, -26440(%rbp)
	movq	%r8, %r10
	movq	%r9, -26328(%rbp)
	setg	%sil
	leaq	(%rax,%rsi,2), %rsi
	imulq	%rsi, %r10
	addq	$6, %rsi
	leaq	(%rcx,%r10,2), %r9
	movq	%r9, -26456(%rbp)
	movq	%r9, -26368(%rbp)
	cmpq	%rsi, %rdx
	jle	.L2519
	leaq	(%r8,%r8,2), %rsi
	leaq	(%r10,%rsi,2), %rsi
	leaq	(%rcx,%rsi,2), %r9
.L2519:
	cmpq	$3, -26440(%rbp)
	movq	%r9, -26320(%rbp)
	jle	.L2775
	leaq	3(%rax), %rsi
	movq	%r8, %r9
	imulq	%rsi, %r9
	leaq	(%rcx,%r9,2), %rbx
	movq	%rbx, -26416(%rbp)
	movq	%rbx, %r9
.L2520:
	addq	$6, %rsi
	movq	%r9, -26360(%rbp)
	cmpq	%rsi, %rdx
	jle	.L2521
	imulq	%r8, %rsi
	leaq	(%rcx,%rsi,2), %r9
.L2521:
	xorl	%esi, %esi
	cmpq	$4, -26440(%rbp)
	movq	%r8, %r10
	movq	%r9, -26312(%rbp)
	setg	%sil
	leaq	(%rax,%rsi,4), %rsi
	imulq	%rsi, %r10
	addq	$6, %rsi
	leaq	(%rcx,%r10,2), %r9
	movq	%r9, -26464(%rbp)
	movq	%r9, -26352(%rbp)
	cmpq	%rsi, %rdx
	jle	.L2522
	leaq	(%r8,%r8,2), %rsi
	leaq	(%r10,%rsi,2), %rsi
	leaq	(%rcx,%rsi,2), %r9
.L2522:
	cmpq	$5, -26440(%rbp)
	movq	%r9, -26304(%rbp)
	movq	%r14, %r10
	jle	.L2523
	addq	$5, %rax
	movq	%rax, %rsi
	imulq	%r8, %rsi
	leaq	(%rcx,%rsi,2), %rbx
	movq	%rbx, %r10
.L2523:
	addq	$6, %rax
	movq	%r10, -26344(%rbp)
	movq	%r10, %rsi
	cmpq	%rax, %rdx
	jle	.L2524
	imulq	%r8, %rax
	leaq	(%rcx,%rax,2), %rsi
.L2524:
	movq	16(%r15), %rax
	movq	-26624(%rbp), %rbx
	movq	%rsi, -26296(%rbp)
	movq	%rax, -26488(%rbp)
	movabsq	$9223372036854775798, %rax
	cmpq	%rbx, %rax
	jb	.L3068
	leaq	-26160(%rbp), %rax
	movq	%r11, -26416(%rbp)
	movq	-26408(%rbp), %rsi
	leaq	-24624(%rbp), %rdx
	movq	%rax, -26456(%rbp)
	movq	%rax, %rcx
	leaq	-26384(%rbp), %rdi
	leaq	-26288(%rbp), %r12
	vzeroupper
	call	_ZN6kvtide12_GLOBAL__N_110widen_rowsEPKPKNS_4bf16EilPfPPKf.constprop.0
	movq	-26576(%rbp), %rax
	movq	-26432(%rbp), %r14
	movq	-26416(%rbp), %r11
	cmpq	%rax, %r14
	jle	.L2527
	movq	%r11, -26424(%rbp)
	movq	%r15, %rdi
	movl	-26524(%rbp), %r13d
	movq	%rax, %r15
	movq	%r12, -26416(%rbp)
	movq	-26448(%rbp), %r12
	movq	%rdi, %rbx
	.p2align 4,,10
	.p2align 3
.L2528:
	movq	24(%rbx), %rdx
	movq	8(%rbx), %rax
	subq	$8, %rsp
	movq	%r14, %rdi
	movq	-26488(%rbp), %rsi
	subq	%r15, %rdi
	movq	$0, -26288(%rbp)
	movl	$0, -26280(%rbp)
	movq	%rdx, %rcx
	imulq	%r15, %rcx
	pushq	%rax
	imulq	%r15, %rax
	leaq	(%rsi,%rcx,4), %rsi
	movq	(%rbx), %rcx
	addq	%r12, %rax
	leaq	(%rcx,%rax,4), %rax
	pushq	%rax
	movl	$4, %eax
	pushq	%r13
	cmpq	%rax, %rdi
	movq	-26416(%rbp), %r9
	cmovg	%rax, %rdi
	movq	-26408(%rbp), %r8
	addq	$4, %r15
	movq	-26456(%rbp), %rcx
	call	_ZN6kvtide12_GLOBAL__N_18dot_rowsILb0ELi6EfEEviPKflPKPKT1_lRKNS0_5AheadIS4_EEiPfl
	addq	$32, %rsp
	cmpq	%r15, %r14
	jg	.L2528
.L3047:
	movq	-26424(%rbp), %r11
	movq	%rbx, %r15
.L2527:
	addq	$6, -26448(%rbp)
	subq	$6, -26440(%rbp)
	subq	$6, -26568(%rbp)
	cmpq	%r11, -26600(%rbp)
	jg	.L2631
	movq	-26632(%rbp), %rax
	movq	-26712(%rbp), %r15
	movq	-26720(%rbp), %rbx
	movq	-26728(%rbp), %r12
	movq	80(%rax), %rax
	movq	-26736(%rbp), %r13
	movq	%rax, -26560(%rbp)
.L2515:
	addq	$1024, -26592(%rbp)
	movq	-26560(%rbp), %rdi
	movq	-26592(%rbp), %rax
	cmpq	%rdi, %rax
	jl	.L2758
	movq	-26632(%rbp), %rax
	movq	-26704(%rbp), %r14
	movq	48(%rax), %rbx
	testq	%rbx, %rbx
	je	.L2759
	movq	-26576(%rbp), %rdx
	cmpq	%rdx, -26432(%rbp)
	jle	.L2759
	movq	-26600(%rbp), %rsi
	cmpq	%rsi, %r13
	jge	.L2759
	movq	(%rax), %r8
	movq	8(%rax), %r11
	movq	-26688(%rbp), %rax
	movq	-26664(%rbp), %rdi
	movq	-26696(%rbp), %rcx
	leaq	(%rbx,%rax), %r9
	movq	%r15, %rax
	andl	$15, %eax
	leaq	(%rbx,%rcx), %r10
	movq	%rax, -26416(%rbp)
	movq	%r15, %rax
	subq	%rdi, %rax
	movq	%r14, %rdi
	movq	%r13, %r14
	movq	%r12, %r13
	movq	%rax, -26424(%rbp)
	subq	$1, %rax
	movq	%rdx, %r12
	movq	%rax, -26440(%rbp)
.L2760:
	movq	%r11, %rdx
	imulq	%r12, %rdx
	cmpq	$6, -26680(%rbp)
	ja	.L3069
.L2769:
	leaq	(%r8,%rdx,4), %rdx
	movq	%r14, %rax
	.p2align 4,,10
	.p2align 3
.L2766:
	vmovss	(%rdx,%rax,4), %xmm0
	vaddss	(%rbx,%rax,4), %xmm0, %xmm0
	vmovss	%xmm0, (%rdx,%rax,4)
	addq	$1, %rax
	cmpq	%rax, %rsi
	jne	.L2766
	addq	$1, %r12
	cmpq	%r12, -26432(%rbp)
	jne	.L2760
	movq	%r13, %r12
	movq	%r14, %r13
	movq	%rdi, %r14
.L2759:
	movq	-26632(%rbp), %rax
	movq	64(%rax), %rdx
	cmpq	%rdx, %r14
	jl	.L2771
	vzeroupper
	leaq	-40(%rbp), %rsp
	popq	%rbx
	popq	%r12
	popq	%r13
	.cfi_remember_state
	.cfi_def_cfa 13, 0
	popq	%r14
	popq	%r15
	popq	%rbp
	leaq	-16(%r13), %rsp
	.cfi_def_cfa 7, 16
	popq	%r13
	.cfi_def_cfa_offset 8
	ret
.L2516:
	.cfi_restore_state
	movq	%rax, %r9
	movq	-26640(%rbp), %rbx
	imulq	%r8, %r9
	addq	%rbx, %rcx
	leaq	(%rcx,%r9,2), %rbx
	movq	%rbx, -26384(%rbp)
	movq	%rbx, %rsi
	cmpq	%rdx, %r11
	jge	.L2633
	leaq	(%r8,%r8,2), %rsi
	leaq	(%r9,%rsi,2), %rsi
	leaq	(%rcx,%rsi,2), %rsi
.L2633:
	movq	%rsi, -26336(%rbp)
	xorl	%esi, %esi
	movq	%r8, %r10
	cmpq	$1, -26440(%rbp)
	setne	%sil
	addq	%rax, %rsi
	imulq	%rsi, %r10
	addq	$6, %rsi
	leaq	(%rcx,%r10,2), %r12
	movq	%r12, -26376(%rbp)
	movq	%r12, %r9
	cmpq	%rsi, %rdx
	jle	.L2634
	leaq	(%r8,%r8,2), %rsi
	leaq	(%r10,%rsi,2), %rsi
	leaq	(%rcx,%rsi,2), %r9
.L2634:
	xorl	%esi, %esi
	cmpq	$2, -26440(%rbp)
	movq	%r8, %r10
	movq	%r9, -26328(%rbp)
	setg	%sil
	leaq	(%rax,%rsi,2), %rsi
	imulq	%rsi, %r10
	addq	$6, %rsi
	leaq	(%rcx,%r10,2), %r9
	movq	%r9, -26368(%rbp)
	movq	%r9, %r13
	cmpq	%rsi, %rdx
	jle	.L2635
	leaq	(%r8,%r8,2), %rsi
	leaq	(%r10,%rsi,2), %rsi
	leaq	(%rcx,%rsi,2), %r9
.L2635:
	cmpq	$3, -26440(%rbp)
	movq	%r9, -26320(%rbp)
	jle	.L2785
	leaq	3(%rax), %rsi
	imulq	%r8, %rsi
	leaq	(%rcx,%rsi,2), %rsi
	movq	%rsi, %r14
	leaq	9(%rax), %rsi
.L2636:
	movq	%r14, -26360(%rbp)
	movq	%r14, %r9
	cmpq	%rsi, %rdx
	jle	.L2637
	imulq	%r8, %rsi
	leaq	(%rcx,%rsi,2), %r9
.L2637:
	xorl	%esi, %esi
	cmpq	$4, -26440(%rbp)
	movq	%r8, %r10
	movq	%r9, -26312(%rbp)
	setg	%sil
	leaq	(%rax,%rsi,4), %rsi
	imulq	%rsi, %r10
	addq	$6, %rsi
	leaq	(%rcx,%r10,2), %r9
	movq	%r9, -26424(%rbp)
	movq	%r9, -26352(%rbp)
	cmpq	%rsi, %rdx
	jle	.L2638
	leaq	(%r8,%r8,2), %rsi
	leaq	(%r10,%rsi,2), %rsi
	leaq	(%rcx,%rsi,2), %r9
.L2638:
	cmpq	$5, -26440(%rbp)
	movq	%r9, -26304(%rbp)
	jle	.L2788
	leaq	5(%rax), %rsi
	addq	$11, %rax
	imulq	%r8, %rsi
	leaq	(%rcx,%rsi,2), %rsi
	movq	%rsi, %r10
.L2639:
	movq	%r10, -26344(%rbp)
	movq	%r10, %rsi
	cmpq	%rax, %rdx
	jle	.L2640
	imulq	%rax, %r8
	leaq	(%rcx,%r8,2), %rsi
.L2640:
	movq	%rsi, -26296(%rbp)
	movq	-26648(%rbp), %rax
	movq	-26624(%rbp), %rsi
	addq	16(%r15), %rax
	movq	%rax, -26480(%rbp)
	movabsq	$9223372036854775798, %rax
	cmpq	%rsi, %rax
	jb	.L3070
	leaq	-26160(%rbp), %rax
	movq	%r11, -26416(%rbp)
	movq	-26408(%rbp), %rsi
	leaq	-24624(%rbp), %rdx
	movq	%rax, -26456(%rbp)
	movq	%rax, %rcx
	leaq	-26384(%rbp), %rdi
	leaq	-26288(%rbp), %r12
	vzeroupper
	call	_ZN6kvtide12_GLOBAL__N_110widen_rowsEPKPKNS_4bf16EilPfPPKf.constprop.0
	movq	-26576(%rbp), %rax
	movq	-26432(%rbp), %r14
	movq	-26416(%rbp), %r11
	cmpq	%rax, %r14
	jle	.L2527
	movq	%r11, -26424(%rbp)
	movq	%r15, %rdi
	movl	-26524(%rbp), %r13d
	movq	%rax, %r15
	movq	%r12, -26416(%rbp)
	movq	-26448(%rbp), %r12
	movq	%rdi, %rbx
	.p2align 4,,10
	.p2align 3
.L2643:
	movq	24(%rbx), %rdx
	movq	8(%rbx), %rax
	movq	%r15, %rcx
	subq	$8, %rsp
	movq	-26480(%rbp), %rsi
	movq	%r14, %rdi
	movq	$0, -26288(%rbp)
	imulq	%rdx, %rcx
	subq	%r15, %rdi
	movl	$0, -26280(%rbp)
	pushq	%rax
	imulq	%r15, %rax
	leaq	(%rsi,%rcx,4), %rsi
	movq	(%rbx), %rcx
	addq	%r12, %rax
	leaq	(%rcx,%rax,4), %rax
	pushq	%rax
	movl	$4, %eax
	pushq	%r13
	cmpq	%rax, %rdi
	movq	-26416(%rbp), %r9
	cmovg	%rax, %rdi
	movq	-26408(%rbp), %r8
	addq	$4, %r15
	movq	-26456(%rbp), %rcx
	call	_ZN6kvtide12_GLOBAL__N_18dot_rowsILb1ELi6EfEEviPKflPKPKT1_lRKNS0_5AheadIS4_EEiPfl
	addq	$32, %rsp
	cmpq	%r15, %r14
	jg	.L2643
	jmp	.L3047
.L3068:
	movq	-26576(%rbp), %rbx
	cmpq	%rbx, -26432(%rbp)
	jle	.L2527
	leaq	0(,%rdi,4), %rdx
	testl	%edi, %edi
	movq	%r12, %rbx
	movq	%r10, %r13
	movl	$4, %eax
	movq	%r11, -26608(%rbp)
	movq	-26456(%rbp), %r12
	cmovg	%rdx, %rax
	movq	%r15, -26520(%rbp)
	movq	-26464(%rbp), %r15
	movq	$0, -26472(%rbp)
	movq	%rax, -26504(%rbp)
	movq	-26576(%rbp), %rax
	movq	%rax, -26424(%rbp)
	leaq	-26336(%rbp), %rax
	movq	%rax, -26536(%rbp)
	.p2align 4,,10
	.p2align 3
.L2629:
	movq	-26520(%rbp), %rdi
	movq	-26432(%rbp), %rax
	movq	$0, -26400(%rbp)
	movq	-26424(%rbp), %r11
	movq	-26472(%rbp), %r8
	movl	$0, -26392(%rbp)
	movq	8(%rdi), %r10
	movq	(%rdi), %rsi
	movq	24(%rdi), %rdi
	subq	%r11, %rax
	movq	%r10, -26464(%rbp)
	movq	%rdi, -26456(%rbp)
	cmpq	$5, %r8
	jg	.L2530
	movq	-26496(%rbp), %rdx
	movq	-26536(%rbp), %r9
	imulq	%r11, %rdi
	movsbq	(%rdx,%r8), %rcx
	movq	%rcx, %rdx
	leaq	(%r9,%rcx,8), %r9
	movq	-26496(%rbp), %rcx
	movq	%r9, -26400(%rbp)
	movsbl	1(%rcx,%r8), %ecx
	subl	%edx, %ecx
	movq	%r10, %rdx
	movq	-26448(%rbp), %r10
	imulq	%r11, %rdx
	movl	%ecx, -26392(%rbp)
	addq	%r10, %rdx
	leaq	(%rsi,%rdx,4), %rdx
	movq	%rdi, %rsi
	movq	-26488(%rbp), %rdi
	leaq	(%rdi,%rsi,4), %rdi
	cmpq	$2, %rax
	je	.L2531
	cmpq	$3, %rax
	je	.L2532
	cmpq	$1, %rax
	je	.L3071
	cmpl	$2, %ecx
	je	.L2588
	jg	.L2589
	testl	%ecx, %ecx
	je	.L2590
	cmpl	$1, %ecx
	jne	.L2592
	vxorps	%xmm1, %xmm1, %xmm1
	xorl	%esi, %esi
	cmpq	$15, -26560(%rbp)
	vmovaps	%zmm1, -26160(%rbp)
	vmovaps	%zmm1, -26096(%rbp)
	vmovaps	%zmm1, -26032(%rbp)
	vmovaps	%zmm1, -25968(%rbp)
	vmovaps	%zmm1, -25904(%rbp)
	vmovaps	%zmm1, -25840(%rbp)
	vmovaps	%zmm1, -25776(%rbp)
	vmovaps	%zmm1, -25712(%rbp)
	vmovaps	%zmm1, -25648(%rbp)
	vmovaps	%zmm1, -25584(%rbp)
	vmovaps	%zmm1, -25520(%rbp)
	vmovaps	%zmm1, -25456(%rbp)
	vmovaps	%zmm1, -25392(%rbp)
	vmovaps	%zmm1, -25328(%rbp)
	vmovaps	%zmm1, -25264(%rbp)
	vmovaps	%zmm1, -25200(%rbp)
	vmovaps	%zmm1, -25136(%rbp)
	vmovaps	%zmm1, -25072(%rbp)
	vmovaps	%zmm1, -25008(%rbp)
	vmovaps	%zmm1, -24944(%rbp)
	vmovaps	%zmm1, -24880(%rbp)
	vmovaps	%zmm1, -24816(%rbp)
	vmovaps	%zmm1, -24752(%rbp)
	vmovaps	%zmm1, -24688(%rbp)
	jle	.L2596
	movq	-26456(%rbp), %rax
	movq	(%r9), %rcx
	vxorps	%xmm6, %xmm6, %xmm6
	movq	%rdx, -26480(%rbp)
	movq	-26408(%rbp), %r11
	movq	-26416(%rbp), %rdx
	vmovaps	%zmm6, %zmm7
	vmovaps	%zmm6, %zmm8
	leaq	0(,%rax,4), %rsi
	vmovaps	%zmm6, %zmm9
	xorl	%eax, %eax
	leaq	(%rdi,%rsi), %r9
	vmovaps	%zmm6, %zmm10
	vmovaps	%zmm6, %zmm11
	leaq	(%r9,%rsi), %r8
	vmovaps	%zmm6, %zmm12
	vmovaps	%zmm6, %zmm13
	addq	%r8, %rsi
	vmovaps	%zmm6, %zmm14
	vmovaps	%zmm6, %zmm15
	vmovaps	%zmm6, %zmm16
	vmovaps	%zmm6, %zmm17
	vmovaps	%zmm6, %zmm18
	vmovaps	%zmm6, %zmm19
	vmovaps	%zmm6, %zmm20
	vmovaps	%zmm6, %zmm21
	vmovaps	%zmm6, %zmm22
	vmovaps	%zmm6, %zmm23
	vmovaps	%zmm6, %zmm24
	vmovaps	%zmm6, %zmm25
	vmovaps	%zmm6, %zmm26
	vmovaps	%zmm6, %zmm27
	vmovaps	%zmm6, %zmm28
	vmovaps	%zmm6, %zmm29
	.p2align 4,,10
	.p2align 3
.L2599:
	vpmovzxwd	(%r14,%rax,2), %zmm1
	vmovups	(%rdi,%rax,4), %zmm5
	movq	%rax, %r10
	prefetcht0	(%rcx)
	vmovups	(%r9,%rax,4), %zmm4
	vmovups	(%r8,%rax,4), %zmm3
	addq	$31, %r10
	addq	$32, %rcx
	vmovups	(%rsi,%rax,4), %zmm2
	vpslld	$16, %zmm1, %zmm1
	vfmadd231ps	%zmm1, %zmm5, %zmm29
	vfmadd231ps	%zmm1, %zmm4, %zmm28
	vfmadd231ps	%zmm1, %zmm3, %zmm27
	vfmadd231ps	%zmm1, %zmm2, %zmm26
	vpmovzxwd	(%rbx,%rax,2), %zmm1
	vpslld	$16, %zmm1, %zmm1
	vfmadd231ps	%zmm1, %zmm5, %zmm25
	vfmadd231ps	%zmm1, %zmm4, %zmm24
	vfmadd231ps	%zmm1, %zmm3, %zmm23
	vfmadd231ps	%zmm1, %zmm2, %zmm22
	vpmovzxwd	(%r12,%rax,2), %zmm1
	vpslld	$16, %zmm1, %zmm1
	vfmadd231ps	%zmm1, %zmm5, %zmm21
	vfmadd231ps	%zmm1, %zmm4, %zmm20
	vfmadd231ps	%zmm1, %zmm3, %zmm19
	vfmadd231ps	%zmm1, %zmm2, %zmm18
	vpmovzxwd	(%rdx,%rax,2), %zmm1
	vpslld	$16, %zmm1, %zmm1
	vfmadd231ps	%zmm1, %zmm5, %zmm17
	vfmadd231ps	%zmm1, %zmm4, %zmm16
	vfmadd231ps	%zmm1, %zmm3, %zmm15
	vfmadd231ps	%zmm1, %zmm2, %zmm14
	vpmovzxwd	(%r15,%rax,2), %zmm1
	vpslld	$16, %zmm1, %zmm1
	vfmadd231ps	%zmm1, %zmm5, %zmm13
	vfmadd231ps	%zmm1, %zmm4, %zmm12
	vfmadd231ps	%zmm1, %zmm3, %zmm11
	vfmadd231ps	%zmm1, %zmm2, %zmm10
	vpmovzxwd	0(%r13,%rax,2), %zmm1
	addq	$16, %rax
	vpslld	$16, %zmm1, %zmm1
	vfmadd231ps	%zmm1, %zmm5, %zmm9
	vfmadd231ps	%zmm1, %zmm4, %zmm8
	vfmadd231ps	%zmm1, %zmm3, %zmm7
	vfmadd231ps	%zmm1, %zmm2, %zmm6
	cmpq	%r10, %r11
	jg	.L2599
	movq	-26584(%rbp), %rcx
	movl	$16, %eax
	movq	-26480(%rbp), %rdx
	vmovaps	%zmm29, -26160(%rbp)
	vmovaps	%zmm28, -25776(%rbp)
	vmovaps	%zmm27, -25392(%rbp)
	salq	$4, %rcx
	cmpq	$15, -26512(%rbp)
	vmovaps	%zmm26, -25008(%rbp)
	cmovg	%rcx, %rax
	vmovaps	%zmm25, -26096(%rbp)
	vmovaps	%zmm24, -25712(%rbp)
	movq	%rax, %rsi
	vmovaps	%zmm23, -25328(%rbp)
	vmovaps	%zmm22, -24944(%rbp)
	vmovaps	%zmm21, -26032(%rbp)
	vmovaps	%zmm20, -25648(%rbp)
	vmovaps	%zmm19, -25264(%rbp)
	vmovaps	%zmm18, -24880(%rbp)
	vmovaps	%zmm17, -25968(%rbp)
	vmovaps	%zmm16, -25584(%rbp)
	vmovaps	%zmm15, -25200(%rbp)
	vmovaps	%zmm14, -24816(%rbp)
	vmovaps	%zmm13, -25904(%rbp)
	vmovaps	%zmm12, -25520(%rbp)
	vmovaps	%zmm11, -25136(%rbp)
	vmovaps	%zmm10, -24752(%rbp)
	vmovaps	%zmm9, -25840(%rbp)
	vmovaps	%zmm8, -25456(%rbp)
	vmovaps	%zmm7, -25072(%rbp)
	vmovaps	%zmm6, -24688(%rbp)
.L2596:
	movq	-26408(%rbp), %rax
	cmpq	%rsi, %rax
	jle	.L2600
	movl	%eax, %ecx
	movl	$1, %eax
	leaq	(%rsi,%rsi), %r9
	movq	-26456(%rbp), %r11
	subl	%esi, %ecx
	leaq	(%rdi,%rsi,4), %r8
	sall	%cl, %eax
	subl	$1, %eax
	kmovw	%eax, %k1
	vmovdqu16	(%r14,%r9), %ymm1{%k1}{z}
	vmovups	(%r8), %zmm4{%k1}{z}
	leaq	(%rsi,%r11), %rax
	leaq	(%rdi,%rax,4), %rsi
	addq	%r11, %rax
	vpmovzxwd	%ymm1, %zmm1
	leaq	(%rdi,%rax,4), %rcx
	addq	%r11, %rax
	vpslld	$16, %zmm1, %zmm1
	leaq	(%rdi,%rax,4), %rax
	vfmadd213ps	-26160(%rbp), %zmm1, %zmm4
	vmovaps	%zmm4, -26160(%rbp)
	vmovups	(%rsi), %zmm4{%k1}{z}
	vfmadd213ps	-25776(%rbp), %zmm1, %zmm4
	vmovaps	%zmm4, -25776(%rbp)
	vmovups	(%rcx), %zmm4{%k1}{z}
	vfmadd213ps	-25392(%rbp), %zmm1, %zmm4
	vmovaps	%zmm4, -25392(%rbp)
	vmovups	(%rax), %zmm0{%k1}{z}
	vfmadd213ps	-25008(%rbp), %zmm1, %zmm0
	vmovaps	%zmm0, -25008(%rbp)
	vmovups	(%r8), %zmm1{%k1}{z}
	vmovdqu16	(%rbx,%r9), %ymm0{%k1}{z}
	vpmovzxwd	%ymm0, %zmm0
	vpslld	$16, %zmm0, %zmm0
	vfmadd213ps	-26096(%rbp), %zmm0, %zmm1
	vmovaps	%zmm1, -26096(%rbp)
	vmovups	(%rsi), %zmm1{%k1}{z}
	vfmadd213ps	-25712(%rbp), %zmm0, %zmm1
	vmovaps	%zmm1, -25712(%rbp)
	vmovups	(%rcx), %zmm1{%k1}{z}
	vfmadd213ps	-25328(%rbp), %zmm0, %zmm1
	vmovaps	%zmm1, -25328(%rbp)
	vmovups	(%rax), %zmm1{%k1}{z}
	vfmadd213ps	-24944(%rbp), %zmm1, %zmm0
	vmovaps	%zmm0, -24944(%rbp)
	vmovups	(%r8), %zmm1{%k1}{z}
	vmovdqu16	(%r12,%r9), %ymm0{%k1}{z}
	vpmovzxwd	%ymm0, %zmm0
	vpslld	$16, %zmm0, %zmm0
	vfmadd213ps	-26032(%rbp), %zmm0, %zmm1
	vmovaps	%zmm1, -26032(%rbp)
	vmovups	(%rsi), %zmm1{%k1}{z}
	vfmadd213ps	-25648(%rbp), %zmm0, %zmm1
	movq	-26416(%rbp), %rdi
	vmovaps	%zmm1, -25648(%rbp)
	vmovups	(%rcx), %zmm1{%k1}{z}
	vfmadd213ps	-25264(%rbp), %zmm0, %zmm1
	vmovaps	%zmm1, -25264(%rbp)
	vmovups	(%rax), %zmm1{%k1}{z}
	vfmadd213ps	-24880(%rbp), %zmm1, %zmm0
	vmovaps	%zmm0, -24880(%rbp)
	vmovups	(%r8), %zmm1{%k1}{z}
	vmovdqu16	(%rdi,%r9), %ymm0{%k1}{z}
	vpmovzxwd	%ymm0, %zmm0
	vpslld	$16, %zmm0, %zmm0
	vfmadd213ps	-25968(%rbp), %zmm0, %zmm1
	vmovaps	%zmm1, -25968(%rbp)
	vmovups	(%rsi), %zmm1{%k1}{z}
	vfmadd213ps	-25584(%rbp), %zmm0, %zmm1
	vmovaps	%zmm1, -25584(%rbp)
	vmovups	(%rcx), %zmm1{%k1}{z}
	vfmadd213ps	-25200(%rbp), %zmm0, %zmm1
	vmovaps	%zmm1, -25200(%rbp)
	vmovups	(%rax), %zmm1{%k1}{z}
	vfmadd213ps	-24816(%rbp), %zmm1, %zmm0
	vmovaps	%zmm0, -24816(%rbp)
	vmovups	(%r8), %zmm1{%k1}{z}
	vmovdqu16	(%r15,%r9), %ymm0{%k1}{z}
	vpmovzxwd	%ymm0, %zmm0
	vpslld	$16, %zmm0, %zmm0
	vfmadd213ps	-25904(%rbp), %zmm0, %zmm1
	vmovaps	%zmm1, -25904(%rbp)
	vmovups	(%rsi), %zmm1{%k1}{z}
	vfmadd213ps	-25520(%rbp), %zmm0, %zmm1
	vmovaps	%zmm1, -25520(%rbp)
	vmovups	(%rcx), %zmm1{%k1}{z}
	vfmadd213ps	-25136(%rbp), %zmm0, %zmm1
	vmovaps	%zmm1, -25136(%rbp)
	vmovups	(%rax), %zmm1{%k1}{z}
	vfmadd213ps	-24752(%rbp), %zmm1, %zmm0
	vmovaps	%zmm0, -24752(%rbp)
	vmovups	(%r8), %zmm1{%k1}{z}
	vmovdqu16	0(%r13,%r9), %ymm0{%k1}{z}
	vpmovzxwd	%ymm0, %zmm0
	vpslld	$16, %zmm0, %zmm0
	vfmadd213ps	-25840(%rbp), %zmm0, %zmm1
	vmovaps	%zmm1, -25840(%rbp)
	vmovups	(%rsi), %zmm1{%k1}{z}
	vfmadd213ps	-25456(%rbp), %zmm0, %zmm1
	vmovaps	%zmm1, -25456(%rbp)
	vmovups	(%rcx), %zmm1{%k1}{z}
	vfmadd213ps	-25072(%rbp), %zmm0, %zmm1
	vmovaps	%zmm1, -25072(%rbp)
	vmovups	(%rax), %zmm1{%k1}{z}
	vfmadd213ps	-24688(%rbp), %zmm1, %zmm0
	vmovaps	%zmm0, -24688(%rbp)
.L2600:
	leaq	-26160(%rbp), %r9
	leaq	-26288(%rbp), %rsi
	vzeroupper
	movq	%r9, %rdi
	call	_ZN6kvtide12_GLOBAL__N_14Simd8sum_tileERA4_A6_KDv16_fPf
	cmpq	$5, -26440(%rbp)
	jg	.L2621
	movq	-26504(%rbp), %r8
	movq	-26464(%rbp), %r10
	movq	%r15, -26480(%rbp)
	movq	%rdx, %rdi
	movq	%r12, %r15
	movq	%rsi, %rdx
	movq	%rbx, %r12
	movq	%r9, %rbx
	movl	%r8d, %eax
	salq	$2, %r10
	movl	%r8d, %r11d
	andl	$4, %eax
	movl	%eax, -26456(%rbp)
.L2602:
	cmpl	$8, %r8d
	jnb	.L2603
	movl	-26456(%rbp), %r9d
	testl	%r9d, %r9d
	jne	.L3072
	testl	%r8d, %r8d
	je	.L2604
	movzbl	(%rdx), %eax
	movb	%al, (%rdi)
.L2604:
	addq	$32, %rdx
	addq	%r10, %rdi
	cmpq	%rdx, %rbx
	jne	.L2602
.L3044:
	movq	%r12, %rbx
	movq	%r15, %r12
	movq	-26480(%rbp), %r15
	.p2align 4,,10
	.p2align 3
.L2541:
	addq	$4, -26424(%rbp)
	movq	-26424(%rbp), %rax
	addq	$1, -26472(%rbp)
	cmpq	%rax, -26432(%rbp)
	jg	.L2629
	movq	-26608(%rbp), %r11
	movq	-26520(%rbp), %r15
	jmp	.L2527
	.p2align 4,,10
	.p2align 3
.L2530:
	movq	%r10, %rdx
	movq	-26448(%rbp), %rcx
	imulq	%r11, %rdx
	addq	%rcx, %rdx
	movq	-26456(%rbp), %rcx
	leaq	(%rsi,%rdx,4), %rdx
	movq	-26488(%rbp), %rsi
	imulq	%r11, %rcx
	leaq	(%rsi,%rcx,4), %rdi
	cmpq	$2, %rax
	je	.L2557
	cmpq	$3, %rax
	je	.L2575
	cmpq	$1, %rax
	je	.L2534
.L2590:
	subq	$8, %rsp
	pushq	-26464(%rbp)
	leaq	-26384(%rbp), %rax
	movl	-26524(%rbp), %r8d
	movq	-26408(%rbp), %rcx
	movq	%rdx, %r9
	movq	%rax, %rdx
	movq	-26456(%rbp), %rsi
	vzeroupper
	call	_ZN6kvtide12_GLOBAL__N_18dot_tileILi4ELi6ELb0ELi0ENS_4bf16EEEvPKflPKPKT3_lRKNS0_5AheadIS5_EEiPfl.constprop.0
	popq	%r10
	popq	%r11
	jmp	.L2541
.L2589:
	cmpl	$3, %ecx
	jne	.L2592
	vxorps	%xmm1, %xmm1, %xmm1
	xorl	%esi, %esi
	cmpq	$15, -26560(%rbp)
	vmovaps	%zmm1, -26160(%rbp)
	vmovaps	%zmm1, -26096(%rbp)
	vmovaps	%zmm1, -26032(%rbp)
	vmovaps	%zmm1, -25968(%rbp)
	vmovaps	%zmm1, -25904(%rbp)
	vmovaps	%zmm1, -25840(%rbp)
	vmovaps	%zmm1, -25776(%rbp)
	vmovaps	%zmm1, -25712(%rbp)
	vmovaps	%zmm1, -25648(%rbp)
	vmovaps	%zmm1, -25584(%rbp)
	vmovaps	%zmm1, -25520(%rbp)
	vmovaps	%zmm1, -25456(%rbp)
	vmovaps	%zmm1, -25392(%rbp)
	vmovaps	%zmm1, -25328(%rbp)
	vmovaps	%zmm1, -25264(%rbp)
	vmovaps	%zmm1, -25200(%rbp)
	vmovaps	%zmm1, -25136(%rbp)
	vmovaps	%zmm1, -25072(%rbp)
	vmovaps	%zmm1, -25008(%rbp)
	vmovaps	%zmm1, -24944(%rbp)
	vmovaps	%zmm1, -24880(%rbp)
	vmovaps	%zmm1, -24816(%rbp)
	vmovaps	%zmm1, -24752(%rbp)
	vmovaps	%zmm1, -24688(%rbp)
	jle	.L2594
	movq	-26456(%rbp), %rax
	vxorps	%xmm5, %xmm5, %xmm5
	movq	(%r9), %rcx
	movq	%rdx, -26544(%rbp)
	movq	8(%r9), %r8
	movq	16(%r9), %rsi
	vmovaps	%zmm5, %zmm8
	vmovaps	%zmm5, %zmm9
	salq	$2, %rax
	vmovaps	%zmm5, %zmm10
	vmovaps	%zmm5, %zmm11
	leaq	(%rdi,%rax), %r11
	vmovq	%r8, %xmm7
	movq	%rdi, %r8
	movq	%rsi, %rdi
	leaq	(%r11,%rax), %r10
	movq	%r15, %rsi
	movq	%r12, %r15
	movq	%rbx, %r12
	addq	%r10, %rax
	vmovaps	%zmm5, %zmm12
	movq	%rdi, %rbx
	movq	%rax, -26480(%rbp)
	vmovaps	%zmm5, %zmm13
	xorl	%eax, %eax
	vmovaps	%zmm5, %zmm14
	vmovaps	%zmm5, %zmm15
	vmovaps	%zmm5, %zmm16
	vmovaps	%zmm5, %zmm17
	vmovaps	%zmm5, %zmm18
	vmovaps	%zmm5, %zmm19
	vmovaps	%zmm5, %zmm20
	vmovaps	%zmm5, %zmm21
	vmovaps	%zmm5, %zmm22
	vmovaps	%zmm5, %zmm23
	vmovaps	%zmm5, %zmm24
	vmovaps	%zmm5, %zmm25
	vmovaps	%zmm5, %zmm26
	vmovaps	%zmm5, %zmm27
	vmovaps	%zmm5, %zmm28
	vmovaps	%zmm5, %zmm29
	vmovaps	%zmm5, %zmm30
	.p2align 4,,10
	.p2align 3
.L2609:
	leaq	(%rax,%rax), %r9
	vmovq	%xmm7, %rdi
	vpmovzxwd	(%r14,%rax,2), %zmm1
	vmovups	(%r8,%rax,4), %zmm31
	prefetcht0	(%rdi,%r9)
	movq	-26480(%rbp), %rdi
	vmovups	(%r11,%rax,4), %zmm4
	movq	%rax, %rdx
	vmovups	(%r10,%rax,4), %zmm3
	prefetcht0	(%rcx)
	vpslld	$16, %zmm1, %zmm1
	addq	$32, %rcx
	vmovups	(%rdi,%rax,4), %zmm2
	vfmadd231ps	%zmm1, %zmm31, %zmm30
	vfmadd231ps	%zmm1, %zmm4, %zmm29
	movq	-26416(%rbp), %rdi
	vfmadd231ps	%zmm1, %zmm3, %zmm28
	addq	$31, %rdx
	prefetcht0	(%rbx,%r9)
	vfmadd231ps	%zmm1, %zmm2, %zmm27
	vpmovzxwd	(%r12,%rax,2), %zmm1
	vpslld	$16, %zmm1, %zmm1
	vfmadd231ps	%zmm1, %zmm31, %zmm26
	vfmadd231ps	%zmm1, %zmm4, %zmm25
	vfmadd231ps	%zmm1, %zmm3, %zmm24
	vfmadd231ps	%zmm1, %zmm2, %zmm23
	vpmovzxwd	(%r15,%rax,2), %zmm1
	vpslld	$16, %zmm1, %zmm1
	vfmadd231ps	%zmm1, %zmm31, %zmm22
	vfmadd231ps	%zmm1, %zmm4, %zmm21
	vfmadd231ps	%zmm1, %zmm3, %zmm20
	vfmadd231ps	%zmm1, %zmm2, %zmm19
	vpmovzxwd	(%rdi,%rax,2), %zmm1
	vpslld	$16, %zmm1, %zmm1
	vfmadd231ps	%zmm1, %zmm31, %zmm18
	vfmadd231ps	%zmm1, %zmm4, %zmm17
	vfmadd231ps	%zmm1, %zmm3, %zmm16
	vfmadd231ps	%zmm1, %zmm2, %zmm15
	vpmovzxwd	(%rsi,%rax,2), %zmm1
	vpslld	$16, %zmm1, %zmm1
	vfmadd231ps	%zmm1, %zmm31, %zmm14
	vfmadd231ps	%zmm1, %zmm4, %zmm13
	vfmadd231ps	%zmm1, %zmm3, %zmm12
	vfmadd231ps	%zmm1, %zmm2, %zmm11
	vpmovzxwd	0(%r13,%rax,2), %zmm1
	addq	$16, %rax
	vpslld	$16, %zmm1, %zmm1
	vfmadd231ps	%zmm1, %zmm31, %zmm10
	vfmadd231ps	%zmm1, %zmm4, %zmm9
	vfmadd231ps	%zmm1, %zmm3, %zmm8
	vfmadd231ps	%zmm1, %zmm2, %zmm5
	cmpq	%rdx, -26408(%rbp)
	jg	.L2609
	movq	-26584(%rbp), %rcx
	movl	$16, %eax
	movq	%r12, %rbx
	movq	%r8, %rdi
	movq	-26544(%rbp), %rdx
	movq	%r15, %r12
	movq	%rsi, %r15
	vmovaps	%zmm30, -26160(%rbp)
	vmovaps	%zmm29, -25776(%rbp)
	salq	$4, %rcx
	cmpq	$15, -26512(%rbp)
	vmovaps	%zmm28, -25392(%rbp)
	cmovg	%rcx, %rax
	vmovaps	%zmm27, -25008(%rbp)
	vmovaps	%zmm26, -26096(%rbp)
	movq	%rax, %rsi
	vmovaps	%zmm25, -25712(%rbp)
	vmovaps	%zmm24, -25328(%rbp)
	vmovaps	%zmm23, -24944(%rbp)
	vmovaps	%zmm22, -26032(%rbp)
	vmovaps	%zmm21, -25648(%rbp)
	vmovaps	%zmm20, -25264(%rbp)
	vmovaps	%zmm19, -24880(%rbp)
	vmovaps	%zmm18, -25968(%rbp)
	vmovaps	%zmm17, -25584(%rbp)
	vmovaps	%zmm16, -25200(%rbp)
	vmovaps	%zmm15, -24816(%rbp)
	vmovaps	%zmm14, -25904(%rbp)
	vmovaps	%zmm13, -25520(%rbp)
	vmovaps	%zmm12, -25136(%rbp)
	vmovaps	%zmm11, -24752(%rbp)
	vmovaps	%zmm10, -25840(%rbp)
	vmovaps	%zmm9, -25456(%rbp)
	vmovaps	%zmm8, -25072(%rbp)
	vmovaps	%zmm5, -24688(%rbp)
.L2594:
	movq	-26408(%rbp), %rax
	cmpq	%rsi, %rax
	jle	.L2610
	movl	%eax, %ecx
	movl	$1, %eax
	leaq	(%rsi,%rsi), %r9
	movq	-26456(%rbp), %r11
	subl	%esi, %ecx
	leaq	(%rdi,%rsi,4), %r8
	sall	%cl, %eax
	subl	$1, %eax
	kmovw	%eax, %k1
	vmovdqu16	(%r14,%r9), %ymm1{%k1}{z}
	vmovups	(%r8), %zmm4{%k1}{z}
	leaq	(%rsi,%r11), %rax
	leaq	(%rdi,%rax,4), %rsi
	addq	%r11, %rax
	vpmovzxwd	%ymm1, %zmm1
	leaq	(%rdi,%rax,4), %rcx
	addq	%r11, %rax
	vpslld	$16, %zmm1, %zmm1
	leaq	(%rdi,%rax,4), %rax
	vfmadd213ps	-26160(%rbp), %zmm1, %zmm4
	vmovaps	%zmm4, -26160(%rbp)
	vmovups	(%rsi), %zmm4{%k1}{z}
	vfmadd213ps	-25776(%rbp), %zmm1, %zmm4
	vmovaps	%zmm4, -25776(%rbp)
	vmovups	(%rcx), %zmm4{%k1}{z}
	vfmadd213ps	-25392(%rbp), %zmm1, %zmm4
	vmovaps	%zmm4, -25392(%rbp)
	vmovups	(%rax), %zmm0{%k1}{z}
	vfmadd213ps	-25008(%rbp), %zmm1, %zmm0
	vmovaps	%zmm0, -25008(%rbp)
	vmovups	(%r8), %zmm1{%k1}{z}
	vmovdqu16	(%rbx,%r9), %ymm0{%k1}{z}
	vpmovzxwd	%ymm0, %zmm0
	vpslld	$16, %zmm0, %zmm0
	vfmadd213ps	-26096(%rbp), %zmm0, %zmm1
	vmovaps	%zmm1, -26096(%rbp)
	vmovups	(%rsi), %zmm1{%k1}{z}
	vfmadd213ps	-25712(%rbp), %zmm0, %zmm1
	vmovaps	%zmm1, -25712(%rbp)
	vmovups	(%rcx), %zmm1{%k1}{z}
	vfmadd213ps	-25328(%rbp), %zmm0, %zmm1
	vmovaps	%zmm1, -25328(%rbp)
	vmovups	(%rax), %zmm1{%k1}{z}
	vfmadd213ps	-24944(%rbp), %zmm1, %zmm0
	vmovaps	%zmm0, -24944(%rbp)
	vmovups	(%r8), %zmm1{%k1}{z}
	vmovdqu16	(%r12,%r9), %ymm0{%k1}{z}
	vpmovzxwd	%ymm0, %zmm0
	vpslld	$16, %zmm0, %zmm0
	vfmadd213ps	-26032(%rbp), %zmm0, %zmm1
	vmovaps	%zmm1, -26032(%rbp)
	vmovups	(%rsi), %zmm1{%k1}{z}
	vfmadd213ps	-25648(%rbp), %zmm0, %zmm1
	movq	-26416(%rbp), %rdi
	vmovaps	%zmm1, -25648(%rbp)
	vmovups	(%rcx), %zmm1{%k1}{z}
	vfmadd213ps	-25264(%rbp), %zmm0, %zmm1
	vmovaps	%zmm1, -25264(%rbp)
	vmovups	(%rax), %zmm1{%k1}{z}
	vfmadd213ps	-24880(%rbp), %zmm1, %zmm0
	vmovaps	%zmm0, -24880(%rbp)
	vmovups	(%r8), %zmm1{%k1}{z}
	vmovdqu16	(%rdi,%r9), %ymm0{%k1}{z}
	vpmovzxwd	%ymm0, %zmm0
	vpslld	$16, %zmm0, %zmm0
	vfmadd213ps	-25968(%rbp), %zmm0, %zmm1
	vmovaps	%zmm1, -25968(%rbp)
	vmovups	(%rsi), %zmm1{%k1}{z}
	vfmadd213ps	-25584(%rbp), %zmm0, %zmm1
	vmovaps	%zmm1, -25584(%rbp)
	vmovups	(%rcx), %zmm1{%k1}{z}
	vfmadd213ps	-25200(%rbp), %zmm0, %zmm1
	vmovaps	%zmm1, -25200(%rbp)
	vmovups	(%rax), %zmm1{%k1}{z}
	vfmadd213ps	-24816(%rbp), %zmm1, %zmm0
	vmovaps	%zmm0, -24816(%rbp)
	vmovups	(%r8), %zmm1{%k1}{z}
	vmovdqu16	(%r15,%r9), %ymm0{%k1}{z}
	vpmovzxwd	%ymm0, %zmm0
	vpslld	$16, %zmm0, %zmm0
	vfmadd213ps	-25904(%rbp), %zmm0, %zmm1
	vmovaps	%zmm1, -25904(%rbp)
	vmovups	(%rsi), %zmm1{%k1}{z}
	vfmadd213ps	-25520(%rbp), %zmm0, %zmm1
	vmovaps	%zmm1, -25520(%rbp)
	vmovups	(%rcx), %zmm1{%k1}{z}
	vfmadd213ps	-25136(%rbp), %zmm0, %zmm1
	vmovaps	%zmm1, -25136(%rbp)
	vmovups	(%rax), %zmm1{%k1}{z}
	vfmadd213ps	-24752(%rbp), %zmm1, %zmm0
	vmovaps	%zmm0, -24752(%rbp)
	vmovups	(%r8), %zmm1{%k1}{z}
	vmovdqu16	0(%r13,%r9), %ymm0{%k1}{z}
	vpmovzxwd	%ymm0, %zmm0
	vpslld	$16, %zmm0, %zmm0
	vfmadd213ps	-25840(%rbp), %zmm0, %zmm1
	vmovaps	%zmm1, -25840(%rbp)
	vmovups	(%rsi), %zmm1{%k1}{z}
	vfmadd213ps	-25456(%rbp), %zmm0, %zmm1
	vmovaps	%zmm1, -25456(%rbp)
	vmovups	(%rcx), %zmm1{%k1}{z}
	vfmadd213ps	-25072(%rbp), %zmm0, %zmm1
	vmovaps	%zmm1, -25072(%rbp)
	vmovups	(%rax), %zmm1{%k1}{z}
	vfmadd213ps	-24688(%rbp), %zmm1, %zmm0
	vmovaps	%zmm0, -24688(%rbp)
.L2610:
	leaq	-26160(%rbp), %r9
	leaq	-26288(%rbp), %rsi
	vzeroupper
	movq	%r9, %rdi
	call	_ZN6kvtide12_GLOBAL__N_14Simd8sum_tileERA4_A6_KDv16_fPf
	cmpq	$5, -26440(%rbp)
	jg	.L2621
	movq	-26504(%rbp), %r8
	movq	-26464(%rbp), %r10
	movq	%r15, -26480(%rbp)
	movq	%rdx, %rdi
	movq	%r12, %r15
	movq	%rsi, %rdx
	movq	%rbx, %r12
	movq	%r9, %rbx
	movl	%r8d, %eax
	salq	$2, %r10
	movl	%r8d, %r11d
	andl	$4, %eax
	movl	%eax, -26456(%rbp)
	cmpl	$8, %r8d
	jnb	.L2613
.L3074:
	movl	-26456(%rbp), %ecx
	testl	%ecx, %ecx
	jne	.L3073
	testl	%r8d, %r8d
	je	.L2614
	movzbl	(%rdx), %eax
	movb	%al, (%rdi)
.L2614:
	addq	$32, %rdx
	addq	%r10, %rdi
	cmpq	%rdx, %rbx
	je	.L3044
	cmpl	$8, %r8d
	jb	.L3074
.L2613:
	movq	(%rdx), %rax
	leaq	8(%rdi), %rsi
	movq	%rdx, %r9
	andq	$-8, %rsi
	movq	%rax, (%rdi)
	movq	-8(%rdx,%r11), %rax
	movq	%rax, -8(%rdi,%r11)
	movq	%rdi, %rax
	subq	%rsi, %rax
	subq	%rax, %r9
	addl	%r8d, %eax
	andl	$-8, %eax
	cmpl	$8, %eax
	jb	.L2614
	movq	%rdx, -26464(%rbp)
	andl	$-8, %eax
	xorl	%ecx, %ecx
	vmovq	%r11, %xmm3
.L2617:
	movl	%ecx, %r11d
	addl	$8, %ecx
	movq	(%r9,%r11), %rdx
	movq	%rdx, (%rsi,%r11)
	cmpl	%eax, %ecx
	jb	.L2617
	movq	-26464(%rbp), %rdx
	vmovq	%xmm3, %r11
	jmp	.L2614
.L2531:
	cmpl	$5, -26392(%rbp)
	jle	.L2557
	cmpq	$15, -26560(%rbp)
	jle	.L3075
	movq	24(%r9), %r11
	movq	-26456(%rbp), %rax
	vxorps	%xmm10, %xmm10, %xmm10
	movq	%rdx, -26480(%rbp)
	vmovq	8(%r9), %xmm16
	movq	(%r9), %rsi
	vmovaps	%zmm10, %zmm9
	vmovaps	%zmm10, %zmm8
	leaq	(%rdi,%rax,4), %r10
	vmovq	16(%r9), %xmm0
	xorl	%eax, %eax
	vmovq	32(%r9), %xmm17
	movq	40(%r9), %r9
	vmovaps	%zmm10, %zmm7
	vmovaps	%zmm10, %zmm14
	vmovaps	%zmm10, %zmm13
	vmovaps	%zmm10, %zmm12
	vmovaps	%zmm10, %zmm11
	vmovaps	%zmm10, %zmm3
	vmovq	%r9, %xmm30
	vmovaps	%zmm10, %zmm2
	movq	%r15, %r9
	movq	%r12, %r15
	vmovaps	%zmm10, %zmm1
	movq	%rbx, %r12
	vmovaps	%zmm10, %zmm15
	movq	%r11, %rbx
	vmovq	%xmm16, %r11
	.p2align 4,,10
	.p2align 3
.L2560:
	leaq	(%rax,%rax), %rcx
	vmovq	%xmm0, %rdx
	movq	%rax, %r8
	prefetcht0	(%rsi)
	vpmovzxwd	(%r14,%rax,2), %zmm6
	prefetcht0	(%rdx,%rcx)
	vmovups	(%rdi,%rax,4), %zmm5
	vmovq	%xmm17, %rdx
	vmovups	(%r10,%rax,4), %zmm4
	prefetcht0	(%rdx,%rcx)
	prefetcht0	(%rbx,%rcx)
	addq	$32, %rsi
	vpslld	$16, %zmm6, %zmm6
	vmovq	%xmm30, %rdx
	prefetcht0	(%r11,%rcx)
	vfmadd231ps	%zmm6, %zmm5, %zmm15
	vfmadd231ps	%zmm6, %zmm4, %zmm13
	prefetcht0	(%rdx,%rcx)
	vpmovzxwd	(%r12,%rax,2), %zmm6
	movq	-26416(%rbp), %rcx
	vpslld	$16, %zmm6, %zmm6
	vfmadd231ps	%zmm6, %zmm5, %zmm1
	vfmadd231ps	%zmm6, %zmm4, %zmm14
	vpmovzxwd	(%r15,%rax,2), %zmm6
	vpslld	$16, %zmm6, %zmm6
	vfmadd231ps	%zmm6, %zmm5, %zmm2
	vfmadd231ps	%zmm6, %zmm4, %zmm7
	vpmovzxwd	(%rcx,%rax,2), %zmm6
	leaq	31(%r8), %rcx
	vpslld	$16, %zmm6, %zmm6
	vfmadd231ps	%zmm6, %zmm5, %zmm3
	vfmadd231ps	%zmm6, %zmm4, %zmm8
	vpmovzxwd	(%r9,%rax,2), %zmm6
	vpslld	$16, %zmm6, %zmm6
	vfmadd231ps	%zmm6, %zmm5, %zmm11
	vfmadd231ps	%zmm6, %zmm4, %zmm9
	vpmovzxwd	0(%r13,%rax,2), %zmm6
	addq	$16, %rax
	vpslld	$16, %zmm6, %zmm6
	vfmadd231ps	%zmm6, %zmm5, %zmm12
	vfmadd231ps	%zmm6, %zmm4, %zmm10
	cmpq	%rcx, -26408(%rbp)
	jg	.L2560
	movq	-26480(%rbp), %rdx
	movq	-26552(%rbp), %rsi
	movq	%r12, %rbx
	movq	%r15, %r12
	movq	%r9, %r15
.L2559:
	movq	-26408(%rbp), %rax
	cmpq	%rsi, %rax
	jle	.L2561
	movl	%eax, %ecx
	movl	$1, %eax
	leaq	(%rsi,%rsi), %r8
	subl	%esi, %ecx
	sall	%cl, %eax
	subl	$1, %eax
	kmovw	%eax, %k1
	movq	-26456(%rbp), %rax
	vmovdqu16	(%rbx,%r8), %ymm0{%k1}{z}
	vmovups	(%rdi,%rsi,4), %zmm5{%k1}{z}
	vmovdqu16	(%r14,%r8), %ymm16{%k1}{z}
	addq	%rsi, %rax
	vpmovzxwd	%ymm0, %zmm0
	vmovups	(%rdi,%rax,4), %zmm4{%k1}{z}
	vpslld	$16, %zmm0, %zmm0
	movq	-26416(%rbp), %rax
	vpmovzxwd	%ymm16, %zmm16
	vfmadd231ps	%zmm0, %zmm5, %zmm1
	vpslld	$16, %zmm16, %zmm16
	vfmadd231ps	%zmm0, %zmm4, %zmm14
	vmovdqu16	(%r12,%r8), %ymm0{%k1}{z}
	vfmadd231ps	%zmm16, %zmm5, %zmm15
	vfmadd231ps	%zmm16, %zmm4, %zmm13
	vpmovzxwd	%ymm0, %zmm0
	vpslld	$16, %zmm0, %zmm0
	vfmadd231ps	%zmm0, %zmm5, %zmm2
	vfmadd231ps	%zmm0, %zmm4, %zmm7
	vmovdqu16	(%rax,%r8), %ymm0{%k1}{z}
	vpmovzxwd	%ymm0, %zmm0
	vpslld	$16, %zmm0, %zmm0
	vfmadd231ps	%zmm0, %zmm5, %zmm3
	vfmadd231ps	%zmm0, %zmm4, %zmm8
	vmovdqu16	(%r15,%r8), %ymm0{%k1}{z}
	vpmovzxwd	%ymm0, %zmm0
	vpslld	$16, %zmm0, %zmm0
	vfmadd231ps	%zmm0, %zmm5, %zmm11
	vfmadd231ps	%zmm0, %zmm4, %zmm9
	vmovdqu16	0(%r13,%r8), %ymm0{%k1}{z}
	vpmovzxwd	%ymm0, %zmm0
	vpslld	$16, %zmm0, %zmm0
	vfmadd231ps	%zmm0, %zmm5, %zmm12
	vfmadd231ps	%zmm0, %zmm4, %zmm10
.L2561:
	leaq	-26160(%rbp), %r9
	vmovaps	%zmm15, %zmm0
	movq	%r9, %rdi
	call	_ZN6kvtide12_GLOBAL__N_14Simd4sum4EDv16_fS2_S2_S2_Pf
	leaq	-26144(%rbp), %rdi
	vmovaps	%zmm14, %zmm3
	vmovaps	%zmm13, %zmm2
	vmovaps	%zmm12, %zmm1
	vmovaps	%zmm11, %zmm0
	call	_ZN6kvtide12_GLOBAL__N_14Simd4sum4EDv16_fS2_S2_S2_Pf
	leaq	-26128(%rbp), %rdi
	vmovaps	%zmm10, %zmm3
	vmovaps	%zmm9, %zmm2
	vmovaps	%zmm8, %zmm1
	vmovaps	%zmm7, %zmm0
	call	_ZN6kvtide12_GLOBAL__N_14Simd4sum4EDv16_fS2_S2_S2_Pf
	cmpq	$5, -26440(%rbp)
	jg	.L2562
	movq	-26504(%rbp), %rax
	cmpl	$8, %eax
	jnb	.L2563
	testb	$4, %al
	jne	.L3076
	movl	-26504(%rbp), %esi
	testl	%esi, %esi
	je	.L2564
	movzbl	-26160(%rbp), %eax
	movb	%al, (%rdx)
.L2564:
	movq	-26464(%rbp), %rax
	movq	-26504(%rbp), %rdi
	leaq	-26136(%rbp), %rsi
	leaq	(%rdx,%rax,4), %rax
	cmpl	$8, %edi
	jnb	.L2569
	andl	$4, %edi
	jne	.L3077
	movl	-26504(%rbp), %ecx
	testl	%ecx, %ecx
	je	.L2541
	movzbl	-26136(%rbp), %edx
	movb	%dl, (%rax)
	jmp	.L2541
.L3071:
	cmpl	$5, %ecx
	jle	.L2534
	cmpq	$15, -26560(%rbp)
	jle	.L3078
	movq	24(%r9), %r11
	movq	32(%r9), %r10
	vxorps	%xmm7, %xmm7, %xmm7
	xorl	%eax, %eax
	vmovq	16(%r9), %xmm0
	movq	(%r9), %rsi
	movq	%rdx, -26456(%rbp)
	vmovaps	%zmm7, %zmm6
	vmovq	8(%r9), %xmm9
	movq	40(%r9), %r9
	vmovq	%r11, %xmm14
	vmovaps	%zmm7, %zmm3
	vmovq	%xmm0, %r11
	vmovaps	%zmm7, %zmm2
	vmovaps	%zmm7, %zmm1
	vmovq	%r9, %xmm0
	vmovaps	%zmm7, %zmm8
	movq	%r15, %r9
	movq	%r12, %r15
	movq	%rbx, %r12
	movq	%r10, %rbx
	vmovq	%xmm9, %r10
	.p2align 4,,10
	.p2align 3
.L2548:
	leaq	(%rax,%rax), %rcx
	vpmovzxwd	(%r14,%rax,2), %zmm5
	movq	%rax, %r8
	prefetcht0	(%rsi)
	vmovups	(%rdi,%rax,4), %zmm4
	vmovq	%xmm14, %rdx
	prefetcht0	(%r10,%rcx)
	prefetcht0	(%r11,%rcx)
	vpslld	$16, %zmm5, %zmm5
	prefetcht0	(%rdx,%rcx)
	prefetcht0	(%rbx,%rcx)
	addq	$32, %rsi
	vfmadd231ps	%zmm5, %zmm4, %zmm8
	vpmovzxwd	(%r12,%rax,2), %zmm5
	vmovq	%xmm0, %rdx
	prefetcht0	(%rdx,%rcx)
	movq	-26416(%rbp), %rdx
	leaq	31(%r8), %rcx
	vpslld	$16, %zmm5, %zmm5
	vfmadd231ps	%zmm5, %zmm4, %zmm1
	vpmovzxwd	(%r15,%rax,2), %zmm5
	vpslld	$16, %zmm5, %zmm5
	vfmadd231ps	%zmm5, %zmm4, %zmm2
	vpmovzxwd	(%rdx,%rax,2), %zmm5
	vpslld	$16, %zmm5, %zmm5
	vfmadd231ps	%zmm5, %zmm4, %zmm3
	vpmovzxwd	(%r9,%rax,2), %zmm5
	vpslld	$16, %zmm5, %zmm5
	vfmadd231ps	%zmm5, %zmm4, %zmm6
	vpmovzxwd	0(%r13,%rax,2), %zmm5
	addq	$16, %rax
	vpslld	$16, %zmm5, %zmm5
	vfmadd231ps	%zmm5, %zmm4, %zmm7
	cmpq	%rcx, -26408(%rbp)
	jg	.L2548
	movq	-26456(%rbp), %rdx
	movq	-26552(%rbp), %rsi
	movq	%r12, %rbx
	movq	%r15, %r12
	movq	%r9, %r15
.L2536:
	movq	-26408(%rbp), %rax
	cmpq	%rsi, %rax
	jle	.L2549
	movl	%eax, %ecx
	movl	$1, %eax
	leaq	(%rsi,%rsi), %r8
	subl	%esi, %ecx
	sall	%cl, %eax
	subl	$1, %eax
	kmovw	%eax, %k1
	vmovdqu16	(%r14,%r8), %ymm4{%k1}{z}
	vmovups	(%rdi,%rsi,4), %zmm0{%k1}{z}
	movq	-26416(%rbp), %rax
	vpmovzxwd	%ymm4, %zmm4
	vpslld	$16, %zmm4, %zmm4
	vfmadd231ps	%zmm4, %zmm0, %zmm8
	vmovdqu16	(%rbx,%r8), %ymm4{%k1}{z}
	vpmovzxwd	%ymm4, %zmm4
	vpslld	$16, %zmm4, %zmm4
	vfmadd231ps	%zmm4, %zmm0, %zmm1
	vmovdqu16	(%r12,%r8), %ymm4{%k1}{z}
	vpmovzxwd	%ymm4, %zmm4
	vpslld	$16, %zmm4, %zmm4
	vfmadd231ps	%zmm4, %zmm0, %zmm2
	vmovdqu16	(%rax,%r8), %ymm4{%k1}{z}
	vpmovzxwd	%ymm4, %zmm4
	vpslld	$16, %zmm4, %zmm4
	vfmadd231ps	%zmm4, %zmm0, %zmm3
	vmovdqu16	(%r15,%r8), %ymm4{%k1}{z}
	vpmovzxwd	%ymm4, %zmm4
	vpslld	$16, %zmm4, %zmm4
	vfmadd231ps	%zmm4, %zmm0, %zmm6
	vmovdqu16	0(%r13,%r8), %ymm4{%k1}{z}
	vpmovzxwd	%ymm4, %zmm4
	vpslld	$16, %zmm4, %zmm4
	vfmadd231ps	%zmm4, %zmm0, %zmm7
.L2549:
	leaq	-26160(%rbp), %r9
	vmovaps	%zmm8, %zmm0
	movq	%r9, %rdi
	call	_ZN6kvtide12_GLOBAL__N_14Simd4sum4EDv16_fS2_S2_S2_Pf
	vxorps	%xmm3, %xmm3, %xmm3
	leaq	-26144(%rbp), %rdi
	vmovaps	%zmm7, %zmm1
	vmovaps	%zmm3, %zmm2
	vmovaps	%zmm6, %zmm0
	call	_ZN6kvtide12_GLOBAL__N_14Simd4sum4EDv16_fS2_S2_S2_Pf
	cmpq	$5, -26440(%rbp)
	jg	.L3045
	movq	-26504(%rbp), %rax
	cmpl	$8, %eax
	jb	.L3052
	movq	-26160(%rbp), %rax
	movq	%r9, %rsi
	movq	%rax, (%rdx)
	movq	-26504(%rbp), %rdi
	movl	%edi, %eax
	movq	-8(%r9,%rax), %rcx
	movq	%rcx, -8(%rdx,%rax)
	leaq	8(%rdx), %rcx
	movq	%rdx, %rax
	andq	$-8, %rcx
	subq	%rcx, %rax
	subq	%rax, %rsi
	addl	%edi, %eax
	andl	$-8, %eax
	cmpl	$8, %eax
	jb	.L2541
	andl	$-8, %eax
	xorl	%edx, %edx
.L2555:
	movl	%edx, %edi
	addl	$8, %edx
	movq	(%rsi,%rdi), %r8
	movq	%r8, (%rcx,%rdi)
	cmpl	%eax, %edx
	jb	.L2555
	jmp	.L2541
.L3070:
	movq	-26576(%rbp), %rsi
	cmpq	%rsi, -26432(%rbp)
	jle	.L2527
	testl	%edi, %edi
	movl	$1, %eax
	movq	%r14, %r9
	movq	$0, -26464(%rbp)
	cmovg	%edi, %eax
	movq	%r15, -26536(%rbp)
	movq	%r11, -26656(%rbp)
	movq	%r13, %r11
	movq	-26424(%rbp), %r13
	movl	%eax, -26544(%rbp)
	movq	-26576(%rbp), %rax
	movq	%rax, -26416(%rbp)
	leaq	-26160(%rbp), %rax
	movq	%rax, -26456(%rbp)
	.p2align 4,,10
	.p2align 3
.L2756:
	movq	-26432(%rbp), %rax
	movq	-26416(%rbp), %rsi
	movq	-26464(%rbp), %rdi
	subq	%rsi, %rax
	cmpq	$5, %rdi
	jg	.L2791
	movq	-26496(%rbp), %r15
	movsbq	(%r15,%rdi), %rcx
	movq	%rcx, %rdx
	leaq	-26336(%rbp,%rcx,8), %rsi
	movsbl	1(%r15,%rdi), %ecx
	subl	%edx, %ecx
.L2645:
	movq	-26536(%rbp), %r14
	movq	-26416(%rbp), %rdi
	movq	8(%r14), %r8
	movq	%rdi, %rdx
	movq	(%r14), %r15
	imulq	%r8, %rdx
	movq	%r8, -26424(%rbp)
	movq	-26448(%rbp), %r8
	movq	%rdx, -26488(%rbp)
	addq	%r8, %rdx
	movq	%rdx, -26520(%rbp)
	leaq	(%r15,%rdx,4), %r8
	movq	24(%r14), %rdx
	imulq	%rdx, %rdi
	movq	%rdx, -26472(%rbp)
	movq	%rdi, %rdx
	movq	-26480(%rbp), %rdi
	leaq	(%rdi,%rdx,4), %rdx
	cmpq	$2, %rax
	je	.L2646
	cmpq	$3, %rax
	je	.L2647
	cmpq	$1, %rax
	je	.L3079
	cmpl	$2, %ecx
	je	.L2706
	jg	.L2707
	testl	%ecx, %ecx
	je	.L2708
	cmpl	$1, %ecx
	jne	.L2710
	vxorps	%xmm1, %xmm1, %xmm1
	cmpq	$15, -26512(%rbp)
	vmovaps	%zmm1, -26160(%rbp)
	vmovaps	%zmm1, -26096(%rbp)
	vmovaps	%zmm1, -26032(%rbp)
	vmovaps	%zmm1, -25968(%rbp)
	vmovaps	%zmm1, -25904(%rbp)
	vmovaps	%zmm1, -25840(%rbp)
	vmovaps	%zmm1, -25776(%rbp)
	vmovaps	%zmm1, -25712(%rbp)
	vmovaps	%zmm1, -25648(%rbp)
	vmovaps	%zmm1, -25584(%rbp)
	vmovaps	%zmm1, -25520(%rbp)
	vmovaps	%zmm1, -25456(%rbp)
	vmovaps	%zmm1, -25392(%rbp)
	vmovaps	%zmm1, -25328(%rbp)
	vmovaps	%zmm1, -25264(%rbp)
	vmovaps	%zmm1, -25200(%rbp)
	vmovaps	%zmm1, -25136(%rbp)
	vmovaps	%zmm1, -25072(%rbp)
	vmovaps	%zmm1, -25008(%rbp)
	vmovaps	%zmm1, -24944(%rbp)
	vmovaps	%zmm1, -24880(%rbp)
	vmovaps	%zmm1, -24816(%rbp)
	vmovaps	%zmm1, -24752(%rbp)
	vmovaps	%zmm1, -24688(%rbp)
	jle	.L3080
	movq	-26472(%rbp), %rax
	vxorps	%xmm6, %xmm6, %xmm6
	movq	(%rsi), %rsi
	movq	%r8, -26504(%rbp)
	vmovaps	%zmm6, %zmm7
	vmovaps	%zmm6, %zmm8
	vmovaps	%zmm6, %zmm9
	leaq	0(,%rax,4), %rdi
	vmovaps	%zmm6, %zmm10
	xorl	%eax, %eax
	leaq	(%rdx,%rdi), %r15
	vmovaps	%zmm6, %zmm11
	vmovaps	%zmm6, %zmm12
	leaq	(%r15,%rdi), %r14
	vmovaps	%zmm6, %zmm13
	vmovaps	%zmm6, %zmm14
	addq	%r14, %rdi
	vmovaps	%zmm6, %zmm15
	vmovaps	%zmm6, %zmm16
	movq	%rdi, %r8
	movq	-26408(%rbp), %rdi
	vmovaps	%zmm6, %zmm17
	vmovaps	%zmm6, %zmm18
	vmovaps	%zmm6, %zmm19
	vmovaps	%zmm6, %zmm20
	vmovaps	%zmm6, %zmm21
	vmovaps	%zmm6, %zmm22
	vmovaps	%zmm6, %zmm23
	vmovaps	%zmm6, %zmm24
	vmovaps	%zmm6, %zmm25
	vmovaps	%zmm6, %zmm26
	vmovaps	%zmm6, %zmm27
	vmovaps	%zmm6, %zmm28
	vmovaps	%zmm6, %zmm29
	.p2align 4,,10
	.p2align 3
.L2728:
	vpmovzxwd	(%rbx,%rax,2), %zmm1
	vmovups	(%rdx,%rax,4), %zmm5
	movq	%rax, %rcx
	prefetcht0	(%rsi)
	vmovups	(%r15,%rax,4), %zmm4
	vmovups	(%r14,%rax,4), %zmm3
	addq	$31, %rcx
	addq	$32, %rsi
	vmovups	(%r8,%rax,4), %zmm2
	vpslld	$16, %zmm1, %zmm1
	vfmadd231ps	%zmm1, %zmm5, %zmm29
	vfmadd231ps	%zmm1, %zmm4, %zmm28
	vfmadd231ps	%zmm1, %zmm3, %zmm27
	vfmadd231ps	%zmm1, %zmm2, %zmm26
	vpmovzxwd	(%r12,%rax,2), %zmm1
	vpslld	$16, %zmm1, %zmm1
	vfmadd231ps	%zmm1, %zmm5, %zmm25
	vfmadd231ps	%zmm1, %zmm4, %zmm24
	vfmadd231ps	%zmm1, %zmm3, %zmm23
	vfmadd231ps	%zmm1, %zmm2, %zmm22
	vpmovzxwd	(%r11,%rax,2), %zmm1
	vpslld	$16, %zmm1, %zmm1
	vfmadd231ps	%zmm1, %zmm5, %zmm21
	vfmadd231ps	%zmm1, %zmm4, %zmm20
	vfmadd231ps	%zmm1, %zmm3, %zmm19
	vfmadd231ps	%zmm1, %zmm2, %zmm18
	vpmovzxwd	(%r9,%rax,2), %zmm1
	vpslld	$16, %zmm1, %zmm1
	vfmadd231ps	%zmm1, %zmm5, %zmm17
	vfmadd231ps	%zmm1, %zmm4, %zmm16
	vfmadd231ps	%zmm1, %zmm3, %zmm15
	vfmadd231ps	%zmm1, %zmm2, %zmm14
	vpmovzxwd	0(%r13,%rax,2), %zmm1
	vpslld	$16, %zmm1, %zmm1
	vfmadd231ps	%zmm1, %zmm5, %zmm13
	vfmadd231ps	%zmm1, %zmm4, %zmm12
	vfmadd231ps	%zmm1, %zmm3, %zmm11
	vfmadd231ps	%zmm1, %zmm2, %zmm10
	vpmovzxwd	(%r10,%rax,2), %zmm1
	addq	$16, %rax
	vpslld	$16, %zmm1, %zmm1
	vfmadd231ps	%zmm1, %zmm5, %zmm9
	vfmadd231ps	%zmm1, %zmm4, %zmm8
	vfmadd231ps	%zmm1, %zmm3, %zmm7
	vfmadd231ps	%zmm1, %zmm2, %zmm6
	cmpq	%rcx, %rdi
	jg	.L2728
	movq	-26584(%rbp), %rcx
	movl	$16, %eax
	movq	-26504(%rbp), %r8
	vmovaps	%zmm29, -26160(%rbp)
	vmovaps	%zmm28, -25776(%rbp)
	vmovaps	%zmm27, -25392(%rbp)
	salq	$4, %rcx
	cmpq	$15, -26512(%rbp)
	vmovaps	%zmm26, -25008(%rbp)
	cmovg	%rcx, %rax
	vmovaps	%zmm25, -26096(%rbp)
	vmovaps	%zmm24, -25712(%rbp)
	movq	%rax, %rsi
	vmovaps	%zmm23, -25328(%rbp)
	vmovaps	%zmm22, -24944(%rbp)
	vmovaps	%zmm21, -26032(%rbp)
	vmovaps	%zmm20, -25648(%rbp)
	vmovaps	%zmm19, -25264(%rbp)
	vmovaps	%zmm18, -24880(%rbp)
	vmovaps	%zmm17, -25968(%rbp)
	vmovaps	%zmm16, -25584(%rbp)
	vmovaps	%zmm15, -25200(%rbp)
	vmovaps	%zmm14, -24816(%rbp)
	vmovaps	%zmm13, -25904(%rbp)
	vmovaps	%zmm12, -25520(%rbp)
	vmovaps	%zmm11, -25136(%rbp)
	vmovaps	%zmm10, -24752(%rbp)
	vmovaps	%zmm9, -25840(%rbp)
	vmovaps	%zmm8, -25456(%rbp)
	vmovaps	%zmm7, -25072(%rbp)
	vmovaps	%zmm6, -24688(%rbp)
.L2716:
	movq	-26408(%rbp), %rax
	cmpq	%rsi, %rax
	jle	.L2729
	movl	%eax, %ecx
	leaq	(%rsi,%rsi), %r15
	leaq	(%rdx,%rsi,4), %r14
	movl	$1, %eax
	subl	%esi, %ecx
	sall	%cl, %eax
	subl	$1, %eax
	kmovw	%eax, %k1
	vmovdqu16	(%rbx,%r15), %ymm1{%k1}{z}
	vmovups	(%r14), %zmm2{%k1}{z}
	movq	-26472(%rbp), %rax
	vpmovzxwd	%ymm1, %zmm1
	vpslld	$16, %zmm1, %zmm1
	leaq	(%rsi,%rax), %rcx
	vfmadd213ps	-26160(%rbp), %zmm1, %zmm2
	leaq	(%rdx,%rcx,4), %rdi
	addq	%rax, %rcx
	leaq	(%rdx,%rcx,4), %rsi
	addq	%rax, %rcx
	leaq	(%rdx,%rcx,4), %rax
	vmovaps	%zmm2, -26160(%rbp)
	vmovups	(%rdi), %zmm5{%k1}{z}
	vfmadd213ps	-25776(%rbp), %zmm1, %zmm5
	vmovaps	%zmm5, -25776(%rbp)
	vmovups	(%rsi), %zmm5{%k1}{z}
	vfmadd213ps	-25392(%rbp), %zmm1, %zmm5
	vmovaps	%zmm5, -25392(%rbp)
	vmovups	(%rax), %zmm0{%k1}{z}
	vfmadd213ps	-25008(%rbp), %zmm1, %zmm0
	vmovaps	%zmm0, -25008(%rbp)
	vmovups	(%r14), %zmm1{%k1}{z}
	vmovdqu16	(%r12,%r15), %ymm0{%k1}{z}
	vpmovzxwd	%ymm0, %zmm0
	vpslld	$16, %zmm0, %zmm0
	vfmadd213ps	-26096(%rbp), %zmm0, %zmm1
	vmovaps	%zmm1, -26096(%rbp)
	vmovups	(%rdi), %zmm1{%k1}{z}
	vfmadd213ps	-25712(%rbp), %zmm0, %zmm1
	vmovaps	%zmm1, -25712(%rbp)
	vmovups	(%rsi), %zmm1{%k1}{z}
	vfmadd213ps	-25328(%rbp), %zmm0, %zmm1
	vmovaps	%zmm1, -25328(%rbp)
	vmovups	(%rax), %zmm1{%k1}{z}
	vfmadd213ps	-24944(%rbp), %zmm1, %zmm0
	vmovaps	%zmm0, -24944(%rbp)
	vmovups	(%r14), %zmm1{%k1}{z}
	vmovdqu16	(%r11,%r15), %ymm0{%k1}{z}
	vpmovzxwd	%ymm0, %zmm0
	vpslld	$16, %zmm0, %zmm0
	vfmadd213ps	-26032(%rbp), %zmm0, %zmm1
	vmovaps	%zmm1, -26032(%rbp)
	vmovups	(%rdi), %zmm1{%k1}{z}
	vfmadd213ps	-25648(%rbp), %zmm0, %zmm1
	vmovaps	%zmm1, -25648(%rbp)
	vmovups	(%rsi), %zmm1{%k1}{z}
	vfmadd213ps	-25264(%rbp), %zmm0, %zmm1
	vmovaps	%zmm1, -25264(%rbp)
	vmovups	(%rax), %zmm1{%k1}{z}
	vfmadd213ps	-24880(%rbp), %zmm1, %zmm0
	vmovaps	%zmm0, -24880(%rbp)
	vmovups	(%r14), %zmm1{%k1}{z}
	vmovdqu16	(%r9,%r15), %ymm0{%k1}{z}
	vpmovzxwd	%ymm0, %zmm0
	vpslld	$16, %zmm0, %zmm0
	vfmadd213ps	-25968(%rbp), %zmm0, %zmm1
	vmovaps	%zmm1, -25968(%rbp)
	vmovups	(%rdi), %zmm1{%k1}{z}
	vfmadd213ps	-25584(%rbp), %zmm0, %zmm1
	vmovaps	%zmm1, -25584(%rbp)
	vmovups	(%rsi), %zmm1{%k1}{z}
	vfmadd213ps	-25200(%rbp), %zmm0, %zmm1
	vmovaps	%zmm1, -25200(%rbp)
	vmovups	(%rax), %zmm1{%k1}{z}
	vfmadd213ps	-24816(%rbp), %zmm1, %zmm0
	vmovaps	%zmm0, -24816(%rbp)
	vmovups	(%r14), %zmm1{%k1}{z}
	vmovdqu16	0(%r13,%r15), %ymm0{%k1}{z}
	vpmovzxwd	%ymm0, %zmm0
	vpslld	$16, %zmm0, %zmm0
	vfmadd213ps	-25904(%rbp), %zmm0, %zmm1
	vmovaps	%zmm1, -25904(%rbp)
	vmovups	(%rdi), %zmm1{%k1}{z}
	vfmadd213ps	-25520(%rbp), %zmm0, %zmm1
	vmovaps	%zmm1, -25520(%rbp)
	vmovups	(%rsi), %zmm1{%k1}{z}
	vfmadd213ps	-25136(%rbp), %zmm0, %zmm1
	vmovaps	%zmm1, -25136(%rbp)
	vmovups	(%rax), %zmm1{%k1}{z}
	vfmadd213ps	-24752(%rbp), %zmm1, %zmm0
	vmovaps	%zmm0, -24752(%rbp)
	vmovups	(%r14), %zmm1{%k1}{z}
	vmovdqu16	(%r10,%r15), %ymm0{%k1}{z}
	vpmovzxwd	%ymm0, %zmm0
	vpslld	$16, %zmm0, %zmm0
	vfmadd213ps	-25840(%rbp), %zmm0, %zmm1
	vmovaps	%zmm1, -25840(%rbp)
	vmovups	(%rdi), %zmm1{%k1}{z}
	vfmadd213ps	-25456(%rbp), %zmm0, %zmm1
	vmovaps	%zmm1, -25456(%rbp)
	vmovups	(%rsi), %zmm1{%k1}{z}
	vfmadd213ps	-25072(%rbp), %zmm0, %zmm1
	vmovaps	%zmm1, -25072(%rbp)
	vmovups	(%rax), %zmm1{%k1}{z}
	vfmadd213ps	-24688(%rbp), %zmm1, %zmm0
	vmovaps	%zmm0, -24688(%rbp)
.L2729:
	movq	-26456(%rbp), %rdi
	leaq	-26288(%rbp), %rsi
	vzeroupper
	call	_ZN6kvtide12_GLOBAL__N_14Simd8sum_tileERA4_A6_KDv16_fPf
	cmpq	$5, -26440(%rbp)
	jg	.L2751
	movq	-26488(%rbp), %rdi
	movq	-26568(%rbp), %rsi
	movq	%r9, -26472(%rbp)
	xorl	%eax, %eax
	movq	-26520(%rbp), %r14
	subq	%rdi, %rsi
	movl	-26524(%rbp), %edi
.L2731:
	leaq	(%rsi,%r14), %r9
	movslq	%eax, %rcx
	movl	%eax, %edx
	leaq	(%r8,%r9,4), %r15
	vmovss	(%r15), %xmm0
	vaddss	-26288(%rbp,%rcx,4), %xmm0, %xmm0
	vmovss	%xmm0, (%r15)
	cmpl	$1, %edi
	je	.L2732
	leal	1(%rax), %ecx
	leaq	4(%r8,%r9,4), %r15
	movslq	%ecx, %rcx
	vmovss	(%r15), %xmm0
	vaddss	-26288(%rbp,%rcx,4), %xmm0, %xmm0
	vmovss	%xmm0, (%r15)
	cmpl	$2, %edi
	je	.L2732
	leal	2(%rdx), %ecx
	leaq	8(%r8,%r9,4), %r15
	movslq	%ecx, %rcx
	vmovss	(%r15), %xmm0
	vaddss	-26288(%rbp,%rcx,4), %xmm0, %xmm0
	vmovss	%xmm0, (%r15)
	cmpl	$3, %edi
	je	.L2732
	leal	3(%rdx), %ecx
	leaq	12(%r8,%r9,4), %r15
	movslq	%ecx, %rcx
	vmovss	(%r15), %xmm0
	vaddss	-26288(%rbp,%rcx,4), %xmm0, %xmm0
	vmovss	%xmm0, (%r15)
	cmpl	$4, %edi
	je	.L2732
	addl	$4, %edx
	leaq	16(%r8,%r9,4), %rcx
	movslq	%edx, %rdx
	vmovss	(%rcx), %xmm0
	vaddss	-26288(%rbp,%rdx,4), %xmm0, %xmm0
	vmovss	%xmm0, (%rcx)
.L2732:
	movq	-26424(%rbp), %rdx
	addq	$8, %rax
	addq	%rdx, %r14
	cmpq	$32, %rax
	jne	.L2731
.L3036:
	movq	-26472(%rbp), %r9
.L2656:
	addq	$4, -26416(%rbp)
	movq	-26416(%rbp), %rax
	addq	$1, -26464(%rbp)
	cmpq	%rax, -26432(%rbp)
	jg	.L2756
	movq	-26656(%rbp), %r11
	movq	-26536(%rbp), %r15
	jmp	.L2527
	.p2align 4,,10
	.p2align 3
.L2791:
	xorl	%ecx, %ecx
	xorl	%esi, %esi
	jmp	.L2645
.L2646:
	cmpl	$5, %ecx
	jle	.L2666
	cmpq	$15, -26512(%rbp)
	jle	.L3081
	movq	-26472(%rbp), %rax
	movq	8(%rsi), %rcx
	vxorps	%xmm15, %xmm15, %xmm15
	movq	%r8, -26504(%rbp)
	movq	(%rsi), %r14
	movq	16(%rsi), %rdi
	vmovq	%r15, %xmm4
	vmovaps	%zmm15, %zmm14
	leaq	(%rdx,%rax,4), %rax
	movq	%rcx, %r15
	vmovaps	%zmm15, %zmm13
	vmovq	24(%rsi), %xmm8
	vmovq	32(%rsi), %xmm7
	vmovq	40(%rsi), %xmm6
	movq	%r13, %rcx
	movq	%r14, %r8
	vmovq	%rax, %xmm0
	movq	%r11, %r13
	xorl	%eax, %eax
	movq	%r10, %r11
	vmovaps	%zmm15, %zmm12
	movq	%r9, %r10
	movq	%rdi, %r9
	vmovaps	%zmm15, %zmm19
	vmovaps	%zmm15, %zmm18
	vmovaps	%zmm15, %zmm17
	vmovaps	%zmm15, %zmm16
	vmovaps	%zmm15, %zmm3
	vmovaps	%zmm15, %zmm2
	vmovaps	%zmm15, %zmm1
	vmovaps	%zmm15, %zmm20
	.p2align 4,,10
	.p2align 3
.L2679:
	leaq	(%rax,%rax), %rsi
	vmovq	%xmm8, %rdi
	movq	%rax, %r14
	vpmovzxwd	(%rbx,%rax,2), %zmm11
	prefetcht0	(%rdi,%rsi)
	vmovq	%xmm7, %rdi
	prefetcht0	(%r8)
	vmovups	(%rdx,%rax,4), %zmm10
	prefetcht0	(%rdi,%rsi)
	vmovq	%xmm6, %rdi
	prefetcht0	(%r15,%rsi)
	vpslld	$16, %zmm11, %zmm11
	prefetcht0	(%rdi,%rsi)
	vmovq	%xmm0, %rdi
	vfmadd231ps	%zmm11, %zmm10, %zmm20
	addq	$32, %r8
	vmovups	(%rdi,%rax,4), %zmm9
	prefetcht0	(%r9,%rsi)
	leaq	31(%r14), %rsi
	vfmadd231ps	%zmm11, %zmm9, %zmm18
	vpmovzxwd	(%r12,%rax,2), %zmm11
	vpslld	$16, %zmm11, %zmm11
	vfmadd231ps	%zmm11, %zmm10, %zmm1
	vfmadd231ps	%zmm11, %zmm9, %zmm19
	vpmovzxwd	0(%r13,%rax,2), %zmm11
	vpslld	$16, %zmm11, %zmm11
	vfmadd231ps	%zmm11, %zmm10, %zmm2
	vfmadd231ps	%zmm11, %zmm9, %zmm12
	vpmovzxwd	(%r10,%rax,2), %zmm11
	vpslld	$16, %zmm11, %zmm11
	vfmadd231ps	%zmm11, %zmm10, %zmm3
	vfmadd231ps	%zmm11, %zmm9, %zmm13
	vpmovzxwd	(%rcx,%rax,2), %zmm11
	vpslld	$16, %zmm11, %zmm11
	vfmadd231ps	%zmm11, %zmm10, %zmm16
	vfmadd231ps	%zmm11, %zmm9, %zmm14
	vpmovzxwd	(%r11,%rax,2), %zmm11
	addq	$16, %rax
	vpslld	$16, %zmm11, %zmm11
	vfmadd231ps	%zmm11, %zmm10, %zmm17
	vfmadd231ps	%zmm11, %zmm9, %zmm15
	cmpq	%rsi, -26408(%rbp)
	jg	.L2679
	movq	-26504(%rbp), %r8
	movq	-26552(%rbp), %rsi
	movq	%r10, %r9
	vmovq	%xmm4, %r15
	movq	%r11, %r10
	movq	%r13, %r11
	movq	%rcx, %r13
.L2668:
	movq	-26408(%rbp), %rax
	cmpq	%rsi, %rax
	jle	.L2680
	movl	%eax, %ecx
	movl	$1, %eax
	leaq	(%rsi,%rsi), %rdi
	subl	%esi, %ecx
	sall	%cl, %eax
	subl	$1, %eax
	kmovw	%eax, %k1
	movq	-26472(%rbp), %rax
	vmovdqu16	(%r12,%rdi), %ymm0{%k1}{z}
	vmovups	(%rdx,%rsi,4), %zmm5{%k1}{z}
	vmovdqu16	(%rbx,%rdi), %ymm7{%k1}{z}
	addq	%rsi, %rax
	vpmovzxwd	%ymm0, %zmm0
	vmovups	(%rdx,%rax,4), %zmm4{%k1}{z}
	vpslld	$16, %zmm0, %zmm0
	vpmovzxwd	%ymm7, %zmm7
	vfmadd231ps	%zmm0, %zmm5, %zmm1
	vpslld	$16, %zmm7, %zmm7
	vfmadd231ps	%zmm0, %zmm4, %zmm19
	vmovdqu16	(%r11,%rdi), %ymm0{%k1}{z}
	vfmadd231ps	%zmm7, %zmm5, %zmm20
	vfmadd231ps	%zmm7, %zmm4, %zmm18
	vpmovzxwd	%ymm0, %zmm0
	vpslld	$16, %zmm0, %zmm0
	vfmadd231ps	%zmm0, %zmm5, %zmm2
	vfmadd231ps	%zmm0, %zmm4, %zmm12
	vmovdqu16	(%r9,%rdi), %ymm0{%k1}{z}
	vpmovzxwd	%ymm0, %zmm0
	vpslld	$16, %zmm0, %zmm0
	vfmadd231ps	%zmm0, %zmm5, %zmm3
	vfmadd231ps	%zmm0, %zmm4, %zmm13
	vmovdqu16	0(%r13,%rdi), %ymm0{%k1}{z}
	vpmovzxwd	%ymm0, %zmm0
	vpslld	$16, %zmm0, %zmm0
	vfmadd231ps	%zmm0, %zmm5, %zmm16
	vfmadd231ps	%zmm0, %zmm4, %zmm14
	vmovdqu16	(%r10,%rdi), %ymm0{%k1}{z}
	vpmovzxwd	%ymm0, %zmm0
	vpslld	$16, %zmm0, %zmm0
	vfmadd231ps	%zmm0, %zmm5, %zmm17
	vfmadd231ps	%zmm0, %zmm4, %zmm15
.L2680:
	movq	-26456(%rbp), %rdi
	vmovaps	%zmm20, %zmm0
	call	_ZN6kvtide12_GLOBAL__N_14Simd4sum4EDv16_fS2_S2_S2_Pf
	leaq	-26144(%rbp), %rdi
	vmovaps	%zmm19, %zmm3
	vmovaps	%zmm18, %zmm2
	vmovaps	%zmm17, %zmm1
	vmovaps	%zmm16, %zmm0
	call	_ZN6kvtide12_GLOBAL__N_14Simd4sum4EDv16_fS2_S2_S2_Pf
	leaq	-26128(%rbp), %rdi
	vmovaps	%zmm15, %zmm3
	vmovaps	%zmm14, %zmm2
	vmovaps	%zmm13, %zmm1
	vmovaps	%zmm12, %zmm0
	call	_ZN6kvtide12_GLOBAL__N_14Simd4sum4EDv16_fS2_S2_S2_Pf
	cmpq	$5, -26440(%rbp)
	jg	.L2681
	movl	-26544(%rbp), %eax
	subl	$1, %eax
	cmpl	$2, %eax
	jbe	.L3064
	vmovups	(%r8), %xmm3
	cmpl	$4, -26544(%rbp)
	vaddps	-26160(%rbp), %xmm3, %xmm0
	vmovups	%xmm0, (%r8)
	je	.L2684
	vmovss	16(%r8), %xmm0
	vaddss	-26144(%rbp), %xmm0, %xmm0
	vmovss	%xmm0, 16(%r8)
.L2684:
	movq	-26448(%rbp), %rsi
	movq	-26424(%rbp), %rax
	addq	%rsi, %rax
	movq	-26488(%rbp), %rsi
	addq	%rsi, %rax
.L3057:
	leaq	(%r15,%rax,4), %rax
	cmpl	$4, -26544(%rbp)
	vmovups	(%rax), %xmm2
	vaddps	-26136(%rbp), %xmm2, %xmm0
	vmovups	%xmm0, (%rax)
	je	.L2656
	movq	-26424(%rbp), %rax
	leaq	16(%r8,%rax,4), %rax
	vmovss	(%rax), %xmm0
	vaddss	-26120(%rbp), %xmm0, %xmm0
	vmovss	%xmm0, (%rax)
	jmp	.L2656
	.p2align 4,,10
	.p2align 3
.L3079:
	cmpl	$5, %ecx
	jle	.L2649
	cmpq	$15, -26512(%rbp)
	jle	.L3082
	movq	8(%rsi), %rcx
	vxorps	%xmm12, %xmm12, %xmm12
	movq	(%rsi), %r14
	xorl	%eax, %eax
	vmovq	24(%rsi), %xmm8
	movq	16(%rsi), %rdi
	movq	%r8, -26424(%rbp)
	vmovaps	%zmm12, %zmm11
	vmovq	32(%rsi), %xmm7
	vmovq	40(%rsi), %xmm6
	vmovaps	%zmm12, %zmm3
	vmovaps	%zmm12, %zmm2
	vmovaps	%zmm12, %zmm1
	vmovaps	%zmm12, %zmm13
	vmovq	%rcx, %xmm0
	vmovq	%xmm8, %r8
	.p2align 4,,10
	.p2align 3
.L2660:
	vpmovzxwd	(%rbx,%rax,2), %zmm10
	vmovups	(%rdx,%rax,4), %zmm9
	leaq	(%rax,%rax), %rsi
	movq	%rax, %r15
	vmovq	%xmm0, %rcx
	prefetcht0	(%r14)
	prefetcht0	(%rdi,%rsi)
	prefetcht0	(%r8,%rsi)
	vpslld	$16, %zmm10, %zmm10
	prefetcht0	(%rcx,%rsi)
	addq	$32, %r14
	vmovq	%xmm7, %rcx
	vfmadd231ps	%zmm10, %zmm9, %zmm13
	vpmovzxwd	(%r12,%rax,2), %zmm10
	prefetcht0	(%rcx,%rsi)
	vmovq	%xmm6, %rcx
	prefetcht0	(%rcx,%rsi)
	leaq	31(%r15), %rsi
	vpslld	$16, %zmm10, %zmm10
	vfmadd231ps	%zmm10, %zmm9, %zmm1
	vpmovzxwd	(%r11,%rax,2), %zmm10
	vpslld	$16, %zmm10, %zmm10
	vfmadd231ps	%zmm10, %zmm9, %zmm2
	vpmovzxwd	(%r9,%rax,2), %zmm10
	vpslld	$16, %zmm10, %zmm10
	vfmadd231ps	%zmm10, %zmm9, %zmm3
	vpmovzxwd	0(%r13,%rax,2), %zmm10
	vpslld	$16, %zmm10, %zmm10
	vfmadd231ps	%zmm10, %zmm9, %zmm11
	vpmovzxwd	(%r10,%rax,2), %zmm10
	addq	$16, %rax
	vpslld	$16, %zmm10, %zmm10
	vfmadd231ps	%zmm10, %zmm9, %zmm12
	cmpq	%rsi, -26408(%rbp)
	jg	.L2660
	movq	-26424(%rbp), %r8
	movq	-26552(%rbp), %rsi
.L2651:
	movq	-26408(%rbp), %rax
	cmpq	%rsi, %rax
	jle	.L2661
	movl	%eax, %ecx
	movl	$1, %eax
	leaq	(%rsi,%rsi), %rdi
	subl	%esi, %ecx
	sall	%cl, %eax
	subl	$1, %eax
	kmovw	%eax, %k1
	vmovdqu16	(%rbx,%rdi), %ymm5{%k1}{z}
	vmovups	(%rdx,%rsi,4), %zmm0{%k1}{z}
	vmovdqu16	(%r10,%rdi), %ymm4{%k1}{z}
	vpmovzxwd	%ymm5, %zmm5
	vpslld	$16, %zmm5, %zmm5
	vpmovzxwd	%ymm4, %zmm4
	vfmadd231ps	%zmm5, %zmm0, %zmm13
	vmovdqu16	(%r12,%rdi), %ymm5{%k1}{z}
	vpslld	$16, %zmm4, %zmm4
	vfmadd231ps	%zmm4, %zmm0, %zmm12
	vpmovzxwd	%ymm5, %zmm5
	vpslld	$16, %zmm5, %zmm5
	vfmadd231ps	%zmm5, %zmm0, %zmm1
	vmovdqu16	(%r11,%rdi), %ymm5{%k1}{z}
	vpmovzxwd	%ymm5, %zmm5
	vpslld	$16, %zmm5, %zmm5
	vfmadd231ps	%zmm5, %zmm0, %zmm2
	vmovdqu16	(%r9,%rdi), %ymm5{%k1}{z}
	vpmovzxwd	%ymm5, %zmm5
	vpslld	$16, %zmm5, %zmm5
	vfmadd231ps	%zmm5, %zmm0, %zmm3
	vmovdqu16	0(%r13,%rdi), %ymm5{%k1}{z}
	vpmovzxwd	%ymm5, %zmm5
	vpslld	$16, %zmm5, %zmm5
	vfmadd231ps	%zmm5, %zmm0, %zmm11
.L2661:
	movq	-26456(%rbp), %rdi
	vmovaps	%zmm13, %zmm0
	call	_ZN6kvtide12_GLOBAL__N_14Simd4sum4EDv16_fS2_S2_S2_Pf
	vxorps	%xmm3, %xmm3, %xmm3
	leaq	-26144(%rbp), %rdi
	vmovaps	%zmm12, %zmm1
	vmovaps	%zmm3, %zmm2
	vmovaps	%zmm11, %zmm0
	call	_ZN6kvtide12_GLOBAL__N_14Simd4sum4EDv16_fS2_S2_S2_Pf
	cmpq	$5, -26440(%rbp)
	jg	.L3050
	movl	-26544(%rbp), %esi
	leal	-1(%rsi), %eax
	cmpl	$2, %eax
	jbe	.L2663
	vmovups	(%r8), %xmm3
	vaddps	-26160(%rbp), %xmm3, %xmm0
	vmovups	%xmm0, (%r8)
	cmpl	$4, %esi
	je	.L2656
.L3023:
	vmovss	16(%r8), %xmm0
	vaddss	-26144(%rbp), %xmm0, %xmm0
	vmovss	%xmm0, 16(%r8)
	jmp	.L2656
	.p2align 4,,10
	.p2align 3
.L2647:
	cmpl	$5, %ecx
	jle	.L2688
	cmpq	$15, -26512(%rbp)
	jle	.L3083
	movq	-26472(%rbp), %rax
	movq	16(%rsi), %rdi
	vxorps	%xmm14, %xmm14, %xmm14
	movq	%r8, -26608(%rbp)
	movq	(%rsi), %r14
	movq	8(%rsi), %rcx
	vmovaps	%zmm14, %zmm13
	vmovaps	%zmm14, %zmm18
	leaq	0(,%rax,4), %r15
	vmovq	24(%rsi), %xmm8
	vmovq	32(%rsi), %xmm7
	vmovq	%rdi, %xmm4
	leaq	(%rdx,%r15), %rax
	vmovq	40(%rsi), %xmm6
	movq	%rcx, %r8
	vmovaps	%zmm14, %zmm17
	addq	%rax, %r15
	vmovq	%rax, %xmm0
	xorl	%eax, %eax
	movq	%r15, -26504(%rbp)
	vmovaps	%zmm14, %zmm16
	movq	%r14, %r15
	vmovaps	%zmm14, %zmm15
	vmovaps	%zmm14, %zmm22
	vmovaps	%zmm14, %zmm21
	vmovaps	%zmm14, %zmm20
	vmovaps	%zmm14, %zmm19
	vmovaps	%zmm14, %zmm26
	vmovaps	%zmm14, %zmm25
	vmovaps	%zmm14, %zmm24
	vmovaps	%zmm14, %zmm23
	vmovaps	%zmm14, %zmm3
	vmovaps	%zmm14, %zmm2
	vmovaps	%zmm14, %zmm1
	vmovaps	%zmm14, %zmm27
	vmovq	%xmm0, %rdi
	.p2align 4,,10
	.p2align 3
.L2699:
	leaq	(%rax,%rax), %rsi
	vmovq	%xmm4, %rcx
	vpmovzxwd	(%rbx,%rax,2), %zmm12
	vmovups	(%rdx,%rax,4), %zmm11
	prefetcht0	(%rcx,%rsi)
	vmovq	%xmm8, %rcx
	prefetcht0	(%r8,%rsi)
	movq	%rax, %r14
	prefetcht0	(%rcx,%rsi)
	vmovq	%xmm7, %rcx
	vmovups	(%rdi,%rax,4), %zmm10
	prefetcht0	(%r15)
	prefetcht0	(%rcx,%rsi)
	vmovq	%xmm6, %rcx
	vpslld	$16, %zmm12, %zmm12
	addq	$32, %r15
	prefetcht0	(%rcx,%rsi)
	vfmadd231ps	%zmm12, %zmm11, %zmm27
	vfmadd231ps	%zmm12, %zmm10, %zmm25
	movq	-26504(%rbp), %rsi
	vmovups	(%rsi,%rax,4), %zmm9
	leaq	31(%r14), %rsi
	vfmadd231ps	%zmm12, %zmm9, %zmm15
	vpmovzxwd	(%r12,%rax,2), %zmm12
	vpslld	$16, %zmm12, %zmm12
	vfmadd231ps	%zmm12, %zmm11, %zmm1
	vfmadd231ps	%zmm12, %zmm10, %zmm26
	vfmadd231ps	%zmm12, %zmm9, %zmm16
	vpmovzxwd	(%r11,%rax,2), %zmm12
	vpslld	$16, %zmm12, %zmm12
	vfmadd231ps	%zmm12, %zmm11, %zmm2
	vfmadd231ps	%zmm12, %zmm10, %zmm19
	vfmadd231ps	%zmm12, %zmm9, %zmm17
	vpmovzxwd	(%r9,%rax,2), %zmm12
	vpslld	$16, %zmm12, %zmm12
	vfmadd231ps	%zmm12, %zmm11, %zmm3
	vfmadd231ps	%zmm12, %zmm10, %zmm20
	vfmadd231ps	%zmm12, %zmm9, %zmm18
	vpmovzxwd	0(%r13,%rax,2), %zmm12
	vpslld	$16, %zmm12, %zmm12
	vfmadd231ps	%zmm12, %zmm11, %zmm23
	vfmadd231ps	%zmm12, %zmm10, %zmm21
	vfmadd231ps	%zmm12, %zmm9, %zmm13
	vpmovzxwd	(%r10,%rax,2), %zmm12
	addq	$16, %rax
	vpslld	$16, %zmm12, %zmm12
	vfmadd231ps	%zmm12, %zmm11, %zmm24
	vfmadd231ps	%zmm12, %zmm10, %zmm22
	vfmadd231ps	%zmm12, %zmm9, %zmm14
	cmpq	%rsi, -26408(%rbp)
	jg	.L2699
	movq	-26608(%rbp), %r8
	movq	-26552(%rbp), %rsi
.L2690:
	movq	-26408(%rbp), %rax
	cmpq	%rsi, %rax
	jle	.L2700
	movl	%eax, %ecx
	movl	$1, %eax
	leaq	(%rsi,%rsi), %rdi
	subl	%esi, %ecx
	sall	%cl, %eax
	subl	$1, %eax
	kmovw	%eax, %k1
	movq	-26472(%rbp), %rax
	vmovups	(%rdx,%rsi,4), %zmm5{%k1}{z}
	vmovdqu16	(%r12,%rdi), %ymm0{%k1}{z}
	vmovdqu16	(%rbx,%rdi), %ymm8{%k1}{z}
	addq	%rax, %rsi
	vmovups	(%rdx,%rsi,4), %zmm4{%k1}{z}
	addq	%rax, %rsi
	vpmovzxwd	%ymm0, %zmm0
	vpmovzxwd	%ymm8, %zmm8
	vmovups	(%rdx,%rsi,4), %zmm6{%k1}{z}
	vpslld	$16, %zmm0, %zmm0
	vpslld	$16, %zmm8, %zmm8
	vfmadd231ps	%zmm0, %zmm5, %zmm1
	vfmadd231ps	%zmm0, %zmm4, %zmm26
	vfmadd231ps	%zmm0, %zmm6, %zmm16
	vmovdqu16	(%r11,%rdi), %ymm0{%k1}{z}
	vfmadd231ps	%zmm8, %zmm5, %zmm27
	vfmadd231ps	%zmm8, %zmm4, %zmm25
	vfmadd231ps	%zmm8, %zmm6, %zmm15
	vpmovzxwd	%ymm0, %zmm0
	vpslld	$16, %zmm0, %zmm0
	vfmadd231ps	%zmm0, %zmm5, %zmm2
	vfmadd231ps	%zmm0, %zmm4, %zmm19
	vfmadd231ps	%zmm0, %zmm6, %zmm17
	vmovdqu16	(%r9,%rdi), %ymm0{%k1}{z}
	vpmovzxwd	%ymm0, %zmm0
	vpslld	$16, %zmm0, %zmm0
	vfmadd231ps	%zmm0, %zmm5, %zmm3
	vfmadd231ps	%zmm0, %zmm4, %zmm20
	vfmadd231ps	%zmm0, %zmm6, %zmm18
	vmovdqu16	0(%r13,%rdi), %ymm0{%k1}{z}
	vpmovzxwd	%ymm0, %zmm0
	vpslld	$16, %zmm0, %zmm0
	vfmadd231ps	%zmm0, %zmm5, %zmm23
	vfmadd231ps	%zmm0, %zmm4, %zmm21
	vfmadd231ps	%zmm0, %zmm6, %zmm13
	vmovdqu16	(%r10,%rdi), %ymm0{%k1}{z}
	vpmovzxwd	%ymm0, %zmm0
	vpslld	$16, %zmm0, %zmm0
	vfmadd231ps	%zmm0, %zmm5, %zmm24
	vfmadd231ps	%zmm0, %zmm4, %zmm22
	vfmadd231ps	%zmm0, %zmm6, %zmm14
.L2700:
	movq	-26456(%rbp), %rdi
	vmovaps	%zmm27, %zmm0
	leaq	-26112(%rbp), %rdx
	call	_ZN6kvtide12_GLOBAL__N_14Simd4sum4EDv16_fS2_S2_S2_Pf
	leaq	-26144(%rbp), %rdi
	vmovaps	%zmm26, %zmm3
	vmovaps	%zmm25, %zmm2
	vmovaps	%zmm24, %zmm1
	vmovaps	%zmm23, %zmm0
	call	_ZN6kvtide12_GLOBAL__N_14Simd4sum4EDv16_fS2_S2_S2_Pf
	leaq	-26128(%rbp), %rdi
	vmovaps	%zmm22, %zmm3
	vmovaps	%zmm21, %zmm2
	vmovaps	%zmm20, %zmm1
	vmovaps	%zmm19, %zmm0
	call	_ZN6kvtide12_GLOBAL__N_14Simd4sum4EDv16_fS2_S2_S2_Pf
	movq	%rdx, %rdi
	vmovaps	%zmm18, %zmm3
	vmovaps	%zmm17, %zmm2
	vmovaps	%zmm16, %zmm1
	vmovaps	%zmm15, %zmm0
	call	_ZN6kvtide12_GLOBAL__N_14Simd4sum4EDv16_fS2_S2_S2_Pf
	vxorps	%xmm3, %xmm3, %xmm3
	leaq	-26096(%rbp), %rdi
	vmovaps	%zmm14, %zmm1
	vmovaps	%zmm3, %zmm2
	vmovaps	%zmm13, %zmm0
	call	_ZN6kvtide12_GLOBAL__N_14Simd4sum4EDv16_fS2_S2_S2_Pf
	cmpq	$5, -26440(%rbp)
	jg	.L2701
	movq	-26488(%rbp), %rdi
	movq	-26568(%rbp), %rsi
	movq	%r9, -26472(%rbp)
	xorl	%eax, %eax
	movq	-26520(%rbp), %r14
	subq	%rdi, %rsi
	movl	-26524(%rbp), %edi
.L2702:
	leaq	(%rsi,%r14), %r9
	movslq	%eax, %rcx
	movl	%eax, %edx
	leaq	(%r8,%r9,4), %r15
	vmovss	(%r15), %xmm0
	vaddss	-26160(%rbp,%rcx,4), %xmm0, %xmm0
	vmovss	%xmm0, (%r15)
	cmpl	$1, %edi
	je	.L2703
	leal	1(%rax), %ecx
	leaq	4(%r8,%r9,4), %r15
	movslq	%ecx, %rcx
	vmovss	(%r15), %xmm0
	vaddss	-26160(%rbp,%rcx,4), %xmm0, %xmm0
	vmovss	%xmm0, (%r15)
	cmpl	$2, %edi
	je	.L2703
	leal	2(%rdx), %ecx
	leaq	8(%r8,%r9,4), %r15
	movslq	%ecx, %rcx
	vmovss	(%r15), %xmm0
	vaddss	-26160(%rbp,%rcx,4), %xmm0, %xmm0
	vmovss	%xmm0, (%r15)
	cmpl	$3, %edi
	je	.L2703
	leal	3(%rdx), %ecx
	leaq	12(%r8,%r9,4), %r15
	movslq	%ecx, %rcx
	vmovss	(%r15), %xmm0
	vaddss	-26160(%rbp,%rcx,4), %xmm0, %xmm0
	vmovss	%xmm0, (%r15)
	cmpl	$4, %edi
	je	.L2703
	addl	$4, %edx
	leaq	16(%r8,%r9,4), %rcx
	movslq	%edx, %rdx
	vmovss	(%rcx), %xmm0
	vaddss	-26160(%rbp,%rdx,4), %xmm0, %xmm0
	vmovss	%xmm0, (%rcx)
.L2703:
	movq	-26424(%rbp), %rdx
	addq	$6, %rax
	addq	%rdx, %r14
	cmpq	$18, %rax
	jne	.L2702
	jmp	.L3036
.L2707:
	cmpl	$3, %ecx
	jne	.L2710
	vxorps	%xmm1, %xmm1, %xmm1
	cmpq	$15, -26512(%rbp)
	vmovaps	%zmm1, -26160(%rbp)
	vmovaps	%zmm1, -26096(%rbp)
	vmovaps	%zmm1, -26032(%rbp)
	vmovaps	%zmm1, -25968(%rbp)
	vmovaps	%zmm1, -25904(%rbp)
	vmovaps	%zmm1, -25840(%rbp)
	vmovaps	%zmm1, -25776(%rbp)
	vmovaps	%zmm1, -25712(%rbp)
	vmovaps	%zmm1, -25648(%rbp)
	vmovaps	%zmm1, -25584(%rbp)
	vmovaps	%zmm1, -25520(%rbp)
	vmovaps	%zmm1, -25456(%rbp)
	vmovaps	%zmm1, -25392(%rbp)
	vmovaps	%zmm1, -25328(%rbp)
	vmovaps	%zmm1, -25264(%rbp)
	vmovaps	%zmm1, -25200(%rbp)
	vmovaps	%zmm1, -25136(%rbp)
	vmovaps	%zmm1, -25072(%rbp)
	vmovaps	%zmm1, -25008(%rbp)
	vmovaps	%zmm1, -24944(%rbp)
	vmovaps	%zmm1, -24880(%rbp)
	vmovaps	%zmm1, -24816(%rbp)
	vmovaps	%zmm1, -24752(%rbp)
	vmovaps	%zmm1, -24688(%rbp)
	jle	.L3084
	movq	-26472(%rbp), %rax
	movq	8(%rsi), %rcx
	movq	%r8, -26608(%rbp)
	vxorps	%xmm7, %xmm7, %xmm7
	movq	(%rsi), %r14
	vmovaps	%zmm7, %zmm8
	vmovaps	%zmm7, %zmm9
	vmovaps	%zmm7, %zmm10
	salq	$2, %rax
	vmovaps	%zmm7, %zmm11
	vmovaps	%zmm7, %zmm12
	leaq	(%rdx,%rax), %rdi
	vmovaps	%zmm7, %zmm13
	vmovaps	%zmm7, %zmm14
	vmovq	%rdi, %xmm4
	leaq	(%rdi,%rax), %r15
	movq	16(%rsi), %rdi
	vmovaps	%zmm7, %zmm15
	addq	%r15, %rax
	vmovaps	%zmm7, %zmm16
	vmovaps	%zmm7, %zmm17
	movq	%rax, -26504(%rbp)
	vmovq	%rdi, %xmm5
	xorl	%eax, %eax
	vmovaps	%zmm7, %zmm18
	vmovaps	%zmm7, %zmm19
	vmovaps	%zmm7, %zmm20
	vmovaps	%zmm7, %zmm21
	vmovaps	%zmm7, %zmm22
	vmovaps	%zmm7, %zmm23
	vmovaps	%zmm7, %zmm24
	vmovaps	%zmm7, %zmm25
	vmovaps	%zmm7, %zmm26
	vmovaps	%zmm7, %zmm27
	vmovaps	%zmm7, %zmm28
	vmovaps	%zmm7, %zmm29
	vmovaps	%zmm7, %zmm30
	vmovq	%rcx, %xmm0
	vmovq	%xmm4, %rdi
	.p2align 4,,10
	.p2align 3
.L2742:
	leaq	(%rax,%rax), %r8
	vmovq	%xmm0, %rcx
	vpmovzxwd	(%rbx,%rax,2), %zmm1
	vmovups	(%rdx,%rax,4), %zmm31
	prefetcht0	(%rcx,%r8)
	vmovq	%xmm5, %rcx
	vmovups	(%rdi,%rax,4), %zmm6
	movq	%rax, %rsi
	prefetcht0	(%rcx,%r8)
	movq	-26504(%rbp), %rcx
	prefetcht0	(%r14)
	addq	$31, %rsi
	vmovups	(%r15,%rax,4), %zmm3
	vpslld	$16, %zmm1, %zmm1
	addq	$32, %r14
	vmovups	(%rcx,%rax,4), %zmm2
	vfmadd231ps	%zmm1, %zmm31, %zmm30
	vfmadd231ps	%zmm1, %zmm6, %zmm29
	vfmadd231ps	%zmm1, %zmm3, %zmm28
	vfmadd231ps	%zmm1, %zmm2, %zmm27
	vpmovzxwd	(%r12,%rax,2), %zmm1
	vpslld	$16, %zmm1, %zmm1
	vfmadd231ps	%zmm1, %zmm31, %zmm26
	vfmadd231ps	%zmm1, %zmm6, %zmm25
	vfmadd231ps	%zmm1, %zmm3, %zmm24
	vfmadd231ps	%zmm1, %zmm2, %zmm23
	vpmovzxwd	(%r11,%rax,2), %zmm1
	vpslld	$16, %zmm1, %zmm1
	vfmadd231ps	%zmm1, %zmm31, %zmm22
	vfmadd231ps	%zmm1, %zmm6, %zmm21
	vfmadd231ps	%zmm1, %zmm3, %zmm20
	vfmadd231ps	%zmm1, %zmm2, %zmm19
	vpmovzxwd	(%r9,%rax,2), %zmm1
	vpslld	$16, %zmm1, %zmm1
	vfmadd231ps	%zmm1, %zmm31, %zmm18
	vfmadd231ps	%zmm1, %zmm6, %zmm17
	vfmadd231ps	%zmm1, %zmm3, %zmm16
	vfmadd231ps	%zmm1, %zmm2, %zmm15
	vpmovzxwd	0(%r13,%rax,2), %zmm1
	vpslld	$16, %zmm1, %zmm1
	vfmadd231ps	%zmm1, %zmm31, %zmm14
	vfmadd231ps	%zmm1, %zmm6, %zmm13
	vfmadd231ps	%zmm1, %zmm3, %zmm12
	vfmadd231ps	%zmm1, %zmm2, %zmm11
	vpmovzxwd	(%r10,%rax,2), %zmm1
	addq	$16, %rax
	vpslld	$16, %zmm1, %zmm1
	vfmadd231ps	%zmm1, %zmm31, %zmm10
	vfmadd231ps	%zmm1, %zmm6, %zmm9
	vfmadd231ps	%zmm1, %zmm3, %zmm8
	vfmadd231ps	%zmm1, %zmm2, %zmm7
	cmpq	%rsi, -26408(%rbp)
	jg	.L2742
	movq	-26584(%rbp), %rcx
	movl	$16, %eax
	movq	-26608(%rbp), %r8
	vmovaps	%zmm30, -26160(%rbp)
	vmovaps	%zmm29, -25776(%rbp)
	vmovaps	%zmm28, -25392(%rbp)
	salq	$4, %rcx
	cmpq	$15, -26512(%rbp)
	vmovaps	%zmm27, -25008(%rbp)
	cmovg	%rcx, %rax
	vmovaps	%zmm26, -26096(%rbp)
	vmovaps	%zmm25, -25712(%rbp)
	movq	%rax, %rsi
	vmovaps	%zmm24, -25328(%rbp)
	vmovaps	%zmm23, -24944(%rbp)
	vmovaps	%zmm22, -26032(%rbp)
	vmovaps	%zmm21, -25648(%rbp)
	vmovaps	%zmm20, -25264(%rbp)
	vmovaps	%zmm19, -24880(%rbp)
	vmovaps	%zmm18, -25968(%rbp)
	vmovaps	%zmm17, -25584(%rbp)
	vmovaps	%zmm16, -25200(%rbp)
	vmovaps	%zmm15, -24816(%rbp)
	vmovaps	%zmm14, -25904(%rbp)
	vmovaps	%zmm13, -25520(%rbp)
	vmovaps	%zmm12, -25136(%rbp)
	vmovaps	%zmm11, -24752(%rbp)
	vmovaps	%zmm10, -25840(%rbp)
	vmovaps	%zmm9, -25456(%rbp)
	vmovaps	%zmm8, -25072(%rbp)
	vmovaps	%zmm7, -24688(%rbp)
.L2712:
	movq	-26408(%rbp), %rax
	cmpq	%rsi, %rax
	jle	.L2743
	movl	%eax, %ecx
	leaq	(%rsi,%rsi), %r15
	leaq	(%rdx,%rsi,4), %r14
	movl	$1, %eax
	subl	%esi, %ecx
	sall	%cl, %eax
	subl	$1, %eax
	kmovw	%eax, %k1
	vmovdqu16	(%rbx,%r15), %ymm1{%k1}{z}
	vmovups	(%r14), %zmm2{%k1}{z}
	movq	-26472(%rbp), %rax
	vpmovzxwd	%ymm1, %zmm1
	vpslld	$16, %zmm1, %zmm1
	leaq	(%rsi,%rax), %rcx
	vfmadd213ps	-26160(%rbp), %zmm1, %zmm2
	leaq	(%rdx,%rcx,4), %rdi
	addq	%rax, %rcx
	leaq	(%rdx,%rcx,4), %rsi
	addq	%rax, %rcx
	leaq	(%rdx,%rcx,4), %rax
	vmovaps	%zmm2, -26160(%rbp)
	vmovups	(%rdi), %zmm5{%k1}{z}
	vfmadd213ps	-25776(%rbp), %zmm1, %zmm5
	vmovaps	%zmm5, -25776(%rbp)
	vmovups	(%rsi), %zmm5{%k1}{z}
	vfmadd213ps	-25392(%rbp), %zmm1, %zmm5
	vmovaps	%zmm5, -25392(%rbp)
	vmovups	(%rax), %zmm0{%k1}{z}
	vfmadd213ps	-25008(%rbp), %zmm1, %zmm0
	vmovaps	%zmm0, -25008(%rbp)
	vmovups	(%r14), %zmm1{%k1}{z}
	vmovdqu16	(%r12,%r15), %ymm0{%k1}{z}
	vpmovzxwd	%ymm0, %zmm0
	vpslld	$16, %zmm0, %zmm0
	vfmadd213ps	-26096(%rbp), %zmm0, %zmm1
	vmovaps	%zmm1, -26096(%rbp)
	vmovups	(%rdi), %zmm1{%k1}{z}
	vfmadd213ps	-25712(%rbp), %zmm0, %zmm1
	vmovaps	%zmm1, -25712(%rbp)
	vmovups	(%rsi), %zmm1{%k1}{z}
	vfmadd213ps	-25328(%rbp), %zmm0, %zmm1
	vmovaps	%zmm1, -25328(%rbp)
	vmovups	(%rax), %zmm1{%k1}{z}
	vfmadd213ps	-24944(%rbp), %zmm1, %zmm0
	vmovaps	%zmm0, -24944(%rbp)
	vmovups	(%r14), %zmm1{%k1}{z}
	vmovdqu16	(%r11,%r15), %ymm0{%k1}{z}
	vpmovzxwd	%ymm0, %zmm0
	vpslld	$16, %zmm0, %zmm0
	vfmadd213ps	-26032(%rbp), %zmm0, %zmm1
	vmovaps	%zmm1, -26032(%rbp)
	vmovups	(%rdi), %zmm1{%k1}{z}
	vfmadd213ps	-25648(%rbp), %zmm0, %zmm1
	vmovaps	%zmm1, -25648(%rbp)
	vmovups	(%rsi), %zmm1{%k1}{z}
	vfmadd213ps	-25264(%rbp), %zmm0, %zmm1
	vmovaps	%zmm1, -25264(%rbp)
	vmovups	(%rax), %zmm1{%k1}{z}
	vfmadd213ps	-24880(%rbp), %zmm1, %zmm0
	vmovaps	%zmm0, -24880(%rbp)
	vmovups	(%r14), %zmm1{%k1}{z}
	vmovdqu16	(%r9,%r15), %ymm0{%k1}{z}
	vpmovzxwd	%ymm0, %zmm0
	vpslld	$16, %zmm0, %zmm0
	vfmadd213ps	-25968(%rbp), %zmm0, %zmm1
	vmovaps	%zmm1, -25968(%rbp)
	vmovups	(%rdi), %zmm1{%k1}{z}
	vfmadd213ps	-25584(%rbp), %zmm0, %zmm1
	vmovaps	%zmm1, -25584(%rbp)
	vmovups	(%rsi), %zmm1{%k1}{z}
	vfmadd213ps	-25200(%rbp), %zmm0, %zmm1
	vmovaps	%zmm1, -25200(%rbp)
	vmovups	(%rax), %zmm1{%k1}{z}
	vfmadd213ps	-24816(%rbp), %zmm1, %zmm0
	vmovaps	%zmm0, -24816(%rbp)
	vmovups	(%r14), %zmm1{%k1}{z}
	vmovdqu16	0(%r13,%r15), %ymm0{%k1}{z}
	vpmovzxwd	%ymm0, %zmm0
	vpslld	$16, %zmm0, %zmm0
	vfmadd213ps	-25904(%rbp), %zmm0, %zmm1
	vmovaps	%zmm1, -25904(%rbp)
	vmovups	(%rdi), %zmm1{%k1}{z}
	vfmadd213ps	-25520(%rbp), %zmm0, %zmm1
	vmovaps	%zmm1, -25520(%rbp)
	vmovups	(%rsi), %zmm1{%k1}{z}
	vfmadd213ps	-25136(%rbp), %zmm0, %zmm1
	vmovaps	%zmm1, -25136(%rbp)
	vmovups	(%rax), %zmm1{%k1}{z}
	vfmadd213ps	-24752(%rbp), %zmm1, %zmm0
	vmovaps	%zmm0, -24752(%rbp)
	vmovups	(%r14), %zmm1{%k1}{z}
	vmovdqu16	(%r10,%r15), %ymm0{%k1}{z}
	vpmovzxwd	%ymm0, %zmm0
	vpslld	$16, %zmm0, %zmm0
	vfmadd213ps	-25840(%rbp), %zmm0, %zmm1
	vmovaps	%zmm1, -25840(%rbp)
	vmovups	(%rdi), %zmm1{%k1}{z}
	vfmadd213ps	-25456(%rbp), %zmm0, %zmm1
	vmovaps	%zmm1, -25456(%rbp)
	vmovups	(%rsi), %zmm1{%k1}{z}
	vfmadd213ps	-25072(%rbp), %zmm0, %zmm1
	vmovaps	%zmm1, -25072(%rbp)
	vmovups	(%rax), %zmm1{%k1}{z}
	vfmadd213ps	-24688(%rbp), %zmm1, %zmm0
	vmovaps	%zmm0, -24688(%rbp)
.L2743:
	movq	-26456(%rbp), %rdi
	leaq	-26288(%rbp), %rsi
	vzeroupper
	call	_ZN6kvtide12_GLOBAL__N_14Simd8sum_tileERA4_A6_KDv16_fPf
	cmpq	$5, -26440(%rbp)
	jg	.L2751
	movq	-26488(%rbp), %rdi
	movq	-26568(%rbp), %rsi
	movq	%r9, -26472(%rbp)
	xorl	%eax, %eax
	movq	-26520(%rbp), %r14
	subq	%rdi, %rsi
	movl	-26524(%rbp), %edi
.L2745:
	leaq	(%rsi,%r14), %r9
	movslq	%eax, %rcx
	movl	%eax, %edx
	leaq	(%r8,%r9,4), %r15
	vmovss	(%r15), %xmm0
	vaddss	-26288(%rbp,%rcx,4), %xmm0, %xmm0
	vmovss	%xmm0, (%r15)
	cmpl	$1, %edi
	je	.L2746
	leal	1(%rax), %ecx
	leaq	4(%r8,%r9,4), %r15
	movslq	%ecx, %rcx
	vmovss	(%r15), %xmm0
	vaddss	-26288(%rbp,%rcx,4), %xmm0, %xmm0
	vmovss	%xmm0, (%r15)
	cmpl	$2, %edi
	je	.L2746
	leal	2(%rdx), %ecx
	leaq	8(%r8,%r9,4), %r15
	movslq	%ecx, %rcx
	vmovss	(%r15), %xmm0
	vaddss	-26288(%rbp,%rcx,4), %xmm0, %xmm0
	vmovss	%xmm0, (%r15)
	cmpl	$3, %edi
	je	.L2746
	leal	3(%rdx), %ecx
	leaq	12(%r8,%r9,4), %r15
	movslq	%ecx, %rcx
	vmovss	(%r15), %xmm0
	vaddss	-26288(%rbp,%rcx,4), %xmm0, %xmm0
	vmovss	%xmm0, (%r15)
	cmpl	$4, %edi
	je	.L2746
	addl	$4, %edx
	leaq	16(%r8,%r9,4), %rcx
	movslq	%edx, %rdx
	vmovss	(%rcx), %xmm0
	vaddss	-26288(%rbp,%rdx,4), %xmm0, %xmm0
	vmovss	%xmm0, (%rcx)
.L2746:
	movq	-26424(%rbp), %rdx
	addq	$8, %rax
	addq	%rdx, %r14
	cmpq	$32, %rax
	jne	.L2745
	jmp	.L3036
.L2663:
	vmovss	(%r8), %xmm0
	vaddss	-26160(%rbp), %xmm0, %xmm0
	movl	-26524(%rbp), %eax
	vmovss	%xmm0, (%r8)
	cmpl	$1, %eax
	je	.L2656
	vmovss	4(%r8), %xmm0
	vaddss	-26156(%rbp), %xmm0, %xmm0
	vmovss	%xmm0, 4(%r8)
	cmpl	$2, %eax
	je	.L2656
	vmovss	8(%r8), %xmm0
	vaddss	-26152(%rbp), %xmm0, %xmm0
	vmovss	%xmm0, 8(%r8)
	jmp	.L2656
.L3064:
	vmovss	(%r8), %xmm0
	vaddss	-26160(%rbp), %xmm0, %xmm0
	movl	-26524(%rbp), %eax
	vmovss	%xmm0, (%r8)
	cmpl	$1, %eax
	je	.L2683
	vmovss	4(%r8), %xmm0
	vaddss	-26156(%rbp), %xmm0, %xmm0
	vmovss	%xmm0, 4(%r8)
	cmpl	$2, %eax
	je	.L2683
	vmovss	8(%r8), %xmm0
	vaddss	-26152(%rbp), %xmm0, %xmm0
	vmovss	%xmm0, 8(%r8)
.L2683:
	movq	-26424(%rbp), %rdi
	movl	-26524(%rbp), %esi
	leaq	(%r8,%rdi,4), %rax
	vmovss	(%rax), %xmm0
	vaddss	-26136(%rbp), %xmm0, %xmm0
	vmovss	%xmm0, (%rax)
	cmpl	$1, %esi
	je	.L2656
	leaq	4(%r8,%rdi,4), %rax
	vmovss	(%rax), %xmm0
	vaddss	-26132(%rbp), %xmm0, %xmm0
	vmovss	%xmm0, (%rax)
	cmpl	$2, %esi
	je	.L2656
	leaq	8(%r8,%rdi,4), %rax
	vmovss	(%rax), %xmm0
	vaddss	-26128(%rbp), %xmm0, %xmm0
	vmovss	%xmm0, (%rax)
	jmp	.L2656
.L3052:
	testb	$4, %al
	jne	.L3085
	movl	-26504(%rbp), %r9d
	testl	%r9d, %r9d
	je	.L2541
	movzbl	-26160(%rbp), %eax
	movb	%al, (%rdx)
	jmp	.L2541
.L2785:
	movq	%r11, %rsi
	movq	%rbx, %r14
	jmp	.L2636
.L2775:
	movq	%r14, -26416(%rbp)
	movq	%rax, %rsi
	movq	%r14, %r9
	jmp	.L2520
.L2788:
	movq	%r11, %rax
	movq	%rbx, %r10
	jmp	.L2639
.L2557:
	subq	$8, %rsp
	pushq	-26464(%rbp)
	leaq	-26384(%rbp), %rax
	movl	-26524(%rbp), %r8d
	movq	-26408(%rbp), %rcx
	movq	%rdx, %r9
	movq	%rax, %rdx
	movq	-26456(%rbp), %rsi
	vzeroupper
	call	_ZN6kvtide12_GLOBAL__N_18dot_tileILi2ELi6ELb0ELi0ENS_4bf16EEEvPKflPKPKT3_lRKNS0_5AheadIS5_EEiPfl.constprop.0
	popq	%rdi
	popq	%r8
	jmp	.L2541
.L2534:
	cmpq	$15, -26560(%rbp)
	jle	.L2781
	vxorps	%xmm7, %xmm7, %xmm7
	movq	-26408(%rbp), %rsi
	movq	-26416(%rbp), %r8
	xorl	%eax, %eax
	vmovaps	%zmm7, %zmm6
	vmovaps	%zmm7, %zmm3
	vmovaps	%zmm7, %zmm2
	vmovaps	%zmm7, %zmm1
	vmovaps	%zmm7, %zmm8
	.p2align 4,,10
	.p2align 3
.L2538:
	vpmovzxwd	(%r14,%rax,2), %zmm5
	vmovups	(%rdi,%rax,4), %zmm4
	movq	%rax, %rcx
	addq	$31, %rcx
	vpslld	$16, %zmm5, %zmm5
	vfmadd231ps	%zmm5, %zmm4, %zmm8
	vpmovzxwd	(%rbx,%rax,2), %zmm5
	vpslld	$16, %zmm5, %zmm5
	vfmadd231ps	%zmm5, %zmm4, %zmm1
	vpmovzxwd	(%r12,%rax,2), %zmm5
	vpslld	$16, %zmm5, %zmm5
	vfmadd231ps	%zmm5, %zmm4, %zmm2
	vpmovzxwd	(%r8,%rax,2), %zmm5
	vpslld	$16, %zmm5, %zmm5
	vfmadd231ps	%zmm5, %zmm4, %zmm3
	vpmovzxwd	(%r15,%rax,2), %zmm5
	vpslld	$16, %zmm5, %zmm5
	vfmadd231ps	%zmm5, %zmm4, %zmm6
	vpmovzxwd	0(%r13,%rax,2), %zmm5
	addq	$16, %rax
	vpslld	$16, %zmm5, %zmm5
	vfmadd231ps	%zmm5, %zmm4, %zmm7
	cmpq	%rcx, %rsi
	jg	.L2538
	movq	-26584(%rbp), %rsi
	movl	$16, %eax
	salq	$4, %rsi
	cmpq	$15, -26512(%rbp)
	cmovle	%rax, %rsi
.L2537:
	movq	-26408(%rbp), %rax
	cmpq	%rsi, %rax
	jle	.L2539
	movl	%eax, %ecx
	movl	$1, %eax
	leaq	(%rsi,%rsi), %r8
	subl	%esi, %ecx
	sall	%cl, %eax
	subl	$1, %eax
	kmovw	%eax, %k1
	vmovdqu16	(%r14,%r8), %ymm4{%k1}{z}
	vmovups	(%rdi,%rsi,4), %zmm0{%k1}{z}
	movq	-26416(%rbp), %rax
	vpmovzxwd	%ymm4, %zmm4
	vpslld	$16, %zmm4, %zmm4
	vfmadd231ps	%zmm4, %zmm0, %zmm8
	vmovdqu16	(%rbx,%r8), %ymm4{%k1}{z}
	vpmovzxwd	%ymm4, %zmm4
	vpslld	$16, %zmm4, %zmm4
	vfmadd231ps	%zmm4, %zmm0, %zmm1
	vmovdqu16	(%r12,%r8), %ymm4{%k1}{z}
	vpmovzxwd	%ymm4, %zmm4
	vpslld	$16, %zmm4, %zmm4
	vfmadd231ps	%zmm4, %zmm0, %zmm2
	vmovdqu16	(%rax,%r8), %ymm4{%k1}{z}
	vpmovzxwd	%ymm4, %zmm4
	vpslld	$16, %zmm4, %zmm4
	vfmadd231ps	%zmm4, %zmm0, %zmm3
	vmovdqu16	(%r15,%r8), %ymm4{%k1}{z}
	vpmovzxwd	%ymm4, %zmm4
	vpslld	$16, %zmm4, %zmm4
	vfmadd231ps	%zmm4, %zmm0, %zmm6
	vmovdqu16	0(%r13,%r8), %ymm4{%k1}{z}
	vpmovzxwd	%ymm4, %zmm4
	vpslld	$16, %zmm4, %zmm4
	vfmadd231ps	%zmm4, %zmm0, %zmm7
.L2539:
	leaq	-26160(%rbp), %r9
	vmovaps	%zmm8, %zmm0
	movq	%r9, %rdi
	call	_ZN6kvtide12_GLOBAL__N_14Simd4sum4EDv16_fS2_S2_S2_Pf
	vxorps	%xmm3, %xmm3, %xmm3
	leaq	-26144(%rbp), %rdi
	vmovaps	%zmm7, %zmm1
	vmovaps	%zmm3, %zmm2
	vmovaps	%zmm6, %zmm0
	call	_ZN6kvtide12_GLOBAL__N_14Simd4sum4EDv16_fS2_S2_S2_Pf
	cmpq	$5, -26440(%rbp)
	jg	.L3045
	movq	-26504(%rbp), %rax
	cmpl	$8, %eax
	jb	.L3052
	movq	-26160(%rbp), %rax
	movq	%r9, %rsi
	movq	%rax, (%rdx)
	movq	-26504(%rbp), %rdi
	movl	%edi, %eax
	movq	-8(%r9,%rax), %rcx
	movq	%rcx, -8(%rdx,%rax)
	leaq	8(%rdx), %rcx
	movq	%rdx, %rax
	andq	$-8, %rcx
	subq	%rcx, %rax
	subq	%rax, %rsi
	addl	%edi, %eax
	andl	$-8, %eax
	cmpl	$8, %eax
	jb	.L2541
	andl	$-8, %eax
	xorl	%edx, %edx
.L2546:
	movl	%edx, %edi
	addl	$8, %edx
	movq	(%rsi,%rdi), %r8
	movq	%r8, (%rcx,%rdi)
	cmpl	%eax, %edx
	jb	.L2546
	jmp	.L2541
.L2575:
	subq	$8, %rsp
	pushq	-26464(%rbp)
	leaq	-26384(%rbp), %rax
	movl	-26524(%rbp), %r8d
	movq	-26408(%rbp), %rcx
	movq	%rdx, %r9
	movq	%rax, %rdx
	movq	-26456(%rbp), %rsi
	vzeroupper
	call	_ZN6kvtide12_GLOBAL__N_18dot_tileILi3ELi6ELb0ELi0ENS_4bf16EEEvPKflPKPKT3_lRKNS0_5AheadIS5_EEiPfl.constprop.0
	popq	%rax
	popq	%rdx
	jmp	.L2541
.L2666:
	cmpq	$15, -26512(%rbp)
	jle	.L2793
	movq	-26472(%rbp), %rax
	vxorps	%xmm11, %xmm11, %xmm11
	movq	-26408(%rbp), %rdi
	vmovaps	%zmm11, %zmm10
	vmovaps	%zmm11, %zmm8
	vmovaps	%zmm11, %zmm7
	leaq	(%rdx,%rax,4), %rsi
	vmovaps	%zmm11, %zmm15
	xorl	%eax, %eax
	vmovaps	%zmm11, %zmm14
	vmovaps	%zmm11, %zmm13
	vmovaps	%zmm11, %zmm12
	vmovaps	%zmm11, %zmm3
	vmovaps	%zmm11, %zmm2
	vmovaps	%zmm11, %zmm1
	vmovaps	%zmm11, %zmm16
	.p2align 4,,10
	.p2align 3
.L2670:
	vpmovzxwd	(%rbx,%rax,2), %zmm6
	vmovups	(%rdx,%rax,4), %zmm5
	movq	%rax, %rcx
	vmovups	(%rsi,%rax,4), %zmm4
	addq	$31, %rcx
	vpslld	$16, %zmm6, %zmm6
	vfmadd231ps	%zmm6, %zmm5, %zmm16
	vfmadd231ps	%zmm6, %zmm4, %zmm14
	vpmovzxwd	(%r12,%rax,2), %zmm6
	vpslld	$16, %zmm6, %zmm6
	vfmadd231ps	%zmm6, %zmm5, %zmm1
	vfmadd231ps	%zmm6, %zmm4, %zmm15
	vpmovzxwd	(%r11,%rax,2), %zmm6
	vpslld	$16, %zmm6, %zmm6
	vfmadd231ps	%zmm6, %zmm5, %zmm2
	vfmadd231ps	%zmm6, %zmm4, %zmm7
	vpmovzxwd	(%r9,%rax,2), %zmm6
	vpslld	$16, %zmm6, %zmm6
	vfmadd231ps	%zmm6, %zmm5, %zmm3
	vfmadd231ps	%zmm6, %zmm4, %zmm8
	vpmovzxwd	0(%r13,%rax,2), %zmm6
	vpslld	$16, %zmm6, %zmm6
	vfmadd231ps	%zmm6, %zmm5, %zmm12
	vfmadd231ps	%zmm6, %zmm4, %zmm10
	vpmovzxwd	(%r10,%rax,2), %zmm6
	addq	$16, %rax
	vpslld	$16, %zmm6, %zmm6
	vfmadd231ps	%zmm6, %zmm5, %zmm13
	vfmadd231ps	%zmm6, %zmm4, %zmm11
	cmpq	%rcx, %rdi
	jg	.L2670
	movq	-26584(%rbp), %rax
	movl	$16, %ecx
	salq	$4, %rax
	cmpq	$15, -26512(%rbp)
	cmovle	%rcx, %rax
.L2669:
	movq	-26408(%rbp), %rsi
	cmpq	%rax, %rsi
	jle	.L2671
	movl	%esi, %ecx
	movl	$1, %esi
	leaq	(%rax,%rax), %rdi
	subl	%eax, %ecx
	sall	%cl, %esi
	subl	$1, %esi
	kmovw	%esi, %k1
	movq	-26472(%rbp), %rsi
	vmovdqu16	(%r12,%rdi), %ymm0{%k1}{z}
	vmovups	(%rdx,%rax,4), %zmm5{%k1}{z}
	vmovdqu16	(%rbx,%rdi), %ymm17{%k1}{z}
	addq	%rax, %rsi
	vpmovzxwd	%ymm0, %zmm0
	vmovups	(%rdx,%rsi,4), %zmm4{%k1}{z}
	vpslld	$16, %zmm0, %zmm0
	vpmovzxwd	%ymm17, %zmm17
	vfmadd231ps	%zmm0, %zmm5, %zmm1
	vpslld	$16, %zmm17, %zmm17
	vfmadd231ps	%zmm0, %zmm4, %zmm15
	vmovdqu16	(%r11,%rdi), %ymm0{%k1}{z}
	vfmadd231ps	%zmm17, %zmm5, %zmm16
	vfmadd231ps	%zmm17, %zmm4, %zmm14
	vpmovzxwd	%ymm0, %zmm0
	vpslld	$16, %zmm0, %zmm0
	vfmadd231ps	%zmm0, %zmm5, %zmm2
	vfmadd231ps	%zmm0, %zmm4, %zmm7
	vmovdqu16	(%r9,%rdi), %ymm0{%k1}{z}
	vpmovzxwd	%ymm0, %zmm0
	vpslld	$16, %zmm0, %zmm0
	vfmadd231ps	%zmm0, %zmm5, %zmm3
	vfmadd231ps	%zmm0, %zmm4, %zmm8
	vmovdqu16	0(%r13,%rdi), %ymm0{%k1}{z}
	vpmovzxwd	%ymm0, %zmm0
	vpslld	$16, %zmm0, %zmm0
	vfmadd231ps	%zmm0, %zmm5, %zmm12
	vfmadd231ps	%zmm0, %zmm4, %zmm10
	vmovdqu16	(%r10,%rdi), %ymm0{%k1}{z}
	vpmovzxwd	%ymm0, %zmm0
	vpslld	$16, %zmm0, %zmm0
	vfmadd231ps	%zmm0, %zmm5, %zmm13
	vfmadd231ps	%zmm0, %zmm4, %zmm11
.L2671:
	movq	-26456(%rbp), %rdi
	vmovaps	%zmm16, %zmm0
	call	_ZN6kvtide12_GLOBAL__N_14Simd4sum4EDv16_fS2_S2_S2_Pf
	leaq	-26144(%rbp), %rdi
	vmovaps	%zmm15, %zmm3
	vmovaps	%zmm14, %zmm2
	vmovaps	%zmm13, %zmm1
	vmovaps	%zmm12, %zmm0
	call	_ZN6kvtide12_GLOBAL__N_14Simd4sum4EDv16_fS2_S2_S2_Pf
	leaq	-26128(%rbp), %rdi
	vmovaps	%zmm11, %zmm3
	vmovaps	%zmm10, %zmm2
	vmovaps	%zmm8, %zmm1
	vmovaps	%zmm7, %zmm0
	call	_ZN6kvtide12_GLOBAL__N_14Simd4sum4EDv16_fS2_S2_S2_Pf
	cmpq	$5, -26440(%rbp)
	jg	.L2681
	movl	-26544(%rbp), %eax
	subl	$1, %eax
	cmpl	$2, %eax
	jbe	.L3064
	vmovups	(%r8), %xmm3
	cmpl	$4, -26544(%rbp)
	vaddps	-26160(%rbp), %xmm3, %xmm0
	vmovups	%xmm0, (%r8)
	je	.L2675
	vmovss	16(%r8), %xmm0
	vaddss	-26144(%rbp), %xmm0, %xmm0
	vmovss	%xmm0, 16(%r8)
.L2675:
	movq	-26448(%rbp), %rdi
	movq	-26424(%rbp), %rax
	addq	%rdi, %rax
	movq	-26488(%rbp), %rdi
	addq	%rdi, %rax
	jmp	.L3057
.L2688:
	cmpq	$15, -26512(%rbp)
	jle	.L2794
	movq	-26472(%rbp), %rax
	vxorps	%xmm9, %xmm9, %xmm9
	movq	-26408(%rbp), %r14
	vmovaps	%zmm9, %zmm8
	vmovaps	%zmm9, %zmm13
	vmovaps	%zmm9, %zmm12
	leaq	0(,%rax,4), %rsi
	vmovaps	%zmm9, %zmm11
	xorl	%eax, %eax
	leaq	(%rdx,%rsi), %rdi
	vmovaps	%zmm9, %zmm10
	vmovaps	%zmm9, %zmm17
	addq	%rdi, %rsi
	vmovaps	%zmm9, %zmm16
	vmovaps	%zmm9, %zmm15
	vmovaps	%zmm9, %zmm14
	vmovaps	%zmm9, %zmm21
	vmovaps	%zmm9, %zmm20
	vmovaps	%zmm9, %zmm19
	vmovaps	%zmm9, %zmm18
	vmovaps	%zmm9, %zmm3
	vmovaps	%zmm9, %zmm2
	vmovaps	%zmm9, %zmm1
	vmovaps	%zmm9, %zmm22
	.p2align 4,,10
	.p2align 3
.L2692:
	vpmovzxwd	(%rbx,%rax,2), %zmm7
	vmovups	(%rdx,%rax,4), %zmm6
	movq	%rax, %rcx
	vmovups	(%rdi,%rax,4), %zmm5
	vmovups	(%rsi,%rax,4), %zmm4
	addq	$31, %rcx
	vpslld	$16, %zmm7, %zmm7
	vfmadd231ps	%zmm7, %zmm6, %zmm22
	vfmadd231ps	%zmm7, %zmm5, %zmm20
	vfmadd231ps	%zmm7, %zmm4, %zmm10
	vpmovzxwd	(%r12,%rax,2), %zmm7
	vpslld	$16, %zmm7, %zmm7
	vfmadd231ps	%zmm7, %zmm6, %zmm1
	vfmadd231ps	%zmm7, %zmm5, %zmm21
	vfmadd231ps	%zmm7, %zmm4, %zmm11
	vpmovzxwd	(%r11,%rax,2), %zmm7
	vpslld	$16, %zmm7, %zmm7
	vfmadd231ps	%zmm7, %zmm6, %zmm2
	vfmadd231ps	%zmm7, %zmm5, %zmm14
	vfmadd231ps	%zmm7, %zmm4, %zmm12
	vpmovzxwd	(%r9,%rax,2), %zmm7
	vpslld	$16, %zmm7, %zmm7
	vfmadd231ps	%zmm7, %zmm6, %zmm3
	vfmadd231ps	%zmm7, %zmm5, %zmm15
	vfmadd231ps	%zmm7, %zmm4, %zmm13
	vpmovzxwd	0(%r13,%rax,2), %zmm7
	vpslld	$16, %zmm7, %zmm7
	vfmadd231ps	%zmm7, %zmm6, %zmm18
	vfmadd231ps	%zmm7, %zmm5, %zmm16
	vfmadd231ps	%zmm7, %zmm4, %zmm8
	vpmovzxwd	(%r10,%rax,2), %zmm7
	addq	$16, %rax
	vpslld	$16, %zmm7, %zmm7
	vfmadd231ps	%zmm7, %zmm6, %zmm19
	vfmadd231ps	%zmm7, %zmm5, %zmm17
	vfmadd231ps	%zmm7, %zmm4, %zmm9
	cmpq	%rcx, %r14
	jg	.L2692
	movq	-26584(%rbp), %rcx
	movl	$16, %eax
	salq	$4, %rcx
	cmpq	$15, -26512(%rbp)
	cmovg	%rcx, %rax
	movq	%rax, %rsi
.L2691:
	movq	-26408(%rbp), %rax
	cmpq	%rax, %rsi
	jge	.L2693
	movl	%eax, %ecx
	movl	$1, %eax
	leaq	(%rsi,%rsi), %rdi
	subl	%esi, %ecx
	sall	%cl, %eax
	subl	$1, %eax
	kmovw	%eax, %k1
	movq	-26472(%rbp), %rax
	vmovdqu16	(%r12,%rdi), %ymm0{%k1}{z}
	vmovups	(%rdx,%rsi,4), %zmm5{%k1}{z}
	vmovdqu16	(%rbx,%rdi), %ymm23{%k1}{z}
	leaq	(%rsi,%rax), %rcx
	vpmovzxwd	%ymm0, %zmm0
	vmovups	(%rdx,%rcx,4), %zmm4{%k1}{z}
	addq	%rax, %rcx
	vpslld	$16, %zmm0, %zmm0
	vpmovzxwd	%ymm23, %zmm23
	vmovups	(%rdx,%rcx,4), %zmm6{%k1}{z}
	vfmadd231ps	%zmm0, %zmm5, %zmm1
	vpslld	$16, %zmm23, %zmm23
	vfmadd231ps	%zmm0, %zmm4, %zmm21
	vfmadd231ps	%zmm23, %zmm5, %zmm22
	vfmadd231ps	%zmm0, %zmm6, %zmm11
	vmovdqu16	(%r11,%rdi), %ymm0{%k1}{z}
	vfmadd231ps	%zmm23, %zmm4, %zmm20
	vfmadd231ps	%zmm23, %zmm6, %zmm10
	vpmovzxwd	%ymm0, %zmm0
	vpslld	$16, %zmm0, %zmm0
	vfmadd231ps	%zmm0, %zmm5, %zmm2
	vfmadd231ps	%zmm0, %zmm4, %zmm14
	vfmadd231ps	%zmm0, %zmm6, %zmm12
	vmovdqu16	(%r9,%rdi), %ymm0{%k1}{z}
	vpmovzxwd	%ymm0, %zmm0
	vpslld	$16, %zmm0, %zmm0
	vfmadd231ps	%zmm0, %zmm5, %zmm3
	vfmadd231ps	%zmm0, %zmm4, %zmm15
	vfmadd231ps	%zmm0, %zmm6, %zmm13
	vmovdqu16	0(%r13,%rdi), %ymm0{%k1}{z}
	vpmovzxwd	%ymm0, %zmm0
	vpslld	$16, %zmm0, %zmm0
	vfmadd231ps	%zmm0, %zmm5, %zmm18
	vfmadd231ps	%zmm0, %zmm4, %zmm16
	vfmadd231ps	%zmm0, %zmm6, %zmm8
	vmovdqu16	(%r10,%rdi), %ymm0{%k1}{z}
	vpmovzxwd	%ymm0, %zmm0
	vpslld	$16, %zmm0, %zmm0
	vfmadd231ps	%zmm0, %zmm5, %zmm19
	vfmadd231ps	%zmm0, %zmm4, %zmm17
	vfmadd231ps	%zmm0, %zmm6, %zmm9
.L2693:
	movq	-26456(%rbp), %rdi
	vmovaps	%zmm22, %zmm0
	leaq	-26112(%rbp), %rdx
	call	_ZN6kvtide12_GLOBAL__N_14Simd4sum4EDv16_fS2_S2_S2_Pf
	leaq	-26144(%rbp), %rdi
	vmovaps	%zmm21, %zmm3
	vmovaps	%zmm20, %zmm2
	vmovaps	%zmm19, %zmm1
	vmovaps	%zmm18, %zmm0
	call	_ZN6kvtide12_GLOBAL__N_14Simd4sum4EDv16_fS2_S2_S2_Pf
	leaq	-26128(%rbp), %rdi
	vmovaps	%zmm17, %zmm3
	vmovaps	%zmm16, %zmm2
	vmovaps	%zmm15, %zmm1
	vmovaps	%zmm14, %zmm0
	call	_ZN6kvtide12_GLOBAL__N_14Simd4sum4EDv16_fS2_S2_S2_Pf
	movq	%rdx, %rdi
	vmovaps	%zmm13, %zmm3
	vmovaps	%zmm12, %zmm2
	vmovaps	%zmm11, %zmm1
	vmovaps	%zmm10, %zmm0
	call	_ZN6kvtide12_GLOBAL__N_14Simd4sum4EDv16_fS2_S2_S2_Pf
	vxorps	%xmm3, %xmm3, %xmm3
	leaq	-26096(%rbp), %rdi
	vmovaps	%zmm9, %zmm1
	vmovaps	%zmm3, %zmm2
	vmovaps	%zmm8, %zmm0
	call	_ZN6kvtide12_GLOBAL__N_14Simd4sum4EDv16_fS2_S2_S2_Pf
	cmpq	$5, -26440(%rbp)
	jg	.L2701
	movq	-26488(%rbp), %rdi
	movq	-26568(%rbp), %rsi
	movq	%r9, -26472(%rbp)
	xorl	%eax, %eax
	movl	-26524(%rbp), %r14d
	subq	%rdi, %rsi
	movq	-26520(%rbp), %rdi
.L2695:
	leaq	(%rsi,%rdi), %r9
	movslq	%eax, %rcx
	movl	%eax, %edx
	leaq	(%r8,%r9,4), %r15
	vmovss	(%r15), %xmm0
	vaddss	-26160(%rbp,%rcx,4), %xmm0, %xmm0
	vmovss	%xmm0, (%r15)
	cmpl	$1, %r14d
	je	.L2696
	leal	1(%rax), %ecx
	leaq	4(%r8,%r9,4), %r15
	movslq	%ecx, %rcx
	vmovss	(%r15), %xmm0
	vaddss	-26160(%rbp,%rcx,4), %xmm0, %xmm0
	vmovss	%xmm0, (%r15)
	cmpl	$2, %r14d
	je	.L2696
	leal	2(%rdx), %ecx
	leaq	8(%r8,%r9,4), %r15
	movslq	%ecx, %rcx
	vmovss	(%r15), %xmm0
	vaddss	-26160(%rbp,%rcx,4), %xmm0, %xmm0
	vmovss	%xmm0, (%r15)
	cmpl	$3, %r14d
	je	.L2696
	leal	3(%rdx), %ecx
	leaq	12(%r8,%r9,4), %r15
	movslq	%ecx, %rcx
	vmovss	(%r15), %xmm0
	vaddss	-26160(%rbp,%rcx,4), %xmm0, %xmm0
	vmovss	%xmm0, (%r15)
	cmpl	$4, %r14d
	je	.L2696
	addl	$4, %edx
	leaq	16(%r8,%r9,4), %rcx
	movslq	%edx, %rdx
	vmovss	(%rcx), %xmm0
	vaddss	-26160(%rbp,%rdx,4), %xmm0, %xmm0
	vmovss	%xmm0, (%rcx)
.L2696:
	movq	-26424(%rbp), %rdx
	addq	$6, %rax
	addq	%rdx, %rdi
	cmpq	$18, %rax
	jne	.L2695
	jmp	.L3036
.L2649:
	vxorps	%xmm7, %xmm7, %xmm7
	cmpq	$15, -26512(%rbp)
	vmovaps	%zmm7, %zmm6
	vmovaps	%zmm7, %zmm3
	vmovaps	%zmm7, %zmm2
	vmovaps	%zmm7, %zmm1
	vmovaps	%zmm7, %zmm8
	jle	.L2792
	movq	-26408(%rbp), %rsi
	xorl	%eax, %eax
	.p2align 4,,10
	.p2align 3
.L2653:
	vpmovzxwd	(%rbx,%rax,2), %zmm5
	vmovups	(%rdx,%rax,4), %zmm4
	movq	%rax, %rcx
	addq	$31, %rcx
	vpslld	$16, %zmm5, %zmm5
	vfmadd231ps	%zmm5, %zmm4, %zmm8
	vpmovzxwd	(%r12,%rax,2), %zmm5
	vpslld	$16, %zmm5, %zmm5
	vfmadd231ps	%zmm5, %zmm4, %zmm1
	vpmovzxwd	(%r11,%rax,2), %zmm5
	vpslld	$16, %zmm5, %zmm5
	vfmadd231ps	%zmm5, %zmm4, %zmm2
	vpmovzxwd	(%r9,%rax,2), %zmm5
	vpslld	$16, %zmm5, %zmm5
	vfmadd231ps	%zmm5, %zmm4, %zmm3
	vpmovzxwd	0(%r13,%rax,2), %zmm5
	vpslld	$16, %zmm5, %zmm5
	vfmadd231ps	%zmm5, %zmm4, %zmm6
	vpmovzxwd	(%r10,%rax,2), %zmm5
	addq	$16, %rax
	vpslld	$16, %zmm5, %zmm5
	vfmadd231ps	%zmm5, %zmm4, %zmm7
	cmpq	%rcx, %rsi
	jg	.L2653
	movq	-26584(%rbp), %rsi
	movl	$16, %eax
	salq	$4, %rsi
	cmpq	$15, -26512(%rbp)
	cmovle	%rax, %rsi
.L2652:
	movq	-26408(%rbp), %rax
	cmpq	%rsi, %rax
	jle	.L2654
	movl	%eax, %ecx
	movl	$1, %eax
	leaq	(%rsi,%rsi), %rdi
	subl	%esi, %ecx
	sall	%cl, %eax
	subl	$1, %eax
	kmovw	%eax, %k1
	vmovdqu16	(%rbx,%rdi), %ymm5{%k1}{z}
	vmovups	(%rdx,%rsi,4), %zmm0{%k1}{z}
	vmovdqu16	(%r10,%rdi), %ymm4{%k1}{z}
	vpmovzxwd	%ymm5, %zmm5
	vpslld	$16, %zmm5, %zmm5
	vpmovzxwd	%ymm4, %zmm4
	vfmadd231ps	%zmm5, %zmm0, %zmm8
	vmovdqu16	(%r12,%rdi), %ymm5{%k1}{z}
	vpslld	$16, %zmm4, %zmm4
	vfmadd231ps	%zmm4, %zmm0, %zmm7
	vpmovzxwd	%ymm5, %zmm5
	vpslld	$16, %zmm5, %zmm5
	vfmadd231ps	%zmm5, %zmm0, %zmm1
	vmovdqu16	(%r11,%rdi), %ymm5{%k1}{z}
	vpmovzxwd	%ymm5, %zmm5
	vpslld	$16, %zmm5, %zmm5
	vfmadd231ps	%zmm5, %zmm0, %zmm2
	vmovdqu16	(%r9,%rdi), %ymm5{%k1}{z}
	vpmovzxwd	%ymm5, %zmm5
	vpslld	$16, %zmm5, %zmm5
	vfmadd231ps	%zmm5, %zmm0, %zmm3
	vmovdqu16	0(%r13,%rdi), %ymm5{%k1}{z}
	vpmovzxwd	%ymm5, %zmm5
	vpslld	$16, %zmm5, %zmm5
	vfmadd231ps	%zmm5, %zmm0, %zmm6
.L2654:
	movq	-26456(%rbp), %rdi
	vmovaps	%zmm8, %zmm0
	call	_ZN6kvtide12_GLOBAL__N_14Simd4sum4EDv16_fS2_S2_S2_Pf
	vxorps	%xmm3, %xmm3, %xmm3
	leaq	-26144(%rbp), %rdi
	vmovaps	%zmm7, %zmm1
	vmovaps	%zmm3, %zmm2
	vmovaps	%zmm6, %zmm0
	call	_ZN6kvtide12_GLOBAL__N_14Simd4sum4EDv16_fS2_S2_S2_Pf
	cmpq	$5, -26440(%rbp)
	jg	.L3050
	movl	-26544(%rbp), %edi
	leal	-1(%rdi), %eax
	cmpl	$2, %eax
	jbe	.L2663
	vmovups	(%r8), %xmm2
	vaddps	-26160(%rbp), %xmm2, %xmm0
	vmovups	%xmm0, (%r8)
	cmpl	$4, %edi
	jne	.L3023
	jmp	.L2656
.L2603:
	movq	(%rdx), %rax
	leaq	8(%rdi), %rsi
	movq	%rdx, %r9
	andq	$-8, %rsi
	movq	%rax, (%rdi)
	movq	-8(%rdx,%r11), %rax
	movq	%rax, -8(%rdi,%r11)
	movq	%rdi, %rax
	subq	%rsi, %rax
	subq	%rax, %r9
	addl	%r8d, %eax
	andl	$-8, %eax
	cmpl	$8, %eax
	jb	.L2604
	movq	%rdx, -26464(%rbp)
	andl	$-8, %eax
	xorl	%ecx, %ecx
	vmovq	%r11, %xmm2
.L2607:
	movl	%ecx, %r11d
	addl	$8, %ecx
	movq	(%r9,%r11), %rdx
	movq	%rdx, (%rsi,%r11)
	cmpl	%eax, %ecx
	jb	.L2607
	movq	-26464(%rbp), %rdx
	vmovq	%xmm2, %r11
	jmp	.L2604
.L2563:
	movq	-26160(%rbp), %rax
	leaq	8(%rdx), %rsi
	movq	%r9, %rdi
	andq	$-8, %rsi
	movq	%rax, (%rdx)
	movq	-26504(%rbp), %r11
	movl	%r11d, %eax
	movq	-8(%r9,%rax), %rcx
	movq	%rcx, -8(%rdx,%rax)
	movq	%rdx, %rax
	subq	%rsi, %rax
	subq	%rax, %rdi
	addl	%r11d, %eax
	andl	$-8, %eax
	cmpl	$8, %eax
	jb	.L2564
	andl	$-8, %eax
	xorl	%ecx, %ecx
.L2567:
	movl	%ecx, %r8d
	addl	$8, %ecx
	movq	(%rdi,%r8), %r9
	movq	%r9, (%rsi,%r8)
	cmpl	%eax, %ecx
	jb	.L2567
	jmp	.L2564
.L2569:
	movq	-26136(%rbp), %rdx
	movq	%rdx, (%rax)
	movq	-26504(%rbp), %rdi
	movl	%edi, %edx
	movq	-8(%rsi,%rdx), %rcx
	movq	%rcx, -8(%rax,%rdx)
	leaq	8(%rax), %rcx
	andq	$-8, %rcx
	subq	%rcx, %rax
	subq	%rax, %rsi
	addl	%edi, %eax
	andl	$-8, %eax
	cmpl	$8, %eax
	jb	.L2541
	andl	$-8, %eax
	xorl	%edx, %edx
.L2573:
	movl	%edx, %edi
	addl	$8, %edx
	movq	(%rsi,%rdi), %r8
	movq	%r8, (%rcx,%rdi)
	cmpl	%eax, %edx
	jb	.L2573
	jmp	.L2541
.L2588:
	pushq	-26464(%rbp)
	leaq	-26384(%rbp), %rax
	leaq	-26400(%rbp), %r8
	pushq	%rdx
	movq	%rax, %rdx
	movq	-26456(%rbp), %rsi
	movl	-26524(%rbp), %r9d
	movq	-26408(%rbp), %rcx
	vzeroupper
	call	_ZN6kvtide12_GLOBAL__N_18dot_tileILi4ELi6ELb0ELi2ENS_4bf16EEEvPKflPKPKT3_lRKNS0_5AheadIS5_EEiPfl
	popq	%rsi
	popq	%rdi
	jmp	.L2541
.L3050:
	movq	-26456(%rbp), %rsi
	movq	%r8, %rdi
	call	_ZN6kvtide12_GLOBAL__N_17put_rowILi6ELb1EEEvPfPKf
	jmp	.L2656
.L2751:
	movq	%r8, %rdi
	call	_ZN6kvtide12_GLOBAL__N_17put_rowILi6ELb1EEEvPfPKf
	movq	-26424(%rbp), %rax
	leaq	-26256(%rbp), %rsi
	salq	$2, %rax
	leaq	(%r8,%rax), %rdx
	movq	%rdx, %rdi
	addq	%rax, %rdx
	call	_ZN6kvtide12_GLOBAL__N_17put_rowILi6ELb1EEEvPfPKf
	leaq	-26224(%rbp), %rsi
	movq	%rdx, %rdi
	call	_ZN6kvtide12_GLOBAL__N_17put_rowILi6ELb1EEEvPfPKf
	leaq	-26192(%rbp), %rsi
	leaq	(%rdx,%rax), %rdi
	call	_ZN6kvtide12_GLOBAL__N_17put_rowILi6ELb1EEEvPfPKf
	jmp	.L2656
.L2701:
	movq	-26456(%rbp), %rsi
	movq	%r8, %rdi
	call	_ZN6kvtide12_GLOBAL__N_17put_rowILi6ELb1EEEvPfPKf
	movq	-26424(%rbp), %rax
	leaq	-26136(%rbp), %rsi
	salq	$2, %rax
	addq	%rax, %r8
	movq	%r8, %rdi
	call	_ZN6kvtide12_GLOBAL__N_17put_rowILi6ELb1EEEvPfPKf
	leaq	(%r8,%rax), %rdi
	movq	%rdx, %rsi
	call	_ZN6kvtide12_GLOBAL__N_17put_rowILi6ELb1EEEvPfPKf
	jmp	.L2656
.L2706:
	vxorps	%xmm1, %xmm1, %xmm1
	cmpq	$15, -26512(%rbp)
	vmovaps	%zmm1, -26160(%rbp)
	vmovaps	%zmm1, -26096(%rbp)
	vmovaps	%zmm1, -26032(%rbp)
	vmovaps	%zmm1, -25968(%rbp)
	vmovaps	%zmm1, -25904(%rbp)
	vmovaps	%zmm1, -25840(%rbp)
	vmovaps	%zmm1, -25776(%rbp)
	vmovaps	%zmm1, -25712(%rbp)
	vmovaps	%zmm1, -25648(%rbp)
	vmovaps	%zmm1, -25584(%rbp)
	vmovaps	%zmm1, -25520(%rbp)
	vmovaps	%zmm1, -25456(%rbp)
	vmovaps	%zmm1, -25392(%rbp)
	vmovaps	%zmm1, -25328(%rbp)
	vmovaps	%zmm1, -25264(%rbp)
	vmovaps	%zmm1, -25200(%rbp)
	vmovaps	%zmm1, -25136(%rbp)
	vmovaps	%zmm1, -25072(%rbp)
	vmovaps	%zmm1, -25008(%rbp)
	vmovaps	%zmm1, -24944(%rbp)
	vmovaps	%zmm1, -24880(%rbp)
	vmovaps	%zmm1, -24816(%rbp)
	vmovaps	%zmm1, -24752(%rbp)
	vmovaps	%zmm1, -24688(%rbp)
	jle	.L3086
	movq	-26472(%rbp), %rax
	vxorps	%xmm0, %xmm0, %xmm0
	movq	8(%rsi), %rcx
	movq	%r8, -26608(%rbp)
	movq	(%rsi), %rdi
	vmovaps	%zmm0, %zmm7
	vmovaps	%zmm0, %zmm8
	vmovaps	%zmm0, %zmm9
	salq	$2, %rax
	movq	%rcx, %r8
	vmovaps	%zmm0, %zmm10
	leaq	(%rdx,%rax), %r14
	vmovaps	%zmm0, %zmm11
	vmovaps	%zmm0, %zmm12
	leaq	(%r14,%rax), %r15
	vmovaps	%zmm0, %zmm13
	vmovaps	%zmm0, %zmm14
	addq	%r15, %rax
	vmovaps	%zmm0, %zmm15
	vmovaps	%zmm0, %zmm16
	movq	%rax, -26504(%rbp)
	movq	-26504(%rbp), %rcx
	xorl	%eax, %eax
	vmovaps	%zmm0, %zmm17
	vmovaps	%zmm0, %zmm18
	vmovaps	%zmm0, %zmm19
	vmovaps	%zmm0, %zmm20
	vmovaps	%zmm0, %zmm21
	vmovaps	%zmm0, %zmm22
	vmovaps	%zmm0, %zmm23
	vmovaps	%zmm0, %zmm24
	vmovaps	%zmm0, %zmm25
	vmovaps	%zmm0, %zmm26
	vmovaps	%zmm0, %zmm27
	vmovaps	%zmm0, %zmm28
	vmovaps	%zmm0, %zmm29
	.p2align 4,,10
	.p2align 3
.L2735:
	vpmovzxwd	(%rbx,%rax,2), %zmm1
	vmovups	(%rdx,%rax,4), %zmm6
	movq	%rax, %rsi
	prefetcht0	(%rdi)
	vmovups	(%r14,%rax,4), %zmm5
	vmovups	(%r15,%rax,4), %zmm3
	prefetcht0	(%r8,%rax,2)
	addq	$32, %rdi
	vmovups	(%rcx,%rax,4), %zmm2
	vpslld	$16, %zmm1, %zmm1
	addq	$31, %rsi
	vfmadd231ps	%zmm1, %zmm6, %zmm29
	vfmadd231ps	%zmm1, %zmm5, %zmm28
	vfmadd231ps	%zmm1, %zmm3, %zmm27
	vfmadd231ps	%zmm1, %zmm2, %zmm26
	vpmovzxwd	(%r12,%rax,2), %zmm1
	vpslld	$16, %zmm1, %zmm1
	vfmadd231ps	%zmm1, %zmm6, %zmm25
	vfmadd231ps	%zmm1, %zmm5, %zmm24
	vfmadd231ps	%zmm1, %zmm3, %zmm23
	vfmadd231ps	%zmm1, %zmm2, %zmm22
	vpmovzxwd	(%r11,%rax,2), %zmm1
	vpslld	$16, %zmm1, %zmm1
	vfmadd231ps	%zmm1, %zmm6, %zmm21
	vfmadd231ps	%zmm1, %zmm5, %zmm20
	vfmadd231ps	%zmm1, %zmm3, %zmm19
	vfmadd231ps	%zmm1, %zmm2, %zmm18
	vpmovzxwd	(%r9,%rax,2), %zmm1
	vpslld	$16, %zmm1, %zmm1
	vfmadd231ps	%zmm1, %zmm6, %zmm17
	vfmadd231ps	%zmm1, %zmm5, %zmm16
	vfmadd231ps	%zmm1, %zmm3, %zmm15
	vfmadd231ps	%zmm1, %zmm2, %zmm14
	vpmovzxwd	0(%r13,%rax,2), %zmm1
	vpslld	$16, %zmm1, %zmm1
	vfmadd231ps	%zmm1, %zmm6, %zmm13
	vfmadd231ps	%zmm1, %zmm5, %zmm12
	vfmadd231ps	%zmm1, %zmm3, %zmm11
	vfmadd231ps	%zmm1, %zmm2, %zmm10
	vpmovzxwd	(%r10,%rax,2), %zmm1
	addq	$16, %rax
	vpslld	$16, %zmm1, %zmm1
	vfmadd231ps	%zmm1, %zmm6, %zmm9
	vfmadd231ps	%zmm1, %zmm5, %zmm8
	vfmadd231ps	%zmm1, %zmm3, %zmm7
	vfmadd231ps	%zmm1, %zmm2, %zmm0
	cmpq	%rsi, -26408(%rbp)
	jg	.L2735
	movq	-26584(%rbp), %rcx
	movl	$16, %eax
	movq	-26608(%rbp), %r8
	vmovaps	%zmm29, -26160(%rbp)
	vmovaps	%zmm28, -25776(%rbp)
	vmovaps	%zmm27, -25392(%rbp)
	salq	$4, %rcx
	cmpq	$15, -26512(%rbp)
	vmovaps	%zmm26, -25008(%rbp)
	cmovg	%rcx, %rax
	vmovaps	%zmm25, -26096(%rbp)
	vmovaps	%zmm24, -25712(%rbp)
	movq	%rax, %rsi
	vmovaps	%zmm23, -25328(%rbp)
	vmovaps	%zmm22, -24944(%rbp)
	vmovaps	%zmm21, -26032(%rbp)
	vmovaps	%zmm20, -25648(%rbp)
	vmovaps	%zmm19, -25264(%rbp)
	vmovaps	%zmm18, -24880(%rbp)
	vmovaps	%zmm17, -25968(%rbp)
	vmovaps	%zmm16, -25584(%rbp)
	vmovaps	%zmm15, -25200(%rbp)
	vmovaps	%zmm14, -24816(%rbp)
	vmovaps	%zmm13, -25904(%rbp)
	vmovaps	%zmm12, -25520(%rbp)
	vmovaps	%zmm11, -25136(%rbp)
	vmovaps	%zmm10, -24752(%rbp)
	vmovaps	%zmm9, -25840(%rbp)
	vmovaps	%zmm8, -25456(%rbp)
	vmovaps	%zmm7, -25072(%rbp)
	vmovaps	%zmm0, -24688(%rbp)
.L2714:
	movq	-26408(%rbp), %rax
	cmpq	%rsi, %rax
	jle	.L2736
	movl	%eax, %ecx
	leaq	(%rsi,%rsi), %r15
	leaq	(%rdx,%rsi,4), %r14
	movl	$1, %eax
	subl	%esi, %ecx
	sall	%cl, %eax
	subl	$1, %eax
	kmovw	%eax, %k1
	vmovdqu16	(%rbx,%r15), %ymm1{%k1}{z}
	vmovups	(%r14), %zmm2{%k1}{z}
	movq	-26472(%rbp), %rax
	vpmovzxwd	%ymm1, %zmm1
	vpslld	$16, %zmm1, %zmm1
	leaq	(%rsi,%rax), %rcx
	vfmadd213ps	-26160(%rbp), %zmm1, %zmm2
	leaq	(%rdx,%rcx,4), %rdi
	addq	%rax, %rcx
	leaq	(%rdx,%rcx,4), %rsi
	addq	%rax, %rcx
	leaq	(%rdx,%rcx,4), %rax
	vmovaps	%zmm2, -26160(%rbp)
	vmovups	(%rdi), %zmm5{%k1}{z}
	vfmadd213ps	-25776(%rbp), %zmm1, %zmm5
	vmovaps	%zmm5, -25776(%rbp)
	vmovups	(%rsi), %zmm5{%k1}{z}
	vfmadd213ps	-25392(%rbp), %zmm1, %zmm5
	vmovaps	%zmm5, -25392(%rbp)
	vmovups	(%rax), %zmm0{%k1}{z}
	vfmadd213ps	-25008(%rbp), %zmm1, %zmm0
	vmovaps	%zmm0, -25008(%rbp)
	vmovups	(%r14), %zmm1{%k1}{z}
	vmovdqu16	(%r12,%r15), %ymm0{%k1}{z}
	vpmovzxwd	%ymm0, %zmm0
	vpslld	$16, %zmm0, %zmm0
	vfmadd213ps	-26096(%rbp), %zmm0, %zmm1
	vmovaps	%zmm1, -26096(%rbp)
	vmovups	(%rdi), %zmm1{%k1}{z}
	vfmadd213ps	-25712(%rbp), %zmm0, %zmm1
	vmovaps	%zmm1, -25712(%rbp)
	vmovups	(%rsi), %zmm1{%k1}{z}
	vfmadd213ps	-25328(%rbp), %zmm0, %zmm1
	vmovaps	%zmm1, -25328(%rbp)
	vmovups	(%rax), %zmm1{%k1}{z}
	vfmadd213ps	-24944(%rbp), %zmm1, %zmm0
	vmovaps	%zmm0, -24944(%rbp)
	vmovups	(%r14), %zmm1{%k1}{z}
	vmovdqu16	(%r11,%r15), %ymm0{%k1}{z}
	vpmovzxwd	%ymm0, %zmm0
	vpslld	$16, %zmm0, %zmm0
	vfmadd213ps	-26032(%rbp), %zmm0, %zmm1
	vmovaps	%zmm1, -26032(%rbp)
	vmovups	(%rdi), %zmm1{%k1}{z}
	vfmadd213ps	-25648(%rbp), %zmm0, %zmm1
	vmovaps	%zmm1, -25648(%rbp)
	vmovups	(%rsi), %zmm1{%k1}{z}
	vfmadd213ps	-25264(%rbp), %zmm0, %zmm1
	vmovaps	%zmm1, -25264(%rbp)
	vmovups	(%rax), %zmm1{%k1}{z}
	vfmadd213ps	-24880(%rbp), %zmm1, %zmm0
	vmovaps	%zmm0, -24880(%rbp)
	vmovups	(%r14), %zmm1{%k1}{z}
	vmovdqu16	(%r9,%r15), %ymm0{%k1}{z}
	vpmovzxwd	%ymm0, %zmm0
	vpslld	$16, %zmm0, %zmm0
	vfmadd213ps	-25968(%rbp), %zmm0, %zmm1
	vmovaps	%zmm1, -25968(%rbp)
	vmovups	(%rdi), %zmm1{%k1}{z}
	vfmadd213ps	-25584(%rbp), %zmm0, %zmm1
	vmovaps	%zmm1, -25584(%rbp)
	vmovups	(%rsi), %zmm1{%k1}{z}
	vfmadd213ps	-25200(%rbp), %zmm0, %zmm1
	vmovaps	%zmm1, -25200(%rbp)
	vmovups	(%rax), %zmm1{%k1}{z}
	vfmadd213ps	-24816(%rbp), %zmm1, %zmm0
	vmovaps	%zmm0, -24816(%rbp)
	vmovups	(%r14), %zmm1{%k1}{z}
	vmovdqu16	0(%r13,%r15), %ymm0{%k1}{z}
	vpmovzxwd	%ymm0, %zmm0
	vpslld	$16, %zmm0, %zmm0
	vfmadd213ps	-25904(%rbp), %zmm0, %zmm1
	vmovaps	%zmm1, -25904(%rbp)
	vmovups	(%rdi), %zmm1{%k1}{z}
	vfmadd213ps	-25520(%rbp), %zmm0, %zmm1
	vmovaps	%zmm1, -25520(%rbp)
	vmovups	(%rsi), %zmm1{%k1}{z}
	vfmadd213ps	-25136(%rbp), %zmm0, %zmm1
	vmovaps	%zmm1, -25136(%rbp)
	vmovups	(%rax), %zmm1{%k1}{z}
	vfmadd213ps	-24752(%rbp), %zmm1, %zmm0
	vmovaps	%zmm0, -24752(%rbp)
	vmovups	(%r14), %zmm1{%k1}{z}
	vmovdqu16	(%r10,%r15), %ymm0{%k1}{z}
	vpmovzxwd	%ymm0, %zmm0
	vpslld	$16, %zmm0, %zmm0
	vfmadd213ps	-25840(%rbp), %zmm0, %zmm1
	vmovaps	%zmm1, -25840(%rbp)
	vmovups	(%rdi), %zmm1{%k1}{z}
	vfmadd213ps	-25456(%rbp), %zmm0, %zmm1
	vmovaps	%zmm1, -25456(%rbp)
	vmovups	(%rsi), %zmm1{%k1}{z}
	vfmadd213ps	-25072(%rbp), %zmm0, %zmm1
	vmovaps	%zmm1, -25072(%rbp)
	vmovups	(%rax), %zmm1{%k1}{z}
	vfmadd213ps	-24688(%rbp), %zmm1, %zmm0
	vmovaps	%zmm0, -24688(%rbp)
.L2736:
	movq	-26456(%rbp), %rdi
	leaq	-26288(%rbp), %rsi
	vzeroupper
	call	_ZN6kvtide12_GLOBAL__N_14Simd8sum_tileERA4_A6_KDv16_fPf
	cmpq	$5, -26440(%rbp)
	jg	.L2751
	movq	-26488(%rbp), %rdi
	movq	-26568(%rbp), %rsi
	movq	%r9, -26472(%rbp)
	xorl	%eax, %eax
	movq	-26520(%rbp), %r14
	subq	%rdi, %rsi
	movl	-26524(%rbp), %edi
.L2738:
	leaq	(%rsi,%r14), %r9
	movslq	%eax, %rcx
	movl	%eax, %edx
	leaq	(%r8,%r9,4), %r15
	vmovss	(%r15), %xmm0
	vaddss	-26288(%rbp,%rcx,4), %xmm0, %xmm0
	vmovss	%xmm0, (%r15)
	cmpl	$1, %edi
	je	.L2739
	leal	1(%rax), %ecx
	leaq	4(%r8,%r9,4), %r15
	movslq	%ecx, %rcx
	vmovss	(%r15), %xmm0
	vaddss	-26288(%rbp,%rcx,4), %xmm0, %xmm0
	vmovss	%xmm0, (%r15)
	cmpl	$2, %edi
	je	.L2739
	leal	2(%rdx), %ecx
	leaq	8(%r8,%r9,4), %r15
	movslq	%ecx, %rcx
	vmovss	(%r15), %xmm0
	vaddss	-26288(%rbp,%rcx,4), %xmm0, %xmm0
	vmovss	%xmm0, (%r15)
	cmpl	$3, %edi
	je	.L2739
	leal	3(%rdx), %ecx
	leaq	12(%r8,%r9,4), %r15
	movslq	%ecx, %rcx
	vmovss	(%r15), %xmm0
	vaddss	-26288(%rbp,%rcx,4), %xmm0, %xmm0
	vmovss	%xmm0, (%r15)
	cmpl	$4, %edi
	je	.L2739
	addl	$4, %edx
	leaq	16(%r8,%r9,4), %rcx
	movslq	%edx, %rdx
	vmovss	(%rcx), %xmm0
	vaddss	-26288(%rbp,%rdx,4), %xmm0, %xmm0
	vmovss	%xmm0, (%rcx)
.L2739:
	movq	-26424(%rbp), %rdx
	addq	$8, %rax
	addq	%rdx, %r14
	cmpq	$32, %rax
	jne	.L2738
	jmp	.L3036
.L2710:
	vxorps	%xmm1, %xmm1, %xmm1
	cmpq	$15, -26512(%rbp)
	vmovaps	%zmm1, -26160(%rbp)
	vmovaps	%zmm1, -26096(%rbp)
	vmovaps	%zmm1, -26032(%rbp)
	vmovaps	%zmm1, -25968(%rbp)
	vmovaps	%zmm1, -25904(%rbp)
	vmovaps	%zmm1, -25840(%rbp)
	vmovaps	%zmm1, -25776(%rbp)
	vmovaps	%zmm1, -25712(%rbp)
	vmovaps	%zmm1, -25648(%rbp)
	vmovaps	%zmm1, -25584(%rbp)
	vmovaps	%zmm1, -25520(%rbp)
	vmovaps	%zmm1, -25456(%rbp)
	vmovaps	%zmm1, -25392(%rbp)
	vmovaps	%zmm1, -25328(%rbp)
	vmovaps	%zmm1, -25264(%rbp)
	vmovaps	%zmm1, -25200(%rbp)
	vmovaps	%zmm1, -25136(%rbp)
	vmovaps	%zmm1, -25072(%rbp)
	vmovaps	%zmm1, -25008(%rbp)
	vmovaps	%zmm1, -24944(%rbp)
	vmovaps	%zmm1, -24880(%rbp)
	vmovaps	%zmm1, -24816(%rbp)
	vmovaps	%zmm1, -24752(%rbp)
	vmovaps	%zmm1, -24688(%rbp)
	jle	.L3087
	movq	-26472(%rbp), %rax
	movq	8(%rsi), %rcx
	movq	%r8, -26744(%rbp)
	vxorps	%xmm0, %xmm0, %xmm0
	movq	(%rsi), %r14
	vmovq	24(%rsi), %xmm8
	vmovaps	%zmm0, %zmm4
	vmovaps	%zmm0, %zmm5
	salq	$2, %rax
	vmovq	32(%rsi), %xmm7
	vmovq	40(%rsi), %xmm6
	movq	%rcx, -26608(%rbp)
	leaq	(%rdx,%rax), %r15
	movq	%r9, %rcx
	vmovaps	%zmm0, %zmm10
	leaq	(%r15,%rax), %rdi
	vmovaps	%zmm0, %zmm11
	vmovaps	%zmm0, %zmm12
	addq	%rdi, %rax
	movq	%rdi, -26504(%rbp)
	movq	16(%rsi), %rdi
	vmovaps	%zmm0, %zmm13
	movq	%rax, -26616(%rbp)
	vmovaps	%zmm0, %zmm14
	xorl	%eax, %eax
	movq	-26616(%rbp), %r9
	vmovaps	%zmm0, %zmm15
	movq	%rdi, -26616(%rbp)
	movq	%r10, %rdi
	vmovaps	%zmm0, %zmm16
	vmovaps	%zmm0, %zmm17
	vmovaps	%zmm0, %zmm18
	vmovaps	%zmm0, %zmm19
	vmovaps	%zmm0, %zmm20
	vmovaps	%zmm0, %zmm21
	vmovaps	%zmm0, %zmm22
	vmovaps	%zmm0, %zmm23
	vmovaps	%zmm0, %zmm24
	vmovaps	%zmm0, %zmm25
	vmovaps	%zmm0, %zmm26
	vmovaps	%zmm0, %zmm27
	vmovaps	%zmm0, %zmm28
	vmovaps	%zmm0, %zmm29
	vmovaps	%zmm0, %zmm30
	.p2align 4,,10
	.p2align 3
.L2749:
	movq	-26608(%rbp), %r8
	leaq	(%rax,%rax), %r10
	vpmovzxwd	(%rbx,%rax,2), %zmm1
	movq	%rax, %rsi
	vmovups	(%rdx,%rax,4), %zmm31
	vmovups	(%r15,%rax,4), %zmm9
	prefetcht0	(%r14)
	addq	$31, %rsi
	prefetcht0	(%r8,%r10)
	movq	-26616(%rbp), %r8
	vmovups	(%r9,%rax,4), %zmm2
	addq	$32, %r14
	vpslld	$16, %zmm1, %zmm1
	prefetcht0	(%r8,%r10)
	vmovq	%xmm8, %r8
	vfmadd231ps	%zmm1, %zmm31, %zmm30
	prefetcht0	(%r8,%r10)
	vmovq	%xmm7, %r8
	vfmadd231ps	%zmm1, %zmm9, %zmm29
	prefetcht0	(%r8,%r10)
	vmovq	%xmm6, %r8
	vfmadd231ps	%zmm1, %zmm2, %zmm27
	prefetcht0	(%r8,%r10)
	movq	-26504(%rbp), %r10
	vmovups	(%r10,%rax,4), %zmm3
	vfmadd231ps	%zmm1, %zmm3, %zmm28
	vpmovzxwd	(%r12,%rax,2), %zmm1
	vpslld	$16, %zmm1, %zmm1
	vfmadd231ps	%zmm1, %zmm31, %zmm26
	vfmadd231ps	%zmm1, %zmm9, %zmm25
	vfmadd231ps	%zmm1, %zmm3, %zmm24
	vfmadd231ps	%zmm1, %zmm2, %zmm23
	vpmovzxwd	(%r11,%rax,2), %zmm1
	vpslld	$16, %zmm1, %zmm1
	vfmadd231ps	%zmm1, %zmm31, %zmm22
	vfmadd231ps	%zmm1, %zmm9, %zmm21
	vfmadd231ps	%zmm1, %zmm3, %zmm20
	vfmadd231ps	%zmm1, %zmm2, %zmm19
	vpmovzxwd	(%rcx,%rax,2), %zmm1
	vpslld	$16, %zmm1, %zmm1
	vfmadd231ps	%zmm1, %zmm31, %zmm18
	vfmadd231ps	%zmm1, %zmm9, %zmm17
	vfmadd231ps	%zmm1, %zmm3, %zmm16
	vfmadd231ps	%zmm1, %zmm2, %zmm15
	vpmovzxwd	0(%r13,%rax,2), %zmm1
	vpslld	$16, %zmm1, %zmm1
	vfmadd231ps	%zmm1, %zmm31, %zmm14
	vfmadd231ps	%zmm1, %zmm9, %zmm13
	vfmadd231ps	%zmm1, %zmm3, %zmm12
	vfmadd231ps	%zmm1, %zmm2, %zmm11
	vpmovzxwd	(%rdi,%rax,2), %zmm1
	addq	$16, %rax
	vpslld	$16, %zmm1, %zmm1
	vfmadd231ps	%zmm1, %zmm31, %zmm10
	vfmadd231ps	%zmm1, %zmm9, %zmm5
	vfmadd231ps	%zmm1, %zmm3, %zmm4
	vfmadd231ps	%zmm1, %zmm2, %zmm0
	cmpq	%rsi, -26408(%rbp)
	jg	.L2749
	movq	%rcx, %r9
	movq	-26584(%rbp), %rcx
	movl	$16, %eax
	movq	%rdi, %r10
	movq	-26744(%rbp), %r8
	vmovaps	%zmm30, -26160(%rbp)
	vmovaps	%zmm29, -25776(%rbp)
	salq	$4, %rcx
	cmpq	$15, -26512(%rbp)
	vmovaps	%zmm28, -25392(%rbp)
	cmovg	%rcx, %rax
	vmovaps	%zmm27, -25008(%rbp)
	vmovaps	%zmm26, -26096(%rbp)
	movq	%rax, %rsi
	vmovaps	%zmm25, -25712(%rbp)
	vmovaps	%zmm24, -25328(%rbp)
	vmovaps	%zmm23, -24944(%rbp)
	vmovaps	%zmm22, -26032(%rbp)
	vmovaps	%zmm21, -25648(%rbp)
	vmovaps	%zmm20, -25264(%rbp)
	vmovaps	%zmm19, -24880(%rbp)
	vmovaps	%zmm18, -25968(%rbp)
	vmovaps	%zmm17, -25584(%rbp)
	vmovaps	%zmm16, -25200(%rbp)
	vmovaps	%zmm15, -24816(%rbp)
	vmovaps	%zmm14, -25904(%rbp)
	vmovaps	%zmm13, -25520(%rbp)
	vmovaps	%zmm12, -25136(%rbp)
	vmovaps	%zmm11, -24752(%rbp)
	vmovaps	%zmm10, -25840(%rbp)
	vmovaps	%zmm5, -25456(%rbp)
	vmovaps	%zmm4, -25072(%rbp)
	vmovaps	%zmm0, -24688(%rbp)
.L2720:
	movq	-26408(%rbp), %rax
	cmpq	%rsi, %rax
	jle	.L2750
	movl	%eax, %ecx
	leaq	(%rsi,%rsi), %r15
	leaq	(%rdx,%rsi,4), %r14
	movl	$1, %eax
	subl	%esi, %ecx
	sall	%cl, %eax
	subl	$1, %eax
	kmovw	%eax, %k1
	vmovdqu16	(%rbx,%r15), %ymm1{%k1}{z}
	vmovups	(%r14), %zmm2{%k1}{z}
	movq	-26472(%rbp), %rax
	vpmovzxwd	%ymm1, %zmm1
	vpslld	$16, %zmm1, %zmm1
	leaq	(%rsi,%rax), %rcx
	vfmadd213ps	-26160(%rbp), %zmm1, %zmm2
	leaq	(%rdx,%rcx,4), %rdi
	addq	%rax, %rcx
	leaq	(%rdx,%rcx,4), %rsi
	addq	%rax, %rcx
	leaq	(%rdx,%rcx,4), %rax
	vmovaps	%zmm2, -26160(%rbp)
	vmovups	(%rdi), %zmm5{%k1}{z}
	vfmadd213ps	-25776(%rbp), %zmm1, %zmm5
	vmovaps	%zmm5, -25776(%rbp)
	vmovups	(%rsi), %zmm5{%k1}{z}
	vfmadd213ps	-25392(%rbp), %zmm1, %zmm5
	vmovaps	%zmm5, -25392(%rbp)
	vmovups	(%rax), %zmm0{%k1}{z}
	vfmadd213ps	-25008(%rbp), %zmm1, %zmm0
	vmovaps	%zmm0, -25008(%rbp)
	vmovups	(%r14), %zmm1{%k1}{z}
	vmovdqu16	(%r12,%r15), %ymm0{%k1}{z}
	vpmovzxwd	%ymm0, %zmm0
	vpslld	$16, %zmm0, %zmm0
	vfmadd213ps	-26096(%rbp), %zmm0, %zmm1
	vmovaps	%zmm1, -26096(%rbp)
	vmovups	(%rdi), %zmm1{%k1}{z}
	vfmadd213ps	-25712(%rbp), %zmm0, %zmm1
	vmovaps	%zmm1, -25712(%rbp)
	vmovups	(%rsi), %zmm1{%k1}{z}
	vfmadd213ps	-25328(%rbp), %zmm0, %zmm1
	vmovaps	%zmm1, -25328(%rbp)
	vmovups	(%rax), %zmm1{%k1}{z}
	vfmadd213ps	-24944(%rbp), %zmm1, %zmm0
	vmovaps	%zmm0, -24944(%rbp)
	vmovups	(%r14), %zmm1{%k1}{z}
	vmovdqu16	(%r11,%r15), %ymm0{%k1}{z}
	vpmovzxwd	%ymm0, %zmm0
	vpslld	$16, %zmm0, %zmm0
	vfmadd213ps	-26032(%rbp), %zmm0, %zmm1
	vmovaps	%zmm1, -26032(%rbp)
	vmovups	(%rdi), %zmm1{%k1}{z}
	vfmadd213ps	-25648(%rbp), %zmm0, %zmm1
	vmovaps	%zmm1, -25648(%rbp)
	vmovups	(%rsi), %zmm1{%k1}{z}
	vfmadd213ps	-25264(%rbp), %zmm0, %zmm1
	vmovaps	%zmm1, -25264(%rbp)
	vmovups	(%rax), %zmm1{%k1}{z}
	vfmadd213ps	-24880(%rbp), %zmm1, %zmm0
	vmovaps	%zmm0, -24880(%rbp)
	vmovups	(%r14), %zmm1{%k1}{z}
	vmovdqu16	(%r9,%r15), %ymm0{%k1}{z}
	vpmovzxwd	%ymm0, %zmm0
	vpslld	$16, %zmm0, %zmm0
	vfmadd213ps	-25968(%rbp), %zmm0, %zmm1
	vmovaps	%zmm1, -25968(%rbp)
	vmovups	(%rdi), %zmm1{%k1}{z}
	vfmadd213ps	-25584(%rbp), %zmm0, %zmm1
	vmovaps	%zmm1, -25584(%rbp)
	vmovups	(%rsi), %zmm1{%k1}{z}
	vfmadd213ps	-25200(%rbp), %zmm0, %zmm1
	vmovaps	%zmm1, -25200(%rbp)
	vmovups	(%rax), %zmm1{%k1}{z}
	vfmadd213ps	-24816(%rbp), %zmm1, %zmm0
	vmovaps	%zmm0, -24816(%rbp)
	vmovups	(%r14), %zmm1{%k1}{z}
	vmovdqu16	0(%r13,%r15), %ymm0{%k1}{z}
	vpmovzxwd	%ymm0, %zmm0
	vpslld	$16, %zmm0, %zmm0
	vfmadd213ps	-25904(%rbp), %zmm0, %zmm1
	vmovaps	%zmm1, -25904(%rbp)
	vmovups	(%rdi), %zmm1{%k1}{z}
	vfmadd213ps	-25520(%rbp), %zmm0, %zmm1
	vmovaps	%zmm1, -25520(%rbp)
	vmovups	(%rsi), %zmm1{%k1}{z}
	vfmadd213ps	-25136(%rbp), %zmm0, %zmm1
	vmovaps	%zmm1, -25136(%rbp)
	vmovups	(%rax), %zmm1{%k1}{z}
	vfmadd213ps	-24752(%rbp), %zmm1, %zmm0
	vmovaps	%zmm0, -24752(%rbp)
	vmovups	(%r14), %zmm1{%k1}{z}
	vmovdqu16	(%r10,%r15), %ymm0{%k1}{z}
	vpmovzxwd	%ymm0, %zmm0
	vpslld	$16, %zmm0, %zmm0
	vfmadd213ps	-25840(%rbp), %zmm0, %zmm1
	vmovaps	%zmm1, -25840(%rbp)
	vmovups	(%rdi), %zmm1{%k1}{z}
	vfmadd213ps	-25456(%rbp), %zmm0, %zmm1
	vmovaps	%zmm1, -25456(%rbp)
	vmovups	(%rsi), %zmm1{%k1}{z}
	vfmadd213ps	-25072(%rbp), %zmm0, %zmm1
	vmovaps	%zmm1, -25072(%rbp)
	vmovups	(%rax), %zmm1{%k1}{z}
	vfmadd213ps	-24688(%rbp), %zmm1, %zmm0
	vmovaps	%zmm0, -24688(%rbp)
.L2750:
	movq	-26456(%rbp), %rdi
	leaq	-26288(%rbp), %rsi
	vzeroupper
	call	_ZN6kvtide12_GLOBAL__N_14Simd8sum_tileERA4_A6_KDv16_fPf
	cmpq	$5, -26440(%rbp)
	jg	.L2751
	movq	-26488(%rbp), %rdi
	movq	-26568(%rbp), %rsi
	movq	%r9, -26472(%rbp)
	xorl	%eax, %eax
	movq	-26520(%rbp), %r14
	subq	%rdi, %rsi
	movl	-26524(%rbp), %edi
.L2752:
	leaq	(%rsi,%r14), %r9
	movslq	%eax, %rcx
	movl	%eax, %edx
	leaq	(%r8,%r9,4), %r15
	vmovss	(%r15), %xmm0
	vaddss	-26288(%rbp,%rcx,4), %xmm0, %xmm0
	vmovss	%xmm0, (%r15)
	cmpl	$1, %edi
	je	.L2753
	leal	1(%rax), %ecx
	leaq	4(%r8,%r9,4), %r15
	movslq	%ecx, %rcx
	vmovss	(%r15), %xmm0
	vaddss	-26288(%rbp,%rcx,4), %xmm0, %xmm0
	vmovss	%xmm0, (%r15)
	cmpl	$2, %edi
	je	.L2753
	leal	2(%rdx), %ecx
	leaq	8(%r8,%r9,4), %r15
	movslq	%ecx, %rcx
	vmovss	(%r15), %xmm0
	vaddss	-26288(%rbp,%rcx,4), %xmm0, %xmm0
	vmovss	%xmm0, (%r15)
	cmpl	$3, %edi
	je	.L2753
	leal	3(%rdx), %ecx
	leaq	12(%r8,%r9,4), %r15
	movslq	%ecx, %rcx
	vmovss	(%r15), %xmm0
	vaddss	-26288(%rbp,%rcx,4), %xmm0, %xmm0
	vmovss	%xmm0, (%r15)
	cmpl	$4, %edi
	je	.L2753
	addl	$4, %edx
	leaq	16(%r8,%r9,4), %rcx
	movslq	%edx, %rdx
	vmovss	(%rcx), %xmm0
	vaddss	-26288(%rbp,%rdx,4), %xmm0, %xmm0
	vmovss	%xmm0, (%rcx)
.L2753:
	movq	-26424(%rbp), %rdx
	addq	$8, %rax
	addq	%rdx, %r14
	cmpq	$32, %rax
	jne	.L2752
	jmp	.L3036
.L2708:
	vxorps	%xmm1, %xmm1, %xmm1
	xorl	%esi, %esi
	cmpq	$15, -26512(%rbp)
	vmovaps	%zmm1, -26160(%rbp)
	vmovaps	%zmm1, -26096(%rbp)
	vmovaps	%zmm1, -26032(%rbp)
	vmovaps	%zmm1, -25968(%rbp)
	vmovaps	%zmm1, -25904(%rbp)
	vmovaps	%zmm1, -25840(%rbp)
	vmovaps	%zmm1, -25776(%rbp)
	vmovaps	%zmm1, -25712(%rbp)
	vmovaps	%zmm1, -25648(%rbp)
	vmovaps	%zmm1, -25584(%rbp)
	vmovaps	%zmm1, -25520(%rbp)
	vmovaps	%zmm1, -25456(%rbp)
	vmovaps	%zmm1, -25392(%rbp)
	vmovaps	%zmm1, -25328(%rbp)
	vmovaps	%zmm1, -25264(%rbp)
	vmovaps	%zmm1, -25200(%rbp)
	vmovaps	%zmm1, -25136(%rbp)
	vmovaps	%zmm1, -25072(%rbp)
	vmovaps	%zmm1, -25008(%rbp)
	vmovaps	%zmm1, -24944(%rbp)
	vmovaps	%zmm1, -24880(%rbp)
	vmovaps	%zmm1, -24816(%rbp)
	vmovaps	%zmm1, -24752(%rbp)
	vmovaps	%zmm1, -24688(%rbp)
	jle	.L2718
	movq	-26472(%rbp), %rax
	vxorps	%xmm6, %xmm6, %xmm6
	movq	-26408(%rbp), %r15
	vmovaps	%zmm6, %zmm7
	vmovaps	%zmm6, %zmm8
	vmovaps	%zmm6, %zmm9
	leaq	0(,%rax,4), %rsi
	vmovaps	%zmm6, %zmm10
	xorl	%eax, %eax
	leaq	(%rdx,%rsi), %r14
	vmovaps	%zmm6, %zmm11
	vmovaps	%zmm6, %zmm12
	leaq	(%r14,%rsi), %rdi
	vmovaps	%zmm6, %zmm13
	vmovaps	%zmm6, %zmm14
	addq	%rdi, %rsi
	vmovaps	%zmm6, %zmm15
	vmovaps	%zmm6, %zmm16
	vmovaps	%zmm6, %zmm17
	vmovaps	%zmm6, %zmm18
	vmovaps	%zmm6, %zmm19
	vmovaps	%zmm6, %zmm20
	vmovaps	%zmm6, %zmm21
	vmovaps	%zmm6, %zmm22
	vmovaps	%zmm6, %zmm23
	vmovaps	%zmm6, %zmm24
	vmovaps	%zmm6, %zmm25
	vmovaps	%zmm6, %zmm26
	vmovaps	%zmm6, %zmm27
	vmovaps	%zmm6, %zmm28
	vmovaps	%zmm6, %zmm29
	.p2align 4,,10
	.p2align 3
.L2721:
	vpmovzxwd	(%rbx,%rax,2), %zmm1
	vmovups	(%rdx,%rax,4), %zmm5
	movq	%rax, %rcx
	vmovups	(%r14,%rax,4), %zmm4
	vmovups	(%rdi,%rax,4), %zmm3
	addq	$31, %rcx
	vmovups	(%rsi,%rax,4), %zmm2
	vpslld	$16, %zmm1, %zmm1
	vfmadd231ps	%zmm1, %zmm5, %zmm29
	vfmadd231ps	%zmm1, %zmm4, %zmm28
	vfmadd231ps	%zmm1, %zmm3, %zmm27
	vfmadd231ps	%zmm1, %zmm2, %zmm26
	vpmovzxwd	(%r12,%rax,2), %zmm1
	vpslld	$16, %zmm1, %zmm1
	vfmadd231ps	%zmm1, %zmm5, %zmm25
	vfmadd231ps	%zmm1, %zmm4, %zmm24
	vfmadd231ps	%zmm1, %zmm3, %zmm23
	vfmadd231ps	%zmm1, %zmm2, %zmm22
	vpmovzxwd	(%r11,%rax,2), %zmm1
	vpslld	$16, %zmm1, %zmm1
	vfmadd231ps	%zmm1, %zmm5, %zmm21
	vfmadd231ps	%zmm1, %zmm4, %zmm20
	vfmadd231ps	%zmm1, %zmm3, %zmm19
	vfmadd231ps	%zmm1, %zmm2, %zmm18
	vpmovzxwd	(%r9,%rax,2), %zmm1
	vpslld	$16, %zmm1, %zmm1
	vfmadd231ps	%zmm1, %zmm5, %zmm17
	vfmadd231ps	%zmm1, %zmm4, %zmm16
	vfmadd231ps	%zmm1, %zmm3, %zmm15
	vfmadd231ps	%zmm1, %zmm2, %zmm14
	vpmovzxwd	0(%r13,%rax,2), %zmm1
	vpslld	$16, %zmm1, %zmm1
	vfmadd231ps	%zmm1, %zmm5, %zmm13
	vfmadd231ps	%zmm1, %zmm4, %zmm12
	vfmadd231ps	%zmm1, %zmm3, %zmm11
	vfmadd231ps	%zmm1, %zmm2, %zmm10
	vpmovzxwd	(%r10,%rax,2), %zmm1
	addq	$16, %rax
	vpslld	$16, %zmm1, %zmm1
	vfmadd231ps	%zmm1, %zmm5, %zmm9
	vfmadd231ps	%zmm1, %zmm4, %zmm8
	vfmadd231ps	%zmm1, %zmm3, %zmm7
	vfmadd231ps	%zmm1, %zmm2, %zmm6
	cmpq	%rcx, %r15
	jg	.L2721
	movq	-26584(%rbp), %rcx
	movl	$16, %eax
	vmovaps	%zmm29, -26160(%rbp)
	vmovaps	%zmm28, -25776(%rbp)
	vmovaps	%zmm27, -25392(%rbp)
	salq	$4, %rcx
	cmpq	$15, -26512(%rbp)
	vmovaps	%zmm26, -25008(%rbp)
	cmovg	%rcx, %rax
	vmovaps	%zmm25, -26096(%rbp)
	vmovaps	%zmm24, -25712(%rbp)
	movq	%rax, %rsi
	vmovaps	%zmm23, -25328(%rbp)
	vmovaps	%zmm22, -24944(%rbp)
	vmovaps	%zmm21, -26032(%rbp)
	vmovaps	%zmm20, -25648(%rbp)
	vmovaps	%zmm19, -25264(%rbp)
	vmovaps	%zmm18, -24880(%rbp)
	vmovaps	%zmm17, -25968(%rbp)
	vmovaps	%zmm16, -25584(%rbp)
	vmovaps	%zmm15, -25200(%rbp)
	vmovaps	%zmm14, -24816(%rbp)
	vmovaps	%zmm13, -25904(%rbp)
	vmovaps	%zmm12, -25520(%rbp)
	vmovaps	%zmm11, -25136(%rbp)
	vmovaps	%zmm10, -24752(%rbp)
	vmovaps	%zmm9, -25840(%rbp)
	vmovaps	%zmm8, -25456(%rbp)
	vmovaps	%zmm7, -25072(%rbp)
	vmovaps	%zmm6, -24688(%rbp)
.L2718:
	movq	-26408(%rbp), %rax
	cmpq	%rsi, %rax
	jle	.L2722
	movl	%eax, %ecx
	leaq	(%rsi,%rsi), %r15
	leaq	(%rdx,%rsi,4), %r14
	movl	$1, %eax
	subl	%esi, %ecx
	sall	%cl, %eax
	subl	$1, %eax
	kmovw	%eax, %k1
	vmovdqu16	(%rbx,%r15), %ymm1{%k1}{z}
	vmovups	(%r14), %zmm2{%k1}{z}
	movq	-26472(%rbp), %rax
	vpmovzxwd	%ymm1, %zmm1
	vpslld	$16, %zmm1, %zmm1
	leaq	(%rsi,%rax), %rcx
	vfmadd213ps	-26160(%rbp), %zmm1, %zmm2
	leaq	(%rdx,%rcx,4), %rdi
	addq	%rax, %rcx
	leaq	(%rdx,%rcx,4), %rsi
	addq	%rax, %rcx
	leaq	(%rdx,%rcx,4), %rax
	vmovaps	%zmm2, -26160(%rbp)
	vmovups	(%rdi), %zmm5{%k1}{z}
	vfmadd213ps	-25776(%rbp), %zmm1, %zmm5
	vmovaps	%zmm5, -25776(%rbp)
	vmovups	(%rsi), %zmm5{%k1}{z}
	vfmadd213ps	-25392(%rbp), %zmm1, %zmm5
	vmovaps	%zmm5, -25392(%rbp)
	vmovups	(%rax), %zmm0{%k1}{z}
	vfmadd213ps	-25008(%rbp), %zmm1, %zmm0
	vmovaps	%zmm0, -25008(%rbp)
	vmovups	(%r14), %zmm1{%k1}{z}
	vmovdqu16	(%r12,%r15), %ymm0{%k1}{z}
	vpmovzxwd	%ymm0, %zmm0
	vpslld	$16, %zmm0, %zmm0
	vfmadd213ps	-26096(%rbp), %zmm0, %zmm1
	vmovaps	%zmm1, -26096(%rbp)
	vmovups	(%rdi), %zmm1{%k1}{z}
	vfmadd213ps	-25712(%rbp), %zmm0, %zmm1
	vmovaps	%zmm1, -25712(%rbp)
	vmovups	(%rsi), %zmm1{%k1}{z}
	vfmadd213ps	-25328(%rbp), %zmm0, %zmm1
	vmovaps	%zmm1, -25328(%rbp)
	vmovups	(%rax), %zmm1{%k1}{z}
	vfmadd213ps	-24944(%rbp), %zmm1, %zmm0
	vmovaps	%zmm0, -24944(%rbp)
	vmovups	(%r14), %zmm1{%k1}{z}
	vmovdqu16	(%r11,%r15), %ymm0{%k1}{z}
	vpmovzxwd	%ymm0, %zmm0
	vpslld	$16, %zmm0, %zmm0
	vfmadd213ps	-26032(%rbp), %zmm0, %zmm1
	vmovaps	%zmm1, -26032(%rbp)
	vmovups	(%rdi), %zmm1{%k1}{z}
	vfmadd213ps	-25648(%rbp), %zmm0, %zmm1
	vmovaps	%zmm1, -25648(%rbp)
	vmovups	(%rsi), %zmm1{%k1}{z}
	vfmadd213ps	-25264(%rbp), %zmm0, %zmm1
	vmovaps	%zmm1, -25264(%rbp)
	vmovups	(%rax), %zmm1{%k1}{z}
	vfmadd213ps	-24880(%rbp), %zmm1, %zmm0
	vmovaps	%zmm0, -24880(%rbp)
	vmovups	(%r14), %zmm1{%k1}{z}
	vmovdqu16	(%r9,%r15), %ymm0{%k1}{z}
	vpmovzxwd	%ymm0, %zmm0
	vpslld	$16, %zmm0, %zmm0
	vfmadd213ps	-25968(%rbp), %zmm0, %zmm1
	vmovaps	%zmm1, -25968(%rbp)
	vmovups	(%rdi), %zmm1{%k1}{z}
	vfmadd213ps	-25584(%rbp), %zmm0, %zmm1
	vmovaps	%zmm1, -25584(%rbp)
	vmovups	(%rsi), %zmm1{%k1}{z}
	vfmadd213ps	-25200(%rbp), %zmm0, %zmm1
	vmovaps	%zmm1, -25200(%rbp)
	vmovups	(%rax), %zmm1{%k1}{z}
	vfmadd213ps	-24816(%rbp), %zmm1, %zmm0
	vmovaps	%zmm0, -24816(%rbp)
	vmovups	(%r14), %zmm1{%k1}{z}
	vmovdqu16	0(%r13,%r15), %ymm0{%k1}{z}
	vpmovzxwd	%ymm0, %zmm0
	vpslld	$16, %zmm0, %zmm0
	vfmadd213ps	-25904(%rbp), %zmm0, %zmm1
	vmovaps	%zmm1, -25904(%rbp)
	vmovups	(%rdi), %zmm1{%k1}{z}
	vfmadd213ps	-25520(%rbp), %zmm0, %zmm1
	vmovaps	%zmm1, -25520(%rbp)
	vmovups	(%rsi), %zmm1{%k1}{z}
	vfmadd213ps	-25136(%rbp), %zmm0, %zmm1
	vmovaps	%zmm1, -25136(%rbp)
	vmovups	(%rax), %zmm1{%k1}{z}
	vfmadd213ps	-24752(%rbp), %zmm1, %zmm0
	vmovaps	%zmm0, -24752(%rbp)
	vmovups	(%r14), %zmm1{%k1}{z}
	vmovdqu16	(%r10,%r15), %ymm0{%k1}{z}
	vpmovzxwd	%ymm0, %zmm0
	vpslld	$16, %zmm0, %zmm0
	vfmadd213ps	-25840(%rbp), %zmm0, %zmm1
	vmovaps	%zmm1, -25840(%rbp)
	vmovups	(%rdi), %zmm1{%k1}{z}
	vfmadd213ps	-25456(%rbp), %zmm0, %zmm1
	vmovaps	%zmm1, -25456(%rbp)
	vmovups	(%rsi), %zmm1{%k1}{z}
	vfmadd213ps	-25072(%rbp), %zmm0, %zmm1
	vmovaps	%zmm1, -25072(%rbp)
	vmovups	(%rax), %zmm1{%k1}{z}
	vfmadd213ps	-24688(%rbp), %zmm1, %zmm0
	vmovaps	%zmm0, -24688(%rbp)
.L2722:
	movq	-26456(%rbp), %rdi
	leaq	-26288(%rbp), %rsi
	vzeroupper
	call	_ZN6kvtide12_GLOBAL__N_14Simd8sum_tileERA4_A6_KDv16_fPf
	cmpq	$5, -26440(%rbp)
	jg	.L2751
	movq	-26488(%rbp), %rdi
	movq	-26568(%rbp), %rsi
	movq	%r9, -26472(%rbp)
	xorl	%eax, %eax
	movq	-26520(%rbp), %r14
	subq	%rdi, %rsi
	movl	-26524(%rbp), %edi
.L2724:
	leaq	(%rsi,%r14), %r9
	movslq	%eax, %rcx
	movl	%eax, %edx
	leaq	(%r8,%r9,4), %r15
	vmovss	(%r15), %xmm0
	vaddss	-26288(%rbp,%rcx,4), %xmm0, %xmm0
	vmovss	%xmm0, (%r15)
	cmpl	$1, %edi
	je	.L2725
	leal	1(%rax), %ecx
	leaq	4(%r8,%r9,4), %r15
	movslq	%ecx, %rcx
	vmovss	(%r15), %xmm0
	vaddss	-26288(%rbp,%rcx,4), %xmm0, %xmm0
	vmovss	%xmm0, (%r15)
	cmpl	$2, %edi
	je	.L2725
	leal	2(%rdx), %ecx
	leaq	8(%r8,%r9,4), %r15
	movslq	%ecx, %rcx
	vmovss	(%r15), %xmm0
	vaddss	-26288(%rbp,%rcx,4), %xmm0, %xmm0
	vmovss	%xmm0, (%r15)
	cmpl	$3, %edi
	je	.L2725
	leal	3(%rdx), %ecx
	leaq	12(%r8,%r9,4), %r15
	movslq	%ecx, %rcx
	vmovss	(%r15), %xmm0
	vaddss	-26288(%rbp,%rcx,4), %xmm0, %xmm0
	vmovss	%xmm0, (%r15)
	cmpl	$4, %edi
	je	.L2725
	addl	$4, %edx
	leaq	16(%r8,%r9,4), %rcx
	movslq	%edx, %rdx
	vmovss	(%rcx), %xmm0
	vaddss	-26288(%rbp,%rdx,4), %xmm0, %xmm0
	vmovss	%xmm0, (%rcx)
.L2725:
	movq	-26424(%rbp), %rdx
	addq	$8, %rax
	addq	%rdx, %r14
	cmpq	$32, %rax
	jne	.L2724
	jmp	.L3036
.L2592:
	vxorps	%xmm1, %xmm1, %xmm1
	xorl	%esi, %esi
	cmpq	$15, -26560(%rbp)
	vmovaps	%zmm1, -26160(%rbp)
	vmovaps	%zmm1, -26096(%rbp)
	vmovaps	%zmm1, -26032(%rbp)
	vmovaps	%zmm1, -25968(%rbp)
	vmovaps	%zmm1, -25904(%rbp)
	vmovaps	%zmm1, -25840(%rbp)
	vmovaps	%zmm1, -25776(%rbp)
	vmovaps	%zmm1, -25712(%rbp)
	vmovaps	%zmm1, -25648(%rbp)
	vmovaps	%zmm1, -25584(%rbp)
	vmovaps	%zmm1, -25520(%rbp)
	vmovaps	%zmm1, -25456(%rbp)
	vmovaps	%zmm1, -25392(%rbp)
	vmovaps	%zmm1, -25328(%rbp)
	vmovaps	%zmm1, -25264(%rbp)
	vmovaps	%zmm1, -25200(%rbp)
	vmovaps	%zmm1, -25136(%rbp)
	vmovaps	%zmm1, -25072(%rbp)
	vmovaps	%zmm1, -25008(%rbp)
	vmovaps	%zmm1, -24944(%rbp)
	vmovaps	%zmm1, -24880(%rbp)
	vmovaps	%zmm1, -24816(%rbp)
	vmovaps	%zmm1, -24752(%rbp)
	vmovaps	%zmm1, -24688(%rbp)
	jle	.L2598
	movq	-26456(%rbp), %rax
	movq	8(%r9), %r8
	movq	%rdx, -26616(%rbp)
	vxorps	%xmm8, %xmm8, %xmm8
	movq	(%r9), %rcx
	vmovq	24(%r9), %xmm0
	vmovaps	%zmm8, %zmm9
	vmovaps	%zmm8, %zmm10
	salq	$2, %rax
	vmovq	40(%r9), %xmm7
	vmovaps	%zmm8, %zmm11
	vmovaps	%zmm8, %zmm12
	leaq	(%rdi,%rax), %r10
	vmovaps	%zmm8, %zmm13
	vmovaps	%zmm8, %zmm14
	leaq	(%r10,%rax), %rsi
	vmovaps	%zmm8, %zmm15
	vmovaps	%zmm8, %zmm16
	leaq	(%rsi,%rax), %r11
	vmovq	%rsi, %xmm6
	movq	16(%r9), %rsi
	movq	32(%r9), %rax
	vmovaps	%zmm8, %zmm17
	movq	%r11, %r9
	vmovaps	%zmm8, %zmm18
	movq	%rsi, -26544(%rbp)
	vmovq	%xmm6, %r11
	vmovaps	%zmm8, %zmm19
	vmovaps	%zmm8, %zmm20
	movq	%rax, -26480(%rbp)
	vmovaps	%zmm8, %zmm21
	xorl	%eax, %eax
	vmovaps	%zmm8, %zmm22
	vmovaps	%zmm8, %zmm23
	vmovaps	%zmm8, %zmm24
	vmovaps	%zmm8, %zmm25
	vmovaps	%zmm8, %zmm26
	vmovaps	%zmm8, %zmm27
	vmovaps	%zmm8, %zmm28
	vmovaps	%zmm8, %zmm29
	vmovaps	%zmm8, %zmm30
	vmovaps	%zmm8, %zmm31
	vmovq	%r8, %xmm6
	.p2align 4,,10
	.p2align 3
.L2619:
	leaq	(%rax,%rax), %rsi
	vmovq	%xmm6, %r8
	vpmovzxwd	(%r14,%rax,2), %zmm1
	vmovups	(%rdi,%rax,4), %zmm5
	vmovups	(%r10,%rax,4), %zmm4
	prefetcht0	(%r8,%rsi)
	movq	%rax, %rdx
	prefetcht0	(%rcx)
	vmovups	(%r11,%rax,4), %zmm3
	addq	$32, %rcx
	addq	$31, %rdx
	vmovups	(%r9,%rax,4), %zmm2
	movq	-26544(%rbp), %r8
	vpslld	$16, %zmm1, %zmm1
	vfmadd231ps	%zmm1, %zmm5, %zmm31
	vfmadd231ps	%zmm1, %zmm4, %zmm30
	prefetcht0	(%r8,%rsi)
	vfmadd231ps	%zmm1, %zmm3, %zmm29
	vmovq	%xmm0, %r8
	vfmadd231ps	%zmm1, %zmm2, %zmm28
	vpmovzxwd	(%rbx,%rax,2), %zmm1
	prefetcht0	(%r8,%rsi)
	movq	-26480(%rbp), %r8
	vpslld	$16, %zmm1, %zmm1
	prefetcht0	(%r8,%rsi)
	vmovq	%xmm7, %r8
	vfmadd231ps	%zmm1, %zmm5, %zmm27
	vfmadd231ps	%zmm1, %zmm4, %zmm26
	prefetcht0	(%r8,%rsi)
	movq	-26416(%rbp), %rsi
	vfmadd231ps	%zmm1, %zmm3, %zmm25
	vfmadd231ps	%zmm1, %zmm2, %zmm24
	vpmovzxwd	(%r12,%rax,2), %zmm1
	vpslld	$16, %zmm1, %zmm1
	vfmadd231ps	%zmm1, %zmm5, %zmm23
	vfmadd231ps	%zmm1, %zmm4, %zmm22
	vfmadd231ps	%zmm1, %zmm3, %zmm21
	vfmadd231ps	%zmm1, %zmm2, %zmm20
	vpmovzxwd	(%rsi,%rax,2), %zmm1
	vpslld	$16, %zmm1, %zmm1
	vfmadd231ps	%zmm1, %zmm5, %zmm19
	vfmadd231ps	%zmm1, %zmm4, %zmm18
	vfmadd231ps	%zmm1, %zmm3, %zmm17
	vfmadd231ps	%zmm1, %zmm2, %zmm16
	vpmovzxwd	(%r15,%rax,2), %zmm1
	vpslld	$16, %zmm1, %zmm1
	vfmadd231ps	%zmm1, %zmm5, %zmm15
	vfmadd231ps	%zmm1, %zmm4, %zmm14
	vfmadd231ps	%zmm1, %zmm3, %zmm13
	vfmadd231ps	%zmm1, %zmm2, %zmm12
	vpmovzxwd	0(%r13,%rax,2), %zmm1
	addq	$16, %rax
	vpslld	$16, %zmm1, %zmm1
	vfmadd231ps	%zmm1, %zmm5, %zmm11
	vfmadd231ps	%zmm1, %zmm4, %zmm10
	vfmadd231ps	%zmm1, %zmm3, %zmm9
	vfmadd231ps	%zmm1, %zmm2, %zmm8
	cmpq	%rdx, -26408(%rbp)
	jg	.L2619
	movq	-26584(%rbp), %rcx
	movl	$16, %eax
	movq	-26616(%rbp), %rdx
	vmovaps	%zmm31, -26160(%rbp)
	vmovaps	%zmm30, -25776(%rbp)
	vmovaps	%zmm29, -25392(%rbp)
	salq	$4, %rcx
	cmpq	$15, -26512(%rbp)
	vmovaps	%zmm28, -25008(%rbp)
	cmovg	%rcx, %rax
	vmovaps	%zmm27, -26096(%rbp)
	vmovaps	%zmm26, -25712(%rbp)
	movq	%rax, %rsi
	vmovaps	%zmm25, -25328(%rbp)
	vmovaps	%zmm24, -24944(%rbp)
	vmovaps	%zmm23, -26032(%rbp)
	vmovaps	%zmm22, -25648(%rbp)
	vmovaps	%zmm21, -25264(%rbp)
	vmovaps	%zmm20, -24880(%rbp)
	vmovaps	%zmm19, -25968(%rbp)
	vmovaps	%zmm18, -25584(%rbp)
	vmovaps	%zmm17, -25200(%rbp)
	vmovaps	%zmm16, -24816(%rbp)
	vmovaps	%zmm15, -25904(%rbp)
	vmovaps	%zmm14, -25520(%rbp)
	vmovaps	%zmm13, -25136(%rbp)
	vmovaps	%zmm12, -24752(%rbp)
	vmovaps	%zmm11, -25840(%rbp)
	vmovaps	%zmm10, -25456(%rbp)
	vmovaps	%zmm9, -25072(%rbp)
	vmovaps	%zmm8, -24688(%rbp)
.L2598:
	movq	-26408(%rbp), %rax
	cmpq	%rsi, %rax
	jle	.L2620
	movl	%eax, %ecx
	movl	$1, %eax
	leaq	(%rsi,%rsi), %r9
	movq	-26456(%rbp), %r11
	subl	%esi, %ecx
	leaq	(%rdi,%rsi,4), %r8
	sall	%cl, %eax
	subl	$1, %eax
	kmovw	%eax, %k1
	vmovdqu16	(%r14,%r9), %ymm1{%k1}{z}
	vmovups	(%r8), %zmm4{%k1}{z}
	leaq	(%rsi,%r11), %rax
	leaq	(%rdi,%rax,4), %rsi
	addq	%r11, %rax
	vpmovzxwd	%ymm1, %zmm1
	leaq	(%rdi,%rax,4), %rcx
	addq	%r11, %rax
	vpslld	$16, %zmm1, %zmm1
	leaq	(%rdi,%rax,4), %rax
	vfmadd213ps	-26160(%rbp), %zmm1, %zmm4
	vmovaps	%zmm4, -26160(%rbp)
	vmovups	(%rsi), %zmm4{%k1}{z}
	vfmadd213ps	-25776(%rbp), %zmm1, %zmm4
	vmovaps	%zmm4, -25776(%rbp)
	vmovups	(%rcx), %zmm4{%k1}{z}
	vfmadd213ps	-25392(%rbp), %zmm1, %zmm4
	vmovaps	%zmm4, -25392(%rbp)
	vmovups	(%rax), %zmm0{%k1}{z}
	vfmadd213ps	-25008(%rbp), %zmm1, %zmm0
	vmovaps	%zmm0, -25008(%rbp)
	vmovups	(%r8), %zmm1{%k1}{z}
	vmovdqu16	(%rbx,%r9), %ymm0{%k1}{z}
	vpmovzxwd	%ymm0, %zmm0
	vpslld	$16, %zmm0, %zmm0
	vfmadd213ps	-26096(%rbp), %zmm0, %zmm1
	vmovaps	%zmm1, -26096(%rbp)
	vmovups	(%rsi), %zmm1{%k1}{z}
	vfmadd213ps	-25712(%rbp), %zmm0, %zmm1
	vmovaps	%zmm1, -25712(%rbp)
	vmovups	(%rcx), %zmm1{%k1}{z}
	vfmadd213ps	-25328(%rbp), %zmm0, %zmm1
	vmovaps	%zmm1, -25328(%rbp)
	vmovups	(%rax), %zmm1{%k1}{z}
	vfmadd213ps	-24944(%rbp), %zmm1, %zmm0
	vmovaps	%zmm0, -24944(%rbp)
	vmovups	(%r8), %zmm1{%k1}{z}
	vmovdqu16	(%r12,%r9), %ymm0{%k1}{z}
	vpmovzxwd	%ymm0, %zmm0
	vpslld	$16, %zmm0, %zmm0
	vfmadd213ps	-26032(%rbp), %zmm0, %zmm1
	vmovaps	%zmm1, -26032(%rbp)
	vmovups	(%rsi), %zmm1{%k1}{z}
	vfmadd213ps	-25648(%rbp), %zmm0, %zmm1
	movq	-26416(%rbp), %rdi
	vmovaps	%zmm1, -25648(%rbp)
	vmovups	(%rcx), %zmm1{%k1}{z}
	vfmadd213ps	-25264(%rbp), %zmm0, %zmm1
	vmovaps	%zmm1, -25264(%rbp)
	vmovups	(%rax), %zmm1{%k1}{z}
	vfmadd213ps	-24880(%rbp), %zmm1, %zmm0
	vmovaps	%zmm0, -24880(%rbp)
	vmovups	(%r8), %zmm1{%k1}{z}
	vmovdqu16	(%rdi,%r9), %ymm0{%k1}{z}
	vpmovzxwd	%ymm0, %zmm0
	vpslld	$16, %zmm0, %zmm0
	vfmadd213ps	-25968(%rbp), %zmm0, %zmm1
	vmovaps	%zmm1, -25968(%rbp)
	vmovups	(%rsi), %zmm1{%k1}{z}
	vfmadd213ps	-25584(%rbp), %zmm0, %zmm1
	vmovaps	%zmm1, -25584(%rbp)
	vmovups	(%rcx), %zmm1{%k1}{z}
	vfmadd213ps	-25200(%rbp), %zmm0, %zmm1
	vmovaps	%zmm1, -25200(%rbp)
	vmovups	(%rax), %zmm1{%k1}{z}
	vfmadd213ps	-24816(%rbp), %zmm1, %zmm0
	vmovaps	%zmm0, -24816(%rbp)
	vmovups	(%r8), %zmm1{%k1}{z}
	vmovdqu16	(%r15,%r9), %ymm0{%k1}{z}
	vpmovzxwd	%ymm0, %zmm0
	vpslld	$16, %zmm0, %zmm0
	vfmadd213ps	-25904(%rbp), %zmm0, %zmm1
	vmovaps	%zmm1, -25904(%rbp)
	vmovups	(%rsi), %zmm1{%k1}{z}
	vfmadd213ps	-25520(%rbp), %zmm0, %zmm1
	vmovaps	%zmm1, -25520(%rbp)
	vmovups	(%rcx), %zmm1{%k1}{z}
	vfmadd213ps	-25136(%rbp), %zmm0, %zmm1
	vmovaps	%zmm1, -25136(%rbp)
	vmovups	(%rax), %zmm1{%k1}{z}
	vfmadd213ps	-24752(%rbp), %zmm1, %zmm0
	vmovaps	%zmm0, -24752(%rbp)
	vmovups	(%r8), %zmm1{%k1}{z}
	vmovdqu16	0(%r13,%r9), %ymm0{%k1}{z}
	vpmovzxwd	%ymm0, %zmm0
	vpslld	$16, %zmm0, %zmm0
	vfmadd213ps	-25840(%rbp), %zmm0, %zmm1
	vmovaps	%zmm1, -25840(%rbp)
	vmovups	(%rsi), %zmm1{%k1}{z}
	vfmadd213ps	-25456(%rbp), %zmm0, %zmm1
	vmovaps	%zmm1, -25456(%rbp)
	vmovups	(%rcx), %zmm1{%k1}{z}
	vfmadd213ps	-25072(%rbp), %zmm0, %zmm1
	vmovaps	%zmm1, -25072(%rbp)
	vmovups	(%rax), %zmm1{%k1}{z}
	vfmadd213ps	-24688(%rbp), %zmm1, %zmm0
	vmovaps	%zmm0, -24688(%rbp)
.L2620:
	leaq	-26160(%rbp), %r9
	leaq	-26288(%rbp), %rsi
	vzeroupper
	movq	%r9, %rdi
	call	_ZN6kvtide12_GLOBAL__N_14Simd8sum_tileERA4_A6_KDv16_fPf
	cmpq	$5, -26440(%rbp)
	jg	.L2621
	movq	-26504(%rbp), %r8
	movq	-26464(%rbp), %r10
	movq	%r15, -26480(%rbp)
	movq	%rdx, %rdi
	movq	%r12, %r15
	movq	%rsi, %rdx
	movq	%rbx, %r12
	movq	%r9, %rbx
	movl	%r8d, %eax
	salq	$2, %r10
	movl	%r8d, %r11d
	andl	$4, %eax
	movl	%eax, -26456(%rbp)
	cmpl	$8, %r8d
	jnb	.L2623
.L3089:
	movl	-26456(%rbp), %eax
	testl	%eax, %eax
	jne	.L3088
	testl	%r8d, %r8d
	je	.L2624
	movzbl	(%rdx), %eax
	movb	%al, (%rdi)
.L2624:
	addq	$32, %rdx
	addq	%r10, %rdi
	cmpq	%rdx, %rbx
	je	.L3044
	cmpl	$8, %r8d
	jb	.L3089
.L2623:
	movq	(%rdx), %rax
	leaq	8(%rdi), %rsi
	movq	%rdx, %r9
	andq	$-8, %rsi
	movq	%rax, (%rdi)
	movq	-8(%rdx,%r11), %rax
	movq	%rax, -8(%rdi,%r11)
	movq	%rdi, %rax
	subq	%rsi, %rax
	subq	%rax, %r9
	addl	%r8d, %eax
	andl	$-8, %eax
	cmpl	$8, %eax
	jb	.L2624
	movq	%rdx, -26464(%rbp)
	andl	$-8, %eax
	xorl	%ecx, %ecx
	vmovq	%r11, %xmm3
.L2627:
	movl	%ecx, %r11d
	addl	$8, %ecx
	movq	(%r9,%r11), %rdx
	movq	%rdx, (%rsi,%r11)
	cmpl	%eax, %ecx
	jb	.L2627
	movq	-26464(%rbp), %rdx
	vmovq	%xmm3, %r11
	jmp	.L2624
.L2681:
	movq	-26456(%rbp), %rsi
	movq	%r8, %rdi
	call	_ZN6kvtide12_GLOBAL__N_17put_rowILi6ELb1EEEvPfPKf
	movq	-26424(%rbp), %rax
	leaq	-26136(%rbp), %rsi
	leaq	(%r8,%rax,4), %rdi
	call	_ZN6kvtide12_GLOBAL__N_17put_rowILi6ELb1EEEvPfPKf
	jmp	.L2656
.L3045:
	movq	%r9, %rsi
	movq	%rdx, %rdi
	call	_ZN6kvtide12_GLOBAL__N_17put_rowILi6ELb0EEEvPfPKf
	jmp	.L2541
.L2532:
	cmpl	$5, %ecx
	jle	.L2575
	cmpq	$15, -26560(%rbp)
	jle	.L3090
	movq	-26456(%rbp), %rax
	vxorps	%xmm11, %xmm11, %xmm11
	movq	(%r9), %rcx
	movq	%rdx, -26544(%rbp)
	movq	8(%r9), %r8
	movq	16(%r9), %rsi
	vmovaps	%zmm11, %zmm10
	vmovaps	%zmm11, %zmm15
	leaq	0(,%rax,4), %r10
	movq	32(%r9), %rax
	vmovq	24(%r9), %xmm0
	vmovaps	%zmm11, %zmm14
	leaq	(%rdi,%r10), %r11
	vmovq	40(%r9), %xmm7
	vmovq	%r8, %xmm6
	movq	%rsi, %r8
	addq	%r11, %r10
	movq	%rax, -26480(%rbp)
	movq	%r15, %rsi
	xorl	%eax, %eax
	movq	%r12, %r15
	vmovaps	%zmm11, %zmm13
	movq	%rbx, %r12
	movq	%r10, %rbx
	vmovaps	%zmm11, %zmm12
	movq	%rdi, %r10
	movq	%r11, %rdi
	vmovaps	%zmm11, %zmm19
	vmovaps	%zmm11, %zmm18
	vmovaps	%zmm11, %zmm17
	vmovaps	%zmm11, %zmm16
	vmovaps	%zmm11, %zmm23
	vmovaps	%zmm11, %zmm22
	vmovaps	%zmm11, %zmm21
	vmovaps	%zmm11, %zmm20
	vmovaps	%zmm11, %zmm3
	vmovaps	%zmm11, %zmm2
	vmovaps	%zmm11, %zmm1
	vmovaps	%zmm11, %zmm24
	.p2align 4,,10
	.p2align 3
.L2578:
	vpmovzxwd	(%r14,%rax,2), %zmm9
	leaq	(%rax,%rax), %r9
	movq	%rax, %r11
	vmovups	(%r10,%rax,4), %zmm8
	vmovups	(%rdi,%rax,4), %zmm5
	vmovups	(%rbx,%rax,4), %zmm4
	prefetcht0	(%rcx)
	vmovq	%xmm6, %rdx
	vpslld	$16, %zmm9, %zmm9
	prefetcht0	(%rdx,%r9)
	vmovq	%xmm0, %rdx
	addq	$32, %rcx
	vfmadd231ps	%zmm9, %zmm8, %zmm24
	vfmadd231ps	%zmm9, %zmm5, %zmm22
	prefetcht0	(%rdx,%r9)
	movq	-26480(%rbp), %rdx
	vfmadd231ps	%zmm9, %zmm4, %zmm12
	vpmovzxwd	(%r12,%rax,2), %zmm9
	prefetcht0	(%r8,%r9)
	prefetcht0	(%rdx,%r9)
	vmovq	%xmm7, %rdx
	vpslld	$16, %zmm9, %zmm9
	prefetcht0	(%rdx,%r9)
	leaq	31(%r11), %r9
	movq	-26416(%rbp), %rdx
	vfmadd231ps	%zmm9, %zmm8, %zmm1
	vfmadd231ps	%zmm9, %zmm5, %zmm23
	vfmadd231ps	%zmm9, %zmm4, %zmm13
	vpmovzxwd	(%r15,%rax,2), %zmm9
	vpslld	$16, %zmm9, %zmm9
	vfmadd231ps	%zmm9, %zmm8, %zmm2
	vfmadd231ps	%zmm9, %zmm5, %zmm16
	vfmadd231ps	%zmm9, %zmm4, %zmm14
	vpmovzxwd	(%rdx,%rax,2), %zmm9
	vpslld	$16, %zmm9, %zmm9
	vfmadd231ps	%zmm9, %zmm8, %zmm3
	vfmadd231ps	%zmm9, %zmm5, %zmm17
	vfmadd231ps	%zmm9, %zmm4, %zmm15
	vpmovzxwd	(%rsi,%rax,2), %zmm9
	vpslld	$16, %zmm9, %zmm9
	vfmadd231ps	%zmm9, %zmm8, %zmm20
	vfmadd231ps	%zmm9, %zmm5, %zmm18
	vfmadd231ps	%zmm9, %zmm4, %zmm10
	vpmovzxwd	0(%r13,%rax,2), %zmm9
	addq	$16, %rax
	vpslld	$16, %zmm9, %zmm9
	vfmadd231ps	%zmm9, %zmm8, %zmm21
	vfmadd231ps	%zmm9, %zmm5, %zmm19
	vfmadd231ps	%zmm9, %zmm4, %zmm11
	cmpq	%r9, -26408(%rbp)
	jg	.L2578
	movq	%r12, %rbx
	movq	-26544(%rbp), %rdx
	movq	%r15, %r12
	movq	%rsi, %r15
	movq	-26552(%rbp), %rsi
	movq	%r10, %rdi
.L2577:
	movq	-26408(%rbp), %rax
	cmpq	%rsi, %rax
	jle	.L2579
	movl	%eax, %ecx
	movl	$1, %eax
	leaq	(%rsi,%rsi), %r8
	subl	%esi, %ecx
	sall	%cl, %eax
	subl	$1, %eax
	kmovw	%eax, %k1
	movq	-26456(%rbp), %rax
	vmovups	(%rdi,%rsi,4), %zmm5{%k1}{z}
	vmovdqu16	(%rbx,%r8), %ymm0{%k1}{z}
	vmovdqu16	(%r14,%r8), %ymm8{%k1}{z}
	addq	%rax, %rsi
	vmovups	(%rdi,%rsi,4), %zmm4{%k1}{z}
	addq	%rax, %rsi
	vpmovzxwd	%ymm0, %zmm0
	movq	-26416(%rbp), %rax
	vmovups	(%rdi,%rsi,4), %zmm6{%k1}{z}
	vpslld	$16, %zmm0, %zmm0
	vpmovzxwd	%ymm8, %zmm8
	vfmadd231ps	%zmm0, %zmm5, %zmm1
	vfmadd231ps	%zmm0, %zmm4, %zmm23
	vfmadd231ps	%zmm0, %zmm6, %zmm13
	vmovdqu16	(%r12,%r8), %ymm0{%k1}{z}
	vpslld	$16, %zmm8, %zmm8
	vfmadd231ps	%zmm8, %zmm5, %zmm24
	vfmadd231ps	%zmm8, %zmm4, %zmm22
	vpmovzxwd	%ymm0, %zmm0
	vfmadd231ps	%zmm8, %zmm6, %zmm12
	vpslld	$16, %zmm0, %zmm0
	vfmadd231ps	%zmm0, %zmm5, %zmm2
	vfmadd231ps	%zmm0, %zmm4, %zmm16
	vfmadd231ps	%zmm0, %zmm6, %zmm14
	vmovdqu16	(%rax,%r8), %ymm0{%k1}{z}
	vpmovzxwd	%ymm0, %zmm0
	vpslld	$16, %zmm0, %zmm0
	vfmadd231ps	%zmm0, %zmm5, %zmm3
	vfmadd231ps	%zmm0, %zmm4, %zmm17
	vfmadd231ps	%zmm0, %zmm6, %zmm15
	vmovdqu16	(%r15,%r8), %ymm0{%k1}{z}
	vpmovzxwd	%ymm0, %zmm0
	vpslld	$16, %zmm0, %zmm0
	vfmadd231ps	%zmm0, %zmm5, %zmm20
	vfmadd231ps	%zmm0, %zmm4, %zmm18
	vfmadd231ps	%zmm0, %zmm6, %zmm10
	vmovdqu16	0(%r13,%r8), %ymm0{%k1}{z}
	vpmovzxwd	%ymm0, %zmm0
	vpslld	$16, %zmm0, %zmm0
	vfmadd231ps	%zmm0, %zmm5, %zmm21
	vfmadd231ps	%zmm0, %zmm4, %zmm19
	vfmadd231ps	%zmm0, %zmm6, %zmm11
.L2579:
	leaq	-26160(%rbp), %r9
	vmovaps	%zmm24, %zmm0
	leaq	-26112(%rbp), %rcx
	movq	%r9, %rdi
	call	_ZN6kvtide12_GLOBAL__N_14Simd4sum4EDv16_fS2_S2_S2_Pf
	leaq	-26144(%rbp), %rdi
	vmovaps	%zmm23, %zmm3
	vmovaps	%zmm22, %zmm2
	vmovaps	%zmm21, %zmm1
	vmovaps	%zmm20, %zmm0
	call	_ZN6kvtide12_GLOBAL__N_14Simd4sum4EDv16_fS2_S2_S2_Pf
	leaq	-26128(%rbp), %rdi
	vmovaps	%zmm19, %zmm3
	vmovaps	%zmm18, %zmm2
	vmovaps	%zmm17, %zmm1
	vmovaps	%zmm16, %zmm0
	call	_ZN6kvtide12_GLOBAL__N_14Simd4sum4EDv16_fS2_S2_S2_Pf
	movq	%rcx, %rdi
	vmovaps	%zmm15, %zmm3
	vmovaps	%zmm14, %zmm2
	vmovaps	%zmm13, %zmm1
	vmovaps	%zmm12, %zmm0
	call	_ZN6kvtide12_GLOBAL__N_14Simd4sum4EDv16_fS2_S2_S2_Pf
	vxorps	%xmm3, %xmm3, %xmm3
	leaq	-26096(%rbp), %rdi
	vmovaps	%zmm11, %zmm1
	vmovaps	%zmm3, %zmm2
	vmovaps	%zmm10, %zmm0
	call	_ZN6kvtide12_GLOBAL__N_14Simd4sum4EDv16_fS2_S2_S2_Pf
	cmpq	$5, -26440(%rbp)
	jg	.L2580
	movq	-26504(%rbp), %rax
	movq	%r9, %rcx
	movq	%r12, %r8
	movq	%rdx, %rsi
	movq	-26464(%rbp), %r10
	leaq	-26088(%rbp), %r9
	movq	%r15, -26464(%rbp)
	movq	%rbx, %r15
	movl	%eax, %edi
	movl	%eax, %r11d
	andl	$4, %edi
	salq	$2, %r10
	movl	%edi, -26456(%rbp)
	movq	%r10, %r12
	movq	%rax, %r10
.L2581:
	cmpl	$8, %r10d
	jnb	.L2582
	movl	-26456(%rbp), %ebx
	testl	%ebx, %ebx
	jne	.L3091
	testl	%r10d, %r10d
	je	.L2583
	movzbl	(%rcx), %eax
	movb	%al, (%rsi)
.L2583:
	addq	$24, %rcx
	addq	%r12, %rsi
	cmpq	%r9, %rcx
	jne	.L2581
	movq	%r15, %rbx
	movq	%r8, %r12
	movq	-26464(%rbp), %r15
	jmp	.L2541
.L2582:
	movq	(%rcx), %rax
	leaq	8(%rsi), %rdi
	movq	%rcx, %rbx
	andq	$-8, %rdi
	movq	%rax, (%rsi)
	movq	-8(%rcx,%r11), %rax
	movq	%rax, -8(%rsi,%r11)
	movq	%rsi, %rax
	subq	%rdi, %rax
	subq	%rax, %rbx
	addl	%r10d, %eax
	andl	$-8, %eax
	cmpl	$8, %eax
	jb	.L2583
	movq	%rsi, -26480(%rbp)
	andl	$-8, %eax
	xorl	%edx, %edx
	movq	%r10, -26544(%rbp)
	movq	%rcx, %r10
	movl	%eax, %ecx
.L2586:
	movl	%edx, %eax
	addl	$8, %edx
	movq	(%rbx,%rax), %rsi
	movq	%rsi, (%rdi,%rax)
	cmpl	%ecx, %edx
	jb	.L2586
	movq	%r10, %rcx
	movq	-26480(%rbp), %rsi
	movq	-26544(%rbp), %r10
	jmp	.L2583
.L2580:
	movq	%r9, %rsi
	movq	%rdx, %rdi
	call	_ZN6kvtide12_GLOBAL__N_17put_rowILi6ELb0EEEvPfPKf
	movq	-26464(%rbp), %r8
	leaq	-26136(%rbp), %rsi
	salq	$2, %r8
	addq	%r8, %rdx
	movq	%rdx, %rdi
	call	_ZN6kvtide12_GLOBAL__N_17put_rowILi6ELb0EEEvPfPKf
	leaq	(%rdx,%r8), %rdi
	movq	%rcx, %rsi
	call	_ZN6kvtide12_GLOBAL__N_17put_rowILi6ELb0EEEvPfPKf
	jmp	.L2541
.L2562:
	movq	%r9, %rsi
	movq	%rdx, %rdi
	call	_ZN6kvtide12_GLOBAL__N_17put_rowILi6ELb0EEEvPfPKf
	movq	-26464(%rbp), %rax
	leaq	-26136(%rbp), %rsi
	leaq	(%rdx,%rax,4), %rdi
	call	_ZN6kvtide12_GLOBAL__N_17put_rowILi6ELb0EEEvPfPKf
	jmp	.L2541
.L2621:
	movq	%rdx, %rdi
	call	_ZN6kvtide12_GLOBAL__N_17put_rowILi6ELb0EEEvPfPKf
	movq	-26464(%rbp), %rcx
	leaq	-26256(%rbp), %rsi
	salq	$2, %rcx
	addq	%rcx, %rdx
	movq	%rdx, %rdi
	addq	%rcx, %rdx
	call	_ZN6kvtide12_GLOBAL__N_17put_rowILi6ELb0EEEvPfPKf
	leaq	-26224(%rbp), %rsi
	movq	%rdx, %rdi
	call	_ZN6kvtide12_GLOBAL__N_17put_rowILi6ELb0EEEvPfPKf
	leaq	-26192(%rbp), %rsi
	leaq	(%rdx,%rcx), %rdi
	call	_ZN6kvtide12_GLOBAL__N_17put_rowILi6ELb0EEEvPfPKf
	jmp	.L2541
.L3078:
	vxorps	%xmm7, %xmm7, %xmm7
	xorl	%esi, %esi
	vmovaps	%zmm7, %zmm6
	vmovaps	%zmm7, %zmm3
	vmovaps	%zmm7, %zmm2
	vmovaps	%zmm7, %zmm1
	vmovaps	%zmm7, %zmm8
	jmp	.L2536
.L3091:
	movl	(%rcx), %eax
	movl	%eax, (%rsi)
	movl	%r10d, %eax
	movl	-4(%rcx,%rax), %edx
	movl	%edx, -4(%rsi,%rax)
	jmp	.L2583
.L3090:
	vxorps	%xmm11, %xmm11, %xmm11
	xorl	%esi, %esi
	vmovaps	%zmm11, %zmm10
	vmovaps	%zmm11, %zmm15
	vmovaps	%zmm11, %zmm14
	vmovaps	%zmm11, %zmm13
	vmovaps	%zmm11, %zmm12
	vmovaps	%zmm11, %zmm19
	vmovaps	%zmm11, %zmm18
	vmovaps	%zmm11, %zmm17
	vmovaps	%zmm11, %zmm16
	vmovaps	%zmm11, %zmm23
	vmovaps	%zmm11, %zmm22
	vmovaps	%zmm11, %zmm21
	vmovaps	%zmm11, %zmm20
	vmovaps	%zmm11, %zmm3
	vmovaps	%zmm11, %zmm2
	vmovaps	%zmm11, %zmm1
	vmovaps	%zmm11, %zmm24
	jmp	.L2577
.L3075:
	vxorps	%xmm10, %xmm10, %xmm10
	xorl	%esi, %esi
	vmovaps	%zmm10, %zmm9
	vmovaps	%zmm10, %zmm8
	vmovaps	%zmm10, %zmm7
	vmovaps	%zmm10, %zmm14
	vmovaps	%zmm10, %zmm13
	vmovaps	%zmm10, %zmm12
	vmovaps	%zmm10, %zmm11
	vmovaps	%zmm10, %zmm3
	vmovaps	%zmm10, %zmm2
	vmovaps	%zmm10, %zmm1
	vmovaps	%zmm10, %zmm15
	jmp	.L2559
.L3082:
	vxorps	%xmm12, %xmm12, %xmm12
	xorl	%esi, %esi
	vmovaps	%zmm12, %zmm11
	vmovaps	%zmm12, %zmm3
	vmovaps	%zmm12, %zmm2
	vmovaps	%zmm12, %zmm1
	vmovaps	%zmm12, %zmm13
	jmp	.L2651
.L3083:
	vxorps	%xmm14, %xmm14, %xmm14
	xorl	%esi, %esi
	vmovaps	%zmm14, %zmm13
	vmovaps	%zmm14, %zmm18
	vmovaps	%zmm14, %zmm17
	vmovaps	%zmm14, %zmm16
	vmovaps	%zmm14, %zmm15
	vmovaps	%zmm14, %zmm22
	vmovaps	%zmm14, %zmm21
	vmovaps	%zmm14, %zmm20
	vmovaps	%zmm14, %zmm19
	vmovaps	%zmm14, %zmm26
	vmovaps	%zmm14, %zmm25
	vmovaps	%zmm14, %zmm24
	vmovaps	%zmm14, %zmm23
	vmovaps	%zmm14, %zmm3
	vmovaps	%zmm14, %zmm2
	vmovaps	%zmm14, %zmm1
	vmovaps	%zmm14, %zmm27
	jmp	.L2690
.L3081:
	vxorps	%xmm15, %xmm15, %xmm15
	xorl	%esi, %esi
	vmovaps	%zmm15, %zmm14
	vmovaps	%zmm15, %zmm13
	vmovaps	%zmm15, %zmm12
	vmovaps	%zmm15, %zmm19
	vmovaps	%zmm15, %zmm18
	vmovaps	%zmm15, %zmm17
	vmovaps	%zmm15, %zmm16
	vmovaps	%zmm15, %zmm3
	vmovaps	%zmm15, %zmm2
	vmovaps	%zmm15, %zmm1
	vmovaps	%zmm15, %zmm20
	jmp	.L2668
.L3069:
	movq	%rdi, -26408(%rbp)
	vmovq	%r10, %xmm2
.L2768:
	leaq	(%rdx,%r14), %r10
	vmovq	%xmm2, %rdi
	leaq	(%r8,%r10,4), %rcx
	movq	%rcx, %rax
	subq	%rdi, %rax
	cmpq	$56, %rax
	ja	.L3092
	movq	-26408(%rbp), %rdi
	vmovq	%xmm2, %r10
	jmp	.L2769
.L3092:
	cmpq	$14, -26680(%rbp)
	jbe	.L2795
	xorl	%eax, %eax
.L2762:
	vmovups	(%r9,%rax), %zmm3
	vaddps	(%rcx,%rax), %zmm3, %zmm0
	vmovups	%zmm0, (%rcx,%rax)
	addq	$64, %rax
	cmpq	%rax, %r13
	jne	.L2762
	cmpq	$0, -26416(%rbp)
	je	.L2763
	cmpq	$6, -26440(%rbp)
	movq	-26424(%rbp), %rcx
	jbe	.L2796
	movq	-26664(%rbp), %rax
	movq	-26672(%rbp), %rdi
.L2761:
	addq	%rax, %r10
	addq	%r14, %rax
	leaq	(%r8,%r10,4), %r10
	vmovups	(%rbx,%rax,4), %ymm3
	movq	%rcx, %rax
	vaddps	(%r10), %ymm3, %ymm0
	andq	$-8, %rax
	addq	%rdi, %rax
	andl	$7, %ecx
	vmovups	%ymm0, (%r10)
	je	.L2763
.L2764:
	leaq	(%rdx,%rax), %rcx
	leaq	(%r8,%rcx,4), %r10
	leaq	0(,%rax,4), %rcx
	vmovss	(%r10), %xmm0
	vaddss	(%rbx,%rax,4), %xmm0, %xmm0
	vmovss	%xmm0, (%r10)
	leaq	1(%rax), %r10
	cmpq	%r10, %rsi
	jle	.L2763
	addq	%rdx, %r10
	leaq	(%r8,%r10,4), %r10
	vmovss	(%r10), %xmm0
	vaddss	4(%rbx,%rcx), %xmm0, %xmm0
	vmovss	%xmm0, (%r10)
	leaq	2(%rax), %r10
	cmpq	%r10, %rsi
	jle	.L2763
	addq	%rdx, %r10
	leaq	(%r8,%r10,4), %r10
	vmovss	(%r10), %xmm0
	vaddss	8(%rbx,%rcx), %xmm0, %xmm0
	vmovss	%xmm0, (%r10)
	leaq	3(%rax), %r10
	cmpq	%r10, %rsi
	jle	.L2763
	addq	%rdx, %r10
	leaq	(%r8,%r10,4), %r10
	vmovss	(%r10), %xmm0
	vaddss	12(%rbx,%rcx), %xmm0, %xmm0
	vmovss	%xmm0, (%r10)
	leaq	4(%rax), %r10
	cmpq	%r10, %rsi
	jle	.L2763
	addq	%rdx, %r10
	leaq	(%r8,%r10,4), %r10
	vmovss	(%r10), %xmm0
	vaddss	16(%rbx,%rcx), %xmm0, %xmm0
	vmovss	%xmm0, (%r10)
	leaq	5(%rax), %r10
	cmpq	%r10, %rsi
	jle	.L2763
	addq	%rdx, %r10
	addq	$6, %rax
	leaq	(%r8,%r10,4), %r10
	vmovss	(%r10), %xmm0
	vaddss	20(%rbx,%rcx), %xmm0, %xmm0
	vmovss	%xmm0, (%r10)
	cmpq	%rax, %rsi
	jle	.L2763
	addq	%rdx, %rax
	leaq	(%r8,%rax,4), %rax
	vmovss	(%rax), %xmm0
	vaddss	24(%rbx,%rcx), %xmm0, %xmm0
	vmovss	%xmm0, (%rax)
.L2763:
	addq	$1, %r12
	cmpq	%r12, -26432(%rbp)
	je	.L3037
	movq	%r11, %rdx
	imulq	%r12, %rdx
	jmp	.L2768
.L2793:
	vxorps	%xmm11, %xmm11, %xmm11
	xorl	%eax, %eax
	vmovaps	%zmm11, %zmm10
	vmovaps	%zmm11, %zmm8
	vmovaps	%zmm11, %zmm7
	vmovaps	%zmm11, %zmm15
	vmovaps	%zmm11, %zmm14
	vmovaps	%zmm11, %zmm13
	vmovaps	%zmm11, %zmm12
	vmovaps	%zmm11, %zmm3
	vmovaps	%zmm11, %zmm2
	vmovaps	%zmm11, %zmm1
	vmovaps	%zmm11, %zmm16
	jmp	.L2669
.L2792:
	xorl	%esi, %esi
	jmp	.L2652
.L2794:
	vxorps	%xmm9, %xmm9, %xmm9
	xorl	%esi, %esi
	vmovaps	%zmm9, %zmm8
	vmovaps	%zmm9, %zmm13
	vmovaps	%zmm9, %zmm12
	vmovaps	%zmm9, %zmm11
	vmovaps	%zmm9, %zmm10
	vmovaps	%zmm9, %zmm17
	vmovaps	%zmm9, %zmm16
	vmovaps	%zmm9, %zmm15
	vmovaps	%zmm9, %zmm14
	vmovaps	%zmm9, %zmm21
	vmovaps	%zmm9, %zmm20
	vmovaps	%zmm9, %zmm19
	vmovaps	%zmm9, %zmm18
	vmovaps	%zmm9, %zmm3
	vmovaps	%zmm9, %zmm2
	vmovaps	%zmm9, %zmm1
	vmovaps	%zmm9, %zmm22
	jmp	.L2691
.L2781:
	vxorps	%xmm7, %xmm7, %xmm7
	xorl	%esi, %esi
	vmovaps	%zmm7, %zmm6
	vmovaps	%zmm7, %zmm3
	vmovaps	%zmm7, %zmm2
	vmovaps	%zmm7, %zmm1
	vmovaps	%zmm7, %zmm8
	jmp	.L2537
.L3085:
	movl	-26160(%rbp), %eax
	movl	%eax, (%rdx)
	movl	-26504(%rbp), %eax
	movl	-4(%r9,%rax), %ecx
	movl	%ecx, -4(%rdx,%rax)
	jmp	.L2541
.L3088:
	movl	(%rdx), %eax
	movl	%eax, (%rdi)
	movl	%r8d, %eax
	movl	-4(%rdx,%rax), %ecx
	movl	%ecx, -4(%rdi,%rax)
	jmp	.L2624
.L3086:
	xorl	%esi, %esi
	jmp	.L2714
.L3080:
	xorl	%esi, %esi
	jmp	.L2716
.L3076:
	movl	-26160(%rbp), %eax
	movl	%eax, (%rdx)
	movl	-26504(%rbp), %eax
	movl	-4(%r9,%rax), %ecx
	movl	%ecx, -4(%rdx,%rax)
	jmp	.L2564
.L3084:
	xorl	%esi, %esi
	jmp	.L2712
.L3077:
	movl	-26136(%rbp), %edx
	movl	%edx, (%rax)
	movl	-26504(%rbp), %edx
	movl	-4(%rsi,%rdx), %ecx
	movl	%ecx, -4(%rax,%rdx)
	jmp	.L2541
.L3087:
	xorl	%esi, %esi
	jmp	.L2720
.L3073:
	movl	(%rdx), %eax
	movl	%eax, (%rdi)
	movl	%r8d, %eax
	movl	-4(%rdx,%rax), %ecx
	movl	%ecx, -4(%rdi,%rax)
	jmp	.L2614
.L3072:
	movl	(%rdx), %eax
	movl	%eax, (%rdi)
	movl	%r8d, %eax
	movl	-4(%rdx,%rax), %ecx
	movl	%ecx, -4(%rdi,%rax)
	jmp	.L2604
.L3037:
	movq	%r13, %r12
	movq	%r14, %r13
	movq	-26408(%rbp), %r14
	jmp	.L2759
.L2795:
	movq	%r15, %rcx
	movq	%r14, %rdi
	xorl	%eax, %eax
	jmp	.L2761
.L2796:
	movq	-26672(%rbp), %rax
	jmp	.L2764
.L3067:
	movq	-26600(%rbp), %rdx
	leaq	-40(%rbp), %rsp
	popq	%rbx
	popq	%r12
	popq	%r13
	.cfi_def_cfa 13, 0
	popq	%r14
	popq	%r15
	popq	%rbp
	leaq	-16(%r13), %rsp
	.cfi_def_cfa 7, 16
	popq	%r13
	.cfi_def_cfa_offset 8
	jmp	_ZN6kvtide12_GLOBAL__N_113linear_streamINS_4bf16EEEvRKNS_10LinearArgsEll
	.cfi_endproc
.LFE6494:
	.size	_ZN6kvtide12_GLOBAL__N_112linear_rangeINS_4bf16EEEvRKNS_10LinearArgsEll, .-_ZN6kvtide12_GLOBAL__N_112linear_rangeINS_4bf16EEEvRKNS_10LinearArgsEll
	.p2align 4
	.type	_ZN6kvtide12_GLOBAL__N_16linearERKNS_10LinearArgsEll, @function
_ZN6kvtide12_GLOBAL__N_16linearERKNS_10LinearArgsEll:
.LFB6485:
	.cfi_startproc
	cmpb	$0, 56(%rdi)
	je	.L3094
	jmp	_ZN6kvtide12_GLOBAL__N_112linear_rangeINS_4bf16EEEvRKNS_10LinearArgsEll
	.p2align 4,,10
	.p2align 3
.L3094:
	jmp	_ZN6kvtide12_GLOBAL__N_112linear_rangeIfEEvRKNS_10LinearArgsEll
	.cfi_endproc
.LFE6485:
	.size	_ZN6kvtide12_GLOBAL__N_16linearERKNS_10LinearArgsEll, .-_ZN6kvtide12_GLOBAL__N_16linearERKNS_10LinearArgsEll
	.p2align 4
	.type	_ZN6kvtide12_GLOBAL__N_18dot_tileILi1ELi6ELb0ELi6ENS_4bf16EEEvPKflPKPKT3_lRKNS0_5AheadIS5_EEiPfl.constprop.0, @function
_ZN6kvtide12_GLOBAL__N_18dot_tileILi1ELi6ELb0ELi6ENS_4bf16EEEvPKflPKPKT3_lRKNS0_5AheadIS5_EEiPfl.constprop.0:
.LFB6884:
	.cfi_startproc
	pushq	%rbp
	.cfi_def_cfa_offset 16
	.cfi_offset 6, -16
	vmovq	%r9, %xmm8
	movq	%rsp, %rbp
	.cfi_def_cfa_register 6
	pushq	%r15
	pushq	%r14
	pushq	%r13
	pushq	%r12
	pushq	%rbx
	andq	$-64, %rsp
	addq	$-128, %rsp
	.cfi_offset 15, -24
	.cfi_offset 14, -32
	.cfi_offset 13, -40
	.cfi_offset 12, -48
	.cfi_offset 3, -56
	movq	%rdx, 8(%rsp)
	movl	%r8d, 20(%rsp)
	cmpq	$15, %rdx
	jle	.L3103
	movq	(%rcx), %rcx
	subq	$16, %rdx
	movq	(%rsi), %r14
	vxorps	%xmm3, %xmm3, %xmm3
	shrq	$4, %rdx
	movq	32(%rsi), %r11
	movq	40(%rsi), %r10
	vmovq	%rsi, %xmm10
	leaq	1(%rdx), %rax
	vmovq	(%rcx), %xmm13
	movq	32(%rcx), %rdx
	vmovq	%r14, %xmm9
	movq	8(%rcx), %r15
	movq	16(%rcx), %rbx
	movq	%rax, (%rsp)
	salq	$5, %rax
	movq	24(%rcx), %r13
	movq	40(%rcx), %r12
	movq	%rax, 24(%rsp)
	movq	%r11, %r14
	movq	24(%rsi), %rcx
	movq	8(%rsi), %r9
	xorl	%eax, %eax
	vmovaps	%zmm3, %zmm2
	movq	16(%rsi), %r8
	vmovaps	%zmm3, %zmm7
	movq	%r10, %rsi
	vmovaps	%zmm3, %zmm6
	movq	%rcx, %r11
	vmovaps	%zmm3, %zmm5
	vmovaps	%zmm3, %zmm4
	movq	%rdx, %r10
	vmovq	%xmm13, %rcx
	.p2align 4,,10
	.p2align 3
.L3097:
	vmovq	%xmm9, %rdx
	vmovups	(%rdi,%rax,2), %zmm0
	prefetcht0	(%rcx,%rax)
	prefetcht0	(%r15,%rax)
	vpmovzxwd	(%rdx,%rax), %zmm1
	movq	24(%rsp), %rdx
	prefetcht0	(%rbx,%rax)
	prefetcht0	0(%r13,%rax)
	prefetcht0	(%r10,%rax)
	prefetcht0	(%r12,%rax)
	vpslld	$16, %zmm1, %zmm1
	vfmadd231ps	%zmm1, %zmm0, %zmm4
	vpmovzxwd	(%r9,%rax), %zmm1
	vpslld	$16, %zmm1, %zmm1
	vfmadd231ps	%zmm1, %zmm0, %zmm5
	vpmovzxwd	(%r8,%rax), %zmm1
	vpslld	$16, %zmm1, %zmm1
	vfmadd231ps	%zmm1, %zmm0, %zmm6
	vpmovzxwd	(%r11,%rax), %zmm1
	vpslld	$16, %zmm1, %zmm1
	vfmadd231ps	%zmm1, %zmm0, %zmm7
	vpmovzxwd	(%r14,%rax), %zmm1
	vpslld	$16, %zmm1, %zmm1
	vfmadd231ps	%zmm1, %zmm0, %zmm2
	vpmovzxwd	(%rsi,%rax), %zmm1
	addq	$32, %rax
	vpslld	$16, %zmm1, %zmm1
	vfmadd231ps	%zmm1, %zmm0, %zmm3
	cmpq	%rdx, %rax
	jne	.L3097
	movq	(%rsp), %rdx
	vmovq	%xmm10, %rsi
	salq	$4, %rdx
.L3096:
	movq	8(%rsp), %rax
	cmpq	%rdx, %rax
	jle	.L3098
	movl	%eax, %ecx
	movl	$1, %eax
	leaq	(%rdx,%rdx), %r8
	subl	%edx, %ecx
	sall	%cl, %eax
	subl	$1, %eax
	kmovw	%eax, %k1
	movq	(%rsi), %rax
	vmovups	(%rdi,%rdx,4), %zmm0{%k1}{z}
	addq	%r8, %rax
	vmovdqu16	(%rax), %ymm1{%k1}{z}
	movq	8(%rsi), %rax
	vpmovzxwd	%ymm1, %zmm1
	addq	%r8, %rax
	vpslld	$16, %zmm1, %zmm1
	vfmadd231ps	%zmm1, %zmm0, %zmm4
	vmovdqu16	(%rax), %ymm1{%k1}{z}
	movq	16(%rsi), %rax
	vpmovzxwd	%ymm1, %zmm1
	addq	%r8, %rax
	vpslld	$16, %zmm1, %zmm1
	vfmadd231ps	%zmm1, %zmm0, %zmm5
	vmovdqu16	(%rax), %ymm1{%k1}{z}
	movq	24(%rsi), %rax
	vpmovzxwd	%ymm1, %zmm1
	addq	%r8, %rax
	vpslld	$16, %zmm1, %zmm1
	vfmadd231ps	%zmm1, %zmm0, %zmm6
	vmovdqu16	(%rax), %ymm1{%k1}{z}
	movq	32(%rsi), %rax
	vpmovzxwd	%ymm1, %zmm1
	addq	%r8, %rax
	addq	40(%rsi), %r8
	vpslld	$16, %zmm1, %zmm1
	vfmadd231ps	%zmm1, %zmm0, %zmm7
	vmovdqu16	(%rax), %ymm1{%k1}{z}
	vpmovzxwd	%ymm1, %zmm1
	vpslld	$16, %zmm1, %zmm1
	vfmadd231ps	%zmm1, %zmm0, %zmm2
	vmovdqu16	(%r8), %ymm1{%k1}{z}
	vpmovzxwd	%ymm1, %zmm1
	vpslld	$16, %zmm1, %zmm1
	vfmadd231ps	%zmm1, %zmm0, %zmm3
.L3098:
	vextractf32x8	$0x1, %zmm7, %ymm1
	movl	20(%rsp), %eax
	vaddps	%ymm7, %ymm1, %ymm1
	vextractf128	$0x1, %ymm1, %xmm0
	vmovaps	%xmm1, %xmm7
	vextractf32x8	$0x1, %zmm6, %ymm1
	vaddps	%ymm6, %ymm1, %ymm6
	vaddps	%xmm7, %xmm0, %xmm0
	vextractf128	$0x1, %ymm6, %xmm1
	vaddps	%xmm6, %xmm1, %xmm1
	vhaddps	%xmm0, %xmm1, %xmm1
	vextractf32x8	$0x1, %zmm5, %ymm0
	vaddps	%ymm5, %ymm0, %ymm0
	vextractf128	$0x1, %ymm0, %xmm5
	vmovaps	%xmm0, %xmm6
	vextractf32x8	$0x1, %zmm4, %ymm0
	vaddps	%ymm4, %ymm0, %ymm4
	vaddps	%xmm6, %xmm5, %xmm5
	vextractf128	$0x1, %ymm4, %xmm0
	vaddps	%xmm4, %xmm0, %xmm0
	vxorps	%xmm4, %xmm4, %xmm4
	vhaddps	%xmm5, %xmm0, %xmm0
	vhaddps	%xmm1, %xmm0, %xmm0
	vmovaps	%xmm0, 64(%rsp)
	vextractf32x8	$0x1, %zmm3, %ymm0
	vaddps	%ymm3, %ymm0, %ymm0
	vextractf128	$0x1, %ymm0, %xmm1
	vmovaps	%xmm0, %xmm3
	vextractf32x8	$0x1, %zmm2, %ymm0
	vaddps	%ymm2, %ymm0, %ymm2
	vaddps	%xmm3, %xmm1, %xmm1
	vextractf128	$0x1, %ymm2, %xmm0
	vaddps	%xmm2, %xmm0, %xmm0
	vhaddps	%xmm1, %xmm0, %xmm0
	vhaddps	%xmm4, %xmm0, %xmm0
	vmovaps	%xmm0, 80(%rsp)
	cmpl	$6, %eax
	je	.L3099
	testl	%eax, %eax
	jle	.L3107
	movl	20(%rsp), %edx
	leaq	64(%rsp), %rsi
	vmovq	%xmm8, %rdi
	salq	$2, %rdx
	vzeroupper
	call	memcpy@PLT
	leaq	-40(%rbp), %rsp
	popq	%rbx
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	popq	%rbp
	.cfi_remember_state
	.cfi_def_cfa 7, 8
	ret
.L3099:
	.cfi_restore_state
	vmovdqa	64(%rsp), %xmm3
	vmovq	%xmm8, %rax
	vmovq	%xmm8, %rbx
	vmovdqu	%xmm3, (%rax)
	movq	80(%rsp), %rax
	movq	%rax, 16(%rbx)
.L3107:
	vzeroupper
	leaq	-40(%rbp), %rsp
	popq	%rbx
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	popq	%rbp
	.cfi_remember_state
	.cfi_def_cfa 7, 8
	ret
.L3103:
	.cfi_restore_state
	vxorps	%xmm3, %xmm3, %xmm3
	xorl	%edx, %edx
	vmovaps	%zmm3, %zmm2
	vmovaps	%zmm3, %zmm7
	vmovaps	%zmm3, %zmm6
	vmovaps	%zmm3, %zmm5
	vmovaps	%zmm3, %zmm4
	jmp	.L3096
	.cfi_endproc
.LFE6884:
	.size	_ZN6kvtide12_GLOBAL__N_18dot_tileILi1ELi6ELb0ELi6ENS_4bf16EEEvPKflPKPKT3_lRKNS0_5AheadIS5_EEiPfl.constprop.0, .-_ZN6kvtide12_GLOBAL__N_18dot_tileILi1ELi6ELb0ELi6ENS_4bf16EEEvPKflPKPKT3_lRKNS0_5AheadIS5_EEiPfl.constprop.0
	.p2align 4
	.type	_ZN6kvtide12_GLOBAL__N_18dot_rowsILb0ELi6ENS_4bf16EEEviPKflPKPKT1_lRKNS0_5AheadIS5_EEiPfl, @function
_ZN6kvtide12_GLOBAL__N_18dot_rowsILb0ELi6ENS_4bf16EEEviPKflPKPKT1_lRKNS0_5AheadIS5_EEiPfl:
.LFB6548:
	.cfi_startproc
	movq	%r9, %r10
	movl	%edi, %eax
	pushq	%rbx
	.cfi_def_cfa_offset 16
	.cfi_offset 3, -16
	movq	%rsi, %rdi
	movq	%rdx, %r11
	movq	%rcx, %rsi
	movq	%r8, %rdx
	movl	16(%rsp), %ecx
	movq	24(%rsp), %r9
	movq	32(%rsp), %r8
	movl	8(%r10), %ebx
	cmpl	$2, %eax
	je	.L3109
	cmpl	$3, %eax
	je	.L3110
	cmpl	$1, %eax
	je	.L3122
	cmpl	$2, %ebx
	je	.L3115
	jg	.L3116
	testl	%ebx, %ebx
	je	.L3117
	cmpl	$1, %ebx
	jne	.L3119
	movq	%r8, 24(%rsp)
	movq	%r10, %r8
	movq	%r9, 16(%rsp)
	movl	%ecx, %r9d
	popq	%rbx
	.cfi_remember_state
	.cfi_def_cfa_offset 8
	movq	%rdx, %rcx
	movq	%rsi, %rdx
	movq	%r11, %rsi
	jmp	_ZN6kvtide12_GLOBAL__N_18dot_tileILi4ELi6ELb0ELi1ENS_4bf16EEEvPKflPKPKT3_lRKNS0_5AheadIS5_EEiPfl
	.p2align 4,,10
	.p2align 3
.L3116:
	.cfi_restore_state
	cmpl	$3, %ebx
	jne	.L3119
	movq	%r8, 24(%rsp)
	movq	%r10, %r8
	movq	%r9, 16(%rsp)
	movl	%ecx, %r9d
	popq	%rbx
	.cfi_remember_state
	.cfi_def_cfa_offset 8
	movq	%rdx, %rcx
	movq	%rsi, %rdx
	movq	%r11, %rsi
	jmp	_ZN6kvtide12_GLOBAL__N_18dot_tileILi4ELi6ELb0ELi3ENS_4bf16EEEvPKflPKPKT3_lRKNS0_5AheadIS5_EEiPfl
	.p2align 4,,10
	.p2align 3
.L3109:
	.cfi_restore_state
	cmpl	$5, %ebx
	jle	.L3123
	movq	%r8, 24(%rsp)
	movq	%r10, %r8
	movq	%r9, 16(%rsp)
	movl	%ecx, %r9d
	popq	%rbx
	.cfi_remember_state
	.cfi_def_cfa_offset 8
	movq	%rdx, %rcx
	movq	%rsi, %rdx
	movq	%r11, %rsi
	jmp	_ZN6kvtide12_GLOBAL__N_18dot_tileILi2ELi6ELb0ELi6ENS_4bf16EEEvPKflPKPKT3_lRKNS0_5AheadIS5_EEiPfl
	.p2align 4,,10
	.p2align 3
.L3122:
	.cfi_restore_state
	cmpl	$5, %ebx
	jle	.L3124
	movl	%ecx, %r8d
	popq	%rbx
	.cfi_remember_state
	.cfi_def_cfa_offset 8
	movq	%r10, %rcx
	jmp	_ZN6kvtide12_GLOBAL__N_18dot_tileILi1ELi6ELb0ELi6ENS_4bf16EEEvPKflPKPKT3_lRKNS0_5AheadIS5_EEiPfl.constprop.0
	.p2align 4,,10
	.p2align 3
.L3110:
	.cfi_restore_state
	cmpl	$5, %ebx
	jle	.L3125
	movq	%r8, 24(%rsp)
	movq	%r10, %r8
	movq	%r9, 16(%rsp)
	movl	%ecx, %r9d
	popq	%rbx
	.cfi_remember_state
	.cfi_def_cfa_offset 8
	movq	%rdx, %rcx
	movq	%rsi, %rdx
	movq	%r11, %rsi
	jmp	_ZN6kvtide12_GLOBAL__N_18dot_tileILi3ELi6ELb0ELi6ENS_4bf16EEEvPKflPKPKT3_lRKNS0_5AheadIS5_EEiPfl
	.p2align 4,,10
	.p2align 3
.L3117:
	.cfi_restore_state
	movq	%r8, 16(%rsp)
	movl	%ecx, %r8d
	popq	%rbx
	.cfi_remember_state
	.cfi_def_cfa_offset 8
	movq	%rdx, %rcx
	movq	%rsi, %rdx
	movq	%r11, %rsi
	jmp	_ZN6kvtide12_GLOBAL__N_18dot_tileILi4ELi6ELb0ELi0ENS_4bf16EEEvPKflPKPKT3_lRKNS0_5AheadIS5_EEiPfl.constprop.0
	.p2align 4,,10
	.p2align 3
.L3125:
	.cfi_restore_state
	movq	%r8, 16(%rsp)
	movl	%ecx, %r8d
	popq	%rbx
	.cfi_remember_state
	.cfi_def_cfa_offset 8
	movq	%rdx, %rcx
	movq	%rsi, %rdx
	movq	%r11, %rsi
	jmp	_ZN6kvtide12_GLOBAL__N_18dot_tileILi3ELi6ELb0ELi0ENS_4bf16EEEvPKflPKPKT3_lRKNS0_5AheadIS5_EEiPfl.constprop.0
	.p2align 4,,10
	.p2align 3
.L3124:
	.cfi_restore_state
	movq	%r9, %r8
	popq	%rbx
	.cfi_remember_state
	.cfi_def_cfa_offset 8
	jmp	_ZN6kvtide12_GLOBAL__N_18dot_tileILi1ELi6ELb0ELi0ENS_4bf16EEEvPKflPKPKT3_lRKNS0_5AheadIS5_EEiPfl.constprop.0
	.p2align 4,,10
	.p2align 3
.L3123:
	.cfi_restore_state
	movq	%r8, 16(%rsp)
	movl	%ecx, %r8d
	popq	%rbx
	.cfi_remember_state
	.cfi_def_cfa_offset 8
	movq	%rdx, %rcx
	movq	%rsi, %rdx
	movq	%r11, %rsi
	jmp	_ZN6kvtide12_GLOBAL__N_18dot_tileILi2ELi6ELb0ELi0ENS_4bf16EEEvPKflPKPKT3_lRKNS0_5AheadIS5_EEiPfl.constprop.0
	.p2align 4,,10
	.p2align 3
.L3119:
	.cfi_restore_state
	movq	%r8, 24(%rsp)
	movq	%r10, %r8
	movq	%r9, 16(%rsp)
	movl	%ecx, %r9d
	popq	%rbx
	.cfi_remember_state
	.cfi_def_cfa_offset 8
	movq	%rdx, %rcx
	movq	%rsi, %rdx
	movq	%r11, %rsi
	jmp	_ZN6kvtide12_GLOBAL__N_18dot_tileILi4ELi6ELb0ELi6ENS_4bf16EEEvPKflPKPKT3_lRKNS0_5AheadIS5_EEiPfl
	.p2align 4,,10
	.p2align 3
.L3115:
	.cfi_restore_state
	movq	%r8, 24(%rsp)
	movq	%r10, %r8
	movq	%r9, 16(%rsp)
	movl	%ecx, %r9d
	popq	%rbx
	.cfi_def_cfa_offset 8
	movq	%rdx, %rcx
	movq	%rsi, %rdx
	movq	%r11, %rsi
	jmp	_ZN6kvtide12_GLOBAL__N_18dot_tileILi4ELi6ELb0ELi2ENS_4bf16EEEvPKflPKPKT3_lRKNS0_5AheadIS5_EEiPfl
	.cfi_endproc
.LFE6548:
	.size	_ZN6kvtide12_GLOBAL__N_18dot_rowsILb0ELi6ENS_4bf16EEEviPKflPKPKT1_lRKNS0_5AheadIS5_EEiPfl, .-_ZN6kvtide12_GLOBAL__N_18dot_rowsILb0ELi6ENS_4bf16EEEviPKflPKPKT1_lRKNS0_5AheadIS5_EEiPfl
	.p2align 4
	.type	_ZN6kvtide12_GLOBAL__N_112attend_typedINS_4bf16EEEvRKNS_13AttentionArgsERKNS_9QueryTileElPfRKNS_16PartialAttentionE, @function
_ZN6kvtide12_GLOBAL__N_112attend_typedINS_4bf16EEEvRKNS_13AttentionArgsERKNS_9QueryTileElPfRKNS_16PartialAttentionE:
.LFB6486:
	.cfi_startproc
	leaq	8(%rsp), %r10
	.cfi_def_cfa 10, 0
	andq	$-64, %rsp
	movq	%rcx, %r9
	pushq	-8(%r10)
	pushq	%rbp
	movq	%rsp, %rbp
	.cfi_escape 0x10,0x6,0x2,0x76,0
	pushq	%r15
	.cfi_escape 0x10,0xf,0x2,0x76,0x78
	movq	%rsi, %r15
	pushq	%r14
	pushq	%r13
	pushq	%r12
	pushq	%r10
	.cfi_escape 0xf,0x3,0x76,0x58,0x6
	.cfi_escape 0x10,0xe,0x2,0x76,0x70
	.cfi_escape 0x10,0xd,0x2,0x76,0x68
	.cfi_escape 0x10,0xc,0x2,0x76,0x60
	pushq	%rbx
	subq	$6336, %rsp
	.cfi_escape 0x10,0x3,0x2,0x76,0x50
	movq	24(%rsi), %rbx
	movl	12(%rsi), %eax
	movq	%rcx, -6208(%rbp)
	subl	8(%rsi), %eax
	movq	16(%rsi), %rcx
	movq	%rdi, -6232(%rbp)
	movl	%eax, -6236(%rbp)
	movl	%eax, %edi
	movq	%rbx, %rax
	movq	-6232(%rbp), %r11
	subq	%rcx, %rax
	movq	%rsi, -6256(%rbp)
	movl	%eax, %r14d
	movq	%rcx, -6192(%rbp)
	imull	%edi, %r14d
	movl	144(%r11), %edi
	movq	%r8, -6264(%rbp)
	movq	%r9, -6136(%rbp)
	leal	15(%rdi), %eax
	movl	%eax, %esi
	movl	%r14d, -6184(%rbp)
	sarl	$31, %esi
	shrl	$28, %esi
	leal	(%rax,%rsi), %ecx
	andl	$15, %ecx
	subl	%esi, %ecx
	movslq	%r14d, %rsi
	subl	%ecx, %eax
	movq	%rsi, -6304(%rbp)
	cltq
	movq	%rax, -6224(%rbp)
	movq	%rax, %rcx
	movq	%rax, -6144(%rbp)
	imulq	%rsi, %rax
	salq	$2, %rcx
	leaq	(%r9,%rax,4), %r14
	movq	%rax, -6288(%rbp)
	movq	%rsi, %rax
	salq	$10, %rax
	movq	%r14, -6320(%rbp)
	addq	%r14, %rax
	movq	%r14, -6128(%rbp)
	movq	%rax, -6296(%rbp)
	movq	%rax, -6120(%rbp)
	addq	%rcx, %rax
	movq	%rcx, -6312(%rbp)
	movq	%rdx, %rcx
	movq	%rax, -6328(%rbp)
	salq	$8, %rcx
	movq	%rax, -6112(%rbp)
	movslq	(%r15), %rax
	movl	$0, -5948(%rbp)
	vmovq	%rax, %xmm2
	movq	168(%r11), %rax
	movq	%rcx, -6176(%rbp)
	movl	$0, -6168(%rbp)
	vmovq	%xmm2, %rdx
	movslq	(%rax,%rdx,4), %rax
	subq	%rcx, %rax
	movq	%rax, %r11
	js	.L3127
	cmpq	$256, %rax
	movl	$256, %r14d
	cmovle	%eax, %r14d
	movl	%r14d, -6168(%rbp)
.L3127:
	movq	-6232(%rbp), %rax
	movq	184(%rax), %rax
	movq	%rax, -6248(%rbp)
	testq	%rax, %rax
	je	.L3702
	movq	-6256(%rbp), %rcx
	movq	-6176(%rbp), %rax
	movl	-6168(%rbp), %r9d
	addq	32(%rcx), %rax
	movq	-6248(%rbp), %rcx
	movl	%r9d, -5952(%rbp)
	leaq	(%rcx,%rax,4), %rax
	movq	-6192(%rbp), %rcx
	movq	%rax, -6248(%rbp)
	movq	%rax, -56(%rbp)
	movl	%r9d, %eax
	cmpq	%rcx, %rbx
	jle	.L3456
	leaq	-1(%rbx), %r10
	movq	%rcx, %r8
	kxorb	%k1, %k1, %k1
	kxorb	%k0, %k0, %k0
	movq	-6232(%rbp), %rdx
	cmpq	%r10, %rcx
	kmovb	%k1, %r14d
	kmovb	%k0, %r13d
	cmovg	%r10, %r8
	xorl	%esi, %esi
	xorl	%r15d, %r15d
	movq	176(%rdx), %r12
.L3135:
	movslq	%esi, %rdx
	movl	$0, -568(%rbp,%rdx,4)
	movl	%r9d, -312(%rbp,%rdx,4)
	testl	%r9d, %r9d
	je	.L3133
	testl	%eax, %eax
	jle	.L3132
	movl	$1, %r13d
	xorl	%eax, %eax
.L3132:
	cmpl	%r15d, %r9d
	jle	.L3133
	movl	%r9d, %r15d
	movl	$1, %r14d
.L3133:
	leaq	1(%rcx), %rdx
	addl	$1, %esi
	cmpq	%r8, %rdx
	jle	.L3703
	movl	%r15d, -6216(%rbp)
	kmovb	%r14d, %k1
	kmovb	%r13d, %k0
	cmpq	%rdx, %rbx
	jle	.L3151
	movq	-6192(%rbp), %r15
	addq	$2, %rcx
	leaq	(%r12,%rdx,4), %r8
	movl	%r15d, %esi
	cmpq	%r10, %rcx
	jge	.L3136
	movl	-4(%r8), %r9d
	movl	-6168(%rbp), %r13d
	movl	%edx, %r8d
	subl	%r15d, %r8d
.L3146:
	movslq	%r8d, %r14
	movl	(%r12,%rdx,4), %ecx
	movq	%rdx, %r15
	movl	$0, -568(%rbp,%r14,4)
	movl	%r13d, -312(%rbp,%r14,4)
	testl	%r13d, %r13d
	jne	.L3137
	addl	$1, %r9d
	cmpl	%ecx, %r9d
	je	.L3139
	leal	1(%r8), %ecx
	movl	4(%r12,%rdx,4), %r9d
	movslq	%ecx, %rcx
	movl	$0, -568(%rbp,%rcx,4)
	movl	$0, -312(%rbp,%rcx,4)
.L3142:
	movl	$0, -312(%rbp,%rcx,4)
.L3144:
	addq	$3, %r15
	addq	$2, %rdx
	addl	$2, %r8d
	cmpq	%r15, %r10
	jg	.L3146
.L3136:
	movl	%edx, %ecx
	kmovb	%k1, %r14d
	kmovb	%k0, %r9d
	subl	%esi, %ecx
	movl	-6168(%rbp), %esi
.L3150:
	movslq	%ecx, %r8
	movl	$0, -568(%rbp,%r8,4)
	movl	%esi, -312(%rbp,%r8,4)
	testl	%esi, %esi
	je	.L3148
	testl	%eax, %eax
	jle	.L3149
	movl	$1, %r9d
	xorl	%eax, %eax
.L3149:
	cmpl	%esi, -6216(%rbp)
	jge	.L3148
	movl	%esi, -6216(%rbp)
	movl	$1, %r14d
.L3148:
	addq	$1, %rdx
	addl	$1, %ecx
	cmpq	%rdx, %rbx
	jg	.L3150
	kmovb	%r14d, %k1
	kmovb	%r9d, %k0
.L3151:
	movb	$0, -6180(%rbp)
.L3153:
	kortestb	%k1, %k1
	je	.L3199
	movl	-6216(%rbp), %ecx
	kortestb	%k0, %k0
	movl	%ecx, -5948(%rbp)
	je	.L3200
.L3451:
	movl	%eax, -5952(%rbp)
	movl	%eax, -6168(%rbp)
.L3200:
	movq	-6232(%rbp), %rax
	vmovq	%xmm2, %rdx
	movq	152(%rax), %rcx
	movq	160(%rax), %rax
	movslq	(%rax,%rdx,4), %rsi
	movl	-6216(%rbp), %eax
	movl	-6168(%rbp), %edx
	cmpl	%edx, %eax
	jle	.L3129
	leal	80(%rax), %r8d
	xorl	%r13d, %r13d
	testq	%r11, %r11
	js	.L3201
	movslq	%r8d, %rax
	movl	%r11d, %r13d
	cmpq	%rax, %r11
	cmovg	%r8d, %r13d
.L3201:
	movq	-6232(%rbp), %r14
	movslq	-6168(%rbp), %r10
	movq	-6176(%rbp), %rax
	movslq	132(%r14), %r9
	addq	%r10, %rax
	cqto
	movl	%r9d, -6200(%rbp)
	idivq	%r9
	movl	%edx, %r9d
	cmpl	%r10d, %r13d
	jle	.L3497
	movq	88(%r14), %r11
	addq	%rax, %rsi
	movl	%edi, -6336(%rbp)
	movl	%r9d, %r15d
	movq	-6256(%rbp), %rdx
	movl	%r8d, -6344(%rbp)
	vmovq	%r12, %xmm1
	movl	%r10d, %r9d
	movq	%r10, -6352(%rbp)
	vmovq	64(%r14), %xmm7
	movslq	4(%rdx), %rdx
	vmovq	80(%r14), %xmm6
	vmovq	72(%r14), %xmm4
	vmovq	104(%r14), %xmm3
	imulq	%rdx, %r11
	imulq	112(%r14), %rdx
	vmovq	%r11, %xmm5
	leaq	-5952(%rbp), %r11
	vmovq	%rdx, %xmm2
	leaq	(%rcx,%rsi,4), %rdx
	movq	-6176(%rbp), %rcx
	movq	%rdx, -6272(%rbp)
	movzbl	-6180(%rbp), %edx
	subq	$1, %rcx
	xorl	$1, %edx
	movq	%rcx, -6280(%rbp)
	movb	%dl, -6180(%rbp)
.L3212:
	movq	-6272(%rbp), %rax
	vmovq	%xmm3, %rdi
	movslq	(%rax), %r12
	vmovq	%xmm6, %rax
	imulq	%r12, %rax
	imulq	%rdi, %r12
	cmpl	%r9d, %r13d
	jle	.L3203
	cmpl	%r15d, -6200(%rbp)
	jle	.L3203
	vmovq	96(%r14), %xmm8
	movslq	%r15d, %rdi
	movq	120(%r14), %rdx
	subl	%r9d, %r15d
	vmovq	%xmm5, %rsi
	leal	1(%r9), %ecx
	vmovq	%xmm1, %r10
	vmovq	%xmm8, %r8
	vmovq	%rdx, %xmm0
	movslq	%ecx, %rcx
	imulq	%rdi, %r8
	imulq	%rdx, %rdi
	movl	%r15d, %edx
	vmovq	%xmm8, %r15
	addq	%rsi, %r8
	addq	%rax, %r8
	vmovq	%xmm7, %rax
	addq	%rax, %r8
	vmovq	%xmm2, %rax
	addq	%rax, %rdi
	vmovq	%xmm4, %rax
	addq	%r12, %rdi
	addq	%rax, %rdi
	jmp	.L3210
.L3204:
	movl	%ecx, %r12d
	vmovq	%xmm0, %rax
	addl	%edx, %esi
	addq	$1, %rcx
	addq	%r15, %r8
	addq	%rax, %rdi
	cmpl	%r13d, %r12d
	jge	.L3514
	cmpl	%esi, -6200(%rbp)
	jle	.L3514
.L3210:
	movl	-6216(%rbp), %r9d
	leal	-1(%rcx), %eax
	movq	%r8, (%r11,%rcx,8)
	movl	%ecx, %esi
	movq	%rdi, 2688(%r11,%rcx,8)
	cmpl	%r9d, %eax
	jge	.L3204
	cmpb	$0, -6180(%rbp)
	je	.L3204
	movq	-6280(%rbp), %rax
	movq	-6248(%rbp), %r9
	addq	%rcx, %rax
	testq	%r9, %r9
	je	.L3206
	movslq	-4(%r9,%rcx,4), %rax
.L3206:
	movq	-6192(%rbp), %r9
	movq	%r11, -6176(%rbp)
	movl	%edx, %r11d
	.p2align 4,,10
	.p2align 3
.L3208:
	movslq	(%r10,%r9,4), %r12
	cmpq	%rax, %r12
	jl	.L3207
	movq	200(%r14), %rdx
	testq	%rdx, %rdx
	jle	.L3696
	subq	%rdx, %r12
	cmpq	%r12, %rax
	jg	.L3696
.L3207:
	addq	$1, %r9
	cmpq	%r9, %rbx
	jne	.L3208
	movq	-6296(%rbp), %rax
	movl	%r11d, %edx
	movq	-6176(%rbp), %r11
	movq	%rax, 2688(%r11,%rcx,8)
	movq	%rax, (%r11,%rcx,8)
	jmp	.L3204
.L3703:
	movq	%rdx, %rcx
	jmp	.L3135
.L3696:
	movl	%r11d, %edx
	movq	-6176(%rbp), %r11
	jmp	.L3204
.L3514:
	movl	%r12d, %r9d
.L3203:
	addq	$4, -6272(%rbp)
	xorl	%r15d, %r15d
	cmpl	%r9d, %r13d
	jg	.L3212
	movl	-6336(%rbp), %edi
	movl	-6344(%rbp), %r8d
	movl	%r9d, %eax
	movq	-6352(%rbp), %r10
.L3202:
	cmpl	%eax, %r8d
	jle	.L3221
	movl	-6216(%rbp), %r12d
	leal	-1(%r13), %ebx
	movslq	%eax, %rsi
	movl	%ebx, -6176(%rbp)
	subl	%eax, %r12d
	leal	79(%r12), %ebx
	movl	%ebx, -6180(%rbp)
	cmpl	$2, %ebx
	jbe	.L3214
	movslq	%eax, %rsi
	leal	80(%r12), %edx
	movslq	%r13d, %r13
	movq	%rdx, %r9
	leaq	1(%rdx,%rsi), %rdx
	leaq	8(,%r13,8), %r13
	leaq	0(,%rdx,8), %r14
	leaq	8(,%rsi,8), %rbx
	leaq	2680(%r13), %rdx
	leaq	2688(%r14), %rcx
	cmpq	%rcx, %rdx
	leaq	2688(%rbx), %r15
	leaq	2688(%r13), %rdx
	setge	%cl
	cmpq	%rdx, %r15
	setge	%dl
	orb	%cl, %dl
	je	.L3214
	leaq	-8(%r13), %rdx
	cmpq	%r14, %rdx
	setge	%cl
	cmpq	%r13, %rbx
	setge	%dl
	orb	%cl, %dl
	je	.L3214
	cmpl	$6, -6180(%rbp)
	jbe	.L3215
	movslq	-6176(%rbp), %r13
	movl	%r9d, %edx
	leaq	(%r11,%rbx), %rcx
	movq	%r15, %rbx
	shrl	$3, %edx
	addq	%r11, %rbx
	vpbroadcastq	-5944(%rbp,%r13,8), %zmm2
	salq	$6, %rdx
	vpbroadcastq	-3256(%rbp,%r13,8), %zmm1
	movq	%rdx, %r14
	xorl	%edx, %edx
.L3216:
	vmovdqu64	%zmm2, (%rcx,%rdx)
	vmovdqu64	%zmm1, (%rbx,%rdx)
	addq	$64, %rdx
	cmpq	%rdx, %r14
	jne	.L3216
	movl	%r9d, %ecx
	andl	$-8, %ecx
	addl	%ecx, %eax
	andl	$7, %r9d
	je	.L3221
	movl	%r12d, %edx
	subl	%ecx, %edx
	leal	80(%rdx), %r9d
	addl	$79, %edx
	cmpl	$2, %edx
	jbe	.L3218
.L3450:
	vpbroadcastq	-5944(%rbp,%r13,8), %ymm2
	leaq	1(%rcx,%rsi), %rdx
	movq	-3256(%rbp,%r13,8), %rcx
	salq	$3, %rdx
	vpbroadcastq	%rcx, %ymm1
	vmovdqu	%ymm2, -5952(%rbp,%rdx)
	vmovdqu	%ymm1, -3264(%rbp,%rdx)
	movl	%r9d, %edx
	andl	$-4, %edx
	addl	%edx, %eax
	andl	$3, %r9d
	je	.L3221
.L3218:
	leaq	336(%r13), %rcx
	movq	-5944(%rbp,%r13,8), %r9
	movslq	%eax, %rdx
	movq	-5944(%rbp,%rcx,8), %rsi
	movq	%r9, -5944(%rbp,%rdx,8)
	movq	%rsi, -3256(%rbp,%rdx,8)
	leal	1(%rax), %edx
	cmpl	%edx, %r8d
	jle	.L3221
	movslq	%edx, %rdx
	addl	$2, %eax
	movq	%r9, -5944(%rbp,%rdx,8)
	movq	%rsi, -3256(%rbp,%rdx,8)
	cmpl	%eax, %r8d
	jle	.L3221
	movq	-5944(%rbp,%r13,8), %rdx
	cltq
	movq	%rdx, -5944(%rbp,%rax,8)
	movq	-5944(%rbp,%rcx,8), %rdx
	movq	%rdx, -3256(%rbp,%rax,8)
.L3221:
	cmpl	$8, -6184(%rbp)
	jg	.L3689
.L3713:
	movslq	%edi, %rax
	addq	%rax, %rax
	cmpq	$511, %rax
	ja	.L3704
.L3689:
	xorl	%edx, %edx
	leal	(%rdi,%rdi), %ebx
	movl	$10240, %eax
	idivl	%ebx
	movl	%eax, %ecx
	movl	$64, %eax
	cmpl	%eax, %ecx
	cmovle	%ecx, %eax
	xorl	%edx, %edx
	testl	%eax, %eax
	cmovs	%edx, %eax
.L3228:
	movl	-6168(%rbp), %ecx
	movl	-6216(%rbp), %ebx
	movq	%r11, -6272(%rbp)
	movq	%r10, %r13
	movl	-6236(%rbp), %r12d
	movl	-6184(%rbp), %r14d
	subl	%ecx, %ebx
	addl	%ecx, %eax
	movl	%ebx, -6192(%rbp)
	leal	5(%rax), %ebx
	cltq
	subq	%r10, %rax
	movl	%ebx, -6200(%rbp)
	leaq	(%r11,%rax,8), %rax
	movq	%rax, -6336(%rbp)
	movq	-6224(%rbp), %rax
	salq	$4, %rax
	movq	%rax, -6176(%rbp)
.L3265:
	movl	-6192(%rbp), %ebx
	movl	$6, %eax
	movl	%r13d, %edi
	cmpl	%eax, %ebx
	cmovle	%ebx, %eax
	movl	%eax, -6180(%rbp)
	movq	-6272(%rbp), %rax
	movq	8(%rax,%r13,8), %rdx
	movq	-6336(%rbp), %rax
	movq	8(%rax,%r13,8), %rax
	movq	%rdx, -6096(%rbp)
	movq	%rax, -6048(%rbp)
	cmpl	$1, %ebx
	jne	.L3230
	vpbroadcastq	%rdx, %xmm0
	vmovdqu	%xmm0, -6088(%rbp)
	vpbroadcastq	%rax, %xmm0
	vmovdqu	%xmm0, -6040(%rbp)
.L3231:
	movq	%rdx, -6072(%rbp)
	movq	%rax, -6024(%rbp)
.L3234:
	movq	%rdx, -6064(%rbp)
	movq	%rax, -6016(%rbp)
.L3238:
	movq	%rdx, -6056(%rbp)
	movq	%rax, -6008(%rbp)
	cmpl	$8, %r14d
	jg	.L3705
	testl	%r14d, %r14d
	jle	.L3255
	movq	-6320(%rbp), %rax
	movq	-6208(%rbp), %rsi
	xorl	%ebx, %ebx
	leaq	(%rax,%r13,4), %r15
	movl	-6180(%rbp), %eax
	addl	%edi, %eax
	movl	%eax, -6296(%rbp)
	jmp	.L3263
.L3706:
	leaq	-6048(%rbp), %rax
	movl	$6, -5992(%rbp)
	movq	%rax, -6000(%rbp)
.L3262:
	movl	-6180(%rbp), %eax
	subq	$8, %rsp
	movq	-6224(%rbp), %rdx
	leaq	-6096(%rbp), %rcx
	pushq	$256
	leaq	-6000(%rbp), %r9
	pushq	%r15
	pushq	%rax
	movq	-6232(%rbp), %rax
	movq	%rsi, -6280(%rbp)
	movslq	144(%rax), %r8
	vzeroupper
	call	_ZN6kvtide12_GLOBAL__N_18dot_rowsILb0ELi6ENS_4bf16EEEviPKflPKPKT1_lRKNS0_5AheadIS5_EEiPfl
	movq	-6280(%rbp), %rsi
	addq	$32, %rsp
.L3257:
	leal	4(%rbx), %eax
	movq	-6176(%rbp), %rbx
	addq	$4096, %r15
	addq	%rbx, %rsi
	movl	$4, %ebx
	cmpl	%eax, %r14d
	jle	.L3255
.L3263:
	movl	%r14d, %edi
	movl	$4, %eax
	subl	%ebx, %edi
	cmpl	%eax, %edi
	cmovg	%eax, %edi
	movl	%ebx, %eax
	cltd
	idivl	%r12d
	movslq	%eax, %rcx
	leal	-1(%rdi,%rbx), %eax
	cltd
	idivl	%r12d
	cmpl	%eax, %ecx
	jg	.L3257
	movl	%eax, %r9d
	subl	%ecx, %r9d
	cmpl	$14, %r9d
	jbe	.L3500
	leal	1346(%rcx), %edx
	vpxor	%xmm3, %xmm3, %xmm3
	movl	$256, %r8d
	movslq	%edx, %rdx
	vpbroadcastd	%r8d, %zmm2
	movl	$4294967280, %r8d
	salq	$2, %rdx
	vmovdqu32	-5696(%rbp,%rdx), %zmm0
	vmovdqu32	-5952(%rbp,%rdx), %zmm5
	leal	-16(%rcx), %edx
	vextracti32x8	$0x1, %zmm0, %ymm1
	vpmaxsd	%zmm3, %zmm0, %zmm3
	vextracti32x8	$0x1, %zmm5, %ymm4
	vpmaxsd	%ymm0, %ymm1, %ymm1
	vpminsd	%ymm5, %ymm4, %ymm4
	vextracti128	$0x1, %ymm1, %xmm0
	vpminsd	%zmm2, %zmm5, %zmm2
	vpmaxsd	%xmm1, %xmm0, %xmm0
	vpsrldq	$8, %xmm0, %xmm1
	vpmaxsd	%xmm1, %xmm0, %xmm0
	vpsrldq	$4, %xmm0, %xmm1
	vpmaxsd	%xmm1, %xmm0, %xmm0
	vpxor	%xmm1, %xmm1, %xmm1
	vinsertps	$0xe, %xmm0, %xmm0, %xmm0
	vpmaxsd	%xmm1, %xmm0, %xmm0
	vextracti128	$0x1, %ymm4, %xmm1
	vpminsd	%xmm4, %xmm1, %xmm1
	vpsrldq	$8, %xmm1, %xmm4
	vpminsd	%xmm4, %xmm1, %xmm1
	vpsrldq	$4, %xmm1, %xmm4
	vpminsd	%xmm4, %xmm1, %xmm1
	vmovdqa	.LC40(%rip), %xmm4
	vinsertps	$0xe, %xmm1, %xmm1, %xmm1
	vpminsd	%xmm4, %xmm1, %xmm1
	vextracti32x8	$0x1, %zmm2, %ymm4
	vpminsd	%ymm2, %ymm4, %ymm2
	vextracti32x8	$0x1, %zmm3, %ymm4
	vpmaxsd	%ymm3, %ymm4, %ymm3
.L3258:
	subl	%r8d, %r9d
	leal	1(%r9), %r11d
	cmpl	$6, %r9d
	jbe	.L3259
	leaq	1346(%r8,%rcx), %rcx
	movl	%r11d, %r8d
	vpmaxsd	-5696(%rbp,%rcx,4), %ymm3, %ymm1
	andl	$-8, %r8d
	vpminsd	-5952(%rbp,%rcx,4), %ymm2, %ymm2
	addl	%r8d, %edx
	andl	$7, %r11d
	vextracti128	$0x1, %ymm1, %xmm0
	vpmaxsd	%xmm1, %xmm0, %xmm0
	vpsrldq	$8, %xmm0, %xmm1
	vpmaxsd	%xmm1, %xmm0, %xmm0
	vpsrldq	$4, %xmm0, %xmm1
	vpmaxsd	%xmm1, %xmm0, %xmm0
	vextracti128	$0x1, %ymm2, %xmm1
	vpminsd	%xmm2, %xmm1, %xmm1
	vmovd	%xmm0, %ecx
	vpsrldq	$8, %xmm1, %xmm2
	vmovd	%ecx, %xmm0
	vpminsd	%xmm2, %xmm1, %xmm1
	vpsrldq	$4, %xmm1, %xmm2
	vpminsd	%xmm2, %xmm1, %xmm1
	vmovd	%xmm1, %r9d
	vmovd	%r9d, %xmm1
	je	.L3260
.L3259:
	movslq	%edx, %rcx
	leal	1(%rdx), %r8d
	vmovd	-568(%rbp,%rcx,4), %xmm2
	vpminsd	%xmm2, %xmm1, %xmm1
	vmovd	-312(%rbp,%rcx,4), %xmm2
	vpmaxsd	%xmm2, %xmm0, %xmm0
	vmovd	%xmm1, %r9d
	vmovd	%xmm0, %ecx
	cmpl	%eax, %r8d
	jg	.L3260
	movslq	%r8d, %r8
	vmovd	-568(%rbp,%r8,4), %xmm2
	vpminsd	%xmm2, %xmm1, %xmm1
	vmovd	-312(%rbp,%r8,4), %xmm2
	leal	2(%rdx), %r8d
	vpmaxsd	%xmm2, %xmm0, %xmm0
	vmovd	%xmm1, %r9d
	vmovd	%xmm0, %ecx
	cmpl	%eax, %r8d
	jg	.L3260
	movslq	%r8d, %r8
	vmovd	-568(%rbp,%r8,4), %xmm2
	vpminsd	%xmm2, %xmm1, %xmm1
	vmovd	-312(%rbp,%r8,4), %xmm2
	leal	3(%rdx), %r8d
	vpmaxsd	%xmm2, %xmm0, %xmm0
	vmovd	%xmm1, %r9d
	vmovd	%xmm0, %ecx
	cmpl	%eax, %r8d
	jg	.L3260
	movslq	%r8d, %r8
	vmovd	-568(%rbp,%r8,4), %xmm2
	vpminsd	%xmm2, %xmm1, %xmm1
	vmovd	-312(%rbp,%r8,4), %xmm2
	leal	4(%rdx), %r8d
	vpmaxsd	%xmm2, %xmm0, %xmm0
	vmovd	%xmm1, %r9d
	vmovd	%xmm0, %ecx
	cmpl	%eax, %r8d
	jg	.L3260
	movslq	%r8d, %r8
	vmovd	-568(%rbp,%r8,4), %xmm2
	vpminsd	%xmm2, %xmm1, %xmm1
	vmovd	-312(%rbp,%r8,4), %xmm2
	leal	5(%rdx), %r8d
	vpmaxsd	%xmm2, %xmm0, %xmm0
	vmovd	%xmm1, %r9d
	vmovd	%xmm0, %ecx
	cmpl	%eax, %r8d
	jg	.L3260
	movslq	%r8d, %r8
	addl	$6, %edx
	vmovd	-568(%rbp,%r8,4), %xmm2
	vpminsd	%xmm2, %xmm1, %xmm1
	vmovd	-312(%rbp,%r8,4), %xmm2
	vpmaxsd	%xmm2, %xmm0, %xmm0
	vmovd	%xmm1, %r9d
	vmovd	%xmm0, %ecx
	cmpl	%eax, %edx
	jg	.L3260
	movslq	%edx, %rdx
	vmovd	-568(%rbp,%rdx,4), %xmm2
	vpminsd	%xmm2, %xmm1, %xmm1
	vmovd	%xmm1, %r9d
	vmovd	-312(%rbp,%rdx,4), %xmm1
	vpmaxsd	%xmm1, %xmm0, %xmm0
	vmovd	%xmm0, %ecx
.L3260:
	cmpl	%r13d, %ecx
	jle	.L3257
	cmpl	%r9d, -6296(%rbp)
	jle	.L3257
	testl	%ebx, %ebx
	je	.L3706
	movq	$0, -6000(%rbp)
	movl	$0, -5992(%rbp)
	jmp	.L3262
.L3242:
	movq	-6312(%rbp), %rax
	movq	%rsi, (%r8)
	addq	$8, %r9
	addq	$8, %r8
	addq	%rax, %rsi
	cmpq	%r8, -6272(%rbp)
	jne	.L3245
.L3244:
	movl	-6180(%rbp), %eax
	movq	-6208(%rbp), %r15
	xorl	%ebx, %ebx
	addl	%edi, %eax
	movl	%eax, -6296(%rbp)
.L3254:
	movl	%r14d, %edi
	movl	$4, %eax
	subl	%ebx, %edi
	cmpl	%eax, %edi
	cmovg	%eax, %edi
	movl	%ebx, %eax
	cltd
	idivl	%r12d
	movslq	%eax, %r8
	leal	-1(%rdi,%rbx), %eax
	cltd
	idivl	%r12d
	cmpl	%eax, %r8d
	jg	.L3246
	movl	%eax, %r11d
	subl	%r8d, %r11d
	leal	1(%r11), %r10d
	cmpl	$14, %r11d
	jbe	.L3499
	movq	-6272(%rbp), %rsi
	movslq	%r8d, %rdx
	movl	%r10d, %ecx
	vpxor	%xmm4, %xmm4, %xmm4
	leaq	5384(,%rdx,4), %rdx
	shrl	$4, %ecx
	leaq	(%rsi,%rdx), %r9
	leaq	256(%rsi,%rdx), %rdx
	movl	$256, %esi
	vpbroadcastd	%esi, %zmm2
	vpmaxsd	(%rdx), %zmm4, %zmm4
	vpminsd	(%r9), %zmm2, %zmm2
	cmpl	$1, %ecx
	je	.L3248
	vpminsd	64(%r9), %zmm2, %zmm2
	vpmaxsd	64(%rdx), %zmm4, %zmm4
	cmpl	$2, %ecx
	je	.L3248
	vpminsd	128(%r9), %zmm2, %zmm2
	vpmaxsd	128(%rdx), %zmm4, %zmm4
	cmpl	$3, %ecx
	je	.L3248
	vpminsd	192(%r9), %zmm2, %zmm2
	vpmaxsd	192(%rdx), %zmm4, %zmm4
.L3248:
	vextracti32x8	$0x1, %zmm4, %ymm5
	vextracti32x8	$0x1, %zmm2, %ymm3
	movl	%r10d, %r9d
	vpmaxsd	%ymm4, %ymm5, %ymm1
	andl	$-16, %r9d
	andl	$15, %r10d
	vextracti128	$0x1, %ymm1, %xmm0
	leal	(%r9,%r8), %ecx
	vpmaxsd	%xmm1, %xmm0, %xmm0
	vpsrldq	$8, %xmm0, %xmm1
	vpmaxsd	%xmm1, %xmm0, %xmm0
	vpsrldq	$4, %xmm0, %xmm1
	vpmaxsd	%xmm1, %xmm0, %xmm0
	vpminsd	%ymm2, %ymm3, %ymm1
	vmovd	%xmm0, %edx
	vextracti128	$0x1, %ymm1, %xmm0
	vpminsd	%ymm2, %ymm3, %ymm2
	vpminsd	%xmm1, %xmm0, %xmm0
	vmovd	%edx, %xmm6
	vpmaxsd	%ymm4, %ymm5, %ymm3
	vpsrldq	$8, %xmm0, %xmm1
	vpminsd	%xmm1, %xmm0, %xmm0
	vpsrldq	$4, %xmm0, %xmm1
	vpminsd	%xmm1, %xmm0, %xmm0
	vmovd	%xmm0, %esi
	vmovd	%esi, %xmm1
	je	.L3249
.L3247:
	movl	%r11d, %edx
	subl	%r9d, %edx
	leal	1(%rdx), %r11d
	cmpl	$6, %edx
	jbe	.L3250
	leaq	1346(%r9,%r8), %rdx
	movl	%r11d, %r8d
	vpminsd	-5952(%rbp,%rdx,4), %ymm2, %ymm1
	andl	$-8, %r8d
	vpmaxsd	-5696(%rbp,%rdx,4), %ymm3, %ymm2
	addl	%r8d, %ecx
	andl	$7, %r11d
	vextracti128	$0x1, %ymm2, %xmm0
	vpmaxsd	%xmm2, %xmm0, %xmm0
	vpsrldq	$8, %xmm0, %xmm2
	vpmaxsd	%xmm2, %xmm0, %xmm0
	vpsrldq	$4, %xmm0, %xmm2
	vpmaxsd	%xmm2, %xmm0, %xmm0
	vmovd	%xmm0, %edx
	vextracti128	$0x1, %ymm1, %xmm0
	vpminsd	%xmm1, %xmm0, %xmm0
	vmovd	%edx, %xmm6
	vpsrldq	$8, %xmm0, %xmm1
	vpminsd	%xmm1, %xmm0, %xmm0
	vpsrldq	$4, %xmm0, %xmm1
	vpminsd	%xmm1, %xmm0, %xmm0
	vmovd	%xmm0, %esi
	vmovd	%esi, %xmm1
	je	.L3249
.L3250:
	movslq	%ecx, %rdx
	leal	1(%rcx), %r8d
	vmovd	-568(%rbp,%rdx,4), %xmm0
	vmovd	-312(%rbp,%rdx,4), %xmm2
	vpminsd	%xmm0, %xmm1, %xmm1
	vpmaxsd	%xmm2, %xmm6, %xmm6
	vmovd	%xmm1, %esi
	vmovd	%xmm6, %edx
	cmpl	%r8d, %eax
	jl	.L3249
	movslq	%r8d, %r8
	vmovd	-568(%rbp,%r8,4), %xmm0
	vmovd	-312(%rbp,%r8,4), %xmm2
	leal	2(%rcx), %r8d
	vpminsd	%xmm0, %xmm1, %xmm1
	vpmaxsd	%xmm2, %xmm6, %xmm6
	vmovd	%xmm1, %esi
	vmovd	%xmm6, %edx
	cmpl	%r8d, %eax
	jl	.L3249
	movslq	%r8d, %r8
	vmovd	-568(%rbp,%r8,4), %xmm0
	vmovd	-312(%rbp,%r8,4), %xmm2
	leal	3(%rcx), %r8d
	vpminsd	%xmm0, %xmm1, %xmm1
	vpmaxsd	%xmm2, %xmm6, %xmm6
	vmovd	%xmm1, %esi
	vmovd	%xmm6, %edx
	cmpl	%r8d, %eax
	jl	.L3249
	movslq	%r8d, %r8
	vmovd	-568(%rbp,%r8,4), %xmm0
	vmovd	-312(%rbp,%r8,4), %xmm2
	leal	4(%rcx), %r8d
	vpminsd	%xmm0, %xmm1, %xmm1
	vpmaxsd	%xmm2, %xmm6, %xmm6
	vmovd	%xmm1, %esi
	vmovd	%xmm6, %edx
	cmpl	%r8d, %eax
	jl	.L3249
	movslq	%r8d, %r8
	vmovd	-568(%rbp,%r8,4), %xmm0
	vmovd	-312(%rbp,%r8,4), %xmm2
	leal	5(%rcx), %r8d
	vpminsd	%xmm0, %xmm1, %xmm1
	vpmaxsd	%xmm2, %xmm6, %xmm6
	vmovd	%xmm1, %esi
	vmovd	%xmm6, %edx
	cmpl	%r8d, %eax
	jl	.L3249
	movslq	%r8d, %r8
	addl	$6, %ecx
	vmovd	-568(%rbp,%r8,4), %xmm0
	vmovd	-312(%rbp,%r8,4), %xmm2
	vpminsd	%xmm0, %xmm1, %xmm1
	vpmaxsd	%xmm2, %xmm6, %xmm6
	vmovd	%xmm1, %esi
	vmovd	%xmm6, %edx
	cmpl	%ecx, %eax
	jl	.L3249
	movslq	%ecx, %rcx
	vmovd	-568(%rbp,%rcx,4), %xmm0
	vpminsd	%xmm0, %xmm1, %xmm1
	vmovd	%xmm1, %esi
	vmovd	-312(%rbp,%rcx,4), %xmm1
	vpmaxsd	%xmm1, %xmm6, %xmm6
	vmovd	%xmm6, %edx
.L3249:
	cmpl	%r13d, %edx
	jle	.L3246
	cmpl	%esi, -6296(%rbp)
	jle	.L3246
	movl	%ebx, %eax
	movq	-6320(%rbp), %rcx
	subq	$8, %rsp
	movq	%r15, %rsi
	sall	$8, %eax
	movq	-6224(%rbp), %rdx
	movq	$0, -6160(%rbp)
	leaq	-6160(%rbp), %r9
	movl	$0, -6152(%rbp)
	cltq
	addq	%r13, %rax
	pushq	$256
	leaq	(%rcx,%rax,4), %rax
	movq	-6280(%rbp), %rcx
	pushq	%rax
	movl	-6180(%rbp), %eax
	pushq	%rax
	movq	-6232(%rbp), %rax
	movslq	144(%rax), %r8
	vzeroupper
	call	_ZN6kvtide12_GLOBAL__N_18dot_rowsILb0ELi6EfEEviPKflPKPKT1_lRKNS0_5AheadIS4_EEiPfl
	addq	$32, %rsp
.L3246:
	movq	-6176(%rbp), %rcx
	movq	%r15, %rax
	addl	$4, %ebx
	addq	%rcx, %rax
	movq	%rax, %r15
	cmpl	%ebx, %r14d
	jg	.L3254
.L3255:
	subl	$6, -6192(%rbp)
	addq	$6, %r13
	addl	$6, -6200(%rbp)
	cmpl	%r13d, -6216(%rbp)
	jg	.L3265
.L3266:
	movl	-6184(%rbp), %edx
	testl	%edx, %edx
	jle	.L3707
	movq	-6256(%rbp), %rax
	movq	16(%rax), %rax
	movq	%rax, -6192(%rbp)
.L3449:
	movslq	-6168(%rbp), %rax
	movq	-6320(%rbp), %rbx
	xorl	%r13d, %r13d
	movq	-6248(%rbp), %r14
	movq	-6232(%rbp), %r15
	vmovss	.LC2(%rip), %xmm13
	salq	$2, %rax
	movq	%rax, -6200(%rbp)
	movq	-6288(%rbp), %rax
	movq	%rax, -6176(%rbp)
.L3302:
	movl	%r13d, %eax
	movq	-6264(%rbp), %rcx
	cltd
	idivl	-6236(%rbp)
	movq	16(%rcx), %rdi
	leaq	0(,%r13,4), %rdx
	addq	%rdx, %rdi
	addq	8(%rcx), %rdx
	vmovq	%rdx, %xmm14
	vmovq	%rdi, %xmm23
	movslq	%eax, %rdx
	movslq	-312(%rbp,%rdx,4), %rax
	movl	-568(%rbp,%rdx,4), %r8d
	testq	%r14, %r14
	je	.L3270
	cmpl	%r8d, %eax
	jle	.L3270
	movq	-6192(%rbp), %rdi
	movq	176(%r15), %rcx
	addq	%rdi, %rdx
	movslq	(%rcx,%rdx,4), %rsi
	movslq	%r8d, %rdx
.L3273:
	movslq	(%r14,%rdx,4), %rcx
	cmpq	%rcx, %rsi
	jl	.L3271
	movq	200(%r15), %rdi
	testq	%rdi, %rdi
	jle	.L3272
	movq	%rsi, %r9
	subq	%rdi, %r9
	cmpq	%r9, %rcx
	jg	.L3272
.L3271:
	vmovss	%xmm13, (%rbx,%rdx,4)
.L3272:
	addq	$1, %rdx
	cmpl	%edx, %eax
	jg	.L3273
.L3270:
	testl	%r8d, %r8d
	leal	15(%r8), %ecx
	leal	30(%rax), %edx
	movl	%eax, %r12d
	cmovns	%r8d, %ecx
	movl	%ecx, %r10d
	andl	$-16, %ecx
	sarl	$4, %r10d
	addl	$15, %r12d
	cmovs	%edx, %r12d
	movl	%r12d, %r11d
	andl	$-16, %r12d
	sarl	$4, %r11d
	cmpl	%ecx, %r8d
	jle	.L3269
	movl	%r8d, %edx
	sarl	$31, %edx
	shrl	$28, %edx
	leal	(%r8,%rdx), %esi
	andl	$15, %esi
	subl	%edx, %esi
	leal	-1(%rsi), %edx
	cmpl	$14, %edx
	jbe	.L3501
	vbroadcastss	.LC2(%rip), %zmm0
	movq	%r13, %rdx
	movslq	%r10d, %rdi
	salq	$4, %rdx
	addq	%rdi, %rdx
	movq	-6288(%rbp), %rdi
	salq	$4, %rdx
	addq	%rdi, %rdx
	movq	-6208(%rbp), %rdi
	leaq	(%rdi,%rdx,4), %rdx
	movl	%esi, %edi
	shrl	$4, %edi
	salq	$6, %rdi
	addq	%rdx, %rdi
.L3277:
	vmovups	%zmm0, (%rdx)
	addq	$64, %rdx
	cmpq	%rdx, %rdi
	jne	.L3277
	movl	%esi, %r9d
	andl	$-16, %r9d
	leal	(%rcx,%r9), %edi
	cmpl	%esi, %r9d
	je	.L3269
.L3276:
	subl	%r9d, %esi
	leal	-1(%rsi), %edx
	movl	%esi, -6180(%rbp)
	cmpl	$6, %edx
	jbe	.L3279
	vbroadcastss	.LC2(%rip), %ymm0
	movq	%r13, %rsi
	movslq	%r10d, %rdx
	salq	$4, %rsi
	addq	%rsi, %rdx
	movq	-6288(%rbp), %rsi
	salq	$4, %rdx
	addq	%rsi, %rdx
	movq	-6208(%rbp), %rsi
	addq	%r9, %rdx
	vmovups	%ymm0, (%rsi,%rdx,4)
	movl	-6180(%rbp), %esi
	movl	%esi, %edx
	andl	$-8, %edx
	addl	%edx, %edi
	andl	$7, %esi
	je	.L3269
.L3279:
	vmovss	.LC2(%rip), %xmm0
	movslq	%edi, %rsi
	leaq	0(,%rsi,4), %rdx
	vmovss	%xmm0, (%rbx,%rsi,4)
	leal	1(%rdi), %esi
	cmpl	%esi, %r8d
	jle	.L3269
	leal	2(%rdi), %esi
	vmovss	%xmm0, 4(%rbx,%rdx)
	cmpl	%esi, %r8d
	jle	.L3269
	leal	3(%rdi), %esi
	vmovss	%xmm0, 8(%rbx,%rdx)
	cmpl	%esi, %r8d
	jle	.L3269
	leal	4(%rdi), %esi
	vmovss	%xmm0, 12(%rbx,%rdx)
	cmpl	%esi, %r8d
	jle	.L3269
	leal	5(%rdi), %esi
	vmovss	%xmm0, 16(%rbx,%rdx)
	cmpl	%esi, %r8d
	jle	.L3269
	addl	$6, %edi
	vmovss	%xmm0, 20(%rbx,%rdx)
	cmpl	%edi, %r8d
	jle	.L3269
	vmovss	%xmm0, 24(%rbx,%rdx)
.L3269:
	cmpl	%r12d, %eax
	jge	.L3275
	movl	%r12d, %esi
	subl	%eax, %esi
	leal	-1(%rsi), %edx
	cmpl	$14, %edx
	jbe	.L3502
	movq	-6176(%rbp), %rdi
	movslq	%eax, %rdx
	vbroadcastss	.LC2(%rip), %zmm0
	addq	%rdi, %rdx
	movq	-6208(%rbp), %rdi
	leaq	(%rdi,%rdx,4), %rdx
	movl	%esi, %edi
	shrl	$4, %edi
	salq	$6, %rdi
	addq	%rdx, %rdi
.L3284:
	vmovups	%zmm0, (%rdx)
	addq	$64, %rdx
	cmpq	%rdx, %rdi
	jne	.L3284
	movl	%esi, %edi
	andl	$-16, %edi
	leal	(%rdi,%rax), %edx
	testb	$15, %sil
	je	.L3275
.L3283:
	subl	%edi, %esi
	leal	-1(%rsi), %r8d
	cmpl	$6, %r8d
	jbe	.L3286
	movq	-6176(%rbp), %r9
	vbroadcastss	.LC2(%rip), %ymm0
	addq	%r9, %rax
	addq	%rdi, %rax
	movq	-6208(%rbp), %rdi
	vmovups	%ymm0, (%rdi,%rax,4)
	movl	%esi, %eax
	andl	$-8, %eax
	addl	%eax, %edx
	andl	$7, %esi
	je	.L3275
.L3286:
	vmovss	.LC2(%rip), %xmm0
	movslq	%edx, %rax
	leaq	0(,%rax,4), %rsi
	vmovss	%xmm0, (%rbx,%rax,4)
	leal	1(%rdx), %eax
	cmpl	%r12d, %eax
	jge	.L3275
	leal	2(%rdx), %eax
	vmovss	%xmm0, 4(%rbx,%rsi)
	cmpl	%r12d, %eax
	jge	.L3275
	leal	3(%rdx), %eax
	vmovss	%xmm0, 8(%rbx,%rsi)
	cmpl	%r12d, %eax
	jge	.L3275
	leal	4(%rdx), %eax
	vmovss	%xmm0, 12(%rbx,%rsi)
	cmpl	%eax, %r12d
	jle	.L3275
	leal	5(%rdx), %eax
	vmovss	%xmm0, 16(%rbx,%rsi)
	cmpl	%eax, %r12d
	jle	.L3275
	addl	$6, %edx
	vmovss	%xmm0, 20(%rbx,%rsi)
	cmpl	%edx, %r12d
	jle	.L3275
	vmovss	%xmm0, 24(%rbx,%rsi)
.L3275:
	vmovss	196(%r15), %xmm0
	vxorps	%xmm2, %xmm2, %xmm2
	vcomiss	%xmm2, %xmm0
	jbe	.L3708
	vmovss	.LC0(%rip), %xmm15
	vbroadcastss	%xmm0, %zmm20
	vdivss	%xmm0, %xmm15, %xmm15
	vbroadcastss	%xmm15, %zmm15
	cmpl	%r11d, %r10d
	jge	.L3503
	vbroadcastss	.LC8(%rip), %zmm19
	movslq	%ecx, %rax
	vbroadcastss	.LC10(%rip), %zmm18
	vbroadcastss	.LC12(%rip), %zmm3
	movq	%rax, %rdx
	vbroadcastss	.LC14(%rip), %zmm12
	vbroadcastss	.LC16(%rip), %zmm11
	vbroadcastss	.LC18(%rip), %zmm10
	vbroadcastss	.LC20(%rip), %zmm9
	vbroadcastss	.LC22(%rip), %zmm8
	vbroadcastss	.LC24(%rip), %zmm7
	vbroadcastss	.LC26(%rip), %zmm6
	vbroadcastss	.LC28(%rip), %zmm5
	vbroadcastss	.LC30(%rip), %zmm4
	vbroadcastss	.LC0(%rip), %zmm2
	vbroadcastss	.LC46(%rip), %zmm17
	vbroadcastss	.LC33(%rip), %zmm16
.L3290:
	vmulps	(%rbx,%rdx,4), %zmm15, %zmm21
	vmovaps	%zmm9, %zmm0
	vmaxps	%zmm19, %zmm21, %zmm21
	vminps	%zmm18, %zmm21, %zmm21
	vaddps	%zmm21, %zmm21, %zmm21
	vmaxps	%zmm3, %zmm21, %zmm1
	vcmpps	$29, %zmm3, %zmm21, %k1
	vmulps	%zmm12, %zmm1, %zmm22
	vrndscaleps	$8, %zmm22, %zmm22
	vfmadd231ps	%zmm11, %zmm22, %zmm1
	vfmadd231ps	%zmm10, %zmm22, %zmm1
	vfmadd132ps	%zmm1, %zmm8, %zmm0
	vfmadd132ps	%zmm1, %zmm7, %zmm0
	vfmadd132ps	%zmm1, %zmm6, %zmm0
	vfmadd132ps	%zmm1, %zmm5, %zmm0
	vfmadd132ps	%zmm1, %zmm4, %zmm0
	vfmadd132ps	%zmm1, %zmm2, %zmm0
	vfmadd132ps	%zmm1, %zmm2, %zmm0
	vmovups	(%rbx,%rdx,4), %zmm1
	vscalefps	%zmm22, %zmm0, %zmm21{%k1}{z}
	vcmpps	$17, %zmm17, %zmm1, %k1
	vaddps	%zmm2, %zmm21, %zmm0
	vdivps	%zmm0, %zmm16, %zmm0
	vsubps	%zmm0, %zmm2, %zmm0
	vmulps	%zmm20, %zmm0, %zmm0
	vmovaps	%zmm1, %zmm0{%k1}
	vmovups	%zmm0, (%rbx,%rdx,4)
	addq	$16, %rdx
	cmpl	%edx, %r12d
	jg	.L3290
.L3288:
	vbroadcastss	.LC2(%rip), %zmm0
	.p2align 4,,10
	.p2align 3
.L3291:
	vmaxps	(%rbx,%rax,4), %zmm0, %zmm0
	addq	$16, %rax
	cmpl	%eax, %r12d
	jg	.L3291
.L3289:
	vextractf64x4	$0x1, %zmm0, %ymm2
	vmovq	%xmm23, %rax
	vmaxps	%ymm0, %ymm2, %ymm2
	vextractf128	$0x1, %ymm2, %xmm0
	vmaxps	%xmm2, %xmm0, %xmm0
	vpermilps	$78, %xmm0, %xmm2
	vmaxps	%xmm2, %xmm0, %xmm0
	vpermilps	$17, %xmm0, %xmm2
	vmaxps	%xmm2, %xmm0, %xmm18
	vucomiss	.LC2(%rip), %xmm18
	vmovss	%xmm18, (%rax)
	jp	.L3292
	vmovd	%xmm18, %edi
	movl	$0x00000000, %eax
	cmove	%eax, %edi
	vmovd	%edi, %xmm18
.L3292:
	vbroadcastss	%xmm18, %zmm18
	cmpl	%r11d, %r10d
	jge	.L3504
	vbroadcastss	.LC12(%rip), %zmm3
	movslq	%ecx, %rax
	vbroadcastss	.LC14(%rip), %zmm12
	vxorps	%xmm17, %xmm17, %xmm17
	vbroadcastss	.LC16(%rip), %zmm11
	vbroadcastss	.LC18(%rip), %zmm10
	vbroadcastss	.LC20(%rip), %zmm9
	vbroadcastss	.LC22(%rip), %zmm8
	vbroadcastss	.LC24(%rip), %zmm7
	vbroadcastss	.LC26(%rip), %zmm6
	vbroadcastss	.LC28(%rip), %zmm5
	vbroadcastss	.LC30(%rip), %zmm4
	vbroadcastss	.LC0(%rip), %zmm2
	.p2align 4,,10
	.p2align 3
.L3295:
	vmovups	(%rbx,%rax,4), %zmm1
	vmovaps	%zmm9, %zmm0
	vsubps	%zmm18, %zmm1, %zmm16
	vmaxps	%zmm3, %zmm16, %zmm1
	vcmpps	$29, %zmm3, %zmm16, %k1
	vmulps	%zmm12, %zmm1, %zmm15
	vrndscaleps	$8, %zmm15, %zmm15
	vfmadd231ps	%zmm11, %zmm15, %zmm1
	vfmadd231ps	%zmm10, %zmm15, %zmm1
	vfmadd132ps	%zmm1, %zmm8, %zmm0
	vfmadd132ps	%zmm1, %zmm7, %zmm0
	vfmadd132ps	%zmm1, %zmm6, %zmm0
	vfmadd132ps	%zmm1, %zmm5, %zmm0
	vfmadd132ps	%zmm1, %zmm4, %zmm0
	vfmadd132ps	%zmm1, %zmm2, %zmm0
	vfmadd132ps	%zmm1, %zmm2, %zmm0
	vscalefps	%zmm15, %zmm0, %zmm1{%k1}{z}
	vmovups	%zmm1, (%rbx,%rax,4)
	addq	$16, %rax
	vaddps	%zmm1, %zmm17, %zmm17
	cmpl	%eax, %r12d
	jg	.L3295
	vmovapd	%zmm17, %zmm1
.L3294:
	vextractf32x8	$0x1, %zmm17, %ymm0
	vmovq	%xmm14, %rax
	vaddps	%ymm1, %ymm0, %ymm0
	vextractf128	$0x1, %ymm0, %xmm1
	vaddps	%xmm0, %xmm1, %xmm0
	vhaddps	%xmm0, %xmm0, %xmm0
	vhaddps	%xmm0, %xmm0, %xmm0
	vmovss	%xmm0, (%rax)
	movl	-6168(%rbp), %eax
	cmpl	%eax, %ecx
	jle	.L3299
	subl	%eax, %ecx
	xorl	%esi, %esi
	leal	-1(%rcx), %eax
	leaq	4(,%rax,4), %rdx
	movq	-6200(%rbp), %rax
	vzeroupper
	leaq	(%rbx,%rax), %rdi
	call	memset@PLT
	vmovss	.LC2(%rip), %xmm13
.L3299:
	movl	-6216(%rbp), %eax
	cmpl	%eax, %r12d
	jge	.L3298
	subl	$1, %eax
	xorl	%esi, %esi
	subl	%r12d, %eax
	movslq	%r12d, %r12
	leaq	4(,%rax,4), %rdx
	leaq	(%rbx,%r12,4), %rdi
	vzeroupper
	call	memset@PLT
	vmovss	.LC2(%rip), %xmm13
.L3298:
	addq	$256, -6176(%rbp)
	addq	$1, %r13
	addq	$1024, %rbx
	cmpl	%r13d, -6184(%rbp)
	jle	.L3709
	movq	-6256(%rbp), %rax
	movq	16(%rax), %rax
	movq	%rax, -6192(%rbp)
	jmp	.L3302
.L3708:
	movslq	%ecx, %rax
	cmpl	%r11d, %r10d
	jl	.L3288
.L3503:
	vbroadcastsd	.LC43(%rip), %zmm0
	jmp	.L3289
.L3230:
	leal	1(%r13), %ecx
	movl	-6200(%rbp), %ebx
	cmpl	$2, -6192(%rbp)
	movslq	%ecx, %rcx
	movq	-5944(%rbp,%rcx,8), %rcx
	movq	%rcx, -6088(%rbp)
	leal	-4(%rbx), %ecx
	movslq	%ecx, %rcx
	movq	-5944(%rbp,%rcx,8), %rcx
	movq	%rcx, -6040(%rbp)
	je	.L3710
	leal	2(%r13), %ecx
	cmpl	$3, -6192(%rbp)
	movslq	%ecx, %rcx
	movq	-5944(%rbp,%rcx,8), %rcx
	movq	%rcx, -6080(%rbp)
	leal	-3(%rbx), %ecx
	movslq	%ecx, %rcx
	movq	-5944(%rbp,%rcx,8), %rcx
	movq	%rcx, -6032(%rbp)
	je	.L3231
	leal	3(%r13), %ecx
	cmpl	$4, -6192(%rbp)
	movslq	%ecx, %rcx
	movq	-5944(%rbp,%rcx,8), %rcx
	movq	%rcx, -6072(%rbp)
	leal	-2(%rbx), %ecx
	movslq	%ecx, %rcx
	movq	-5944(%rbp,%rcx,8), %rcx
	movq	%rcx, -6024(%rbp)
	je	.L3234
	leal	4(%r13), %ecx
	cmpl	$5, -6192(%rbp)
	movslq	%ecx, %rcx
	movq	-5944(%rbp,%rcx,8), %rcx
	movq	%rcx, -6064(%rbp)
	leal	-1(%rbx), %ecx
	movslq	%ecx, %rcx
	movq	-5944(%rbp,%rcx,8), %rcx
	movq	%rcx, -6016(%rbp)
	je	.L3238
	leal	5(%r13), %eax
	cltq
	movq	-5944(%rbp,%rax,8), %rdx
	movslq	%ebx, %rax
	movq	-5944(%rbp,%rax,8), %rax
	jmp	.L3238
.L3500:
	movl	$256, %r8d
	movl	%ecx, %edx
	vmovdqa	.LC40(%rip), %xmm1
	vpxor	%xmm3, %xmm3, %xmm3
	vpbroadcastd	%r8d, %ymm2
	vpxor	%xmm0, %xmm0, %xmm0
	xorl	%r8d, %r8d
	jmp	.L3258
.L3705:
	leaq	-6000(%rbp), %rax
	movq	-6232(%rbp), %r10
	movq	-6328(%rbp), %rsi
	leaq	-6096(%rbp), %r9
	movq	%rax, -6280(%rbp)
	movq	%rax, %r8
	movl	$1, %ebx
	movl	144(%r10), %edx
.L3245:
	cmpl	$15, %edx
	jle	.L3498
.L3711:
	movq	(%r9), %r15
	movl	$16, %eax
	.p2align 4,,10
	.p2align 3
.L3241:
	vpmovzxwd	-32(%r15,%rax,2), %zmm0
	movq	%rax, %r11
	vpslld	$16, %zmm0, %zmm0
	vmovups	%zmm0, -64(%rsi,%rax,4)
	addq	$16, %rax
	movl	144(%r10), %edx
	leal	-1(%rax), %ecx
	cmpl	%ecx, %edx
	jg	.L3241
.L3240:
	cmpl	%edx, %r11d
	jge	.L3242
	subl	%r11d, %edx
	movl	%ebx, %eax
	movslq	%r11d, %r15
	addq	$8, %r8
	movl	%edx, %ecx
	addq	$8, %r9
	sall	%cl, %eax
	subl	$1, %eax
	kmovw	%eax, %k1
	movq	-8(%r9), %rax
	vmovdqu16	(%rax,%r15,2), %ymm0{%k1}{z}
	vpmovzxwd	%ymm0, %zmm0
	vpslld	$16, %zmm0, %zmm0
	vmovups	%zmm0, (%rsi,%r15,4){%k1}
	movq	-6312(%rbp), %rax
	movq	%rsi, -8(%r8)
	addq	%rax, %rsi
	cmpq	%r8, -6272(%rbp)
	je	.L3244
	movl	144(%r10), %edx
	cmpl	$15, %edx
	jg	.L3711
.L3498:
	xorl	%r11d, %r11d
	jmp	.L3240
.L3499:
	movl	$256, %edx
	movl	%r8d, %ecx
	xorl	%r9d, %r9d
	vmovdqa	.LC40(%rip), %xmm1
	vpxor	%xmm3, %xmm3, %xmm3
	vpbroadcastd	%edx, %ymm2
	vpxor	%xmm6, %xmm6, %xmm6
	jmp	.L3247
.L3504:
	vxorpd	%xmm1, %xmm1, %xmm1
	vxorps	%xmm17, %xmm17, %xmm17
	jmp	.L3294
.L3709:
	movq	-6232(%rbp), %rax
	movq	-6304(%rbp), %rdi
	movslq	144(%rax), %rax
	movq	%rax, %rbx
	imulq	%rdi, %rax
	testq	%rax, %rax
	jle	.L3305
.L3303:
	testq	%rax, %rax
	leaq	0(,%rax,4), %rdx
	movl	$4, %eax
	cmovle	%rax, %rdx
	movq	-6264(%rbp), %rax
	xorl	%esi, %esi
	movq	(%rax), %rdi
	vzeroupper
	call	memset@PLT
.L3305:
	cmpl	$8, -6184(%rbp)
	jle	.L3306
	movl	-6216(%rbp), %ebx
	movl	$256, %r13d
	cmpl	%ebx, -6168(%rbp)
	jge	.L3698
.L3307:
	leaq	.L3387(%rip), %rax
	movl	-6168(%rbp), %r12d
	movl	%r13d, %ebx
	vmovq	%rax, %xmm30
.L3310:
	movl	-6216(%rbp), %eax
	movl	%r12d, -6256(%rbp)
	addl	%ebx, %r12d
	movq	$0, -6176(%rbp)
	cmpl	%eax, %r12d
	movl	%r12d, -6356(%rbp)
	cmovle	%r12d, %eax
	movl	%ebx, -6360(%rbp)
	movl	%eax, -6248(%rbp)
	movq	-6320(%rbp), %rax
	movq	%rax, -6168(%rbp)
	.p2align 4,,10
	.p2align 3
.L3309:
	movq	-6176(%rbp), %rbx
	movl	-6184(%rbp), %ecx
	movl	$6, %eax
	movl	-6236(%rbp), %edi
	subl	%ebx, %ecx
	cmpl	%eax, %ecx
	cmovg	%rax, %rcx
	movl	%ebx, %eax
	cltd
	idivl	%edi
	movslq	%eax, %r8
	leal	-1(%rcx,%rbx), %eax
	cltd
	idivl	%edi
	cmpl	%eax, %r8d
	jg	.L3701
	movl	%eax, %r9d
	subl	%r8d, %r9d
	leal	1(%r9), %r10d
	cmpl	$14, %r9d
	jbe	.L3506
	movslq	%r8d, %rdx
	movl	%r10d, %esi
	vpxor	%xmm0, %xmm0, %xmm0
	leaq	5384(,%rdx,4), %r11
	leaq	-5952(%rbp), %rdx
	shrl	$4, %esi
	leaq	(%rdx,%r11), %rdi
	leaq	256(%rdx,%r11), %rdx
	movl	$256, %r11d
	vpbroadcastd	%r11d, %zmm1
	vpmaxsd	(%rdx), %zmm0, %zmm0
	vpminsd	(%rdi), %zmm1, %zmm1
	cmpl	$1, %esi
	je	.L3314
	vpminsd	64(%rdi), %zmm1, %zmm1
	vpmaxsd	64(%rdx), %zmm0, %zmm0
	cmpl	$2, %esi
	je	.L3314
	vpminsd	128(%rdi), %zmm1, %zmm1
	vpmaxsd	128(%rdx), %zmm0, %zmm0
	cmpl	$3, %esi
	je	.L3314
	vpminsd	192(%rdi), %zmm1, %zmm1
	vpmaxsd	192(%rdx), %zmm0, %zmm0
.L3314:
	vextracti32x8	$0x1, %zmm0, %ymm4
	movl	%r10d, %r11d
	vpmaxsd	%ymm0, %ymm4, %ymm3
	andl	$-16, %r11d
	andl	$15, %r10d
	vextracti128	$0x1, %ymm3, %xmm2
	leal	(%r11,%r8), %edi
	vpmaxsd	%ymm4, %ymm0, %ymm0
	vpmaxsd	%xmm3, %xmm2, %xmm2
	vpsrldq	$8, %xmm2, %xmm3
	vpmaxsd	%xmm3, %xmm2, %xmm2
	vpsrldq	$4, %xmm2, %xmm3
	vpmaxsd	%xmm3, %xmm2, %xmm2
	vmovd	%xmm2, %esi
	vextracti32x8	$0x1, %zmm1, %ymm2
	vpminsd	%ymm1, %ymm2, %ymm5
	vpminsd	%ymm1, %ymm2, %ymm2
	vextracti128	$0x1, %ymm5, %xmm3
	vpminsd	%xmm5, %xmm3, %xmm3
	vpsrldq	$8, %xmm3, %xmm5
	vpminsd	%xmm5, %xmm3, %xmm3
	vpsrldq	$4, %xmm3, %xmm5
	vpminsd	%xmm5, %xmm3, %xmm3
	vmovd	%xmm3, %edx
	je	.L3315
.L3313:
	subl	%r11d, %r9d
	leal	1(%r9), %r10d
	cmpl	$6, %r9d
	jbe	.L3316
	leaq	1346(%r11,%r8), %rdx
	movl	%r10d, %r8d
	vpmaxsd	-5696(%rbp,%rdx,4), %ymm0, %ymm0
	andl	$-8, %r8d
	vpminsd	-5952(%rbp,%rdx,4), %ymm2, %ymm2
	addl	%r8d, %edi
	andl	$7, %r10d
	vextracti128	$0x1, %ymm0, %xmm1
	vpmaxsd	%xmm0, %xmm1, %xmm0
	vpsrldq	$8, %xmm0, %xmm1
	vpmaxsd	%xmm1, %xmm0, %xmm0
	vpsrldq	$4, %xmm0, %xmm1
	vpmaxsd	%xmm1, %xmm0, %xmm0
	vmovd	%xmm0, %esi
	vextracti128	$0x1, %ymm2, %xmm0
	vpminsd	%xmm2, %xmm0, %xmm0
	vpsrldq	$8, %xmm0, %xmm1
	vpminsd	%xmm1, %xmm0, %xmm0
	vpsrldq	$4, %xmm0, %xmm1
	vpminsd	%xmm1, %xmm0, %xmm0
	vmovd	%xmm0, %edx
	je	.L3315
.L3316:
	movslq	%edi, %r9
	movl	-568(%rbp,%r9,4), %r8d
	cmpl	%r8d, %edx
	cmovg	%r8d, %edx
	movl	-312(%rbp,%r9,4), %r8d
	cmpl	%r8d, %esi
	cmovl	%r8d, %esi
	leal	1(%rdi), %r8d
	cmpl	%r8d, %eax
	jl	.L3315
	movslq	%r8d, %r8
	movl	-568(%rbp,%r8,4), %r9d
	movl	-312(%rbp,%r8,4), %r8d
	cmpl	%r9d, %edx
	cmovg	%r9d, %edx
	cmpl	%r8d, %esi
	cmovl	%r8d, %esi
	leal	2(%rdi), %r8d
	cmpl	%r8d, %eax
	jl	.L3315
	movslq	%r8d, %r8
	movl	-568(%rbp,%r8,4), %r9d
	movl	-312(%rbp,%r8,4), %r8d
	cmpl	%r9d, %edx
	cmovg	%r9d, %edx
	cmpl	%r8d, %esi
	cmovl	%r8d, %esi
	leal	3(%rdi), %r8d
	cmpl	%r8d, %eax
	jl	.L3315
	movslq	%r8d, %r8
	movl	-568(%rbp,%r8,4), %r9d
	movl	-312(%rbp,%r8,4), %r8d
	cmpl	%r9d, %edx
	cmovg	%r9d, %edx
	cmpl	%r8d, %esi
	cmovl	%r8d, %esi
	leal	4(%rdi), %r8d
	cmpl	%r8d, %eax
	jl	.L3315
	movslq	%r8d, %r8
	movl	-568(%rbp,%r8,4), %r9d
	movl	-312(%rbp,%r8,4), %r8d
	cmpl	%r9d, %edx
	cmovg	%r9d, %edx
	cmpl	%r8d, %esi
	cmovl	%r8d, %esi
	leal	5(%rdi), %r8d
	cmpl	%r8d, %eax
	jl	.L3315
	movslq	%r8d, %r8
	movl	-568(%rbp,%r8,4), %r9d
	movl	-312(%rbp,%r8,4), %r8d
	cmpl	%r9d, %edx
	cmovg	%r9d, %edx
	cmpl	%r8d, %esi
	cmovl	%r8d, %esi
	addl	$6, %edi
	cmpl	%edi, %eax
	jl	.L3315
	movslq	%edi, %rdi
	movl	-568(%rbp,%rdi,4), %eax
	cmpl	%eax, %edx
	cmovg	%eax, %edx
	movl	-312(%rbp,%rdi,4), %eax
	cmpl	%eax, %esi
	cmovl	%eax, %esi
.L3315:
	movl	-6256(%rbp), %eax
	movl	%edx, %ebx
	movl	%esi, %edi
	cmpl	%edx, %eax
	cmovge	%eax, %ebx
	movl	-6248(%rbp), %eax
	cmpl	%esi, %eax
	movl	%ebx, -6200(%rbp)
	cmovle	%eax, %edi
	movq	-6168(%rbp), %rax
	movl	%edi, -6180(%rbp)
	addq	$6144, %rax
	cmpl	%edi, %ebx
	jge	.L3312
	movq	-6232(%rbp), %rax
	movq	-6176(%rbp), %rdx
	movslq	144(%rax), %rax
	imulq	%rax, %rdx
	movq	%rax, -6208(%rbp)
	movq	%rax, %r8
	movq	-6264(%rbp), %rax
	cmpl	$8, -6184(%rbp)
	movq	(%rax), %rax
	leaq	(%rax,%rdx,4), %rax
	movq	%rax, -6192(%rbp)
	jg	.L3319
	cmpl	$5, %ecx
	ja	.L3320
	leaq	.L3322(%rip), %rdx
	movslq	(%rdx,%rcx,4), %rax
	addq	%rdx, %rax
	jmp	*%rax
	.section	.rodata
	.align 4
	.align 4
.L3322:
	.long	.L3320-.L3322
	.long	.L3326-.L3322
	.long	.L3325-.L3322
	.long	.L3324-.L3322
	.long	.L3323-.L3322
	.long	.L3321-.L3322
	.text
.L3321:
	xorl	%edx, %edx
	leal	(%r8,%r8), %ecx
	movl	$10240, %eax
	idivl	%ecx
	movl	$64, %edx
	movl	%edx, %ebx
	cmpl	%edx, %eax
	cmovle	%eax, %ebx
	xorl	%eax, %eax
	testl	%ebx, %ebx
	cmovns	%ebx, %eax
	movl	%eax, -6352(%rbp)
	movl	%eax, %ebx
	cmpl	$63, %r8d
	jle	.L3510
	movslq	-6200(%rbp), %r9
	xorl	%r12d, %r12d
	xorl	%edx, %edx
	xorl	%r10d, %r10d
	movq	-6208(%rbp), %rax
	movl	%r8d, -6304(%rbp)
	addl	%r9d, %ebx
	vmovd	%ebx, %xmm26
	movq	-6192(%rbp), %rbx
	salq	$2, %rax
	vmovdqa32	%xmm26, %xmm29
	leaq	(%rbx,%rax), %r11
	movq	%rbx, %r15
	movq	-6168(%rbp), %rbx
	leaq	(%r11,%rax), %r13
	leaq	0(%r13,%rax), %r14
	leaq	(%r14,%rax), %rcx
	leal	-64(%r8), %eax
	shrl	$6, %eax
	addl	$1, %eax
	movl	%eax, -6240(%rbp)
	salq	$7, %rax
	movq	%rax, -6312(%rbp)
	leaq	-3256(%rbp,%r9,8), %rax
	movq	%rax, -6336(%rbp)
	leaq	(%rbx,%r9,4), %rax
	movq	%rax, -6344(%rbp)
	movl	-6180(%rbp), %eax
	subl	%r9d, %eax
	addq	%r9, %rax
	leaq	(%rbx,%rax,4), %rax
	movq	%rax, -6328(%rbp)
.L3364:
	movq	-6336(%rbp), %rdi
	movq	%r15, -6296(%rbp)
	leaq	32(%r12), %rbx
	leaq	64(%r12), %r8
	movq	%r13, -6280(%rbp)
	vmovups	(%r11), %zmm20
	leaq	96(%r12), %r9
	movq	%r11, -6288(%rbp)
	vmovups	(%r15), %zmm24
	vmovups	64(%r11), %zmm19
	vmovups	0(%r13), %zmm16
	movq	%rcx, -6224(%rbp)
	vmovups	128(%r11), %zmm18
	vmovups	(%r14), %zmm12
	movq	%r14, -6272(%rbp)
	vmovups	192(%r11), %zmm17
	vmovups	(%rcx), %zmm8
	vmovups	64(%r13), %zmm15
	vmovups	64(%r15), %zmm23
	vmovups	128(%r13), %zmm14
	vmovups	192(%r13), %zmm13
	movq	-6344(%rbp), %rax
	movl	-6304(%rbp), %r11d
	movq	-6328(%rbp), %r13
	vmovups	64(%r14), %zmm11
	vmovups	128(%r15), %zmm22
	vmovups	192(%r15), %zmm21
	vmovups	128(%r14), %zmm10
	vmovups	192(%r14), %zmm9
	vmovd	%xmm29, %r14d
	vmovups	64(%rcx), %zmm7
	vmovups	128(%rcx), %zmm6
	vmovups	192(%rcx), %zmm5
	movq	%rdi, %rcx
	.p2align 4,,10
	.p2align 3
.L3363:
	leal	(%r10,%r14), %edi
	movq	(%rcx), %rsi
	movslq	%edi, %rdi
	movq	-3256(%rbp,%rdi,8), %r15
	movslq	%edx, %rdi
	addl	$64, %edx
	addq	%rdi, %rdi
	prefetcht0	(%r15,%rdi)
	prefetcht0	64(%r15,%rdi)
	cmpl	%edx, %r11d
	jg	.L3362
	addl	$1, %r10d
	xorl	%edx, %edx
.L3362:
	vpmovzxwd	(%rsi,%r12), %zmm3
	vpmovzxwd	(%rsi,%rbx), %zmm2
	addq	$4, %rax
	addq	$8, %rcx
	vpmovzxwd	(%rsi,%r8), %zmm1
	vpmovzxwd	(%rsi,%r9), %zmm0
	vbroadcastss	-4(%rax), %zmm4
	vpslld	$16, %zmm3, %zmm3
	vpslld	$16, %zmm2, %zmm2
	vpslld	$16, %zmm1, %zmm1
	vpslld	$16, %zmm0, %zmm0
	vfmadd231ps	%zmm3, %zmm4, %zmm24
	vfmadd231ps	%zmm2, %zmm4, %zmm23
	vfmadd231ps	%zmm1, %zmm4, %zmm22
	vfmadd231ps	%zmm0, %zmm4, %zmm21
	vbroadcastss	1020(%rax), %zmm4
	vfmadd231ps	%zmm3, %zmm4, %zmm20
	vfmadd231ps	%zmm2, %zmm4, %zmm19
	vfmadd231ps	%zmm1, %zmm4, %zmm18
	vfmadd231ps	%zmm0, %zmm4, %zmm17
	vbroadcastss	2044(%rax), %zmm4
	vfmadd231ps	%zmm3, %zmm4, %zmm16
	vfmadd231ps	%zmm2, %zmm4, %zmm15
	vfmadd231ps	%zmm1, %zmm4, %zmm14
	vfmadd231ps	%zmm0, %zmm4, %zmm13
	vbroadcastss	3068(%rax), %zmm4
	vfmadd231ps	%zmm3, %zmm4, %zmm12
	vfmadd231ps	%zmm2, %zmm4, %zmm11
	vfmadd231ps	%zmm1, %zmm4, %zmm10
	vfmadd231ps	%zmm0, %zmm4, %zmm9
	vbroadcastss	4092(%rax), %zmm4
	vfmadd231ps	%zmm3, %zmm4, %zmm8
	vfmadd231ps	%zmm2, %zmm4, %zmm7
	vfmadd231ps	%zmm1, %zmm4, %zmm6
	vfmadd231ps	%zmm0, %zmm4, %zmm5
	cmpq	%rax, %r13
	jne	.L3363
	movq	-6224(%rbp), %rcx
	movq	-6272(%rbp), %r14
	subq	$-128, %r12
	movq	-6280(%rbp), %r13
	movq	-6288(%rbp), %r11
	movq	-6296(%rbp), %r15
	addq	$256, %r14
	addq	$256, %rcx
	addq	$256, %r11
	addq	$256, %r13
	vmovups	%zmm24, (%r15)
	addq	$256, %r15
	vmovups	%zmm23, -192(%r15)
	vmovups	%zmm22, -128(%r15)
	vmovups	%zmm21, -64(%r15)
	vmovups	%zmm20, -256(%r11)
	vmovups	%zmm19, -192(%r11)
	vmovups	%zmm18, -128(%r11)
	vmovups	%zmm17, -64(%r11)
	vmovups	%zmm16, -256(%r13)
	vmovups	%zmm15, -192(%r13)
	vmovups	%zmm14, -128(%r13)
	vmovups	%zmm13, -64(%r13)
	vmovups	%zmm12, -256(%r14)
	vmovups	%zmm11, -192(%r14)
	vmovups	%zmm10, -128(%r14)
	vmovups	%zmm9, -64(%r14)
	vmovups	%zmm8, -256(%rcx)
	vmovups	%zmm7, -192(%rcx)
	vmovups	%zmm6, -128(%rcx)
	vmovups	%zmm5, -64(%rcx)
	cmpq	%r12, -6312(%rbp)
	jne	.L3364
	movl	-6240(%rbp), %r13d
	movl	-6304(%rbp), %r8d
	sall	$6, %r13d
	leal	15(%r13), %eax
.L3361:
	cmpl	%eax, %r8d
	jle	.L3365
	movq	-6208(%rbp), %rax
	movslq	-6200(%rbp), %r9
	movslq	%r13d, %r14
	movq	-6168(%rbp), %rdi
	movl	-6352(%rbp), %r11d
	leaq	(%rax,%rax), %rcx
	leaq	-3256(%rbp,%r9,8), %rsi
	leaq	(%rcx,%rax), %rbx
	salq	$2, %rax
	addl	%r9d, %r11d
	vmovq	%rax, %xmm7
	movq	-6192(%rbp), %rax
	vmovq	%rbx, %xmm8
	movq	%rcx, %rbx
	leaq	(%rax,%r14,4), %r12
	leaq	(%rdi,%r9,4), %rax
	movq	%rax, -6224(%rbp)
	movl	-6180(%rbp), %eax
	subl	%r9d, %eax
	addq	%r9, %rax
	leaq	(%rdi,%rax,4), %r15
.L3368:
	movq	-6208(%rbp), %rax
	leaq	(%r14,%r14), %rcx
	movq	%r14, -6272(%rbp)
	movq	%rsi, %r9
	movq	%r12, -6280(%rbp)
	vmovups	(%r12), %zmm5
	movq	%rsi, %r14
	movq	%rcx, %rdi
	vmovups	(%r12,%rax,4), %zmm4
	vmovq	%xmm8, %rax
	vmovups	(%r12,%rbx,4), %zmm3
	vmovups	(%r12,%rax,4), %zmm2
	vmovq	%xmm7, %rax
	vmovups	(%r12,%rax,4), %zmm1
	movq	-6224(%rbp), %rax
	movl	%r11d, %r12d
	movl	%r8d, %r11d
	.p2align 4,,10
	.p2align 3
.L3367:
	leal	(%r10,%r12), %esi
	movslq	%edx, %rcx
	addl	$16, %edx
	movq	(%r9), %r8
	movslq	%esi, %rsi
	movq	-3256(%rbp,%rsi,8), %rsi
	prefetcht0	(%rsi,%rcx,2)
	cmpl	%edx, %r11d
	jg	.L3366
	addl	$1, %r10d
	xorl	%edx, %edx
.L3366:
	vpmovzxwd	(%r8,%rdi), %zmm0
	addq	$4, %rax
	addq	$8, %r9
	vpslld	$16, %zmm0, %zmm0
	vfmadd231ps	-4(%rax){1to16}, %zmm0, %zmm5
	vfmadd231ps	1020(%rax){1to16}, %zmm0, %zmm4
	vfmadd231ps	2044(%rax){1to16}, %zmm0, %zmm3
	vfmadd231ps	3068(%rax){1to16}, %zmm0, %zmm2
	vfmadd231ps	4092(%rax){1to16}, %zmm0, %zmm1
	cmpq	%r15, %rax
	jne	.L3367
	movq	-6208(%rbp), %rax
	movl	%r11d, %r8d
	movl	%r12d, %r11d
	movq	%r14, %rsi
	movq	-6280(%rbp), %r12
	movq	-6272(%rbp), %r14
	vmovups	%zmm5, (%r12)
	addq	$16, %r14
	vmovups	%zmm4, (%r12,%rax,4)
	vmovq	%xmm8, %rax
	vmovups	%zmm3, (%r12,%rbx,4)
	vmovups	%zmm2, (%r12,%rax,4)
	vmovq	%xmm7, %rax
	vmovups	%zmm1, (%r12,%rax,4)
	leal	15(%r14), %eax
	addq	$64, %r12
	cmpl	%eax, %r8d
	jg	.L3368
	leal	-16(%r8), %eax
	leal	15(%r13), %edx
	subl	%r13d, %eax
	andl	$-16, %eax
	cmpl	%edx, %r8d
	movl	$0, %edx
	cmovle	%edx, %eax
	leal	16(%r13,%rax), %r13d
.L3365:
	cmpl	%r13d, %r8d
	je	.L3701
	movl	%r8d, %ecx
	movl	$1, %eax
	movslq	%r13d, %rdx
	movq	-6168(%rbp), %rbx
	subl	%r13d, %ecx
	movq	-6208(%rbp), %r10
	leaq	(%rdx,%rdx), %r12
	movslq	-6200(%rbp), %r9
	sall	%cl, %eax
	movl	-6180(%rbp), %r11d
	leaq	5120(%rbx), %rdi
	subl	$1, %eax
	salq	$2, %r10
	movzwl	%ax, %eax
	kmovd	%eax, %k1
	movq	-6192(%rbp), %rax
	leaq	(%rax,%rdx,4), %rcx
	movq	%rbx, %rax
	leaq	-5952(%rbp), %rdx
.L3371:
	vmovups	(%rcx), %zmm1{%k1}{z}
	movq	%r9, %rsi
	.p2align 4,,10
	.p2align 3
.L3370:
	movq	2696(%rdx,%rsi,8), %r8
	addq	%r12, %r8
	vmovdqu16	(%r8), %ymm0{%k1}{z}
	vpmovzxwd	%ymm0, %zmm0
	vpslld	$16, %zmm0, %zmm0
	vfmadd231ps	(%rax,%rsi,4){1to16}, %zmm0, %zmm1
	addq	$1, %rsi
	cmpl	%esi, %r11d
	jg	.L3370
	addq	$1024, %rax
	vmovups	%zmm1, (%rcx){%k1}
	addq	%r10, %rcx
	cmpq	%rax, %rdi
	jne	.L3371
.L3701:
	movq	-6168(%rbp), %rax
	addq	$6144, %rax
	jmp	.L3312
.L3323:
	xorl	%edx, %edx
	leal	(%r8,%r8), %ecx
	movl	$10240, %eax
	idivl	%ecx
	movl	$64, %edx
	movl	%edx, %ebx
	cmpl	%edx, %eax
	cmovle	%eax, %ebx
	xorl	%eax, %eax
	testl	%ebx, %ebx
	cmovns	%ebx, %eax
	movl	%eax, -6336(%rbp)
	cmpl	$63, %r8d
	jle	.L3509
	movslq	-6200(%rbp), %r9
	xorl	%r11d, %r11d
	xorl	%ecx, %ecx
	xorl	%r10d, %r10d
	movq	-6208(%rbp), %rdi
	leaq	-5952(%rbp), %rdx
	movl	%r8d, -6224(%rbp)
	addl	%r9d, %eax
	movq	%r9, -6312(%rbp)
	vmovd	%eax, %xmm24
	movq	-6192(%rbp), %rax
	leaq	0(,%rdi,4), %r12
	movq	%rdx, -6328(%rbp)
	movq	-6168(%rbp), %rdi
	vmovdqa32	%xmm24, %xmm31
	leaq	(%rax,%r12), %r14
	movq	%rax, %r15
	leal	-64(%r8), %eax
	shrl	$6, %eax
	leaq	(%r14,%r12), %r13
	addl	$1, %eax
	addq	%r13, %r12
	movl	%eax, -6344(%rbp)
	salq	$7, %rax
	movq	%rax, -6304(%rbp)
.L3352:
	leaq	64(%r11), %rbx
	leaq	32(%r11), %rdx
	movq	%r13, -6288(%rbp)
	vmovups	0(%r13), %zmm12
	leaq	96(%r11), %r8
	vmovups	(%r15), %zmm20
	movq	%r12, -6296(%rbp)
	vmovd	%xmm31, %r9d
	vmovups	64(%r13), %zmm11
	vmovups	(%r12), %zmm8
	movq	%r15, -6272(%rbp)
	vmovups	128(%r13), %zmm10
	vmovups	192(%r13), %zmm9
	movq	%r14, -6280(%rbp)
	vmovups	64(%r12), %zmm7
	movq	-6312(%rbp), %rax
	movq	-6328(%rbp), %r13
	vmovups	64(%r15), %zmm19
	vmovups	128(%r15), %zmm18
	vmovups	(%r14), %zmm16
	vmovups	128(%r12), %zmm6
	vmovups	64(%r14), %zmm15
	vmovups	192(%r12), %zmm5
	movq	%r11, %r12
	movl	-6180(%rbp), %r11d
	vmovups	192(%r15), %zmm17
	movq	%r8, %r15
	vmovups	128(%r14), %zmm14
	vmovups	192(%r14), %zmm13
	movq	%rbx, %r14
	movq	%rdx, %rbx
	.p2align 4,,10
	.p2align 3
.L3351:
	leal	(%r10,%r9), %esi
	movq	2696(%r13,%rax,8), %rdx
	movslq	%esi, %rsi
	movq	-3256(%rbp,%rsi,8), %r8
	movslq	%ecx, %rsi
	addl	$64, %ecx
	addq	%rsi, %rsi
	prefetcht0	(%r8,%rsi)
	prefetcht0	64(%r8,%rsi)
	cmpl	%ecx, -6224(%rbp)
	jg	.L3350
	addl	$1, %r10d
	xorl	%ecx, %ecx
.L3350:
	vpmovzxwd	(%rdx,%r12), %zmm3
	vpmovzxwd	(%rdx,%rbx), %zmm2
	vpmovzxwd	(%rdx,%r14), %zmm1
	vpmovzxwd	(%rdx,%r15), %zmm0
	vbroadcastss	(%rdi,%rax,4), %zmm4
	vpslld	$16, %zmm3, %zmm3
	vpslld	$16, %zmm2, %zmm2
	vpslld	$16, %zmm1, %zmm1
	vpslld	$16, %zmm0, %zmm0
	vfmadd231ps	%zmm3, %zmm4, %zmm20
	vfmadd231ps	%zmm2, %zmm4, %zmm19
	vfmadd231ps	%zmm1, %zmm4, %zmm18
	vfmadd231ps	%zmm0, %zmm4, %zmm17
	vbroadcastss	1024(%rdi,%rax,4), %zmm4
	vfmadd231ps	%zmm3, %zmm4, %zmm16
	vfmadd231ps	%zmm2, %zmm4, %zmm15
	vfmadd231ps	%zmm1, %zmm4, %zmm14
	vfmadd231ps	%zmm0, %zmm4, %zmm13
	vbroadcastss	2048(%rdi,%rax,4), %zmm4
	vfmadd231ps	%zmm3, %zmm4, %zmm12
	vfmadd231ps	%zmm2, %zmm4, %zmm11
	vfmadd231ps	%zmm1, %zmm4, %zmm10
	vfmadd231ps	%zmm0, %zmm4, %zmm9
	vbroadcastss	3072(%rdi,%rax,4), %zmm4
	addq	$1, %rax
	vfmadd231ps	%zmm3, %zmm4, %zmm8
	vfmadd231ps	%zmm2, %zmm4, %zmm7
	vfmadd231ps	%zmm1, %zmm4, %zmm6
	vfmadd231ps	%zmm0, %zmm4, %zmm5
	cmpl	%eax, %r11d
	jg	.L3351
	movq	-6272(%rbp), %r15
	movq	-6280(%rbp), %r14
	movq	%r12, %r11
	movq	-6288(%rbp), %r13
	movq	-6296(%rbp), %r12
	subq	$-128, %r11
	movq	-6304(%rbp), %rax
	vmovups	%zmm20, (%r15)
	addq	$256, %r14
	addq	$256, %r15
	vmovups	%zmm18, -128(%r15)
	addq	$256, %r13
	addq	$256, %r12
	vmovups	%zmm19, -192(%r15)
	vmovups	%zmm17, -64(%r15)
	vmovups	%zmm16, -256(%r14)
	vmovups	%zmm15, -192(%r14)
	vmovups	%zmm14, -128(%r14)
	vmovups	%zmm13, -64(%r14)
	vmovups	%zmm12, -256(%r13)
	vmovups	%zmm11, -192(%r13)
	vmovups	%zmm10, -128(%r13)
	vmovups	%zmm9, -64(%r13)
	vmovups	%zmm8, -256(%r12)
	vmovups	%zmm7, -192(%r12)
	vmovups	%zmm6, -128(%r12)
	vmovups	%zmm5, -64(%r12)
	cmpq	%rax, %r11
	jne	.L3352
	movl	-6344(%rbp), %r14d
	movl	-6224(%rbp), %r8d
	sall	$6, %r14d
	leal	15(%r14), %eax
.L3349:
	cmpl	%eax, %r8d
	jle	.L3353
	movq	-6208(%rbp), %rbx
	movq	-6192(%rbp), %rdx
	movslq	%r14d, %r13
	movslq	-6200(%rbp), %r9
	movl	-6336(%rbp), %r12d
	leaq	0(,%rbx,4), %rax
	negq	%rbx
	movq	-6168(%rbp), %rdi
	addq	%rax, %rdx
	addl	%r9d, %r12d
	vmovq	%rdx, %xmm8
	addq	%rax, %rdx
	vmovq	%rdx, %xmm7
	addq	%rax, %rdx
	vmovq	%rdx, %xmm6
	movq	%rbx, %rdx
	vmovq	%xmm6, %rbx
	leaq	(%rbx,%rdx,8), %r15
	leaq	-5952(%rbp), %rdx
	movl	%r14d, %ebx
	movq	%r9, %r14
	leaq	(%r15,%rax), %r11
	leaq	(%r11,%rax), %rsi
	vmovq	%r11, %xmm5
	movq	%rsi, %r9
	movq	%rdx, %rsi
.L3356:
	movq	-6192(%rbp), %rax
	movq	%r9, -6224(%rbp)
	movq	%rsi, %r9
	leaq	(%r13,%r13), %r11
	movl	-6180(%rbp), %esi
	movq	%r14, -6272(%rbp)
	vmovq	%r15, %xmm13
	vmovups	(%rax,%r13,4), %zmm4
	vmovq	%xmm8, %rax
	vmovups	(%rax,%r13,4), %zmm3
	vmovq	%xmm7, %rax
	vmovups	(%rax,%r13,4), %zmm2
	vmovq	%xmm6, %rax
	vmovups	(%rax,%r13,4), %zmm1
	movq	%r14, %rax
	movl	%ebx, %r14d
	movq	%r11, %rbx
	.p2align 4,,10
	.p2align 3
.L3355:
	leal	(%r10,%r12), %edx
	movslq	%ecx, %r15
	addl	$16, %ecx
	movq	2696(%r9,%rax,8), %r11
	movslq	%edx, %rdx
	movq	-3256(%rbp,%rdx,8), %rdx
	prefetcht0	(%rdx,%r15,2)
	cmpl	%ecx, %r8d
	jg	.L3354
	addl	$1, %r10d
	xorl	%ecx, %ecx
.L3354:
	vpmovzxwd	(%r11,%rbx), %zmm0
	vpslld	$16, %zmm0, %zmm0
	vfmadd231ps	(%rdi,%rax,4){1to16}, %zmm0, %zmm4
	vfmadd231ps	1024(%rdi,%rax,4){1to16}, %zmm0, %zmm3
	vfmadd231ps	2048(%rdi,%rax,4){1to16}, %zmm0, %zmm2
	vfmadd231ps	3072(%rdi,%rax,4){1to16}, %zmm0, %zmm1
	addq	$1, %rax
	cmpl	%eax, %esi
	jg	.L3355
	movq	-6192(%rbp), %rax
	movq	%r9, %rsi
	movq	-6224(%rbp), %r9
	movl	%r14d, %ebx
	vmovq	%xmm13, %r15
	movq	-6272(%rbp), %r14
	vmovups	%zmm4, (%rax,%r13,4)
	vmovq	%xmm5, %rax
	vmovups	%zmm3, (%r15,%r13,4)
	vmovups	%zmm2, (%rax,%r13,4)
	vmovups	%zmm1, (%r9,%r13,4)
	addq	$16, %r13
	leal	15(%r13), %eax
	cmpl	%eax, %r8d
	jg	.L3356
	leal	-16(%r8), %eax
	leal	15(%rbx), %edx
	subl	%ebx, %eax
	andl	$-16, %eax
	cmpl	%edx, %r8d
	movl	$0, %edx
	cmovle	%edx, %eax
	leal	16(%rbx,%rax), %r14d
.L3353:
	cmpl	%r14d, %r8d
	je	.L3701
	movl	%r8d, %ecx
	movl	$1, %eax
	movslq	%r14d, %rdx
	xorl	%r10d, %r10d
	subl	%r14d, %ecx
	movl	-6180(%rbp), %edi
	leaq	(%rdx,%rdx), %r12
	movq	-6208(%rbp), %r11
	sall	%cl, %eax
	movslq	-6200(%rbp), %r9
	movq	-6168(%rbp), %rcx
	subl	$1, %eax
	salq	$2, %r11
	movzwl	%ax, %eax
	kmovd	%eax, %k1
	movq	-6192(%rbp), %rax
	leaq	(%rax,%rdx,4), %r8
	leaq	-5952(%rbp), %rdx
.L3359:
	vmovups	(%r8), %zmm1{%k1}{z}
	movq	%r9, %rax
	.p2align 4,,10
	.p2align 3
.L3358:
	movq	2696(%rdx,%rax,8), %rsi
	addq	%r12, %rsi
	vmovdqu16	(%rsi), %ymm0{%k1}{z}
	vpmovzxwd	%ymm0, %zmm0
	vpslld	$16, %zmm0, %zmm0
	vfmadd231ps	(%rcx,%rax,4){1to16}, %zmm0, %zmm1
	addq	$1, %rax
	cmpl	%eax, %edi
	jg	.L3358
	addl	$256, %r10d
	vmovups	%zmm1, (%r8){%k1}
	addq	$1024, %rcx
	addq	%r11, %r8
	cmpl	$1024, %r10d
	jne	.L3359
	movq	-6168(%rbp), %rax
	addq	$6144, %rax
	jmp	.L3312
.L3324:
	xorl	%edx, %edx
	leal	(%r8,%r8), %ecx
	movl	$10240, %eax
	idivl	%ecx
	movl	$64, %edx
	cmpl	%edx, %eax
	cmovle	%eax, %edx
	xorl	%eax, %eax
	movl	%edx, %r15d
	testl	%edx, %edx
	cmovs	%eax, %r15d
	cmpl	$63, %r8d
	jle	.L3508
	movq	-6208(%rbp), %rdi
	leal	(%rbx,%r15), %eax
	movslq	%ebx, %r9
	xorl	%ecx, %ecx
	vmovd	%eax, %xmm20
	movq	-6192(%rbp), %rax
	movl	%r8d, -6224(%rbp)
	xorl	%r11d, %r11d
	movl	%r15d, -6328(%rbp)
	leaq	0(,%rdi,4), %r12
	movq	-6168(%rbp), %rdi
	xorl	%r10d, %r10d
	leaq	(%rax,%r12), %r13
	movq	%rax, %r14
	leal	-64(%r8), %eax
	movq	%r9, -6304(%rbp)
	shrl	$6, %eax
	addq	%r13, %r12
	leaq	-5952(%rbp), %rdx
	addl	$1, %eax
	vmovdqa32	%xmm20, %xmm29
	movl	%eax, -6312(%rbp)
	salq	$7, %rax
	movq	%rax, -6296(%rbp)
.L3340:
	leaq	96(%r11), %rbx
	leaq	64(%r11), %r8
	movq	%r12, -6272(%rbp)
	vmovups	(%r12), %zmm8
	vmovups	64(%r12), %zmm7
	leaq	32(%r11), %r15
	vmovups	128(%r12), %zmm6
	movq	%r13, -6280(%rbp)
	movq	-6304(%rbp), %rax
	movq	%r14, -6288(%rbp)
	vmovd	%xmm29, %r9d
	vmovups	(%r14), %zmm16
	vmovups	192(%r12), %zmm5
	movq	%r11, %r12
	movl	-6180(%rbp), %r11d
	vmovups	64(%r14), %zmm15
	vmovups	0(%r13), %zmm12
	vmovups	64(%r13), %zmm11
	vmovups	128(%r14), %zmm14
	vmovups	192(%r14), %zmm13
	movq	%rbx, %r14
	movq	%r8, %rbx
	vmovups	128(%r13), %zmm10
	vmovups	192(%r13), %zmm9
	movq	%rdx, %r13
	.p2align 4,,10
	.p2align 3
.L3339:
	leal	(%r10,%r9), %edx
	movq	2696(%r13,%rax,8), %rsi
	movslq	%edx, %rdx
	movq	-3256(%rbp,%rdx,8), %r8
	movslq	%ecx, %rdx
	addl	$64, %ecx
	addq	%rdx, %rdx
	prefetcht0	(%r8,%rdx)
	prefetcht0	64(%r8,%rdx)
	cmpl	%ecx, -6224(%rbp)
	jg	.L3338
	addl	$1, %r10d
	xorl	%ecx, %ecx
.L3338:
	vpmovzxwd	(%rsi,%r12), %zmm3
	vpmovzxwd	(%rsi,%r15), %zmm2
	vpmovzxwd	(%rsi,%rbx), %zmm1
	vpmovzxwd	(%rsi,%r14), %zmm0
	vbroadcastss	(%rdi,%rax,4), %zmm4
	vpslld	$16, %zmm3, %zmm3
	vpslld	$16, %zmm2, %zmm2
	vpslld	$16, %zmm1, %zmm1
	vpslld	$16, %zmm0, %zmm0
	vfmadd231ps	%zmm3, %zmm4, %zmm16
	vfmadd231ps	%zmm2, %zmm4, %zmm15
	vfmadd231ps	%zmm1, %zmm4, %zmm14
	vfmadd231ps	%zmm0, %zmm4, %zmm13
	vbroadcastss	1024(%rdi,%rax,4), %zmm4
	vfmadd231ps	%zmm3, %zmm4, %zmm12
	vfmadd231ps	%zmm2, %zmm4, %zmm11
	vfmadd231ps	%zmm1, %zmm4, %zmm10
	vfmadd231ps	%zmm0, %zmm4, %zmm9
	vbroadcastss	2048(%rdi,%rax,4), %zmm4
	addq	$1, %rax
	vfmadd231ps	%zmm3, %zmm4, %zmm8
	vfmadd231ps	%zmm2, %zmm4, %zmm7
	vfmadd231ps	%zmm1, %zmm4, %zmm6
	vfmadd231ps	%zmm0, %zmm4, %zmm5
	cmpl	%eax, %r11d
	jg	.L3339
	movq	-6288(%rbp), %r14
	movq	%r12, %r11
	movq	%r13, %rdx
	movq	-6272(%rbp), %r12
	movq	-6280(%rbp), %r13
	movq	-6296(%rbp), %rax
	subq	$-128, %r11
	vmovups	%zmm16, (%r14)
	addq	$256, %r12
	addq	$256, %r14
	vmovups	%zmm14, -128(%r14)
	addq	$256, %r13
	vmovups	%zmm15, -192(%r14)
	vmovups	%zmm13, -64(%r14)
	vmovups	%zmm12, -256(%r13)
	vmovups	%zmm11, -192(%r13)
	vmovups	%zmm10, -128(%r13)
	vmovups	%zmm9, -64(%r13)
	vmovups	%zmm8, -256(%r12)
	vmovups	%zmm7, -192(%r12)
	vmovups	%zmm6, -128(%r12)
	vmovups	%zmm5, -64(%r12)
	cmpq	%rax, %r11
	jne	.L3340
	movl	-6312(%rbp), %r14d
	movl	-6224(%rbp), %r8d
	movl	-6328(%rbp), %r15d
	sall	$6, %r14d
	leal	15(%r14), %eax
.L3337:
	cmpl	%eax, %r8d
	jle	.L3341
	movq	-6208(%rbp), %rax
	movq	-6192(%rbp), %rdi
	movslq	%r14d, %r13
	leaq	-5952(%rbp), %rdx
	movslq	-6200(%rbp), %r9
	movl	-6180(%rbp), %ebx
	salq	$2, %rax
	leaq	(%rdi,%rax), %r11
	movq	-6168(%rbp), %rdi
	leal	(%r9,%r15), %r12d
	vmovq	%r11, %xmm7
	leaq	(%r11,%rax), %r15
.L3344:
	movq	-6192(%rbp), %rax
	leaq	(%r13,%r13), %r11
	movq	%r13, -6224(%rbp)
	movq	%r9, -6272(%rbp)
	vmovups	(%r15,%r13,4), %zmm1
	vmovups	(%rax,%r13,4), %zmm3
	vmovq	%xmm7, %rax
	vmovups	(%rax,%r13,4), %zmm2
	movq	%r9, %rax
	movq	%r11, %r13
	movq	%rdx, %r9
	.p2align 4,,10
	.p2align 3
.L3343:
	leal	(%r10,%r12), %edx
	movslq	%ecx, %r11
	addl	$16, %ecx
	movq	2696(%r9,%rax,8), %rsi
	movslq	%edx, %rdx
	movq	-3256(%rbp,%rdx,8), %rdx
	prefetcht0	(%rdx,%r11,2)
	cmpl	%ecx, %r8d
	jg	.L3342
	addl	$1, %r10d
	xorl	%ecx, %ecx
.L3342:
	vpmovzxwd	(%rsi,%r13), %zmm0
	vpslld	$16, %zmm0, %zmm0
	vfmadd231ps	(%rdi,%rax,4){1to16}, %zmm0, %zmm3
	vfmadd231ps	1024(%rdi,%rax,4){1to16}, %zmm0, %zmm2
	vfmadd231ps	2048(%rdi,%rax,4){1to16}, %zmm0, %zmm1
	addq	$1, %rax
	cmpl	%eax, %ebx
	jg	.L3343
	movq	-6224(%rbp), %r13
	movq	-6192(%rbp), %rax
	movq	%r9, %rdx
	movq	-6272(%rbp), %r9
	vmovups	%zmm3, (%rax,%r13,4)
	vmovq	%xmm7, %rax
	vmovups	%zmm2, (%rax,%r13,4)
	vmovups	%zmm1, (%r15,%r13,4)
	addq	$16, %r13
	leal	15(%r13), %eax
	cmpl	%eax, %r8d
	jg	.L3344
	leal	-16(%r8), %eax
	leal	15(%r14), %edx
	subl	%r14d, %eax
	andl	$-16, %eax
	cmpl	%edx, %r8d
	movl	$0, %edx
	cmovle	%edx, %eax
	leal	16(%r14,%rax), %r14d
.L3341:
	cmpl	%r14d, %r8d
	je	.L3701
	movl	%r8d, %ecx
	movl	$1, %eax
	movslq	%r14d, %rdx
	xorl	%r10d, %r10d
	subl	%r14d, %ecx
	movl	-6180(%rbp), %edi
	leaq	(%rdx,%rdx), %r12
	movq	-6208(%rbp), %r11
	sall	%cl, %eax
	movslq	-6200(%rbp), %r9
	movq	-6168(%rbp), %rcx
	subl	$1, %eax
	salq	$2, %r11
	movzwl	%ax, %eax
	kmovd	%eax, %k1
	movq	-6192(%rbp), %rax
	leaq	(%rax,%rdx,4), %r8
	leaq	-5952(%rbp), %rdx
.L3347:
	vmovups	(%r8), %zmm1{%k1}{z}
	movq	%r9, %rax
.L3346:
	movq	2696(%rdx,%rax,8), %rsi
	addq	%r12, %rsi
	vmovdqu16	(%rsi), %ymm0{%k1}{z}
	vpmovzxwd	%ymm0, %zmm0
	vpslld	$16, %zmm0, %zmm0
	vfmadd231ps	(%rcx,%rax,4){1to16}, %zmm0, %zmm1
	addq	$1, %rax
	cmpl	%eax, %edi
	jg	.L3346
	addl	$256, %r10d
	vmovups	%zmm1, (%r8){%k1}
	addq	$1024, %rcx
	addq	%r11, %r8
	cmpl	$768, %r10d
	jne	.L3347
	movq	-6168(%rbp), %rax
	addq	$6144, %rax
	jmp	.L3312
.L3326:
	xorl	%edx, %edx
	leal	(%r8,%r8), %ecx
	movl	$10240, %eax
	idivl	%ecx
	movl	$64, %edx
	cmpl	%edx, %eax
	cmovle	%eax, %edx
	xorl	%eax, %eax
	movl	%edx, %r14d
	testl	%edx, %edx
	cmovs	%eax, %r14d
	cmpl	$63, %r8d
	jle	.L3507
	movslq	%ebx, %r9
	movl	%r8d, -6208(%rbp)
	xorl	%r12d, %r12d
	xorl	%r11d, %r11d
	leal	(%rbx,%r14), %eax
	movl	%r14d, -6288(%rbp)
	movq	-6192(%rbp), %r13
	leaq	-5952(%rbp), %rdx
	vmovd	%eax, %xmm9
	leal	-64(%r8), %eax
	movq	%r9, -6280(%rbp)
	movq	-6168(%rbp), %r15
	shrl	$6, %eax
	vmovdqa	%xmm9, %xmm13
	addl	$1, %eax
	movq	%rax, %rcx
	salq	$7, %rax
	movq	%rax, %rdi
	movl	%ecx, -6296(%rbp)
	xorl	%eax, %eax
	movq	%rdi, -6272(%rbp)
.L3330:
	leaq	96(%r12), %r9
	leaq	32(%r12), %r8
	movq	-6280(%rbp), %rsi
	movl	-6180(%rbp), %edi
	movq	%r13, -6224(%rbp)
	movq	%r9, %r14
	vmovups	0(%r13), %zmm8
	leaq	64(%r12), %rbx
	vmovups	64(%r13), %zmm7
	movq	%r8, %r9
	vmovd	%xmm13, %ecx
	vmovups	128(%r13), %zmm6
	vmovups	192(%r13), %zmm5
	movq	%rdx, %r13
	.p2align 4,,10
	.p2align 3
.L3329:
	leal	(%r11,%rcx), %edx
	movq	2696(%r13,%rsi,8), %r10
	movslq	%edx, %rdx
	movq	-3256(%rbp,%rdx,8), %r8
	movslq	%eax, %rdx
	addl	$64, %eax
	addq	%rdx, %rdx
	prefetcht0	(%r8,%rdx)
	prefetcht0	64(%r8,%rdx)
	cmpl	%eax, -6208(%rbp)
	jg	.L3328
	addl	$1, %r11d
	xorl	%eax, %eax
.L3328:
	vpmovzxwd	(%r10,%r12), %zmm4
	vpmovzxwd	(%r10,%r9), %zmm3
	vpmovzxwd	(%r10,%rbx), %zmm2
	vpmovzxwd	(%r10,%r14), %zmm1
	vbroadcastss	(%r15,%rsi,4), %zmm0
	vpslld	$16, %zmm4, %zmm4
	addq	$1, %rsi
	vpslld	$16, %zmm3, %zmm3
	vpslld	$16, %zmm2, %zmm2
	vpslld	$16, %zmm1, %zmm1
	vfmadd231ps	%zmm4, %zmm0, %zmm8
	vfmadd231ps	%zmm3, %zmm0, %zmm7
	vfmadd231ps	%zmm2, %zmm0, %zmm6
	vfmadd231ps	%zmm1, %zmm0, %zmm5
	cmpl	%esi, %edi
	jg	.L3329
	movq	%r13, %rdx
	movq	-6272(%rbp), %rbx
	movq	-6224(%rbp), %r13
	subq	$-128, %r12
	vmovups	%zmm8, 0(%r13)
	addq	$256, %r13
	vmovups	%zmm7, -192(%r13)
	vmovups	%zmm6, -128(%r13)
	vmovups	%zmm5, -64(%r13)
	cmpq	%rbx, %r12
	jne	.L3330
	movl	-6296(%rbp), %ecx
	movl	-6208(%rbp), %r8d
	movl	-6288(%rbp), %r14d
	sall	$6, %ecx
	movl	%ecx, %r13d
	leal	15(%rcx), %edx
.L3327:
	cmpl	%edx, %r8d
	jle	.L3331
	movslq	-6200(%rbp), %r9
	movl	-6180(%rbp), %edi
	leaq	-5952(%rbp), %rdx
	movq	-6192(%rbp), %r15
	movq	-6168(%rbp), %r10
	leal	(%r9,%r14), %r12d
	movslq	%r13d, %r14
.L3334:
	movl	%r13d, -6208(%rbp)
	leaq	(%r14,%r14), %rbx
	movq	%r9, %rcx
	vmovups	(%r15,%r14,4), %zmm1
	movq	%r9, -6224(%rbp)
	movq	%rbx, %r9
	.p2align 4,,10
	.p2align 3
.L3333:
	leal	(%r11,%r12), %esi
	movslq	%eax, %r13
	addl	$16, %eax
	movq	2696(%rdx,%rcx,8), %rbx
	movslq	%esi, %rsi
	movq	-3256(%rbp,%rsi,8), %rsi
	prefetcht0	(%rsi,%r13,2)
	cmpl	%eax, %r8d
	jg	.L3332
	addl	$1, %r11d
	xorl	%eax, %eax
.L3332:
	vpmovzxwd	(%rbx,%r9), %zmm0
	vpslld	$16, %zmm0, %zmm0
	vfmadd231ps	(%r10,%rcx,4){1to16}, %zmm0, %zmm1
	addq	$1, %rcx
	cmpl	%ecx, %edi
	jg	.L3333
	vmovups	%zmm1, (%r15,%r14,4)
	addq	$16, %r14
	movl	-6208(%rbp), %r13d
	movq	-6224(%rbp), %r9
	leal	15(%r14), %ecx
	cmpl	%ecx, %r8d
	jg	.L3334
	leal	-16(%r8), %eax
	leal	15(%r13), %edx
	subl	%r13d, %eax
	andl	$-16, %eax
	cmpl	%edx, %r8d
	movl	$0, %edx
	cmovle	%edx, %eax
	leal	16(%r13,%rax), %r13d
.L3331:
	cmpl	%r13d, %r8d
	je	.L3701
	movl	%r8d, %ecx
	movq	-6192(%rbp), %rbx
	movl	$1, %edx
	movslq	%r13d, %rax
	subl	%r13d, %ecx
	leaq	(%rax,%rax), %r8
	movl	-6180(%rbp), %edi
	movq	-6168(%rbp), %r10
	sall	%cl, %edx
	leaq	(%rbx,%rax,4), %r9
	movslq	-6200(%rbp), %rax
	leal	-1(%rdx), %ecx
	leaq	-5952(%rbp), %rdx
	kmovw	%ecx, %k3
	vmovups	(%r9), %zmm1{%k3}{z}
	movzwl	%cx, %ebx
	kmovd	%ebx, %k1
.L3336:
	movq	2696(%rdx,%rax,8), %rsi
	addq	%r8, %rsi
	vmovdqu16	(%rsi), %ymm0{%k1}{z}
	vpmovzxwd	%ymm0, %zmm0
	vpslld	$16, %zmm0, %zmm0
	vfmadd231ps	(%r10,%rax,4){1to16}, %zmm0, %zmm1
	addq	$1, %rax
	cmpl	%eax, %edi
	jg	.L3336
	kmovw	%ecx, %k4
	vmovups	%zmm1, (%r9){%k4}
	movq	-6168(%rbp), %rax
	addq	$6144, %rax
	jmp	.L3312
.L3325:
	movq	-6168(%rbp), %rbx
	leaq	-3256(%rbp), %rax
	movq	-6192(%rbp), %r9
	movl	-6180(%rbp), %ecx
	movl	-6200(%rbp), %edx
	movq	%rax, %rsi
	vzeroupper
	movq	%rbx, %rdi
	call	_ZN6kvtide12_GLOBAL__N_110value_rowsILi2ELb1ENS_4bf16EEEvPKfPKPKT1_iiiPf
	movq	%rbx, %rax
	addq	$6144, %rax
	.p2align 4,,10
	.p2align 3
.L3312:
	addq	$6, -6176(%rbp)
	movq	%rax, -6168(%rbp)
	movq	-6176(%rbp), %rax
	cmpl	%eax, -6184(%rbp)
	jg	.L3309
	movl	-6356(%rbp), %r12d
	movl	-6216(%rbp), %eax
	movl	-6360(%rbp), %ebx
	cmpl	%eax, %r12d
	jl	.L3310
.L3698:
	vzeroupper
	leaq	-48(%rbp), %rsp
	popq	%rbx
	popq	%r10
	.cfi_remember_state
	.cfi_def_cfa 10, 0
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	popq	%rbp
	leaq	-8(%r10), %rsp
	.cfi_def_cfa 7, 8
	ret
.L3319:
	.cfi_restore_state
	cmpl	$5, %ecx
	ja	.L3385
	vmovq	%xmm30, %rax
	vmovq	%xmm30, %rbx
	movslq	(%rax,%rcx,4), %rax
	addq	%rbx, %rax
	jmp	*%rax
	.section	.rodata
	.align 4
	.align 4
.L3387:
	.long	.L3385-.L3387
	.long	.L3391-.L3387
	.long	.L3390-.L3387
	.long	.L3389-.L3387
	.long	.L3388-.L3387
	.long	.L3386-.L3387
	.text
.L3386:
	movl	$15, %eax
	xorl	%r11d, %r11d
	cmpl	$63, %r8d
	jle	.L3393
	movq	-6208(%rbp), %rax
	movslq	-6200(%rbp), %r9
	movq	-6168(%rbp), %rcx
	leaq	0(,%rax,4), %r10
	movq	-6192(%rbp), %rax
	leaq	(%rax,%r10), %r13
	movq	%rax, %r14
	leal	-64(%r8), %eax
	shrl	$6, %eax
	leaq	0(%r13,%r10), %r12
	addl	$1, %eax
	leaq	(%r12,%r10), %r11
	movq	%rax, %rdx
	salq	$7, %rax
	addq	%r11, %r10
	movq	%rax, -6224(%rbp)
	leaq	-3256(%rbp,%r9,8), %rax
	movq	%rax, -6280(%rbp)
	leaq	(%rcx,%r9,4), %rax
	movq	%rax, -6272(%rbp)
	movl	-6180(%rbp), %eax
	movl	%edx, -6288(%rbp)
	subl	%r9d, %eax
	addq	%r9, %rax
	xorl	%r9d, %r9d
	leaq	(%rcx,%rax,4), %r15
.L3432:
	vmovups	(%r14), %zmm24
	vmovups	(%r11), %zmm12
	leaq	32(%r9), %rdx
	leaq	64(%r9), %rbx
	vmovups	64(%r14), %zmm23
	vmovups	0(%r13), %zmm20
	leaq	96(%r9), %rdi
	vmovups	128(%r14), %zmm22
	vmovups	(%r10), %zmm8
	vmovups	64(%r13), %zmm19
	vmovups	192(%r14), %zmm21
	vmovups	(%r12), %zmm16
	vmovups	64(%r12), %zmm15
	vmovups	128(%r13), %zmm18
	vmovups	192(%r13), %zmm17
	vmovups	64(%r11), %zmm11
	vmovups	128(%r12), %zmm14
	vmovups	64(%r10), %zmm7
	movq	-6272(%rbp), %rax
	vmovups	192(%r12), %zmm13
	vmovups	128(%r11), %zmm10
	vmovups	192(%r11), %zmm9
	movq	-6280(%rbp), %rsi
	vmovups	128(%r10), %zmm6
	vmovups	192(%r10), %zmm5
	.p2align 4,,10
	.p2align 3
.L3431:
	movq	(%rsi), %rcx
	vbroadcastss	(%rax), %zmm4
	addq	$4, %rax
	addq	$8, %rsi
	vpmovzxwd	(%rcx,%r9), %zmm3
	vpmovzxwd	(%rcx,%rdx), %zmm2
	vpmovzxwd	(%rcx,%rbx), %zmm1
	vpmovzxwd	(%rcx,%rdi), %zmm0
	vpslld	$16, %zmm3, %zmm3
	vpslld	$16, %zmm2, %zmm2
	vpslld	$16, %zmm1, %zmm1
	vpslld	$16, %zmm0, %zmm0
	vfmadd231ps	%zmm3, %zmm4, %zmm24
	vfmadd231ps	%zmm2, %zmm4, %zmm23
	vfmadd231ps	%zmm1, %zmm4, %zmm22
	vfmadd231ps	%zmm0, %zmm4, %zmm21
	vbroadcastss	1020(%rax), %zmm4
	vfmadd231ps	%zmm3, %zmm4, %zmm20
	vfmadd231ps	%zmm2, %zmm4, %zmm19
	vfmadd231ps	%zmm1, %zmm4, %zmm18
	vfmadd231ps	%zmm0, %zmm4, %zmm17
	vbroadcastss	2044(%rax), %zmm4
	vfmadd231ps	%zmm3, %zmm4, %zmm16
	vfmadd231ps	%zmm2, %zmm4, %zmm15
	vfmadd231ps	%zmm1, %zmm4, %zmm14
	vfmadd231ps	%zmm0, %zmm4, %zmm13
	vbroadcastss	3068(%rax), %zmm4
	vfmadd231ps	%zmm3, %zmm4, %zmm12
	vfmadd231ps	%zmm2, %zmm4, %zmm11
	vfmadd231ps	%zmm1, %zmm4, %zmm10
	vfmadd231ps	%zmm0, %zmm4, %zmm9
	vbroadcastss	4092(%rax), %zmm4
	vfmadd231ps	%zmm3, %zmm4, %zmm8
	vfmadd231ps	%zmm2, %zmm4, %zmm7
	vfmadd231ps	%zmm1, %zmm4, %zmm6
	vfmadd231ps	%zmm0, %zmm4, %zmm5
	cmpq	%rax, %r15
	jne	.L3431
	vmovups	%zmm24, (%r14)
	subq	$-128, %r9
	addq	$256, %r14
	addq	$256, %r13
	vmovups	%zmm22, -128(%r14)
	addq	$256, %r12
	addq	$256, %r11
	addq	$256, %r10
	vmovups	%zmm23, -192(%r14)
	vmovups	%zmm21, -64(%r14)
	vmovups	%zmm20, -256(%r13)
	vmovups	%zmm19, -192(%r13)
	vmovups	%zmm18, -128(%r13)
	vmovups	%zmm17, -64(%r13)
	vmovups	%zmm16, -256(%r12)
	vmovups	%zmm15, -192(%r12)
	vmovups	%zmm14, -128(%r12)
	vmovups	%zmm13, -64(%r12)
	vmovups	%zmm12, -256(%r11)
	vmovups	%zmm11, -192(%r11)
	vmovups	%zmm10, -128(%r11)
	vmovups	%zmm9, -64(%r11)
	vmovups	%zmm8, -256(%r10)
	vmovups	%zmm7, -192(%r10)
	vmovups	%zmm6, -128(%r10)
	vmovups	%zmm5, -64(%r10)
	cmpq	%r9, -6224(%rbp)
	jne	.L3432
	movl	-6288(%rbp), %edx
	sall	$6, %edx
	movl	%edx, %r11d
	leal	15(%rdx), %eax
.L3393:
	cmpl	%eax, %r8d
	jle	.L3433
	movq	-6208(%rbp), %rax
	movslq	%r11d, %r12
	movslq	-6200(%rbp), %r9
	movq	-6168(%rbp), %rdx
	leaq	(%rax,%rax), %rcx
	leaq	0(,%rax,4), %r13
	leaq	(%rcx,%rax), %r14
	movq	-6192(%rbp), %rax
	leaq	-3256(%rbp,%r9,8), %rdi
	leaq	(%rdx,%r9,4), %rsi
	leaq	(%rax,%r12,4), %r10
	movl	-6180(%rbp), %eax
	subl	%r9d, %eax
	addq	%r9, %rax
	leaq	(%rdx,%rax,4), %r9
.L3435:
	movq	-6208(%rbp), %rax
	vmovups	(%r10), %zmm5
	leaq	(%r12,%r12), %r15
	movq	%rdi, %rdx
	vmovups	(%r10,%rcx,4), %zmm3
	vmovups	(%r10,%r14,4), %zmm2
	vmovups	(%r10,%r13,4), %zmm1
	vmovups	(%r10,%rax,4), %zmm4
	movq	%rsi, %rax
	.p2align 4,,10
	.p2align 3
.L3434:
	movq	(%rdx), %rbx
	addq	$4, %rax
	addq	$8, %rdx
	vpmovzxwd	(%rbx,%r15), %zmm0
	vpslld	$16, %zmm0, %zmm0
	vfmadd231ps	-4(%rax){1to16}, %zmm0, %zmm5
	vfmadd231ps	1020(%rax){1to16}, %zmm0, %zmm4
	vfmadd231ps	2044(%rax){1to16}, %zmm0, %zmm3
	vfmadd231ps	3068(%rax){1to16}, %zmm0, %zmm2
	vfmadd231ps	4092(%rax){1to16}, %zmm0, %zmm1
	cmpq	%rax, %r9
	jne	.L3434
	movq	-6208(%rbp), %rax
	addq	$16, %r12
	vmovups	%zmm5, (%r10)
	vmovups	%zmm4, (%r10,%rax,4)
	leal	15(%r12), %eax
	vmovups	%zmm3, (%r10,%rcx,4)
	vmovups	%zmm2, (%r10,%r14,4)
	vmovups	%zmm1, (%r10,%r13,4)
	addq	$64, %r10
	cmpl	%eax, %r8d
	jg	.L3435
	leal	-16(%r8), %eax
	leal	15(%r11), %edx
	subl	%r11d, %eax
	andl	$-16, %eax
	cmpl	%edx, %r8d
	movl	$0, %edx
	cmovle	%edx, %eax
	leal	16(%r11,%rax), %r11d
.L3433:
	movq	-6168(%rbp), %rbx
	leaq	6144(%rbx), %rax
	cmpl	%r11d, %r8d
	je	.L3312
	movl	%r8d, %ecx
	movl	$1, %eax
	movslq	%r11d, %rdx
	movq	-6208(%rbp), %r10
	subl	%r11d, %ecx
	movslq	-6200(%rbp), %r9
	movl	-6180(%rbp), %r11d
	leaq	(%rdx,%rdx), %r12
	sall	%cl, %eax
	salq	$2, %r10
	movq	%rbx, %rcx
	leaq	5120(%rbx), %rdi
	subl	$1, %eax
	movzwl	%ax, %eax
	kmovd	%eax, %k1
	movq	-6192(%rbp), %rax
	leaq	(%rax,%rdx,4), %r8
	leaq	-5952(%rbp), %rdx
.L3437:
	vmovups	(%r8), %zmm1{%k1}{z}
	movq	%r9, %rax
	.p2align 4,,10
	.p2align 3
.L3436:
	movq	2696(%rdx,%rax,8), %rsi
	addq	%r12, %rsi
	vmovdqu16	(%rsi), %ymm0{%k1}{z}
	vpmovzxwd	%ymm0, %zmm0
	vpslld	$16, %zmm0, %zmm0
	vfmadd231ps	(%rcx,%rax,4){1to16}, %zmm0, %zmm1
	addq	$1, %rax
	cmpl	%eax, %r11d
	jg	.L3436
	addq	$1024, %rcx
	vmovups	%zmm1, (%r8){%k1}
	addq	%r10, %r8
	cmpq	%rcx, %rdi
	jne	.L3437
	movq	-6168(%rbp), %rax
	addq	$6144, %rax
	jmp	.L3312
.L3388:
	movl	$15, %eax
	xorl	%r11d, %r11d
	cmpl	$63, %r8d
	jle	.L3395
	movq	-6208(%rbp), %rbx
	movq	-6192(%rbp), %rax
	movl	%r8d, -6272(%rbp)
	xorl	%r10d, %r10d
	movslq	-6200(%rbp), %r9
	movq	-6168(%rbp), %rdi
	leaq	-5952(%rbp), %rdx
	leaq	0(,%rbx,4), %r11
	movq	%rax, %r14
	movl	-6180(%rbp), %ebx
	leaq	(%rax,%r11), %r13
	leal	-64(%r8), %eax
	movq	%r9, -6224(%rbp)
	shrl	$6, %eax
	leaq	0(%r13,%r11), %r12
	addl	$1, %eax
	addq	%r12, %r11
	movq	%rax, %rcx
	salq	$7, %rax
	movl	%ecx, -6280(%rbp)
	movq	%rax, %r15
.L3425:
	vmovups	(%r14), %zmm20
	vmovups	(%r11), %zmm8
	leaq	32(%r10), %r9
	leaq	64(%r10), %r8
	vmovups	64(%r14), %zmm19
	vmovups	0(%r13), %zmm16
	leaq	96(%r10), %rcx
	vmovups	64(%r13), %zmm15
	vmovups	128(%r14), %zmm18
	vmovups	(%r12), %zmm12
	vmovups	64(%r12), %zmm11
	vmovups	192(%r14), %zmm17
	vmovups	128(%r13), %zmm14
	vmovups	64(%r11), %zmm7
	movq	-6224(%rbp), %rax
	vmovups	192(%r13), %zmm13
	vmovups	128(%r12), %zmm10
	vmovups	192(%r12), %zmm9
	vmovups	128(%r11), %zmm6
	vmovups	192(%r11), %zmm5
	.p2align 4,,10
	.p2align 3
.L3424:
	movq	2696(%rdx,%rax,8), %rsi
	vbroadcastss	(%rdi,%rax,4), %zmm4
	vpmovzxwd	(%rsi,%r10), %zmm3
	vpmovzxwd	(%rsi,%r9), %zmm2
	vpmovzxwd	(%rsi,%r8), %zmm1
	vpmovzxwd	(%rsi,%rcx), %zmm0
	vpslld	$16, %zmm3, %zmm3
	vpslld	$16, %zmm2, %zmm2
	vpslld	$16, %zmm1, %zmm1
	vpslld	$16, %zmm0, %zmm0
	vfmadd231ps	%zmm3, %zmm4, %zmm20
	vfmadd231ps	%zmm2, %zmm4, %zmm19
	vfmadd231ps	%zmm1, %zmm4, %zmm18
	vfmadd231ps	%zmm0, %zmm4, %zmm17
	vbroadcastss	1024(%rdi,%rax,4), %zmm4
	vfmadd231ps	%zmm3, %zmm4, %zmm16
	vfmadd231ps	%zmm2, %zmm4, %zmm15
	vfmadd231ps	%zmm1, %zmm4, %zmm14
	vfmadd231ps	%zmm0, %zmm4, %zmm13
	vbroadcastss	2048(%rdi,%rax,4), %zmm4
	vfmadd231ps	%zmm3, %zmm4, %zmm12
	vfmadd231ps	%zmm2, %zmm4, %zmm11
	vfmadd231ps	%zmm1, %zmm4, %zmm10
	vfmadd231ps	%zmm0, %zmm4, %zmm9
	vbroadcastss	3072(%rdi,%rax,4), %zmm4
	addq	$1, %rax
	vfmadd231ps	%zmm3, %zmm4, %zmm8
	vfmadd231ps	%zmm2, %zmm4, %zmm7
	vfmadd231ps	%zmm1, %zmm4, %zmm6
	vfmadd231ps	%zmm0, %zmm4, %zmm5
	cmpl	%eax, %ebx
	jg	.L3424
	subq	$-128, %r10
	vmovups	%zmm20, (%r14)
	addq	$256, %r13
	addq	$256, %r14
	vmovups	%zmm18, -128(%r14)
	addq	$256, %r12
	addq	$256, %r11
	vmovups	%zmm19, -192(%r14)
	vmovups	%zmm17, -64(%r14)
	vmovups	%zmm16, -256(%r13)
	vmovups	%zmm15, -192(%r13)
	vmovups	%zmm14, -128(%r13)
	vmovups	%zmm13, -64(%r13)
	vmovups	%zmm12, -256(%r12)
	vmovups	%zmm11, -192(%r12)
	vmovups	%zmm10, -128(%r12)
	vmovups	%zmm9, -64(%r12)
	vmovups	%zmm8, -256(%r11)
	vmovups	%zmm7, -192(%r11)
	vmovups	%zmm6, -128(%r11)
	vmovups	%zmm5, -64(%r11)
	cmpq	%r10, %r15
	jne	.L3425
	movl	-6280(%rbp), %ecx
	movl	-6272(%rbp), %r8d
	sall	$6, %ecx
	movl	%ecx, %r11d
	leal	15(%rcx), %eax
.L3395:
	cmpl	%eax, %r8d
	jle	.L3426
	movq	-6208(%rbp), %rbx
	movq	-6192(%rbp), %rcx
	movslq	%r11d, %r10
	leaq	-5952(%rbp), %rdx
	movslq	-6200(%rbp), %r9
	movq	-6168(%rbp), %rdi
	leaq	0(,%rbx,4), %rax
	negq	%rbx
	addq	%rax, %rcx
	leaq	(%rcx,%rax), %r12
	vmovq	%rcx, %xmm6
	leaq	(%r12,%rax), %r15
	leaq	(%r15,%rbx,8), %r14
	movl	%r11d, %ebx
	movq	%r9, %r11
	leaq	(%r14,%rax), %rcx
	leaq	(%rcx,%rax), %rsi
	movq	%rsi, %r9
	movq	%rdx, %rsi
	movl	-6180(%rbp), %edx
.L3428:
	movq	-6192(%rbp), %rax
	vmovups	(%r12,%r10,4), %zmm2
	leaq	(%r10,%r10), %r13
	vmovq	%rcx, %xmm7
	vmovups	(%r15,%r10,4), %zmm1
	vmovups	(%rax,%r10,4), %zmm4
	vmovq	%xmm6, %rax
	vmovups	(%rax,%r10,4), %zmm3
	movq	%r11, %rax
	.p2align 4,,10
	.p2align 3
.L3427:
	movq	2696(%rsi,%rax,8), %rcx
	vpmovzxwd	(%rcx,%r13), %zmm0
	vpslld	$16, %zmm0, %zmm0
	vfmadd231ps	(%rdi,%rax,4){1to16}, %zmm0, %zmm4
	vfmadd231ps	1024(%rdi,%rax,4){1to16}, %zmm0, %zmm3
	vfmadd231ps	2048(%rdi,%rax,4){1to16}, %zmm0, %zmm2
	vfmadd231ps	3072(%rdi,%rax,4){1to16}, %zmm0, %zmm1
	addq	$1, %rax
	cmpl	%eax, %edx
	jg	.L3427
	movq	-6192(%rbp), %rax
	vmovq	%xmm7, %rcx
	vmovups	%zmm4, (%rax,%r10,4)
	vmovups	%zmm3, (%r14,%r10,4)
	vmovups	%zmm2, (%rcx,%r10,4)
	vmovups	%zmm1, (%r9,%r10,4)
	addq	$16, %r10
	leal	15(%r10), %eax
	cmpl	%eax, %r8d
	jg	.L3428
	leal	-16(%r8), %eax
	leal	15(%rbx), %edx
	subl	%ebx, %eax
	andl	$-16, %eax
	cmpl	%edx, %r8d
	movl	$0, %edx
	cmovle	%edx, %eax
	leal	16(%rbx,%rax), %r11d
.L3426:
	movq	-6168(%rbp), %rbx
	leaq	6144(%rbx), %rax
	cmpl	%r11d, %r8d
	je	.L3312
	movl	%r8d, %ecx
	movl	$1, %eax
	movslq	%r11d, %rdx
	xorl	%r10d, %r10d
	subl	%r11d, %ecx
	movq	-6208(%rbp), %r11
	movslq	-6200(%rbp), %r9
	leaq	(%rdx,%rdx), %r12
	sall	%cl, %eax
	movl	-6180(%rbp), %edi
	movq	%rbx, %rcx
	subl	$1, %eax
	salq	$2, %r11
	movzwl	%ax, %eax
	kmovd	%eax, %k1
	movq	-6192(%rbp), %rax
	leaq	(%rax,%rdx,4), %r8
	leaq	-5952(%rbp), %rdx
.L3430:
	vmovups	(%r8), %zmm1{%k1}{z}
	movq	%r9, %rax
	.p2align 4,,10
	.p2align 3
.L3429:
	movq	2696(%rdx,%rax,8), %rsi
	addq	%r12, %rsi
	vmovdqu16	(%rsi), %ymm0{%k1}{z}
	vpmovzxwd	%ymm0, %zmm0
	vpslld	$16, %zmm0, %zmm0
	vfmadd231ps	(%rcx,%rax,4){1to16}, %zmm0, %zmm1
	addq	$1, %rax
	cmpl	%eax, %edi
	jg	.L3429
	addl	$256, %r10d
	vmovups	%zmm1, (%r8){%k1}
	addq	$1024, %rcx
	addq	%r11, %r8
	cmpl	$1024, %r10d
	jne	.L3430
	movq	-6168(%rbp), %rax
	addq	$6144, %rax
	jmp	.L3312
.L3389:
	movl	$15, %eax
	xorl	%r11d, %r11d
	cmpl	$63, %r8d
	jle	.L3397
	movq	-6208(%rbp), %rbx
	movq	-6192(%rbp), %rax
	movl	%edi, %r15d
	xorl	%r10d, %r10d
	movl	%r8d, -6224(%rbp)
	movslq	-6200(%rbp), %r9
	leaq	-5952(%rbp), %rdx
	leaq	0(,%rbx,4), %r11
	movq	%rax, %r13
	movq	-6168(%rbp), %rdi
	leaq	(%rax,%r11), %r12
	leal	-64(%r8), %eax
	shrl	$6, %eax
	addq	%r12, %r11
	addl	$1, %eax
	movq	%rax, %rcx
	salq	$7, %rax
	movl	%ecx, -6272(%rbp)
	movq	%rax, %r14
.L3418:
	vmovups	0(%r13), %zmm16
	vmovups	(%r11), %zmm8
	leaq	32(%r10), %r8
	leaq	64(%r10), %rcx
	vmovups	64(%r13), %zmm15
	leaq	96(%r10), %rbx
	movq	%r9, %rax
	vmovups	128(%r13), %zmm14
	vmovups	(%r12), %zmm12
	vmovups	192(%r13), %zmm13
	vmovups	64(%r12), %zmm11
	vmovups	64(%r11), %zmm7
	vmovups	128(%r12), %zmm10
	vmovups	192(%r12), %zmm9
	vmovups	128(%r11), %zmm6
	vmovups	192(%r11), %zmm5
	.p2align 4,,10
	.p2align 3
.L3417:
	movq	2696(%rdx,%rax,8), %rsi
	vbroadcastss	(%rdi,%rax,4), %zmm4
	vpmovzxwd	(%rsi,%r10), %zmm3
	vpmovzxwd	(%rsi,%r8), %zmm2
	vpmovzxwd	(%rsi,%rcx), %zmm1
	vpmovzxwd	(%rsi,%rbx), %zmm0
	vpslld	$16, %zmm3, %zmm3
	vpslld	$16, %zmm2, %zmm2
	vpslld	$16, %zmm1, %zmm1
	vpslld	$16, %zmm0, %zmm0
	vfmadd231ps	%zmm3, %zmm4, %zmm16
	vfmadd231ps	%zmm2, %zmm4, %zmm15
	vfmadd231ps	%zmm1, %zmm4, %zmm14
	vfmadd231ps	%zmm0, %zmm4, %zmm13
	vbroadcastss	1024(%rdi,%rax,4), %zmm4
	vfmadd231ps	%zmm3, %zmm4, %zmm12
	vfmadd231ps	%zmm2, %zmm4, %zmm11
	vfmadd231ps	%zmm1, %zmm4, %zmm10
	vfmadd231ps	%zmm0, %zmm4, %zmm9
	vbroadcastss	2048(%rdi,%rax,4), %zmm4
	addq	$1, %rax
	vfmadd231ps	%zmm3, %zmm4, %zmm8
	vfmadd231ps	%zmm2, %zmm4, %zmm7
	vfmadd231ps	%zmm1, %zmm4, %zmm6
	vfmadd231ps	%zmm0, %zmm4, %zmm5
	cmpl	%eax, %r15d
	jg	.L3417
	subq	$-128, %r10
	vmovups	%zmm16, 0(%r13)
	addq	$256, %r12
	addq	$256, %r13
	vmovups	%zmm14, -128(%r13)
	addq	$256, %r11
	vmovups	%zmm15, -192(%r13)
	vmovups	%zmm13, -64(%r13)
	vmovups	%zmm12, -256(%r12)
	vmovups	%zmm11, -192(%r12)
	vmovups	%zmm10, -128(%r12)
	vmovups	%zmm9, -64(%r12)
	vmovups	%zmm8, -256(%r11)
	vmovups	%zmm7, -192(%r11)
	vmovups	%zmm6, -128(%r11)
	vmovups	%zmm5, -64(%r11)
	cmpq	%r10, %r14
	jne	.L3418
	movl	-6272(%rbp), %ecx
	movl	-6224(%rbp), %r8d
	sall	$6, %ecx
	movl	%ecx, %r11d
	leal	15(%rcx), %eax
.L3397:
	cmpl	%eax, %r8d
	jle	.L3419
	movq	-6208(%rbp), %rax
	movq	-6192(%rbp), %r14
	movslq	%r11d, %r10
	leaq	-5952(%rbp), %rdx
	movslq	-6200(%rbp), %r9
	movl	-6180(%rbp), %r13d
	salq	$2, %rax
	movq	-6168(%rbp), %rsi
	leaq	(%r14,%rax), %rcx
	leaq	(%rcx,%rax), %r12
.L3421:
	vmovups	(%r14,%r10,4), %zmm3
	vmovups	(%rcx,%r10,4), %zmm2
	leaq	(%r10,%r10), %rbx
	movq	%r9, %rax
	vmovups	(%r12,%r10,4), %zmm1
	.p2align 4,,10
	.p2align 3
.L3420:
	movq	2696(%rdx,%rax,8), %rdi
	vpmovzxwd	(%rdi,%rbx), %zmm0
	vpslld	$16, %zmm0, %zmm0
	vfmadd231ps	(%rsi,%rax,4){1to16}, %zmm0, %zmm3
	vfmadd231ps	1024(%rsi,%rax,4){1to16}, %zmm0, %zmm2
	vfmadd231ps	2048(%rsi,%rax,4){1to16}, %zmm0, %zmm1
	addq	$1, %rax
	cmpl	%eax, %r13d
	jg	.L3420
	vmovups	%zmm3, (%r14,%r10,4)
	vmovups	%zmm2, (%rcx,%r10,4)
	vmovups	%zmm1, (%r12,%r10,4)
	addq	$16, %r10
	leal	15(%r10), %eax
	cmpl	%eax, %r8d
	jg	.L3421
	leal	-16(%r8), %eax
	leal	15(%r11), %edx
	subl	%r11d, %eax
	andl	$-16, %eax
	cmpl	%edx, %r8d
	movl	$0, %edx
	cmovle	%edx, %eax
	leal	16(%r11,%rax), %r11d
.L3419:
	movq	-6168(%rbp), %rbx
	leaq	6144(%rbx), %rax
	cmpl	%r11d, %r8d
	je	.L3312
	movl	%r8d, %ecx
	movl	$1, %eax
	movslq	%r11d, %rdx
	xorl	%r10d, %r10d
	subl	%r11d, %ecx
	movq	-6208(%rbp), %r11
	movslq	-6200(%rbp), %r9
	leaq	(%rdx,%rdx), %r12
	sall	%cl, %eax
	movl	-6180(%rbp), %edi
	movq	%rbx, %rcx
	subl	$1, %eax
	salq	$2, %r11
	movzwl	%ax, %eax
	kmovd	%eax, %k1
	movq	-6192(%rbp), %rax
	leaq	(%rax,%rdx,4), %r8
	leaq	-5952(%rbp), %rdx
.L3423:
	vmovups	(%r8), %zmm1{%k1}{z}
	movq	%r9, %rax
.L3422:
	movq	2696(%rdx,%rax,8), %rsi
	addq	%r12, %rsi
	vmovdqu16	(%rsi), %ymm0{%k1}{z}
	vpmovzxwd	%ymm0, %zmm0
	vpslld	$16, %zmm0, %zmm0
	vfmadd231ps	(%rcx,%rax,4){1to16}, %zmm0, %zmm1
	addq	$1, %rax
	cmpl	%eax, %edi
	jg	.L3422
	addl	$256, %r10d
	vmovups	%zmm1, (%r8){%k1}
	addq	$1024, %rcx
	addq	%r11, %r8
	cmpl	$768, %r10d
	jne	.L3423
	movq	-6168(%rbp), %rax
	addq	$6144, %rax
	jmp	.L3312
.L3390:
	movl	$15, %eax
	xorl	%r10d, %r10d
	cmpl	$63, %r8d
	jle	.L3399
	movq	-6192(%rbp), %rax
	movl	%edi, %r15d
	xorl	%r10d, %r10d
	movq	-6208(%rbp), %rbx
	movslq	-6200(%rbp), %r9
	movq	-6168(%rbp), %rdi
	leaq	-5952(%rbp), %rdx
	movq	%rax, %r12
	leaq	(%rax,%rbx,4), %r11
	leal	-64(%r8), %eax
	shrl	$6, %eax
	addl	$1, %eax
	movq	%rax, %rcx
	salq	$7, %rax
	movl	%ecx, -6224(%rbp)
	movq	%rax, %r13
.L3411:
	vmovups	(%r12), %zmm12
	leaq	32(%r10), %rcx
	vmovups	64(%r12), %zmm11
	leaq	64(%r10), %r14
	vmovups	(%r11), %zmm8
	leaq	96(%r10), %rbx
	movq	%r9, %rax
	vmovups	128(%r12), %zmm10
	vmovups	192(%r12), %zmm9
	vmovups	64(%r11), %zmm7
	vmovups	128(%r11), %zmm6
	vmovups	192(%r11), %zmm5
	.p2align 4,,10
	.p2align 3
.L3410:
	movq	2696(%rdx,%rax,8), %rsi
	vbroadcastss	(%rdi,%rax,4), %zmm1
	vpmovzxwd	(%rsi,%r10), %zmm4
	vpmovzxwd	(%rsi,%rcx), %zmm3
	vpmovzxwd	(%rsi,%r14), %zmm2
	vpmovzxwd	(%rsi,%rbx), %zmm0
	vpslld	$16, %zmm4, %zmm4
	vpslld	$16, %zmm3, %zmm3
	vpslld	$16, %zmm2, %zmm2
	vpslld	$16, %zmm0, %zmm0
	vfmadd231ps	%zmm4, %zmm1, %zmm12
	vfmadd231ps	%zmm3, %zmm1, %zmm11
	vfmadd231ps	%zmm2, %zmm1, %zmm10
	vfmadd231ps	%zmm0, %zmm1, %zmm9
	vbroadcastss	1024(%rdi,%rax,4), %zmm1
	addq	$1, %rax
	vfmadd231ps	%zmm4, %zmm1, %zmm8
	vfmadd231ps	%zmm3, %zmm1, %zmm7
	vfmadd231ps	%zmm2, %zmm1, %zmm6
	vfmadd231ps	%zmm0, %zmm1, %zmm5
	cmpl	%eax, %r15d
	jg	.L3410
	subq	$-128, %r10
	vmovups	%zmm12, (%r12)
	addq	$256, %r11
	addq	$256, %r12
	vmovups	%zmm11, -192(%r12)
	vmovups	%zmm10, -128(%r12)
	vmovups	%zmm9, -64(%r12)
	vmovups	%zmm8, -256(%r11)
	vmovups	%zmm7, -192(%r11)
	vmovups	%zmm6, -128(%r11)
	vmovups	%zmm5, -64(%r11)
	cmpq	%r10, %r13
	jne	.L3411
	movl	-6224(%rbp), %ecx
	sall	$6, %ecx
	movl	%ecx, %r10d
	leal	15(%rcx), %eax
.L3399:
	cmpl	%eax, %r8d
	jle	.L3412
	movq	-6192(%rbp), %r13
	movq	-6208(%rbp), %rax
	movslq	%r10d, %r11
	leaq	-5952(%rbp), %rdx
	movslq	-6200(%rbp), %r9
	movl	-6180(%rbp), %r12d
	movq	-6168(%rbp), %rsi
	leaq	0(%r13,%rax,4), %rcx
.L3414:
	vmovups	0(%r13,%r11,4), %zmm2
	vmovups	(%rcx,%r11,4), %zmm1
	leaq	(%r11,%r11), %rbx
	movq	%r9, %rax
	.p2align 4,,10
	.p2align 3
.L3413:
	movq	2696(%rdx,%rax,8), %rdi
	vpmovzxwd	(%rdi,%rbx), %zmm0
	vpslld	$16, %zmm0, %zmm0
	vfmadd231ps	(%rsi,%rax,4){1to16}, %zmm0, %zmm2
	vfmadd231ps	1024(%rsi,%rax,4){1to16}, %zmm0, %zmm1
	addq	$1, %rax
	cmpl	%eax, %r12d
	jg	.L3413
	vmovups	%zmm2, 0(%r13,%r11,4)
	vmovups	%zmm1, (%rcx,%r11,4)
	addq	$16, %r11
	leal	15(%r11), %eax
	cmpl	%eax, %r8d
	jg	.L3414
	leal	-16(%r8), %eax
	leal	15(%r10), %edx
	subl	%r10d, %eax
	andl	$-16, %eax
	cmpl	%edx, %r8d
	movl	$0, %edx
	cmovle	%edx, %eax
	leal	16(%r10,%rax), %r10d
.L3412:
	movq	-6168(%rbp), %rbx
	leaq	6144(%rbx), %rax
	cmpl	%r10d, %r8d
	je	.L3312
	movl	%r8d, %ecx
	movl	$1, %eax
	movslq	%r10d, %rdx
	movq	-6208(%rbp), %r11
	subl	%r10d, %ecx
	movslq	-6200(%rbp), %r9
	movl	-6180(%rbp), %edi
	xorl	%r10d, %r10d
	sall	%cl, %eax
	leaq	(%rdx,%rdx), %r12
	salq	$2, %r11
	movq	%rbx, %rcx
	subl	$1, %eax
	movzwl	%ax, %eax
	kmovd	%eax, %k1
	movq	-6192(%rbp), %rax
	leaq	(%rax,%rdx,4), %r8
	leaq	-5952(%rbp), %rdx
.L3416:
	vmovups	(%r8), %zmm1{%k1}{z}
	movq	%r9, %rax
.L3415:
	movq	2696(%rdx,%rax,8), %rsi
	addq	%r12, %rsi
	vmovdqu16	(%rsi), %ymm0{%k1}{z}
	vpmovzxwd	%ymm0, %zmm0
	vpslld	$16, %zmm0, %zmm0
	vfmadd231ps	(%rcx,%rax,4){1to16}, %zmm0, %zmm1
	addq	$1, %rax
	cmpl	%eax, %edi
	jg	.L3415
	vmovups	%zmm1, (%r8){%k1}
	addq	$1024, %rcx
	addq	%r11, %r8
	cmpl	$256, %r10d
	je	.L3701
	movl	$256, %r10d
	jmp	.L3416
.L3391:
	movl	$15, %eax
	xorl	%r10d, %r10d
	cmpl	$63, %r8d
	jle	.L3401
	leal	-64(%r8), %eax
	movl	%edi, %r14d
	xorl	%r10d, %r10d
	movq	-6192(%rbp), %r11
	shrl	$6, %eax
	movslq	-6200(%rbp), %r9
	movq	-6168(%rbp), %r15
	leaq	-5952(%rbp), %rdx
	addl	$1, %eax
	movq	%rax, %rcx
	salq	$7, %rax
	movq	%rax, %r12
.L3405:
	vmovups	(%r11), %zmm8
	leaq	32(%r10), %r13
	movq	%r9, %rax
	vmovups	64(%r11), %zmm7
	vmovups	128(%r11), %zmm6
	leaq	64(%r10), %rbx
	leaq	96(%r10), %rdi
	vmovups	192(%r11), %zmm5
	.p2align 4,,10
	.p2align 3
.L3404:
	movq	2696(%rdx,%rax,8), %rsi
	vbroadcastss	(%r15,%rax,4), %zmm0
	addq	$1, %rax
	vpmovzxwd	(%rsi,%r10), %zmm4
	vpmovzxwd	(%rsi,%r13), %zmm3
	vpmovzxwd	(%rsi,%rbx), %zmm2
	vpmovzxwd	(%rsi,%rdi), %zmm1
	vpslld	$16, %zmm4, %zmm4
	vpslld	$16, %zmm3, %zmm3
	vpslld	$16, %zmm2, %zmm2
	vpslld	$16, %zmm1, %zmm1
	vfmadd231ps	%zmm4, %zmm0, %zmm8
	vfmadd231ps	%zmm3, %zmm0, %zmm7
	vfmadd231ps	%zmm2, %zmm0, %zmm6
	vfmadd231ps	%zmm1, %zmm0, %zmm5
	cmpl	%eax, %r14d
	jg	.L3404
	subq	$-128, %r10
	vmovups	%zmm8, (%r11)
	addq	$256, %r11
	vmovups	%zmm7, -192(%r11)
	vmovups	%zmm6, -128(%r11)
	vmovups	%zmm5, -64(%r11)
	cmpq	%r10, %r12
	jne	.L3405
	sall	$6, %ecx
	movl	%ecx, %r10d
	leal	15(%rcx), %eax
.L3401:
	cmpl	%eax, %r8d
	jle	.L3406
	movslq	-6200(%rbp), %r9
	movl	-6180(%rbp), %edi
	movslq	%r10d, %r11
	leaq	-5952(%rbp), %rdx
	movq	-6192(%rbp), %r12
	movq	-6168(%rbp), %rbx
.L3408:
	vmovups	(%r12,%r11,4), %zmm1
	leaq	(%r11,%r11), %rsi
	movq	%r9, %rax
	.p2align 4,,10
	.p2align 3
.L3407:
	movq	2696(%rdx,%rax,8), %rcx
	vpmovzxwd	(%rcx,%rsi), %zmm0
	vpslld	$16, %zmm0, %zmm0
	vfmadd231ps	(%rbx,%rax,4){1to16}, %zmm0, %zmm1
	addq	$1, %rax
	cmpl	%eax, %edi
	jg	.L3407
	vmovups	%zmm1, (%r12,%r11,4)
	addq	$16, %r11
	leal	15(%r11), %eax
	cmpl	%eax, %r8d
	jg	.L3408
	leal	-16(%r8), %eax
	leal	15(%r10), %edx
	subl	%r10d, %eax
	andl	$-16, %eax
	cmpl	%edx, %r8d
	movl	$0, %edx
	cmovle	%edx, %eax
	leal	16(%r10,%rax), %r10d
.L3406:
	movq	-6168(%rbp), %rbx
	leaq	6144(%rbx), %rax
	cmpl	%r10d, %r8d
	je	.L3312
	movl	%r8d, %ecx
	movl	$1, %edx
	movq	-6192(%rbp), %rdi
	movslq	%r10d, %rax
	subl	%r10d, %ecx
	leaq	(%rax,%rax), %r8
	movq	%rbx, %r10
	sall	%cl, %edx
	leaq	(%rdi,%rax,4), %r9
	movslq	-6200(%rbp), %rax
	leal	-1(%rdx), %ecx
	leaq	-5952(%rbp), %rdx
	movzwl	%cx, %edi
	kmovw	%ecx, %k5
	vmovups	(%r9), %zmm1{%k5}{z}
	kmovd	%edi, %k1
	movl	-6180(%rbp), %edi
.L3409:
	movq	2696(%rdx,%rax,8), %rsi
	addq	%r8, %rsi
	vmovdqu16	(%rsi), %ymm0{%k1}{z}
	vpmovzxwd	%ymm0, %zmm0
	vpslld	$16, %zmm0, %zmm0
	vfmadd231ps	(%r10,%rax,4){1to16}, %zmm0, %zmm1
	addq	$1, %rax
	cmpl	%eax, %edi
	jg	.L3409
	kmovw	%ecx, %k6
	vmovups	%zmm1, (%r9){%k6}
	movq	-6168(%rbp), %rax
	addq	$6144, %rax
	jmp	.L3312
.L3506:
	movl	$256, %edx
	movl	%r8d, %edi
	vpxor	%xmm0, %xmm0, %xmm0
	xorl	%esi, %esi
	vpbroadcastd	%edx, %ymm2
	xorl	%r11d, %r11d
	jmp	.L3313
.L3385:
	movl	$15, %eax
	xorl	%r11d, %r11d
	cmpl	$63, %r8d
	jle	.L3403
	movq	-6208(%rbp), %rax
	movq	-6192(%rbp), %rbx
	movl	%r8d, -6288(%rbp)
	movslq	-6200(%rbp), %r9
	movq	-6168(%rbp), %rcx
	salq	$2, %rax
	movq	%rbx, %r14
	leaq	(%rbx,%rax), %r11
	leaq	(%r11,%rax), %r10
	leaq	(%r10,%rax), %r15
	leaq	(%r15,%rax), %rdx
	leaq	(%rdx,%rax), %r13
	leal	-64(%r8), %eax
	shrl	$6, %eax
	addl	$1, %eax
	movq	%rax, %r12
	salq	$7, %rax
	movq	%rax, -6224(%rbp)
	leaq	-5952(%rbp,%r9,8), %rax
	movq	%rax, -6280(%rbp)
	leaq	(%rcx,%r9,4), %rax
	movq	%rax, -6272(%rbp)
	movl	-6180(%rbp), %eax
	movl	%r12d, -6296(%rbp)
	subl	%r9d, %eax
	addq	%r9, %rax
	xorl	%r9d, %r9d
	leaq	(%rcx,%rax,4), %rbx
.L3439:
	vmovups	(%r14), %zmm28
	vmovups	(%r11), %zmm24
	leaq	32(%r9), %r12
	leaq	64(%r9), %r8
	vmovups	64(%r14), %zmm27
	vmovups	64(%r11), %zmm23
	leaq	96(%r9), %rdi
	vmovups	128(%r14), %zmm26
	vmovups	(%r10), %zmm20
	vmovups	192(%r14), %zmm25
	vmovups	64(%r10), %zmm19
	vmovups	128(%r11), %zmm22
	vmovups	(%r15), %zmm16
	vmovups	192(%r11), %zmm21
	vmovups	64(%r15), %zmm15
	vmovups	128(%r10), %zmm18
	vmovups	(%rdx), %zmm12
	vmovups	64(%rdx), %zmm11
	vmovups	0(%r13), %zmm8
	vmovups	192(%r10), %zmm17
	vmovups	128(%r15), %zmm14
	vmovups	64(%r13), %zmm7
	movq	-6272(%rbp), %rax
	vmovups	192(%r15), %zmm13
	vmovups	128(%rdx), %zmm10
	vmovups	192(%rdx), %zmm9
	movq	-6280(%rbp), %rsi
	vmovups	128(%r13), %zmm6
	vmovups	192(%r13), %zmm5
	.p2align 4,,10
	.p2align 3
.L3438:
	movq	2696(%rsi), %rcx
	vbroadcastss	(%rax), %zmm4
	addq	$4, %rax
	addq	$8, %rsi
	vpmovzxwd	(%rcx,%r9), %zmm3
	vpmovzxwd	(%rcx,%r12), %zmm2
	vpmovzxwd	(%rcx,%r8), %zmm1
	vpmovzxwd	(%rcx,%rdi), %zmm0
	vpslld	$16, %zmm3, %zmm3
	vpslld	$16, %zmm2, %zmm2
	vpslld	$16, %zmm1, %zmm1
	vpslld	$16, %zmm0, %zmm0
	vfmadd231ps	%zmm3, %zmm4, %zmm28
	vfmadd231ps	%zmm2, %zmm4, %zmm27
	vfmadd231ps	%zmm1, %zmm4, %zmm26
	vfmadd231ps	%zmm0, %zmm4, %zmm25
	vbroadcastss	1020(%rax), %zmm4
	vfmadd231ps	%zmm3, %zmm4, %zmm24
	vfmadd231ps	%zmm2, %zmm4, %zmm23
	vfmadd231ps	%zmm1, %zmm4, %zmm22
	vfmadd231ps	%zmm0, %zmm4, %zmm21
	vbroadcastss	2044(%rax), %zmm4
	vfmadd231ps	%zmm3, %zmm4, %zmm20
	vfmadd231ps	%zmm2, %zmm4, %zmm19
	vfmadd231ps	%zmm1, %zmm4, %zmm18
	vfmadd231ps	%zmm0, %zmm4, %zmm17
	vbroadcastss	3068(%rax), %zmm4
	vfmadd231ps	%zmm3, %zmm4, %zmm16
	vfmadd231ps	%zmm2, %zmm4, %zmm15
	vfmadd231ps	%zmm1, %zmm4, %zmm14
	vfmadd231ps	%zmm0, %zmm4, %zmm13
	vbroadcastss	4092(%rax), %zmm4
	vfmadd231ps	%zmm3, %zmm4, %zmm12
	vfmadd231ps	%zmm2, %zmm4, %zmm11
	vfmadd231ps	%zmm1, %zmm4, %zmm10
	vfmadd231ps	%zmm0, %zmm4, %zmm9
	vbroadcastss	5116(%rax), %zmm4
	vfmadd231ps	%zmm3, %zmm4, %zmm8
	vfmadd231ps	%zmm2, %zmm4, %zmm7
	vfmadd231ps	%zmm1, %zmm4, %zmm6
	vfmadd231ps	%zmm0, %zmm4, %zmm5
	cmpq	%rax, %rbx
	jne	.L3438
	vmovups	%zmm28, (%r14)
	subq	$-128, %r9
	addq	$256, %r14
	addq	$256, %r11
	vmovups	%zmm26, -128(%r14)
	addq	$256, %r10
	addq	$256, %r15
	addq	$256, %rdx
	vmovups	%zmm25, -64(%r14)
	addq	$256, %r13
	vmovups	%zmm27, -192(%r14)
	vmovups	%zmm24, -256(%r11)
	vmovups	%zmm23, -192(%r11)
	vmovups	%zmm22, -128(%r11)
	vmovups	%zmm21, -64(%r11)
	vmovups	%zmm20, -256(%r10)
	vmovups	%zmm19, -192(%r10)
	vmovups	%zmm18, -128(%r10)
	vmovups	%zmm17, -64(%r10)
	vmovups	%zmm16, -256(%r15)
	vmovups	%zmm15, -192(%r15)
	vmovups	%zmm14, -128(%r15)
	vmovups	%zmm13, -64(%r15)
	vmovups	%zmm12, -256(%rdx)
	vmovups	%zmm11, -192(%rdx)
	vmovups	%zmm10, -128(%rdx)
	vmovups	%zmm9, -64(%rdx)
	vmovups	%zmm8, -256(%r13)
	vmovups	%zmm7, -192(%r13)
	vmovups	%zmm6, -128(%r13)
	vmovups	%zmm5, -64(%r13)
	cmpq	%r9, -6224(%rbp)
	jne	.L3439
	movl	-6296(%rbp), %r11d
	movl	-6288(%rbp), %r8d
	sall	$6, %r11d
	leal	15(%r11), %eax
.L3403:
	cmpl	%eax, %r8d
	jle	.L3440
	movq	-6208(%rbp), %rax
	movslq	%r11d, %r12
	movslq	-6200(%rbp), %r9
	movq	-6168(%rbp), %r15
	leaq	(%rax,%rax), %r13
	leaq	0(,%rax,4), %r14
	leaq	0(%r13,%rax), %rbx
	leaq	-5952(%rbp,%r9,8), %rdi
	vmovq	%rbx, %xmm10
	leaq	(%r14,%rax), %rbx
	leaq	(%r15,%r9,4), %rsi
	movq	-6192(%rbp), %rax
	leaq	(%rax,%r12,4), %rcx
	movl	-6180(%rbp), %eax
	subl	%r9d, %eax
	addq	%r9, %rax
	vmovq	%xmm10, %r9
	leaq	(%r15,%rax,4), %r10
.L3442:
	movq	-6208(%rbp), %rax
	vmovups	(%rcx), %zmm6
	movq	%rcx, -6224(%rbp)
	leaq	(%r12,%r12), %r15
	vmovups	(%rcx,%r13,4), %zmm4
	vmovups	(%rcx,%r9,4), %zmm3
	movq	%rdi, %rdx
	vmovups	(%rcx,%r14,4), %zmm2
	vmovups	(%rcx,%rbx,4), %zmm1
	vmovups	(%rcx,%rax,4), %zmm5
	movq	%rsi, %rax
	.p2align 4,,10
	.p2align 3
.L3441:
	movq	2696(%rdx), %rcx
	addq	$4, %rax
	addq	$8, %rdx
	vpmovzxwd	(%rcx,%r15), %zmm0
	vpslld	$16, %zmm0, %zmm0
	vfmadd231ps	-4(%rax){1to16}, %zmm0, %zmm6
	vfmadd231ps	1020(%rax){1to16}, %zmm0, %zmm5
	vfmadd231ps	2044(%rax){1to16}, %zmm0, %zmm4
	vfmadd231ps	3068(%rax){1to16}, %zmm0, %zmm3
	vfmadd231ps	4092(%rax){1to16}, %zmm0, %zmm2
	vfmadd231ps	5116(%rax){1to16}, %zmm0, %zmm1
	cmpq	%rax, %r10
	jne	.L3441
	movq	-6224(%rbp), %rcx
	movq	-6208(%rbp), %rax
	addq	$16, %r12
	vmovups	%zmm6, (%rcx)
	vmovups	%zmm5, (%rcx,%rax,4)
	leal	15(%r12), %eax
	vmovups	%zmm4, (%rcx,%r13,4)
	vmovups	%zmm3, (%rcx,%r9,4)
	vmovups	%zmm2, (%rcx,%r14,4)
	vmovups	%zmm1, (%rcx,%rbx,4)
	addq	$64, %rcx
	cmpl	%eax, %r8d
	jg	.L3442
	leal	-16(%r8), %eax
	leal	15(%r11), %edx
	subl	%r11d, %eax
	andl	$-16, %eax
	cmpl	%edx, %r8d
	movl	$0, %edx
	cmovle	%edx, %eax
	leal	16(%r11,%rax), %r11d
.L3440:
	movq	-6168(%rbp), %rbx
	leaq	6144(%rbx), %rax
	cmpl	%r11d, %r8d
	je	.L3312
	movl	%r8d, %ecx
	movl	$1, %edx
	movslq	%r11d, %r9
	movq	-6192(%rbp), %rdi
	subl	%r11d, %ecx
	movq	-6208(%rbp), %r8
	leaq	(%r9,%r9), %r11
	movl	-6180(%rbp), %r10d
	sall	%cl, %edx
	subl	$1, %edx
	salq	$2, %r8
	movzwl	%dx, %ecx
	leaq	-5952(%rbp), %rdx
	kmovd	%ecx, %k1
	leaq	(%rdi,%r9,4), %rcx
	movslq	-6200(%rbp), %r9
.L3444:
	vmovups	(%rcx), %zmm1{%k1}{z}
	movq	%r9, %rsi
	.p2align 4,,10
	.p2align 3
.L3443:
	movq	2696(%rdx,%rsi,8), %rdi
	addq	%r11, %rdi
	vmovdqu16	(%rdi), %ymm0{%k1}{z}
	vpmovzxwd	%ymm0, %zmm0
	vpslld	$16, %zmm0, %zmm0
	vfmadd231ps	(%rbx,%rsi,4){1to16}, %zmm0, %zmm1
	addq	$1, %rsi
	cmpl	%esi, %r10d
	jg	.L3443
	addq	$1024, %rbx
	vmovups	%zmm1, (%rcx){%k1}
	addq	%r8, %rcx
	cmpq	%rbx, %rax
	jne	.L3444
	jmp	.L3312
.L3320:
	xorl	%edx, %edx
	leal	(%r8,%r8), %ecx
	movl	$10240, %eax
	idivl	%ecx
	movl	$64, %edx
	cmpl	%edx, %eax
	cmovle	%eax, %edx
	xorl	%eax, %eax
	movl	%edx, %r12d
	testl	%edx, %edx
	cmovs	%eax, %r12d
	cmpl	$63, %r8d
	jle	.L3511
	movq	-6208(%rbp), %rax
	movq	-6192(%rbp), %rcx
	movl	%r8d, -6312(%rbp)
	xorl	%r11d, %r11d
	movslq	-6200(%rbp), %r9
	movq	-6168(%rbp), %rdx
	movl	%r12d, -6240(%rbp)
	xorl	%r10d, %r10d
	salq	$2, %rax
	movq	%rcx, -6224(%rbp)
	leaq	(%rcx,%rax), %r15
	leal	(%r9,%r12), %edi
	leaq	(%r15,%rax), %rcx
	vmovd	%edi, %xmm29
	leaq	(%rcx,%rax), %r14
	vmovdqa32	%xmm29, %xmm31
	leaq	(%r14,%rax), %r13
	leaq	0(%r13,%rax), %rdi
	leal	-64(%r8), %eax
	shrl	$6, %eax
	addl	$1, %eax
	movq	%rax, %rsi
	salq	$7, %rax
	movq	%rax, -6352(%rbp)
	leaq	-5952(%rbp,%r9,8), %rax
	movq	%rax, -6344(%rbp)
	leaq	(%rdx,%r9,4), %rax
	movq	%rax, -6336(%rbp)
	movl	-6180(%rbp), %eax
	movl	%esi, -6364(%rbp)
	movq	-6224(%rbp), %rsi
	subl	%r9d, %eax
	addq	%r9, %rax
	leaq	(%rdx,%rax,4), %rax
	xorl	%edx, %edx
	movq	%rax, -6328(%rbp)
.L3376:
	movq	%rdi, -6272(%rbp)
	vmovups	0(%r13), %zmm12
	leaq	32(%r11), %r12
	leaq	64(%r11), %rbx
	movq	%r13, -6280(%rbp)
	vmovups	(%rdi), %zmm8
	leaq	96(%r11), %r9
	vmovups	64(%r13), %zmm11
	vmovups	64(%rdi), %zmm7
	movq	%rsi, -6224(%rbp)
	vmovups	128(%r13), %zmm10
	vmovups	(%rsi), %zmm28
	movq	%r14, -6288(%rbp)
	vmovups	192(%r13), %zmm9
	movq	%rcx, -6296(%rbp)
	vmovups	128(%rdi), %zmm6
	vmovups	(%r15), %zmm24
	vmovups	192(%rdi), %zmm5
	vmovups	(%rcx), %zmm20
	vmovd	%xmm31, %edi
	vmovups	64(%rsi), %zmm27
	vmovups	64(%r15), %zmm23
	vmovups	128(%rsi), %zmm26
	vmovups	(%r14), %zmm16
	vmovups	64(%rcx), %zmm19
	vmovups	64(%r14), %zmm15
	vmovups	192(%rsi), %zmm25
	vmovups	128(%r15), %zmm22
	vmovups	192(%r15), %zmm21
	vmovups	128(%rcx), %zmm18
	movq	-6336(%rbp), %rax
	movq	-6344(%rbp), %r8
	vmovups	192(%rcx), %zmm17
	movq	-6328(%rbp), %r13
	vmovups	128(%r14), %zmm14
	vmovups	192(%r14), %zmm13
	movl	-6312(%rbp), %ecx
	movq	%r15, -6304(%rbp)
	.p2align 4,,10
	.p2align 3
.L3375:
	leal	(%r10,%rdi), %esi
	movq	2696(%r8), %r14
	movslq	%esi, %rsi
	movq	-3256(%rbp,%rsi,8), %r15
	movslq	%edx, %rsi
	addl	$64, %edx
	addq	%rsi, %rsi
	prefetcht0	(%r15,%rsi)
	prefetcht0	64(%r15,%rsi)
	cmpl	%edx, %ecx
	jg	.L3374
	addl	$1, %r10d
	xorl	%edx, %edx
.L3374:
	vpmovzxwd	(%r14,%r11), %zmm3
	vpmovzxwd	(%r14,%r12), %zmm2
	addq	$4, %rax
	addq	$8, %r8
	vpmovzxwd	(%r14,%rbx), %zmm1
	vpmovzxwd	(%r14,%r9), %zmm0
	vbroadcastss	-4(%rax), %zmm4
	vpslld	$16, %zmm3, %zmm3
	vpslld	$16, %zmm2, %zmm2
	vpslld	$16, %zmm1, %zmm1
	vpslld	$16, %zmm0, %zmm0
	vfmadd231ps	%zmm3, %zmm4, %zmm28
	vfmadd231ps	%zmm2, %zmm4, %zmm27
	vfmadd231ps	%zmm1, %zmm4, %zmm26
	vfmadd231ps	%zmm0, %zmm4, %zmm25
	vbroadcastss	1020(%rax), %zmm4
	vfmadd231ps	%zmm3, %zmm4, %zmm24
	vfmadd231ps	%zmm2, %zmm4, %zmm23
	vfmadd231ps	%zmm1, %zmm4, %zmm22
	vfmadd231ps	%zmm0, %zmm4, %zmm21
	vbroadcastss	2044(%rax), %zmm4
	vfmadd231ps	%zmm3, %zmm4, %zmm20
	vfmadd231ps	%zmm2, %zmm4, %zmm19
	vfmadd231ps	%zmm1, %zmm4, %zmm18
	vfmadd231ps	%zmm0, %zmm4, %zmm17
	vbroadcastss	3068(%rax), %zmm4
	vfmadd231ps	%zmm3, %zmm4, %zmm16
	vfmadd231ps	%zmm2, %zmm4, %zmm15
	vfmadd231ps	%zmm1, %zmm4, %zmm14
	vfmadd231ps	%zmm0, %zmm4, %zmm13
	vbroadcastss	4092(%rax), %zmm4
	vfmadd231ps	%zmm3, %zmm4, %zmm12
	vfmadd231ps	%zmm2, %zmm4, %zmm11
	vfmadd231ps	%zmm1, %zmm4, %zmm10
	vfmadd231ps	%zmm0, %zmm4, %zmm9
	vbroadcastss	5116(%rax), %zmm4
	vfmadd231ps	%zmm3, %zmm4, %zmm8
	vfmadd231ps	%zmm2, %zmm4, %zmm7
	vfmadd231ps	%zmm1, %zmm4, %zmm6
	vfmadd231ps	%zmm0, %zmm4, %zmm5
	cmpq	%rax, %r13
	jne	.L3375
	movq	-6224(%rbp), %rsi
	movq	-6272(%rbp), %rdi
	subq	$-128, %r11
	movq	-6280(%rbp), %r13
	movq	-6288(%rbp), %r14
	movq	-6296(%rbp), %rcx
	movq	-6304(%rbp), %r15
	vmovups	%zmm28, (%rsi)
	addq	$256, %rdi
	movq	-6352(%rbp), %rax
	vmovups	%zmm27, 64(%rsi)
	addq	$256, %r14
	addq	$256, %rsi
	vmovups	%zmm26, -128(%rsi)
	addq	$256, %r15
	addq	$256, %rcx
	addq	$256, %r13
	vmovups	%zmm25, -64(%rsi)
	vmovups	%zmm24, -256(%r15)
	vmovups	%zmm23, -192(%r15)
	vmovups	%zmm22, -128(%r15)
	vmovups	%zmm21, -64(%r15)
	vmovups	%zmm20, -256(%rcx)
	vmovups	%zmm19, -192(%rcx)
	vmovups	%zmm18, -128(%rcx)
	vmovups	%zmm17, -64(%rcx)
	vmovups	%zmm16, -256(%r14)
	vmovups	%zmm15, -192(%r14)
	vmovups	%zmm14, -128(%r14)
	vmovups	%zmm13, -64(%r14)
	vmovups	%zmm12, -256(%r13)
	vmovups	%zmm11, -192(%r13)
	vmovups	%zmm10, -128(%r13)
	vmovups	%zmm9, -64(%r13)
	vmovups	%zmm8, -256(%rdi)
	vmovups	%zmm7, -192(%rdi)
	vmovups	%zmm6, -128(%rdi)
	vmovups	%zmm5, -64(%rdi)
	cmpq	%rax, %r11
	jne	.L3376
	movl	-6364(%rbp), %esi
	movl	-6312(%rbp), %r8d
	movl	-6240(%rbp), %r12d
	sall	$6, %esi
	movl	%esi, %r14d
	leal	15(%rsi), %eax
.L3373:
	cmpl	%eax, %r8d
	jle	.L3377
	movq	-6208(%rbp), %rax
	movslq	-6200(%rbp), %r9
	movslq	%r14d, %r15
	movq	-6168(%rbp), %rdi
	leaq	(%rax,%rax), %rbx
	leaq	0(,%rax,4), %rcx
	addl	%r9d, %r12d
	vmovq	%rbx, %xmm7
	addq	%rax, %rbx
	addq	%rcx, %rax
	vmovq	%rax, %xmm8
	movq	-6192(%rbp), %rax
	vmovq	%rbx, %xmm9
	leaq	(%rax,%r15,4), %r11
	leaq	-5952(%rbp,%r9,8), %rax
	movq	%rax, -6224(%rbp)
	leaq	(%rdi,%r9,4), %rax
	movq	%rax, -6272(%rbp)
	movl	-6180(%rbp), %eax
	subl	%r9d, %eax
	addq	%r9, %rax
	movq	%rcx, %r9
	leaq	(%rdi,%rax,4), %r13
.L3380:
	movq	-6208(%rbp), %rax
	leaq	(%r15,%r15), %rcx
	movq	-6224(%rbp), %rdi
	movq	%r15, -6280(%rbp)
	vmovups	(%r11), %zmm6
	vmovups	(%r11,%r9,4), %zmm2
	movl	%r14d, %r15d
	movq	%rcx, %rsi
	vmovups	(%r11,%rax,4), %zmm5
	vmovq	%xmm7, %rax
	movq	%r11, %r14
	vmovups	(%r11,%rax,4), %zmm4
	vmovq	%xmm9, %rax
	vmovups	(%r11,%rax,4), %zmm3
	vmovq	%xmm8, %rax
	vmovups	(%r11,%rax,4), %zmm1
	movq	-6272(%rbp), %rax
	movl	%r8d, %r11d
	.p2align 4,,10
	.p2align 3
.L3379:
	leal	(%r10,%r12), %ebx
	movslq	%edx, %rcx
	addl	$16, %edx
	movq	2696(%rdi), %r8
	movslq	%ebx, %rbx
	movq	-3256(%rbp,%rbx,8), %rbx
	prefetcht0	(%rbx,%rcx,2)
	cmpl	%edx, %r11d
	jg	.L3378
	addl	$1, %r10d
	xorl	%edx, %edx
.L3378:
	vpmovzxwd	(%r8,%rsi), %zmm0
	addq	$4, %rax
	addq	$8, %rdi
	vpslld	$16, %zmm0, %zmm0
	vfmadd231ps	-4(%rax){1to16}, %zmm0, %zmm6
	vfmadd231ps	1020(%rax){1to16}, %zmm0, %zmm5
	vfmadd231ps	2044(%rax){1to16}, %zmm0, %zmm4
	vfmadd231ps	3068(%rax){1to16}, %zmm0, %zmm3
	vfmadd231ps	4092(%rax){1to16}, %zmm0, %zmm2
	vfmadd231ps	5116(%rax){1to16}, %zmm0, %zmm1
	cmpq	%rax, %r13
	jne	.L3379
	movq	-6208(%rbp), %rax
	movl	%r11d, %r8d
	movq	%r14, %r11
	movl	%r15d, %r14d
	vmovups	%zmm6, (%r11)
	movq	-6280(%rbp), %r15
	vmovups	%zmm5, (%r11,%rax,4)
	vmovq	%xmm7, %rax
	vmovups	%zmm4, (%r11,%rax,4)
	vmovq	%xmm9, %rax
	addq	$16, %r15
	vmovups	%zmm3, (%r11,%rax,4)
	vmovq	%xmm8, %rax
	vmovups	%zmm2, (%r11,%r9,4)
	vmovups	%zmm1, (%r11,%rax,4)
	leal	15(%r15), %eax
	addq	$64, %r11
	cmpl	%eax, %r8d
	jg	.L3380
	leal	-16(%r8), %eax
	leal	15(%r14), %edx
	subl	%r14d, %eax
	andl	$-16, %eax
	cmpl	%edx, %r8d
	movl	$0, %edx
	cmovle	%edx, %eax
	leal	16(%r14,%rax), %r14d
.L3377:
	cmpl	%r14d, %r8d
	je	.L3701
	movl	%r8d, %ecx
	movl	$1, %eax
	movq	-6208(%rbp), %r8
	movslq	%r14d, %rdx
	subl	%r14d, %ecx
	movq	-6168(%rbp), %rbx
	leaq	(%rdx,%rdx), %r11
	movslq	-6200(%rbp), %r9
	sall	%cl, %eax
	movl	-6180(%rbp), %r10d
	salq	$2, %r8
	subl	$1, %eax
	movzwl	%ax, %eax
	kmovd	%eax, %k1
	movq	-6192(%rbp), %rax
	leaq	(%rax,%rdx,4), %rcx
	leaq	-5952(%rbp), %rdx
	leaq	6144(%rbx), %rax
.L3383:
	vmovups	(%rcx), %zmm1{%k1}{z}
	movq	%r9, %rsi
	.p2align 4,,10
	.p2align 3
.L3382:
	movq	2696(%rdx,%rsi,8), %rdi
	addq	%r11, %rdi
	vmovdqu16	(%rdi), %ymm0{%k1}{z}
	vpmovzxwd	%ymm0, %zmm0
	vpslld	$16, %zmm0, %zmm0
	vfmadd231ps	(%rbx,%rsi,4){1to16}, %zmm0, %zmm1
	addq	$1, %rsi
	cmpl	%esi, %r10d
	jg	.L3382
	addq	$1024, %rbx
	vmovups	%zmm1, (%rcx){%k1}
	addq	%r8, %rcx
	cmpq	%rbx, %rax
	jne	.L3383
	jmp	.L3312
.L3502:
	movl	%eax, %edx
	xorl	%edi, %edi
	jmp	.L3283
.L3710:
	movq	%rdx, -6080(%rbp)
	movq	%rax, -6032(%rbp)
	jmp	.L3231
.L3501:
	movl	%ecx, %edi
	xorl	%r9d, %r9d
	jmp	.L3276
.L3199:
	movl	$0, -6216(%rbp)
	kortestb	%k0, %k0
	jne	.L3451
.L3129:
	cmpl	$8, -6184(%rbp)
	jg	.L3449
	movslq	%edi, %rax
	addq	%rax, %rax
	cmpq	$511, %rax
	ja	.L3712
	leal	(%rdi,%rdi), %ebx
	xorl	%edx, %edx
	movl	$10240, %eax
	movl	-6216(%rbp), %edi
	idivl	%ebx
	movl	-6168(%rbp), %ebx
	movl	%eax, %ecx
	movl	$64, %eax
	cmpl	%eax, %ecx
	cmovle	%ecx, %eax
	xorl	%edx, %edx
	testl	%eax, %eax
	cmovs	%edx, %eax
	cmpl	%edi, %ebx
	jge	.L3266
	movslq	%ebx, %r10
	leaq	-5952(%rbp), %r11
	jmp	.L3228
.L3214:
	movl	-6216(%rbp), %ebx
	movslq	-6176(%rbp), %r13
	leaq	(%r11,%rsi,8), %rcx
	leal	79(%rbx), %edx
	subl	%eax, %edx
	addq	%rsi, %rdx
	leaq	336(%r13), %rsi
	leaq	-5944(%rbp,%rdx,8), %rax
.L3220:
	movq	-5944(%rbp,%r13,8), %rdx
	addq	$8, %rcx
	movq	%rdx, (%rcx)
	movq	-5944(%rbp,%rsi,8), %rdx
	movq	%rdx, 2688(%rcx)
	cmpq	%rcx, %rax
	jne	.L3220
	cmpl	$8, -6184(%rbp)
	jle	.L3713
	jmp	.L3689
.L3702:
	movl	-6168(%rbp), %r15d
	movq	-6192(%rbp), %r8
	movq	$0, -56(%rbp)
	movl	%r15d, -5952(%rbp)
	cmpq	%r8, %rbx
	jle	.L3456
	leaq	-1(%rbx), %rax
	movq	-6232(%rbp), %rdx
	kxorb	%k1, %k1, %k1
	kxorb	%k0, %k0, %k0
	cmpq	%rax, %r8
	movq	%rax, -6200(%rbp)
	kmovb	%k1, %k7
	cmovle	%r8, %rax
	movq	176(%rdx), %r12
	xorl	%r9d, %r9d
	movl	$0, -6216(%rbp)
	movq	200(%rdx), %r13
	vmovq	%rax, %xmm3
	movl	%r15d, %eax
.L3130:
	movslq	(%r12,%r8,4), %rdx
	movq	-6176(%rbp), %rsi
	movslq	%r9d, %r10
	movl	$0, -568(%rbp,%r10,4)
	addq	$1, %rdx
	movq	%rdx, %rcx
	subq	%rsi, %rcx
	js	.L3714
	movslq	%r15d, %rsi
	cmpq	%rcx, %rsi
	cmovl	%r15d, %ecx
	xorl	%esi, %esi
	movl	%ecx, -312(%rbp,%r10,4)
	testq	%r13, %r13
	jg	.L3155
.L3158:
	cmpl	%esi, %ecx
	jle	.L3156
	cmpl	%eax, %esi
	jge	.L3162
	movl	$1, %edx
	movl	%esi, %eax
	kmovb	%edx, %k0
.L3162:
	movl	-6216(%rbp), %edx
	cmpl	%edx, %ecx
	jle	.L3161
	movl	%ecx, -6216(%rbp)
	movl	$1, %ecx
	kmovb	%ecx, %k7
.L3161:
	leaq	1(%r8), %r10
	vmovq	%xmm3, %rcx
	addl	$1, %r9d
	cmpq	%rcx, %r10
	jle	.L3715
	kmovb	%k7, %k1
	cmpq	%r10, %rbx
	jle	.L3716
	movq	-6192(%rbp), %r14
	movq	-6200(%rbp), %r15
	leaq	2(%r8), %rdx
	leaq	(%r12,%r10,4), %rcx
	movl	%r14d, %esi
	cmpq	%r15, %rdx
	jge	.L3471
	movl	-4(%rcx), %r9d
	movl	%r10d, %r15d
	movb	$1, -6180(%rbp)
	vmovd	%r14d, %xmm7
	movq	%r11, -6336(%rbp)
	movl	-6216(%rbp), %edx
	subl	%r14d, %r15d
	kxorb	%k2, %k2, %k2
	movl	%edi, -6272(%rbp)
	movl	-6168(%rbp), %edi
	movq	%rbx, -6280(%rbp)
	movq	%r10, %rbx
	movl	%r9d, %r10d
.L3185:
	movslq	(%r12,%rbx,4), %r8
	movq	-6176(%rbp), %r14
	movslq	%r15d, %rsi
	movq	%rbx, -6216(%rbp)
	movl	$0, -568(%rbp,%rsi,4)
	movq	%r8, %r11
	addq	$1, %r8
	movq	%r8, %rcx
	subq	%r14, %rcx
	js	.L3717
	movslq	%edi, %r9
	cmpq	%rcx, %r9
	cmovl	%edi, %ecx
	xorl	%r14d, %r14d
	movl	%ecx, -312(%rbp,%rsi,4)
	testq	%r13, %r13
	jg	.L3166
.L3169:
	cmpl	%r14d, %ecx
	jle	.L3167
	cmpl	%eax, %r14d
	jl	.L3477
	movl	%eax, %r14d
.L3173:
	cmpl	%edx, %ecx
	jg	.L3478
	movl	%edx, %ecx
	jmp	.L3172
	.p2align 4,,10
	.p2align 3
.L3156:
	movl	$0, -312(%rbp,%r10,4)
	movl	$0, -568(%rbp,%r10,4)
	jmp	.L3161
.L3715:
	movq	%r10, %r8
	jmp	.L3130
.L3714:
	movl	$0, -312(%rbp,%r10,4)
	xorl	%ecx, %ecx
	testq	%r13, %r13
	jle	.L3156
.L3155:
	movq	-6176(%rbp), %r14
	subq	%r13, %rdx
	xorl	%esi, %esi
	subq	%r14, %rdx
	js	.L3159
	movslq	%r15d, %rsi
	cmpq	%rdx, %rsi
	movl	%edx, %esi
	cmovl	%r15d, %esi
.L3159:
	movl	%esi, -568(%rbp,%r10,4)
	jmp	.L3158
.L3511:
	movl	$15, %eax
	xorl	%edx, %edx
	xorl	%r10d, %r10d
	xorl	%r14d, %r14d
	jmp	.L3373
.L3509:
	movl	$15, %eax
	xorl	%ecx, %ecx
	xorl	%r10d, %r10d
	xorl	%r14d, %r14d
	jmp	.L3349
.L3510:
	movl	$15, %eax
	xorl	%edx, %edx
	xorl	%r10d, %r10d
	xorl	%r13d, %r13d
	jmp	.L3361
.L3306:
	movl	-6216(%rbp), %edi
	cmpl	%edi, -6168(%rbp)
	jge	.L3698
	movl	-6184(%rbp), %eax
	testl	%eax, %eax
	jle	.L3698
	addl	%ebx, %ebx
	xorl	%edx, %edx
	movl	$4096, %eax
	idivl	%ebx
	movl	$15, %edx
	subl	$1, %eax
	cmpl	%edx, %eax
	cmovg	%edx, %eax
	xorl	%edx, %edx
	testl	%eax, %eax
	cmovs	%edx, %eax
	leal	1(%rax), %r13d
	jmp	.L3307
.L3507:
	movl	$15, %edx
	xorl	%eax, %eax
	xorl	%r11d, %r11d
	xorl	%r13d, %r13d
	jmp	.L3327
.L3508:
	movl	$15, %eax
	xorl	%ecx, %ecx
	xorl	%r10d, %r10d
	xorl	%r14d, %r14d
	jmp	.L3337
.L3497:
	movl	%r10d, %eax
	leaq	-5952(%rbp), %r11
	jmp	.L3202
.L3456:
	movl	$0, -6216(%rbp)
	jmp	.L3129
.L3707:
	movq	-6232(%rbp), %rax
	movq	-6304(%rbp), %rdi
	movslq	144(%rax), %rax
	movq	%rax, %rbx
	imulq	%rdi, %rax
	testq	%rax, %rax
	jg	.L3303
	jmp	.L3698
.L3716:
	movb	$1, -6180(%rbp)
	jmp	.L3153
.L3137:
	testl	%eax, %eax
	jle	.L3140
	movl	$1, %eax
	kmovb	%eax, %k0
	xorl	%eax, %eax
.L3140:
	movl	-6216(%rbp), %r14d
	cmpl	%r14d, %r13d
	jle	.L3141
	movl	%r13d, -6216(%rbp)
	movl	$1, %r14d
	kmovb	%r14d, %k1
.L3141:
	addl	$1, %r9d
	cmpl	%ecx, %r9d
	jne	.L3718
.L3139:
	leal	1(%r8), %ecx
	movl	4(%r12,%rdx,4), %r9d
	movslq	%ecx, %rcx
	movl	$0, -568(%rbp,%rcx,4)
	movl	%r13d, -312(%rbp,%rcx,4)
	testl	%r13d, %r13d
	je	.L3142
	testl	%eax, %eax
	jle	.L3145
	movl	$1, %eax
	kmovb	%eax, %k0
	xorl	%eax, %eax
.L3145:
	movl	-6216(%rbp), %ecx
	cmpl	%ecx, %r13d
	jle	.L3144
	movl	$1, %ecx
	movl	%r13d, -6216(%rbp)
	kmovb	%ecx, %k1
	jmp	.L3144
.L3704:
	vzeroupper
.L3223:
	movl	-6236(%rbp), %edx
	movl	-6184(%rbp), %esi
	movq	%r11, %r8
	leaq	-6144(%rbp), %rcx
	movq	-6232(%rbp), %rdi
	call	_ZN6kvtide12_GLOBAL__N_110score_keysILi1ENS_4bf16EEEvRKNS_13AttentionArgsEiiRKNS0_7ScratchERKNS0_9SplitViewIT0_EE
	jmp	.L3266
.L3712:
	leaq	-5952(%rbp), %r11
	jmp	.L3223
.L3167:
	movl	$0, -312(%rbp,%rsi,4)
	movl	%edx, %ecx
	movl	%eax, %r14d
	movl	$0, -568(%rbp,%rsi,4)
.L3172:
	movzbl	-6180(%rbp), %eax
	addl	$1, %r10d
	kmovb	%k2, %edx
	movslq	4(%r12,%rbx,4), %r8
	cmpl	%r11d, %r10d
	cmovne	%edx, %eax
	movq	%r8, %r10
	addq	$1, %r8
	movq	%r8, %rdx
	movb	%al, -6180(%rbp)
	leal	1(%r15), %eax
	movslq	%eax, %rsi
	movq	-6176(%rbp), %rax
	movl	$0, -568(%rbp,%rsi,4)
	subq	%rax, %rdx
	js	.L3719
	movslq	%edi, %r9
	cmpq	%r9, %rdx
	cmovg	%edi, %edx
	xorl	%eax, %eax
	movl	%edx, -312(%rbp,%rsi,4)
	testq	%r13, %r13
	jle	.L3179
.L3176:
	movq	%r8, %rax
	movq	-6176(%rbp), %r9
	subq	%r13, %rax
	subq	%r9, %rax
	js	.L3720
	movslq	%edi, %r9
	cmpq	%r9, %rax
	cmovg	%edi, %eax
.L3181:
	movl	%eax, -568(%rbp,%rsi,4)
.L3179:
	cmpl	%eax, %edx
	jle	.L3177
	cmpl	%eax, %r14d
	jg	.L3484
	movl	%r14d, %eax
.L3182:
	cmpl	%ecx, %edx
	jg	.L3485
	movl	%ecx, %edx
	jmp	.L3183
.L3719:
	movl	$0, -312(%rbp,%rsi,4)
	xorl	%edx, %edx
	testq	%r13, %r13
	jg	.L3176
.L3177:
	movl	$0, -312(%rbp,%rsi,4)
	movl	%ecx, %edx
	movl	%r14d, %eax
	movl	$0, -568(%rbp,%rsi,4)
.L3183:
	movzbl	-6180(%rbp), %ecx
	addl	$1, %r11d
	kmovb	%k2, %esi
	cmpl	%r11d, %r10d
	cmovne	%esi, %ecx
	movq	-6200(%rbp), %rsi
	addq	$2, %rbx
	addl	$2, %r15d
	movb	%cl, -6180(%rbp)
	movq	-6216(%rbp), %rcx
	addq	$3, %rcx
	cmpq	%rsi, %rcx
	jl	.L3185
	movl	%edx, -6216(%rbp)
	movq	%rbx, %r10
	movl	-6272(%rbp), %edi
	vmovd	%xmm7, %esi
	movq	-6336(%rbp), %r11
	movq	-6280(%rbp), %rbx
.L3164:
	movl	%r10d, %r8d
	movl	%edi, -6200(%rbp)
	movslq	-6168(%rbp), %r14
	movl	%eax, %edi
	subl	%esi, %r8d
	movq	%r11, %r15
	kxorb	%k2, %k2, %k2
	jmp	.L3196
.L3186:
	cmpq	%r14, %rsi
	cmovg	-6168(%rbp), %esi
	xorl	%r9d, %r9d
	movl	%esi, -312(%rbp,%rdx,4)
	testq	%r13, %r13
	jle	.L3190
.L3187:
	movq	-6176(%rbp), %r11
	subq	%r13, %rcx
	xorl	%r9d, %r9d
	subq	%r11, %rcx
	js	.L3191
	cmpq	%r14, %rcx
	movl	%ecx, %r9d
	cmovg	-6168(%rbp), %r9d
.L3191:
	movl	%r9d, -568(%rbp,%rdx,4)
.L3190:
	cmpl	%r9d, %esi
	jle	.L3188
	cmpl	%r9d, %edi
	jle	.L3194
	movl	$1, %ecx
	movl	%r9d, %edi
	kmovb	%ecx, %k0
.L3194:
	movl	-6216(%rbp), %ecx
	cmpl	%ecx, %esi
	jle	.L3193
	movl	%esi, -6216(%rbp)
	movl	$1, %ecx
	kmovb	%ecx, %k1
.L3193:
	movl	-4(%r12,%r10,4), %ecx
	leal	1(%rcx), %edx
	kmovb	%k2, %ecx
	cmpl	%edx, %eax
	movzbl	-6180(%rbp), %eax
	cmovne	%ecx, %eax
	addq	$1, %r10
	addl	$1, %r8d
	movb	%al, -6180(%rbp)
	cmpq	%r10, %rbx
	jle	.L3721
.L3196:
	movslq	(%r12,%r10,4), %rcx
	movq	-6176(%rbp), %r9
	movslq	%r8d, %rdx
	movl	$0, -568(%rbp,%rdx,4)
	movq	%rcx, %rax
	addq	$1, %rcx
	movq	%rcx, %rsi
	subq	%r9, %rsi
	jns	.L3186
	movl	$0, -312(%rbp,%rdx,4)
	xorl	%esi, %esi
	testq	%r13, %r13
	jg	.L3187
.L3188:
	movl	$0, -312(%rbp,%rdx,4)
	movl	$0, -568(%rbp,%rdx,4)
	jmp	.L3193
.L3717:
	movl	$0, -312(%rbp,%rsi,4)
	xorl	%ecx, %ecx
	testq	%r13, %r13
	jle	.L3167
.L3166:
	movq	-6176(%rbp), %r9
	subq	%r13, %r8
	xorl	%r14d, %r14d
	subq	%r9, %r8
	js	.L3170
	movslq	%edi, %r9
	movl	%r8d, %r14d
	cmpq	%r8, %r9
	cmovl	%edi, %r14d
.L3170:
	movl	%r14d, -568(%rbp,%rsi,4)
	jmp	.L3169
.L3721:
	movl	%edi, %eax
	movq	%r15, %r11
	movl	-6200(%rbp), %edi
	jmp	.L3153
.L3484:
	movl	$1, %esi
	kmovb	%esi, %k0
	jmp	.L3182
.L3485:
	movl	$1, %ecx
	kmovb	%ecx, %k1
	jmp	.L3183
.L3720:
	xorl	%eax, %eax
	jmp	.L3181
.L3718:
	leal	1(%r8), %ecx
	movl	4(%r12,%rdx,4), %r9d
	movslq	%ecx, %rcx
	movl	$0, -568(%rbp,%rcx,4)
	movl	%r13d, -312(%rbp,%rcx,4)
	jmp	.L3145
.L3215:
	movslq	-6176(%rbp), %r13
	xorl	%ecx, %ecx
	jmp	.L3450
.L3471:
	movb	$1, -6180(%rbp)
	jmp	.L3164
.L3477:
	movl	$1, %eax
	kmovb	%eax, %k0
	jmp	.L3173
.L3478:
	movl	$1, %eax
	kmovb	%eax, %k1
	jmp	.L3172
	.cfi_endproc
.LFE6486:
	.size	_ZN6kvtide12_GLOBAL__N_112attend_typedINS_4bf16EEEvRKNS_13AttentionArgsERKNS_9QueryTileElPfRKNS_16PartialAttentionE, .-_ZN6kvtide12_GLOBAL__N_112attend_typedINS_4bf16EEEvRKNS_13AttentionArgsERKNS_9QueryTileElPfRKNS_16PartialAttentionE
	.p2align 4
	.type	_ZN6kvtide12_GLOBAL__N_16attendERKNS_13AttentionArgsERKNS_9QueryTileElPfRKNS_16PartialAttentionE, @function
_ZN6kvtide12_GLOBAL__N_16attendERKNS_13AttentionArgsERKNS_9QueryTileElPfRKNS_16PartialAttentionE:
.LFB6469:
	.cfi_startproc
	cmpb	$0, 128(%rdi)
	je	.L3723
	jmp	_ZN6kvtide12_GLOBAL__N_112attend_typedINS_4bf16EEEvRKNS_13AttentionArgsERKNS_9QueryTileElPfRKNS_16PartialAttentionE
	.p2align 4,,10
	.p2align 3
.L3723:
	jmp	_ZN6kvtide12_GLOBAL__N_112attend_typedIfEEvRKNS_13AttentionArgsERKNS_9QueryTileElPfRKNS_16PartialAttentionE
	.cfi_endproc
.LFE6469:
	.size	_ZN6kvtide12_GLOBAL__N_16attendERKNS_13AttentionArgsERKNS_9QueryTileElPfRKNS_16PartialAttentionE, .-_ZN6kvtide12_GLOBAL__N_16attendERKNS_13AttentionArgsERKNS_9QueryTileElPfRKNS_16PartialAttentionE
	.section	.rodata
	.align 32
	.type	_ZN6kvtide12_GLOBAL__N_17kSharesILi6EEE, @object
	.size	_ZN6kvtide12_GLOBAL__N_17kSharesILi6EEE, 49
_ZN6kvtide12_GLOBAL__N_17kSharesILi6EEE:
	.zero	7
	.string	""
	.ascii	"\006\006\006\006\006\006"
	.string	""
	.ascii	"\003\006\006\006\006\006"
	.string	""
	.ascii	"\002\004\006\006\006\006"
	.string	""
	.ascii	"\001\003\004\006\006\006"
	.string	""
	.ascii	"\001\002\003\004\006\006"
	.string	""
	.ascii	"\001\002\003\004\005\006"
	.globl	_ZN6kvtide14kAvx512KernelsE
	.section	.rodata.str1.1,"aMS",@progbits,1
.LC47:
	.string	"avx512"
	.section	.data.rel.ro.local,"aw"
	.align 32
	.type	_ZN6kvtide14kAvx512KernelsE, @object
	.size	_ZN6kvtide14kAvx512KernelsE, 88
_ZN6kvtide14kAvx512KernelsE:
	.quad	.LC47
	.long	6
	.zero	4
	.quad	_ZN6kvtide12_GLOBAL__N_16linearERKNS_10LinearArgsEll
	.quad	_ZN6kvtide12_GLOBAL__N_114attend_scratchERKNS_13AttentionArgsEi
	.quad	_ZN6kvtide12_GLOBAL__N_112load_queriesERKNS_13AttentionArgsERKNS_9QueryTileEPf
	.quad	_ZN6kvtide12_GLOBAL__N_16attendERKNS_13AttentionArgsERKNS_9QueryTileElPfRKNS_16PartialAttentionE
	.quad	_ZN6kvtide12_GLOBAL__N_15mergeEiiRKNS_16PartialAttentionES3_
	.quad	_ZN6kvtide12_GLOBAL__N_16finishERKNS_13AttentionArgsERKNS_9QueryTileERKNS_16PartialAttentionE
	.quad	_ZN6kvtide12_GLOBAL__N_18rms_normERKNS_15ElementwiseArgsEll
	.quad	_ZN6kvtide12_GLOBAL__N_16rotaryERKNS_10RotaryArgsEll
	.quad	_ZN6kvtide12_GLOBAL__N_15gatedERKNS_9GatedArgsEll
	.section	.rodata.cst4,"aM",@progbits,4
	.align 4
.LC0:
	.long	1065353216
	.set	.LC2,.LC43
	.align 4
.LC4:
	.long	1027024659
	.align 4
.LC6:
	.long	1061962282
	.align 4
.LC8:
	.long	-1049624576
	.align 4
.LC10:
	.long	1097859072
	.align 4
.LC12:
	.long	-1028784128
	.align 4
.LC14:
	.long	1069066811
	.align 4
.LC16:
	.long	-1087278592
	.align 4
.LC18:
	.long	-1245725042
	.align 4
.LC20:
	.long	961547521
	.align 4
.LC22:
	.long	985008993
	.align 4
.LC24:
	.long	1007192201
	.align 4
.LC26:
	.long	1026206379
	.align 4
.LC28:
	.long	1042983595
	.align 4
.LC30:
	.long	1056964608
	.align 4
.LC33:
	.long	1073741824
	.align 4
.LC35:
	.long	-1028915200
	.align 4
.LC37:
	.long	1118568448
	.section	.rodata.cst16,"aM",@progbits,16
	.align 16
.LC40:
	.long	256
	.long	0
	.long	0
	.long	0
	.section	.rodata.cst8,"aM",@progbits,8
	.align 8
.LC43:
	.long	-8388608
	.long	-8388608
	.section	.rodata.cst4
	.align 4
.LC46:
	.long	-8402530
	.ident	"GCC: (Debian 12.2.0-14+deb12u1) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
