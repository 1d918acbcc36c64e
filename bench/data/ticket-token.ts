import { createHash, randomBytes } from 'node:crypto'
import type pg from 'pg'

/** Creates an access token for a ticket, like the one in its mail; the database stores only a digest. */
export async function ticketToken(database: pg.Pool | pg.Client, ticketUid: string): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  const { rowCount } = await database.query(
    `insert into support_access_tokens (digest, contact_uid, created_at, expires_at)
     select $1, owner_uid, now(), now() + interval '1 day' from support_tickets where uid = $2`,
    [createHash('sha256').update(token).digest('base64url'), ticketUid],
  )
  if (rowCount !== 1) throw new Error(`no ticket ${ticketUid}`)
  return token
}
