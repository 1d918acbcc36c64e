import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as readerTexts from '../../contracts/coaching/discussion-readers-text.ts'
import { statutoryTexts } from '../../contracts/opening/statutory-texts.ts'
import { backupErasureText, endedContractErasureText } from '../../contracts/privacy/erasure-terms.ts'
import { cashbackSentence, cashbackWords } from '../../contracts/subscriptions/cashback-words.ts'
import { contractLengthText, firstChargesText, paidServiceText } from '../../contracts/subscriptions/offer-words.ts'
import { answerDate, answerTime } from '../../contracts/text/answer-time.ts'
import { toZonedTime } from '../../contracts/text/paris-calendar.ts'
import { suspendUser } from '../../modules/accounts/index.ts'
import { eraseDueAccounts } from '../../modules/privacy/erase-due-accounts.ts'
import { buyGiftCode, newEmail, redeemGift } from '../../modules/subscriptions/fixtures/gifts.ts'
import { cards, createSubscriber, passTime } from '../../modules/subscriptions/fixtures/subscriber.ts'
import { pauseSubscription } from '../../modules/subscriptions/lifecycle/pause/pause-subscription.ts'
import { resumeSubscription } from '../../modules/subscriptions/lifecycle/pause/resume-subscription.ts'
import { unsubscribe } from '../../modules/subscriptions/lifecycle/unsubscribe.ts'
import { mails } from '../../platform/mailer/index.ts'
import { formatDate } from '../../web/ui/date-text.tsx'
import { announcedHours } from '../fixtures/announced-hours.ts'
import { fetchPayload, signInAt } from '../fixtures/call-api.ts'
import { isAboutTopic, linesOf, plainSpaces, sentencesOf, withoutDates } from '../fixtures/sentences.ts'
import { demoPassword, type ServerUnderTest, startServerUnderTest } from '../fixtures/server-under-test.ts'
import { type Shop, startShop } from '../fixtures/shop.ts'
import { magazineAddresses, memberAddresses, visitorForms } from '../fixtures/site-addresses.ts'
import { createTestApp, type TestApp } from '../fixtures/test-app.ts'

/*
 * Reads the public pages of the demo, of a shop with true facts and of a shop with blanks. Also reads the pages of two
 * members, one of whom subscribes, and the mails of a contract’s life. A sentence on price, cashback, readers or erasure
 * comes from one of the sources below or the reviewed list. A new sentence changes that file. Read it there beside
 * the others, then write the file: `npx vitest run tests/process/what-the-site-says --project pglite -u`.
 */
const reviewed = './reviewed-sentences.md'

const offer = {
  amount: 3990,
  trialAmount: 190,
  trialDuration: 3,
  trialDurationUnit: 'day',
  creditAmount: 2000,
  creditDelay: 1,
  creditDelayUnit: 'month',
} as const
const cashback = cashbackWords(offer)

const sources = [
  paidServiceText,
  contractLengthText(1, 'month'),
  cashbackSentence(offer) ?? '',
  cashback?.condition ?? '',
  backupErasureText,
  endedContractErasureText,
  readerTexts.shortReadersText,
  ...Object.values(statutoryTexts).flat(),
].map(plainSpaces)
const readers = [readerTexts.discussionReadersText, readerTexts.endedDiscussionReadersText]
  .flatMap((text) => sentencesOf(text))
  .map(plainSpaces)

const isFromSource = (sentence: string): boolean =>
  readers.includes(sentence) || sources.some((source) => sentence.includes(source) || source.includes(sentence))

/** Prices of the offer, its cashback and its gifts, and zero; then the taxes and partial amounts on receipts. */
const amounts = ['1,90', '39,90', '20,00', '0,00', '119,70', '239,40', '478,80', '399,00', '33,25', '79,80']

const pages = [...magazineAddresses, ...visitorForms]

const pagesOfMembers = [
  ...memberAddresses,
  ...['/favorites', '/gift', '/registration/payment', '/registration/welcome', '/contact/new-ticket'],
]

let demo: ServerUnderTest
let shop: Shop
let blank: Shop
let app: TestApp
let inDemo: Map<string, string>
let inShop: Map<string, string>
let forMembers: Map<string, string>
beforeAll(async () => {
  ;[demo, shop, blank] = await Promise.all([
    startServerUnderTest({}),
    startShop({ complete: true }),
    startShop({ complete: false }),
  ])
  app = await createTestApp({ now: '2026-01-28T09:00:00Z' })
  await liveThroughContracts(app)
  inDemo = await readAll(demo.process.url)
  inShop = await readAll(shop.url)
  forMembers = await readAsMembers()
})
afterAll(async () => {
  await Promise.all([demo?.stop(), shop?.stop(), blank?.stop(), app?.close()])
})

async function read(url: string, path: string, token = ''): Promise<string> {
  const headers: HeadersInit = token ? { cookie: `session=${token}` } : {}
  return linesOf(await (await fetch(url + path, { headers })).text())
}

async function readAll(url: string): Promise<Map<string, string>> {
  const texts = new Map<string, string>()
  for (const path of pages) texts.set(path, await read(url, path))
  return texts
}

async function readAsMembers(): Promise<Map<string, string>> {
  const { url } = demo.process
  const email = newEmail()
  const body = { uid: randomUUID(), identifier: email, password: demoPassword, formula: 'default' }
  await fetchPayload(url, 'POST', '/registrations/register', { body })
  const texts = new Map<string, string>()
  for (const identifier of ['camille@exemple.fr', email]) {
    const token = await signInAt(url, identifier, demoPassword)
    for (const path of pagesOfMembers) texts.set(`${identifier} ${path}`, await read(url, path, token))
  }
  return texts
}

interface Said {
  kind: string
  text: string
}

/** Mails read at each step, because the deletion of an account deletes its mails. */
const mailsSaid = new Map<string, Said>()

async function collectMails({ platform: { db }, settle }: TestApp): Promise<void> {
  await settle()
  for (const { uid, kind, text } of await db.select().from(mails)) {
    mailsSaid.set(uid, { kind: kind.replace('subscriptions.', ''), text: text.replaceAll(/\n(?!\n)/g, ' ') })
  }
}

/** Takes contracts through payment, pause, refusal, cancellation, withdrawal, gift and suspension. */
async function liveThroughContracts(app: TestApp): Promise<void> {
  const { platform } = app
  const { db } = platform
  const [camille, zoe, nora, sara] = await Promise.all([1, 2, 3, 4].map(() => createSubscriber(app)))
  if (!camille || !zoe || !nora || !sara) throw new Error('four subscribers are needed')
  await camille.subscribe()
  await nora.subscribe(cards.declinedRenewals)
  await sara.subscribe()
  await zoe.subscribe()
  await app.call('POST', '/contract-links', { body: { email: zoe.email, act: 'withdraw' } })
  await zoe.post('/subscriptions/withdraw')
  const [withdrawn, over] = [newEmail(), newEmail()]
  const code = await buyGiftCode(app, { email: withdrawn, months: 1 })
  const [lea, eva] = [await createSubscriber(app), await createSubscriber(app)]
  await redeemGift(app, lea.token, code)
  await redeemGift(app, eva.token, await buyGiftCode(app, { email: over, months: 1 }))
  await suspendUser(db, platform.clock, sara.uid)
  await passTime(app, { days: 1, hours: 12 })
  await passTime(app, { days: 2 })
  await app.call('POST', '/gifts/withdraw', { body: { code, email: withdrawn } })
  await pauseSubscription(platform, db, camille.uid, 1)
  await resumeSubscription(platform, db, camille.uid)
  await collectMails(app)
  for (const days of [1, 3, 5, 7, 15]) {
    await passTime(app, { days })
    await collectMails(app)
  }
  await unsubscribe(platform, db, camille.uid)
  await collectMails(app)
  await passTime(app, { days: 40 })
  await collectMails(app)
  await eraseDueAccounts(platform)
  await collectMails(app)
}

describe('on every page and in every mail of a contract', () => {
  test('each sentence on price, cashback, readers or erasure is shared or reviewed', async () => {
    const texts = [
      ...inDemo.values(),
      ...inShop.values(),
      ...(await readAll(blank.url)).values(),
      ...forMembers.values(),
      ...[...mailsSaid.values()].map(({ text }) => text),
    ]
    const found = texts.flatMap(sentencesOf).filter(isAboutTopic)
    expect(found.length).toBeGreaterThan(200)
    const others = [...new Set(found.filter((sentence) => !isFromSource(sentence)).map(withoutDates))].sort()
    await expect(`${others.map((sentence) => `- ${sentence}`).join('\n')}\n`).toMatchFileSnapshot(reviewed)
  })

  test('pages name only amounts that belong to an offer', () => {
    for (const [texts, where] of [
      [inDemo, 'demo'],
      [inShop, 'shop'],
    ] as const) {
      for (const [path, text] of texts) {
        const named = [...plainSpaces(text).matchAll(/\d+,\d\d(?= €)/g)].map(([amount]) => amount)
        expect(
          named.filter((amount) => !amounts.includes(amount)),
          `${where} ${path}`,
        ).toEqual([])
        if (named.includes('20,00')) expect(plainSpaces(text), `${where} ${path}`).toContain(cashback?.condition)
      }
    }
  })

  test('One shared sentence states the first charges and the day the trial ends', () => {
    const day = formatDate(new Date(toZonedTime(new Date()).add({ days: 3 }).epochMilliseconds).toISOString())
    const named = [...inDemo.values(), ...forMembers.values()].flatMap(sentencesOf)
    const said = new Set(named.filter((sentence) => /aujourd’hui, puis/.test(sentence)))
    expect([...said]).toEqual([plainSpaces(firstChargesText('1,90 €', '39,90 €', day))])
  })

  test('no text promises complete erasure, because accounting and backups remain', () => {
    const texts = [...inShop.values(), ...forMembers.values(), ...[...mailsSaid.values()].map(({ text }) => text)]
    const absolute =
      /(?:supprim|effac)\S* définitivement|tout ce que nous (?:avons|gard).*(?:supprim|effac)|(?:profil|compte) ser(?:a|ont) effacés?\./i
    expect(texts.flatMap(sentencesOf).filter((sentence) => absolute.test(sentence))).toEqual([])
  })

  test('the mails read here cover the whole life of a contract', () => {
    const kinds = new Set([...mailsSaid.values()].map(({ kind }) => kind))
    for (const kind of [
      ...['order-confirmed', 'reminder', 'payment-failed', 'cancelled', 'ended', 'withdrawn', 'lapsed'],
      ...['pause-planned', 'pause-undone', 'contract-link', 'gift-bought', 'gift-received', 'gift-over'],
      ...['credit-refunded', 'gift-withdrawn', 'gift-taken-back', 'privacy.account-erased'],
    ]) {
      expect(kinds).toContain(kind)
    }
  })
})

test('Every page and mail announces the same deadline for an answer', async () => {
  const { url } = demo.process
  const coachToken = await signInAt(url, 'coach@exemple.fr', demoPassword)
  const { answerBy, coachAnswersBy, staffDue, before, after } = await announcedHours(url, coachToken)
  const wordsFor = (iso: string | null | undefined) => plainSpaces(answerTime(iso, new Date().toISOString()) ?? '')
  for (const hours of Object.values(before)) expect(hours).toContain(wordsFor(coachAnswersBy))
  const one = [wordsFor(answerBy)]
  expect(after).toEqual({ discussion: one, home: one, contact: one })
  expect(staffDue).toBe(answerBy)
  expect(answerBy).toMatch(/:00:00\.000Z$/)

  const email = newEmail()
  const body = { title: '[Autre]: Bonjour', message: 'Une question', email, name: 'Zoé' }
  const opened = await app.call('POST', '/support/contact/tickets', { body })
  await app.settle()
  const [mail] = await app.mailsTo(email)
  expect(plainSpaces(mail?.text ?? '')).toContain(`avant le ${plainSpaces(answerDate(opened.body.payload.answerBy))}.`)
})

test('a shop with missing facts sells nothing, registers nobody and says why', async () => {
  for (const [path, says] of [
    ['/registration', 'Les inscriptions ouvriront bientôt'],
    ['/contact/new-ticket', 'Notre formulaire ouvrira bientôt'],
    ['/gift', 'ouvriront bientôt'],
  ] as const) {
    const html = await (await fetch(blank.url + path)).text()
    expect(plainSpaces(linesOf(html)), path).toContain(says)
    expect(html, path).not.toContain('type="email"')
  }
  expect((await (await fetch(`${blank.url}/api/opening`)).json()).payload).toEqual({ takesOrders: false })
  expect((await (await fetch(`${blank.url}/api/opening/collecting`)).json()).payload).toEqual({ collectsData: false })
})

test('a shop with complete facts takes orders and shows no blanks', async () => {
  for (const path of ['/terms-of-service', '/legal-notice', '/privacy', '/cookies', '/accessibility']) {
    expect(inShop.get(path)?.match(/\[[^\]]{1,80}\]|\{\{/g), path).toBeNull()
  }
  expect((await (await fetch(`${shop.url}/api/opening`)).json()).payload).toEqual({ takesOrders: true })
})

test('an empty magazine announces its first articles without mentioning filters', () => {
  expect(inShop.get('/articles')).toContain('Les premiers articles arrivent')
  expect(inShop.get('/articles')).not.toContain('moins de filtres')
})
