import { z } from 'zod'
import { limits } from '../../contracts/forms.ts'

const metadata = z.object({ profile: z.object({ name: z.string() }) })

/** The name of her profile, where her metadata holds one. */
export function nameIn(text: string): string {
  try {
    const parsed = metadata.safeParse(JSON.parse(text))
    return parsed.success ? parsed.data.profile.name.slice(0, limits.nameMax) : ''
  } catch {
    // Metadata is any JSON of hers; no name is no problem.
    return ''
  }
}
