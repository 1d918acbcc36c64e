import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { ConfigError } from '../config/index.ts'
import { migrationsFolder } from '../database/migrate.ts'

interface Journal {
  entries: { when: number; tag: string }[]
}

export interface Migrations {
  folder: string
  /** whether the folder has all migrations of this version */
  isCurrent: boolean
  remove(): Promise<void>
}

/**
 * A folder with the migrations up to and including `last`. Rows are loaded into the tables they came from, and the next start
 * migrates these like any older database.
 * @param last the moment of the last migration
 * @throws ConfigError if this version does not have that migration
 */
export async function migrationsUntil(last: number): Promise<Migrations> {
  const all = migrationsFolder()
  const journal = JSON.parse(await readFile(path.join(all, 'meta', '_journal.json'), 'utf8')) as Journal
  const entries = journal.entries.filter(({ when }) => when <= last)
  if (entries.at(-1)?.when !== last) {
    throw new ConfigError('The backup was made by a newer version than this one: restore it with that version')
  }
  const folder = await mkdtemp(path.join(os.tmpdir(), 'migrations-'))
  await mkdir(path.join(folder, 'meta'))
  for (const { tag } of entries) await cp(path.join(all, `${tag}.sql`), path.join(folder, `${tag}.sql`))
  await writeFile(path.join(folder, 'meta', '_journal.json'), JSON.stringify({ ...journal, entries }))
  const isCurrent = entries.length === journal.entries.length
  return { folder, isCurrent, remove: () => rm(folder, { recursive: true, force: true }) }
}
