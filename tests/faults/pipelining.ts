import { setTimeout as wait } from 'node:timers/promises'
import { startServerUnderTest } from '../fixtures/server-under-test.ts'
import { type Fault, type FaultMeasurements, findBrokenRules } from './fault.ts'
import { openSocket, requestFor } from './sockets.ts'
import { sendRequest, Tally } from './traffic.ts'

const watchMilliseconds = 12_000
/** Maximum milliseconds until another visitor's small request is answered meanwhile. */
const longestAnswer = 2000
const mostMemory = 512

/** Connections that send many requests at once and read no answer, while another visitor sends small requests. */
async function flood(connections: number, requests: number): Promise<FaultMeasurements> {
  const server = await startServerUnderTest()
  try {
    const list = requestFor('/api/content/articles?length=100', '10.9.9.9').repeat(requests)
    await sendRequest(`${server.process.url}/articles`)
    const before = server.figures()
    const sockets = await Promise.all(
      Array.from({ length: connections }, () => openSocket(server.port, { reading: false })),
    )
    for (const { socket } of sockets) socket.write(list)
    const tally = new Tally()
    const end = Date.now() + watchMilliseconds
    while (Date.now() < end) {
      for (const path of ['/healthz', '/articles', '/api/formulas/default']) {
        tally.add(await sendRequest(`${server.process.url}${path}`, { headers: { 'x-forwarded-for': '10.1.1.1' } }))
      }
      await wait(50)
    }
    for (const { socket } of sockets) socket.destroy()
    const figures = server.figures()
    const growth = figures.peakRss - before.rss
    const seen = tally.seen()
    return {
      ...seen,
      figures,
      broken: findBrokenRules(
        [seen.failures === 0, 'answered 500'],
        [seen.unanswered === 0, 'did not answer another visitor'],
        [seen.refused === 0, `refused another visitor ${seen.refused} times`],
        [seen.slowest <= longestAnswer, `another visitor waited ${seen.slowest} ms, at most ${longestAnswer}`],
        [growth <= mostMemory, `memory grew by ${growth} MiB, at most ${mostMemory}`],
      ),
    }
  } finally {
    await server.stop('SIGKILL')
  }
}

export const pipelining: Fault = {
  name: 'pipelining',
  about: 'four connections send 300 requests each and read nothing: another visitor is answered at once',
  run: () => flood(4, 300),
}

export const widePipelining: Fault = {
  name: 'pipelining-wide',
  about: 'fifty connections send 300 requests each and read nothing: memory stays bounded',
  run: () => flood(50, 300),
}
