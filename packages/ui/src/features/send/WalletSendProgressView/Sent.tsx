import type { ReactElement } from 'react'
import { useText } from '../../../i18n/useText.ts'
import { useNoWayBack } from '../../../shell/Screen/useNoWayBack.ts'
import { useStyles } from '../../../style/useStyles.ts'
import type { SendTexts } from '../texts/en.ts'
import { DoneButton } from './DoneButton.tsx'
import { ProgressTask } from './ProgressTask.tsx'
import type { SentFacts } from './sentFacts.ts'
import { TransactionLink } from './TransactionLink.tsx'
import { useSentWords } from './useSentWords.ts'
import sheet from './WalletSendProgressView.module.css'

export type SentProps = { facts: SentFacts; hash: string }

/** Longer amounts use a smaller font, so that every digit is shown. */
const longestAtFullSize = 12

/** The payment is in a block. */
export function Sent({ facts, hash }: SentProps): ReactElement {
  const text = useText<SendTexts>()
  const classes = useStyles(sheet)
  const words = useSentWords(facts)
  const { amount, symbol, receiver } = words
  // The payment cannot be changed any more.
  useNoWayBack(true)
  return (
    <ProgressTask
      facts={facts}
      state="success"
      title={text('send.done')}
      text={`${text('send.to')} ${receiver}`}
      announced={text('send.doneText', words)}
      actions={<DoneButton />}
    >
      <p className={classes.amount} data-long={amount.length > longestAtFullSize} dir="ltr">
        −{amount} <bdi className={classes.symbol}>{symbol}</bdi>
      </p>
      <TransactionLink facts={facts} hash={hash} />
    </ProgressTask>
  )
}
