import { DomUtils, parseDocument } from 'htmlparser2'
import { depthOf } from '../../writing/html-depth.ts'
import { escapeHtml } from './escape-html.ts'
import { mapBlocks } from './map-blocks.ts'
import { bookmarkHtml, embedHtml, linkHtml } from './plain-html.ts'

type Document = ReturnType<typeof parseDocument>
type Element = ReturnType<typeof DomUtils.findAll>[number]

type Parent = Document | Element
type Child = Document['children'][number]

const { findAll, findOne, getInnerHTML, getOuterHTML, isTag, textContent } = DomUtils

/** Resolves the references of a text in this installation. */
export interface HtmlContext {
  /** line ends are breaks and blank lines separate paragraphs */
  classic: boolean
  /** resolves to the picture's address on this site, or undefined if it could not be imported */
  picture(src: string, alt: string | undefined): Promise<string | undefined>
  /** returns the target's address on this site, or the link unchanged; undefined if the target does not exist */
  link(href: string): string | undefined
  /** reports a part of the text that could not be kept */
  report(what: string): void
}

const maxDepth = 500
/** Twice the limit of an article: dropping comments and attributes of the other site's editor shortens the HTML. */
export const maxHtmlLength = 1_000_000

const classesOf = ({ attribs }: Element): string[] => (attribs.class ?? '').split(/\s+/)
const hasClass = (element: Element, ...names: string[]): boolean =>
  classesOf(element).some((one) => names.includes(one))
const within = (element: Element, name: string): Element | null =>
  findOne((one) => hasClass(one, name), element.children)
const textWithin = (element: Element, name: string): string => {
  const found = within(element, name)
  return found ? textContent(found).trim() : ''
}
const first = (element: Element, ...tags: string[]): Element | null =>
  findOne((one) => tags.includes(one.name), element.children)

/** Replaces all children at once: removing them one by one takes time that grows with the square of their number. */
function setChildren(parent: Parent, children: Child[]): void {
  parent.children = children
  for (const [index, child] of children.entries()) {
    child.parent = parent
    child.prev = children[index - 1] ?? null
    child.next = children[index + 1] ?? null
  }
}

/** @param replace returns the replacement of an element; undefined keeps the element and visits its children */
function replaceElements(parent: Parent, replace: (element: Element) => Child[] | undefined): void {
  const children = parent.children.flatMap((child) => {
    if (!isTag(child)) return child
    const replacement = replace(child)
    if (replacement) return replacement
    replaceElements(child, replace)
    return child
  })
  setChildren(parent, children)
}

/** Splits a gallery into one figure per picture, followed by the gallery's own caption. */
function gallery(element: Element): string {
  const html: string[] = []
  const captions: string[] = []
  /** @param figure the innermost enclosing figure */
  const visit = (parent: Element, figure: { picture: string; caption: string } | undefined): void => {
    for (const child of parent.children) {
      if (!isTag(child)) continue
      if (child.name === 'img' && figure?.picture === '') figure.picture = getOuterHTML(child)
      else if (child.name === 'img') html.push(`<figure>${getOuterHTML(child)}</figure>`)
      else if (child.name === 'figcaption' && figure) figure.caption = getOuterHTML(child)
      else if (child.name === 'figcaption') captions.push(`<p>${getInnerHTML(child)}</p>`)
      else if (child.name === 'figure') {
        const own = { picture: '', caption: '' }
        visit(child, own)
        html.push(own.picture === '' ? own.caption : `<figure>${own.picture}${own.caption}</figure>`)
      } else visit(child, figure)
    }
  }
  visit(element, undefined)
  return [...html, ...captions].join('\n')
}

function linkOf(element: Element): { href: string; text: string } {
  const link = first(element, 'a')
  const media = first(element, 'iframe', 'video', 'audio', 'source', 'embed')
  // The address may be plain text before the caption.
  const [written = ''] = /^https?:\/\/\S+/.exec(textContent(element).trim()) ?? []
  const href = media?.attribs.src ?? first(element, 'source')?.attribs.src ?? link?.attribs.href ?? written
  return { href, text: link ? textContent(link).trim() : (media?.attribs.title ?? '') }
}

type Card = (element: Element, context: HtmlContext) => string

/** Finds the quoted words of an embedded social media post, which a script would replace. */
function quotedPost(element: Element): Element | undefined {
  if (first(element, 'iframe', 'video', 'audio', 'embed')) return undefined
  const quote = first(element, 'blockquote')
  return quote && textContent(quote).trim() !== '' ? quote : undefined
}

const embed: Card = (element, { report }) => {
  const quote = quotedPost(element)
  if (quote) {
    report('un contenu intégré, repris comme citation')
    const caption = first(element, 'figcaption')
    return `<blockquote>${getInnerHTML(quote)}</blockquote>${caption ? `<p>${getInnerHTML(caption)}</p>` : ''}`
  }
  const { href, text } = linkOf(element)
  const caption = first(element, 'figcaption')
  const html = href === '' ? '' : embedHtml(href, text.length < 200 ? text : '', caption ? getInnerHTML(caption) : '')
  if (html === '') report('un contenu intégré')
  else if (!html.startsWith('<figure data-embed')) {
    report(`un contenu intégré, remplacé par un lien\u00a0: ${href.slice(0, 200)}`)
  }
  return html
}

const callout: Card = (element) => {
  const emoji = textWithin(element, 'kg-callout-emoji')
  const text = within(element, 'kg-callout-text')
  return `<blockquote><p>${emoji === '' ? '' : `${escapeHtml(emoji)} `}${text ? getInnerHTML(text) : ''}</p></blockquote>`
}

const bookmark: Card = (element, { report }) => {
  report('la vignette et l’éditeur d’un signet')
  const href = first(element, 'a')?.attribs.href ?? ''
  const words = textWithin(element, 'kg-bookmark-description')
  return href === '' ? '' : bookmarkHtml(href, textWithin(element, 'kg-bookmark-title'), words)
}

const toggle: Card = (element) => {
  const heading = textWithin(element, 'kg-toggle-heading-text')
  const content = within(element, 'kg-toggle-content')
  return `<h4>${escapeHtml(heading)}</h4>${content ? getInnerHTML(content) : ''}`
}

/** A button without an address becomes text. */
const button: Card = (element) =>
  findAll((one) => one.name === 'a' || one.name === 'button', element.children)
    .map((one) => ({ href: one.attribs.href ?? '', words: textContent(one).trim() }))
    .map(({ href, words }) => (href === '' ? `<p>${escapeHtml(words)}</p>` : linkHtml(href, words)))
    .join('')

const gone =
  (what: string): Card =>
  (_element, { report }) => {
    report(what)
    return ''
  }

const product: Card = (element, context) => {
  const title = textWithin(element, 'kg-product-card-title')
  const text = within(element, 'kg-product-card-description')
  context.report('une fiche de produit, reprise comme texte')
  return `<h4>${escapeHtml(title)}</h4>${text ? getInnerHTML(text) : ''}${button(element, context)}`
}

/** Ghost cards and WordPress blocks, by CSS class. */
const cards: Readonly<Record<string, Card>> = {
  'kg-gallery-card': gallery,
  'wp-block-gallery': gallery,
  gallery,
  'kg-bookmark-card': bookmark,
  'kg-embed-card': embed,
  'wp-block-embed': embed,
  'kg-video-card': embed,
  'kg-audio-card': embed,
  'kg-file-card': embed,
  'wp-block-video': embed,
  'wp-block-audio': embed,
  'wp-block-file': embed,
  'kg-callout-card': callout,
  'kg-toggle-card': toggle,
  'kg-button-card': button,
  'wp-block-buttons': button,
  'kg-product-card': product,
  'kg-signup-card': gone('un formulaire d’inscription'),
  'kg-nft-card': gone('une image NFT'),
}

const byTag: Readonly<Record<string, Card>> = {
  iframe: (element, context) => embed({ ...element, children: [element] } as unknown as Element, context),
  video: (element, context) => embed({ ...element, children: [element] } as unknown as Element, context),
  audio: (element, context) => embed({ ...element, children: [element] } as unknown as Element, context),
  form: gone('un formulaire'),
  script: gone('un script'),
  object: gone('un objet'),
  svg: gone('un dessin SVG'),
  style: () => '',
}

const tagCardOf = ({ name }: Element): Card | undefined => (Object.hasOwn(byTag, name) ? byTag[name] : undefined)

const plainCards = new Set(['kg-image-card', 'kg-code-card', 'kg-html-card', 'kg-markdown-card', 'kg-header-card'])

/** Reports an unknown card, and keeps its content. */
const unknown =
  (name: string): Card =>
  (element, { report }) => {
    report(`la mise en forme d’une fiche ${name.slice(0, 40)}`)
    return getInnerHTML(element)
  }

function cardOf(element: Element): Card | undefined {
  const names = classesOf(element)
  const named = names.find((name) => Object.hasOwn(cards, name))
  if (named) return cards[named]
  const other = names.find((name) => /^kg-[a-z-]+-card$/.test(name) && !plainCards.has(name))
  return other ? unknown(other) : tagCardOf(element)
}

/** Replaces each card, with all that it contains, by plain HTML. */
function replaceCards(document: Document, context: HtmlContext): void {
  const replaceBy = (element: Element, card: Card | undefined) => card && parseDocument(card(element, context)).children
  replaceElements(document, (element) => replaceBy(element, cardOf(element)))
  // A card may contain another kind of card, such as a video in a toggle.
  replaceElements(document, (element) => replaceBy(element, tagCardOf(element)))
}

/** The outermost figure around a picture. */
function figureAround(image: Element): Element | undefined {
  let figure: Element | undefined
  for (let parent = image.parent; parent; parent = parent.parent) {
    if (isTag(parent) && parent.name === 'figure') figure = parent
  }
  return figure
}

async function importPictures(document: Document, { picture }: HtmlContext): Promise<void> {
  const missing = new Set<Element>()
  /** Numbers of pictures and tables that each figure still contains. */
  const held = new Map<Element, number>()
  for (const image of findAll((one) => one.name === 'img', document.children)) {
    const { src = '', alt } = image.attribs
    const url = await picture(image.attribs['data-src'] ?? src, alt)
    if (url !== undefined) {
      image.attribs = { src: url, ...(alt === undefined ? {} : { alt }) }
      continue
    }
    const figure = figureAround(image)
    if (!figure) {
      missing.add(image)
      continue
    }
    const count = held.get(figure) ?? findAll((one) => ['img', 'table'].includes(one.name), figure.children).length
    held.set(figure, count - 1)
    missing.add(count === 1 ? figure : image)
  }
  replaceElements(document, (element) => (missing.has(element) ? [] : undefined))
}

/** Resolves links, and removes every link that contains only a picture: most lead to the picture's own file. */
function mendLinks(parent: Parent, link: HtmlContext['link']): { picture: boolean; text: boolean } {
  const found = { picture: false, text: false }
  const children = parent.children.flatMap((child) => {
    if (!isTag(child)) {
      if (textContent(child).trim() !== '') found.text = true
      return child
    }
    const within = mendLinks(child, link)
    found.picture ||= within.picture || child.name === 'img'
    found.text ||= within.text
    if (child.name !== 'a') return child
    if (within.picture && !within.text) return child.children
    const { href, title } = child.attribs
    const here = href && link(href)
    if (!here) return child.children
    child.attribs = { href: here, ...(title ? { title } : {}) }
    return child
  })
  setChildren(parent, children)
  return found
}

/**
 * Converts another site's HTML and imports the pictures and links in it. The sanitiser then removes what articles may not contain.
 * @returns undefined if the text cannot be read
 */
export async function mapHtml(html: string, context: HtmlContext): Promise<string | undefined> {
  if (html.length > maxHtmlLength) {
    context.report('un texte trop long')
    return undefined
  }
  if (depthOf(html) > maxDepth) {
    context.report('un texte aux balises trop imbriquées')
    return undefined
  }
  const document = parseDocument(html)
  replaceCards(document, context)
  await importPictures(document, context)
  mendLinks(document, context.link)
  return mapBlocks(document, context)
}
