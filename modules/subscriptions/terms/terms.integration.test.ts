import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findSetting, type SettingDefinition, writeSetting } from '../../../platform/settings/index.ts'
import { createTestApp, type TestApp } from '../../../tests/fixtures/test-app.ts'
import { contactEmail, postalAddress } from '../../publisher/index.ts'
import { accountsUid, createSubscriber, lastSubscription, type TestSubscriber } from '../fixtures/subscriber.ts'
import { eraseSubscriptions } from '../lifecycle/erase-subscriptions.ts'
import { findTermsVersion } from './queries-terms.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp({
    env: { PUBLIC_URL: 'https://eclore.test', MAIL_FROM: 'Éclore <ne-pas-repondre@eclore.test>' },
  })
  const { db, config, clock } = app.platform
  const write = async (definition: SettingDefinition, value: string) => {
    const { version = 0 } = (await findSetting(db, config, definition)) ?? {}
    expect(await writeSetting(db, { name: definition.name, value, version }, clock.now())).toBe(true)
  }
  await write(postalAddress, '12 rue des Œillets\n44000 Nantes')
  await write(contactEmail, 'contact@eclore.test')
})
afterAll(() => app.close())

const publish = (html: string) =>
  app.platform.db.execute(sql`update pages set content = ${html} where uid = 'terms-of-service'`)

async function subscriber(): Promise<TestSubscriber> {
  const person = await createSubscriber(app)
  await person.subscribe()
  await app.settle()
  return person
}

async function orderLetter({ email }: TestSubscriber) {
  const letter = (await app.mailsTo(email)).find(({ kind }) => kind === 'subscriptions.order-confirmed')
  return { html: letter?.html ?? '', text: (letter?.text ?? '').replaceAll(/[\u00a0\u202f\n]+/g, ' ') }
}

async function acceptedBy(person: TestSubscriber) {
  const order = await lastSubscription(app, await accountsUid(app, person.uid))
  return { at: order?.termsAcceptedAt, version: await findTermsVersion(app.platform.db, order?.termsUid ?? '') }
}

test('the order letter has seller, price, withdrawal form and all terms', async () => {
  const camille = await subscriber()
  const { text } = await orderLetter(camille)
  for (const part of ['Mon site', '12 rue des Œillets', '44000 Nantes']) {
    expect(text).toContain(part)
  }
  expect(text).toContain('E-mail : contact@eclore.test')
  expect(text).toContain('44000 Nantes, contact@eclore.test :')
  expect(text).not.toContain('ne-pas-repondre@')
  expect(text).toContain('1,90 € TTC pour 3 jours d’essai')
  expect(text).toContain('39,90 € TTC par mois')
  expect(text).toMatch(/formulaire de rétractation/i)
  expect(text).toContain('Je vous notifie par la présente ma rétractation du contrat')
  const { reference } = await camille.subscription()
  expect(text).toContain(`contrat ${reference}`)
  expect(text).toContain('Le coaching n’est ni un soin ni un avis médical')
  expect(text).toContain('Ces conditions relèvent du droit français')
})

test('an order keeps the version of the terms that was accepted', async () => {
  await publish('<p>Première version, <a href="/contact">écrivez-nous</a>.</p>')
  const first = await subscriber()
  await publish('<p>Deuxième version.</p>')
  const second = await subscriber()
  const [before, after] = [await acceptedBy(first), await acceptedBy(second)]
  expect(before.at).toEqual(app.clock.now())
  expect(before.version?.html).toContain('Première version')
  expect(after.version?.html).toContain('Deuxième version')
  expect(before.version?.uid).not.toBe(after.version?.uid)
  const { html, text } = await orderLetter(first)
  expect(text).toContain('Première version')
  expect(text).toContain(before.version?.uid)
  expect(html).toContain('href="https://eclore.test/contact"')
  expect((await orderLetter(second)).text).toContain('Deuxième version')
  const exported = await app.call('GET', `/users/${first.uid}/export`, { token: first.token })
  expect(exported.body.payload.subscriptions.subscriptions).toMatchObject([
    { terms: { version: before.version?.uid, accepted: before.at?.toISOString() } },
  ])
})

test('the acceptance of the terms is kept after the account is erased', async () => {
  const camille = await subscriber()
  const accounts = await accountsUid(app, camille.uid)
  await eraseSubscriptions(app.platform, app.platform.db, camille.uid)
  expect(await lastSubscription(app, accounts)).toMatchObject({
    termsUid: expect.any(String),
    termsAcceptedAt: app.clock.now(),
  })
})
