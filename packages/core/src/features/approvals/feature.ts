import type { CaipAddress } from '../../base/caip/caipAddress.ts'
import { defineFeature, type FeatureDefinition } from '../../runtime/features/defineFeature.ts'
import type { OpenableRoute, RouteDefinition } from '../../runtime/features/routeDefinition.ts'
import type { ApprovalsController } from './state/approvalsController.ts'

export type ApprovalsRoutes = {
  /** Who may take what from the account: all of it, or one token. */
  Approvals: OpenableRoute<{ token?: CaipAddress | undefined }>
  /** One of them. */
  ApprovalDetail: RouteDefinition<{ id: string }>
  /** The progress of ending or changing some. */
  RevokeProgress: RouteDefinition
}

/** Approvals of the account: listed as the chain has them, ended, and set to an amount. */
export const approvals: FeatureDefinition<'approvals', ApprovalsRoutes, ApprovalsController> =
  defineFeature({
    id: 'approvals',
    routes: {
      Approvals: { needs: 'account', isOpenable: true },
      ApprovalDetail: { needs: 'account' },
      RevokeProgress: { needs: 'account' },
    },
    load: async () => (await import('./createApprovals.ts')).createApprovals,
  })
