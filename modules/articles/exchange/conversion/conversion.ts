import type { ImportFormat } from '../../../../contracts/articles/staff-exchange.ts'
import type { SkippedRow } from '../../tables-exchange.ts'
import type { SourceAddress, SourceEntry, SourcePost } from './source.ts'

/*
 * Messages between the server and the process that reads an uploaded file.
 */

export interface Conversion {
  /** the uploaded file */
  file: string
  format: ImportFormat
  /** where the rows are written; null to look only whether it is a file of that format */
  folder: string | null
}

export type Conclusion =
  | { refused: { sentence: string; detail: string } }
  /** facts of the other site; rows are in files by their kind */
  | { origin: string; hosts: readonly string[] }

/** Rows that a file of another site is converted to, by kind. */
export interface SourceRows {
  authors: SourceEntry
  categories: SourceEntry
  tags: SourceEntry
  addresses: SourceAddress
  skipped: SkippedRow
  posts: SourcePost
}
