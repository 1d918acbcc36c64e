import { createWriteStream } from 'node:fs'
import path from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { AppError } from '../../../../platform/errors/index.ts'
import type { SkippedRow } from '../../tables-exchange.ts'
import { checkExport, rowsOfExport } from '../export/read-export.ts'
import { openGhost } from '../ghost/ghost.ts'
import { maxHtmlLength } from '../html/map-html.ts'
import { openWxr } from '../wordpress/wxr.ts'
import { type Archive, openArchive } from './archive.ts'
import type { Conversion, ConversionResult, SourceRows } from './conversion.ts'
import { type ImportSource, maxReportLines, type SourcePost } from './source.ts'

/*
 * Converts an uploaded file (archive, XML, JSON, shortcodes, Markdown) in a process of its own. The server reads the converted rows one by
 * one.
 */

/** Maximum size of all rows together, in characters: an archive may unpack to far more than its size. */
const mostWritten = 1024 ** 3

/** Writes a row as one line. JSON leaves U+2028 and U+2029 unescaped, which some readers treat as line ends. */
const lineOf = (row: unknown): string =>
  `${JSON.stringify(row).replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029')}\n`

/** Keeps just enough of a longer text for the later length check to refuse it. */
const shortened = (post: SourcePost): SourcePost => ({ ...post, html: post.html.slice(0, maxHtmlLength + 1) })

async function* shortenedPosts(source: ImportSource): AsyncGenerator<SourcePost> {
  for await (const post of source.posts()) yield shortened(post)
}

/** Lists the first skipped elements, and counts the rest. */
function reported(skipped: readonly SkippedRow[]): readonly SkippedRow[] {
  const others = skipped.length - maxReportLines
  if (others <= 0) return skipped
  const why = `${others.toLocaleString('fr-FR')} autre${others > 1 ? 's' : ''} élément${others > 1 ? 's' : ''} sans ligne ici.`
  return [...skipped.slice(0, maxReportLines), { what: 'Fin du rapport', why }]
}

type Rows = Record<string, Iterable<unknown> | AsyncIterable<unknown>>

const rowsOfSource = (
  source: ImportSource,
): { [Kind in keyof SourceRows]: Iterable<SourceRows[Kind]> | AsyncIterable<SourceRows[Kind]> } => ({
  authors: source.authors,
  categories: source.categories,
  tags: source.tags,
  addresses: source.addresses.map(({ id, kind, slug, title, path }) => ({ id, kind, slug, title, path })),
  skipped: reported(source.skipped),
  posts: shortenedPosts(source),
})

async function writeRows(rows: Rows, folder: string): Promise<void> {
  let written = 0
  for (const [kind, values] of Object.entries(rows)) {
    const lines = async function* () {
      for await (const row of values as AsyncIterable<unknown>) {
        const line = lineOf(row)
        written += line.length
        if (written > mostWritten) throw new AppError(400, 'invalid-argument', 'Ce fichier contient trop de texte.')
        yield line
      }
    }
    await pipeline(Readable.from(lines()), createWriteStream(path.join(folder, kind)))
  }
}

async function convert(archive: Archive, { format, folder }: Conversion): Promise<ConversionResult> {
  if (format === 'export') {
    await checkExport(archive)
    if (folder !== null) await writeRows({ ...rowsOfExport(archive) }, folder)
    return { origin: 'export', hosts: [] }
  }
  const source = await (format === 'ghost' ? openGhost : openWxr)(archive)
  if (folder !== null) await writeRows({ ...rowsOfSource(source) }, folder)
  return { origin: source.origin, hosts: source.hosts }
}

/** Only the message of an error passes between processes, so a refusal is returned as a result. */
export async function convertFile(conversion: Conversion): Promise<ConversionResult> {
  let archive: Archive | undefined
  try {
    archive = await openArchive(conversion.file)
    return await convert(archive, conversion)
  } catch (error) {
    if (!(error instanceof AppError && error.status === 400)) throw error
    return { refused: { sentence: error.message, detail: error.detail ?? '' } }
  } finally {
    archive?.close()
  }
}
