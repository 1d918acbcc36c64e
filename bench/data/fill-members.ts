import type pg from 'pg'
import { copyRows, uuidOf } from './copy-rows.ts'
import { fillGifts } from './fill-gifts.ts'
import type { SizedServer } from './sizes.ts'

export const paymentsPerMember = 10

const uidOf = (kind: string, number: string) => uuidOf(`'${kind}' || ${number}`)

/**
 * Inserts members with active subscriptions, each with ten payments, a gift and an audit line.
 * @param payments total number of payments
 */
async function fill(database: pg.Pool, payments: number): Promise<void> {
  const members = payments / paymentsPerMember
  const parameters = [members]
  const source = 'generate_series(1, $1::int) n'
  const ofCamille = `user_uid = (select uid from users where email = 'camille@exemple.fr')`
  const subscriber = `subscriber_uid = (select uid from subscribers where ${ofCamille})`
  // Older than the days that the server compares with the provider, which does not know these payments.
  const paidAt = `now() - interval '40 days' - (n * ${paymentsPerMember} + place) * interval '10 seconds'`
  // Unique, as from a provider: the ledger comparison would read a shared reference as a million rows of one payment.
  const reference = `'charge-' || n || '-' || place`
  const minutesAgo = `now() - n * interval '1 minute'`
  await copyRows(database, {
    table: 'users',
    template: `email = 'camille@exemple.fr'`,
    values: {
      uid: uidOf('user', 'n'),
      email: `'membre' || n || '@exemple.fr'`,
      name: `(array['Zoé', 'Inès', 'Anaïs', 'Maëlle', 'Chloé'])[n % 5 + 1] || ' ' || initcap(left(md5(n::text), 6))`,
      coaching_uid: uidOf('coaching', 'n'),
      created_at: minutesAgo,
    },
    source,
    parameters,
  })
  await copyRows(database, {
    table: 'subscribers',
    template: ofCamille,
    values: { uid: uidOf('subscriber', 'n'), user_uid: uidOf('user', 'n'), created_at: minutesAgo },
    source,
    parameters,
  })
  await copyRows(database, {
    table: 'subscriptions',
    template: subscriber,
    values: {
      uid: uidOf('subscription', 'n'),
      subscriber_uid: uidOf('subscriber', 'n'),
      member_since: `(select created_at from users where uid = ${uidOf('user', 'n')})`,
      status: `case when n % 50 = 0 then 'pastDue' else 'active' end`,
      past_due_at: `case when n % 50 = 0 then ${minutesAgo} end`,
      ordered_at: minutesAgo,
      started_at: minutesAgo,
      // Nothing must be charged during the measurement.
      next_action_at: 'null::timestamptz',
      expiration_at: `now() + interval '1 year'`,
    },
    source,
    parameters,
  })
  await copyRows(database, {
    table: 'payment_attempts',
    template: subscriber,
    values: {
      uid: uidOf('attempt', `n || '-' || place`),
      subscription_uid: uidOf('subscription', 'n'),
      subscriber_uid: uidOf('subscriber', 'n'),
      period: 'place',
      way: `'stored'`,
      state: `case when (n + place) % 100 = 0 then 'failed' else 'succeeded' end`,
      request_key: 'null',
      reference,
      look_at: 'null::timestamptz',
      created_at: paidAt,
    },
    source: `${source}, generate_series(1, ${paymentsPerMember}) place`,
    parameters,
  })
  await copyRows(database, {
    table: 'ledger',
    template: subscriber,
    values: {
      uid: uidOf('ledger', `n || '-' || place`),
      key: `'charge:' || n || '-' || place`,
      reference,
      attempt_uid: uidOf('attempt', `n || '-' || place`),
      subscription_uid: uidOf('subscription', 'n'),
      subscriber_uid: uidOf('subscriber', 'n'),
      at: paidAt,
    },
    source: `${source}, generate_series(1, ${paymentsPerMember}) place`,
    parameters,
  })
  await fillGifts(database, members, uidOf)
  await database.query(
    `insert into audit_entries (uid, at, actor, action, resource, target, detail)
     select ${uidOf('audit', 'n')}, ${minutesAgo}, null, 'members.suspend', 'members', ${uidOf('user', 'n')}, '{}'
     from ${source}`,
    parameters,
  )
}

export const fillMembers = ({ database, size }: SizedServer): Promise<void> => fill(database, size)
