import { startServerUnderTest } from '../fixtures/server-under-test.ts'
import { type Fault, findBrokenRules } from './fault.ts'
import { openSocket } from './sockets.ts'
import { pollUntil, sendRequest, Tally } from './traffic.ts'

const slow = 8
/** Time within which the server must refuse a body that arrives very slowly. Milliseconds. */
const longestBody = 45_000
const path = '/api/support/contact/tickets/with-files'

const png = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

function form(email: string): { body: Buffer; type: string } {
  const ticket = JSON.stringify({ title: '[Autre]: Essai', message: 'Bonjour', email, name: 'Essai' })
  const field = `--X\r\nContent-Disposition: form-data; name="ticket"\r\n\r\n${ticket}\r\n`
  const file = '--X\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\nContent-Type: image/png\r\n\r\n'
  const body = Buffer.concat([Buffer.from(field + file), Buffer.from(png, 'base64'), Buffer.from('\r\n--X--\r\n')])
  return { body, type: 'multipart/form-data; boundary=X' }
}

const slowHead = (address: string) =>
  [
    `POST ${path} HTTP/1.1`,
    'Host: localhost',
    `X-Forwarded-For: ${address}`,
    'Content-Type: multipart/form-data; boundary=X',
    'Content-Length: 1000000',
    '',
    '--X\r\nContent-Disposition: form-data; name="ticket"\r\n\r\n',
  ].join('\r\n')

export const slowBodies: Fault = {
  name: 'slow-bodies',
  about: `${slow} bodies from one address arrive a byte a second: others send theirs meanwhile, the slow ones are given up`,
  async run() {
    const server = await startServerUnderTest()
    try {
      const { url } = server.process
      const sockets = await Promise.all(Array.from({ length: slow }, () => openSocket(server.port)))
      for (const { socket } of sockets) socket.write(slowHead('10.7.7.7'))
      const drip = setInterval(() => {
        for (const { socket } of sockets) if (!socket.destroyed) socket.write('a')
      }, 1000)
      const tally = new Tally()
      for (let turn = 0; turn < 5; turn += 1) {
        const { body, type } = form(`lente-${turn}@exemple.fr`)
        const headers = { 'content-type': type, 'x-forwarded-for': `10.1.1.${turn}` }
        tally.add(await sendRequest(`${url}${path}`, { method: 'POST', headers, body, patience: 10_000 }))
      }
      const closed = () => sockets.every(({ socket, received }) => socket.destroyed || received() !== '')
      const givenUp = await pollUntil(async () => closed(), longestBody)
      clearInterval(drip)
      for (const { socket } of sockets) socket.destroy()
      const seen = { ...tally.seen(), recovery: givenUp, figures: server.figures() }
      const accepted = tally.statuses.get(201) ?? 0
      return {
        ...seen,
        broken: findBrokenRules(
          [accepted === 5, `of five others ${accepted} could send: ${JSON.stringify([...tally.statuses])}`],
          [Number.isFinite(givenUp), `slow bodies were still waited for after ${longestBody / 1000} s`],
        ),
      }
    } finally {
      await server.stop('SIGKILL')
    }
  },
}
