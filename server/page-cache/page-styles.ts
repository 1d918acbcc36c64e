import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { type CssPiece, parseCss } from './parse-css.ts'

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

function write(pieces: readonly CssPiece[], classes: ReadonlySet<string>, spokenOf?: string): string {
  let css = ''
  for (const piece of pieces) {
    if (piece.kind === 'group') {
      const inside = write(piece.pieces, classes, spokenOf)
      if (inside) css += `${piece.prelude}{${inside}}`
    } else if (piece.kind === 'rule') {
      const selectors = piece.selectors.filter((selector) => selector.classes.every((name) => classes.has(name)))
      if (selectors.length > 0) css += `${selectors.map(({ text }) => text).join(',')}{${piece.body}}`
    } else if (piece.name === undefined || spokenOf?.includes(piece.name)) css += piece.text
  }
  return css
}

/** Of a stylesheet what can match something in that page. */
export function stylesFor(html: string, pieces: readonly CssPiece[]): string {
  const classes = classesOf(html)
  return write(pieces, classes, write(pieces, classes))
}

/**
 * Puts what a page uses of its stylesheets into the page, so that its first picture waits for nothing else. Where the
 * whole one is stays written there, for scripts that add to the page.
 */
export function createPageStyles(clientFolder: string): (html: string) => { html: string; hashes: string[] } {
  const parsed = new Map<string, CssPiece[]>()
  function piecesOf(href: string): CssPiece[] {
    const known = parsed.get(href) ?? parseCss(readFileSync(path.join(clientFolder, href), 'utf8'))
    parsed.set(href, known)
    return known
  }
  return (html) => {
    const hashes: string[] = []
    const styled = html.replace(stylesheetLink, (_link, href: string) => {
      const css = stylesFor(html, piecesOf(href))
      hashes.push(`'sha256-${createHash('sha256').update(css).digest('base64')}'`)
      return `<style data-whole="${href}">${css}</style>`
    })
    return { html: styled, hashes }
  }
}
