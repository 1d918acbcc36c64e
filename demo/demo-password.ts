import { randomBytes } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Platform } from '../platform/index.ts'

/** DEMO_PASSWORD; by default a random password, generated and logged once, and stored in DATA_DIR. */
export async function demoPassword({ config, log }: Platform): Promise<string> {
  if (config.demoPassword) return config.demoPassword
  const file = path.join(config.dataDir, 'demo-password')
  const stored = await readFile(file, 'utf8').catch(() => '')
  if (stored.trim()) return stored.trim()
  const made = randomBytes(9).toString('base64url')
  await mkdir(config.dataDir, { recursive: true, mode: 0o700 })
  await writeFile(file, `${made}\n`, { mode: 0o600 })
  log.info({ password_of_demo_accounts: made, file }, 'password of the demo accounts')
  return made
}
