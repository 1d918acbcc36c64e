import { pickWriting } from '../../../../contracts/articles/article-fields.ts'
import { staffArticles } from '../../../../contracts/articles/staff-articles.ts'
import * as calls from '../../../../contracts/articles/staff-revisions.ts'
import { callApi } from '../../../../relay/call.ts'
import type { DraftFields } from '../draft-calls.ts'

export type HistoryEntry = calls.HistoryEntry

/** `copy`: the text in the editor; `live`: the article as stored; a number: that revision. */
export type VersionKey = 'copy' | 'live' | number

export interface Version {
  title: string
  excerpt: string
  content: string
  /** null: the revision was saved before settings were kept */
  settings: Omit<DraftFields, 'title' | 'excerpt' | 'content'> | null
  /** uids in the settings that do not exist any more */
  gone: readonly string[]
}

const perPage = 50

export const readHistory = async (uid: string, page: number, signal: AbortSignal) => {
  const query = { page: String(page), perPage: String(perPage) }
  const { payload, page: paging } = await callApi(calls.listArticleHistory, { params: { uid }, query, signal })
  return { entries: payload, total: paging.total }
}

export const nameVersion = async (uid: string, n: number, name: string): Promise<HistoryEntry> =>
  (
    await callApi(calls.nameArticleRevision, {
      params: { uid, n: String(n) },
      body: { name: name === '' ? null : name },
    })
  ).payload

export function versionOf({ title, excerpt, content, ...settings }: DraftFields): Version {
  return { title, excerpt, content, settings, gone: [] }
}

async function readLive(uid: string, signal: AbortSignal): Promise<Version> {
  const { payload } = await callApi(staffArticles.get, { params: { uid }, signal })
  return versionOf(pickWriting(payload))
}

export async function readVersion(
  uid: string,
  key: Exclude<VersionKey, 'copy'>,
  signal: AbortSignal,
): Promise<Version> {
  if (key === 'live') return readLive(uid, signal)
  return (await callApi(calls.getArticleRevision, { params: { uid, n: String(key) }, signal })).payload
}
