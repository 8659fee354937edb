import type { CaipNetwork } from '@cleat/core/adapter'
import { readPart } from '../base/readPart.ts'
import { type Coin, fetchCoins, type GetUtxos } from '../esplora/fetchCoins.ts'
import { fetchEsploraOnce } from '../esplora/fetchEsploraOnce.ts'
import { fetchFeeRate } from '../esplora/fetchFeeRate.ts'

/** The coins that an account can pay with now. */
export type SpendableUtxos = {
  readonly coins: readonly Coin[]
  /**
   * Coins whose sender cannot take them back: confirmed coins, and change of the account's own
   * payments.
   */
  readonly spendable: readonly Coin[]
  /** In satoshis per byte. */
  readonly feeRate: bigint
}

/** The maximum number of unconfirmed coins to examine. */
const lookLimit = 10

/** @throws `NETWORK_RPC_FAILED` */
export async function fetchSpendableUtxos(parameters: {
  address: string
  network: CaipNetwork
  getUTXOs?: GetUtxos | undefined
}): Promise<SpendableUtxos> {
  const { address, network } = parameters
  const [coins, feeRate] = await Promise.all([fetchCoins(parameters), fetchFeeRate({ network })])
  const waiting = coins.filter(({ isConfirmed }) => !isConfirmed)
  const ids = [...new Set(waiting.map(({ txid }) => txid))].slice(0, lookLimit)
  const own = await Promise.all(
    ids.map(async (id) => ((await isOwn({ id, address, network })) ? [id] : [])),
  )
  const known = new Set(own.flat())
  return {
    ...{ coins, feeRate },
    spendable: coins.filter(({ isConfirmed, txid }) => isConfirmed || known.has(txid)),
  }
}

/** Whether all inputs of a transaction are the account's. Unknown inputs count as foreign. */
async function isOwn(parameters: {
  id: string
  address: string
  network: CaipNetwork
}): Promise<boolean> {
  const { id, address, network } = parameters
  const inputs = readPart(await fetchEsploraOnce({ network, path: `/tx/${id}` }), 'vin')
  const ofAccount = (input: unknown) =>
    readPart(readPart(input, 'prevout'), 'scriptpubkey_address') === address
  return Array.isArray(inputs) && inputs.length > 0 && inputs.every(ofAccount)
}
