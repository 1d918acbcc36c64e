import { preload } from 'react-dom'
import type { Image, ImageSource } from '../../contracts/articles/content-entities.ts'
import { classes } from './classes.ts'

interface PictureProps {
  image: Image
  /** the displayed width, as in the attribute `sizes` */
  sizes: string
  /** the first image of a page, fetched before the other visible ones; `announced`: the head preloads it already */
  priority?: boolean | 'announced'
  className?: string
}

/** Among browsers that can lay out these pages, only Edge before 121 lacks AVIF. */
const format = 'image/avif'
const formatOfOthers = 'image/webp'
/** Width for browsers that get only one: enough for most screens. */
const widthOfOthers = 960

const rem = 16
/** Pixel density above which more pixels are not visible. */
const mostDense = 3

/** Highest useful width in pixels; infinite if the width depends on the window. */
function mostPixels(sizes: string): number {
  const lengths = sizes.split(',').map((size) => /(?:^|\s)([\d.]+)rem$/.exec(size.trim())?.[1])
  return lengths.includes(undefined) ? Number.POSITIVE_INFINITY : Math.max(...lengths.map(Number)) * rem * mostDense
}

const ofFormat = (sources: readonly ImageSource[], type: string): ImageSource[] =>
  sources.filter((source) => source.type === type).toSorted((a, b) => a.width - b.width)

/** Sources up to the first that is wide enough for every screen: listing more would only lengthen the page. */
function srcSet(sources: readonly ImageSource[], sizes: string): string {
  const ofType = ofFormat(sources, format)
  const enough = ofType.findIndex(({ width }) => width >= mostPixels(sizes))
  return ofType
    .slice(0, enough < 0 ? undefined : enough + 1)
    .map(({ url, width }) => `${url} ${width}w`)
    .join(', ')
}

/** URL for browsers without AVIF. One width: a `srcset` would be a tenth of the HTML of a page with many pictures. */
function urlForOthers({ url, sources }: Image, sizes: string): string {
  const ofType = ofFormat(sources, formatOfOthers)
  const enough = Math.min(mostPixels(sizes), widthOfOthers)
  return (ofType.find(({ width }) => width >= enough) ?? ofType.at(-1))?.url ?? url
}

/** Preloads the picture in the head, before the fonts (`picture-first.ts`): on a slow phone it takes longest. */
export function announcePicture({ url, sources }: Image, sizes: string): void {
  const set = srcSet(sources, sizes)
  if (set) preload(url, { as: 'image', type: format, imageSrcSet: set, imageSizes: sizes, fetchPriority: 'high' })
}

/** Classes, not style attributes: the page's policy needs a hash for each style attribute. */
function focusClass(axis: 'x' | 'y', share: number): string | undefined {
  const percent = Math.round(share * 100)
  return percent === 50 ? undefined : `focus-${axis}-${percent}`
}

interface DecorativePictureProps extends Omit<PictureProps, 'image'> {
  image: Image | null | undefined
}

/** A picture beside words that say the same, without a text of its own; nothing without an image. */
export const DecorativePicture = ({ image, ...props }: DecorativePictureProps) =>
  image && <Picture image={{ ...image, alt: '' }} {...props} />

/**
 * Shows AVIF, else WebP, else the original; cropped around the focal point.
 * Omits `placeholder`, which is for API clients: it would take 250 of a page's first 14,600 bytes.
 */
export function Picture({ image, sizes, priority = false, className }: PictureProps) {
  if (priority === true) announcePicture(image, sizes)
  const set = srcSet(image.sources, sizes)
  return (
    <picture className="contents">
      {set && <source type={format} srcSet={set} sizes={sizes} />}
      <img
        src={urlForOthers(image, sizes)}
        alt={image.alt}
        width={image.width}
        height={image.height}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : 'low'}
        decoding={priority ? 'sync' : 'async'}
        className={classes(
          'focus h-auto bg-rose-mid',
          focusClass('x', image.focalX),
          focusClass('y', image.focalY),
          className,
        )}
      />
    </picture>
  )
}
