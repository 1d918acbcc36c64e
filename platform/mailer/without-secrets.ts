/** Placeholder for the secret of a link in a stored mail. */
export const linkPlace = '=[masqué]'

/** And for it where it stands alone, to be read or copied. */
export const secretPlace = '[à lire dans l’e-mail]'

/** A secret in a link, also as HTML writes it. Ours have 19 characters or more: a moment of a film (`?t=120`) is none. */
const inLink = /([?&;](?:t|token))=([\w-]{16,})/g

/** Text of a mail without its secrets, in links or alone, for readers who must not be able to follow its link. */
export function withoutSecrets(words: string): string {
  const secrets = new Set([...words.matchAll(inLink)].map(([, , secret = '']) => secret))
  let masked = words.replaceAll(inLink, `$1${linkPlace}`)
  for (const secret of secrets) masked = masked.replaceAll(secret, secretPlace)
  return masked
}
