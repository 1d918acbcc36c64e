import { findCookie, readCookies, writeCookie } from '../session/cookies/cookies.ts'

export const giftOrderCookie = 'gift-order'

/** Long enough for the provider's page; afterwards the mail leads to the card. */
const lifetimeSeconds = 3600

/** Idempotency-Key of a visitor's order: this browser proves with it that it may show the card. Members have a session. */
export const writeOrderKey = (key: string, secure: boolean): string =>
  writeCookie(giftOrderCookie, key, { secure, maxAge: lifetimeSeconds })

export const readOrderKey = (request: Request): string | undefined =>
  findCookie(readCookies(request.headers.get('cookie')), giftOrderCookie)
