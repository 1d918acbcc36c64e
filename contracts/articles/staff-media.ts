import { z } from 'zod'
import { defineCall } from '../call.ts'
import { oneOrMany, slug, text, version } from '../forms.ts'
import { payload } from '../paging.ts'
import * as staff from '../staff.ts'
import { imageSource, media } from './content-entities.ts'

/** Allowed types of uploads, detected from their content. */
export const mediaTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'application/pdf'] as const
export const mediaMaxBytes = 20 * 1024 * 1024

/** The point to keep in sight when the picture is cropped: a share of its width or height. */
const focal = z.number().min(0).max(1)

export const staffMedia = media
  .extend({
    credit: z.string().nullable(),
    author: slug.nullable(),
    sources: z.array(imageSource),
    focalX: focal,
    focalY: focal,
    version,
  })
  .meta({ id: 'StaffMedia' })
export type StaffMedia = z.output<typeof staffMedia>

const writable = {
  name: text(1, 200),
  alt: text(0, 500),
  credit: text(0, 200).nullable(),
  author: slug.nullable(),
  focalX: focal.optional(),
  focalY: focal.optional(),
}

const decided = staff.readOnlyFields('uid', 'mimeType', 'url', 'width', 'height', 'size', 'date', 'sources')

/** Alternative text: the only field of an upload besides `file`. */
export const mediaAlt = writable.alt

const medium = staff.resource({
  path: 'media',
  one: 'StaffMedia',
  many: 'StaffMedia',
  params: staff.byUuid,
  entity: staffMedia,
})
export const staffMediaResource = {
  ...medium.list(['date', 'name', 'mimeType', 'size', 'width', 'height', 'author', 'uid'], {
    ...staff.uuidFilter,
    mimeType: oneOrMany(z.enum(mediaTypes)).optional(),
    author: slug.optional(),
    used: z.enum(['0', '1']).optional().meta({ description: '0: shown nowhere, 1: shown somewhere' }),
  }),
  ...medium.get(),
  ...medium.change(writable, decided),
  ...medium.remove(),
}

export const uploadStaffMedia = defineCall({
  id: 'uploadStaffMedia',
  method: 'POST',
  path: '/staff/media',
  summary: 'Upload: multipart, field `file`, optional `alt`',
  access: 'staff',
  idempotent: true,
  status: 201,
  answer: payload(staffMedia),
})

export const fetchStaffMedia = defineCall({
  id: 'fetchStaffMedia',
  method: 'POST',
  path: '/staff/media/fetch',
  summary:
    'Takes a picture of another public site into the library, as an upload; 400 `url` / `invalid` with the reason',
  access: 'staff',
  idempotent: true,
  body: z.strictObject({ url: text(1, 2000), alt: mediaAlt.optional() }),
  status: 201,
  answer: payload(staffMedia),
})

/** A use of a medium. `uid` is that of the article, author, category, page, coach or setting. */
const mediaUse = z
  .object({
    kind: z.enum(['article', 'draft', 'author', 'category', 'page', 'home', 'coach', 'setting']),
    uid: slug,
    title: z.string(),
  })
  .meta({ id: 'MediaUse' })
export type MediaUse = z.output<typeof mediaUse>

export const listMediaUses = defineCall({
  id: 'listMediaUses',
  method: 'GET',
  path: '/staff/media/:uid/uses',
  summary: 'Where a medium is shown; a hundred places at most',
  access: 'staff',
  params: staff.byUuid,
  answer: payload(z.array(mediaUse)),
})

export const replaceMediaFile = defineCall({
  id: 'replaceMediaFile',
  method: 'POST',
  path: '/staff/media/:uid/file',
  summary: 'Another file under the same address: multipart, field `file`; every place shows it',
  access: 'staff',
  idempotent: true,
  params: staff.byUuid,
  query: staff.versionQuery,
  answer: payload(staffMedia),
})
