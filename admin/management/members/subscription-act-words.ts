import type { SubscriptionActs } from '../../../contracts/subscriptions/staff-subscription-acts.ts'
import { dayText, euros } from '../format.ts'

const nb = '\u00a0'

type Next = { date: string; amount: number } | null

const nextText = (next: Next): string =>
  next ? `prochain paiement de ${euros(next.amount)} le ${dayText(next.date)}` : 'aucun paiement ensuite'

const monthsText = (months: number): string => `${months}${nb}mois`

const mailed = 'La personne reçoit un mail, où figure votre nom.'

function stopText({ stop }: SubscriptionActs): string {
  if (!stop) return ''
  const { lastDateTime, cashbackKept: kept, cashbackLost: lost } = stop
  return [
    `À faire quand la personne le demande. Plus rien ne sera prélevé. Son accès se termine le ${dayText(lastDateTime)}, puis son compte est effacé.`,
    ...(kept > 0 ? [`Le cashback de ${euros(kept)} reste dû.`] : []),
    ...(lost > 0 ? [`Le cashback de ${euros(lost)} n’est pas versé${nb}: les paiements faits n’y suffisent pas.`] : []),
    mailed,
  ].join(' ')
}

/** Texts about acts on a subscription. They describe the effects that each act would have now, as computed by the server. */
export const subscriptionActWords = {
  menu: 'Actes sur l’abonnement',
  stopping: 'L’arrêt du renouvellement est enregistré.',
  done: 'C’est fait. La personne en reçoit un mail.',
  choose: 'Choisissez.',
  titles: {
    stop: 'Arrêter le renouvellement',
    pause: 'Mettre en pause',
    undoPause: 'Annuler la pause',
    months: 'Offrir des mois',
    propose: 'Proposer une autre formule',
    undoSwitch: 'Garder la formule actuelle',
  },
  texts: {
    stop: stopText,
    pause: () =>
      `À faire quand la personne le demande. Son accès se ferme à la fin de ce qui est payé, et revient avec le prochain paiement. ${mailed}`,
    undoPause: ({ undoPause }: SubscriptionActs) =>
      `À faire quand la personne le demande. L’abonnement continue sans pause${nb}: ${nextText(undoPause?.next ?? null)}. ${mailed}`,
    months: () => `Les mois suivent ce qui est payé, et le prochain paiement recule d’autant. ${mailed}`,
    propose: () =>
      'Rien ne change sans l’accord de la personne. Elle reçoit un mail avec le prix, la date et un lien, et confirme sur sa page.',
    undoSwitch: ({ undoSwitch }: SubscriptionActs) =>
      `À faire quand la personne le demande. Elle garde «${nb}${undoSwitch?.formulaName ?? ''}${nb}»${nb}: ${nextText(undoSwitch?.next ?? null)}. ${mailed}`,
  },
  pauseChoice: ({ months, resumesDateTime, amount }: SubscriptionActs['pauses'][number]) =>
    `${monthsText(months)}${nb}: reprise le ${dayText(resumesDateTime)}, ${euros(amount)} ce jour-là`,
  monthsChoice: ({ months, endsDateTime, next }: SubscriptionActs['months'][number]) =>
    // The next payment is due when the given months end.
    `${monthsText(months)}${nb}: ${next ? nextText(next) : `accès jusqu’au ${dayText(endsDateTime)}, ${nextText(next)}`}`,
  formulaChoice: ({ formulaName, amount, date }: SubscriptionActs['formulas'][number]) =>
    `${formulaName}${nb}: ${euros(amount)} le ${dayText(date)}, puis à chaque période`,
}
