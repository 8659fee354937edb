import { redact } from './redact.ts'

/** A value as JSON to read and copy, without secrets. */
export function toJson(value: unknown): string {
  return JSON.stringify(redact(value), undefined, 2) ?? 'undefined'
}
