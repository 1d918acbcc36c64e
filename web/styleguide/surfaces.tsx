import { ConfirmAction } from '../conversation/confirm-action.tsx'
import { StopRenewal } from '../subscription/stop-renewal.tsx'
import { LinkButton } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { LoadMore } from '../ui/load-more.tsx'
import { Row, Specimens } from './specimen.tsx'

const tones = ['paper', 'light', 'rose', 'ink', 'sand'] as const

export function Surfaces() {
  return (
    <>
      <Specimens title="Cartes">
        <div className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
          {tones.map((tone) => (
            <Card key={tone} tone={tone}>
              <h3 className="display text-title-xs">Carte {tone}</h3>
              <p className="mt-2">Un mot d’explication sous le titre.</p>
            </Card>
          ))}
        </div>
      </Specimens>
      <Specimens title="Dialogues et confirmations">
        <Row>
          <StopRenewal status="active" accessUntil="2026-12-18T08:58:00Z" />
          <ConfirmAction
            action="/styleguide"
            intent="none"
            label="Clore cet échange"
            title="Clore cet échange ?"
            text="Rien n’est fait ici."
            confirm="Clore"
          />
        </Row>
      </Specimens>
      <Specimens title="Rien à montrer, et la suite">
        <EmptyState
          title="Rien ici pour l’instant"
          action={
            <LinkButton to="/articles" kind="secondary">
              Lire
            </LinkButton>
          }
        >
          Un mot qui dit que faire.
        </EmptyState>
        <LoadMore href="/styleguide">Voir plus</LoadMore>
      </Specimens>
    </>
  )
}
