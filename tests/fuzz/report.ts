import type { FuzzReport, Problem } from './run.ts'

export interface Limits {
  /** MiB above what the server held when the run began */
  memoryGrowth: number
  /** milliseconds */
  loopDelay: number
}

/** @returns the rules that a run broke, one line each */
export function findReportProblems(report: FuzzReport, limits: Limits): string[] {
  const { problems, deaths, stalls, failing, errorLines, before, after } = report
  const growth = after.peakRss - before.rss
  return [
    ...(deaths > 0 ? [`the server died ${deaths} times`] : []),
    ...(stalls > 0 ? [`the server stopped answering ${stalls} times`] : []),
    ...(problems.length > 0 ? [`${problems.length} requests were not answered as they should be`] : []),
    ...[...errorLines].map(([what, count]) => `logged ${count} failures of its own: ${what}`),
    ...(growth > limits.memoryGrowth ? [`memory grew by ${growth} MiB, at most ${limits.memoryGrowth}`] : []),
    ...(after.loopMax > limits.loopDelay
      ? [`the event loop was held for ${after.loopMax} ms, at most ${limits.loopDelay}`]
      : []),
    ...(failing ? [`the server does not serve afterwards: ${failing}`] : []),
  ]
}

const shown = (text: string, length: number): string =>
  text.length > length ? `${text.slice(0, length)}… (${text.length})` : text

function textOf({ rule, seed, request, log }: Problem): string {
  const { method, target, identity, headers, body } = request
  const lines = [
    `${rule} · FUZZ_SEED=${seed} FUZZ_RUNS=1 · ${request.name} as ${identity}`,
    `  ${method} ${shown(target, 300)}`,
    `  ${shown(JSON.stringify(headers), 400)}`,
    ...(body ? [`  ${shown(JSON.stringify(body.toString('latin1')), 400)}`] : []),
    ...(log ? [`  ${shown(log, 1200)}`] : []),
  ]
  return lines.join('\n')
}

interface Kind {
  first: Problem
  seeds: number[]
}

/** Groups problems by rule and name of the request; requests without an answer by adjacent seeds. */
function kindsOf(problems: readonly Problem[]): Kind[] {
  const kinds = new Map<string, Kind>()
  for (const problem of problems) {
    const name = problem.rule === 'no answer' ? Math.floor(problem.seed / 40) : problem.request.name
    const kind = kinds.get(`${problem.rule} ${name}`)
    if (kind) kind.seeds.push(problem.seed)
    else kinds.set(`${problem.rule} ${name}`, { first: problem, seeds: [problem.seed] })
  }
  return [...kinds.values()]
}

export function printReport(report: FuzzReport, print: (line: string) => void): void {
  const { before, after } = report
  const statuses = [...report.statuses].sort(([a], [b]) => (a < b ? -1 : 1))
  for (const { first, seeds } of kindsOf(report.problems)) {
    print(`\n${seeds.length} × ${textOf(first)}`)
    if (seeds.length > 1) print(`  seeds ${seeds.slice(0, 12).join(', ')}`)
  }
  print('')
  print(`requests    ${report.sent}, about ${report.names.size} operations, pages and forms`)
  print(`answers     ${statuses.map(([status, count]) => `${status}: ${count}`).join(', ')}`)
  print(
    `deaths      ${report.deaths}, stalls ${report.stalls}, restarts for a lost demo account ${report.lostAccounts}`,
  )
  for (const reason of report.reasons) print(`stopped     ${reason}`)
  print(`memory      ${before.rss} MiB before, ${after.rss} after, ${after.peakRss} at most`)
  print(`event loop  held for ${after.loopMax} ms at most, ${after.loopP99} ms in 99 of 100 samples`)
  for (const [what, count] of report.errorLines) print(`logged      ${count} × ${what}`)
  print('slowest')
  for (const { milliseconds, seed, request } of report.slowest) {
    print(
      `  ${Math.round(milliseconds)} ms  seed ${seed}  ${request.name} as ${request.identity}: ${request.method} ${shown(request.target, 80)}`,
    )
  }
}
