import type { SnackbarType } from '../session/cookies/flash.ts'
import { SnackbarCard } from '../snackbar/snackbar-card.tsx'
import { FormErrors } from '../ui/fields/form-errors.tsx'
import { Specimens } from './specimen.tsx'

const types: readonly SnackbarType[] = ['default', 'success', 'info', 'warning', 'error']

export function Messages() {
  return (
    <Specimens title="Messages">
      <FormErrors form={{ errors: ['Le formulaire n’a pas pu être envoyé.'], errorId: 'part-form-error' }} />
      <div className="mt-6 grid justify-items-start gap-3">
        {types.map((type) => (
          <SnackbarCard key={type} type={type} message={`Une annonce : ${type}`} />
        ))}
      </div>
      <div className="mt-6 grid gap-3">
        <p className="rounded-field bg-info-light px-5 py-4 text-info">Une information dans la page.</p>
        <p className="rounded-field bg-success-light px-5 py-4 text-success">Une réussite dans la page.</p>
        <p className="rounded-field bg-warning-light px-5 py-4 font-medium text-warning">Un avertissement.</p>
        <p className="rounded-field bg-error-light px-5 py-4 font-medium text-error">Une erreur dans la page.</p>
      </div>
    </Specimens>
  )
}
