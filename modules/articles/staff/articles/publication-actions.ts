import {
  type ArticleWriting,
  newArticleFields,
  pickPlain,
  pickWriting,
} from '../../../../contracts/articles/article-fields.ts'
import * as calls from '../../../../contracts/articles/staff-articles.ts'
import type { Database } from '../../../../platform/database/index.ts'
import { conflict, invalid, violation } from '../../../../platform/errors/index.ts'
import type { Viewer } from '../../../../platform/sessions/index.ts'
import { type StaffContext, staffAction } from '../../../../platform/staff/index.ts'
import { moveFavorites } from '../../../accounts/index.ts'
import { requireNoOtherLock } from '../../drafts/lock-article.ts'
import { findDraft, type LiveArticle, updateDraft } from '../../drafts/queries-drafts.ts'
import { requireArticle, requireVersion } from '../../drafts/require-article.ts'
import { mayEdit, mayWrite } from '../../policy.ts'
import { redirectAddress } from '../../redirects/redirect.ts'
import { uidTakenError } from '../../writing/claim-uid.ts'
import { hasBeenReadable, isPublic } from '../../writing/publication.ts'
import { findTakenUids } from '../../writing/queries-uids.ts'
import { lockArticle, moveRelated, updateArticle } from '../../writing/queries-writing.ts'
import { type ArticlePorts, articles } from './index.ts'

type Context = StaffContext<ArticlePorts, Viewer>

const wrongState = (sentence: string) => conflict([violation('state', sentence)])

interface Change {
  act: 'unpublish' | 'unschedule' | 'redate'
  fields: { state: 'draft' | 'published'; date?: string | null }
  /** returns the refusal for an article in another state; undefined if the change is allowed */
  refuses(article: LiveArticle, now: Date): string | undefined
}

const unlessPublic: Change['refuses'] = (article, now) =>
  isPublic(article, now) ? undefined : 'Cet article n’est pas en ligne.'

const unpublish: Change = { act: 'unpublish', fields: { state: 'draft' }, refuses: unlessPublic }

/** @throws 400 for a future date, which would hide the article from readers */
function redate(date: string, now: Date): Change {
  if (new Date(date) > now) {
    throw invalid([violation('date', 'Un article en ligne ne peut pas être daté d’une heure à venir.')])
  }
  return { act: 'redate', fields: { state: 'published', date }, refuses: unlessPublic }
}

const unschedule: Change = {
  act: 'unschedule',
  fields: { state: 'draft', date: null },
  refuses: (article, now) =>
    article.state === 'scheduled' && !isPublic(article, now) ? undefined : 'Cet article n’est pas programmé.',
}

/** Keeps the working copy publishable: the changed fields are not part of it. */
async function keepCopy(db: Database, uid: string, version: number): Promise<void> {
  const copy = await findDraft(db, uid)
  if (copy?.draft && copy.basedOn === version) await updateDraft(db, uid, { basedOn: version + 1 })
}

/** @throws 403, 404, 409 another state or version, or another user holds the lock */
function changePublication(context: Context, uid: string, version: number, { act, fields, refuses }: Change) {
  const { ports, actor } = context
  return context.db.transaction(async (db) => {
    const inside = { ...context, db }
    const article = await requireArticle(db, actor, uid)
    requireVersion(article, version)
    const sentence = refuses(article, ports.clock.now())
    if (sentence) throw wrongState(sentence)
    await requireNoOtherLock(ports, db, actor, uid)
    await articles.change(inside, uid, { ...fields, version }, act)
    await keepCopy(db, uid, version)
    return articles.read(inside, uid)
  })
}

const copyOf = (title: string): string => `${title.trim() === '' ? 'Sans titre' : title.slice(0, 190)} (copie)`

/** Copies the working copy, or the live text if there is no copy, to a new draft. @throws 403, 404, 409 another version */
function duplicate(context: Context, uid: string, version: number) {
  return context.db.transaction(async (db) => {
    const inside = { ...context, db }
    const article = await requireArticle(db, context.actor, uid, 'share')
    requireVersion(article, version)
    const text: ArticleWriting = { ...pickWriting(article), ...(await findDraft(db, uid))?.draft }
    const made = await articles.create(inside, {
      ...text,
      ...newArticleFields.parse(pickPlain(text)),
      title: copyOf(text.title),
      category: text.category ?? article.category,
      related: text.related ?? article.related,
      state: 'draft',
      date: null,
    })
    return articles.read(inside, made)
  })
}

/**
 * Changes an article's uid. Readers' links, favourites and recommendations are kept, and the former address redirects.
 * @throws 403, 404, 409 the address is taken, or another version
 */
function move(context: Context, uid: string, next: string, version: number) {
  const { ports, actor } = context
  const now = ports.clock.now()
  return context.db.transaction(async (db) => {
    const inside = { ...context, db }
    requireVersion(await requireArticle(db, actor, uid), version)
    await requireNoOtherLock(ports, db, actor, uid)
    const article = await lockArticle(db, uid)
    if (!article || next === uid) return articles.read(inside, uid)
    if ((await findTakenUids(db, 'articles', [next])).size > 0) throw uidTakenError()
    await updateArticle(db, uid, { uid: next, version: version + 1, modified: now })
    await moveRelated(db, uid, next)
    if (hasBeenReadable(article, now)) {
      await moveFavorites(db, uid, next)
      const addresses = { source: `/article/${uid}`, target: `/article/${next}` }
      await redirectAddress(ports, db, { ...addresses, origin: 'move' })
    }
    await articles.record(inside, 'move', uid, { into: next })
    await articles.record(inside, 'move', next, { former: uid })
    return articles.read(inside, next)
  })
}

export const publicationActions = [
  staffAction(calls.unpublishArticle, mayEdit, async (context: Context, { params: { uid }, body: { version } }) => ({
    payload: await changePublication(context, uid, version, unpublish),
  })),
  staffAction(calls.unscheduleArticle, mayEdit, async (context: Context, { params: { uid }, body: { version } }) => ({
    payload: await changePublication(context, uid, version, unschedule),
  })),
  staffAction(calls.redateArticle, mayEdit, async (context: Context, { params: { uid }, body: { date, version } }) => ({
    payload: await changePublication(context, uid, version, redate(date, context.ports.clock.now())),
  })),
  staffAction(calls.duplicateArticle, mayWrite, async (context: Context, { params: { uid }, body: { version } }) => ({
    payload: await duplicate(context, uid, version),
  })),
  staffAction(calls.moveArticle, mayEdit, async (context: Context, { params: { uid }, body }) => ({
    payload: await move(context, uid, body.uid, body.version),
  })),
]
