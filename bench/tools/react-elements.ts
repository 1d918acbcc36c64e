const voidTags = new Set(['area', 'br', 'col', 'hr', 'img', 'input', 'link', 'meta', 'source', 'track', 'wbr'])
const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" }

const decoded = (text: string): string =>
  text.replace(/&(amp|lt|gt|quot|#x27);/g, (_all, name: string) => entities[name] ?? '')

const camelCase = (name: string): string => name.replace(/-([a-z])/g, (_all, letter: string) => letter.toUpperCase())

function styleOf(value: string): Record<string, string> {
  const declarations = value.split(/;(?![^(]*\))/).filter((one) => one.includes(':'))
  return Object.fromEntries(
    declarations.map((one) => {
      const at = one.indexOf(':')
      const name = one.slice(0, at).trim()
      return [name.startsWith('--') ? name : camelCase(name), one.slice(at + 1).trim()]
    }),
  )
}

function propsOf(source: string): Record<string, unknown> {
  const props: Record<string, unknown> = {}
  for (const [, name = '', value = ''] of source.matchAll(/([^\s=/]+)(?:="([^"]*)")?/g)) {
    const plain = decoded(value)
    if (name === 'nonce') continue
    if (name === 'class') props.className = plain
    else if (name === 'for') props.htmlFor = plain
    else if (name === 'style') props.style = styleOf(plain)
    else props[name] = plain === '' && /^(?:hidden|disabled|checked|required|open|popover)$/.test(name) ? true : plain
  }
  return props
}

/** Finds where an element's content and the element itself end. */
function endOf(markup: string, tag: string, from: number): { inner: number; outer: number } {
  const edges = new RegExp(`<(/?)${tag}\\b[^>]*>`, 'g')
  edges.lastIndex = from
  let depth = 1
  for (let edge = edges.exec(markup); edge; edge = edges.exec(markup)) {
    depth += edge[1] ? -1 : 1
    if (depth === 0) return { inner: edge.index, outer: edges.lastIndex }
  }
  throw new Error(`<${tag}> has no end`)
}

/** Markup that the site inserts unescaped, so the bare page does too: an editor's text, and structured data. */
const isRaw = (tag: string, props: Record<string, unknown>): boolean => tag === 'script' || 'data-prose' in props

/** Elements that the framework adds itself: its scripts, preloads and style sheets. */
const ofFramework = (tag: string, props: Record<string, unknown>): boolean =>
  (tag === 'script' && !/json/.test(String(props.type))) ||
  (tag === 'link' && /^(?:stylesheet|modulepreload)$/.test(String(props.rel)))

/** Converts markup rendered by React to createElement calls. Texts separated by a comment stay separate. */
export function toCreateElementCalls(markup: string): string {
  const pieces = /<!--[\s\S]*?-->|([^<]+)|<(\/)?([\w-]+)((?:\s+[^\s=>/]+(?:="[^"]*")?)*)\s*\/?>/g
  let code = ''
  for (let piece = pieces.exec(markup); piece; piece = pieces.exec(markup)) {
    const [, text, closing, tag, attributes = ''] = piece
    if (text !== undefined) code += `${JSON.stringify(decoded(text))},`
    else if (closing) code += '),'
    else if (tag !== undefined) {
      const props = propsOf(attributes)
      const raw = isRaw(tag, props)
      const end = raw ? endOf(markup, tag, pieces.lastIndex) : undefined
      if (end) {
        props.dangerouslySetInnerHTML = { __html: markup.slice(pieces.lastIndex, end.inner) }
        pieces.lastIndex = end.outer
      }
      if (ofFramework(tag, props)) continue
      code += `h(${JSON.stringify(tag)},${JSON.stringify(props)},${raw || voidTags.has(tag) ? '),' : ''}`
    }
  }
  return code
}

export const readElementContent = (html: string, tag: 'head' | 'body'): string =>
  new RegExp(`<${tag}[^>]*>([\\s\\S]*)</${tag}>`).exec(html)?.[1] ?? ''
