import { createHash, randomBytes } from 'node:crypto'
import type pg from 'pg'
import { fetchPayload } from '../../tests/fixtures/call-api.ts'

/** Creates an access token for a ticket, like the one in its mail; the database stores only a digest. */
async function ticketToken(database: pg.Pool | pg.Client, ticketUid: string): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  const { rowCount } = await database.query(
    `insert into support_access_tokens (digest, contact_uid, created_at, expires_at)
     select $1, owner_uid, now(), now() + interval '1 day' from support_tickets where uid = $2`,
    [createHash('sha256').update(token).digest('base64url'), ticketUid],
  )
  if (rowCount !== 1) throw new Error(`no ticket ${ticketUid}`)
  return token
}

/** Opens a ticket of the help desk. @param place tells visitors apart: each has an e-mail and client address */
export async function openTicket(url: string, database: pg.Pool, place = 0): Promise<{ uid: string; token: string }> {
  const { uid } = await fetchPayload(url, 'POST', '/support/contact/tickets', {
    headers: { 'x-forwarded-for': `10.9.${place >> 6}.${place & 63}` },
    body: { title: '[autre]: Mesure', message: 'Bonjour', email: `mesure-${place}@exemple.fr`, name: 'Mesure' },
  })
  return { uid, token: await ticketToken(database, uid) }
}
