import { Transaction } from '@scure/btc-signer'
import { type BitcoinChain, broadcast, fetchCoins } from './bitcoinChain.ts'
import { type BitcoinNetworkName, bitcoinNetworks } from './bitcoinNetwork.ts'
import type { BitcoinKey } from './deriveBitcoinKeys.ts'

export type PayBitcoinParameters = {
  chain: BitcoinChain
  network: BitcoinNetworkName
  /** The paying key. */
  key: BitcoinKey
  recipient: string
  sats: bigint
}

/** Pays from the coins of one key, with change back to it. */
export async function payBitcoin(parameters: PayBitcoinParameters): Promise<{ txid: string }> {
  const { chain, network, key, recipient, sats } = parameters
  const transaction = new Transaction()
  let paidIn = 0n
  for (const { txid, vout, value } of await fetchCoins(chain, key.address)) {
    if (paidIn >= sats + fee) break
    const witnessUtxo = { script: key.script, amount: BigInt(value) }
    transaction.addInput({ txid, index: vout, witnessUtxo, ...key.input })
    paidIn += BigInt(value)
  }
  const change = paidIn - sats - fee
  if (change < 0n) throw new Error('There are not enough coins for the amount and the fee.')
  transaction.addOutputAddress(recipient, sats, bitcoinNetworks[network])
  if (change > dust) transaction.addOutput({ script: key.script, amount: change })
  transaction.sign(key.privateKey)
  transaction.finalize()
  return { txid: await broadcast(chain, transaction.hex) }
}

/** Enough for any payment on a local chain. */
const fee = 2000n

/** The dust limit: nodes do not relay smaller outputs. */
const dust = 546n
