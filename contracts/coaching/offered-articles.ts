import { z } from 'zod'
import { image } from '../articles/content-entities.ts'
import { defineCall } from '../call.ts'
import { count, isoDateTime, slug, uuid } from '../forms.ts'
import { payload } from '../paging.ts'
import { maxArticlesPerMessage } from '../support/message-limits.ts'

export { maxArticlesPerMessage }

/** An article as a card shows it: what every visitor of the magazine sees of it. */
export const articleCard = z
  .object({
    uid: slug,
    title: z.string(),
    readingTime: count.meta({ description: 'Minutes' }),
    image: image.nullable(),
  })
  .meta({ id: 'ArticleCard' })
export type ArticleCard = z.output<typeof articleCard>

export const offeredArticle = z
  .object({
    uid: uuid.meta({ description: 'Of the offer, not of the article; of the answer while it is held' }),
    article: articleCard.nullable().meta({ description: 'null once it is no longer published' }),
    readDateTime: isoDateTime.nullable().meta({ description: 'When the member first opened it from here' }),
  })
  .meta({ id: 'OfferedArticle' })
export type OfferedArticle = z.output<typeof offeredArticle>

export const offeredArticles = z
  .array(offeredArticle)
  .optional()
  .meta({ description: 'Coaching only, where there are any: articles of the magazine that the coach offers' })

export const articlesToOffer = z
  .array(slug)
  .max(maxArticlesPerMessage)
  .optional()
  .meta({ description: 'Coaching only, never in a note: uids of published articles' })

/** Data of the event `article-read`, which only staff receive. The event has no id. */
export const articleReadEvent = z.object({ uid: uuid, readDateTime: isoDateTime }).meta({ id: 'ArticleReadEvent' })
export type ArticleReadEvent = z.output<typeof articleReadEvent>

export const readOfferedArticle = defineCall({
  id: 'readOfferedArticle',
  method: 'POST',
  path: '/support/coaching/tickets/:uid/articles/:article/read',
  summary: 'The member opens an offered article: the coach sees when they first did. Returns the article',
  access: 'vip',
  params: z.object({ uid: uuid, article: uuid }),
  answer: payload(z.object({ article: slug.nullable() })),
})
