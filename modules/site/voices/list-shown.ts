import type { Voice } from '../../../contracts/site/voices.ts'
import type { Database } from '../../../platform/database/index.ts'
import { presentVoice } from './present-voice.ts'
import { listApproved } from './queries-voices.ts'

/** The page has room for no more. */
const most = 12

/** Approved voices, newest first. */
export const listShownVoices = async (db: Database): Promise<Voice[]> =>
  (await listApproved(db, most)).map(presentVoice)
