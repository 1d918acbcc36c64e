import { z } from 'zod'

/** A text of a schema with its own sentence where nothing was chosen or written. */
export const needed = (sentence: string, schema: z.ZodType<string, string>) =>
  z
    .string(sentence)
    .pipe(schema)
    .meta({ ...schema.meta() })
