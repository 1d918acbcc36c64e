import { limits } from '../../../contracts/forms.ts'

/** Letters that Unicode does not decompose. */
const spelt: Readonly<Record<string, string>> = { œ: 'oe', æ: 'ae', ß: 'ss', ø: 'o', đ: 'd', ł: 'l', ð: 'd', þ: 'th' }

/** @param fallback used when the text has no character that slugs allow */
export function slugOf(text: string, fallback: string): string {
  const slug = text
    .toLowerCase()
    .replace(/[œæßøđłðþ]/g, (letter) => spelt[letter] ?? letter)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, limits.slug + 1)
    .replace(/^-+/, '')
    .slice(0, limits.slug)
    .replace(/-+$/, '')
  return slug || fallback
}

/** @param n 1 gives the slug itself, 2 gives `slug-2` */
export function numberedSlug(slug: string, n: number): string {
  if (n === 1) return slug
  const suffix = `-${n}`
  return slug.slice(0, limits.slug - suffix.length).replace(/-+$/, '') + suffix
}

/** @returns the first of `slug`, `slug-2`, … that is free */
export function findFreeSlug(slug: string, isTaken: (candidate: string) => boolean): string {
  let n = 1
  while (isTaken(numberedSlug(slug, n))) n += 1
  return numberedSlug(slug, n)
}
