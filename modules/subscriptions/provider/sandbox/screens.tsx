import { euros } from '../../french.ts'
import { type AccountErrors, testAccount } from './accounts.ts'
import type { CheckoutErrors, CheckoutField } from './checkout-form.ts'
import { renderPage } from './page.tsx'

const nb = '\u00a0'

interface Sum {
  siteName: string
  label: string
  amount: number
  /** description of the order; null without one */
  terms: string | null
}

function Field({
  name,
  label,
  hint,
  errors,
}: {
  name: CheckoutField
  label: string
  hint: string
  errors: CheckoutErrors
}) {
  const error = errors[name]
  const completions = { number: 'cc-number', expiry: 'cc-exp', code: 'cc-csc' } as const
  return (
    <div className="field">
      <label htmlFor={name}>{label}</label>
      <input
        id={name}
        name={name}
        inputMode={name === 'expiry' ? 'text' : 'numeric'}
        autoComplete={completions[name]}
        placeholder={hint}
        maxLength={name === 'number' ? 23 : 7}
        required
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${name}-error` : undefined}
      />
      {error && (
        <p className="error" id={`${name}-error`} role="alert">
          {error}
        </p>
      )}
    </div>
  )
}

const testCard = '4242 4242 4242 4242'

export function checkoutScreen(
  { siteName, label, amount, terms }: Sum,
  failureHref: string,
  errors: CheckoutErrors = {},
): Promise<string> {
  return renderPage(
    siteName,
    'Paiement',
    <>
      <h1>{label}</h1>
      {amount > 0 && <p className="amount">{euros(amount)}</p>}
      <p className="note">
        Page d’essai{'\u00a0'}: aucun argent ne circule. Carte de test{'\u00a0'}:{' '}
        <strong>{testCard.replaceAll(' ', '\u00a0')}</strong>, une date à venir, trois chiffres au choix.
      </p>
      <form method="post" noValidate>
        <Field name="number" label="Numéro de carte" hint="0000 0000 0000 0000" errors={errors} />
        <div className="pair">
          <Field name="expiry" label="Expiration" hint="mm/aa" errors={errors} />
          <Field name="code" label="Code CVV" hint="123" errors={errors} />
        </div>
        {terms && <p className="terms">{terms}</p>}
        <button type="submit">{amount > 0 ? `Payer ${euros(amount)}` : 'Enregistrer cette carte'}</button>
      </form>
      <p className="foot">
        <a href={failureHref}>Renoncer et revenir au site</a>
      </p>
    </>,
  )
}

/** Asks for an IBAN, and shows the mandate that the account holder signs. */
export function mandateScreen(siteName: string, failureHref: string, { iban }: AccountErrors = {}): Promise<string> {
  return renderPage(
    siteName,
    'Prélèvement SEPA',
    <>
      <h1>Prélèvement SEPA</h1>
      <p className="note">
        Page d’essai{nb}: aucun argent ne circule. Compte de test{nb}: <strong>{testAccount}</strong>
      </p>
      <form method="post" noValidate>
        <div className="field">
          <label htmlFor="iban">IBAN</label>
          <input
            id="iban"
            name="iban"
            autoComplete="off"
            autoCapitalize="characters"
            maxLength={50}
            required
            aria-invalid={iban ? true : undefined}
            aria-describedby={iban ? 'iban-error' : undefined}
          />
          {iban && (
            <p className="error" id="iban-error" role="alert">
              {iban}
            </p>
          )}
        </div>
        <p className="terms">
          En signant ce mandat, vous autorisez {siteName} à envoyer à votre banque des instructions pour débiter votre
          compte, et votre banque à le débiter selon ces instructions. Vous pouvez demander à votre banque d’être
          remboursée pendant 8 semaines.
        </p>
        <button type="submit">Signer le mandat</button>
      </form>
      <p className="foot">
        <a href={failureHref}>Renoncer et revenir au site</a>
      </p>
    </>,
  )
}

export function authenticationScreen({ siteName, label, amount }: Sum): Promise<string> {
  return renderPage(
    siteName,
    'Authentification',
    <>
      <h1>Est-ce bien vous{'\u202f'}?</h1>
      <p>
        {amount > 0
          ? `Votre banque vous demande de confirmer ce paiement\u00a0: ${label}, ${euros(amount)}.`
          : 'Votre banque vous demande de confirmer que cette carte est la vôtre. Rien n’est prélevé.'}
      </p>
      <form method="post">
        <button type="submit" name="choice" value="accept">
          {amount > 0 ? 'Confirmer le paiement' : 'Confirmer la carte'}
        </button>
        <button type="submit" name="choice" value="refuse" className="quiet">
          Refuser
        </button>
      </form>
    </>,
  )
}

export function closedScreen(siteName: string, siteHref: string): Promise<string> {
  return renderPage(
    siteName,
    'Page fermée',
    <>
      <h1>Cette page ne sert plus</h1>
      <p>Le paiement qu’elle proposait est terminé, ou n’existe pas.</p>
      <p className="foot">
        <a href={siteHref}>Revenir au site</a>
      </p>
    </>,
  )
}
