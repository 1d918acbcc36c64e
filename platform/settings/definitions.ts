import type { z } from 'zod'
import { text } from '../../contracts/forms.ts'
import type { Config } from '../config/index.ts'

/** A setting of the owner: its name, schema and default value. The module that reads it defines it. */
export interface SettingDefinition<Value = unknown> {
  /** never changed: the value is stored under it */
  readonly name: string
  readonly form: z.ZodType<Value>
  /** true if it names a person or how to reach them: the audit outlives everyone and does not repeat it */
  readonly personal: boolean
  initial(config: Config): Value
}

export const defineSetting = <Value>(
  name: string,
  form: z.ZodType<Value>,
  initial: (config: Config) => Value,
  { personal = false } = {},
): SettingDefinition<Value> => ({ name, form, initial, personal })

/** How the owner calls the site: in mails, titles and authenticators. */
export const siteName = defineSetting('site-name', text(1, 60), () => 'Éclore')
