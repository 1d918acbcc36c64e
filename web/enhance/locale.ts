const yearSeconds = 365 * 86_400

/** Pages kept for all visitors cannot set it; the browser does. */
export function storeLocale(): void {
  if (/(^|; )locale=fr(;|$)/.test(document.cookie)) return
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser yet
  document.cookie = `locale=fr; path=/; max-age=${yearSeconds}; samesite=lax`
}
