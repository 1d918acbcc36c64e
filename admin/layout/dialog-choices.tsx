import Button from '@mui/material/Button'
import DialogActions from '@mui/material/DialogActions'
import { formWords } from '../forms/words.ts'

interface DialogChoicesProps {
  /** label of the submit button */
  submit: string
  onCancel(): void
}

/** Submit and cancel buttons of a form in a dialog. */
export function DialogChoices({ submit, onCancel }: DialogChoicesProps) {
  return (
    <DialogActions>
      <Button color="inherit" onClick={onCancel}>
        {formWords.cancel}
      </Button>
      <Button type="submit" variant="contained">
        {submit}
      </Button>
    </DialogActions>
  )
}
