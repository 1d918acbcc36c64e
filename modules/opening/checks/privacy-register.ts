import { readRegister } from '../../privacy/index.ts'
import { blanksOf } from '../../publisher/index.ts'
import { failedOutcome, type LiveCheck, passedOutcome } from './check.ts'

export const privacyRegisterCheck: LiveCheck = {
  code: 'privacy-register',
  blocking: true,
  async look(platform, db) {
    const { gaps, head, activities } = await readRegister(platform, db)
    if (gaps.length > 0)
      return failedOutcome(`Le registre ne dit rien de ces colonnes\u00a0: ${gaps.slice(0, 10).join(', ')}.`)
    const texts = [
      ...head.map(({ text }) => text),
      ...activities.flatMap(({ retention, recipients, transfers }) => [retention, recipients, transfers]),
    ]
    const blanks = [...new Set(texts.flatMap(blanksOf))]
    if (blanks.length > 0) return failedOutcome(`Le registre est incomplet\u00a0: il y manque ${blanks.join(', ')}.`)
    return passedOutcome(
      'Chaque colonne a sa ligne dans le registre, qui nomme le responsable, ses prestataires et le lieu des données.',
    )
  },
}
