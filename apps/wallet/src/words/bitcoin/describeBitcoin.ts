import type { FamilyQuestion } from '@cleat/testing/wallet-connect'
import type { QuestionDescription } from '../text/questionDescription.ts'
import { visibleText } from '../text/visibleText.ts'
import { bitcoinText } from './bitcoinText.ts'
import { describePsbt } from './describePsbt.ts'

type BitcoinQuestion = Extract<
  FamilyQuestion,
  { kind: 'signBitcoinMessage' | 'signPsbt' | 'sendBitcoin' }
>

/** Describes a Bitcoin request in plain words. */
export function describeBitcoin(question: BitcoinQuestion): QuestionDescription {
  const { network } = question
  switch (question.kind) {
    case 'signBitcoinMessage':
      return {
        title: 'Sign a message',
        sentence: 'Signing is free. It proves that the address is yours.',
        isCostly: false,
        facts: [
          { label: 'Address', value: question.address },
          { label: 'Network', value: network.name },
        ],
        text: visibleText(question.message),
        verb: 'Sign',
      }
    case 'sendBitcoin':
      return {
        title: 'Send bitcoin',
        sentence: 'The network’s fee comes on top. What is sent cannot be taken back.',
        isCostly: true,
        amount: bitcoinText({ sats: question.sats, network }),
        facts: [
          { label: 'To', value: question.to },
          { label: 'From', value: question.from },
          { label: 'Network', value: network.name },
        ],
        verb: 'Send',
      }
    case 'signPsbt':
      return describePsbt(question)
    default:
      return question satisfies never
  }
}
