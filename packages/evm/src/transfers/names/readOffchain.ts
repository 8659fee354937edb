import { createHttp, readProperty } from '@cleat/core/adapter'
import { object, pipe, regex, string } from 'valibot'
import { encodeBytes } from '../abi/encodeBytes.ts'
import { readBytes } from '../abi/readBytes.ts'
import { readSmall } from '../abi/readSmall.ts'
import { selectors } from '../abi/selectors.ts'
import { toWord } from '../abi/toWord.ts'
import type { EvmNode, NodeCall } from '../node/createEvmNode.ts'

/** How often a contract may redirect, to how many URLs, and the timeout of each. */
const rounds = 4
const places = 4
const timeoutMs = 5000

const answer = object({ data: pipe(string(), regex(/^0x(?:[0-9a-fA-F]{2})*$/)) })

/**
 * Runs a call whose answer may be off-chain: the contract names the URLs and verifies their
 * answers. HTTPS only, with limits on time and size.
 * @throws the node's refusal, `SERVICE_…` if no URL answered, `NETWORK_RPC_FAILED`
 * @see EIP-3668
 */
export async function readOffchain(
  node: EvmNode,
  call: NodeCall & { data: string },
  signal: AbortSignal,
): Promise<string> {
  let { data } = call
  for (let round = 0; ; round += 1) {
    try {
      return await node.run({ ...call, data })
    } catch (error) {
      const lookup = readLookup(error)
      // The sender must be the called contract, or the answer would be verified by another one.
      if (!lookup || round >= rounds || lookup.sender !== call.to.toLowerCase()) throw error
      const response = await ask(lookup, signal)
      data = lookup.callback + encodePair(response, lookup.extraData)
    }
  }
}

type Lookup = {
  readonly sender: string
  readonly urls: readonly string[]
  readonly callData: string
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
  const list = 2 + (readSmall(data, 66) ?? Number.NaN) * 2
  const count = readSmall(data, list)
  if (callData === undefined || extraData === undefined || count === undefined) return undefined
  const urls = Array.from({ length: Math.min(count, places) }, (_, index) =>
    toText(readBytes(data, index, list + 64)),
  )
  const callback = `0x${data.slice(194, 202)}`
  return { sender: `0x${data.slice(26, 66)}`.toLowerCase(), urls, callData, callback, extraData }
}

async function ask({ sender, urls, callData }: Lookup, signal: AbortSignal): Promise<string> {
  let reason: unknown = new Error('The name is kept where nobody can be asked')
  for (const url of urls.filter((url) => url.startsWith('https://') && URL.canParse(url))) {
    const baseUrl = url.replaceAll('{sender}', sender).replaceAll('{data}', callData)
    const http = createHttp({ baseUrl, service: 'name service', timeoutMs, retries: 0 })
    try {
      const { data } = url.includes('{data}')
        ? await http.get('', { schema: answer, signal })
        : await http.ask('', { body: { sender, data: callData }, schema: answer, signal })
      return data
    } catch (error) {
      signal.throwIfAborted()
      reason = error
    }
  }
  throw reason
}

function encodePair(one: string, other: string): string {
  const first = encodeBytes(one)
  return toWord(64) + toWord(64 + first.length / 2) + first + encodeBytes(other)
}

function toText(bytes = '0x'): string {
  const pairs = bytes.slice(2).match(/../g) ?? []
  return new TextDecoder().decode(Uint8Array.from(pairs, (pair) => Number(`0x${pair}`)))
}
