import type { Database } from '../../../platform/database/index.ts'
import type { Platform } from '../../../platform/index.ts'
import { findAnswer, findPressingDiscussion } from './queries-today.ts'

/** The discussion that concerns a member most now, without any of its words. */
export interface Today {
  discussion: string
  /** null: the discussion has no coach yet */
  coach: string | null
  /** ISO date of the last answer that the member has not read */
  answered: string | null
  /** ISO date before which an answer was promised; null: the member does not wait, or nothing was promised */
  answerBy: string | null
}

const todayKey = 'today'

async function find(db: Database, ownerUid: string): Promise<Today | null> {
  const ticket = await findPressingDiscussion(db, ownerUid)
  if (!ticket) return null
  const { uid: discussion, unread, assigneeName, answerDueAt } = ticket
  const answer = unread ? await findAnswer(db, discussion) : undefined
  return {
    discussion,
    coach: answer?.authorName ?? assigneeName,
    answered: answer?.createdAt.toISOString() ?? null,
    answerBy: answerDueAt?.toISOString() ?? null,
  }
}

/**
 * Reads the discussion that concerns the member most; cached in memory until the database reports a change.
 * @param db not a transaction
 * @returns null if there is neither an unread answer nor a message that waits for one
 */
export async function readToday(
  { readers }: Pick<Platform, 'readers'>,
  db: Database,
  uid: string,
): Promise<Today | null> {
  return (await readers.load(uid, todayKey, () => find(db, uid))) ?? null
}

/** The cached value; undefined if it must be read first. */
export const cachedToday = ({ readers }: Pick<Platform, 'readers'>, uid: string): Today | null | undefined =>
  readers.get<Today | null>(uid, todayKey)
