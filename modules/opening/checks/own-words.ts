import { ownHeads } from '../../../contracts/administration/page-texts.ts'
import { hasStartQuestions } from '../../../contracts/administration/start-contact-page.ts'
import { startNavigation } from '../../../contracts/administration/start-frame.ts'
import { startingHeads, wholePageTexts } from '../../../contracts/administration/start-page-texts.ts'
import { ownParts } from '../../../contracts/site/home.ts'
import { readSettings, siteName, startSiteName } from '../../../platform/settings/index.ts'
import { navigation, pageTexts } from '../../administration/index.ts'
import { hasStartAbout } from '../../articles/index.ts'
import { shownStartingParts } from '../../site/index.ts'
import { contactPage } from '../../support/index.ts'
import { failed, type LiveCheck, passed } from './check.ts'

const nb = '\u00a0'

/** The words of a new site are true of any site, so orders need not wait for the owner's words. */
export const ownWords: LiveCheck = {
  code: 'own-words',
  blocking: false,
  async look({ config }, db) {
    const [parts, about, settings] = await Promise.all([
      shownStartingParts(db),
      hasStartAbout(db),
      readSettings(db, config, { siteName, navigation, pageTexts, contactPage }),
    ])
    const heads = startingHeads(wholePageTexts(settings.pageTexts))
    const found = [
      [settings.siteName === startSiteName, `Le site s’appelle encore «${nb}${startSiteName}${nb}».`],
      [about, `La page «${nb}À propos${nb}» a encore le texte d’un site neuf.`],
      [
        heads.length > 0,
        `Ces pages ont encore le titre et la phrase d’un site neuf${nb}: ${heads.map((head) => ownHeads[head]).join(', ')}.`,
      ],
      [
        hasStartQuestions(settings.contactPage.questions),
        'Les questions de la page de contact sont encore celles d’un site neuf.',
      ],
      [settings.navigation.claim === startNavigation.claim, 'La phrase sous le logo est encore celle d’un site neuf.'],
      [
        parts.length > 0,
        `La page d’accueil a encore les mots d’un site neuf${nb}: ${parts.map((part) => ownParts[part]).join(', ')}.`,
      ],
    ] as const
    const left = found.flatMap(([isLeft, text]) => (isLeft ? [text] : []))
    return left.length > 0 ? failed(left.join(' ')) : passed('Le nom et les textes du site sont les vôtres.')
  },
}
