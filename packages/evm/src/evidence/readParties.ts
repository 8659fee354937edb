import type { AdapterFeatures } from '@cleat/core/adapter'
import { readWord } from '../abi/readWord.ts'
import type { EvmNode } from '../node/createEvmNode.ts'
import { isDelegated } from '../node/isDelegated.ts'
import { askContract } from './askContract.ts'

type Asked = Omit<Parameters<AdapterFeatures['request:parties']>[0], 'network'>
type Answer = Awaited<ReturnType<AdapterFeatures['request:parties']>>[string]
type Party = Omit<Answer, 'balance'>

/** What is known of addresses, by network. The oldest goes first. */
export type PartyMemory = Map<string, { readonly party: Promise<Party>; readonly until: number }>

const most = 500
/** An account may get code at any time; a contract keeps it. */
const [minute, day] = [60_000, 86_400_000]
/** ERC-721 for `supportsInterface`, whose `bytes4` stands at its beginning. @see ERC-165 */
const collection = BigInt(`0x80ac58cd${'0'.repeat(56)}`)

/**
 * Reads whether addresses have code, and whether tokens are collections of which each item is one
 * of its kind, or what an account has of them. What could not be read is `unknown`, and asked for
 * again; balances always are.
 */
export async function readParties(
  node: EvmNode,
  memory: PartyMemory,
  { addresses, tokens, account }: Asked,
): ReturnType<AdapterFeatures['request:parties']> {
  const asked = addresses.map(async (address): Promise<[string, Answer]> => {
    const isToken = tokens.includes(address)
    const [party, balance] = await Promise.all([
      remember(node, memory, { address, isToken }),
      isToken ? readBalance(node, { token: address, account }) : undefined,
    ])
    const isAmount = party.isCollection === false && balance !== undefined
    return [address, isAmount ? { ...party, balance } : party]
  })
  return Object.fromEntries(await Promise.all(asked))
}

async function remember(
  node: EvmNode,
  memory: PartyMemory,
  { address, isToken }: { readonly address: string; readonly isToken: boolean },
): Promise<Party> {
  const place = `${node.network.id}:${address}:${isToken}`
  const known = memory.get(place)
  if (known && Date.now() < known.until) return known.party
  const party = readParty(node, { address, isToken }).catch((): Party => ({ kind: 'unknown' }))
  memory.delete(place)
  memory.set(place, { party, until: Number.POSITIVE_INFINITY })
  for (const oldest of memory.keys()) {
    if (memory.size <= most) break
    memory.delete(oldest)
  }
  const { kind } = await party
  // It may have gone meanwhile.
  if (memory.get(place)?.party !== party) return party
  if (kind === 'unknown') memory.delete(place)
  else memory.set(place, { party, until: Date.now() + (kind === 'contract' ? day : minute) })
  return party
}

async function readParty(
  node: EvmNode,
  { address, isToken }: { readonly address: string; readonly isToken: boolean },
): Promise<Party> {
  const code = await node.readBytes('eth_getCode', address, 'latest')
  if (code === '0x') return { kind: 'account' }
  if (isDelegated(code)) return { kind: 'delegated' }
  if (!isToken) return { kind: 'contract' }
  return { kind: 'contract', isCollection: await isCollection(node, address) }
}

async function isCollection(node: EvmNode, address: string): Promise<boolean> {
  const { to, data } = askContract(address, '01ffc9a7', collection)
  // Most tokens do not have the function, and fail.
  const answer = await node.run({ to, data }).catch(() => '0x')
  return /^0x0{63}1$/.test(answer)
}

async function readBalance(
  node: EvmNode,
  { token, account }: { readonly token: string; readonly account: string },
): Promise<bigint | undefined> {
  const { to, data } = askContract(token, '70a08231', account)
  const answer = await node.run({ to, data }).catch(() => '0x')
  return readWord(answer, 0)
}
