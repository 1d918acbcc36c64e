/** Parsers for sanitised HTML, whose attributes are quoted and contain neither `<` nor `>`. */

const attributeOf = (tag: string, name: string): string | undefined =>
  new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1]?.replaceAll('&quot;', '"').replaceAll('&amp;', '&')

const withoutTags = (html: string): string =>
  html
    .replace(/<[^<>]*>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')

/** An empty alternative text says that the picture is decorative; undefined, that it was forgotten. */
export const picturesOf = (html: string): { src: string; alt: string | undefined }[] =>
  [...html.matchAll(/<img\b[^<>]*>/g)].map(([tag]) => ({
    src: attributeOf(tag, 'src') ?? '',
    alt: attributeOf(tag, 'alt'),
  }))

/** Counts placeholders of pictures that could not be pasted with the text. */
export const missingPicturesOf = (html: string): number => html.match(/<p\b[^<>]*\sdata-missing=/g)?.length ?? 0

export const headingsOf = (html: string): { level: number; text: string }[] =>
  [...html.matchAll(/<h([2-4])\b[^<>]*>([^<]*(?:<(?!\/?h[2-4]\b)[^<]*)*)/g)].map(([, level, inside = '']) => ({
    level: Number(level),
    text: withoutTags(inside).trim(),
  }))

export const linksOf = (html: string): string[] => [
  ...new Set([...html.matchAll(/<a\b[^<>]*>/g)].flatMap(([tag]) => attributeOf(tag, 'href') ?? [])),
]

const sentences = new Intl.Segmenter('fr', { granularity: 'sentence' })
const hasLetter = (text: string): boolean => /\p{L}/u.test(text)

/** Splits each block on its own: a heading without a full stop does not run into the next paragraph. */
export function sentencesOf(html: string): string[] {
  const blocks = html.split(
    /<\/?(?:h[2-4]|p|ul|ol|li|blockquote|figure|figcaption|aside|hr|pre|br|table|caption|tr|th|td)\b[^<>]*>/,
  )
  return blocks
    .map(withoutTags)
    .filter(hasLetter)
    .flatMap((block) => [...sentences.segment(block.replaceAll(/\s+/g, ' '))])
    .map(({ segment }) => segment.trim())
    .filter(hasLetter)
}
