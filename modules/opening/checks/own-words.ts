import { hasDefaultQuestions } from '../../../contracts/administration/default-contact-page.ts'
import { listDefaultHeads, wholePageTexts } from '../../../contracts/administration/default-page-texts.ts'
import { ownerHeads } from '../../../contracts/administration/page-texts.ts'
import { defaultNavigation } from '../../../contracts/administration/start-frame.ts'
import { ownerParts } from '../../../contracts/site/home.ts'
import { defaultSiteName, readSettings, siteName } from '../../../platform/settings/index.ts'
import { navigation, pageTexts } from '../../administration/index.ts'
import { hasDefaultAbout } from '../../articles/index.ts'
import { listShownDefaultParts } from '../../site/index.ts'
import { contactPage } from '../../support/index.ts'
import { failedOutcome, type LiveCheck, passedOutcome } from './check.ts'

const nb = '\u00a0'

/** The words of a new site are true of any site, so orders need not wait for the owner's words. */
export const ownerWordsCheck: LiveCheck = {
  code: 'own-words',
  blocking: false,
  async look({ config }, db) {
    const [parts, about, settings] = await Promise.all([
      listShownDefaultParts(db),
      hasDefaultAbout(db),
      readSettings(db, config, { siteName, navigation, pageTexts, contactPage }),
    ])
    const heads = listDefaultHeads(wholePageTexts(settings.pageTexts))
    const found = [
      [settings.siteName === defaultSiteName, `Le site s’appelle encore «${nb}${defaultSiteName}${nb}».`],
      [about, `La page «${nb}À propos${nb}» a encore le texte d’un site neuf.`],
      [
        heads.length > 0,
        `Ces pages ont encore le titre et la phrase d’un site neuf${nb}: ${heads.map((head) => ownerHeads[head]).join(', ')}.`,
      ],
      [
        hasDefaultQuestions(settings.contactPage.questions),
        'Les questions de la page de contact sont encore celles d’un site neuf.',
      ],
      [
        settings.navigation.claim === defaultNavigation.claim,
        'La phrase sous le logo est encore celle d’un site neuf.',
      ],
      [
        parts.length > 0,
        `La page d’accueil a encore les mots d’un site neuf${nb}: ${parts.map((part) => ownerParts[part]).join(', ')}.`,
      ],
    ] as const
    const left = found.flatMap(([isLeft, text]) => (isLeft ? [text] : []))
    return left.length > 0
      ? failedOutcome(left.join(' '))
      : passedOutcome('Le nom et les textes du site sont les vôtres.')
  },
}
