import { CleatError } from '../errors/cleatError.ts'
import { readText } from './readText.ts'

/** The JSON of an answer. */
export async function readLimited(response: Response, service: string): Promise<unknown> {
  const text = await readText(response, service)
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw new CleatError('SERVICE_BAD_ANSWER', { cause, context: { service, reason: 'not JSON' } })
  }
}
