import { randomUUIDv7 } from 'node:crypto'
import type { Database } from '../../../platform/database/index.ts'
import { rows } from './queries-voices.ts'

interface Example {
  name: string
  detail: string
  text: string
  /** the newest is shown first */
  date: Date
}

/** An invented voice for the demonstration, marked as an example wherever it is shown. */
export async function putExampleVoice(db: Database, given: Example): Promise<void> {
  const unattributed = { memberUid: null, digest: null, memberSince: null, consentAt: null, consent: null }
  const row = { uid: randomUUIDv7(), ...given, ...unattributed }
  await rows.insert(db, { ...row, state: 'approved', source: 'invitation', example: true })
}
