import { createHash, randomUUID } from 'node:crypto'
import type pg from 'pg'
import { decrypt, encrypt } from '../../platform/keys/index.ts'
import { signIn } from '../tools/sign-in.ts'
import { copyRows, uuidOf } from './copy-rows.ts'
import { openTicket } from './open-ticket.ts'
import { benchKey, type SizedServer } from './sizes.ts'

/** Number of messages of an ordinary ticket. */
export const messagesPerTicket = 10

export interface FilledConversations {
  /** uid of the contact ticket that the measured requests read; the coaching requests read `coachingTicket` */
  contactTicket: string
  coachingTicket: string
  contactToken: string
  /** tokens of the subscriber, the coach and the help desk */
  tokens: { person: string; coach: string; support: string }
}

const ticketUid = (channel: string) => uuidOf(`'${channel}' || n`)
const statuses = `(array['new','pending','waiting','closed'])[1 + n % 4]`

/** @param text an SQL expression for message `place` of ticket `n`, with parameters from $2 on; default: the template's text */
export async function fillChannel(
  database: pg.Pool,
  channel: string,
  template: string,
  count: number,
  text?: { content: string; parameters: readonly unknown[] },
): Promise<void> {
  const minutes = `now() - n * interval '1 minute'`
  const said = {
    uid: ticketUid(channel),
    owner_uid: uuidOf(`'owner' || n / 3`),
    contact_uid: uuidOf(`'owner' || n / 3`),
    contact_email: channel === 'contact' ? `'personne-' || n / 3 || '@exemple.fr'` : 'null',
    contact_name: `'Personne ' || n / 3`,
    status: statuses,
    closed_at: `case when n % 4 = 3 then now() end`,
    sequence: String(messagesPerTicket),
    person_messages: String(messagesPerTicket / 2),
    staff_messages: String(messagesPerTicket / 2),
    created_at: minutes,
    modified_at: minutes,
    last_message_at: minutes,
    // Prevents notifications about these rows during measurements.
    answer_due_at: 'null',
    due_warned_at: 'now()',
  }
  await copyRows(database, {
    table: 'support_tickets',
    template: `uid = '${template}'`,
    values: said,
    source: 'generate_series(1, $1::int) n',
    parameters: [count],
  })
  const entry = {
    uid: uuidOf(`'${channel}' || n || '-' || place`),
    ticket_uid: ticketUid(channel),
    sequence: 'place',
    staff: 'place % 2 = 0',
    created_at: minutes,
    ...(text ? { content: text.content } : {}),
  }
  const source = `generate_series(1, $1::int) n, generate_series(1, ${messagesPerTicket}) place`
  await copyRows(database, {
    table: 'support_entries',
    template: `ticket_uid = '${template}' and kind = 'message'`,
    values: entry,
    source,
    parameters: [count, ...(text?.parameters ?? [])],
  })
}

/** Adds messages to a discussion. Messages are encrypted if the channel encrypts. */
async function lengthen(
  database: pg.Pool,
  uid: string,
  length: number,
  encrypted: (place: string, text: string) => string,
): Promise<void> {
  const { rows } = await database.query<{ last: number }>(
    'select max(sequence)::int as last from support_entries where ticket_uid = $1',
    [uid],
  )
  const last = rows[0]?.last ?? 0
  const uids = Array.from({ length }, () => randomUUID())
  const contents = uids.map((place, at) => encrypted(place, `Message ${at}, comme on en écrit d’habitude à sa coach.`))
  const said = {
    uid: 'said.uid',
    content: 'said.content',
    sequence: `${last} + said.place`,
    staff: 'said.place % 2 = 0',
  }
  const source = 'unnest($1::uuid[], $2::text[]) with ordinality as said(uid, content, place)'
  const template = `ticket_uid = '${uid}' and kind = 'message'`
  await copyRows(database, {
    table: 'support_entries',
    template,
    values: said,
    source,
    parameters: [uids, contents],
  })
  await database.query(
    'update support_tickets set sequence = $2, person_messages = $3, staff_messages = $3 where uid = $1',
    [uid, last + length, Math.ceil((last + length) / 2)],
  )
}

/** Gives a discussion its own key and title. @returns the key */
export async function encryptDiscussion(database: pg.Pool, uid: string): Promise<Buffer> {
  const master = Buffer.from(benchKey, 'base64url')
  const id = createHash('sha256').update(master).digest('hex').slice(0, 16)
  const key = createHash('sha256').update(uid).digest()
  await database.query(
    'insert into coaching_discussion_keys (ticket_uid, master_key_id, wrapped) values ($1, $2, $3)',
    [uid, id, encrypt(master, `discussion-key/${uid}`, key)],
  )
  await database.query('update support_tickets set title = $2 where uid = $1', [
    uid,
    encrypt(key, `${uid}/title`, '[confiance]: Mesure'),
  ])
  return key
}

/** Gives the newest discussions their own keys and titles, because staff lists decrypt titles. */
async function encryptNewest(database: pg.Pool, count: number): Promise<void> {
  const { rows } = await database.query<{ uid: string }>(
    `select uid from support_tickets t where type = 'coaching'
       and not exists (select from coaching_discussion_keys k where k.ticket_uid = t.uid)
     order by modified_at desc limit $1`,
    [count],
  )
  for (const { uid } of rows) await encryptDiscussion(database, uid)
}

async function discussionKey(database: pg.Pool, uid: string): Promise<Buffer> {
  const { rows } = await database.query<{ wrapped: string }>(
    'select wrapped from coaching_discussion_keys where ticket_uid = $1',
    [uid],
  )
  return decrypt(Buffer.from(benchKey, 'base64url'), `discussion-key/${uid}`, rows[0]?.wrapped ?? '')
}

/**
 * Inserts tickets of ten messages in both channels, thirty of them of one person, and one long discussion in each.
 * @param length number of messages in the long discussions
 */
export async function fillMessages(sized: SizedServer, length: number): Promise<FilledConversations> {
  const { server, database, size } = sized
  const [person, coach, support] = await Promise.all(
    ['camille', 'coach', 'support'].map((name) => signIn(server.url, `${name}@exemple.fr`)),
  )
  const tokens = { person: person ?? '', coach: coach ?? '', support: support ?? '' }
  const contact = await openTicket(server.url, database)
  const { rows } = await database.query<{ uid: string }>(
    `select uid from support_tickets where type = 'coaching' and exists (
       select from users where uid = owner_uid and email = 'camille@exemple.fr') order by modified_at desc limit 1`,
  )
  const coachingTicket = rows[0]?.uid
  if (!coachingTicket) throw new Error('the demo content has no discussion of camille’s')
  const tickets = size / messagesPerTicket
  await Promise.all([
    fillChannel(database, 'contact', contact.uid, Math.round(tickets * 0.7)),
    fillChannel(database, 'coaching', coachingTicket, Math.round(tickets * 0.3)),
  ])
  await lengthen(database, contact.uid, length, (_place, text) => text)
  const key = await discussionKey(database, coachingTicket)
  await lengthen(database, coachingTicket, length, (place, text) => encrypt(key, `${coachingTicket}/${place}`, text))
  await database.query(
    `update support_tickets t set owner_uid = mine.owner_uid, contact_uid = mine.contact_uid
     from (select owner_uid, contact_uid from support_tickets where uid = $1) mine
     where t.uid in (select ${ticketUid('contact')} from generate_series(1, 30) n)`,
    [contact.uid],
  )
  await encryptNewest(database, 200)
  return { contactTicket: contact.uid, coachingTicket, contactToken: contact.token, tokens }
}
