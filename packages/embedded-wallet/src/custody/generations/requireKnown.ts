import { CustodyError } from '../custodyError.ts'
import type { KnownWallet } from './knownWallet.ts'

/**
 * Refuses a wallet that is older than the one this browser knows, or has other addresses.
 * @throws `GENERATION_OLD`, `WALLET_REPLACED`
 */
export function requireKnown(
  { generation, addresses }: KnownWallet,
  known: KnownWallet | undefined,
): void {
  if (!known) return
  if (generation < known.generation)
    throw new CustodyError('GENERATION_OLD', `${known.generation} was seen before ${generation}`)
  const namespaces = ['eip155', 'solana'] as const
  if (namespaces.some((one) => known.addresses[one] && known.addresses[one] !== addresses[one]))
    throw new CustodyError('WALLET_REPLACED', 'the wallet has other addresses than before')
}
