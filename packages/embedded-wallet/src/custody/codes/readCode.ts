import type { Bytes } from '../bytes/bytes.ts'
import { type CodeKind, codeRemainders } from './codeKind.ts'
import { divideCode } from './divideCode.ts'
import { readSymbols } from './readSymbols.ts'

/** What is wrong with a typed code. */
export type CodeProblem =
  /** A character that no code has. */
  | 'character'
  /** Not 28 characters yet, or more. */
  | 'length'
  /** A character is another, or two are swapped. */
  | 'typing'
  /** A code of the other kind: that of the recovery kit, or the recovery code. */
  | 'kind'

const length = 28

/** Reads a typed code. */
export function readCode(
  typed: string,
  kind: CodeKind,
): { readonly code: Bytes } | { readonly problem: CodeProblem } {
  const symbols = readSymbols(typed)
  if (!symbols) return { problem: 'character' }
  if (symbols.length !== length) return { problem: 'length' }
  const rest = divideCode(symbols)
  if (rest === codeRemainders[kind]) return { code: symbols.slice(0, length - 2) }
  const isOther = Object.values(codeRemainders).some((remainder) => remainder === rest)
  return { problem: isOther ? 'kind' : 'typing' }
}
