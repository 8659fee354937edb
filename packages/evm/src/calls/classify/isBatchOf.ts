import type { BatchCall } from '@cleat/core/adapter'
import { toWord } from '../../abi/toWord.ts'

/** `execute(bytes32,bytes)` */
const execute = '0xe9ae5c53'
/** Calls as a whole: the whole fails with the first that fails. Bytes 0 and 1 of the mode. */
const wholeMode = '0100'

/**
 * Whether a transaction to the account carries out exactly these calls, so that all of them succeed
 * or none. Only the canonical encoding counts.
 * @see ERC-7821, ERC-7579
 */
export function isBatchOf(input: string, calls: readonly BatchCall[]): boolean {
  if (!input.startsWith(execute + wholeMode)) return false
  const encoded = encodeCalls(calls)
  if (encoded === undefined) return false
  const length = encoded.length / 2
  const body = input.slice(execute.length + 64)
  return body === toWord(64n) + toWord(BigInt(length)) + encoded
}

/** `abi.encode((address,uint256,bytes)[])`, without `0x`. `undefined` for a new contract. */
function encodeCalls(calls: readonly BatchCall[]): string | undefined {
  const parts: string[] = []
  for (const { to, value, data } of calls) {
    if (to === undefined) return undefined
    const bytes = data.slice(2).toLowerCase()
    const padded = bytes.padEnd(Math.ceil(bytes.length / 64) * 64, '0')
    const head = toWord(to.toLowerCase()) + toWord(BigInt(value)) + toWord(96n)
    parts.push(head + toWord(BigInt(bytes.length / 2)) + padded)
  }
  let at = BigInt(calls.length * 32)
  const heads = parts.map((part) => {
    const head = toWord(at)
    at += BigInt(part.length / 2)
    return head
  })
  return toWord(32n) + toWord(BigInt(calls.length)) + heads.join('') + parts.join('')
}
