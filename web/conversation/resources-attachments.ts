import { z } from 'zod'
import { getAttachment, removeAttachment, uploadAttachment } from '../../contracts/attachments.ts'
import { idempotencyKey, uuid } from '../../contracts/forms.ts'
import { getTicket, type SupportType } from '../../contracts/support.ts'
import { readFormData } from '../forms/form-data.ts'
import { type Arguments, answering, callOf, json, privately } from './answer-resource.ts'

const uploadForm = z.object({ file: z.file(), key: z.string() })

interface FileArguments extends Omit<Arguments, 'params'> {
  params: { uid: string; attachment: string }
}

/** May she send files there? The server asks before it takes in more than a form. */
export const admitUploadOf =
  (type: SupportType) =>
  ({ params, context }: Arguments): Promise<Response> =>
    answering(async () => {
      await callOf(context).call(getTicket, { params: { type, uid: params.uid }, query: { length: 1 } })
      return new Response(null, { status: 204, headers: privately })
    })

/** One file of hers, chosen in the page. */
export const uploadOf =
  (type: SupportType) =>
  ({ request, params, context }: Arguments): Promise<Response> =>
    answering(async () => {
      const form = await readFormData(request, uploadForm)
      const [file, key] = [form.get('file'), idempotencyKey.safeParse(form.get('key'))]
      if (!(file instanceof File) || !key.success) return json({}, 400)
      const input = { params: { type, uid: params.uid }, file, idempotencyKey: key.data }
      return json({ attachment: (await callOf(context).upload(uploadAttachment, input)).payload }, 201)
    })

export const downloadOf =
  (type: SupportType) =>
  ({ url, params: { uid, attachment }, context }: FileArguments): Promise<Response> =>
    answering(async () => {
      if (!uuid.safeParse(attachment).success) return json({}, 404)
      const small = url.searchParams.get('size') === 'small'
      return callOf(context).download(getAttachment, {
        params: { type, uid, attachment },
        query: small ? { size: 'small' } : {},
      })
    })

export const removeOf =
  (type: SupportType) =>
  ({ params: { uid, attachment }, context }: FileArguments): Promise<Response> =>
    answering(async () => {
      await callOf(context).call(removeAttachment, { params: { type, uid, attachment } })
      return new Response(null, { status: 204, headers: privately })
    })
