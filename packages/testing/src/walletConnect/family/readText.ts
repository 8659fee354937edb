import { invalidParams } from '../../params/invalidParams.ts'
import { isRecord } from '../../params/isRecord.ts'

/** Reads a text from the parameters, which are one object. */
export function readText(parameters: { params: unknown; name: string }): string {
  const { params, name } = parameters
  const value = isRecord(params) ? params[name] : undefined
  if (typeof value !== 'string') throw invalidParams(`"${name}" must be text`)
  return value
}
