import { cp, mkdtemp, readdir, rm, stat, truncate, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, inject, test } from 'vitest'
import { spawnServer } from '../fixtures/process.ts'

let dataDir: string
let folder: string
beforeEach(async () => {
  dataDir = await mkdtemp(path.join(os.tmpdir(), 'damaged-'))
  folder = path.join(dataDir, 'database')
  await cp('build/database', folder, { recursive: true })
})
afterEach(() => rm(dataDir, { recursive: true, force: true }))

const scribble = async (file: string) => writeFile(file, Buffer.alloc((await stat(file)).size, 0x5a))

/** Changes every file in the folder and its subfolders that is named by a number or like a log segment. */
async function each(below: string, change: (file: string) => Promise<void>): Promise<void> {
  const names = await readdir(path.join(folder, below), { recursive: true })
  const files = names.filter((name) => /(^|\/)([0-9]+|[0-9A-F]{24})$/.test(name))
  for (const name of files) {
    const file = path.join(folder, below, name)
    if ((await stat(file)).isFile()) await change(file)
  }
}

const damages: Record<string, () => Promise<void>> = {
  'a log cut to nothing': () => each('pg_wal', (file) => truncate(file)),
  'a log of rubbish': () => each('pg_wal', scribble),
  'a control file cut to nothing': () => truncate(path.join(folder, 'global/pg_control')),
  'tables cut to nothing': () => each('base', (file) => truncate(file)),
  'tables of rubbish': () => each('base', scribble),
  'no version': () => rm(path.join(folder, 'PG_VERSION')),
}

describe.runIf(inject('engine') === 'pglite')('an embedded database', () => {
  test.each(Object.keys(damages))('with %s stops the start with one line on restoring a backup', async (name) => {
    await damages[name]?.()
    const server = await spawnServer({ DATA_DIR: dataDir, DEMO: '0', LOG_LEVEL: 'silent' })
    expect(await server.exited).toBe(1)
    const lines = server.output().trim().split('\n')
    expect(lines).toHaveLength(1)
    expect(lines[0]).toMatch(/^The embedded database is damaged \(.*\/database/)
    expect(lines[0]).toContain(`mv ${dataDir} ${dataDir}.broken`)
    expect(lines[0]).toContain('docs/running/backup.md')
  })
})
