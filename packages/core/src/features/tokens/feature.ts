import {
  defineFeature,
  type FeatureDefinition,
  type NoRoutes,
} from '../../runtime/features/defineFeature.ts'

/** The account's tokens: a tab of the account view. */
export const tokens: FeatureDefinition<'tokens', NoRoutes> = defineFeature({
  id: 'tokens',
  routes: {},
})
