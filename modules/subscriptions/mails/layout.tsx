import { Heading, Link, Section, Text } from '@react-email/components'
import type { MailTemplate } from '../../../platform/mailer/index.ts'
import { MailButton, MailGreeting, MailLayout, MailText } from '../../../platform/mailer/layout.tsx'
import { useMailSite } from '../../../platform/mailer/site-name.tsx'
import type { Annex } from './annexes.ts'

const styles = {
  facts: { borderRadius: 22, margin: '0 0 22px', padding: '10px 24px' },
  fact: { fontSize: 17, lineHeight: 1.6, margin: '8px 0' },
  links: { color: '#5d524c', fontSize: 14, lineHeight: 1.6, margin: '0 0 6px' },
  annex: { margin: '26px 0 0', padding: '18px 0 0' },
  annexTitle: { fontSize: 17, fontWeight: 600, lineHeight: 1.4, margin: '0 0 10px' },
  annexLine: { fontSize: 14, lineHeight: 1.6, margin: '0 0 6px' },
  annexText: { fontSize: 14, lineHeight: 1.6 },
} as const

export type Facts = readonly (readonly [name: string, value: string])[]

/** A fact that some letters lack. */
export const optionalFact = (name: string, value: string | null | undefined): Facts => (value ? [[name, value]] : [])

export interface LetterProps {
  title: string
  /** the text that mail programs list beside the subject */
  preview: string
  name: string | null
  paragraphs: readonly string[]
  facts?: Facts
  action?: { label: string; href: string }
  /** links below the mail, for example to the terms or the withdrawal */
  links?: readonly { label: string; href: string }[]
  /** documents that the recipient must legally receive to keep */
  annexes?: readonly Annex[]
}

function AnnexSection({ title, lines = [], html }: Annex) {
  const { accent } = useMailSite().look.colours
  return (
    <Section style={{ ...styles.annex, borderTop: `1px solid ${accent}` }}>
      <Heading as="h2" style={styles.annexTitle}>
        {title}
      </Heading>
      {lines.map((line) => (
        <Text key={line} style={styles.annexLine}>
          {line}
        </Text>
      ))}
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a page of the site, sanitised when it was saved */}
      {html && <div style={styles.annexText} dangerouslySetInnerHTML={{ __html: html }} />}
    </Section>
  )
}

function FactList({ facts }: { facts: Facts }) {
  const { ground: backgroundColor } = useMailSite().look.colours
  return (
    <Section className="mail-facts" style={{ ...styles.facts, backgroundColor }}>
      {facts.map(([label, value]) => (
        <Text key={label} style={styles.fact}>
          {label}
          {'\u00a0'}: <strong>{value}</strong>
        </Text>
      ))}
    </Section>
  )
}

/** The layout of all mails about payments: greeting, a few sentences, figures, one action. */
function Letter({ title, preview, name, paragraphs, facts = [], action, links = [], annexes = [] }: LetterProps) {
  return (
    <MailLayout preview={preview} title={title}>
      <MailGreeting name={name} />
      {paragraphs.map((paragraph) => (
        <MailText key={paragraph}>{paragraph}</MailText>
      ))}
      {facts.length > 0 && <FactList facts={facts} />}
      {action && <MailButton href={action.href}>{action.label}</MailButton>}
      {links.map(({ label, href }) => (
        <Text key={href} style={styles.links}>
          <Link href={href}>{label}</Link>
        </Text>
      ))}
      {annexes.map((annex) => (
        <AnnexSection key={annex.title} {...annex} />
      ))}
    </MailLayout>
  )
}

export const letterTemplate: MailTemplate<LetterProps> = { name: 'subscriptions.letter', Component: Letter }
