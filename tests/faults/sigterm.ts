import http from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { startServerUnderTest } from '../fixtures/server-under-test.ts'
import { type Fault, findBrokenRules } from './fault.ts'
import { type Reply, sendRequest, Tally } from './traffic.ts'

const connections = 40
const longestEnd = 10_000

/** Sends requests on one connection until the server closes it in good order, and passes each answer to `note`. */
async function saturate(url: string, ended: () => boolean, note: (reply: Reply) => void): Promise<void> {
  const agent = new http.Agent({ keepAlive: true, maxSockets: 1 })
  while (!ended()) {
    const reply = await sendRequest(`${url}/api/content/articles?length=100`, { agent })
    note(reply)
    if (reply.headers.connection === 'close') break
    if (reply.status === 0) break
  }
  agent.destroy()
}

export const sigterm: Fault = {
  name: 'sigterm',
  about: `SIGTERM while ${connections} connections ask without a pause: what was accepted is answered, exit code 0 within 10 s`,
  async run() {
    const server = await startServerUnderTest()
    try {
      const tally = new Tally()
      let ended = false
      const clients = Array.from({ length: connections }, () =>
        saturate(
          server.process.url,
          () => ended,
          (reply) => tally.add(reply),
        ),
      )
      await wait(3000)
      const figures = server.figures()
      const received = performance.now()
      const code = await Promise.race([server.process.stop('SIGTERM'), wait(20_000, 'never' as const)])
      const took = Math.round(performance.now() - received)
      ended = true
      await Promise.all(clients)
      const seen = { ...tally.seen(), recovery: took, figures }
      return {
        ...seen,
        broken: findBrokenRules(
          [seen.unanswered === 0, `${seen.unanswered} of ${connections} connections were reset`],
          [seen.failures === 0, 'answered 500'],
          [code === 0, `exit code ${code}`],
          [took <= longestEnd, `ended after ${took} ms`],
        ),
      }
    } finally {
      await server.stop('SIGKILL')
    }
  },
}
