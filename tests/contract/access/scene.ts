import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import sharp from 'sharp'
import { createAccount } from '../../../modules/accounts/index.ts'
import { orderGift } from '../../../modules/subscriptions/fixtures/gifts.ts'
import { createSubscriber } from '../../../modules/subscriptions/fixtures/subscriber.ts'
import { recordUnprocessed } from '../../../modules/subscriptions/provider/queries-unprocessed.ts'
import { insertDifference } from '../../../modules/subscriptions/reconciliation/queries.ts'
import { reconcileLedger } from '../../../modules/subscriptions/reconciliation/reconcile-ledger.ts'
import { createContactTicket, createUser, type TestUser } from '../../../modules/support/fixtures/tickets.ts'
import { markUndeliverable } from '../../../modules/support/incoming/queries-incoming.ts'
import { receiveMail } from '../../../modules/support/incoming/receive-mail.ts'
import type { PlatformJob } from '../../../platform/index.ts'
import { sendMailJob } from '../../../platform/mailer/index.ts'
import type { ApiRequest, TestApp } from '../../fixtures/test-app.ts'
import type { Caller } from './callers.ts'

/** Texts that only the participants may find in any answer. */
export const secrets = {
  contact: 'secret-de-la-demande',
  discussion: 'secret-de-la-discussion',
  user: 'secret-de-la-lectrice',
} as const

/** A record of each kind, with its owner and a stranger. */
export interface Scene {
  app: TestApp
  people: Record<
    'user' | 'other user' | 'vip' | 'other vip' | 'coach' | 'other coach' | 'support' | 'editor' | 'admin',
    TestUser
  >
  links: Record<'link' | 'other link', Record<string, string>>
  /** by the first part of the path that ends in an identifier: `/staff/articles` */
  uids: Record<string, string>
  tickets: Record<'contact' | 'coaching', string>
  replies: Record<'contact' | 'coaching', string>
  /** sent by the owner of the ticket */
  attachments: Record<'contact' | 'coaching', string>
  /** uploaded by the person, not sent */
  unsent: Record<'contact' | 'coaching', string>
  /** a withdrawn proposal to transfer the discussion */
  transfer: string
  /** an article that the coach offered in the discussion */
  offered: string
  credentials(caller: Caller): ApiRequest
}

async function create(app: TestApp, token: string, path: string, body: unknown): Promise<string> {
  const answer = await app.call('POST', path, { token, body })
  if (answer.status !== 201) throw new Error(`${path}: ${JSON.stringify(answer.body)}`)
  return answer.body.payload.uid
}

async function firstOf(app: TestApp, token: string, path: string): Promise<string> {
  const { body } = await app.call('GET', path, { token })
  const [first] = body.payload
  if (!first) throw new Error(`${path} lists nothing`)
  return first.uid
}

export async function uploadOf(name = 'page.png'): Promise<Required<Pick<ApiRequest, 'body' | 'headers'>>> {
  const bytes = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#fff' } })
    .png()
    .toBuffer()
  const form = new FormData()
  form.set('file', new Blob([new Uint8Array(bytes)], { type: 'image/png' }), name)
  const sent = new Response(form)
  return {
    body: Buffer.from(await sent.arrayBuffer()),
    headers: { 'content-type': sent.headers.get('content-type') ?? '' },
  }
}

async function uploaded(app: TestApp, token: string): Promise<string> {
  const answer = await app.call('POST', '/staff/media', { token, ...(await uploadOf()) })
  return answer.body.payload.uid
}

/** Uploads a file to the owner's ticket without sending it. @returns its uid */
async function attached(app: TestApp, path: string, owner: ApiRequest, name?: string): Promise<string> {
  const upload = await uploadOf(name)
  const headers = { ...owner.headers, ...upload.headers }
  const answer = await app.call('POST', `${path}/attachments`, { ...owner, ...upload, headers })
  if (answer.status !== 201) throw new Error(`${path}: ${JSON.stringify(answer.body)}`)
  return answer.body.payload.uid
}

async function sentWith(app: TestApp, path: string, owner: ApiRequest, name: string): Promise<string> {
  const uid = await attached(app, path, owner, name)
  await app.call('POST', `${path}/messages`, { ...owner, body: { message: 'Voici', attachments: [uid] } })
  return uid
}

async function imported(app: TestApp, token: string): Promise<string> {
  const form = new FormData()
  form.set('format', 'ghost')
  form.set('dryRun', 'true')
  form.set('file', new Blob(['{"db":[{"data":{"posts":[]}}]}']), 'blog.json')
  const sent = new Response(form)
  const headers = { 'content-type': sent.headers.get('content-type') ?? '' }
  const answer = await app.call('POST', '/staff/imports', {
    token,
    headers,
    body: Buffer.from(await sent.arrayBuffer()),
  })
  return answer.body.payload.uid
}

async function published(app: TestApp, token: string): Promise<Record<string, string>> {
  const make = (what: string, body: unknown) => create(app, token, `/staff/${what}`, body)
  const author = await make('authors', { name: 'Claire' })
  const category = await make('categories', { name: 'Vie' })
  const tag = await make('tags', { name: 'Calme' })
  const page = await make('pages', { title: 'Une page', content: '<p>Bonjour</p>' })
  const text = { title: 'Un article', content: '<p>Bonjour</p>', state: 'published', date: '2026-01-01T00:00:00Z' }
  const article = await make('articles', { ...text, author, category, tags: [tag] })
  const media = await uploaded(app, token)
  const redirect = await make('redirects', { source: '/hier', target: '/articles' })
  const made = {
    articles: article,
    redirects: redirect,
    authors: author,
    categories: category,
    tags: tag,
    pages: page,
    media,
  }
  const both = Object.entries(made).flatMap(([what, uid]) => [
    [`/staff/${what}`, uid],
    [`/content/${what}`, uid],
  ])
  return { ...Object.fromEntries(both), '/content/articles/related': article }
}

const duration = { periodDuration: 1, periodDurationUnit: 'month' }

/** Records a dispute, and an event of a provider that the site no longer uses, which a replay cannot process. */
async function reported({ platform: { db, clock } }: TestApp): Promise<void> {
  const [provider, now] = ['stripe', clock.now()]
  const event = { id: randomUUID(), type: 'charge.succeeded', key: null }
  await recordUnprocessed(db, { provider, event, attemptUid: null, problem: 'provider', now })
  const reference = randomUUID()
  await insertDifference(db, { provider, kind: 'dispute', problem: 'dispute', state: 'open', reference, at: now })
}

async function sold(app: TestApp, admin: string): Promise<Record<string, string>> {
  const subscriber = await createSubscriber(app)
  const paid = await subscriber.subscribe()
  if (paid.status !== 200) throw new Error(`the subscriber could not subscribe: ${JSON.stringify(paid.body)}`)
  await app.settle()
  await reconcileLedger(app.platform)
  await reported(app)
  await receiveMail(app.platform, Buffer.from('no mail'), 'mailbox')
  const { email } = await createContactTicket(app)
  await markUndeliverable(app.platform.db, email, app.clock.now())
  const gift = await orderGift(app, {})
  const formula = await create(app, admin, '/staff/formulas', {
    uid: 'autre',
    name: 'Autre',
    amount: 990,
    ...duration,
  })
  const token = await create(app, admin, '/staff/traffic-tokens', { value: 'jeton', formula: 'default' })
  const code = await create(app, admin, '/staff/codes', { uid: 'REDUCTION', percent: 10 })
  const member = await createAccount(app.platform, app.platform.db, {
    email: `${randomUUID()}@exemple.fr`,
    roles: ['user'],
  })
  const later = { startAfter: new Date(Date.now() + 86_400_000) }
  await app.platform.jobs.enqueue(app.platform.db, sendMailJob as PlatformJob, { uid: randomUUID() }, later)
  const subscription = await firstOf(app, admin, '/staff/subscriptions')
  await app.platform.db.execute(
    sql`insert into leaving_answers (subscription_uid, reason, answered_at) values (${subscription}, 'price', now())`,
  )
  const colleague = { email: `${randomUUID()}@exemple.fr`, name: 'Inès', roles: ['editor'] }
  return {
    '/formulas': 'default',
    '/gifts/orders': gift.body.payload.uid,
    '/traffic-tokens': token,
    '/staff/formulas': formula,
    '/staff/traffic-tokens': token,
    '/staff/codes': code,
    '/staff/members': member.uid,
    '/staff/staff': await create(app, admin, '/staff/staff', colleague),
    '/staff/subscriptions': subscription,
    '/staff/leaving-answers': subscription,
    '/staff/payments': await firstOf(app, admin, '/staff/payments'),
    '/staff/credits': await firstOf(app, admin, '/staff/credits'),
    '/staff/gifts': await firstOf(app, admin, '/staff/gifts'),
    '/staff/reconciliations': await firstOf(app, admin, '/staff/reconciliations'),
    '/staff/ledger-differences': await firstOf(app, admin, '/staff/ledger-differences'),
    '/staff/undeliverable-contacts': await firstOf(app, admin, '/staff/undeliverable-contacts'),
    '/staff/set-aside-mails': await firstOf(app, admin, '/staff/set-aside-mails'),
    '/staff/provider-events': await firstOf(app, admin, '/staff/provider-events'),
    '/staff/mails': await firstOf(app, admin, '/staff/mails'),
    '/staff/jobs': await firstOf(app, admin, '/staff/jobs'),
    '/staff/audit': await firstOf(app, admin, '/staff/audit'),
    '/staff/settings': 'site-name',
  }
}

async function discussionOf(app: TestApp, vip: TestUser, coach: TestUser): Promise<string> {
  const body = { title: `Titre : ${secrets.discussion}`, message: secrets.discussion, coach: coach.uid }
  return create(app, vip.token, '/support/coaching/tickets', body)
}

async function withdrawnTransfer(app: TestApp, uid: string, coach: TestUser, other: TestUser): Promise<string> {
  const path = `/staff/tickets/${uid}/transfers`
  const transfer = await create(app, coach.token, path, { coach: other.uid, version: 1 })
  await app.call('POST', `${path}/withdraw`, { token: coach.token })
  return transfer
}

async function offeredIn(app: TestApp, uid: string, coach: TestUser, article: string): Promise<string> {
  const body = { message: 'Pour vous', articles: [article] }
  const answer = await app.call('POST', `/staff/tickets/${uid}/messages`, { token: coach.token, body })
  return answer.body.payload.articles[0].uid
}

/** Writes a voice as the member, through the mailed link. @returns its uid */
async function voiceOf(app: TestApp, token: string, { uid, email }: TestUser): Promise<string> {
  await app.call('POST', `/staff/members/${uid}/invite-voice`, { token })
  const mail = (await app.mailsTo(email)).at(-1)
  const link = /\/voices\/([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? ''
  return create(app, '', `/voices/${link}`, { text: 'Quelques mots de plus de vingt.', name: 'Zoé', consent: true })
}

export async function setScene(app: TestApp): Promise<Scene> {
  const people: Scene['people'] = {
    user: await createUser(app, secrets.user, 'user'),
    'other user': await createUser(app, 'Autre', 'user'),
    vip: await createUser(app, secrets.user, 'user', 'vip'),
    'other vip': await createUser(app, 'Autre', 'user', 'vip'),
    coach: await createUser(app, 'Claire', 'user', 'coach'),
    'other coach': await createUser(app, 'Autre', 'user', 'coach'),
    support: await createUser(app, 'Marion', 'user', 'support'),
    editor: await createUser(app, 'Sophie', 'user', 'editor'),
    admin: await createUser(app, 'Ada', 'user', 'admin'),
  }
  const mine = await createContactTicket(app, { message: secrets.contact, title: `[Autre]: ${secrets.contact}` })
  const another = await createContactTicket(app, { message: 'Bonjour' })
  const inTwoMonths = new Date(Date.now() + 60 * 86_400_000).toISOString().slice(0, 10)
  const links = { link: mine.headers, 'other link': another.headers }
  const { token } = people.admin
  const reply = (type: string) => create(app, token, '/staff/saved-replies', { type, title: 'Merci', content: 'Merci' })
  const tickets = { contact: mine.uid, coaching: await discussionOf(app, people.vip, people.coach) }
  const [contact, coaching] = [`/support/contact/tickets/${mine.uid}`, `/support/coaching/tickets/${tickets.coaching}`]
  const content = await published(app, token)
  return {
    app,
    people,
    links,
    uids: {
      ...content,
      ...(await sold(app, token)),
      '/staff/mail-texts': 'accounts.welcome',
      '/staff/working-hours': people.coach.uid,
      '/staff/coach-profiles': people.coach.uid,
      '/staff/coaches': people.coach.uid,
      '/staff/contacts': mine.answer.body.payload.contact.uid,
      '/staff/voices': await voiceOf(app, token, people.vip),
      '/content/coaches': `coach-${people.coach.uid}`,
      '/staff/coaching-themes': await create(app, token, '/staff/coaching-themes', { name: 'Vie', colour: '#b9c4ae' }),
      '/staff/credentials': await create(app, token, '/staff/credentials', {
        coach: people.coach.uid,
        kind: 'diploma',
        title: 'Diplôme',
      }),
      '/staff/covers': await create(app, token, '/staff/covers', {
        coach: people.coach.uid,
        cover: people['other coach'].uid,
        from: inTwoMonths,
        to: inTwoMonths,
      }),
      '/staff/terms-versions': await firstOf(app, token, '/staff/terms-versions'),
      '/staff/imports': await imported(app, token),
    },
    tickets,
    transfer: await withdrawnTransfer(app, tickets.coaching, people.coach, people['other coach']),
    offered: await offeredIn(app, tickets.coaching, people.coach, content['/staff/articles'] ?? ''),
    attachments: {
      contact: await sentWith(app, contact, { headers: mine.headers }, `${secrets.contact}.png`),
      coaching: await sentWith(app, coaching, { token: people.vip.token }, `${secrets.discussion}.png`),
    },
    unsent: {
      contact: await attached(app, contact, { headers: mine.headers }),
      coaching: await attached(app, coaching, { token: people.vip.token }),
    },
    replies: { contact: await reply('contact'), coaching: await reply('coaching') },
    credentials(caller) {
      if (caller === 'visitor') return {}
      if (caller === 'link' || caller === 'other link') return { headers: links[caller] }
      return { token: people[caller].token }
    },
  }
}
