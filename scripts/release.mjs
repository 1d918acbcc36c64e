// `npm run release [-- folder]` writes out/eclore-<version>.tar.gz: the built product, its packages and its own Node.
// The server that unpacks it compiles and installs nothing.
import { spawn } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { ensureBuilt, ensureInstalled, run, say } from './prepare.mjs'
import { releaseDocuments } from './release-documents.mjs'

await ensureInstalled()
await ensureBuilt({ demo: false })
const { nodeFileTrace } = await import('@vercel/nft')

const { version, name, license, description, type } = JSON.parse(readFileSync('package.json', 'utf8'))
const title = `${name}-${version}`
const out = process.argv[2] ?? 'out'
const folder = path.join(out, title)
rmSync(folder, { recursive: true, force: true })
mkdirSync(folder, { recursive: true })

const mebibyte = 1024 * 1024
const limit = 250 * mebibyte

const copy = (from, to = from, filter = () => true) =>
  cpSync(from, path.join(folder, to), { recursive: true, dereference: true, filter })

/** Excludes files that nothing loads: source maps of packages, types, descriptions. Licences stay. */
const isNeeded = (file) => !/\.(map|d\.[cm]?ts|md)$/.test(file)

/** Packages that read files beside them by computed names. */
const wholeFolders = ['node_modules/@fastify/swagger-ui/static', 'node_modules/@electric-sql/pglite/dist']

async function copyPackages() {
  say('finding the packages that the server loads…')
  const chunks = readdirSync('build/server-bundle', { recursive: true }).filter((file) => file.endsWith('.js'))
  const entries = chunks.map((file) => `build/server-bundle/${file}`)
  const { fileList } = await nodeFileTrace(entries, { conditions: ['node', 'production'] })
  for (const file of fileList)
    if (file.startsWith('node_modules') && statSync(file).isFile() && isNeeded(file)) copy(file)
  for (const whole of wholeFolders) if (existsSync(whole)) copy(whole, whole, isNeeded)
}

/** Copies the migrations only: their snapshots are needed just for writing new migrations. */
function copyMigrations() {
  for (const file of readdirSync('migrations')) if (file.endsWith('.sql')) copy(path.join('migrations', file))
  copy('migrations/meta/_journal.json')
}

/** Copies Node without its symbols, if `strip` is installed. */
async function copyNode() {
  const node = 'node_modules/node/bin/node'
  mkdirSync(path.join(folder, 'bin'), { recursive: true })
  copy(node, 'bin/node')
  await run('strip', [path.join(folder, 'bin/node')]).catch(() =>
    say('no program `strip` (package binutils): Node keeps its symbols'),
  )
}

function sizeOf(place) {
  const found = statSync(place)
  if (found.isFile()) return found.size
  return readdirSync(place).reduce((sum, file) => sum + sizeOf(path.join(place, file)), 0)
}

function pack() {
  return new Promise((resolve, reject) => {
    const tar = spawn('tar', ['--owner=0', '--group=0', '-czf', `${title}.tar.gz`, title], {
      cwd: out,
      stdio: 'inherit',
    })
    tar.on('error', reject)
    tar.on('exit', (code) => (code === 0 ? resolve() : reject(new Error(`tar: exit code ${code}`))))
  })
}

await copyPackages()
for (const built of ['admin', 'client', 'database', 'server-bundle']) copy(`build/${built}`)
copyMigrations()
await copyNode()
copy('scripts/eclore', 'bin/eclore')
for (const document of releaseDocuments) copy(document)
const manifest = { name, version, license, description, type, private: true }
writeFileSync(path.join(folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`)
say('packing…')
await pack()
const mebibytes = (bytes) => `${(bytes / mebibyte).toFixed(0)} MiB`
const unpacked = sizeOf(folder)
say(`${folder}.tar.gz: ${mebibytes(sizeOf(`${folder}.tar.gz`))}, unpacked ${mebibytes(unpacked)}`)
if (unpacked > limit) {
  say(`a release may have ${mebibytes(limit)} unpacked: find what is new by \`du -am ${folder} | sort -n\``)
  process.exitCode = 1
}
