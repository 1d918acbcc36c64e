import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { useQuery } from '@tanstack/react-query'
import { usePerson } from '../../../person.ts'
import { type ArticlePerson, listPeople } from './comment-calls.ts'
import { commentWords as texts } from './words.ts'

/** Colleagues who may be mentioned. Requested only when a comment field is opened. */
export function usePeople(uid: string): readonly ArticlePerson[] {
  const { uid: me } = usePerson()
  const { data = [] } = useQuery({
    queryKey: ['article-people', uid],
    queryFn: ({ signal }) => listPeople(uid, signal),
  })
  return data.filter((person) => person.uid !== me)
}

interface MentionMenuProps {
  anchor: HTMLElement | null
  people: readonly ArticlePerson[]
  onChoose(person: ArticlePerson): void
  onClose(): void
}

export function MentionMenu({ anchor, people, onChoose, onClose }: MentionMenuProps) {
  return (
    <Menu
      open={anchor !== null}
      anchorEl={anchor}
      onClose={onClose}
      slotProps={{ list: { 'aria-label': texts.mention } }}
    >
      {people.map((person) => (
        <MenuItem key={person.uid} dir="auto" onClick={() => onChoose(person)}>
          {person.name}
        </MenuItem>
      ))}
      {people.length === 0 && <MenuItem disabled>{texts.noPeople}</MenuItem>}
    </Menu>
  )
}
