import { colourTokenNames } from '../../contracts/colour-tokens.ts'
import type { CssPiece } from './parse-css.ts'
import { classesIn, classOrAttribute, unescaped } from './selector-classes.ts'

/** Set by the small script, in no page's own markup. */
export const scriptClasses = ['scripted']

const letters = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'
const signs = `${letters}0123456789_-`

function* shortNames(): Generator<string> {
  for (const first of letters) yield first
  for (const first of letters) for (const second of signs) yield first + second
  for (const first of letters) for (const second of signs) for (const third of signs) yield first + second + third
}

function* selectorsOf(pieces: readonly CssPiece[]): Generator<string> {
  for (const piece of pieces) {
    if (piece.kind === 'group') yield* selectorsOf(piece.pieces)
    else if (piece.kind === 'rule') for (const { text } of piece.selectors) yield text
  }
}

function* propertiesOf(pieces: readonly CssPiece[]): Generator<string> {
  for (const piece of pieces) {
    if (piece.kind === 'group') yield* propertiesOf(piece.pieces)
    else if (piece.kind === 'rule') for (const { custom } of piece.declarations) if (custom) yield custom
    if (piece.kind === 'single' && piece.name?.startsWith('--')) yield piece.name
  }
}

/** Of a stylesheet each class and each custom property with its short name: the same wherever the same stylesheet is read. */
export interface ShortNames {
  classes: ReadonlyMap<string, string>
  properties: ReadonlyMap<string, string>
}

function shorten(found: Iterable<string>, kept: readonly string[], prefix = ''): Map<string, string> {
  const names = shortNames()
  const all = new Set(found)
  for (const name of kept) all.delete(name)
  return new Map(Array.from(all, (name) => [name, prefix + names.next().value]))
}

export const shortNamesOf = (pieces: readonly CssPiece[]): ShortNames => ({
  classes: shorten(Array.from(selectorsOf(pieces), classesIn).flat(), scriptClasses),
  // The owner's colours are set by the root's style attribute, in no stylesheet.
  properties: shorten(propertiesOf(pieces), colourTokenNames, '--'),
})

const shortProperties = (text: string, { properties }: ShortNames): string =>
  text.replace(/--[a-z][\w-]*/gi, (name) => properties.get(name) ?? name)

function shortSelector(text: string, { classes }: ShortNames): string {
  return text.replace(classOrAttribute, (all, name: string | undefined) => {
    const short = name === undefined ? undefined : classes.get(unescaped(name))
    return short === undefined ? all : `.${short}`
  })
}

export const withShortNames = (pieces: readonly CssPiece[], names: ShortNames): CssPiece[] =>
  pieces.map((piece) => {
    if (piece.kind === 'group') return { ...piece, pieces: withShortNames(piece.pieces, names) }
    if (piece.kind === 'single') {
      const { text, name } = piece
      return { ...piece, text: shortProperties(text, names), ...(name ? { name: shortProperties(name, names) } : {}) }
    }
    const shortClass = (name: string): string => names.classes.get(name) ?? name
    const selectors = piece.selectors.map(({ text, classes, inside, disabled, ...selector }) => ({
      ...selector,
      text: shortSelector(text, names),
      classes: classes.map(shortClass),
      ...(inside ? { inside: { ...inside, className: shortClass(inside.className) } } : {}),
      ...(disabled ? { disabled: shortClass(disabled) } : {}),
    }))
    const declarations = piece.declarations.map(({ text, custom }) => ({
      text: shortProperties(text, names),
      ...(custom ? { custom: shortProperties(custom, names) } : {}),
    }))
    return { ...piece, selectors, declarations }
  })

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" }
const classAttribute = /\sclass="([^"]*)"/g

/** @param attribute the value of a class attribute, as the markup writes it */
export const classesWritten = (attribute: string): string[] =>
  attribute
    .replace(/&(amp|lt|gt|quot|#x27);/g, (_all, name: string) => entities[name] ?? '')
    .split(/\s+/)
    .filter(Boolean)

export const classesOf = (html: string): Set<string> =>
  new Set([
    ...scriptClasses,
    ...Array.from(html.matchAll(classAttribute), ([, value = '']) => classesWritten(value)).flat(),
  ])

/** Drawings name custom properties: `fill="var(--color-sage)"`. */
const propertyAttribute = /(?<=\s[a-z-]+=")var\(--[\w-]+\)(?=")/gi

/** A start tag as the server writes it. A `>` within a quoted value does not end it. */
const startTag = /<[a-z][^"'<>]*(?:"[^"]*"[^"'<>]*)*>/gi

/** Without the classes that the stylesheet does not name, as the icons have some: no script looks for them. Texts stay as they are. */
export const shortMarkup = (html: string, names: ShortNames): string =>
  html.replace(startTag, (tag) =>
    tag
      .replace(classAttribute, (_all, value: string) => {
        const short = classesWritten(value).flatMap((name) => names.classes.get(name) ?? [])
        return short.length > 0 ? ` class="${short.join(' ')}"` : ''
      })
      .replace(propertyAttribute, (value) => shortProperties(value, names)),
  )
