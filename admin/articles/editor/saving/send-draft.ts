import { CallError, isAbout } from '../../../../relay/call.ts'
import { type DraftBase, type DraftFields, saveDraft } from '../draft-calls.ts'
import type { SaveResult } from './draft-saver.ts'

/** What a failed save means for the text. */
export function failureOf(error: unknown): SaveResult {
  if (!(error instanceof CallError) || error.status === 0 || error.status === 429 || error.status >= 500) {
    return { outcome: 'no-answer' }
  }
  if (error.status === 401) return { kind: 'signed-out' }
  if (isAbout(error, 'lock')) return { kind: 'locked', message: error.message }
  if (error.status === 409) return { kind: 'outdated' }
  return { kind: 'refused', message: error.message }
}

export async function sendDraft(uid: string, fields: DraftFields, base: DraftBase): Promise<SaveResult> {
  try {
    const { version, copy, savedAt } = await saveDraft(uid, fields, base)
    return { outcome: 'saved', base: { version, copy }, at: savedAt }
  } catch (error) {
    return failureOf(error)
  }
}
