import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { recordResponse, startBareServer } from './tools/bare-server.ts'
import { pages, startBenchServer } from './tools/bench-server.ts'
import { startNextSite } from './tools/next-site.ts'
import { median, writeResult } from './tools/results.ts'
import { firstUid, sessionCookie, signIn } from './tools/sign-in.ts'
import { measureSaturation, pinServer, requireWrk, residentMegabytes } from './tools/wrk.ts'

/*
 * Requests per second on one core, sent by wrk from another core, with a browser's encodings (brotli, gzip). Compares in one run: visitors,
 * readers, the API, a bare Node server with the same bytes, and Next's force-dynamic with the same markup. Other work on the machine
 * changes the rates, but hardly the ratios.
 */

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '5' },
    seconds: { type: 'string', default: '2' },
    'without-next': { type: 'boolean', default: false },
  },
})

requireWrk()
const server = await startBenchServer()
const token = await signIn(server.url)
const browser = { 'accept-encoding': 'gzip, deflate, br' }
const reader = { ...browser, cookie: sessionCookie(token) }
const bearer = { authorization: `Bearer ${token}` }
const article = `${server.url}${pages.article}`
const discussion = await firstUid(server.url, '/support/coaching/tickets', token)

// Warm the cache: pages come from memory.
for (let times = 0; times < 5; times += 1) await (await fetch(article)).arrayBuffer()
await (await fetch(article, { headers: reader })).arrayBuffer()
await wait(2000)
const { headers } = await fetch(article, { headers: browser })
const etag = headers.get('etag') ?? ''
const own = { pid: server.child.pid }
const bareVisitor = await startBareServer(await recordResponse(article, browser))
const bareKnown = await startBareServer(await recordResponse(article, { ...browser, 'if-none-match': etag }))
const bareReader = await startBareServer(await recordResponse(article, reader))
const html = await (await fetch(article, { headers: reader })).text()
const next = values['without-next'] ? undefined : await startNextSite(html)

const targets = [
  {
    name: 'bare Node server, a visitor’s bytes',
    url: bareVisitor.url,
    headers: browser,
    pid: bareVisitor.pid,
    bare: 0,
  },
  { name: 'article, a visitor', url: article, headers: browser, ...own, bare: 0 },
  { name: 'bare Node server, a 304', url: bareKnown.url, headers: browser, pid: bareKnown.pid, bare: 2 },
  { name: 'article, a visitor, 304', url: article, headers: { ...browser, 'if-none-match': etag }, ...own, bare: 2 },
  { name: 'bare Node server, a reader’s bytes', url: bareReader.url, headers: browser, pid: bareReader.pid, bare: 4 },
  { name: 'article, signed in', url: article, headers: reader, ...own, bare: 4 },
  { name: 'home, signed in', url: `${server.url}${pages.home}`, headers: reader, ...own, bare: 4 },
  { name: 'list, signed in', url: `${server.url}${pages.list}`, headers: reader, ...own, bare: 4 },
  {
    name: 'discussion, signed in',
    connections: 4,
    url: `${server.url}/coaching/${discussion}`,
    headers: reader,
    ...own,
    bare: 4,
  },
  {
    name: 'API: an article',
    connections: 4,
    url: `${server.url}/api/content${pages.article.replace('article', 'articles')}`,
    headers: bearer,
    ...own,
    bare: 4,
  },
  ...(next
    ? [{ name: 'Next 16, force-dynamic, same markup', url: next.url, headers: browser, pid: next.pid, bare: 4 }]
    : []),
].map((target) => ({ ...target, rates: [] as number[], costs: [] as number[], busy: [] as number[] }))

for (const { url, headers } of targets) await (await fetch(url, { headers })).arrayBuffer()
for (const pid of [server.child.pid, bareVisitor.pid, bareKnown.pid, bareReader.pid, next?.pid]) if (pid) pinServer(pid)
for (let round = -1; round < Number(values.rounds); round += 1) {
  for (const target of targets) {
    // Wait until requests of the previous load have ended.
    await (await fetch(`${server.url}/healthz`)).arrayBuffer()
    await wait(300)
    const { requestsPerSecond, microseconds, busy } = measureSaturation({ ...target, seconds: Number(values.seconds) })
    if (round < 0) continue
    target.busy.push(busy)
    target.rates.push(requestsPerSecond)
    target.costs.push(microseconds)
  }
}
const resident = Math.round(residentMegabytes(server.child.pid))
for (const one of [bareVisitor, bareKnown, bareReader, next]) one?.stop()
await server.leave()

const ratioTo = (rates: readonly number[], others: readonly number[] = []) =>
  median(rates.map((rate, round) => rate / (others[round] ?? 1)))
const nextRates = targets.find(({ name }) => name.startsWith('Next'))?.rates
writeResult(
  'Saturated by wrk: one core for the server, one for the loader',
  ['what', 'requests a second (median)', 'processor µs a request', 'of the bare server', '× Next', 'of its core'],
  [
    ...targets.map(({ name, rates, costs, busy, bare }) => [
      name,
      Math.round(median(rates)),
      median(costs).toFixed(0),
      ratioTo(rates, targets[bare]?.rates).toFixed(2),
      nextRates ? ratioTo(rates, nextRates).toFixed(1) : '',
      median(busy).toFixed(2),
    ]),
    [
      `resident after load, embedded database, demo: ${resident} MB (${new Date().toISOString().slice(11, 16)} UTC)`,
      '',
      '',
      '',
      '',
      '',
    ],
  ],
)
