import { localeCookie } from '../session/cookies/cookies.ts'

const yearSeconds = 365 * 86_400

/** Sets the cookie in the browser, because cached pages cannot set cookies. */
export function storeLocale(): void {
  const pair = `${localeCookie}=fr`
  if (document.cookie.split('; ').includes(pair)) return
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser yet
  document.cookie = `${pair}; path=/; max-age=${yearSeconds}; samesite=lax`
}
