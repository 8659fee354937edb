import {
  type CaipNetwork,
  type ConnectionAccount,
  parseCaipNetworkId,
  type WalletState,
} from '@cleat/core/adapter'
import { encodeSs58 } from '@cleat/signatures/polkadot'
import { bytesToHex } from '@noble/hashes/utils.js'
import { ss58Prefix } from '../address/ss58Prefix.ts'
import type { PolkadotAccount } from './polkadotAccount.ts'

/** The accounts encoded for a network, or `null` if none is usable there. */
export function toWalletState(parameters: {
  accounts: readonly PolkadotAccount[]
  network: CaipNetwork
}): WalletState | null {
  const { accounts, network } = parameters
  const { caipNetworkId } = network
  const prefix = ss58Prefix(network)
  const [first, ...rest] = accounts
    .filter(({ genesisHash }) => !genesisHash || isGenesisOf({ genesisHash, caipNetworkId }))
    .map(({ accountId, keyType }): ConnectionAccount => {
      const address = encodeSs58({ accountId, prefix })
      // The account id of an ecdsa key is only its hash.
      const publicKey = keyType === 'ecdsa' ? undefined : `0x${bytesToHex(accountId)}`
      return { address, ...(publicKey ? { publicKey } : {}), ...(keyType ? { keyType } : {}) }
    })
  return first ? { accounts: [first, ...rest], caipNetworkId } : null
}

/** Whether a genesis hash is that of a network. CAIP-2 keeps its first half. */
export function isGenesisOf(parameters: {
  genesisHash: string
  caipNetworkId: CaipNetwork['caipNetworkId']
}): boolean {
  const { reference } = parseCaipNetworkId(parameters.caipNetworkId)
  return parameters.genesisHash.toLowerCase().slice(2, 34) === reference.toLowerCase()
}
