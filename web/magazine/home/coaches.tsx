import type { ComponentProps } from 'react'
import { t } from '../../i18n/index.ts'
import { LinkButton } from '../../ui/button.tsx'
import { CoachFaces } from '../coach-faces.tsx'
import { SectionTitle } from './section-title.tsx'

type CoachesProps = ComponentProps<typeof CoachFaces> & Pick<ComponentProps<typeof SectionTitle>, 'title' | 'text'>

/** The coaches' portraits under a title, with the link to all coaches. */
export function Coaches({ coaches, ...heading }: CoachesProps) {
  return (
    <section className="page section">
      <SectionTitle
        {...heading}
        action={
          <LinkButton to="/coaches" kind="secondary" size="small">
            {t('home.coaches.all')}
          </LinkButton>
        }
      />
      <CoachFaces coaches={coaches} />
    </section>
  )
}
