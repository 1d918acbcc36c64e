import { z } from 'zod'
import { codePoints, email, text } from '../../contracts/forms.ts'
import { coachingHours, colours } from '../../contracts/site-settings.ts'
import type { Config } from '../config/index.ts'

interface Definition<Form extends z.ZodType> {
  form: Form
  /** what counts until the owner decides */
  initial(config: Config): z.output<Form>
}

const define = <Form extends z.ZodType>(form: Form, initial: (config: Config) => z.output<Form>): Definition<Form> => ({
  form,
  initial,
})

/** Working hours: one day of the default schedule. */
const answerWithin = z.strictObject({ first: z.int().min(1).max(500), next: z.int().min(1).max(500) })

const weekdays = [1, 2, 3, 4, 5]

/** Every setting: its name, schema and default value. */
export const definitions = {
  'site-name': define(text(1, 60), () => 'Éclore'),
  'logo-text': define(text(1, 24), () => 'Éclore'),
  colours: define(colours, () => ({ ground: '#fdf4f6', accent: '#f9d5df', ink: '#17120f', paper: '#fffdfc' })),
  'postal-address': define(codePoints(0, 500), () => ''),
  /** what receipts say about value-added tax; the law asks for words of its own where none is charged */
  'vat-mention': define(codePoints(0, 300), () => ''),
  'contact-email': define(email.nullable(), () => null),
  'contact-retention-days': define(z.int().min(1).max(36_500), ({ supportRetentionDays }) => supportRetentionDays),
  'answer-within-hours': define(answerWithin, () => ({ first: 9, next: 9 })),
  'coaching-hours': define(coachingHours, () => weekdays.map((day) => ({ day, from: '09:00', to: '18:00' }))),
} as const

export type SettingName = keyof typeof definitions
export type SettingValue<Name extends SettingName> = z.output<(typeof definitions)[Name]['form']>

export const settingNames = Object.keys(definitions) as SettingName[]

export const isSettingName = (name: string): name is SettingName => Object.hasOwn(definitions, name)
