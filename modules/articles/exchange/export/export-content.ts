import { Readable } from 'node:stream'
import TurndownService from 'turndown'
import { ZipFile } from 'yazl'
import { writeAudit } from '../../../../platform/audit/index.ts'
import type { OpenedPlatform } from '../../../../platform/index.ts'
import type { Viewer } from '../../../../platform/sessions/index.ts'
import { storageKey } from '../../media/media-files.ts'
import { exportArticleRow, exportEntries, exportMediaRow, exportPageRow, listExportUids } from './queries-export.ts'

type Ports = Pick<OpenedPlatform, 'clock' | 'db' | 'log' | 'storage'>

const turndown = new TurndownService({ headingStyle: 'atx', bulletListMarker: '-', codeBlockStyle: 'fenced' })
// Markdown cannot express these elements: it may contain them as HTML.
turndown.keep(['figure', 'table', 'sup', 'sub', 'small', 'mark', 'u', 's', 'q', 'abbr', 'cite'])

/** A JSON string is valid YAML. */
const frontMatter = (fields: object): string =>
  Object.entries(fields)
    .map(([name, value]) => `${name}: ${JSON.stringify(value)}`)
    .join('\n')

function markdownOf({ content, ...fields }: { content: string }): string {
  return `---\n${frontMatter(fields)}\n---\n\n${turndown.turndown(content)}\n`
}

const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`

/** A zip that reads each entry when its turn comes: only one is in memory. */
function createZip() {
  const zip = new ZipFile()
  const output = zip.outputStream as Readable
  const addLazy = (path: string, compress: boolean, open: () => Promise<Readable>) =>
    zip.addReadStreamLazy(path, { compress }, (done) => {
      open().then(
        (stream) => done(null, stream),
        (error: unknown) => output.destroy(error as Error),
      )
    })
  return {
    output,
    addText: (path: string, read: () => Promise<string>) =>
      addLazy(path, true, async () => Readable.from([Buffer.from(await read())])),
    addFile: (path: string, open: () => Promise<Readable>) => addLazy(path, false, open),
    end: () => zip.end(),
  }
}
type Zip = ReturnType<typeof createZip>

interface Text {
  title: string
  content: string
}

/**
 * Adds a text as JSON, which an import reads, and as HTML and Markdown for people. If the text was deleted meanwhile, the JSON is `null`.
 */
function addText(zip: Zip, place: string, read: () => Promise<Text | undefined>): void {
  zip.addText(`${place}.json`, async () => json((await read()) ?? null))
  zip.addText(`${place}.html`, async () => (await read())?.content ?? '')
  zip.addText(`${place}.md`, async () => {
    const row = await read()
    return row ? markdownOf(row) : ''
  })
}

async function addMedia({ db, storage }: Ports, zip: Zip, uid: string): Promise<void> {
  const row = await exportMediaRow(db, uid)
  if (!row) return
  zip.addText(`media/${uid}.json`, async () => json(row))
  for (const file of [row.file, ...row.variants.map((variant) => variant.file)]) {
    zip.addFile(`media/${uid}/${file}`, async () => {
      const stored = await storage.get(storageKey(uid, file))
      return stored?.stream ?? Readable.from([])
    })
  }
}

/** Streams all content as a zip. An audit line records who exported it. */
export async function exportContent(ports: Ports, { uid: actor }: Viewer): Promise<Readable> {
  const { db, clock } = ports
  const uids = await listExportUids(db)
  const entries = await exportEntries(db)
  await writeAudit(db, clock, { actor, action: 'exports.create', target: 'content' })
  const zip = createZip()
  const manifest = { format: 'eclore-content', version: 1, exportedAt: clock.now().toISOString() }
  zip.addText('manifest.json', async () => json(manifest))
  for (const [kind, rows] of Object.entries(entries)) zip.addText(`${kind}.json`, async () => json(rows))
  for (const uid of uids.media) await addMedia(ports, zip, uid)
  for (const uid of uids.articles) addText(zip, `articles/${uid}`, () => exportArticleRow(db, uid))
  for (const uid of uids.pages) addText(zip, `pages/${uid}`, () => exportPageRow(db, uid))
  zip.end()
  return zip.output
}
