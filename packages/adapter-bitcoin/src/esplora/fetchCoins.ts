import { type CaipNetwork, CleatError, isCleatError, readJson } from '@cleat/core/adapter'
import { readPart } from '../base/readPart.ts'
import { toTransactionId } from '../base/toTransactionId.ts'
import { fetchEsplora } from './fetchEsplora.ts'

/** An unspent output as Esplora returns it. Other fields are ignored. */
export type Utxo = {
  /** The id of the transaction, in hexadecimal. */
  readonly txid: string
  /** Index of the output in the transaction. */
  readonly vout: number
  /** In satoshis. */
  readonly value: number
  /** Absent: confirmed. */
  readonly status?:
    | {
        /** Whether the transaction is in a block. */
        readonly confirmed: boolean
      }
    | undefined
}

/** A checked unspent output. */
export type Coin = Pick<Utxo, 'txid' | 'vout' | 'value'> & { readonly isConfirmed: boolean }

/** Fetches the unspent outputs of an address. */
export type GetUtxos = (parameters: {
  /** One of the app's networks. */
  network: CaipNetwork
  /** An address on it. */
  address: string
}) => Promise<readonly Utxo[]>

/**
 * Fetches the unspent outputs of an address, each once and fully checked.
 * @throws `NETWORK_RPC_FAILED`
 */
export async function fetchCoins(parameters: {
  address: string
  network: CaipNetwork
  getUTXOs?: GetUtxos | undefined
}): Promise<readonly Coin[]> {
  const { address, network, getUTXOs = readUtxos } = parameters
  try {
    return checkCoins(await getUTXOs({ network, address }))
  } catch (cause) {
    if (isCleatError(cause, 'NETWORK_RPC_FAILED')) throw cause
    throw new CleatError('NETWORK_RPC_FAILED', { context: { network: network.name }, cause })
  }
}

function readUtxos({ network, address }: Parameters<GetUtxos>[0]): Promise<readonly Utxo[]> {
  const path = `/address/${encodeURIComponent(address)}/utxo`
  return fetchEsplora({ network, path, ask: async (asked) => (await readJson(asked)) as Utxo[] })
}

function checkCoins(coins: unknown): readonly Coin[] {
  if (!Array.isArray(coins)) throw new TypeError('No list of coins')
  const checked = coins.map(checkCoin)
  return [...new Map(checked.map((coin) => [`${coin.txid}:${coin.vout}`, coin])).values()]
}

function checkCoin(coin: unknown): Coin {
  const [txid, vout, value] = ['txid', 'vout', 'value'].map((part) => readPart(coin, part))
  if (typeof value !== 'number' || !Number.isSafeInteger(value) || value < 0)
    throw new TypeError('A coin without a value')
  const id = toTransactionId(txid)
  if (!id || typeof vout !== 'number' || !Number.isInteger(vout) || vout < 0)
    throw new TypeError('A coin without a place')
  const isConfirmed = readPart(readPart(coin, 'status'), 'confirmed') !== false
  return { txid: id, vout, value, isConfirmed }
}
