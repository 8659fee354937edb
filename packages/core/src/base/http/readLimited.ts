import { CleatError } from '../errors/cleatError.ts'
import { readText } from './readText.ts'

/** Reads the JSON of a response, up to the size limit. */
export async function readLimited(response: Response, service: string): Promise<unknown> {
  const text = await readText(response, service)
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw new CleatError('SERVICE_BAD_ANSWER', { cause, context: { service, reason: 'not JSON' } })
  }
}
