import path from 'node:path'
import { z } from 'zod'
import { OwnerExistsError, setupOwner } from '../../modules/administration/index.ts'
import { requireFreeSpace, sizeOfFolder } from '../../platform/backup/free-space.ts'
import { recordRun } from '../../platform/backup/index.ts'
import { newCopyFolder } from '../../platform/backup/source.ts'
import type { OpenedPlatform } from '../../platform/index.ts'
import { listenForCommands } from './control-socket.ts'

const run = z.object({
  kind: z.enum(['backup', 'rehearsal']),
  startedAt: z.coerce.date(),
  finishedAt: z.coerce.date(),
  ok: z.boolean(),
  place: z.string(),
  bytes: z.number().optional(),
  detail: z.string(),
})

const ownerRequest = z.object({ email: z.string(), name: z.string(), recover: z.boolean() })

/** `exists` is the refusal's text, which the command prints as its own error. */
export type OwnerAnswer = { href: string } | { exists: string }

/**
 * Answers commands about the embedded database, which this process holds. With PostgreSQL, commands query it
 * themselves.
 */
export async function answerCommands(platform: OpenedPlatform) {
  const { config, database, db, log } = platform
  const { copyTo } = database
  if (!copyTo) return undefined
  const stop = await listenForCommands(config.dataDir, {
    async copy() {
      const size = await sizeOfFolder(path.join(config.dataDir, 'database'))
      await requireFreeSpace(config.dataDir, size, 'A copy of the database')
      const folder = await newCopyFolder(config.dataDir)
      const started = Date.now()
      await copyTo(folder)
      log.info({ milliseconds: Date.now() - started }, 'the database was copied for a backup')
      return folder
    },
    async record(body) {
      const { bytes, ...rest } = run.parse(body)
      await recordRun(db, bytes === undefined ? rest : { ...rest, bytes })
      return true
    },
    async 'setup-owner'(body): Promise<OwnerAnswer> {
      try {
        return { href: await setupOwner(platform, db, ownerRequest.parse(body)) }
      } catch (error) {
        if (error instanceof OwnerExistsError) return { exists: error.message }
        throw error
      }
    },
  })
  if (!stop)
    log.warn({ dataDir: config.dataDir }, 'the path of DATA_DIR is too long for a socket: back up while stopped')
  return stop
}
