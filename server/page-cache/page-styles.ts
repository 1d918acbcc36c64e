import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { createPageElements } from './page-elements.ts'
import { type CssPiece, parseCss, type Selector } from './parse-css.ts'
import { classesOf, type ShortNames, shortMarkup, shortNamesOf, withShortNames } from './short-names.ts'
import { withoutSingleUses } from './single-uses.ts'

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

const formElements = new Set(['button', 'input', 'select', 'textarea', 'fieldset', 'option', 'optgroup'])

/**
 * The rules that can match something in that page.
 * @param added may be put into it anywhere
 */
function matching(pieces: readonly CssPiece[], html: string, added: string): CssPiece[] {
  const classes = classesOf(html + added)
  const elements = elementsOf(html + added)
  const elementsAdded = elementsOf(added)
  const pageElements = createPageElements(html)
  const addedElements = createPageElements(added)
  const isInside = ({ className, anyOf }: NonNullable<Selector['inside']>): boolean => {
    const inside = pageElements.inside(className)
    return anyOf.every((names) => names.some((name) => inside.has(name) || elementsAdded.has(name)))
  }
  const canBeDisabled = (className: string): boolean =>
    [pageElements, addedElements].some((some) => !some.withClass(className).isDisjointFrom(formElements))
  const missingParts = fieldParts.filter(([, attribute]) => !attribute.test(html + added)).map(([part]) => part)
  const matches = (selector: Selector): boolean =>
    selector.classes.every((name) => classes.has(name)) &&
    selector.elements.every((name) => elements.has(name)) &&
    (!selector.inside || isInside(selector.inside)) &&
    (!selector.disabled || canBeDisabled(selector.disabled)) &&
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

export function writeCss(pieces: readonly CssPiece[], isSpokenOf = (_name: string): boolean => true): string {
  let css = ''
  for (const piece of pieces) {
    if (piece.kind === 'group') {
      const inside = writeCss(piece.pieces, isSpokenOf)
      if (inside) css += `${piece.prelude}{${inside}}`
    } else if (piece.kind === 'rule') {
      const cached = piece.declarations.filter(
        ({ text, custom }, at) =>
          text !== piece.declarations[at + 1]?.text && (custom === undefined || isSpokenOf(custom)),
      )
      if (cached.length > 0) {
        css += `${piece.selectors.map(({ text }) => text).join(',')}{${cached.map(({ text }) => text).join(';')}}`
      }
    } else if (piece.name === undefined || isSpokenOf(piece.name)) css += piece.text
  }
  return css
}

/** Of a stylesheet what can match something in that page, and of its custom properties those that something asks for. */
export function stylesFor(html: string, pieces: readonly CssPiece[], added = ''): string {
  const matched = matching(pieces, html, added)
  const askedInPage = askedIn(html + added)
  let css = ''
  // What is asked for may itself ask: until nothing more is.
  for (let before = -1; before < css.length; ) {
    before = css.length
    const asked = askedInPage.union(askedIn(css))
    css = writeCss(matched, (name) => (name.startsWith('--') ? asked.has(name) : css.includes(name)))
  }
  return withoutSingleUses(css, matched, askedInPage)
}

const askedIn = (text: string): Set<string> =>
  new Set(Array.from(text.matchAll(/var\(\s*(--[\w-]+)/g), ([, name = '']) => name))

const shortName = (file: string): string => file.replace(/\.css$/, '.short.css')

/** The whole of a stylesheet with short names, for scripts that add the markup of one page to another. */
export function shortStylesheet(file: string, css: string): { file: string; css: string } {
  const pieces = parseCss(css)
  return { file: shortName(file), css: writeCss(withShortNames(pieces, shortNamesOf(pieces))) }
}

export interface PageStyles {
  /**
   * Puts what a page uses of its stylesheet into the page, so that its first picture waits for nothing else, and gives its classes
   * their short names. Where the whole stylesheet is stays written there, for scripts that add to the page.
   * @param added what the server itself puts in later
   */
  inline(html: string, added?: string): { html: string; hashes: string[] }
  /** what is put into such a page later */
  toShort(markup: string): string
}

/**
 * Tailwind registers its properties and, for browsers that know no registration, sets them on every element. The second
 * does alone in every browser, so a page does not carry both.
 */
function withoutRegistration(pieces: readonly CssPiece[]): CssPiece[] {
  const set = new Set<string>()
  const setAlways = pieces.map((piece): CssPiece => {
    if (piece.kind !== 'group' || piece.prelude !== '@layer properties') return piece
    const rules = piece.pieces.flatMap((one) => (one.kind === 'group' ? one.pieces : [one]))
    for (const rule of rules) {
      if (rule.kind === 'rule') for (const { custom } of rule.declarations) if (custom) set.add(custom)
    }
    return { ...piece, pieces: rules }
  })
  return setAlways.filter((piece) => piece.kind !== 'single' || !piece.name || !set.has(piece.name))
}

/** @param href of the stylesheet of all pages */
export function createPageStyles(clientFolder: string, href: string): PageStyles {
  let read: { pieces: CssPiece[]; names: ShortNames } | undefined
  function stylesheet(): { pieces: CssPiece[]; names: ShortNames } {
    if (read) return read
    const whole = parseCss(readFileSync(path.join(clientFolder, href), 'utf8'))
    const names = shortNamesOf(whole)
    read = { pieces: withShortNames(withoutRegistration(whole), names), names }
    return read
  }
  const link = `<link rel="stylesheet" href="${href}"/>`
  const toShort = (markup: string): string => shortMarkup(markup, stylesheet().names)
  return {
    toShort,
    inline(html, added = '') {
      if (!html.includes(link)) return { html, hashes: [] }
      const short = toShort(html)
      const others = html.replace(link, '').match(/<link rel="stylesheet"[^>]*>/)
      if (others) throw new Error(`its classes would not be found by their short names: ${others[0]}`)
      const css = stylesFor(short, stylesheet().pieces, toShort(added))
      return {
        html: short.replace(link, () => `<style data-whole="${shortName(href)}">${css}</style>`),
        hashes: [`'sha256-${createHash('sha256').update(css).digest('base64')}'`],
      }
    },
  }
}
