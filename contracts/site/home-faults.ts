import { messages } from '../messages.ts'
import { type HomeContent, type HomeSection, homeLimits } from './home.ts'

type Fault = readonly [path: string, message: string]

/** Tells whether the section has nothing below its title. Lists that are edited elsewhere count as filled. */
function isEmpty(content: HomeContent, section: HomeSection): boolean {
  const { offer, closing } = content
  if (section === 'offer') return `${offer.text}${offer.points.join('')}` === ''
  if (section === 'closing') return closing.text === ''
  return (section === 'exchange' || section === 'steps' || section === 'questions') && content[section].length === 0
}

function untitled(content: HomeContent, section: HomeSection): Fault[] {
  const own = section === 'offer' || section === 'closing'
  const title = own ? content[section].title : content.headings[section].title
  if (title !== '' || isEmpty(content, section)) return []
  return [[`${own ? section : `headings.${section}`}.title`, messages.sectionTitle]]
}

/** Faults of the page as a whole, by the path of their field: missing titles, and an exchange with too few messages. */
export function homeFaults(content: HomeContent): Fault[] {
  const { hero, offer, exchange, order, hidden } = content
  const shown = order.filter((section) => !hidden.includes(section))
  const faults = shown.flatMap((section) => untitled(content, section))
  if (hero.title === '') faults.push(['hero.title', messages.required])
  if (shown.includes('offer') && offer.note.text !== '' && offer.note.title === '')
    faults.push(['offer.note.title', messages.noteTitle])
  if (shown.includes('exchange') && exchange.length > 0 && exchange.length < homeLimits.fewestBubbles)
    faults.push(['exchange', messages.fewBubbles(homeLimits.fewestBubbles, homeLimits.bubbles)])
  return faults
}
