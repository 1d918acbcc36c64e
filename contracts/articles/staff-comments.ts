import { z } from 'zod'
import { defineCall } from '../call.ts'
import { count, isoDateTime, text, uuid } from '../forms.ts'
import { payload } from '../paging.ts'
import * as staff from '../staff.ts'

const ofArticle = { access: 'staff', params: staff.bySlug } as const

export const commentLimits = { content: 2000, mentions: 20, quote: 1000, around: 40 } as const

/** Name and uid of a member of staff. */
export const person = z.object({ uid: uuid, name: z.string() })

/** A passage located by its words: the text quote and text position selectors of the Web Annotation data model. */
export const commentAnchor = z
  .strictObject({
    exact: text(1, commentLimits.quote),
    prefix: text(0, commentLimits.around),
    suffix: text(0, commentLimits.around),
    start: count.max(2_147_483_647).meta({ description: 'Characters of the text before it' }),
  })
  .meta({ id: 'CommentAnchor' })
export type CommentAnchor = z.output<typeof commentAnchor>

export const articleComment = z
  .object({
    uid: uuid,
    author: person,
    date: isoDateTime,
    content: z.string(),
    mentions: z.array(person),
  })
  .meta({ id: 'ArticleComment' })
export type ArticleComment = z.output<typeof articleComment>

export const commentThread = z
  .object({
    uid: uuid.meta({ description: 'The uid of its first comment' }),
    anchor: commentAnchor.nullable().meta({ description: 'null: about the whole article' }),
    resolved: z.object({ by: person, date: isoDateTime }).nullable(),
    comments: z.array(articleComment),
  })
  .meta({ id: 'CommentThread' })
export type CommentThread = z.output<typeof commentThread>

export const listArticleComments = defineCall({
  ...ofArticle,
  id: 'listArticleComments',
  method: 'GET',
  path: '/staff/articles/:uid/comments',
  summary: 'What colleagues remark on the text of an article, oldest first; readers see nothing of it',
  answer: payload(z.array(commentThread)),
})

export const createArticleComment = defineCall({
  ...ofArticle,
  id: 'createArticleComment',
  method: 'POST',
  path: '/staff/articles/:uid/comments',
  summary: 'Remark on a passage or on the whole article, or answer a remark; who is mentioned gets a mail',
  idempotent: true,
  body: z.strictObject({
    content: text(1, commentLimits.content),
    mentions: z.array(uuid).max(commentLimits.mentions).optional(),
    thread: uuid.optional().meta({ description: 'The thread that this answers; then without an anchor' }),
    anchor: commentAnchor.nullable().optional(),
  }),
  status: 201,
  answer: payload(commentThread),
})

const ofComment = { access: 'staff', params: z.object({ uid: staff.bySlug.shape.uid, comment: uuid }) } as const

export const resolveArticleComment = defineCall({
  ...ofComment,
  id: 'resolveArticleComment',
  method: 'POST',
  path: '/staff/articles/:uid/comments/:comment/resolve',
  summary: 'Close a thread, or open it again',
  idempotent: true,
  body: z.strictObject({ resolved: z.boolean() }),
  answer: payload(commentThread),
})

export const deleteArticleComment = defineCall({
  ...ofComment,
  id: 'deleteArticleComment',
  method: 'DELETE',
  path: '/staff/articles/:uid/comments/:comment',
  summary: 'Delete one’s own comment, or a thread that nobody else answered; an editor deletes any',
  idempotent: true,
  status: 204,
})

export const listArticlePeople = defineCall({
  ...ofArticle,
  id: 'listArticlePeople',
  method: 'GET',
  path: '/staff/articles/:uid/people',
  summary: 'The colleagues who may read the working copy, and so be mentioned',
  answer: payload(z.array(person)),
})

const presentState = z.enum(['reading', 'writing'])

export const articlePresence = person
  .extend({ state: presentState.meta({ description: '`writing`: the colleague holds the lock' }) })
  .meta({ id: 'ArticlePresence' })
export type ArticlePresence = z.output<typeof articlePresence>

export const notifyArticlePresence = defineCall({
  ...ofArticle,
  id: 'notifyArticlePresence',
  method: 'POST',
  path: '/staff/articles/:uid/presence',
  summary: 'Say that one has an article open, for 40 seconds; answers who else has',
  body: z.strictObject({ state: z.enum(['open', 'left']) }),
  answer: payload(
    z.object({
      others: z.array(articlePresence),
      comments: z.string().meta({ description: 'Another one whenever a comment came, went or was resolved' }),
    }),
  ),
})

export const listArticlePresences = defineCall({
  id: 'listArticlePresences',
  method: 'GET',
  path: '/staff/article-presences',
  summary: 'Which colleagues have which articles open, of those that one may write in',
  access: 'staff',
  answer: payload(z.array(z.object({ article: z.string(), people: z.array(articlePresence) }))),
})
