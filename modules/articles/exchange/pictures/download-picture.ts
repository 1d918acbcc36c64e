import type { IncomingMessage } from 'node:http'
import { request } from 'node:https'
import { mediaMaxBytes } from '../../../../contracts/articles/staff-media.ts'
import {
  isPublicUrl,
  publicLookup,
  RefusedAddress,
  type Resolve,
  resolveAll,
} from '../../../../platform/public-hosts/index.ts'

const timeoutMilliseconds = 20_000
const mostRedirects = 3

export interface Downloaded {
  status: number
  location: string | undefined
  /** null: more than a picture may have */
  bytes: Buffer | null
}
export type Download = (url: URL, resolve: Resolve) => Promise<Downloaded>

async function readBody(response: IncomingMessage): Promise<Buffer | null> {
  const chunks: Buffer[] = []
  let length = 0
  for await (const chunk of response) {
    length += (chunk as Buffer).length
    if (length > mediaMaxBytes) {
      response.destroy()
      return null
    }
    chunks.push(chunk as Buffer)
  }
  return Buffer.concat(chunks)
}

const getHttps: Download = (url, resolve) =>
  new Promise((answered, failed) => {
    const signal = AbortSignal.timeout(timeoutMilliseconds)
    const headers = { 'user-agent': 'picture-import', accept: 'image/*' }
    const sent = request(url, { headers, signal, agent: false, lookup: publicLookup(resolve) }, (response) => {
      const { statusCode: status = 0, headers } = response
      readBody(response).then((bytes) => answered({ status, location: headers.location, bytes }), failed)
    })
    sent.on('error', failed)
    sent.end()
  })

async function follow(
  url: URL,
  from: string,
  get: Download,
  resolve: Resolve,
  redirects: number,
): Promise<Buffer | string> {
  if (url.origin !== from || !isPublicUrl(url)) return 'Cette image n’est pas sur le site indiqué.'
  const { status, location, bytes } = await get(url, resolve)
  if (status >= 300 && status < 400 && location !== undefined && redirects > 0) {
    const next = URL.parse(location, url)
    if (next) return follow(next, from, get, resolve, redirects - 1)
  }
  if (status !== 200) return `Cette image n’a pas pu être téléchargée (réponse ${status}).`
  return bytes ?? 'Cette image est trop lourde.'
}

/**
 * Sends no cookie, and leaves the site that was named for no other.
 * @returns the bytes, or why there are none
 */
export async function downloadPicture(
  address: string,
  from: string,
  get: Download = getHttps,
  resolve: Resolve = resolveAll,
): Promise<Buffer | string> {
  const url = URL.parse(address)
  if (!url) return 'Cette image n’est pas sur le site indiqué.'
  try {
    return await follow(url, from, get, resolve, mostRedirects)
  } catch (error) {
    if (error instanceof RefusedAddress) return 'Le site indiqué n’est pas sur l’Internet public.'
    return 'Cette image n’a pas pu être téléchargée.'
  }
}
