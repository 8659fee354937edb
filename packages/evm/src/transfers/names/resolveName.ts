import type { CaipNetwork, Network, ResolvedName } from '@cleat/core/adapter'
import { CleatError, raceSignal, readRefusal } from '@cleat/core/adapter'
import { encodeBytes } from '../abi/encodeBytes.ts'
import { readBytes } from '../abi/readBytes.ts'
import { selectors } from '../abi/selectors.ts'
import { toWord } from '../abi/toWord.ts'
import { createEvmNode, type EvmNode } from '../node/createEvmNode.ts'
import type { EvmChain, NormalizeName } from '../node/evmChain.ts'
import { isRpcFailure } from '../node/isRpcFailure.ts'
import { encodeDnsName } from './encodeDnsName.ts'
import { readOffchain } from './readOffchain.ts'
import { toNameHash } from './toNameHash.ts'

/** ENS's universal resolver, at one address on every chain. It also finds names off the chain. */
const universalResolver = '0xeEeEEEeE14D718C2B47D9923Deab1335E144EeEe'

/** The coin of Ethereum's own addresses, and what stands for every chain of its kind (ENSIP-19). */
const ethereum = 60n
const everyChain = 0x8000_0000n

/** Longer names are not registered. */
const longest = 1000

/**
 * The address of a name on a network. A name may have an address for each chain, and one for all
 * chains. An address for Ethereum alone does not count on another chain, where it may have no
 * owner.
 * @throws `NETWORK_RPC_FAILED`
 * @see EIP-137, ENSIP-9, ENSIP-10, ENSIP-11, ENSIP-15, ENSIP-19
 */
export async function resolveName(
  chain: EvmChain,
  parameters: { name: string; network: CaipNetwork; signal: AbortSignal },
): Promise<ResolvedName | undefined> {
  const { network, signal } = parameters
  signal.throwIfAborted()
  const normalize = await raceSignal(chain.loadNormalize(), signal)
  const name = toName(parameters.name, normalize)
  const dnsName = name === undefined ? undefined : encodeDnsName(name)
  if (name === undefined || dnsName === undefined) return undefined
  const root = findRoot(chain, network)
  // A chain with a separate registry keeps addresses under Ethereum's coin type.
  const isOwn = root.id === network.id
  const ask = {
    rpc: createEvmNode(chain, root),
    dnsName,
    node: toNameHash(name, chain.keccak256),
    signal,
  }
  for (const coin of [isOwn ? ethereum : toCoin(network), everyChain]) {
    const address = await raceSignal(readAddress({ ...ask, coin }), signal)
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

function toName(text: string, normalize: NormalizeName): string | undefined {
  if (text.length > longest || !/[^.]\.[^.]/.test(text)) return undefined
  try {
    return normalize(text)
  } catch {
    return undefined
  }
}

async function readAddress(parameters: {
  rpc: EvmNode
  dnsName: string
  node: string
  coin: bigint
  signal: AbortSignal
}): Promise<string | undefined> {
  const { rpc, dnsName, node, coin, signal } = parameters
  const question = selectors.addr + node.slice(2) + toWord(coin)
  const name = encodeBytes(dnsName)
  const data =
    selectors.resolve + toWord(64) + toWord(64 + name.length / 2) + name + encodeBytes(question)
  try {
    const answer = await readOffchain(rpc, { to: universalResolver, data }, signal)
    return toAddressBytes(readBytes(readBytes(answer, 0) ?? '0x', 0))
  } catch (error) {
    signal.throwIfAborted()
    // The resolver answered that it does not know the name.
    if (readRefusal(error) !== undefined) return undefined
    if (isRpcFailure(error)) throw error
    const context = { network: rpc.network.name }
    throw new CleatError('NETWORK_RPC_FAILED', { context, cause: error })
  }
}

/** `undefined` for anything but an address, and for the zero address. */
function toAddressBytes(bytes: string | undefined): string | undefined {
  return bytes && /^0x[0-9a-f]{40}$/i.test(bytes) && !/^0x0+$/.test(bytes)
    ? bytes.toLowerCase()
    : undefined
}
