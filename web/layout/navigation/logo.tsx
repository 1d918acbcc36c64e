import type { Identity } from '../../../contracts/administration/identity.ts'
import { classes } from '../../ui/classes.ts'

interface LogoProps {
  text: string
  logo: Identity['logo']
  /** on a phone: only the picture, or as much of the text as fits beside the quick-exit button */
  small?: boolean | undefined
}

/** The owner's picture, their text, or both. */
export function Logo({ text, logo, small = false }: LogoProps) {
  const isText = !logo || logo.withText
  // The menus of a phone leave 126 pixels: a wide picture is shown alone, a long name in small type.
  const isWide = logo !== null && logo.width > 1.5 * logo.height
  return (
    <span data-logo-mark className="flex min-w-0 items-center gap-2.5">
      {logo && (
        <img
          src={logo.url}
          alt={isText ? '' : text}
          width={logo.width}
          height={logo.height}
          // Without it React would preload the picture in the head, before the stylesheet.
          fetchPriority="low"
          className={classes(
            'h-9.5 w-auto max-w-48 object-contain',
            '@max-[30rem]:max-w-30',
            small && 'max-sm:max-w-24',
          )}
        />
      )}
      {isText && (
        <span
          data-logo
          className={classes(
            'italic-display text-[min(1.9rem,8.6vw)] leading-none tracking-[-0.03em]!',
            text.length > 10 && '@max-[30rem]:text-[1.25rem]',
            isWide && '@max-[30rem]:hidden',
            small && (logo ? 'max-sm:hidden' : 'max-sm:max-w-28 max-sm:truncate'),
          )}
        >
          {text}
        </span>
      )}
    </span>
  )
}
