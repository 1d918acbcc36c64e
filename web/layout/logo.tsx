/** A flower about to open: five petals from one point. */
export function Mark({ size = 34 }: { size?: number }) {
  return (
    <svg aria-hidden="true" width={size} height={size} viewBox="0 0 40 40">
      <g fill="var(--color-blush)">
        <path d="M20 36C8 33 2 24 4 14c8 2 14 10 16 22Z" />
        <path d="M20 36c12-3 18-12 16-22-8 2-14 10-16 22Z" />
      </g>
      <g fill="var(--color-ruby)">
        <path d="M20 36C11 28 9 16 13 7c6 6 8 17 7 29Z" opacity=".78" />
        <path d="M20 36c9-8 11-20 7-29-6 6-8 17-7 29Z" opacity=".78" />
      </g>
      <path d="M20 36c-6-9-6-24 0-33 6 9 6 24 0 33Z" fill="var(--color-ruby-deep)" />
    </svg>
  )
}

export function Logo({ name }: { name: string }) {
  return (
    <span className="inline-flex items-center gap-2.5">
      <Mark />
      <span className="display text-[1.75rem] leading-none font-[480] tracking-[-0.03em]">{name}</span>
    </span>
  )
}
