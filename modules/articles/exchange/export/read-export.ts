import { z } from 'zod'
import type { Archive } from '../conversion/archive.ts'
import { refusedFileError } from '../conversion/refused-file-error.ts'
import * as exported from './exported.ts'

const maxTextBytes = 16 * 1024 * 1024
const maxListBytes = 64 * 1024 * 1024

export interface ExportRows {
  authors: z.output<typeof exported.exportedAuthor>
  categories: z.output<typeof exported.exportedCategory>
  tags: z.output<typeof exported.exportedTag>
  media: exported.ExportedMedia
  articles: exported.ExportedArticle
  pages: exported.ExportedPage
  redirects: z.output<typeof exported.exportedRedirect>
}

async function readJson<S extends z.ZodType>(archive: Archive, path: string, form: S, maxBytes = maxTextBytes) {
  const bytes = await archive.read(path, maxBytes)
  try {
    return form.parse(JSON.parse(bytes.toString('utf8')))
  } catch (error) {
    throw refusedFileError(
      `Ce fichier de l’export est illisible\u00a0: ${path.slice(0, 200)}`,
      String(error).slice(0, 500),
    )
  }
}

/** Parses row by row and stops at the first invalid row: a schema of the whole list would collect an error for every row. */
async function readList<S extends z.ZodType>(archive: Archive, path: string, form: S): Promise<z.output<S>[]> {
  const list = await readJson(archive, path, z.custom<unknown[]>(Array.isArray), maxListBytes)
  return list.map((row) => {
    const { success, data, error } = form.safeParse(row)
    if (!success)
      throw refusedFileError(`Ce fichier de l’export est illisible\u00a0: ${path}`, String(error).slice(0, 500))
    return data
  })
}

const jsonBelow = (archive: Archive, folder: string): string[] =>
  archive.paths.filter((path) => path.startsWith(`${folder}/`) && /^[^/]+\/[^/]+\.json$/.test(path))

/** Skips null: the record was deleted during the export. */
async function* recordsBelow<S extends z.ZodType>(archive: Archive, folder: string, form: S) {
  for (const path of jsonBelow(archive, folder)) {
    const row = await readJson(archive, path, form.nullable())
    if (row !== null) yield row as NonNullable<z.output<S>>
  }
}

/** @throws 400 if the file is not a zip of this site's export */
export async function checkExport(archive: Archive): Promise<void> {
  if (!archive.paths.includes('manifest.json')) throw refusedFileError('Ce fichier n’est pas un export de ce site.')
  await readJson(archive, 'manifest.json', exported.manifest)
}

const lazily = async function* <Row>(read: () => Promise<Row[]>): AsyncGenerator<Row> {
  yield* await read()
}

/** @throws 400 while reading an invalid row */
export function rowsOfExport(archive: Archive): { [Kind in keyof ExportRows]: AsyncIterable<ExportRows[Kind]> } {
  return {
    authors: lazily(() => readList(archive, 'authors.json', exported.exportedAuthor)),
    categories: lazily(() => readList(archive, 'categories.json', exported.exportedCategory)),
    tags: lazily(() => readList(archive, 'tags.json', exported.exportedTag)),
    media: recordsBelow(archive, 'media', exported.exportedMedia),
    articles: recordsBelow(archive, 'articles', exported.exportedArticle),
    pages: recordsBelow(archive, 'pages', exported.exportedPage),
    redirects: lazily(() => readList(archive, 'redirects.json', exported.exportedRedirect)),
  }
}
