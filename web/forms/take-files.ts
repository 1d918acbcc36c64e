import { z } from 'zod'

/** More than a message takes, so that too many files get an error. */
const mostChosen = 50

/** The field of a form that takes files; without any it comes with one that has no name. */
export const filesShape = { files: z.array(z.file()).max(mostChosen).optional() }

/** Takes the files out of a form, which then holds texts alone. */
export function takeFiles(form: FormData): File[] {
  const files = form.getAll('files').filter((file): file is File => file instanceof File && file.size > 0)
  form.delete('files')
  return files
}
