import { EntryEdit } from '../entries/entry-page.tsx'
import { tagKind } from '../entries/kinds.ts'

export default function TagEdit() {
  return <EntryEdit kind={tagKind} />
}
