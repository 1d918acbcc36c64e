import { z } from 'zod'
import { slug, text, uuid } from '../forms.ts'

/** Title and description for search engines and other sites. */
const seo = z.strictObject({ title: text(0, 200).optional(), description: text(0, 500).optional() })
export type Seo = z.output<typeof seo>

/** Maximum number of related articles that an editor may choose, best first. If none is chosen, category and tags decide. */
export const maxRelatedArticles = 6
export const related = z.array(slug).max(maxRelatedArticles)

/**
 * Plain values of an article: editors write them, the database stores them and readers receive them under the same name. A new
 * field is optional, because older versions, exports and clients lack it; it also needs a default in `newArticleFields`, an entry in
 * `articleSettings` if editors set it while they write, and a column in modules/articles/tables.ts.
 */
export const articleFields = {
  menu: z.int().min(0).max(10_000).nullable(),
  seo: seo.nullable().optional(),
}
export type ArticleFields = { [Name in keyof typeof articleFields]: z.output<(typeof articleFields)[Name]> }

/** Defaults: values of a new article, and of what was stored before the field existed. */
export const newArticleFields = z.object({
  menu: articleFields.menu.default(null),
  seo: articleFields.seo.default(null),
})

/** Settings that editors change while they write: the working copy, each version and an export keep them with the text. */
export const articleSettings = {
  image: uuid.nullable(),
  author: slug,
  category: slug,
  tags: z.array(slug),
  seo: articleFields.seo,
  related,
}
export type ArticleSettings = z.output<z.ZodObject<typeof articleSettings>>

/** Text and settings of a working copy. The category may not be chosen yet; copies of older releases lack related articles. */
export const articleWriting = {
  title: z.string(),
  excerpt: z.string(),
  content: z.string(),
  ...articleSettings,
  category: articleSettings.category.nullable(),
  related: related.optional(),
}
export type ArticleWriting = z.output<z.ZodObject<typeof articleWriting>>

const settingNames = Object.keys(articleSettings) as (keyof typeof articleSettings)[]
const writingNames = Object.keys(articleWriting) as (keyof typeof articleWriting)[]
const plainNames = Object.keys(articleFields) as (keyof typeof articleFields)[]

type Some<Name extends string> = { [Field in Name]?: unknown }

/** Fields that are absent, or undefined, are left out. */
const pick = <Name extends string, From extends Some<Name>>(from: From, names: readonly Name[]) =>
  Object.fromEntries(names.flatMap((name) => (from[name] === undefined ? [] : [[name, from[name]]]))) as Pick<
    From,
    Name & keyof From
  >

type SettingName = (typeof settingNames)[number]
type WritingName = (typeof writingNames)[number]
type PlainName = (typeof plainNames)[number]

export const pickSettings = <From extends Some<SettingName>>(from: From) => pick<SettingName, From>(from, settingNames)

export const pickWriting = <From extends Some<WritingName>>(from: From) => pick<WritingName, From>(from, writingNames)

export const pickPlain = <From extends Some<PlainName>>(from: From) => pick<PlainName, From>(from, plainNames)

const stringsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return value === '' ? [] : [value]
  return value && typeof value === 'object' ? Object.values(value).flatMap(stringsIn) : []
}

/** Texts that readers see beside the content: those of every field that does not hold uids. */
export function visibleTexts(writing: Some<WritingName>): string[] {
  const { content, image, author, category, tags, related, ...texts } = pickWriting(writing)
  return stringsIn(texts)
}
