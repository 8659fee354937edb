import type { InvalidSiwx, SiwxCode } from './siwxVerdict.ts'

/** A refusal: its code, the field of the message where there is one, and the reason. */
export function refuse(code: SiwxCode, field: InvalidSiwx['field'], reason: string): InvalidSiwx {
  return { status: 'invalid', code, ...(field === undefined ? {} : { field }), reason }
}
