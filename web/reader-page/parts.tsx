import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { readMetadata } from '../account/metadata.ts'
import { UnreadBadge } from '../conversation/unread-badge.tsx'
import { favoriteAttributes } from '../magazine/favorites/favorite-attributes.ts'
import { favoritesIn } from '../magazine/favorites/favorites.ts'
import { OwnToday, type Today } from '../magazine/home/own-today.tsx'
import type { ShownFlash } from '../session/cookies/flash.ts'
import { readerAttributes } from '../session/reader-attributes.ts'
import type { Viewer } from '../session/viewer.ts'
import { SnackbarCard } from '../snackbar/snackbar-card.tsx'

/** Everything that a shared page may contain about its reader. */
export interface PageReader {
  viewer: Viewer
  /** JSON text: profile and favourites */
  metadata: string
  unread: number
  /** null: no news, no subscription, or no placeholder on the page */
  today: Today | null
  flashes: readonly ShownFlash[]
  metadataChange: string | null
}

type Attributes = Record<string, string | boolean | undefined>

const attributesMarkup = (attributes: Attributes): string => {
  // React escapes values and omits undefined attributes.
  const markup = renderToStaticMarkup(<i {...attributes} />)
  return markup.slice('<i'.length, -'></i>'.length)
}

const markup = (content: ReactNode): string => renderToStaticMarkup(content)

const favorites = (metadata: string): string[] => favoritesIn(readMetadata(metadata))

export const parts = {
  reader: ({ viewer, metadataChange }) => attributesMarkup(readerAttributes(viewer, metadataChange)),
  email: ({ viewer }) => markup(viewer.email),
  unread: ({ unread }) => markup(<UnreadBadge count={unread} />),
  today: ({ today }) => markup(<OwnToday today={today} now={new Date().toISOString()} />),
  favorite: ({ metadata }, article) => attributesMarkup(favoriteAttributes(favorites(metadata).includes(article))),
  flashes: ({ flashes }) => markup(flashes.map((flash) => <SnackbarCard key={flash.message} {...flash} />)),
} as const satisfies Record<string, (reader: PageReader, argument: string) => string>

export type PartName = keyof typeof parts

/** A part and the uid of its owner. */
export interface OwnedPart {
  readonly owner: string
  readonly html: string
}

export function renderPart(name: PartName, argument: string, reader: PageReader): OwnedPart {
  return { owner: reader.viewer.uid, html: parts[name](reader, argument) }
}
