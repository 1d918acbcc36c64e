import type { TicketStatus } from '../contracts/index.ts'

/** The shape of demo/content.json. */
export interface ContentFile {
  /** In biographies, a blank line separates paragraphs. */
  authors: { name: string; role: string; biography: string; image: string }[]
  categories: { name: string; description: string; image: string }[]
  tags: { uid: string; name: string }[]
  tickets: {
    email: string
    name: string
    category: string
    title: string
    status: TicketStatus
    /** days since the first message */
    daysAgo: number
    messages: DemoMessage[]
  }[]
  discussions: {
    category: string
    coach: string
    title: string
    status: TicketStatus
    daysAgo: number
    messages: DemoMessage[]
  }[]
}

export interface DemoMessage {
  staff: boolean
  content: string
}

/** Entry of demo/media/manifest.json for a picture. */
export interface MediaEntry {
  width: number
  height: number
  alt: string
  focalX: number
  focalY: number
  placeholder: string
  credit: string
}
