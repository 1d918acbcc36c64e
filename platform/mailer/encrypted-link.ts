import { hkdfSync } from 'node:crypto'
import { decrypt, encrypt } from '../keys/index.ts'
import type { mails } from './tables.ts'
import { linkPlaceholder, secretPlaceholder } from './without-secrets.ts'

type MailRow = typeof mails.$inferSelect
type Words = Pick<MailRow, 'html' | 'text'>

const keyOf = (secret: Uint8Array) => new Uint8Array(hkdfSync('sha256', secret, '', 'mail links', 32))
const placeOf = (uid: string) => `mail/${uid}`

export function secretOfLink(href: string): string | undefined {
  const query = new URL(href).searchParams
  return query.get('t') ?? query.get('token') ?? undefined
}

export const encryptSecret = (key: Uint8Array, uid: string, link: string): string =>
  encrypt(keyOf(key), placeOf(uid), link)

/** Removes the secret of the link, or the code, from the text. Returns the text and the encrypted secret. */
export function hideSecret(
  key: Uint8Array,
  uid: string,
  text: string,
  secret: string | undefined,
): { text: string } & Pick<MailRow, 'encryptedLink'> {
  if (!secret) return { text, encryptedLink: null }
  return {
    text: text.replaceAll(`=${secret}`, linkPlaceholder).replaceAll(secret, secretPlaceholder),
    encryptedLink: encryptSecret(key, uid, secret),
  }
}

/** The mail as it is sent. @throws when it was encrypted with another SESSION_SECRET */
export function openLink<Mail extends Words & Pick<MailRow, 'uid' | 'encryptedLink'>>(
  key: Uint8Array,
  mail: Mail,
): Mail {
  if (!mail.encryptedLink) return mail
  const secret = decrypt(keyOf(key), placeOf(mail.uid), mail.encryptedLink).toString()
  const open = (words: string) => words.replaceAll(linkPlaceholder, `=${secret}`).replaceAll(secretPlaceholder, secret)
  return { ...mail, html: open(mail.html), text: open(mail.text) }
}

/** Tells whether a mail has lost its link or code: its secret is deleted once it is sent. */
export const hasLostLink = ({ text, encryptedLink }: Pick<MailRow, 'text' | 'encryptedLink'>): boolean =>
  encryptedLink === null && (text.includes(linkPlaceholder) || text.includes(secretPlaceholder))
