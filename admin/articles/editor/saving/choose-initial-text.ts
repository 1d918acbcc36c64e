import { pickWriting } from '../../../../contracts/articles/article-fields.ts'
import type { ArticleDraft, DraftBase, DraftFields } from '../draft-calls.ts'
import { canonicalContent } from '../schema/html.ts'
import type { DeviceCopy } from './device-copy.ts'

/** Initial text of the editor: the server's, or a newer one from the device. */
export interface InitialText {
  fields: DraftFields
  /** time of the device's copy, whose text the server does not have yet; milliseconds */
  recovered?: number
  /** the device's copy, if it and the server's text were both changed from the same base */
  conflicting?: DeviceCopy
}

const isEmpty = (value: unknown): boolean =>
  value === '' || value === null || (Array.isArray(value) && value.length === 0)

/** Normalises the order and form of the fields, to compare two texts. Copies of older releases lack fields: they equal empty ones. */
function comparable(fields: DraftFields): string {
  const { seo } = fields
  const content = canonicalContent(fields.content)
  const writing = { ...pickWriting(fields), content, seo: [seo?.title, seo?.description] }
  return JSON.stringify(writing, (_name, value) => (isEmpty(value) ? undefined : value)).normalize('NFC')
}

/** Tells whether an unanswered save from `base` was stored. Compares texts: a colleague's save may have the same number. */
export function hasSaveArrived(draft: ArticleDraft, base: DraftBase, sent: readonly DraftFields[]): boolean {
  if (draft.version !== base.version || draft.copy !== base.copy + 1) return false
  const saved = comparable(draft)
  return sent.some((fields) => comparable(fields) === saved)
}

const continues = (draft: ArticleDraft, { base, sent }: DeviceCopy): boolean =>
  (draft.version === base.version && draft.copy === base.copy) || hasSaveArrived(draft, base, sent)

export function chooseInitialText(draft: ArticleDraft, kept: DeviceCopy | undefined): InitialText {
  const fields = pickWriting(draft)
  if (!kept || comparable(kept.fields) === comparable(fields)) return { fields }
  return continues(draft, kept) ? { fields: kept.fields, recovered: kept.at } : { fields, conflicting: kept }
}
