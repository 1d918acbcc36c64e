const euros = new Intl.NumberFormat('fr-FR', { style: 'currency', currency: 'EUR' })

/** Euro cents as « 1 234,50 € », with narrow no-break spaces. */
export const formatPrice = (cents: number): string => euros.format(cents / 100).replaceAll('\u00a0', '\u202f')

const shortEuros = new Intl.NumberFormat('fr-FR', {
  style: 'currency',
  currency: 'EUR',
  trailingZeroDisplay: 'stripIfInteger',
})

/** Euro cents as « 5 € » or « 5,50 € », for sentences. */
export const formatShortPrice = (cents: number): string => shortEuros.format(cents / 100).replaceAll('\u00a0', '\u202f')

export function Price({ cents, className }: { cents: number; className?: string }) {
  return (
    <span className={className} data-amount={cents}>
      {formatPrice(cents)}
    </span>
  )
}
