import { createHash } from 'node:crypto'

/** Style attributes that our own code writes: the owner's colours. */
const colours = /^--color-[a-z-]+:[\w#%(),. -]+(?:;--color-[a-z-]+:[\w#%(),. -]+)*$/

const entities: Record<string, string> = { '&quot;': '"', '&#x27;': "'", '&amp;': '&', '&lt;': '<', '&gt;': '>' }
const decode = (text: string): string => text.replace(/&(?:quot|#x27|amp|lt|gt);/g, (one) => entities[one] ?? one)

/**
 * Policy for the style attributes of this page: allows those of our own code by their hash.
 * Browsers ignore all others, such as one in a text.
 */
export function styleAttributes(html: string): string {
  const hashes = new Set<string>()
  for (const [, attribute = ''] of html.matchAll(/<[a-z][^<>]* style="([^"]*)"/gi)) {
    const style = decode(attribute)
    if (!colours.test(style)) continue
    hashes.add(`'sha256-${createHash('sha256').update(style).digest('base64')}'`)
  }
  return hashes.size === 0 ? "'none'" : ["'unsafe-hashes'", ...hashes].join(' ')
}
