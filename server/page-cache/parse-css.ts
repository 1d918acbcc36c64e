/** A piece of a stylesheet: a group of others, a rule with its selectors, or something that stands by itself. */
export type CssPiece =
  | { kind: 'group'; prelude: string; pieces: CssPiece[] }
  | { kind: 'rule'; selectors: Selector[]; body: string }
  /** @param name what has to be spoken of elsewhere for it to matter: `--tw-ring`, `spin` */
  | { kind: 'single'; text: string; name?: string }

export interface Selector {
  text: string
  /** the classes without which it matches nothing */
  classes: string[]
}

const groups = /^@(?:media|supports|layer|container|starting-style)\b/
const named = /^@(?:property|keyframes)\s+([\w-]+)/
/** What stands inside these may be missing and the selector still match. */
const functional = /:(?:is|where|not|has|nth-child|nth-last-child)\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)/g
const className = /\.((?:\\[0-9a-f]{1,6}\s?|\\.|[\w-]|[^\p{ASCII}])+)/giu
const escaped = /\\(?:([0-9a-f]{1,6})\s?|(.))/gi

const unescaped = (name: string): string =>
  name.replace(escaped, (_all, hex: string | undefined, sign: string) =>
    hex ? String.fromCodePoint(Number.parseInt(hex, 16)) : sign,
  )

function toSelector(text: string): Selector {
  const classes = [...text.replace(functional, '').matchAll(className)].map(([, name = '']) => unescaped(name))
  return { text, classes: [...new Set(classes)] }
}

/** The place after the string or comment that begins here; here where none does. */
function skip(css: string, at: number): number {
  const sign = css[at]
  if (sign === '\\') return at + 2
  if (sign === '/' && css[at + 1] === '*') return css.indexOf('*/', at + 2) + 2
  if (sign !== '"' && sign !== "'") return at
  let end = at + 1
  while (end < css.length && css[end] !== sign) end += css[end] === '\\' ? 2 : 1
  return end + 1
}

/** Where the first of these signs stands outside strings, comments and brackets. */
function find(css: string, from: number, signs: string): number {
  let depth = 0
  for (let at = from; at < css.length; ) {
    const after = skip(css, at)
    if (after > at) {
      at = after
      continue
    }
    const sign = css[at] as string
    if (depth === 0 && signs.includes(sign)) return at
    if ('([{'.includes(sign)) depth += 1
    else if (')]}'.includes(sign)) depth -= 1
    at += 1
  }
  return css.length
}

function splitSelectors(prelude: string): string[] {
  const parts: string[] = []
  for (let from = 0; from < prelude.length; ) {
    const to = find(prelude, from, ',')
    parts.push(prelude.slice(from, to).trim())
    from = to + 1
  }
  return parts
}

function toPiece(prelude: string, body: string): CssPiece {
  if (groups.test(prelude)) return { kind: 'group', prelude, pieces: parseCss(body) }
  if (!prelude.startsWith('@')) return { kind: 'rule', selectors: splitSelectors(prelude).map(toSelector), body }
  const [, name] = named.exec(prelude) ?? []
  return { kind: 'single', text: `${prelude}{${body}}`, ...(name ? { name } : {}) }
}

/** A stylesheet as a bundler writes it: well formed. */
export function parseCss(css: string): CssPiece[] {
  const pieces: CssPiece[] = []
  for (let from = 0; from < css.length; ) {
    const at = find(css, from, '{;')
    const prelude = css
      .slice(from, at)
      .replace(/\/\*[\s\S]*?\*\//g, '')
      .trim()
    if (css[at] === '{') {
      const end = find(css, at + 1, '}')
      pieces.push(toPiece(prelude, css.slice(at + 1, end)))
      from = end + 1
    } else {
      if (prelude) pieces.push({ kind: 'single', text: `${prelude};` })
      from = at + 1
    }
  }
  return pieces
}
