import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import settings from '../drizzle.config.ts'

/** Fails where a tables.ts says what migrations/ does not: then `npm run db:generate` was forgotten. */
const copy = mkdtempSync(path.join(os.tmpdir(), 'migrations-'))
cpSync('migrations', copy, { recursive: true })
const before = readdirSync(copy).length
const config = path.resolve(`drizzle-check-${process.pid}.config.json`)
writeFileSync(config, JSON.stringify({ ...settings, out: path.relative('.', copy) }))
try {
  execFileSync('drizzle-kit', ['generate', '--config', path.basename(config), '--name', 'check'], { stdio: 'ignore' })
  const added = readdirSync(copy).length - before
  process.stdout.write(added === 0 ? 'migrations match the tables\n' : 'tables changed: npm run db:generate\n')
  if (added !== 0) process.exitCode = 1
} finally {
  rmSync(config, { force: true })
  rmSync(copy, { recursive: true, force: true })
}
