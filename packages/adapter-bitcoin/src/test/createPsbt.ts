import { parseAddress } from '@cleat/signatures/bip122'
import { base64, hex } from '@scure/base'
import { Transaction } from '@scure/btc-signer'

export type TestCoin = { address: string; value: number; txid?: string; vout?: number }

/** A regtest PSBT in base64 that pays from some coins to an address. */
export function createPsbt(parameters: {
  coins: readonly TestCoin[]
  to: string
  amount: bigint
  sighashType?: number | undefined
}): string {
  const { coins, to, amount, sighashType } = parameters
  const transaction = new Transaction()
  for (const [at, coin] of coins.entries()) {
    const { txid = `${at}`.padStart(64, '5'), vout = 0, value, address } = coin
    transaction.addInput({
      ...{ txid, index: vout },
      witnessUtxo: { script: scriptOf(address), amount: BigInt(value) },
      ...(sighashType === undefined ? {} : { sighashType }),
    })
  }
  transaction.addOutput({ script: scriptOf(to), amount })
  return base64.encode(transaction.toPSBT())
}

/** The finalized raw transaction of a PSBT. */
export function toTransactionHex(psbt: string): string {
  const transaction = Transaction.fromPSBT(base64.decode(psbt))
  if (!transaction.isFinal) transaction.finalize()
  return hex.encode(transaction.extract())
}

function scriptOf(address: string): Uint8Array {
  const parsed = parseAddress({ address, network: 'regtest' })
  if (!parsed) throw new Error(`${address} is no address of regtest.`)
  return parsed.script
}
