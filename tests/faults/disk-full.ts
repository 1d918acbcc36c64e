import { execFileSync } from 'node:child_process'
import { closeSync, mkdtempSync, openSync, readdirSync, rmSync, statSync, writeSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { startServerUnderTest } from '../fixtures/server-under-test.ts'
import { type Fault, findBrokenRules } from './fault.ts'
import { MessageLoad } from './message-load.ts'
import { openTicket, pollUntil, sendRequest, Tally } from './traffic.ts'

const mebibytes = 400

function fill(file: string): void {
  const handle = openSync(file, 'w')
  const block = Buffer.alloc(64 * 1024, 1)
  try {
    for (;;) writeSync(handle, block)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error
  } finally {
    closeSync(handle)
  }
}

const emptyParts = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (name) => name.endsWith('.part') && statSync(path.join(folder, name)).size === 0,
  )

export const diskFull: Fault = {
  name: 'disk-full',
  about: 'the disk of the embedded database is full, then has room again: writes are 503 meanwhile, nothing is lost',
  missing: () => (process.getuid?.() === 0 ? undefined : 'a disk of its own can only be mounted by root'),
  async run() {
    const disk = mkdtempSync(path.join(os.tmpdir(), 'disk-'))
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${mebibytes}m`, 'tmpfs', disk])
    try {
      const server = await startServerUnderTest({ DATA_DIR: path.join(disk, 'data') })
      try {
        const { url, output } = server.process
        const load = new MessageLoad(() => url, await openTicket(url, output))
        load.start(6)
        await wait(1500)
        const filler = path.join(disk, 'filler')
        fill(filler)
        const reading = new Tally()
        const end = Date.now() + 6000
        while (Date.now() < end) reading.add(await sendRequest(`${url}/api/content/articles?length=3`))
        rmSync(filler)
        const written = load.acknowledged.size
        const recovery = await pollUntil(async () => load.acknowledged.size >= written + 6, 30_000)
        await load.stop()
        const compared = await load.compare()
        const parts = emptyParts(path.join(disk, 'data'))
        const seen = { ...load.tally.seen(), ...compared, recovery, figures: server.figures() }
        const read = reading.seen()
        return {
          ...seen,
          failures: seen.failures + read.failures,
          broken: findBrokenRules(
            [seen.lost === 0, 'an acknowledged message was lost'],
            [seen.doubled === 0, 'a message is there twice'],
            [seen.failures === 0, `answered ${seen.failures} writes with 500`],
            [read.failures + read.unanswered === 0, `answered ${read.failures} reads with 500`],
            [seen.unanswered === 0, `did not answer ${seen.unanswered} writes`],
            [recovery < 15_000, 'could not write once there was room again'],
            [parts.length === 0, `${parts.length} empty .part files are left`],
          ),
        }
      } finally {
        await server.stop('SIGKILL')
      }
    } finally {
      execFileSync('umount', [disk])
      rmSync(disk, { recursive: true, force: true })
    }
  },
}
