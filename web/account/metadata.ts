import { favoritesSharedKey } from '../../contracts/accounts.ts'

export type Metadata = Record<string, unknown>

const profileOf = ({ profile }: Metadata): Metadata =>
  typeof profile === 'object' && profile !== null ? (profile as Metadata) : {}

/** How she wants to be called; empty at first. */
export function nameIn(metadata: Metadata): string {
  const { name } = profileOf(metadata)
  return typeof name === 'string' ? name : ''
}

/** Whether her coaches see what she keeps: no, until she says so. */
export const showsFavorites = (metadata: Metadata): boolean => metadata[favoritesSharedKey] === true

export const withFavoritesShown = (metadata: Metadata, shown: boolean): Metadata => ({
  ...metadata,
  [favoritesSharedKey]: shown,
})

/** All else that she keeps stays as it is. */
export const withName = (metadata: Metadata, name: string): Metadata => ({
  ...metadata,
  profile: { ...profileOf(metadata), name },
})
