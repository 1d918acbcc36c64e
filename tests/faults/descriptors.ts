import { spawnServer } from '../fixtures/process.ts'
import { startServerUnderTest } from '../fixtures/server-under-test.ts'
import { type Fault, findBrokenRules } from './fault.ts'
import { MessageLoad } from './message-load.ts'
import { openSocket } from './sockets.ts'
import { openTicket, pollUntil, sendRequest, Tally } from './traffic.ts'

const limit = 1024
const idle = 1200
const tooFew = 64

export const descriptors: Fault = {
  name: 'descriptors',
  about: `${idle} idle connections where ${limit} files may be open: what is written meanwhile and afterwards is kept`,
  async run() {
    const server = await startServerUnderTest({}, { descriptors: limit })
    try {
      const { url, output } = server.process
      const ticket = await openTicket(url, output)
      const load = new MessageLoad(() => url, ticket)
      const sockets = await Promise.all(Array.from({ length: idle }, () => openSocket(server.port)))
      load.start(4)
      const probe = new Tally()
      for (let turn = 0; turn < 40; turn += 1)
        probe.add(await sendRequest(`${url}/api/formulas/default`, { patience: 2000 }))
      for (const { socket } of sockets) socket.destroy()
      const written = load.acknowledged.size
      const recovery = await pollUntil(async () => load.acknowledged.size >= written + 4, 30_000)
      await load.stop()
      const compared = await load.compare()
      const seen = { ...load.tally.seen(), ...compared, recovery, figures: server.figures() }
      return {
        ...seen,
        broken: findBrokenRules(
          [seen.lost === 0, 'an acknowledged message was lost'],
          [seen.doubled === 0, 'a message is there twice'],
          [seen.failures === 0, `answered ${seen.failures} times 500`],
          [recovery < 10_000, 'nothing could be written after the connections were gone'],
        ),
      }
    } finally {
      await server.stop('SIGKILL')
    }
  },
}

export const fewDescriptors: Fault = {
  name: 'descriptors-few',
  about: `${tooFew} files may be open: the server does not start, and says why in one line`,
  async run() {
    const server = await spawnServer({ DATA_DIR: `/tmp/few-descriptors-${process.pid}` }, { descriptors: tooFew })
    const timer = setTimeout(() => server.child.kill('SIGKILL'), 20_000)
    const code = await server.exited
    clearTimeout(timer)
    const lines = server.output().trim().split('\n')
    return {
      requests: 0,
      failures: 0,
      refused: 0,
      unanswered: 0,
      slowest: 0,
      figures: { rss: 0, peakRss: 0, loopMax: 0, loopP99: 0 },
      broken: findBrokenRules(
        [code === 1, `exit code ${code}, not 1`],
        [lines.length === 1, `${lines.length} lines instead of one: ${lines[0]?.slice(0, 120)}`],
      ),
    }
  },
}
