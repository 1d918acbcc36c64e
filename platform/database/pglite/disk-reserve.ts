import { randomFillSync } from 'node:crypto'
import { rmSync, statfsSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { ConfigError } from '../../config/index.ts'
import type { Logger } from '../../log/index.ts'

/** Space for PostgreSQL to finish what it has begun: a segment of its log (16 MiB), and the rows of one transaction. */
const reserveBytes = 20 * 1024 * 1024
/** Free space required besides the reserve, so that the reserve is not released and taken again repeatedly. */
const spareBytes = 4 * 1024 * 1024
const lookMilliseconds = 500

/**
 * Disk space reserved in advance. PostgreSQL in WebAssembly does not survive a full disk: if it cannot extend its log, it loops
 * forever. On a full disk the reserve is released to it, and writes are refused until space can be reserved again.
 */
export interface DiskReserve {
  /**
   * Frees the reserved space.
   * @returns false if it was already freed
   */
  release(): boolean
  /**
   * Called before each write.
   * @throws PostgreSQL's error of a full disk (53100), while the reserve is spent
   */
  requireSpace(): void
  readonly spent: boolean
}

export class DiskFullError extends Error {
  override name = 'DiskFullError'
  readonly code = '53100'
}

function sizeOf(file: string): number {
  return statSync(file, { throwIfNoEntry: false })?.size ?? 0
}

/** @returns whether the space is reserved */
function setAside(file: string): boolean {
  if (sizeOf(file) === reserveBytes) return true
  const { bavail, bsize } = statfsSync(path.dirname(file))
  if (bavail * bsize < reserveBytes + spareBytes) return false
  try {
    // Random: zeros would be compressed away, or left out, by some file systems.
    writeFileSync(file, randomFillSync(Buffer.alloc(reserveBytes)), { mode: 0o600 })
    return true
  } catch (error) {
    rmSync(file, { force: true })
    if ((error as NodeJS.ErrnoException).code === 'ENOSPC') return false
    throw error
  }
}

/** @throws ConfigError if the disk is too full to start */
export function openDiskReserve(file: string, log: Logger): DiskReserve {
  if (!setAside(file)) {
    const needed = Math.ceil((reserveBytes + spareBytes) / 1024 / 1024)
    throw new ConfigError(`The disk of ${path.dirname(file)} (DATA_DIR) is full: ${needed} MiB are needed to start.`)
  }
  let spent = false
  let lookedAt = 0

  return {
    release() {
      if (spent) return false
      spent = true
      rmSync(file, { force: true })
      log.error({ file }, 'the disk is full: writes are refused until space is free again')
      return true
    },
    requireSpace() {
      if (!spent) return
      const now = Date.now()
      if (now - lookedAt >= lookMilliseconds) {
        lookedAt = now
        if (setAside(file)) {
          spent = false
          log.info({ file }, 'the disk has free space again')
          return
        }
      }
      throw new DiskFullError('the disk of the embedded database is full')
    },
    get spent() {
      return spent
    },
  }
}
