import type { Features, WalletFeature } from '@cleat/core'
import type { AccountAction, AccountActionContext } from '../../../shell/feature/accountAction.ts'

const defaultOrder: readonly WalletFeature[] = ['onramp', 'swaps', 'receive', 'send']

/**
 * The actions that the app enables and the account supports: those the app names first, then the
 * others in the default order.
 */
export function listActions(parameters: {
  actions: readonly AccountAction[]
  context: AccountActionContext
  features: Features | undefined
}): readonly AccountAction[] {
  const { actions, context, features = {} } = parameters
  const order = new Set([...(features.walletFeaturesOrder ?? []), ...defaultOrder])
  return [...order].flatMap((feature) =>
    features[feature] === false
      ? []
      : actions.filter(
          (action) => action.feature === feature && (action.isOffered?.(context) ?? true),
        ),
  )
}
