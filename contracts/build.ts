import { z } from 'zod'

/** `/builds/latest.json`, served outside the API: the running build, which pages compare with their own to detect a newer one. */
export const build = z.object({ id: z.string().min(1) })
export type Build = z.output<typeof build>
