import { z } from 'zod'
import { defineCall } from '../call.ts'
import { count, isoDateTime, slug, text, uuid, version } from '../forms.ts'
import { payload, redirect, totalList } from '../paging.ts'
import * as staff from '../staff.ts'

/** The slug: made from the name or the title where absent, fixed once published. */
const own = { uid: slug.optional() }

const name = text(1, 200)

/** Number of articles that refer to the record. Computed by the server, which stops at 1000. */
const usage = { articles: count.meta({ description: 'Articles that refer to it, counted up to 1000' }) }
const decided = { ...own, ...staff.readOnlyFields('articles') }

const authorFields = {
  name,
  role: text(0, 200),
  biography: text(0, 20_000),
  /** diplomas and certificates, one a line */
  credentials: text(0, 2000).optional(),
  image: uuid.nullable(),
}

export const staffAuthor = z
  .object({
    uid: slug,
    name: z.string(),
    role: z.string(),
    biography: z.string(),
    credentials: z.string(),
    image: uuid.nullable(),
    ...usage,
    version,
  })
  .meta({ id: 'StaffAuthor' })
export type StaffAuthor = z.output<typeof staffAuthor>

const newStaffAuthor = z.strictObject({
  ...own,
  name,
  role: authorFields.role.default(''),
  biography: authorFields.biography.default(''),
  credentials: text(0, 2000).default(''),
  image: authorFields.image.default(null),
})
const author = staff.resource({
  path: 'authors',
  one: 'StaffAuthor',
  many: 'StaffAuthors',
  params: staff.bySlug,
  entity: staffAuthor,
})
export const staffAuthors = {
  ...author.list(['name', 'role', 'uid'], staff.slugFilter),
  ...author.get(),
  ...author.create(newStaffAuthor),
  ...author.change(authorFields, decided),
  ...author.remove(),
}

const categoryFields = { name, description: text(0, 5000), image: uuid.nullable().optional() }

export const staffCategory = z
  .object({ uid: slug, name: z.string(), description: z.string(), image: uuid.nullable(), ...usage, version })
  .meta({ id: 'StaffCategory' })
export type StaffCategory = z.output<typeof staffCategory>

const newStaffCategory = z.strictObject({
  ...own,
  name,
  description: categoryFields.description.default(''),
  image: uuid.nullable().default(null),
})
const category = staff.resource({
  path: 'categories',
  one: 'StaffCategory',
  many: 'StaffCategories',
  params: staff.bySlug,
  entity: staffCategory,
})
export const staffCategories = {
  ...category.list(['name', 'uid'], staff.slugFilter),
  ...category.get(),
  ...category.create(newStaffCategory),
  ...category.change(categoryFields, decided),
  ...category.remove(),
}

const tagFields = { name }

export const staffTag = z.object({ uid: slug, name: z.string(), ...usage, version }).meta({ id: 'StaffTag' })
export type StaffTag = z.output<typeof staffTag>

const newStaffTag = z.strictObject({ ...own, name })
const tag = staff.resource({
  path: 'tags',
  one: 'StaffTag',
  many: 'StaffTags',
  params: staff.bySlug,
  entity: staffTag,
})
export const staffTags = {
  ...tag.list(['name', 'uid'], staff.slugFilter),
  ...tag.get(),
  ...tag.create(newStaffTag),
  ...tag.change(tagFields, decided),
  ...tag.remove(),
}

const pageFields = { title: name, content: text(0, 500_000), description: text(0, 300) }

export const staffPage = z
  .object({
    uid: slug,
    title: z.string(),
    content: z.string(),
    description: z.string(),
    modified: isoDateTime,
    published: isoDateTime.nullable().meta({ description: 'null: visitors do not see the page yet' }),
    changed: z.boolean().meta({ description: 'The working copy differs from what visitors read' }),
    starting: z.boolean().meta({ description: 'It still has the text of a new site, which the owner replaces' }),
    version,
  })
  .meta({ id: 'StaffPage', description: 'The working copy of a page: visitors see it once it is published' })
export type StaffPage = z.output<typeof staffPage>

/** Absent or false: the saved text is public at once. */
const draft = z
  .boolean()
  .optional()
  .meta({ description: 'true: it becomes the working copy, and visitors read it once it is published' })

const newStaffPage = z.strictObject({
  ...own,
  draft,
  title: name,
  content: pageFields.content.default(''),
  description: pageFields.description.default(''),
})
const page = staff.resource({
  path: 'pages',
  one: 'StaffPage',
  many: 'StaffPages',
  params: staff.bySlug,
  entity: staffPage,
})
export const staffPages = {
  ...page.list(['title', 'modified', 'uid'], staff.slugFilter),
  ...page.get(),
  ...page.create(newStaffPage),
  ...page.change(
    { ...pageFields, draft },
    {
      ...own,
      ...staff.readOnlyFields('modified', 'published', 'changed', 'starting'),
    },
  ),
  ...page.remove(),
}

/** Moves all references from one record to the other, and redirects the first one's address. */
const mergeCall = <E extends z.ZodType>(id: string, path: string, entity: E) =>
  defineCall({
    id,
    method: 'POST',
    path: `/staff/${path}/:uid/merge`,
    summary: `Merge into another of ${path}, and redirect its address`,
    access: 'staff',
    idempotent: true,
    params: staff.bySlug,
    body: z.strictObject({ into: slug, version }),
    answer: payload(entity),
  })

export const mergeStaffTag = mergeCall('mergeStaffTag', 'tags', staffTag)
export const mergeStaffCategory = mergeCall('mergeStaffCategory', 'categories', staffCategory)

const onPage = { access: 'staff', params: staff.bySlug } as const

export const previewStaffPage = defineCall({
  ...onPage,
  id: 'previewStaffPage',
  method: 'POST',
  path: '/staff/pages/:uid/preview',
  summary: 'A link that shows the working copy to anyone who has it, for 24 hours',
  idempotent: true,
  status: 201,
  answer: payload(redirect),
})

export const publishStaffPage = defineCall({
  ...onPage,
  id: 'publishStaffPage',
  method: 'POST',
  path: '/staff/pages/:uid/publish',
  summary: 'Show the working copy to visitors',
  idempotent: true,
  body: z.strictObject({ version }),
  answer: payload(staffPage),
})

export const unpublishStaffPage = defineCall({
  ...onPage,
  id: 'unpublishStaffPage',
  method: 'POST',
  path: '/staff/pages/:uid/unpublish',
  summary: 'Hide the page from visitors: its text stays as a draft',
  idempotent: true,
  body: z.strictObject({ version }),
  answer: payload(staffPage),
})

export const pageRevision = z.object({ ...staff.revisionHead, content: z.string() }).meta({ id: 'PageRevision' })
export type PageRevision = z.output<typeof pageRevision>

export const listPageRevisions = defineCall({
  ...onPage,
  id: 'listPageRevisions',
  method: 'GET',
  path: '/staff/pages/:uid/revisions',
  summary: 'Every published state of a page, newest first',
  query: staff.pageQuery,
  answer: totalList(pageRevision),
})

export const restorePageRevision = defineCall({
  ...onPage,
  id: 'restorePageRevision',
  method: 'POST',
  path: '/staff/pages/:uid/revisions/:n/restore',
  summary: 'Make a revision the working copy',
  idempotent: true,
  params: z.object({ uid: slug, n: staff.revisionNumber }),
  body: staff.optionalVersionBody,
  answer: payload(staffPage),
})
