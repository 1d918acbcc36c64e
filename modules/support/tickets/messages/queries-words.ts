import { type SQL, sql } from 'drizzle-orm'
import { type Database, replaceSignsWithSpaces, rowsOf, splitWords } from '../../../../platform/database/index.ts'
import { entries, tickets } from '../../tables.ts'
import { ticketWords } from '../../tables-words.ts'

/** Beyond this size, further words of a thread are not indexed: PostgreSQL refuses a text search vector above 1 MiB. */
const mostBytes = 600_000
/** Length of text that certainly fits in the index when it is rebuilt. */
const mostCharacters = 200_000

/** Stems with accents, and without: « remboursée » has the stem of « remboursement » only with its accent. */
const stemmings = ['pg_catalog.french', 'public.french_fold']

const vectorOf = (text: SQL): SQL =>
  sql`strip(${sql.join(
    stemmings.map((stemming) => sql`to_tsvector(${stemming}, ${text})`),
    sql` || `,
  )})`

/** Condition: a contact ticket contains every word of `q`, in any inflection. Stop words such as « de » are ignored. */
export function hasWords(q: string): SQL {
  const queries = splitWords(q).map(
    (word) =>
      sql`(${sql.join(
        stemmings.map((stemming) => sql`plainto_tsquery(${stemming}, ${replaceSignsWithSpaces(sql`${word}::text`)})`),
        sql` || `,
      )})`,
  )
  return sql`${ticketWords.search} @@ (${sql.join(queries, sql` && `)})`
}

/** With more matches than this, reading the tickets in list order finds the newest matches sooner. */
const manyRequests = 1_000

/**
 * Contact tickets that contain every word of `q`: a PostgreSQL array of their uids as text, passed back unparsed; null
 * for none, 'many' above `manyRequests`. PostgreSQL cannot estimate rare words: with the words in the list's query it
 * would read every ticket to find none.
 */
export async function findContactTicketUids(db: Database, q: string): Promise<string | null> {
  const found = sql`select ${ticketWords.ticketUid} as uid from ${ticketWords} where ${hasWords(q)} limit ${manyRequests + 1}`
  const [row] = await rowsOf<{ uids: string | null }>(
    db,
    sql`select case when count(*) > ${manyRequests} then 'many' else array_agg(uid)::text end as uids from (${found}) as found`,
  )
  return row?.uids ?? null
}

export async function addWords(db: Database, ticketUid: string, texts: readonly string[]): Promise<void> {
  const search = vectorOf(replaceSignsWithSpaces(sql`${texts.join('\n')}::text`))
  await db
    .insert(ticketWords)
    .values({ ticketUid, search })
    .onConflictDoUpdate({
      target: ticketWords.ticketUid,
      set: {
        search: sql`case when octet_length(${ticketWords.search}::text) < ${mostBytes}
          then strip(${ticketWords.search} || excluded.search) else ${ticketWords.search} end`,
      },
    })
}

/** Rebuilds the index of a contact ticket whose messages were removed or moved. Discussions have no index. */
export async function rebuildWords(db: Database, ticketUid: string): Promise<void> {
  const texts = sql`select string_agg(${entries.content}, ' ' order by ${entries.sequence} desc) from ${entries}
    where ${entries.ticketUid} = ${ticketUid}::uuid and ${entries.kind} <> 'status'`
  const all = sql`select ${replaceSignsWithSpaces(sql`left(${tickets.title} || ' ' || coalesce((${texts}), ''), ${mostCharacters})`)} as text
    from ${tickets} where ${tickets.uid} = ${ticketUid}::uuid`
  await db.execute(
    sql`update ${ticketWords} set search = ${vectorOf(sql`ticket.text`)} from (${all}) ticket
      where ${ticketWords.ticketUid} = ${ticketUid}::uuid`,
  )
}
