import type { PgColumn } from 'drizzle-orm/pg-core'
import type { ImageRow } from './present.ts'

/** What is selected of a medium, under whatever name it is joined, to show it as a picture. */
export function imageColumns<Table extends Record<keyof ImageRow, PgColumn>>(
  table: Table,
): Pick<Table, keyof ImageRow> {
  return {
    uid: table.uid,
    file: table.file,
    alt: table.alt,
    width: table.width,
    height: table.height,
    credit: table.credit,
    placeholder: table.placeholder,
    focalX: table.focalX,
    focalY: table.focalY,
    variants: table.variants,
  }
}
