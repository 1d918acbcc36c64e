import { paymentCapabilities } from '../modules/subscriptions/index.ts'
import type { Config } from '../platform/config/index.ts'
import type { OpenedPlatform } from '../platform/index.ts'
import type { Logger } from '../platform/log/index.ts'
import { openPlatform } from '../platform/open.ts'
import { readSetting, siteName } from '../platform/settings/index.ts'
import { createApp } from './api/app.ts'
import { isWorker } from './cluster/index.ts'
import { answerCommands } from './commands/answer-commands.ts'
import { rotateKeys } from './commands/rotate-keys.ts'
import { embeddedWork, usualLimits } from './http/admit-requests.ts'
import { capacityOf, readDescriptorLimit } from './http/descriptors.ts'
import { createHttpServer } from './http/http-server.ts'
import { refuseManyCookies } from './http/limit-cookies.ts'
import { refuseSecondHost } from './http/one-host.ts'
import { listenForScrapes, type Metrics, registerMetrics, startMetrics } from './metrics/index.ts'
import { modules } from './modules.ts'
import { siteEnvironment } from './settings.ts'
import { registerSite } from './site.ts'
import { startTracing } from './tracing/index.ts'

/** The server stops within 10 s of SIGTERM: requests get most of that time, running jobs the rest. */
const stopMilliseconds = 9500
const drainMilliseconds = 6000
const unreadMilliseconds = 30_000
/** Longer than the minute for which proxies keep a connection, so that the proxy closes it first. */
const idleMilliseconds = 65_000

export interface DemoContent {
  seed(platform: OpenedPlatform): Promise<void>
  /** the sentence at the foot of every page */
  notice: string
}

export interface RunningServer {
  /** rewraps the keys of all discussions at runtime */
  rotateKeys(): Promise<number>
  stop(): Promise<void>
}

function within(milliseconds: number, work: Promise<unknown>): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds)
    work.finally(() => {
      clearTimeout(timer)
      resolve()
    })
  })
}

export async function startServer(config: Config, log: Logger, demo?: DemoContent): Promise<RunningServer> {
  const capacity = capacityOf(readDescriptorLimit(), config.databaseUrl === undefined)
  const httpServer = await createHttpServer(config, {
    connections: capacity.connections,
    unreadMilliseconds,
    idleMilliseconds,
    late: isWorker(),
  })
  let metrics: Metrics | undefined
  const listenForMetrics = () => listenForScrapes(config, () => metrics)
  // A port that is in use is refused before the database is created. A worker listens once it has metrics.
  const closeEarly = isWorker() ? undefined : await listenForMetrics()
  const { platform, startWork, stopWork, close } = await openPlatform(config, log, modules)
  const { app, readiness, scopes } = await createApp(platform, modules, {
    atOnce: capacity.requests,
    fromOneAddress: usualLimits.fromOneAddress,
    work: config.databaseUrl === undefined ? embeddedWork : usualLimits.work,
  })
  const { takesCards } = paymentCapabilities(platform)
  const { pageCache, readers, pageRoute } = await registerSite(
    { app, scopes },
    platform,
    siteEnvironment(config, await readSetting(platform.db, config, siteName), takesCards, demo),
  )
  registerMetrics(app, config, () => metrics)
  await app.ready()
  metrics = await startMetrics(platform, pageRoute)
  const closeMetrics = closeEarly ?? (await listenForMetrics())
  const tracing = await startTracing(platform, pageRoute)
  const stopCommands = await answerCommands(platform)
  await demo?.seed(platform)
  await readiness.hasKeys()
  readiness.ready = true
  await httpServer.open((request, response) => {
    if (refuseSecondHost(request, response) || refuseManyCookies(request, response)) return
    if (pageCache.serve(request, response) || readers.serve(request, response)) metrics?.countCached()
    else app.routing(request, response)
  })
  log.info({ url: config.publicUrl }, 'the server is ready')
  // Start jobs only once the site is open: each kind of job queries the database immediately.
  await startWork()

  async function stop(): Promise<void> {
    readiness.ready = false
    for (const module of modules) module.drain?.(platform)
    closeMetrics()
    metrics?.stop()
    await stopCommands?.()
    await httpServer.close(drainMilliseconds)
    await app.close()
    await stopWork()
    await close()
    await tracing?.stop()
  }
  return { rotateKeys: () => rotateKeys(platform), stop: () => within(stopMilliseconds, stop()) }
}
