import {
  ChartColumn,
  LayoutTemplate,
  type LucideIcon,
  MessagesSquare,
  Newspaper,
  Settings,
  Sunrise,
  UserRoundCog,
  Users,
} from 'lucide-react'
import type { GroupName } from './menu.ts'

export const groupIcons: Readonly<Record<GroupName, LucideIcon>> = {
  today: Sunrise,
  conversations: MessagesSquare,
  magazine: Newspaper,
  members: Users,
  team: UserRoundCog,
  site: LayoutTemplate,
  figures: ChartColumn,
  settings: Settings,
}
