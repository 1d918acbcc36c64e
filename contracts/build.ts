import { z } from 'zod'

/** `/builds/latest.json`, beside the API: the running build, compared to find a newer one. */
export const build = z.object({ id: z.string().min(1) })
export type Build = z.output<typeof build>
