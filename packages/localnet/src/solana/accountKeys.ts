import { type Address, getAddressDecoder } from '@solana/kit'
import { type CompiledMessage, isWritable } from './decodeTransaction.ts'

export type AccountKey = {
  readonly address: Address
  readonly isSigner: boolean
  readonly isWritable: boolean
  readonly source: 'transaction' | 'lookupTable'
}

/** Behind what a lookup table says of itself come the addresses. */
const tableHeaderLength = 56

/** Every account that a transaction names, in the order in which its instructions count them. */
export function accountKeys(parameters: {
  message: CompiledMessage
  /** The contents of an account, where there is one. */
  dataOf: (address: Address) => Uint8Array | undefined
}): readonly AccountKey[] {
  const { message, dataOf } = parameters
  const named = message.staticAccounts.map((address, index) => ({
    address,
    isSigner: index < message.header.numSignerAccounts,
    isWritable: isWritable(message, index),
    source: 'transaction' as const,
  }))
  const lookups = 'addressTableLookups' in message ? (message.addressTableLookups ?? []) : []
  const loaded = (isWritable: boolean) =>
    lookups.flatMap(({ lookupTableAddress, writableIndexes, readonlyIndexes }) => {
      const data = dataOf(lookupTableAddress)
      const indexes = isWritable ? writableIndexes : readonlyIndexes
      return indexes.flatMap((index) => {
        const at = tableHeaderLength + index * 32
        if (!data || data.length < at + 32) return []
        const address = getAddressDecoder().decode(data, at)
        return { address, isSigner: false, isWritable, source: 'lookupTable' as const }
      })
    })
  return [...named, ...loaded(true), ...loaded(false)]
}
