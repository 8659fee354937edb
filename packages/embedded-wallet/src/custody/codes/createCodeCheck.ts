import { type CodeKind, codeRemainders } from './codeKind.ts'
import { codeModulus, divideCode } from './divideCode.ts'

/**
 * Makes the two check symbols of a code, as IBANs have them: with them, its number leaves the
 * remainder of its kind. One wrong symbol, or two swapped neighbours, leave another.
 */
export function createCodeCheck(code: Uint8Array, kind: CodeKind): readonly [number, number] {
  const rest = (codeRemainders[kind] + codeModulus - divideCode([...code, 0, 0])) % codeModulus
  return [rest >> 5, rest & 31]
}
