import { type ArticleSettings, pickPlain, pickSettings } from '../../../../contracts/articles/article-fields.ts'
import type { staffArticles } from '../../../../contracts/articles/staff-articles.ts'
import { type Database, isUniqueViolation } from '../../../../platform/database/index.ts'
import { invalid, violation } from '../../../../platform/errors/index.ts'
import type { Platform } from '../../../../platform/index.ts'
import type { Fields, New, StaffContext } from '../../../../platform/staff/index.ts'
import { insertRevision } from '../../history/queries-revisions.ts'
import { learnWords } from '../../reading/queries-words.ts'
import { wordsToLearn } from '../../reading/search.ts'
import { prepareText } from '../../writing/article-text.ts'
import { validateRelated } from '../../writing/choose-related.ts'
import { insertUnderUid, uidTakenError } from '../../writing/claim-uid.ts'
import { hasBeenReadable, isListed, publicationOf } from '../../writing/publication.ts'
import { findTakenUids } from '../../writing/queries-uids.ts'
import { type ArticleRecord, insertArticle, replaceTags, updateArticle } from '../../writing/queries-writing.ts'
import { actorName } from '../../writing/record-change.ts'
import { resolveReferences } from '../../writing/resolve-references.ts'
import type { LockedReferences } from './references.ts'

type Context = StaffContext<Pick<Platform, 'clock' | 'config'>>
type Text = Awaited<ReturnType<typeof prepareText>>

interface Stored {
  uid: string
  version: number
  text: Text
  keywords: string
  settings: ArticleSettings
}

const momentOf = (date: string | null): Date | null => (date === null ? null : new Date(date))

/** Stores a revision of the text, and its words for spelling correction. */
async function storeText(
  { ports, db, actor }: Context,
  { uid, version, text, keywords, settings }: Stored,
): Promise<void> {
  const { title, excerpt, content } = text
  const by = await actorName(ports, db, actor)
  const byUid = actor === 'system' ? null : actor.uid
  const date = ports.clock.now()
  await insertRevision(db, { article: uid, n: version, date, by, byUid, title, excerpt, content, settings })
  await learnWords(db, wordsToLearn(`${keywords} ${title} ${excerpt} ${text.words}`))
}

/** @returns its uid @throws 400 for an unknown reference, 409 when the requested uid is taken */
export async function insertStaffArticle(context: Context, body: New<typeof staffArticles>): Promise<string> {
  const { ports, db } = context
  const { uid: wanted, title, excerpt, content, author, category, image, state, date } = body
  const now = ports.clock.now()
  const text = await prepareText({ title, excerpt, content })
  const tags = [...new Set(body.tags)]
  const publication = publicationOf({ state, date: momentOf(date) }, undefined, now)
  const names = await resolveReferences(db, { author, category, tags, image })
  const owner = context.actor === 'system' ? null : context.actor.uid
  const related = await validateRelated(db, body.related, [])
  const row = {
    ...text,
    related,
    ...publication,
    ...names,
    ...pickPlain(body),
    author,
    category,
    image,
    modified: now,
    owner,
  }
  const claim = { table: 'articles', uid: wanted, text: text.title, fallback: 'article' } as const
  const uid = await insertUnderUid(db, claim, (uid) => insertArticle(db, { ...row, uid }))
  await replaceTags(db, uid, tags, isListed(publication) ? publication.date : null)
  const settings = { ...pickSettings(body), tags, related }
  await storeText(context, { uid, version: 1, text, keywords: names.keywords, settings })
  return uid
}

async function requireFreeUid(db: Database, uid: string, row: ArticleRecord, now: Date): Promise<void> {
  if (uid === row.uid) return
  if (hasBeenReadable(row, now)) {
    throw invalid([violation('uid', 'L’adresse d’un article déjà publié ne change plus.')])
  }
  if ((await findTakenUids(db, 'articles', [uid])).size > 0) throw uidTakenError()
}

/** Another article may get the uid concurrently: the unique constraint decides. */
async function moveTo(db: Database, uid: string, values: Parameters<typeof updateArticle>[2]): Promise<void> {
  try {
    await updateArticle(db, uid, values)
  } catch (error) {
    if (isUniqueViolation(error)) throw uidTakenError()
    throw error
  }
}

/**
 * Omitted fields do not change. The uid may change until the article is first public.
 * @throws 400, 409 when the uid is taken
 */
export async function changeStaffArticle(
  context: Context,
  row: ArticleRecord,
  change: Fields<typeof staffArticles>,
  held: LockedReferences | undefined,
) {
  if (!held) throw new Error('an article is changed once its references are held')
  const { ports, db } = context
  const now = ports.clock.now()
  const { tags, ...columns } = held.references
  const { title = row.title, excerpt = row.excerpt, content = row.content, uid = row.uid } = change
  const text = await prepareText({ title, excerpt, content }, row.content)
  const wanted = {
    state: change.state ?? row.state,
    date: change.date === undefined ? row.date : momentOf(change.date),
  }
  const publication = publicationOf(wanted, row, now)
  await requireFreeUid(db, uid, row, now)
  const version = row.version + 1
  const related = change.related ? await validateRelated(db, change.related, row.related, uid) : row.related
  const plain = { ...pickPlain(change), ...columns, related, modified: now, version, uid }
  await moveTo(db, row.uid, { ...text, ...publication, ...held.names, ...plain })
  await replaceTags(db, uid, tags, isListed(publication) ? publication.date : null)
  const settings = { ...pickSettings({ ...row, ...plain }), tags: [...tags], related }
  await storeText(context, { uid, version, text, keywords: held.names.keywords, settings })
  return { uid, detail: { version } }
}
