import type { SolanaInstruction } from '@cleat/testing/wallet-connect'
import { amountText } from '../text/amountText.ts'
import { plainText } from '../text/plainText.ts'
import type { QuestionStep } from '../text/questionDescription.ts'
import { describeTokenInstruction } from './describeTokenInstruction.ts'
import { instructionReader } from './instructionReader.ts'
import { programs } from './programs.ts'
import { systemInstruction } from './systemInstruction.ts'

export type DescribeInstructionParameters = {
  instruction: SolanaInstruction
  /** The account that signs. */
  account: string
}

/**
 * Describes one instruction. Empty for compute-budget instructions; unknown instructions are
 * marked.
 */
export function describeInstruction(
  parameters: DescribeInstructionParameters,
): QuestionStep | undefined {
  const { instruction } = parameters
  switch (instruction.program) {
    case programs.computeBudget:
      return undefined
    case programs.system:
      return describeSystem(parameters)
    case programs.token:
    case programs.token2022:
      return describeTokenInstruction(instruction)
    case programs.associatedToken:
      return { text: 'Open a token account for', address: instruction.accounts[2] ?? inTable }
    case programs.memo:
    case programs.memoOld:
      return { text: `Write down: “${readMemo(instruction.data)}”` }
    default:
      return {
        text: 'Run a program that this wallet does not know',
        address: instruction.program,
        isUnknown: true,
      }
  }
}

/** In place of an address in a lookup table. */
const inTable = 'An address that only the network can look up'

function describeSystem(parameters: DescribeInstructionParameters): QuestionStep {
  const { instruction, account } = parameters
  const { data, accounts } = instruction
  const { u32, u64 } = instructionReader(data)
  const [from = inTable, to = inTable] = accounts
  const lamports = u64(4)
  if (lamports !== undefined && u32(0) === systemInstruction.transfer) {
    const amount = solText(lamports)
    if (from === account) return { text: `Send ${amount} to`, address: to }
    return { text: `Send ${amount}, not from your account, to`, address: to }
  }
  if (lamports !== undefined && u32(0) === systemInstruction.createAccount)
    return { text: `Open an account with ${solText(lamports)}`, address: to }
  return { text: 'Change an account in a way that this wallet does not know', isUnknown: true }
}

export function solText(lamports: bigint): string {
  return amountText({ value: lamports, symbol: 'SOL', decimals: 9, digits: 9 })
}

function readMemo(data: Uint8Array): string {
  return plainText(new TextDecoder().decode(data), 200)
}
