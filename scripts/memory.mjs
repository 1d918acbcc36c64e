// How a server runs (decisions 100, 122 and 123); scripts/eclore has the same for a release.
import os from 'node:os'

/**
 * Of Node. The heap grows by 15 % over what lives, not by up to 300 %. Its first 80 MB, which a start fills in any case, are not
 * collected on the way. One function at a time is optimised: each takes megabytes meanwhile.
 */
const commonFlags = [
  '--enable-source-maps',
  '--heap-growing-percent=15',
  '--initial-heap-size=80',
  '--concurrent-turbofan-max-threads=1',
]

/** Of each half of V8's young generation. An embedded database fills it as well: with 2 MB a page costs 12 to 22 % more processor time. */
const youngMegabytes = { postgres: 2, embedded: 8 }

/** @param {{ DATABASE_URL?: string | undefined }} env that the server gets */
export const serverFlags = ({ DATABASE_URL }) => [
  ...commonFlags,
  `--max-semi-space-size=${DATABASE_URL ? youngMegabytes.postgres : youngMegabytes.embedded}`,
]

/** Of a machine or a container that counts as small, and what Node then saves memory by: the pages of one reader take 40 % more processor time. */
export const smallMegabytes = 1536
export const smallFlags = ['--optimize-for-size']

/** @param megabytes that the machine has, or its container may use */
export const flagsFor = (env, megabytes = machineMegabytes()) => [
  ...serverFlags(env),
  ...(megabytes <= smallMegabytes ? smallFlags : []),
]

export const machineMegabytes = () => Math.min(os.totalmem(), process.constrainedMemory() || Infinity) / 2 ** 20

/** Of glibc: what was compressed or parsed goes back to the system, where it would be kept, once for each thread. */
export const serverMemory = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '32768',
  MALLOC_TRIM_THRESHOLD_: '262144',
}
