import type { ComponentProps } from 'react'
import { Link, type LinkProps } from 'react-router'
import { classes } from './classes.ts'

export type ButtonKind = 'primary' | 'secondary' | 'soft' | 'quiet' | 'danger'
export type ButtonSize = 'medium' | 'small'

const base =
  'inline-flex items-center justify-center gap-2.5 rounded-full font-semibold text-center no-underline transition-colors duration-150 disabled:cursor-not-allowed disabled:border-transparent disabled:bg-sand disabled:text-ink-soft disabled:no-underline aria-disabled:cursor-progress aria-disabled:opacity-70'

const kinds: Record<ButtonKind, string> = {
  primary: 'bg-ink text-paper hover:bg-ruby-deep',
  secondary: 'border-[1.5px] border-ink text-ink hover:bg-ink hover:text-paper',
  soft: 'bg-rose text-ink hover:bg-blush',
  quiet: 'text-ink underline decoration-blush decoration-2 underline-offset-6 hover:decoration-ruby',
  danger: 'bg-error text-white hover:bg-ruby-deep',
}

const sizes: Record<ButtonSize, string> = {
  medium: 'min-h-13 py-3 text-base leading-tight',
  small: 'min-h-11 py-2 text-sm leading-tight',
}

/** Quiet buttons have no padding: they align with the text around them. */
const paddings: Record<ButtonSize, string> = { medium: 'px-7', small: 'px-5' }

export const buttonClass = (kind: ButtonKind = 'primary', size: ButtonSize = 'medium', className?: string): string =>
  classes(base, kinds[kind], sizes[size], kind !== 'quiet' && paddings[size], className)

interface Look {
  kind?: ButtonKind
  size?: ButtonSize
}

export function Button({ kind, size, className, type = 'button', ...rest }: ComponentProps<'button'> & Look) {
  return <button type={type} className={buttonClass(kind, size, className)} {...rest} />
}

/** A link that looks like a button; screen readers still announce a link. */
export function LinkButton({ kind, size, className, ...rest }: LinkProps & Look) {
  return <Link className={buttonClass(kind, size, className)} {...rest} />
}
