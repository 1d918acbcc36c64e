import { data } from 'react-router'
import { HttpNotFoundError } from '../api/errors.ts'

/** Turns the API's 404 into a page that does not exist. */
export async function rethrowAsNotFound<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer
  } catch (error) {
    if (error instanceof HttpNotFoundError) throw data(null, { status: 404 })
    throw error
  }
}
