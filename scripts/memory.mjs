// How a server runs (decisions 100 and 122); scripts/eclore has the same for a release.
import os from 'node:os'

/**
 * Of Node. Young objects get two times 2 MB; the heap grows by 15 % over what lives, not by up to 300 %. Its first 80 MB, which a start
 * fills in any case, are not collected on the way. One function at a time is optimised: each takes megabytes meanwhile.
 */
export const serverFlags = [
  '--enable-source-maps',
  '--max-semi-space-size=2',
  '--heap-growing-percent=15',
  '--initial-heap-size=80',
  '--concurrent-turbofan-max-threads=1',
]

/** Of a machine or a container that counts as small, and what Node then saves memory by: the pages of one reader take 40 % more processor time. */
export const smallMegabytes = 1536
export const smallFlags = ['--optimize-for-size']

/** @param megabytes that the machine has, or its container may use */
export const flagsFor = (megabytes) => (megabytes <= smallMegabytes ? [...serverFlags, ...smallFlags] : serverFlags)

export const machineMegabytes = () => Math.min(os.totalmem(), process.constrainedMemory() || Infinity) / 2 ** 20

/** Of glibc: what was compressed or parsed goes back to the system, where it would be kept, once for each thread. */
export const serverMemory = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '32768',
  MALLOC_TRIM_THRESHOLD_: '262144',
}
