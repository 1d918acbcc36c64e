import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../../../tests/fixtures/test-app.ts'
import { creditor, offerDebits } from '../../fixtures/debits.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const pageOf = async (uid: string): Promise<string> =>
  (await app.call('GET', `/content/pages/${uid}`)).body.payload.content.replaceAll(/[\u00a0\u202f]/g, ' ')

const settings = async () => (await app.call('GET', '/site-settings')).body.payload

test('The legal pages of a site without debits name cards only', async () => {
  const [terms, privacy] = [await pageOf('terms-of-service'), await pageOf('privacy')]
  expect(terms).toContain('Le paiement se fait par carte. Le prestataire de paiement est')
  expect(terms).toContain('remboursé sur la carte qui a payé, au plus tard sous quatorze jours')
  for (const page of [terms, privacy]) expect(page).not.toMatch(/SEPA|IBAN|mandat|compte bancaire|\{\{/)
  expect(await settings()).toMatchObject({ debits: false })
})

test('The legal pages of a site with debits name mandate, notice and return', async () => {
  await offerDebits(app.platform)
  const [terms, privacy] = [await pageOf('terms-of-service'), await pageOf('privacy')]
  for (const words of [
    'La commande se paie par carte.',
    `mandat de prélèvement SEPA sur la page du prestataire de paiement (identifiant du créancier : ${creditor})`,
    'au moins 5 jours avant',
    'Pendant 8 semaines, votre banque vous le rembourse si vous le demandez',
    'remboursé sur la carte ou le compte qui a payé, au plus tard sous quatorze jours',
  ])
    expect(terms).toContain(words)
  for (const page of [terms, privacy]) expect(page).toContain('nous n’en gardons que les quatre derniers caractères')
  expect(await settings()).toMatchObject({ debits: true })
})
