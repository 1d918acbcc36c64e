import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { createAccount } from '../../../modules/accounts/index.ts'
import { createSubscriber } from '../../../modules/subscriptions/fixtures/subscriber.ts'
import { reconcileLedger } from '../../../modules/subscriptions/reconciliation/reconcile-ledger.ts'
import { openedTicket, type Somebody, somebody } from '../../../modules/support/support.fixture.ts'
import type { HouseRequest, TestHouse } from '../../fixtures/house.ts'
import type { Caller } from './callers.ts'

/** What nobody but those it concerns may find in any answer. */
export const secrets = {
  contact: 'secret-de-la-demande',
  discussion: 'secret-de-la-discussion',
  user: 'secret-de-la-lectrice',
} as const

/** Something of everything, each with its owner and a stranger beside. */
export interface Scene {
  house: TestHouse
  people: Record<
    'user' | 'other user' | 'vip' | 'other vip' | 'coach' | 'other coach' | 'support' | 'editor' | 'admin',
    Somebody
  >
  links: Record<'link' | 'other link', Record<string, string>>
  /** by the first part of the path that ends in an identifier: `/staff/articles` */
  uids: Record<string, string>
  tickets: Record<'contact' | 'coaching', string>
  replies: Record<'contact' | 'coaching', string>
  /** sent by the person in her ticket */
  attachments: Record<'contact' | 'coaching', string>
  /** uploaded by the person, not sent */
  unsent: Record<'contact' | 'coaching', string>
  /** a proposal about the discussion that was taken back */
  transfer: string
  /** a way in of the caller’s own */
  credentials(caller: Caller): HouseRequest
}

async function create(house: TestHouse, token: string, path: string, body: unknown): Promise<string> {
  const answer = await house.call('POST', path, { token, body })
  if (answer.status !== 201) throw new Error(`${path}: ${JSON.stringify(answer.body)}`)
  return answer.body.payload.uid
}

async function firstOf(house: TestHouse, token: string, path: string): Promise<string> {
  const { body } = await house.call('GET', path, { token })
  const [first] = body.payload
  if (!first) throw new Error(`${path} lists nothing`)
  return first.uid
}

/** A request that uploads a small picture. */
export async function uploadOf(name = 'page.png'): Promise<Required<Pick<HouseRequest, 'body' | 'headers'>>> {
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

async function uploaded(house: TestHouse, token: string): Promise<string> {
  const answer = await house.call('POST', '/staff/media', { token, ...(await uploadOf()) })
  return answer.body.payload.uid
}

/** What its owner has uploaded to her ticket, not sent yet. */
async function attached(house: TestHouse, path: string, owner: HouseRequest, name?: string): Promise<string> {
  const upload = await uploadOf(name)
  const headers = { ...owner.headers, ...upload.headers }
  const answer = await house.call('POST', `${path}/attachments`, { ...owner, ...upload, headers })
  if (answer.status !== 201) throw new Error(`${path}: ${JSON.stringify(answer.body)}`)
  return answer.body.payload.uid
}

async function sentWith(house: TestHouse, path: string, owner: HouseRequest, name: string): Promise<string> {
  const uid = await attached(house, path, owner, name)
  await house.call('POST', `${path}/messages`, { ...owner, body: { message: 'Voici', attachments: [uid] } })
  return uid
}

async function published(house: TestHouse, token: string): Promise<Record<string, string>> {
  const make = (what: string, body: unknown) => create(house, token, `/staff/${what}`, body)
  const author = await make('authors', { name: 'Claire' })
  const category = await make('categories', { name: 'Vie' })
  const tag = await make('tags', { name: 'Calme' })
  const page = await make('pages', { title: 'Une page', content: '<p>Bonjour</p>' })
  const text = { title: 'Un article', content: '<p>Bonjour</p>', state: 'published', date: '2026-01-01T00:00:00Z' }
  const article = await make('articles', { ...text, author, category, tags: [tag] })
  const media = await uploaded(house, token)
  const made = { articles: article, authors: author, categories: category, tags: tag, pages: page, media }
  const both = Object.entries(made).flatMap(([what, uid]) => [
    [`/staff/${what}`, uid],
    [`/content/${what}`, uid],
  ])
  return { ...Object.fromEntries(both), '/content/articles/related': article }
}

const duration = { periodDuration: 1, periodDurationUnit: 'month' }

async function sold(house: TestHouse, admin: string): Promise<Record<string, string>> {
  const subscriber = await createSubscriber(house)
  const paid = await subscriber.subscribe()
  if (paid.status !== 200) throw new Error(`nobody could subscribe: ${JSON.stringify(paid.body)}`)
  await house.settle()
  await reconcileLedger(house.platform)
  const formula = await create(house, admin, '/staff/formulas', {
    uid: 'autre',
    name: 'Autre',
    amount: 990,
    ...duration,
  })
  const token = await create(house, admin, '/staff/traffic-tokens', { value: 'jeton', formula: 'default' })
  const member = await createAccount(house.platform, house.platform.db, {
    email: `${randomUUID()}@exemple.fr`,
    roles: ['user'],
  })
  const colleague = { email: `${randomUUID()}@exemple.fr`, name: 'Inès', roles: ['editor'] }
  return {
    '/formulas': 'default',
    '/traffic-tokens': token,
    '/staff/formulas': formula,
    '/staff/traffic-tokens': token,
    '/staff/members': member.uid,
    '/staff/staff': await create(house, admin, '/staff/staff', colleague),
    '/staff/subscriptions': await firstOf(house, admin, '/staff/subscriptions'),
    '/staff/payments': await firstOf(house, admin, '/staff/payments'),
    '/staff/credits': await firstOf(house, admin, '/staff/credits'),
    '/staff/reconciliations': await firstOf(house, admin, '/staff/reconciliations'),
    '/staff/mails': await firstOf(house, admin, '/staff/mails'),
    '/staff/audit': await firstOf(house, admin, '/staff/audit'),
    '/staff/settings': 'house-name',
  }
}

async function discussionOf(house: TestHouse, vip: Somebody, coach: Somebody): Promise<string> {
  const body = { title: `Titre : ${secrets.discussion}`, message: secrets.discussion, coach: coach.uid }
  return create(house, vip.token, '/support/coaching/tickets', body)
}

async function withdrawnTransfer(house: TestHouse, uid: string, coach: Somebody, other: Somebody): Promise<string> {
  const path = `/staff/tickets/${uid}/transfers`
  const transfer = await create(house, coach.token, path, { coach: other.uid, version: 1 })
  await house.call('POST', `${path}/withdraw`, { token: coach.token })
  return transfer
}

export async function setScene(house: TestHouse): Promise<Scene> {
  const people: Scene['people'] = {
    user: await somebody(house, secrets.user, 'user'),
    'other user': await somebody(house, 'Autre', 'user'),
    vip: await somebody(house, secrets.user, 'user', 'vip'),
    'other vip': await somebody(house, 'Autre', 'user', 'vip'),
    coach: await somebody(house, 'Claire', 'user', 'coach'),
    'other coach': await somebody(house, 'Autre', 'user', 'coach'),
    support: await somebody(house, 'Marion', 'user', 'support'),
    editor: await somebody(house, 'Sophie', 'user', 'editor'),
    admin: await somebody(house, 'Ada', 'user', 'admin'),
  }
  const mine = await openedTicket(house, { message: secrets.contact, title: `[Autre]: ${secrets.contact}` })
  const another = await openedTicket(house, { message: 'Bonjour' })
  const links = { link: mine.headers, 'other link': another.headers }
  const { token } = people.admin
  const reply = (type: string) =>
    create(house, token, '/staff/saved-replies', { type, title: 'Merci', content: 'Merci' })
  const tickets = { contact: mine.uid, coaching: await discussionOf(house, people.vip, people.coach) }
  const [contact, coaching] = [`/support/contact/tickets/${mine.uid}`, `/support/coaching/tickets/${tickets.coaching}`]
  return {
    house,
    people,
    links,
    uids: {
      ...(await published(house, token)),
      ...(await sold(house, token)),
      '/staff/working-hours': people.coach.uid,
    },
    tickets,
    transfer: await withdrawnTransfer(house, tickets.coaching, people.coach, people['other coach']),
    attachments: {
      contact: await sentWith(house, contact, { headers: mine.headers }, `${secrets.contact}.png`),
      coaching: await sentWith(house, coaching, { token: people.vip.token }, `${secrets.discussion}.png`),
    },
    unsent: {
      contact: await attached(house, contact, { headers: mine.headers }),
      coaching: await attached(house, coaching, { token: people.vip.token }),
    },
    replies: { contact: await reply('contact'), coaching: await reply('coaching') },
    credentials(caller) {
      if (caller === 'visitor') return {}
      if (caller === 'link' || caller === 'other link') return { headers: links[caller] }
      return { token: people[caller].token }
    },
  }
}
