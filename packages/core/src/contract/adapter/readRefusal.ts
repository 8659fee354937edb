import { readProperty } from '../../base/errors/readProperty.ts'
import { listNestedErrors } from './listNestedErrors.ts'

/** The selector of `Error(string)`, which `revert` with a text encodes. */
const textSelector = '0x08c379a0'
/** The selector of `Panic(uint256)`, for what the compiler itself checks. */
const panicSelector = '0x4e487b71'

/** The codes of `Panic`, as listed in Solidity's documentation. */
const panics: Readonly<Record<number, string>> = {
  1: 'a check of the contract itself failed',
  17: 'an amount is too large or too small',
  18: 'division by zero',
  49: 'an empty list has nothing to take',
  50: 'a place outside of a list',
}

/** Refusals of common node clients. Most come with a generic code, so the text decides. */
const knownWords =
  /insufficient (?:funds|balance)|revert|nonce too|underpriced|already known|intrinsic gas|out of gas|gas (?:limit|required)|fee cap|max fee per gas|exceeds block|invalid opcode|VM (?:execution )?error/i

/**
 * Reads the reason why a node refused a transaction or a call reverted, from the error or any error
 * nested in it. Returns `undefined` for other errors. Never throws.
 * @see EIP-1474 (-32003, -32000), Solidity's `Error` and `Panic`
 */
export function readRefusal(error: unknown): string | undefined {
  for (const current of listNestedErrors(error)) {
    const reason = readHere(current)
    if (reason !== undefined) return reason
  }
  return undefined
}

function readHere(current: unknown): string | undefined {
  const code = readProperty(current, 'code')
  const message = readProperty(current, 'message')
  const data = readProperty(current, 'data')
  const reverted = typeof data === 'string' ? decodeRevert(data) : undefined
  if (reverted !== undefined) return reverted
  if (typeof code !== 'number' || typeof message !== 'string') return undefined
  const isRefusal = code === 3 || code === -32003 || (code <= -32000 && knownWords.test(message))
  return isRefusal ? message : undefined
}

/**
 * Decodes the revert reason of a contract. Custom errors stay encoded, because their ABI is
 * unknown.
 */
function decodeRevert(data: string): string | undefined {
  if (data.startsWith(panicSelector)) {
    const number = Number(`0x${data.slice(10)}`)
    return panics[number] ?? `a check of the contract failed (${number})`
  }
  if (!data.startsWith(textSelector)) return undefined
  const body = data.slice(10)
  const length = Number.parseInt(body.slice(64, 128), 16)
  const bytes = body.slice(128, 128 + Math.min(length, 1000) * 2).match(/[0-9a-f]{2}/gi) ?? []
  const text = new TextDecoder().decode(Uint8Array.from(bytes, (byte) => Number(`0x${byte}`)))
  return text === '' ? undefined : text
}
