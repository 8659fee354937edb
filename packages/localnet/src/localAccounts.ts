import type { Address, Hex } from 'viem'
import { toHex } from 'viem'
import { mnemonicToAccount } from 'viem/accounts'

export type LocalAccount = {
  address: Address
  /** Publicly known: never send anything of value to this account on a real network. */
  privateKey: Hex
}

/** The ten accounts that anvil funds with 10,000 ETH each, in anvil's order. */
export function localAccounts(): readonly LocalAccount[] {
  return Array.from({ length: 10 }, (_, addressIndex) => {
    const account = mnemonicToAccount(mnemonic, { addressIndex })
    const { privateKey } = account.getHdKey()
    if (!privateKey) throw new Error(`Account ${addressIndex} of the mnemonic has no private key.`)
    return { address: account.address, privateKey: toHex(privateKey) }
  })
}

const mnemonic = 'test test test test test test test test test test test junk'
