import { defineFeature, type FeatureDefinition } from '../../runtime/features/defineFeature.ts'
import type { OpenableRoute, RouteDefinition } from '../../runtime/features/routeDefinition.ts'
import type { SendController } from './sendController.ts'
import type { SendIntent } from './sendIntent.ts'

export type SendRoutes = {
  /** What is sent, how much of it and to whom. The form starts with the intent. */
  WalletSend: OpenableRoute<{ intent?: SendIntent | undefined }> & { readonly resolvesOn: 'sent' }
  WalletSendSelectToken: RouteDefinition
  /** The payment of the form, prepared to be sent. */
  WalletSendPreview: RouteDefinition
  /** From the wallet to the block. */
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
