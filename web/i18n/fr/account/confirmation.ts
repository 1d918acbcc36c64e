/** Texts for actions confirmed by a mailed code or a passkey, and for accounts without a password. */
export const confirmation = {
  lead: 'Pour confirmer que c’est bien vous, nous envoyons un code à votre adresse e-mail.',
  sent: 'Un code à six chiffres vient de partir à votre adresse e-mail. Saisissez-le ici, dans ce navigateur.',
  passkey: 'Confirmer avec une clé d’accès',
  passkey_failed: 'La clé d’accès n’a pas répondu. Réessayez, ou demandez un code.',
  without_password:
    'Votre compte n’a pas de mot de passe : vous vous connectez avec un code reçu par e-mail. Vous pouvez en choisir un, vos autres sessions seront alors fermées.',
  with_password:
    'Vous pouvez vous passer de mot de passe : un code reçu par e-mail suffit alors pour vous connecter. Vos autres sessions seront fermées.',
  set_password: 'Enregistrer ce mot de passe',
  remove_password: 'Retirer mon mot de passe',
  do_without: 'Me passer de mot de passe',
} as const
