import { Body, Button, Container, Head, Heading, Hr, Html, Preview, Section, Text } from '@react-email/components'
import type { ReactNode } from 'react'
import { useSiteName } from './site-name.tsx'

const serif = 'Fraunces, Georgia, "Times New Roman", serif'
const sans = 'Figtree, "Helvetica Neue", Helvetica, Arial, sans-serif'
const ink = '#17120f'

const styles = {
  body: { backgroundColor: '#fdf4f6', color: ink, fontFamily: sans, margin: 0, padding: '32px 12px' },
  card: { backgroundColor: '#fffdfc', borderRadius: 28, maxWidth: 560, padding: '40px 36px 32px' },
  name: { fontFamily: serif, fontSize: 22, letterSpacing: '-0.02em', margin: '0 0 28px' },
  title: { fontFamily: serif, fontSize: 30, fontWeight: 420, lineHeight: 1.2, margin: '0 0 20px' },
  text: { fontSize: 17, lineHeight: 1.65, margin: '0 0 18px' },
  button: {
    backgroundColor: ink,
    borderRadius: 28,
    color: '#fffdfc',
    display: 'inline-block',
    fontSize: 17,
    padding: '14px 28px',
    textDecoration: 'none',
  },
  rule: { borderColor: '#f9d5df', margin: '32px 0 20px' },
  mark: { color: '#8a7d76', fontSize: 12, margin: '0 0 16px' },
  foot: { color: '#5d524c', fontSize: 14, lineHeight: 1.6, margin: 0 },
} as const

export interface MailLayoutProps {
  /** what the list of mails shows after the subject */
  preview: string
  title: string
  /** stands above all else, for programs and people that answer */
  mark?: string | undefined
  children: ReactNode
}

/** The layout of every mail. */
export function MailLayout({ preview, title, mark, children }: MailLayoutProps) {
  const siteName = useSiteName()
  return (
    <Html lang="fr" dir="ltr">
      <Head />
      <Preview>{preview}</Preview>
      <Body style={styles.body}>
        <Container style={styles.card}>
          {mark ? <Text style={styles.mark}>{mark}</Text> : null}
          <Text style={styles.name}>{siteName}</Text>
          <Heading as="h1" style={styles.title}>
            {title}
          </Heading>
          {children}
          <Hr style={styles.rule} />
          <Text style={styles.foot}>Avec toute notre attention, l’équipe {siteName}.</Text>
        </Container>
      </Body>
    </Html>
  )
}

export function MailText({ children }: { children: ReactNode }) {
  return <Text style={styles.text}>{children}</Text>
}

export function MailButton({ href, children }: { href: string; children: ReactNode }) {
  return (
    <Section style={{ margin: '8px 0 26px' }}>
      <Button href={href} style={styles.button}>
        {children}
      </Button>
    </Section>
  )
}
