import type { MailWords } from '../../../contracts/site/mail-texts.ts'
import { mailWordingSources } from '../../../platform/mailer/index.ts'
import { faultsOf, fillWords } from './fill-words.ts'
import { readMailValues } from './mail-values.ts'
import { findRow } from './queries-mail-texts.ts'

/** Words of a mail that the owner did not change. */
export const noWords: MailWords = { subject: '', opening: '', closing: '' }

export const hasOwnerWords = ({ subject, opening, closing }: MailWords): boolean =>
  `${subject}${opening}${closing}` !== ''

/** Puts the owner's words around mails when they are sent. A missing value prevents the sending; the error names the value. */
export const ownerMailWords = mailWordingSources.with(async (ports, db, { kind, subject, props }) => {
  const described = ports.mailer.kinds.find((one) => one.kind === kind)
  const live = described && (await findRow(db, kind))?.live
  if (!live || !hasOwnerWords(live)) return undefined
  const values = await readMailValues(ports, db, described, { subject, props })
  const [fault] = faultsOf(live, values)
  if (fault) throw new Error(fault.message)
  return fillWords(live, values, ports.config.publicUrl)
})
