import { existsSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, RouteHandlerMethod } from 'fastify'
import { LRUCache } from 'lru-cache'
import type { ServerBuild } from 'react-router'
import { projectRoot } from '../platform/config/project-root.ts'
import { createSharedValues } from '../platform/events/index.ts'
import { withRequestMemo } from '../platform/http/index.ts'
import type { Platform } from '../platform/index.ts'
import type { EtagAnswer, EtagCache } from '../web/api/index.ts'
import type { CreateSiteContext, CreateSiteHandler, SiteEnvironment } from '../web/context.ts'
import { acceptFiles } from './accept-files.ts'
import { adminPrefix, readAdminFiles } from './admin-files.ts'
import { createApiFetch } from './api-fetch.ts'
import { createEarlyHints, type FirstFiles } from './early-hints.ts'
import { createHostCheck, createPageCache, createPageStyles, type PageCache } from './page-cache/index.ts'
import { sendPage } from './send-page.ts'
import { collectFailures, sendUnavailable } from './send-unavailable.ts'
import { toWebRequest } from './web-request.ts'

interface SiteBuild extends ServerBuild {
  entry: ServerBuild['entry'] & {
    module: {
      createSiteContext: CreateSiteContext
      createSiteHandler: CreateSiteHandler
      fonts: readonly string[]
      hasSession: (cookies: string | undefined) => boolean
      isPersonal: (cookies: string | undefined) => boolean
      visitorQueryKeys: (pathname: string) => readonly string[] | undefined
    }
  }
}

/** Of the built site, what every hydrated page loads. */
function firstFiles({ assets, entry }: SiteBuild): FirstFiles {
  const { root } = assets.routes
  return {
    stylesheets: root?.css ?? [],
    fonts: entry.module.fonts,
    modules: [assets.entry.module, ...assets.entry.imports],
  }
}

/** Of a file they say nothing, and each costs its bytes before the first picture. */
const ofPagesAlone = [
  'cross-origin-opener-policy',
  'origin-agent-cluster',
  'referrer-policy',
  'x-dns-prefetch-control',
  'x-download-options',
  'x-permitted-cross-domain-policies',
  'x-frame-options',
  'x-xss-protection',
]

const yearSeconds = 31_536_000

/** Maximum cached values: settings, collections, authors. */
const maxShared = 2000
/** Whole articles, most of all. */
const maxEtags = 500

type Settings = Omit<SiteEnvironment, 'buildId' | 'admin'>

function registerFiles(scope: FastifyInstance, root: string, prefix: string): void {
  scope.register(fastifyStatic, {
    root,
    prefix,
    decorateReply: prefix === '/',
    wildcard: false,
    index: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders(reply, file) {
      for (const name of ofPagesAlone) reply.removeHeader(name)
      const hashed = file.includes(`${path.sep}assets${path.sep}`)
      reply.header(
        'cache-control',
        hashed ? `public, max-age=${yearSeconds}, immutable` : 'public, max-age=3600, stale-while-revalidate=86400',
      )
    },
  })
}

/**
 * Everything a person sees: built files as they are, all else through React Router.
 * @returns the pages that need neither
 */
export async function registerSite(app: FastifyInstance, platform: Platform, given: Settings): Promise<PageCache> {
  const shared = createSharedValues(maxShared)
  const etagCache: EtagCache = new LRUCache<string, EtagAnswer>({ max: maxEtags })
  const root = projectRoot()
  const entry = path.join(root, 'build', 'server', 'index.js')
  if (!existsSync(entry)) throw new Error('the site is not built: npm run build')
  const build = (await import(pathToFileURL(entry).href)) as SiteBuild
  const pageCache = createPageCache({
    isOurHost: createHostCheck(platform.config),
    isPersonal: build.entry.module.isPersonal,
    queryKeysOf: build.entry.module.visitorQueryKeys,
  })
  const dropShared = () => {
    shared.drop()
    pageCache.drop()
  }
  for (const topic of ['content', 'offers', 'settings']) platform.events.subscribe(topic, dropShared)
  platform.events.onGap(dropShared)
  // The bundle holds a React Router of its own, which must both make the context and read it.
  const handle = build.entry.module.createSiteHandler(build)
  const adminFolder = path.join(root, 'build', 'admin')
  const admin = readAdminFiles(adminFolder)
  const settings: SiteEnvironment = { ...given, buildId: build.assets.version, admin }
  const clientFolder = path.join(root, 'build', 'client')
  const inlineStyles = createPageStyles(clientFolder)
  const hint = platform.config.earlyHints
    ? createEarlyHints(firstFiles(build), build.entry.module.hasSession)
    : undefined
  const origin = new URL(platform.config.publicUrl)

  await app.register(async (scope) => {
    registerFiles(scope, clientFolder, '/')
    registerFiles(scope, adminFolder, adminPrefix)
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
    const answer: RouteHandlerMethod = async (request, reply) => {
      hint?.(request.raw, reply.raw)
      const generation = pageCache.generation()
      const failures = collectFailures(request.log)
      const reads = request.method === 'GET' || request.method === 'HEAD'
      const webRequest = toWebRequest(request, reply, { fallback: origin, address: pageCache.addressOf(request.raw) })
      const visitor = { address: request.ip, userAgent: request.headers['user-agent'] }
      const context = await build.entry.module.createSiteContext({
        request: webRequest,
        // What writes is not left half done.
        fetchApi: createApiFetch(app, visitor, reads ? webRequest.signal : undefined),
        settings,
        clientAddress: request.ip,
        remember: shared.remember,
        etagCache,
        reportError: failures.report,
      })
      const page = () => handle(webRequest, context)
      const response = await (reads ? withRequestMemo(page) : page())
      if (failures.putOff() && response.status >= 500) {
        const errorPage = () =>
          handle(new Request(new URL('/', webRequest.url), { headers: webRequest.headers }), context)
        return sendUnavailable(request, reply, response, { cache: pageCache, errorPage })
      }
      return sendPage(request, reply, response, { cache: pageCache, generation, inlineStyles })
    }
    acceptFiles(scope, answer)
    scope.route({
      method: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'],
      url: '*',
      exposeHeadRoute: false,
      handler: answer,
    })
  })
  return pageCache
}
