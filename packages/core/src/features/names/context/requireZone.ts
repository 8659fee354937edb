import { CleatError } from '../../../base/errors/cleatError.ts'
import type { NamesContext } from './namesContext.ts'

/**
 * The service that registers names.
 * @throws `NAME_UNSUPPORTED` in apps that register none
 */
export function requireZone({ service }: NamesContext): NonNullable<NamesContext['service']> {
  if (service) return service
  const reason = 'the app names no zone, or no service'
  throw new CleatError('NAME_UNSUPPORTED', { context: { reason } })
}
