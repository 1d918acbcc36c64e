import { backup, backupOnPostgres } from './backup.ts'
import { databaseAway, databaseFreeze, databaseRestart } from './database.ts'
import { descriptors, fewDescriptors } from './descriptors.ts'
import { diskFull } from './disk-full.ts'
import type { Fault, FaultMeasurements } from './fault.ts'
import { kills, killsOnPostgres } from './kills.ts'
import { pipelining, widePipelining } from './pipelining.ts'
import { rollingRestart } from './rolling-restart.ts'
import { sigterm } from './sigterm.ts'
import { slowBodies } from './slow-bodies.ts'
import { slowSmtp } from './slow-smtp.ts'

/*
 * Breaks what the built server depends on, and checks what its users experience meanwhile. Runs all faults, or the named ones:
 * `npm run test:faults -- disk-full sigterm`. Exit code 1 where a rule is broken.
 */

const faults: readonly Fault[] = [
  kills,
  killsOnPostgres,
  backup,
  backupOnPostgres,
  databaseRestart,
  databaseFreeze,
  databaseAway,
  diskFull,
  slowSmtp,
  descriptors,
  fewDescriptors,
  pipelining,
  widePipelining,
  slowBodies,
  sigterm,
  rollingRestart,
]

const print = (line: string) => process.stdout.write(`${line}\n`)
const columns = ['fault', 'asked', 'lost', 'doubled', '5xx', '503', 'cut', 'slowest', 'recovery', 'RSS', 'loop', 's']
const widths = [18, 7, 5, 8, 5, 6, 5, 8, 9, 6, 7, 4]
const row = (cells: readonly unknown[]) => cells.map((cell, place) => String(cell).padEnd(widths[place] ?? 8)).join(' ')

function cellsOf(name: string, seen: FaultMeasurements, seconds: number): unknown[] {
  const { requests, lost = '-', doubled = '-', failures, refused, unanswered, slowest, recovery = '-', figures } = seen
  const counts = [requests, lost, doubled, failures, refused, unanswered]
  return [name, ...counts, slowest, recovery, figures.peakRss || '-', figures.loopMax || '-', seconds]
}

const asked = process.argv.slice(2)
const unknown = asked.filter((name) => !faults.some((fault) => fault.name === name))
if (unknown.length > 0) {
  print(`unknown: ${unknown.join(', ')}; there are ${faults.map(({ name }) => name).join(', ')}`)
  process.exit(1)
}

const rows: string[] = []
const failures: string[] = []
for (const { name, about, missing, run } of faults) {
  if (asked.length > 0 && !asked.includes(name)) continue
  const reason = missing?.()
  if (reason) {
    rows.push(`${name.padEnd(18)} left out: ${reason}`)
    continue
  }
  print(`${name}: ${about}`)
  const started = Date.now()
  try {
    const seen = await run()
    rows.push(row(cellsOf(name, seen, Math.round((Date.now() - started) / 1000))))
    failures.push(...seen.broken.map((rule) => `${name}: ${rule}`))
  } catch (error) {
    rows.push(`${name.padEnd(18)} ended early`)
    failures.push(`${name}: ${error instanceof Error ? error.stack : error}`)
  }
}
print(`\n${row(columns)}`)
for (const line of rows) print(line)
print('times in milliseconds, memory in MiB; cut: connections that were cut or waited in vain')
for (const failure of failures) print(`BROKEN: ${failure}`)
if (failures.length > 0) process.exitCode = 1
else print('every rule held')
