import dns from 'node:dns/promises'
import http, { type RequestListener } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { ConfigError } from '../platform/config/index.ts'
import { answerWhileStarting } from './answer-while-starting.ts'

/** A connection that is idle when the house closes may have a request on its way: so long it is still answered. */
const graceMilliseconds = 1000
const lookMilliseconds = 25

export interface FrontDoor {
  url: string
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
      const taken = error.code === 'EADDRINUSE' || error.code === 'EACCES' || error.code === 'EADDRNOTAVAIL'
      reject(
        taken ? new ConfigError(`Impossible d’écouter sur ${host}:${port} (HOST, PORT)\u00a0: ${error.code}`) : error,
      )
    })
    server.listen(port, host, resolve)
  })
}

/** One server for each address of the name: `localhost` may have two. */
async function listenEverywhere(listener: RequestListener, { port, host }: Address): Promise<http.Server[]> {
  const servers: http.Server[] = []
  for (const { address } of await dns.lookup(host, { all: true })) {
    const server = http.createServer({ requestTimeout: 60_000 }, listener)
    const first = servers[0]?.address() as AddressInfo | undefined
    await listen(server, { host: address, port: first?.port ?? port })
    servers.push(server)
  }
  return servers
}

const look = () => new Promise((resolve) => setTimeout(resolve, lookMilliseconds))

/** Opens the port before anything else: who asks is answered from the first moment on, and nobody is cut off at the last. */
export async function openFrontDoor(where: Address): Promise<FrontDoor> {
  let answer: RequestListener = answerWhileStarting
  let closing = false
  let underWay = 0
  const sockets = new Set<Socket>()

  const servers = await listenEverywhere((request, response) => {
    underWay += 1
    response.once('close', () => {
      underWay -= 1
    })
    if (closing) response.setHeader('connection', 'close')
    answer(request, response)
  }, where)
  for (const server of servers) {
    server.on('connection', (socket) => {
      sockets.add(socket)
      socket.once('close', () => sockets.delete(socket))
    })
  }

  return {
    url: `http://${where.host}:${(servers[0]?.address() as AddressInfo).port}`,
    open(listener) {
      answer = listener
    },
    async close(patience) {
      closing = true
      const since = Date.now()
      const isQuiet = () => underWay === 0 && (sockets.size === 0 || Date.now() - since >= graceMilliseconds)
      while (!isQuiet() && Date.now() - since < patience) await look()
      for (const server of servers) {
        server.close()
        server.closeIdleConnections()
      }
    },
  }
}
