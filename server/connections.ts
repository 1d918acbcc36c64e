import type http from 'node:http'
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import type { Duplex } from 'node:stream'

/**
 * Most waiting requests of one connection, and of all, while an earlier response is being sent. Browsers never reach
 * it.
 */
const mostWaiting = 500
const mostWaitingInAll = 5000
/** From this share of the maximum on, a new connection takes the place of the one that is idle for longest. */
const nearlyFull = 0.9

const sweepMilliseconds = 5000

interface Connection {
  /** an answer is being made, or not yet taken by the kernel */
  answering: boolean
  paused: boolean
  /** the sweep after which nothing was asked or answered */
  idleSince: number
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
  /** Is an answer on its way on that connection? */
  isAnswering(socket: Duplex): boolean
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
  /** a connection is closed on which nothing is asked for this long */
  idleMilliseconds: number
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
  let sweeps = 0
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
    connection.idleSince = sweeps
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

  const sweepEvery = Math.min(sweepMilliseconds, limits.unreadMilliseconds, limits.idleMilliseconds)
  const idleSweeps = Math.ceil(limits.idleMilliseconds / sweepEvery)

  /** For all connections at once: Node's own timeouts start two timers for each request. */
  function sweep(): void {
    sweeps += 1
    for (const socket of idle) {
      if (sweeps - (known.get(socket)?.idleSince ?? 0) <= idleSweeps) break
      socket.destroy()
    }
    // From here on Node looks whether the kernel takes more of it: a page may take a slow phone longer than this.
    for (const [socket, { answering }] of known) {
      if (answering && socket.writableLength > 0 && !socket.timeout) socket.setTimeout(limits.unreadMilliseconds)
    }
  }
  const sweeping = setInterval(sweep, sweepEvery).unref()
  server.on('close', () => clearInterval(sweeping))

  server.maxConnections = limits.connections
  server.on('connection', (socket) => {
    opened += 1
    const [longestIdle] = idle
    const connection: Connection = {
      answering: false,
      paused: false,
      idleSince: sweeps,
      waiting: [],
      goOn: () => goOn(socket, connection),
    }
    known.set(socket, connection)
    idle.add(socket)
    socket.once('close', () => forget(socket))
    if (known.size > limits.connections * nearlyFull) longestIdle?.destroy()
  })
  server.on('request', take)
  // A listener overrides Node's timeout: a quiet stream stays open.
  server.on('timeout', (socket) => {
    if (known.get(socket)?.answering && socket.writableLength > 0) socket.destroy()
    else socket.setTimeout(0)
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
    isAnswering: (socket) => socket instanceof Socket && known.get(socket)?.answering === true,
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
