import { z } from 'zod'
import { image } from '../articles/content-entities.ts'
import { defineCall } from '../call.ts'
import { colour, rule, text } from '../forms.ts'
import { messages } from '../messages.ts'
import { payload } from '../paging.ts'
import { identity } from './identity.ts'
import { originalColours } from './original-colours.ts'
import { pageTexts } from './page-texts.ts'
import { checkColourContrast } from './readable-colours.ts'
import { contactPage, emergency, navigation, searchTexts } from './site-frame.ts'

/** Colours that reach WCAG AA for every text on every background. Otherwise each faulty colour is reported once. */
export const colours = z
  .strictObject({
    ground: colour,
    accent: colour,
    ink: colour,
    paper: colour,
    link: colour.default(originalColours.link),
  })
  .check(({ value, issues }) => {
    for (const { name } of checkColourContrast(value)) {
      issues.push({ code: 'custom', message: messages.contrast, input: value, path: [name] })
    }
  })

export const timeOfDay = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, messages.invalid)

/** One span of a weekday, in Paris; 1 is Monday. */
export const openHours = z
  .strictObject({ day: z.int().min(1).max(7), from: timeOfDay, to: timeOfDay })
  .check(rule(({ from, to }) => (from < to ? undefined : messages.timesOrder)))

export const coachingHours = z.array(openHours).max(21)

/** The public settings of the site. */
export const siteSettings = z
  .object({
    name: z.string(),
    logoText: z.string(),
    identity,
    aboutImage: image.nullable().meta({ description: 'Above the page « À propos »' }),
    colours,
    postalAddress: z.string(),
    contactEmail: z.string().nullable(),
    coachingHours,
    navigation,
    contactPage,
    emergency,
    searchTexts,
    pageTexts,
    debits: z.boolean().meta({ description: 'Members may pay renewals by SEPA direct debit' }),
  })
  .meta({ id: 'SiteSettings' })
export type SiteSettings = z.output<typeof siteSettings>

export const getSiteSettings = defineCall({
  id: 'getSiteSettings',
  method: 'GET',
  path: '/site-settings',
  summary: 'The owner’s settings that the site shows; with a preview link, their working copies',
  access: 'public',
  query: z.object({ preview: text(0, 1000).optional() }),
  answer: payload(siteSettings),
})

export const getOwner = defineCall({
  id: 'getOwner',
  method: 'GET',
  path: '/owner',
  summary: 'Whether the site has an admin yet',
  access: 'public',
  answer: payload(z.object({ exists: z.boolean() }).meta({ id: 'Owner' })),
})
