import type { SiteEnvironment } from '../context.ts'
import type { ShownFlash } from '../session/cookies/flash.ts'
import { RequestSite } from '../session/request-site.ts'

/** Facts from a reader's cookies, to fill in a shared page. */
export interface Visit {
  /** identifies the reader, if the API accepts it */
  readonly token: string
  readonly flashes: readonly ShownFlash[]
  readonly metadataChange: string | null
  /** whether the answer has to set cookies, regardless of the token */
  readonly setsCookies: boolean
  /** @param nextToken replaces the reader's token */
  cookiesToSet(nextToken: string | undefined): string[]
  /** removes the token of an ended session */
  cookiesToEnd(): string[]
}

const unreachable = () => Promise.reject(new Error('a visit asks nothing of the API'))

/** @returns undefined without a session's token */
function openVisit(cookies: string, settings: SiteEnvironment): Visit | undefined {
  const request = new Request(settings.publicUrl, { headers: { cookie: cookies } })
  const site = new RequestSite({ request, settings, fetchApi: unreachable, clientAddress: '' })
  const session = site.api.auth.get('default')
  if (!session.authenticated) return undefined
  const { flashes, metadataChange } = site
  return {
    token: session.token,
    flashes,
    metadataChange,
    setsCookies: !site.cookiesToSet(true).next().done || site.presenceToSet().length > 0,
    cookiesToSet(nextToken) {
      if (nextToken) session.refresh(nextToken)
      return [...site.cookiesToSet(true), ...site.presenceToSet()]
    },
    cookiesToEnd() {
      session.disconnect()
      return [...site.cookiesToSet(true, false)]
    },
  }
}

export type CreateVisits = (settings: SiteEnvironment) => (cookies: string) => Visit | undefined

export const createVisits: CreateVisits = (settings) => (cookies) => openVisit(cookies, settings)
