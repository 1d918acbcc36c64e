import type { ReactNode } from 'react'

interface EmptyStateProps {
  title: ReactNode
  children?: ReactNode
  /** alternative action */
  action?: ReactNode
}

export function EmptyState({ title, children, action }: EmptyStateProps) {
  return (
    <div className="mx-auto grid max-w-lg justify-items-center gap-4 py-16 text-center">
      <Bud />
      <p className="display text-title-sm">{title}</p>
      {children && <div className="text-balance text-ink-soft">{children}</div>}
      {action}
    </div>
  )
}

function Bud() {
  return (
    <svg aria-hidden="true" width="56" height="72" viewBox="0 0 56 72" fill="none">
      <path d="M28 70V38" stroke="var(--color-sage-deep)" strokeWidth="2.5" strokeLinecap="round" />
      <path d="M28 60c-9 1-14-4-15-12 9-1 14 4 15 12Z" fill="var(--color-sage)" />
      <path d="M28 4c11 9 14 25 0 37C14 29 17 13 28 4Z" fill="var(--color-rose)" />
      <path d="M28 41c-12-4-16-16-12-26 6 6 11 15 12 26Z" fill="var(--color-blush)" />
      <path d="M28 41c12-4 16-16 12-26-6 6-11 15-12 26Z" fill="var(--color-blush)" />
    </svg>
  )
}
