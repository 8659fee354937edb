import { selectUTXO, type Transaction } from '@scure/btc-signer'
import type { BitcoinNetworkName } from '../bitcoinNetwork.ts'
import { isSameBytes } from '../chain/isSameBytes.ts'
import { networkParameters } from '../chain/networkParameters.ts'
import type { ParsedAddress } from '../chain/parseAddress.ts'
import type { Utxo } from '../esplora/readCoins.ts'
import { replaceableSequence } from './replaceableSequence.ts'
import type { Spending } from './toSpending.ts'

/** The coins that were chosen. */
export type SelectedCoins = {
  /** What they come to, in satoshi. */
  readonly total: bigint
  readonly weight: number
  /** Absent where all are asked for. */
  readonly transaction: Transaction | undefined
}

export declare namespace selectCoins {
  type Parameters = {
    own: ParsedAddress
    spending: Spending
    network: BitcoinNetworkName
    coins: readonly Utxo[]
    to: { readonly script: Uint8Array; readonly amount: bigint }
    /** In satoshi for each byte. */
    feeRate: bigint
    /** All coins that are worth it, and no change. @default false */
    isAll?: boolean | undefined
  }
}

/** Chooses the coins for a payment, with the change back to where they are from. `undefined` where they do not suffice. */
export function selectCoins(parameters: selectCoins.Parameters): SelectedCoins | undefined {
  const { own, spending, network, coins, to, feeRate, isAll = false } = parameters
  const largest = coins.toSorted((one, other) => other.value - one.value).slice(0, coinLimit)
  const inputs = largest.map(({ txid, vout, value }) => ({
    ...{ txid, index: vout, sequence: replaceableSequence },
    witnessUtxo: { script: own.script, amount: BigInt(value) },
    ...spending,
  }))
  try {
    const selected = selectUTXO(inputs, [to], isAll ? 'all' : 'default', {
      ...{ feePerByte: feeRate, changeAddress: own.address, createTx: !isAll },
      ...(isAll ? { dust: everything } : {}),
      network: networkParameters[network],
      // Sorted by amount, nobody could tell what is paid to oneself from the change.
      bip69: !isSameBytes(to.script, own.script),
    })
    if (!selected) return undefined
    const { tx: transaction, weight } = selected
    const values = selected.inputs.map(({ witnessUtxo }) => witnessUtxo?.amount ?? 0n)
    return { transaction, weight, total: values.reduce((sum, value) => sum + value, 0n) }
  } catch {
    return undefined
  }
}

/** Nodes pass on no transaction that spends many more, whatever kind of coins they are. */
const coinLimit = 1000

/** Change below this is none. */
const everything = 2_100_000_000_000_000n
