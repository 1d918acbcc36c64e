import { randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { secrets } from './tables.ts'
import type { Database } from './types.ts'

/** 256 random bits under that name, made by whichever process asks first. */
export async function secretOf(db: Database, name: string): Promise<Uint8Array> {
  await db
    .insert(secrets)
    .values({ name, value: randomBytes(32).toString('base64url') })
    .onConflictDoNothing()
  const [row] = await db.select().from(secrets).where(eq(secrets.name, name))
  if (!row) throw new Error(`the secret ${name} could not be kept`)
  return Buffer.from(row.value, 'base64url')
}
