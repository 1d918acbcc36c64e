import { type ChildProcess, spawn } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { scaleTimeout } from '../fixtures/patience.ts'

export interface Answer {
  status: number
  // biome-ignore lint/suspicious/noExplicitAny: looks into answers of every call
  body: any
}

export interface CommandOutput {
  code: number
  output: string
}

/** A release with its environment, as systemd runs it. */
export interface Installation {
  /** environment of the next command and the next start */
  env: Record<string, string>
  /** where it listens, behind the proxy */
  url: string
  eclore(...args: string[]): Promise<CommandOutput>
  /** @returns milliseconds until it is ready */
  start(): Promise<number>
  stop(): Promise<void>
  call(method: string, path: string, given?: { token?: string; body?: unknown }): Promise<Answer>
  page(path: string, cookie?: string): Promise<{ status: number; html: string }>
  pid(): number
  /** resident memory in MiB */
  memory(): Promise<number>
  output(): string
}

const readyMilliseconds = scaleTimeout(30_000)

export function installationOf(root: string, port: number, env: Record<string, string>): Installation {
  const program = path.join(root, 'bin/eclore')
  const url = `http://127.0.0.1:${port}`
  let server: ChildProcess | undefined
  let printed = ''

  /** Runs the program as on a server without Node and without this project. */
  const launch = (args: string[]) =>
    spawn(program, args, {
      cwd: '/',
      env: { PATH: '/usr/bin:/bin', PORT: String(port), ...installation.env },
      stdio: ['ignore', 'pipe', 'pipe'],
    })

  async function untilReady(): Promise<void> {
    const deadline = Date.now() + readyMilliseconds
    while (Date.now() < deadline && server?.exitCode === null) {
      const answer = await fetch(`${url}/readyz`).catch(() => undefined)
      if (answer?.ok) return
      await wait(20)
    }
    throw new Error(`the server did not become ready:\n${printed}`)
  }

  const installation: Installation = {
    env,
    url,
    eclore(...args) {
      const child = launch(args)
      let output = ''
      for (const stream of [child.stdout, child.stderr]) {
        stream.on('data', (chunk) => {
          output += chunk
        })
      }
      return new Promise((resolve) => child.once('close', (code) => resolve({ code: code ?? -1, output })))
    },
    async start() {
      const started = Date.now()
      const child = launch(['start'])
      server = child
      printed = ''
      for (const stream of [child.stdout, child.stderr]) {
        stream.on('data', (chunk) => {
          printed += chunk
        })
      }
      await untilReady()
      return Date.now() - started
    },
    async stop() {
      if (!server || server.exitCode !== null) return
      const ended = new Promise((resolve) => server?.once('exit', resolve))
      server.kill('SIGTERM')
      await ended
    },
    async call(method, at, { token, body } = {}) {
      const headers = {
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      }
      const answer = await fetch(`${url}/api${at}`, {
        method,
        headers,
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      })
      const text = await answer.text()
      return { status: answer.status, body: /^[[{]/.test(text) ? JSON.parse(text) : text }
    },
    async page(at, cookie) {
      const headers: Record<string, string> = cookie ? { cookie } : {}
      const answer = await fetch(`${url}${at}`, { redirect: 'manual', headers })
      return { status: answer.status, html: await answer.text() }
    },
    pid() {
      if (server?.pid === undefined) throw new Error('the server was not started')
      return server.pid
    },
    async memory() {
      const status = await readFile(`/proc/${installation.pid()}/status`, 'utf8')
      return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024)
    },
    output: () => printed,
  }
  return installation
}
