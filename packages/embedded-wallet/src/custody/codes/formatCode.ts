import type { Bytes } from '../bytes/bytes.ts'
import { eraseBytes } from '../bytes/eraseBytes.ts'
import { joinBytes } from '../bytes/joinBytes.ts'
import type { CodeKind } from './codeKind.ts'
import { createCodeCheck } from './createCodeCheck.ts'
import { formatSymbols } from './formatSymbols.ts'

/** Writes a code for people: its 26 symbols and two that check them, in seven groups of four. */
export function formatCode(code: Bytes, kind: CodeKind): string {
  const symbols = joinBytes(code, new Uint8Array(createCodeCheck(code, kind)))
  const text = formatSymbols(symbols)
  eraseBytes(symbols)
  return text
}
