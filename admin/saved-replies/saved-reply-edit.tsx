import { RecordEdit } from '../forms/record-page.tsx'
import { savedReplyKind } from './kind.ts'
import { SavedReplyFields } from './saved-reply-fields.tsx'

export default function SavedReplyEdit() {
  return <RecordEdit kind={savedReplyKind} fields={(form) => <SavedReplyFields form={form} />} />
}
