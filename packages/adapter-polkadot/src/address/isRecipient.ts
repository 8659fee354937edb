import type { CaipNetwork } from '@cleat/core/adapter'
import { decodeSs58 } from '@cleat/signatures/polkadot'
import { generic, ss58Prefix } from './ss58Prefix.ts'

/** The address prefix of Polkadot, now shared by its system chains. */
const polkadot = 0

/**
 * Whether an address can receive on a network. Refuses the prefix of another network, because its
 * owner may have no access to the account here.
 */
export function isRecipient(parameters: { to: unknown; network: CaipNetwork }): boolean {
  const { to, network } = parameters
  const decoded = decodeSs58(to)
  if (!decoded) return false
  const own = ss58Prefix(network)
  // Without a prefix in the app's network, every prefix is accepted.
  return own === generic || [own, generic, polkadot].includes(decoded.prefix)
}
