interface PetalsProps {
  className?: string
}

const petals = [0, 45, 90, 135, 180, 225, 270, 315]

/** A flower and its stem, drawn for the edge of a panel. */
export function Petals({ className }: PetalsProps) {
  return (
    <svg aria-hidden="true" viewBox="0 0 320 420" fill="none" className={className}>
      <path d="M168 420c-8-70 6-150-8-236" stroke="var(--color-sage-deep)" strokeWidth="5" strokeLinecap="round" />
      <path transform="translate(0 12)" d="M164 350c-52-4-86-30-96-80 54 2 88 30 96 80Z" fill="var(--color-sage)" />
      <path transform="translate(0 34)" d="M166 308c40-8 68-34 74-78-44 6-70 34-74 78Z" fill="var(--color-sage-deep)" />
      <circle cx="160" cy="140" r="134" fill="var(--color-rose-mid)" />
      {petals.map((angle) => (
        <path
          key={angle}
          d="M160 140c-34-30-36-78 0-112 36 34 34 82 0 112Z"
          fill={angle % 90 === 0 ? 'var(--color-white)' : 'var(--color-blush)'}
          transform={`rotate(${angle} 160 140)`}
        />
      ))}
      <circle cx="160" cy="140" r="26" fill="var(--color-clay)" />
    </svg>
  )
}
