import { isDeepStrictEqual } from 'node:util'
import type { MailText, MailTextHead, MailWords } from '../../../contracts/site/mail-texts.ts'
import { writeAudit } from '../../../platform/audit/index.ts'
import type { Database } from '../../../platform/database/index.ts'
import { conflict, invalid, notFound, violation } from '../../../platform/errors/index.ts'
import type { Platform } from '../../../platform/index.ts'
import type { MailKind } from '../../../platform/mailer/index.ts'
import type { Viewer } from '../../../platform/sessions/index.ts'
import { readSetting, siteName } from '../../../platform/settings/index.ts'
import { outdatedVersionError, type StaffContext } from '../../../platform/staff/index.ts'
import { sanitizeHtml } from '../../articles/index.ts'
import { faultsOf } from './fill-words.ts'
import { hasOwnerWords, noWords } from './own-words.ts'
import { originalOf, readSample } from './preview-mail.ts'
import { findRow, listRows, lockRow, type MailTextRow, updateRow } from './queries-mail-texts.ts'

export type MailTextContext = StaffContext<Pick<Platform, 'clock' | 'config' | 'extensions' | 'mailer'>, Viewer>

/** @throws 404 */
export function kindOf({ mailer }: Pick<Platform, 'mailer'>, uid: string): MailKind {
  const kind = mailer.kinds.find((one) => one.kind === uid)
  if (!kind) throw notFound('Ce mail n’existe pas.')
  return kind
}

/** State of a mail with the product's own words. */
const unchanged = (kind: string, now: Date): MailTextRow => ({
  ...{ kind, draft: noWords, live: noWords, savedAt: now, publishedAt: null, version: 1 },
})

const presentHead = ({ kind, name, when }: MailKind, row: MailTextRow | undefined, original: string): MailTextHead => ({
  ...{ uid: kind, name, when, version: row?.version ?? 1 },
  mailed: row?.live.subject || original,
  saved: row && row.version > 1 ? row.savedAt.toISOString() : null,
  own: row !== undefined && hasOwnerWords(row.live),
  changed: row !== undefined && !isDeepStrictEqual(row.draft, row.live),
})

export async function listMailTexts(ports: Pick<Platform, 'config' | 'mailer'>, db: Database): Promise<MailTextHead[]> {
  const site = await readSetting(db, ports.config, siteName)
  const rows = new Map((await listRows(db)).map((row) => [row.kind, row]))
  return ports.mailer.kinds.map((kind) => presentHead(kind, rows.get(kind.kind), originalOf(kind, site)))
}

async function present(
  { ports }: Pick<MailTextContext, 'ports'>,
  db: Database,
  kind: MailKind,
  row: MailTextRow | undefined,
): Promise<MailText> {
  const { original, values } = await readSample(ports, db, kind)
  return {
    ...presentHead(kind, row, original),
    ...(row?.draft ?? noWords),
    live: row?.live ?? noWords,
    original: { subject: original },
    variables: [...values].map(([name, { label, value, optional }]) => ({ name, label, sample: value, optional })),
    published: row?.publishedAt?.toISOString() ?? null,
  }
}

export const readMailText = async ({ ports, db }: MailTextContext, kind: MailKind): Promise<MailText> =>
  present({ ports }, db, kind, await findRow(db, kind.kind))

export const readDraft = async (db: Database, { kind }: MailKind): Promise<MailWords> =>
  (await findRow(db, kind))?.draft ?? noWords

/** Tags that all mail programs display alike. */
const isMailTag = /^<\/?(?:p|br|strong|em|a)[ />]/

/** @throws 400 */
async function cleanHtml(property: 'opening' | 'closing', html: string | undefined): Promise<string | undefined> {
  if (html === undefined) return undefined
  const sanitized = await sanitizeHtml(html)
  const tags = sanitized.match(/<[^<>]*>/g) ?? []
  if (tags.some((tag) => !isMailTag.test(tag) || tag.includes('{{'))) {
    throw invalid([
      violation(property, 'Un mail a des paragraphes, des liens, du gras et de l’italique, rien d’autre.'),
    ])
  }
  return sanitized
}

/** Sanitises the HTML. Slow: call it before the transaction. @throws 400 */
export async function sanitizeWords<Given extends { opening?: string | undefined; closing?: string | undefined }>(
  given: Given,
): Promise<Given> {
  const opening = await cleanHtml('opening', given.opening)
  return { ...given, opening, closing: await cleanHtml('closing', given.closing) }
}

type Change = (row: MailTextRow, db: Database) => Promise<Partial<MailTextRow>>

/** Changes the stored words of a mail. @throws 404, 409 if another admin saved first */
function changeMailText(
  context: MailTextContext,
  { uid, version, act }: { uid: string; version: number; act: string },
  change: Change,
): Promise<MailText> {
  const { ports, actor } = context
  const kind = kindOf(ports, uid)
  return context.db.transaction(async (db) => {
    const row = await lockRow(db, unchanged(uid, ports.clock.now()))
    if (row.version !== version) throw outdatedVersionError()
    const changed = { ...row, ...(await change(row, db)), version: row.version + 1 }
    await updateRow(db, uid, changed)
    await writeAudit(db, ports.clock, { actor: actor.uid, action: `mail-texts.${act}`, target: uid })
    return present(context, db, kind, changed)
  })
}

async function faultsIn({ ports }: MailTextContext, db: Database, uid: string, words: MailWords) {
  const { values } = await readSample(ports, db, kindOf(ports, uid))
  return faultsOf(words, values)
}

/** Sanitised words; an undefined field stays as it is. */
interface Saving extends Partial<Record<keyof MailWords, string | undefined>> {
  version: number
}

/** Saves the working copy. @throws 400 names the variables at fault, 404, 409 */
export function saveMailText(context: MailTextContext, uid: string, given: Saving): Promise<MailText> {
  return changeMailText(context, { uid, version: given.version, act: 'change' }, async ({ draft }, db) => {
    const { subject = draft.subject, opening = draft.opening, closing = draft.closing } = given
    const next: MailWords = { subject, opening, closing }
    const faults = await faultsIn(context, db, uid, next)
    if (faults.length > 0) throw invalid(faults)
    return { draft: next, savedAt: context.ports.clock.now() }
  })
}

/** Puts the working copy around mails from now on. @throws 404, 409 also if a value has become missing */
export function publishMailText(context: MailTextContext, uid: string, version: number): Promise<MailText> {
  return changeMailText(context, { uid, version, act: 'publish' }, async ({ draft }, db) => {
    const faults = await faultsIn(context, db, uid, draft)
    if (faults.length > 0) throw conflict(faults)
    return { live: draft, publishedAt: context.ports.clock.now() }
  })
}

/** Restores the product's own mail. @throws 404, 409 */
export const restoreMailText = (context: MailTextContext, uid: string, version: number): Promise<MailText> =>
  changeMailText(context, { uid, version, act: 'restore' }, async () => {
    const now = context.ports.clock.now()
    return { draft: noWords, live: noWords, savedAt: now, publishedAt: now }
  })
