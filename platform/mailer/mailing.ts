import type { Clock } from '../clock/index.ts'
import type { Config } from '../config/index.ts'
import type { Database } from '../database/index.ts'
import type { MailKind } from './mail-kind.ts'
import type { MailTemplate } from './template.ts'

/** Makes a new secret for the link of a mail to that recipient; none if the recipient is no longer entitled to one. */
export type LinkRenewal = (
  context: { clock: Clock; config: Config; fingerprintKey: Uint8Array },
  db: Database,
  recipient: string,
  mailUid: string,
) => Promise<string | undefined>

/** Lets a module act on an address that accepts no mail. */
export type OnRefusedAddress = (db: Database, recipient: string, at: Date) => Promise<void>

/** Tells whether a recipient wants mails that name neither the site nor the matter before they are opened. */
export type WantsNeutralMails = (db: Database, recipient: string) => Promise<boolean>

export interface Mailing {
  /** all mail templates of the modules: a waiting mail is stored with its template's name */
  readonly templates: readonly MailTemplate[]
  readonly kinds: readonly MailKind[]
  /** by the mail's kind */
  readonly linkRenewals: Readonly<Record<string, LinkRenewal>>
  readonly refusedAddress: readonly OnRefusedAddress[]
  readonly neutralMails: readonly WantsNeutralMails[]
}

interface MailingModule {
  readonly mails?: readonly MailTemplate[]
  readonly mailKinds?: readonly MailKind[]
  readonly linkRenewals?: Readonly<Record<string, LinkRenewal>>
  readonly onRefusedAddress?: OnRefusedAddress
  readonly neutralMails?: WantsNeutralMails
}

export const mailingOf = (modules: readonly MailingModule[]): Mailing => ({
  templates: modules.flatMap((module) => module.mails ?? []),
  kinds: modules.flatMap((module) => module.mailKinds ?? []),
  linkRenewals: Object.assign({}, ...modules.map((module) => module.linkRenewals)),
  refusedAddress: modules.flatMap((module) => module.onRefusedAddress ?? []),
  neutralMails: modules.flatMap((module) => module.neutralMails ?? []),
})
