import type { PairedState } from '@cleat/core/adapter'
import { toNetworkName } from '../bitcoinNetwork.ts'
import { networkParameters } from '../chain/networkParameters.ts'
import type { GivenAccount } from '../wallet/dialectWallet.ts'
import { readPart } from '../wallet/readPart.ts'

/** Where the protocol has wallets put the addresses behind their accounts. */
const property = 'bip122_getAccountAddresses'
/** Some write keys in ways that are theirs, and then it is as if they had told none. */
const isKey = /^(?:[0-9a-f]{64}|0[23][0-9a-f]{64})$/i

/**
 * The accounts of the chain in use, each with the key that the wallet tells of it, and the address for what is more than money, if it
 * tells one. Its further addresses are those that it moves the coins of an account between, and no accounts.
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
