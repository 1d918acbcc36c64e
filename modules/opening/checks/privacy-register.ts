import { registerGaps } from '../../privacy/index.ts'
import { readPageFacts } from '../../publisher/index.ts'
import { failed, type LiveCheck, passed } from './check.ts'

/** Whom the register names beside the owner's own staff. */
const processors = ['hebergeur.nom', 'envoi-mails.nom', 'paiement.nom'] as const

export const privacyRegister: LiveCheck = {
  code: 'privacy-register',
  blocking: true,
  async look(platform, db) {
    const { unlisted } = await registerGaps(db)
    if (unlisted.length > 0) {
      return failed(`Le registre ne dit rien de ces colonnes\u00a0: ${unlisted.slice(0, 10).join(', ')}.`)
    }
    const { facts } = await readPageFacts(platform, db)
    const unnamed = processors.filter((name) => !facts[name]?.value).map((name) => facts[name]?.label ?? name)
    if (unnamed.length > 0)
      return failed(`Le registre ne nomme pas encore ces destinataires\u00a0: ${unnamed.join(', ')}.`)
    return passed('Chaque table et chaque colonne a sa ligne dans le registre des traitements.')
  },
}
