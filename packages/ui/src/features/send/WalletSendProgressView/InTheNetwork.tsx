import type { ReactElement } from 'react'
import { useText } from '../../../i18n/useText.ts'
import type { SendTexts } from '../texts/en.ts'
import { DoneButton } from './DoneButton.tsx'
import { ProgressTask } from './ProgressTask.tsx'
import type { SentFacts } from './sentFacts.ts'
import { TransactionLink } from './TransactionLink.tsx'

export type InTheNetworkProps = { facts: SentFacts; hash: string; isSlow: boolean }

/** The payment is pending. A slow one is not an error. */
export function InTheNetwork({ facts, hash, isSlow }: InTheNetworkProps): ReactElement {
  const text = useText<SendTexts>()
  const network = facts.payment.network.name
  return (
    <ProgressTask
      facts={facts}
      state="pending"
      title={isSlow ? text('send.slow') : text('send.waiting', { network })}
      text={isSlow ? text('send.slowText', { network }) : text('send.waitingText')}
      actions={<DoneButton variant="quiet" />}
    >
      <TransactionLink facts={facts} hash={hash} />
    </ProgressTask>
  )
}
