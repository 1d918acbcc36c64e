import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'

const look = 'inline-flex items-center gap-1.5 rounded-full px-4 py-1 text-sm font-medium leading-tight'

/** A short label: a status, a theme. */
export function Chip({ children, className = 'bg-rose-mid text-ink' }: { children: ReactNode; className?: string }) {
  return <span className={`${look} min-h-9 ${className}`}>{children}</span>
}

export function LinkChip({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link to={to} className={`${look} min-h-11 bg-rose-mid text-ink no-underline transition-colors hover:bg-blush`}>
      {children}
    </Link>
  )
}

/** An active filter: following the link removes it. */
export function RemoveChip({ to, label, children }: { to: string; label: string; children: ReactNode }) {
  return (
    <Link
      to={to}
      aria-label={label}
      className={`${look} min-h-11 bg-ink pr-3 text-paper no-underline hover:bg-ruby-deep`}
    >
      {children}
      <X aria-hidden size={16} />
    </Link>
  )
}
