import type { ReactNode } from 'react'
import { Link } from 'react-router'

/** Link in a card's title, spread over the whole card. */
export const CardLink = ({ to, children }: { to: string; children: ReactNode }) => (
  <Link
    to={to}
    className="no-underline decoration-blush decoration-2 after:absolute after:inset-0 group-hover:underline"
  >
    {children}
  </Link>
)
