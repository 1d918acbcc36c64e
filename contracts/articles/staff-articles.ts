import { z } from 'zod'
import { defineCall } from '../call.ts'
import { count, isoDateTime, isoDateTimeInput, oneOrMany, slug, text, version } from '../forms.ts'
import { payload, redirect, totalList } from '../paging.ts'
import * as staff from '../staff.ts'
import { articleFields, articleSettings, newArticleFields, related } from './article-fields.ts'
import { person } from './staff-comments.ts'

export const articleState = z.enum(['draft', 'scheduled', 'published', 'archived'])
export type ArticleState = z.output<typeof articleState>

/** `submitted`: waits for an editor; `returned`: an editor sent it back to its writer with a remark. */
export const reviewState = z.enum(['submitted', 'returned'])
export type ReviewState = z.output<typeof reviewState>

/** References are uids. An article without a date has never been published. */
export const staffArticle = z
  .object({
    uid: slug,
    title: z.string(),
    excerpt: z.string(),
    content: z.string(),
    state: articleState,
    date: isoDateTime.nullable(),
    modified: isoDateTime,
    readingTime: count,
    ...articleFields,
    ...articleSettings,
    draftSavedAt: isoDateTime.nullable().meta({ description: 'Of the working copy; null: there is none' }),
    review: reviewState.nullable(),
    writing: person.nullable().meta({ description: 'Who holds the lock at the moment' }),
    version,
  })
  .meta({ id: 'StaffArticle' })
export type StaffArticle = z.output<typeof staffArticle>

const writable = {
  title: text(1, 200),
  excerpt: text(0, 1000),
  content: text(0, 500_000),
  state: articleState,
  date: isoDateTimeInput.nullable(),
  ...articleFields,
  ...articleSettings,
  tags: articleSettings.tags.max(50),
  related: related.optional(),
}

/** The slug: made from the title where absent, fixed once published. */
const own = { uid: slug.optional() }

const decided = {
  ...own,
  ...staff.readOnlyFields('modified', 'readingTime', 'draftSavedAt', 'review', 'writing'),
}

const newStaffArticle = z.strictObject({
  ...own,
  title: writable.title,
  excerpt: writable.excerpt.default(''),
  content: writable.content.default(''),
  state: articleState.default('draft'),
  date: writable.date.default(null),
  ...newArticleFields.shape,
  image: writable.image.default(null),
  author: slug,
  category: slug,
  tags: writable.tags.default([]),
  related: related.default([]),
})

const article = staff.resource({
  path: 'articles',
  one: 'StaffArticle',
  many: 'StaffArticles',
  params: staff.bySlug,
  entity: staffArticle,
})
export const staffArticles = {
  ...article.list(['date', 'modified', 'title', 'state', 'author', 'category', 'readingTime', 'menu', 'uid'], {
    ...staff.slugFilter,
    state: oneOrMany(articleState).optional(),
    author: slug.optional(),
    category: slug.optional(),
    tag: slug.optional(),
    review: reviewState.optional(),
    from: isoDateTimeInput.optional().meta({ description: 'Dated then or later' }),
    to: isoDateTimeInput.optional().meta({ description: 'Dated before' }),
  }),
  ...article.get(),
  ...article.create(newStaffArticle),
  ...article.change(writable, decided),
  ...article.remove(),
}

export const revision = z.object({ ...staff.revisionHead, content: z.string() }).meta({ id: 'Revision' })
export type Revision = z.output<typeof revision>

export const listArticleRevisions = defineCall({
  id: 'listArticleRevisions',
  method: 'GET',
  path: '/staff/articles/:uid/revisions',
  summary: 'Every save of an article, newest first',
  access: 'staff',
  params: staff.bySlug,
  query: staff.pageQuery,
  answer: totalList(revision),
})

export const restoreArticleRevision = defineCall({
  id: 'restoreArticleRevision',
  method: 'POST',
  path: '/staff/articles/:uid/revisions/:n/restore',
  summary: 'Make a revision the current text; itself a new revision',
  access: 'staff',
  idempotent: true,
  params: z.object({ uid: slug, n: staff.revisionNumber }),
  body: staff.optionalVersionBody,
  answer: payload(staffArticle),
})

export const previewStaffArticle = defineCall({
  id: 'previewStaffArticle',
  method: 'POST',
  path: '/staff/articles/:uid/preview',
  summary: 'A link that shows the article as it stands, for 24 hours',
  access: 'staff',
  idempotent: true,
  params: staff.bySlug,
  body: staff.optionalVersionBody,
  status: 201,
  answer: payload(redirect),
})

const versionBody = z.strictObject({ version })
const onArticle = { method: 'POST', access: 'staff', idempotent: true, params: staff.bySlug } as const

export const unpublishArticle = defineCall({
  ...onArticle,
  id: 'unpublishArticle',
  path: '/staff/articles/:uid/unpublish',
  summary: 'Take a published article back from its readers; it is a draft again',
  body: versionBody,
  answer: payload(staffArticle),
})

export const unscheduleArticle = defineCall({
  ...onArticle,
  id: 'unscheduleArticle',
  path: '/staff/articles/:uid/unschedule',
  summary: 'Cancel the coming publication of an article',
  body: versionBody,
  answer: payload(staffArticle),
})

export const redateArticle = defineCall({
  ...onArticle,
  id: 'redateArticle',
  path: '/staff/articles/:uid/date',
  summary: 'Date the publication of an article that readers have; a time to come is refused',
  body: z.strictObject({ date: isoDateTimeInput, version }),
  answer: payload(staffArticle),
})

export const duplicateArticle = defineCall({
  ...onArticle,
  id: 'duplicateArticle',
  path: '/staff/articles/:uid/duplicate',
  summary: 'Make a draft of the text as it is being written',
  body: versionBody,
  status: 201,
  answer: payload(staffArticle),
})

export const moveArticle = defineCall({
  ...onArticle,
  id: 'moveArticle',
  path: '/staff/articles/:uid/address',
  summary: 'Give an article another address; the former one leads to it',
  body: z.strictObject({ uid: slug, version }),
  answer: payload(staffArticle),
})
