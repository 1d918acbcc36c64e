import type { StaffVoice, Voice } from '../../../contracts/site/voices.ts'
import type { VoiceRow } from './queries-voices.ts'

export const presentVoice = (row: VoiceRow): Voice => ({
  uid: row.uid,
  name: row.name,
  detail: row.detail,
  text: row.text,
  date: row.date.toISOString(),
  consentAt: row.consentAt?.toISOString() ?? null,
  source: row.source,
  memberSince: row.memberSince?.toISOString() ?? null,
  example: row.example,
})

export const presentStaffVoice = (row: VoiceRow): StaffVoice => ({
  ...presentVoice(row),
  state: row.state,
  consent: row.consent,
  version: row.version,
})
