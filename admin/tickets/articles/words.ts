import { withFirst } from '../../../contracts/text/first-of-month.ts'

const nb = '\u00a0'

const day = new Intl.DateTimeFormat('fr-FR', { day: 'numeric', month: 'long', timeZone: 'Europe/Paris' })
const dayAndYear = new Intl.DateTimeFormat('fr-FR', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'Europe/Paris',
})

/** 23 novembre; with its year where that is another. */
function dayText(iso: string, now: Date): string {
  const date = new Date(iso)
  const format = dayAndYear.format(date).slice(-4) === dayAndYear.format(now).slice(-4) ? day : dayAndYear
  return withFirst(format.format(date)).replaceAll(' ', nb)
}

/** Texts about articles that an answer offers. */
export const articleWords = {
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
