import { type Address, encodeFunctionData, type Hex, pad, parseAbi } from 'viem'
import { readDataUri } from '../../images/readDataUri.ts'
import { readImage } from '../../images/readImage.ts'
import { toWebAddress } from '../../images/toWebAddress.ts'
import type { OpenChains } from '../chains/openChains.ts'
import { callContracts } from '../rpc/callContracts.ts'

export declare namespace locateAvatar {
  type Parameters = {
    /** What the name says. */
    text: string
    /** The account of the name. */
    owner: Address
    chains: OpenChains
    /** The gateway of `ipfs://` URIs, if any. */
    ipfsGateway: string | undefined
    signal: AbortSignal
  }
}

const abi = parseAbi([
  'function ownerOf(uint256 id) view returns (address)',
  'function balanceOf(address owner, uint256 id) view returns (uint256)',
])
const item = /^(eip155:[1-9]\d{0,15})\/(erc721|erc1155):(0x[\da-fA-F]{40})\/(\d{1,78})$/
const longestAddress = 2048
/** A picture of 64 kB as base64. */
const longestData = 90_000
const largestPicture = 65_536

/**
 * Reads the picture of a name: an address of https, a picture of IPFS, one that is in the text, or
 * an item that the account has. `null` for everything else.
 * @see ENSIP-12
 */
export async function locateAvatar(parameters: locateAvatar.Parameters): Promise<string | null> {
  const { text, ipfsGateway } = parameters
  if (text.startsWith('data:')) return isPicture(text) ? text : null
  if (text.length > longestAddress) return null
  if (text.startsWith('eip155:')) return (await isOwn(parameters)) ? text : null
  return toPublicUrl(text, ipfsGateway)
}

function toPublicUrl(text: string, ipfsGateway: string | undefined): string | null {
  try {
    const url = URL.parse(toWebAddress(text, ipfsGateway))
    return url?.protocol === 'https:' && !url.username && !url.password ? url.href : null
  } catch {
    return null
  }
}

/** By its bytes, and only what cannot have code in it. */
function isPicture(text: string): boolean {
  if (text.length > longestData) return false
  if (!/^data:image\/(?:png|jpeg|webp);base64,[A-Za-z0-9+/]+={0,2}$/.test(text)) return false
  const bytes = readDataUri(text)
  return bytes.length <= largestPicture && readImage(bytes) !== undefined
}

/** An item of another account says nothing about this one. */
async function isOwn(parameters: locateAvatar.Parameters): Promise<boolean> {
  const { text, owner, chains, signal } = parameters
  const [, chainId = '', standard, contract = '', id = ''] = item.exec(text) ?? []
  const chain = chains.get(chainId)
  if (chain?.namespace !== 'eip155' || BigInt(id || 0) >= 2n ** 256n) return false
  const data =
    standard === 'erc721'
      ? encodeFunctionData({ abi, functionName: 'ownerOf', args: [BigInt(id)] })
      : encodeFunctionData({ abi, functionName: 'balanceOf', args: [owner, BigInt(id)] })
  const call = { to: contract.toLowerCase() as Address, data }
  const [answer] = await callContracts({ rpc: chain.rpc, calls: [call], signal })
  if (answer === undefined) return false
  return standard === 'erc721' ? answer === pad(owner).toLowerCase() : isSome(answer)
}

function isSome(answer: Hex): boolean {
  return answer.length === 66 && BigInt(answer) > 0n
}
