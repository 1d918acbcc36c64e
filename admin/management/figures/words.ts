import { leavingReasonWords } from '../../../contracts/administration/state-words.ts'
import { messages } from '../../../contracts/messages.ts'

/** Texts of the figures. Each definition says exactly what is counted: it is one click away from the figure. */
export const figureWords = {
  from: 'Du',
  to: 'Au',
  period: 'Période',
  presets: { month: 'Ce mois', quarter: 'Trois mois', year: 'Douze mois', all: 'Trois ans' },
  show: 'Afficher',
  reversed: messages.daysOrder,
  blank: 'Rien à compter sur cette période.',
  empty: 'Rien à tracer sur cette période.',
  definitions: 'Ce que ces chiffres comptent',
  csv: 'Fichier CSV',
  csvOf: (title: string) => `Fichier CSV\u00a0: ${title}`,
  table: (title: string) => `Tableau\u00a0: ${title}`,
  plot: (title: string) => `Courbe\u00a0: ${title}`,
  listOf: (what: string, when: string, value: string) => `${what}, ${when}\u00a0: ${value}. Voir la liste`,
  day: 'Jour',
  month: 'Mois',
  zone: 'Les jours et les mois sont ceux de Paris. Chaque chiffre ouvre la liste de ce qu’il compte.',
  subscribers: {
    title: 'Abonnées et essais, jour par jour',
    intro: 'L’état à minuit, à la fin de chaque jour\u00a0; pour aujourd’hui, à cet instant.',
    columns: {
      subscribers: [
        'Abonnées',
        'Abonnements qui donnent accès\u00a0: essai, payé, impayé en cours de relance, ou arrêté et pas encore au terme. Une pause n’en est pas. Un accès offert sans abonnement n’est pas compté.',
      ],
      trials: [
        'Essais',
        'Abonnements dont l’essai court\u00a0: ni première échéance payée ou refusée, ni arrêt. Des mois offerts qui suivent un essai n’en sont plus un\u00a0; ils sont comptés parmi les abonnées.',
      ],
      started: ['Débuts', 'Abonnements dont le premier paiement (essai compris) a abouti ce jour-là.'],
      ended: ['Fins', 'Abonnements dont l’accès a pris fin ce jour-là.'],
      departed: ['Parties en 30\u00a0jours', 'Celles qui avaient accès 30\u00a0jours plus tôt, et l’ont perdu depuis.'],
    },
  },
  trials: {
    title: 'De l’essai au plein tarif',
    intro: 'Les essais commencés dans le mois, et ce qu’ils sont devenus jusqu’à maintenant.',
    columns: {
      trials: ['Essais', 'Essais commencés ce mois-là.'],
      paid: ['Payés', 'Parmi eux, ceux dont au moins une période au plein tarif a été payée.'],
      open: [
        'En cours',
        'Parmi eux, ceux dont l’essai court encore, que des mois offerts prolongent, ou dont le premier plein tarif est refusé et sera représenté.',
      ],
      left: ['Partis', 'Parmi eux, ceux qui se sont arrêtés sans jamais payer le plein tarif.'],
      rate: ['Part payée', 'Payés, divisés par les essais du mois.'],
    },
  },
  recurring: {
    title: 'Revenu mensuel récurrent',
    intro:
      'L’état à la fin du mois, ramené à un mois moyen (30,44\u00a0jours) pour chaque formule. Ce qui est impayé n’est jamais compté comme gagné.',
    columns: {
      earned: [
        'Gagné',
        'Somme des nouvelles, des gardées, des changements de formule et des revenues\u00a0: abonnements dont la dernière échéance au plein tarif est payée, et qui ne sont pas arrêtés.',
      ],
      new: ['Nouvelles', 'Ce que paient à la fin du mois celles dont le premier plein tarif date de ce mois.'],
      kept: ['Gardées', 'Ce que payaient au début du mois celles qui paient encore à sa fin.'],
      moved: [
        'Changements de formule',
        'Ce que paient de plus, ou de moins, à la fin du mois celles qui payaient déjà à son début : ni nouveau, ni perdu.',
      ],
      wonBack: [
        'Revenues',
        'Ce que paient à la fin du mois celles qui avaient payé autrefois et ne payaient pas à son début, impayés réglés et fins de pause compris.',
      ],
      pastDue: [
        'Impayé',
        'Ce que devraient celles dont la dernière échéance est refusée et sera représentée\u00a0: ni gagné, ni perdu.',
      ],
      paused: [
        'En pause',
        'Ce que paieront à la fin de leur pause celles dont l’accès est suspendu\u00a0: ni gagné, ni perdu.',
      ],
      lost: [
        'Perdu',
        'Ce qui était gagné, impayé ou en pause au début du mois, et n’est plus rien de cela à sa fin. Un arrêt compte le jour où il est demandé.',
      ],
    },
  },
  cohorts: {
    title: 'Départs par cohorte',
    intro:
      'Les membres par mois de leur premier plein tarif\u00a0: combien ne paient plus à la fin de chaque mois suivant.',
    size: ['Cohorte', 'Membres dont le premier plein tarif, tous abonnements confondus, date de ce mois.'],
    now: [
      'Parties à ce jour',
      'Parmi elles, celles qui n’ont plus d’abonnement payé, en pause ou impayé en cours de relance à la fin de la période.',
    ],
    later: (months: number) => (months === 0 ? 'Mois même' : `+\u00a0${months}\u00a0mois`),
    laterDefinition:
      'Colonnes suivantes\u00a0: celles qui étaient parties à la fin du mois même, puis un mois après, et ainsi de suite.',
  },
  revenue: {
    title: 'Encaissements et remboursements',
    intro: 'Les mouvements du grand livre, à la date où le prestataire les a faits.',
    columns: {
      charged: ['Encaissé', 'Paiements aboutis dans le mois, taxes comprises.'],
      refunded: [
        'Remboursé',
        'Remboursements faits dans le mois, hors cashback\u00a0: gestes, rétractations, paiements en trop.',
      ],
      cashback: ['Cashback versé', 'Cashback remboursé dans le mois.'],
      net: ['Net', 'Encaissé, moins remboursé, moins cashback versé.'],
    },
  },
  cashback: {
    title: 'Cashback',
    intro: 'Par mois d’échéance. Un cashback devenu sans objet n’est compté nulle part.',
    columns: {
      owed: ['Dû', 'Cashback promis, échu ou à venir, qui n’est pas encore versé.'],
      paid: ['Versé', 'Cashback de cette échéance, versé depuis.'],
    },
  },
  leaving: {
    title: 'Pourquoi elles partent',
    intro:
      'Les réponses facultatives données après une résiliation, par mois. Un groupe de une à neuf personnes n’est pas affiché.',
    few: 'moins de 10',
    columns: {
      price: [leavingReasonWords.price, 'Celles qui ont répondu que c’est trop cher.'],
      time: [leavingReasonWords.time, 'Celles qui n’ont plus le temps.'],
      coaching: [leavingReasonWords.coaching, 'Celles à qui l’accompagnement ne convenait pas.'],
      content: [leavingReasonWords.content, 'Celles à qui les articles ne convenaient pas.'],
      reached: [leavingReasonWords.reached, 'Celles qui ont trouvé ce qu’elles cherchaient.'],
      other: [leavingReasonWords.other, 'Une autre raison, ou seulement un texte.'],
    },
  },
  answers: {
    title: 'Réponses des coachs',
    intro:
      'Chaque attente d’une membre, du message qui l’ouvre à la réponse, par mois où elle commence. La liste montre chaque échange une seule fois.',
    columns: {
      waits: [
        'Attentes',
        'Fois où une membre a écrit à sa coach et attendu\u00a0: plusieurs messages à la suite font une seule attente. La liste montre les échanges où elles ont eu lieu\u00a0: l’un d’eux peut en compter plusieurs.',
      ],
      answered: ['Répondues', 'Parmi elles, celles auxquelles une coach a répondu depuis.'],
      late: ['En retard', 'Parmi elles, celles dont l’heure promise est passée sans réponse, répondues depuis ou non.'],
      stillWaiting: ['En attente', 'Parmi elles, celles qui attendent encore.'],
      kept: ['Promesses tenues', 'Attentes moins retards, divisés par les attentes du mois.'],
      median: [
        'Délai médian',
        'La moitié des réponses est venue plus vite. Les heures de nuit et les jours de repos y sont comptés.',
      ],
    },
  },
  satisfaction: {
    title: 'Satisfaction',
    intro: 'Les notes de 1 à 5 données après un échange ou une demande, par mois où elles sont données.',
    columns: {
      ratedContact: ['Notes du support', 'Notes données à des demandes.'],
      ratedCoaching: [
        'Notes des coachs',
        'Notes données à des échanges avec une coach. Le commentaire reste entre la membre et sa coach.',
      ],
      ratedLow: ['Notes basses', 'Parmi toutes, celles de 1 ou 2.'],
      average: ['Note moyenne', 'Moyenne de toutes les notes du mois.'],
    },
  },
  themes: {
    title: 'Échanges par thème',
    intro:
      'Les échanges ouverts par les membres, sous le nom actuel de leur thème, pour les quatre derniers trimestres terminés de la période. Le thème d’un échange est chiffré\u00a0: il est lu pour ce compte seul, rien n’en est conservé, et ces chiffres n’ouvrent aucune liste.',
    head: 'Thème',
    others: 'Autres ou moins de\u00a05',
    joined: 'avec les autres',
    few: 'moins de\u00a05',
    blank:
      'Aucun thème à dire\u00a0: les trimestres terminés de cette période comptent moins de cinq membres par thème, ou aucun échange.',
    quarter: (number: number, year: string) => `T${number}\u00a0${year}`,
    definition:
      'Échanges ouverts de ce trimestre, jours de Paris, au plus les 5\u00a0000 derniers. Un thème que moins de cinq membres ont choisi est compté avec les autres, un échange sans thème aussi\u00a0; tant que ces autres viennent de moins de cinq membres, le plus petit thème les rejoint. Les échanges de membres qui ont retiré leur consentement ne sont pas lus.',
  },
  articles: {
    title: 'Des articles lus aux abonnements',
    intro:
      'Les cent articles que les visiteuses lisent le plus, sur les mois entiers de la période. Rien n’est retenu d’elles\u00a0: ni cookie, ni identifiant\u00a0; ces chiffres n’ouvrent donc aucune liste.',
    head: 'Article',
    few: 'moins de 10',
    columns: {
      reads: [
        'Lectures',
        'Fois où une visiteuse a gardé l’article dix secondes sous les yeux. Les robots et les membres connectées ne sont pas comptés. Moins de 10 n’est pas dit.',
      ],
      starts: [
        'Abonnements commencés',
        'Abonnements, essai compris, de celles qui se sont inscrites depuis cet article et ont payé. Moins de 10 n’est pas dit.',
      ],
      rate: ['Part', 'Abonnements commencés, divisés par les lectures.'],
    },
  },
} as const
