import type { Page } from '@playwright/test'
import { expectAccessible } from './fixtures/checks.ts'
import { signIn } from './fixtures/steps.ts'
import { expect, test } from './fixtures/test.ts'

interface Coach {
  uid: string
  name: string
}

const ask = (page: Page) => page.getByRole('region', { name: /vous propose de poursuivre avec/ })
const seen = (page: Page) => page.getByRole('heading', { level: 1 })

for (const width of [360, 1280]) {
  test.describe(`at ${width}`, () => {
    test.use({ viewport: { width, height: 800 } })

    test('another coach is proposed while she looks; she refuses, then accepts', async ({
      page,
      context,
      api,
      tokenOf,
    }, info) => {
      test.setTimeout(120_000)
      const [hers, claires] = [await tokenOf('camille@exemple.fr'), await tokenOf('coach@exemple.fr')]
      const { payload } = await api('GET', '/support/coaching/coaches', { token: hers })
      const [claire, other] = [
        (payload as Coach[]).find(({ name }) => name === 'Claire Vasseur'),
        (payload as Coach[]).find(({ name }) => name !== 'Claire Vasseur'),
      ]
      const body = { title: `[Vie]: À deux ${crypto.randomUUID()}`, message: 'Bonjour', coach: claire?.uid }
      const { uid } = (await api('POST', '/support/coaching/tickets', { token: hers, body })).payload as { uid: string }
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
      await page.screenshot({ path: info.outputPath(`asked-${width}.png`) })
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
      await page.screenshot({ path: info.outputPath(`accepted-${width}.png`) })
      await expectAccessible(page, 'accepted')
    })
  })
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } })

  test('she decides by the form alone', async ({ page, api, tokenOf }) => {
    const [hers, claires] = [await tokenOf('camille@exemple.fr'), await tokenOf('coach@exemple.fr')]
    const coaches = (await api('GET', '/support/coaching/coaches', { token: hers })).payload as Coach[]
    const claire = coaches.find(({ name }) => name === 'Claire Vasseur')
    const other = coaches.find(({ name }) => name !== 'Claire Vasseur')
    const body = { title: '[Vie]: Sans script', message: 'Bonjour', coach: claire?.uid }
    const { uid } = (await api('POST', '/support/coaching/tickets', { token: hers, body })).payload as { uid: string }
    const proposed = { coach: other?.uid, version: 1 }
    expect((await api('POST', `/staff/tickets/${uid}/transfers`, { token: claires, body: proposed })).status).toBe(201)
    await signIn(page, 'camille@exemple.fr')
    await page.goto(`/coaching/${uid}`)
    await page.getByRole('button', { name: `Oui, avec ${other?.name}` }).click()
    await expect(ask(page)).toHaveCount(0)
    await expect(seen(page)).toHaveText(other?.name ?? '')
  })
})
