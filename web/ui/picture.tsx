import type { CSSProperties } from 'react'
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

const srcSet = (sources: readonly ImageSource[], type: string): string =>
  sources
    .filter((source) => source.type === type)
    .toSorted((a, b) => a.width - b.width)
    .map(({ url, width }) => `${url} ${width}w`)
    .join(', ')

const percent = (share: number): string => `${Math.round(share * 100)}%`

/** In the head, before the fonts (`picture-first.ts`): on a slow phone it is what she waits for longest. */
export function announcePicture({ url, sources }: Image, sizes: string): void {
  const type = formats[0]
  const set = srcSet(sources, type)
  if (set) preload(url, { as: 'image', type, imageSrcSet: set, imageSizes: sizes, fetchPriority: 'high' })
}

const middle = '50% 50%'

/** A preview costs its bytes and a hash in the policy before the first picture is there: only that one has it. */
function styleOf({ focalX, focalY, placeholder }: Image, hasPreview: boolean): CSSProperties | undefined {
  const focus = `${percent(focalX)} ${percent(focalY)}`
  const preview = placeholder && hasPreview
  if (!preview) return focus === middle ? undefined : { objectPosition: focus }
  return { objectPosition: focus, backgroundPosition: focus, backgroundImage: `url("${placeholder}")` }
}

/** AVIF, then WebP, then the original; cropped around its focal point, the first of a page over a tiny blurred preview of itself. */
export function Picture({ image, sizes, priority = false, className }: PictureProps) {
  if (priority === true) announcePicture(image, sizes)
  return (
    <picture className="contents">
      {formats.map((type) => {
        const set = srcSet(image.sources, type)
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
        style={styleOf(image, priority !== false)}
        className={classes('h-auto bg-rose-mid bg-cover', className)}
      />
    </picture>
  )
}
