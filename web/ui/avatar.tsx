import type { Image } from '../../contracts/articles/content-entities.ts'
import { Picture } from './picture.tsx'

const sizes = { small: 'size-10 text-sm', medium: 'size-13 text-base', large: 'size-28 text-title' } as const
const pixels = { small: 40, medium: 52, large: 112 } as const

/** « Anne-Marie Petit » → AP */
const initials = (name: string): string => {
  const words = name.trim().split(/[\s-]+/u)
  const letters = [words[0], words.length > 1 ? words.at(-1) : ''].map((word) => [...(word ?? '')][0] ?? '')
  return letters.join('').toLocaleUpperCase('fr')
}

interface AvatarProps {
  name: string
  image?: Image | null
  size?: keyof typeof sizes
}

/** A portrait, or initials. Hidden from screen readers: the name is beside it. */
export function Avatar({ name, image, size = 'medium' }: AvatarProps) {
  return (
    <span
      aria-hidden
      className={`inline-grid shrink-0 place-items-center overflow-hidden rounded-full bg-blush font-display font-medium text-ink ${sizes[size]}`}
    >
      {image ? (
        <Picture image={{ ...image, alt: '' }} sizes={`${pixels[size]}px`} className="size-full object-cover" />
      ) : (
        initials(name)
      )}
    </span>
  )
}
