import { escapeHtml } from '../html/escape-html.ts'
import { embedHtml } from '../html/plain-html.ts'
import { replaceShortcodes, type ShortcodeContext } from './shortcodes.ts'

/** Dynamic blocks that are not reported: they show nothing, or no part of the text. */
const silent = new Set(['more', 'nextpage', 'spacer', 'separator', 'footnotes', 'social-link'])
const dynamicBlock = /<!-- wp:([a-z][a-z0-9/-]{0,80})(?:\s[^>]{0,2000})?\/-->/g

/** Reports dynamic blocks, which WordPress renders when the page is read. */
function reportDynamicBlocks(html: string, report: (what: string) => void): void {
  for (const [, name = ''] of html.matchAll(dynamicBlock)) if (!silent.has(name)) report(`le bloc ${name}`)
}

function attributesOf(json: string): Record<string, unknown> {
  try {
    return JSON.parse(json) as Record<string, unknown>
  } catch {
    return {}
  }
}

/** Renders links to social profiles: their addresses are only in the block's comment. */
const socialLinks = (html: string): string =>
  html.replace(/<!-- wp:social-link (\{[^<>]{0,2000}\}) \/-->/g, (_block, json: string) => {
    const { url, service, label } = attributesOf(json)
    if (typeof url !== 'string' || url === '' || url === '#') return ''
    return `<li><a href="${escapeHtml(url)}">${escapeHtml(String(label || service || url))}</a></li>`
  })

/** Moves footnotes into the text: WordPress stores them separately. */
function footnotes(html: string, notes: string | undefined): string {
  const rows: unknown = notes ? attributesOf(notes) : []
  const texts = new Map(
    (Array.isArray(rows) ? rows : []).flatMap((row: { id?: unknown; content?: unknown } | null) =>
      typeof row?.id === 'string' && typeof row.content === 'string' ? [[row.id, row.content] as const] : [],
    ),
  )
  if (texts.size === 0) return html
  return html.replace(
    /<sup data-fn="([\w-]{1,80})"[^<>]*>(?:<a [^<>]*>)?[^<>]*(?:<\/a>)?<\/sup>/g,
    (mark, id: string) => {
      const text = texts.get(id)
      return text === undefined ? mark : `<small data-footnote>${text}</small>`
    },
  )
}

/** An address alone on a line: WordPress embeds its target. */
const aloneOnLine = /^[ \t]*(https?:\/\/[^\s<>"[\]]+)[ \t]*$/gim

export interface WordpressText {
  html: string
  /** written in the older editor: line ends are breaks and blank lines separate paragraphs */
  classic: boolean
}

/** Renders a post's text as WordPress does, except for parts that WordPress computes for each reader. */
export function wordpressHtml(text: string, notes: string | undefined, context: ShortcodeContext): WordpressText {
  const classic = !text.includes('<!-- wp:')
  reportDynamicBlocks(text, context.report)
  const lines = text.replaceAll('\r\n', '\n').replaceAll('\r', '\n')
  const html = classic
    ? lines.replace(aloneOnLine, (_line, href: string) => `\n\n${embedHtml(href, '')}\n\n`)
    : footnotes(socialLinks(lines), notes)
  return { html: replaceShortcodes(html, context), classic }
}
