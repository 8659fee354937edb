import { defineFeature, type FeatureDefinition } from '../../runtime/features/defineFeature.ts'
import type { OpenableRoute, RouteDefinition } from '../../runtime/features/routeDefinition.ts'
import type { NamesController } from './state/namesController.ts'

export type NamesRoutes = {
  /** Chooses a name in the zone of the app, and registers it. */
  RegisterAccountName: OpenableRoute
  /** The same view, under AppKit's other name. */
  ChooseAccountName: OpenableRoute
  /** A name that the account has. */
  RegisterAccountNameSuccess: RouteDefinition<{ ensName: string }>
}

/** Names of accounts: registered in the zone of the app, and looked up. */
export const names: FeatureDefinition<'names', NamesRoutes, NamesController> = defineFeature({
  id: 'names',
  routes: {
    RegisterAccountName: { needs: 'account', isOpenable: true },
    ChooseAccountName: { needs: 'account', isOpenable: true },
    RegisterAccountNameSuccess: { needs: 'account' },
  },
  load: async () => (await import('./createNames.ts')).createNames,
})
