import type { Version } from './history-calls.ts'
import { historyWords } from './words.ts'

const { fields, picture } = historyWords

export interface Names {
  authors: ReadonlyMap<string, string>
  categories: ReadonlyMap<string, string>
  tags: ReadonlyMap<string, string>
  articles: ReadonlyMap<string, string>
}

export interface SettingsChange {
  label: string
  lines: string[]
}

const shown = (value: string | null | undefined) => value || historyWords.none

function single(label: string, before: string | null | undefined, after: string | null | undefined): SettingsChange[] {
  if ((before || null) === (after || null)) return []
  return [{ label, lines: [historyWords.from(shown(before), shown(after))] }]
}

function several(
  label: string,
  before: readonly string[],
  after: readonly string[],
  names: ReadonlyMap<string, string>,
): SettingsChange[] {
  if (before.join() === after.join()) return []
  const list = (uids: readonly string[]) => uids.map((uid) => names.get(uid) ?? uid).join(', ')
  const added = after.filter((uid) => !before.includes(uid))
  const removed = before.filter((uid) => !after.includes(uid))
  const lines = [
    ...(removed.length > 0 ? [historyWords.minus(list(removed))] : []),
    ...(added.length > 0 ? [historyWords.plus(list(added))] : []),
  ]
  return [{ label, lines: lines.length > 0 ? lines : [historyWords.order] }]
}

function image(before: string | null, after: string | null): SettingsChange[] {
  if (before === after) return []
  const line = before === null ? picture.added : after === null ? picture.removed : picture.replaced
  return [{ label: fields.image, lines: [line] }]
}

/** Describes changed settings; undefined if one of the versions has no settings. */
export function settingsChanges(before: Version, after: Version, names: Names): SettingsChange[] | undefined {
  const [one, other] = [before.settings, after.settings]
  if (!one || !other) return undefined
  const nameIn = (map: ReadonlyMap<string, string>, uid: string | null) => (uid === null ? null : (map.get(uid) ?? uid))
  return [
    ...single(fields.author, nameIn(names.authors, one.author), nameIn(names.authors, other.author)),
    ...single(fields.category, nameIn(names.categories, one.category), nameIn(names.categories, other.category)),
    ...several(fields.tags, one.tags, other.tags, names.tags),
    ...image(one.image, other.image),
    ...single(fields.seoTitle, one.seo?.title, other.seo?.title),
    ...single(fields.seoDescription, one.seo?.description, other.seo?.description),
    ...several(fields.related, one.related ?? [], other.related ?? [], names.articles),
  ]
}
