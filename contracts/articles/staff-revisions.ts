import { z } from 'zod'
import { defineCall } from '../call.ts'
import { isoDateTime, slug, text } from '../forms.ts'
import { payload, totalList } from '../paging.ts'
import * as staff from '../staff.ts'
import { articleSettings } from './article-fields.ts'

const ofArticle = { access: 'staff', params: staff.bySlug } as const
const ofRevision = { access: 'staff', params: z.object({ uid: slug, n: staff.revisionNumber }) } as const

/** One save of an article, without its text. */
export const historyEntry = z
  .object({
    n: z.int().min(1),
    date: isoDateTime,
    by: z.string().meta({ description: 'The name of the author of the save' }),
    title: z.string(),
    name: z.string().nullable().meta({ description: 'What an editor calls this version' }),
  })
  .meta({ id: 'HistoryEntry' })
export type HistoryEntry = z.output<typeof historyEntry>

export const articleRevision = historyEntry
  .extend({
    excerpt: z.string(),
    content: z.string(),
    settings: z.object(articleSettings).nullable().meta({ description: 'null: saved before settings were kept' }),
    gone: z.array(z.string()).meta({ description: 'What the settings refer to and does not exist any more' }),
  })
  .meta({ id: 'ArticleRevision' })
export type ArticleRevision = z.output<typeof articleRevision>

export const listArticleHistory = defineCall({
  ...ofArticle,
  id: 'listArticleHistory',
  method: 'GET',
  path: '/staff/articles/:uid/history',
  summary: 'Every save of an article without its text, newest first',
  query: staff.pageQuery,
  answer: totalList(historyEntry),
})

export const getArticleRevision = defineCall({
  ...ofRevision,
  id: 'getArticleRevision',
  method: 'GET',
  path: '/staff/articles/:uid/revisions/:n',
  summary: 'One save of an article, with its text and settings',
  answer: payload(articleRevision),
})

export const nameArticleRevision = defineCall({
  ...ofRevision,
  id: 'nameArticleRevision',
  method: 'PUT',
  path: '/staff/articles/:uid/revisions/:n/name',
  summary: 'Name a version, or take its name away',
  idempotent: true,
  body: z.strictObject({ name: text(0, 100).nullable() }),
  answer: payload(historyEntry),
})
