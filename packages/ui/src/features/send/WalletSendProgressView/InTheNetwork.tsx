import type { ReactElement } from 'react'
import { ProgressTask } from '../../../components/ProgressTask/ProgressTask.tsx'
import { TransactionLink } from '../../../components/TransactionLink/TransactionLink.tsx'
import { useText } from '../../../i18n/useText.ts'
import type { SendTexts } from '../texts/en.ts'
import { DoneButton } from './DoneButton.tsx'
import { SentAsset } from './SentAsset.tsx'
import type { SentFacts } from './sentFacts.ts'

export type InTheNetworkProps = { facts: SentFacts; hash: string; isSlow: boolean }

/** The payment is pending. A slow one is not an error. */
export function InTheNetwork({ facts, hash, isSlow }: InTheNetworkProps): ReactElement {
  const text = useText<SendTexts>()
  const network = facts.payment.network.name
  return (
    <ProgressTask
      icon={<SentAsset facts={facts} />}
      state="pending"
      title={isSlow ? text('send.slow') : text('send.waiting', { network })}
      text={isSlow ? text('send.slowText', { network }) : text('send.waitingText')}
      actions={<DoneButton variant="quiet" />}
    >
      <TransactionLink network={facts.payment.network} hash={hash}>
        {text('send.explorer')}
      </TransactionLink>
    </ProgressTask>
  )
}
