import type { PairedState } from '@cleat/core/adapter'
import { networkParameters } from '@cleat/signatures/bip122'
import { toNetworkName } from '../base/bitcoinNetwork.ts'
import type { GivenAccount } from '../base/dialectWallet.ts'
import { readPart } from '../base/readPart.ts'

/** The session property with the addresses of each account. */
const property = 'bip122_getAccountAddresses'
/** Some wallets write keys in proprietary formats, which are ignored. */
const isKey = /^(?:[0-9a-f]{64}|0[23][0-9a-f]{64})$/i

/**
 * The accounts of the active chain, each with its reported key, and the ordinals address if there
 * is one. Further addresses are the account's change addresses, not accounts.
 */
export function listAddresses(state: PairedState): readonly GivenAccount[] {
  const { accounts, caipNetworkId, properties } = state
  const told = readTold(properties[property])
  const own = accounts
    .filter((account) => account.caipNetworkId === caipNetworkId)
    .map(({ address }) => told.find((one) => one.address === address) ?? { address })
  const taproot = `${networkParameters[toNetworkName(caipNetworkId) ?? 'mainnet'].bech32}1p`
  const ordinal = told.find(
    ({ address, purpose }) => purpose === 'ordinals' && `${address}`.startsWith(taproot),
  )
  const isOwn = own.some(({ address }) => address === ordinal?.address)
  return ordinal && !isOwn ? [...own, ordinal] : own
}

function readTold(text = '[]'): readonly GivenAccount[] {
  const told = parse(text)
  if (!Array.isArray(told)) return []
  return told.map((entry) => {
    const key = readPart(entry, 'publicKey')
    return {
      address: readPart(entry, 'address'),
      path: readPart(entry, 'path'),
      ...(typeof key === 'string' && isKey.test(key) ? { publicKey: key } : {}),
      ...(readPart(entry, 'intention') === 'ordinal' ? { purpose: 'ordinals' } : {}),
    }
  })
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
