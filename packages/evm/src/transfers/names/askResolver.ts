import { CleatError, isCleatError, readProperty } from '@cleat/core/adapter'
import type { Hex } from '../../base/hex.ts'
import { library } from '../../library/viemEns.ts'
import type { EvmNode, NodeCall } from '../../node/createEvmNode.ts'
import { isRpcFailure } from '../../node/isRpcFailure.ts'
import { createOffchainFetch } from './createOffchainFetch.ts'
import { OffchainError } from './offchainError.ts'
import { universalResolver } from './universalResolver.ts'

/** How often a name's contract is called: once, and after each redirect to URLs. */
const callLimit = 5

/**
 * Asks ENS's universal resolver. `undefined` if it answers that it does not know the name.
 * @throws `NETWORK_RPC_FAILED`
 */
export async function askResolver(parameters: {
  node: EvmNode
  data: Hex
  signal: AbortSignal
}): Promise<string | undefined> {
  const { node, data, signal } = parameters
  const client = createNameClient(node, signal)
  try {
    return (await library.call(client, { to: universalResolver, data })).data ?? '0x'
  } catch (error) {
    signal.throwIfAborted()
    const failure = findFailure(error)
    // The contract answered that it does not know the name, or what is no address.
    if (failure === undefined) return undefined
    if (isRpcFailure(failure)) throw failure
    const context = { network: node.network.name }
    throw new CleatError('NETWORK_RPC_FAILED', { context, cause: failure })
  }
}

/** A client of viem that asks our node, and our fetch where an answer is kept off the chain. */
function createNameClient(node: EvmNode, signal: AbortSignal) {
  let calls = 0
  const request = async ({ params }: { params?: unknown }) => {
    calls += 1
    if (calls > callLimit) throw new Error('The name leads elsewhere without end')
    const [call] = params as [NodeCall]
    return node.run(call)
  }
  return library.createClient({
    ccipRead: { request: createOffchainFetch({ network: node.network, signal }) },
    transport: library.custom({ request }, { retryCount: 0 }),
  })
}

/** Why there is no answer, in an error that viem made of it. */
function findFailure(error: unknown): unknown {
  let current = error
  for (let depth = 0; depth < 16; depth += 1) {
    if (isCleatError(current) || current instanceof OffchainError) return current
    current = readProperty(current, 'cause')
  }
  return undefined
}
