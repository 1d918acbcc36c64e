import type { OpenedPlatform } from '../../../platform/index.ts'
import { openArchive } from './conversion/archive.ts'
import type { SourceRows } from './conversion/conversion.ts'
import { withConvertedFile } from './conversion/converted-file.ts'
import type { ExportRows } from './export/read-export.ts'
import { restoreExport } from './export/restore-export.ts'
import { importSource } from './import-source.ts'
import type { ImportRow } from './queries-imports.ts'

/* Storing of imported files: HTML, pictures. The first import loads it, not the server’s start. */

export { checkFile } from './conversion/converted-file.ts'

/** @throws 400 where the file is not of the format that the import names */
export async function bringFile(platform: OpenedPlatform, row: ImportRow, file: string): Promise<void> {
  const { format } = row
  // For the pictures beside the documents.
  const archive = await openArchive(file)
  try {
    if (format === 'export') {
      await withConvertedFile<ExportRows>({ file, format }, (rows) => restoreExport(platform, row, rows, archive))
    } else await withConvertedFile<SourceRows>({ file, format }, (rows) => importSource(platform, row, rows, archive))
  } finally {
    archive.close()
  }
}
