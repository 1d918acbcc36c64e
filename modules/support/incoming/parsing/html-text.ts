import { Tokenizer } from 'htmlparser2'
import { TextLines } from './text-lines.ts'

/** Longer HTML is cut before it is parsed. Characters. */
const longestHtml = 2_000_000
const longestHref = 2000

const blocks = new Set(
  'address article aside center dd div dl dt fieldset figure footer form header hr li main nav section tbody td tfoot th thead tr'.split(
    ' ',
  ),
)
const paragraphs = new Set('blockquote h1 h2 h3 h4 h5 h6 ol p pre table ul'.split(' '))
const unread = new Set(['script', 'select', 'style', 'template', 'textarea', 'title'])

/** Classes of elements, besides `blockquote`, that contain a quoted mail or introduce it. */
const quoteMarks = /(?:^|\s)(?:yahoo_quoted|protonmail_quote|zmail_extra|moz-cite-prefix)(?:\s|$)/

type Attributes = Record<string, string>

/** Normalizes an address as shown in text, to find out whether a link's text already shows it. */
const shownAddress = (text: string): string =>
  text
    .trim()
    .replace(/^(?:https?:\/\/|mailto:)/i, '')
    .replace(/\/$/, '')
    .toLowerCase()

const hasEmojiAlone = (alt: string): boolean => alt !== '' && !/[\p{L}\d]/u.test(alt)

/**
 * Reads tags in sequence, without building a tree: time and memory grow only with the mail's length, whatever the
 * nesting. Quoted lines begin with `> `, as in a text mail.
 */
class MailReader {
  readonly lines = new TextLines()
  private unreadTag = ''
  private pre = 0
  /** false in Outlook's paragraphs: there an empty line is a paragraph of its own */
  private hasMargin = true
  private link: { href: string; text: string } | undefined
  /** number of open elements by name: an end tag closes the innermost one */
  private readonly depths = new Map<string, number>()
  private readonly quotes: { name: string; depth: number }[] = []
  /** for each open list, the number of its next item; undefined in an unnumbered list */
  private readonly lists: (number | undefined)[] = []

  text(text: string): void {
    if (this.unreadTag !== '') return
    if (this.link) this.link.text += text
    this.lines.write(text, this.pre > 0)
  }

  open(name: string, attributes: Attributes): void {
    if (this.unreadTag !== '') return
    if (unread.has(name)) this.unreadTag = name
    else if (name === 'br') this.lines.newline()
    else if (name === 'img') this.text(hasEmojiAlone(attributes.alt ?? '') ? (attributes.alt ?? '') : '')
    else if (name === 'a') this.openLink(attributes.href ?? '')
    else this.openBlock(name, attributes)
  }

  close(name: string): void {
    if (this.unreadTag !== '') {
      if (this.unreadTag === name) this.unreadTag = ''
      return
    }
    if (name === 'a') this.closeLink()
    else if (name === 'br') this.lines.newline()
    else if (name === 'td' || name === 'th') this.lines.separate()
    else this.closeBlock(name)
  }

  private openBlock(name: string, attributes: Attributes): void {
    if (name === 'p') this.hasMargin = !/\bMsoNormal\b/.test(attributes.class ?? '')
    if (name !== 'td' && name !== 'th') this.breakLine(name)
    const depth = (this.depths.get(name) ?? 0) + 1
    this.depths.set(name, depth)
    if (name === 'blockquote' || quoteMarks.test(attributes.class ?? '')) {
      this.quotes.push({ name, depth })
      this.lines.setQuoted(true)
    }
    if (name === 'pre') this.pre += 1
    if (name === 'ul') this.lists.push(undefined)
    if (name === 'ol') this.lists.push(1)
    if (name === 'li') this.openItem()
  }

  private closeBlock(name: string): void {
    const depth = this.depths.get(name) ?? 0
    if (depth === 0) return
    this.breakLine(name)
    const quote = this.quotes.at(-1)
    if (quote?.name === name && quote.depth === depth) {
      this.quotes.pop()
      this.lines.setQuoted(this.quotes.length > 0)
    }
    this.depths.set(name, depth - 1)
    if (name === 'pre') this.pre -= 1
    if (name === 'ul' || name === 'ol') this.lists.pop()
  }

  private breakLine(name: string): void {
    if (paragraphs.has(name) && (name !== 'p' || this.hasMargin)) this.lines.paragraph()
    else if (blocks.has(name) || name === 'p') this.lines.block()
  }

  private openItem(): void {
    const number = this.lists.at(-1)
    this.lines.write(number === undefined ? '- ' : `${number}. `)
    if (number !== undefined) this.lists[this.lists.length - 1] = number + 1
  }

  private openLink(href: string): void {
    this.closeLink()
    if (/^(?:https?:\/\/|mailto:)/i.test(href) && href.length <= longestHref)
      this.link = { href: href.trim(), text: '' }
  }

  /** Appends the link's address unless its text shows it, as mail programs do in plain text. */
  private closeLink(): void {
    const { link } = this
    this.link = undefined
    if (link && !shownAddress(link.text).includes(shownAddress(link.href))) this.lines.write(` <${link.href}>`)
  }
}

export function textOfHtml(whole: string): string {
  const html = whole.slice(0, longestHtml)
  const reader = new MailReader()
  let tag = ''
  let attribute = ''
  let attributes: Attributes = Object.create(null)
  const open = () => reader.open(tag, attributes)
  const add = (value: string) => {
    if (attribute in attributes) attributes[attribute] += value
  }
  const tokenizer = new Tokenizer(
    { decodeEntities: true },
    {
      onopentagname(start, end) {
        tag = html.slice(start, end).toLowerCase()
        attributes = Object.create(null)
      },
      onattribname(start, end) {
        const name = html.slice(start, end).toLowerCase()
        attribute = name in attributes ? '' : name
        if (name === 'href' || name === 'class' || name === 'alt') attributes[name] ??= ''
      },
      onattribdata: (start, end) => add(html.slice(start, end)),
      onattribentity: (codepoint) => add(String.fromCodePoint(codepoint)),
      onattribend: () => undefined,
      onopentagend: open,
      onselfclosingtag: open,
      onclosetag: (start, end) => reader.close(html.slice(start, end).toLowerCase()),
      ontext: (start, end) => reader.text(html.slice(start, end)),
      ontextentity: (codepoint) => reader.text(String.fromCodePoint(codepoint)),
      oncdata: () => undefined,
      oncomment: () => undefined,
      ondeclaration: () => undefined,
      onprocessinginstruction: () => undefined,
      onend: () => undefined,
    },
  )
  tokenizer.write(html)
  tokenizer.end()
  return reader.lines.end()
}
