import { DomUtils, parseDocument } from 'htmlparser2'
import { depthOf } from '../writing/html-depth.ts'
import { linkHtml } from './wordpress-text.ts'

type Document = ReturnType<typeof parseDocument>
type Element = ReturnType<typeof DomUtils.findAll>[number]

type Parent = Document | Element
type Child = Document['children'][number]

const { findAll, findOne, getInnerHTML, getOuterHTML, isTag, textContent } = DomUtils

/** What a text refers to: how to find it here. */
export interface Bringing {
  /** the address of the picture here, undefined where it could not be brought */
  picture(src: string, alt: string | undefined): Promise<string | undefined>
  /** the address here of what a link leads to, or the link as it is */
  link(href: string): string
  /** says what of the text could not be kept */
  report(what: string): void
}

const maxDepth = 500
/** Twice what an article may hold: comments and attributes of the other site's editor are dropped. */
const maxLength = 1_000_000

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

/** Builds a list of children once: removing them one by one takes time that grows with the square of their number. */
function setChildren(parent: Parent, children: Child[]): void {
  parent.children = children
  for (const [index, child] of children.entries()) {
    child.parent = parent
    child.prev = children[index - 1] ?? null
    child.next = children[index + 1] ?? null
  }
}

/** @param replace returns what takes the place of an element; undefined keeps the element and looks within it */
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

const escapeText = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/** A gallery becomes one figure for each picture; its caption goes to the last. */
function gallery(element: Element): string {
  const pictures = findAll((one) => one.name === 'img', element.children)
  const captionOf = new Map<Element, Element | null>([[element, null]])
  const own = (picture: Element): Element | null => {
    const parent = picture.parent as Element
    if (!captionOf.has(parent)) captionOf.set(parent, first(parent, 'figcaption'))
    return captionOf.get(parent) ?? null
  }
  const captions = pictures.map((picture) => own(picture))
  const taken = new Set(captions)
  const common = findAll((one) => one.name === 'figcaption', element.children).find((one) => !taken.has(one))
  return pictures
    .map((picture, index) => {
      const caption = captions[index] ?? (index === pictures.length - 1 ? common : undefined)
      const note = caption ? `<figcaption>${getInnerHTML(caption)}</figcaption>` : ''
      return `<figure>${getOuterHTML(picture)}${note}</figure>`
    })
    .join('\n')
}

function linkOf(element: Element): { href: string; text: string } {
  const link = first(element, 'a')
  const media = first(element, 'iframe', 'video', 'audio', 'source', 'embed')
  const text = textContent(element).trim()
  const href = media?.attribs.src ?? link?.attribs.href ?? (/^https?:\/\/\S+$/.test(text) ? text : '')
  return { href, text: link ? textContent(link).trim() : '' }
}

type Card = (element: Element, bringing: Bringing) => string

const embed: Card = (element, { report }) => {
  const { href, text } = linkOf(element)
  report(href === '' ? 'un contenu intégré' : `un contenu intégré, remplacé par un lien\u00a0: ${href.slice(0, 200)}`)
  return href === '' ? '' : linkHtml(href, text.length < 200 ? text : '')
}

const callout: Card = (element) => {
  const emoji = textWithin(element, 'kg-callout-emoji')
  const text = within(element, 'kg-callout-text')
  return `<blockquote><p>${emoji === '' ? '' : `${escapeText(emoji)} `}${text ? getInnerHTML(text) : ''}</p></blockquote>`
}

const bookmark: Card = (element) => {
  const href = first(element, 'a')?.attribs.href ?? ''
  return href === '' ? '' : linkHtml(href, textWithin(element, 'kg-bookmark-title'))
}

const toggle: Card = (element) => {
  const heading = textWithin(element, 'kg-toggle-heading-text')
  const content = within(element, 'kg-toggle-content')
  return `<h4>${escapeText(heading)}</h4>${content ? getInnerHTML(content) : ''}`
}

const button: Card = (element) =>
  findAll((one) => one.name === 'a' && Boolean(one.attribs.href), element.children)
    .map((one) => linkHtml(one.attribs.href ?? '', textContent(one).trim()))
    .join('')

const gone =
  (what: string): Card =>
  (_element, { report }) => {
    report(what)
    return ''
  }

const product: Card = (element, bringing) => {
  const title = textWithin(element, 'kg-product-card-title')
  const text = within(element, 'kg-product-card-description')
  bringing.report('une fiche de produit, reprise comme texte')
  return `<h4>${escapeText(title)}</h4>${text ? getInnerHTML(text) : ''}${button(element, bringing)}`
}

/** Cards of Ghost and blocks of WordPress, by their class. */
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
  iframe: (element, bringing) => embed({ ...element, children: [element] } as unknown as Element, bringing),
  video: (element, bringing) => embed({ ...element, children: [element] } as unknown as Element, bringing),
  audio: (element, bringing) => embed({ ...element, children: [element] } as unknown as Element, bringing),
  form: gone('un formulaire'),
  script: gone('un script'),
  object: gone('un objet'),
  svg: gone('un dessin SVG'),
  style: () => '',
}

const tagCardOf = ({ name }: Element): Card | undefined => (Object.hasOwn(byTag, name) ? byTag[name] : undefined)

function cardOf(element: Element): Card | undefined {
  const named = classesOf(element).find((name) => Object.hasOwn(cards, name))
  return named ? cards[named] : tagCardOf(element)
}

/** A card replaces all that it holds. */
function replaceCards(document: Document, bringing: Bringing): void {
  const replaceBy = (element: Element, card: Card | undefined) =>
    card && parseDocument(card(element, bringing)).children
  replaceElements(document, (element) => replaceBy(element, cardOf(element)))
  // What a card held of another kind: a video within a toggle.
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

async function bringPictures(document: Document, { picture }: Bringing): Promise<void> {
  const missing = new Set<Element>()
  /** Pictures and tables that a figure still holds. */
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

/** Removes links to the file itself around a picture: they lead nowhere any more. */
function mendLinks(parent: Parent, link: Bringing['link']): { picture: boolean; text: boolean } {
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
    child.attribs = { ...(href ? { href: link(href) } : {}), ...(title ? { title } : {}) }
    return child
  })
  setChildren(parent, children)
  return found
}

/** The HTML of another site with what it refers to brought here. What this site's texts may hold, the sanitiser decides. */
export async function mapHtml(html: string, bringing: Bringing): Promise<string> {
  if (html.length > maxLength) {
    bringing.report('un texte trop long')
    return ''
  }
  if (depthOf(html) > maxDepth) {
    bringing.report('un texte aux balises trop imbriquées')
    return ''
  }
  const document = parseDocument(html)
  replaceCards(document, bringing)
  await bringPictures(document, bringing)
  mendLinks(document, bringing.link)
  return getInnerHTML(document)
}
