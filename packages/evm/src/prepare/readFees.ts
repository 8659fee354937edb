import { CleatError, readProperty } from '@cleat/core/adapter'
import { toQuantity } from '../abi/toQuantity.ts'
import type { EvmNode } from '../node/createEvmNode.ts'

/** The gas price in wei. */
export type EvmFees = {
  readonly expected: bigint
  /** The maximum price. */
  readonly limit: bigint
  /** The transaction's fee fields. */
  readonly fields:
    | { readonly maxFeePerGas: string; readonly maxPriorityFeePerGas: string }
    | { readonly gasPrice: string }
}

/** A higher price is a mistake: the most expensive chains are at a hundredth of it. */
const absurd = 10n ** 17n

/**
 * Tips above ten times the base fee are outliers. Below this base fee, the limit is based on this
 * value.
 */
const smallFee = 10n ** 10n

/**
 * Fetches the gas price: twice the next base fee, so that it may double, plus the usual tip. On
 * chains without a base fee, one price.
 * @throws `NETWORK_RPC_FAILED`, also for impossible values
 * @see EIP-1559
 */
export async function readFees(node: EvmNode): Promise<EvmFees> {
  const [block, history] = await Promise.all([
    node.ask('eth_getBlockByNumber', 'latest', false),
    node.ask('eth_feeHistory', '0x5', 'latest', [50]).catch(() => undefined),
  ])
  const fee = toNumber(readProperty(block, 'baseFeePerGas'))
  if (fee === undefined) {
    const price = bounded(node, await node.readNumber('eth_gasPrice'))
    return { expected: price, limit: price, fields: { gasPrice: toQuantity(price) } }
  }
  const next = toNumber(toList(readProperty(history, 'baseFeePerGas')).at(-1)) ?? fee
  const tip = await readTip(node, history, next)
  const limit = bounded(node, next * 2n + tip)
  return {
    expected: next + tip,
    limit,
    fields: { maxFeePerGas: toQuantity(limit), maxPriorityFeePerGas: toQuantity(tip) },
  }
}

/** The median tip of recent blocks, or the node's suggestion if those were empty. */
async function readTip(node: EvmNode, history: unknown, fee: bigint): Promise<bigint> {
  const tips = toList(readProperty(history, 'reward'))
    .map((rewards) => toNumber(toList(rewards)[0]))
    .filter((tip) => tip !== undefined)
    .sort((one, other) => (one < other ? -1 : 1))
  const usual = tips[Math.floor(tips.length / 2)] || undefined
  const tip = usual ?? (await node.readNumber('eth_maxPriorityFeePerGas').catch(() => 0n))
  const most = 10n * (fee > smallFee ? fee : smallFee)
  return tip < most ? tip : most
}

function bounded(node: EvmNode, price: bigint): bigint {
  if (price < absurd) return price
  const cause = new Error(`A fee of ${price} for each unit of gas cannot be`)
  throw new CleatError('NETWORK_RPC_FAILED', { context: { network: node.network.name }, cause })
}

function toList(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : []
}

function toNumber(value: unknown): bigint | undefined {
  return typeof value === 'string' && /^0x[0-9a-f]{1,64}$/i.test(value) ? BigInt(value) : undefined
}
