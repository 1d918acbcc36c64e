import { z } from 'zod'
import { slug, text } from '../forms.ts'

/** Title and description for search engines and other sites. */
const seo = z.strictObject({ title: text(0, 200).optional(), description: text(0, 500).optional() })
export type Seo = z.output<typeof seo>

/** The articles that an editor chose to be read next, best first; none: they are found by category and tags. */
export const mostRelated = 6
export const related = z.array(slug).max(mostRelated)

/**
 * Plain values of an article: stored under the same name as editors write them, and shown to readers like that. One more
 * is an entry here and below, and a column in modules/articles/tables.ts.
 */
export const articleFields = {
  menu: z.int().min(0).max(10_000).nullable(),
  seo: seo.nullable().optional(),
}
export type ArticleFields = { [Name in keyof typeof articleFields]: z.output<(typeof articleFields)[Name]> }

/** Default values of a new article. */
export const newArticleFields = z.object({
  menu: articleFields.menu.default(null),
  seo: articleFields.seo.default(null),
})
