import { createHash } from 'node:crypto'
import { z } from 'zod'
import type { Database } from '../../../platform/database/index.ts'
import type { OpenedPlatform, Platform } from '../../../platform/index.ts'
import { defineJob } from '../../../platform/jobs/index.ts'
import { checkLink } from './check-link.ts'
import { linksOf } from './content-parts.ts'
import { findLinksCheckedSince, putLinkState } from './queries-checks.ts'

const dayMilliseconds = 86_400_000
/** Maximum number of checked links in a text, and maximum length of a link. */
const mostLinks = 50
const longestLink = 2000

export const isExternal = (link: string, publicUrl: string): boolean =>
  /^https?:\/\//i.test(link) && URL.parse(link)?.origin !== new URL(publicUrl).origin

/** Idempotent: a repeated check stores the newer answer. */
export const checkLinkJob = defineJob({
  name: 'articles.ask-link',
  payload: z.object({ url: z.string().max(longestLink) }),
  retryLimit: 1,
  async handle({ db, clock }: OpenedPlatform, { url }) {
    await putLinkState(db, url, await checkLink(url), clock.now())
  },
})

/** Enqueues a job for each of the text's first external https links that was not checked within a day. */
export async function enqueueLinkChecks(
  { clock, config, jobs }: Pick<Platform, 'clock' | 'config' | 'jobs'>,
  db: Database,
  content: string,
): Promise<void> {
  const links = linksOf(content)
    .filter((link) => isExternal(link, config.publicUrl) && link.startsWith('https:') && link.length <= longestLink)
    .slice(0, mostLinks)
  const asked = await findLinksCheckedSince(db, links, new Date(clock.now().getTime() - dayMilliseconds))
  for (const url of links) {
    if (asked.has(url)) continue
    await jobs.enqueue(
      db,
      checkLinkJob,
      { url },
      { singletonKey: createHash('sha256').update(url).digest('base64url') },
    )
  }
}
