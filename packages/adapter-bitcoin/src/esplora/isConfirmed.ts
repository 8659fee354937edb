import { readPart } from '../base/readPart.ts'

/** Whether an index reports a transaction or coin as confirmed. */
export function isConfirmed(answer: unknown): boolean {
  return readPart(readPart(answer, 'status'), 'confirmed') === true
}
