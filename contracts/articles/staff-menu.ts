import { z } from 'zod'
import { defineCall } from '../call.ts'
import { isoDateTime, slug } from '../forms.ts'
import { payload } from '../paging.ts'
import { articleState } from './staff-articles.ts'

export const maxMenuArticles = 100

const menuArticle = z
  .object({ uid: slug, title: z.string(), state: articleState, date: isoDateTime.nullable() })
  .meta({ id: 'MenuArticle', description: 'Readers see it in the menu once it is readable' })
export type MenuArticle = z.output<typeof menuArticle>

const uids = z.array(slug).max(maxMenuArticles)

export const listMenu = defineCall({
  id: 'listMenu',
  method: 'GET',
  path: '/staff/menu',
  summary: 'The articles that have a place in the menu, in its order',
  access: 'staff',
  answer: payload(z.array(menuArticle)),
})

export const orderMenu = defineCall({
  id: 'orderMenu',
  method: 'PUT',
  path: '/staff/menu',
  summary: 'Give the menu these articles in this order; every other article leaves it',
  idempotent: true,
  access: 'staff',
  body: z.strictObject({
    articles: uids,
    before: uids.meta({ description: 'The order that was changed; refused where it is another by now' }),
  }),
  answer: payload(z.array(menuArticle)),
})
