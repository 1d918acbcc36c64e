import { escapeHtml } from '../html/escape-html.ts'
import { markdownHtml } from '../html/markdown-html.ts'
import { bookmarkHtml, embedHtml, linkHtml, pictureHtml } from '../html/plain-html.ts'

/** Reports a part of a text that could not be kept. */
export type CardReport = (what: string) => void

type Payload = Readonly<Record<string, unknown>>

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')
const firstOf = (payload: Payload, ...names: string[]): string =>
  names.map((name) => textOf(payload[name])).find((value) => value !== '') ?? ''

const picture = (payload: Payload, caption: string): string =>
  pictureHtml({ url: textOf(payload.src), alt: textOf(payload.alt) || undefined, caption })

function gallery(payload: Payload): string {
  const images = Array.isArray(payload.images) ? payload.images : []
  return images
    .map((image: unknown, n) =>
      picture((image ?? {}) as Payload, n === images.length - 1 ? textOf(payload.caption) : ''),
    )
    .join('')
}

function bookmark(payload: Payload): string {
  const { title, description } = (payload.metadata ?? {}) as Payload
  const href = firstOf(payload, 'url')
  return href === '' ? '' : bookmarkHtml(href, textOf(title), textOf(description))
}

function embed(payload: Payload, report: CardReport): string {
  const { title } = (payload.metadata ?? {}) as Payload
  const href = firstOf(payload, 'url', 'src')
  if (href === '') return textOf(payload.html)
  const html = embedHtml(href, textOf(title), textOf(payload.caption))
  if (!html.startsWith('<figure data-embed'))
    report(`un contenu intégré, remplacé par un lien\u00a0: ${href.slice(0, 200)}`)
  return html
}

function file(payload: Payload, report: CardReport): string {
  const href = firstOf(payload, 'src')
  if (href !== '') report(`un contenu intégré, remplacé par un lien\u00a0: ${href.slice(0, 200)}`)
  return href === '' ? '' : linkHtml(href, firstOf(payload, 'fileTitle', 'fileName', 'title'))
}

function callout(payload: Payload): string {
  const emoji = textOf(payload.calloutEmoji)
  return `<blockquote><p>${emoji === '' ? '' : `${escapeHtml(emoji)} `}${textOf(payload.calloutText)}</p></blockquote>`
}

const button = (payload: Payload): string => {
  const href = textOf(payload.buttonUrl)
  return href === '' ? '' : linkHtml(href, textOf(payload.buttonText))
}

function product(payload: Payload, report: CardReport): string {
  report('une fiche de produit, reprise comme texte')
  return `<h4>${textOf(payload.productTitle)}</h4>${textOf(payload.productDescription)}${payload.productButtonEnabled ? linkHtml(textOf(payload.productUrl), textOf(payload.productButton)) : ''}`
}

const header = (payload: Payload): string =>
  `<h2>${firstOf(payload, 'header')}</h2><p>${firstOf(payload, 'subheader')}</p>${payload.buttonEnabled ? button(payload) : ''}`

type Card = (payload: Payload, report: CardReport) => string

const gone =
  (what: string): Card =>
  (_payload, report) => {
    report(what)
    return ''
  }
const silent: Card = () => ''

/** Cards by the names of mobiledoc's cards and Lexical's nodes, which share their payloads. */
const cards: ReadonlyMap<string, Card> = new Map<string, Card>([
  ['image', (payload) => picture(payload, textOf(payload.caption))],
  ['gallery', gallery],
  ['html', (payload) => textOf(payload.html)],
  ['markdown', (payload, report) => markdownHtml(textOf(payload.markdown), report)],
  ['card-markdown', (payload, report) => markdownHtml(textOf(payload.markdown), report)],
  ['hr', () => '<hr>'],
  ['horizontalrule', () => '<hr>'],
  ['code', (payload) => `<pre><code>${escapeHtml(textOf(payload.code))}</code></pre>`],
  ['codeblock', (payload) => `<pre><code>${escapeHtml(textOf(payload.code))}</code></pre>`],
  ['bookmark', bookmark],
  ['embed', embed],
  ['video', file],
  ['audio', file],
  ['file', file],
  ['callout', callout],
  ['toggle', (payload) => `<h4>${textOf(payload.heading)}</h4>${textOf(payload.content)}`],
  ['button', button],
  ['product', product],
  ['header', header],
  // Parts of mails, and the place where the paywall begins: pages show nothing there.
  ['email', silent],
  ['email-cta', silent],
  ['paywall', silent],
  ['signup', gone('un formulaire d’inscription')],
])

/** A card of Ghost's editor as HTML. */
export function ghostCard(name: string, payload: Payload, report: CardReport): string {
  const card = cards.get(name) ?? gone(`une fiche «\u00a0${name.slice(0, 40)}\u00a0»`)
  return card(payload, report)
}
