import { createHash } from 'node:crypto'

const inlineScript = /<script(?![^>]*\bsrc=)([^>]*)>([\s\S]*?)<\/script>/gi

/** Data blocks are not executed and need no permission. */
const isData = (attributes: string) => /type="application\/(?:ld\+)?json"/i.test(attributes)

/** Hashes of the inline scripts of a cached page: a cached nonce could be reused by an attacker. */
export function scriptHashes(html: string): string[] {
  const hashes = new Set<string>()
  for (const [, attributes = '', source = ''] of html.matchAll(inlineScript)) {
    if (isData(attributes) || source === '') continue
    hashes.add(`'sha256-${createHash('sha256').update(source).digest('base64')}'`)
  }
  return [...hashes]
}

/** Hydration marks, useless without React in the browser, and the namespace of inline SVG, which only XML needs. */
const needless = /<!-- -->|<!--\/?\$-->| data-discover="true"| xmlns="http:\/\/www\.w3\.org\/2000\/svg"/g

/** Only pages with an embedded video need frames: other pages save 70 bytes of headers. */
const withoutUnusedFrames = (policy: string | undefined, html: string): string | undefined =>
  html.includes(' data-frame="') ? policy : policy?.replace(/frame-src [^;]*; /, '')

/** Replaces the page's nonce by hashes in the policy, and removes it from the markup. */
export function removeNonces(html: string, policy: string | undefined): { html: string; policy: string | undefined } {
  const bare = html.replace(/ nonce="[^"]*"/g, '').replace(needless, '')
  const hashes = scriptHashes(bare).join(' ')
  const hashed = withoutUnusedFrames(policy, bare)
    ?.replace(/'nonce-[^']*'/g, hashes)
    .replace(/ +/g, ' ')
  return { html: bare, policy: hashed }
}
