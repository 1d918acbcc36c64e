import { existsSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { ServerBuild } from 'react-router'
import { invalidateOn } from '../platform/cache/index.ts'
import { projectRoot } from '../platform/config/project-root.ts'
import type { OpenedPlatform } from '../platform/index.ts'
import { redactError } from '../platform/log/index.ts'
import type { CreateSiteContext, CreateSiteHandler, SiteEnvironment } from '../web/context.ts'
import type { PageTable } from '../web/page-facts/page-table.ts'
import type { PageInPieces } from '../web/reader-page/places.ts'
import type { CreateVisits } from '../web/reader-page/visit.ts'
import type { ServerApp } from './api/app.ts'
import { createHostCheck, createPageCache, type PageCache } from './page-cache/index.ts'
import { createReaderAddress, createReaderPages, type ReaderPages } from './reader-pages/index.ts'
import type { ReaderPagesOptions } from './reader-pages/reader-pages.ts'
import { acceptFiles } from './site/accept-files.ts'
import { adminPrefix, readAdminFiles } from './site/admin-files.ts'
import { atMidnight } from './site/at-midnight.ts'
import { identifyReaders } from './site/identify-readers.ts'
import { createPageRenderer } from './site/render-page.ts'
import { createPageSender } from './site/send-page.ts'
import { createSiteCaches, pageTopics } from './site/site-caches.ts'
import { createFilesHandler } from './site/site-files.ts'

interface SiteBuild extends ServerBuild {
  entry: ServerBuild['entry'] & {
    module: {
      createSiteContext: CreateSiteContext
      createSiteHandler: CreateSiteHandler
      hasSession: (cookies: string | undefined) => boolean
      isPersonal: (cookies: string | undefined) => boolean
      createPageTable: (routes: ServerBuild['routes']) => PageTable
      createVisits: CreateVisits
      renderPart: ReaderPagesOptions['renderPart']
      splitAtPlaces: (html: string, key: string) => PageInPieces
    }
  }
}

type Settings = Omit<SiteEnvironment, 'buildId' | 'admin'>

export interface Site {
  /** the pages that need no rendering */
  pageCache: PageCache
  readers: ReaderPages
  /** the pattern of the page at an address, as the router writes it */
  pageRoute(pathname: string): string | undefined
}

/** Loads the built pages: beside a bundled server, with which they share the contracts, or else the separate build. */
async function loadSite(root: string): Promise<SiteBuild> {
  const places = [path.join(import.meta.dirname, 'site.js'), path.join(root, 'build', 'server', 'index.js')]
  const entry = places.find((place) => existsSync(place))
  if (!entry) throw new Error('the site is not built: npm run build')
  return (await import(pathToFileURL(entry).href)) as SiteBuild
}

/** Everything a person sees: built files as they are, all else through React Router. */
export async function registerSite(
  { app, scopes }: Pick<ServerApp, 'app' | 'scopes'>,
  platform: OpenedPlatform,
  given: Settings,
): Promise<Site> {
  const root = projectRoot()
  const build = await loadSite(root)
  const { createSiteContext, createSiteHandler, ...site } = build.entry.module
  const table = site.createPageTable(build.routes)
  const isOurHost = createHostCheck(platform.config)
  const onFailure = (error: unknown) =>
    platform.log.warn({ reason: redactError(error).message }, 'a cached page was not renewed')
  const pageCache = createPageCache({
    isOurHost,
    isPersonal: site.isPersonal,
    queryKeysOf: table.queryKeysAt,
    onFailure,
  })
  // Created before the page cache subscribes, because pages are rendered from these caches.
  const caches = createSiteCaches(platform.events)
  invalidateOn(platform.events, pageTopics, pageCache)
  const adminFolder = path.join(root, 'build', 'admin')
  const admin = readAdminFiles(adminFolder)
  const settings: SiteEnvironment = { ...given, buildId: build.assets.version, admin }
  const clientFolder = path.join(root, 'build', 'client')
  const render = createPageRenderer({
    app,
    scopes,
    createSiteContext,
    // The bundle contains a React Router of its own, which must both make the context and read it.
    handle: createSiteHandler(build),
    settings,
    caches,
    pages: table,
    publicUrl: platform.config.publicUrl,
  })
  const readers = createReaderPages({
    addressOf: createReaderAddress({ isOurHost, hasSession: site.hasSession, queryKeysOf: table.queryKeysAt }),
    openVisit: site.createVisits(settings),
    renderPart: site.renderPart,
    ...identifyReaders(platform),
    onFailure,
  })
  invalidateOn(platform.events, pageTopics, readers)
  const stopMidnights = atMidnight(platform.clock.now, () => {
    pageCache.invalidate()
    readers.invalidate()
  })
  app.addHook('onClose', async () => stopMidnights())
  const send = createPageSender({
    cache: pageCache,
    render,
    readers,
    splitAtPlaces: site.splitAtPlaces,
  })

  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
    const folders = [
      { root: clientFolder, prefix: '/' },
      { root: adminFolder, prefix: adminPrefix },
    ] as const
    const answer = await createFilesHandler(scope, folders, send)
    acceptFiles(scope, answer, table.pages)
    scope.route({
      method: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'],
      url: '*',
      exposeHeadRoute: false,
      handler: answer,
    })
  })
  return { pageCache, readers, pageRoute: (pathname) => table.at(pathname)?.path }
}
