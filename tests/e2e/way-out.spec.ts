import type { Page } from '@playwright/test'
import { scaleTimeout } from '../fixtures/patience.ts'
import { expectAccessible } from './fixtures/checks.ts'
import { demoPassword } from './fixtures/password.ts'
import { signIn } from './fixtures/steps.ts'
import { expect, test } from './fixtures/test.ts'

const leaveButton = (page: Pick<Page, 'getByRole'>) => page.getByRole('button', { name: 'Quitter vite' })
const recipe = (page: Page) => page.getByRole('heading', { name: 'Tarte fine aux pommes' })

async function unlock(page: Page): Promise<void> {
  await page.getByLabel('Mot de passe', { exact: true }).fill(demoPassword)
  await page.getByRole('button', { name: 'Continuer' }).click()
}

/** The journeys share a demo account, but device settings are stored in each one's browser. */
test.describe('the quick exit', () => {
  test('three presses of Escape leave the site and lock it', async ({ page }) => {
    await signIn(page, 'camille@exemple.fr')
    await page.goto('/coaching')
    await expect(leaveButton(page)).toBeVisible()
    await page.getByRole('link', { name: /…|\w/ }).first().waitFor()
    // Until the page is hydrated the keys do nothing.
    await expect(async () => {
      for (let press = 0; press < 3; press += 1) await page.keyboard.press('Escape')
      await recipe(page).waitFor({ timeout: scaleTimeout(2000) })
    }).toPass()
    expect(await page.title()).toBe('Tarte fine aux pommes')
    expect(await page.content()).not.toMatch(/Éclore|coaching/i)
    await page.goto('/account')
    await expect(page).toHaveURL(/\/unlock\?redirect=%2Faccount$/)
    await expectAccessible(page, 'unlock')
    await unlock(page)
    await expect(page).toHaveURL(/\/account$/)
  })

  test('works on a form without React, by keyboard and by button', async ({ page }) => {
    const errors: string[] = []
    page.on('pageerror', ({ message }) => errors.push(message))
    page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    await signIn(page, 'camille@exemple.fr')
    await page.goto('/account/subscription/card', { waitUntil: 'networkidle' })
    await page.getByLabel('Titulaire de la carte').fill('Camille C.')
    for (let press = 0; press < 3; press += 1) await page.keyboard.press('Escape')
    await expect(recipe(page)).toBeVisible()
    await page.goto('/account/subscription/card')
    await expect(page).toHaveURL(/\/unlock\?redirect=/)
    await unlock(page)
    await expect(page).toHaveURL(/\/account\/subscription\/card$/)
    await leaveButton(page).click()
    await expect(recipe(page)).toBeVisible()
    expect(errors).toEqual([])
  })

  test('works by keyboard and by button while a dialog is open', async ({ page }) => {
    await signIn(page, 'camille@exemple.fr')
    // The dialog covers the page's own button.
    const button = leaveButton(page.getByRole('dialog'))
    const acts = [
      () => button.click(),
      async () => {
        // The first press goes to the browser's own controls.
        for (let press = 0; press < 2; press += 1) await page.keyboard.press('Shift+Tab')
        await expect(button).toBeFocused()
        await page.keyboard.press('Enter')
      },
      async () => {
        for (let press = 0; press < 3; press += 1) await page.keyboard.press('Escape')
      },
    ]
    for (const act of acts) {
      await page.goto('/account/subscription', { waitUntil: 'networkidle' })
      await page.getByRole('link', { name: 'Arrêter le renouvellement' }).click()
      await expect(page.getByRole('dialog')).toBeVisible()
      await expectAccessible(page, 'the way out over a question')
      await act()
      await expect(recipe(page)).toBeVisible()
      await page.goto('/account')
      await unlock(page)
      await expect(page).toHaveURL(/\/account$/)
    }
  })

  test('deletes drafts from the device if the user chose so', async ({ page }) => {
    await signIn(page, 'camille@exemple.fr')
    await page.goto('/account/discretion')
    await expectAccessible(page, 'discretion')
    await page.getByLabel(/efface aussi de cet appareil/).check()
    await page.getByLabel(/titre et une icône neutres/).check()
    await page.getByLabel(/Redemander mon mot de passe/).selectOption('5')
    await page.getByRole('button', { name: 'Enregistrer mes choix' }).click()
    await expect(page.getByText('enregistr', { exact: false }).first()).toBeVisible()
    await expect(page).toHaveTitle('Notes')
    await page.evaluate(() => localStorage.setItem('conversation:someone:uid:draft', 'un secret'))
    await leaveButton(page).click()
    await expect(recipe(page)).toBeVisible()
    // On a slow machine the page may unload early: the `leaving` mark then stays, and the next page finishes the deletion.
    const kept = () => page.evaluate(() => Object.keys(localStorage).filter((name) => name !== 'leaving'))
    expect(await kept()).toEqual([])
    await page.goBack()
    await expect(page).not.toHaveURL(/discretion/)
    await page.goto('/coaching')
    await expect(page).toHaveURL(/\/unlock/)
    await unlock(page)
    await expect(page).toHaveURL(/\/coaching$/)
    await page.context().clearCookies({ name: 'present' })
    await page.goto('/account')
    await expect(page, 'the idle time is over').toHaveURL(/\/unlock/)
  })

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false })

    test('the button leads to a neutral page and locks the user’s pages', async ({ page }) => {
      await signIn(page, 'camille@exemple.fr')
      await page.goto('/account')
      await leaveButton(page).click()
      await expect(recipe(page)).toBeVisible()
      await page.goto('/account')
      await unlock(page)
      await expect(page).toHaveURL(/\/account$/)
    })
  })

  test('covers no part of the header for a visitor on a phone', async ({ page, api, mail, address }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    const body = { title: '[Autre]: Une question', message: 'Bonjour.', email: address, name: 'Odile' }
    expect((await api('POST', '/support/contact/tickets', { body })).status).toBe(201)
    const { links } = await mail(address, /Nous avons bien reçu votre message/)
    await page.goto(links.find((link) => link.includes('/contact/tickets/')) ?? '')
    const leave = await leaveButton(page).boundingBox()
    const others = await page.getByRole('banner').locator('a, summary, button').filter({ visible: true }).all()
    expect(others.length).toBeGreaterThan(1)
    for (const other of others) {
      const box = await other.boundingBox()
      const apart = !leave || !box || box.x + box.width <= leave.x || leave.x + leave.width <= box.x
      expect(apart, (await other.textContent()) ?? '').toBe(true)
    }
  })
})
