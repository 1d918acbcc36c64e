import { countAdmins } from '../../accounts/index.ts'
import { failedOutcome, type LiveCheck, passedOutcome } from './check.ts'

export const ownerSecondFactorCheck: LiveCheck = {
  code: 'owner-second-factor',
  blocking: true,
  async look(_platform, db) {
    const { admins, enrolled } = await countAdmins(db)
    if (admins === 0)
      return failedOutcome(
        'Personne n’administre le site. Sur le serveur, lancez eclore setup-owner (depuis les sources, npm run setup-owner).',
      )
    const without = admins - enrolled
    if (without === 0) return passedOutcome('Chaque personne de l’administration a un second facteur.')
    return failedOutcome(
      `${without} sur ${admins} n’${without > 1 ? 'ont' : 'a'} pas encore de second facteur. Il s’active dans «\u00a0Mon compte\u00a0», «\u00a0Sécurité\u00a0».`,
    )
  },
}
