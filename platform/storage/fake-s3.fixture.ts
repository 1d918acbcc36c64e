import { createHash, createHmac } from 'node:crypto'
import http, { type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'

const accessKeyId = 'AKIAEXEMPLE'
const secretAccessKey = 'un/secret+d’exemple'
const region = 'fr-par'

export interface FakeS3 {
  /** what MEDIA_URL says */
  url: string
  files: Map<string, { bytes: Buffer; contentType: string | undefined }>
  /** answers the next requests with that status */
  failNext(status: number, times: number): void
  close(): Promise<void>
}

const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest()
const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest('hex')

const authorization =
  /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, ?SignedHeaders=([a-z0-9;-]+), ?Signature=([0-9a-f]{64})$/

/** As Amazon's documentation of Signature Version 4 has it, in one chunk. */
function isSigned(request: IncomingMessage, body: Buffer): boolean {
  const [, key, day, zone, signed = '', signature] = authorization.exec(request.headers.authorization ?? '') ?? []
  const bodyHash = String(request.headers['x-amz-content-sha256'])
  if (key !== accessKeyId || zone !== region || (bodyHash !== 'UNSIGNED-PAYLOAD' && bodyHash !== sha256(body)))
    return false
  const url = new URL(request.url ?? '/', 'http://store')
  const query = [...url.searchParams]
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .sort()
    .join('&')
  const headers = signed.split(';').map((name) => `${name}:${String(request.headers[name]).trim()}\n`)
  const canonical = [request.method, url.pathname, query, headers.join(''), signed, bodyHash].join('\n')
  const scope = `${day}/${region}/s3/aws4_request`
  const toSign = ['AWS4-HMAC-SHA256', request.headers['x-amz-date'], scope, sha256(canonical)].join('\n')
  const signingKey = [region, 's3', 'aws4_request'].reduce(hmac, hmac(`AWS4${secretAccessKey}`, String(day)))
  return hmac(signingKey, toSign).toString('hex') === signature
}

interface Answer {
  status: number
  body?: string | Buffer
  headers?: Record<string, string>
}

const fault = (status: number, code: string): Answer => ({
  status,
  body: `<?xml version="1.0" encoding="UTF-8"?><Error><Code>${code}</Code></Error>`,
  headers: { 'content-type': 'application/xml' },
})

/** A store that speaks as much S3 as we use: one bucket named `media`. */
export async function startFakeS3(): Promise<FakeS3> {
  const files: FakeS3['files'] = new Map()
  let failures = { status: 0, left: 0 }

  function answer(request: IncomingMessage, body: Buffer): Answer {
    if (failures.left > 0) {
      failures.left -= 1
      return fault(failures.status, 'InternalError')
    }
    if (!isSigned(request, body)) return fault(403, 'SignatureDoesNotMatch')
    const [, bucket, key = ''] = /^\/([^/]+)\/([^?]+)/.exec(request.url ?? '') ?? []
    if (bucket !== 'media') return fault(404, 'NoSuchBucket')
    const found = files.get(key)
    if (request.method === 'PUT') {
      files.set(key, { bytes: body, contentType: request.headers['content-type'] })
      return { status: 200, headers: { etag: `"${sha256(body)}"` } }
    }
    if (request.method === 'DELETE') {
      files.delete(key)
      return { status: 204 }
    }
    return found ? { status: 200, body: found.bytes } : fault(404, 'NoSuchKey')
  }

  const server = http.createServer(async (request, response) => {
    const { status, body = '', headers = {} } = answer(request, await buffer(request))
    response.writeHead(status, { 'content-length': Buffer.byteLength(body), ...headers }).end(body)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const keys = `${accessKeyId}:${encodeURIComponent(secretAccessKey)}`
  return {
    url: `s3://${keys}@127.0.0.1:${port}/media?region=${region}&insecure=1`,
    files,
    failNext(status, left) {
      failures = { status, left }
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
