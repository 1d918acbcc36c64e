import type { Browser, Request } from '@playwright/test'
import { pages, startBenchServer } from './tools/bench-server.ts'
import { launchChromium } from './tools/chromium-process.ts'
import { writeResult } from './tools/results.ts'

/**
 * Transferred bytes, with headers, of a visitor's first visit in Chromium on a phone and on a desktop.
 * Counts until the network is idle and, in brackets, after scrolling to the end.
 */

const kinds = ['HTML', 'CSS', 'JS', 'fonts', 'images', 'other'] as const
type Kind = (typeof kinds)[number]
type Bytes = Record<Kind, number>

const kindOf: Readonly<Record<string, Kind>> = {
  document: 'HTML',
  stylesheet: 'CSS',
  script: 'JS',
  font: 'fonts',
  image: 'images',
}

const screens = [
  { width: 360, height: 800, deviceScaleFactor: 3, isMobile: true, hasTouch: true },
  { width: 1280, height: 900, deviceScaleFactor: 1 },
]
const budgets = { JS: 20 * 1024, page: 300 * 1024 }

const total = (bytes: Bytes): number => kinds.reduce((sum, kind) => sum + bytes[kind], 0)
const kilobytes = (bytes: number): string => (bytes / 1024).toFixed(1)

async function visit(browser: Browser, url: string, screen: (typeof screens)[number]): Promise<[Bytes, Bytes]> {
  const { width, height, ...device } = screen
  const context = await browser.newContext({ ...device, viewport: { width, height }, locale: 'fr-FR' })
  const page = await context.newPage()
  const finished: Request[] = []
  page.on('requestfinished', (request) => finished.push(request))
  async function counted(): Promise<Bytes> {
    await page.waitForLoadState('networkidle')
    const bytes: Bytes = { HTML: 0, CSS: 0, JS: 0, fonts: 0, images: 0, other: 0 }
    for (const request of finished) {
      if (request.url().startsWith('data:')) continue
      const { responseBodySize, responseHeadersSize } = await request.sizes()
      bytes[kindOf[request.resourceType()] ?? 'other'] += responseBodySize + responseHeadersSize
    }
    return bytes
  }
  await page.goto(url, { waitUntil: 'networkidle' })
  const first = await counted()
  for (let y = 0; y < (await page.evaluate(() => document.body.scrollHeight)); y += height) {
    await page.mouse.wheel(0, height)
    await page.waitForLoadState('networkidle')
  }
  const whole = await counted()
  await context.close()
  return [first, whole]
}

const server = await startBenchServer()
const browser = await launchChromium()
const rows: string[][] = []
const excesses: string[] = []
for (const [name, address] of Object.entries(pages)) {
  // Warm the cache, as earlier visitors do: the page then comes from memory in its best compression.
  for (let times = 0; times < 5; times += 1) {
    await (await fetch(`${server.url}${address}`, { headers: { 'accept-encoding': 'br' } })).arrayBuffer()
  }
  for (const screen of screens) {
    const [first, whole] = await visit(browser, `${server.url}${address}`, screen)
    rows.push([
      `${name}, ${screen.width} px × ${screen.deviceScaleFactor}`,
      ...kinds.map((kind) => kilobytes(first[kind])),
      `**${kilobytes(total(first))}** (${kilobytes(total(whole))})`,
    ])
    if (name !== 'article') continue
    if (first.JS > budgets.JS) excesses.push(`JS ${kilobytes(first.JS)} KB at ${screen.width}`)
    if (total(whole) > budgets.page) excesses.push(`page ${kilobytes(total(whole))} KB at ${screen.width}`)
  }
}
await browser.close()
await server.leave()

writeResult(
  'A first visit, KB on the wire (article: JS ≤ 20, page ≤ 300 with all its images)',
  ['page', ...kinds, 'all (after scrolling)'],
  rows,
)
if (excesses.length > 0) {
  process.stderr.write(`over budget: ${excesses.join(', ')}\n`)
  process.exit(1)
}
