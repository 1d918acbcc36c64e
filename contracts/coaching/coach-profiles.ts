import { z } from 'zod'
import { image } from '../articles/content-entities.ts'
import { defineCall } from '../call.ts'
import { count, isoDateTime, slug, text, uuid, version } from '../forms.ts'
import { list, payload } from '../paging.ts'
import * as staff from '../staff.ts'
import { coachCredentials } from './coach-credentials.ts'

/** A coach as visitors see them. The key is a slug, because two coaches may have the same name. */
export const coach = z
  .object({
    uid: slug,
    name: z.string(),
    title: z.string(),
    biography: z.string().meta({ description: 'Sanitised HTML' }),
    portrait: image.nullable(),
    themes: z.array(slug),
    languages: z.array(z.string()),
    credentials: coachCredentials,
    availability: z.enum(['open', 'full']),
    answersWithin: z.int().min(1).meta({ description: 'Hours in which the coach usually answers first' }),
    author: slug.nullable().meta({ description: 'The magazine’s author that the coach is' }),
  })
  .meta({ id: 'PublicCoach' })
export type Coach = z.output<typeof coach>

export const listPublicCoaches = defineCall({
  id: 'listPublicCoaches',
  method: 'GET',
  path: '/content/coaches',
  summary: 'The coaches whose sheet is published',
  access: 'public',
  answer: list(coach),
})

export const getPublicCoach = defineCall({
  id: 'getPublicCoach',
  method: 'GET',
  path: '/content/coaches/:uid',
  summary: 'One coach whose sheet is published; with its preview link, the draft of a sheet',
  access: 'public',
  params: staff.bySlug,
  query: z.object({ preview: text(0, 1000).optional() }),
  answer: payload(coach),
})

export const coachFace = z
  .object({ uid: uuid, profile: slug.nullable(), title: z.string(), portrait: image.nullable() })
  .meta({ id: 'CoachFace' })
export type CoachFace = z.output<typeof coachFace>

export const listCoachFaces = defineCall({
  id: 'listCoachFaces',
  method: 'GET',
  path: '/support/coaching/faces',
  summary: 'Portrait and function of every coach, by the uid that discussions name',
  access: 'vip',
  answer: payload(z.array(coachFace)),
})

/** Fields of a coach's sheet. */
const words = {
  name: text(1, 100),
  title: text(0, 100),
  biography: text(0, 10_000),
  portrait: uuid.nullable(),
  themes: z.array(slug).max(24),
  languages: z.array(text(1, 40)).max(10),
}

export const profileWords = z.strictObject(words)
export type ProfileWords = z.output<typeof profileWords>

/** Reasons why subscribers cannot choose a coach, and parts that the sheet lacks. */
export const profileGap = z.enum([
  'invitation',
  'second-factor',
  'portrait',
  'title',
  'biography',
  'themes',
  'published',
  'capacity',
])
export type ProfileGap = z.output<typeof profileGap>

export const staffProfile = z
  .object({
    uid: uuid.meta({ description: 'Of the coach’s account' }),
    slug: slug.nullable().meta({ description: 'Of the public page; null until it is published once' }),
    account: z.string().meta({ description: 'Name of the account' }),
    email: z.string(),
    secondFactor: z.boolean(),
    ...profileWords.shape,
    author: slug.nullable(),
    capacity: z.int().min(1).nullable().meta({ description: 'Open discussions at most; null: no limit' }),
    published: z.boolean(),
    portraitImage: image.nullable().meta({ description: 'The picture that `portrait` names' }),
    live: profileWords.nullable().meta({ description: 'What visitors read; null: never published' }),
    submitted: isoDateTime.nullable(),
    openDiscussions: count,
    answersWithin: z.int().min(1).meta({ description: 'Hours in which the coach usually answers first' }),
    dueCredentials: count.meta({ description: 'Credentials that await a check or have expired' }),
    missing: z.array(profileGap),
    offered: z.boolean().meta({ description: 'Subscribers may choose this coach' }),
    version,
  })
  .meta({ id: 'StaffCoachProfile' })
export type StaffProfile = z.output<typeof staffProfile>

/** Fields that only an admin may change; a coach may send them back unchanged. */
const decided = {
  author: slug.nullable(),
  capacity: z.int().min(1).max(10_000).nullable(),
  published: z.boolean(),
}

const one = staff.resource({
  path: 'coach-profiles',
  one: 'StaffCoachProfile',
  many: 'StaffCoachProfiles',
  params: staff.byUuid,
  entity: staffProfile,
})
export const staffProfiles = {
  ...one.list(['name', 'uid'], staff.uuidFilter),
  ...one.get(),
  ...one.change(
    { ...words, ...decided },
    staff.readOnlyFields(
      'uid',
      'slug',
      'account',
      'email',
      'secondFactor',
      'portraitImage',
      'live',
      'submitted',
      'openDiscussions',
      'answersWithin',
      'dueCredentials',
      'missing',
      'offered',
    ),
  ),
}

/** Uploads a portrait for the draft: a coach's own, or one that an admin chose for the coach. */
export const uploadProfilePortrait = defineCall({
  id: 'uploadProfilePortrait',
  method: 'POST',
  path: '/staff/coach-profiles/:uid/portrait',
  summary: 'Upload the portrait of the draft: multipart, field `file`, a picture',
  access: 'staff',
  idempotent: true,
  params: staff.byUuid,
  answer: payload(staffProfile),
})

export const previewStaffProfile = defineCall({
  id: 'previewStaffProfile',
  method: 'POST',
  path: '/staff/coach-profiles/:uid/preview',
  summary: 'A link that shows the draft to anyone who has it, for 24 hours',
  access: 'staff',
  idempotent: true,
  params: staff.byUuid,
  status: 201,
  answer: payload(z.object({ href: z.string() })),
})

export const submitStaffProfile = staff.actionCall(
  'submitStaffProfile',
  'coach-profiles/:uid/submit',
  staff.optionalVersionBody,
  staffProfile,
)
export const publishStaffProfile = staff.actionCall(
  'publishStaffProfile',
  'coach-profiles/:uid/publish',
  staff.optionalVersionBody,
  staffProfile,
)
