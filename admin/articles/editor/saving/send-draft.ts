import { CallError, isAbout } from '../../../../relay/call.ts'
import { type DraftBase, type DraftFields, readDraft, saveDraft } from '../draft-calls.ts'
import type { SaveResult } from './draft-saver.ts'
import { hasArrived } from './open-text.ts'

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

const isOutdated = (result: SaveResult) => 'kind' in result && result.kind === 'outdated'

async function save(uid: string, fields: DraftFields, base: DraftBase): Promise<SaveResult> {
  try {
    const { version, copy, savedAt } = await saveDraft(uid, fields, base)
    return { outcome: 'saved', base: { version, copy }, at: savedAt }
  } catch (error) {
    return failureOf(error)
  }
}

/** Where an earlier save arrived and its answer did not, the server's text is hers and is no other version. */
export async function sendDraft(
  uid: string,
  fields: DraftFields,
  base: DraftBase,
  unanswered: readonly DraftFields[],
): Promise<SaveResult> {
  const result = await save(uid, fields, base)
  if (!isOutdated(result) || unanswered.length === 0) return result
  try {
    const draft = await readDraft(uid)
    if (!hasArrived(draft, base, unanswered)) return result
    return await save(uid, fields, { version: draft.version, copy: draft.copy })
  } catch (error) {
    return failureOf(error)
  }
}
