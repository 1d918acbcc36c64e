import { MessageCircle } from 'lucide-react'
import type { Image } from '../../../contracts/articles/content-entities.ts'
import { Avatar } from '../../ui/avatar.tsx'

/** Portrait of the coach; an icon if the discussion has no coach. */
export function CoachAvatar({ coach }: { coach: { name: string; image: Image | null } | null }) {
  if (coach) return <Avatar name={coach.name} image={coach.image} />
  return (
    <span aria-hidden className="inline-grid size-13 shrink-0 place-items-center rounded-full bg-blush text-ink">
      <MessageCircle size={22} />
    </span>
  )
}
