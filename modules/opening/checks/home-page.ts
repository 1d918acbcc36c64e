import { ownParts } from '../../../contracts/site/home.ts'
import { shownStartingParts } from '../../site/index.ts'
import { failed, type LiveCheck, passed } from './check.ts'

/** The words of a new site are true of any, so that orders need not wait for others. */
export const homePage: LiveCheck = {
  code: 'home-page',
  blocking: false,
  async look(_platform, db) {
    const parts = await shownStartingParts(db)
    if (parts.length === 0) return passed('La page d’accueil a vos mots.')
    return failed(
      `La page d’accueil a encore les mots d’un site neuf\u00a0: ${parts.map((part) => ownParts[part]).join(', ')}.`,
    )
  },
}
