import { cleanWordLists } from './word-lists.ts'

const bodyOf = (html: string): HTMLElement => new window.DOMParser().parseFromString(html, 'text/html').body

function rename(element: Element, tag: string): Element {
  const written = element.ownerDocument.createElement(tag)
  for (const { name, value } of element.attributes) written.setAttribute(name, value)
  written.append(...element.childNodes)
  element.replaceWith(written)
  return written
}

const unwrap = (element: Element) => element.replaceWith(...element.childNodes)

function wrapInside(element: Element, tag: string): void {
  const inner = element.ownerDocument.createElement(tag)
  inner.append(...element.childNodes)
  element.append(inner)
}

const removed =
  'script, style, meta, link, title, xml, head, noscript, template, iframe, object, embed, svg, form, input, button, select, textarea, ' +
  'audio, video, canvas, nav, [hidden], [aria-hidden="true"], [data-style*="mso-hide:all"], [data-style*="display:none"], [data-style*="display: none"]'

/** The page's content security policy drops inline styles, so they are renamed to a data attribute and parsed as text. */
const withoutStyles = (html: string): string =>
  html.replace(/<[a-z][^>]*>/gi, (tag) => tag.replace(/([\s"'])style\s*=/gi, '$1data-style='))

const stylesOf = (element: Element): ReadonlyMap<string, string> =>
  new Map(
    (element.getAttribute('data-style') ?? '')
      .split(';')
      .map((one) => one.split(':').map((part) => part.trim().toLowerCase()))
      .map(([name = '', value = '']) => [name, value]),
  )

/** Google Docs wraps the whole text in `b` with « font-weight: normal »; Word and LibreOffice write bold words as styles. */
function styleToTags(element: Element): void {
  const style = stylesOf(element)
  const weight = style.get('font-weight') ?? ''
  if (/^(?:normal|400)$/.test(weight) && /^(?:B|STRONG)$/.test(element.nodeName)) unwrap(element)
  if (!/^(?:SPAN|FONT|A)$/.test(element.nodeName)) return
  if (/^(?:bold|bolder|[6-9]00)$/.test(weight)) wrapInside(element, 'strong')
  if (style.get('font-style') === 'italic') wrapInside(element, 'em')
  if (style.get('vertical-align') === 'super') wrapInside(element, 'sup')
  if (style.get('vertical-align') === 'sub') wrapInside(element, 'sub')
  if (style.get('text-decoration')?.includes('line-through')) wrapInside(element, 's')
}

/** Replaces Google's redirects by their targets, and removes tracking parameters. @returns null if the link must be removed */
function cleanAddress(href: string): string | null {
  if (!/^(?:https?:|mailto:|tel:|\/)/i.test(href)) return null
  if (!URL.canParse(href)) return href
  const url = new URL(href)
  const meant = url.searchParams.get('q') ?? url.searchParams.get('url')
  if (/(?:^|\.)google\.[a-z.]+$/.test(url.hostname) && url.pathname === '/url' && meant) return cleanAddress(meant)
  const tracking = [...url.searchParams.keys()].filter((name) => /^(?:utm_|fbclid|gclid|mc_[ce]id)/.test(name))
  if (tracking.length === 0) return href
  for (const name of tracking) url.searchParams.delete(name)
  return url.href
}

function cleanLink(link: Element): void {
  const href = cleanAddress(link.getAttribute('href') ?? '')
  // Remove links to anchors of the copied document, such as Word's comments and bookmarks.
  if (href === null) unwrap(link)
  else link.setAttribute('href', href)
  for (const name of ['target', 'rel', 'title']) link.removeAttribute(name)
}

const headings: Readonly<Record<string, string>> = { H1: 'h2', H5: 'h4', H6: 'h4' }
const kept = new Set([
  'href',
  'src',
  'alt',
  'colspan',
  'rowspan',
  'scope',
  'start',
  'lang',
  'title',
  'data-callout',
  'data-embed',
  'data-footnote',
  'data-missing',
  'data-from',
])

const boxes = /^(?:DIV|SECTION|ARTICLE|MAIN|HEADER|FOOTER|CENTER|DL|DT|DD|DETAILS|SUMMARY)$/
const idle = /^(?:SPAN|FONT|O:P|U|INS|LABEL|TIME|BIG|TT|ADDRESS)$/

/** Unwraps a box that contains blocks; turns a box that contains text into a paragraph. */
function cleanBox(box: Element): void {
  const holdsBlocks = box.querySelector('p, div, h2, h3, h4, ul, ol, table, blockquote, figure, pre')
  if (holdsBlocks || box.textContent?.trim() === '') unwrap(box)
  else rename(box, 'p')
}

const isPixel = (picture: Element): boolean =>
  ['width', 'height'].some((name) => Number.parseInt(picture.getAttribute(name) ?? '', 10) <= 3)

/** Address of the picture in the library, if it was copied from a page of this site. */
function ownAddress(src: string): string | undefined {
  const url = URL.parse(src, window.location.href)
  return url?.origin === window.location.origin && url.pathname.startsWith('/media/') ? url.pathname : undefined
}

/** Replaces another site's picture, which would reveal readers to that site, with a placeholder for a library copy. */
function leaveFrame(picture: Element): void {
  if (isPixel(picture)) {
    picture.remove()
    return
  }
  const missing = picture.ownerDocument.createElement('p')
  missing.setAttribute('data-missing', picture.getAttribute('alt')?.trim() ?? '')
  const src = picture.getAttribute('src') ?? ''
  if (/^(?:https?:|data:image\/)/i.test(src)) missing.setAttribute('data-from', src)
  if (picture.parentElement?.closest('figure')) {
    picture.replaceWith(missing)
    return
  }
  const frame = picture.ownerDocument.createElement('figure')
  frame.append(missing)
  // A picture placeholder is a block: put it after the line that contained the picture.
  const line = picture.closest('p, h2, h3, h4')
  if (line) line.after(frame)
  else picture.before(frame)
  picture.remove()
}

function cleanPicture(picture: Element): void {
  const own = ownAddress(picture.getAttribute('src') ?? '')
  if (own === undefined) leaveFrame(picture)
  else picture.setAttribute('src', own)
}

function cleanElement(element: Element): void {
  const { nodeName } = element
  const heading = headings[nodeName]
  if (heading) rename(element, heading)
  else if (nodeName === 'A') cleanLink(element)
  else if (boxes.test(nodeName)) cleanBox(element)
  else if (idle.test(nodeName)) unwrap(element)
  else if (nodeName === 'IMG') cleanPicture(element)
}

function isBlank(element: Element): boolean {
  const text = (element.textContent ?? '').replace(/[\s\u200b\ufeff]/g, '')
  return (
    text === '' &&
    !element.matches('[data-missing]') &&
    element.querySelector('img, table, hr, [data-missing]') === null
  )
}

const blockTags = /^(?:P|H[2-4]|UL|OL|TABLE|BLOCKQUOTE|FIGURE|PRE)$/
const standsBetweenBlocks = ({ previousElementSibling: before, nextElementSibling: after }: Element): boolean =>
  blockTags.test(before?.nodeName ?? '') || blockTags.test(after?.nodeName ?? '')

function cleanText(body: HTMLElement): void {
  const walker = body.ownerDocument.createTreeWalker(body, NodeFilter.SHOW_COMMENT | NodeFilter.SHOW_TEXT)
  const comments: Comment[] = []
  while (walker.nextNode()) {
    const node = walker.currentNode
    if (node instanceof window.Comment) comments.push(node)
    else if (node.nodeValue) {
      // Word writes runs of spaces as no-break spaces; a single one before punctuation is French typography.
      const single = node.nodeValue
        .replace(/[\u200b\ufeff\u00ad]/g, '')
        .replace(/[ \t\r\n]*\u00a0(?:[ \t\r\n]*\u00a0)+[ \t\r\n]*/g, ' ')
      node.nodeValue = single.replace(/([\p{L}\p{N},])\u00a0(?=[\p{L}\p{N}])/gu, '$1 ')
    }
  }
  for (const comment of comments) comment.remove()
}

/** Reduces pasted HTML to what an article may contain: its structure, not its looks. */
export function cleanPaste(html: string): string {
  // Text that was copied from the editor needs no cleaning.
  if (html.includes('data-pm-slice')) return html
  const body = bodyOf(withoutStyles(html).replace(/<!\[(?:if|endif)[^>]*\]>/gi, ''))
  for (const element of body.querySelectorAll(removed)) element.remove()
  for (const spaces of body.querySelectorAll('[data-style*="mso-spacerun"]')) spaces.replaceWith(' ')
  cleanWordLists(body)
  for (const element of body.querySelectorAll('[data-style]')) styleToTags(element)
  cleanText(body)
  for (const element of [...body.querySelectorAll('*')].reverse()) cleanElement(element)
  for (const element of [...body.querySelectorAll('p, h2, h3, h4, li, strong, b, em, i, s, sup, sub, a')].reverse()) {
    if (!isBlank(element)) continue
    if (/^(?:P|H[2-4]|LI)$/.test(element.nodeName)) element.remove()
    // Blank formatted text still separates words.
    else unwrap(element)
  }
  for (const line of body.querySelectorAll('br')) if (standsBetweenBlocks(line)) line.remove()
  for (const element of body.querySelectorAll(':is(h2, h3, h4) > :is(strong, b)')) unwrap(element)
  for (const element of body.querySelectorAll('*')) {
    for (const { name } of [...element.attributes]) if (!kept.has(name)) element.removeAttribute(name)
    if (/^fr(?:-|$)/i.test(element.getAttribute('lang') ?? '')) element.removeAttribute('lang')
  }
  return body.innerHTML
}

/** Tells whether only a picture was copied: browsers then add its file to the clipboard. */
export function isPictureAlone(html: string): boolean {
  const { body } = new window.DOMParser().parseFromString(html, 'text/html')
  return body.querySelectorAll('img').length === 1 && body.textContent?.trim() === ''
}
