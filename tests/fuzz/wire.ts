import net from 'node:net'
import type { FuzzAnswer, FuzzOutcome, FuzzRequest } from './request.ts'

/** A request without an answer after that long is a failure. Milliseconds. */
export const patienceMilliseconds = 20_000
/** Bytes of a response that are kept, enough for an error's body; the rest is dropped. */
const keptBytes = 64 * 1024

function bytesOf(request: FuzzRequest, host: string, credentials: readonly (readonly [string, string])[]): Buffer {
  const own = new Set(request.headers.map(([name]) => name.toLowerCase()))
  const defaults = [
    ['Host', host],
    ['Connection', 'close'],
    ...(request.body && !own.has('transfer-encoding') ? [['Content-Length', String(request.body.length)]] : []),
  ]
  const lines = [...defaults, ...credentials, ...request.headers].map(([name, value]) => `${name}: ${value}`)
  const head = `${request.method} ${request.target} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`
  return Buffer.concat([Buffer.from(head, 'latin1'), request.body ?? Buffer.alloc(0)])
}

interface Head {
  status: number
  headers: Map<string, string>
  bodyStart: number
}

/** @returns undefined while the head is not complete; informational answers (1xx) are passed over */
function parseHead(received: Buffer): Head | undefined {
  for (let from = 0; ; ) {
    const end = received.indexOf('\r\n\r\n', from)
    if (end < 0) return undefined
    const [first = '', ...lines] = received.toString('latin1', from, end).split('\r\n')
    const status = Number(first.split(' ')[1])
    if (status >= 200) {
      const headers = lines.map((line): [string, string] => {
        const colon = line.indexOf(':')
        return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()]
      })
      return { status, headers: new Map(headers), bodyStart: end + 4 }
    }
    from = end + 4
  }
}

/** Sends the bytes as they are on a connection of their own, and reads until the server closes it. */
export function send(
  request: FuzzRequest,
  port: number,
  credentials: readonly (readonly [string, string])[],
): Promise<FuzzOutcome> {
  const started = performance.now()
  return new Promise((resolve) => {
    const socket = net.connect(port, '127.0.0.1')
    let received = Buffer.alloc(0)
    let head: Head | undefined
    let connected = false
    const patience = setTimeout(() => end('no answer'), patienceMilliseconds)

    function end(failure: 'no answer' | 'cut off' | 'refused'): void {
      clearTimeout(patience)
      socket.destroy()
      const milliseconds = performance.now() - started
      if (!head || failure === 'no answer') {
        resolve({ failure, milliseconds })
        return
      }
      const { status, headers, bodyStart } = head
      const answer: FuzzAnswer = { status, headers, body: received.toString('utf8', bodyStart), milliseconds }
      resolve({ answer })
    }

    socket.once('connect', () => {
      connected = true
      socket.write(bytesOf(request, `localhost:${port}`, credentials))
      // End the socket: raw framing may announce more bytes than there are, and the server would rightly wait for them.
      if (request.name === 'raw') socket.end()
    })
    socket.on('data', (chunk: Buffer) => {
      if (!head || received.length < keptBytes) received = Buffer.concat([received, chunk])
      head ??= parseHead(received)
      // A stream of events never ends.
      if (head?.headers.get('content-type')?.startsWith('text/event-stream')) end('cut off')
    })
    socket.once('error', () => end(connected ? 'cut off' : 'refused'))
    socket.once('close', () => end(connected ? 'cut off' : 'refused'))
  })
}
