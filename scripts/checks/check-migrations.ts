import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import settings from '../../drizzle.config.ts'

/** Fails if a tables.ts differs from migrations/, which means that `npm run db:generate` was forgotten. */
const copy = mkdtempSync(path.join(os.tmpdir(), 'migrations-'))
cpSync('migrations', copy, { recursive: true })
const before = readdirSync(copy).length
const config = path.resolve(`drizzle-check-${process.pid}.config.json`)
writeFileSync(config, JSON.stringify({ ...settings, out: path.relative('.', copy) }))
try {
  // For a renamed column drizzle-kit asks a question instead of generating: only its own message proves that nothing changed.
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
