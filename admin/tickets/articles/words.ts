import { longDayText } from '../../../contracts/text/french-format.ts'
import { dayOf, parisFormat } from '../../../contracts/text/paris.ts'

const nb = '\u00a0'

const day = parisFormat({ day: 'numeric', month: 'long' })

/** « 23 novembre », with the year unless it is the current one. */
function dayText(iso: string, now: Date): string {
  const format = dayOf(iso).slice(0, 4) === dayOf(now).slice(0, 4) ? day : longDayText
  return format(iso).replaceAll(' ', nb)
}

export const offeredArticleWords = {
  offer: 'Proposer un article',
  search: 'Chercher dans le magazine',
  results: 'Articles publiés',
  none: 'Aucun article trouvé.',
  full: 'Trois articles au plus par message.',
  chosen: 'Articles à proposer',
  remove: (title: string) => `Retirer «${nb}${title}${nb}»`,
  offered: 'Articles proposés',
  named: (title: string | undefined) =>
    title === undefined ? 'Article proposé, qui n’est plus publié' : `Article proposé${nb}: ${title}`,
  gone: 'Cet article n’est plus publié.',
  minutes: (count: number) => `${count}${nb}min de lecture`,
  read: (iso: string, now: Date) => `Lu le ${dayText(iso, now)}`,
  unread: 'Pas encore lu',
}
