import { createHash } from 'node:crypto'

const inlineScript = /<script(?![^>]*\bsrc=)([^>]*)>([\s\S]*?)<\/script>/gi

/** Data blocks are not run, so they need no permission. */
const isData = (attributes: string) => /type="application\/(?:ld\+)?json"/i.test(attributes)

/** Hashes of every inline script of a page that is kept for all: a nonce kept for all would be no nonce. */
export function scriptHashes(html: string): string[] {
  const hashes = new Set<string>()
  for (const [, attributes = '', source = ''] of html.matchAll(inlineScript)) {
    if (isData(attributes) || source === '') continue
    hashes.add(`'sha256-${createHash('sha256').update(source).digest('base64')}'`)
  }
  return [...hashes]
}

/** What React in the browser finds its place by, which is not there; and what a drawing needs in XML alone. */
const needless = /<!-- -->|<!--\/?\$-->| data-discover="true"| xmlns="http:\/\/www\.w3\.org\/2000\/svg"/g

/** Only a text with a video, which the reader may start, needs frames: 70 bytes of head on every other page of its class. */
const withoutUnusedFrames = (policy: string | undefined, html: string): string | undefined =>
  html.includes(' data-frame="') ? policy : policy?.replace(/frame-src [^;]*; /, '')

/** The stylesheet of all pages, to be written into a page in place of its link. */
export interface InlineStyles {
  link: string
  element: string
  hash: string
}

export function createInlineStyles(href: string, css: string): InlineStyles {
  const hash = `'sha256-${createHash('sha256').update(css).digest('base64')}'`
  return { link: `<link rel="stylesheet" href="${href}"/>`, element: `<style>${css}</style>`, hash }
}

/** Replaces the page's nonce by hashes in the policy, and removes it from the markup. */
export function shareable(html: string, policy: string | undefined): { html: string; policy: string | undefined } {
  const bare = html.replace(/ nonce="[^"]*"/g, '').replace(needless, '')
  const hashes = scriptHashes(bare).join(' ')
  const hashed = withoutUnusedFrames(policy, bare)
    ?.replace(/'nonce-[^']*'/g, hashes)
    .replace(/ +/g, ' ')
  return { html: bare, policy: hashed }
}

type SharedPage = ReturnType<typeof shareable>

/** A first visit then waits for one request less before its first picture. */
export const withInlineStyles = ({ html, policy }: SharedPage, { link, element, hash }: InlineStyles): SharedPage => ({
  html: html.replace(link, () => element),
  policy: policy?.replace("style-src 'self'", `style-src 'self' ${hash}`),
})
