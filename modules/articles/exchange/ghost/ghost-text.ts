import { escapeHtml } from '../html/escape-html.ts'
import { type CardReport, ghostCard } from './ghost-cards.ts'

/*
 * Ghost stores a text twice: as its editor's document (mobiledoc before version 5, Lexical since) and as HTML. Files made by other programs
 * may contain the document alone. Ghost's own renderers need a DOM and another Node version (decision 136).
 */

type Json = Record<string, unknown>

const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value)
const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')
const tagName = (value: unknown, usual: string): string =>
  /^[a-z][a-z0-9]*$/i.test(textOf(value)) ? textOf(value) : usual

/** Maximum nesting, deeper than any editor creates. */
const mostLevels = 40

function hrefTag(href: string): string {
  return `<a href="${escapeHtml(href)}">`
}

/** Renders one list of markers. Each marker opens markups and closes some that earlier markers opened. */
function mobiledocMarkers(markers: unknown, document: Json): string {
  const open: string[] = []
  const html: string[] = []
  for (const marker of listOf(markers)) {
    const [type, opened, closes, value] = listOf(marker)
    for (const index of listOf(opened)) {
      const [tag, attributes] = listOf(listOf(document.markups)[Number(index)])
      const name = tagName(tag, 'span')
      const pairs = listOf(attributes)
      const href = textOf(pairs[pairs.indexOf('href') + 1])
      html.push(name === 'a' && pairs.includes('href') ? hrefTag(href) : `<${name}>`)
      open.push(name)
    }
    if (type === 0) html.push(escapeHtml(textOf(value)))
    else html.push(listOf(listOf(document.atoms)[Number(value)])[0] === 'soft-return' ? '<br>' : '')
    for (let n = Number(closes) || 0; n > 0 && open.length > 0; n -= 1) html.push(`</${open.pop()}>`)
  }
  for (const name of open.toReversed()) html.push(`</${name}>`)
  return html.join('')
}

function mobiledocHtml(document: Json, report: CardReport): string {
  const html = listOf(document.sections).map((section) => {
    const [type, first, second] = listOf(section)
    if (type === 1) {
      const tag = tagName(first, 'p')
      return `<${tag}>${mobiledocMarkers(second, document)}</${tag}>`
    }
    if (type === 2) return `<figure><img src="${escapeHtml(textOf(first))}"></figure>`
    if (type === 3) {
      const items = listOf(second).map((item) => `<li>${mobiledocMarkers(item, document)}</li>`)
      return `<${tagName(first, 'ul')}>${items.join('')}</${tagName(first, 'ul')}>`
    }
    if (type !== 10) return ''
    const [name, payload] = listOf(listOf(document.cards)[Number(first)])
    return ghostCard(textOf(name), isObject(payload) ? payload : {}, report)
  })
  return html.join('\n')
}

/** Lexical stores the formats of a text as bits of a number. */
const formats: readonly [number, string][] = [
  [1, 'strong'],
  [2, 'em'],
  [4, 's'],
  [8, 'u'],
  [16, 'code'],
  [32, 'sub'],
  [64, 'sup'],
  [128, 'mark'],
]

function lexicalText({ text, format }: Json): string {
  const marks = formats.filter(([bit]) => (Number(format) & bit) !== 0).map(([, name]) => name)
  const words = escapeHtml(textOf(text)).replaceAll('\n', ' ')
  return `${marks.map((name) => `<${name}>`).join('')}${words}${marks
    .toReversed()
    .map((name) => `</${name}>`)
    .join('')}`
}

const texts = new Set(['text', 'extended-text', 'tk', 'zwnj', 'code-highlight'])
const paragraphs: ReadonlyMap<string, string> = new Map([
  ['paragraph', 'p'],
  ['quote', 'blockquote'],
  ['extended-quote', 'blockquote'],
  ['aside', 'blockquote'],
])

function lexicalNode(node: unknown, report: CardReport, level: number): string {
  if (!isObject(node) || level > mostLevels) return ''
  const type = textOf(node.type)
  const inside = () =>
    listOf(node.children)
      .map((child) => lexicalNode(child, report, level + 1))
      .join('')
  if (texts.has(type)) return lexicalText(node)
  if (type === 'linebreak') return '<br>'
  if (type === 'tab') return ' '
  if (type === 'link' || type === 'autolink' || type === 'at-link') return `${hrefTag(textOf(node.url))}${inside()}</a>`
  const paragraph = paragraphs.get(type)
  if (paragraph) return `<${paragraph}>${inside()}</${paragraph}>`
  if (type === 'heading' || type === 'extended-heading') {
    const tag = tagName(node.tag, 'h2')
    return `<${tag}>${inside()}</${tag}>`
  }
  if (type === 'list') {
    const tag = node.listType === 'number' || node.tag === 'ol' ? 'ol' : 'ul'
    return `<${tag}>${inside()}</${tag}>`
  }
  if (type === 'listitem') return `<li>${inside()}</li>`
  return Array.isArray(node.children) ? inside() : ghostCard(type, node, report)
}

function parsed(text: string): Json | undefined {
  try {
    const value: unknown = JSON.parse(text)
    return isObject(value) ? value : undefined
  } catch {
    return undefined
  }
}

/**
 * Renders a text's document if its HTML is missing.
 * @returns undefined if there is no document, or it cannot be read
 */
export function ghostText(
  { mobiledoc, lexical, markdown }: { mobiledoc: string | null; lexical: string | null; markdown: string | null },
  report: CardReport,
): string | undefined {
  const nodes = lexical ? parsed(lexical)?.root : undefined
  if (isObject(nodes))
    return listOf(nodes.children)
      .map((node) => lexicalNode(node, report, 0))
      .join('\n')
  const document = mobiledoc ? parsed(mobiledoc) : undefined
  if (document && Array.isArray(document.sections)) return mobiledocHtml(document, report)
  return markdown ? ghostCard('markdown', { markdown }, report) : undefined
}
