import { z } from 'zod'

/** Time when profile or favourites were last saved: the next page's script tells the other tabs. */
export const metadataChangeCookie = 'metadata-change'

const moment = z.iso.datetime()

/** null if the cookie is absent or invalid */
export const readMetadataChange = (cookie: string | undefined): string | null => moment.safeParse(cookie).data ?? null
