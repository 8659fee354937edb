import type { FeatureRuntime } from '../../../runtime/features/featureRuntime.ts'
import { getSender, type Sender } from '../../../runtime/sender/getSender.ts'

/** The feature without which nothing can be seen to arrive. */
export const buyerFeature = 'balance:read'

/** The account and network that buy. */
export function getBuyer(kit: FeatureRuntime): Sender | undefined {
  return getSender(kit, buyerFeature)
}
