import * as v from 'valibot'
import type { EvmChain } from '../../data/chains/openChains.ts'
import { hexData, hexNumber } from '../../data/rpc/hexSchema.ts'
import type { Delivery } from './delivery.ts'

export declare namespace fetchEvmDelivery {
  type Parameters = {
    chain: EvmChain
    txHash: string
    /** Null for the native currency. */
    asset: string | null
    address: string
    signal: AbortSignal
  }
}

const text = v.string()
const receiptSchema = v.nullable(
  v.object({
    status: v.literal('0x1'),
    blockNumber: text,
    logs: v.array(v.object({ address: text, topics: v.array(text), data: hexData })),
  }),
)
const transactionSchema = v.nullable(v.object({ to: v.nullish(text), value: hexNumber }))
const blockSchema = v.nullable(v.object({ timestamp: hexNumber }))

/** `keccak256('Transfer(address,address,uint256)')` */
const transferTopic = '0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef'
const decimalsCall = '0x313ce567'
const nativeDecimals = 18
const maxDecimals = 36n

/** What a mined transaction paid an address. `undefined` if it is not mined, or failed. */
export async function fetchEvmDelivery(
  parameters: fetchEvmDelivery.Parameters,
): Promise<Delivery | undefined> {
  const { chain, txHash, asset, address, signal } = parameters
  if (!/^0x[\da-f]{64}$/i.test(txHash)) return undefined
  const call = <const schema extends v.GenericSchema>(
    method: string,
    params: readonly unknown[],
    schema: schema,
  ) => chain.rpc.call({ method, params, schema, signal })

  const receipt = await call('eth_getTransactionReceipt', [txHash], receiptSchema)
  if (!receipt) return undefined
  const block = await call('eth_getBlockByNumber', [receipt.blockNumber, false], blockSchema)
  if (!block) return undefined
  const at = Number(block.timestamp) * 1000
  if (asset === null) {
    const transaction = await call('eth_getTransactionByHash', [txHash], transactionSchema)
    if (!transaction?.to || !isSame(transaction.to, address)) return undefined
    return { atoms: transaction.value, decimals: nativeDecimals, at }
  }
  const known = chain.tokens.get(asset)?.decimals
  const decimals =
    known === undefined
      ? await call('eth_call', [{ to: asset, data: decimalsCall }, 'latest'], hexNumber)
      : BigInt(known)
  if (decimals > maxDecimals) return undefined
  const receiver = `0x${address.slice(2).toLowerCase().padStart(64, '0')}`
  const transfers = receipt.logs.filter(
    ({ address: token, topics: [topic, , to] }) =>
      isSame(token, asset) && topic === transferTopic && to !== undefined && isSame(to, receiver),
  )
  const atoms = transfers.reduce((sum, { data }) => sum + readWord(data), 0n)
  return { atoms, decimals: Number(decimals), at }
}

function isSame(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase()
}

/** Zero for an event with other data, such as that of an item. */
function readWord(data: string): bigint {
  return data.length === 66 ? BigInt(data) : 0n
}
