import { limits, personName } from '../../../../contracts/forms.ts'
import { cutText } from './mail-text.ts'
import type { IncomingMail } from './read-mail.ts'

const asName = (text: string): string =>
  cutText(
    text
      .replace(/[^\p{L}\p{M} '’.-]+/gu, ' ')
      .replace(/ +/g, ' ')
      .trim(),
    limits.nameMax,
  ).trim()

/** The sender's name, cut to what the site accepts; else a name derived from the address, else « Sans nom ». */
export function nameOfSender({ from, fromName }: Pick<IncomingMail, 'from' | 'fromName'>): string {
  const names = [asName(fromName), asName((from.split('@')[0] ?? '').replace(/[._-]+/g, ' '))]
  return names.find((name) => personName.safeParse(name).success) ?? 'Sans nom'
}

/** The name for the greeting; null if the name was derived from the address. */
export const greetingName = (name: string, email: string): string | null =>
  name === nameOfSender({ from: email, fromName: '' }) ? null : name
