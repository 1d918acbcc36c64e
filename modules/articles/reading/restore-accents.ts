import type { ReplacedWord } from '../../../contracts/articles/content.ts'
import type { Database } from '../../../platform/database/index.ts'
import { findSearchedTexts } from './queries-words.ts'
import { spellingsIn } from './search.ts'

/** Enough articles to find a word's spelling; more would only cost time. */
const mostArticles = 3

/**
 * Restores the accents of replacement words from the first articles found: the vocabulary is stored without accents. Runs one query, only
 * when a word was replaced and articles were found.
 */
export async function restoreAccents(
  db: Database,
  replaced: readonly ReplacedWord[],
  uids: readonly string[],
): Promise<ReplacedWord[]> {
  if (replaced.length === 0 || uids.length === 0) return [...replaced]
  const texts = await findSearchedTexts(db, uids.slice(0, mostArticles))
  const spellings = spellingsIn(texts.join(' '), new Set(replaced.flatMap(({ by }) => by)))
  return replaced.map(({ word, by }) => {
    const written = by.flatMap((one) => spellings.get(one) ?? [])
    return { word, by: written.length > 0 ? written : by }
  })
}
