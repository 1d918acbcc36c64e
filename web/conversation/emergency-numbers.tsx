import { LifeBuoy } from 'lucide-react'
import type { Emergency } from '../../contracts/administration/site-frame.ts'
import { typeset } from '../i18n/typography.ts'
import { useSite } from '../layout/site-data.ts'
import { classes } from '../ui/classes.ts'
import { emergencyParts } from './emergency-parts.ts'

interface EmergencyNumbersProps {
  place: Exclude<keyof Emergency, 'title'>
  className?: string
}

/** Emergency numbers beside each message form, in the owner's words, as links to call. */
export function EmergencyNumbers({ place, className }: EmergencyNumbersProps) {
  const { emergency } = useSite()
  return (
    <aside aria-label={emergency.title} className={classes('flex gap-3 rounded-card bg-sand p-5', className)}>
      <LifeBuoy aria-hidden size={22} className="mt-0.5 shrink-0" />
      <div className="min-w-0">
        <strong className="font-semibold">{typeset(emergency.title)}</strong>
        <p className="leading-loose whitespace-pre-line">
          {emergencyParts(typeset(emergency[place])).map(({ text, href }) =>
            href ? (
              <a key={href} href={href} className="-mx-1 inline-block px-1 font-semibold whitespace-nowrap underline">
                {text}
              </a>
            ) : (
              text
            ),
          )}
        </p>
      </div>
    </aside>
  )
}
