import { createECDH } from 'node:crypto'
import path from 'node:path'
import { z } from 'zod'
import { backupOf, parseBackupDir } from './backup.ts'
import { parseImapUrl, parseReplyTo } from './mail-addresses.ts'
import { type MediaStore, parseMediaUrl } from './media-url.ts'
import { parseTrustProxy } from './trust-proxy.ts'
import { wholeNumber } from './whole-number.ts'

const passwordLength = 'must have 8 to 50 characters'

const flag = z.enum(['0', '1'], 'must be 0 or 1').transform((value) => value === '1')

/** an address, alone or after a name: `Éclore <bonjour@exemple.fr>` */
const mailFrom = /^[^\s@<>]+@[^\s@<>]+$|^[^<>]*<[^\s@<>]+@[^\s@<>]+>$/

/** The site's pages are at the root of its host: under a subpath, their links would be broken. */
function isOriginOnly(address: string): boolean {
  if (!URL.canParse(address)) return false
  const { pathname, search, hash, username } = new URL(address)
  return /^\/*$/.test(pathname) && search === '' && hash === '' && username === ''
}

/** Zero and numbers from the order of the curve on are no private keys of P-256. */
function isPrivateKey(value: string): boolean {
  if (!/^[A-Za-z0-9_-]{43}$/.test(value)) return false
  try {
    createECDH('prime256v1').setPrivateKey(value, 'base64url')
    return true
  } catch {
    return false
  }
}

const environment = z.object({
  NODE_ENV: z
    .enum(['development', 'production', 'test'], 'must be production, development or test')
    .default('development'),
  PORT: wholeNumber(0, 65_535).default(3000),
  HOST: z.string().min(1).default('127.0.0.1'),
  TRUST_PROXY: z.string().default('loopback'),
  PUBLIC_URL: z
    .url({ protocol: /^https?$/, error: 'must be an http(s) URL' })
    .refine(isOriginOnly, 'must be an address without a path, like https://exemple.fr')
    .optional(),
  DATA_DIR: z.string().min(1).default('./data'),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/, error: 'must be a postgres:// URL' }).optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/, hostname: /./, error: 'must be an smtp(s):// URL with a host' }).optional(),
  MAIL_FROM: z.string().regex(mailFrom, 'must be an address like bonjour@exemple.fr').default('bonjour@exemple.fr'),
  MAIL_REPLY_TO: z.string().optional(),
  IMAP_URL: z.string().optional(),
  MAIL_AUTHSERV_ID: z
    .string()
    .regex(/^[\w.-]+$/, 'must be a name like mx.exemple.fr')
    .optional(),
  INBOUND_MAIL_SECRET: z.string().min(32, 'must have at least 32 characters').optional(),
  PAYMENT_PROVIDER: z.enum(['sandbox', 'stripe'], 'must be sandbox or stripe').default('sandbox'),
  STRIPE_SECRET_KEY: z.string().min(1).optional(),
  STRIPE_WEBHOOK_SECRET: z.string().min(1).optional(),
  STRIPE_API_BASE: z.url({ protocol: /^https?$/, error: 'must be an http(s) URL' }).optional(),
  MEDIA_URL: z.string().optional(),
  AWS_REGION: z.string().optional(),
  TRACKER_ID: z
    .string()
    .regex(/^[A-Z0-9-]{4,32}$/i, 'must be a tag id')
    .optional(),
  COACHING_KEY: z
    .string()
    .regex(/^[A-Za-z0-9+/_-]{43}=?(,[A-Za-z0-9+/_-]{43}=?)*$/, 'must be a key of 32 bytes in base64')
    .optional(),
  SUPPORT_RETENTION_DAYS: wholeNumber(1, 36_500).default(1095),
  SESSION_SECRET: z.string().min(32, 'must have at least 32 characters').optional(),
  PUSH_KEY: z.string().refine(isPrivateKey, 'must be a private key of P-256, 32 bytes in base64url').optional(),
  SUBSCRIPTION_FIRST: flag.default(false),
  REGISTRATIONS_PER_HOUR: wholeNumber(0, 100_000).optional(),
  REFUSED_CARDS_PER_HOUR: wholeNumber(0, 100_000).optional(),
  WRITES_PER_DAY: wholeNumber(0, 100_000).default(500),
  ALLOW_SHORT_PERIODS: flag.default(false),
  ALLOW_SANDBOX: flag.default(false),
  DEMO: flag.optional(),
  DEMO_PASSWORD: z.string().min(8, passwordLength).max(50, passwordLength).optional(),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], 'is not a known level')
    .default('info'),
  METRICS_PORT: wholeNumber(1, 65_535).optional(),
  METRICS_TOKEN: z.string().min(16, 'must have at least 16 characters').optional(),
  BACKUP_RECIPIENT: z
    .string()
    .regex(/^age1[a-z0-9]{58,}(,age1[a-z0-9]{58,})*$/, 'must be an age recipient (age1…)')
    .optional(),
  BACKUP_PASSPHRASE: z.string().min(12, 'must have at least 12 characters').optional(),
  BACKUP_IDENTITY: z.string().min(1).optional(),
  BACKUP_DIR: z.string().optional(),
  BACKUP_AT: z
    .string()
    .regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'must be a time like 03:15')
    .default('03:15'),
  OTEL_EXPORTER_OTLP_ENDPOINT: z.url({ protocol: /^https?$/, error: 'must be an http(s) URL' }).optional(),
  OTEL_SERVICE_NAME: z.string().min(1).default('eclore'),
  OTEL_TRACES_SAMPLER_ARG: z.coerce.number('must be a number from 0 to 1').min(0).max(1).default(1),
  PROCESSES: wholeNumber(1, 64).default(1),
  BUILD_CHECK_SECONDS: wholeNumber(5, 86_400).default(60),
})

export type { ImapMailbox } from './mail-addresses.ts'

export type Config = ReturnType<typeof toConfig>

export class ConfigError extends Error {
  override name = 'ConfigError'
}

function toConfig(env: z.output<typeof environment>) {
  const production = env.NODE_ENV === 'production'
  const demo = env.DEMO ?? !production
  return {
    production,
    port: env.PORT,
    host: env.HOST,
    /** proxies whose X-Forwarded-For and X-Forwarded-Proto are trusted: a number, or addresses */
    trustProxy: parseOf('TRUST_PROXY', env.TRUST_PROXY, parseTrustProxy),
    /** base of the links in mails and feeds, without a trailing slash */
    publicUrl: new URL(env.PUBLIC_URL ?? `http://localhost:${env.PORT}`).origin,
    dataDir: path.resolve(env.DATA_DIR),
    databaseUrl: env.DATABASE_URL,
    smtpUrl: env.SMTP_URL,
    mailFrom: env.MAIL_FROM,
    ...inboundMailOf(env),
    paymentProvider: env.PAYMENT_PROVIDER,
    stripe: {
      secretKey: env.STRIPE_SECRET_KEY,
      webhookSecret: env.STRIPE_WEBHOOK_SECRET,
      apiBase: env.STRIPE_API_BASE,
    },
    /** store of uploads; absent: a folder of dataDir */
    mediaStore: mediaStoreOf(env),
    trackerId: env.TRACKER_ID,
    /** wraps the keys of discussions; absent: a file in DATA_DIR does */
    coachingKey: env.COACHING_KEY,
    /** how long a ticket of the help desk is kept after its last message */
    supportRetentionDays: env.SUPPORT_RETENTION_DAYS,
    sessionSecret: env.SESSION_SECRET,
    /** private key of pushes (VAPID); absent: generated once and stored in the database */
    pushKey: env.PUSH_KEY,
    subscriptionFirst: env.SUBSCRIPTION_FIRST,
    /** limit of one client address; 0: no limit, the default of the demo */
    registrationsPerHour: env.REGISTRATIONS_PER_HOUR ?? (demo ? 0 : 30),
    /** limit of one user; a client address may have four times as many; 0: no limit */
    refusedCardsPerHour: env.REFUSED_CARDS_PER_HOUR ?? (demo && env.PAYMENT_PROVIDER === 'sandbox' ? 0 : 10),
    /** limit of one member; scales the limits of all writes and exports; 0: no limit */
    writesPerDay: env.WRITES_PER_DAY,
    shortPeriods: !production || env.ALLOW_SHORT_PERIODS,
    demo,
    demoPassword: env.DEMO_PASSWORD,
    logLevel: env.LOG_LEVEL,
    buildCheckSeconds: env.BUILD_CHECK_SECONDS,
    /** port or token for Prometheus; without either nothing is counted */
    metricsPort: env.METRICS_PORT,
    metricsToken: env.METRICS_TOKEN,
    /** target and share of traces; absent: none are recorded */
    tracing: {
      endpoint: env.OTEL_EXPORTER_OTLP_ENDPOINT,
      service: env.OTEL_SERVICE_NAME,
      ratio: env.OTEL_TRACES_SAMPLER_ARG,
    },
    /** number of processes that share the port; more than one requires PostgreSQL */
    processes: env.PROCESSES,
    backup: backupOf(
      env,
      parseOf('BACKUP_DIR', env.BACKUP_DIR, (value) => parseBackupDir(value, env.AWS_REGION)),
    ),
  }
}

function parseOf<Parsed>(name: string, value: string, parse: (value: string) => Parsed): Parsed
function parseOf<Parsed>(name: string, value: string | undefined, parse: (value: string) => Parsed): Parsed | undefined
function parseOf<Parsed>(
  name: string,
  value: string | undefined,
  parse: (value: string) => Parsed,
): Parsed | undefined {
  if (value === undefined) return undefined
  try {
    return parse(value)
  } catch (error) {
    throw new ConfigError(`Wrong configuration: ${name} ${(error as Error).message}`)
  }
}

const mediaStoreOf = ({ MEDIA_URL, AWS_REGION }: z.output<typeof environment>): MediaStore | undefined =>
  parseOf('MEDIA_URL', MEDIA_URL, (value) => parseMediaUrl(value, AWS_REGION))

/** Answers by mail: the address that they are sent to, and the ways in which they arrive. */
function inboundMailOf(env: z.output<typeof environment>) {
  const { MAIL_REPLY_TO, IMAP_URL, INBOUND_MAIL_SECRET, MAIL_AUTHSERV_ID } = env
  const mailReplyTo = parseOf('MAIL_REPLY_TO', MAIL_REPLY_TO, parseReplyTo)
  const imap = parseOf('IMAP_URL', IMAP_URL, parseImapUrl)
  if (Boolean(mailReplyTo) !== Boolean(imap ?? INBOUND_MAIL_SECRET)) {
    throw new ConfigError(
      'Wrong configuration: MAIL_REPLY_TO needs IMAP_URL or INBOUND_MAIL_SECRET, and either of them needs it',
    )
  }
  return { mailReplyTo, imap, inboundMailSecret: INBOUND_MAIL_SECRET, mailAuthserv: MAIL_AUTHSERV_ID?.toLowerCase() }
}

/** Refuses the sandbox in production: it charges nobody, so the site would give everything away. The demo may use it. */
function refuseUnpaid({ production, demo, paymentProvider }: Config, allowed: boolean): void {
  if (!production || demo || allowed || paymentProvider !== 'sandbox') return
  throw new ConfigError(
    'Wrong configuration: PAYMENT_PROVIDER=sandbox charges nothing; in production set PAYMENT_PROVIDER=stripe, or ALLOW_SANDBOX=1 to try the site without payments',
  )
}

/** @throws ConfigError with one line that names each wrong variable, before anything is touched */
export function readConfig(source: Record<string, string | undefined> = process.env): Config {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== undefined && value !== ''))
  const parsed = environment.safeParse(given)
  if (!parsed.success) {
    const faults = parsed.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`)
    throw new ConfigError(`Wrong configuration: ${faults.join(' ; ')}`)
  }
  const config = toConfig(parsed.data)
  if (config.backup.target && config.backup.recipients.length === 0 && !config.backup.passphrase) {
    throw new ConfigError('Wrong configuration: BACKUP_DIR needs BACKUP_RECIPIENT or BACKUP_PASSPHRASE')
  }
  if (config.metricsPort !== undefined && config.metricsPort === config.port) {
    throw new ConfigError('Wrong configuration: METRICS_PORT must differ from PORT')
  }
  refuseUnpaid(config, parsed.data.ALLOW_SANDBOX)
  if (config.paymentProvider === 'stripe' && !(config.stripe.secretKey && config.stripe.webhookSecret)) {
    throw new ConfigError(
      'Wrong configuration: PAYMENT_PROVIDER=stripe needs STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET',
    )
  }
  return config
}
