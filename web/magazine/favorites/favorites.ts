import { listArticles } from '../../../contracts/articles/content.ts'
import type { ArticleSummary } from '../../../contracts/articles/content-entities.ts'
import { slug } from '../../../contracts/forms.ts'
import { changeMetadata, loadMetadata, type Metadata } from '../../account/metadata.ts'
import type { Api } from '../../api/index.ts'
import type { Viewer } from '../../session/viewer.ts'

/** Uids of the user's favorite articles, latest first. */
export function favoritesIn(metadata: Metadata): string[] {
  const { favorites } = metadata
  return Array.isArray(favorites) ? favorites.filter((item): item is string => slug.safeParse(item).success) : []
}

export const loadFavorites = async (api: Api, viewer: Viewer): Promise<string[]> =>
  favoritesIn(await loadMetadata(api, viewer.uid))

/** Highest number of articles in one call. */
const mostArticles = 100

/** Loads the articles in the order of their uids, at most a hundred. */
export async function loadFavoriteArticles(api: Api, uids: readonly string[]): Promise<ArticleSummary[]> {
  const ids = uids.slice(0, mostArticles)
  if (ids.length === 0) return []
  const { payload } = await api.call(listArticles, { query: { ids, length: mostArticles } })
  return payload.toSorted((a, b) => ids.indexOf(a.uid) - ids.indexOf(b.uid))
}

/** Saves the choice, then emits `metadataUpdate`. */
export const setFavorite = (api: Api, viewer: Viewer, article: string, stored: boolean): Promise<void> =>
  changeMetadata(api, viewer.uid, (metadata) => {
    const others = favoritesIn(metadata).filter((uid) => uid !== article)
    return { ...metadata, favorites: stored ? [article, ...others] : others }
  })
