export const signIn = {
  title: 'Heureuses de vous retrouver',
  lead: 'Retrouvez vos lectures, vos favoris et vos échanges là où vous les avez laissés.',
  email: 'Adresse e-mail',
  password: 'Mot de passe',
  otp: 'Code de vérification',
  otp_hint: 'Six chiffres de votre application d’authentification, ou un code de secours.',
  submit: 'Se connecter',
  forgotten: 'Mot de passe oublié ?',
  no_account: 'Pas encore de compte ?',
  create: 'Créer un compte',
  aside: 'Un moment pour vous, à votre rythme.',
  ended:
    'Votre session a pris fin avant l’envoi. Reconnectez-vous : vous reviendrez à votre page, avec le texte que vous y aviez saisi.',
  wrong: 'Identifiant ou mot de passe incorrect.',
  forbidden: 'Une erreur est survenue. Contactez le service client.',
  server: 'La connexion est impossible pour le moment. Réessayez plus tard.',
  too_many_one: 'Trop d’essais. Réessayez dans {{count}}\u00a0minute.',
  too_many_many: 'Trop d’essais. Réessayez dans {{count}}\u00a0minutes.',
  too_many_other: 'Trop d’essais. Réessayez dans {{count}}\u00a0minutes.',
  sign_out: {
    title: 'Vous nous quittez ?',
    text: 'Vous êtes connectée avec l’adresse {{email}}. Confirmez pour fermer votre session sur cet appareil.',
    unsent:
      'Un message écrit ici n’est pas encore parti\u00a0: il sera effacé de cet appareil avec vos brouillons. Attendez qu’il parte pour le garder.',
    confirm: 'Oui, me déconnecter',
    stay: 'Rester connectée',
  },
} as const
