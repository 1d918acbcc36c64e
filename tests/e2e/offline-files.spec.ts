import type { BrowserContext, Page } from '@playwright/test'
import { expectAccessible, takeScreenshot } from './fixtures/checks.ts'
import { createPhotoFile } from './fixtures/create-photo-file.ts'
import { signIn } from './fixtures/steps.ts'
import { expect, test } from './fixtures/test.ts'

test.use({ viewport: { width: 360, height: 740 } })

const field = (page: Page) => page.getByRole('textbox', { name: /^Écrire à/ })
const choose = async (page: Page, name: string) =>
  page.locator('input[type=file][hidden]').setInputFiles(await createPhotoFile(name))
const send = (page: Page) => page.getByRole('button', { name: 'Envoyer', exact: true }).click()
const pictures = (page: Page, name: string) => page.getByRole('img', { name })

const countStored = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve, reject) => {
        const opening = indexedDB.open('conversations', 1)
        opening.onupgradeneeded = () => opening.result.createObjectStore('files', { keyPath: 'key' })
        opening.onerror = () => reject(opening.error)
        opening.onsuccess = () => {
          const counting = opening.result.transaction('files').objectStore('files').count()
          counting.onsuccess = () => {
            opening.result.close()
            resolve(counting.result)
          }
        }
      }),
  )

/** Aborts uploads and sent messages only, so that the page itself can be reloaded. */
async function cutUploads(context: BrowserContext): Promise<() => Promise<void>> {
  const paths = /\/relay\/support\/coaching\/tickets\/[^/]+\/(attachments|messages)$/
  await context.route(paths, (route) => (route.request().method() === 'POST' ? route.abort() : route.continue()))
  return () => context.unroute(paths)
}

test.beforeEach(async ({ page, api, tokenOf }) => {
  await signIn(page, 'camille@exemple.fr')
  const token = await tokenOf('camille@exemple.fr')
  const body = { title: '[Vie]: Hors ligne', message: 'Bonjour' }
  const { payload } = await api('POST', '/support/coaching/tickets', { token, body })
  await page.goto(`/coaching/${(payload as { uid: string }).uid}`)
  await expect(page.getByRole('button', { name: 'Joindre une photo ou un PDF' })).toBeEnabled()
})

test('a photo whose upload was interrupted survives a reload and is sent once', async ({ page, context }) => {
  const mend = await cutUploads(context)
  await choose(page, 'jardin.jpg')
  await expect(page.locator('[data-upload=failed]')).toBeVisible()
  await field(page).fill('Mon jardin')
  await expect.poll(() => countStored(page)).toBe(1)
  await page.reload()
  await expect(page.locator('[data-upload=failed]')).toContainText('jardin.jpg')
  await expect(field(page)).toHaveValue('Mon jardin')
  await takeScreenshot(page, 'interrupted-360')
  await expectAccessible(page, 'an interrupted photo')

  await send(page)
  await expect(page.locator('[data-message=pending]')).toContainText('jardin.jpg')
  await page.reload()
  await expect(page.locator('[data-message=pending]')).toContainText('jardin.jpg')
  await expect(page.locator('[data-upload]')).toHaveCount(0)
  await takeScreenshot(page, 'waiting-360')
  await expectAccessible(page, 'a message that waits with its photo')
  await mend()
  await page.reload()
  await expect(page.locator('[data-message=pending]')).toHaveCount(0)
  await expect(pictures(page, 'jardin.jpg')).toHaveCount(1)
  expect(await countStored(page)).toBe(0)
  await page.reload()
  await expect(pictures(page, 'jardin.jpg')).toHaveCount(1)
  await expect(page.getByText('Mon jardin', { exact: true })).toHaveCount(1)
})

test('a photo chosen offline is uploaded once the network returns', async ({ page, context }) => {
  await context.setOffline(true)
  await choose(page, 'sentier.jpg')
  await expect(page.locator('[data-upload=failed]')).toBeVisible()
  await send(page)
  await expect(page.locator('[data-message=pending]')).toContainText('sentier.jpg')
  await context.setOffline(false)
  await expect(pictures(page, 'sentier.jpg')).toBeVisible()
  await expect(page.locator('[data-message=pending]')).toHaveCount(0)
  await expect.poll(() => countStored(page)).toBe(0)
})

test('removing a file or signing out deletes stored files from the device', async ({ page, context }) => {
  await cutUploads(context)
  await choose(page, 'a.jpg')
  await choose(page, 'b.jpg')
  await expect.poll(() => countStored(page)).toBe(2)
  await page.getByRole('button', { name: 'Retirer a.jpg' }).click()
  await expect.poll(() => countStored(page)).toBe(1)
  await field(page).fill('Avec b')
  await send(page)
  await field(page).fill('Un brouillon')
  await page.goto('/logout')
  await expect(page.getByRole('status').filter({ hasText: 'n’est pas encore parti' })).toBeVisible()
  await page.getByRole('main').getByRole('button').click()
  await expect(page).toHaveURL(/\/$/)
  expect(await countStored(page)).toBe(0)
  const names = await page.evaluate(() => Object.keys(localStorage))
  expect(names.filter((name) => name.startsWith('conversation:'))).toEqual([])
})

test('full storage shows an error but keeps the text', async ({ page, context }) => {
  await cutUploads(context)
  await page.evaluate(() => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
  })
  await field(page).fill('Gardez ces mots')
  await choose(page, 'grande.jpg')
  await expect(page.getByRole('alert').filter({ hasText: 'manque de place' })).toContainText('grande.jpg')
  await page.reload()
  await expect(field(page)).toHaveValue('Gardez ces mots')
  await expect(page.locator('[data-upload]')).toHaveCount(0)
})
