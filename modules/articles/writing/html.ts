import { hash } from 'node:crypto'
import type { Attributes, IOptions } from 'sanitize-html'
import { type Callout, callouts, embedProviders } from '../../../contracts/articles/article-content.ts'
import { Cache } from '../../../platform/cache/index.ts'
import { inChildProcess, StoppedCallError } from '../../../platform/child-processes/index.ts'
import { invalid, violation } from '../../../platform/errors/index.ts'
import { depthOf } from './html-depth.ts'

/** Own images only: a remote image would tell its site who reads what. */
const ownMedia = /^\/media\/[0-9a-f-]{36}\/[a-z0-9.-]+$/

const texts = ['h2', 'h3', 'h4', 'p', 'ul', 'ol', 'li', 'blockquote', 'hr', 'pre', 'br']
const blocks = [...texts, 'figure', 'figcaption', 'aside']
const tables = ['table', 'caption', 'thead', 'tbody', 'tr', 'th', 'td']
const inlines = [
  'a',
  'strong',
  'b',
  'em',
  'i',
  'u',
  's',
  'small',
  'mark',
  'sup',
  'sub',
  'code',
  'cite',
  'q',
  'abbr',
  'span',
]

const attributeOrder = ['href', 'target', 'rel', 'src', 'alt', 'title', 'width', 'height', 'loading', 'lang']
const placeOf = (name: string): number => attributeOrder.indexOf(name)

/** Elements without their essential attribute: only their text stays. (Renaming the tag fails: sanitize-html then closes the wrong tag.) */
const isIdle = (tag: string, attribs: Attributes): boolean =>
  (tag === 'span' && !attribs.lang) || (tag === 'aside' && !callouts.includes(attribs['data-callout'] as Callout))

const rules: IOptions = {
  allowedTags: [...blocks, ...tables, ...inlines, 'img'],
  allowedAttributes: {
    '*': ['lang'],
    a: ['href', 'title', 'target', 'rel'],
    img: ['src', 'alt', 'title', 'width', 'height', 'loading'],
    small: ['data-footnote'],
    p: ['data-missing'],
    figure: ['data-embed'],
    aside: [{ name: 'data-callout', multiple: false, values: [...callouts] }],
    ol: ['start'],
    abbr: ['title'],
    th: ['scope', 'colspan', 'rowspan'],
    td: ['colspan', 'rowspan'],
  },
  allowedSchemes: ['https', 'http', 'mailto', 'tel'],
  allowProtocolRelative: false,
  nestingLimit: 40,
  transformTags: {
    // The page's own title is its only h1.
    h1: 'h2',
    figure: (tagName, { 'data-embed': embed, ...attribs }) => ({
      tagName,
      attribs: embedProviders.some((one) => one === embed) ? { ...attribs, 'data-embed': embed ?? '' } : attribs,
    }),
    b: 'strong',
    i: 'em',
    // Sort attributes: equal texts must be stored equally.
    '*': (tagName, attribs) => ({
      tagName,
      attribs: Object.fromEntries(Object.entries(attribs).sort(([one], [other]) => placeOf(one) - placeOf(other))),
    }),
    a: (tagName, { rel: _rel, ...attribs }) => {
      const attributes: Attributes = attribs
      if (attribs.target === '_blank') attributes.rel = 'noopener'
      else delete attributes.target
      return { tagName, attribs: attributes }
    },
    img: (tagName, attribs) => ({ tagName, attribs: { ...attribs, loading: 'lazy' } }),
  },
  exclusiveFilter: ({ tag, attribs }) =>
    isIdle(tag, attribs) ? 'excludeTag' : tag === 'img' && !ownMedia.test(attribs.src ?? ''),
}

/** Attributes of sanitised HTML contain neither `<` nor `>`. */
const preTag = /<\/?pre(?: [^<>]*)?>|[ \t\r\n\f]+/g
const blockTag = new RegExp(`( ?)(</?(?:${[...blocks, ...tables].join('|')})(?: [^<>]*)?>)( ?)`, 'g')

/** Removes the source's line ends and indentation, which no browser displays. Within `pre` they are text. */
function withoutIdleSpace(sanitized: string): string {
  let isText = false
  const opensPre = (tag: string): boolean => tag.startsWith('<pre')
  return sanitized
    .replace(preTag, (found) => {
      if (found.startsWith('<')) isText = opensPre(found)
      else if (!isText) return ' '
      return found
    })
    .replace(blockTag, (found, before: string, tag: string, after: string) => {
      if (!isText) {
        isText = opensPre(tag)
        return isText ? `${tag}${after}` : tag
      }
      isText = tag !== '</pre>'
      return isText ? found : `${before}${tag}`
    })
}

/** Maximum nesting, deeper than any real text, even with unclosed tags. */
const maxDepth = 1000

export async function sanitizeInProcess(html: string): Promise<string> {
  const { default: sanitize } = await import('sanitize-html')
  return withoutIdleSpace(sanitize(html.normalize('NFC'), rules))
}

/** Maximum length sanitised in this process: it takes about 20 ms at worst. Real articles are shorter. */
const longestInPlace = 20_000
const sanitizeInChildProcess = inChildProcess<typeof sanitizeInProcess>(import.meta.url, './sanitize-html.worker.ts', {
  seconds: 20,
  mebibytes: 256,
})

/** Digests of long texts that this process sanitised, so that the transaction that stores a result need not sanitise it again. */
const sanitized = new Cache<true>({ entries: 1000, bytes: 64 * 1024, sizeOf: () => 1 })
const digestOf = (html: string): string => hash('sha256', html, 'base64url')

/**
 * Removes from HTML everything that articles may not contain; no-break spaces and quotes stay. Long texts are sanitised in a child process:
 * call this before a transaction too, because the embedded database waits for an open transaction.
 * @throws 400 when tags are nested too deeply, or it takes too long
 */
export async function sanitizeHtml(html: string): Promise<string> {
  const isLong = html.length > longestInPlace
  if (isLong && sanitized.get(digestOf(html))) return html
  if (depthOf(html) > maxDepth) throw invalid([violation('content', 'Ce texte contient trop de balises ouvertes.')])
  if (!isLong) return sanitizeInProcess(html)
  try {
    const result = await sanitizeInChildProcess(html)
    sanitized.set(digestOf(result), true)
    return result
  } catch (error) {
    if (error instanceof StoppedCallError) throw invalid([violation('content', 'Ce texte contient trop de balises.')])
    throw error
  }
}

/** Sanitises the content before a call begins the transaction that stores it. */
export const withSanitizedContent = async <Body extends { content?: string | undefined }>(body: Body): Promise<Body> =>
  body.content === undefined ? body : { ...body, content: await sanitizeHtml(body.content) }

const breaking = new Set([...blocks, ...tables])
const entities: Readonly<Record<string, string>> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' }

/** The text of sanitised HTML, for the search and the reading time. */
export function wordsOf(sanitized: string): string {
  return sanitized
    .replace(/<\/?([a-z0-9]+)\b[^<>]*>/g, (_tag, name: string) => (breaking.has(name) ? ' ' : ''))
    .replace(/&(?:amp|lt|gt|quot);/g, (entity) => entities[entity] ?? entity)
    .replace(/\s+/g, ' ')
    .trim()
}

const wordsAMinute = 220

/** @returns minutes, at least one */
export function readingTimeOf(words: string): number {
  const count = words.split(' ').filter((word) => /[\p{L}\p{N}]/u.test(word)).length
  return Math.max(1, Math.round(count / wordsAMinute))
}
