import type { Namespace } from '../../base/caip/namespace.ts'
import { defineFeature, type FeatureDefinition } from '../../runtime/features/defineFeature.ts'
import type { OpenableRoute, RouteDefinition } from '../../runtime/features/routeDefinition.ts'
import type { AnyRoute } from '../../state/router.ts'
import type { SignInController } from './state/signInController.ts'

type SignInRoute = {
  /** @default the one that the modal is about */
  namespace?: Namespace | undefined
  /** Why the visitor is asked. @default 'app' */
  reason?: 'connect' | 'network' | 'account' | 'app' | undefined
  /** The view to open afterwards. */
  next?: AnyRoute | undefined
}

export type SignInRoutes = {
  ConnectingSiwe: OpenableRoute<SignInRoute>
  /** The same view, under AppKit's other name. */
  SIWXSignMessage: OpenableRoute<SignInRoute>
  /** Since when the visitor is signed in, and the ways out. */
  AccountSessions: RouteDefinition
}

/** Proves to the app that an account is the visitor's. */
export const signIn: FeatureDefinition<'signIn', SignInRoutes, SignInController> = defineFeature({
  id: 'signIn',
  routes: {
    ConnectingSiwe: { needs: 'account', isOpenable: true },
    SIWXSignMessage: { needs: 'account', isOpenable: true },
    AccountSessions: { needs: 'account' },
  },
  isStartedBy: ({ siwx, siweConfig, services }) => Boolean(siwx ?? siweConfig ?? services?.auth),
  load: async (runtime) => (await import('./loadSignIn.ts')).loadSignIn(runtime),
})
