/**
 * The page in English, through Google Translate: an address that is followed only when she asks for it, so that nothing is
 * loaded from outside before, no script of theirs ever runs on our own pages, and it works without a script of ours.
 * Their page element would need `unsafe-eval`-like openings in the content security policy, and would see private pages.
 * @param address whole, of a page that is open to all
 */
export function englishAddress(address: string): string {
  const search = new URLSearchParams({ sl: 'fr', tl: 'en', hl: 'en', u: address })
  return `https://translate.google.com/translate?${search}`
}
