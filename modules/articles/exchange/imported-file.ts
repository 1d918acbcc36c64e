import type { ImportFormat } from '../../../contracts/staff-exchange.ts'
import type { OpenedPlatform } from '../../../platform/index.ts'
import { type Archive, openArchive } from './archive.ts'
import { openGhost } from './ghost.ts'
import { importSource } from './import-source.ts'
import type { ImportRow } from './queries-imports.ts'
import { openExport, restoreExport } from './restore-export.ts'
import { openWxr } from './wxr.ts'

/* Reader of imported files: archives, XML, HTML, pictures. The first import loads it, not the server's start. */

async function withArchive(file: string, work: (archive: Archive) => Promise<unknown>): Promise<void> {
  const archive = await openArchive(file)
  try {
    await work(archive)
  } finally {
    archive.close()
  }
}

/** @throws 400 where the file is not of that format */
export const checkFile = (file: string, format: ImportFormat): Promise<void> =>
  withArchive(file, (archive) => {
    if (format === 'ghost') return openGhost(archive)
    return format === 'wxr' ? openWxr(archive) : openExport(archive)
  })

/** @throws 400 where the file is not of the format that the import names */
export const bringFile = (platform: OpenedPlatform, row: ImportRow, file: string): Promise<void> =>
  withArchive(file, async (archive) => {
    if (row.format === 'export') return restoreExport(platform, row, archive)
    const open = row.format === 'ghost' ? openGhost : openWxr
    return importSource(platform, row, await open(archive), archive)
  })
