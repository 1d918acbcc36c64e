import { answerTime } from '../../contracts/text/answer-time.ts'
import { wallClockText } from '../../contracts/text/paris.ts'
import { expectAccessible } from './fixtures/checks.ts'
import { password, signIn, subscribeByApi } from './fixtures/steps.ts'
import { expect, test } from './fixtures/test.ts'

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled, viewport: { width: 360, height: 780 } })

    test('a member sees times in the chosen time zone', async ({ page, address, api, tokenOf }) => {
      const { uid, token } = await subscribeByApi({ api, tokenOf }, address)
      await api('POST', `/users/${uid}/consents`, { token, body: { kind: 'coaching', version: '1' } })
      const coaches = (await api('GET', '/support/coaching/coaches', { token })).payload as { uid: string }[]
      const body = { title: '[Vie]: Un fuseau', message: 'Bonjour d’ailleurs', coach: coaches[0]?.uid }
      const opened = await api('POST', '/support/coaching/tickets', { token, body })
      const { uid: discussion, answerBy } = opened.payload as { uid: string; answerBy: string }
      await signIn(page, address, password)

      const expectHoursOf = async (zone: string) => {
        const deadline = () => `avant ${answerTime(answerBy, new Date().toISOString(), zone)}`
        await page.goto(`/coaching/${discussion}`)
        const time = page.locator('[data-message="own"] time')
        const date = (await time.getAttribute('datetime')) ?? ''
        await expect(time).toHaveText(wallClockText(date, zone).slice(11, 16))
        await expect(page.locator('header').filter({ has: page.getByRole('heading', { level: 1 }) })).toContainText(
          deadline(),
        )
        await page.goto('/')
        await expect(page.getByRole('region', { name: 'Aujourd’hui' })).toContainText(deadline())
      }
      const choose = async (zone: string) => {
        await page.goto('/account/notifications')
        const select = page.getByLabel('Pays ou ville')
        await select.selectOption(zone)
        await page.getByRole('button', { name: 'Enregistrer mon fuseau' }).click()
        await expect(page.getByText('C’est enregistré.')).toBeVisible()
        await expect(select).toHaveValue(zone)
      }

      await expectHoursOf('Europe/Paris')
      await choose('America/Toronto')
      if (javaScriptEnabled) await expectAccessible(page, 'time zone')
      await expectHoursOf('America/Toronto')
      await choose('Pacific/Marquesas')
      await expectHoursOf('Pacific/Marquesas')
      await choose('Europe/Paris')
      await expectHoursOf('Europe/Paris')
    })
  })
}
