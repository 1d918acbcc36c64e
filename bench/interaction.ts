import { type CDPSession, expect, type Page } from '@playwright/test'
import { signIn } from '../tests/e2e/fixtures/steps.ts'
import { type FilledConversations, fillMessages } from './data/fill-messages.ts'
import { startSizedServers } from './data/sizes.ts'
import { launchChromium } from './tools/chromium-process.ts'
import { percentile, writeResult } from './tools/results.ts'
import { benchPassword } from './tools/sign-in.ts'

/**
 * Opens a discussion of 10,000 messages on a phone with a processor four times slower.
 * Measures a subscriber's wait after each tap and key (Interaction to Next Paint).
 * Also reports pauses of over 50 ms while scrolling. Needs both builds, PostgreSQL and Chromium.
 * Exit code 1 above a budget.
 */

const length = 10_000
const slower = 4
const budgets = { interaction: 200, task: 50 }
/** Pages of older messages that the user opens. */
const pagesBack = 20
/** Ten keys a second: faster keys would wait for each other. */
const keyMilliseconds = 100
const typed = 'Je pense à ce que vous m’avez dit hier, merci.'

interface Watched {
  interactions: number[]
  tasks: number[]
}

/** Makes the page record how long each interaction and each long task takes. */
async function watch(page: Page): Promise<void> {
  await page.evaluate(() => {
    const watched: Watched = { interactions: [], tasks: [] }
    Object.assign(window, { watched })
    const note = (event: Event) =>
      requestAnimationFrame(() => {
        // A task after the frame runs once the frame is painted.
        const { port1, port2 } = new MessageChannel()
        port1.onmessage = () => watched.interactions.push(performance.now() - event.timeStamp)
        port2.postMessage(null)
      })
    for (const type of ['keydown', 'click']) document.addEventListener(type, note, { capture: true })
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) watched.tasks.push(duration)
    }).observe({ type: 'longtask' })
  })
}

/** @returns the records of `act`, until the page is idle */
async function during(page: Page, act: () => Promise<unknown>): Promise<Watched> {
  const read = (empty: boolean) =>
    page.evaluate(async (forget) => {
      // The browser reports an entry after the frame in which it ended.
      for (let frame = 0; frame < 5; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve))
      await new Promise((resolve) => requestIdleCallback(resolve))
      const { watched } = window as never as { watched: Watched }
      const noted = { interactions: [...watched.interactions], tasks: [...watched.tasks] }
      if (forget) for (const list of Object.values(watched) as number[][]) list.length = 0
      return noted
    }, empty)
  await read(true)
  await act()
  return read(false)
}

async function readBack(page: Page): Promise<void> {
  for (let turn = 0; turn < pagesBack; turn += 1) {
    const before = await page.locator('[data-older]').getAttribute('href')
    await page.locator('[data-older]').click()
    await page.waitForFunction((old) => document.querySelector('[data-older]')?.getAttribute('href') !== old, before)
  }
}

/** Scrolls like a finger: 6,000 px down, up, and down again. */
async function scroll(session: CDPSession): Promise<void> {
  for (const yDistance of [-6000, 6000, -6000]) {
    await session.send('Input.synthesizeScrollGesture', {
      x: 180,
      y: 400,
      yDistance,
      speed: 3000,
      gestureSourceType: 'touch',
    })
  }
}

async function measure(
  page: Page,
  url: string,
  { coachingTicket }: FilledConversations,
): Promise<(string | number)[][]> {
  await signIn(page, 'camille@exemple.fr', benchPassword, url)
  await page.goto(`${url}/coaching/${coachingTicket}`)
  // Wait until the conversation's script runs.
  await expect(page.getByRole('button', { name: 'Joindre une photo ou un PDF' })).toBeEnabled()
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slower })
  await watch(page)
  const box = page.getByRole('textbox', { name: /^Écrire à/ })
  const steps: [string, () => Promise<unknown>][] = [
    ['writing, newest messages', () => box.pressSequentially(typed, { delay: keyMilliseconds })],
    ['sending', () => page.getByRole('button', { name: 'Envoyer' }).click()],
    [`older messages, ${pagesBack} times`, () => readBack(page)],
    ['scrolling through them', () => scroll(session)],
    ['writing below them', () => box.pressSequentially(typed, { delay: keyMilliseconds })],
    ['sending below them', () => page.getByRole('button', { name: 'Envoyer' }).click()],
  ]
  const rows: (string | number)[][] = []
  for (const [name, act] of steps) {
    const { interactions, tasks } = await during(page, act)
    rows.push([name, percentile(interactions, 0.98), Math.max(0, ...tasks), tasks.length])
  }
  return rows
}

let agent: FilledConversations | undefined
const { servers, close } = await startSizedServers([1000], async (sized) => {
  agent = await fillMessages(sized, length)
})
const [sized] = servers
if (!sized || !agent) throw new Error('no server')
const browser = await launchChromium()
const page = await browser.newPage({ viewport: { width: 360, height: 780 }, hasTouch: true })
const rows = await measure(page, sized.server.url, agent)
await browser.close()
await close()
writeResult(
  `A discussion of ${length.toLocaleString('en')} messages, ${slower} × slower processor, 360 px`,
  ['interaction', `ms to the next picture, p98 (≤ ${budgets.interaction})`, 'longest task ms', 'tasks above 50 ms'],
  rows.map(([name, ...figures]) => [String(name), ...figures.map((one) => Math.round(Number(one)))]),
)
const scrolling = rows.find(([name]) => String(name).startsWith('scrolling'))
if (rows.some(([, interaction]) => Number(interaction) > budgets.interaction) || Number(scrolling?.[2]) > budgets.task)
  process.exitCode = 1
