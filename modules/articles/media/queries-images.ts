import type { PgColumn } from 'drizzle-orm/pg-core'
import type { ImageRow } from '../reading/present.ts'

/** The columns of a medium needed to show it as a picture, under any table alias. */
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
