export interface Heading {
  id: string
  text: string
}

/** An article with fewer chapters needs no table of contents. */
const leastChapters = 3

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", nbsp: '\u00a0' }

const textOf = (html: string): string =>
  html
    .replace(/<[^>]+>/g, '')
    .replace(/&(#?\w+);/g, (whole, name: string) => entities[name] ?? whole)
    .trim()

/** An anchor begins with a letter: « 1. Qui nous sommes » → qui-nous-sommes */
const idOf = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^[^a-z]+|-+$/g, '')
    .slice(0, 60) || 'chapitre'

/** @param taken the last number appended to each id: thousands of chapters may have the same title */
function unused(id: string, taken: Map<string, number>): string {
  let candidate = id
  let number = taken.get(id) ?? 0
  while (taken.has(candidate)) {
    number += 1
    candidate = `${id}-${number}`
  }
  taken.set(candidate, 1)
  if (candidate !== id) taken.set(id, number)
  return candidate
}

/** Gives each chapter (h2) an anchor, and lists the chapters if there are enough. */
export function withContents(html: string): { html: string; contents: Heading[] } {
  const taken = new Map([['contenu', 1]])
  const contents: Heading[] = []
  const anchored = html.replace(/<h2\b([^>]*)>([\s\S]*?)<\/h2>/gi, (_whole, attributes: string, inner: string) => {
    const text = textOf(inner)
    const given = /\bid="([^"]+)"/.exec(attributes)?.[1]
    const id = unused(given ?? idOf(text), taken)
    contents.push({ id, text })
    return `<h2${given ? attributes.replace(/\bid="[^"]+"/, `id="${id}"`) : `${attributes} id="${id}"`}>${inner}</h2>`
  })
  return { html: anchored, contents: contents.length >= leastChapters ? contents : [] }
}
