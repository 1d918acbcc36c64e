import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { rowsOf } from '../../../../platform/database/index.ts'
import { createTestApp, type TestApp } from '../../../../tests/fixtures/test-app.ts'
import { randomEmail } from '../../fixtures/tickets.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp({ workers: false })
})
afterAll(() => app.close())

/** Statements of the migrations that change rows; the tables have today's columns already. */
const updates = ['0070_undeliverable-by-mistake', '0073_complaints-and-import-lines'].flatMap((name) =>
  readFileSync(new URL(`../../../../migrations/${name}.sql`, import.meta.url), 'utf8')
    .split('--> statement-breakpoint')
    .filter((statement) => /^UPDATE "(?:mails|support_contacts)"/m.test(statement)),
)

/** A contact that the former version marked as undeliverable after these server answers. */
async function markedContact(...answers: readonly string[]): Promise<string> {
  const email = randomEmail()
  const { db } = app.platform
  await db.execute(sql`insert into support_contacts (uid, email, created_at, undeliverable_at)
    values (${randomUUID()}, ${email}, now(), now())`)
  for (const error of answers)
    await db.execute(sql`insert into mails (uid, recipient, subject, html, text, kind, state, bounce, bounced_at, error, created_at)
      values (${randomUUID()}, ${email}, 'Votre demande', '', '', 'support.answer', 'bounced', 'hard', now(), ${error}, now())`)
  return email
}

async function stateOf(email: string) {
  const rows = await rowsOf<{ marked: boolean; bounces: string[] }>(
    app.platform.db,
    sql`select undeliverable_at is not null as marked,
      array(select bounce from mails where recipient = email order by error) as bounces
      from support_contacts where email = ${email}`,
  )
  return rows[0]
}

test('The migrations release contacts whose mails were refused because of the site', async () => {
  const aboutUs = [
    '554 5.7.1 Service unavailable; Client host [192.0.2.1] blocked',
    '550 5.7.1 Relaying denied',
    '554 5.7.0 try again later',
    '550 5.4.5 Daily sending quota exceeded',
  ]
  const dead = [
    '550 5.1.1 <zoe@exemple.fr>: Recipient address rejected: User unknown',
    '5.1.10 smtp; 550 RecipientNotFound',
    '550 No such user here',
    '550 5.2.1 The account is disabled',
    '550 Adresse inconnue',
  ]
  const released = await Promise.all(aboutUs.map((answer) => markedContact(answer)))
  const kept = await Promise.all(dead.map((answer) => markedContact(answer)))
  const both = await markedContact(aboutUs[1] ?? '', dead[0] ?? '')
  const withoutMails = await markedContact()
  for (const statement of updates) await app.platform.db.execute(sql.raw(statement))
  for (const email of released) expect(await stateOf(email)).toEqual({ marked: false, bounces: ['soft'] })
  for (const email of kept) expect(await stateOf(email)).toEqual({ marked: true, bounces: ['hard'] })
  expect(await stateOf(both)).toEqual({ marked: true, bounces: ['hard', 'soft'] })
  // Its mails no longer exist: nothing shows that the address is dead.
  expect(await stateOf(withoutMails)).toEqual({ marked: false, bounces: [] })
})
