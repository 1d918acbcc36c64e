import { DomUtils, parseDocument } from 'htmlparser2'
import { depthOf } from '../writing/html-depth.ts'
import { linkHtml } from './wordpress-text.ts'

type Document = ReturnType<typeof parseDocument>
type Element = ReturnType<typeof DomUtils.findAll>[number]

const { findAll, findOne, getInnerHTML, getOuterHTML, removeElement, textContent } = DomUtils

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

function replaceBy(element: Element, html: string): void {
  for (const child of [...parseDocument(html).children]) DomUtils.prepend(element, child)
  removeElement(element)
}

const escapeText = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/** A gallery becomes one figure for each picture; its caption goes to the last. */
function gallery(element: Element): string {
  const pictures = findAll((one) => one.name === 'img', element.children)
  const own = (picture: Element): Element | null => {
    const parent = DomUtils.getParent(picture) as Element | null
    return parent && parent !== element ? first(parent, 'figcaption') : null
  }
  const captions = pictures.map((picture) => own(picture))
  const common = findAll((one) => one.name === 'figcaption', element.children).find((one) => !captions.includes(one))
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

function cardOf(element: Element): Card | undefined {
  const named = classesOf(element).find((name) => Object.hasOwn(cards, name))
  return named ? cards[named] : Object.hasOwn(byTag, element.name) ? byTag[element.name] : undefined
}

/** Innermost last: a card replaces all that it holds. */
function replaceCards(document: Document, bringing: Bringing): void {
  const walk = (children: Document['children']): void => {
    for (const child of [...children]) {
      if (!DomUtils.isTag(child)) continue
      const card = cardOf(child)
      if (card) replaceBy(child, card(child, bringing))
      else walk(child.children)
    }
  }
  walk(document.children)
  // What a card held of another kind: a video within a toggle.
  const left = findAll((one) => Object.hasOwn(byTag, one.name), document.children)
  for (const one of left) replaceBy(one, byTag[one.name]?.(one, bringing) ?? '')
}

async function bringPictures(document: Document, { picture }: Bringing): Promise<void> {
  for (const image of findAll((one) => one.name === 'img', document.children)) {
    const { src = '', alt } = image.attribs
    const url = await picture(image.attribs['data-src'] ?? src, alt)
    if (url !== undefined) {
      image.attribs = { src: url, ...(alt === undefined ? {} : { alt }) }
      continue
    }
    const figure = findAll((one) => one.name === 'figure', document.children).find((one) =>
      findAll((inner) => inner.name === 'img', one.children).includes(image),
    )
    const others = figure ? findAll((one) => ['img', 'table'].includes(one.name), figure.children).length : 0
    removeElement(figure && others === 1 ? figure : image)
  }
}

/** Links to the file itself, around a picture, lead nowhere any more. */
function mendLinks(document: Document, { link }: Bringing): void {
  for (const one of findAll((element) => element.name === 'a', document.children)) {
    const { href, title } = one.attribs
    if (first(one, 'img') && textContent(one).trim() === '') replaceBy(one, getInnerHTML(one))
    else one.attribs = { ...(href ? { href: link(href) } : {}), ...(title ? { title } : {}) }
  }
}

/** The HTML of another site with what it refers to brought here. What this site's texts may hold, the sanitiser decides. */
export async function mapHtml(html: string, bringing: Bringing): Promise<string> {
  if (depthOf(html) > maxDepth) {
    bringing.report('un texte aux balises trop imbriquées')
    return ''
  }
  const document = parseDocument(html)
  replaceCards(document, bringing)
  await bringPictures(document, bringing)
  mendLinks(document, bringing)
  return getInnerHTML(document)
}
