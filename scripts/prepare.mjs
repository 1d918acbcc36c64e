// Plain JavaScript without dependencies: it runs before anything is installed, on Node 20 or later.
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
process.chdir(root)

const bin = path.join(root, 'node_modules', '.bin')
export const projectNode = path.join(
  root,
  'node_modules',
  'node',
  'bin',
  process.platform === 'win32' ? 'node.exe' : 'node',
)

export function say(text) {
  process.stdout.write(`· ${text}\n`)
}

/** @returns {Promise<void>} rejects with the exit code where the command fails */
export function run(command, args, options = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      stdio: 'inherit',
      ...options,
      env: { ...process.env, PATH: `${bin}${path.delimiter}${process.env.PATH}`, ...options.env },
    })
    child.on('error', reject)
    child.on('exit', (code, signal) => {
      if (code === 0) resolve()
      else reject(new Error(`${command} ${args.join(' ')}: ${signal ?? `exit code ${code}`}`))
    })
  })
}

const hashOf = (text) => createHash('sha256').update(text).digest('hex')

function read(file) {
  return existsSync(file) ? readFileSync(file, 'utf8') : ''
}

export async function ensureInstalled() {
  const stamp = path.join('node_modules', '.install-lock')
  const wanted = hashOf(read('package-lock.json'))
  if (read(stamp) === wanted && existsSync(projectNode)) return
  say('installing dependencies, one to two minutes the first time…')
  // Not `npm ci`: it refuses a lock file made where a registry lacks other platforms' binaries. The lock still decides.
  await run('npm', ['install', '--no-save', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'])
  writeFileSync(stamp, wanted)
}

const builtFrom = [
  'admin',
  'contracts',
  'conversation',
  'platform',
  'modules',
  'server',
  'web',
  'migrations',
  'demo',
  'scripts',
]
const builtFromFiles = ['package-lock.json', 'vite.config.ts', 'react-router.config.ts', 'rolldown.config.ts']

function* filesBelow(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1))) {
    const file = path.join(folder, entry.name)
    if (entry.isDirectory()) yield* filesBelow(file)
    else if (!/\.test\.tsx?$/.test(entry.name)) yield file
  }
}

function sourcesHash() {
  const hash = createHash('sha256')
  for (const file of builtFrom.filter(existsSync).flatMap((folder) => [...filesBelow(folder)])) {
    const large = statSync(file).size > 200_000
    hash.update(file).update(large ? String(statSync(file).size) : readFileSync(file))
  }
  for (const file of builtFromFiles) hash.update(read(file))
  return hash.digest('hex')
}

export async function ensureBuilt() {
  const stamp = path.join('build', 'stamp')
  const wanted = sourcesHash()
  if (read(stamp) === wanted) return
  say('building the site and the server, half a minute…')
  // The user who runs the server need not be the one who built it.
  const umask = process.umask(0o022)
  await run('npm', ['run', '--silent', 'build'])
  mkdirSync('build', { recursive: true })
  writeFileSync(stamp, wanted)
  process.umask(umask)
}
