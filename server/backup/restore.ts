import { openArchive } from '../../platform/backup/archive-reader.ts'
import { createDecrypter } from '../../platform/backup/encryption.ts'
import { type RestoreResult, restoreArchive } from '../../platform/backup/restore-archive.ts'
import { requeueJobs } from '../../platform/backup/waiting-jobs.ts'
import { type Config, ConfigError } from '../../platform/config/index.ts'
import type { OpenedPlatform } from '../../platform/index.ts'
import { watchKeys } from '../../platform/keys/in-use.ts'
import type { Logger } from '../../platform/log/index.ts'
import { knownJobs, openPlatform } from '../../platform/open.ts'
import { openStorage } from '../../platform/storage/index.ts'
import { oneFile } from '../commands/arguments.ts'
import { modules } from '../modules.ts'
import { withArchive } from './archive-file.ts'

async function proveReadable(platform: OpenedPlatform): Promise<number> {
  if (!(await watchKeys(platform, modules)())) throw new ConfigError('A coaching key is missing: see the log')
  let read = 0
  for (const module of modules) read += (await module.proveReadable?.(platform, platform.db)) ?? 0
  return read
}

/**
 * Opens the restored data as the server does, which migrates them.
 * @returns how many encrypted texts could be read
 */
export async function openRestored(
  config: Config,
  log: Logger,
  { jobs }: Pick<RestoreResult, 'jobs'>,
): Promise<{ read: number; unknownJobs: number }> {
  const { platform, close } = await openPlatform(config, log, modules)
  try {
    const unknownJobs = await requeueJobs(platform, platform.db, knownJobs(modules), jobs)
    return { read: await proveReadable(platform), unknownJobs }
  } finally {
    await platform.jobs.stop()
    await close()
  }
}

/** Restore command: fills the empty database and storage that the server's environment variables name. */
export async function restoreAndLeave(config: Config, log: Logger, args: string[]): Promise<void> {
  await withArchive(config, oneFile('restore', args), (file) => restore(config, log, file))
}

async function restore(config: Config, log: Logger, file: string): Promise<void> {
  const archive = await openArchive(file, () => createDecrypter(config.backup))
  const restored = await restoreArchive(config, archive, await openStorage(config))
  const { read, unknownJobs } = await openRestored(config, log, restored)
  const { rows, tables, mediaFiles } = restored
  const lines = [
    `Restored the state of ${archive.header.createdAt}: ${rows} rows of ${tables} tables, ${mediaFiles} files of uploads, ${restored.jobs.length} waiting jobs.`,
    `Counts, checksums and foreign keys are right; ${read} encrypted messages were read.`,
    ...(unknownJobs > 0 ? [`${unknownJobs} waiting jobs are unknown to this version and were left out.`] : []),
  ]
  process.stdout.write(`${lines.join('\n')}\n`)
}
