import { type ArticleDraft, type DraftFields, fieldsOf } from '../draft-calls.ts'
import { canonicalContent } from '../schema/html.ts'
import type { DeviceCopy } from './device-copy.ts'

/** What the editor begins with: the server's text, or one that only the device had. */
export interface OpenedText {
  fields: DraftFields
  /** since when the device kept it; the server does not have it yet */
  recovered?: number
  /** the device's text, where both went on from the same one */
  conflicting?: DeviceCopy
}

const comparable = (fields: DraftFields) =>
  JSON.stringify({ ...fields, content: canonicalContent(fields.content), seo: fields.seo ?? null }).normalize('NFC')

/** The last save may have arrived although its answer did not. */
function continues(draft: ArticleDraft, { base, owner }: DeviceCopy): boolean {
  if (base.version !== draft.version) return false
  return draft.copy === base.copy || (draft.copy === base.copy + 1 && draft.savedBy?.uid === owner)
}

export function openText(draft: ArticleDraft, kept: DeviceCopy | undefined): OpenedText {
  const fields = fieldsOf(draft)
  if (!kept || comparable(kept.fields) === comparable(fields)) return { fields }
  return continues(draft, kept) ? { fields: kept.fields, recovered: kept.at } : { fields, conflicting: kept }
}
