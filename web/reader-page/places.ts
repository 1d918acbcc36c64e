import { createContext, use } from 'react'
import type { PartName } from './parts.tsx'

/**
 * Where a page that readers share leaves room for what is hers. The mark has a key that is random for each rendering: no
 * text that anyone wrote can be taken for a place.
 */
const open = '\u27e6'
const close = '\u27e7'

/** The key, while a shared page is rendered; undefined on any other, which contains what is hers itself. */
export const PlaceKey = createContext<string | undefined>(undefined)

const markOf = (key: string, name: PartName, argument: string) => `${open}${key} ${name} ${argument}${close}`

/** The mark of a place; undefined on a page that is made for one reader. */
export function usePlace(name: PartName, argument = ''): string | undefined {
  const key = use(PlaceKey)
  return key && markOf(key, name, argument)
}

export const useIsShared = (): boolean => use(PlaceKey) !== undefined

export interface Place {
  name: PartName
  argument: string
}

/** What is the same for all, and between its pieces the places. */
export interface PageInPieces {
  /** one more than places */
  pieces: readonly string[]
  places: readonly Place[]
}

/** Attributes have their place in `data-place`, which goes: the part writes the attributes themselves. */
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
