import { CreditCard } from 'lucide-react'
import type { CardBrand } from './card-mask.ts'

/** Brands with a logo; others are shown by name. */
const emblems = ['visa', 'mastercard', 'american-express']

const plate = 'inline-flex h-6 w-10 items-center justify-center rounded-[5px] border border-line-strong bg-white'

function Circles() {
  return (
    <svg aria-hidden="true" width="28" height="18" viewBox="0 0 28 18">
      <circle cx="10" cy="9" r="8" fill="#c8202b" />
      <circle cx="18" cy="9" r="8" fill="#e8a33d" fillOpacity="0.85" />
    </svg>
  )
}

function Letters({ children, className }: { children: string; className: string }) {
  return (
    <span className={`text-[0.625rem] leading-none font-extrabold tracking-tight italic ${className}`}>{children}</span>
  )
}

/** Logo of the card's brand; screen readers read its name beside it. */
export function CardBrandMark({ brand }: { brand: CardBrand | null }) {
  return (
    <span aria-hidden className={plate} data-brand={brand?.type ?? ''}>
      {brand === null && <CreditCard size={16} className="text-ink-soft" />}
      {brand?.type === 'visa' && <Letters className="text-[#1a2f7c]">VISA</Letters>}
      {brand?.type === 'mastercard' && <Circles />}
      {brand?.type === 'american-express' && <Letters className="text-[#1d5f96]">AMEX</Letters>}
      {brand && !emblems.includes(brand.type) && <Letters className="text-ink">{brand.name.slice(0, 5)}</Letters>}
    </span>
  )
}

/** All marks as a template, from which a script replaces the shown mark. */
export function CardBrandMarks() {
  return (
    <template data-part="card-brands">
      <CardBrandMark brand={null} />
      {[...emblems, 'other'].map((type) => (
        <CardBrandMark key={type} brand={{ type, name: '', codeSize: 3 }} />
      ))}
    </template>
  )
}
