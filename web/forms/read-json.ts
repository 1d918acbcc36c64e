import type { z } from 'zod'
import { isModestJson } from '../../contracts/json-bounds.ts'

/** Far more than the longest message of a page's script, every character escaped. */
const longest = 256 * 1024

/** What a script of ours sent, checked by its schema. What is no JSON, too long or too deep fails as another value would. */
export async function readJson<S extends z.ZodType>(
  request: Request,
  schema: S,
): Promise<z.ZodSafeParseResult<z.output<S>>> {
  const text = await request.text()
  return schema.safeParse(text.length <= longest && isModestJson(text) ? parse(text) : undefined)
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
