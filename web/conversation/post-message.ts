import { z } from 'zod'
import { message } from '../../contracts/support.ts'
import type { OutboxItem, SendResult } from '../../conversation/outbox.ts'

const timeoutMilliseconds = 20_000
const temporary = new Set([408, 425, 429])

const accepted = z.object({ message })
const refused = z.object({ sentence: z.string() })

async function readAnswer(response: Response, fallback: string): Promise<SendResult> {
  const { status } = response
  if (status === 401) return { outcome: 'signedOut' }
  if (temporary.has(status) || status >= 500) return { outcome: 'later' }
  const body: unknown = await response.json().catch(() => null)
  if (response.ok) {
    const parsed = accepted.safeParse(body)
    return parsed.success ? { outcome: 'sent', message: parsed.data.message } : { outcome: 'later' }
  }
  return { outcome: 'refused', sentence: refused.safeParse(body).data?.sentence ?? fallback }
}

/** One message to the site's own route, which passes it on with her session. */
export async function postMessage(address: string, item: OutboxItem, fallback: string): Promise<SendResult> {
  try {
    const response = await fetch(address, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        message: item.content,
        attachments: item.attachments.map(({ uid }) => uid),
        key: item.key,
      }),
      signal: AbortSignal.timeout(timeoutMilliseconds),
    })
    return await readAnswer(response, fallback)
  } catch {
    // The network is gone, or too slow: it goes again with the same key.
    return { outcome: 'later' }
  }
}
