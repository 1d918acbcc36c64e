import pg from 'pg'
import { openBackOffice } from './fixtures/admin.ts'
import { expectAccessible, takeScreenshot } from './fixtures/checks.ts'
import { subscribeByApi } from './fixtures/steps.ts'
import { expect, test } from './fixtures/test.ts'

/** Connection to the server's database: the sandbox's bank returns a payment after some weeks, and no journey waits for it. */
let database: pg.Client

test.beforeAll(async () => {
  if (!process.env.SERVER_DATABASE_URL) throw new Error('no PostgreSQL: set TEST_DATABASE_URL or install postgres')
  database = new pg.Client({ connectionString: process.env.SERVER_DATABASE_URL })
  await database.connect()
})
test.afterAll(() => database?.end())

/** Makes the bank return the account's only payment now. @returns the dispute's reference */
async function returnPayment(userUid: string): Promise<string> {
  const { rows } = await database.query<{ uid: string }>(
    `update sandbox_charges set returns_at = now() where uid::text in (
       select reference from ledger join subscribers on subscribers.uid = ledger.subscriber_uid
       where kind = 'charge' and user_uid = $1
     ) returning uid`,
    [userUid],
  )
  expect(rows).toHaveLength(1)
  return `return-${rows[0]?.uid}`
}

for (const width of [360, 1280]) {
  test(`the owner reads and settles a dispute at ${width}`, async ({ page, api, tokenOf, address }) => {
    await page.setViewportSize({ width, height: 900 })
    const { uid } = await subscribeByApi({ api, tokenOf }, address)
    const reference = await returnPayment(uid)
    const token = await tokenOf('admin@exemple.fr')
    const listed = async () => {
      const { payload } = await api('GET', '/staff/ledger-differences?perPage=100&filter[kind]=dispute', { token })
      return (payload as { reference: string; state: string }[]).find((one) => one.reference === reference)?.state
    }
    await expect.poll(listed).toBe('lost')

    const refunded = `rendu-${address}`
    await subscribeByApi({ api, tokenOf }, refunded)
    const payments = await api('GET', `/staff/payments?q=${encodeURIComponent(refunded)}`, { token })
    const [payment] = payments.payload as { uid: string }[]
    const refund = { amount: 50, reason: 'Un geste' }
    expect((await api('POST', `/staff/payments/${payment?.uid}/refund`, { token, body: refund })).status).toBe(200)

    await openBackOffice(page, 'admin@exemple.fr', '/admin/refunds')
    await page.getByRole('searchbox', { name: 'Rechercher' }).fill(refunded)
    await expect(page.getByText('1\u00a0paiement', { exact: true })).toBeVisible()
    await expect(page.getByRole('row').filter({ hasText: refunded })).toBeVisible()
    await expectAccessible(page, `refunds, ${width}`)
    await takeScreenshot(page, `refunds-${width}`)

    await page.getByRole('link', { name: 'Contestations' }).click()
    const dispute = page.getByRole('row').filter({ hasText: reference })
    await expect(dispute).toContainText('Prélèvement non autorisé')
    await expect(dispute).toContainText(/perdue le/)
    await expectAccessible(page, `disputes, ${width}`)
    await takeScreenshot(page, `disputes-${width}`)

    await dispute.getByRole('button', { name: `Marquer comme réglé\u00a0: contestation ${reference}` }).click()
    const settle = page.getByRole('dialog', { name: 'Marquer comme réglé' })
    await expect(settle).toContainText('La banque a rendu la somme')
    await settle.getByLabel('Motif').fill('La membre a été appelée')
    await expectAccessible(page, `a dispute to settle, ${width}`)
    await settle.getByRole('button', { name: 'Marquer comme réglé' }).click()
    await expect(page.getByText('L’écart est réglé.')).toBeVisible()
    await expect(dispute).toContainText('réglée')
    await expect(dispute.getByRole('button')).toHaveCount(0)
    expect(await listed()).toBe('settled')
  })
}
