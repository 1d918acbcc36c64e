import type { Identity } from '../../../contracts/administration/identity.ts'

/** The owner's picture, their text, or both. */
export function Logo({ text, logo }: { text: string; logo: Identity['logo'] }) {
  const isText = !logo || logo.withText
  return (
    <span className="flex items-center gap-2.5">
      {logo && (
        <img
          src={logo.url}
          alt={isText ? '' : text}
          width={logo.width}
          height={logo.height}
          className="h-9.5 w-auto max-w-48 object-contain"
        />
      )}
      {isText && (
        <span data-logo className="italic-display text-[1.9rem] leading-none tracking-[-0.03em]!">
          {text}
        </span>
      )}
    </span>
  )
}
