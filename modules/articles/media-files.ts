/** What the house serves below /media, by the ending of the file's name. */
const types: Readonly<Record<string, string>> = {
  jpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  avif: 'image/avif',
  pdf: 'application/pdf',
}

export const typeOfFile = (file: string): string | undefined => types[file.split('.').at(-1) ?? '']

export const endingOf = (type: string): string =>
  Object.entries(types).find(([, candidate]) => candidate === type)?.[0] ?? 'bin'

export const originalFile = (type: string): string => `original.${endingOf(type)}`

/** A medium's files stand in a folder of their own. */
export const storageKey = (uid: string, file: string): string => `${uid}/${file}`

/** 240 is for portraits and rows of a list; 768 is a phone’s whole width at the density most have. */
const variantWidths = [240, 480, 768, 960, 1600] as const
export const variantTypes = ['image/avif', 'image/webp'] as const

/** The widths a picture is made in; one that is narrower than all of them keeps its own. */
export function widthsFor(width: number): number[] {
  const fitting = variantWidths.filter((candidate) => candidate <= width)
  return fitting.length > 0 ? fitting : [width]
}
