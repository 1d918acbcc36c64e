import type { Browser, Page } from '@playwright/test'
import { openArticle, textOf } from '../tests/e2e/fixtures/editor.ts'
import { signIn } from '../tests/e2e/fixtures/steps.ts'
import { createDraft } from './data/editor-article.ts'
import { startBenchServer } from './tools/bench-server.ts'
import { launchChromium } from './tools/chromium-process.ts'
import { percentile, writeResult } from './tools/results.ts'
import { benchPassword } from './tools/sign-in.ts'

/**
 * Measures in Chromium the time from a key press to the frame that shows it, with autosave running.
 * The articles have 200 and 20,000 words. Also measures the transferred size of scripts: of the back office, then of the editor.
 * Exit code 1 above a budget.
 */

const budgets = { key: 50, script: 300 }
const keys = 300
/** Number of keys that are not measured: the browser still compiles scripts. */
const warmUp = 60
const sentence = 'Dire non sans se justifier est une phrase courte et douce. '

/** @param words approximate length, with a heading every 400 words */
function textOfLength(words: number): string {
  const paragraphs = Math.round(words / 80)
  const one = (place: number) => `${place % 5 === 0 ? `<h2>Partie ${place}</h2>` : ''}<p>${sentence.repeat(8)}</p>`
  return Array.from({ length: paragraphs }, (_, place) => one(place)).join('')
}

interface Typed {
  /** from each key press to the next frame */
  milliseconds: number[]
  /** main-thread milliseconds per key, on average */
  processor: number
}

async function typed(page: Page): Promise<Typed> {
  await textOf(page).evaluate((target) => {
    const times: number[] = []
    Object.assign(window, { keyTimes: times })
    target.addEventListener(
      'keydown',
      (event) =>
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel()
          port1.onmessage = () => times.push(performance.now() - event.timeStamp)
          port2.postMessage(null)
        }),
      { capture: true },
    )
  })
  await textOf(page).locator('p').nth(1).click()
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  const processorTime = async () =>
    (await session.send('Performance.getMetrics')).metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0
  const before = await processorTime()
  for (let key = 0; key < keys; key += 1) await page.keyboard.press('abcde '[key % 6] ?? 'a')
  await page.waitForFunction((count) => (window as never as { keyTimes: number[] }).keyTimes.length >= count, keys)
  const times = await page.evaluate(() => (window as never as { keyTimes: number[] }).keyTimes)
  return { milliseconds: times.slice(warmUp), processor: ((await processorTime()) - before) / (keys / 1000) }
}

/** KB of scripts transferred while `act` runs. */
async function scriptOf(page: Page, act: () => Promise<unknown>): Promise<number> {
  const sizes: Promise<number>[] = []
  const count = (request: import('@playwright/test').Request) => {
    if (request.resourceType() === 'script')
      sizes.push(request.sizes().then(({ responseBodySize }) => responseBodySize))
  }
  page.on('requestfinished', count)
  await act()
  await page.waitForLoadState('networkidle')
  page.off('requestfinished', count)
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0) / 1024
}

async function measure(browser: Browser, url: string) {
  const viewport = { width: 1280, height: 900 }
  const before = await browser.newPage({ viewport })
  await signIn(before, 'editor@exemple.fr', benchPassword, url)
  // Uses the editor's session with an empty cache.
  const page = await browser.newPage({ viewport, storageState: await before.context().storageState() })
  await before.close()
  const first = await scriptOf(page, () => page.goto(`${url}/admin/articles`, { waitUntil: 'networkidle' }))
  const rows: [string, Typed][] = []
  let editor = 0
  for (const words of [200, 20_000]) {
    const uid = await createDraft(url, `Long ${words}`, textOfLength(words))
    const loaded = await scriptOf(page, () => openArticle(page, uid, url))
    if (words === 200) editor = loaded
    rows.push([`${words} words`, await typed(page)])
  }
  return { first, editor, rows }
}

const server = await startBenchServer()
const browser = await launchChromium()
const { first, editor, rows } = await measure(browser, server.url)
await browser.close()
await server.leave()
writeResult(
  `Writing an article: key to picture, ms (p95 ≤ ${budgets.key})`,
  ['article', 'p50', 'p95', 'slowest', 'processor per key'],
  rows.map(([name, { milliseconds, processor }]) => [
    name,
    ...[0.5, 0.95, 1].map((share) => percentile(milliseconds, share).toFixed(1)),
    processor.toFixed(1),
  ]),
)
writeResult(
  `Script of the back office, KB compressed (first load ≤ ${budgets.script})`,
  ['screen', 'KB'],
  [
    ['list of articles, first load', first.toFixed(1)],
    ['an article, with the editor', `+ ${editor.toFixed(1)}`],
  ],
)
const slow = rows.some(([, { milliseconds }]) => percentile(milliseconds, 0.95) > budgets.key)
if (slow || first > budgets.script) process.exitCode = 1
