import { preload } from 'react-dom'
import type { Image, ImageSource } from '../../contracts/content-entities.ts'
import { classes } from './classes.ts'

interface PictureProps {
  image: Image
  /** how wide it is shown, as the attribute `sizes` */
  sizes: string
  /** the first image of a page: fetched before all others, of which many are in view too; `announced` where the head says so already */
  priority?: boolean | 'announced'
  className?: string
}

const formats = ['image/avif', 'image/webp'] as const

const rem = 16
/** Denser screens show no more. */
const mostDense = 3

/** How many pixels wide it is shown at most, where that does not depend on the window. */
function mostPixels(sizes: string): number {
  const lengths = sizes.split(',').map((size) => /(?:^|\s)([\d.]+)rem$/.exec(size.trim())?.[1])
  return lengths.includes(undefined) ? Number.POSITIVE_INFINITY : Math.max(...lengths.map(Number)) * rem * mostDense
}

/** All up to the first that is wide enough for every screen: a page with many pictures need not name the others. */
function srcSet(sources: readonly ImageSource[], type: string, sizes: string): string {
  const ofType = sources.filter((source) => source.type === type).toSorted((a, b) => a.width - b.width)
  const enough = ofType.findIndex(({ width }) => width >= mostPixels(sizes))
  return ofType
    .slice(0, enough < 0 ? undefined : enough + 1)
    .map(({ url, width }) => `${url} ${width}w`)
    .join(', ')
}

/** In the head, before the fonts (`picture-first.ts`): on a slow phone it is what she waits for longest. */
export function announcePicture({ url, sources }: Image, sizes: string): void {
  const type = formats[0]
  const set = srcSet(sources, type, sizes)
  if (set) preload(url, { as: 'image', type, imageSrcSet: set, imageSizes: sizes, fetchPriority: 'high' })
}

/** As classes: the policy of a page has a hash for each style attribute. */
function focusClass(axis: 'x' | 'y', share: number): string | undefined {
  const percent = Math.round(share * 100)
  return percent === 50 ? undefined : `focus-${axis}-${percent}`
}

/** AVIF, then WebP, then the original; cropped around its focal point, the first of a page over a tiny blurred preview of itself. */
export function Picture({ image, sizes, priority = false, className }: PictureProps) {
  if (priority === true) announcePicture(image, sizes)
  return (
    <picture className="contents">
      {formats.map((type) => {
        const set = srcSet(image.sources, type, sizes)
        return set && <source key={type} type={type} srcSet={set} sizes={sizes} />
      })}
      <img
        src={image.url}
        alt={image.alt}
        width={image.width}
        height={image.height}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : 'low'}
        decoding={priority ? 'sync' : 'async'}
        // A preview costs its bytes and a hash in the policy before the first picture is there: only that one has it.
        style={priority && image.placeholder ? { backgroundImage: `url("${image.placeholder}")` } : undefined}
        className={classes(
          'focus h-auto bg-rose-mid bg-cover',
          focusClass('x', image.focalX),
          focusClass('y', image.focalY),
          className,
        )}
      />
    </picture>
  )
}
