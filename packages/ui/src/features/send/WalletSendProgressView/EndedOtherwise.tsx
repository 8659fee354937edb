import type { PaymentOutcome } from '@cleat/core/send'
import type { ReactElement } from 'react'
import { ProgressTask } from '../../../components/ProgressTask/ProgressTask.tsx'
import { TransactionLink } from '../../../components/TransactionLink/TransactionLink.tsx'
import { useText } from '../../../i18n/useText.ts'
import type { SendTexts } from '../texts/en.ts'
import { DoneButton } from './DoneButton.tsx'
import { RetryButton } from './RetryButton.tsx'
import { SentAsset } from './SentAsset.tsx'
import type { SentFacts } from './sentFacts.ts'

export type EndedOtherwiseProps = {
  facts: SentFacts
  outcome: Exclude<PaymentOutcome, { status: 'confirmed' }>
}

/** The payment was not confirmed after it was sent. It can be repeated if nothing arrived. */
export function EndedOtherwise({ facts, outcome }: EndedOtherwiseProps): ReactElement {
  const { status, hash } = outcome
  const text = useText<SendTexts>()
  const reason = status === 'failed' ? `\u2068${outcome.reason}\u2069` : ''
  const words =
    status === 'failed' ? text('send.failedText', { reason }) : text(`send.${status}Text`)
  const canRepeat = status === 'failed' || status === 'dropped'
  return (
    <ProgressTask
      icon={<SentAsset facts={facts} />}
      state={status === 'unproven' ? 'unknown' : 'error'}
      title={text(`send.${status}`)}
      text={words}
      actions={
        <>
          {canRepeat && <RetryButton />}
          <DoneButton variant={canRepeat ? 'quiet' : 'primary'} />
        </>
      }
    >
      <TransactionLink network={facts.payment.network} hash={hash}>
        {text('send.explorer')}
      </TransactionLink>
    </ProgressTask>
  )
}
