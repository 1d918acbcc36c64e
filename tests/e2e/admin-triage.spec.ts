import { randomUUID } from 'node:crypto'
import type { Page, TestInfo } from '@playwright/test'
import { openBackOffice } from './fixtures/admin.ts'
import { expectAccessible, takeScreenshot } from './fixtures/checks.ts'
import { listOf, openRequests, waitForShownUid } from './fixtures/requests.ts'
import { expect, type Journey, test } from './fixtures/test.ts'

/** Presses and types while counting the keys. `report` fails if a pointer was used. */
async function keysOf(page: Page) {
  let keys = 0
  const started = performance.now()
  await page.evaluate(() => {
    document.documentElement.dataset.pointed = '0'
    addEventListener('pointerdown', () => Object.assign(document.documentElement.dataset, { pointed: '1' }), true)
  })
  return {
    async press(...pressed: string[]): Promise<void> {
      keys += pressed.length
      for (const key of pressed) await page.keyboard.press(key)
    },
    async type(text: string): Promise<void> {
      keys += text.length
      await page.keyboard.type(text)
    },
    async report({ title, annotations }: TestInfo): Promise<void> {
      expect(await page.evaluate(() => document.documentElement.dataset.pointed)).toBe('0')
      const description = `${keys} keys, ${Math.round((performance.now() - started) / 1000)} s`
      annotations.push({ type: 'keys', description })
      process.stdout.write(`${title}: ${description}\n`)
    },
  }
}

interface TriageOptions extends Pick<Journey, 'api' | 'tokenOf'> {
  page: Page
  width: number
  info: TestInfo
}

async function triage({ page, api, tokenOf, width, info }: TriageOptions): Promise<void> {
  const mark = randomUUID().slice(0, 8)
  const uids = await openRequests(api, mark, 30)
  const token = await tokenOf('support@exemple.fr')
  const reply = { title: `Délai ${mark}`, content: 'Nous regardons cela.', type: 'contact' }
  expect((await api('POST', '/staff/saved-replies', { token, body: reply })).status).toBe(201)
  const stateOf = async (uid: string) => {
    const { status, assignee } = (await api('GET', `/staff/tickets/${uid}`, { token })).payload as {
      status: string
      assignee: { name: string } | null
    }
    return { status, assignee: assignee?.name ?? '' }
  }
  await openBackOffice(page, 'support@exemple.fr', listOf(mark))
  await expect(page.locator('[data-ticket]')).toHaveCount(30)
  await expectAccessible(page, `list and no conversation, ${width}`)
  const { press, type, report } = await keysOf(page)
  await press('j', 'Enter')
  const heading = page.getByRole('heading', { level: 1 })
  const shown = async (former = 'none'): Promise<string> => {
    await expect(page).not.toHaveURL(new RegExp(former))
    const uid = await waitForShownUid(page, mark, uids)
    if (width >= 1280) {
      await expect(page.locator(`[data-ticket="${uid}"] a`)).toHaveAttribute('aria-current', 'true')
    }
    await expect(heading).toBeFocused()
    return uid
  }
  // An answer goes out with its text, and the next conversation opens; undoing it returns to the first.
  const first = await shown()
  const field = page.getByRole('textbox', { name: `Répondre à ${await heading.textContent()}` })
  await press('r')
  await type('Voici')
  await press('Control+Enter')
  // Check only the address here: an answer can be undone for ten seconds only.
  await expect(page).not.toHaveURL(new RegExp(first))
  await press('z')
  await expect(page).toHaveURL(new RegExp(first))
  await expect(field).toHaveValue('Voici')
  await press('Control+Enter')
  let uid = await shown(first)
  await expectAccessible(page, `list and conversation, ${width}`)
  await takeScreenshot(page, `triage-${width}`)
  await press('j')
  await shown(uid)
  await press('k')
  await expect(page).toHaveURL(new RegExp(uid))
  await shown()
  // Ten conversations are answered, nine of them with a saved reply.
  for (let place = 1; place < 10; place += 1) {
    await press('t')
    await expect(page.getByRole('searchbox', { name: 'Chercher une réponse type' })).toBeFocused()
    await type(mark)
    await press('Enter')
    await expect(page.getByRole('textbox', { name: /^Répondre à/ })).toHaveValue(reply.content)
    await expect(page.getByRole('textbox', { name: /^Répondre à/ })).toBeFocused()
    await press('Control+Enter')
    uid = await shown(uid)
  }
  // Ten conversations are closed.
  for (let place = 0; place < 10; place += 1) {
    await press('f')
    await expect.poll(() => stateOf(uid)).toMatchObject({ status: 'closed' })
    await press('j')
    uid = await shown(uid)
  }
  // Ten conversations are assigned to a colleague.
  for (let place = 0; place < 10; place += 1) {
    await press('c')
    await expect(page.getByRole('dialog').getByRole('combobox', { name: 'Collègue' })).toBeFocused()
    await press('Enter')
    await expect(page.getByRole('option', { name: /^Agnès/ })).toBeFocused()
    await press('Enter')
    await expect(page.getByRole('option')).toHaveCount(0)
    await press('Tab', 'Tab', 'Enter')
    await expect.poll(() => stateOf(uid)).toMatchObject({ assignee: 'Agnès Roche' })
    if (place === 9) break
    await press('j')
    uid = await shown(uid)
  }
  await report(info)
  const states = (await Promise.all(uids.map(stateOf))).map(({ status, assignee }) => `${status}, ${assignee}`)
  expect(Object.groupBy(states, (state) => state)).toEqual({
    'waiting, Inès Perrin': Array(10).fill('waiting, Inès Perrin'),
    'closed, ': Array(10).fill('closed, '),
    'pending, Agnès Roche': Array(10).fill('pending, Agnès Roche'),
  })
}

for (const width of [360, 1280]) {
  test(`thirty requests are triaged by keyboard alone, ${width}`, async ({ page, api, tokenOf }, info) => {
    await page.setViewportSize({ width, height: 740 })
    await triage({ page, api, tokenOf, width, info })
  })
}
