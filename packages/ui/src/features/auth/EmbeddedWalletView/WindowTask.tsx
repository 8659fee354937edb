import type { AuthMethod, AuthSurfaceState } from '@cleat/core'
import type { ReactElement } from 'react'
import { useAnnounceTask } from '../../../announce/useAnnounceTask.ts'
import { Button } from '../../../components/Button/Button.tsx'
import { ProgressRing } from '../../../components/ProgressRing/ProgressRing.tsx'
import { Task } from '../../../components/Task/Task.tsx'
import { WalletImage } from '../../../components/WalletImage/WalletImage.tsx'
import { useText } from '../../../i18n/useText.ts'
import { useConnectedWallet } from '../../../kit/useConnectedWallet.ts'
import { useAuth } from '../login/useAuth.ts'
import { MethodIcon } from '../marks/MethodIcon.tsx'
import type { AuthTexts } from '../texts/en.ts'

const texts = {
  wanted: ['auth.wantedTitle', 'auth.wantedText', 'auth.open'],
  open: ['auth.walletWindowTitle', 'auth.windowText', 'auth.focus'],
  blocked: ['auth.blockedTitle', 'auth.blockedText', 'auth.open'],
  refused: ['auth.blockedTitle', 'auth.refusedText', 'auth.open'],
} as const

export type WindowTaskProps = Pick<AuthSurfaceState, 'window'> & {
  /** How the visitor logs in there. @default a request is approved there */
  login?: AuthMethod | undefined
}

/** Offers a window of the wallet. Each press is a gesture that may open it. */
export function WindowTask({ window, login }: WindowTaskProps): ReactElement {
  const auth = useAuth()
  const text = useText<AuthTexts>()
  const { name = '', icon } = useConnectedWallet()
  const [title, explanation, action] = texts[window ?? 'wanted']
  const isWanted = window === undefined
  const shown = {
    title: text(title),
    text: text(login && isWanted ? 'auth.wantedLoginText' : explanation),
  }
  useAnnounceTask(shown)
  return (
    <Task
      {...shown}
      icon={
        <ProgressRing
          state={window === 'open' ? 'pending' : 'none'}
          shape={login ? 'round' : undefined}
        >
          {login ? (
            <MethodIcon of={login} size={40} />
          ) : (
            <WalletImage name={name} imageUrl={icon} size={72} />
          )}
        </ProgressRing>
      }
      isSteady={true}
      actions={<Button onClick={auth.openWindow}>{text(action)}</Button>}
    />
  )
}
