import { z } from 'zod'
import { type Affiliation, affiliation } from '../../contracts/accounts.ts'
import { shortCode } from '../../contracts/forms.ts'
import { findCookie, readCookies, writeCookie } from '../session/cookies.ts'
import { ownUrl, pathIn } from '../session/redirect.ts'

/**
 * What has to last from the first click to the payment: the offer she was shown, and what she was reading. Who sent her is not in
 * it: that travels in the address (decision 59).
 */
const journey = z.object({
  trafficToken: z.string().max(200).optional().catch(undefined),
  formula: shortCode.optional().catch(undefined),
  /** what she was reading when she chose to register: a path of this site */
  resume: z.string().max(500).optional().catch(undefined),
})
export type Journey = z.output<typeof journey>

export const journeyCookie = 'journey'

export function readJourney(request: Request): Journey {
  const cookie = findCookie(readCookies(request.headers.get('cookie')), journeyCookie)
  try {
    return journey.catch({}).parse(JSON.parse(cookie ?? '{}'))
  } catch {
    return {}
  }
}

export const writeJourney = (value: Journey, secure: boolean): string =>
  writeCookie(journeyCookie, JSON.stringify(value), { secure })

/** The article to go back to; '' where none was asked for. */
export function resumePath(asked: string | null | undefined): string {
  const url = ownUrl(asked)
  return url?.pathname.startsWith('/article/') ? pathIn(url) : ''
}

/** The article from which she came to this address: what an order is counted by, without her. */
export const articleIn = (url: URL): string | undefined =>
  resumePath(url.searchParams.get('redirect')).match(/^\/article\/([a-z0-9-]+)$/)?.[1]

/** She has paid: all that is left of the way is what she was reading. */
export const arrive = (request: Request, secure: boolean): string => {
  const { resume } = readJourney(request)
  return resume ? writeJourney({ resume }, secure) : endJourney(secure)
}

const endJourney = (secure: boolean): string => writeCookie(journeyCookie, '', { secure, maxAge: 0 })

/** Saved only if both parts are valid. */
export function readAffiliation(values: { token?: string | null; platform?: string | null }): Affiliation | undefined {
  const parsed = affiliation.safeParse({ token: values.token, platform: values.platform })
  return parsed.success ? parsed.data : undefined
}
