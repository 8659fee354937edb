import { type Address, type EncodedAccount, getBase58Encoder } from '@solana/kit'
import type { Ledger } from '../ledger/createLedger.ts'
import { encodeAccount } from '../ledger/encodeAccount.ts'
import { type Method, withContext } from './method.ts'
import { readEncoding } from './readEncoding.ts'
import { invalid, readAddress, readAddresses, readOptions, readWhole } from './readParams.ts'

/** Methods that read accounts. */
export function accountMethods(ledger: Ledger): Record<string, Method> {
  const encode = (account: EncodedAccount | undefined, options: unknown) =>
    account
      ? encodeAccount({
          account,
          ...readEncoding(readOptions(options)),
          decimalsOf: ledger.decimalsOf,
        })
      : null
  return {
    getAccountInfo: ([address, options]) =>
      withContext(ledger, encode(ledger.accountOf(readAddress(address)), options)),
    getMultipleAccounts: ([addresses, options]) =>
      withContext(
        ledger,
        readAddresses(addresses).map((address) => encode(ledger.accountOf(address), options)),
      ),
    getBalance: ([address]) =>
      withContext(ledger, ledger.accountOf(readAddress(address))?.lamports ?? 0n),
    getMinimumBalanceForRentExemption: ([length]) => ledger.rentFor(readWhole(length, 'length')),
    getProgramAccounts: ([program, given]) => {
      const options = readOptions(given)
      const filters = Array.isArray(options.filters) ? options.filters : []
      const found = ledger
        .accountsOfProgram(readAddress(program))
        .filter((account) => filters.every((filter) => matches(account, filter)))
        .map((account) => ({ pubkey: account.address, account: encode(account, given) }))
      return options.withContext === true ? withContext(ledger, found) : found
    },
  }
}

/** @throws RpcError for a filter that nodes do not support */
function matches(account: EncodedAccount, filter: unknown): boolean {
  const { dataSize, memcmp } = readOptions(filter)
  if (typeof dataSize === 'number') return account.data.length === dataSize
  const { offset, bytes } = readOptions(memcmp)
  if (typeof offset !== 'number' || typeof bytes !== 'string')
    throw invalid('Invalid params: expected a filter by dataSize or memcmp')
  const wanted = Buffer.from(getBase58Encoder().encode(bytes as Address))
  return wanted.equals(Uint8Array.from(account.data).slice(offset, offset + wanted.length))
}
