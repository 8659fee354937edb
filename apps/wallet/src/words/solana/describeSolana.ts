import {
  type FamilyQuestion,
  readSolanaTransaction,
  type SolanaTransactionContent,
} from '@cleat/testing/wallet-connect'
import type {
  QuestionDescription,
  QuestionPart,
  QuestionStep,
} from '../text/questionDescription.ts'
import { visibleText } from '../text/visibleText.ts'
import { describeInstruction, solText } from './describeInstruction.ts'
import { programs } from './programs.ts'
import { solanaFee } from './solanaFee.ts'
import { solLeaving } from './solLeaving.ts'

type MessageQuestion = Extract<FamilyQuestion, { kind: 'signSolanaMessage' }>
type TransactionQuestion = Extract<FamilyQuestion, { kind: 'signSolanaTransactions' }>

/** Describes a Solana request in plain words. */
export function describeSolana(
  question: MessageQuestion | TransactionQuestion,
): QuestionDescription {
  return question.kind === 'signSolanaMessage'
    ? describeMessage(question)
    : describeTransactions(question)
}

function describeMessage(question: MessageQuestion): QuestionDescription {
  const { address, network, message } = question
  return {
    title: 'Sign a message',
    sentence: 'Signing is free. It proves that the account is yours.',
    isCostly: false,
    facts: [
      { label: 'Account', value: address },
      { label: 'Network', value: network.name },
    ],
    text: visibleText(message),
    verb: 'Sign',
  }
}

function describeTransactions(question: TransactionQuestion): QuestionDescription {
  const { address, network, transactions, isSent } = question
  const contents = transactions.map(readContent)
  const parts = contents.map((content, index) => describePart({ content, index, question }))
  const isKnown = parts.every(({ steps }) => steps.every(({ isUnknown }) => !isUnknown))
  const leaving = contents.reduce((sum, content) => sum + solLeaving({ content, address }), 0n)
  const several = transactions.length > 1
  return {
    title: titleOf({ isSent, several }),
    sentence: isKnown ? sentenceOf(isSent) : unknownSentence,
    isCostly: true,
    amount: isKnown && contents.every(isOfSol) && leaving > 0n ? solText(leaving) : undefined,
    parts,
    facts: [
      { label: 'Account', value: address },
      { label: 'Fee', value: feeText({ contents, address }) },
      { label: 'Fee paid by', value: payerText({ contents, address }) },
      { label: 'Network', value: network.name },
    ],
    verb: isSent ? 'Send' : several ? 'Sign all' : 'Sign',
  }
}

function readContent(transaction: string): SolanaTransactionContent {
  const bytes = Uint8Array.from(atob(transaction), (letter) => letter.codePointAt(0) ?? 0)
  return readSolanaTransaction(bytes)
}

function describePart(parameters: {
  content: SolanaTransactionContent
  index: number
  question: TransactionQuestion
}): QuestionPart {
  const { content, index, question } = parameters
  const { address, transactions } = question
  const steps: readonly QuestionStep[] = content.instructions.flatMap(
    (instruction) => describeInstruction({ instruction, account: address }) ?? [],
  )
  const title =
    transactions.length > 1
      ? `Transaction ${index + 1} of ${transactions.length} will`
      : 'The transaction will'
  return { title, steps: steps.length > 0 ? steps : [{ text: 'Do nothing' }] }
}

/** Whether it only moves SOL. With tokens, a single amount would be incomplete. */
function isOfSol({ instructions }: SolanaTransactionContent): boolean {
  const plain: readonly string[] = [
    programs.system,
    programs.computeBudget,
    programs.memo,
    programs.memoOld,
  ]
  return instructions.every(({ program }) => plain.includes(program))
}

function titleOf({ isSent, several }: { isSent: boolean; several: boolean }): string {
  if (isSent) return 'Send a transaction'
  return several ? 'Sign several transactions' : 'Sign a transaction'
}

function sentenceOf(isSent: boolean): string {
  return isSent
    ? 'The wallet sends it as soon as you agree. It cannot be taken back.'
    : 'Nothing is sent now, but the app can send what you sign.'
}

const unknownSentence =
  'It runs something that this wallet cannot read. It could move anything that the account has.'

type Contents = { contents: readonly SolanaTransactionContent[]; address: string }

function feeText({ contents }: Contents): string {
  return `At most ${solText(contents.reduce((sum, content) => sum + solanaFee(content), 0n))}`
}

function payerText({ contents, address }: Contents): string {
  const payers = [...new Set(contents.map(({ signers }) => signers[0] ?? ''))]
  return payers.map((payer) => (payer === address ? 'You' : payer)).join(', ')
}
