import { type CleatError, formatAddress, isCleatError, type SignInStatus } from '@cleat/core'
import { useErrorText } from '../../../i18n/useErrorText.ts'
import { useFormat } from '../../../i18n/useFormat.ts'
import { useText } from '../../../i18n/useText.ts'
import type { SignInTexts } from '../texts/en.ts'
import type { SignInScene } from './describeSignIn.ts'

/** The title and the sentence of signing in. */
export function useSignInText(parameters: {
  scene: SignInScene
  status: SignInStatus
  app: string
  wallet: string
  address: string
  isSlow: boolean
}): { title: string; text?: string | undefined } {
  const { scene, status, app, wallet, address, isSlow } = parameters
  const text = useText<SignInTexts>()
  const format = useFormat()
  const explain = useErrorText()
  const error = status.status === 'failed' ? status.error : undefined
  switch (scene) {
    case 'ready':
      return { title: text('signIn.readyTitle', { app }), text: text('signIn.text') }
    case 'wallet':
      return {
        title: text('connecting.pendingTitle', { wallet }),
        text: isSlow ? text('signIn.slowText', { wallet }) : text('signIn.walletText'),
      }
    case 'checking':
      return { title: text('signIn.checkingTitle') }
    case 'success':
      return { title: text('signIn.successTitle') }
    case 'declined':
      return { title: text('signIn.declinedTitle'), text: text('signIn.declinedText') }
    case 'otherAccount':
      return {
        title: text('signIn.otherTitle', { wallet }),
        text: text('signIn.otherText', { wallet, address: formatAddress(address) }),
      }
    case 'apart':
      return { title: text('signIn.apartTitle'), text: explain(error, wallet) }
    case 'contract':
      return { title: text('signIn.contractTitle'), text: text('SIWX_UNVERIFIABLE') }
    case 'unable':
      return { title: text('signIn.unableTitle', { wallet }), text: explain(error, wallet) }
    case 'late':
      return { title: text('signIn.lateTitle'), text: explain(error, wallet) }
    case 'away': {
      const until = status.status === 'failed' ? status.keptUntil : undefined
      const time = until && format.date(until, { timeStyle: 'short' })
      return {
        title: text('signIn.awayTitle'),
        text: time ? text('signIn.awayText', { time }) : explain(error, wallet),
      }
    }
    case 'frame':
      return { title: text('signIn.frameTitle', { host: toHost(error) }), text: explain(error) }
    case 'failed':
      return { title: text('signIn.errorTitle'), text: explain(error, wallet) }
  }
}

function toHost(error: CleatError | undefined): string {
  return isCleatError(error, 'SIWX_DOMAIN_MISMATCH') ? error.context.actual : ''
}
