const prefixLength = 3

const hex = (bytes: ArrayBuffer): string =>
  [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('')

/**
 * Whether a password is one of those everybody tries first. Only the first three characters of its digest are sent.
 * Without an answer, or on a page that may not digest (plain http), it says no: this is a hint.
 */
export async function isCommonPassword(password: string, signal: AbortSignal): Promise<boolean> {
  if (!globalThis.crypto?.subtle) return false
  const digest = hex(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(password.toLowerCase())))
  try {
    const answer = await fetch(`/registration/common-passwords/${digest.slice(0, prefixLength)}`, { signal })
    if (!answer.ok) return false
    const suffixes = (await answer.json()) as string[]
    return suffixes.includes(digest.slice(prefixLength))
  } catch {
    return false
  }
}
