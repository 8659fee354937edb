import type { ConnectionAccount } from '@cleat/core/adapter'
import { createBitcoinWallet } from '@cleat/testing/bitcoin'

/** An account of each payable type, with its private key. */
export const payers: Readonly<Record<'wpkh' | 'sh' | 'tr', ConnectionAccount>> = {
  wpkh: toPayer(createBitcoinWallet().accounts[0]),
  sh: toPayer(createBitcoinWallet({ paymentType: 'p2sh' }).accounts[0]),
  tr: toPayer(createBitcoinWallet().accounts[1]),
}

function toPayer(account: { address: string; publicKey: string }): ConnectionAccount {
  const { address, publicKey } = account
  return { address, publicKey, type: 'payment' }
}
