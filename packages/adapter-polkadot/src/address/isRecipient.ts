import type { CaipNetwork } from '@cleat/core/adapter'
import { decodeSs58 } from './ss58.ts'
import { generic, ss58Prefix } from './ss58Prefix.ts'

/** How Polkadot writes addresses, and by now all that belongs to it. */
const polkadot = 0

/**
 * Whether something can be sent to an address on a network. One that is written for another network is somebody's, and that
 * somebody may not be able to get at it here.
 */
export function isRecipient(parameters: { to: unknown; network: CaipNetwork }): boolean {
  const { to, network } = parameters
  const decoded = decodeSs58(to)
  if (!decoded) return false
  const own = ss58Prefix(network)
  // Where the app does not say how the network writes addresses, all are its own.
  return own === generic || [own, generic, polkadot].includes(decoded.prefix)
}
