import { readPart } from '../wallet/readPart.ts'

/** Whether what an index tells of, such as a transaction, is in a block. */
export function isConfirmed(answer: unknown): boolean {
  return readPart(readPart(answer, 'status'), 'confirmed') === true
}
