import { Zip, ZipPassThrough } from 'fflate'
import type { Database } from '../../platform/database/index.ts'
import type { Platform } from '../../platform/index.ts'
import type { Viewer } from '../../platform/sessions/index.ts'
import { exportFiles } from '../support/index.ts'
import { exportUser } from './export-user.ts'
import { jsonPieces } from './json-pieces.ts'
import type { ExportPorts } from './personal-data-registry.ts'

interface ArchivedFile {
  place: string
  /** whole, or in pieces */
  content: Iterable<Uint8Array> | AsyncIterable<Uint8Array>
}

/** A zip, with one file or piece in memory at a time. It is not compressed: pictures and PDFs already are. */
async function* zipped(files: AsyncIterable<ArchivedFile>): AsyncGenerator<Uint8Array> {
  const made: Uint8Array[] = []
  const zip = new Zip((error, chunk) => {
    if (error) throw error
    made.push(chunk)
  })
  for await (const { place, content } of files) {
    const file = new ZipPassThrough(place)
    zip.add(file)
    for await (const bytes of content) {
      file.push(bytes)
      yield* made.splice(0)
    }
    file.push(new Uint8Array(0), true)
  }
  zip.end()
  yield* made.splice(0)
}

async function* jsonBytes(data: unknown): AsyncGenerator<Uint8Array> {
  for await (const piece of jsonPieces(data)) yield Buffer.from(piece)
}

async function* contents(
  platform: Pick<Platform, 'extensions' | 'keyring' | 'storage'>,
  db: Database,
  uid: string,
  data: unknown,
): AsyncGenerator<ArchivedFile> {
  yield { place: 'mes-donnees.json', content: jsonBytes(data) }
  for await (const { place, bytes } of exportFiles(platform, db, { uid })) yield { place, content: [bytes] }
}

/** All stored data about the user as a zip: the JSON of `exportUser`, and the files that it names. @throws 403, 404 */
export async function exportArchive(
  platform: ExportPorts & Pick<Platform, 'storage'>,
  db: Database,
  viewer: Viewer,
  uid: string,
): Promise<AsyncGenerator<Uint8Array>> {
  const data = await exportUser(platform, db, viewer, uid)
  return zipped(contents(platform, db, uid, data))
}
