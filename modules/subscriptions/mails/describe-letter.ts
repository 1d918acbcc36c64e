import { describeMail, type MailKind, type MailVariable } from '../../../platform/mailer/index.ts'
import { type LetterProps, letterTemplate } from './layout.tsx'
import type { MailContent } from './letters.ts'
import type { Site } from './links.ts'

const nameOf = (label: string): string =>
  label
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z]+/g, '-')

/** The figures of a letter by their label. A letter may have fewer of them than the sample. */
const variablesOf = ({ facts = [] }: MailContent, always: readonly string[]): MailVariable<LetterProps>[] =>
  facts.map(([label]) => ({
    name: nameOf(label),
    label: label.toLowerCase(),
    optional: !always.includes(label),
    read: (props) => props.facts?.find(([name]) => name === label)?.[1] ?? null,
  }))

/** A letter as the owner finds it in the list of mails. */
export interface Letter {
  name: string
  when: string
  content(site: Site): MailContent
  /** labels of figures that every letter of this kind has */
  always?: readonly string[]
}

export function describeLetter({ name, when, content, always = [] }: Letter): MailKind {
  const sampled = content({ publicUrl: '' })
  return describeMail<LetterProps>(letterTemplate, {
    ...{ kind: sampled.kind, name, when, subject: sampled.subject ?? sampled.title },
    props(publicUrl) {
      const { kind: _kind, subject: _subject, link: _link, ...letter } = content({ publicUrl })
      return { ...letter, name: 'Alix' }
    },
    variables: variablesOf(sampled, always),
  })
}
