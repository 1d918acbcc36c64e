import http, { type RequestListener } from 'node:http'
import type { Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { ConfigError } from '../platform/config/index.ts'
import { answerWhileStarting } from './answer-while-starting.ts'

/** An idle connection may have a request under way when the server stops: it is answered for this long. */
const graceMilliseconds = 1000
const lookMilliseconds = 25

export interface HttpServer {
  /** From now on requests are the listener's; until then each is told to come back. */
  open(listener: RequestListener): void
  /**
   * Goes on answering until nothing is under way, asking each client not to come back on the same connection; then
   * accepts no more.
   * @param patience milliseconds
   */
  close(patience: number): Promise<void>
}

interface Address {
  port: number
  host: string
}

function listen(server: http.Server, { port, host }: Address): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      reject(new ConfigError(`Cannot listen on ${host}:${port} (HOST, PORT): ${error.code}`))
    })
    server.listen(port, host, resolve)
  })
}

function socketsOf(server: http.Server): ReadonlySet<Socket> {
  const sockets = new Set<Socket>()
  server.on('connection', (socket) => {
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
  })
  return sockets
}

/** The port is open before anything else is: who asks is answered from the first moment on, and to the last. */
export async function createHttpServer(where: Address): Promise<HttpServer> {
  let answer: RequestListener = answerWhileStarting
  let closing = false
  let underWay = 0
  const server = http.createServer({ requestTimeout: 60_000 }, (request, response) => {
    underWay += 1
    response.once('close', () => {
      underWay -= 1
    })
    if (closing) response.setHeader('connection', 'close')
    answer(request, response)
  })
  const sockets = socketsOf(server)
  await listen(server, where)

  return {
    open(listener) {
      answer = listener
    },
    async close(patience) {
      closing = true
      const since = Date.now()
      const isQuiet = () => underWay === 0 && (sockets.size === 0 || Date.now() - since >= graceMilliseconds)
      while (!isQuiet() && Date.now() - since < patience) await wait(lookMilliseconds)
      server.close()
      server.closeIdleConnections()
    },
  }
}
