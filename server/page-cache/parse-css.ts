import { classesIn, className, unescaped } from './selector-classes.ts'

/** A piece of a stylesheet: a group of others, a rule with its selectors, or something that stands by itself. */
export type CssPiece =
  | { kind: 'group'; prelude: string; pieces: CssPiece[] }
  | { kind: 'rule'; selectors: Selector[]; declarations: Declaration[] }
  /** @param name what has to be spoken of elsewhere for it to matter: `--tw-ring`, `spin` */
  | { kind: 'single'; text: string; name?: string }

export interface Selector {
  text: string
  /** the classes without which it matches nothing */
  classes: string[]
  /** the elements, likewise */
  elements: string[]
  /** where it begins with a class alone: inside an element of that class, one of each of these lists has to be */
  inside?: { className: string; anyOf: string[][] }
  /** a class of what has to be disabled: no element but a form's can be */
  disabled?: string
}

export interface Declaration {
  text: string
  /** of a custom property: `--spacing` */
  custom?: string
}

const groups = /^@(?:media|supports|layer|container|starting-style)\b/
const named = /^@(?:property|keyframes)\s+([\w-]+)/
/** What stands inside these may be missing and the selector still match. */
const called = (...names: string[]) =>
  new RegExp(`:(?:${names.join('|')})${String.raw`\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)`}`, 'g')
const notRequiring = ['not', 'has', 'nth-child', 'nth-last-child']
const functional = called('is', 'where', ...notRequiring)
const excluding = called(...notRequiring)
/** Attributes, pseudo-classes, pseudo-elements, identifiers: all but elements and what stands between them. */
const notElement = /\[[^\]]*\]|::?[\w-]+(?:\([^)]*\))?|#[\w-]+/g
const elementName = /(?<![\w-])[a-z][\w-]*/gi
const insideClass = new RegExp(`^${className.source}[ >](?![>+~])`, 'iu')
const disabledClass = new RegExp(`${className.source}:disabled`, 'iu')
const elementList = /:(?:is|where)\(([a-z][\w-]*(?:,[a-z][\w-]*)*)\)/gi

const elementsIn = (plain: string): string[] => {
  const names = plain.replace(className, '').replace(notElement, '').match(elementName) ?? []
  return [...new Set(names.map((name) => name.toLowerCase()))]
}

function insideOf(text: string, elements: readonly string[]): Selector['inside'] {
  const [start = '', name = ''] = insideClass.exec(text) ?? []
  if (!start) return undefined
  const required = text.slice(start.length).replace(excluding, '')
  const lists = Array.from(required.matchAll(elementList), ([, list = '']) => list.toLowerCase().split(','))
  return { className: unescaped(name), anyOf: [...elements.map((element) => [element]), ...lists] }
}

const innermost = /(^|[ >+~(,])?:(?:is|where)\(([^()]*)\)/g

/** What every match needs: of alternatives nothing, of `:is(.group:hover .icon)` all. */
function requiredOf(text: string): string {
  let required = text.replace(excluding, '')
  for (let before = ''; before !== required; ) {
    before = required
    required = required.replace(innermost, (_all, start: string | undefined, only: string) =>
      // An element's name would become a part of the name before it.
      only.includes(',') || (start === undefined && /^[\w*]/.test(only)) ? (start ?? '') : (start ?? '') + only,
    )
  }
  return required.replace(functional, '')
}

function toSelector(text: string): Selector {
  const plain = requiredOf(text)
  const elements = elementsIn(plain)
  const inside = insideOf(text, elementsIn(text.replace(functional, '')))
  const [, disabled] = disabledClass.exec(plain) ?? []
  return {
    text,
    classes: classesIn(plain),
    elements,
    ...(inside ? { inside } : {}),
    ...(disabled ? { disabled: unescaped(disabled) } : {}),
  }
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

function split(css: string, sign: ',' | ';'): string[] {
  const parts: string[] = []
  for (let from = 0; from < css.length; ) {
    const to = find(css, from, sign)
    parts.push(css.slice(from, to).trim())
    from = to + 1
  }
  return parts.filter((part) => part !== '')
}

function toDeclaration(text: string): Declaration {
  const custom = /^(--[\w-]+)\s*:/.exec(text)?.[1]
  return custom ? { text, custom } : { text }
}

function toPiece(prelude: string, body: string): CssPiece {
  if (groups.test(prelude)) return { kind: 'group', prelude, pieces: parseCss(body) }
  if (!prelude.startsWith('@')) {
    const selectors = split(prelude, ',').map(toSelector)
    return { kind: 'rule', selectors, declarations: split(body, ';').map(toDeclaration) }
  }
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
