import type { Voice } from '../../../contracts/site/voices.ts'
import type { Database } from '../../../platform/database/index.ts'
import type { Platform } from '../../../platform/index.ts'
import { presentVoice } from './present-voice.ts'
import { listApproved } from './queries-voices.ts'

/** The page has room for no more. */
const most = 12

/** Approved voices, newest first. Invented ones are shown by the demo alone, even where its database is a site's now. */
export const listShownVoices = async ({ config }: Pick<Platform, 'config'>, db: Database): Promise<Voice[]> =>
  (await listApproved(db, { most, examples: config.demo })).map(presentVoice)
