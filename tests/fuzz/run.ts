import fc from 'fast-check'
import { type Figures, type ServerUnderTest, startServerUnderTest } from '../fixtures/server-under-test.ts'
import { apiRequests } from './api-requests.ts'
import { call, credentialHeaders, type Identities, LostAccountError, renewIdentities } from './identities.ts'
import { pageRequests } from './page-requests.ts'
import { rawRequests } from './raw-requests.ts'
import type { FuzzOutcome, FuzzRequest } from './request.ts'
import { brokenRule } from './rules.ts'
import { type Form, formsOf, pageAddresses } from './site-map.ts'
import { send } from './wire.ts'
import { emptyWorld, refreshWorld, type World } from './world.ts'
import { writersTexts } from './writers-texts.ts'

export interface FuzzOptions {
  runs: number
  /** seed of the first request; each further request adds one */
  seed: number
  atOnce: number
  env?: Record<string, string>
  onProgress?: (report: FuzzReport) => void
}

export interface Problem {
  rule: string
  seed: number
  request: FuzzRequest
  /** what the server logged about it */
  log: string
}

export interface FuzzReport {
  sent: number
  statuses: Map<string, number>
  names: Set<string>
  problems: Problem[]
  deaths: number
  /** how often it stopped answering and was restarted */
  stalls: number
  /** how often it was restarted because requests had made a demo account unusable */
  lostAccounts: number
  /** why it was restarted, one line each */
  reasons: string[]
  errorLines: Map<string, number>
  slowest: { milliseconds: number; seed: number; request: FuzzRequest }[]
  before: Figures
  after: Figures
  /** why the server cannot do its work after the run */
  failing: string | undefined
}

const renewEvery = 400
const mostRestarts = 5
const password = 'une phrase pour les essais'

class FuzzRun {
  readonly options: FuzzOptions
  readonly world: World = emptyWorld(password)
  readonly identities: Identities = new Map()
  forms: Form[] = []
  server: ServerUnderTest
  report: FuzzReport
  /** consecutive requests without an answer */
  silence = 0

  constructor(options: FuzzOptions, server: ServerUnderTest) {
    this.options = options
    this.server = server
    const none: Figures = { rss: 0, peakRss: 0, loopMax: 0, loopP99: 0 }
    this.report = {
      sent: 0,
      statuses: new Map(),
      names: new Set(),
      problems: [],
      deaths: 0,
      stalls: 0,
      lostAccounts: 0,
      reasons: [],
      errorLines: new Map(),
      slowest: [],
      before: none,
      after: none,
      failing: undefined,
    }
  }

  async prepare(): Promise<void> {
    await this.renew()
    for (const identity of ['visitor', 'link', 'vip', 'user'] as const) {
      for (const page of pageAddresses().filter((address) => !/[:*]/.test(address))) {
        const headers = credentialHeaders(this.identities.get(identity) ?? {}, page)
        const answer = await fetch(`${this.server.process.url}${page}`, { headers, redirect: 'manual' })
        const html = await answer.text()
        const known = new Set(this.forms.map(({ action, fields }) => `${action} ${fields.map(([name]) => name)}`))
        const found = formsOf(html, page, identity).filter(({ method }) => method === 'POST')
        this.forms.push(
          ...found.filter(({ action, fields }) => !known.has(`${action} ${fields.map(([name]) => name)}`)),
        )
      }
    }
    await this.server.judge()
    this.report.before = this.server.figures()
  }

  /** Restores identities and known objects, so that requests get past the access checks. */
  async renew(): Promise<void> {
    await renewIdentities(this.server, this.world, this.identities)
    this.world.people = this.world.people.slice(-12)
    await refreshWorld(this.world, async (path, as) => {
      const { status, body } = await call(this.server, 'GET', path, this.identities.get(as))
      return status === 200 ? body : {}
    })
  }

  requestOf(seed: number): FuzzRequest {
    const any = fc.oneof(
      { arbitrary: apiRequests(this.world), weight: 24 },
      { arbitrary: pageRequests(this.forms, this.world), weight: 16 },
      { arbitrary: rawRequests, weight: 2 },
      { arbitrary: writersTexts(this.world), weight: 1 },
    )
    return fc.sample(any, { seed, numRuns: 1 })[0] as FuzzRequest
  }

  async sendOnce(seed: number, request: FuzzRequest): Promise<void> {
    const credentials = credentialHeaders(this.identities.get(request.identity) ?? {}, request.target)
    const outcome = await send(request, this.server.port, credentials)
    this.note(seed, request, outcome)
  }

  note(seed: number, request: FuzzRequest, outcome: FuzzOutcome): void {
    const { report } = this
    const milliseconds = 'failure' in outcome ? outcome.milliseconds : outcome.answer.milliseconds
    const status = 'failure' in outcome ? outcome.failure : String(outcome.answer.status)
    report.sent += 1
    this.silence = status === 'no answer' ? this.silence + 1 : 0
    report.statuses.set(status, (report.statuses.get(status) ?? 0) + 1)
    report.names.add(request.name)
    report.slowest = [...report.slowest, { milliseconds, seed, request }]
      .sort((a, b) => b.milliseconds - a.milliseconds)
      .slice(0, 8)
    const rule = brokenRule(request, outcome)
    if (!rule) return
    const requestId = 'failure' in outcome ? undefined : outcome.answer.headers.get('x-request-id')
    report.problems.push({ rule, seed, request, log: this.logOf(requestId) })
  }

  logOf(requestId: string | undefined): string {
    if (!requestId) return ''
    const recent = this.server.process.output().slice(-400_000).split('\n')
    return recent.find((line) => line.startsWith('{"level":50') && line.includes(requestId)) ?? ''
  }

  countErrors(): void {
    for (const line of this.server.process.output().split('\n')) {
      if (!/^\{"level":[56]0/.test(line)) continue
      const { msg, err } = JSON.parse(line) as { msg?: string; err?: { type?: string; message?: string } }
      const what = `${msg}: ${err?.type} ${err?.message?.slice(0, 80)}`
      this.report.errorLines.set(what, (this.report.errorLines.get(what) ?? 0) + 1)
    }
  }

  async sendAll(seed: number): Promise<void> {
    const request = this.requestOf(seed)
    if (request.parallel) {
      await Promise.all(Array.from({ length: request.times }, () => this.sendOnce(seed, request)))
    } else {
      for (let turn = 0; turn < request.times; turn += 1) await this.sendOnce(seed, request)
    }
  }

  /** @returns the seed to go on with */
  async batch(from: number, count: number): Promise<number> {
    let next = from
    const work = async () => {
      while (next < from + count && !this.isDead() && this.silence < this.options.atOnce) {
        const seed = next
        next += 1
        await this.sendAll(seed)
      }
    }
    await Promise.all(Array.from({ length: this.options.atOnce }, work))
    this.silence = 0
    return next
  }

  isDead(): boolean {
    const { child } = this.server.process
    return child.exitCode !== null || child.signalCode !== null
  }

  /** Checks that the server lives and answers, and that every identity has access or regains it. @returns why not */
  async failing(): Promise<{ kind: 'stalls' | 'lostAccounts' | 'deaths'; reason: string } | undefined> {
    if (this.isDead()) return { kind: 'deaths', reason: 'it died' }
    try {
      await this.renew()
      return undefined
    } catch (error) {
      return { kind: error instanceof LostAccountError ? 'lostAccounts' : 'stalls', reason: `${error}` }
    }
  }

  async restart(): Promise<void> {
    this.countErrors()
    await this.server.stop('SIGKILL')
    this.server = await startServerUnderTest(this.options.env)
    this.identities.clear()
    this.world.people = []
    await this.renew()
    await this.server.judge()
  }

  async run(): Promise<FuzzReport> {
    const { report, options } = this
    await this.prepare()
    const end = options.seed + options.runs
    for (let next = options.seed; next < end && report.deaths + report.stalls < mostRestarts; ) {
      next = await this.batch(next, Math.min(renewEvery, end - next))
      report.after = this.worse(this.server.figures())
      const failing = await this.failing()
      report.failing = failing?.kind === 'lostAccounts' ? undefined : failing?.reason
      if (failing) {
        report[failing.kind] += 1
        report.reasons.push(`before seed ${next}: ${failing.reason}`)
      }
      options.onProgress?.(report)
      if (failing && next < end) await this.restart()
    }
    this.countErrors()
    return report
  }

  /** The worse figures of both server processes, after a restart. */
  worse(now: Figures): Figures {
    const { peakRss, loopMax, loopP99 } = this.report.after
    return {
      rss: now.rss,
      peakRss: Math.max(now.peakRss, peakRss),
      loopMax: Math.max(now.loopMax, loopMax),
      loopP99: Math.max(now.loopP99, loopP99),
    }
  }
}

export async function fuzz(options: FuzzOptions): Promise<FuzzReport> {
  const run = new FuzzRun(options, await startServerUnderTest(options.env))
  try {
    return await run.run()
  } finally {
    await run.server.stop('SIGKILL')
  }
}
