import type { OpenedPlatform } from '../../../platform/index.ts'
import { defineSweep } from '../../../platform/jobs/index.ts'
import { deleteSubscriber, listForgettable } from './queries-forgettable.ts'

/** Commercial code, article L123-22: ten years from the end of the accounting year. */
const accountingYears = 10
const batch = 20

export const accountingCutoff = (now: Date): Date => new Date(Date.UTC(now.getUTCFullYear() - accountingYears, 0, 1))

/** Deletes the accounting of erased buyers once the law no longer requires it. */
export const forgetAccountingSweep = defineSweep({
  name: 'subscriptions.forget-accounting',
  everySeconds: 3600,
  async handle({ db, clock }: OpenedPlatform) {
    const before = accountingCutoff(clock.now())
    let found: string[]
    do {
      found = await listForgettable(db, before, batch)
      for (const uid of found) await db.transaction((db) => deleteSubscriber(db, uid))
    } while (found.length === batch)
  },
})
