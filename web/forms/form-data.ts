import { parseSubmission, type Submission } from '@conform-to/react/future'

const formTypes = /^(application\/x-www-form-urlencoded|multipart\/form-data)\b/i

/**
 * What a form sent. Whatever else comes to its address is the sender's doing.
 * @throws 405, 415 or 400
 */
export async function readFormData(request: Request): Promise<FormData> {
  if (request.method !== 'POST') throw new Response(null, { status: 405, headers: { allow: 'GET, POST' } })
  if (!formTypes.test(request.headers.get('content-type') ?? '')) throw new Response(null, { status: 415 })
  try {
    return await request.formData()
  } catch (error) {
    if (error instanceof TypeError) throw new Response(null, { status: 400 })
    throw error
  }
}

/** @throws 400 for names that no form of ours has, `a[b]` */
export function readSubmission(form: FormData): Submission {
  try {
    return parseSubmission(form)
  } catch {
    throw new Response(null, { status: 400 })
  }
}
