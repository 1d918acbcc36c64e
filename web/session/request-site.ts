import { codeCookie } from '../../contracts/accounts/sign-in-codes.ts'
import { Api, AuthProviders } from '../api/index.ts'
import { isSendable } from '../api/sendable.ts'
import type { LockedSession, Site, SiteCaches, SiteContextInput, SiteEnvironment } from '../context.ts'
import { isLocked, readChoices, writePresence, writeUnlock } from '../discretion/device-choices.ts'
import { locale } from '../i18n/index.ts'
import { noPages, type PageTable } from '../page-facts/page-table.ts'
import { previewOf } from '../pages/preview.ts'
import { type Audience, audienceFor } from './audience.ts'
import { type CookieOptions, cookieName, localeCookie, readCookies, writeCookie } from './cookies/cookies.ts'
import { type Flash, flashCookie, readFlashes, type ShownFlash, writeFlashes } from './cookies/flash.ts'
import { isSecure } from './cookies/is-secure.ts'
import { loadPublicSettings } from './load-public-settings.ts'
import { metadataChangeCookie, readMetadataChange } from './metadata-change.ts'
import { defaultSettings, type PublicSettings } from './public-settings.ts'
import { refusalStatus } from './refusals.ts'
import { type Viewer, viewerOf } from './viewer.ts'

/** Cookie name of each provider's token. */
export const sessionCookies = { default: 'session', contact: 'contact' } as const

/** Cookie by which the next sign-in recognizes this browser. */
export const deviceCookie = 'device'

const yearSeconds = 365 * 86_400
const deviceSeconds = 180 * 86_400
const flashSeconds = 60
const metadataChangeSeconds = 60

const writeError = (error: unknown): void => {
  process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`)
}

const createOwnCaches = (): SiteCaches => ({ remember: (_key, load) => load(), etags: new Map(), fragments: new Map() })

/** Site of one request: reads tokens from cookies, and sets changed ones. */
export class RequestSite implements Site {
  readonly settings: SiteEnvironment
  readonly api: Api
  readonly nonce = Buffer.from(crypto.getRandomValues(new Uint8Array(16))).toString('base64')
  readonly flashes: readonly ShownFlash[]
  readonly leftFlashes: Flash[] = []
  readonly #header: string | null
  readonly #cookies: Map<string, string>
  readonly #secure: boolean
  readonly #preview: string | undefined
  readonly reportError: (error: unknown) => void
  readonly remember: SiteCaches['remember']
  readonly fragments: SiteCaches['fragments']
  readonly pages: PageTable
  readonly metadataChange: string | null
  #newMetadataChange: string | null = null
  #sessionLost = false
  #signedIn = false
  #locked: LockedSession | null = null

  constructor({ request, fetchApi, settings, reportError, caches = createOwnCaches(), pages }: SiteContextInput) {
    const report = reportError ?? writeError
    this.reportError = (error) => {
      if (!refusalStatus(error)) report(error)
    }
    this.remember = caches.remember
    this.fragments = caches.fragments
    this.pages = pages ?? noPages
    this.settings = settings
    this.#secure = isSecure({ settings })
    this.#preview = previewOf(new URL(request.url))
    // A preview shows what a visitor will see, also to staff and to members.
    this.#header = this.#preview === undefined ? request.headers.get('cookie') : null
    this.#cookies = readCookies(this.#header)
    this.flashes = readFlashes(this.#cookie(flashCookie))
    this.api = new Api(fetchApi, new AuthProviders(), caches.etags)
    for (const name of ['default', 'contact'] as const) {
      this.api.auth.get(name).reconnect(this.#cookie(sessionCookies[name]) ?? null)
    }
    this.#lock()
    const device = this.#cookie(deviceCookie)
    this.api.deviceToken = device !== undefined && isSendable(device) ? device : null
    const code = this.#cookie(codeCookie)
    if (code !== undefined && isSendable(code)) {
      this.api.codeCookie = `${cookieName(codeCookie, { secure: this.#secure })}=${code}`
    }
    this.metadataChange = readMetadataChange(this.#cookie(metadataChangeCookie))
    this.api.events.on('metadataUpdate', ({ modified }) => {
      this.#newMetadataChange = modified
    })
    this.api.auth.get('default').events.on('connect', () => {
      this.#signedIn = true
    })
    this.api.events.on('sessionLost', () => {
      this.#sessionLost = true
    })
  }

  get locked(): LockedSession | null {
    return this.#locked
  }

  /** Removes the session of a locked browser before other code sees it. */
  #lock(): void {
    const session = this.api.auth.get('default')
    if (!session.authenticated || !session.info || !isLocked(this.#header)) return
    const { token } = session
    const { user, sid } = session.info
    session.disconnect()
    const open = () => {
      this.#locked = null
      session.reconnect(token)
    }
    this.#locked = { email: user.email, sid, open }
  }

  get viewer(): Viewer | null {
    return viewerOf(this.api.auth.get('default'))
  }

  get audience(): Audience {
    return audienceFor(this.viewer)
  }

  /** true once the API has refused the request's token */
  get sessionLost(): boolean {
    return this.#sessionLost
  }

  async publicSettings(): Promise<PublicSettings> {
    try {
      if (this.#preview !== undefined) return await loadPublicSettings(this.api, this.#preview)
      return await this.remember('site-settings', () => loadPublicSettings(this.api))
    } catch (error) {
      this.reportError(error)
      const name = this.settings.siteName
      return { ...defaultSettings, name, logoText: name }
    }
  }

  leaveFlash(flash: Flash): void {
    this.leftFlashes.push(flash)
  }

  /**
   * Cookies to set on the response; `personal` pages also store the language for a year.
   * @param shown false: a redirect, which leaves flash messages to its target
   */
  *cookiesToSet(personal: boolean, shown = true): Generator<string> {
    const secure = this.#secure
    for (const name of ['default', 'contact'] as const) {
      const cookie = sessionCookies[name]
      const token = this.api.auth.get(name).authenticated ? this.api.auth.get(name).token : null
      const isKept = name === 'default' && token === null && this.#locked !== null
      if (isKept || token === (this.#cookie(cookie) ?? null)) continue
      if (token === null) yield writeCookie(cookie, '', { secure, maxAge: 0 })
      else yield writeCookie(cookie, token, { secure, ...this.#lifetime(name) })
    }
    // The user has just signed in: unlock the browser.
    if (this.#signedIn) yield* writeUnlock(readChoices(this.#header), secure)
    const { deviceToken } = this.api
    if (deviceToken !== null && deviceToken !== this.#cookie(deviceCookie)) {
      yield writeCookie(deviceCookie, deviceToken, { secure, maxAge: deviceSeconds })
    }
    yield* this.api.setCookies
    if (this.leftFlashes.length > 0) {
      yield writeCookie(flashCookie, writeFlashes(this.leftFlashes), { secure, maxAge: flashSeconds })
    } else if (shown && this.flashes.length > 0) yield writeCookie(flashCookie, '', { secure, maxAge: 0 })
    if (this.#newMetadataChange !== null) {
      yield writeCookie(metadataChangeCookie, this.#newMetadataChange, { secure, maxAge: metadataChangeSeconds })
    } else if (this.metadataChange !== null) yield writeCookie(metadataChangeCookie, '', { secure, maxAge: 0 })
    if (personal && this.#cookie(localeCookie, { httpOnly: false }) !== locale) {
      yield writeCookie(localeCookie, locale, { secure, maxAge: yearSeconds, httpOnly: false })
    }
  }

  /** Cookies that restart the time after which the browser is locked. */
  presenceToSet(): string[] {
    return this.viewer && !isLocked(this.#header) ? writePresence(readChoices(this.#header), this.#secure) : []
  }

  #cookie(name: string, options: Pick<CookieOptions, 'httpOnly'> = {}): string | undefined {
    return this.#cookies.get(cookieName(name, { secure: this.#secure, ...options }))
  }

  #lifetime(name: keyof typeof sessionCookies): { maxAge?: number } {
    const info = this.api.auth.get(name).info
    return info ? { maxAge: (info.tokenExpiration - Date.now()) / 1000 } : {}
  }
}
