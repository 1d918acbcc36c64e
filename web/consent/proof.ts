import type { CookieValue } from 'vanilla-cookieconsent'

const proofPath = '/cookies/consent'

type Answered = Pick<CookieValue, 'consentId' | 'categories' | 'revision' | 'lastConsentTimestamp' | 'data'>

/** Time of the last choice sent to the server, from the cookie: a newer choice must still be sent. */
const provedIn = ({ data }: Answered): unknown => (data as { proved?: unknown } | null | undefined)?.proved

/** @returns the value for the visitor's cookie; undefined if nothing was or could be sent */
export async function sendProof(
  answered: Answered,
  send: typeof fetch = fetch,
): Promise<{ proved: string } | undefined> {
  const { consentId, categories, revision, lastConsentTimestamp } = answered
  if (provedIn(answered) === lastConsentTimestamp) return undefined
  const body = JSON.stringify({ consentId, accepted: categories, version: String(revision) })
  const headers = { 'content-type': 'application/json' }
  try {
    const answer = await send(proofPath, { method: 'POST', headers, body, keepalive: true })
    return answer.ok ? { proved: lastConsentTimestamp } : undefined
  } catch {
    // Offline: the next page tries again.
    return undefined
  }
}
