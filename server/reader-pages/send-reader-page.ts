import type { IncomingMessage, ServerResponse } from 'node:http'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import { chooseEncoding, type Encoding } from '../page-cache/index.ts'
import { type BrotliPieces, joinBrotli } from './brotli-pieces.ts'
import { joinGzip } from './gzip-pieces.ts'
import { brotliFor, compressFor, type ReaderPage, wholePage } from './reader-page.ts'

const brotli = promisify(brotliCompress)

/** What goes out: a page with its places filled. */
export interface FilledPage {
  readonly page: ReaderPage
  readonly parts: readonly Buffer[]
}

interface Body {
  encoding: Encoding
  bytes: Buffer
}

const encodingOf = ({ headers }: IncomingMessage): Encoding => chooseEncoding(headers['accept-encoding'] as string)

function bodyOf({ page, parts }: FilledPage, encoding: Encoding, prepared: BrotliPieces | undefined): Body | undefined {
  if (encoding === 'identity') return { encoding, bytes: wholePage(page, parts) }
  if (encoding === 'gzip') return { encoding, bytes: joinGzip(page.gzip, parts) }
  return prepared && { encoding, bytes: joinBrotli(prepared, parts) }
}

function send(
  request: IncomingMessage,
  response: ServerResponse,
  page: ReaderPage,
  body: Body,
  cookies: readonly string[],
) {
  const headers = [...page.headers]
  for (const cookie of cookies) headers.push('set-cookie', cookie)
  if (body.encoding !== 'identity') headers.push('content-encoding', body.encoding)
  headers.push('content-length', String(body.bytes.length))
  response.writeHead(200, headers)
  response.end(request.method === 'HEAD' ? undefined : body.bytes)
}

/** @returns false where it has to be compressed first */
export function sendAtOnce(request: IncomingMessage, response: ServerResponse, filled: FilledPage): boolean {
  const encoding = encodingOf(request)
  const prepared = encoding === 'br' ? brotliFor(filled.page, filled.parts) : undefined
  const body = bodyOf(filled, encoding, prepared)
  if (body) send(request, response, filled.page, body, [])
  return body !== undefined
}

/** Pages with parts that no room is made for: they are few. */
const fast = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }

export async function sendFilled(
  request: IncomingMessage,
  response: ServerResponse,
  filled: FilledPage,
  cookies: readonly string[],
): Promise<void> {
  const { page, parts } = filled
  const encoding = encodingOf(request)
  if (encoding === 'br') await compressFor(page, parts)
  const body = bodyOf(filled, encoding, brotliFor(page, parts)) ?? {
    encoding,
    bytes: await brotli(wholePage(page, parts), fast),
  }
  send(request, response, page, body, cookies)
}
