import { getTokenResults } from '../../../contracts/subscriptions/staff-offers.ts'
import { callApi } from '../../../relay/call.ts'
import { dayText } from '../../management/format.ts'
import { ResultsSection } from '../results-section.tsx'
import { offerWords } from '../words.ts'
import { csvOfResults, resultsOf } from './results.ts'

export const TokenResults = ({ token }: { token: string }) => (
  <ResultsSection
    name={token}
    read={async (signal) => (await callApi(getTokenResults, { params: { uid: token }, signal })).payload}
    resultsOf={resultsOf}
    csvOf={csvOfResults}
    note={({ since }) => offerWords.results.since(dayText(since))}
  />
)
