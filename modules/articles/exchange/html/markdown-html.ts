import { Marked } from 'marked'
import { escapeHtml } from './escape-html.ts'

const marked = new Marked({ gfm: true, async: false })

/** Characters that may start Markdown syntax. The `marked` library compares each with those after it. */
const signs = /[*_~`[\]<!\\"|&#>+-]/g
/** Maximum number of these characters in a paragraph, more than any real one contains. Parsing time grows with the cube of their number. */
const mostSigns = 120
const maxLength = 40_000

const isUsual = (text: string): boolean =>
  text.length <= maxLength && text.split(/\n[ \t]*\n/).every((block) => (block.match(signs)?.length ?? 0) <= mostSigns)

/** Converts Markdown to HTML. A text that would take too long is kept as written. */
export function markdownHtml(text: string, report: (what: string) => void): string {
  if (isUsual(text)) return marked.parse(text) as string
  report('la mise en forme d’un texte Markdown trop long')
  return `<pre>${escapeHtml(text)}</pre>`
}
