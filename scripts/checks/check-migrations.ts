import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import settings from '../../drizzle.config.ts'

/** Fails where a tables.ts says what migrations/ does not: then `npm run db:generate` was forgotten. */
const copy = mkdtempSync(path.join(os.tmpdir(), 'migrations-'))
cpSync('migrations', copy, { recursive: true })
const before = readdirSync(copy).length
const config = path.resolve(`drizzle-check-${process.pid}.config.json`)
writeFileSync(config, JSON.stringify({ ...settings, out: path.relative('.', copy) }))
try {
  // A renamed column makes drizzle-kit ask instead of generating: only its own word says that nothing changed.
  const said = execFileSync('drizzle-kit', ['generate', '--config', path.basename(config), '--name', 'check'], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const unchanged = said.includes('No schema changes') && readdirSync(copy).length === before
  process.stdout.write(unchanged ? 'migrations match the tables\n' : 'tables changed: npm run db:generate\n')
  if (!unchanged) process.exitCode = 1
} finally {
  rmSync(config, { force: true })
  rmSync(copy, { recursive: true, force: true })
}
