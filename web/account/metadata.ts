import { favoritesSharedKey, getUser, saveUserMetadata } from '../../contracts/accounts/accounts.ts'
import type { Api } from '../api/index.ts'

export type Metadata = Record<string, unknown>

const isObject = (value: unknown): value is Metadata =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** @throws TypeError if the stored value is not an object */
export function readMetadata(text: string): Metadata {
  const value: unknown = JSON.parse(text)
  if (!isObject(value)) throw new TypeError('metadata type is not correct')
  return value
}

export const loadMetadata = async (api: Api, uid: string): Promise<Metadata> =>
  readMetadata((await api.call(getUser, { params: { uid } })).payload.metadata)

/** Changes a part of the user's metadata and keeps the rest, then emits `metadataUpdate`. */
export async function changeMetadata(api: Api, uid: string, change: (metadata: Metadata) => Metadata): Promise<void> {
  const body = change(await loadMetadata(api, uid))
  const { payload } = await api.call(saveUserMetadata, { params: { uid }, body })
  api.events.emit('metadataUpdate', payload)
}

const profileOf = ({ profile }: Metadata): Metadata =>
  typeof profile === 'object' && profile !== null ? (profile as Metadata) : {}

/** Name in the user's profile; empty at first. */
export function nameIn(metadata: Metadata): string {
  const { name } = profileOf(metadata)
  return typeof name === 'string' ? name : ''
}

/** Tells whether coaches see the user's favorites: not by default. */
export const areFavoritesShared = (metadata: Metadata): boolean => metadata[favoritesSharedKey] === true

export const withFavoritesShown = (metadata: Metadata, shown: boolean): Metadata => ({
  ...metadata,
  [favoritesSharedKey]: shown,
})

export const withName = (metadata: Metadata, name: string): Metadata => ({
  ...metadata,
  profile: { ...profileOf(metadata), name },
})
