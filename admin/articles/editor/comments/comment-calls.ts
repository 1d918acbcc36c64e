import * as calls from '../../../../contracts/articles/staff-comments.ts'
import { callApi } from '../../../../relay/call.ts'

export type ArticlePerson = calls.ArticleComment['author']

export interface NewComment {
  content: string
  mentions: string[]
  thread?: string
  anchor?: calls.CommentAnchor | null
}

export const listThreads = async (uid: string, signal: AbortSignal) =>
  (await callApi(calls.listArticleComments, { params: { uid }, signal })).payload

export const listPeople = async (uid: string, signal: AbortSignal): Promise<ArticlePerson[]> =>
  (await callApi(calls.listArticlePeople, { params: { uid }, signal })).payload

export const createComment = async (uid: string, body: NewComment, idempotencyKey: string) =>
  (await callApi(calls.createArticleComment, { params: { uid }, body, idempotencyKey })).payload

export const resolveThread = (uid: string, comment: string, resolved: boolean) =>
  callApi(calls.resolveArticleComment, { params: { uid, comment }, body: { resolved } })

export const deleteComment = (uid: string, comment: string) =>
  callApi(calls.deleteArticleComment, { params: { uid, comment } })

export const notifyPresence = async (uid: string, signal: AbortSignal) =>
  (await callApi(calls.notifyArticlePresence, { params: { uid }, body: { state: 'open' }, signal })).payload

/** Failures are ignored: presence expires by itself. */
export const endPresence = (uid: string): Promise<unknown> =>
  callApi(calls.notifyArticlePresence, { params: { uid }, body: { state: 'left' } }).catch(() => undefined)
