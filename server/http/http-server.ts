import http, { type RequestListener } from 'node:http'
import net from 'node:net'
import { setImmediate as turn, setTimeout as wait } from 'node:timers/promises'
import { ConfigError } from '../../platform/config/index.ts'
import { answerWhileStarting } from './answer-while-starting.ts'
import { type Connections, watchConnections } from './connections.ts'
import { refuseUnreadable } from './unreadable-requests.ts'

const lookMilliseconds = 25
/** Looks without a request before all is taken for quiet: a connection that is kept may have one on its way. */
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
   * Goes on answering until nothing is under way, asking each client not to come back on the same connection. First
   * new connections are taken too, then none.
   * @param patience milliseconds
   */
  close(patience: number): Promise<void>
}

interface Address {
  port: number
  host: string
}

export interface ServerOptions {
  /** at once; further ones are closed at once */
  connections: number
  /** an answer of which the client takes nothing for this long is abandoned */
  unreadMilliseconds: number
  /** a connection is closed on which nothing is asked for this long */
  idleMilliseconds: number
  /** The port opens with `open` only: beside other processes, which serve it meanwhile. */
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
 * Counts looks and not time: under load a look comes late, and between two of them all that has arrived is read.
 * @returns whether all was quiet before the deadline, which is of `Date.now()`
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
 * The kernel takes connections that Node has not seen yet, and resets them with the listening socket; Node takes one
 * in each turn of its loop. So nothing new is begun until a quick turn brought none: then the kernel has no more.
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

/** The port is open before anything else is: who asks is answered from the first moment on, and to the last. */
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
