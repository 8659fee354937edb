import { invalidParams } from './invalidParams.ts'

/** Reads a chain id as in EIP-695: hexadecimal, no leading zero, a safe integer. */
export function readChainId(value: unknown): number {
  const id = typeof value === 'string' && /^0x[1-9a-f][0-9a-f]*$/i.test(value) ? Number(value) : 0
  if (!Number.isSafeInteger(id) || id === 0) {
    throw invalidParams('"chainId" must be in hexadecimal, such as "0x1"')
  }
  return id
}
