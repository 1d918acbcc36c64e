import type { Database } from '../../../platform/database/index.ts'
import type { Platform } from '../../../platform/index.ts'
import type { MailKind } from '../../../platform/mailer/index.ts'
import { readPageFacts } from '../../publisher/index.ts'

export interface MailValue {
  label: string
  value: string | null
  /** some mails lack it: paragraphs that name it are then left out */
  optional: boolean
}

/** Everything that the owner's words around a mail may name. */
export type MailValues = ReadonlyMap<string, MailValue>

interface ValuedMail {
  subject: string
  props: object
}

/** The values of one mail: its own, its original subject, and the facts of the site. */
export async function readMailValues(
  ports: Pick<Platform, 'config' | 'extensions'>,
  db: Database,
  { variables }: Pick<MailKind, 'variables'>,
  { subject, props }: ValuedMail,
): Promise<MailValues> {
  const { facts } = await readPageFacts(ports, db)
  return new Map<string, MailValue>([
    ...Object.entries(facts).map(([name, fact]): [string, MailValue] => [name, { ...fact, optional: false }]),
    ['objet', { label: 'objet d’origine', value: subject, optional: false }],
    ...variables.map(({ name, label, optional = false, read }): [string, MailValue] => [
      name,
      { label, value: read(props as never), optional },
    ]),
  ])
}
