import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import type { Page } from '@playwright/test'
import { openArticle, textOf } from '../tests/e2e/fixtures/editor.ts'
import { signIn } from '../tests/e2e/fixtures/steps.ts'
import { createDraft } from './data/editor-article.ts'
import { startBenchServer } from './tools/bench-server.ts'
import { startChromium } from './tools/chromium-process.ts'
import { median } from './tools/results.ts'
import { benchPassword } from './tools/sign-in.ts'

/*
 * Writes an article in Chromium, which is killed (kill -9) while typing, every second time after the network was cut. Then the article is
 * opened again with the same storage. Prints how many milliseconds of typing are lost; exit code 1 above 2 s.
 */

const { values } = parseArgs({ options: { times: { type: 'string', default: '50' } } })
const times = Number(values.times)
const budgetMilliseconds = 2000
const print = (line: string) => process.stdout.write(`${line}\n`)

interface Word {
  text: string
  /** time just before the first key press of this word */
  at: number
}

/** Types words without a pause until that time. */
async function writeUntil(page: Page, end: number, prefix: string): Promise<Word[]> {
  const words: Word[] = []
  while (Date.now() < end) {
    const word = { text: `${prefix}x${words.length}`, at: Date.now() }
    await page.keyboard.type(`${word.text} `)
    words.push(word)
  }
  return words
}

const server = await startBenchServer()
const profile = await mkdtemp(path.join(os.tmpdir(), 'chromium-'))
const uid = await createDraft(server.url, 'Coupures')
let browser = await startChromium(profile)
const first = await browser.context.newPage()
await signIn(first, 'editor@exemple.fr', benchPassword, server.url)
// Chromium writes cookies to disk only every thirty seconds: restore them, because sessions are not measured.
const cookies = await browser.context.cookies()
const losses: number[] = []
const all: Word[] = []
let missing = 0

for (let kill = 0; kill < times; kill += 1) {
  const page = await browser.context.newPage()
  await openArticle(page, uid, server.url)
  await textOf(page).click()
  await page.keyboard.press('Control+End')
  // Separates the next words from a last word that may be incomplete.
  await page.keyboard.type(' ')
  const end = Date.now() + 1200 + ((kill * 613) % 2500)
  const before = await writeUntil(page, Date.now() + 700, `a${kill}`)
  if (kill % 2 === 1) await browser.context.setOffline(true)
  const words = [...before, ...(await writeUntil(page, end, `b${kill}`))]
  const at = Date.now()
  await browser.kill()
  browser = await startChromium(profile)
  await browser.context.addCookies(cookies)
  const again = await browser.context.newPage()
  await openArticle(again, uid, server.url)
  const text = new Set(((await textOf(again).textContent()) ?? '').split(/\s+/))
  const lost = words.find((word) => !text.has(word.text))
  losses.push(lost ? at - lost.at : 0)
  missing += all.filter((word) => !text.has(word.text)).length
  all.push(...words.filter((word) => text.has(word.text)))
  await again.getByText(/Enregistré à/).waitFor()
  if ((kill + 1) % 10 === 0) print(`${kill + 1} kills, longest loss ${Math.max(...losses)} ms`)
}

await browser.kill()
await server.leave()
await rm(profile, { recursive: true, force: true })
const longest = Math.max(...losses)
print(`kills: ${times}, words kept: ${all.length}, of them missing later: ${missing}`)
print(`lost: ${median(losses)} ms in the median, ${longest} ms at most (budget ${budgetMilliseconds})`)
if (longest > budgetMilliseconds || missing > 0) process.exitCode = 1
