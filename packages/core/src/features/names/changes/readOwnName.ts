import { CleatError } from '../../../base/errors/cleatError.ts'
import type { NamesContext } from '../context/namesContext.ts'

/**
 * Reads a name that is there already, with or without the zone. The rules of today's registrations
 * do not count for it.
 * @throws `NAME_INVALID`
 */
export function readOwnName({ service }: NamesContext, name: string): string {
  const suffix = `.${service?.zone}`
  const label = name.endsWith(suffix) ? name.slice(0, -suffix.length) : name
  if (/^[a-z0-9-]{1,63}$/.test(label)) return `${label}${suffix}`
  throw new CleatError('NAME_INVALID', { context: { reason: 'it is no name of this zone' } })
}
