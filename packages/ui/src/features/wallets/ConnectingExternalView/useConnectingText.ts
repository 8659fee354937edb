import { useErrorText } from '../../../i18n/useErrorText.ts'
import { useText } from '../../../i18n/useText.ts'
import { useIsHandheld } from '../../../media/useIsHandheld.ts'
import type { Doubt } from './toDoubt.ts'
import type { Connecting } from './useConnecting.ts'

/** The texts while a wallet connects. */
export function useConnectingText(parameters: {
  connecting: Connecting
  wallet: string
  isSlow: boolean
  doubt: Doubt | undefined
  /** Whether the visitor wants to connect in spite of the doubt. */
  isSure: boolean
}): { title: string; text?: string | undefined } {
  const { connecting, wallet, isSlow, doubt, isSure } = parameters
  const text = useText()
  const explain = useErrorText()
  const isHandheld = useIsHandheld()
  switch (connecting.status) {
    case 'held':
      if (doubt && !isSure)
        return {
          title: text('connecting.doubtTitle'),
          text: text(doubt.text, { wallet: doubt.wallet }),
        }
      return { title: text('connecting.agreeTitle'), text: text('connecting.agreeText') }
    case 'pending':
      return {
        title: text('connecting.pendingTitle', { wallet }),
        // Phones have no toolbar.
        text:
          isSlow && !isHandheld
            ? text('connecting.slowText', { wallet })
            : text('connecting.pendingText'),
      }
    case 'success':
      return { title: text('connecting.successTitle') }
    case 'missing':
      return {
        title: text('connecting.missingTitle', { wallet }),
        // Phones have no extensions.
        text: text(isHandheld ? 'connecting.missingTextPhone' : 'connecting.missingText', {
          wallet,
        }),
      }
    case 'error': {
      const { error } = connecting
      if (error.code === 'CONNECTION_USER_REJECTED')
        return {
          title: text('connecting.rejectedTitle'),
          text: text('connecting.rejectedText', { wallet }),
        }
      const isWaiting = error.code === 'CONNECTION_PENDING'
      return {
        title: isWaiting
          ? text('connecting.waitingTitle', { wallet })
          : text('connecting.errorTitle'),
        text: explain(error, wallet),
      }
    }
  }
}
