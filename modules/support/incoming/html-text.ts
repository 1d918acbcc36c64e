import sanitizeHtml from 'sanitize-html'

const blocks = ['p', 'div', 'li', 'tr', 'blockquote', 'pre', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'ul', 'ol', 'table']
const unread = ['style', 'script', 'title', 'textarea', 'option', 'noscript', 'head']
const entities: Record<string, string> = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#39;': "'", '&amp;': '&' }
const quoteMarks = /\b(gmail_quote|gmail_attr|yahoo_quoted|moz-cite-prefix|protonmail_quote|zmail_extra)\b/
const quoteIds = /^(divRplyFwdMsg|appendonsend|mail-editor-reference-message-container)$/

/** Longer HTML is cut before it is parsed. Characters. */
const longestHtml = 2_000_000

const isQuote = ({ tag, attribs }: sanitizeHtml.IFrame): boolean =>
  tag === 'blockquote' || quoteMarks.test(attribs.class ?? '') || quoteIds.test(attribs.id ?? '')

function plain(html: string, withQuotes: boolean): string {
  const bare = sanitizeHtml(html.slice(0, longestHtml), {
    allowedTags: [...blocks, 'br', 'hr'],
    allowedAttributes: {},
    nonTextTags: unread,
    ...(withQuotes ? {} : { exclusiveFilter: isQuote }),
  })
  return bare
    .replace(/\s+/g, ' ')
    .replace(/<(br|hr)[^>]*>/g, '\n')
    .replace(new RegExp(`</?(${blocks.join('|')})>`, 'g'), '\n')
    .replace(/<[^>]*>/g, '')
    .replace(/&(lt|gt|quot|#39|amp);/g, (entity) => entities[entity] ?? entity)
    .split('\n')
    .map((line) => line.trim())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}

/** The text of an HTML mail, with and without its quotes. */
export const textOfHtml = (html: string) => ({ whole: plain(html, true), own: plain(html, false) })
