import { CleatError } from '../../base/errors/cleatError.ts'
import { freezeData } from './data/freezeData.ts'

/**
 * Takes a private, frozen copy of a payload. Rejects objects with getters, methods or hidden
 * properties. They could return other values when signed than when read.
 * @throws `PAYMENT_ALTERED`
 */
export function copyPayload(payload: unknown): unknown {
  try {
    return freezeData(structuredClone(payload))
  } catch (cause) {
    throw new CleatError('PAYMENT_ALTERED', { context: { field: 'payload' }, cause })
  }
}
