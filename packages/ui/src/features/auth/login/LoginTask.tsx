import type { AuthFlow } from '@cleat/core'
import { type ReactElement, useEffect } from 'react'
import { useAnnounceTask } from '../../../announce/useAnnounceTask.ts'
import { Button } from '../../../components/Button/Button.tsx'
import { ErrorDetails } from '../../../components/ErrorDetails/ErrorDetails.tsx'
import { NamedAddress } from '../../../components/NamedAddress/NamedAddress.tsx'
import { Notice } from '../../../components/Notice/Notice.tsx'
import {
  ProgressRing,
  type ProgressRingProps,
} from '../../../components/ProgressRing/ProgressRing.tsx'
import { Task } from '../../../components/Task/Task.tsx'
import { useText } from '../../../i18n/useText.ts'
import { useConnectedWallet } from '../../../kit/useConnectedWallet.ts'
import { useControllerState } from '../../../kit/useControllerState.ts'
import { useKit } from '../../../kit/useKit.ts'
import { useLatched } from '../../../kit/useLatched.ts'
import { useFinishConnecting } from '../../../kit/wallets/useFinishConnecting.ts'
import { MethodIcon } from '../marks/MethodIcon.tsx'
import { providerNames } from '../marks/providerNames.ts'
import type { AuthTexts } from '../texts/en.ts'
import { isEndedByVisitor } from './isEndedByVisitor.ts'
import { useAuth } from './useAuth.ts'
import { toMethod, useLoginText } from './useLoginText.ts'

type Shown = Exclude<AuthFlow, { status: 'idle' }>

const successMs = 800

/** What a login waits for, and how it ended. */
export function LoginTask(): ReactElement | null {
  const { state } = useAuth()
  const flow = useControllerState(state, ({ authFlow }) => authFlow)
  // Keeps the leaving view complete when the login is over.
  const shown = useLatched<Shown>(flow.status === 'idle' ? undefined : (flow as Shown))
  return shown ? <ShownTask flow={shown} /> : null
}

function ShownTask({ flow }: { flow: Shown }): ReactElement {
  const text = useText<AuthTexts>()
  const finish = useFinishConnecting()
  const explanation = useLoginText(flow)
  const { address, profileName } = useConnectedWallet()
  const { status } = flow
  useAnnounceTask(explanation)
  useEffect(() => {
    if (status !== 'success') return undefined
    const timer = setTimeout(finish, successMs)
    return () => clearTimeout(timer)
  }, [status, finish])

  const method = toMethod(flow)
  const provider = providerNames[method]
  const isEnded = status === 'error' && isEndedByVisitor(flow.error)
  return (
    <Task
      icon={
        <ProgressRing state={toRing(flow)} shape="round">
          <MethodIcon of={method} size={40} />
        </ProgressRing>
      }
      title={explanation.title}
      text={
        status === 'success' && address ? (
          <NamedAddress name={profileName} address={address} />
        ) : (
          explanation.text
        )
      }
      isSteady={status !== 'error'}
      actions={<LoginActions flow={flow} />}
    >
      {status === 'pending' && flow.isLate && provider && (
        <div role="status">
          <Notice variant="warning">{text('auth.late', { provider })}</Notice>
        </div>
      )}
      {status === 'error' && !isEnded && !flow.isOff && <ErrorDetails error={flow.error} />}
    </Task>
  )
}

function LoginActions({ flow }: { flow: Shown }): ReactElement | null {
  const auth = useAuth()
  const { router } = useKit().controllers
  const text = useText<AuthTexts>()
  const other = (
    <Button variant="quiet" onClick={() => router.goBack() || router.reset({ name: 'Connect' })}>
      {text('auth.other')}
    </Button>
  )
  const retry = () => void auth.retry()?.catch(() => undefined)
  if (flow.status === 'success') return null
  if (flow.status === 'error')
    return flow.isOff ? (
      other
    ) : (
      <>
        <Button onClick={retry}>{text('view.retry')}</Button>
        {other}
      </>
    )
  switch (flow.step) {
    case 'blocked':
      return <Button onClick={auth.openWindow}>{text('auth.open')}</Button>
    case 'redirect':
      return <Button onClick={auth.openWindow}>{text('auth.redirect')}</Button>
    case 'window':
      return (
        <>
          <Button onClick={auth.openWindow}>{text('auth.focus')}</Button>
          {flow.isLate && (
            <Button variant="quiet" onClick={retry}>
              {text('view.retry')}
            </Button>
          )}
        </>
      )
    default:
      return null
  }
}

function toRing(flow: Shown): ProgressRingProps['state'] {
  if (flow.status === 'error') {
    if (flow.isOff) return 'none'
    return isEndedByVisitor(flow.error) ? 'declined' : 'error'
  }
  if (flow.status === 'success') return 'success'
  return flow.step === 'blocked' || flow.step === 'redirect' ? 'none' : 'pending'
}
