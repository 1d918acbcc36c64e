import type { ArticleWriting } from '../../../contracts/articles/article-fields.ts'
import * as articleCalls from '../../../contracts/articles/staff-articles.ts'
import * as calls from '../../../contracts/articles/staff-drafts.ts'
import type { BodyOf } from '../../../contracts/call.ts'
import { callApi } from '../../../relay/call.ts'

export type ArticleDraft = calls.ArticleDraft

/** Fields of a draft, which are saved together. */
export type DraftFields = ArticleWriting

/** Versions of the article and of its working copy that an edited text is based on. */
export interface DraftBase {
  version: number
  copy: number
}

const key = () => crypto.randomUUID()

export const readDraft = async (uid: string, signal?: AbortSignal): Promise<ArticleDraft> =>
  (await callApi(calls.getArticleDraft, { params: { uid }, ...(signal ? { signal } : {}) })).payload

export type SavedDraft = BodyOf<typeof calls.saveArticleDraft>

export const saveDraft = async (uid: string, body: SavedDraft) =>
  (await callApi(calls.saveArticleDraft, { params: { uid }, body })).payload

export const discardDraft = (uid: string, version: number) =>
  callApi(calls.discardArticleDraft, { params: { uid }, query: { version: String(version) } })

export const publishDraft = (uid: string, version: number, date: string | null) =>
  callApi(calls.publishArticleDraft, { params: { uid }, body: { version, date }, idempotencyKey: key() })

export const submitDraft = (uid: string, version: number, note: string) =>
  callApi(calls.submitArticle, { params: { uid }, body: { version, note }, idempotencyKey: key() })

export const returnDraft = (uid: string, version: number, note: string) =>
  callApi(calls.returnArticle, { params: { uid }, body: { version, note }, idempotencyKey: key() })

const versioned = (uid: string, version: number) => ({ params: { uid }, body: { version }, idempotencyKey: key() })

export const unpublish = (uid: string, version: number) =>
  callApi(articleCalls.unpublishArticle, versioned(uid, version))

export const unschedule = (uid: string, version: number) =>
  callApi(articleCalls.unscheduleArticle, versioned(uid, version))

export const redate = (uid: string, version: number, date: string) =>
  callApi(articleCalls.redateArticle, { params: { uid }, body: { date, version }, idempotencyKey: key() })

/** @returns the uid of the copy */
export const duplicate = async (uid: string, version: number): Promise<string> =>
  (await callApi(articleCalls.duplicateArticle, versioned(uid, version))).payload.uid

export const moveTo = (uid: string, next: string, version: number) =>
  callApi(articleCalls.moveArticle, { params: { uid }, body: { uid: next, version }, idempotencyKey: key() })

export const deleteArticle = (uid: string, version: number) =>
  callApi(articleCalls.staffArticles.remove, { params: { uid }, query: { version: String(version) } })

export const takeLock = async (uid: string, takeOver: boolean) =>
  (await callApi(calls.lockArticle, { params: { uid }, body: { takeOver } })).payload

/** Failures are ignored: the lock expires by itself. */
export const releaseLock = (uid: string): Promise<unknown> =>
  callApi(calls.unlockArticle, { params: { uid } }).catch(() => undefined)

/** @returns the address of a page that shows the working copy */
export const createPreviewLink = async (uid: string): Promise<string> =>
  (await callApi(articleCalls.previewStaffArticle, { params: { uid }, idempotencyKey: key() })).payload.href
