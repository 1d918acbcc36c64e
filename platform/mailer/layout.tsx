import { Body, Button, Container, Head, Heading, Hr, Html, Img, Preview, Section, Text } from '@react-email/components'
import { Children, isValidElement, type ReactNode } from 'react'
import { mailSignature } from './closing.ts'
import type { MailLook } from './look.ts'
import { useMailSite } from './site-name.tsx'

/** The site's fonts if the device has them, else similar ones: decision 53 explains why no font is fetched. */
const serif = 'Fraunces, Georgia, "Times New Roman", serif'
const sans = 'Figtree, "Helvetica Neue", Helvetica, Arial, sans-serif'

const stylesIn = ({ ground, paper, ink, accent }: MailLook['colours']) =>
  ({
    body: { backgroundColor: ground, color: ink, fontFamily: sans, margin: 0, padding: '32px 12px' },
    card: { backgroundColor: paper, borderRadius: 28, maxWidth: 560, padding: '36px 36px 32px' },
    logo: { display: 'inline-block', marginRight: 10, verticalAlign: 'middle' },
    name: {
      fontFamily: serif,
      fontSize: 26,
      fontStyle: 'italic',
      letterSpacing: '-0.02em',
      lineHeight: '40px',
      margin: '0 0 28px',
    },
    title: { fontFamily: serif, fontSize: 30, fontWeight: 420, lineHeight: 1.2, margin: '0 0 20px' },
    text: { fontSize: 17, lineHeight: 1.65, margin: '0 0 18px' },
    button: {
      backgroundColor: ink,
      borderRadius: 28,
      color: paper,
      display: 'inline-block',
      fontSize: 17,
      padding: '14px 28px',
      textDecoration: 'none',
    },
    words: { fontSize: 17, lineHeight: 1.65 },
    rule: { borderColor: accent, margin: '32px 0 20px' },
    mark: { color: '#7b6d66', fontSize: 12, margin: '0 0 16px' },
    foot: { color: '#5d524c', fontSize: 14, lineHeight: 1.6, margin: 0 },
  }) as const

const useStyles = () => stylesIn(useMailSite().look.colours)

/**
 * Styles that cannot be inline; mail programs that ignore them show the light version. The accent is light enough for texts on
 * a dark card.
 */
const stylesheetIn = ({ link, accent, ink }: MailLook['colours']) => `
:root { color-scheme: light dark; supported-color-schemes: light dark }
.mail-card a:not(.mail-button) { color: ${link} !important }
@media (max-width: 480px) {
  .mail-body > table > tbody > tr > td { padding: 12px 8px !important }
  .mail-card { padding: 26px 22px 24px !important }
  .mail-title { font-size: 26px !important }
}
@media (prefers-color-scheme: dark) {
  .mail-body, .mail-body > table > tbody > tr > td { background-color: #17120f !important }
  .mail-card { background-color: #251c19 !important }
  .mail-card, .mail-card p, .mail-card h1 { color: #fdf4f6 !important }
  .mail-card .mail-soft { color: #d3c4be !important }
  .mail-card .mail-facts { background-color: #36282b !important }
  .mail-card a:not(.mail-button) { color: ${accent} !important }
  .mail-button { background-color: ${accent} !important; color: ${ink} !important }
  .mail-rule { border-color: #57444a !important }
}
`

export interface MailLayoutProps {
  /** text that lists of mails show after the subject */
  preview: string
  title: string
  /** line at the very top, above which the recipient writes a reply */
  mark?: string | undefined
  children: ReactNode
}

/** The owner's own text in a mail. */
function OwnWords({ html }: { html: string | undefined }) {
  const { words } = useStyles()
  // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised when it was saved
  return html ? <div style={words} dangerouslySetInnerHTML={{ __html: html }} /> : null
}

/** The logo as the site shows it. Without text beside it, the picture has the text as its alt text. */
function MailLogo({ name, logo }: MailLook) {
  const { name: style, logo: picture } = useStyles()
  if (!logo) return <Text style={style}>{name}</Text>
  const { withText, ...shown } = logo
  return (
    <Text style={style}>
      <Img {...shown} alt={withText ? '' : name} style={picture} />
      {withText && name}
    </Text>
  )
}

/** Splits a mail after its greeting, where the owner's opening goes. */
function afterGreeting(children: ReactNode): [ReactNode, ReactNode] {
  const [first, ...rest] = Children.toArray(children)
  return isValidElement(first) && first.type === MailGreeting ? [first, rest] : [null, children]
}

export function MailLayout({ preview, title, mark, children }: MailLayoutProps) {
  const { name, look, around } = useMailSite()
  const styles = useStyles()
  const [greeting, locked] = afterGreeting(children)
  return (
    <Html lang="fr" dir="ltr">
      <Head>
        <title>{title}</title>
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <style>{stylesheetIn(look.colours)}</style>
      </Head>
      <Preview>{preview}</Preview>
      <Body className="mail-body" style={styles.body}>
        <Container className="mail-card" style={styles.card}>
          {mark ? (
            <Text className="mail-soft" style={styles.mark}>
              {mark}
            </Text>
          ) : null}
          <MailLogo {...look} />
          <Heading as="h1" className="mail-title" style={styles.title}>
            {title}
          </Heading>
          {greeting}
          <OwnWords html={around?.opening} />
          {locked}
          <OwnWords html={around?.closing} />
          <Hr className="mail-rule" style={styles.rule} />
          <Text className="mail-soft" style={styles.foot}>
            {mailSignature(name)}
          </Text>
        </Container>
      </Body>
    </Html>
  )
}

export function MailText({ children }: { children: ReactNode }) {
  const { text } = useStyles()
  return <Text style={text}>{children}</Text>
}

/** @param name null if the user gave none: no part of the e-mail address is used instead */
export function MailGreeting({ name }: { name: string | null }) {
  return <MailText>{name ? `Bonjour ${name},` : 'Bonjour,'}</MailText>
}

export function MailButton({ href, children }: { href: string; children: ReactNode }) {
  const { button } = useStyles()
  return (
    <Section style={{ margin: '8px 0 26px' }}>
      <Button href={href} className="mail-button" style={button}>
        {children}
      </Button>
    </Section>
  )
}
