import { readFileSync } from 'node:fs'
import http2 from 'node:http2'
import net from 'node:net'
import tls from 'node:tls'

export interface Reply {
  status: number
  headers: http2.IncomingHttpHeaders
  body: Buffer
}

export interface Visit {
  method?: string
  headers?: Record<string, string>
  body?: Uint8Array
}

/** A visitor's browser: one connection with HTTP/2 and TLS to a proxy on this machine. */
export interface Visitor {
  protocol: string
  ask(path: string, visit?: Visit): Promise<Reply>
  /** passes each piece of an endless answer to `onText`. @returns a function that ends it */
  follow(path: string, headers: Record<string, string>, onText: (text: string) => void): Promise<() => void>
  leave(): void
}

export async function visit(url: string, certificate: string): Promise<Visitor> {
  const { hostname, port } = new URL(url)
  const socket = tls.connect({
    socket: net.connect(Number(port), '127.0.0.1'),
    servername: hostname,
    ca: readFileSync(certificate),
    ALPNProtocols: ['h2'],
  })
  await new Promise<void>((resolve, reject) => socket.once('secureConnect', resolve).once('error', reject))
  const session = http2.connect(url, { createConnection: () => socket })
  session.on('error', () => socket.destroy())

  const open = (path: string, { method = 'GET', headers = {}, body }: Visit) => {
    const stream = session.request({ ':method': method, ':path': path, ...headers }, { endStream: body === undefined })
    if (body) stream.end(body)
    return stream
  }
  return {
    protocol: String(socket.alpnProtocol),
    ask: (path, given = {}) =>
      new Promise((resolve, reject) => {
        const stream = open(path, given)
        const chunks: Buffer[] = []
        let answered: http2.IncomingHttpHeaders = {}
        stream.on('response', (headers) => {
          answered = headers
        })
        stream.on('data', (chunk: Buffer) => chunks.push(chunk))
        stream.on('error', reject)
        stream.on('end', () =>
          resolve({ status: Number(answered[':status']), headers: answered, body: Buffer.concat(chunks) }),
        )
      }),
    follow: (path, headers, onText) =>
      new Promise((resolve, reject) => {
        const stream = open(path, { headers })
        stream.setEncoding('utf8').on('data', onText)
        stream.on('error', reject)
        stream.once('response', (answered) => {
          if (answered[':status'] === 200) resolve(() => stream.close())
          else reject(new Error(`${path}: ${answered[':status']}`))
        })
      }),
    leave: () => session.close(),
  }
}
