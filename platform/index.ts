import type { Clock } from './clock/index.ts'
import type { Config } from './config/index.ts'
import type { Database, DatabaseHandle } from './database/index.ts'
import type { Events } from './events/index.ts'
import type { Extensions } from './extensions/index.ts'
import type { Job, Jobs, Sweep } from './jobs/index.ts'
import type { Keyring } from './keys/index.ts'
import type { Logger } from './log/index.ts'
import type { Mailer } from './mailer/mailer.ts'
import type { Transport } from './mailer/transport.ts'
import type { Cursors } from './paging/index.ts'
import type { Service, Services } from './services/index.ts'
import type { ReaderMemory, Tokens } from './sessions/index.ts'
import type { SettingDefinition } from './settings/index.ts'
import type { Storage } from './storage/storage.ts'

/**
 * Services for a use case. There is no database here: a use case works on the `db` that it receives, which may be a transaction.
 * Querying the outer database inside a transaction is a deadlock on the embedded engine.
 */
export interface Platform {
  readonly config: Config
  /** every setting that the owner may change */
  readonly settings: readonly SettingDefinition[]
  readonly jobs: Jobs<OpenedPlatform>
  readonly mailer: Mailer
  readonly transport: Transport | undefined
  readonly events: Events
  /** extensions that modules register at one another's extension points */
  readonly extensions: Extensions
  /** live state of this app, by the module that owns it */
  readonly services: Services<OpenedPlatform>
  readonly storage: Storage
  readonly tokens: Tokens
  /** reader data cached between requests */
  readonly readers: ReaderMemory
  readonly cursors: Cursors
  readonly keyring: Keyring
  /** HMAC key for digests of what people sent */
  readonly fingerprintKey: Uint8Array
  readonly clock: Clock
  readonly log: Logger
}

/** Services for jobs, sweeps, the server and route registration. This code begins transactions and never runs inside one. */
export interface OpenedPlatform extends Platform {
  readonly database: DatabaseHandle
  readonly db: Database
}

export type PlatformJob = Job<OpenedPlatform>
export type PlatformService<Opened> = Service<OpenedPlatform, Opened>
export type PlatformSweep = Sweep<OpenedPlatform>
