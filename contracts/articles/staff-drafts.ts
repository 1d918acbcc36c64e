import { z } from 'zod'
import { defineCall } from '../call.ts'
import { count, isoDateTime, isoDateTimeInput, text, uuid, version } from '../forms.ts'
import { payload } from '../paging.ts'
import * as staff from '../staff.ts'
import { articleSettings, articleWriting } from './article-fields.ts'
import { articleState, reviewState, staffArticle } from './staff-articles.ts'
import { commentAnchor, person } from './staff-comments.ts'

const below = (path: string) => `/staff/articles/:uid${path}` as const
const onArticle = { access: 'staff', params: staff.bySlug } as const

const draftFields = {
  /** may be empty while it is being written */
  title: text(0, 200),
  excerpt: text(0, 1000),
  content: text(0, 500_000),
}

const changedSettings = {
  ...articleSettings,
  category: articleWriting.category,
  tags: articleSettings.tags.max(50),
}

/** The user who is writing the text. */
const lock = z.object({ holder: person, until: isoDateTime })

const review = z.object({ state: reviewState, note: z.string(), by: person.nullable(), date: isoDateTime })

/** The working copy, or the live text where there is none: then `savedAt` is null. */
export const articleDraft = z
  .object({
    ...articleWriting,
    state: articleState.meta({ description: 'Of the article' }),
    date: isoDateTime.nullable().meta({ description: 'Of its publication, past or coming' }),
    version: version.meta({ description: 'Of the article' }),
    basedOn: version.meta({ description: 'The version of the article that the copy was last saved on' }),
    copy: count.meta({ description: 'How often a working copy of this article was written' }),
    savedAt: isoDateTime.nullable(),
    savedBy: person.nullable(),
    review: review.nullable(),
    lock: lock.nullable(),
  })
  .meta({ id: 'ArticleDraft' })
export type ArticleDraft = z.output<typeof articleDraft>

export const saveArticleDraft = defineCall({
  ...onArticle,
  id: 'saveArticleDraft',
  method: 'PUT',
  path: below('/draft'),
  summary: 'Save the working copy: readers see nothing of it',
  idempotent: true,
  body: z.strictObject({
    ...draftFields,
    ...z.object(changedSettings).partial().shape,
    version,
    copy: count.optional().meta({ description: 'The copy that this one was made from; refused where it is older' }),
    anchors: z
      .array(z.strictObject({ thread: uuid, anchor: commentAnchor }))
      .max(500)
      .optional()
      .meta({ description: 'Where passages with comments are in this text' }),
  }),
  answer: payload(z.object({ version, savedAt: isoDateTime, copy: count })),
})

export const getArticleDraft = defineCall({
  ...onArticle,
  id: 'getArticleDraft',
  method: 'GET',
  path: below('/draft'),
  summary: 'The working copy of an article, or its live text where there is none',
  answer: payload(articleDraft),
})

export const discardArticleDraft = defineCall({
  ...onArticle,
  id: 'discardArticleDraft',
  method: 'DELETE',
  path: below('/draft'),
  summary: 'Discard the working copy',
  idempotent: true,
  query: staff.versionQuery,
  status: 204,
})

export const publishArticleDraft = defineCall({
  ...onArticle,
  id: 'publishArticleDraft',
  method: 'POST',
  path: below('/publish'),
  summary: 'Make the working copy the live text, or schedule it with a date in the future',
  idempotent: true,
  body: z.strictObject({ version, date: isoDateTimeInput.nullable().optional() }),
  answer: payload(staffArticle),
})

export const submitArticle = defineCall({
  ...onArticle,
  id: 'submitArticle',
  method: 'POST',
  path: below('/submit'),
  summary: 'Ask an editor to review and publish',
  idempotent: true,
  body: z.strictObject({ version, note: text(0, 2000).optional() }),
  answer: payload(articleDraft),
})

export const returnArticle = defineCall({
  ...onArticle,
  id: 'returnArticle',
  method: 'POST',
  path: below('/return'),
  summary: 'Return what was submitted, with a remark',
  idempotent: true,
  body: z.strictObject({ version, note: text(1, 2000) }),
  answer: payload(articleDraft),
})

export const lockArticle = defineCall({
  ...onArticle,
  id: 'lockArticle',
  method: 'POST',
  path: below('/lock'),
  summary: 'Lock the text for 90 seconds, renew the lock, or take it over',
  body: z.strictObject({ takeOver: z.boolean().optional() }).nullish(),
  answer: payload(lock),
})

export const unlockArticle = defineCall({
  ...onArticle,
  id: 'unlockArticle',
  method: 'DELETE',
  path: below('/lock'),
  summary: 'Release one’s own lock',
  status: 204,
})

export const checkCode = z.enum([
  'alt',
  'headings',
  'dead-link',
  'title-length',
  'description-length',
  'reading-level',
  'category',
  'image',
  'duplicate-title',
  'health-claim',
])
export type CheckCode = z.output<typeof checkCode>

/** A finding of the checks before publishing. If it is blocking, publishing answers 409 with its code as a violation. */
export const articleCheck = z
  .object({ code: checkCode, level: z.enum(['blocks', 'warns']), detail: z.string() })
  .meta({ id: 'ArticleCheck' })
export type ArticleCheck = z.output<typeof articleCheck>

export const listArticleChecks = defineCall({
  ...onArticle,
  id: 'listArticleChecks',
  method: 'GET',
  path: below('/checks'),
  summary: 'Checks of the working copy before it is published',
  answer: payload(z.array(articleCheck)),
})

export const signArticleClaims = defineCall({
  ...onArticle,
  id: 'signArticleClaims',
  method: 'POST',
  path: below('/checks/health-claim/sign'),
  summary: 'Release the health claims of a text that another person wrote',
  idempotent: true,
  body: z.strictObject({ version, note: text(1, 2000) }),
  answer: payload(z.array(articleCheck)),
})
