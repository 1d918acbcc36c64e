import type { MailLook, MailWords } from '../../../contracts/site/mail-texts.ts'
import type { Database } from '../../../platform/database/index.ts'
import { conflict } from '../../../platform/errors/index.ts'
import type { Platform } from '../../../platform/index.ts'
import { elementOf, type MailKind, readMailSite, renderWords, type Words } from '../../../platform/mailer/index.ts'
import { readSetting, siteName } from '../../../platform/settings/index.ts'
import { faultsOf, fillWords } from './fill-words.ts'
import { type MailValues, readMailValues } from './mail-values.ts'

type Ports = Pick<Platform, 'config' | 'extensions' | 'mailer'>

/** Subject of the product's mail, without the owner's words. */
export const originalOf = ({ sample: { subject } }: MailKind, siteName: string): string =>
  typeof subject === 'string' ? subject : subject(siteName)

/** Subject, name of the site and values of the invented mail. */
export async function readSample(ports: Ports, db: Database, kind: MailKind) {
  const name = await readSetting(db, ports.config, siteName)
  const { template, props } = kind.sample.body(ports.config.publicUrl)
  const original = originalOf(kind, name)
  const values: MailValues = await readMailValues(ports, db, kind, { subject: original, props })
  return { name, original, template, props, values }
}

/** Renders the sample mail with words around it, in tens of milliseconds. @throws 409 if a value is missing */
export async function previewMail(
  ports: Ports,
  db: Database,
  kind: MailKind,
  words: MailWords,
): Promise<Words & { subject: string }> {
  const { publicUrl } = ports.config
  const { template, props, values } = await readSample(ports, db, kind)
  const faults = faultsOf(words, values)
  if (faults.length > 0) throw conflict(faults)
  const around = fillWords(words, values, publicUrl)
  const element = elementOf(ports.mailer.templates, template, props)
  return { subject: around.subject, ...(await renderWords(await readMailSite(ports, db, around), element)) }
}

const darkRules = '@media (prefers-color-scheme: dark)'

/** A mail as it looks in light or dark, whatever the reader's device prefers. */
export const applyMailLook = (look: MailLook, html: string): string =>
  html.replace(darkRules, look === 'dark' ? '@media all' : '@media not all')
