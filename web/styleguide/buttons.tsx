import { Button, type ButtonKind, LinkButton } from '../ui/button.tsx'
import { SubmitButton } from '../ui/fields/submit-button.tsx'
import { Row, Specimens } from './specimen.tsx'

const kinds: readonly ButtonKind[] = ['primary', 'secondary', 'soft', 'quiet', 'danger']

export function Buttons() {
  return (
    <Specimens title="Boutons">
      {kinds.map((kind) => (
        <Row key={kind}>
          <Button kind={kind}>Enregistrer</Button>
          <Button kind={kind} size="small">
            Petit
          </Button>
          <Button kind={kind} disabled>
            Désactivé
          </Button>
          <SubmitButton kind={kind} pending pendingLabel="Envoi en cours…" />
          <LinkButton kind={kind} to="/styleguide">
            Lien
          </LinkButton>
        </Row>
      ))}
    </Specimens>
  )
}
