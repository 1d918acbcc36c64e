import type { z } from 'zod'
import { originalColours } from '../../contracts/administration/original-colours.ts'
import { colours as coloursForm } from '../../contracts/administration/site-settings.ts'
import { text } from '../../contracts/forms.ts'
import type { Config } from '../config/index.ts'
import type { Database } from '../database/index.ts'

/** A setting of the owner: its name, schema and default value. The module that reads it defines it. */
export interface SettingDefinition<Value = unknown> {
  /** must never change: the value is stored under it */
  readonly name: string
  readonly form: z.ZodType<Value>
  /** true if the value names a person or how to reach them: the audit outlives accounts and must not repeat it */
  readonly personal: boolean
  initial(config: Config): Value
  /** looks up what the value refers to @throws 400 with violations of that property */
  check?(db: Database, value: Value, property: string): Promise<void>
}

export const defineSetting = <Value>(
  name: string,
  form: z.ZodType<Value>,
  initial: (config: Config) => Value,
  { personal = false, check }: { personal?: boolean } & Pick<SettingDefinition<Value>, 'check'> = {},
): SettingDefinition<Value> => ({ name, form, initial, personal, ...(check && { check }) })

/** Name of a site whose owner has not chosen one: the opening page asks for it. */
export const defaultSiteName = 'Mon site'

/** The owner's name for the site, in mails, titles and authenticators. */
export const siteName = defineSetting('site-name', text(1, 60), () => defaultSiteName)

/** Short form of the name, as the site's head shows it. */
export const logoText = defineSetting('logo-text', text(1, 24), () => defaultSiteName)

/** Colours of pages, mails and drawn pictures. */
export const colours = defineSetting('colours', coloursForm, () => originalColours)
