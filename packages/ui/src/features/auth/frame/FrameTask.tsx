import type { EmailUpdate } from '@cleat/core'
import type { ReactElement, ReactNode } from 'react'
import { Button } from '../../../components/Button/Button.tsx'
import { ErrorDetails } from '../../../components/ErrorDetails/ErrorDetails.tsx'
import { ViewSkeleton } from '../../../components/LoadedView/ViewSkeleton.tsx'
import { ProgressTask } from '../../../components/ProgressTask/ProgressTask.tsx'
import { useErrorText } from '../../../i18n/useErrorText.ts'
import { useText } from '../../../i18n/useText.ts'
import { useControllerState } from '../../../kit/useControllerState.ts'
import { useKit } from '../../../kit/useKit.ts'
import { useNoWayBack } from '../../../shell/Screen/useNoWayBack.ts'
import { isEndedByVisitor } from '../login/isEndedByVisitor.ts'
import { useAuth } from '../login/useAuth.ts'
import type { AuthTexts } from '../texts/en.ts'
import { WalletFrame } from './WalletFrame.tsx'

export type FrameTaskProps = {
  progress: EmailUpdate
  icon: ReactNode
  /** Once it is done. */
  title: string
  text: string
  /** Where it failed. */
  failedTitle: string
  onRetry: () => Promise<unknown>
}

/** What only the wallet's frame asks, and how it ended. */
export function FrameTask(props: FrameTaskProps): ReactElement {
  const surface = useControllerState(useAuth().state, (all) => all.surface)
  useNoWayBack(props.progress.status === 'success')
  return (
    <>
      <WalletFrame height={surface?.height} />
      {!surface && <Outcome {...props} />}
    </>
  )
}

function Outcome(props: FrameTaskProps): ReactElement {
  const { progress, icon, title, failedTitle, onRetry } = props
  const { actions, controllers } = useKit()
  const text = useText<AuthTexts>()
  const explain = useErrorText()
  const leave = () => controllers.router.goBack() || actions.close()
  if (progress.status === 'success')
    return (
      <ProgressTask
        icon={icon}
        state="success"
        title={title}
        text={props.text}
        actions={<Button onClick={leave}>{text('auth.close')}</Button>}
      />
    )
  if (progress.status !== 'error') return <ViewSkeleton />
  const { error } = progress
  const isEnded = isEndedByVisitor(error)
  return (
    <ProgressTask
      icon={icon}
      state={isEnded ? 'declined' : 'error'}
      title={failedTitle}
      text={explain(error)}
      actions={
        <>
          <Button onClick={() => void onRetry().catch(() => undefined)}>
            {text('view.retry')}
          </Button>
          <Button variant="quiet" onClick={leave}>
            {text('modal.back')}
          </Button>
        </>
      }
    >
      {!isEnded && <ErrorDetails error={error} />}
    </ProgressTask>
  )
}
