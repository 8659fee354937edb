import { defineFeature, type FeatureDefinition } from '../../runtime/features/defineFeature.ts'
import type { RouteDefinition } from '../../runtime/features/routeDefinition.ts'
import type { SessionsController } from './state/sessionsController.ts'

export type SessionsRoutes = {
  /** What the account allowed. */
  SmartSessionList: RouteDefinition
  /** One of them, and the way to end it. */
  SmartSessionDetail: RouteDefinition<{ pci: string }>
  /** One that was just allowed. */
  SmartSessionCreated: RouteDefinition<{ pci: string }>
}

/** Permissions that wallets grant to the app. @see ERC-7715 */
export const sessions: FeatureDefinition<'sessions', SessionsRoutes, SessionsController> =
  defineFeature({
    id: 'sessions',
    routes: {
      SmartSessionList: { needs: 'account' },
      SmartSessionDetail: { needs: 'account' },
      SmartSessionCreated: { needs: 'account' },
    },
    // Disconnecting takes permissions back.
    isStartedBy: ({ features }) => features?.smartSessions === true,
    load: async () => (await import('./createSessions.ts')).createSessions,
  })
