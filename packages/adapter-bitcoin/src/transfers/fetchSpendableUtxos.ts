import type { CaipNetwork } from '@cleat/core/adapter'
import { askAny } from '../esplora/askAny.ts'
import { type Coin, type GetUtxos, readCoins } from '../esplora/readCoins.ts'
import { readFeeRate } from '../esplora/readFeeRate.ts'
import { readPart } from '../wallet/readPart.ts'

/** What an account can pay with at this moment. */
export type SpendableUtxos = {
  readonly coins: readonly Coin[]
  /** Those that nobody can take back: all that are in a block, and the change of what the account paid itself. */
  readonly spendable: readonly Coin[]
  /** In satoshi for each byte. */
  readonly feeRate: bigint
}

/** So many coins that are in no block yet are looked into. */
const lookLimit = 10

/** @throws `NETWORK_RPC_FAILED` */
export async function fetchSpendableUtxos(parameters: {
  address: string
  network: CaipNetwork
  getUTXOs?: GetUtxos | undefined
}): Promise<SpendableUtxos> {
  const { address, network } = parameters
  const [coins, feeRate] = await Promise.all([readCoins(parameters), readFeeRate({ network })])
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

/** Whether nobody but the account paid a transaction. Who cannot say says no. */
async function isOwn(parameters: {
  id: string
  address: string
  network: CaipNetwork
}): Promise<boolean> {
  const { id, address, network } = parameters
  const inputs = readPart(await askAny({ network, path: `/tx/${id}` }), 'vin')
  const ofAccount = (input: unknown) =>
    readPart(readPart(input, 'prevout'), 'scriptpubkey_address') === address
  return Array.isArray(inputs) && inputs.length > 0 && inputs.every(ofAccount)
}
