import type { ReactElement } from 'react'
import { useText } from '../../../i18n/useText.ts'
import type { SendTexts } from '../texts/en.ts'
import { DoneButton } from './DoneButton.tsx'
import { ProgressTask } from './ProgressTask.tsx'
import type { SentFacts } from './sentFacts.ts'
import { TransactionLink } from './TransactionLink.tsx'
import { useSentWords } from './useSentWords.ts'

export type SentProps = { facts: SentFacts; hash: string }

/** The payment is in a block. */
export function Sent({ facts, hash }: SentProps): ReactElement {
  const text = useText<SendTexts>()
  return (
    <ProgressTask
      facts={facts}
      state="success"
      title={text('send.done')}
      text={text('send.doneText', useSentWords(facts))}
      actions={<DoneButton />}
    >
      <TransactionLink facts={facts} hash={hash} />
    </ProgressTask>
  )
}
