import { execFileSync, spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import os from 'node:os'

/** The loader and the servers have one core each; results on a single core would be meaningless. */
const serverCore = '0'
const loaderCore = '1'

/** @throws if the machine lacks a core or a tool that is needed */
export function requireWrk(): void {
  if (os.cpus().length < 2) throw new Error('the loader needs a core of its own: this machine has one')
  for (const [name, ...args] of [
    ['wrk', '-v'],
    ['taskset', '--version'],
  ] as const) {
    if (spawnSync(name, args).error) throw new Error(`${name} is missing: apt-get install wrk util-linux`)
  }
}

/** Pins all threads of the server to its core. */
export function pinServer(pid: number | undefined): void {
  execFileSync('taskset', ['-acp', serverCore, String(pid)], { stdio: 'ignore' })
}

/** Processor time of a process since its start; a tick is a hundredth of a second. */
export function cpuMilliseconds(pid: number | undefined): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /, '')
    .split(' ')
  return (Number(fields[11]) + Number(fields[12])) * 10
}

export const residentMegabytes = (pid: number | undefined): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024

export interface SaturationResult {
  requestsPerSecond: number
  /** processor time of the server per request */
  microseconds: number
  /** fraction of one core: below about 0.9, requests did not saturate the server */
  busy: number
}

interface Load {
  url: string
  headers: Readonly<Record<string, string>>
  pid: number | undefined
  seconds: number
  connections?: number
}

/**
 * Sends as many requests as the server can answer, on persistent connections.
 * @throws if a response was not successful
 */
export function measureSaturation({ url, headers, pid, seconds, connections = 32 }: Load): SaturationResult {
  const before = cpuMilliseconds(pid)
  const given = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`])
  const output = execFileSync(
    'taskset',
    ['-c', loaderCore, 'wrk', '-t1', `-c${connections}`, `-d${seconds}s`, ...given, url],
    { encoding: 'utf8' },
  )
  const spent = cpuMilliseconds(pid) - before
  const count = Number(/(\d+) requests in/.exec(output)?.[1] ?? 0)
  const rate = Number(/Requests\/sec:\s+([\d.]+)/.exec(output)?.[1] ?? 0)
  if (/Non-2xx or 3xx|Socket errors: (?!connect 0, read 0, write 0)/.test(output) || count === 0)
    throw new Error(`${url}: ${output}`)
  return { requestsPerSecond: rate, microseconds: (spent * 1000) / count, busy: spent / (seconds * 1000) }
}
