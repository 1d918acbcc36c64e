import { eq } from 'drizzle-orm'
import type { Clock } from '../clock/index.ts'
import type { Database } from '../database/index.ts'
import { mails } from './tables.ts'

/** What a server said of a mail that left. `late` is no end: it is still trying. */
interface MailBounce {
  kind: 'hard' | 'soft' | 'late'
  detail: string
}

/** What a module does where an address takes no mail. */
export type RefusedAddress = (db: Database, recipient: string, at: Date) => Promise<void>

const listeners: RefusedAddress[] = []

/** Called once by each module that writes to people it could stop writing to. */
export function onRefusedAddress(listener: RefusedAddress): void {
  listeners.push(listener)
}

/** @returns the recipient of the mail that came back, or undefined where it is none of ours */
export async function noteBounce(
  db: Database,
  clock: Clock,
  uid: string,
  { kind, detail }: MailBounce,
): Promise<string | undefined> {
  const outcome = kind === 'late' ? {} : { state: 'bounced' as const, bounce: kind, bouncedAt: clock.now() }
  const [mail] = await db
    .update(mails)
    .set({ ...outcome, error: detail })
    .where(eq(mails.uid, uid))
    .returning({ recipient: mails.recipient })
  if (mail && kind === 'hard') for (const listener of listeners) await listener(db, mail.recipient, clock.now())
  return mail?.recipient
}
