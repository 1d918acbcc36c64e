import type http from 'node:http'
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import type { Duplex } from 'node:stream'

/**
 * Maximum waiting requests of one connection, and of all connections, while an earlier response is being sent. Browsers
 * never reach it.
 */
const mostWaiting = 500
const mostWaitingInAll = 5000
/** Share of the maximum from which each new connection replaces the one that is idle for longest. */
const nearlyFull = 0.9

type Exchange = [request: IncomingMessage, response: ServerResponse]

interface Connection {
  /** an answer is being prepared, or the kernel has not accepted all of it yet */
  answering: boolean
  /** requests that arrived before an earlier one was answered, in order */
  readonly waiting: Exchange[]
}

export interface Connections {
  readonly size: number
  /** answers in progress and requests that wait, on all connections */
  readonly underWay: number
  /** number of connections opened so far */
  readonly opened: number
  /** grows with each connection and each request */
  readonly activity: number
  isAnswering(socket: Duplex): boolean
  /** Begins no further request until the returned function is called; then begins all that arrived meanwhile. */
  hold(): () => void
  /** closes connections without an answer in progress, but not while a request is arriving */
  endIdle(): void
}

/** @param isLast no further request has arrived on that connection so far */
type Answer = (request: IncomingMessage, response: ServerResponse, isLast: boolean) => void

/**
 * Ends an answer after Node's timeout if the client does not read it. An answer still being prepared, or a stream without news,
 * continues.
 */
function endUnread(socket: Socket): void {
  if (socket.writableLength > 0) socket.destroy()
}

/** Answers the requests of each connection one after the other. */
function createQueues(answer: Answer) {
  const known = new Map<Socket, Connection>()
  /** idle connections, the longest idle first */
  const idle = new Set<Socket>()
  const counts = { underWay: 0, waiting: 0, requests: 0 }
  let held: (() => void)[] | undefined

  function begin(socket: Socket, connection: Connection, [request, response]: Exchange): void {
    connection.answering = true
    idle.delete(socket)
    response.on('timeout', endUnread)
    response.on('close', () => goOn(socket, connection))
    const start = () => answer(request, response, connection.waiting.length === 0)
    if (held) held.push(start)
    else start()
  }

  function goOn(socket: Socket, connection: Connection): void {
    counts.underWay -= 1
    if (connection.waiting.length > 0) {
      // New turn of the event loop: the embedded database answers within one turn, and others would wait for the queue.
      setImmediate(() => beginNext(socket, connection))
      return
    }
    connection.answering = false
    if (!known.has(socket)) return
    idle.add(socket)
    if (socket.isPaused()) socket.resume()
  }

  function beginNext(socket: Socket, connection: Connection): void {
    const next = socket.destroyed ? undefined : connection.waiting.shift()
    if (!next) return
    counts.waiting -= 1
    begin(socket, connection, next)
  }

  function hold(): () => void {
    held ??= []
    return () => {
      const starts = held ?? []
      held = undefined
      for (const start of starts) start()
    }
  }

  const take: RequestListener = (request, response) => {
    const { socket } = request
    const connection = known.get(socket)
    if (!connection) throw new Error('a request came on a connection that was never opened')
    counts.requests += 1
    counts.underWay += 1
    if (!connection.answering) {
      begin(socket, connection, [request, response])
      return
    }
    connection.waiting.push([request, response])
    counts.waiting += 1
    socket.pause()
    if (connection.waiting.length > mostWaiting || counts.waiting > mostWaitingInAll) socket.destroy()
  }

  function forget(socket: Socket, connection: Connection): void {
    known.delete(socket)
    idle.delete(socket)
    counts.waiting -= connection.waiting.length
    counts.underWay -= connection.waiting.length
    connection.waiting.length = 0
  }

  return { known, idle, counts, hold, take, forget }
}

/**
 * Limits what Node's options do not (decision 172). Node starts all requests that were sent at once on a connection. Here the
 * next request starts once the client's kernel has received the previous answer, and nothing more is read meanwhile. Node refuses
 * new clients when idle connections occupy all places. Here the longest idle connection is closed instead.
 * @param most maximum number of connections; further ones are closed at once
 */
export function watchConnections(server: http.Server, most: number, answer: Answer): Connections {
  const { known, idle, counts, hold, take, forget } = createQueues(answer)
  let opened = 0

  server.maxConnections = most
  server.on('connection', (socket) => {
    opened += 1
    const [longestIdle] = idle
    const connection: Connection = { answering: false, waiting: [] }
    known.set(socket, connection)
    idle.add(socket)
    socket.once('close', () => forget(socket, connection))
    if (known.size > most * nearlyFull) longestIdle?.destroy()
  })
  server.on('request', take)

  return {
    get size() {
      return known.size
    },
    get underWay() {
      return counts.underWay
    },
    get opened() {
      return opened
    },
    get activity() {
      return opened + counts.requests
    },
    isAnswering: (socket) => socket instanceof Socket && known.get(socket)?.answering === true,
    hold,
    endIdle() {
      for (const socket of idle) socket.end()
    },
  }
}
