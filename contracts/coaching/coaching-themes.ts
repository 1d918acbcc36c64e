import { z } from 'zod'
import { defineCall } from '../call.ts'
import { colour, rule, slug, text, version } from '../forms.ts'
import { messages } from '../messages.ts'
import { list } from '../paging.ts'
import * as staff from '../staff.ts'

/** Maximum number of themes. More would be hard to choose from: the form, the home page and the lists show all of them. */
export const maxThemes = 24

export const defaultThemeColour = '#b9c4ae'

/** Part of a discussion's title, within brackets, so it cannot contain brackets. */
const name = text(1, 40).check(rule((value) => (/[[\]\n]/.test(value) ? messages.characters : undefined)))

const shown = { uid: slug, name: z.string(), text: z.string(), colour: z.string() }

/** A theme that is offered, as the home page shows it. */
export const themeCard = z.object(shown).meta({ id: 'ThemeCard' })
export type ThemeCard = z.output<typeof themeCard>

export const coachingTheme = z
  .object({
    ...shown,
    active: z.boolean().meta({ description: 'Offered for new discussions' }),
    formerNames: z.array(z.string()).meta({ description: 'Names under which discussions were opened' }),
  })
  .meta({ id: 'CoachingTheme' })
export type CoachingTheme = z.output<typeof coachingTheme>

export const listCoachingThemes = defineCall({
  id: 'listCoachingThemes',
  method: 'GET',
  path: '/content/coaching-themes',
  summary: 'The themes of coaching in the owner’s order, with those that are no longer offered',
  access: 'public',
  answer: list(coachingTheme),
})

const order = z.int().min(0).max(1000)

/** The colour is that of the theme's dot. The name is always beside it, so it needs no contrast. */
const fields = { name, text: text(0, 300), colour, order, active: z.boolean() }

export const staffTheme = coachingTheme
  .extend({
    order,
    used: z.boolean().meta({ description: 'A discussion was opened with it: it cannot be removed' }),
    version,
  })
  .meta({ id: 'StaffCoachingTheme' })
export type StaffTheme = z.output<typeof staffTheme>

const newTheme = z.strictObject({
  ...fields,
  uid: slug.optional(),
  text: fields.text.default(''),
  order: order.optional(),
  active: fields.active.default(true),
})

const one = staff.resource({
  path: 'coaching-themes',
  one: 'StaffCoachingTheme',
  many: 'StaffCoachingThemes',
  params: staff.bySlug,
  entity: staffTheme,
})
export const staffThemes = {
  ...one.list(['order', 'name', 'uid'], staff.slugFilter),
  ...one.get(),
  ...one.create(newTheme),
  ...one.change(fields, staff.readOnlyFields('uid', 'formerNames', 'used')),
  ...one.remove(),
}

type Named = Pick<CoachingTheme, 'name' | 'formerNames'>

/** The theme that a discussion's title names, by its present or a former name. */
export const findThemeByName = <T extends Named>(themes: readonly T[], name: string | null): T | undefined =>
  themes.find((theme) => theme.name === name) ?? themes.find(({ formerNames }) => formerNames.includes(name ?? ''))
