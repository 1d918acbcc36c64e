/** Void elements: they have no content. */
const empty = new Set(['br', 'hr', 'img', 'input', 'meta', 'link', 'wbr', 'source', 'col', 'area', 'base', 'embed'])

/**
 * Maximum nesting depth of tags, in one linear pass; never less than a parser would find. Parsing time grows with the square of the depth:
 * half a million characters of `<b>` would block the server for 20 s.
 */
export function depthOf(html: string): number {
  const open = new Map<string, number>()
  let depth = 0
  let deepest = 0
  for (const [, closing, name = ''] of html.matchAll(/<(\/?)([a-z][^\s/>]*)/gi)) {
    const tag = name.toLowerCase()
    if (empty.has(tag)) continue
    const count = open.get(tag) ?? 0
    if (closing && count === 0) continue
    const step = closing ? -1 : 1
    open.set(tag, count + step)
    depth += step
    deepest = Math.max(deepest, depth)
  }
  return deepest
}
