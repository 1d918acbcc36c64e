/** Placeholder for the secret of a link in a stored mail. */
export const linkPlaceholder = '=[masqué]'

/** Placeholder for a secret outside a link, to be read or copied. */
export const secretPlaceholder = '[à lire dans l’e-mail]'

/** Matches a secret in a link, also in HTML. Ours have at least 19 characters, so a video's `?t=120` does not match. */
const inLink = /([?&;](?:t|token))=([\w-]{16,})/g

/** Text of a mail without its secrets, in links or alone, for readers who must not be able to follow its link. */
export function withoutSecrets(words: string): string {
  const secrets = new Set([...words.matchAll(inLink)].map(([, , secret = '']) => secret))
  let masked = words.replaceAll(inLink, `$1${linkPlaceholder}`)
  for (const secret of secrets) masked = masked.replaceAll(secret, secretPlaceholder)
  return masked
}
