import { describeApproval } from '@cleat/testing'
import type { PeerQuestion, SessionRequestQuestion } from '@cleat/testing/wallet-connect'
import { describeBitcoin } from './bitcoin/describeBitcoin.ts'
import { describeCosmos } from './cosmos/describeCosmos.ts'
import { describeSolana } from './solana/describeSolana.ts'
import { plainText } from './text/plainText.ts'
import type { QuestionDescription } from './text/questionDescription.ts'
import { visibleText } from './text/visibleText.ts'

/** Describes a request in plain words. */
export function describeQuestion(question: PeerQuestion): QuestionDescription {
  switch (question.kind) {
    case 'session':
      return {
        title: 'Connect to this app?',
        sentence: 'Connecting moves nothing. You are asked here before anything is signed or sent.',
        isCostly: false,
        facts: [],
        verb: 'Connect',
      }
    case 'signCosmosAmino':
      return describeCosmos(question)
    case 'signSolanaMessage':
    case 'signSolanaTransactions':
      return describeSolana(question)
    case 'signBitcoinMessage':
    case 'signPsbt':
    case 'sendBitcoin':
      return describeBitcoin(question)
    default:
      return describeEthereum(question)
  }
}

function describeEthereum(question: SessionRequestQuestion): QuestionDescription {
  const { title, sentence, facts, text } = describeApproval(question)
  return {
    title,
    sentence,
    isCostly: costly.includes(question.kind),
    amount: facts.find(({ label }) => label === 'Amount')?.value,
    facts: facts
      .filter(({ label }) => label !== 'Amount')
      .map((fact) => ({
        ...fact,
        value: plainText(fact.full ?? fact.value, fact.label === 'RPC URL' ? 200 : 80),
      })),
    text: text === undefined ? undefined : visibleText(text),
    verb: verbs[question.kind],
  }
}

const verbs: Readonly<Record<SessionRequestQuestion['kind'], string>> = {
  connect: 'Connect',
  signIn: 'Sign in',
  signMessage: 'Sign',
  signTypedData: 'Sign',
  sendTransaction: 'Send',
  sendCalls: 'Send',
  switchChain: 'Switch',
  addChain: 'Add',
  grantPermissions: 'Allow',
  watchAsset: 'Add',
}

const costly: readonly SessionRequestQuestion['kind'][] = [
  'signTypedData',
  'sendTransaction',
  'sendCalls',
  'grantPermissions',
  'addChain',
]
