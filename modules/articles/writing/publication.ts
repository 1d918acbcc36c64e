import type { ArticleState } from '../../../contracts/articles/staff-articles.ts'
import { messages } from '../../../contracts/messages.ts'
import { invalid, violation } from '../../../platform/errors/index.ts'

export interface Publication {
  state: ArticleState
  date: Date | null
  /** the first moment at which it was public */
  publishedAt: Date | null
}

export const isListed = ({ state, date }: Pick<Publication, 'state' | 'date'>): boolean =>
  date !== null && (state === 'published' || state === 'scheduled')

export const isPublic = (publication: Pick<Publication, 'state' | 'date'>, now: Date): boolean =>
  isListed(publication) && publication.date !== null && publication.date <= now

/** Tells whether the article was public at that moment or earlier: then only a move changes its uid. */
export function hasBeenReadable({ state, date, publishedAt }: Publication, now: Date): boolean {
  return publishedAt !== null || isPublic({ state, date }, now)
}

/**
 * Derives state and date from an editor's request: a future date schedules, a past date publishes.
 * @throws 400 when it is scheduled without a date
 */
export function publicationOf(
  wanted: Pick<Publication, 'state' | 'date'>,
  before: Publication | undefined,
  now: Date,
): Publication {
  const publishedAt = before && hasBeenReadable(before, now) ? (before.publishedAt ?? before.date) : null
  if (wanted.state === 'draft' || wanted.state === 'archived') return { ...wanted, publishedAt }
  if (wanted.state === 'scheduled' && wanted.date === null) {
    throw invalid([violation('date', messages.required, 'missing')])
  }
  const date = wanted.date ?? now
  if (date > now) return { state: 'scheduled', date, publishedAt }
  return { state: 'published', date, publishedAt: publishedAt ?? now }
}
