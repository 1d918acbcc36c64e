import { colourTokenNames } from '../../contracts/colour-tokens.ts'
import type { CssPiece, Declaration } from './parse-css.ts'

const ownersColours: ReadonlySet<string> = new Set(colourTokenNames)

const isOfRoot = (piece: CssPiece): boolean =>
  piece.kind === 'rule' && piece.selectors.every(({ text }) => text === ':root' || text === ':host')

function* declarationsOf(pieces: readonly CssPiece[]): Generator<Declaration & { root: boolean }> {
  for (const piece of pieces) {
    if (piece.kind === 'group') yield* declarationsOf(piece.pieces)
    else if (piece.kind === 'rule') for (const one of piece.declarations) yield { ...one, root: isOfRoot(piece) }
  }
}

/** Writes a custom property of the root that one rule alone asks for into that rule; not the owner's colours, which an attribute sets. */
export function withoutSingleUses(css: string, pieces: readonly CssPiece[], askedInPage: ReadonlySet<string>): string {
  const declarations = new Map<string, (Declaration & { root: boolean })[]>()
  for (const one of declarationsOf(pieces)) {
    if (one.custom) declarations.set(one.custom, [...(declarations.get(one.custom) ?? []), one])
  }
  let short = css
  for (const [name, [first, ...others]] of declarations) {
    if (!first?.root || others.length > 0 || askedInPage.has(name) || ownersColours.has(name)) continue
    const uses = short.split(`var(${name}`).length - 1
    if (uses !== 1 || !short.includes(`var(${name})`)) continue
    const value = first.text.slice(first.text.indexOf(':') + 1).trim()
    if (/[;{}]/.test(value)) continue
    short = short.replace(`var(${name})`, () => value).replace(new RegExp(`(?<=[{;])${name}:[^;}]*(?:;|(?=\\}))`), '')
  }
  return short
}
