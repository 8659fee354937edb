import type { Address, Hex, TypedDataDefinition } from 'viem'

const types = { CoinbaseSmartWalletMessage: [{ name: 'hash', type: 'bytes32' }] } as const

/**
 * What the key signs of a message, so that it counts for one account on one chain.
 * @see EIP-712, ERC-1271, Coinbase Smart Wallet 1.1
 */
export function toContractMessage(parameters: {
  /** Of the message itself. */
  hash: Hex
  account: Address
  chainId: number
}): TypedDataDefinition {
  const { hash, account, chainId } = parameters
  return {
    domain: { name: 'Coinbase Smart Wallet', version: '1', chainId, verifyingContract: account },
    ...{ types, primaryType: 'CoinbaseSmartWalletMessage', message: { hash } },
  }
}
