import type { Page } from '@playwright/test'
import { openBackOffice } from './fixtures/admin.ts'
import { expectAccessible, takeScreenshot } from './fixtures/checks.ts'
import { password, signIn, subscribeByApi } from './fixtures/steps.ts'
import { expect, test } from './fixtures/test.ts'

interface Coach {
  uid: string
  name: string
}

const ask = (page: Page) => page.getByRole('region', { name: /vous propose de poursuivre avec/ })
const seen = (page: Page) => page.getByRole('heading', { level: 1 })

/** A coach's own discussions, latest first: sorted by deadline, a new one may be on a later page. */
const newestOwn = `/admin/tickets?${new URLSearchParams({ filter: '{"whose":"mine"}', sort: 'modified', order: 'DESC' })}`

for (const width of [360, 1280]) {
  test.describe(`at ${width}`, () => {
    test.use({ viewport: { width, height: 800 } })

    test('a member refuses a proposed change of coach, then accepts it', async ({ page, context, api, tokenOf }) => {
      const [camilles, claires] = [await tokenOf('camille@exemple.fr'), await tokenOf('coach@exemple.fr')]
      const { payload } = await api('GET', '/support/coaching/coaches', { token: camilles })
      const [claire, other] = [
        (payload as Coach[]).find(({ name }) => name === 'Claire Vasseur'),
        (payload as Coach[]).find(({ name }) => name !== 'Claire Vasseur'),
      ]
      const body = { title: `[Vie]: À deux ${crypto.randomUUID()}`, message: 'Bonjour', coach: claire?.uid }
      const { uid } = (await api('POST', '/support/coaching/tickets', { token: camilles, body })).payload as {
        uid: string
      }
      const propose = async () => {
        const { version } = (await api('GET', `/staff/tickets/${uid}`, { token: claires })).payload as {
          version: number
        }
        const proposed = { coach: other?.uid, version }
        const { status } = await api('POST', `/staff/tickets/${uid}/transfers`, { token: claires, body: proposed })
        expect(status).toBe(201)
      }

      await signIn(page, 'camille@exemple.fr')
      await page.goto(`/coaching/${uid}`)
      await expect(seen(page)).toHaveText('Claire Vasseur')
      await expect(page.getByRole('button', { name: 'Joindre une photo ou un PDF' })).toBeEnabled()
      await page.getByRole('textbox', { name: /^Écrire à/ }).fill('Je commence à écrire')
      await expect(ask(page)).toHaveCount(0)

      await propose()
      await expect(ask(page)).toContainText(other?.name ?? '')
      await expect(page.getByRole('textbox', { name: /^Écrire à/ })).toBeFocused()
      await takeScreenshot(page, `asked-${width}`)
      await expectAccessible(page, 'asked')
      await page.getByRole('button', { name: 'Non, rester avec Claire Vasseur' }).dblclick()
      await expect(ask(page)).toHaveCount(0)
      await expect(seen(page)).toHaveText('Claire Vasseur')
      await expect(page.getByRole('textbox', { name: /^Écrire à/ })).toHaveValue('Je commence à écrire')
      await expectAccessible(page, 'refused')

      await propose()
      await expect(ask(page)).toBeVisible()
      await context.setOffline(true)
      await page.getByRole('button', { name: 'Non, rester avec Claire Vasseur' }).click()
      await expect(page.getByText('Le réseau n’a pas répondu', { exact: false })).toBeVisible()
      await expect(ask(page)).toBeVisible()
      await context.setOffline(false)
      await api('POST', `/staff/tickets/${uid}/transfers/withdraw`, { token: claires })
      await expect(ask(page)).toHaveCount(0)

      await propose()
      await page.getByRole('button', { name: `Oui, avec ${other?.name}` }).click()
      await expect(ask(page)).toHaveCount(0)
      await expect(seen(page)).toHaveText(other?.name ?? '')
      await page.getByLabel('À propos de cet échange').click()
      await expect(
        page.getByText(`De Claire Vasseur à ${other?.name}, avec votre accord`, { exact: false }),
      ).toBeVisible()
      await takeScreenshot(page, `accepted-${width}`)
      await expectAccessible(page, 'accepted')
    })

    test('a member changes coach: ticked discussions move, others stay private', async ({
      page,
      browser,
      api,
      tokenOf,
      address,
    }) => {
      const mark = crypto.randomUUID().slice(0, 8)
      const { uid, token } = await subscribeByApi({ api, tokenOf }, address)
      const consent = { kind: 'coaching', version: '1' }
      expect((await api('POST', `/users/${uid}/consents`, { token, body: consent })).status).toBe(201)
      const coaches = (await api('GET', '/support/coaching/coaches', { token })).payload as Coach[]
      const other = coaches.find(({ name }) => name !== 'Claire Vasseur')
      const open = async (title: string) => {
        const body = { title: `[Vie]: ${title} ${mark}`, message: `Bonjour. ${title} ${mark}`, coach: other?.uid }
        return ((await api('POST', '/support/coaching/tickets', { token, body })).payload as { uid: string }).uid
      }
      const [follows, stays] = [await open('Mon frère'), await open('Mon sommeil')]

      await signIn(page, address, password)
      await page.goto('/coaching')
      for (const title of ['Mon frère', 'Mon sommeil'])
        await expect(page.getByRole('link', { name: new RegExp(`${title} ${mark}`) })).toContainText(other?.name ?? '')
      await page.getByRole('link', { name: 'Changer de coach' }).click()
      await expect(page.getByText(`Vous quittez ${other?.name}`, { exact: false })).toBeVisible()
      await page.getByText('Claire Vasseur', { exact: true }).click()
      await page.getByRole('checkbox', { name: `Mon frère ${mark}` }).check()
      await expectAccessible(page, `changing coach, ${width}`)
      await takeScreenshot(page, `change-${width}`, { fullPage: true })
      await page.getByRole('button', { name: 'Changer de coach' }).click()
      await expect(page).toHaveURL(new RegExp(`/coaching/${follows}$`))
      await expect(seen(page)).toHaveText('Claire Vasseur')

      const claire = await browser.newPage({ viewport: { width, height: 800 } })
      await openBackOffice(claire, 'coach@exemple.fr', '/admin/caseload')
      await expect(claire.getByRole('link', { name: 'Les miennes' })).toHaveAttribute('aria-current', 'page')
      const camilles = claire.locator('[data-ticket]').filter({ hasText: mark })
      await claire.goto(newestOwn)
      await expect(camilles).toContainText(`Mon frère ${mark}`)
      await expect(camilles).toContainText('avant')
      await expectAccessible(claire, `own discussions, ${width}`)
      await takeScreenshot(claire, `own-discussions-${width}`)
      await claire.goto(`/admin/tickets/${stays}/show`)
      await expect(claire.getByRole('heading', { name: 'Cet échange n’est pas le vôtre' })).toBeVisible()
      await claire.goto(`/admin/tickets/${follows}/show`)
      await expect(claire.getByLabel('Messages', { exact: true }).getByText(`Bonjour. Mon frère ${mark}`)).toBeVisible()
      const field = claire.getByRole('textbox', { name: /^Répondre à/ })
      await field.fill(`Reprenons ensemble ${mark}`)
      await claire.getByRole('button', { name: 'Envoyer', exact: true }).click()
      const messages = page.getByRole('region', { name: 'Messages' })
      await expect(messages.getByText(`Reprenons ensemble ${mark}`)).toBeVisible()
      await claire.goto(newestOwn)
      await expect(camilles).toContainText('Répondue')
      await claire.goto(`/admin/tickets/${follows}/show`)
      await field.fill(`Je pensais à vous ${mark}`)

      // The member changes coach again and transfers no discussion: the coach's window closes and keeps its draft.
      await page.getByLabel('À propos de cet échange').click()
      await page.getByRole('main').getByRole('link', { name: 'Changer de coach' }).last().click()
      await page.getByText(other?.name ?? '', { exact: true }).click()
      await page.getByRole('button', { name: 'Changer de coach' }).click()
      await expect(page).toHaveURL(/\/coaching\/new-discussion/)
      await expect(
        page.getByText('C’est fait : la personne que vous quittez n’a plus accès', { exact: false }),
      ).toBeVisible()
      await expect(claire.getByRole('heading', { name: 'Cet échange n’est pas le vôtre' })).toBeVisible()
      await expect(claire.getByRole('region', { name: /est gardé sur cet appareil/ })).toContainText(
        `Je pensais à vous ${mark}`,
      )
      await expectAccessible(claire, `a transferred discussion, ${width}`)
      await takeScreenshot(claire, `left-${width}`)
      await page.goto(`/coaching/${stays}`)
      await expect(messages.getByText(`Bonjour. Mon sommeil ${mark}`)).toBeVisible()
      await claire.close()
    })
  })
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } })

  test('the member answers a proposed transfer with a plain form', async ({ page, api, tokenOf }) => {
    const [camilles, claires] = [await tokenOf('camille@exemple.fr'), await tokenOf('coach@exemple.fr')]
    const coaches = (await api('GET', '/support/coaching/coaches', { token: camilles })).payload as Coach[]
    const claire = coaches.find(({ name }) => name === 'Claire Vasseur')
    const other = coaches.find(({ name }) => name !== 'Claire Vasseur')
    const body = { title: '[Vie]: Sans script', message: 'Bonjour', coach: claire?.uid }
    const { uid } = (await api('POST', '/support/coaching/tickets', { token: camilles, body })).payload as {
      uid: string
    }
    const proposed = { coach: other?.uid, version: 1 }
    expect((await api('POST', `/staff/tickets/${uid}/transfers`, { token: claires, body: proposed })).status).toBe(201)
    await signIn(page, 'camille@exemple.fr')
    await page.goto(`/coaching/${uid}`)
    await page.getByRole('button', { name: `Oui, avec ${other?.name}` }).click()
    await expect(ask(page)).toHaveCount(0)
    await expect(seen(page)).toHaveText(other?.name ?? '')
  })
})
