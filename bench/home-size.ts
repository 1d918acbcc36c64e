import { startBenchServer } from './tools/bench-server.ts'
import { publishLongestHome } from './tools/longest-home.ts'
import { writeResult } from './tools/results.ts'

/* Bytes of the home page as sent to a visitor, without headers: the demo's page, and one with texts of maximum length. */

const server = await startBenchServer()
const home = `${server.url}/`

/** Length of the answer as sent: `fetch` would decompress the body. */
async function sizeOf(encoding: 'br' | 'gzip'): Promise<number> {
  const answer = await fetch(home, { headers: { 'accept-encoding': encoding } })
  if (answer.headers.get('content-encoding') !== encoding) throw new Error(`not sent as ${encoding}`)
  await answer.arrayBuffer()
  return Number(answer.headers.get('content-length'))
}

const kilobytes = (bytes: number): string => (bytes / 1024).toFixed(1)

async function row(name: string): Promise<string[]> {
  const answer = await fetch(home, { headers: { 'accept-encoding': 'identity' } })
  const whole = (await answer.text()).length
  return [name, kilobytes(whole), kilobytes(await sizeOf('br')), kilobytes(await sizeOf('gzip'))]
}

try {
  const demo = await row('demo')
  await publishLongestHome(server.url)
  writeResult('The home page, KB of one answer', ['home', 'text', 'Brotli', 'gzip'], [demo, await row('longest texts')])
} finally {
  await server.leave()
}
