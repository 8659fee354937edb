import { createNonce } from '../createNonce.ts'
import { hashText } from '../hashText.ts'

/** Letters that stay as long as a session does. The others change whenever it is renewed. */
const familyLength = 22
const length = 43

/** A value of 256 bits that opens a session. @param before what opened it until now */
export function createSessionSecret(before?: string): string {
  const family = before?.slice(0, familyLength) ?? createNonce(familyLength)
  return family + createNonce(length - familyLength)
}

/**
 * The session that a value opens, or opened once: so an old value differs from one that was
 * made up.
 */
export function readSessionSecret(value: string): { id: string; hash: string } | undefined {
  if (value.length !== length || !/^[0-9A-Za-z]+$/.test(value)) return undefined
  const id = hashText(`cleat.session ${value.slice(0, familyLength)}`).slice(0, 32)
  return { id, hash: hashText(value) }
}
