// How a server runs (decisions 100, 122, 123 and 128); scripts/eclore has the same for a release.
import os from 'node:os'

/**
 * Flags for Node. The heap grows by 15 % over live data, not by up to 300 %.
 * Its first 80 MB, which a start fills in any case, are not collected on the way.
 * One function at a time is optimised: each takes megabytes meanwhile.
 * V8's baseline compiler is off: its code takes 5 MB, and pages cost no more without it.
 */
const commonFlags = [
  '--enable-source-maps',
  '--heap-growing-percent=15',
  '--initial-heap-size=80',
  '--concurrent-turbofan-max-threads=1',
  '--no-sparkplug',
]

/**
 * Megabytes of each half of V8's young generation. An embedded database fills it as well:
 * with 2 MB a page costs 12 to 22 % more processor time.
 */
const youngMegabytes = { postgres: 4, embedded: 8 }

/** Memory below which a machine or a container counts as small. */
export const smallMegabytes = 1536
/** V8 compacts its heap more often. Beside an embedded database, that costs the pages of one reader 20 to 40 % more processor time. */
const savingFlag = '--memory-saver-mode'

/**
 * @param {{ DATABASE_URL?: string | undefined }} env that the server gets
 * @param megabytes that the machine has, or its container may use
 */
export const serverFlags = ({ DATABASE_URL }, megabytes = machineMegabytes()) => [
  ...commonFlags,
  `--max-semi-space-size=${DATABASE_URL ? youngMegabytes.postgres : youngMegabytes.embedded}`,
  ...(DATABASE_URL || megabytes <= smallMegabytes ? [savingFlag] : []),
]

export const machineMegabytes = () => Math.min(os.totalmem(), process.constrainedMemory() || Infinity) / 2 ** 20

/** Settings of glibc: memory of compression and parsing returns to the system, instead of being kept per thread. */
export const serverMemory = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '32768',
  MALLOC_TRIM_THRESHOLD_: '262144',
}
