import { z } from 'zod'

/** When profile or favourites were last saved: the next page's script tells the other tabs. */
export const metadataChangeCookie = 'metadata-change'

const moment = z.iso.datetime()

/** null where nothing was left, or not by us */
export const readMetadataChange = (cookie: string | undefined): string | null => moment.safeParse(cookie).data ?? null
