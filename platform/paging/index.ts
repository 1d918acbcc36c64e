export { type Cursors, createCursors } from './cursors.ts'
export { type KeysetColumn, keysetKind, keysetPage } from './keyset.ts'
export { type Numbered, type NumberedQuery, numberedOrder, offsetOf } from './numbered.ts'
export { pageOf } from './page.ts'
