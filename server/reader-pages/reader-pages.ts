import type { IncomingMessage, ServerResponse } from 'node:http'
import type { KnownReader } from '../../modules/accounts/index.ts'
import { Cache } from '../../platform/cache/index.ts'
import type { PageReader } from '../../web/reader-page/parts.tsx'
import type { Visit } from '../../web/reader-page/visit.ts'
import type { Entitlement } from '../../web/session/audience.ts'
import { createBestBrotli } from './best-brotli.ts'
import type { ReaderPage } from './reader-page.ts'
import { createEntitlements, createFill, type PartOf } from './reader-parts.ts'
import { asksToSeeAs, seenAs } from './seen-as.ts'
import { sendAtOnce, sendFilled } from './send-reader-page.ts'

const maxPages = 2000
const maxBytes = 64 * 1024 * 1024
/** Of Cookie headers and their tokens, whose tokens were proved. */
const maxHeaderBytes = 4 * 1024 * 1024
/** As visitors' pages: even if an event is lost, no older page is served. */
const lifetimeMilliseconds = 60_000
const revalidation = { milliseconds: 60_000, atOnce: 4 }

/** Who sent a request, as the database says now. */
export interface Identified {
  reader: KnownReader
  /** replaces the token she sent */
  nextToken: string | undefined
}

export interface ReaderPagesOptions {
  /** the address that the page is the same under; undefined for any other page, or host */
  addressOf(request: IncomingMessage): string | undefined
  openVisit(cookies: string): Visit | undefined
  partOf: PartOf
  /** from memory; undefined where something has to be asked or written first */
  findReader(token: string): KnownReader | undefined
  /** undefined: her session has ended */
  identify(token: string): Promise<Identified | undefined>
  /** how many answers she has not seen: from memory, and from the database */
  findUnread(reader: KnownReader): number | undefined
  countUnread(reader: KnownReader): Promise<number>
  onFailure(error: unknown): void
}

/** A page that all who hold the entitlement share. */
export interface Shared {
  entitlement: Entitlement
  /** as it is kept: what was typed may differ */
  address: string
}

/** The same page once more, without the session that has ended. */
function startAgain({ url = '/' }: IncomingMessage, response: ServerResponse, cookies: string[]): void {
  const location = url.replace(/^\/{2,}/, '/')
  response.writeHead(302, { location, 'cache-control': 'private, no-store', 'set-cookie': cookies })
  response.end()
}

type Render = (shared: Shared, abandoned: AbortSignal) => Promise<ReaderPage | undefined>

interface Request {
  request: IncomingMessage
  response: ServerResponse
  left: AbortSignal
  render: Render
  /** nothing more is asked for her, and the answer is not Fastify's */
  begin(): void
}

export interface ReaderPages {
  /** answers from memory; false where it cannot */
  serve(request: IncomingMessage, response: ServerResponse): boolean
  /** false where the page is not shared: then it is made for the one who asks */
  answer(asked: Request): Promise<boolean>
  invalidate(): void
}

/** Pages that all readers with the same rights share, in memory by rights and address; what is hers is put in for each request. */
export function createReaderPages(options: ReaderPagesOptions): ReaderPages {
  const { addressOf, openVisit, findReader, identify, findUnread, countUnread, onFailure } = options
  const pages = new Cache<ReaderPage>({
    segmented: true,
    entries: maxPages,
    bytes: maxBytes,
    sizeOf: (page) => page.bytes,
    lifetimeMilliseconds,
    revalidation: { ...revalidation, onFailure },
  })
  /** by the whole header, where it says nothing but who reads: the token, once it is proved. An unproved header is kept nowhere. */
  const provedTokens = new Cache<string>({ bytes: maxHeaderBytes, sizeOf: ({ length }) => length })
  const fill = createFill(options.partOf)
  const entitlementOf = createEntitlements()
  const best = createBestBrotli(onFailure)

  const keyOf = ({ entitlement, address }: Shared) => `${entitlement} ${address}`

  /** The token of a header that asks for no cookie to be set. */
  function plainToken(cookies: string): string | undefined {
    const visit = openVisit(cookies)
    return visit?.setsCookies ? undefined : visit?.token
  }

  const hers = ({ flashes, metadataChange }: Visit, unread: number): Omit<PageReader, 'viewer' | 'metadata'> => ({
    unread,
    flashes,
    metadataChange,
  })

  function serveKept(request: IncomingMessage, response: ServerResponse): boolean {
    const address = addressOf(request)
    if (address === undefined || asksToSeeAs(request.url)) return false
    const { cookie = '' } = request.headers
    const proved = provedTokens.get(cookie)
    const token = proved ?? plainToken(cookie)
    const reader = token === undefined ? undefined : findReader(token)
    const unread = reader && findUnread(reader)
    if (token === undefined || !reader || unread === undefined) return false
    if (proved === undefined) provedTokens.set(cookie, token)
    const page = pages.get(keyOf({ entitlement: entitlementOf(reader), address }))
    if (!page) return false
    const filled = fill(page, reader, { unread, flashes: [], metadataChange: null })
    const sent = sendAtOnce(request, response, filled)
    if (sent) best.improve(filled)
    return sent
  }

  /** The database may be away: the page itself says so better. */
  async function identifyOrFail(token: string): Promise<Identified | undefined | 'unknown'> {
    try {
      return await identify(token)
    } catch (error) {
      onFailure(error)
      return 'unknown'
    }
  }

  return {
    serve(request, response) {
      try {
        return serveKept(request, response)
      } catch (error) {
        // Nothing is sent yet; asked again, the page says what is wrong.
        onFailure(error)
        return false
      }
    },
    async answer({ request, response, left, render, begin }) {
      const address = addressOf(request)
      const visit = address === undefined ? undefined : openVisit(request.headers.cookie ?? '')
      if (address === undefined || !visit) return false
      const identified = await identifyOrFail(visit.token)
      if (identified === 'unknown') return false
      if (!identified) {
        begin()
        startAgain(request, response, visit.cookiesToEnd())
        return true
      }
      const { reader, nextToken } = identified
      const seen = seenAs(request.url, address, reader)
      const shown = seen ?? { reader, address }
      const shared = { entitlement: entitlementOf(shown.reader), address: shown.address }
      const [page, unread] = await Promise.all([
        pages.load(keyOf(shared), (abandoned) => render(shared, abandoned), left),
        seen ? 0 : countUnread(reader),
      ])
      if (!page) return false
      const own = seen ? { unread, flashes: [], metadataChange: null } : hers(visit, unread)
      const filled = fill(page, shown.reader, own)
      best.reuse(filled)
      begin()
      await sendFilled(request, response, filled, visit.cookiesToSet(nextToken))
      return true
    },
    invalidate: () => pages.invalidate(),
  }
}
