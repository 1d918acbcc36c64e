import { randomUUIDv7 } from 'node:crypto'
import { eq, lt, sql } from 'drizzle-orm'
import { type Database, rowsOf } from '../../platform/database/index.ts'
import { signInFailures } from './tables.ts'

export interface FailureCounts {
  account: number
  address: number
  otp: number
  /** the first of each that still counts */
  accountSince: Date | null
  addressSince: Date | null
}

export interface Attempt {
  /** hash of the identifier */
  account: string
  address: string
}

interface Row extends Record<string, unknown> {
  account: number
  address: number
  otp: number
  account_since: string | Date | null
  address_since: string | Date | null
}

const toDate = (value: string | Date | null) => (value === null ? null : new Date(value))

/** @param since from when failures count; @param otpSince the same for second factors, further back */
export async function countFailures(
  db: Database,
  attempt: Attempt,
  since: Date,
  otpSince: Date,
): Promise<FailureCounts> {
  const { account, address, kind, at } = signInFailures
  const from = sql`${since.toISOString()}::timestamptz`
  const otpFrom = sql`${otpSince.toISOString()}::timestamptz`
  const ofAccount = sql`filter (where ${account} = ${attempt.account} and ${at} > ${from})`
  const ofAddress = sql`filter (where ${address} = ${attempt.address} and ${at} > ${from})`
  const [row] = await rowsOf<Row>(
    db,
    sql`select count(*) ${ofAccount}::int as account, count(*) ${ofAddress}::int as address,
          count(*) filter (where ${account} = ${attempt.account} and ${kind} = 'otp')::int as otp,
          min(${at}) ${ofAccount} as account_since, min(${at}) ${ofAddress} as address_since
        from ${signInFailures}
        where ${at} > ${otpFrom} and (${account} = ${attempt.account} or ${address} = ${attempt.address})`,
  )
  if (!row) throw new Error('a count without a row')
  return {
    account: row.account,
    address: row.address,
    otp: row.otp,
    accountSince: toDate(row.account_since),
    addressSince: toDate(row.address_since),
  }
}

/** Until the caller's transaction ends, nobody else counts failures of that account or address. */
export async function lockAttempt(db: Database, attempt: Attempt): Promise<void> {
  const keys = [`account:${attempt.account}`, `address:${attempt.address}`].sort()
  for (const key of keys) await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`)
}

export async function insertFailure(db: Database, attempt: Attempt, kind: 'password' | 'otp', at: Date): Promise<void> {
  await db.insert(signInFailures).values({ uid: randomUUIDv7(), ...attempt, kind, at })
}

/** They still count for the addresses they came from. */
export async function forgiveAccount(db: Database, account: string): Promise<void> {
  await db.update(signInFailures).set({ account: null }).where(eq(signInFailures.account, account))
}

export async function deleteOldFailures(db: Database, before: Date): Promise<void> {
  await db.delete(signInFailures).where(lt(signInFailures.at, before))
}
