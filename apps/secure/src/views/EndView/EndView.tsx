import type { WindowView } from '@cleat/embedded-wallet/window'
import type { AuthErrorTexts, AuthTexts } from '@cleat/ui/secure'
import { Button, useStyles, useText } from '@cleat/ui/secure'
import type { ReactElement } from 'react'
import type { SecureTexts } from '../../texts/en.ts'
import { Head } from '../Head.tsx'
import viewSheet from '../view.module.css'

type Ended = Extract<WindowView, { name: 'done' | 'failed' }>
type Texts = AuthTexts & AuthErrorTexts & SecureTexts

const reasons = {
  refused: 'LOGIN_PROVIDER_REFUSED',
  failed: 'LOGIN_PROVIDER_FAILED',
  service: 'FRAME_UNREACHABLE',
  stranger: 'secure.linkWrong',
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
    return text(view.problem === 'late' ? 'auth.endedTitle' : 'auth.failedTitle')
  }
  function toLead(): string | undefined {
    return view.name === 'failed' && view.problem !== 'late'
      ? text(reasons[view.problem])
      : undefined
  }
}
