import { writeFileSync } from 'node:fs'
import path from 'node:path'
import pg from 'pg'
import type { OpeningCode } from '../../contracts/opening/opening.ts'
import { asArrived, goodRecords } from '../../modules/opening/fixtures/authentic-mail.ts'
import { legalFacts } from '../../modules/opening/fixtures/legal-facts.ts'
import { expectStatus, expectTrue } from './expect.ts'
import { sendEvent } from './first-order.ts'
import type { Installation } from './installation.ts'
import type { Owner } from './owner.ts'
import type { Surroundings } from './surroundings.ts'

export interface Scene {
  site: Installation
  around: Surroundings
  /** admin who works through the opening page; `second` is another admin */
  owner: Owner
  second: Owner
}

async function runSql({ postgres }: Surroundings, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: postgres.url })
  await client.connect()
  await client.query(statement).finally(() => client.end())
}

/** Marks the database as one on which the demo was once started. */
export const addDemo = (around: Surroundings) =>
  runSql(around, `insert into milestones (name, reached_at) values ('demo-content', now())`)
const removeDemo = (around: Surroundings) => runSql(around, `delete from milestones where name = 'demo-content'`)

async function fillInFacts({ owner }: Scene): Promise<void> {
  for (const [name, value] of Object.entries(legalFacts)) {
    const { version } = expectStatus(await owner.get(`/staff/settings/${name}`), 200).body.payload
    expectStatus(await owner.put(`/staff/settings/${name}`, { value, version }), 200)
  }
}

async function writeOwnWords({ owner }: Scene): Promise<void> {
  const name = expectStatus(await owner.get('/staff/settings/site-name'), 200).body.payload
  expectStatus(await owner.put('/staff/settings/site-name', { value: 'Atelier Ondine', version: name.version }), 200)
  const { version } = expectStatus(await owner.get('/staff/home'), 200).body.payload
  const words = { title: 'Atelier Ondine', text: '<p>Nos mots.</p>' }
  const body = {
    hero: { ...words, image: null, action: '' },
    steps: [words],
    offer: { ...words, points: [], note: words },
    questions: [],
    closing: words,
    version,
  }
  const saved = expectStatus(await owner.put('/staff/home', body), 200).body.payload
  expectStatus(await owner.post('/staff/home/publish', { version: saved.version }), 200)
  const about = expectStatus(await owner.get('/staff/pages/about'), 200).body.payload
  expectStatus(await owner.patch('/staff/pages/about', { content: words.text, version: about.version }), 200)
  const head = { title: 'Atelier Ondine', lead: 'Nos mots.' }
  const own = {
    'page-texts': { articles: head, authors: head, coaches: head, contact: head },
    navigation: { claim: head.lead },
    'contact-page': { questions: [] },
  }
  for (const [uid, part] of Object.entries(own)) {
    const { value, version } = expectStatus(await owner.get(`/staff/settings/${uid}`), 200).body.payload
    expectStatus(await owner.put(`/staff/settings/${uid}`, { value: { ...value, ...part }, version }), 200)
  }
}

function lastTestMail({ around }: Scene): string {
  const mail = around.smtp.received.findLast(({ raw }) => raw.includes('X-Opening-Test'))
  if (!mail) throw new Error('no test mail was sent')
  return mail.raw
}

async function proveMail(scene: Scene): Promise<void> {
  const stranger = await scene.owner.check('mail-authentic', await asArrived(lastTestMail(scene), 'autre-domaine.fr'))
  expectTrue(stranger.state === 'failed', 'a signature of another domain is refused')
  scene.around.publish(goodRecords)
  await scene.owner.check('mail-authentic', await asArrived(lastTestMail(scene)))
}

const archiveOf = ({ around }: Scene) => path.join(around.folder, 'backup.tar.age')

async function command({ site }: Scene, ...args: string[]): Promise<void> {
  const { code, output } = await site.eclore(...args)
  expectTrue(code === 0, `${args.join(' ')}: ${output}`)
}

/** Runs a backup to an unwritable place and a rehearsal of an invalid file: both are recorded as failed. */
export async function failBackup(site: Installation, { folder }: Surroundings): Promise<void> {
  const broken = path.join(folder, 'broken.tar.age')
  writeFileSync(broken, 'this is no backup')
  for (const args of [
    ['backup', '/proc/backup.tar.age'],
    ['rehearse-restore', broken],
  ]) {
    const { code } = await site.eclore(...args)
    expectTrue(code === 1, `${args.join(' ')} fails`)
  }
}

/** The owner's correction for each check once the environment is right, in the order of the page. */
export const corrections: readonly [
  passes: readonly OpeningCode[],
  what: string,
  act: (scene: Scene) => Promise<unknown>,
][] = [
  [['owner-second-factor'], 'the second admin sets up a second factor', ({ second }) => second.enrol()],
  [['public-address'], 'the site asks its own address through the proxy', ({ owner }) => owner.check('public-address')],
  [['legal-pages', 'privacy-register'], 'the company, its mediator and host are entered', fillInFacts],
  [['legal-sources'], 'an admin confirms the reproduced articles', ({ owner }) => owner.check('legal-sources')],
  [['mail-sent'], 'a test mail is sent', ({ owner }) => owner.check('mail-sent')],
  [['mail-authentic'], 'SPF, DKIM and DMARC are published; the test mail is pasted as it arrived', proveMail],
  [['mail-answers'], 'the mailbox is asked', ({ owner }) => owner.check('mail-answers')],
  [
    ['payment-webhook'],
    'the provider sends a signed event',
    ({ site, around }) => sendEvent(site, around.stripe, 'customer.created', { id: 'cus_opening' }),
  ],
  [['backup'], 'eclore backup FILE', (scene) => command(scene, 'backup', archiveOf(scene))],
  [['restore'], 'eclore rehearse-restore FILE', (scene) => command(scene, 'rehearse-restore', archiveOf(scene))],
  [['demo-absent'], 'the demo is removed', ({ around }) => removeDemo(around)],
  [['own-words'], 'name, pages and heads get the owner’s words', writeOwnWords],
  [['metrics-private'], 'the metrics are asked without their token', ({ owner }) => owner.check('metrics-private')],
]
