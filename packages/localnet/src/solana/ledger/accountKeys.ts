import { type Address, getAddressDecoder } from '@solana/kit'
import { type CompiledMessage, isWritable } from './decodeTransaction.ts'

export type AccountKey = {
  readonly address: Address
  readonly isSigner: boolean
  readonly isWritable: boolean
  readonly source: 'transaction' | 'lookupTable'
}

/** The length of a lookup table's header. The addresses follow. */
const tableHeaderLength = 56

/** Every account of a transaction, in the order of its instruction indices. */
export function accountKeys(parameters: {
  message: CompiledMessage
  /** The data of an account, if it exists. */
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
