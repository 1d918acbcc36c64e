import { AppError } from '../../../platform/errors/index.ts'

/** @throws 503 if the provider does not answer: it has to send its event again */
export async function requireAnswer<Answer>(asked: Promise<Answer>): Promise<Answer> {
  try {
    return await asked
  } catch (cause) {
    throw new AppError(503, 'not-ready', 'Service momentanément indisponible.', { cause })
  }
}
