/** Takes the files out of a form, which then holds texts alone. A field without a file comes as one without a name. */
export function takeFiles(form: FormData): File[] {
  const files = form.getAll('files').filter((file): file is File => file instanceof File && file.size > 0)
  form.delete('files')
  return files
}
