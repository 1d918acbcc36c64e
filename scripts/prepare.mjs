// Plain JavaScript without dependencies: it runs before anything is installed, on Node 20 or later.
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
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

/** Folder where Node caches compiled sources: a start takes a quarter less time. */
process.env.NODE_COMPILE_CACHE ??= path.join(root, 'node_modules', '.cache', 'compiled')

export function say(text) {
  process.stdout.write(`· ${text}\n`)
}

const stopSignals = ['SIGINT', 'SIGTERM']

/** Signals a command and all that it started, or what is left of them. */
function signalGroup(child, signal) {
  try {
    process.kill(-child.pid, signal)
  } catch (error) {
    if (error.code !== 'ESRCH') throw error
  }
}

/**
 * Runs a command. SIGINT and SIGTERM are passed on to it; `patience` milliseconds later it is killed.
 * @param quiet prints what the command printed only if it fails
 * @param group stops what the command started as well, and ends what is left of it
 * @returns {Promise<void>} rejects if the command fails or is stopped; the error’s `stopped` is the signal
 */
export function run(command, args, { patience, quiet, group, ...options } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      stdio: quiet ? ['ignore', 'pipe', 'pipe'] : group ? ['ignore', 'inherit', 'inherit'] : 'inherit',
      detached: Boolean(group),
      ...options,
      env: { ...process.env, PATH: `${bin}${path.delimiter}${process.env.PATH}`, ...options.env },
    })
    const printed = []
    for (const stream of quiet ? [child.stdout, child.stderr] : []) stream.on('data', (chunk) => printed.push(chunk))
    const send = (signal) => (group ? signalGroup(child, signal) : child.kill(signal))
    let stopped
    const stop = (signal) => {
      stopped = signal
      send(signal)
      if (patience) setTimeout(() => send('SIGKILL'), patience).unref()
    }
    for (const signal of stopSignals) process.on(signal, stop)
    child.on('error', reject)
    child.on('exit', () => group && signalGroup(child, 'SIGKILL'))
    child.on('close', (code, signal) => {
      for (const each of stopSignals) process.off(each, stop)
      if (code === 0 && !stopped) return resolve()
      if (!stopped) process.stderr.write(Buffer.concat(printed))
      reject(Object.assign(new Error(`${command} ${args.join(' ')}: ${signal ?? `exit code ${code}`}`), { stopped }))
    })
  })
}

const hashOf = (text) => createHash('sha256').update(text).digest('hex')

function read(file) {
  return existsSync(file) ? readFileSync(file, 'utf8') : ''
}

/** Fails before anything is downloaded if the system lacks a library that the project's Node loads. */
function requireLibrary(library, debianPackage) {
  if (process.platform !== 'linux') return
  const env = { ...process.env, PATH: `${process.env.PATH}:/usr/sbin:/sbin` }
  const cache = spawnSync('ldconfig', ['-p'], { encoding: 'utf8', env })
  // A system without the loader's cache, such as NixOS, cannot be judged.
  if (cache.status !== 0 || !cache.stdout.includes('libc.so.6') || cache.stdout.includes(library)) return
  const folders = (process.env.LD_LIBRARY_PATH ?? '').split(':').filter(Boolean)
  if (folders.some((folder) => existsSync(path.join(folder, library)))) return
  throw new Error(`Node needs the system library ${library}: on Debian and Ubuntu, apt-get install ${debianPackage}`)
}

export async function ensureInstalled() {
  requireLibrary('libatomic.so.1', 'libatomic1')
  const stamp = path.join('node_modules', '.install-lock')
  const wanted = hashOf(read('package-lock.json'))
  if (read(stamp) === wanted && existsSync(projectNode)) return
  // npm fails on the remains of a killed installation, and would keep incomplete packages.
  const unfinished = path.join('node_modules', '.install-unfinished')
  if (existsSync(unfinished)) rmSync('node_modules', { recursive: true, force: true, maxRetries: 3 })
  say('installing dependencies, one to two minutes the first time…')
  mkdirSync('node_modules', { recursive: true })
  writeFileSync(unfinished, '')
  // Not `npm ci`: it refuses lock files without other platforms' binaries. Versions still come from the lock file.
  const flags = ['--no-save', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error']
  // After a signal npm would run for another minute.
  await run('npm', ['install', ...flags], { patience: 2000 }).catch((error) => {
    // If npm failed without a network, node_modules is unchanged.
    if (!error.stopped) rmSync(unfinished, { force: true })
    throw error
  })
  writeFileSync(stamp, wanted)
  rmSync(unfinished, { force: true })
}

const builtFrom = [
  'admin',
  'contracts',
  'conversation',
  'migrations',
  'modules',
  'platform',
  'relay',
  'scripts',
  'server',
  'web',
]
const builtFromFiles = ['package-lock.json', 'vite.config.ts', 'react-router.config.ts', 'rolldown.config.ts']

function* filesBelow(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1))) {
    const file = path.join(folder, entry.name)
    if (entry.isDirectory() && entry.name !== 'fixtures') yield* filesBelow(file)
    else if (entry.isFile() && !/\.test\.tsx?$/.test(entry.name)) yield file
  }
}

/** @param {string[]} folders whose files the bundle contains */
function sourcesHash(folders) {
  const hash = createHash('sha256')
  for (const file of folders.flatMap((folder) => [...filesBelow(folder)])) {
    const large = statSync(file).size > 200_000
    hash.update(file).update(large ? String(statSync(file).size) : readFileSync(file))
  }
  for (const file of builtFromFiles) hash.update(read(file))
  return hash.digest('hex')
}

async function buildWhenStale(script, stamp, wanted, announcement) {
  if (read(stamp) === wanted) return
  say(announcement)
  // A test that builds has another NODE_ENV, with which Vite would make a development build.
  await run('npm', ['run', '--silent', script], { quiet: true, group: true, env: { NODE_ENV: 'production' } })
  writeFileSync(stamp, wanted)
}

/** Tells whether the server will run with the demo content. `DEMO` and `NODE_ENV` mean the same as in platform/config. */
export const isDemo = ({ DEMO, NODE_ENV } = process.env) => (DEMO ? DEMO === '1' : NODE_ENV !== 'production')

/** Builds what is stale. The demo's server is a bundle of its own, which a production build leaves out. */
export async function ensureBuilt({ demo }) {
  // Make the files readable for all: the server's user may not be the one who built them.
  const umask = process.umask(0o022)
  const product = sourcesHash(builtFrom)
  await buildWhenStale('build', 'build/stamp', product, 'building the site and the server, half a minute…')
  if (demo) {
    const wanted = sourcesHash([...builtFrom, 'demo'])
    await buildWhenStale('build:demo', 'build/demo/stamp', wanted, 'building the demo…')
  }
  process.umask(umask)
}
