import type { ReactElement } from 'react'
import { Button } from '../../components/Button/Button.tsx'
import { useText } from '../../i18n/useText.ts'
import { useKit } from '../../kit/useKit.ts'
import type { Connecting } from './useConnecting.ts'

export type ConnectingActionsProps = {
  status: Connecting['status']
  isSlow: boolean
  onRetry: () => void
}

/** What can be done about the wallet now. */
export function ConnectingActions(props: ConnectingActionsProps): ReactElement | null {
  const { status, isSlow, onRetry } = props
  const { router } = useKit().controllers
  const text = useText()
  if (status === 'success' || (status === 'pending' && !isSlow)) return null
  const other = () => {
    if (!router.goBack()) router.replace({ name: 'Connect' })
  }
  return (
    <>
      {status === 'missing' ? (
        <Button onClick={() => window.location.reload()}>{text('connecting.reload')}</Button>
      ) : (
        <Button onClick={onRetry}>{text('connecting.retry')}</Button>
      )}
      <Button variant="quiet" onClick={other}>
        {text('connecting.other')}
      </Button>
    </>
  )
}
