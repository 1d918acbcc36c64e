import sanitize from 'sanitize-html'
import { invalid, violation } from '../../../platform/errors/index.ts'
import { depthOf } from './html-depth.ts'

/** Own images only: an image from another site would reveal to its owner who reads what. */
const ownMedia = /^\/media\/[0-9a-f-]{36}\/[a-z0-9.-]+$/

const blocks = ['h2', 'h3', 'h4', 'p', 'ul', 'ol', 'li', 'blockquote', 'figure', 'figcaption', 'hr', 'pre', 'br']
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

const rules: sanitize.IOptions = {
  allowedTags: [...blocks, ...tables, ...inlines, 'img'],
  allowedAttributes: {
    '*': ['lang'],
    a: ['href', 'title', 'target', 'rel'],
    img: ['src', 'alt', 'title', 'width', 'height', 'loading'],
    ol: ['start'],
    abbr: ['title'],
    th: ['scope', 'colspan', 'rowspan'],
    td: ['colspan', 'rowspan'],
  },
  allowedSchemes: ['https', 'http', 'mailto', 'tel'],
  allowProtocolRelative: false,
  nestingLimit: 40,
  transformTags: {
    // The page has its own title.
    h1: 'h2',
    a: (tagName, { rel: _rel, ...attribs }) => {
      const attributes: sanitize.Attributes = attribs
      if (attribs.target === '_blank') attributes.rel = 'noopener'
      else delete attributes.target
      return { tagName, attribs: attributes }
    },
    img: (tagName, attribs) => ({ tagName, attribs: { ...attribs, loading: 'lazy' } }),
  },
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !ownMedia.test(attribs.src ?? ''),
}

/** Far more than any real text, even with tags left open. */
const maxDepth = 1000

/**
 * The HTML that an editor may publish: everything else is removed on writing. No-break spaces and quotes stay
 * unchanged.
 * @throws 400 when tags are nested too deeply
 */
export function sanitizeHtml(html: string): string {
  if (depthOf(html) > maxDepth) throw invalid([violation('content', 'Ce texte contient trop de balises ouvertes.')])
  return sanitize(html.normalize('NFC'), rules)
}

const breaking = new Set([...blocks, ...tables])
const entities: Readonly<Record<string, string>> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' }

/** The words of sanitised HTML, for the search and the reading time. */
export function wordsOf(sanitized: string): string {
  return sanitized
    .replace(/<\/?([a-z0-9]+)[^>]*>/g, (_tag, name: string) => (breaking.has(name) ? ' ' : ''))
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
