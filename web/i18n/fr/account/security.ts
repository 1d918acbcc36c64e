/** The second factor of staff. */
export const security = {
  title: 'Sécurité',
  section_missing:
    'Vos accès d’équipe s’ouvrent une fois la double authentification activée : un code ou une clé d’accès, en plus de votre mot de passe.',
  section_confirmed: 'Elle est active : un code, ou une clé d’accès, vous est demandé à chaque connexion.',
  section_link: 'Activer',
  second_factor: 'Double authentification',
  missing:
    'Un mot de passe peut être volé ; un téléphone, en plus, rarement. Activez la double authentification pour ouvrir vos accès d’équipe : il vous faut une application d’authentification, par exemple celle de votre gestionnaire de mots de passe, ou une clé d’accès.',
  confirmed:
    'La double authentification est active. Si vous changez de téléphone ou d’application, recommencez ici : l’ancienne reste valable jusqu’à la confirmation de la nouvelle.',
  start: 'Activer la double authentification',
  change: 'Changer d’application',
  scan: 'Scannez cette image avec votre application d’authentification.',
  picture: 'Code QR à scanner avec votre application d’authentification',
  open: 'Ouvrir l’application sur cet appareil',
  secret: 'Ou saisissez cette clé',
  code: 'Code affiché par l’application',
  code_hint: 'Six chiffres, qui changent toutes les trente secondes.',
  confirm: 'Confirmer',
  done: 'La double authentification est active',
  codes:
    'Voici vos codes de secours. Chacun remplace une fois votre téléphone. Imprimez-les ou rangez-les en lieu sûr : ils ne seront plus affichés. Vos autres sessions sont fermées.',
} as const
