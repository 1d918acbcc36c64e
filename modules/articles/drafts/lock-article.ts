import { writeAudit } from '../../../platform/audit/index.ts'
import type { Database } from '../../../platform/database/index.ts'
import { type AppError, conflict, violation } from '../../../platform/errors/index.ts'
import type { Platform } from '../../../platform/index.ts'
import type { Viewer } from '../../../platform/sessions/index.ts'
import type { Actor, StaffContext } from '../../../platform/staff/index.ts'
import { nameOfPerson } from './people.ts'
import { findLock, type LockRow, putLock, removeLock } from './queries-locks.ts'
import { requireArticle } from './require-article.ts'

type Clock = Pick<Platform, 'clock'>

const lockMilliseconds = 90_000

export interface Lock {
  holder: { uid: string; name: string }
  until: string
}

export async function presentLock(db: Database, { holder, until }: LockRow): Promise<Lock> {
  return { holder: await nameOfPerson(db, holder), until: until.toISOString() }
}

async function lockedBy(db: Database, lock: LockRow): Promise<AppError> {
  const { holder, until } = await presentLock(db, lock)
  const sentence = `${holder.name} écrit en ce moment dans ce texte.`
  return conflict([violation('lock', sentence)], sentence, { holder, until })
}

/** Reliable only once the article row is locked: `takeLock` locks that row too. @throws 409 while another user holds the lock */
export async function requireNoOtherLock({ clock }: Clock, db: Database, actor: Actor, article: string): Promise<void> {
  const lock = await findLock(db, article, clock.now())
  if (lock && (actor === 'system' || lock.holder !== actor.uid)) throw await lockedBy(db, lock)
}

/**
 * Takes or renews the lock. This call and saving exclude each other, so a take-over reads the last saved copy.
 * @throws 409 while another user holds the lock, unless `takeOver`
 */
export function takeLock(
  { ports, db, actor }: StaffContext<Clock, Viewer>,
  article: string,
  takeOver: boolean,
): Promise<Lock> {
  const now = ports.clock.now()
  return db.transaction(async (db) => {
    await requireArticle(db, actor, article, 'no key update')
    const before = await findLock(db, article, now)
    const isOthers = before !== undefined && before.holder !== actor.uid
    if (isOthers && !takeOver) throw await lockedBy(db, before)
    if (isOthers) {
      const detail = { holder: before.holder }
      await writeAudit(db, ports.clock, { actor: actor.uid, action: 'articles.take-over', target: article, detail })
    }
    const lock = { article, holder: actor.uid, until: new Date(now.getTime() + lockMilliseconds) }
    await putLock(db, lock)
    return presentLock(db, lock)
  })
}

/** Releases the user's own lock; other users' locks stay. */
export async function releaseLock({ db, actor }: StaffContext<unknown, Viewer>, article: string): Promise<void> {
  await requireArticle(db, actor, article)
  await removeLock(db, article, actor.uid)
}
