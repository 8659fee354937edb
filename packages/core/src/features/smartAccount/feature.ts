import { defineFeature, type FeatureDefinition } from '../../runtime/features/defineFeature.ts'
import type { RouteDefinition } from '../../runtime/features/routeDefinition.ts'
import type { SmartAccountController } from './state/smartAccountController.ts'

export type SmartAccountRoutes = {
  /** Whether the account is a smart one, and where. */
  SmartAccountSettings: RouteDefinition
  /** Whose code the account runs. */
  AccountCode: RouteDefinition
}

/** What code accounts run, and the kind of account that a visitor prefers. @see EIP-7702 */
export const smartAccount: FeatureDefinition<
  'smartAccount',
  SmartAccountRoutes,
  SmartAccountController
> = defineFeature({
  id: 'smartAccount',
  routes: { SmartAccountSettings: { needs: 'account' }, AccountCode: { needs: 'account' } },
  load: async () => (await import('./createSmartAccount.ts')).createSmartAccount,
})
