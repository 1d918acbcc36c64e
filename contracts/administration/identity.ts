import { z } from 'zod'
import { count, uuid } from '../forms.ts'

/** The logo as a picture of the library; the logo text is shown beside it, or is its alternative text. */
export const logoPicture = z.strictObject({ image: uuid, withText: z.boolean() }).nullable()
export type LogoPicture = z.output<typeof logoPicture>

/** A picture of the library, or none. */
export const libraryPicture = uuid.nullable()

/** Look of the site, apart from its colours. */
export const identity = z.object({
  version: z.string().meta({ description: 'Changes with anything that icons and share picture are drawn from' }),
  logo: z.object({ url: z.string(), width: count, height: count, withText: z.boolean() }).nullable(),
  ownIcon: z.boolean().meta({ description: 'Icons are made from a picture; else they are the initial of the name' }),
})
export type Identity = z.output<typeof identity>
