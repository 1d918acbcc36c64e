import { staffVoices } from '../../contracts/site/voices.ts'
import { RecordList } from '../lists/record-list.tsx'
import { voiceWords as words } from './words.ts'

export default function VoiceList() {
  return (
    <RecordList
      calls={staffVoices}
      texts={words}
      sort="-date"
      opens="form"
      columns={[
        { head: words.name, look: 'name', show: ({ name }) => name },
        { head: words.text, look: 'clipped', show: ({ text }) => text },
        {
          head: words.state,
          look: 'state',
          sort: 'state',
          show: ({ example, state }) => (example ? words.example : words.states[state]),
        },
      ]}
    />
  )
}
