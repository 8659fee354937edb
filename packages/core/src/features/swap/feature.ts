import { defineFeature, type FeatureDefinition } from '../../runtime/features/defineFeature.ts'
import type { OpenableRoute, RouteDefinition } from '../../runtime/features/routeDefinition.ts'
import type { SwapController } from './state/swapController.ts'
import type { SwapIntent } from './state/swapIntent.ts'

export type SwapRoutes = {
  /** The swap form. It starts with the intent. */
  Swap: OpenableRoute<{ intent?: SwapIntent | undefined }> & { readonly resolvesOn: 'swapped' }
  /** The list of tokens for one side of the form. */
  SwapSelectToken: RouteDefinition<{ target: 'sourceToken' | 'toToken' }>
  /** The form's exchange, prepared for review. */
  SwapPreview: RouteDefinition
  /** The progress from the wallet to the block, step by step. */
  SwapProgress: RouteDefinition
}

/** Swapping, from the form to the block. */
export const swap: FeatureDefinition<'swap', SwapRoutes, SwapController> = defineFeature({
  id: 'swap',
  routes: {
    Swap: { needs: 'account', isOpenable: true, resolvesOn: 'swapped' },
    SwapSelectToken: { needs: 'account' },
    SwapPreview: { needs: 'account', isRenewed: true },
    SwapProgress: { needs: 'account' },
  },
  load: async () => (await import('./createSwap.ts')).createSwap,
})
