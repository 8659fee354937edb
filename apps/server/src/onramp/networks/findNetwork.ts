import { type OnrampNetwork, onrampNetworks } from './onrampNetworks.ts'

/**
 * The network of a CAIP-2 id, of a name of the Data API, or of a provider's name. `undefined` if it
 * is none that orders are placed on.
 */
export function findNetwork(text: string): OnrampNetwork | undefined {
  const name = text.toLowerCase()
  return onrampNetworks.find(
    (network) => network.id === text || network.name === name || network.aliases.includes(name),
  )
}
