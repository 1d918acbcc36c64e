import type { PublicHome } from '../../../contracts/site/home.ts'
import { t } from '../../i18n/index.ts'
import { LinkButton } from '../../ui/button.tsx'
import { CoachFaces } from '../coach-faces.tsx'
import { SectionTitle } from './section-title.tsx'

export function Coaches({ coaches, headings }: Pick<PublicHome, 'coaches' | 'headings'>) {
  return (
    <section className="page section">
      <SectionTitle
        {...headings.coaches}
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
