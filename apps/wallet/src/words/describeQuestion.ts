import { type ApprovalFact, describeApproval } from '@cleat/testing'
import type { PeerQuestion } from '@cleat/testing/wallet-connect'
import { plainText } from './plainText.ts'
import { visibleText } from './visibleText.ts'

export type QuestionDescription = {
  readonly title: string
  readonly sentence: string
  /** Agreeing can cost something. */
  readonly isCostly: boolean
  /** What leaves the account. */
  readonly amount?: string | undefined
  readonly facts: readonly ApprovalFact[]
  /** To be read in full before agreeing. */
  readonly text?: string | undefined
  /** What the button that agrees says. */
  readonly verb: string
}

/** What an app asks, in plain words. */
export function describeQuestion(question: PeerQuestion): QuestionDescription {
  if (question.kind === 'session') {
    return {
      title: 'Connect to this app?',
      sentence: 'Connecting moves nothing. You are asked here before anything is signed or sent.',
      isCostly: false,
      facts: [],
      verb: 'Connect',
    }
  }
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

const verbs: Readonly<Record<Exclude<PeerQuestion['kind'], 'session'>, string>> = {
  connect: 'Connect',
  signMessage: 'Sign',
  signTypedData: 'Sign',
  sendTransaction: 'Send',
  switchChain: 'Switch',
  addChain: 'Add',
  watchAsset: 'Add',
}

const costly: readonly PeerQuestion['kind'][] = ['signTypedData', 'sendTransaction', 'addChain']
