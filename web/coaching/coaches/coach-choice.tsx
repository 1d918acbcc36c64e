import type { ReactNode } from 'react'
import { Avatar } from '../../ui/avatar.tsx'
import type { Choice } from '../../ui/fields/choice-cards.tsx'
import { CredentialSummary } from './coach-credentials.tsx'
import type { CoachChoice } from './load-coach-choices.ts'

/** A coach as a card to choose. @param more below the role */
export const toChoice = ({ uid, name, image, role, credentials }: CoachChoice, more?: ReactNode): Choice => ({
  value: uid,
  title: name,
  text: (
    <>
      <span className="block">{role}</span>
      {more}
      <CredentialSummary credentials={credentials} />
    </>
  ),
  mark: <Avatar name={name} image={image} />,
})
