import { invalidParams } from './invalidParams.ts'

/** Reads parameters as a list of at least `length` items. */
export function readList(parameters: { params: unknown; length: number }): readonly unknown[] {
  const { params, length } = parameters
  if (!Array.isArray(params) || params.length < length) {
    throw invalidParams(`expected a list of ${length}`)
  }
  return params
}
