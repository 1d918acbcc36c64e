import { CallError, hasViolationOf } from '../../../../relay/call.ts'
import { type DraftBase, type DraftFields, readDraft, type SavedDraft, saveDraft } from '../draft-calls.ts'
import { hasSaveArrived } from './choose-initial-text.ts'
import type { SaveResult } from './draft-saver.ts'

/** Interprets the failure of a save. */
export function failureOf(error: unknown): SaveResult {
  if (!(error instanceof CallError) || error.status === 0 || error.status === 429 || error.status >= 500) {
    return { outcome: 'no-answer' }
  }
  if (error.status === 401) return { kind: 'signed-out' }
  if (hasViolationOf(error, 'lock')) return { kind: 'locked', message: error.message }
  if (error.status === 409) return { kind: 'outdated' }
  return { kind: 'refused', message: error.message }
}

const isOutdated = (result: SaveResult) => 'kind' in result && result.kind === 'outdated'

/** Positions of commented passages that moved since they were saved. */
export interface Anchors {
  read(): NonNullable<SavedDraft['anchors']>
  acknowledge(anchors: NonNullable<SavedDraft['anchors']>): void
}

interface Target {
  uid: string
  anchors: Anchors
}

async function save({ uid, anchors }: Target, fields: DraftFields, base: DraftBase): Promise<SaveResult> {
  try {
    const moved = anchors.read()
    const { version, copy, savedAt } = await saveDraft(uid, { ...fields, ...base, anchors: moved })
    anchors.acknowledge(moved)
    return { outcome: 'saved', base: { version, copy }, at: savedAt }
  } catch (error) {
    return failureOf(error)
  }
}

/** Saves a draft. If it is outdated only because an earlier save was stored without an answer, saves it on top of that save. */
export async function sendDraft(
  target: Target,
  fields: DraftFields,
  base: DraftBase,
  unanswered: readonly DraftFields[],
): Promise<SaveResult> {
  const result = await save(target, fields, base)
  if (!isOutdated(result) || unanswered.length === 0) return result
  try {
    const draft = await readDraft(target.uid)
    if (!hasSaveArrived(draft, base, unanswered)) return result
    return await save(target, fields, { version: draft.version, copy: draft.copy })
  } catch (error) {
    return failureOf(error)
  }
}
