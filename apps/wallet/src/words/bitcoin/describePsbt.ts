import {
  type BitcoinPsbtContent,
  type FamilyQuestion,
  readBitcoinPsbt,
} from '@cleat/testing/wallet-connect'
import type {
  QuestionDescription,
  QuestionFact,
  QuestionStep,
} from '../text/questionDescription.ts'
import { bitcoinText } from './bitcoinText.ts'

export type PsbtQuestion = Extract<FamilyQuestion, { kind: 'signPsbt' }>

/** Describes a PSBT: what the account spends, the outputs and the fee. */
export function describePsbt(question: PsbtQuestion): QuestionDescription {
  const { network, psbt, isSent } = question
  const content = readBitcoinPsbt({ psbt, network: network.id })
  const { inputs, outputs, fee } = content
  const isOwn = ({ address }: { address: string | undefined }) =>
    address !== undefined && question.addresses.includes(address)
  const text = (sats: bigint) => bitcoinText({ sats, network })
  const leaving = total(inputs.filter(isOwn)) - total(outputs.filter(isOwn))
  const spends: readonly QuestionStep[] = inputs.map((input) => ({
    text: `${input.sats === undefined ? 'An unknown amount' : text(input.sats)} from ${isOwn(input) ? 'your address' : 'somebody else'}`,
    address: input.address,
    isUnknown: input.sats === undefined,
  }))
  const pays: readonly QuestionStep[] = outputs.map((output) => ({
    text: payText({ amount: text(output.sats), output, isOwn: isOwn(output) }),
    address: output.address,
  }))
  return {
    title: isSent ? 'Send bitcoin' : 'Sign a Bitcoin transaction',
    sentence: sentenceOf({ question, content }),
    isCostly: true,
    amount: fee !== undefined && leaving > 0n ? text(leaving) : undefined,
    parts: [
      { title: 'It pays', steps: pays },
      { title: 'It spends', steps: spends },
    ],
    facts: facts({ question, content, leaving, text }),
    verb: isSent ? 'Send' : 'Sign',
  }
}

function payText(parameters: {
  amount: string
  output: { address: string | undefined }
  isOwn: boolean
}): string {
  const { amount, output, isOwn } = parameters
  if (isOwn) return `${amount} back to you`
  return output.address === undefined ? `${amount} to no address, with data` : `${amount} to`
}

function total(items: readonly { readonly sats: bigint | undefined }[]): bigint {
  return items.reduce((sum, { sats = 0n }) => sum + sats, 0n)
}

function sentenceOf(parameters: { question: PsbtQuestion; content: BitcoinPsbtContent }): string {
  const { question, content } = parameters
  if (!coversAll({ question, content }))
    return 'Your signature would not cover all of it: others could change the rest and send it. Sign only what you understand.'
  return question.isSent
    ? 'The wallet sends it as soon as you agree. It cannot be taken back.'
    : 'Nothing is sent now, but the app can send what you sign.'
}

/** Whether every requested signature commits to the whole transaction. */
function coversAll(parameters: { question: PsbtQuestion; content: BitcoinPsbtContent }): boolean {
  const { question, content } = parameters
  const named = question.inputs?.map(
    ({ index, sighashTypes }) => sighashTypes?.[0] ?? content.inputs[index]?.sighashType,
  )
  const types = named ?? content.inputs.map(({ sighashType }) => sighashType)
  return types.every((type) => type === undefined || type === sighashDefault || type === sighashAll)
}

const sighashDefault = 0
const sighashAll = 1

function facts(parameters: {
  question: PsbtQuestion
  content: BitcoinPsbtContent
  leaving: bigint
  text: (sats: bigint) => string
}): readonly QuestionFact[] {
  const { question, content, leaving, text } = parameters
  const { fee } = content
  return [
    ...(leaving < 0n ? [{ label: 'You receive', value: text(-leaving) }] : []),
    { label: 'Fee', value: feeText({ fee, leaving, text }) },
    { label: 'Network', value: question.network.name },
  ]
}

function feeText(parameters: {
  fee: bigint | undefined
  leaving: bigint
  text: (sats: bigint) => string
}): string {
  const { fee, leaving, text } = parameters
  if (fee === undefined || fee < 0n) return 'Unknown: not every amount is told'
  return leaving >= fee ? `${text(fee)}, in the amount above` : text(fee)
}
