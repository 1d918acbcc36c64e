import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { chmodSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Certificate } from '../fixtures/certificate.ts'

export interface MailUser {
  address: string
  password: string
  /** besides its INBOX */
  folders?: readonly string[]
  /** bytes that the mailbox may hold */
  quota?: number
  /** rules that run at delivery (RFC 5228) */
  sieve?: string
}

export interface DovecotPlan {
  folder: string
  imapsPort: number
  certificate: Certificate
  /** port to which automatic replies are sent */
  submissionPort: number
  users: readonly MailUser[]
}

export interface Dovecot {
  /** Postfix delivers there (LMTP) */
  lmtpSocket: string
  /** Postfix asks there about passwords (SASL) */
  authSocket: string
  start(): Promise<void>
  stop(): Promise<void>
  createFolder(address: string, folder: string): void
  /** moves all mails of the INBOX */
  moveInbox(address: string, folder: string): void
  /** the mails of a folder, raw, oldest first */
  mailsIn(address: string, folder?: string): string[]
  log(): string
}

const owner = 'mail'

const settings = ({ folder, imapsPort, certificate, submissionPort }: DovecotPlan) => `
base_dir = ${folder}/dovecot/run
state_dir = ${folder}/dovecot/state
log_path = ${folder}/dovecot/mail.log
auth_mechanisms = plain login
auth_verbose = yes
protocols = imap lmtp
listen = 127.0.0.1
ssl = required
ssl_cert = <${certificate.certificate}
ssl_key = <${certificate.key}
mail_location = maildir:${folder}/dovecot/mail/%u
mail_uid = ${owner}
mail_gid = ${owner}
first_valid_uid = 1
first_valid_gid = 1
recipient_delimiter = +
submission_host = 127.0.0.1:${submissionPort}
submission_ssl = no
passdb {
  driver = passwd-file
  args = username_format=%u ${folder}/dovecot/users
}
userdb {
  driver = passwd-file
  args = username_format=%u ${folder}/dovecot/users
}
namespace inbox {
  inbox = yes
}
service imap-login {
  inet_listener imap {
    port = 0
  }
  inet_listener imaps {
    port = ${imapsPort}
    ssl = yes
  }
}
service lmtp {
  unix_listener ${folder}/dovecot/lmtp {
    mode = 0666
  }
}
service auth {
  unix_listener ${folder}/dovecot/auth {
    mode = 0666
  }
}
service stats {
  unix_listener stats-reader {
    mode = 0600
  }
}
protocol lmtp {
  mail_plugins = quota sieve
}
plugin {
  quota = maildir:User quota
  sieve = file:~/.dovecot.sieve
}
`

export async function startDovecot(plan: DovecotPlan): Promise<Dovecot> {
  const place = path.join(plan.folder, 'dovecot')
  for (const part of ['', 'mail', 'home', 'run', 'state'])
    mkdirSync(path.join(place, part), { recursive: true, mode: 0o755 })
  chmodSync(place, 0o755)
  const lines = plan.users.map(({ address, password, quota, sieve }) => {
    const home = path.join(place, 'home', address)
    mkdirSync(home)
    if (sieve) writeFileSync(path.join(home, '.dovecot.sieve'), sieve)
    return `${address}:{PLAIN}${password}:::ignored:${home}::${quota ? `userdb_quota_rule=*:bytes=${quota}` : ''}`
  })
  writeFileSync(path.join(place, 'users'), `${lines.join('\n')}\n`)
  execFileSync('chown', ['-R', `${owner}:${owner}`, path.join(place, 'mail'), path.join(place, 'home')])
  const conf = path.join(place, 'dovecot.conf')
  writeFileSync(conf, settings(plan))
  let server: ChildProcess | undefined
  const log = () => (existsSync(`${place}/mail.log`) ? readFileSync(`${place}/mail.log`, 'utf8') : '')
  const doveadm = (...args: string[]) =>
    execFileSync('doveadm', ['-c', conf, ...args], { encoding: 'utf8', stdio: 'pipe' })
  const dovecot: Dovecot = {
    lmtpSocket: path.join(place, 'lmtp'),
    authSocket: path.join(place, 'auth'),
    async start() {
      const child = spawn('dovecot', ['-F', '-c', conf], { stdio: ['ignore', 'ignore', 'pipe'] })
      let said = ''
      child.stderr.on('data', (chunk) => {
        said += chunk
      })
      server = child
      while (!existsSync(dovecot.authSocket) || !existsSync(dovecot.lmtpSocket)) {
        if (child.exitCode !== null) throw new Error(`dovecot did not start: ${said}${log()}`)
        await new Promise((resolve) => setTimeout(resolve, 50))
      }
    },
    async stop() {
      const child = server
      server = undefined
      if (!child || child.exitCode !== null) return
      const ended = new Promise((resolve) => child.once('exit', resolve))
      child.kill('SIGTERM')
      await ended
    },
    createFolder: (address, name) => void doveadm('mailbox', 'create', '-u', address, name),
    moveInbox: (address, name) => void doveadm('move', '-u', address, name, 'mailbox', 'INBOX', 'ALL'),
    mailsIn(address, name = 'INBOX') {
      const maildir = path.join(place, 'mail', address, name === 'INBOX' ? '' : `.${name}`)
      const files = ['new', 'cur'].flatMap((part) => {
        const folder = path.join(maildir, part)
        return existsSync(folder) ? readdirSync(folder).map((file) => path.join(folder, file)) : []
      })
      return files
        .sort((one, other) => path.basename(one).localeCompare(path.basename(other)))
        .map((file) => readFileSync(file, 'utf8'))
    },
    log,
  }
  await dovecot.start()
  for (const { address, folders = [] } of plan.users) for (const name of folders) dovecot.createFolder(address, name)
  return dovecot
}
