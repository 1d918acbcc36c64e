import http from 'node:http'

export interface LiveStream {
  /** received events, in order */
  readonly got: { id: number; uid: string; at: number }[]
  leave(): void
}

const agent = new http.Agent({ keepAlive: false, maxSockets: Number.POSITIVE_INFINITY })
const retryMilliseconds = 200

/** Follows a ticket until `leave` is called, and resumes after the last event at any process that answers. */
export async function followTicket(ticket: { uid: string; token: string }, urlOf: () => string): Promise<LiveStream> {
  const got: LiveStream['got'] = []
  let left = false
  let request: http.ClientRequest | undefined
  let opened = () => {}
  const first = new Promise<void>((resolve) => {
    opened = resolve
  })

  function take(block: string): void {
    const id = /^id: (\d+)$/m.exec(block)?.[1]
    const data = /^data: (.*)$/m.exec(block)?.[1]
    if (id && data) got.push({ id: Number(id), uid: JSON.parse(data).uid, at: performance.now() })
  }

  function again(): void {
    if (!left) setTimeout(connect, retryMilliseconds)
  }

  function connect(): void {
    let rest = ''
    const last = got.at(-1)?.id
    const headers = {
      'x-support-auth': `Contact ${ticket.token}`,
      // The ticket's first message, entry 1, is older than the stream.
      'last-event-id': String(last ?? 1),
    }
    request = http.get(`${urlOf()}/api/support/contact/tickets/${ticket.uid}/events`, { agent, headers }, (answer) => {
      if (answer.statusCode !== 200) {
        answer.resume()
        return again()
      }
      opened()
      answer.setEncoding('utf8')
      answer.on('data', (chunk: string) => {
        const blocks = (rest + chunk).split('\n\n')
        rest = blocks.pop() ?? ''
        for (const block of blocks) take(block)
      })
      answer.once('close', again)
    })
    request.once('error', again)
  }

  connect()
  await first
  return {
    got,
    leave() {
      left = true
      request?.destroy()
    },
  }
}
