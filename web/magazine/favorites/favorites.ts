import { getUser, saveUserMetadata } from '../../../contracts/accounts/accounts.ts'
import { slug } from '../../../contracts/forms.ts'
import type { Api } from '../../api/index.ts'
import type { Viewer } from '../../session/viewer.ts'

type Metadata = Record<string, unknown>

const isObject = (value: unknown): value is Metadata =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** @throws TypeError if the stored value is not an object */
export function readMetadata(text: string): Metadata {
  const value: unknown = JSON.parse(text)
  if (!isObject(value)) throw new TypeError('metadata type is not correct')
  return value
}

/** Uids of the user's favorite articles, latest first. */
export function favoritesIn(metadata: Metadata): string[] {
  const { favorites } = metadata
  return Array.isArray(favorites) ? favorites.filter((item): item is string => slug.safeParse(item).success) : []
}

const loadMetadata = async (api: Api, viewer: Viewer): Promise<Metadata> =>
  readMetadata((await api.call(getUser, { params: { uid: viewer.uid } })).payload.metadata)

export const loadFavorites = async (api: Api, viewer: Viewer): Promise<string[]> =>
  favoritesIn(await loadMetadata(api, viewer))

/** Saves the choice, then emits `metadataUpdate`. */
export async function setFavorite(api: Api, viewer: Viewer, article: string, stored: boolean): Promise<void> {
  const metadata = await loadMetadata(api, viewer)
  const others = favoritesIn(metadata).filter((uid) => uid !== article)
  const body = { ...metadata, favorites: stored ? [article, ...others] : others }
  const { payload } = await api.call(saveUserMetadata, { params: { uid: viewer.uid }, body })
  api.events.emit('metadataUpdate', payload)
}
