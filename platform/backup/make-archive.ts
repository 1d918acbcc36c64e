import type { Readable } from 'node:stream'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { Encrypter } from 'age-encryption'
import type { Storage } from '../storage/index.ts'
import { type ArchiveWriter, createArchive } from './archive-writer.ts'
import { listAppliedMigrations, listSequences, listTables, type Table } from './catalog.ts'
import { formatVersion, type Header, headerName, type Manifest, manifestName } from './manifest.ts'
import { type SqlSession, setTextOutputFormats } from './sql-session.ts'
import { createDigest, readLines, type TableDigest } from './table-rows.ts'
import { jobsName, listWaitingJobs } from './waiting-jobs.ts'

const compress = promisify(gzip)
const json = (value: unknown) => Buffer.from(`${JSON.stringify(value, null, 1)}\n`)

/** Length at which a part is closed, in characters before compression: a part is held in memory. */
const partLength = 4 * 1024 * 1024

export interface Source {
  session: SqlSession
  engine: Header['engine']
  storage: Pick<Storage, 'list' | 'get'>
  /** contents by name: `coaching.key` */
  keys: Readonly<Record<string, string>>
  version: string
  now: Date
}

export interface MadeArchive {
  rows: number
  tables: number
  mediaFiles: number
}

async function addLines(archive: ArchiveWriter, folder: string, number: number, lines: string[]): Promise<void> {
  const name = `${folder}/${String(number).padStart(6, '0')}.jsonl.gz`
  await archive.add(name, await compress(`${lines.join('\n')}\n`))
}

async function addTable(archive: ArchiveWriter, session: SqlSession, table: Table): Promise<TableDigest> {
  const digest = createDigest()
  let [held, length, number]: [string[], number, number] = [[], 0, 0]
  for await (const lines of readLines(session, table)) {
    for (const line of lines) {
      digest.add(line)
      length += line.length
      held.push(line)
    }
    if (length < partLength) continue
    await addLines(archive, `tables/${table.name}`, ++number, held)
    held = []
    length = 0
  }
  if (held.length > 0) await addLines(archive, `tables/${table.name}`, ++number, held)
  return digest.result()
}

/** Files that are deleted meanwhile are left out: erased data stay erased. */
async function addMedia(archive: ArchiveWriter, storage: Source['storage']): Promise<number> {
  let count = 0
  for await (const key of storage.list()) {
    const file = await storage.get(key)
    if (!file) continue
    await archive.addStream(`media/${key}`, file.size, file.stream as Readable)
    count += 1
  }
  return count
}

async function readDatabase(archive: ArchiveWriter, { session, engine, version, now }: Source) {
  const tables = await listTables(session)
  const header: Header = {
    format: formatVersion,
    version,
    engine,
    createdAt: now.toISOString(),
    migrations: await listAppliedMigrations(session),
    tables,
  }
  await archive.add(headerName, json(header))
  const digests: Record<string, TableDigest> = {}
  for (const table of tables) digests[table.name] = await addTable(archive, session, table)
  await archive.add(jobsName, await compress(json(await listWaitingJobs(session))))
  return { tables: digests, sequences: await listSequences(session) }
}

async function fill(archive: ArchiveWriter, source: Source): Promise<MadeArchive> {
  const { session, storage, keys } = source
  await setTextOutputFormats(session)
  await session.query('begin transaction isolation level repeatable read read only')
  const database = await readDatabase(archive, source)
  await session.query('commit')
  for (const [name, text] of Object.entries(keys)) await archive.add(`keys/${name}`, Buffer.from(text))
  const mediaFiles = await addMedia(archive, storage)
  const manifest: Manifest = { parts: archive.parts, ...database, mediaFiles }
  await archive.add(manifestName, json(manifest))
  const counts = Object.values(database.tables)
  return { rows: counts.reduce((sum, { rows }) => sum + rows, 0), tables: counts.length, mediaFiles }
}

/** All rows are from one moment. Media are listed afterwards, so that every file named by a row exists. */
export async function makeArchive(file: string, encrypter: Encrypter, source: Source): Promise<MadeArchive> {
  const archive = await createArchive(file, encrypter)
  try {
    const made = await fill(archive, source)
    await archive.end()
    return made
  } catch (error) {
    await archive.abort()
    throw error
  }
}
