import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import os from 'node:os'

const file = new URL('../results.md', import.meta.url)
const heading =
  '# Results\n\nEach section is written by its own command; figures are of one run on the machine it names.\n'

/** Puts a table under its heading in bench/results.md, in place of an earlier run's table. */
export function writeResult(
  title: string,
  columns: readonly string[],
  rows: readonly (readonly (string | number)[])[],
): void {
  const table = [columns, columns.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n')
  const cpu = `${os.cpus()[0]?.model ?? 'unknown'}, ${os.cpus().length} cores, Node ${process.versions.node}`
  const section = `## ${title}\n\n${cpu}, ${new Date().toISOString().slice(0, 16).replace('T', ' ')} UTC\n\n${table}\n`
  process.stdout.write(`${section}\n`)
  const before = existsSync(file) ? readFileSync(file, 'utf8') : heading
  const [intro = heading, ...sections] = before.split(/^(?=## )/m)
  const stored = sections.filter((one) => !one.startsWith(`## ${title}\n`)).map((one) => `${one.trimEnd()}\n`)
  writeFileSync(file, [intro.trimEnd(), ...stored, section].join('\n\n').replace(/\n{3,}/g, '\n\n'))
}

export const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

/** @param share 0.95 for the 95th percentile */
export const percentile = (values: readonly number[], share: number): number =>
  [...values].sort((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? 0
