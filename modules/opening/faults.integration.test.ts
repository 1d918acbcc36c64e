import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { OpeningCode } from '../../contracts/opening/opening.ts'
import type { Database } from '../../platform/database/index.ts'
import type { OpenedPlatform } from '../../platform/index.ts'
import { runOnce } from '../../platform/run-once/index.ts'
import { createAccount } from '../accounts/index.ts'
import { hosting, mediator, postalAddress } from '../publisher/index.ts'
import { fakeKey } from '../subscriptions/fixtures/fake-stripe/server.ts'
import { recordPaymentKeyChange } from './checks/payment.ts'
import { judgeSpace } from './checks/server.ts'
import { goodRecords, resolverOf } from './fixtures/authentic-mail.ts'
import { createSite, type ReadySite, saveSetting } from './fixtures/ready-site.ts'
import { fillInFacts, readDeliveredTestMail, sendEvent, setUpOwner, writeOwnerWords } from './fixtures/set-up.ts'
import { setNetwork } from './network.ts'
import { readOpening } from './read-opening.ts'
import { runCheck } from './run-check.ts'

/* A site where every check passes. Each test changes one thing, and the check for it must find it. */

type Config = OpenedPlatform['config']

const hours = 3_600_000
const someone = { email: 'ada@eclore.fr' }
let site: ReadySite
let platform: OpenedPlatform
let arrived: string

beforeAll(async () => {
  site = await createSite()
  platform = site.app.platform
  await setUpOwner(site)
  await fillInFacts(site)
  await writeOwnerWords(site)
  for (const code of ['public-address', 'legal-sources', 'mail-sent', 'metrics-private'] as const) await site.run(code)
  arrived = await readDeliveredTestMail(site)
  await site.run('mail-authentic', arrived)
  await sendEvent(site)
  await site.backUp('backup', platform.clock.now())
  await site.backUp('rehearsal', platform.clock.now())
})
afterAll(() => site.close())

async function stateOf(code: OpeningCode, at: OpenedPlatform = platform, db: Database = platform.db) {
  return (await readOpening(at, db)).checks.find((check) => check.code === code)
}

const withConfig = (change: Partial<Config>): OpenedPlatform => ({
  ...platform,
  config: { ...platform.config, ...change },
})

class Undo extends Error {}

/** Puts a fault into the database, and removes it afterwards. */
async function withFault(code: OpeningCode, make: (db: Database) => Promise<unknown>) {
  let found: Awaited<ReturnType<typeof stateOf>>
  await platform.db
    .transaction(async (db) => {
      await make(db)
      found = await stateOf(code, platform, db)
      throw new Undo()
    })
    .catch((error: unknown) => {
      if (!(error instanceof Undo)) throw error
    })
  return found
}

const savePage = (uid: string, change: string) => (db: Database) =>
  db.execute(sql.raw(`update pages set content = ${change} where uid = '${uid}'`))
const run = (db: Database, kind: 'backup' | 'rehearsal', hoursAgo: number, ok = true) =>
  db
    .execute(sql.raw(`delete from backup_runs where kind = '${kind}'`))
    .then(() => site.backUp(kind, new Date(platform.clock.now().getTime() - hoursAgo * hours), ok, db))

test('without a fault every check passes', async () => {
  const { open, checks } = await readOpening(platform, platform.db)
  expect(checks.filter(({ state }) => state !== 'passed')).toEqual([])
  expect(open).toBe(true)
})

test.each<[fault: string, code: OpeningCode, make: (db: Database) => Promise<unknown>, detail: string]>([
  [
    'an admin without a second factor',
    'owner-second-factor',
    (db) => createAccount(platform, db, { email: 'zoe@eclore.fr', roles: ['admin'] }),
    '1 sur 2',
  ],
  ['no admin at all', 'owner-second-factor', (db) => db.execute(sql`update users set roles = '{user}'`), 'setup-owner'],
  [
    'a blank in the terms',
    'legal-pages',
    savePage('terms-of-service', `content || '<p>Tarif [à compléter].</p>'`),
    '[à compléter]',
  ],
  ['a misspelt place', 'legal-pages', savePage('privacy', `content || '{{editeur.nmo}}'`), '[editeur.nmo]'],
  [
    'a mediator without an address',
    'legal-pages',
    savePage('legal-notice', `replace(content, '{{mediateur.adresse}}', '')`),
    'adresse du médiateur',
  ],
  ['no mediator', 'legal-pages', (db) => saveSetting(platform, db, mediator, null), 'nom du médiateur'],
  [
    'a legal notice without its director',
    'legal-pages',
    savePage('legal-notice', `replace(content, '{{editeur.direction}}', 'la direction')`),
    'direction de la publication',
  ],
  ['no host', 'legal-pages', (db) => saveSetting(platform, db, hosting, null), 'raison sociale de l’hébergeur'],
  [
    'an old price in the terms',
    'legal-pages',
    savePage('terms-of-service', `replace(content, '{{formule.prix}}', '9,90 € par mois')`),
    'prix de la formule',
  ],
  [
    'terms without a heading on the pause',
    'legal-pages',
    savePage('terms-of-service', `replace(content, '<h2>9. Pause</h2>', '')`),
    'un titre sur la pause',
  ],
  ['a backup of two days and an hour ago', 'backup', (db) => run(db, 'backup', 49), '48'],
  ['a backup that failed', 'backup', (db) => run(db, 'backup', 1, false), 'disk full'],
  ['a restore rehearsed 91 days ago', 'restore', (db) => run(db, 'rehearsal', 91 * 24), '90'],
  ['a rehearsal that failed', 'restore', (db) => run(db, 'rehearsal', 1, false), 'disk full'],
  [
    'the demo’s articles',
    'demo-absent',
    (db) => runOnce(db, platform.clock, 'demo-content', async () => {}),
    'démonstration',
  ],
  [
    'a column of personal data without a line in the register',
    'privacy-register',
    (db) => db.execute(sql`alter table users add column telephone text`),
    'users.telephone',
  ],
  [
    'a table without a line in the register',
    'privacy-register',
    (db) => db.execute(sql`create table diaries (words text)`),
    'diaries.words',
  ],
  ['no postal address', 'privacy-register', (db) => saveSetting(platform, db, postalAddress, ''), 'adresse du siège'],
  [
    'no host in the register',
    'privacy-register',
    (db) => saveSetting(platform, db, hosting, null),
    'pays où sont les données',
  ],
  [
    'a privacy page without its processors',
    'legal-pages',
    savePage('privacy', `replace(content, '{{paiement.nom}}', 'un prestataire')`),
    'Confidentialité',
  ],
])('%s is found by %s', async (_fault, code, make, detail) => {
  const found = await withFault(code, make)
  expect(found).toMatchObject({ state: 'failed', detail: expect.stringContaining(detail) })
})

test.each<[fault: string, code: OpeningCode, change: Partial<Config>, detail: string]>([
  ['an address without TLS', 'public-address', { publicUrl: 'http://eclore.fr' }, 'https://'],
  ['an address on this machine', 'public-address', { publicUrl: 'https://localhost:3000' }, 'localhost'],
  ['a number for an address', 'public-address', { publicUrl: 'https://203.0.113.7' }, '203.0.113.7'],
  ['no mail server', 'mail-sent', { smtpUrl: undefined }, 'SMTP_URL'],
  ['the sender of the documentation', 'mail-sent', { mailFrom: 'bonjour@exemple.fr' }, 'exemple.fr'],
  [
    'keys of the test mode',
    'payment-keys',
    { stripe: { ...({} as Config['stripe']), secretKey: fakeKey } },
    'clé de test',
  ],
  ['the sandbox', 'payment-keys', { paymentProvider: 'sandbox' }, 'PAYMENT_PROVIDER'],
  ['a missing session secret', 'secrets', { sessionSecret: undefined }, 'SESSION_SECRET'],
  [
    'a missing coaching key',
    'secrets',
    { coachingKey: undefined },
    'reprenez le contenu de DATA_DIR/keys/coaching.key',
  ],
  [
    'the session secret of an example',
    'secrets',
    { sessionSecret: 'change-me-change-me-change-me-change-me' },
    'SESSION_SECRET',
  ],
  ['a coaching key of zeros', 'secrets', { coachingKey: `${'A'.repeat(43)}=` }, 'COACHING_KEY'],
  ['the demo', 'demo-absent', { demo: true }, 'DEMO=1'],
  [
    'metrics that anyone on the network reads',
    'metrics-private',
    { metricsPort: 9400, metricsToken: undefined, host: '0.0.0.0' },
    'METRICS_PORT',
  ],
])('%s is found by %s', async (_fault, code, change, detail) => {
  expect(await stateOf(code, withConfig(change))).toMatchObject({
    state: 'failed',
    detail: expect.stringContaining(detail),
  })
})

test.each<[fault: string, message: () => Promise<string> | string, detail: string]>([
  ['a signature of another domain', () => readDeliveredTestMail(site, 'autre-domaine.fr'), 'autre-domaine.fr'],
  ['words that were changed on the way', () => arrived.replace('ENVOI FONCTIONNE', 'ENVOI FONCTIONNERA'), 'DKIM'],
  ['a server that SPF does not name', () => arrived.replace('203.0.113.7', '198.51.100.1'), 'SPF'],
  ['no signature', () => arrived.replace(/^DKIM-Signature:(.|\r\n\s)*\r\n/m, ''), 'aucune signature'],
  [
    'another mail',
    () => arrived.replaceAll(/X-Opening-Test: .*\r\n|Essai_d=E2=80=99envoi_/g, '').replaceAll(/[0-9a-f]{12}\?=/g, '?='),
    'pas l’e-mail d’essai',
  ],
  [
    'headers in which the recipient’s server found another signer',
    () =>
      `Authentication-Results: mx.fr; spf=pass smtp.mailfrom=eclore.fr; dkim=pass header.d=routeur.com; dmarc=pass\r\n${arrived.split('\r\n\r\n')[0]}`,
    'routeur.com',
  ],
  ['headers in which no server says anything', () => `${arrived.split('\r\n\r\n')[0]}`, 'en-têtes'],
])('%s is found by mail-authentic', async (_fault, message, detail) => {
  const found = await site.run('mail-authentic', await message())
  expect(found).toMatchObject({ state: 'failed', detail: expect.stringContaining(detail) })
})

test('a domain without a DMARC record is found by mail-authentic', async () => {
  const { 'TXT _dmarc.eclore.fr': _none, ...records } = goodRecords
  setNetwork(platform, { ...site.network, resolve: resolverOf(records) })
  expect(await site.run('mail-authentic', arrived)).toMatchObject({
    state: 'failed',
    detail: expect.stringContaining('DMARC'),
  })
  setNetwork(platform, site.network)
})

test('mail-authentic accepts the received headers alone, or the whole mail', async () => {
  const head = arrived.split('\r\n\r\n')[0]
  const results =
    'Authentication-Results: mx.fr; spf=pass smtp.mailfrom=x@eclore.fr; dkim=pass header.i=@eclore.fr; dmarc=pass (p=REJECT)'
  expect(await site.run('mail-authentic', `${results}\r\n${head}`)).toMatchObject({ state: 'passed' })
  expect(await site.run('mail-authentic', arrived)).toMatchObject({ state: 'passed' })
})

test('a domain that leads to another site is found by public-address', async () => {
  setNetwork(platform, { ...site.network, fetch: async () => ({ status: 200, text: async () => 'Bienvenue' }) })
  expect(await site.run('public-address')).toMatchObject({ state: 'failed' })
  setNetwork(platform, site.network)
})

test('metrics-private finds metrics that are public without a token', async () => {
  setNetwork(platform, { ...site.network, fetch: async () => ({ status: 200, text: async () => '# HELP' }) })
  expect(await site.run('metrics-private')).toMatchObject({ state: 'failed' })
  setNetwork(platform, site.network)
})

test('the mail-answers check fails if the mailbox does not answer', async () => {
  const imap = {
    host: '127.0.0.1',
    port: 9,
    secure: false,
    user: 'a',
    password: 'b',
    folder: 'INBOX',
  } as Config['imap']
  const at = withConfig({ mailReplyTo: { local: 'reponses', domain: 'eclore.fr' } as never, imap })
  expect(await stateOf('mail-answers', at)).toMatchObject({ state: 'unknown' })
  expect(await runCheck(at, platform.db, 'mail-answers', someone)).toMatchObject({ state: 'failed' })
})

test('a disk with half a gibibyte left is found by the disk check', () => {
  expect(judgeSpace(0.5 * 1024 ** 3)).toMatchObject({ state: 'failed' })
  expect(judgeSpace(2 * 1024 ** 3)).toMatchObject({ state: 'passed' })
})

test('an event received before a change of keys does not count for the new keys', async () => {
  const changed = withConfig({ stripe: { ...platform.config.stripe, webhookSecret: 'whsec_other' } })
  site.app.clock.advance(hours)
  await recordPaymentKeyChange(changed)
  expect(await stateOf('payment-webhook', changed)).toMatchObject({ state: 'failed' })
  await sendEvent(site)
  expect(await stateOf('payment-webhook', changed)).toMatchObject({ state: 'passed' })
})

test('results of one mail server do not count for another', async () => {
  const at = withConfig({ smtpUrl: 'smtp://other.fr' })
  expect(await stateOf('mail-sent', at)).toMatchObject({ state: 'unknown' })
  expect(await stateOf('mail-authentic', at)).toMatchObject({ state: 'unknown' })
})

test('a failed rehearsal after a good one is reported but does not close the site', async () => {
  const found = await withFault('restore', async (db) => {
    await run(db, 'rehearsal', 48)
    await site.backUp('rehearsal', new Date(platform.clock.now().getTime() - hours), false, db)
  })
  const detail = expect.stringMatching(/Un essai plus récent a échoué, le .*: disk full/)
  expect(found).toMatchObject({ state: 'passed', detail })
})
