// Installs what npm cannot: Chromium and PostgreSQL, on Debian as root.
import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { run, say } from './prepare.mjs'

const isDebianRoot = existsSync('/usr/bin/apt-get') && process.getuid?.() === 0
const onPath = (program) =>
  (process.env.PATH ?? '').split(path.delimiter).some((folder) => existsSync(path.join(folder, program)))
let updated = false

async function aptInstall(...packages) {
  const env = { DEBIAN_FRONTEND: 'noninteractive' }
  if (!updated) await run('apt-get', ['update', '-qq'], { env })
  updated = true
  await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], {
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
}

export const chromiumPath = () =>
  process.env.CHROMIUM_PATH ??
  ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'].find(existsSync)

/** Journeys take a third less time on the headless shell. If it cannot be installed, they run on Chromium itself. */
async function installHeadlessShell() {
  if (process.env.CHROMIUM_PATH || !isDebianRoot || existsSync('/usr/bin/chromium-headless-shell')) return
  say('installing Chromium without a window (Debian package)…')
  try {
    await aptInstall('chromium-headless-shell')
  } catch (error) {
    say(`not installed, the journeys run on Chromium: ${error.message}`)
  }
}

export async function ensureBrowser() {
  if (!chromiumPath() && isDebianRoot) {
    say('installing Chromium (Debian package)…')
    await aptInstall('chromium', 'fonts-liberation')
  }
  await installHeadlessShell()
  if (chromiumPath()) return true
  say('SKIPPED: no Chromium on this machine (CHROMIUM_PATH), the browser journeys do not run')
  return false
}

const hasPostgres = () =>
  Boolean(process.env.TEST_DATABASE_URL ?? process.env.DATABASE_URL) ||
  onPath('postgres') ||
  (existsSync('/usr/lib/postgresql') &&
    readdirSync('/usr/lib/postgresql').some((version) => existsSync(`/usr/lib/postgresql/${version}/bin/postgres`)))

export async function ensurePostgres() {
  if (hasPostgres()) return true
  if (isDebianRoot) {
    say('installing PostgreSQL (Debian package)…')
    // Prevent a default cluster: the tests start temporary ones.
    spawnSync('mkdir', ['-p', '/etc/postgresql-common'])
    await aptInstall('postgresql')
    return hasPostgres()
  }
  say('SKIPPED: neither DATABASE_URL nor the program postgres, the PostgreSQL tests do not run')
  return false
}
