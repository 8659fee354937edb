import { Problem } from '../../http/problem.ts'
import type { LabelFault } from './checkLabel.ts'

const sentences: Readonly<Record<LabelFault | 'other-zone', string>> = {
  'too-short': 'A name has at least 4 characters.',
  'too-long': 'A name has at most 63 characters.',
  characters: 'A name has letters from a to z, digits and hyphens only.',
  hyphens: 'A name has no hyphen at an end, or as its third and fourth character.',
  'like-an-address': 'A name must not look like an address.',
  reserved: 'This name is kept back, because visitors would trust it.',
  'other-zone': 'The name is not in this zone.',
}

/** Why a name cannot be registered, as an answer. */
export function toNameProblem(fault: LabelFault | 'other-zone'): Problem {
  const code = fault === 'reserved' ? 'NAME_RESERVED' : 'NAME_INVALID'
  const detail = sentences[fault]
  return new Problem(code, {
    detail: `${detail} Choose another one.`,
    errors: [{ at: 'name', detail }],
    reasons: [{ name: code, description: detail }],
  })
}
