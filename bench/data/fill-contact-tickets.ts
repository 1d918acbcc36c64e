import { randomUUID } from 'node:crypto'
import { encrypt } from '../../platform/keys/index.ts'
import { copyRows } from './copy-rows.ts'
import { encryptDiscussion, fillChannel, messagesPerTicket } from './fill-messages.ts'
import { openTicket } from './open-ticket.ts'
import type { SizedServer } from './sizes.ts'

const syllables = ['ba', 'clo', 'dri', 'fu', 'gué', 'lan', 'mou', 'nel', 'pi', 'rou', 'sac', 'ti', 'vo', 'zel']
/** Meaningless words with frequencies as in a language: the first are much more frequent than the last. */
const vocabulary = syllables.flatMap((first) =>
  syllables.flatMap((second) => syllables.map((third) => `${first}${second}${third}`)),
)

/** Searched words: each occurs in one of this many messages. */
const frequencies = { bonjour: 2, séance: 20, remboursement: 200, parapluie: 500 } as const

/** SQL for the text of message `place` of ticket `n`. */
function messageText(): string {
  const sought = Object.entries(frequencies).map(
    ([word, every]) => `case when (n * ${messagesPerTicket} + place) % ${every} = 0 then '${word} ' else '' end`,
  )
  const word = `($2::text[])[1 + floor(power(random(), 3) * ${vocabulary.length})::int]`
  return `(select ${sought.join(' || ')} || string_agg(${word}, ' ') from generate_series(1, 8 + 0 * place))`
}

/** Indexes words as `addWords` does: with two stemmings, one row per ticket. */
const indexWords = `insert into support_ticket_words (ticket_uid, search)
  select ticket_uid, strip(to_tsvector('pg_catalog.french', words) || to_tsvector('public.french_fold', words))
  from (select ticket_uid, string_agg(content, ' ') as words from support_entries where kind = 'message'
    and ticket_uid in (select uid from support_tickets where type = 'contact') group by ticket_uid) requests
  on conflict do nothing`

const discussionText = (at: number): string =>
  `${at % 2_000 === 0 ? 'Ce parapluie… ' : ''}${'Comme on en écrit d’habitude à sa coach, en quelques phrases. '.repeat(4)}`

/** Inserts contact tickets of ten messages each, with different words, up to the total size. */
export async function fillContactTickets(sized: SizedServer): Promise<void> {
  const { database, size } = sized
  const { uid } = await openTicket(sized.server.url, sized.database)
  await fillChannel(database, 'contact', uid, size / messagesPerTicket, {
    content: messageText(),
    parameters: [vocabulary],
  })
  await database.query(indexWords)
}

const perDiscussion = 50

/** Inserts discussions of one member with the demo's coach, each with its own key. @param messages total number of messages */
export async function fillDiscussions({ database }: SizedServer, messages: number): Promise<void> {
  const { rows } = await database.query<{ uid: string }>(
    `select t.uid from support_tickets t join users coach on coach.uid = t.assignee_uid
     where t.type = 'coaching' and coach.email = 'coach@exemple.fr'
       and exists (select from support_entries e where e.ticket_uid = t.uid and e.kind = 'message') limit 1`,
  )
  const template = rows[0]?.uid
  if (!template) throw new Error('the demo content has no discussion of the coach')
  const uids = Array.from({ length: messages / perDiscussion }, () => randomUUID())
  await copyRows(database, {
    table: 'support_tickets',
    template: `uid = '${template}'`,
    values: { uid: 'copy.uid', sequence: String(perDiscussion) },
    source: 'unnest($1::uuid[]) as copy(uid)',
    parameters: [uids],
  })
  for (const [at, uid] of uids.entries()) {
    const key = await encryptDiscussion(database, uid)
    const entries = Array.from({ length: perDiscussion }, () => randomUUID())
    const contents = entries.map((entry, place) =>
      encrypt(key, `${uid}/${entry}`, discussionText(at * perDiscussion + place)),
    )
    await copyRows(database, {
      table: 'support_entries',
      template: `ticket_uid = '${template}' and kind = 'message'`,
      values: { uid: 'copy.uid', ticket_uid: `'${uid}'`, content: 'copy.content', sequence: 'copy.place' },
      source: 'unnest($1::uuid[], $2::text[]) with ordinality as copy(uid, content, place)',
      parameters: [entries, contents],
    })
  }
}
