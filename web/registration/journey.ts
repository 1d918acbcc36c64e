import { z } from 'zod'
import { type Affiliation, affiliation } from '../../contracts/accounts/accounts.ts'
import { shortCode } from '../../contracts/forms.ts'
import { findCookie, readCookies, writeCookie } from '../session/cookies/cookies.ts'
import { parseSiteUrl, pathIn } from '../session/redirect.ts'
import type { Viewer } from '../session/viewer.ts'

/**
 * State from the first click to the payment: the displayed offer, and the page that the user was reading. The
 * affiliation is not part of it: the address contains it (decision 59).
 */
const journey = z.object({
  trafficToken: z.string().max(200).optional().catch(undefined),
  formula: shortCode.optional().catch(undefined),
  /** a reduction code, as typed */
  code: z.string().max(32).optional().catch(undefined),
  /** page of this site that the user was reading before registering */
  resume: z.string().max(500).optional().catch(undefined),
  /** uid of the coach's page that led here: the first message is for this coach */
  coach: z.string().max(96).optional().catch(undefined),
  /** email address in the registration form that was sent, whether or not it had an account */
  registered: z.string().max(254).optional().catch(undefined),
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

/**
 * Address that was just registered: its payment page looks the same for a new and a taken address, signed in or not.
 * @returns null if none was, or if someone else signed in meanwhile
 */
export function justRegisteredEmail(request: Request, viewer: Pick<Viewer, 'email'> | null): string | null {
  const { registered } = readJourney(request)
  return registered && (!viewer || viewer.email === registered) ? registered : null
}

/** The article to go back to; '' if none was requested. */
export function resumePath(asked: string | null | undefined): string {
  const url = parseSiteUrl(asked)
  return url?.pathname.startsWith('/article/') ? pathIn(url) : ''
}

/** The article that led to this address: orders are counted by article, without their user. */
export const articleIn = (url: URL): string | undefined =>
  resumePath(url.searchParams.get('redirect')).match(/^\/article\/([a-z0-9-]+)$/)?.[1]

/** After the payment only the page that the user was reading and the chosen coach are kept. */
export const writeJourneyAfterPayment = (request: Request, secure: boolean): string => {
  const { resume, coach } = readJourney(request)
  return resume || coach ? writeJourney({ resume, coach }, secure) : endJourney(secure)
}

export const endJourney = (secure: boolean): string => writeCookie(journeyCookie, '', { secure, maxAge: 0 })

/** Parses an affiliation; undefined unless both parts are valid. */
export function readAffiliation(values: { token?: string | null; platform?: string | null }): Affiliation | undefined {
  const parsed = affiliation.safeParse({ token: values.token, platform: values.platform })
  return parsed.success ? parsed.data : undefined
}
