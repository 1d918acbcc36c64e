import { execFile } from 'node:child_process'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)
const maxBuffer = 64 * 1024 * 1024

export interface UnpackedRelease {
  /** folder of the release, like /opt/eclore */
  root: string
  /** last line that the packing printed: the sizes */
  said: string
  remove(): Promise<void>
}

/** Packs a release as an owner gets it, and unpacks the archive in another place. */
export async function unpackRelease(): Promise<UnpackedRelease> {
  const [made, place] = await Promise.all(['made', 'opt'].map((name) => mkdtemp(path.join(os.tmpdir(), `${name}-`))))
  if (!made || !place) throw new Error('no temporary folder')
  try {
    const { stdout } = await run(process.execPath, ['scripts/release.mjs', made], { maxBuffer })
    const archive = (await readdir(made)).find((name) => name.endsWith('.tar.gz')) ?? ''
    await run('tar', ['-xzf', path.join(made, archive), '-C', place, '--strip-components=1'])
    const said = stdout.trimEnd().split('\n').at(-1) ?? ''
    return { root: place, said, remove: () => rm(place, { recursive: true, force: true }) }
  } finally {
    await rm(made, { recursive: true, force: true })
  }
}
