export type Inline = { text: string } | { href: string }

/** The article that a quoted passage is from. */
export interface QuoteSource {
  title: string
  href: string
  host: string
}

export interface Block {
  /** lines that began with `>` */
  quote: boolean
  inlines: readonly Inline[]
  /** article that the quote's last line names */
  source?: QuoteSource
}

const quoted = /^> ?/
const address = /https?:\/\/[^\s<>"'«»]+[^\s<>"'«».,;:!?)\]…]/g

function inlinesOf(text: string): Inline[] {
  const inlines: Inline[] = []
  let end = 0
  for (const match of text.matchAll(address)) {
    if (!URL.canParse(match[0])) continue
    if (match.index > end) inlines.push({ text: text.slice(end, match.index) })
    inlines.push({ href: match[0] })
    end = match.index + match[0].length
  }
  if (end < text.length) inlines.push({ text: text.slice(end) })
  return inlines
}

const ofArticle = /^(\S.*) – (https?:\/\/[^\s/?#]+\/article\/[a-z0-9-]+)$/u

function sourceOf(line: string): QuoteSource | undefined {
  const [, title, href] = ofArticle.exec(line) ?? []
  return title && href && URL.canParse(href) ? { title, href, host: new URL(href).host } : undefined
}

function quoteOf(lines: readonly string[]): Block {
  const source = sourceOf(lines.at(-1) ?? '')
  const passage = (source ? lines.slice(0, -1) : lines).join('\n')
  return { quote: true, inlines: inlinesOf(passage), ...(source ? { source } : {}) }
}

const quoteAtStart = /^(?:> .*\n)*> .+ – https?:\/\/[^\s/?#]+\/article\/[a-z0-9-]+(?:\n+|$)/u

/** Splits a message that begins with a passage of an article, as `quoteBlock` writes it. */
export function splitQuote(content: string): { quote: string; rest: string } {
  const [quote = ''] = quoteAtStart.exec(content) ?? []
  return { quote: quote.trimEnd(), rest: content.slice(quote.length) }
}

export const joinQuote = (quote: string, rest: string): string => (quote === '' ? rest : `${quote}\n\n${rest}`)

/** Splits a message into quotes and text, with links. The text stays as typed. */
export function blocksOf(content: string): Block[] {
  const runs: { quote: boolean; lines: string[] }[] = []
  for (const line of content.split('\n')) {
    const quote = quoted.test(line)
    const run = runs.at(-1)
    if (run?.quote === quote) run.lines.push(line)
    else runs.push({ quote, lines: [line] })
  }
  return runs
    .map(({ quote, lines }) => ({ quote, lines: quote ? lines.map((line) => line.replace(quoted, '')) : lines }))
    .filter(({ lines }) => lines.join('').trim() !== '' || runs.length === 1)
    .map(({ quote, lines }) => (quote ? quoteOf(lines) : { quote, inlines: inlinesOf(lines.join('\n')) }))
}
