import { EntryEdit } from '../entries/entry-page.tsx'
import { categoryKind } from '../entries/kinds.ts'
import { categoryFields } from './category-fields.tsx'

export default function CategoryEdit() {
  return <EntryEdit kind={categoryKind} fields={categoryFields} />
}
