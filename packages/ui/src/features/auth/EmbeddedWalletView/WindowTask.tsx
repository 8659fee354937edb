import type { AuthSurfaceState } from '@cleat/core'
import type { ReactElement } from 'react'
import { useAnnounceTask } from '../../../announce/useAnnounceTask.ts'
import { Button } from '../../../components/Button/Button.tsx'
import { ProgressRing } from '../../../components/ProgressRing/ProgressRing.tsx'
import { Task } from '../../../components/Task/Task.tsx'
import { WalletImage } from '../../../components/WalletImage/WalletImage.tsx'
import { useText } from '../../../i18n/useText.ts'
import { useConnectedWallet } from '../../../kit/useConnectedWallet.ts'
import { useAuth } from '../login/useAuth.ts'
import type { AuthTexts } from '../texts/en.ts'

const texts = {
  wanted: ['auth.wantedTitle', 'auth.wantedText', 'auth.open'],
  open: ['auth.walletWindowTitle', 'auth.windowText', 'auth.focus'],
  blocked: ['auth.blockedTitle', 'auth.blockedText', 'auth.open'],
  refused: ['auth.blockedTitle', 'auth.refusedText', 'auth.open'],
} as const

/** Offers the window in which a request is approved. Each press is a gesture that may open it. */
export function WindowTask({ window }: Pick<AuthSurfaceState, 'window'>): ReactElement {
  const auth = useAuth()
  const text = useText<AuthTexts>()
  const { name = '', icon } = useConnectedWallet()
  const [title, explanation, action] = texts[window ?? 'wanted']
  const shown = { title: text(title), text: text(explanation) }
  useAnnounceTask(shown)
  return (
    <Task
      {...shown}
      icon={
        <ProgressRing state={window === 'open' ? 'pending' : 'none'}>
          <WalletImage name={name} imageUrl={icon} size={72} />
        </ProgressRing>
      }
      isSteady={true}
      actions={<Button onClick={auth.openWindow}>{text(action)}</Button>}
    />
  )
}
