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

/** Of a stylesheet each class with its short name: the same wherever the same stylesheet is read. */
export type ShortNames = ReadonlyMap<string, string>

export function shortNamesOf(pieces: readonly CssPiece[]): ShortNames {
  const classes = new Set(Array.from(selectorsOf(pieces), classesIn).flat())
  for (const name of scriptClasses) classes.delete(name)
  const names = shortNames()
  return new Map(Array.from(classes, (name) => [name, names.next().value as string]))
}

function shortSelector(text: string, names: ShortNames): string {
  return text.replace(classOrAttribute, (all, name: string | undefined) => {
    const short = name === undefined ? undefined : names.get(unescaped(name))
    return short === undefined ? all : `.${short}`
  })
}

export const withShortSelectors = (pieces: readonly CssPiece[], names: ShortNames): CssPiece[] =>
  pieces.map((piece) => {
    if (piece.kind === 'group') return { ...piece, pieces: withShortSelectors(piece.pieces, names) }
    if (piece.kind === 'single') return piece
    const selectors = piece.selectors.map(({ text, classes, ...selector }) => ({
      ...selector,
      text: shortSelector(text, names),
      classes: classes.map((name) => names.get(name) ?? name),
    }))
    return { ...piece, selectors }
  })

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" }
const classAttribute = /\sclass="([^"]*)"/g

const classesWritten = (attribute: string): string[] =>
  attribute
    .replace(/&(amp|lt|gt|quot|#x27);/g, (_all, name: string) => entities[name] ?? '')
    .split(/\s+/)
    .filter(Boolean)

export const classesOf = (html: string): Set<string> =>
  new Set([
    ...scriptClasses,
    ...Array.from(html.matchAll(classAttribute), ([, value = '']) => classesWritten(value)).flat(),
  ])

/** Without the classes that the stylesheet does not name, as the icons have some: no script looks for them. */
export const withShortClasses = (html: string, names: ShortNames): string =>
  html.replace(classAttribute, (_all, value: string) => {
    const short = classesWritten(value).flatMap((name) => names.get(name) ?? [])
    return short.length > 0 ? ` class="${short.join(' ')}"` : ''
  })
