import type { ImportFormat } from '../../../../contracts/articles/staff-exchange.ts'
import type { SkippedRow } from '../../tables-exchange.ts'
import type { SourceAddress, SourceEntry, SourcePost } from './source.ts'

/*
 * Messages between the server and the process that reads an uploaded file.
 */

export interface Conversion {
  /** path of the uploaded file */
  file: string
  format: ImportFormat
  /** folder for the converted rows; null to check the file's format only */
  folder: string | null
}

export type ConversionResult =
  | { refused: { sentence: string; detail: string } }
  /** facts of the other site; one file per kind contains the rows */
  | { origin: string; hosts: readonly string[] }

/** Rows, by kind, that another site's file is converted to. */
export interface SourceRows {
  authors: SourceEntry
  categories: SourceEntry
  tags: SourceEntry
  addresses: SourceAddress
  skipped: SkippedRow
  posts: SourcePost
}
