import { type ArticleFields, articleFields } from '../../contracts/articles/article-fields.ts'

const names = Object.keys(articleFields) as (keyof ArticleFields)[]

/** Selects the plain values of a row, of a form or of the table's columns. */
export const plainFields = <Of extends { [Name in keyof ArticleFields]?: unknown }>(
  of: Of,
): Pick<Of, keyof ArticleFields> =>
  Object.fromEntries(names.map((name) => [name, of[name]])) as Pick<Of, keyof ArticleFields>
