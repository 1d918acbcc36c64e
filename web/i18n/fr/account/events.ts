/** Security events of the account. */
export const events = {
  title: 'Activité récente',
  lead: 'Ce qui s’est passé sur votre compte. Une ligne vous surprend ? Changez votre mot de passe : les autres appareils seront déconnectés.',
  none: 'Rien pour le moment.',
  older: 'Voir plus ancien',
  unavailable: 'Impossible d’afficher l’activité pour le moment.',
  kinds: {
    signIn: 'Connexion',
    signInFailed: 'Essai de connexion refusé',
    lockedOut: 'Connexions suspendues après trop d’essais',
    resetRequested: 'Lien demandé pour choisir un mot de passe',
    passwordReset: 'Mot de passe choisi par un lien reçu',
    passwordChanged: 'Mot de passe changé',
    passwordSet: 'Mot de passe choisi',
    passwordRemoved: 'Mot de passe retiré',
    secondFactorEnrolled: 'Double authentification activée',
    secondFactorRemoved: 'Double authentification retirée',
    recoveryCodeUsed: 'Code de secours utilisé',
    passkeyAdded: 'Clé d’accès ajoutée',
    passkeyRemoved: 'Clé d’accès retirée',
    emailChanged: 'Adresse e-mail changée',
  },
} as const
