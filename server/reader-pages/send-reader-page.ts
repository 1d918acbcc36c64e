import type { IncomingMessage, ServerResponse } from 'node:http'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import { chooseEncoding, type Encoding } from '../page-cache/index.ts'
import { joinGzip } from './gzip-pieces.ts'
import { compressFor, type FilledPage, wholePage } from './reader-page.ts'

const brotli = promisify(brotliCompress)
/** Pages with parts that no room is made for: they are few. */
const fast = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }

const encodingOf = ({ headers }: IncomingMessage): Encoding => chooseEncoding(headers['accept-encoding'] as string)

function send(
  request: IncomingMessage,
  response: ServerResponse,
  headers: readonly string[],
  encoding: Encoding,
  body: Buffer,
): void {
  const encoded = encoding === 'identity' ? [] : ['content-encoding', encoding]
  response.writeHead(200, [...headers, ...encoded, 'content-length', String(body.length)])
  response.end(request.method === 'HEAD' ? undefined : body)
}

const joined = ({ page, parts }: FilledPage, encoding: Exclude<Encoding, 'br'>): Buffer =>
  encoding === 'gzip' ? joinGzip(page.gzip, parts) : wholePage(page, parts)

/** @returns false where it has to be compressed first */
export function sendAtOnce(request: IncomingMessage, response: ServerResponse, filled: FilledPage): boolean {
  const encoding = encodingOf(request)
  if (encoding !== 'br') {
    send(request, response, filled.page.headers, encoding, joined(filled, encoding))
    return true
  }
  const ready = filled.brotli()
  ready?.of.head.send(request, response, ready.body)
  return ready !== undefined
}

/** @param cookies of the answer to this request alone */
export async function sendFilled(
  request: IncomingMessage,
  response: ServerResponse,
  filled: FilledPage,
  cookies: readonly string[],
): Promise<void> {
  const encoding = encodingOf(request)
  if (encoding === 'br') await compressFor(filled)
  if (cookies.length === 0 && sendAtOnce(request, response, filled)) return
  const headers = [...filled.page.headers, ...cookies.flatMap((cookie) => ['set-cookie', cookie])]
  const body = encoding === 'br' ? await brotli(wholePage(filled.page, filled.parts), fast) : joined(filled, encoding)
  send(request, response, headers, encoding, body)
}
