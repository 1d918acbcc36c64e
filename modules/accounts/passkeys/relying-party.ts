import type { Platform } from '../../../platform/index.ts'

/** The site as an authenticator knows it: a passkey works under this host name alone. */
export function relyingParty({ config }: Pick<Platform, 'config'>): { rpID: string; origin: string } {
  const { hostname, origin } = new URL(config.publicUrl)
  return { rpID: hostname, origin }
}

/**
 * Parses a browser's answer from JSON text.
 * @returns undefined if it is not such an answer
 */
export function readAnswer(text: string): { id: string; challenge: string; whole: unknown } | undefined {
  try {
    const whole = JSON.parse(text) as { id?: unknown; response?: { clientDataJSON?: unknown } }
    const clientData = Buffer.from(String(whole.response?.clientDataJSON), 'base64url').toString('utf8')
    const { challenge } = JSON.parse(clientData) as { challenge?: unknown }
    return typeof whole.id === 'string' && typeof challenge === 'string'
      ? { id: whole.id, challenge, whole }
      : undefined
  } catch {
    // Neither JSON nor a browser's answer: refused like a wrong answer.
    return undefined
  }
}
