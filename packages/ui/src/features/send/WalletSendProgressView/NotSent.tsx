import type { CleatError } from '@cleat/core'
import type { ReactElement } from 'react'
import { ErrorDetails } from '../../../components/ErrorDetails/ErrorDetails.tsx'
import { ProgressTask } from '../../../components/ProgressTask/ProgressTask.tsx'
import { useErrorText } from '../../../i18n/useErrorText.ts'
import { useText } from '../../../i18n/useText.ts'
import { useConnectedWallet } from '../../../kit/useConnectedWallet.ts'
import type { SendTexts } from '../texts/en.ts'
import { DoneButton } from './DoneButton.tsx'
import { MaybeSent } from './MaybeSent.tsx'
import { RetryButton } from './RetryButton.tsx'
import { SentAsset } from './SentAsset.tsx'
import type { SentFacts } from './sentFacts.ts'

export type NotSentProps = { facts: SentFacts; error: CleatError; isUnknown: boolean }

/** The payment was not sent, or its state is unknown. */
export function NotSent({ facts, error, isUnknown }: NotSentProps): ReactElement | null {
  const text = useText<SendTexts>()
  const explain = useErrorText()
  const { name } = useConnectedWallet()
  // The view is about to return to the preview, which shows it.
  if (error.code === 'REQUEST_USER_REJECTED') return null
  if (isUnknown) return <MaybeSent facts={facts} error={error} />
  return (
    <ProgressTask
      icon={<SentAsset facts={facts} />}
      state="error"
      title={text('send.wrong')}
      text={explain(error, name)}
      actions={
        <>
          <RetryButton />
          <DoneButton variant="quiet" />
        </>
      }
    >
      <ErrorDetails error={error} />
    </ProgressTask>
  )
}
