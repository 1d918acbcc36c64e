/** Texts for confirming and changing the user's email address. */
export const email = {
  title: 'Votre adresse e-mail',
  proved: 'Adresse confirmée.',
  unproved: 'Adresse à confirmer : un lien reçu par e-mail la confirme. D’ici là, vous lisez comme d’habitude.',
  resend: 'Recevoir un lien',
  waiting:
    'Changement demandé vers {{email}}. Il a lieu quand les deux adresses ont ouvert le lien reçu, dans la journée.',
  waiting_next: 'Changement demandé vers {{email}}. Il ne manque que le lien envoyé à cette adresse.',
  waiting_current: 'Changement demandé vers {{email}}. Il ne manque que le lien envoyé à votre adresse actuelle.',
  delayed:
    'Changement demandé vers {{email}}. Ouvrez le lien envoyé à cette adresse. Le changement a lieu le {{date}}, sauf si l’adresse actuelle, jamais confirmée, l’arrête.',
  delayed_confirmed:
    'La nouvelle adresse {{email}} est confirmée. Le changement a lieu le {{date}}, sauf si l’adresse actuelle, jamais confirmée, l’arrête.',
  change: 'Changer d’adresse',
  change_text: 'Nous écrivons à l’ancienne et à la nouvelle. Rien ne change avant que les deux aient confirmé.',
  change_text_unproved:
    'Nous écrivons à l’ancienne et à la nouvelle. La nouvelle doit confirmer ; l’ancienne, qui ne l’a jamais été, a un jour pour arrêter le changement.',
  next: 'Nouvelle adresse e-mail',
  password: 'Confirmez avec votre mot de passe',
  submit: 'Demander le changement',
  confirm: {
    title: 'Confirmer une adresse',
    lead: 'Un dernier geste, et c’est fait.',
    submit: 'Confirmer',
    missing: 'Ce lien est incomplet. Ouvrez celui du message que vous avez reçu.',
    useless: 'Ce lien a déjà servi ou n’est plus valable. Demandez-en un autre depuis votre compte.',
    stop_useless:
      'Ce lien a déjà servi ou n’est plus valable. Si vous n’avez pas demandé ce changement, écrivez au service client.',
    account: 'Voir mon compte',
    proved_title: 'Merci, c’est confirmé',
    proved: 'Cette adresse est bien la vôtre. Vos demandes d’assistance faites avec elle rejoignent votre compte.',
    waiting_title: 'Plus qu’une adresse',
    waiting: 'Votre confirmation est enregistrée. Le changement a lieu dès que l’autre adresse a confirmé aussi.',
    changed_title: 'Votre adresse a changé',
    changed: 'Les deux adresses ont confirmé. Connectez-vous désormais avec la nouvelle.',
    delayed_title: 'C’est noté',
    delayed:
      'Votre confirmation est enregistrée. Le changement a lieu un jour après la demande, sauf si l’ancienne adresse l’arrête d’ici là.',
    stopped_title: 'Le changement est arrêté',
    stopped:
      'Le compte garde son adresse. Si vous n’aviez rien demandé, choisissez un autre mot de passe : quelqu’un connaît peut-être le vôtre.',
    stop_title: 'Arrêter le changement d’adresse',
    stop_lead: 'Le compte gardera l’adresse où vous avez reçu ce message.',
    stop_submit: 'Arrêter le changement',
  },
} as const
