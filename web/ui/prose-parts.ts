import { type Callout, embedOf } from '../../contracts/articles/article-content.ts'

interface PartWords {
  callouts: Readonly<Record<Exclude<Callout, 'pull-quote'>, string>>
  notes: string
  note: string
  back: string
  embeds: Readonly<Record<'youtube' | 'vimeo', string>>
}

const footnote = /<small data-footnote(?:="")?([^>]*)>/g
const tag = /<(\/?)small\b[^>]*>/g

/** End of the `small` element that opens right before `from`: it may contain nested ones. */
function endOf(html: string, from: number): { inner: number; outer: number } {
  let depth = 1
  tag.lastIndex = from
  for (let found = tag.exec(html); found; found = tag.exec(html)) {
    depth += found[1] ? -1 : 1
    if (depth === 0) return { inner: found.index, outer: tag.lastIndex }
  }
  return { inner: html.length, outer: html.length }
}

/** Numbers the notes within the text, and lists them below it. */
function withNotes(html: string, { notes, note, back }: PartWords): string {
  const items: string[] = []
  const texts: string[] = []
  let from = 0
  footnote.lastIndex = 0
  for (let found = footnote.exec(html); found; found = footnote.exec(html)) {
    const n = items.length + 1
    const { inner, outer } = endOf(html, footnote.lastIndex)
    const body = html.slice(footnote.lastIndex, inner)
    items.push(`<li id="note-${n}"${found[1]}>${body} <a href="#renvoi-${n}" aria-label="${back} ${n}">↩</a></li>`)
    const reference = `<sup><a id="renvoi-${n}" href="#note-${n}" aria-label="${note} ${n}">${n}</a></sup>`
    texts.push(html.slice(from, found.index), reference)
    from = outer
    footnote.lastIndex = outer
  }
  if (items.length === 0) return html
  return `${texts.join('')}${html.slice(from)}<section class="prose-notes" aria-label="${notes}"><ol>${items.join('')}</ol></section>`
}

const callout = /<aside data-callout="(try|know|emergency)"([^>]*)>/g
const embed = /<figure data-embed="(youtube|vimeo)"([^>]*)><a href="([^"]*)"/g

/** Completes sanitised HTML: titles of boxes, numbered notes, and notices of embedded pages. */
export function withParts(html: string, words: PartWords): string {
  const boxed = html
    .replace(
      callout,
      (_whole, kind: keyof PartWords['callouts'], more: string) =>
        `<aside data-callout="${kind}"${more}><p class="prose-callout-title">${words.callouts[kind]}</p>`,
    )
    .replace(embed, (whole, provider: keyof PartWords['embeds'], more: string, href: string) => {
      const known = embedOf(href.replaceAll('&amp;', '&'))
      if (!known) return whole
      return `<figure data-embed="${provider}"${more}><p class="prose-embed-notice">${words.embeds[provider]}</p><a href="${href}" data-frame="${known.frame}"`
    })
  return withNotes(boxed, words)
}
