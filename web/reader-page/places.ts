import { createContext, use } from 'react'
import type { PartName } from './parts.tsx'

/**
 * Marks of a placeholder for a reader's data on a shared page. Each rendering has a random key: no user's text can
 * be mistaken for a placeholder.
 */
const open = '\u27e6'
const close = '\u27e7'

/** The placeholders' key while a shared page is rendered; undefined on one reader's page, which contains the data itself. */
export const PlaceKey = createContext<string | undefined>(undefined)

const markOf = (key: string, name: PartName, argument: string) => `${open}${key} ${name} ${argument}${close}`

/** The mark of a placeholder; undefined on one reader's page. */
export function usePlace(name: PartName, argument = ''): string | undefined {
  const key = use(PlaceKey)
  return key && markOf(key, name, argument)
}

export const useIsShared = (): boolean => use(PlaceKey) !== undefined

export interface Place {
  name: PartName
  argument: string
}

/** The common text of a shared page, with placeholders between its pieces. */
export interface PageInPieces {
  /** one more than `places` */
  pieces: readonly string[]
  places: readonly Place[]
}

/** Splits a page at its placeholders. A placeholder for attributes is `data-place`, which the reader's attributes replace. */
export function splitAtPlaces(html: string, key: string): PageInPieces {
  const mark = `${open}${key} (\\w+) ([\\w-]*)${close}`
  const parts = html.split(new RegExp(` data-place="${mark}"|${mark}`))
  const pieces = [parts[0] ?? '']
  const places: Place[] = []
  for (let at = 1; at < parts.length; at += 5) {
    const [ofAttributes, itsArgument, name, argument, piece = ''] = parts.slice(at, at + 5)
    places.push({ name: (ofAttributes ?? name) as PartName, argument: (itsArgument ?? argument) as string })
    pieces.push(piece)
  }
  return { pieces, places }
}
