import { createHmac, hkdfSync } from 'node:crypto'
import { and, eq, gt, inArray, lt, sql } from 'drizzle-orm'
import type { Clock } from '../clock/index.ts'
import type { Database } from '../database/index.ts'
import { conflict, violation } from '../errors/index.ts'
import { defineSweep } from '../jobs/index.ts'
import { decrypt, encrypt } from '../keys/index.ts'
import { idempotencyKeys } from './tables.ts'

const dayMilliseconds = 86_400_000
/** Maximum size of the answers stored for one sender, in bytes; the oldest are deleted. */
const mostKept = 1024 * 1024

export interface IdempotentWrite {
  call: string
  /** the caller: the same key from two people counts as two keys */
  caller: string
  /** the person, or the network of a visitor, whose answers are bounded together */
  sender: string
  key: string
  body: unknown
}

export interface Answer {
  status: number
  body: unknown
}

function sortKeys(_key: string, value: unknown): unknown {
  if (value === null || typeof value !== 'object' || Array.isArray(value)) return value
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
}

/** Uses a keyed digest: a body may contain a password, which could be guessed from a plain digest in a stolen dump. */
function fingerprint(key: Uint8Array, ...parts: string[]): string {
  return createHmac('sha256', key).update(JSON.stringify(parts)).digest('base64url')
}

/**
 * Ciphers for stored answers, which contain people's texts. The key derives from the sender's Idempotency-Key, of which the
 * database has only a digest. So a repeated request can decrypt the answer, but a stolen dump cannot.
 */
function ciphersFor(write: IdempotentWrite, scope: string) {
  const secret = JSON.stringify([write.key, write.caller, write.body ?? null], sortKeys)
  const key = new Uint8Array(hkdfSync('sha256', secret, scope, 'idempotency answer', 32))
  return {
    encrypt: (body: unknown): string => encrypt(key, scope, JSON.stringify(body ?? null)),
    open: (encrypted: unknown): unknown => JSON.parse(decrypt(key, scope, String(encrypted)).toString()) ?? undefined,
  }
}

function recordOf(fingerprintKey: Uint8Array, write: IdempotentWrite) {
  const scope = fingerprint(fingerprintKey, write.call, write.caller, write.key)
  const content = JSON.stringify(write.body ?? null, sortKeys)
  return {
    scope,
    bodyHash: fingerprint(fingerprintKey, write.key, write.caller, content),
    sender: fingerprint(fingerprintKey, 'sender', write.sender),
    answers: ciphersFor(write, scope),
  }
}
type KeyRecord = ReturnType<typeof recordOf>

/** @returns undefined if the key is new. @throws 409 if it was sent with another body before */
async function firstAnswer(db: Database, { scope, bodyHash, answers }: KeyRecord): Promise<Answer | undefined> {
  const [first] = await db.select().from(idempotencyKeys).where(eq(idempotencyKeys.scope, scope))
  if (!first) return undefined
  if (first.bodyHash !== bodyHash) {
    throw conflict([violation('Idempotency-Key', 'Cette clé a déjà servi pour un autre contenu.', 'duplicate')])
  }
  return { status: first.status ?? 200, body: answers.open(first.answer) }
}

/**
 * Deletes the sender's oldest answers beyond the limit, but not the one just written. Rows locked by another of the sender's
 * writes are left for the next deletion.
 */
async function deleteBeyondBound(db: Database, sender: string): Promise<void> {
  const kept = db
    .select({
      scope: idempotencyKeys.scope,
      total:
        sql<number>`sum(${idempotencyKeys.bytes}) over (order by ${idempotencyKeys.createdAt} desc, ${idempotencyKeys.scope})`.as(
          'total',
        ),
      place: sql<number>`row_number() over (order by ${idempotencyKeys.createdAt} desc, ${idempotencyKeys.scope})`.as(
        'place',
      ),
    })
    .from(idempotencyKeys)
    .where(eq(idempotencyKeys.sender, sender))
    .as('kept')
  const beyond = db
    .select({ scope: kept.scope })
    .from(kept)
    .where(and(gt(kept.total, mostKept), gt(kept.place, 1)))
  const free = db
    .select({ scope: idempotencyKeys.scope })
    .from(idempotencyKeys)
    .where(inArray(idempotencyKeys.scope, beyond))
    .for('update', { skipLocked: true })
  await db.delete(idempotencyKeys).where(inArray(idempotencyKeys.scope, free))
}

/** The key, the write and its answer are one transaction: a crash leaves none of them. */
function keep(db: Database, record: KeyRecord, createdAt: Date, run: Write): Promise<Answer> {
  const { scope, bodyHash, sender, answers } = record
  return db.transaction(async (db) => {
    const inserted = await db
      .insert(idempotencyKeys)
      .values({ scope, bodyHash, sender, createdAt })
      .onConflictDoNothing()
      .returning({ scope: idempotencyKeys.scope })
    const first = inserted.length === 0 ? await firstAnswer(db, record) : undefined
    if (first) return first
    const answer = await run(db)
    const stored = answers.encrypt(answer.body)
    await db
      .update(idempotencyKeys)
      .set({ status: answer.status, answer: stored, bytes: stored.length })
      .where(eq(idempotencyKeys.scope, scope))
    await deleteBeyondBound(db, sender)
    return answer
  })
}

/** Writes in the transaction that it receives. */
export type Write = (db: Database) => Promise<Answer>

/**
 * Runs the write once per key; a parallel request waits for the first to commit, then reads its answer.
 * @param prepare runs before the transaction, unless the key is known: slow work, and writes that outlast a refusal
 * @throws 409 if the key was sent with another body before
 */
export async function writeOnce(
  db: Database,
  { clock, fingerprintKey }: { clock: Clock; fingerprintKey: Uint8Array },
  write: IdempotentWrite,
  prepare: () => Promise<Write>,
): Promise<Answer> {
  const record = recordOf(fingerprintKey, write)
  const first = await firstAnswer(db, record)
  if (first) return first
  let run: Write
  try {
    run = await prepare()
  } catch (error) {
    // A parallel request with the same key has completed meanwhile and used up the proof (a password, a link) of this one.
    const meanwhile = await firstAnswer(db, record)
    if (meanwhile) return meanwhile
    throw error
  }
  return keep(db, record, clock.now(), run)
}

export const forgetKeysSweep = defineSweep({
  name: 'idempotency.forget',
  everySeconds: 600,
  async handle({ db, clock }: { db: Database; clock: Clock }) {
    await db
      .delete(idempotencyKeys)
      .where(lt(idempotencyKeys.createdAt, new Date(clock.now().getTime() - dayMilliseconds)))
  },
})
