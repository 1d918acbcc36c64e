import { hkdfSync } from 'node:crypto'
import { scheduledBackupSweep } from './backup/schedule.ts'
import { type Clock, systemClock } from './clock/index.ts'
import type { Config } from './config/index.ts'
import { explainOpening } from './database/explain-opening.ts'
import { type Database, type DatabaseHandle, openDatabase, secretOf } from './database/index.ts'
import { loadEngine } from './database/pglite/load-engine.ts'
import { openEvents } from './events/index.ts'
import { createExtensions } from './extensions/index.ts'
import { forgetKeysSweep } from './idempotency/index.ts'
import type { OpenedPlatform, PlatformJob } from './index.ts'
import { forgetFinishedJobsSweep, openJobs } from './jobs/index.ts'
import { keyFile, keysInUse } from './keys/in-use.ts'
import { type Keyring, openKeyring } from './keys/index.ts'
import { forgetHitsSweep } from './limits/index.ts'
import type { Logger } from './log/index.ts'
import { createMailer, type MailJobContext, sendMailJob } from './mailer/index.ts'
import { mailingOf } from './mailer/mailing.ts'
import { createTransport } from './mailer/transport.ts'
import type { Module } from './module.ts'
import { createCursors } from './paging/index.ts'
import { createServices } from './services/index.ts'
import { createTokens, openReaderMemory } from './sessions/index.ts'
import { ensureSettings, siteName } from './settings/index.ts'
import { claimFolder } from './storage/claim-folder.ts'
import { openStorage } from './storage/index.ts'
import { makeDataPrivate } from './storage/make-private.ts'

export interface OpenPlatform {
  platform: OpenedPlatform
  /** starts the workers and sweeps of these modules */
  startWork(): Promise<void>
  stopWork(): Promise<void>
  close(): Promise<void>
}

export interface OpenOptions {
  clock?: Clock
  /** an already open database, for tests */
  database?: DatabaseHandle
}

/** Creates a key only if no encrypted text exists: existing texts need the key with which they were encrypted. */
async function openKeys({ coachingKey, dataDir }: Config, db: Database, modules: readonly Module[]): Promise<Keyring> {
  const inUse = await keysInUse(db, modules)
  return openKeyring(coachingKey, keyFile(dataDir), inUse.length === 0)
}

export const knownJobs = (modules: readonly Module[]): readonly PlatformJob[] => [
  sendMailJob as PlatformJob,
  ...modules.flatMap((module) => module.jobs ?? []),
]

export async function openPlatform(
  config: Config,
  log: Logger,
  modules: readonly Module[],
  options: OpenOptions = {},
): Promise<OpenPlatform> {
  const clock = options.clock ?? systemClock
  const explain = (error: NodeJS.ErrnoException): never => {
    throw explainOpening(error, config)
  }
  const prepareFolder = async () => {
    await claimFolder(config.dataDir).catch(explain)
    await makeDataPrivate(config.dataDir, log)
  }
  const isEmbedded = !options.database && !config.databaseUrl
  const [engine] = await Promise.all([isEmbedded ? loadEngine() : undefined, prepareFolder()])
  const database = options.database ?? (await openDatabase(config, log, engine).catch(explain))
  const settings = [siteName, ...modules.flatMap((module) => module.settings ?? [])]
  await ensureSettings(database.db, settings, clock.now())
  const jobsOfAll = knownJobs(modules)
  const jobs = await openJobs<OpenedPlatform>(database, jobsOfAll, log)
  const secret = config.sessionSecret
    ? new TextEncoder().encode(config.sessionSecret)
    : await secretOf(database.db, 'session')
  const fingerprintKey = new Uint8Array(hkdfSync('sha256', secret, '', 'idempotency', 32))
  const platform: OpenedPlatform = {
    config,
    settings,
    database,
    db: database.db,
    jobs,
    mailer: createMailer(
      jobs as never as Parameters<typeof createMailer>[0],
      { clock, config, fingerprintKey },
      mailingOf(modules),
    ),
    transport: config.smtpUrl ? createTransport(config.smtpUrl) : undefined,
    events: await openEvents(database, log),
    extensions: createExtensions(modules.flatMap((module) => module.extensions ?? [])),
    services: createServices(() => platform),
    storage: await openStorage(config),
    tokens: createTokens(secret, clock),
    readers: await openReaderMemory(database),
    fingerprintKey,
    cursors: createCursors(secret),
    keyring: await openKeys(config, database.db, modules),
    clock,
    log,
  }
  platform satisfies MailJobContext
  const sweeps = [
    forgetKeysSweep,
    forgetHitsSweep,
    forgetFinishedJobsSweep,
    scheduledBackupSweep,
    ...modules.flatMap((module) => module.sweeps ?? []),
  ]
  return {
    platform,
    startWork: () => jobs.start(platform, jobsOfAll, sweeps),
    async stopWork() {
      await jobs.stop()
      for (const module of modules) await module.leave?.(platform)
    },
    async close() {
      await platform.transport?.close()
      await platform.readers.close()
      await platform.events.close()
      await database.close()
    },
  }
}
