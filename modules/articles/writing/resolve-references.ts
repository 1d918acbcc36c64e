import type { Database } from '../../../platform/database/index.ts'
import { invalid, type Violation, violation } from '../../../platform/errors/index.ts'
import { lockAuthorShared, lockCategoryShared, lockMediaShared, lockTagsShared } from './queries-references.ts'

export interface References {
  author: string
  category: string
  tags: readonly string[]
  image: string | null
}

async function imageViolations(db: Database, image: string | null, property = 'image'): Promise<Violation[]> {
  if (image === null) return []
  const found = await lockMediaShared(db, image)
  if (!found) return [violation(property, 'Cette image n’existe pas.')]
  return found.mimeType.startsWith('image/') ? [] : [violation(property, 'Ce média n’est pas une image.')]
}

/** @throws 400 when it is not a picture of the media library */
export async function requireImage(db: Database, image: string | null | undefined, property = 'image'): Promise<void> {
  const violations = await imageViolations(db, image ?? null, property)
  if (violations.length > 0) throw invalid(violations)
}

/**
 * Locks the rows that an article refers to until the transaction ends.
 * @returns the values stored with the article: the author's sort key, and the names for the search
 * @throws 400 with a violation for each reference that does not exist
 */
export async function resolveReferences(
  db: Database,
  { author, category, tags, image }: References,
): Promise<{ authorKey: string; keywords: string }> {
  const foundAuthor = await lockAuthorShared(db, author)
  const foundCategory = await lockCategoryShared(db, category)
  const foundTags = await lockTagsShared(db, tags)
  const violations = await imageViolations(db, image)
  if (!foundAuthor) violations.push(violation('author', 'Cette autrice ou cet auteur n’existe pas.'))
  if (!foundCategory) violations.push(violation('category', 'Cette rubrique n’existe pas.'))
  const missing = tags.filter((tag) => !foundTags.some(({ uid }) => uid === tag))
  if (missing.length > 0) violations.push(violation('tags', `Mot-clé inconnu\u00a0: ${missing.join(', ')}.`))
  if (!foundAuthor || !foundCategory || violations.length > 0) throw invalid(violations)
  const names = [foundAuthor.name, foundCategory.name, ...foundTags.map(({ name }) => name)]
  return { authorKey: foundAuthor.sortKey, keywords: names.join(' ') }
}

/** An author's sort key. Locks the author until the transaction ends. @throws 400 */
export async function authorKeyOf(db: Database, author: string | null): Promise<string | null> {
  if (author === null) return null
  const found = await lockAuthorShared(db, author)
  if (!found) throw invalid([violation('author', 'Cette autrice ou cet auteur n’existe pas.')])
  return found.sortKey
}

/** Tells whether the author exists. Locks the author until the transaction ends. */
export const authorExists = async (db: Database, author: string): Promise<boolean> =>
  (await lockAuthorShared(db, author)) !== undefined
