import { type CaipNetworkId, parseCaipNetworkId } from '../../../base/caip/caipNetworkId.ts'
import type { NameProfile } from './answers/profileAnswer.ts'

/** The coin type of Ethereum, and the one of every chain of its kind. */
const [ethereum, everyChain] = [60, 0x8000_0000]

/**
 * The addresses that a name has on a chain. On a numbered chain that of the chain itself, else the
 * one of every chain: the same address on another chain may be another account. On other chains
 * all of them, because each chain reads its form alone.
 * @see ENSIP-9, ENSIP-11, ENSIP-19
 */
export function listNameAddresses(
  { addresses }: Pick<NameProfile, 'addresses'>,
  caipNetworkId: CaipNetworkId,
): readonly string[] {
  const { reference } = parseCaipNetworkId(caipNetworkId)
  if (!/^[1-9]\d{0,9}$/.test(reference)) return Object.values(addresses)
  const coin = reference === '1' ? ethereum : everyChain + Number(reference)
  const found = addresses[coin] ?? addresses[everyChain]
  return found === undefined ? [] : [found]
}
