import type { FastifyInstance } from 'fastify'
import type { Database } from './database/index.ts'
import type { Extension } from './extensions/index.ts'
import type { Mount } from './http/index.ts'
import type { OpenedPlatform, PlatformJob, PlatformSweep } from './index.ts'
import type { MailKind } from './mailer/mail-kind.ts'
import type { LinkRenewal, OnRefusedAddress, WantsNeutralMails } from './mailer/mailing.ts'
import type { MailTemplate } from './mailer/template.ts'
import type { SettingDefinition } from './settings/index.ts'

/** Everything a module registers with the server; all else goes through the use cases of its index.ts. */
export interface Module {
  readonly name: string
  /** registers its calls below /api */
  routes?(app: FastifyInstance, platform: OpenedPlatform, mount: Mount): void | Promise<void>
  /** registers what it serves outside /api: files, the sandbox's hosted pages */
  pages?(app: FastifyInstance, platform: OpenedPlatform): void | Promise<void>
  /** ends streams, before the server waits for requests under way */
  drain?(platform: OpenedPlatform): void
  /** releases external resources, after its jobs and sweeps have ended */
  leave?(platform: OpenedPlatform): Promise<void>
  /** identifiers of the master keys that the module's stored data need */
  keysInUse?(db: Database): Promise<string[]>
  /** decrypts something for each master key in use; @returns how many texts were read @throws where one is not readable */
  proveReadable?(platform: Pick<OpenedPlatform, 'keyring'>, db: Database): Promise<number>
  /** settings that the owner may change */
  readonly settings?: readonly SettingDefinition[]
  /** templates for the job that sends mails */
  readonly mails?: readonly MailTemplate[]
  /** kinds of its mails, as the owner reads and changes them; every kind must be listed */
  readonly mailKinds?: readonly MailKind[]
  /** renews links of the module's mails, by the mail's kind */
  readonly linkRenewals?: Readonly<Record<string, LinkRenewal>>
  /** stops writing to an address that accepts no mail */
  readonly onRefusedAddress?: OnRefusedAddress
  /** tells whether a recipient wants a neutral sender and subject */
  readonly neutralMails?: WantsNeutralMails
  /** additions to other modules */
  readonly extensions?: readonly Extension[]
  readonly jobs?: readonly PlatformJob[]
  readonly sweeps?: readonly PlatformSweep[]
}
