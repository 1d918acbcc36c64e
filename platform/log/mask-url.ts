/** Query keys of secrets, search terms and reasons: in lower case, without brackets. */
const secretNames = new Set([
  't',
  'token',
  'utk',
  'preview',
  'cursor',
  'q',
  'reason',
  'password',
  'oldpassword',
  'newpassword',
  'access_token',
  'refresh_token',
  'id_token',
  'code',
  'key',
  'otp',
  'secret',
  'email',
  'identifier',
])

function plainName(name: string): string {
  const spaced = name.replaceAll('+', ' ')
  try {
    return decodeURIComponent(spaced)
  } catch {
    return spaced
  }
}

/** Treats `filter[q]` and `q[]` as `q`. */
const isSecret = (name: string): boolean =>
  plainName(name)
    .toLowerCase()
    .split(/[[\]\s]+/)
    .some((part) => secretNames.has(part))

function maskPair(pair: string): string {
  const end = pair.indexOf('=')
  return end >= 0 && isSecret(pair.slice(0, end)) ? `${pair.slice(0, end)}=[masqué]` : pair
}

export function maskUrl(url: string): string {
  const start = url.indexOf('?')
  if (start < 0) return url
  return `${url.slice(0, start)}?${url
    .slice(start + 1)
    .split('&')
    .map(maskPair)
    .join('&')}`
}
