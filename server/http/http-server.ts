import http, { type RequestListener } from 'node:http'
import net from 'node:net'
import { setImmediate as turn, setTimeout as wait } from 'node:timers/promises'
import { ConfigError } from '../../platform/config/index.ts'
import { answerWhileStarting } from './answer-while-starting.ts'
import { type Connections, watchConnections } from './connections.ts'
import { refuseUnreadable } from './unreadable-requests.ts'

const lookMilliseconds = 25
/** Checks without activity until the server counts as quiet: a kept-alive connection may have a request on its way. */
const quietLooks = 40
/**
 * Share of the patience in which new connections are still accepted: load balancers need a moment to notice the end.
 */
const acceptingShare = 0.5
const longestHoldMilliseconds = 1500
const quickTurnMilliseconds = 5
const partingMilliseconds = 500

const headersMilliseconds = 15_000

export interface HttpServer {
  /** From now on requests go to the listener; until then each gets a 503 with Retry-After. */
  open(listener: RequestListener): Promise<void>
  /**
   * Keeps answering until no request is in progress, and asks each client to close its connection. At first new connections are
   * still accepted, later refused.
   * @param patience milliseconds
   */
  close(patience: number): Promise<void>
}

interface Address {
  port: number
  host: string
}

export interface ServerOptions {
  /** maximum number of open connections; further ones are closed at once */
  connections: number
  /** an answer is aborted if the client reads nothing of it for this long */
  unreadMilliseconds: number
  /** a connection is closed if it gets no request for this long */
  idleMilliseconds: number
  /** listens on the port only once `open` is called; other processes serve it until then */
  late?: boolean
}

function listen(server: http.Server, { port, host }: Address): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      reject(new ConfigError(`Cannot listen on ${host}:${port} (HOST, PORT): ${error.code}`))
    })
    server.listen(port, host, resolve)
  })
}

/**
 * Counts checks, not time: under load checks come late, and between two checks everything that arrived is read.
 * @returns whether the server was quiet before the deadline, given as `Date.now()`
 */
function quietWatch(connections: Connections): (deadline: number) => Promise<boolean> {
  let quiet = 0
  let seen = connections.activity
  return async (deadline) => {
    while (Date.now() < deadline) {
      await wait(lookMilliseconds)
      const isQuiet = connections.underWay === 0 && connections.activity === seen
      seen = connections.activity
      quiet = isQuiet ? quiet + 1 : 0
      if (quiet >= quietLooks || (quiet > 1 && connections.size === 0)) return true
    }
    return false
  }
}

/**
 * The kernel accepts connections that Node has not seen yet, and resets them when the listening socket closes. Node accepts one
 * per turn of its event loop. So no request is begun until a quick turn brought no connection: the kernel then has none left.
 */
async function refuseConnections(server: http.Server, connections: Connections): Promise<void> {
  const release = connections.hold()
  const deadline = performance.now() + longestHoldMilliseconds
  for (let isEmpty = false; !isEmpty && performance.now() < deadline; ) {
    const { opened } = connections
    const start = performance.now()
    await turn()
    isEmpty = connections.opened === opened && performance.now() - start < quickTurnMilliseconds
  }
  // Not http's own `close`, which would also break connections whose next request is arriving.
  net.Server.prototype.close.call(server)
  release()
}

/** Opens the port before anything else, so that clients get an answer from the first moment to the last. */
export async function createHttpServer(where: Address, limits: ServerOptions): Promise<HttpServer> {
  let answer: RequestListener = answerWhileStarting
  let closing = false
  const server = http.createServer({
    requestTimeout: 60_000,
    headersTimeout: headersMilliseconds,
    keepAliveTimeout: limits.idleMilliseconds,
    connectionsCheckingInterval: 5000,
  })
  server.timeout = limits.unreadMilliseconds
  const connections = watchConnections(server, limits.connections, (request, response, isLast) => {
    if (closing && isLast) response.setHeader('connection', 'close')
    answer(request, response)
  })
  server.on('clientError', (error, socket) => refuseUnreadable(error, socket, connections.isAnswering(socket)))
  if (!limits.late) await listen(server, where)

  return {
    async open(listener) {
      answer = listener
      if (limits.late) await listen(server, where)
    },
    async close(patience) {
      closing = true
      const start = Date.now()
      const untilQuiet = quietWatch(connections)
      await untilQuiet(start + patience * acceptingShare)
      await refuseConnections(server, connections)
      await untilQuiet(start + patience)
      connections.endIdle()
      for (let waited = 0; connections.size > 0 && waited < partingMilliseconds; waited += lookMilliseconds) {
        await wait(lookMilliseconds)
      }
      server.closeAllConnections()
    },
  }
}
