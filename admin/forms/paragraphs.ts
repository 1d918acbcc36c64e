const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const characters = new Map(Object.entries(escapes).map(([character, entity]) => [entity, character]))
const escaped = (text: string): string =>
  text.replace(/[&<>"]/g, (character) => escapes[character] ?? character).replace(/\n/g, '<br />')

const blocks = 'p|ul|ol|li|blockquote|h[2-4]|pre|hr|figure|figcaption|aside|table|caption|thead|tbody|tr|th|td'
/** Tags or blank lines between two paragraphs. */
const between = new RegExp(`((?:</?(?:${blocks})\\b[^<>]*>|<br ?/?>(?:\\s*<br ?/?>)+|\\n\\s*\\n)+)`)
const emptied =
  /<(p|ul|ol|li|blockquote|h[2-4]|pre|a|strong|em|u|s|small|mark|sup|sub|code|cite|q|abbr|span)\b[^<>]*><\/\1>/g

function withoutEmptied(html: string): string {
  const next = html.replace(emptied, '')
  return next === html ? html : withoutEmptied(next)
}

/** Tags, entities and characters of a paragraph, each with the text that a field shows for it. */
const tokensOf = (inline: string): { html: string; text: string }[] =>
  (inline.match(/<[^<>]*>|&(?:amp|lt|gt|quot);|./gsu) ?? []).map((html) => ({
    html,
    text: html.startsWith('<br') ? '\n' : html.startsWith('<') ? '' : (characters.get(html) ?? html),
  }))
const textOf = (inline: string): string =>
  tokensOf(inline)
    .map(({ text }) => text)
    .join('')
    .trim()

interface Part {
  html: string
  /** the words of a paragraph; empty for the separator between two paragraphs */
  text: string
}
const partsOf = (html: string): Part[] =>
  html.split(between).map((part, place) => ({ html: part, text: place % 2 === 0 ? textOf(part) : '' }))

/** Paragraphs of HTML, as typed text with a blank line between them. */
export const paragraphsOf = (html: string): string =>
  partsOf(html)
    .flatMap(({ text }) => text || [])
    .join('\n\n')

const typedIn = (text: string): string[] => text.split(/\n\s*\n/).flatMap((paragraph) => paragraph.trim() || [])

/** Converts typed text to HTML: a blank line starts a paragraph, a single line break is kept. */
export const htmlOf = (text: string): string =>
  typedIn(text)
    .map((paragraph) => `<p>${escaped(paragraph)}</p>`)
    .join('')

/** Counts the equal items at the beginning and, among the rest, at the end. */
function alike(before: readonly string[], after: readonly string[]): [first: number, last: number] {
  const most = Math.min(before.length, after.length)
  let first = 0
  while (first < most && before[first] === after[first]) first += 1
  let last = 0
  while (last < most - first && before.at(-1 - last) === after.at(-1 - last)) last += 1
  return [first, last]
}

/** Replaces words of a paragraph. Tags around unchanged words are kept; new words get the tags of those they replace. */
function reword(inline: string, words: string): string {
  const tokens = tokensOf(inline)
  const shown = tokens.filter(({ text }) => text !== '')
  const typed = [...words]
  const [first, last] = alike(
    shown.map(({ text }) => text),
    typed,
  )
  const added = escaped(typed.slice(first, typed.length - last).join(''))
  const end = shown.length - last
  // Inserted words follow the character before them; replacing words take the place of the first replaced character.
  const place = end > first ? first : first - 1
  let at = -1
  const kept = tokens.map(({ html, text }) => {
    if (text === '') return html
    at += 1
    const stays = at < first || at >= end ? html : ''
    return at !== place ? stays : end > first ? added : `${stays}${added}`
  })
  return `${place < 0 ? added : ''}${kept.join('')}`
}

/** Separator between a paragraph and a new one typed after it. */
function separatorOf(before: string): string {
  const [, tag] = /<(p|li|h[2-4]|blockquote|pre)\b[^<>]*>$/.exec(before) ?? []
  return tag ? `</${tag}><${tag}>` : '<br /><br />'
}

/** Replaces paragraphs. Both halves of a split paragraph keep its tags; joined paragraphs keep the tags of both. */
function replaced(inlines: readonly string[], typed: readonly string[], separator: string): string[] {
  const most = Math.min(inlines.length, typed.length) - 1
  const cut = typed.slice(most)
  return inlines.map((inline, place) => {
    if (place < most) return reword(inline, typed[place] ?? '')
    if (place > most) return ''
    const joined = inlines.slice(place).join('')
    return cut
      .map((words, at) => (at === 0 || at === cut.length - 1 ? reword(joined, words) : escaped(words)))
      .join(separator)
  })
}

/** Applies an edit of the plain text to its HTML: bold words, links, lists and pictures stay with the unchanged words. */
export function applyTextEdit(html: string, text: string): string {
  const parts = partsOf(html)
  const places = parts.flatMap((part, place) => (part.text ? place : []))
  const typed = typedIn(text)
  if (places.length === 0) return `${htmlOf(text)}${html}`
  const inlineAt = (place: number) => parts[place]?.html ?? ''
  const [first, last] = alike(
    places.map((place) => parts[place]?.text ?? ''),
    typed,
  )
  const changed = places.slice(first, places.length - last)
  const added = typed.slice(first, typed.length - last)
  const next = parts.map((part) => part.html)
  const beside = places[Math.max(0, first - 1)] ?? 0
  const separator = separatorOf(inlineAt((changed.at(-1) ?? beside) - 1))
  if (changed.length > 0) {
    const written = replaced(changed.map(inlineAt), added, separator)
    for (const [at, place] of changed.entries()) next[place] = written[at] ?? ''
  } else if (added.length > 0) {
    const plain = added.map(escaped)
    next[beside] = (first === 0 ? [...plain, inlineAt(beside)] : [inlineAt(beside), ...plain]).join(separator)
  }
  return withoutEmptied(next.join(''))
}
