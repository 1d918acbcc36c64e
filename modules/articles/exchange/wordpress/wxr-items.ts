import { StringDecoder } from 'node:string_decoder'
import sax from 'sax'
import { refusedFileError } from '../conversion/refused-file-error.ts'
import { cleanText } from '../html/clean-text.ts'

/** One element of the channel. `fields` has the texts of its children by name: the last one if a name is repeated. */
export interface WxrItem {
  /** `item`, `wp:author`, `wp:category`, `wp:tag`, or a text of the channel: `wp:base_site_url` */
  name: string
  fields: Map<string, string>
  terms: { domain: string; slug: string; name: string }[]
  meta: Map<string, string>
  comments: number
}

const maxDepth = 12
const maxText = 8 * 1024 * 1024

const notWxr = (detail: string) => refusedFileError('Ce fichier n’est pas un export WXR de WordPress.', detail)

interface Reading {
  path: string[]
  item: WxrItem | undefined
  text: string
  term: { domain: string; slug: string } | undefined
  metaKey: string
  done: WxrItem[]
}

const emptyItem = (name: string): WxrItem => ({ name, fields: new Map(), terms: [], meta: new Map(), comments: 0 })

function open(reading: Reading, { name, attributes }: sax.Tag | sax.QualifiedTag): void {
  const { path } = reading
  path.push(name)
  if (path.length > maxDepth) throw notWxr('too deep')
  if (path[0] !== 'rss' || (path.length === 2 && name !== 'channel')) throw notWxr(`an element ${path.join('/')}`)
  if (path.length === 3) reading.item = emptyItem(name)
  if (path.length === 4 && name === 'category') {
    const of = (key: string) => cleanText(String(attributes[key] ?? ''))
    reading.term = { domain: of('domain'), slug: of('nicename') }
  }
  reading.text = ''
}

/** Early versions wrote categories without a domain. If any entry has a domain, entries without one are ignored. */
function termsOf({ terms }: WxrItem): WxrItem['terms'] {
  const named = terms.filter(({ domain }) => domain !== '')
  if (named.length > 0) return named
  return terms.map(({ slug, name }) => ({ domain: 'category', slug: slug || name, name }))
}

function close(reading: Reading, name: string): void {
  const { path, item, term } = reading
  const text = cleanText(reading.text)
  if (item && path.length === 3) {
    if (text.trim() !== '') item.fields.set('', text.trim())
    item.terms = termsOf(item)
    reading.done.push(item)
    reading.item = undefined
  } else if (item && path.length === 4 && term) {
    item.terms.push({ ...term, name: text.trim() })
    reading.term = undefined
  } else if (item && path.length === 4) {
    if (name === 'wp:comment') item.comments += 1
    else item.fields.set(name, text)
  } else if (item && path[3] === 'wp:postmeta') {
    if (name === 'wp:meta_key') reading.metaKey = text.trim()
    else if (name === 'wp:meta_value') item.meta.set(reading.metaKey, text)
  }
  path.pop()
  reading.text = ''
}

/**
 * Streams the elements of a WXR file. sax resolves only XML's five entities and character references, so no entity can expand or read a
 * file. A document type is refused, because it could declare others.
 */
export async function* readWxr(stream: AsyncIterable<Buffer>): AsyncGenerator<WxrItem> {
  const reading: Reading = { path: [], item: undefined, text: '', term: undefined, metaKey: '', done: [] }
  let failure: Error | undefined
  const parser = sax.parser(true, { trim: false, normalize: false, position: false })
  parser.onopentag = (tag) => open(reading, tag)
  parser.onclosetag = (name) => close(reading, name)
  parser.ondoctype = () => {
    throw notWxr('a document type')
  }
  const add = (text: string) => {
    if (reading.text.length + text.length > maxText) throw notWxr('a text too long')
    reading.text += text
  }
  parser.ontext = add
  parser.oncdata = add
  parser.onerror = (error) => {
    // Keep an entity that XML does not define as written: it is an HTML entity, or invalid text.
    if (/^Invalid character (?:entity|in entity name)/.test(error.message)) parser.resume()
    else failure = error
  }
  const decoder = new StringDecoder('utf8')
  for await (const chunk of stream) {
    parser.write(decoder.write(chunk))
    if (failure) throw notWxr(failure.message)
    yield* reading.done.splice(0)
  }
  try {
    parser.write(decoder.end()).close()
  } catch (error) {
    throw notWxr(String(error))
  }
  if (failure) throw notWxr(failure.message)
  yield* reading.done.splice(0)
}
