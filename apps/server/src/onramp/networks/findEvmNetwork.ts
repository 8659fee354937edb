import { findNetwork } from './findNetwork.ts'
import type { OnrampNetwork } from './onrampNetworks.ts'

/** The EVM network with this number, or text of a number. */
export function findEvmNetwork(
  chainId: string | number | null | undefined,
): OnrampNetwork | undefined {
  return /^[1-9]\d{0,15}$/.test(String(chainId)) ? findNetwork(`eip155:${chainId}`) : undefined
}
