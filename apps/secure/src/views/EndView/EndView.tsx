import type { WindowView } from '@cleat/embedded-wallet/window'
import type { AuthErrorTexts, AuthTexts } from '@cleat/ui/secure'
import { Button, providerNames, useStyles, useText } from '@cleat/ui/secure'
import type { ReactElement } from 'react'
import { Head } from '../Head.tsx'
import viewSheet from '../view.module.css'

type Ended = Extract<WindowView, { name: 'done' | 'failed' | 'elsewhere' }>
type Texts = AuthTexts & AuthErrorTexts

const reasons = {
  refused: 'LOGIN_PROVIDER_REFUSED',
  failed: 'LOGIN_PROVIDER_FAILED',
  service: 'FRAME_UNREACHABLE',
} as const

/** How a login in a window ended. */
export function EndView(props: { view: Ended; onClose: () => void }): ReactElement {
  const classes = useStyles(viewSheet)
  const text = useText<Texts>()
  const { view, onClose } = props
  return (
    <div className={classes.view}>
      <Head title={toTitle()}>{toLead()}</Head>
      <Button onClick={onClose}>{text('auth.close')}</Button>
    </div>
  )

  function toTitle(): string {
    if (view.name === 'done') return text('auth.done')
    const isOver = view.name === 'elsewhere' || view.problem === 'late'
    return text(isOver ? 'auth.endedTitle' : 'auth.failedTitle')
  }
  function toLead(): string | undefined {
    if (view.name === 'elsewhere')
      return text('auth.windowTitle', { provider: toName(view.methods) })
    return view.name === 'failed' && view.problem !== 'late'
      ? text(reasons[view.problem])
      : undefined
  }
  function toName([method = 'email']: readonly string[]): string {
    const name = Object.entries(providerNames).find(([id]) => id === method)?.[1]
    return name ?? text(method === 'passkey' ? 'auth.passkeyName' : 'auth.email')
  }
}
