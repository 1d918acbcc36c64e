import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import http from 'node:http'
import os from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import { openContactTicket } from '../tests/fixtures/contact-ticket.ts'
import { startOwnPostgres } from '../tests/fixtures/postgres.ts'
import { findFreePort, type ServerProcess, waitUntilReady } from '../tests/fixtures/process.ts'
import { benchKey } from './data/sizes.ts'
import { pages } from './tools/bench-server.ts'
import { median, writeResult } from './tools/results.ts'
import { benchPassword, firstUid, sessionCookie, signIn } from './tools/sign-in.ts'
import { cpuMilliseconds, residentMegabytes } from './tools/wrk.ts'

/*
 * Compares two built trees: processor time per request, for personal pages and API reads, measured in turn. Counts only the server's
 * process (all threads), so that other work on the machine hardly changes the ratio. Both trees need `npm run build` and `npm run
 * build:demo`.
 */

const { values } = parseArgs({
  options: {
    /** a built worktree of an earlier commit, to compare with */
    before: { type: 'string' },
    engine: { type: 'string', default: 'embedded,postgres' },
    rounds: { type: 'string', default: '5' },
    seconds: { type: 'string', default: '2' },
    /** only the pages whose name contains this */
    only: { type: 'string', default: '' },
    /** Node flags for the measured tree, to show what a flag costs: `--flags=--no-sparkplug` */
    flags: { type: 'string', default: '' },
    /** measure without writing the table to results.md */
    'dry-run': { type: 'boolean', default: false },
  },
})
/** Maximum number of concurrent requests per address on the embedded database. */
const connections = 2
const agent = new http.Agent({ keepAlive: true, maxSockets: connections })

interface Target {
  name: string
  path: string
  headers: Record<string, string>
}

interface Tree {
  name: string
  server: ServerProcess
  targets: Target[]
}

/** @returns the flags and the environment with which the tree starts its servers */
async function flagsOf(root: string, env: Record<string, string>): Promise<[string[], Record<string, string>]> {
  const file = path.join(root, 'scripts/memory.mjs')
  if (!existsSync(file)) return [['--enable-source-maps'], {}]
  const { serverFlags, serverMemory } = await import(pathToFileURL(file).href)
  return [[...serverFlags(env)], serverMemory]
}

async function startTree(root: string, env: Record<string, string>, extraFlags: string[]): Promise<ServerProcess> {
  const port = await findFreePort()
  const [flags, memory] = await flagsOf(root, env)
  const node = path.join(root, 'node_modules/node/bin/node')
  const child = spawn(node, [...flags, ...extraFlags, 'build/demo/main.js'], {
    cwd: root,
    env: {
      PATH: process.env.PATH,
      ...memory,
      NODE_ENV: 'development',
      PORT: String(port),
      WRITES_PER_DAY: '0',
      DEMO: '1',
      DEMO_PASSWORD: benchPassword,
      COACHING_KEY: benchKey,
      ...env,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let printed = ''
  child.stdout.on('data', (chunk) => {
    printed = `${printed}${chunk}`.slice(-1_000_000)
  })
  const exited = new Promise<number | null>((resolve) => child.once('exit', (code) => resolve(code)))
  const server = {
    url: `http://localhost:${port}`,
    child,
    output: () => printed,
    exited,
    stop: () => {
      child.kill()
      return exited
    },
  }
  await waitUntilReady(server)
  return server
}

const uidOf = (token: string): string => JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()).uid

async function targetsOf(server: ServerProcess): Promise<Target[]> {
  const token = await signIn(server.url)
  const staff = await signIn(server.url, 'support@exemple.fr')
  const ticket = await openContactTicket(server)
  const browser = { 'accept-encoding': 'gzip, deflate, br' }
  const reader = { ...browser, cookie: sessionCookie(token) }
  const contact = { ...browser, cookie: `contact=${ticket.token}; locale=fr` }
  const bearer = { authorization: `Bearer ${token}` }
  const asStaff = { authorization: `Bearer ${staff}` }
  const inbox = '/staff/tickets?filter[type]=contact'
  const [discussion, conversation] = await Promise.all([
    firstUid(server.url, '/support/coaching/tickets', token),
    firstUid(server.url, inbox, staff),
  ])
  const all: Target[] = [
    { name: 'discussion', path: `/coaching/${discussion}`, headers: reader },
    { name: 'list of discussions', path: '/coaching', headers: reader },
    { name: 'account', path: '/account', headers: reader },
    { name: 'subscription', path: '/account/subscription', headers: reader },
    { name: 'sign-in', path: '/login?redirect=%2Faccount', headers: browser },
    { name: 'registration', path: '/registration', headers: browser },
    { name: 'ticket thread', path: `/contact/tickets/${ticket.uid}`, headers: contact },
    { name: "staff's inbox", path: `/api${inbox}`, headers: asStaff },
    { name: "staff's conversation", path: `/api/staff/tickets/${conversation}`, headers: asStaff },
    {
      name: 'API: an article',
      path: `/api/content${pages.article.replace('article', 'articles')}`,
      headers: bearer,
    },
    { name: 'API: list of articles', path: '/api/content/articles', headers: bearer },
    { name: 'API: a discussion', path: `/api/support/coaching/tickets/${discussion}`, headers: bearer },
    { name: 'API: own account', path: `/api/users/${uidOf(token)}`, headers: bearer },
  ]
  return all.filter(({ name }) => name.includes(values.only))
}

function ask(url: string, headers: Record<string, string>): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = http.get(url, { agent, headers }, (answer) => {
      if (answer.statusCode !== 200) reject(new Error(`${url}: ${answer.statusCode}`))
      answer.resume()
      answer.once('end', resolve)
    })
    request.once('error', reject)
  })
}

/** @returns milliseconds of the server's processor time per request */
async function measure({ server }: Tree, target: Target, seconds: number): Promise<number> {
  const before = cpuMilliseconds(server.child.pid)
  const end = performance.now() + seconds * 1000
  let count = 0
  const client = async () => {
    while (performance.now() < end) {
      await ask(`${server.url}${target.path}`, target.headers)
      count += 1
    }
  }
  await Promise.all(Array.from({ length: connections }, client))
  return (cpuMilliseconds(server.child.pid) - before) / count
}

async function compare(trees: readonly Tree[]): Promise<(string | number)[][]> {
  const [first] = trees
  const rows: (string | number)[][] = []
  for (const [place, { name }] of (first?.targets ?? []).entries()) {
    const costs = trees.map((): number[] => [])
    for (let round = -1; round < Number(values.rounds); round += 1) {
      for (const [number, tree] of trees.entries()) {
        const target = tree.targets[place] as Target
        const cost = await measure(tree, target, Number(values.seconds) * (round < 0 ? 2 : 1))
        if (round >= 0) costs[number]?.push(cost)
      }
    }
    const [earlier, now = earlier] = costs
    const ratios = now?.map((cost, round) => cost / (earlier?.[round] ?? cost)) ?? []
    rows.push([name, ...costs.map((some) => median(some).toFixed(2)), median(ratios).toFixed(2)])
    process.stdout.write(`${rows.at(-1)?.join(' | ')}\n`)
  }
  return rows
}

const roots = [...(values.before === undefined ? [] : [path.resolve(values.before)]), process.cwd()]
const folder = mkdtempSync(path.join(os.tmpdir(), 'dynamic-'))
for (const engine of values.engine.split(',')) {
  const trees: Tree[] = []
  const databases = []
  for (const [place, root] of roots.entries()) {
    const postgres = engine === 'postgres' ? await startOwnPostgres() : undefined
    if (postgres) databases.push(postgres)
    const env: Record<string, string> = { DATA_DIR: path.join(folder, `${engine}${place}`) }
    if (postgres) env.DATABASE_URL = postgres.url
    const flags = root === process.cwd() ? values.flags.split(' ').filter(Boolean) : []
    const server = await startTree(root, env, flags)
    trees.push({ name: path.basename(root), server, targets: await targetsOf(server) })
  }
  const rows = await compare(trees)
  const resident = trees.map(({ server }) => residentMegabytes(server.child.pid).toFixed(0))
  rows.push(['resident after it, MB', ...resident, ''])
  for (const { server } of trees) await server.stop()
  for (const database of databases) await database.stop()
  const title = `Pages of one person, ${engine === 'postgres' ? 'on PostgreSQL' : 'embedded database'}: processor ms a request`
  const columns = ['what', ...trees.map(({ name }) => name), 'ratio']
  if (values['dry-run']) process.stdout.write(`${title}\n${columns.join(' | ')}\n`)
  else writeResult(title, columns, rows)
}
rmSync(folder, { recursive: true, force: true })
agent.destroy()
