import { z } from 'zod'
import { defineCall } from '../call.ts'
import { bySlug, byUuid, count, oneOrMany, orderMap, slug, text, uuid } from '../forms.ts'
import { limits } from '../limits.ts'
import { list, page, pagingQuery, pagingShape, payload } from '../paging.ts'
import { article, articleSummary, author, category, media, sitePage, tag } from './content-entities.ts'

const newestFirst = { date: 'desc' } as const

/** `relevance`: title matches first; needs `q`. */
export const articleOrder = orderMap(['date', 'author', 'menu', 'relevance'])
export const mediaOrder = orderMap(['date', 'author'])

/** `image/png`, or `image/*` */
export const mimeTypeFilter = z.string().regex(/^[a-z]+\/([a-z0-9][a-z0-9.+-]{0,100}|\*)$/)

export const articlesQuery = z.object({
  ...pagingShape,
  ids: oneOrMany(slug).optional(),
  author: slug.optional(),
  authors: oneOrMany(slug).optional(),
  category: slug.optional(),
  categories: oneOrMany(slug).optional(),
  tags: oneOrMany(slug).optional(),
  q: text(0, limits.search).optional(),
  total: z.literal('1').optional().meta({ description: '1: how many there are in all, up to a thousand' }),
  order: articleOrder.default(newestFirst),
})
export type ArticlesQuery = z.output<typeof articlesQuery>

export const mediaQuery = z.object({
  ...pagingShape,
  ids: oneOrMany(uuid).optional(),
  author: slug.optional(),
  authors: oneOrMany(slug).optional(),
  mimeType: oneOrMany(mimeTypeFilter).optional(),
  order: mediaOrder.default(newestFirst),
})
export type MediaQuery = z.output<typeof mediaQuery>

/** `preview`: the token of a preview link, which shows the working copy of an article. */
export const articleQuery = z.object({ preview: text(0, 1000).optional() })

/** Highest exact count: a list must cost the same however long it is. */
export const maxCountedArticles = 1000

/** A word of `q` that no article contains, and the words of similar spelling that were searched instead. */
const replacedWord = z.object({ word: z.string(), by: z.array(z.string()) }).meta({ id: 'ReplacedWord' })
export type ReplacedWord = z.output<typeof replacedWord>

const articlesPage = page
  .extend({
    replaced: z.array(replacedWord).optional().meta({ description: 'With `q`: the words that were replaced, if any' }),
    total: count.max(maxCountedArticles).optional().meta({ description: 'Where asked for' }),
    totalIsExact: z.boolean().optional().meta({ description: 'false: there are more than that' }),
  })
  .meta({ id: 'ArticlesPage' })
export type ArticlesPage = z.output<typeof articlesPage>

export const listArticles = defineCall({
  id: 'listArticles',
  method: 'GET',
  path: '/content/articles',
  summary: 'Published articles, without their content',
  access: 'public',
  query: articlesQuery,
  answer: z.object({ payload: z.array(articleSummary), page: articlesPage }),
})

export const getArticle = defineCall({
  id: 'getArticle',
  method: 'GET',
  path: '/content/articles/:uid',
  summary: 'One article; its content for signed-in users only',
  access: 'public',
  params: bySlug,
  query: articleQuery,
  answer: payload(article),
})

export const listRelatedArticles = defineCall({
  id: 'listRelatedArticles',
  method: 'GET',
  path: '/content/articles/related/:uid',
  summary: 'At most six articles near this one, best first',
  access: 'public',
  params: bySlug,
  answer: z.object({ payload: z.array(articleSummary).max(6), page }),
})

export const countRead = defineCall({
  id: 'countRead',
  method: 'POST',
  path: '/content/articles/:uid/reads',
  summary: 'Counts that an article was read, and not by whom; nothing is counted for robots',
  access: 'public',
  params: bySlug,
  status: 204,
})

export const listAuthors = defineCall({
  id: 'listAuthors',
  method: 'GET',
  path: '/content/authors',
  summary: 'Authors',
  access: 'public',
  query: pagingQuery,
  answer: list(author),
})

export const getAuthor = defineCall({
  id: 'getAuthor',
  method: 'GET',
  path: '/content/authors/:uid',
  summary: 'One author',
  access: 'public',
  params: bySlug,
  answer: payload(author),
})

export const listCategories = defineCall({
  id: 'listCategories',
  method: 'GET',
  path: '/content/categories',
  summary: 'Categories',
  access: 'public',
  query: pagingQuery,
  answer: list(category),
})

export const getCategory = defineCall({
  id: 'getCategory',
  method: 'GET',
  path: '/content/categories/:uid',
  summary: 'One category',
  access: 'public',
  params: bySlug,
  answer: payload(category),
})

export const listTags = defineCall({
  id: 'listTags',
  method: 'GET',
  path: '/content/tags',
  summary: 'Tags',
  access: 'public',
  query: pagingQuery,
  answer: list(tag),
})

export const getTag = defineCall({
  id: 'getTag',
  method: 'GET',
  path: '/content/tags/:uid',
  summary: 'One tag',
  access: 'public',
  params: bySlug,
  answer: payload(tag),
})

export const listMedia = defineCall({
  id: 'listMedia',
  method: 'GET',
  path: '/content/media',
  summary: 'Media',
  access: 'public',
  query: mediaQuery,
  answer: list(media),
})

export const getMedia = defineCall({
  id: 'getMedia',
  method: 'GET',
  path: '/content/media/:uid',
  summary: 'One medium',
  access: 'public',
  params: byUuid,
  answer: payload(media),
})

export const listPages = defineCall({
  id: 'listPages',
  method: 'GET',
  path: '/content/pages',
  summary: 'Static pages',
  access: 'public',
  query: pagingQuery,
  answer: list(sitePage),
})

export const getPage = defineCall({
  id: 'getPage',
  method: 'GET',
  path: '/content/pages/:uid',
  summary: 'One static page; with its preview link, its working copy',
  access: 'public',
  params: bySlug,
  query: z.object({ preview: text(0, 1000).optional() }),
  answer: payload(sitePage),
})
