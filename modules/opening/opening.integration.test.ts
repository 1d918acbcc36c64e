import { afterAll, beforeAll, expect, test } from 'vitest'
import type { OpeningCode } from '../../contracts/opening/opening.ts'
import { siteName } from '../../platform/settings/index.ts'
import { navigation, pageTexts } from '../administration/index.ts'
import { defaultHome } from '../site/home/default-home.ts'
import { putHome } from '../site/index.ts'
import { createSubscriber } from '../subscriptions/fixtures/subscriber.ts'
import { contactPage } from '../support/index.ts'
import { createSite, type ReadySite, saveSetting } from './fixtures/ready-site.ts'
import { fillInFacts, readDeliveredTestMail, sendEvent, setUpOwner, writeOwnerWords } from './fixtures/set-up.ts'
import { readOpening } from './read-opening.ts'

let site: ReadySite
beforeAll(async () => {
  site = await createSite()
})
afterAll(() => site.close())

const read = () => readOpening(site.app.platform, site.app.platform.db)
const waiting = async () => (await read()).checks.filter(({ state }) => state !== 'passed').map(({ code }) => code)
const takesOrders = async () => (await site.app.call('GET', '/opening')).body.payload.takesOrders

const steps: readonly [passes: readonly OpeningCode[], act: () => Promise<unknown>][] = [
  [['owner-second-factor'], () => setUpOwner(site)],
  [['public-address'], () => site.run('public-address')],
  [['legal-pages', 'privacy-register'], () => fillInFacts(site)],
  [['legal-sources'], () => site.run('legal-sources')],
  [['mail-sent'], () => site.run('mail-sent')],
  [['mail-authentic'], async () => site.run('mail-authentic', await readDeliveredTestMail(site))],
  [['payment-webhook'], () => sendEvent(site)],
  [['backup'], () => site.backUp('backup', site.app.clock.now())],
  [['restore'], () => site.backUp('rehearsal', site.app.clock.now())],
  [['own-words'], () => writeOwnerWords(site)],
  [['metrics-private'], () => site.run('metrics-private')],
]

test('a fresh site takes no orders until every check passes', async () => {
  const camille = await createSubscriber(site.app)
  const order = () => camille.post('/subscriptions/payment-link', { formula: 'default' })
  const left = new Set(steps.flatMap(([codes]) => codes))
  for (const [codes, act] of steps) {
    expect((await waiting()).toSorted()).toEqual([...left].toSorted())
    expect(await takesOrders()).toBe(false)
    expect(await order()).toMatchObject({ status: 409, body: { code: 'not-open' } })
    await act()
    for (const code of codes) left.delete(code)
  }
  expect(await waiting()).toEqual([])
  expect(await read()).toMatchObject({ open: true, enforced: true })
  expect(await takesOrders()).toBe(true)
  const taken = await order()
  expect(taken.status).toBe(200)
  expect(taken.body.payload.redirect.href).toContain('checkout.stripe.test')
})

test('texts that are still the defaults are reported without closing the site', async () => {
  const { platform } = site.app
  const { closing } = defaultHome
  await putHome(platform, platform.db, { closing })
  const { open, checks } = await read()
  expect(open).toBe(true)
  expect(checks.find(({ code }) => code === 'own-words')).toMatchObject({
    state: 'failed',
    blocking: false,
    detail: expect.stringMatching(/: fin de page\.$/),
  })
  await putHome(platform, platform.db, { hidden: ['exchange', 'closing'] })
  expect(await waiting()).toEqual([])
  await saveSetting(platform, platform.db, siteName, null)
  expect((await read()).checks.find(({ code }) => code === 'own-words')?.detail).toContain('Mon site')
  await saveSetting(platform, platform.db, pageTexts, null)
  await saveSetting(platform, platform.db, contactPage, null)
  await saveSetting(platform, platform.db, navigation, null)
  expect((await read()).checks.find(({ code }) => code === 'own-words')?.detail).toMatch(
    /: Magazine, Autrices et auteurs, Coachs, Contact\. Les questions de la page de contact .+ La phrase sous le logo /,
  )
})
