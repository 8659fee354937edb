import { defineFeature, type FeatureDefinition } from '../../runtime/features/defineFeature.ts'
import type { OpenableRoute, RouteDefinition } from '../../runtime/features/routeDefinition.ts'
import type { SendController } from './state/sendController.ts'
import type { SendIntent } from './state/sendIntent.ts'

export type SendRoutes = {
  /** The send form. It starts with the intent. */
  WalletSend: OpenableRoute<{ intent?: SendIntent | undefined }> & { readonly resolvesOn: 'sent' }
  WalletSendSelectToken: RouteDefinition
  /** The form's payment, prepared for review. */
  WalletSendPreview: RouteDefinition
  /** The progress from the wallet to the block. */
  WalletSendProgress: RouteDefinition
}

/** Sending, from the form to the block. */
export const send: FeatureDefinition<'send', SendRoutes, SendController> = defineFeature({
  id: 'send',
  routes: {
    WalletSend: { needs: 'account', isOpenable: true, resolvesOn: 'sent' },
    WalletSendSelectToken: { needs: 'account' },
    WalletSendPreview: { needs: 'account', isRenewed: true },
    WalletSendProgress: { needs: 'account' },
  },
  load: async () => (await import('./createSend.ts')).createSend,
})
