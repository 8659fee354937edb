import type { ReactElement } from 'react'
import { AskingWallet } from '../../../components/AskingWallet/AskingWallet.tsx'
import { useText } from '../../../i18n/useText.ts'
import { useKit } from '../../../kit/useKit.ts'
import type { SendTexts } from '../texts/en.ts'
import type { SentFacts } from './sentFacts.ts'
import { useSentWords } from './useSentWords.ts'

/** The wallet is asked for the payment. */
export function InWallet({ facts }: { facts: SentFacts }): ReactElement {
  const { router } = useKit().controllers
  const text = useText<SendTexts>()
  return (
    <AskingWallet
      task={text('send.check', useSentWords(facts))}
      words={{
        open: (values) => text('send.open', values),
        elsewhere: text('send.look'),
      }}
      onLeave={() => router.reset({ name: 'Account' })}
    />
  )
}
