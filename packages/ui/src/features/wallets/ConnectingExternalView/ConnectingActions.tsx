import type { Wallet } from '@cleat/core'
import type { ReactElement } from 'react'
import { Button } from '../../../components/Button/Button.tsx'
import { useText } from '../../../i18n/useText.ts'
import { useKit } from '../../../kit/useKit.ts'
import { useChooseOther } from '../list/useChooseOther.ts'
import type { Connecting } from './useConnecting.ts'

export type ConnectingActionsProps = {
  status: Connecting['status']
  isSlow: boolean
  /** Whether no doubt about the wallet is left to confirm. */
  isSure: boolean
  name: string
  /** The wallet's registry entry. */
  wallet: Wallet | undefined
  onSure: () => void
  onAgree: () => void
  onRetry: () => void
}

/** The possible actions while connecting. */
export function ConnectingActions(props: ConnectingActionsProps): ReactElement | null {
  const { status, isSlow, isSure, name, wallet, onSure, onAgree, onRetry } = props
  const { router } = useKit().controllers
  const text = useText()
  const other = useChooseOther()
  switch (status) {
    case 'success':
      return null
    case 'held':
      if (!isSure)
        return (
          <>
            <Button onClick={other}>{text('connecting.other')}</Button>
            <Button variant="quiet" onClick={onSure}>
              {text('connecting.connectAnyway')}
            </Button>
          </>
        )
      return <Button onClick={onAgree}>{text('connecting.agree', { wallet: name })}</Button>
    case 'missing':
      return (
        <>
          <Button onClick={() => window.location.reload()}>{text('connecting.reload')}</Button>
          {wallet ? (
            <Button variant="quiet" onClick={() => router.push({ name: 'Downloads', wallet })}>
              {text('connecting.get', { wallet: name })}
            </Button>
          ) : (
            <Button variant="quiet" onClick={other}>
              {text('connecting.other')}
            </Button>
          )}
        </>
      )
    default:
      if (status === 'pending' && !isSlow) return null
      return (
        <>
          <Button onClick={onRetry}>{text('connecting.retry')}</Button>
          <Button variant="quiet" onClick={other}>
            {text('connecting.other')}
          </Button>
        </>
      )
  }
}
