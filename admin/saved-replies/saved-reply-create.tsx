import { RecordCreate } from '../forms/record-page.tsx'
import { savedReplyKind } from './kind.ts'
import { SavedReplyFields } from './saved-reply-fields.tsx'

export default function SavedReplyCreate() {
  return <RecordCreate kind={savedReplyKind} fields={(form) => <SavedReplyFields form={form} />} />
}
