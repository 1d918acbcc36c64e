import { listText } from '../text/french.ts'

export const navigationWords = {
  menu: 'Menu',
  tabs: 'Écrans',
  me: 'Moi',
  account: 'Mon compte',
  security: 'Sécurité',
  colours: 'Couleurs',
  hours: 'Mes horaires et absences',
  profile: 'Ma fiche',
  roles: (names: readonly string[]) => `Rôle${names.length > 1 ? 's' : ''}\u00a0: ${listText(names)}`,
  everything: 'Tous les écrans',
}
