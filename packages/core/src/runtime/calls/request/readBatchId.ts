import { readProperty } from '../../../base/errors/readProperty.ts'
import { callsError } from './callsError.ts'

/** The most that the standard allows. */
const mostText = 8194

/**
 * The id of a batch in parameters: `[id]`, or `[{ id }]` as some libraries send it.
 * @throws an error with the code -32602
 * @see EIP-5792
 */
export function readBatchId(params: unknown): string {
  const [first]: unknown[] = Array.isArray(params) ? params : []
  const id = typeof first === 'object' ? readProperty(first, 'id') : first
  if (typeof id === 'string' && id !== '' && id.length <= mostText) return id
  throw callsError(-32602, 'The first parameter is no id of a batch.')
}
