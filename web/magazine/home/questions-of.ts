import { cashbackSentence } from '../../../contracts/subscriptions/cashback-words.ts'
import type { Formula } from '../../../contracts/subscriptions/subscriptions.ts'
import { textList } from '../../i18n/index.ts'
import { formatPrice } from '../../ui/price.tsx'
import { periodText, trialText } from '../offer.ts'

export interface Question {
  question: string
  answer: string
}

/** The home page's questions, with what the formula costs and gives back; those that it leaves without an object go. */
export function questionsOf(formula: Formula): Question[] {
  const trial = trialText(formula)
  const cashback = cashbackSentence(formula)
  const asked = { trial: trial !== null, plain: trial === null, credit: cashback !== null }
  const items = textList('home.questions.items', {
    trial,
    trialPrice: formatPrice(formula.trialAmount),
    price: formatPrice(formula.amount),
    period: periodText(formula),
    credit: formatPrice(formula.creditAmount),
    cashback,
  })
  return items
    .filter((item) => !('when' in item) || asked[item.when])
    .map(({ question, answer }) => ({ question, answer }))
}
