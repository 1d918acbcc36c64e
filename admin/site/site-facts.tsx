import { useQuery } from '@tanstack/react-query'
import { listPageFacts } from '../../contracts/site/home.ts'
import { callApi } from '../../relay/call.ts'
import { NamedPlaces } from './named-places.tsx'
import { siteWords } from './words.ts'

const words = siteWords.facts

/** Facts of the site that texts may contain as placeholders, with their present values. */
export function SiteFacts() {
  const { data, error } = useQuery({
    queryKey: ['page-facts'],
    queryFn: async () => (await callApi(listPageFacts, {})).payload,
  })
  const places = (data ?? []).map(({ name, label, value }) => ({ name, text: words.now(label, value) }))
  return <NamedPlaces title={words.title} help={error ? words.failed : words.help} places={places} />
}
