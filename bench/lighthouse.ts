import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import lighthouse, { defaultConfig, type Flags, type Result } from 'lighthouse'
import { findFreePort } from '../tests/fixtures/process.ts'
import { pages, startBenchServer } from './tools/bench-server.ts'
import { launchChromium } from './tools/chromium-process.ts'
import { publishLongestHome } from './tools/longest-home.ts'
import { median, writeResult } from './tools/results.ts'
import { sessionCookie, signIn } from './tools/sign-in.ts'

/*
 * Runs Lighthouse for a visitor and for a subscriber on a phone: home, list, article. By default it simulates the network (150 ms, 1.6
 * Mbit/s) and a processor four times slower; `--devtools` really slows the browser down. Four times suits a machine with a Lighthouse
 * BenchmarkIndex of 1,500 to 2,000. For 800 to 1,500, use `--cpu 2` (Lighthouse's docs/throttling.md).
 */

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '5' },
    devtools: { type: 'boolean', default: false },
    /** factor by which the phone's processor is slower than this machine's */
    cpu: { type: 'string', default: '4' },
    /** one page only: home, list or article */
    page: { type: 'string' },
    /** the home page with texts of the maximum length */
    longest: { type: 'boolean', default: false },
    /** a folder for the complete reports */
    keep: { type: 'string' },
  },
})
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const

interface Asked {
  name: string
  url: string
  headers: Record<string, string>
}

async function measure({ url, headers }: Asked, port: number): Promise<Result> {
  const flags: Flags = {
    port,
    output: 'json',
    logLevel: 'error',
    onlyCategories: [...categories],
    throttlingMethod: values.devtools ? 'devtools' : 'simulate',
    extraHeaders: headers,
    throttling: { ...defaultConfig.settings?.throttling, cpuSlowdownMultiplier: Number(values.cpu) },
  }
  const run = await lighthouse(url, flags)
  if (!run) throw new Error(`no result for ${url}`)
  const { lhr } = run
  if (lhr.runtimeError) throw new Error(`${url}: ${lhr.runtimeError.code} ${lhr.runtimeError.message}`)
  if (values.keep) {
    mkdirSync(values.keep, { recursive: true })
    const name = `${new URL(url).pathname.replace(/\W+/g, '-')}-${Date.now()}.json`
    writeFileSync(path.join(values.keep, name), JSON.stringify(lhr, null, 1))
  }
  return lhr
}

/** Audits that keep a category below 100: weighted and not perfect. */
function shortcomings(lhr: Result): string[] {
  return categories.flatMap((category) =>
    (lhr.categories[category]?.auditRefs ?? [])
      .filter(({ id, weight }) => weight > 0 && (lhr.audits[id]?.score ?? 1) < 1)
      .map(({ id }) => `${category}: ${id} ${lhr.audits[id]?.score} ${lhr.audits[id]?.displayValue ?? ''}`),
  )
}

function summary(name: string, results: readonly Result[]): (string | number)[] {
  const score = (category: string) => median(results.map((lhr) => (lhr.categories[category]?.score ?? 0) * 100))
  const value = (audit: string) => median(results.map((lhr) => lhr.audits[audit]?.numericValue ?? Number.NaN))
  return [
    name,
    ...categories.map((category) => Math.round(score(category))),
    Math.round(value('first-contentful-paint')),
    Math.round(value('largest-contentful-paint')),
    value('cumulative-layout-shift').toFixed(3),
    Math.round(value('total-blocking-time')),
    Math.round(median(results.map(({ environment }) => environment.benchmarkIndex))),
  ]
}

/** Runs Lighthouse in a new browser without stored data, as on a first visit. */
async function inNewBrowser(asked: Asked): Promise<Result> {
  const port = await findFreePort()
  const browser = await launchChromium('--disable-gpu', '--no-first-run', `--remote-debugging-port=${port}`)
  try {
    return await measure(asked, port)
  } finally {
    await browser.close()
  }
}

/** Retries once if the browser lost the start of its trace, which happens now and then: nothing was measured. */
async function oneRun(asked: Asked): Promise<Result> {
  try {
    return await inNewBrowser(asked)
  } catch (error) {
    if (!String(error).includes('NO_NAVSTART')) throw error
    process.stdout.write(`${asked.name}: no record, asked again\n`)
    return inNewBrowser(asked)
  }
}

const server = await startBenchServer()
if (values.longest) await publishLongestHome(server.url)
const chosen = Object.entries(pages).filter(([name]) => values.page === undefined || name === values.page)
const cookie = sessionCookie(await signIn(server.url))
const pagesAsked = chosen.flatMap(([name, page]): Asked[] => [
  { name, url: `${server.url}${page}`, headers: {} },
  { name: `${name}, signed in`, url: `${server.url}${page}`, headers: { cookie } },
])
// Warm the cache: most readers get pages from memory. Without TLS, fetch does not accept Brotli by default.
for (const { url, headers } of pagesAsked) {
  const asBrowser = { ...headers, 'accept-encoding': 'gzip, deflate, br, zstd' }
  for (let count = 0; count < 4; count += 1) await (await fetch(url, { headers: asBrowser })).arrayBuffer()
}
await wait(1000)

const rows: (string | number)[][] = []
try {
  for (const asked of pagesAsked) {
    const results: Result[] = []
    for (let run = 0; run < Number(values.runs); run += 1) results.push(await oneRun(asked))
    rows.push(summary(asked.name, results))
    for (const line of new Set(results.flatMap(shortcomings))) process.stdout.write(`${asked.name}: ${line}\n`)
  }
} finally {
  await server.leave()
}

writeResult(
  `Lighthouse, on a phone, ${values.devtools ? 'slowed by the browser' : 'simulated slow 4G'}${values.cpu === '4' ? '' : `, processor ${values.cpu} times slower`}${values.longest ? ', longest texts' : ''}`,
  [
    'page',
    'performance',
    'accessibility',
    'best practices',
    'SEO',
    'FCP ms',
    'LCP ms (≤ 1400)',
    'CLS (0)',
    'TBT ms',
    'machine’s index',
  ],
  rows,
)
