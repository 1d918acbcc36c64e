import { createElement, type FunctionComponent, type ReactElement, type ReactNode } from 'react'
import { type MailSite, withSite } from './site-name.tsx'

/** A mail template. A mail is stored as its name and props, and rendered by the sending job. Each module lists its own. */
export interface MailTemplate<Props = never> {
  /** must never change: waiting mails are stored under it */
  readonly name: string
  readonly Component: (props: Props) => ReactNode
}

/** Subject of a mail; a function if it contains the site's name. */
export type MailSubject = string | ((siteName: string) => string)

/** Template and props that a transaction stores for a mail. The props must survive JSON. */
export interface MailBody {
  template: string
  props: object
}

export const bodyOf = <Props extends object>({ name }: MailTemplate<Props>, props: Props): MailBody => ({
  template: name,
  props,
})

/** Kind and body of a mail whose kind is named like its template. */
export function mailOf<Props extends object>(template: MailTemplate<Props>, props: Props) {
  const { name: kind } = template
  return { kind, body: bodyOf(template, props) }
}

export interface Words {
  html: string
  text: string
}

/** Renders a mail, which takes tens of milliseconds of CPU time. */
export async function renderWords(site: MailSite, element: ReactElement): Promise<Words> {
  // Imported on demand: the package includes a formatter and a parser.
  const { render } = await import('@react-email/render')
  const body = withSite(site, element)
  return { html: await render(body), text: await render(body, { plainText: true }) }
}

/** @throws if no module has that template (any more) */
export function elementOf(templates: readonly MailTemplate[], name: string, props: object): ReactElement {
  const template = templates.find((one) => one.name === name)
  if (!template) throw new Error(`no module has the mail template ${name}`)
  return createElement(template.Component as FunctionComponent<object>, props)
}

/** Makes links within the site absolute, for readers outside the site. @param html sanitised */
export const withAbsoluteLinks = (html: string, publicUrl: string): string =>
  html.replaceAll(/(<a\s[^>]*?href=")\/(?!\/)/g, `$1${publicUrl}/`)
