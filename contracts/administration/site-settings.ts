import { z } from 'zod'
import { defineCall } from '../call.ts'
import { rule } from '../forms.ts'
import { messages } from '../messages.ts'
import { payload } from '../paging.ts'
import { contrast } from './contrast.ts'
import { contactPage, emergency, navigation, searchTexts } from './site-frame.ts'

const colour = z
  .string()
  .regex(/^#[0-9a-f]{6}$/i, messages.invalid)
  .toLowerCase()

/** Colour of links and errors, which no setting changes. It must be readable on each of the three backgrounds. */
const linkColour = '#97274f'
const readable = 4.5

/** WCAG AA on every ground, or the colour at fault: the ink when it is too pale on white, else the ground. */
export const colours = z
  .strictObject({ ground: colour, accent: colour, ink: colour, paper: colour })
  .check(({ value, issues }) => {
    const refuse = (name: string) =>
      issues.push({ code: 'custom', message: messages.contrast, input: value, path: [name] })
    if (contrast(value.ink, '#ffffff') < 7) refuse('ink')
    for (const name of ['ground', 'accent', 'paper'] as const) {
      const text = [value.ink, linkColour].map((above) => contrast(above, value[name]))
      if (Math.min(...text) < readable) refuse(name)
    }
  })

export const timeOfDay = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, messages.invalid)

/** One span of a weekday, in Paris; 1 is Monday. */
export const openHours = z
  .strictObject({ day: z.int().min(1).max(7), from: timeOfDay, to: timeOfDay })
  .check(rule(({ from, to }) => (from < to ? undefined : messages.invalid)))

export const coachingHours = z.array(openHours).max(21)

/** The public settings of the site. */
export const siteSettings = z
  .object({
    name: z.string(),
    logoText: z.string(),
    colours,
    postalAddress: z.string(),
    contactEmail: z.string().nullable(),
    coachingHours,
    navigation,
    contactPage,
    emergency,
    searchTexts,
  })
  .meta({ id: 'SiteSettings' })
export type SiteSettings = z.output<typeof siteSettings>

export const getSiteSettings = defineCall({
  id: 'getSiteSettings',
  method: 'GET',
  path: '/site-settings',
  summary: 'The owner’s settings that the site shows',
  access: 'public',
  status: 200,
  answer: payload(siteSettings),
})

export const getOwner = defineCall({
  id: 'getOwner',
  method: 'GET',
  path: '/owner',
  summary: 'Whether the site has an admin yet',
  access: 'public',
  status: 200,
  answer: payload(z.object({ exists: z.boolean() }).meta({ id: 'Owner' })),
})
