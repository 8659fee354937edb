import type { ReactElement } from 'react'
import { HeroAmount } from '../../../components/HeroAmount/HeroAmount.tsx'
import { ProgressTask } from '../../../components/ProgressTask/ProgressTask.tsx'
import { TransactionLink } from '../../../components/TransactionLink/TransactionLink.tsx'
import { useText } from '../../../i18n/useText.ts'
import { useNoWayBack } from '../../../shell/Screen/useNoWayBack.ts'
import type { SendTexts } from '../texts/en.ts'
import { DoneButton } from './DoneButton.tsx'
import { SentAsset } from './SentAsset.tsx'
import type { SentFacts } from './sentFacts.ts'
import { useSentWords } from './useSentWords.ts'

export type SentProps = { facts: SentFacts; hash: string }

/** The payment is in a block. */
export function Sent({ facts, hash }: SentProps): ReactElement {
  const text = useText<SendTexts>()
  const words = useSentWords(facts)
  const { amount, symbol, receiver } = words
  // The payment cannot be changed any more.
  useNoWayBack(true)
  return (
    <ProgressTask
      icon={<SentAsset facts={facts} />}
      state="success"
      title={text('send.done')}
      text={`${text('send.to')} ${receiver}`}
      announced={text('send.doneText', words)}
      actions={<DoneButton />}
    >
      <HeroAmount amount={amount} symbol={symbol} sign="−" />
      <TransactionLink network={facts.payment.network} hash={hash}>
        {text('send.explorer')}
      </TransactionLink>
    </ProgressTask>
  )
}
