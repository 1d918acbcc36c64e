import { bodyOf, type MailBody, type MailSubject, type MailTemplate } from './template.ts'

/** A value that the owner's words around a mail may name: `{{montant}}`. */
export interface MailVariable<Props = never> {
  /** lower case letters, dots and hyphens */
  readonly name: string
  /** French, for the owner */
  readonly label: string
  /** true: mails without a value omit paragraphs that name it, and a subject cannot name it */
  readonly optional?: boolean
  read(props: Props): string | null
}

/** A kind of mail, as the owner reads and changes it. */
export interface MailKind {
  readonly kind: string
  /** French name, for the owner */
  readonly name: string
  /** French sentence: when it is sent */
  readonly when: string
  /** an invented mail, for the preview; its links lead to the site and have no secret */
  readonly sample: { readonly subject: MailSubject; body(publicUrl: string): MailBody }
  readonly variables: readonly MailVariable[]
}

interface Described<Props> {
  /** default: the template's name */
  kind?: string
  name: string
  when: string
  subject: MailSubject
  /** invented props, for the sample */
  props(publicUrl: string): Props
  variables?: readonly MailVariable<Props>[]
}

const greeted: MailVariable<{ name?: string | null }> = {
  name: 'prenom',
  label: 'prénom ou nom donné, s’il est connu',
  optional: true,
  read: ({ name }) => name ?? null,
}

/** Describes a kind of mail. If a mail greets its recipient by name, the owner's words may use that name too. */
export const describeMail = <Props extends object>(
  template: MailTemplate<Props>,
  { kind = template.name, name, when, subject, props, variables = [] }: Described<Props>,
): MailKind => ({
  ...{ kind, name, when },
  sample: { subject, body: (publicUrl) => bodyOf(template, props(publicUrl)) },
  variables: [...('name' in props('') ? [greeted] : []), ...variables],
})
