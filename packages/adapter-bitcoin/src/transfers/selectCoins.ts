import type { BitcoinNetworkName } from '@cleat/signatures/bip122'
import { isSameBytes, networkParameters, type ParsedAddress } from '@cleat/signatures/bip122'
import { selectUTXO, type Transaction } from '@scure/btc-signer'
import type { Utxo } from '../esplora/fetchCoins.ts'
import { replaceableSequence } from './replaceableSequence.ts'
import type { Spending } from './toSpending.ts'

/** The selected coins. */
export type SelectedCoins = {
  /** Their value, in satoshis. */
  readonly total: bigint
  readonly weight: number
  /** Absent where all coins are requested. */
  readonly transaction: Transaction | undefined
}

export declare namespace selectCoins {
  type Parameters = {
    own: ParsedAddress
    spending: Spending
    network: BitcoinNetworkName
    coins: readonly Utxo[]
    to: { readonly script: Uint8Array; readonly amount: bigint }
    /** In satoshis per byte. */
    feeRate: bigint
    /** Selects all coins worth spending, without change. @default false */
    isAll?: boolean | undefined
  }
}

/**
 * Selects coins for a payment, with change back to their address. `undefined` if they do not
 * suffice.
 */
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
      // In a payment to oneself, sorted outputs would hide which one is change.
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

/** Nodes do not relay transactions with many more inputs, whatever their type. */
const coinLimit = 1000

/** Above any possible change, so that none is created. */
const everything = 2_100_000_000_000_000n
