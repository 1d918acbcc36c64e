import {
  type IncomingMessage,
  type ServerResponse,
  STATUS_CODES,
  validateHeaderName,
  validateHeaderValue,
} from 'node:http'

/**
 * Internals of Node's ServerResponse: fields that it would set after writing a head. Tested by prepared-answer.test.ts.
 */
interface WithOwnHead {
  _header: string
  _headerSent: boolean
}

const statusLine = (status: number): string => `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n`

const currentSecond = (): number => Math.floor(Date.now() / 1000)

const dateLine = (second: number): string => `Date: ${new Date(second * 1000).toUTCString()}\r\n`

/**
 * Headers as they go over the wire on a connection that stays open, and the end of the head.
 * @param head names and values in turn
 * @throws where a name or a value is none: Node checks those only that it writes itself
 */
function toLines(head: readonly string[]): string {
  let lines = ''
  for (let at = 0; at < head.length; at += 2) {
    const [name = '', value = ''] = [head[at], head[at + 1]]
    validateHeaderName(name)
    validateHeaderValue(name, value)
    lines += `${name}: ${value}\r\n`
  }
  return `${lines}Connection: keep-alive\r\n\r\n`
}

/** Node's own way is needed for a body that is left out, a connection that ends, or headers that were set before. */
function mayBeWrittenWhole({ method }: IncomingMessage, response: ServerResponse): boolean {
  return (
    method === 'GET' &&
    response.shouldKeepAlive &&
    response.socket?.writable === true &&
    response.getHeaderNames().length === 0
  )
}

/** From here on Node takes the head for written, and `end` writes nothing but its argument. */
function takeHead(response: ServerResponse, status: number): void {
  response.statusCode = status
  const own = response as unknown as WithOwnHead
  own._header = 'written'
  own._headerSent = true
}

/** The same answer for all who ask: its bytes are made once, and its date once a second. */
export class PreparedAnswer {
  readonly #status: number
  readonly #head: readonly string[]
  readonly #bodyAt: number
  readonly #dateAt: number
  #message: Buffer
  #second = 0

  /** @param head names and values in turn, without those of the connection */
  constructor(status: number, head: readonly string[], body: Buffer = Buffer.alloc(0)) {
    const first = statusLine(status)
    const start = Buffer.from(first + dateLine(0) + toLines(head), 'latin1')
    this.#status = status
    this.#head = head
    this.#bodyAt = start.length
    this.#dateAt = first.length
    this.#message = Buffer.concat([start, body])
  }

  get body(): Buffer {
    return this.#message.subarray(this.#bodyAt)
  }

  send(request: IncomingMessage, response: ServerResponse): void {
    if (mayBeWrittenWhole(request, response)) {
      takeHead(response, this.#status)
      response.end(this.#messageOf(currentSecond()))
      return
    }
    response.writeHead(this.#status, this.#head as string[])
    response.end(request.method === 'HEAD' ? undefined : this.body)
  }

  /** A buffer of its own for each second: the one before may be on its way to a slow client. */
  #messageOf(second: number): Buffer {
    if (this.#second === second) return this.#message
    const message = Buffer.allocUnsafeSlow(this.#message.length)
    this.#message.copy(message)
    message.write(dateLine(second), this.#dateAt, 'latin1')
    this.#message = message
    this.#second = second
    return message
  }
}

/** An answer whose body is in pieces, some of which differ from one reader to another. Nothing is copied for a request. */
export class PreparedHead {
  readonly #head: readonly string[]
  readonly #lines: string
  #bytes = Buffer.alloc(0)
  #second = 0

  /** @param head names and values in turn, with the body's length and without those of the connection */
  constructor(head: readonly string[]) {
    this.#head = head
    this.#lines = toLines(head)
  }

  send(request: IncomingMessage, response: ServerResponse, body: readonly Buffer[]): void {
    const { socket } = response
    if (!socket || !mayBeWrittenWhole(request, response)) {
      response.writeHead(200, this.#head as string[])
      response.end(request.method === 'HEAD' ? undefined : Buffer.concat(body))
      return
    }
    takeHead(response, 200)
    // Until `uncork`, which sends everything at once.
    socket.cork()
    socket.write(this.#bytesOf(currentSecond()))
    const last = body.length - 1
    for (let index = 0; index < last; index += 1) socket.write(body[index] ?? '')
    response.end(body[last])
  }

  #bytesOf(second: number): Buffer {
    if (this.#second !== second) {
      this.#bytes = Buffer.from(`${statusLine(200)}${dateLine(second)}${this.#lines}`, 'latin1')
      this.#second = second
    }
    return this.#bytes
  }
}
