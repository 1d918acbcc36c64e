import type { OpenedPlatform } from '../../../platform/index.ts'
import { defineSweep } from '../../../platform/jobs/index.ts'
import { publishDueArticles } from './queries-due.ts'
import { announceChange } from './record-change.ts'

/** Notifies page caches of scheduled articles that have become due; reads already treat them as public. */
export const publishDueArticlesSweep = defineSweep({
  name: 'articles.publish-due',
  everySeconds: 2,
  async handle(platform: OpenedPlatform) {
    await platform.db.transaction(async (db) => {
      for (const uid of await publishDueArticles(db, platform.clock.now()))
        await announceChange(platform, db, 'article', uid)
    })
  },
})
