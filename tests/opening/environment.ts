import { execFileSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { mailDomain } from '../../modules/opening/fixtures/authentic-mail.ts'
import { fakeKey, fakeLiveKey, fakeWebhookSecret } from '../../modules/subscriptions/fixtures/fake-stripe/server.ts'
import { findFreePort } from '../fixtures/process.ts'
import type { Surroundings } from './surroundings.ts'

const isRoot = process.getuid?.() === 0
const smallDisk = ({ folder }: Surroundings) => path.join(folder, 'small')

/** Mounts a disk of half a gibibyte if run as root; otherwise the disk is large enough from the start. */
export function mountSmallDisk(around: Surroundings): void {
  mkdirSync(smallDisk(around))
  if (isRoot) execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=512m', 'tmpfs', smallDisk(around)])
}

export function unmountSmallDisk(around: Surroundings): void {
  if (isRoot) execFileSync('umount', ['-l', smallDisk(around)])
}

/** An environment with every mistake that an owner can make. */
export async function wrongEnvironment(around: Surroundings): Promise<Record<string, string>> {
  const { postgres, imap, stripe, proxy, port, namesFile } = around
  const nowhere = new URL(imap.url)
  nowhere.port = String(await findFreePort())
  return {
    NODE_OPTIONS: `--import=${new URL('./names.mjs', import.meta.url).href}`,
    NAMES_FILE: namesFile,
    NODE_EXTRA_CA_CERTS: proxy.certificate,
    DATA_DIR: path.join(smallDisk(around), 'data'),
    DATABASE_URL: postgres.url,
    PUBLIC_URL: `http://localhost:${port}`,
    HOST: '0.0.0.0',
    METRICS_PORT: String(await findFreePort()),
    PAYMENT_PROVIDER: 'stripe',
    STRIPE_SECRET_KEY: fakeKey,
    STRIPE_WEBHOOK_SECRET: fakeWebhookSecret,
    STRIPE_API_BASE: stripe.url,
    MAIL_REPLY_TO: `reponses+{token}@${mailDomain}`,
    IMAP_URL: nowhere.href,
    BACKUP_PASSPHRASE: 'une phrase de passe',
  }
}

/** Environment that docs/running/install.md describes, plus the discussion key of the first start in COACHING_KEY. */
export function rightEnvironment(wrong: Record<string, string>, around: Surroundings): Record<string, string> {
  const { METRICS_PORT: _published, HOST: _everywhere, ...rest } = wrong
  const key = readFileSync(path.join(wrong.DATA_DIR ?? '', 'keys/coaching.key'), 'utf8').trim()
  return {
    ...rest,
    DATA_DIR: path.join(around.folder, 'data'),
    PUBLIC_URL: around.proxy.url,
    METRICS_TOKEN: randomBytes(16).toString('hex'),
    STRIPE_SECRET_KEY: fakeLiveKey,
    IMAP_URL: around.imap.url,
    SMTP_URL: around.smtp.url,
    MAIL_FROM: `Éclore <bonjour@${mailDomain}>`,
    SESSION_SECRET: randomBytes(32).toString('base64'),
    COACHING_KEY: key,
  }
}
