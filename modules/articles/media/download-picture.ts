import type { IncomingMessage } from 'node:http'
import { request } from 'node:https'
import { mediaMaxBytes } from '../../../contracts/articles/staff-media.ts'
import {
  isPublicUrl,
  PrivateAddressError,
  publicLookup,
  type ResolveHost,
  resolveAll,
} from '../../../platform/public-hosts/index.ts'

/** Time limit of a whole download with its redirects: shorter than the 20 s after which `relay/call.ts` aborts the request. */
const timeoutMilliseconds = 15_000
const mostRedirects = 3

export interface DownloadResponse {
  status: number
  location: string | undefined
  /** null if the file is larger than a picture may be */
  bytes: Buffer | null
}
export type GetPicture = (url: URL, resolve: ResolveHost, signal: AbortSignal) => Promise<DownloadResponse>

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

const getHttps: GetPicture = (url, resolve, signal) =>
  new Promise((answered, failed) => {
    const headers = { 'user-agent': 'picture-import', accept: 'image/*' }
    const sent = request(url, { headers, signal, agent: false, lookup: publicLookup(resolve) }, (response) => {
      const { statusCode: status = 0, headers } = response
      readBody(response).then((bytes) => answered({ status, location: headers.location, bytes }), failed)
    })
    sent.on('error', failed)
    sent.end()
  })

export interface DownloadOptions {
  /** the only site that may serve the picture; default: any public site */
  from?: string | undefined
  get?: GetPicture
  resolve?: ResolveHost
  milliseconds?: number
}

const notPublic = 'Cette image n’est pas sur un site public en https.'

type Following = Required<Pick<DownloadOptions, 'get' | 'resolve'>> & { from: string | undefined; signal: AbortSignal }

async function follow(url: URL, following: Following, redirects: number): Promise<Buffer | string> {
  const { from, get, resolve, signal } = following
  if (from !== undefined && url.origin !== from) return 'Cette image n’est pas sur le site indiqué.'
  if (!isPublicUrl(url)) return notPublic
  const { status, location, bytes } = await get(url, resolve, signal)
  if (status >= 300 && status < 400 && location !== undefined && redirects > 0) {
    const next = URL.parse(location, url)
    if (next) return follow(next, following, redirects - 1)
  }
  if (status !== 200) return `Cette image n’a pas pu être téléchargée (réponse ${status}).`
  return bytes ?? 'Cette image est trop lourde.'
}

/**
 * Sends no cookie, and connects to public sites only.
 * @returns the bytes, or the reason for a failure
 */
export async function downloadPicture(
  address: string,
  { from, get = getHttps, resolve = resolveAll, milliseconds = timeoutMilliseconds }: DownloadOptions = {},
): Promise<Buffer | string> {
  const url = URL.parse(address)
  if (!url) return 'L’adresse de cette image n’est pas complète.'
  const signal = AbortSignal.timeout(milliseconds)
  try {
    return await follow(url, { from, get, resolve, signal }, mostRedirects)
  } catch (error) {
    if (error instanceof PrivateAddressError) return notPublic
    return signal.aborted
      ? 'Le site de cette image met trop de temps à répondre.'
      : 'Cette image n’a pas pu être téléchargée.'
  }
}
