import type { OpenedPlatform } from '../../../platform/index.ts'
import { defineSweep } from '../../../platform/jobs/index.ts'
import { publishDue } from './queries-due.ts'
import { announceChange } from './record-change.ts'

/** A scheduled article is public from its date on; this notifies the page caches. */
export const publishDueArticlesSweep = defineSweep({
  name: 'articles.publish-due',
  everySeconds: 2,
  async handle(platform: OpenedPlatform) {
    await platform.db.transaction(async (db) => {
      for (const uid of await publishDue(db, platform.clock.now())) await announceChange(platform, db, 'article', uid)
    })
  },
})
