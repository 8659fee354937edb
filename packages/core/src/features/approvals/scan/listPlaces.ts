import type { FeatureRuntime } from '../../../runtime/features/featureRuntime.ts'
import type { Sender } from '../../../runtime/sender/getSender.ts'

/** The account on each network of the app that it can be on; on the one in use first. */
export function listPlaces({ controllers }: FeatureRuntime, sender: Sender): readonly Sender[] {
  const networks = controllers.network.get(sender.namespace)?.caipNetworks ?? []
  const others = networks.filter(
    ({ caipNetworkId }) => caipNetworkId !== sender.network.caipNetworkId,
  )
  return [sender, ...others.map((network) => ({ ...sender, network }))]
}
