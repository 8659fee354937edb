import { isCleatError } from '@cleat/core'
import { useErrorText } from '../../../i18n/useErrorText.ts'
import { useText } from '../../../i18n/useText.ts'
import type { NetworksTexts } from '../texts/en.ts'
import { isBeyondWallet } from './isBeyondWallet.ts'
import type { Switching } from './useSwitching.ts'

/** The texts of a network switch. */
export function useSwitchingText(parameters: {
  switching: Switching
  wallet: string
  /** The network to switch to. */
  network: string
  /** The active network. */
  current: string
  isSlow: boolean
}): { title: string; text?: string | undefined } {
  const { switching, wallet, network, current, isSlow } = parameters
  const text = useText<NetworksTexts>()
  const explain = useErrorText()
  switch (switching.status) {
    case 'offered':
      return {
        title: text('switchNetwork.offerTitle', { network }),
        text: text('switchNetwork.offerText', { wallet, network, current }),
      }
    case 'pending':
      return {
        title: text('switchNetwork.pendingTitle', { wallet }),
        text: isSlow
          ? text('switchNetwork.slowText', { wallet, network })
          : text('switchNetwork.pendingText', { network }),
      }
    case 'success':
      return { title: text('switchNetwork.successTitle', { network }) }
    case 'error': {
      const { error } = switching
      if (isCleatError(error, 'NETWORK_SWITCH_REJECTED'))
        return {
          title: text('switchNetwork.rejectedTitle'),
          text: text('switchNetwork.rejectedText', { network: current }),
        }
      if (isBeyondWallet(error))
        return {
          title: text('switchNetwork.unsupportedTitle', { wallet }),
          text: text('switchNetwork.unsupportedText', { wallet, network }),
        }
      const isWaiting = isCleatError(error, 'CONNECTION_PENDING')
      return {
        title: isWaiting
          ? text('switchNetwork.waitingTitle', { wallet })
          : text('switchNetwork.errorTitle'),
        text: explain(error, wallet),
      }
    }
  }
}
