/** Texts of the menu. */
export const navigationWords = {
  menu: 'Menu',
  tabs: 'Écrans',
  me: 'Moi',
  account: 'Mon compte',
  security: 'Sécurité',
  colours: 'Couleurs',
  hours: 'Mes horaires et absences',
  profile: 'Ma fiche',
  everything: 'Tous les écrans',
}
