import { Marked } from 'marked'
import { escapeHtml } from './escape-html.ts'

const marked = new Marked({ gfm: true, async: false })

/** Signs that marked tries as the beginning of something, each against those that follow. */
const signs = /[*_~`[\]<!\\"|&#>+-]/g
/** More than any paragraph has. marked's time grows with the cube of their number in one paragraph. */
const mostSigns = 120
const maxLength = 40_000

const isUsual = (text: string): boolean =>
  text.length <= maxLength && text.split(/\n[ \t]*\n/).every((block) => (block.match(signs)?.length ?? 0) <= mostSigns)

/** Markdown as HTML; one that would take too long stays as it was written. */
export function markdownHtml(text: string, report: (what: string) => void): string {
  if (isUsual(text)) return marked.parse(text) as string
  report('la mise en forme d’un texte Markdown trop long')
  return `<pre>${escapeHtml(text)}</pre>`
}
