import { DOMParser, DOMSerializer, Fragment, type Node } from '@tiptap/pm/model'
import { articleSchema } from './schema.ts'

/** Blocks that may contain text directly. */
const holders = 'li, td, th, blockquote, aside, figure, body'
const blockNames = new Set(
  'H1 H2 H3 H4 P UL OL LI BLOCKQUOTE FIGURE FIGCAPTION HR PRE TABLE CAPTION THEAD TBODY TR TH TD ASIDE SECTION'.split(
    ' ',
  ),
)
const isBlank = (node: ChildNode) => node.nodeType === 3 && !/[^ \t\r\n\f]/.test(node.textContent ?? '')
const isInline = (node: ChildNode, holder: Element) =>
  !blockNames.has(node.nodeName) && !(holder.nodeName === 'FIGURE' && node.nodeName === 'IMG')

/** Wraps a block's direct text in a paragraph, which is saved without its tag. */
function wrapBare(holder: Element): void {
  let paragraph: Element | undefined
  for (const node of [...holder.childNodes]) {
    if (!isInline(node, holder) || (isBlank(node) && !paragraph)) {
      paragraph = undefined
      continue
    }
    if (!paragraph) {
      paragraph = holder.ownerDocument.createElement('p')
      paragraph.setAttribute('data-bare', '')
      node.before(paragraph)
    }
    paragraph.append(node)
  }
}

function prepare(body: HTMLElement): void {
  for (const caption of body.querySelectorAll('caption')) {
    caption.parentElement?.setAttribute('data-caption', caption.textContent)
    caption.remove()
  }
  for (const holder of [body, ...body.querySelectorAll(holders)]) wrapBare(holder)
}

const bodyOf = (html: string): HTMLElement => new window.DOMParser().parseFromString(html, 'text/html').body

/** Sanitised HTML as a document of the editor. */
export function parseContent(html: string): Node {
  const body = bodyOf(html)
  prepare(body)
  return DOMParser.fromSchema(articleSchema).parse(body)
}

function unwrap(element: Element): void {
  element.replaceWith(...element.childNodes)
}

/** Writes the table's head rows into `thead`, the other rows into `tbody`, and its caption. */
function writeTable(table: Element): void {
  const { ownerDocument: page } = table
  const body = table.querySelector('tbody')
  const head = page.createElement('thead')
  for (const row of table.querySelectorAll('tr[data-head]')) {
    row.removeAttribute('data-head')
    head.append(row)
  }
  if (head.childNodes.length > 0) body?.before(head)
  if (body?.childNodes.length === 0) body.remove()
  const caption = table.getAttribute('data-caption')
  if (caption === null) return
  table.removeAttribute('data-caption')
  const written = page.createElement('caption')
  written.textContent = caption
  table.prepend(written)
}

/** HTML of each block. Blocks are immutable, so an unchanged block is written only once. */
const written = new WeakMap<Node, string>()

function writeBlock(block: Node): string {
  const known = written.get(block)
  if (known !== undefined) return known
  const page = document.implementation.createHTMLDocument()
  const target = page.createElement('div')
  DOMSerializer.fromSchema(articleSchema).serializeFragment(Fragment.from(block), { document: page }, target)
  for (const paragraph of target.querySelectorAll('p[data-bare]')) unwrap(paragraph)
  for (const table of target.querySelectorAll('table')) writeTable(table)
  written.set(block, target.innerHTML)
  return target.innerHTML
}

/** A document of the editor as the HTML that is saved. */
export function writeContent(doc: Node): string {
  const html = doc.children.map(writeBlock).join('')
  return html === '<p></p>' ? '' : html
}

/** Normalised HTML: equal for texts that the editor shows alike. */
export const canonicalContent = (html: string): string => writeContent(parseContent(html))

/** HTML without the empty paragraphs at the end, which exist only for typing. */
export const contentToSave = (doc: Node): string => writeContent(doc).replace(/(?:<p><\/p>)+$/, '')
