import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { findInDocument, findInSource, isChecked } from './language.ts'

const tracked = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { encoding: 'utf8' })
const files = tracked
  .split('\n')
  .filter((file) => /\.(?:tsx?|mjs|css|md)$/.test(file) && isChecked(file) && existsSync(file))

let found = 0
for (const file of files) {
  const text = readFileSync(file, 'utf8')
  for (const { line, what } of file.endsWith('.md') ? findInDocument(text) : findInSource(text)) {
    process.stderr.write(`${file}:${line} ${what}\n`)
    found += 1
  }
}
process.stdout.write(`plain English: ${found} findings in ${files.length} files\n`)
if (found > 0) process.exitCode = 1
