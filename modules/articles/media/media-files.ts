/** The types served under /media, by file extension. */
const types: Readonly<Record<string, string>> = {
  jpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  avif: 'image/avif',
  pdf: 'application/pdf',
}

export const typeOfFile = (file: string): string | undefined => types[file.split('.').at(-1) ?? '']

const endingOf = (type: string): string =>
  Object.entries(types).find(([, candidate]) => candidate === type)?.[0] ?? 'bin'

/** @param mark distinguishes a replacement from earlier files: browsers cache every file for a year */
export const originalFile = (type: string, mark = ''): string => `original${mark}.${endingOf(type)}`

/** Mark of a file; '' for a medium's first file. */
export const markOf = (original: string): string => original.slice('original'.length, original.indexOf('.'))

export function variantFile(original: string, width: number, type: string): string {
  const mark = markOf(original)
  return `${width}${mark === '' ? '' : `x${mark}`}.${endingOf(type)}`
}

export const storageKey = (uid: string, file: string): string => `${uid}/${file}`

/** 240 is for portraits and list rows; 768 is the full width of a phone at the most common pixel density. */
const variantWidths = [240, 480, 768, 960, 1600] as const
export const variantTypes = ['image/avif', 'image/webp'] as const

export function widthsFor(width: number): number[] {
  const fitting = variantWidths.filter((candidate) => candidate <= width)
  return fitting.length > 0 ? fitting : [width]
}
