import { z } from 'zod'
import { codePoints, isoDateTime, slug, text, uuid, version } from './forms.ts'
import * as staff from './staff.ts'

/** The slug: made from the name or the title where absent, fixed once published. */
const own = { uid: slug.optional() }

const name = text(1, 200)

const authorFields = { name, role: codePoints(0, 200), biography: codePoints(0, 20_000), image: uuid.nullable() }

export const staffAuthor = z
  .object({ uid: slug, name: z.string(), role: z.string(), biography: z.string(), image: uuid.nullable(), version })
  .meta({ id: 'StaffAuthor' })
export type StaffAuthor = z.output<typeof staffAuthor>

export const newStaffAuthor = z.strictObject({
  ...own,
  name,
  role: authorFields.role.default(''),
  biography: authorFields.biography.default(''),
  image: authorFields.image.default(null),
})
export const staffAuthorReplacement = staff.replacement(authorFields, own)
export const staffAuthorChange = staff.change(authorFields, own)
export const staffAuthorsQuery = staff.staffQuery(['name', 'role', 'uid'], staff.slugs)

export const listStaffAuthors = staff.listCall('listStaffAuthors', 'authors', staffAuthorsQuery, staffAuthor)
export const getStaffAuthor = staff.getCall('getStaffAuthor', 'authors/:uid', staff.bySlug, staffAuthor)
export const createStaffAuthor = staff.createCall('createStaffAuthor', 'authors', newStaffAuthor, staffAuthor)
export const replaceStaffAuthor = staff.replaceCall(
  'replaceStaffAuthor',
  'authors/:uid',
  staff.bySlug,
  staffAuthorReplacement,
  staffAuthor,
)
export const changeStaffAuthor = staff.changeCall(
  'changeStaffAuthor',
  'authors/:uid',
  staff.bySlug,
  staffAuthorChange,
  staffAuthor,
)
export const deleteStaffAuthor = staff.deleteCall('deleteStaffAuthor', 'authors/:uid', staff.bySlug)

const categoryFields = { name, description: codePoints(0, 5000), image: uuid.nullable().optional() }

export const staffCategory = z
  .object({ uid: slug, name: z.string(), description: z.string(), image: uuid.nullable(), version })
  .meta({ id: 'StaffCategory' })
export type StaffCategory = z.output<typeof staffCategory>

export const newStaffCategory = z.strictObject({
  ...own,
  name,
  description: categoryFields.description.default(''),
  image: uuid.nullable().default(null),
})
export const staffCategoryReplacement = staff.replacement(categoryFields, own)
export const staffCategoryChange = staff.change(categoryFields, own)
export const staffCategoriesQuery = staff.staffQuery(['name', 'uid'], staff.slugs)

export const listStaffCategories = staff.listCall(
  'listStaffCategories',
  'categories',
  staffCategoriesQuery,
  staffCategory,
)
export const getStaffCategory = staff.getCall('getStaffCategory', 'categories/:uid', staff.bySlug, staffCategory)
export const createStaffCategory = staff.createCall(
  'createStaffCategory',
  'categories',
  newStaffCategory,
  staffCategory,
)
export const replaceStaffCategory = staff.replaceCall(
  'replaceStaffCategory',
  'categories/:uid',
  staff.bySlug,
  staffCategoryReplacement,
  staffCategory,
)
export const changeStaffCategory = staff.changeCall(
  'changeStaffCategory',
  'categories/:uid',
  staff.bySlug,
  staffCategoryChange,
  staffCategory,
)
export const deleteStaffCategory = staff.deleteCall('deleteStaffCategory', 'categories/:uid', staff.bySlug)

const tagFields = { name }

export const staffTag = z.object({ uid: slug, name: z.string(), version }).meta({ id: 'StaffTag' })
export type StaffTag = z.output<typeof staffTag>

export const newStaffTag = z.strictObject({ ...own, name })
export const staffTagReplacement = staff.replacement(tagFields, own)
export const staffTagChange = staff.change(tagFields, own)
export const staffTagsQuery = staff.staffQuery(['name', 'uid'], staff.slugs)

export const listStaffTags = staff.listCall('listStaffTags', 'tags', staffTagsQuery, staffTag)
export const getStaffTag = staff.getCall('getStaffTag', 'tags/:uid', staff.bySlug, staffTag)
export const createStaffTag = staff.createCall('createStaffTag', 'tags', newStaffTag, staffTag)
export const replaceStaffTag = staff.replaceCall(
  'replaceStaffTag',
  'tags/:uid',
  staff.bySlug,
  staffTagReplacement,
  staffTag,
)
export const changeStaffTag = staff.changeCall('changeStaffTag', 'tags/:uid', staff.bySlug, staffTagChange, staffTag)
export const deleteStaffTag = staff.deleteCall('deleteStaffTag', 'tags/:uid', staff.bySlug)

const pageFields = { title: name, content: codePoints(0, 500_000) }

export const staffPage = z
  .object({ uid: slug, title: z.string(), content: z.string(), modified: isoDateTime, version })
  .meta({ id: 'StaffPage' })
export type StaffPage = z.output<typeof staffPage>

export const newStaffPage = z.strictObject({ ...own, title: name, content: pageFields.content.default('') })
export const staffPageReplacement = staff.replacement(pageFields, { ...own, modified: staff.ignored })
export const staffPageChange = staff.change(pageFields, { ...own, modified: staff.ignored })
export const staffPagesQuery = staff.staffQuery(['title', 'modified', 'uid'], staff.slugs)

export const listStaffPages = staff.listCall('listStaffPages', 'pages', staffPagesQuery, staffPage)
export const getStaffPage = staff.getCall('getStaffPage', 'pages/:uid', staff.bySlug, staffPage)
export const createStaffPage = staff.createCall('createStaffPage', 'pages', newStaffPage, staffPage)
export const replaceStaffPage = staff.replaceCall(
  'replaceStaffPage',
  'pages/:uid',
  staff.bySlug,
  staffPageReplacement,
  staffPage,
)
export const changeStaffPage = staff.changeCall(
  'changeStaffPage',
  'pages/:uid',
  staff.bySlug,
  staffPageChange,
  staffPage,
)
export const deleteStaffPage = staff.deleteCall('deleteStaffPage', 'pages/:uid', staff.bySlug)
