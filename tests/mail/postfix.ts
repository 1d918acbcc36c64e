import { execFileSync } from 'node:child_process'
import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

export interface PostfixPlan {
  name: string
  folder: string
  /** ports of 127.0.0.1, each with its own settings */
  ports: Readonly<Record<number, readonly string[]>>
  /** `@name` is the file of that table */
  settings: Readonly<Record<string, string>>
  /** further lines of master.cf */
  services?: readonly string[]
  /** tables by name, their lines */
  tables: Readonly<Record<string, readonly string[]>>
}

export interface Postfix {
  /** replaces a table and restarts Postfix to load it */
  setTable(name: string, lines: readonly string[]): void
  log(): string
  /** addresses that wait in its queue */
  queue(): string[]
  stop(): void
}

const usual = `
pickup unix n - n 60 1 pickup
cleanup unix n - n - 0 cleanup
qmgr unix n - n 1 1 qmgr
rewrite unix - - n - - trivial-rewrite
bounce unix - - n - 0 bounce
defer unix - - n - 0 bounce
trace unix - - n - 0 bounce
verify unix - - n - 1 verify
flush unix n - n 1000? 0 flush
proxymap unix - - n - - proxymap
smtp unix - - n - - smtp
lmtp unix - - n - - lmtp
error unix - - n - - error
retry unix - - n - - error
tlsmgr unix - - n 1000? 1 tlsmgr
anvil unix - - n - 1 anvil
scache unix - - n - 1 scache
postlog unix-dgram n - n - 1 postlogd
`

/** A separate instance: settings, queue and log in that folder, ports above 1024. It ignores the machine's own settings. */
export function startPostfix({ name, folder, ports, settings, services = [], tables }: PostfixPlan): Postfix {
  const conf = path.join(folder, name)
  for (const part of ['', 'queue', 'data']) {
    mkdirSync(path.join(conf, part), { recursive: true })
    chmodSync(path.join(conf, part), 0o755)
  }
  execFileSync('chown', ['postfix', path.join(conf, 'data')])
  const table = (of: string) => path.join(conf, of)
  const write = (of: string, lines: readonly string[]) =>
    writeFileSync(table(of), lines.map((line) => `${line}\n`).join(''))
  for (const [of, lines] of Object.entries(tables)) write(of, lines)
  const log = path.join(conf, 'mail.log')
  const all: Record<string, string> = {
    compatibility_level: '3.6',
    queue_directory: path.join(conf, 'queue'),
    data_directory: path.join(conf, 'data'),
    maillog_file: log,
    maillog_file_prefixes: conf,
    inet_interfaces: '127.0.0.1',
    inet_protocols: 'ipv4',
    mydestination: '',
    alias_maps: '',
    local_recipient_maps: '',
    recipient_delimiter: '+',
    smtp_host_lookup: 'native',
    smtp_dns_support_level: 'disabled',
    queue_run_delay: '2s',
    minimal_backoff_time: '2s',
    maximal_backoff_time: '3s',
    ...Object.fromEntries(
      Object.entries(settings).map(([key, value]) => [key, value.replace(/@(\w+)/g, (_all, of) => table(of))]),
    ),
  }
  writeFileSync(
    path.join(conf, 'main.cf'),
    Object.entries(all)
      .map(([key, value]) => `${key} = ${value}\n`)
      .join(''),
  )
  const listeners = Object.entries(ports).map(
    ([port, own]) => `127.0.0.1:${port} inet n - n - - smtpd\n${own.map((line) => `  -o ${line}\n`).join('')}`,
  )
  writeFileSync(
    path.join(conf, 'master.cf'),
    `${listeners.join('')}${services.map((line) => `${line}\n`).join('')}${usual.trimStart()}`,
  )
  const postfix = (...args: string[]) => execFileSync('postfix', ['-c', conf, ...args], { stdio: 'pipe' })
  postfix('start')
  return {
    setTable(of, lines) {
      write(of, lines)
      // A process with an open connection would keep the former table.
      for (const act of ['stop', 'start']) postfix(act)
    },
    log: () => readFileSync(log, 'utf8'),
    queue() {
      const lines = execFileSync('postqueue', ['-c', conf, '-j'], { encoding: 'utf8' }).split('\n').filter(Boolean)
      return lines.flatMap((line) =>
        (JSON.parse(line) as { recipients: { address: string }[] }).recipients.map(({ address }) => address),
      )
    },
    stop: () => void postfix('stop'),
  }
}
