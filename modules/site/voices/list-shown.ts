import type { Voice } from '../../../contracts/site/voices.ts'
import type { Database } from '../../../platform/database/index.ts'
import type { Platform } from '../../../platform/index.ts'
import { presentVoice } from './present-voice.ts'
import { listApprovedVoices } from './queries-voices.ts'

/** Maximum number of voices on the page, which has no room for more. */
const most = 12

/** Approved voices, newest first. Only the demo shows invented voices, even if a real site now uses the demo's database. */
export const listShownVoices = async ({ config }: Pick<Platform, 'config'>, db: Database): Promise<Voice[]> =>
  (await listApprovedVoices(db, { most, examples: config.demo })).map(presentVoice)
