import { readProperty } from '@cleat/core/adapter'
import { encodeBytes } from '../abi/encodeBytes.ts'
import { readBytes } from '../abi/readBytes.ts'
import { readTexts } from '../abi/readTexts.ts'
import { selectors } from '../abi/selectors.ts'
import { toWord } from '../abi/toWord.ts'
import type { EvmNode, NodeCall } from '../node/createEvmNode.ts'
import { createOffchainFetch } from './createOffchainFetch.ts'
import type { OffchainQuery } from './offchainQuery.ts'

/** How often a contract may redirect. */
const rounds = 4

/**
 * Runs a call whose answer may be off-chain: the contract names the URLs and verifies their
 * answers. HTTPS only, with limits on time, size and the number of requests.
 * @throws the node's refusal, `SERVICE_…` if no URL answered, `NETWORK_RPC_FAILED`
 * @see EIP-3668, ENSIP-21
 */
export async function readOffchain(
  node: EvmNode,
  call: NodeCall & { data: string },
  signal: AbortSignal,
): Promise<string> {
  let { data } = call
  const fetchOffchain = createOffchainFetch(signal)
  for (let round = 0; ; round += 1) {
    try {
      return await node.run({ ...call, data })
    } catch (error) {
      const lookup = readLookup(error)
      // The sender must be the called contract, or the answer would be verified by another one.
      if (!lookup || round >= rounds || lookup.sender !== call.to.toLowerCase()) throw error
      const response = await fetchOffchain(lookup)
      data = lookup.callback + encodePair(response, lookup.extraData)
    }
  }
}

type Lookup = OffchainQuery & {
  readonly callback: string
  readonly extraData: string
}

/** Finds the data of a revert in a library's error. */
function readLookup(error: unknown): Lookup | undefined {
  let current = error
  for (let depth = 0; depth < 8; depth += 1) {
    const data = readProperty(current, 'data')
    const inner = typeof data === 'object' ? readProperty(data, 'data') : data
    if (typeof inner === 'string' && inner.startsWith(selectors.offchainLookup))
      return decodeLookup(`0x${inner.slice(10)}`)
    current = readProperty(current, 'cause')
  }
  return undefined
}

function decodeLookup(data: string): Lookup | undefined {
  const [callData, extraData] = [readBytes(data, 2), readBytes(data, 4)]
  const urls = readTexts(data, 1)
  if (callData === undefined || extraData === undefined || !urls) return undefined
  const callback = `0x${data.slice(194, 202)}`
  return { sender: `0x${data.slice(26, 66)}`.toLowerCase(), urls, callData, callback, extraData }
}

function encodePair(one: string, other: string): string {
  const first = encodeBytes(one)
  return toWord(64) + toWord(64 + first.length / 2) + first + encodeBytes(other)
}
