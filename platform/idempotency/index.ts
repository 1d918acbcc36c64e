import { createHash } from 'node:crypto'
import { eq, lt } from 'drizzle-orm'
import type { Clock } from '../clock/index.ts'
import type { Database } from '../database/index.ts'
import { conflict, violation } from '../errors/index.ts'
import { defineSweep } from '../jobs/index.ts'
import { idempotencyKeys } from './tables.ts'

const dayMilliseconds = 86_400_000

export interface IdempotentWrite {
  call: string
  /** who calls: the same key of two people is two keys */
  caller: string
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

function hash(...parts: string[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('base64url')
}

/**
 * Runs the write once per key. The key, the write and its answer are one transaction: a second sender waits for the
 * first to commit, then reads its answer; a crash leaves neither.
 * @throws 409 where the key came with another body before
 */
export async function writeOnce(
  db: Database,
  clock: Clock,
  write: IdempotentWrite,
  run: (db: Database) => Promise<Answer>,
): Promise<Answer> {
  const scope = hash(write.call, write.caller, write.key)
  const bodyHash = hash(JSON.stringify(write.body ?? null, sortKeys))
  return db.transaction(async (db) => {
    const inserted = await db
      .insert(idempotencyKeys)
      .values({ scope, bodyHash, createdAt: clock.now() })
      .onConflictDoNothing()
      .returning({ scope: idempotencyKeys.scope })
    if (inserted.length === 0) {
      const [first] = await db.select().from(idempotencyKeys).where(eq(idempotencyKeys.scope, scope))
      if (!first || first.bodyHash !== bodyHash) {
        throw conflict([violation('Idempotency-Key', 'Cette clé a déjà servi pour un autre contenu.', 'duplicate')])
      }
      return { status: first.status ?? 200, body: first.answer ?? undefined }
    }
    const answer = await run(db)
    await db
      .update(idempotencyKeys)
      .set({ status: answer.status, answer: answer.body ?? null })
      .where(eq(idempotencyKeys.scope, scope))
    return answer
  })
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
