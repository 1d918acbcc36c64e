import { execFileSync } from 'node:child_process'
import { existsSync, rmSync, writeFileSync } from 'node:fs'

const needed = ['postfix', 'dovecot-imapd', 'dovecot-lmtpd', 'dovecot-sieve']
/** While this program exists and exits with 101, Debian starts no service of a package that is installed. */
const startPolicy = '/usr/sbin/policy-rc.d'

const run = (command: string, args: readonly string[], input?: string): string =>
  execFileSync(command, args, {
    encoding: 'utf8',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive', LC_ALL: 'C' },
    stdio: ['pipe', 'pipe', 'pipe'],
    ...(input === undefined ? {} : { input }),
  })

function installed(): Set<string> {
  const lines = run('dpkg-query', ['-W', '-f', `\${Package} \${db:Status-Status}\n`]).split('\n')
  return new Set(lines.filter((line) => line.endsWith(' installed')).map((line) => line.split(' ')[0] ?? ''))
}

/** @throws where the machine has another mail server, which the installation would remove */
function install(missing: readonly string[]): void {
  const args = ['-o', 'DPkg::Lock::Timeout=300', 'install', '-y', '--no-install-recommends', ...missing]
  run('apt-get', ['update'])
  const removed = /^Remv \S+/m.exec(run('apt-get', ['-s', ...args]))
  if (removed) throw new Error(`apt would remove another package (${removed[0]}): run this on another machine`)
  run('debconf-set-selections', [], 'postfix postfix/main_mailer_type select No configuration\n')
  const hadPolicy = existsSync(startPolicy)
  if (!hadPolicy) writeFileSync(startPolicy, '#!/bin/sh\nexit 101\n', { mode: 0o755 })
  try {
    run('apt-get', args)
  } finally {
    if (!hadPolicy) rmSync(startPolicy)
  }
}

export interface Packages {
  /** the versions of the servers */
  said: string
  /** removes what was installed here, and nothing else */
  remove(): void
}

/** Installs what is missing, without starting a service. */
export function installPackages(): Packages {
  const before = installed()
  const missing = needed.filter((name) => !before.has(name))
  if (missing.length > 0) install(missing)
  const added = [...installed()].filter((name) => !before.has(name))
  const [dovecot = ''] = run('dovecot', ['--version']).split(' ')
  if (!dovecot.startsWith('2.3.')) throw new Error(`the settings here are for Dovecot 2.3 (Debian 12), not ${dovecot}`)
  const postfix = run('postconf', ['-d', '-h', 'mail_version']).trim()
  const from = missing.length > 0 ? 'installed for this run' : 'already installed'
  return {
    said: `Postfix ${postfix}, Dovecot ${dovecot}, ${from}`,
    remove() {
      if (added.length > 0) run('apt-get', ['-o', 'DPkg::Lock::Timeout=300', 'purge', '-y', ...added])
    },
  }
}
