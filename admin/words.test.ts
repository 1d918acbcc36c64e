import { expect, test } from 'vitest'
import { historyWords } from './articles/editor/history/words.ts'
import { previewWords } from './articles/editor/preview/words.ts'
import { editorWords } from './articles/editor/words.ts'
import { colleagueWords } from './colleagues/words.ts'
import { contentWords } from './content/words.ts'
import { coverWords } from './covers/words.ts'
import { credentialWords } from './credentials/words.ts'
import { departureWords } from './departure/words.ts'
import { hoursWords } from './hours/words.ts'
import { lateAnswerWords } from './late-answers/words.ts'
import { figureWords } from './management/figures/words.ts'
import { timelineWords as memberHistoryWords } from './management/members/timeline-words.ts'
import { todayWords } from './management/today/words.ts'
import { managementWords } from './management/words.ts'
import { navigationWords } from './navigation/words.ts'
import { offerWords } from './offers/words.ts'
import { openingWords } from './opening/words.ts'
import { savedReplyWords } from './saved-replies/words.ts'
import { shortcutWords } from './shortcuts/words.ts'
import { ticketReportWords } from './ticket-report/words.ts'
import { collisionWords } from './tickets/collision/words.ts'
import { inboxWords } from './tickets/inbox/words.ts'
import { newRequestWords } from './tickets/new-request/words.ts'
import { personWords } from './tickets/person/words.ts'
import { ticketWords } from './tickets/words.ts'
import { words } from './words.ts'

function* sentencesOf(value: unknown): Generator<string> {
  if (typeof value === 'string') yield value
  // '12' serves as a count and as a name; some texts use the name's first letter.
  else if (typeof value === 'function') yield String(value('12', '12'))
  else if (typeof value === 'object' && value !== null) for (const one of Object.values(value)) yield* sentencesOf(one)
}
const sentences = [
  ...sentencesOf(words),
  ...sentencesOf(ticketWords),
  ...sentencesOf(contentWords),
  ...sentencesOf(editorWords),
  ...sentencesOf(historyWords),
  ...sentencesOf(previewWords),
  ...sentencesOf(inboxWords),
  ...sentencesOf(collisionWords),
  ...sentencesOf(personWords),
  ...sentencesOf(shortcutWords),
  ...sentencesOf(savedReplyWords),
  ...sentencesOf(coverWords),
  ...sentencesOf(credentialWords),
  ...sentencesOf(managementWords),
  ...sentencesOf(hoursWords),
  ...sentencesOf(lateAnswerWords),
  ...sentencesOf(offerWords),
  ...sentencesOf(colleagueWords),
  ...sentencesOf(departureWords),
  ...sentencesOf(navigationWords),
  ...sentencesOf(newRequestWords),
]

test('texts have no-break spaces before punctuation and curved apostrophes', () => {
  expect(sentences.length).toBeGreaterThan(80)
  for (const sentence of sentences) expect(sentence).not.toMatch(/ [;:!?»]|« |'|[^\s\u00a0\u202f][;!?]|\w:/)
})

test('no line break separates a number from its unit', () => {
  for (const sentence of sentences) expect(sentence).not.toMatch(/\d (message|caractère|conversation|Mo)/)
})

test('The back office avoids the words conversation, discussion, ticket and tag', () => {
  const { reported: _days, ...report } = ticketReportWords
  const further = sentencesOf([figureWords, todayWords, memberHistoryWords, openingWords, report])
  for (const sentence of [...sentences, ...further])
    expect(sentence).not.toMatch(/conversation|discussion|ticket|étiquet|\btags?\b/i)
})
