import { openBackOffice } from './fixtures/admin.ts'
import { expectAccessible, takeScreenshot } from './fixtures/checks.ts'
import { password, signIn, subscribeByApi } from './fixtures/steps.ts'
import { expect, test } from './fixtures/test.ts'

test('the owner proposes a colleague to the members of a coach who leaves', async ({
  page,
  browser,
  api,
  tokenOf,
  address,
  mail,
}) => {
  const { uid: memberUid, token } = await subscribeByApi({ api, tokenOf }, address)
  const agreed = { kind: 'coaching', version: '1' }
  expect((await api('POST', `/users/${memberUid}/consents`, { token, body: agreed })).status).toBe(201)
  const coaches = (await api('GET', '/support/coaching/coaches', { token })).payload as { uid: string; name: string }[]
  const leaving = coaches.find(({ name }) => name === 'Sophie Lemaire')?.uid
  const body = {
    title: '[Vie]: Un départ',
    message: 'Bonjour Sophie, je ne sais plus par où commencer.',
    coach: leaving,
  }
  const opened = await api('POST', '/support/coaching/tickets', { token, body })
  expect(opened.status).toBe(201)

  await openBackOffice(page, 'admin@exemple.fr', `/admin/staff/${leaving}`)
  await page.getByRole('switch', { name: /^Suspendue/ }).check()
  await expect(page.getByText(/en cours\s*: suspendue, elle n’y répond plus/)).toBeVisible()
  await expectAccessible(page, 'a coach about to be suspended, 1280')
  await takeScreenshot(page, 'suspension-1280', { fullPage: true })
  await page.getByRole('switch', { name: /^Suspendue/ }).uncheck()
  await page.getByRole('link', { name: 'Préparer son départ' }).click()
  await expect(page.getByRole('heading', { level: 1, name: /Départ\s*: Sophie Lemaire/ })).toBeVisible()
  await expect(page.getByLabel(/Collègue proposée à/).first()).toBeVisible()
  await expectAccessible(page, 'a coach’s departure, 1280')
  await takeScreenshot(page, 'departure-1280', { fullPage: true })
  await page.setViewportSize({ width: 360, height: 740 })
  await expectAccessible(page, 'a coach’s departure, 360')
  await takeScreenshot(page, 'departure-360', { fullPage: true })
  await page.getByRole('button', { name: /Demander à/ }).dblclick()
  await expect(page.getByText(/lui est proposée\s*: on attend sa réponse/).first()).toBeVisible()
  await expect(page.getByRole('button', { name: /Demander à/ })).toHaveCount(0)

  const proposal = await mail(address, /Une question vous attend/)
  const phone = await browser.newContext({ viewport: { width: 360, height: 740 } })
  const member = await phone.newPage()
  await signIn(member, address, password)
  await member.goto(proposal.links.find((link) => link.includes('/coaching/')) ?? '')
  const yes = member.getByRole('button', { name: /^Oui, avec / })
  await expect(yes).toBeVisible()
  await takeScreenshot(member, 'departure-proposal-360')
  await yes.click()
  await expect(yes).toHaveCount(0)
  const uid = (opened.payload as { uid: string }).uid
  const owner = await tokenOf('admin@exemple.fr')
  const followed = async () => {
    const { payload } = await api('GET', `/staff/coaches/${leaving}/departure`, { token: owner })
    return (payload as { discussions: { discussion: string }[] }).discussions.map(({ discussion }) => discussion)
  }
  await expect.poll(followed).not.toContain(uid)
  await phone.close()
})
