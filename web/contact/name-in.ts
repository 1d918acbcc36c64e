import { z } from 'zod'
import { limits } from '../../contracts/forms.ts'

const metadata = z.object({ profile: z.object({ name: z.string() }) })

/** Name in the user's profile, if the metadata has one. */
export function nameIn(text: string): string {
  try {
    const parsed = metadata.safeParse(JSON.parse(text))
    return parsed.success ? parsed.data.profile.name.slice(0, limits.nameMax) : ''
  } catch {
    // Metadata may be any JSON of the user; a missing name is no problem.
    return ''
  }
}
