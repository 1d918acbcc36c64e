import { request } from 'node:https'
import {
  isPublicUrl,
  PrivateAddressError,
  publicLookup,
  type ResolveHost,
  resolveAll,
} from '../../../platform/public-hosts/index.ts'

/** `unknown`: the site did not answer, or not clearly; `refused`: not a public https address, so no request was sent. */
export type LinkState = 'alive' | 'dead' | 'unknown' | 'refused'

export interface LinkResponse {
  status: number
  location: string | undefined
}
export type SendLinkRequest = (url: URL, method: 'HEAD' | 'GET', resolve: ResolveHost) => Promise<LinkResponse>

const timeoutMilliseconds = 5000
const mostRedirects = 3

/** Sends no cookie, follows no redirect, reads no body. */
export const sendHttps: SendLinkRequest = (url, method, resolve) =>
  new Promise((answered, failed) => {
    const signal = AbortSignal.timeout(timeoutMilliseconds)
    const headers = { 'user-agent': 'link-check', accept: '*/*' }
    const sent = request(url, { method, headers, signal, agent: false, lookup: publicLookup(resolve) }, (response) => {
      response.destroy()
      answered({ status: response.statusCode ?? 0, location: response.headers.location })
    })
    sent.on('error', failed)
    sent.end()
  })

const isGone = (status: number): boolean => status === 404 || status === 410

/** Retries a missing address with GET: some servers answer HEAD wrongly. */
async function responseOf(url: URL, send: SendLinkRequest, resolve: ResolveHost): Promise<LinkResponse> {
  const response = await send(url, 'HEAD', resolve)
  return response.status === 405 || response.status === 501 || isGone(response.status)
    ? send(url, 'GET', resolve)
    : response
}

async function follow(url: URL, send: SendLinkRequest, resolve: ResolveHost, redirects: number): Promise<LinkState> {
  if (!isPublicUrl(url)) return 'refused'
  const { status, location } = await responseOf(url, send, resolve)
  if (isGone(status)) return 'dead'
  if (status >= 300 && status < 400 && location !== undefined) {
    const next = URL.parse(location, url)
    return next === null || redirects === 0 ? 'unknown' : follow(next, send, resolve, redirects - 1)
  }
  return status >= 200 && status < 400 ? 'alive' : 'unknown'
}

/** Never throws. A network error leaves the link `unknown`; a host name that does not exist makes it `dead`. */
export async function checkLink(
  address: string,
  send: SendLinkRequest = sendHttps,
  resolve: ResolveHost = resolveAll,
): Promise<LinkState> {
  const url = URL.parse(address)
  if (!url) return 'refused'
  try {
    return await follow(url, send, resolve, mostRedirects)
  } catch (error) {
    if (error instanceof PrivateAddressError) return 'refused'
    return (error as NodeJS.ErrnoException).code === 'ENOTFOUND' ? 'dead' : 'unknown'
  }
}
