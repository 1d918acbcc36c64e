import { z } from 'zod'

/** Limit above that of a message: a form with a few files too many gets an error message, not a 400. */
const mostChosen = 50

/** File field of a form. If none is chosen, browsers send one empty file without a name. */
export const filesShape = { files: z.array(z.file()).max(mostChosen).optional() }

/** Removes and returns the files of a form, which then contains only texts. */
export function extractFiles(form: FormData): File[] {
  const files = form.getAll('files').filter((file): file is File => file instanceof File && file.size > 0)
  form.delete('files')
  return files
}
