import { type CaipNetwork, CleatError, readJson } from '@cleat/core/adapter'
import { readPart } from '../wallet/readPart.ts'

/** Coins that nobody spent yet, as Esplora tells them; more may be in it. */
export type Utxo = {
  readonly txid: string
  readonly vout: number
  /** In satoshi. */
  readonly value: number
}

export type GetUtxos = (parameters: {
  network: CaipNetwork
  address: string
}) => Promise<readonly Utxo[]>

/**
 * What the coins of an address are worth, over the app's own index: the RPC URL of a network is where its Esplora interface is.
 * @throws `NETWORK_RPC_FAILED`
 */
export async function readBalance(parameters: {
  address: string
  network: CaipNetwork
  getUTXOs?: GetUtxos | undefined
}): Promise<{ value: bigint; decimals: number; symbol: string }> {
  const { address, network, getUTXOs = readUtxos } = parameters
  const { decimals, symbol } = network.nativeCurrency
  try {
    const coins: unknown = await getUTXOs({ network, address })
    return { value: sum(coins), decimals, symbol }
  } catch (cause) {
    throw new CleatError('NETWORK_RPC_FAILED', { context: { network: network.name }, cause })
  }
}

async function readUtxos({ network, address }: Parameters<GetUtxos>[0]): Promise<readonly Utxo[]> {
  let cause: unknown = new Error('The network has no RPC URL')
  for (const base of network.rpcUrls.default.http) {
    const url = `${base.replace(/\/+$/, '')}/address/${encodeURIComponent(address)}/utxo`
    try {
      return (await readJson({ url, service: network.name })) as Utxo[]
    } catch (error) {
      cause = error
    }
  }
  throw cause
}

/** Every coin counts once. */
function sum(coins: unknown): bigint {
  if (!Array.isArray(coins)) throw new TypeError('No list of coins')
  const byPlace = new Map<string, bigint>()
  for (const coin of coins) {
    const value = readPart(coin, 'value')
    if (typeof value !== 'number' || !Number.isSafeInteger(value) || value < 0)
      throw new TypeError('A coin without a value')
    byPlace.set(`${readPart(coin, 'txid')}:${readPart(coin, 'vout')}`, BigInt(value))
  }
  return [...byPlace.values()].reduce((total, value) => total + value, 0n)
}
