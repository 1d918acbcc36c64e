import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { type CssPiece, parseCss, type Selector } from './parse-css.ts'

const stylesheetLink = /<link rel="stylesheet" href="(\/assets\/[\w.-]+\.css)"\/>/g
const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" }

/** Set by the small script, in no page's own markup. */
const scriptClasses = ['scripted']

function classesOf(html: string): Set<string> {
  const classes = new Set(scriptClasses)
  for (const [, value = ''] of html.matchAll(/\sclass="([^"]*)"/g)) {
    const plain = value.replace(/&(amp|lt|gt|quot|#x27);/g, (_all, name: string) => entities[name] ?? '')
    for (const name of plain.split(/\s+/)) classes.add(name)
  }
  return classes
}

const elementsOf = (html: string): Set<string> =>
  new Set(Array.from(html.matchAll(/<([a-z][\w-]*)/g), ([, name = '']) => name))

/** What browsers draw within fields, and the attribute of the fields that they draw it in. */
const fieldParts: readonly [part: RegExp, attribute: RegExp][] = [
  [/::-webkit-(?:date|calendar)/, /\stype="(?:date|time|month|week|datetime-local)"/],
  [/::-webkit-(?:inner|outer)-spin/, /\stype="number"/],
  [/::-webkit-search/, /\stype="search"/],
  [/::file-selector-button/, /\stype="file"/],
  [/::placeholder/, /\splaceholder="/],
]

/** The rules that can match something in that page. */
function matching(pieces: readonly CssPiece[], html: string): CssPiece[] {
  const classes = classesOf(html)
  const elements = elementsOf(html)
  const missingParts = fieldParts.filter(([, attribute]) => !attribute.test(html)).map(([part]) => part)
  const matches = (selector: Selector): boolean =>
    selector.classes.every((name) => classes.has(name)) &&
    selector.elements.every((name) => elements.has(name)) &&
    !missingParts.some((part) => part.test(selector.text))
  const keep = (some: readonly CssPiece[]): CssPiece[] =>
    some.flatMap((piece) => {
      if (piece.kind === 'single') return piece
      if (piece.kind === 'group') return { ...piece, pieces: keep(piece.pieces) }
      const selectors = piece.selectors.filter(matches)
      return selectors.length > 0 ? { ...piece, selectors } : []
    })
  return keep(pieces)
}

function write(pieces: readonly CssPiece[], isSpokenOf: (name: string) => boolean): string {
  let css = ''
  for (const piece of pieces) {
    if (piece.kind === 'group') {
      const inside = write(piece.pieces, isSpokenOf)
      if (inside) css += `${piece.prelude}{${inside}}`
    } else if (piece.kind === 'rule') {
      const cached = piece.declarations.filter(({ custom }) => custom === undefined || isSpokenOf(custom))
      if (cached.length > 0) {
        css += `${piece.selectors.map(({ text }) => text).join(',')}{${cached.map(({ text }) => text).join(';')}}`
      }
    } else if (piece.name === undefined || isSpokenOf(piece.name)) css += piece.text
  }
  return css
}

/** Of a stylesheet what can match something in that page, and of its custom properties those that something asks for. */
export function stylesFor(html: string, pieces: readonly CssPiece[]): string {
  const matched = matching(pieces, html)
  const askedInPage = askedIn(html)
  let css = ''
  // What is asked for may itself ask: until nothing more is.
  for (let before = -1; before < css.length; ) {
    before = css.length
    const asked = askedInPage.union(askedIn(css))
    css = write(matched, (name) => (name.startsWith('--') ? asked.has(name) : css.includes(name)))
  }
  return css
}

const askedIn = (text: string): Set<string> =>
  new Set(Array.from(text.matchAll(/var\(\s*(--[\w-]+)/g), ([, name = '']) => name))

/**
 * Puts what a page uses of its stylesheets into the page, so that its first picture waits for nothing else. Where the
 * whole one is stays written there, for scripts that add to the page. What the server itself puts in later is given as `added`.
 */
export function createPageStyles(
  clientFolder: string,
): (html: string, added?: string) => { html: string; hashes: string[] } {
  const parsed = new Map<string, CssPiece[]>()
  function piecesOf(href: string): CssPiece[] {
    const known = parsed.get(href) ?? parseCss(readFileSync(path.join(clientFolder, href), 'utf8'))
    parsed.set(href, known)
    return known
  }
  return (html, added = '') => {
    const hashes: string[] = []
    const styled = html.replace(stylesheetLink, (_link, href: string) => {
      const css = stylesFor(html + added, piecesOf(href))
      hashes.push(`'sha256-${createHash('sha256').update(css).digest('base64')}'`)
      return `<style data-whole="${href}">${css}</style>`
    })
    return { html: styled, hashes }
  }
}
