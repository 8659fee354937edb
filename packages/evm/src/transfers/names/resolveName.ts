import type { CaipNetwork, Network, ResolvedName } from '@cleat/core/adapter'
import { CleatError, isCleatError, raceSignal, readProperty } from '@cleat/core/adapter'
import { library } from '../../library/viemEns.ts'
import { readBytes } from '../abi/readBytes.ts'
import { createEvmNode, type EvmNode, type NodeCall } from '../node/createEvmNode.ts'
import type { EvmChain } from '../node/evmChain.ts'
import { isRpcFailure } from '../node/isRpcFailure.ts'
import { createOffchainFetch } from './createOffchainFetch.ts'
import { encodeLookup } from './encodeLookup.ts'
import { OffchainError } from './offchainError.ts'

/** ENS's universal resolver, at one address on every chain. It also finds names off the chain. */
const universalResolver = '0xeEeEEEeE14D718C2B47D9923Deab1335E144EeEe'

/** The coin of Ethereum's own addresses, and what stands for every chain of its kind (ENSIP-19). */
const ethereum = 60n
const everyChain = 0x8000_0000n

/** Longer names are not registered. */
const longest = 1000

/** How often a name's contract is called: once, and after each redirect to URLs. */
const callLimit = 5

/**
 * The address of a name on a network. A name may have an address for each chain, and one for all
 * chains. An address for Ethereum alone does not count on another chain, where it may have no
 * owner. viem asks the resolver and follows it off the chain; nodes and URLs are asked with our
 * limits.
 * @throws `NETWORK_RPC_FAILED`
 * @see EIP-137, EIP-3668, ENSIP-9, ENSIP-10, ENSIP-11, ENSIP-15, ENSIP-19, ENSIP-21
 */
export async function resolveName(
  chain: EvmChain,
  parameters: { name: string; network: CaipNetwork; signal: AbortSignal },
): Promise<ResolvedName | undefined> {
  const { network, signal } = parameters
  signal.throwIfAborted()
  const name = toName(parameters.name)
  if (name === undefined) return undefined
  const root = findRoot(chain, network)
  // A chain with a separate registry keeps addresses under Ethereum's coin type.
  const isOwn = root.id === network.id
  const node = createEvmNode(chain, root)
  for (const coin of [isOwn ? ethereum : toCoin(network), everyChain]) {
    const address = await raceSignal(readAddress({ node, name, coin, signal }), signal)
    if (address) return { name, address: chain.toAddress(address) }
  }
  return undefined
}

/** Names are on Ethereum, or on the network itself if the app does not use Ethereum. */
function findRoot(chain: EvmChain, network: Network): Network {
  return chain.networks().find(({ id }) => Number(id) === 1) ?? network
}

/** Chains with too large an id have no coin type (ENSIP-11). */
function toCoin({ id }: CaipNetwork): bigint {
  return BigInt(id) < everyChain ? everyChain | BigInt(id) : everyChain
}

function toName(text: string): string | undefined {
  if (text.length > longest || !/[^.]\.[^.]/.test(text)) return undefined
  try {
    const name = library.normalize(text)
    const labels = name.split('.').map((label) => new TextEncoder().encode(label).length)
    return labels.every((length) => length > 0 && length <= 255) ? name : undefined
  } catch {
    return undefined
  }
}

async function readAddress(parameters: {
  node: EvmNode
  name: string
  coin: bigint
  signal: AbortSignal
}): Promise<string | undefined> {
  const { node, name, coin, signal } = parameters
  const client = createNameClient(node, signal)
  try {
    const data = encodeLookup({ name, coin })
    const answer = (await library.call(client, { to: universalResolver, data })).data ?? '0x'
    // Read here: viem's `getEnsAddress` takes a word for an address of any coin, and it may be
    // that of Ethereum alone.
    return toAddress(readBytes(readBytes(answer, 0) ?? '0x', 0))
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
    ccipRead: { request: createOffchainFetch(signal) },
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

/** `undefined` for anything but an address, and for the zero address. */
function toAddress(bytes: string | undefined): string | undefined {
  return bytes && /^0x[0-9a-f]{40}$/i.test(bytes) && !/^0x0+$/.test(bytes)
    ? bytes.toLowerCase()
    : undefined
}
