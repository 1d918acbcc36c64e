import { randomUUID } from 'node:crypto'
import type { Browser, Page } from '@playwright/test'
import { collectBrowserErrors, openBackOffice } from './fixtures/admin.ts'
import { expectAccessible, takeScreenshot } from './fixtures/checks.ts'
import { signIn } from './fixtures/steps.ts'
import { expect, test } from './fixtures/test.ts'

const phone = { width: 360, height: 740 }
const desktop = { width: 1280, height: 900 }

async function windowOf(browser: Browser, viewport: { width: number; height: number }): Promise<Page> {
  const small = viewport.width < 600
  const options = { baseURL: process.env.SERVER_URL ?? '', locale: 'fr-FR', timezoneId: 'Europe/Paris' }
  return (await browser.newContext({ ...options, viewport, hasTouch: small, isMobile: small })).newPage()
}

const pane = (page: Page) => page.getByLabel('Messages', { exact: true })
const said = (page: Page, words: string) => pane(page).getByText(words, { exact: true })
const pendingOf = (page: Page) => page.locator('[data-message=pending]')
const memberField = (page: Page) => page.getByRole('textbox', { name: /^Écrire à/ })
const coachs = (page: Page) => page.getByRole('textbox', { name: /^Répondre à/ })

async function write(page: Page, field: ReturnType<typeof memberField>, words: string): Promise<void> {
  await field.fill(words)
  await page.getByRole('button', { name: 'Envoyer', exact: true }).click()
}

/** Returns the words in the order in which a window shows them. */
async function orderIn(page: Page, words: readonly string[]): Promise<string[]> {
  // On the screen, punctuation marks follow a no-break space.
  const text = ((await pane(page).textContent()) ?? '').replace(/[\u00a0\u202f]/g, ' ')
  return words.filter((one) => text.includes(one)).sort((a, b) => text.indexOf(a) - text.indexOf(b))
}

test('a subscriber on a phone and a coach on a computer talk despite network cuts', async ({
  browser,
  api,
  tokenOf,
}) => {
  const person = await windowOf(browser, phone)
  const coach = await windowOf(browser, desktop)
  const mark = randomUUID()
  await signIn(person, 'camille@exemple.fr')
  const body = { title: `[Vie]: ${mark}`, message: `Bonjour Claire. ${mark}` }
  const { payload } = await api('POST', '/support/coaching/tickets', {
    token: await tokenOf('camille@exemple.fr'),
    body,
  })
  const { uid } = payload as { uid: string }
  await person.goto(`/coaching/${uid}`)

  // Newest first: other journeys may have left more discussions than a page holds.
  await openBackOffice(coach, 'coach@exemple.fr', '/admin/tickets?filter=%7B%7D&sort=date&order=DESC')
  const complaints = collectBrowserErrors(coach)
  const row = coach.locator(`[data-ticket="${uid}"]`)
  await expect(row).toContainText(mark)
  await expect(row.getByRole('img', { name: '1 message non lu' })).toBeVisible()
  await expectAccessible(coach, 'the list, 1280')
  await takeScreenshot(coach, 'list-1280')
  await row.getByRole('link').click()
  await expect(said(coach, `Bonjour Claire. ${mark}`)).toBeVisible()
  await expect(person.getByText('vu', { exact: false }).last()).toBeVisible()
  await coach.getByRole('button', { name: 'Prendre' }).click()
  await expect(coach.getByText('Suivie par vous')).toBeVisible()

  await memberField(person).pressSequentially('Je')
  await expect(coach.locator('[data-signs]')).toContainText('écrit…')
  await write(person, memberField(person), `Êtes-vous là ? ${mark}`)
  await expect(said(coach, `Êtes-vous là ? ${mark}`)).toBeVisible()
  await coachs(coach).pressSequentially('Oui')
  await expect(person.locator('[data-typing]')).toContainText('écrit…')
  await write(coach, coachs(coach), `Oui, je vous lis. ${mark}`)
  await expect(said(person, `Oui, je vous lis. ${mark}`)).toBeVisible()
  await expect(pane(coach).getByText('vu', { exact: false }).last()).toBeVisible()

  await person.context().setOffline(true)
  await write(person, memberField(person), `Un, hors ligne. ${mark}`)
  await write(person, memberField(person), `Deux, hors ligne. ${mark}`)
  await expect(pendingOf(person)).toHaveCount(2)
  await write(coach, coachs(coach), `Prenez votre temps. ${mark}`)
  await expect(pendingOf(coach)).toHaveCount(0)
  await person.context().setOffline(false)
  await expect(pendingOf(person)).toHaveCount(0)
  await expect(said(coach, `Deux, hors ligne. ${mark}`)).toBeVisible()

  await coach.context().setOffline(true)
  await expect(coach.getByText('Connexion interrompue', { exact: false })).toBeVisible()
  await write(coach, coachs(coach), `Première réponse. ${mark}`)
  await write(coach, coachs(coach), `Seconde réponse. ${mark}`)
  await expect(pendingOf(coach)).toHaveCount(2)
  await takeScreenshot(coach, 'offline-1280')
  await coach.context().setOffline(false)
  await expect(pendingOf(coach)).toHaveCount(0)
  await expect(said(person, `Seconde réponse. ${mark}`)).toBeVisible()
  await write(person, memberField(person), `Merci beaucoup. ${mark}`)
  await expect(pendingOf(person)).toHaveCount(0)
  await expect(said(coach, `Merci beaucoup. ${mark}`)).toBeVisible()

  const order = [
    'Bonjour Claire.',
    'Êtes-vous là ?',
    'Oui, je vous lis.',
    'Prenez votre temps.',
    'Un, hors ligne.',
    'Deux, hors ligne.',
    'Première réponse.',
    'Seconde réponse.',
    'Merci beaucoup.',
  ].map((words) => `${words} ${mark}`)
  for (const page of [person, coach]) {
    for (const words of order) await expect(said(page, words)).toHaveCount(1)
    expect(await orderIn(page, order)).toEqual(order)
  }

  await expectAccessible(coach, 'the thread, 1280')
  await takeScreenshot(coach, 'thread-1280')
  await takeScreenshot(person, 'person-360')
  await coach.setViewportSize(phone)
  await expectAccessible(coach, 'the thread, 360')
  await takeScreenshot(coach, 'thread-360')
  await coach.getByRole('link', { name: 'Revenir à la liste' }).click()
  await expect(row).toBeVisible()
  await expectAccessible(coach, 'the list, 360')
  await takeScreenshot(coach, 'list-360')
  expect(complaints).toEqual([])
})
