import * as v from 'valibot'
import type { Address } from 'viem'
import {
  decodeAbiParameters,
  encodeFunctionData,
  getAddress,
  isAddress,
  parseAbi,
} from 'viem/utils'
import type { EvmChain, OpenChains } from '../data/chains/openChains.ts'
import { callContracts } from '../data/rpc/callContracts.ts'
import { fetchPublic } from './fetchPublic.ts'
import { readDataUri } from './readDataUri.ts'
import type { HostPolicy } from './resolvePublic.ts'
import { toWebAddress } from './toWebAddress.ts'

export declare namespace locateItemImage {
  type Parameters = {
    /** CAIP-19. */
    assetId: string
    chains: OpenChains
    /** The gateway of `ipfs://` URIs, if any. */
    ipfsGateway: string | undefined
    policy?: HostPolicy | undefined
    timeoutMs?: number | undefined
    signal: AbortSignal
  }
}

const abi = parseAbi([
  'function tokenURI(uint256 id) view returns (string)',
  'function uri(uint256 id) view returns (string)',
])
const pattern = /^(eip155:\d{1,20})\/(erc721|erc1155):(0x[\da-fA-F]{40})\/(\d{1,78})$/
const described = v.object({ image: v.pipe(v.string(), v.maxLength(1_400_000)) })
const limitBytes = 262_144

/**
 * Finds an item's image: its contract names a metadata document, and that names an image. Both are
 * untrusted, so the document is fetched with the same protection as images.
 * @throws if there is none
 */
export async function locateItemImage(parameters: locateItemImage.Parameters): Promise<string> {
  const { assetId, chains, ipfsGateway, policy, timeoutMs, signal } = parameters
  const [, chainId = '', standard, address = '', id = ''] = pattern.exec(assetId) ?? []
  const chain = chains.get(chainId)
  if (chain?.namespace !== 'eip155' || !isAddress(address, { strict: false })) {
    throw new Error('is no thing of a chain')
  }
  const functionName = standard === 'erc721' ? 'tokenURI' : 'uri'
  const place = { chain, address: getAddress(address), functionName, id: BigInt(id) } as const
  const uri = toWebAddress(await readUri({ ...place, signal }), ipfsGateway)
  const text = uri.startsWith('data:')
    ? readDataUri(uri)
    : await fetchPublic({
        url: uri,
        signal,
        accept: 'application/json',
        limitBytes,
        policy,
        timeoutMs,
      })
  const { image } = v.parse(described, JSON.parse(String(text)))
  return toWebAddress(image, ipfsGateway)
}

type ReadUri = {
  chain: EvmChain
  address: Address
  functionName: 'tokenURI' | 'uri'
  id: bigint
  signal: AbortSignal
}

async function readUri({ chain, address, functionName, id, signal }: ReadUri): Promise<string> {
  const data = encodeFunctionData({ abi, functionName, args: [id] })
  const [answer] = await callContracts({ rpc: chain.rpc, calls: [{ to: address, data }], signal })
  if (!answer) throw new Error('does not say what it is')
  const [uri] = decodeAbiParameters([{ type: 'string' }], answer)
  // An ERC-1155 contract has one URI for all items, with a placeholder for the id.
  return uri.replaceAll('{id}', id.toString(16).padStart(64, '0'))
}
