import { readBytes } from '../../abi/readBytes.ts'
import { readUtf8 } from '../../abi/readUtf8.ts'
import type { EvmNode } from '../../node/createEvmNode.ts'
import { askResolver } from './askResolver.ts'
import { encodeLookup } from './encodeLookup.ts'
import type { PrimaryName } from './findPrimaryName.ts'
import { normalizeName } from './normalizeName.ts'
import { readNameAddress } from './readNameAddress.ts'
import { toAvatar } from './toAvatar.ts'
import { everyChain } from './toCoin.ts'

/** Names that are longer do not fit where names are shown. */
const longest = 255

/**
 * Checks that a name leads back to the address that gave it, and reads its picture. A name that is
 * not written as it is registered may imitate another one, so it does not count.
 * @throws `NETWORK_RPC_FAILED`
 */
export async function confirmName(parameters: {
  node: EvmNode
  address: string
  /** The coin type for which the name was found. */
  coin: bigint
  found: PrimaryName
  signal: AbortSignal
}): Promise<{ name: string; avatar?: string | undefined } | undefined> {
  const { node, address, coin, signal } = parameters
  const name = await readName(parameters)
  if (name === undefined || name.length > longest || normalizeName(name) !== name) return undefined
  const owner =
    (await readNameAddress({ node, name, coin, signal })) ??
    (await readNameAddress({ node, name, coin: everyChain, signal }))
  if (owner !== address.toLowerCase()) return undefined
  const data = encodeLookup({ name, key: 'avatar' })
  // A name without its picture is still the name.
  const answer = await askResolver({ node, data, signal }).catch(() => undefined)
  signal.throwIfAborted()
  const record = answer && readUtf8(readBytes(answer, 0) ?? '0x', 0)
  return { name, avatar: toAvatar(record) }
}

async function readName(parameters: {
  node: EvmNode
  found: PrimaryName
  signal: AbortSignal
}): Promise<string | undefined> {
  const { node, found, signal } = parameters
  if (found.status === 'named') return found.name
  if (found.status === 'none') return undefined
  const answer = await askResolver({ node, data: found.data, signal })
  return answer && readUtf8(answer, 0)
}
