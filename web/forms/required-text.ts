import { z } from 'zod'

/** Wraps a text schema: a missing value gets its own sentence. */
export const requiredText = (sentence: string, schema: z.ZodType<string, string>) =>
  z
    .string(sentence)
    .pipe(schema)
    .meta({ ...schema.meta() })
