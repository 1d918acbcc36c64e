import type pg from 'pg'
import { uuidOf } from './copy-rows.ts'

/**
 * Inserts gifts of months, each with its payment: every second one is bought by a visitor, the others by a member. Payment method and
 * provider are copied from a member's payment.
 * @param uidOf the uid of the n-th row of a kind
 * @param count number of gifts
 */
export async function fillGifts(
  database: pg.Pool,
  count: number,
  uidOf: (kind: string, number: string) => string,
): Promise<void> {
  const minutesAgo = `now() - n * interval '1 minute'`
  const buyer = `case when n % 2 = 0 then ${uuidOf(`'visitor' || n`)} else ${uidOf('subscriber', 'n')} end`
  await database.query(
    `insert into gifts (uid, formula, formula_name, months, amount, state, buyer_email, created_at, paid_at, expires_at)
     select ${uidOf('gift', 'n')}, 'default', 'Éclore', 3, 11970, case when n % 10 = 0 then 'void' else 'ready' end,
       case when n % 2 = 0 then 'visiteur' || n || '@exemple.fr' end, ${minutesAgo}, ${minutesAgo}, now() + interval '1 year'
     from generate_series(1, $1::int) n`,
    [count],
  )
  await database.query(
    `insert into subscribers (uid, firstname, lastname, created_at)
     select ${uuidOf(`'visitor' || n`)}, (array['Zoé', 'Inès', 'Anaïs'])[n % 3 + 1], initcap(left(md5(n::text), 6)), ${minutesAgo}
     from generate_series(2, $1::int, 2) n`,
    [count],
  )
  await database.query(
    `insert into payment_attempts
       (uid, gift_uid, subscriber_uid, kind, period, way, amount, provider, state, created_at, settled_at)
     select ${uidOf('gift-attempt', 'n')}, ${uidOf('gift', 'n')}, ${buyer}, 'gift', 0, template.way, 11970,
       template.provider, 'succeeded', ${minutesAgo}, ${minutesAgo}
     from generate_series(1, $1::int) n, (select way, provider from payment_attempts limit 1) template`,
    [count],
  )
}
