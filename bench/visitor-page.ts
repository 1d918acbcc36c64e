import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import autocannon from 'autocannon'
import { freePort, startServerProcess } from '../tests/fixtures/process.ts'
import { median, writeResult } from './results.ts'

/*
 * A visitor's article page from the cache against a bare Node server that sends the same bytes and headers. The two
 * are asked in turn, so that a machine whose speed drifts drifts for both.
 */

const rounds = 5
const seconds = 4
const connections = 20
const page = '/article/dire-non-sans-se-justifier-l-art-de-la-phrase-courte'
const acceptEncoding = { 'accept-encoding': 'br' }

const bareServer = `
const http = require('node:http'); const fs = require('node:fs')
const { headers } = JSON.parse(fs.readFileSync(process.argv[1] + '.json', 'utf8')); const body = fs.readFileSync(process.argv[1])
http.createServer((request, response) => { response.writeHead(200, headers); response.end(body) }).listen(Number(process.argv[2]), '127.0.0.1')
`

async function requestsPerSecond(url: string): Promise<number> {
  const result = await autocannon({ url, connections, duration: seconds, headers: acceptEncoding })
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${url}: ${result.non2xx} refused, ${result.errors} failed`)
  return result.requests.average
}

const folder = mkdtempSync(path.join(os.tmpdir(), 'bench-'))
const server = await startServerProcess({ DATA_DIR: path.join(folder, 'data'), LOG_LEVEL: 'warn' })
const answer = await fetch(`${server.url}${page}`, { headers: acceptEncoding })
const raw = await new Promise<Buffer>((resolve, reject) => {
  import('node:http').then(({ get }) =>
    get(`${server.url}${page}`, { headers: acceptEncoding }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk)).on('end', () => resolve(Buffer.concat(chunks)))
    }).on('error', reject),
  )
})
const hopByHop = new Set(['connection', 'keep-alive', 'date', 'transfer-encoding'])
const headers = Object.fromEntries([...answer.headers].filter(([name]) => !hopByHop.has(name)))
const file = path.join(folder, 'page')
writeFileSync(file, raw)
writeFileSync(
  `${file}.json`,
  JSON.stringify({ headers: { ...headers, 'content-encoding': 'br', 'content-length': raw.length } }),
)
const port = await freePort()
const bare = spawn(process.execPath, ['-e', bareServer, file, String(port)], { stdio: 'inherit' })
while (!(await fetch(`http://127.0.0.1:${port}/`).catch(() => undefined))?.ok) await wait(50)

const ours: number[] = []
const theirs: number[] = []
for (let round = 0; round < rounds; round += 1) {
  theirs.push(await requestsPerSecond(`http://127.0.0.1:${port}/`))
  ours.push(await requestsPerSecond(`${server.url}${page}`))
}
bare.kill()
await server.stop()
rmSync(folder, { recursive: true, force: true })

const ratio = median(ours.map((value, round) => value / (theirs[round] ?? 1)))
writeResult(
  'Visitor’s article page from the cache',
  ['what', 'requests a second (median)'],
  [
    ['bare Node server, same bytes', Math.round(median(theirs))],
    ['the server', Math.round(median(ours))],
    ['**ratio** (budget ≥ 0.8)', ratio.toFixed(2)],
    ['bytes of HTML, brotli', raw.length],
  ],
)
