import { z } from 'zod'
import { image } from '../articles/content-entities.ts'
import { defineCall } from '../call.ts'
import { coach } from '../coaching/coach-profiles.ts'
import { themeCard } from '../coaching/coaching-themes.ts'
import { cents, isoDateTime, rule, text, uuid, version } from '../forms.ts'
import { messages } from '../messages.ts'
import { payload, totalList } from '../paging.ts'
import * as staff from '../staff.ts'
import { line } from '../text/lines.ts'
import { voice } from './voices.ts'

/** Sections of the home page below its hero, which is always first. */
export const homeSections = [
  'themes',
  'exchange',
  'steps',
  'magazine',
  'offer',
  'coaches',
  'voices',
  'questions',
  'closing',
] as const
/** Parts that an owner is expected to replace, in French. */
export const ownerParts = {
  hero: 'en-tête',
  exchange: 'échange',
  steps: 'étapes',
  offer: 'offre',
  questions: 'questions',
  closing: 'fin de page',
} as const
export type OwnerPart = keyof typeof ownerParts

export const homeSection = z.enum(homeSections)
export type HomeSection = z.output<typeof homeSection>

/**
 * Maximum length of each text of the home page, as HTML if it is formatted, and of each list. The longest allowed page stays
 * readable, and with its headers fits a first answer of 14.6 KB (bench/home-size.ts).
 */
export const homeLimits = {
  title: 70,
  text: 160,
  hero: 220,
  action: 50,
  bubble: 200,
  fewestBubbles: 3,
  bubbles: 6,
  stepTitle: 50,
  steps: 4,
  point: 120,
  points: 5,
  question: 80,
  answer: 460,
  questions: 8,
} as const

interface Bounds {
  line(min: number, max: number): z.ZodString
  text(min: number, max: number): z.ZodString
  list<One extends z.ZodType>(one: One, max: number): z.ZodArray<One>
}

function partsWithin({ line, text, list }: Bounds) {
  /** Sanitised HTML, without headings: each section has its own. */
  const html = (max: number) => text(0, max).meta({ description: 'Sanitised HTML without headings' })
  const most = homeLimits
  const heading = z.strictObject({ title: line(0, most.title), text: html(most.text) })
  return {
    hero: {
      title: line(1, most.title),
      text: html(most.hero),
      action: line(0, most.action).meta({ description: 'Text of the button' }),
    },
    exchange: list(z.strictObject({ from: z.enum(['member', 'coach']), text: text(1, most.bubble) }), most.bubbles),
    steps: list(z.strictObject({ title: line(1, most.stepTitle), text: html(most.text) }), most.steps),
    offer: z.strictObject({
      ...heading.shape,
      points: list(line(1, most.point), most.points),
      note: heading.meta({ description: 'Below the points, for example how the contract ends' }),
    }),
    questions: list(z.strictObject({ question: line(1, most.question), answer: html(most.answer) }), most.questions),
    closing: heading,
    /** headings of the sections that consist of a list */
    headings: z.strictObject({
      themes: heading,
      exchange: heading,
      steps: heading,
      magazine: heading,
      coaches: heading,
      voices: heading,
      questions: heading,
    }),
  }
}

/** Schema for saving the parts, with the present limits. */
const written = partsWithin({ line, text, list: (one, max) => z.array(one).max(max) })
/** Schema for reading the parts: they may have been saved under other limits, and filled-in facts may be of any length. */
const kept = partsWithin({ line: () => z.string(), text: () => z.string(), list: (one) => z.array(one) })

const contentOf = ({ hero, ...parts }: typeof kept) => ({
  ...parts,
  hero: z.strictObject({ ...hero, image: uuid.nullable() }),
  order: z
    .array(homeSection)
    .length(homeSections.length)
    .check(rule((order) => (new Set(order).size === order.length ? undefined : messages.invalid))),
  hidden: z.array(homeSection).max(homeSections.length),
})

const homeContent = z.strictObject(contentOf(kept))
export type HomeContent = z.output<typeof homeContent>

export const publicHome = z
  .object({
    hero: z.object({ ...kept.hero, image: image.nullable() }),
    themes: z.array(themeCard),
    exchange: kept.exchange,
    steps: kept.steps,
    offer: kept.offer.nullable(),
    coaches: z.array(coach),
    voices: z.array(voice),
    questions: kept.questions,
    closing: kept.closing.nullable(),
    headings: kept.headings,
    promiseCredit: cents.meta({ description: 'Given back for each answer after the announced hour; 0: nothing' }),
    sections: z.array(homeSection).meta({ description: 'Those that are shown, in their order, below the hero' }),
  })
  .meta({ id: 'Home' })
export type PublicHome = z.output<typeof publicHome>

export const getHome = defineCall({
  id: 'getHome',
  method: 'GET',
  path: '/content/home',
  summary: 'The home page, with its facts filled in',
  access: 'public',
  query: z.object({ preview: text(0, 1000).optional() }),
  answer: payload(publicHome),
})

export const staffHome = z
  .object({
    ...homeContent.shape,
    version,
    saved: isoDateTime,
    published: isoDateTime.nullable().meta({ description: 'When the page was published last; null: never' }),
    changed: z.boolean().meta({ description: 'The working copy differs from what visitors read' }),
    starting: z.array(z.string()).meta({ description: 'Parts that still have the words of a new site' }),
  })
  .meta({ id: 'StaffHome' })
export type StaffHome = z.output<typeof staffHome>

const access = 'staff'

export const getStaffHome = defineCall({
  id: 'getStaffHome',
  method: 'GET',
  path: '/staff/home',
  summary: 'The working copy of the home page',
  access,
  answer: payload(staffHome),
})

export const saveStaffHome = defineCall({
  id: 'saveStaffHome',
  method: 'PUT',
  path: '/staff/home',
  summary: 'Save the working copy: visitors see nothing of it. Parts that are left out stay',
  access,
  idempotent: true,
  body: z.strictObject({
    ...z.object(contentOf(written)).partial().shape,
    ...staff.readOnlyFields('themes', 'coaches', 'voices', 'saved', 'published', 'changed', 'starting'),
    version,
  }),
  answer: payload(staffHome),
})

export const pageFact = z
  .object({
    name: z.string().meta({ description: 'A text names it as `{{editeur.nom}}`' }),
    label: z.string(),
    value: z.string().nullable().meta({ description: 'null: there is none yet, and pages show a blank' }),
  })
  .meta({ id: 'PageFact' })

export const listPageFacts = defineCall({
  id: 'listPageFacts',
  method: 'GET',
  path: '/staff/page-facts',
  summary: 'The facts of the site that texts of pages may name',
  access,
  answer: payload(z.array(pageFact)),
})

export const previewStaffHome = defineCall({
  id: 'previewStaffHome',
  method: 'POST',
  path: '/staff/home/preview',
  summary: 'A link that shows the working copy to anyone who has it, for 24 hours',
  access,
  idempotent: true,
  status: 201,
  answer: payload(z.object({ href: z.string() })),
})

export const publishStaffHome = defineCall({
  id: 'publishStaffHome',
  method: 'POST',
  path: '/staff/home/publish',
  summary: 'Show the working copy to visitors',
  access,
  idempotent: true,
  body: z.strictObject({ version }),
  answer: payload(staffHome),
})

export const homeRevision = z.object({ ...staff.revisionHead, content: homeContent }).meta({ id: 'HomeRevision' })
export type HomeRevision = z.output<typeof homeRevision>

export const listHomeRevisions = defineCall({
  id: 'listHomeRevisions',
  method: 'GET',
  path: '/staff/home/revisions',
  summary: 'Every published state of the home page, newest first',
  access,
  query: staff.pageQuery,
  answer: totalList(homeRevision),
})

export const restoreHomeRevision = defineCall({
  id: 'restoreHomeRevision',
  method: 'POST',
  path: '/staff/home/revisions/:n/restore',
  summary: 'Make a revision the working copy',
  access,
  idempotent: true,
  params: z.object({ n: staff.revisionNumber }),
  body: staff.optionalVersionBody,
  answer: payload(staffHome),
})
