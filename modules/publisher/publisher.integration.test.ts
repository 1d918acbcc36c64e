import { afterAll, beforeAll, expect, test } from 'vitest'
import { createStaffApp, createUser, type Person, violationsOf } from '../../tests/fixtures/staff-people.ts'
import type { TestApp } from '../../tests/fixtures/test-app.ts'
import { company } from './fixtures/company.ts'
import { blanksOf } from './page-facts.ts'

let app: TestApp
let admin: Person
beforeAll(async () => {
  app = await createStaffApp()
  admin = await createUser(app, ['admin'])
})
afterAll(() => app.close())

const typed = {
  ...company,
  name: 'Maison <Fleur> & Cie',
  siret: '000 000 018 00010',
  vatNumber: 'fr 66 000000018',
  director: 'Ada, présidente',
}

async function write(uid: string, value: unknown) {
  const { version } = (await admin.get(`/staff/settings/${uid}`)).body.payload
  return admin.put(`/staff/settings/${uid}`, { value, version })
}
const page = async (uid: string) => (await app.call('GET', `/content/pages/${uid}`)).body.payload

test('legal pages show missing facts in brackets until the owner adds them', async () => {
  const { content } = await page('legal-notice')
  expect(blanksOf(content)).toHaveLength(15)
  expect(content).toContain('[raison sociale], [forme juridique et capital].')
})

test.each([
  [{ siret: '00000001800011' }, ['value.siret', 'invalid'], ['value.vatNumber', 'invalid']],
  [{ vatNumber: 'FR67000000018' }, ['value.vatNumber', 'invalid']],
  [{ vatNumber: null }, ['value.vatNumber', 'invalid']],
  [{ phone: 'à la maison' }, ['value.phone', 'invalid']],
  [{ vatRate: 20.123 }, ['value.vatRate', 'invalid']],
  [{ capital: 1.5 }, ['value.capital', 'invalid']],
  [{ director: ' ' }, ['value.director', 'missing']],
])('the company is refused with %j', async (wrong, ...violations) => {
  const [status, ...found] = violationsOf(await write('publisher', { ...typed, ...wrong }))
  expect(status).toBe(400)
  expect(violations).toEqual(expect.arrayContaining(found))
})

test('a mediator without an address is refused', async () => {
  const answer = await write('mediator', { name: 'Médiation Exemple', website: 'https://mediation.exemple.fr' })
  expect(violationsOf(answer)).toEqual([400, ['value.address', 'missing']])
})

test('each fact is entered once and shown, escaped, on every page that names it', async () => {
  app.clock.advance(60_000)
  expect((await write('publisher', typed)).body.payload.value).toMatchObject({
    siret: '00000001800010',
    vatNumber: 'FR66000000018',
  })
  await write('postal-address', '1 rue de l’Exemple\n00000 Ville-Exemple')
  await write('contact-email', 'bonjour@exemple.fr')
  const { content, modified } = await page('legal-notice')
  expect(content).toContain('Maison &lt;Fleur&gt; &amp; Cie, SAS au capital de 10')
  expect(content).toContain('1 rue de l’Exemple, 00000 Ville-Exemple')
  expect(content).toContain('RCS Ville-Exemple 000\u00a0000\u00a0018')
  expect(modified).toBe(app.clock.now().toISOString())
  expect((await page('privacy')).content).toContain('Maison &lt;Fleur&gt; &amp; Cie, 1 rue de l’Exemple')
  expect((await page('terms-of-service')).content).toContain('1,90\u00a0€ TTC pour 3\u00a0jours d’essai')
})

test('legal pages have no blanks once company, mediator and host are set', async () => {
  await write('mediator', { name: 'Médiation', address: '2 place', website: 'https://mediation.exemple.fr' })
  await write('hosting', {
    name: 'Hébergeur',
    address: '3 quai',
    phone: '01 99 00 00 01',
    country: 'France',
    mailProvider: 'Courrier',
  })
  for (const uid of ['legal-notice', 'privacy', 'terms-of-service']) {
    expect(blanksOf((await page(uid)).content)).toEqual([])
  }
})

test('a changed price gives the terms a new version reference', async () => {
  const versionIn = ({ content }: { content: string }) => /depuis le (.+?), référence (\w+)/.exec(content)?.slice(1)
  const before = versionIn(await page('terms-of-service'))
  app.clock.advance(1_800_000)
  const { version } = (await admin.get('/staff/formulas/default')).body.payload
  expect((await admin.patch('/staff/formulas/default', { amount: 4990, version })).status).toBe(200)
  const after = await page('terms-of-service')
  expect(after.content).toContain('puis 49,90\u00a0€ TTC par mois')
  expect(versionIn(after)?.[1]).not.toBe(before?.[1])
})
