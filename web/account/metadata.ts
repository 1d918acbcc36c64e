import { favoritesSharedKey } from '../../contracts/accounts/accounts.ts'

export type Metadata = Record<string, unknown>

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
