import { type ReactElement, useEffect } from 'react'
import { useAnnounceTask } from '../../../announce/useAnnounceTask.ts'
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
import { useLatched } from '../../../kit/useLatched.ts'
import { useFinishConnecting } from '../../../kit/wallets/useFinishConnecting.ts'
import { MethodIcon } from '../marks/MethodIcon.tsx'
import { providerNames } from '../marks/providerNames.ts'
import type { AuthTexts } from '../texts/en.ts'
import { isEndedByVisitor } from './isEndedByVisitor.ts'
import { LoginActions } from './LoginActions.tsx'
import type { ShownFlow } from './shownFlow.ts'
import { useAuth } from './useAuth.ts'
import { toMethod, useLoginText } from './useLoginText.ts'

const successMs = 800

/** What a login waits for, and how it ended. */
export function LoginTask(): ReactElement | null {
  const { state } = useAuth()
  const flow = useControllerState(state, ({ authFlow }) => authFlow)
  // Keeps the leaving view complete when the login is over.
  const shown = useLatched<ShownFlow>(flow.status === 'idle' ? undefined : (flow as ShownFlow))
  return shown ? <ShownTask flow={shown} /> : null
}

function ShownTask({ flow }: { flow: ShownFlow }): ReactElement {
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

function toRing(flow: ShownFlow): ProgressRingProps['state'] {
  if (flow.status === 'error') {
    if (flow.isOff) return 'none'
    return isEndedByVisitor(flow.error) ? 'declined' : 'error'
  }
  if (flow.status === 'success') return 'success'
  return flow.step === 'blocked' || flow.step === 'redirect' ? 'none' : 'pending'
}
