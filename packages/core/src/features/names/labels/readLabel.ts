import { CleatError } from '../../../base/errors/cleatError.ts'
import type { NamesContext } from '../context/namesContext.ts'
import { checkLabel } from './checkLabel.ts'

/** The fewest characters that any zone takes. */
export const fewest = 4

const reasons = {
  'too-short': 'it is too short',
  'too-long': 'it is too long',
  hyphens: 'it has a hyphen at an end, or as third and fourth character',
  'like-an-address': 'it looks like an address',
} as const

/**
 * Reads a name that is wanted: its label, with or without the zone.
 * @throws `NAME_INVALID`
 */
export function readLabel({ service, state }: NamesContext, name: string): string {
  const suffix = `.${service?.zone}`
  const label = name.endsWith(suffix) ? name.slice(0, -suffix.length) : name
  if (!/^[a-z0-9-]{1,63}$/.test(label))
    throw new CleatError('NAME_INVALID', { context: { reason: 'it has other characters' } })
  const fault = checkLabel(label, { minLength: state.zone?.minLength ?? fewest })
  if (fault) throw new CleatError('NAME_INVALID', { context: { reason: reasons[fault] } })
  return label
}
