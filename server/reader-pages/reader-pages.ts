import type { IncomingMessage, ServerResponse } from 'node:http'
import type { KnownReader } from '../../modules/accounts/index.ts'
import { Cache } from '../../platform/cache/index.ts'
import type { OwnedPart, PageReader, PartName } from '../../web/reader-page/parts.tsx'
import type { Visit } from '../../web/reader-page/visit.ts'
import { type Entitlement, entitlementOf } from '../../web/session/audience.ts'
import type { Viewer } from '../../web/session/viewer.ts'
import { fillPlaces, type ReaderPage, sendFilled } from './reader-page.ts'

const maxPages = 2000
const maxBytes = 64 * 1024 * 1024
/** Maximum memory of Cookie headers with verified tokens. */
const maxHeaderBytes = 4 * 1024 * 1024
/** Bounds the age of a page if an invalidation event is lost. */
const lifetimeMilliseconds = 60_000
const revalidation = { milliseconds: 60_000, atOnce: 4 }

/** The reader who sent a request, as the database knows them now. */
export interface IdentifiedReader {
  reader: KnownReader
  /** replaces the sent token */
  nextToken: string | undefined
}

export interface ReaderPagesOptions {
  /** canonical address of a shared page; undefined for any other page or host */
  addressOf(request: IncomingMessage): string | undefined
  openVisit(cookies: string): Visit | undefined
  renderPart(name: PartName, argument: string, reader: PageReader): OwnedPart
  /** from memory; undefined if the database must be read or written first */
  findReader(token: string): KnownReader | undefined
  /** undefined: the session has ended */
  identify(token: string): Promise<IdentifiedReader | undefined>
  /** number of the reader's unread answers: from memory, and from the database */
  findUnread(reader: KnownReader): number | undefined
  countUnread(reader: KnownReader): Promise<number>
  /** the reader's most pressing discussion: from memory, and from the database */
  findToday(reader: KnownReader): PageReader['today'] | undefined
  readToday(reader: KnownReader): Promise<PageReader['today']>
  onFailure(error: unknown): void
}

export interface SharedPage {
  entitlement: Entitlement
  /** canonical address: the requested one may differ */
  address: string
}

/** Redirects to the same page, without the ended session. */
function startAgain({ url = '/' }: IncomingMessage, response: ServerResponse, cookies: string[]): void {
  const location = url.replace(/^\/{2,}/, '/')
  response.writeHead(302, { location, 'cache-control': 'private, no-store', 'set-cookie': cookies })
  response.end()
}

function toViewer({ uid, identifier, acl }: KnownReader): Viewer {
  const roles = (Object.keys(acl) as (keyof typeof acl)[]).filter((role) => acl[role])
  return { uid, email: identifier, roles, vip: acl.vip }
}

/** Most pages have no place for the discussion, so it is not read for them. */
const showsToday = ({ places }: ReaderPage): boolean => places.some(({ name }) => name === 'today')

type Render = (shared: SharedPage, abandoned: AbortSignal) => Promise<ReaderPage | undefined>

interface Request {
  request: IncomingMessage
  response: ServerResponse
  left: AbortSignal
  render: Render
  /** called before the answer is written: from then on Fastify does not handle it */
  begin(): void
}

export interface ReaderPages {
  /** answers from memory; false if it cannot */
  serve(request: IncomingMessage, response: ServerResponse): boolean
  /** false if the page is not shared: then it is rendered for one reader */
  answer(asked: Request): Promise<boolean>
  invalidate(): void
}

/** Pages in memory, by entitlement and address, for readers with the same rights. Requests add the reader's own parts. */
export function createReaderPages(options: ReaderPagesOptions): ReaderPages {
  const {
    addressOf,
    openVisit,
    renderPart,
    findReader,
    identify,
    findUnread,
    countUnread,
    findToday,
    readToday,
    onFailure,
  } = options
  const pages = new Cache<ReaderPage>({
    segmented: true,
    entries: maxPages,
    bytes: maxBytes,
    sizeOf: (page) => page.bytes,
    lifetimeMilliseconds,
    revalidation: { ...revalidation, onFailure },
  })
  /** Verified tokens by whole Cookie header, if it causes no cookies to be set. Unverified headers are not stored. */
  const provedTokens = new Cache<string>({ bytes: maxHeaderBytes, sizeOf: ({ length }) => length })

  const keyOf = ({ entitlement, address }: SharedPage) => `${entitlement} ${address}`

  /** The token of a header that causes no cookies to be set. */
  function plainToken(cookies: string): string | undefined {
    const visit = openVisit(cookies)
    return visit?.setsCookies ? undefined : visit?.token
  }

  const fill = (page: ReaderPage, reader: PageReader): Buffer =>
    fillPlaces(page, reader.viewer.uid, ({ name, argument }) => renderPart(name, argument, reader))

  function serveKept(request: IncomingMessage, response: ServerResponse): boolean {
    const address = addressOf(request)
    if (address === undefined) return false
    const { cookie = '' } = request.headers
    const proved = provedTokens.get(cookie)
    const token = proved ?? plainToken(cookie)
    const reader = token === undefined ? undefined : findReader(token)
    const unread = reader && findUnread(reader)
    if (token === undefined || !reader || unread === undefined) return false
    if (proved === undefined) provedTokens.set(cookie, token)
    const viewer = toViewer(reader)
    const page = pages.get(keyOf({ entitlement: entitlementOf(viewer), address }))
    if (!page) return false
    const today = showsToday(page) ? findToday(reader) : null
    if (today === undefined) return false
    const { metadata } = reader
    const filled = fill(page, { viewer, metadata, unread, today, flashes: [], metadataChange: null })
    sendFilled(request, response, { headers: page.headers, filled })
    return true
  }

  /** Returns `unknown` if the database fails: the page's own rendering then shows the error. */
  async function identifyOrFail(token: string): Promise<IdentifiedReader | undefined | 'unknown'> {
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
        // Nothing is sent yet: the page's own rendering shows the error.
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
      const viewer = toViewer(reader)
      const shared = { entitlement: entitlementOf(viewer), address }
      const [page, unread] = await Promise.all([
        pages.load(keyOf(shared), (abandoned) => render(shared, abandoned), left),
        countUnread(reader),
      ])
      if (!page) return false
      const today = showsToday(page) ? await readToday(reader) : null
      const { flashes, metadataChange } = visit
      const filled = fill(page, { viewer, metadata: reader.metadata, unread, today, flashes, metadataChange })
      begin()
      sendFilled(request, response, { headers: page.headers, filled }, visit.cookiesToSet(nextToken))
      return true
    },
    invalidate: () => pages.invalidate(),
  }
}
