import { petal, turns } from '../icon.ts'

/** A flower, wide open; the same as favicon.svg. */
function Mark({ size = 38 }: { size?: number }) {
  return (
    <svg aria-hidden="true" width={size} height={size} viewBox="0 0 64 64">
      {turns.map((turn) => (
        <path key={turn} d={petal} fill="#d97f95" transform={`rotate(${turn} 32 32)`} />
      ))}
      <circle cx="32" cy="32" r="7.4" fill="var(--color-ink)" />
    </svg>
  )
}

export function Logo({ name }: { name: string }) {
  return (
    <span className="flex items-center gap-2.5">
      <Mark />
      <span data-logo className="italic-display text-[1.9rem] leading-none tracking-[-0.03em]!">
        {name}
      </span>
    </span>
  )
}
