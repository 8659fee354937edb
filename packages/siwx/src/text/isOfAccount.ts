import type { SIWXSession } from '@cleat/core/sign-in'
import { toFields } from './toFields.ts'

/**
 * Whether a session counts for an address on a chain. A key's is for every chain of its family; a
 * contract's, and any with `perChain`, for the chain that it was signed for.
 */
export async function isOfAccount(
  { data, kind = 'key' }: Pick<SIWXSession, 'data' | 'kind'>,
  asked: { chainId: string; address: string; perChain: boolean },
): Promise<boolean> {
  const { chainId, address, perChain } = asked
  const [namespace] = chainId.split(':')
  if (data.chainId.split(':')[0] !== namespace) return false
  if (data.chainId !== chainId && (kind === 'contract' || perChain)) return false
  if (data.accountAddress === address) return true
  // An account of Polkadot has several addresses, by their prefixes. Others have one.
  if (namespace !== 'polkadot') return false
  const { readPolkadotAccount } = await import('../account/readPolkadotAccount.ts')
  const own = readPolkadotAccount(toFields(data))
  const other = readPolkadotAccount(toFields({ ...data, accountAddress: address, chainId }))
  return 'holder' in own && 'holder' in other && own.holder === other.holder
}
