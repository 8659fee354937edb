import {
  type CaipNetwork,
  type ConnectionAccount,
  parseCaipNetworkId,
  type WalletState,
} from '@cleat/core/adapter'
import { bytesToHex } from '@noble/hashes/utils.js'
import { encodeSs58 } from '../address/ss58.ts'
import { ss58Prefix } from '../address/ss58Prefix.ts'
import type { PolkadotAccount } from './polkadotAccount.ts'

/** The accounts as they are written on a network, or `null` when none of them may be used there. */
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
      // Of an ecdsa key the account id is only the hash.
      const publicKey = keyType === 'ecdsa' ? undefined : `0x${bytesToHex(accountId)}`
      return { address, ...(publicKey ? { publicKey } : {}), ...(keyType ? { keyType } : {}) }
    })
  return first ? { accounts: [first, ...rest], caipNetworkId } : null
}

/** Whether a hash of a first block is that of a network: CAIP-2 keeps the first half of it. */
export function isGenesisOf(parameters: {
  genesisHash: string
  caipNetworkId: CaipNetwork['caipNetworkId']
}): boolean {
  const { reference } = parseCaipNetworkId(parameters.caipNetworkId)
  return parameters.genesisHash.toLowerCase().slice(2, 34) === reference.toLowerCase()
}
