import { z } from 'zod'
import { slug, text } from '../forms.ts'

/** Title and description for search engines and other sites. */
const seo = z.strictObject({ title: text(0, 200).optional(), description: text(0, 500).optional() })
export type Seo = z.output<typeof seo>

/** Maximum number of related articles that an editor may choose, best first. If none is chosen, category and tags decide. */
export const maxRelatedArticles = 6
export const related = z.array(slug).max(maxRelatedArticles)

/**
 * Plain values of an article: editors write them, the database stores them and readers receive them under the same name. A new
 * field needs an entry here and below, and a column in modules/articles/tables.ts.
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
