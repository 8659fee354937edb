import { Problem } from './problem.ts'
import { readBytes } from './readBytes.ts'

export declare namespace readBody {
  type Parameters = readBytes.Parameters
}

/** Reads the body as text. Stops at the limits and rejects with a `Problem`. */
export async function readBody(parameters: readBody.Parameters): Promise<string> {
  const bytes = await readBytes(parameters)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch (error) {
    throw new Problem('INVALID_BODY', {
      detail: 'The body is not UTF-8. Send it as UTF-8.',
      cause: error,
    })
  }
}
