import type { CaipNetwork, SentTransaction, TrackingData } from '@cleat/core/adapter'
import { CleatError, readErrorCode, readProperty } from '@cleat/core/adapter'
import { toQuantity } from '../abi/toQuantity.ts'
import { createEvmNode } from '../node/createEvmNode.ts'
import { createRpcCall } from '../node/createRpcCall.ts'
import type { EvmChain } from '../node/evmChain.ts'
import { readAsked } from '../node/readAsked.ts'
import { sendTransaction } from '../node/sendTransaction.ts'
import type { EvmPayload } from '../payload/readPayload.ts'

/** What wallets answer that sign transactions and do not send them: EIP-1193, JSON-RPC. */
const unable: ReadonlySet<number | undefined> = new Set([4200, -32601, -32004])

/**
 * Asks the wallet for a transaction. What a wallet only signs is sent here, by an RPC that keeps it
 * out of the public queue. If that RPC fails, nothing goes to another one.
 * @throws what the wallet's request throws, `NETWORK_RPC_FAILED`
 */
export async function sendProtected(
  chain: EvmChain,
  parameters: {
    network: CaipNetwork
    transaction: EvmPayload
    before?: TrackingData | undefined
    /** The RPC that keeps it out of the public queue. */
    url: string
  },
): Promise<SentTransaction> {
  try {
    return await sendTransaction(chain, parameters)
  } catch (error) {
    if (!unable.has(readErrorCode(error))) throw error
    return signAndSend(chain, parameters)
  }
}

async function signAndSend(
  chain: EvmChain,
  parameters: Parameters<typeof sendProtected>[1],
): Promise<SentTransaction> {
  const { network, transaction, before, url } = parameters
  const node = createEvmNode(chain, network)
  const next = await node.readNumber('eth_getTransactionCount', transaction.from, 'pending')
  const asked = await readAsked(node)
  const method = 'eth_signTransaction'
  const params = [{ ...transaction, nonce: toQuantity(next) }]
  const answer = await chain.send({ method, params })
  // Some wallets answer with its fields, too.
  const raw: unknown = typeof answer === 'string' ? answer : readProperty(answer, 'raw')
  const isRaw = typeof raw === 'string' && /^0x(?:[0-9a-f]{2}){32,}$/i.test(raw)
  if (!isRaw) throw new CleatError('WALLET_METHOD_UNSUPPORTED', { context: { wallet: '', method } })
  const there = { ...network, rpcUrls: { default: { http: [url] } } }
  const shielded = createEvmNode({ call: createRpcCall() }, there)
  const hash = await shielded.readBytes('eth_sendRawTransaction', raw)
  return { hash, trackingData: { ...before, ...asked, next: toQuantity(next) } }
}
