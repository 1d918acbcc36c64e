import type { FastifyInstance } from 'fastify'
import type { Clock } from './clock/index.ts'
import type { Config } from './config/index.ts'
import type { Database, DatabaseHandle } from './database/index.ts'
import type { Events } from './events/index.ts'
import type { Mount } from './http/index.ts'
import type { Job, Jobs, Sweep } from './jobs/index.ts'
import type { Keyring } from './keys/index.ts'
import type { Logger } from './log/index.ts'
import type { Mailer } from './mailer/index.ts'
import type { Transport } from './mailer/transport.ts'
import type { Cursors } from './paging/index.ts'
import type { Tokens } from './sessions/index.ts'
import type { Storage } from './storage/index.ts'

/** What every module is handed: the house's parts, opened once at start. */
export interface Platform {
  readonly config: Config
  readonly database: DatabaseHandle
  readonly db: Database
  readonly jobs: Jobs<Platform>
  readonly mailer: Mailer
  readonly transport: Transport | undefined
  readonly events: Events
  readonly storage: Storage
  readonly tokens: Tokens
  readonly cursors: Cursors
  readonly keyring: Keyring
  /** keys digests of what people sent */
  readonly fingerprintKey: Uint8Array
  readonly clock: Clock
  readonly log: Logger
}

export type PlatformJob = Job<Platform>
export type PlatformSweep = Sweep<Platform>

/** A module's way into the running house; everything else goes through the use cases its index.ts exports. */
export interface Module {
  readonly name: string
  /** registers its calls below /api */
  routes?(app: FastifyInstance, platform: Platform, mount: Mount): void | Promise<void>
  /** registers what it serves outside /api: files, the sandbox's hosted pages */
  pages?(app: FastifyInstance, platform: Platform): void | Promise<void>
  /** ends what would go on for ever (streams), before the house waits for the requests that are under way */
  drain?(platform: Platform): void
  /** gives back what it holds outside the house, once its jobs and sweeps have ended */
  leave?(platform: Platform): Promise<void>
  readonly jobs?: readonly PlatformJob[]
  readonly sweeps?: readonly PlatformSweep[]
}
