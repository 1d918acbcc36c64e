import type { OpenedPlatform } from '../../../platform/index.ts'
import { openArchive } from './conversion/archive.ts'
import type { SourceRows } from './conversion/conversion.ts'
import { withConvertedFile } from './conversion/converted-file.ts'
import type { ExportRows } from './export/read-export.ts'
import { restoreExport } from './export/restore-export.ts'
import { importSource } from './import-source.ts'
import type { ImportRow } from './queries-imports.ts'

/* Entry point of the import code: loaded by the first import, not when the server starts. */

export { checkFile } from './conversion/converted-file.ts'

/** @throws 400 if the file does not have the format that the import row names */
export async function importFile(platform: OpenedPlatform, row: ImportRow, file: string): Promise<void> {
  const { format } = row
  // The archive also contains the pictures.
  const archive = await openArchive(file)
  try {
    if (format === 'export') {
      await withConvertedFile<ExportRows>({ file, format }, (rows) => restoreExport(platform, row, rows, archive))
    } else await withConvertedFile<SourceRows>({ file, format }, (rows) => importSource(platform, row, rows, archive))
  } finally {
    archive.close()
  }
}
