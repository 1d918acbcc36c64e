import type { HomeContent, HomeSection, OwnerPart, PublicHome } from '../../../contracts/site/home.ts'
import type { Database } from '../../../platform/database/index.ts'
import type { Platform } from '../../../platform/index.ts'
import { previewLinks } from '../../../platform/paging/index.ts'
import { readSetting } from '../../../platform/settings/index.ts'
import { findImages } from '../../articles/index.ts'
import { listPublicCoaches, listThemeCards, promiseCredit } from '../../coaching/index.ts'
import { fillPlaceholders, fillText, type PageFacts, readPageFacts } from '../../publisher/index.ts'
import { listPlaceholderNames } from '../named-places.ts'
import { listShownVoices } from '../voices/list-shown.ts'
import { listDefaultParts } from './default-home.ts'
import { findHome, homeName } from './queries-home.ts'

type Ports = Pick<Platform, 'clock' | 'config' | 'cursors' | 'extensions'>

export const homePreviews = previewLinks('site.preview')

/** A question that names a fact without a value is left out. */
const isAnswered = ({ question, answer }: HomeContent['questions'][number], facts: PageFacts): boolean =>
  listPlaceholderNames(`${question} ${answer}`).every((name) => !facts[name] || facts[name].value !== null)

interface Words {
  title: string
  text: string
}

function fill(content: HomeContent, facts: PageFacts): HomeContent {
  const line = (value: string) => fillText(value, facts)
  const html = (value: string) => fillPlaceholders(value, facts)
  const words = <W extends Words>(given: W): W => ({ ...given, title: line(given.title), text: html(given.text) })
  const { themes, exchange, steps, magazine, coaches, voices, questions } = content.headings
  return {
    ...content,
    hero: { ...words(content.hero), action: line(content.hero.action) },
    exchange: content.exchange.map((bubble) => ({ ...bubble, text: line(bubble.text) })),
    steps: content.steps.map(words),
    offer: { ...words(content.offer), points: content.offer.points.map(line), note: words(content.offer.note) },
    questions: content.questions
      .filter((question) => isAnswered(question, facts))
      .map(({ question, answer }) => ({ question: line(question), answer: html(answer) })),
    closing: words(content.closing),
    headings: {
      themes: words(themes),
      exchange: words(exchange),
      steps: words(steps),
      magazine: words(magazine),
      coaches: words(coaches),
      voices: words(voices),
      questions: words(questions),
    },
  }
}

/** The home page as visitors read it, or its working copy with a preview link. */
export async function readHome(ports: Ports, db: Database, preview: string | undefined): Promise<PublicHome> {
  const row = await findHome(db)
  if (!row) throw new Error('the home page was not made at the start')
  const { facts } = await readPageFacts(ports, db)
  const content = fill(homePreviews.uidOf(ports, preview) === homeName ? row.draft : row.live, facts)
  const { image: imageUid, ...hero } = content.hero
  const imageOf = await findImages(db, [imageUid])
  const hidden = new Set<HomeSection>(content.hidden)
  const listOf = <T>(section: HomeSection, items: readonly T[]): T[] => (hidden.has(section) ? [] : [...items])
  const lists = {
    themes: listOf('themes', hidden.has('themes') ? [] : await listThemeCards(db)),
    exchange: listOf('exchange', content.exchange),
    steps: listOf('steps', content.steps),
    coaches: listOf('coaches', hidden.has('coaches') ? [] : await listPublicCoaches(ports, db)),
    voices: listOf('voices', hidden.has('voices') ? [] : await listShownVoices(ports, db)),
    questions: listOf('questions', content.questions),
  }
  const offer = hidden.has('offer') || content.offer.title === '' ? null : content.offer
  const closing = hidden.has('closing') || content.closing.title === '' ? null : content.closing
  const isShown = (section: HomeSection): boolean => {
    if (section === 'offer') return offer !== null
    if (section === 'closing') return closing !== null
    return section === 'magazine' ? !hidden.has(section) : lists[section].length > 0
  }
  return {
    hero: { ...hero, image: imageOf(imageUid) },
    ...lists,
    offer,
    closing,
    headings: content.headings,
    promiseCredit: await readSetting(db, ports.config, promiseCredit),
    sections: content.order.filter(isShown),
  }
}

export async function listShownDefaultParts(db: Database): Promise<OwnerPart[]> {
  const live = (await findHome(db))?.live
  return live ? listDefaultParts(live) : []
}
