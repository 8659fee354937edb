import { isRecord } from '../requests/isRecord.ts'

const address = /^0x[0-9a-f]{40}$/

/**
 * The code that an account gets by authorizations, the last of which counts. `undefined` if there
 * are none, `unreadable` if it cannot be told.
 * @see EIP-7702
 */
export function readAuthorized(...given: readonly unknown[]): string | 'unreadable' | undefined {
  const list = given.flat().filter((one) => one !== undefined && one !== null)
  const last = list.at(-1)
  if (last === undefined) return undefined
  const { address: to, contractAddress = to } = isRecord(last) ? last : {}
  if (typeof contractAddress !== 'string' || !address.test(contractAddress.toLowerCase()))
    return 'unreadable'
  return BigInt(contractAddress) === 0n ? '0x' : `0xef0100${contractAddress.slice(2).toLowerCase()}`
}
