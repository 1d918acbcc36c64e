import type { z } from 'zod'
import { isWithinJsonBounds } from '../../contracts/json-bounds.ts'

/** Longest body: far above the longest message of a script, with every character escaped. */
const longest = 256 * 1024

/**
 * Parses JSON from our own script by its schema. JSON that is malformed, too long or too deep fails like any other
 * invalid value.
 */
export async function readJson<S extends z.ZodType>(
  request: Request,
  schema: S,
): Promise<z.ZodSafeParseResult<z.output<S>>> {
  const text = await request.text()
  return schema.safeParse(text.length <= longest && isWithinJsonBounds(text) ? parse(text) : undefined)
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
