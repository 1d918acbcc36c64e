// How a server runs (decisions 100 and 122); scripts/eclore has the same for a release.
import os from 'node:os'

/** Of Node. Young objects get two times 8 MB instead of 32; the heap grows by 20 % over what lives, not by up to 300 %. */
export const serverFlags = ['--enable-source-maps', '--max-semi-space-size=4', '--heap-growing-percent=20']

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
