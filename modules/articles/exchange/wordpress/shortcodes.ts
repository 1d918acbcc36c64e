import type { SourcePicture } from '../conversion/source.ts'
import { escapeHtml } from '../html/escape-html.ts'
import { linkHtml, pictureHtml } from '../html/plain-html.ts'

export interface ShortcodeContext {
  /** pictures by their identifier */
  attachments: ReadonlyMap<string, SourcePicture>
  /** identifiers of the pictures that belong to the post */
  own: readonly string[]
  /** reports a part of the text that could not be kept */
  report(what: string): void
}

/** Attributes by name; values without a name by their position. */
type Attributes = ReadonlyMap<string, string>

interface Shortcode {
  name: string
  attributes: Attributes
  source: string
}

/** @param inside the content between the opening and closing tags; undefined if there is no closing tag */
type Handler = (shortcode: Shortcode, inside: string | undefined, context: ShortcodeContext) => string

const attribute = /([\w-]+)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"']+))|"([^"]*)"|'([^']*)'|(\S+)/g

function attributesOf(text: string): Attributes {
  const attributes = new Map<string, string>()
  let place = 0
  for (const [, name, double, single, bare, ...unnamed] of text.matchAll(attribute)) {
    if (name !== undefined) attributes.set(name.toLowerCase(), double ?? single ?? bare ?? '')
    else {
      attributes.set(String(place), unnamed.find((one) => one !== undefined) ?? '')
      place += 1
    }
  }
  return attributes
}

const firstOf = (attributes: Attributes, ...names: string[]): string =>
  names.map((name) => attributes.get(name) ?? '').find((value) => value !== '') ?? ''

const block = (html: string): string => (html === '' ? '' : `\n\n${html}\n\n`)

const caption: Handler = ({ attributes }, inside = '') => {
  const [, picture = '', text = ''] =
    /^((?:<a\b[^<>]*>)?\s*<img\b[^<>]*>(?:\s*<\/a>)?)([\s\S]*)$/.exec(inside.trimStart()) ?? []
  if (picture === '') return inside
  const words = text.trim() || escapeHtml(firstOf(attributes, 'caption'))
  return block(`<figure>${picture}${words === '' ? '' : `<figcaption>${words}</figcaption>`}</figure>`)
}

const idsOf = (attributes: Attributes, ...names: string[]): string[] =>
  firstOf(attributes, ...names)
    .split(',')
    .map((id) => id.trim())
    .filter((id) => id !== '')

const gallery: Handler = ({ attributes }, _inside, { attachments, own, report }) => {
  const named = idsOf(attributes, 'ids', 'include')
  const without = new Set(idsOf(attributes, 'exclude'))
  const wanted = (named.length > 0 ? named : own).filter((id) => !without.has(id))
  const found = wanted.flatMap((id) => attachments.get(id) ?? [])
  if (wanted.length === 0) report('une galerie sans image')
  else if (found.length < wanted.length) report('une partie d’une galerie')
  return block(found.map(pictureHtml).join('\n'))
}

const embed: Handler = ({ attributes }, inside = '') => {
  const href = firstOf(attributes, 'src', 'url', '0') || inside.trim()
  return href === '' ? '' : block(linkHtml(href, ''))
}

const media: Handler = ({ attributes, source }, _inside, { report }) => {
  const src = firstOf(attributes, 'src', 'mp4', 'm4v', 'webm', 'ogv', 'mp3', 'm4a', 'ogg', 'wav', 'url', '0')
  report(src === '' ? `le code ${source.slice(0, 80)}` : 'une vidéo ou un son, remplacés par un lien')
  return src === '' ? '' : block(linkHtml(src, ''))
}

/** Visual Composer writes an address as `url:https%3A%2F%2F…|title:…`. */
function buttonAddress(attributes: Attributes): string {
  const given = firstOf(attributes, 'url', 'href', 'link', '0')
  const [, encoded] = /^url:([^|]*)/.exec(given) ?? []
  if (encoded === undefined) return given
  try {
    return decodeURIComponent(encoded)
  } catch {
    return ''
  }
}

const button: Handler = ({ attributes }, inside, { report }) => {
  const href = buttonAddress(attributes)
  const words = inside?.trim() || escapeHtml(firstOf(attributes, 'text', 'title', 'label'))
  if (href === '' || words === '') report('un bouton')
  return href === '' || words === '' ? words : `<a href="${escapeHtml(href)}">${words}</a>`
}

const handlers: ReadonlyMap<string, Handler> = new Map([
  ['caption', caption],
  ['wp_caption', caption],
  ['gallery', gallery],
  ['embed', embed],
  ['youtube', embed],
  ['vimeo', embed],
  ['audio', media],
  ['video', media],
  ['playlist', media],
  ['button', button],
  ['btn', button],
  ['su_button', button],
  ['vc_btn', button],
  ['vc_button', button],
  ['et_pb_button', button],
])

/** Plugins' shortcodes often written without attributes. Other unknown names without attributes or a closing tag are plain text. */
const ofPlugins =
  /^(?:contact-form(?:-7)?|toc|vc_|et_pb_|su_|fusion_|av_|elementor|mc4wp|wpforms|gravityform|ninja_form|woocommerce_|products?$|rev_slider|sc_|cs_|mk_|ultimate_|jetpack_|tribe_)/

/** Removes and reports the shortcode, and keeps its content. */
const other: Handler = ({ source }, inside, { report }) => {
  report(`le code ${source.slice(0, 80)}`)
  return inside ?? ''
}

/** A shortcode, or an HTML tag: shortcodes within a tag are part of its attributes. `[[name]]` displays `[name]`. */
const token = /<[a-z/!][^<>]*>|\[(\[?)(\/?)([a-z][\w-]*)((?:[^\w[\]<>-][^[\]<>]*)?)\](\]?)/gi

interface Frame extends Shortcode {
  parts: string[]
}

/** Maximum nesting of shortcodes, deeper than any page builder writes. */
const mostFrames = 40

/** Names of shortcodes that have a closing tag anywhere. */
const closedNames = (html: string): ReadonlySet<string> =>
  new Set([...html.matchAll(/\[\/([a-z][\w-]*)\]/gi)].map(([, name = '']) => name.toLowerCase()))

class Expansion {
  private readonly frames: Frame[] = []
  private readonly parts: string[] = []
  private readonly context: ShortcodeContext

  constructor(context: ShortcodeContext) {
    this.context = context
  }

  write(html: string): void {
    ;(this.frames.at(-1)?.parts ?? this.parts).push(html)
  }

  handle(shortcode: Shortcode, inside: string | undefined): void {
    const handler = handlers.get(shortcode.name) ?? other
    this.write(handler(shortcode, inside, this.context))
  }

  open(shortcode: Shortcode): void {
    if (this.frames.length >= mostFrames) this.handle(shortcode, undefined)
    else this.frames.push({ ...shortcode, parts: [] })
  }

  /** Closes the innermost shortcode of that name. It also gets the content of unclosed shortcodes inside it. */
  close(name: string): void {
    if (!this.frames.some((frame) => frame.name === name)) return
    for (;;) {
      const frame = this.frames.pop()
      if (!frame) return
      const inside = frame.parts.join('')
      if (frame.name === name) {
        this.handle(frame, inside)
        return
      }
      this.handle(frame, undefined)
      this.write(inside)
    }
  }

  finish(): string {
    for (let frame = this.frames.at(-1); frame; frame = this.frames.at(-1)) {
      this.frames.pop()
      this.handle(frame, undefined)
      this.write(frame.parts.join(''))
    }
    return this.parts.join('')
  }
}

/** Converts WordPress's shortcodes to HTML in one pass. Unknown shortcodes are removed and reported; their content stays. */
export function replaceShortcodes(html: string, context: ShortcodeContext): string {
  const closed = closedNames(html)
  const expansion = new Expansion(context)
  let from = 0
  for (const match of html.matchAll(token)) {
    const [source, before = '', slash, given, rest = '', after] = match
    if (given === undefined) continue
    const name = given.toLowerCase()
    const text = rest.replace(/\/$/, '')
    const isCode =
      /^(?:\s|\/|$)/.test(rest) &&
      (handlers.has(name) || ofPlugins.test(name) || closed.has(name) || /\s[\w-]+=/.test(text))
    if (!isCode) continue
    expansion.write(html.slice(from, match.index))
    from = match.index + source.length
    if (before !== '' && after !== '') {
      expansion.write(source.slice(1, -1))
      continue
    }
    expansion.write(before)
    const shortcode = { name, attributes: attributesOf(text), source: source.slice(before.length) }
    if (slash) expansion.close(name)
    else if (closed.has(name) && !rest.endsWith('/')) expansion.open(shortcode)
    else expansion.handle(shortcode, undefined)
    expansion.write(after ?? '')
  }
  expansion.write(html.slice(from))
  return expansion.finish()
}
