import { z } from 'zod'

/** A named filter and sort order. */
const view = z.object({
  name: z.string().min(1),
  filter: z.record(z.string(), z.unknown()),
  sort: z.object({ field: z.string(), order: z.enum(['ASC', 'DESC']) }),
})
export type SavedView = z.output<typeof view>

/** Storage key: each user of a device has their own views. */
const keyOf = (person: string) => `article-views-${person}`

export function readViews(person: string, storage: Pick<Storage, 'getItem'> = localStorage): readonly SavedView[] {
  try {
    return z.array(view).parse(JSON.parse(storage.getItem(keyOf(person)) ?? '[]'))
  } catch {
    // Unreadable views, perhaps of another version, are dropped, so that the page still opens.
    return []
  }
}

/** @returns false if the device could not store them */
export function writeViews(
  person: string,
  views: readonly SavedView[],
  storage: Pick<Storage, 'setItem'> = localStorage,
): boolean {
  try {
    storage.setItem(keyOf(person), JSON.stringify(views))
    return true
  } catch {
    return false
  }
}

/** Adds a view, or replaces the one of the same name. */
export const withView = (views: readonly SavedView[], added: SavedView): SavedView[] =>
  [...views.filter(({ name }) => name !== added.name), added].sort((one, other) =>
    one.name.localeCompare(other.name, 'fr'),
  )
