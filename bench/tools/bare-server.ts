import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { findFreePort } from '../../tests/fixtures/process.ts'

export interface BareServer {
  url: string
  pid: number | undefined
  stop(): void
}

/** A recorded response, with head and body, that answers every request. */
export interface RecordedResponse {
  status: number
  headers: readonly string[]
  body: Buffer
}

const ofTheConnection = new Set(['connection', 'keep-alive', 'date', 'transfer-encoding'])

/** Records a server's response byte for byte: fetch would decode it. */
export async function recordResponse(
  url: string,
  headers: Readonly<Record<string, string>>,
): Promise<RecordedResponse> {
  const { request } = await import('node:http')
  return new Promise((resolve, reject) => {
    const asked = request(url, { headers }, (answer) => {
      const chunks: Buffer[] = []
      answer.on('data', (chunk: Buffer) => chunks.push(chunk))
      answer.on('end', () => {
        const kept: string[] = []
        for (let at = 0; at < answer.rawHeaders.length; at += 2) {
          const name = answer.rawHeaders[at] ?? ''
          if (!ofTheConnection.has(name.toLowerCase())) kept.push(name, answer.rawHeaders[at + 1] ?? '')
        }
        resolve({ status: answer.statusCode ?? 0, headers: kept, body: Buffer.concat(chunks) })
      })
    })
    asked.on('error', reject)
    asked.end()
  })
}

/** The minimum for a Node server: answers with these bytes and headers, without reading the request. */
export async function startBareServer({ status, headers, body }: RecordedResponse): Promise<BareServer> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'bench-bare-'))
  writeFileSync(path.join(folder, 'body'), body)
  const code = `import { createServer } from 'node:http'
import { readFileSync } from 'node:fs'
const body = readFileSync(new URL('body', import.meta.url))
const headers = ${JSON.stringify(headers)}
createServer((request, response) => { response.writeHead(${status}, headers); response.end(body) }).listen(Number(process.argv[2]), '127.0.0.1')`
  writeFileSync(path.join(folder, 'server.mjs'), code)
  const port = await findFreePort()
  const child = spawn(process.execPath, [path.join(folder, 'server.mjs'), String(port)], { stdio: 'inherit' })
  const url = `http://127.0.0.1:${port}/`
  while (!(await fetch(url).catch(() => undefined))) await wait(50)
  return {
    url,
    pid: child.pid,
    stop() {
      child.kill()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
