import type http from 'node:http'
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

/** Of one connection, and of all together, while an earlier answer is on its way. More is no browser's doing. */
const mostWaiting = 500
const mostWaitingInAll = 5000
/** From this share of the maximum on, a new connection takes the place of the one that is idle for longest. */
const nearlyFull = 0.9

interface Connection {
  /** an answer is being made, or not yet taken by the kernel */
  answering: boolean
  paused: boolean
  /** requests that came before the answer to an earlier one had gone out, in their order */
  readonly waiting: [IncomingMessage, ServerResponse][]
  /** called when an answer is over: made once, and not for each request */
  readonly goOn: () => void
}

export interface Connections {
  readonly size: number
  /** answers that are being made or waited for, on all connections */
  readonly underWay: number
  /** how many there were so far */
  readonly opened: number
  /** grows with each connection and each request */
  readonly activity: number
  /** From now on nothing is begun, until what this returns is called: then all that came meanwhile is. */
  hold(): () => void
  /** ends those that nothing is being answered on, without breaking a request that is on its way */
  endIdle(): void
  destroyAll(): void
}

export interface ConnectionLimits {
  /** at once; further ones are closed at once */
  connections: number
  /** a response of which the client reads nothing for this long is abandoned */
  unreadMilliseconds: number
}

interface Watching {
  limits: ConnectionLimits
  /** @param isLast nothing more was asked on that connection so far */
  answer: (request: IncomingMessage, response: ServerResponse, isLast: boolean) => void
}

/**
 * Node parses and begins all requests that were sent at once on a connection. Here the next one begins once the
 * client's kernel has taken the answer before it, and meanwhile no more is read: who does not read is not worked for.
 */
export function watchConnections(server: http.Server, { limits, answer }: Watching): Connections {
  const known = new Map<Socket, Connection>()
  /** those that idle, for longest first */
  const idle = new Set<Socket>()
  let underWay = 0
  let waiting = 0
  let opened = 0
  let requests = 0
  let held: (() => void)[] | undefined

  function begin(socket: Socket, connection: Connection, [request, response]: [IncomingMessage, ServerResponse]): void {
    connection.answering = true
    idle.delete(socket)
    response.on('close', connection.goOn)
    if (held) held.push(() => answer(request, response, connection.waiting.length === 0))
    else answer(request, response, connection.waiting.length === 0)
  }

  function goOn(socket: Socket, connection: Connection): void {
    underWay -= 1
    if (connection.waiting.length > 0) {
      // In a turn of its own: the embedded database answers within the same turn, and others would wait for all of them.
      setImmediate(() => beginNext(socket, connection))
      return
    }
    connection.answering = false
    if (!known.has(socket)) return
    idle.add(socket)
    if (connection.paused) socket.resume()
    connection.paused = false
  }

  function beginNext(socket: Socket, connection: Connection): void {
    const next = socket.destroyed ? undefined : connection.waiting.shift()
    if (!next) return
    waiting -= 1
    begin(socket, connection, next)
  }

  const take: RequestListener = (request, response) => {
    const { socket } = request
    const connection = known.get(socket)
    if (!connection) throw new Error('a request came on a connection that was never opened')
    requests += 1
    underWay += 1
    if (!connection.answering) {
      begin(socket, connection, [request, response])
      return
    }
    connection.waiting.push([request, response])
    waiting += 1
    connection.paused = true
    socket.pause()
    if (connection.waiting.length > mostWaiting || waiting > mostWaitingInAll) socket.destroy()
  }

  function forget(socket: Socket): void {
    const connection = known.get(socket)
    known.delete(socket)
    idle.delete(socket)
    if (!connection) return
    waiting -= connection.waiting.length
    underWay -= connection.waiting.length
    connection.waiting.length = 0
  }

  server.maxConnections = limits.connections
  server.on('connection', (socket) => {
    opened += 1
    const [longestIdle] = idle
    const connection = { answering: false, paused: false, waiting: [], goOn: () => goOn(socket, connection) }
    known.set(socket, connection)
    idle.add(socket)
    socket.once('close', () => forget(socket))
    if (known.size > limits.connections * nearlyFull) longestIdle?.destroy()
  })
  server.on('request', take)
  // A listener takes over from Node what a timeout means: also the end of a connection that was kept for long enough.
  server.setTimeout(limits.unreadMilliseconds, (socket) => {
    const isAnswering = known.get(socket)?.answering ?? false
    if (!isAnswering || socket.writableLength > 0) socket.destroy()
  })

  return {
    get size() {
      return known.size
    },
    get underWay() {
      return underWay
    },
    get opened() {
      return opened
    },
    get activity() {
      return opened + requests
    },
    hold() {
      held ??= []
      return () => {
        const starts = held ?? []
        held = undefined
        for (const start of starts) start()
      }
    },
    endIdle() {
      for (const socket of idle) socket.end()
    },
    destroyAll() {
      for (const socket of known.keys()) socket.destroy()
    },
  }
}
