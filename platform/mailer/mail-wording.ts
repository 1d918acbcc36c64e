import type { Config } from '../config/index.ts'
import type { Database } from '../database/index.ts'
import { type Extensions, extensionPoint } from '../extensions/index.ts'
import type { Mailing } from './mailing.ts'

/** The owner's words for a mail, with their variables filled in: a plain subject, sanitised HTML around the mail. */
export interface MailWording {
  subject: string
  opening: string
  closing: string
}

interface WrittenMail {
  kind: string
  subject: string
  props: object
}

interface Ports {
  config: Config
  extensions: Extensions
  mailer: Pick<Mailing, 'kinds'>
}

/** Finds the owner's words for a mail, if there are any. @throws if a value that the words name is missing */
export const mailWordingSources =
  extensionPoint<(ports: Ports, db: Database, mail: WrittenMail) => Promise<MailWording | undefined>>(
    'mailer.own-words',
  )

export async function findMailWording(ports: Ports, db: Database, mail: WrittenMail): Promise<MailWording | undefined> {
  for (const find of ports.extensions.of(mailWordingSources)) {
    const words = await find(ports, db, mail)
    if (words) return words
  }
  return undefined
}
