import type { AuthFlow, AuthMethod } from '@cleat/core'
import { useErrorText } from '../../../i18n/useErrorText.ts'
import { useText } from '../../../i18n/useText.ts'
import { providerNames } from '../marks/providerNames.ts'
import type { AuthTexts } from '../texts/en.ts'
import { isEndedByVisitor } from './isEndedByVisitor.ts'
import type { ShownFlow } from './shownFlow.ts'

export type LoginText = { readonly title: string; readonly text?: string | undefined }

/** The method of a login. */
export function toMethod(flow: ShownFlow): AuthMethod {
  const { login } = flow
  return login.method === 'social' ? login.provider : login.method
}

/** What a login waits for, or how it ended. */
export function useLoginText(flow: AuthFlow): LoginText {
  const text = useText<AuthTexts>()
  const explain = useErrorText()
  if (flow.status === 'idle') return { title: text('auth.starting') }
  const method = toMethod(flow)
  const provider = providerNames[method]
  const name = provider ?? text(method === 'email' ? 'auth.email' : 'auth.passkeyName')
  if (flow.status === 'success') return { title: text('auth.done') }
  if (flow.status === 'error') {
    if (flow.isOff) return { title: text('auth.offTitle', { name }), text: text('auth.offText') }
    const title = text(isEndedByVisitor(flow.error) ? 'auth.endedTitle' : 'auth.failedTitle')
    return flow.error.code === 'CONNECTION_USER_REJECTED'
      ? { title }
      : { title, text: explain(flow.error) }
  }
  switch (flow.step) {
    case 'blocked':
      return { title: text('auth.blockedTitle'), text: text('auth.blockedText') }
    case 'redirect':
      return { title: text('auth.redirectTitle'), text: text('auth.redirectText') }
    case 'window':
      return provider
        ? { title: text('auth.windowTitle', { provider }), text: text('auth.windowText') }
        : { title: text('auth.walletWindowTitle'), text: text('auth.windowText') }
    case 'app':
      return { title: text('auth.appTitle'), text: text('auth.appText') }
    case 'connecting':
      return { title: text('auth.connecting') }
    default:
      if (provider) return { title: text('auth.opening', { provider }) }
      if (method === 'passkey')
        return { title: text('auth.passkeyTitle'), text: text('auth.passkeyText') }
      return { title: text('auth.starting') }
  }
}
