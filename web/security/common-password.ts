import { leakCandidates } from '../../contracts/accounts/password-strength.ts'

/** Hexadecimal characters of a digest: how many are sent to the server, and how many are compared in all. */
const prefixLength = 3
const digestLength = 16

const hex = (bytes: ArrayBuffer): string =>
  [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('')

async function isListed(password: string, signal: AbortSignal): Promise<boolean> {
  const bytes = new TextEncoder().encode(password)
  const digest = hex(await crypto.subtle.digest('SHA-256', bytes)).slice(0, digestLength)
  const answer = await fetch(`/registration/common-passwords/${digest.slice(0, prefixLength)}`, { signal })
  if (!answer.ok) return false
  const suffixes = (await answer.json()) as string[]
  return suffixes.includes(digest.slice(prefixLength))
}

/**
 * Tells whether the server will refuse a password as leaked. Sends only the first three characters of its digest.
 * Returns false without an answer, or without crypto.subtle (plain http): the server decides.
 */
export async function isCommonPassword(password: string, signal: AbortSignal): Promise<boolean> {
  if (!globalThis.crypto?.subtle) return false
  try {
    const listed = await Promise.all(leakCandidates(password).map((candidate) => isListed(candidate, signal)))
    return listed.includes(true)
  } catch {
    return false
  }
}
