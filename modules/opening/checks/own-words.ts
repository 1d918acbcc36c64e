import { ownParts } from '../../../contracts/site/home.ts'
import { readSetting, siteName, startSiteName } from '../../../platform/settings/index.ts'
import { shownStartingParts } from '../../site/index.ts'
import { failed, type LiveCheck, passed } from './check.ts'

/** The words of a new site are true of any, so that orders need not wait for others. */
export const ownWords: LiveCheck = {
  code: 'own-words',
  blocking: false,
  async look({ config }, db) {
    const parts = await shownStartingParts(db)
    const name = await readSetting(db, config, siteName)
    const found = [
      ...(name === startSiteName ? [`Le site s’appelle encore «\u00a0${startSiteName}\u00a0».`] : []),
      ...(parts.length > 0
        ? [
            `La page d’accueil a encore les mots d’un site neuf\u00a0: ${parts.map((part) => ownParts[part]).join(', ')}.`,
          ]
        : []),
    ]
    return found.length > 0 ? failed(found.join(' ')) : passed('Le nom et la page d’accueil sont les vôtres.')
  },
}
