// How a server runs, on a machine of any size (decision 100); scripts/eclore has the same for a release.

/** Of Node. Young objects get two times 8 MB instead of 32; the heap grows by 20 % over what lives, not by up to 300 %. */
export const serverFlags = ['--enable-source-maps', '--max-semi-space-size=8', '--heap-growing-percent=20']

/** Of glibc: what was compressed or parsed goes back to the system, where it would be kept, once for each thread. */
export const serverMemory = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '32768',
  MALLOC_TRIM_THRESHOLD_: '262144',
}
