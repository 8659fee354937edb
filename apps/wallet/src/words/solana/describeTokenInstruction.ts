import type { SolanaInstruction } from '@cleat/testing/wallet-connect'
import { formatUnits } from 'viem'
import type { QuestionStep } from '../text/questionDescription.ts'
import { shortAddress } from '../text/shortAddress.ts'
import { instructionReader } from './instructionReader.ts'

/** Describes an instruction of a token program. */
export function describeTokenInstruction(instruction: SolanaInstruction): QuestionStep {
  const { data, accounts } = instruction
  const { u8, u64 } = instructionReader(data)
  const describe = known[u8(0) ?? -1]
  const step = describe?.({ accounts, amount: u64(1), decimals: u8(9) })
  return (
    step ?? { text: 'Do something with tokens that this wallet does not know', isUnknown: true }
  )
}

type Reading = {
  accounts: SolanaInstruction['accounts']
  amount: bigint | undefined
  /** Only the checked instructions contain it. */
  decimals: number | undefined
}

/** By the first byte of the data. */
const known: Readonly<Record<number, (reading: Reading) => QuestionStep | undefined>> = {
  3: ({ accounts, amount }) =>
    amount === undefined
      ? undefined
      : { text: `Send ${amount} of the smallest units of a token to`, address: accounts[1] },
  12: ({ accounts, amount, decimals }) =>
    amount === undefined || decimals === undefined
      ? undefined
      : {
          text: `Send ${formatUnits(amount, decimals)} of the token ${tokenName(accounts[1])} to`,
          address: accounts[2],
        },
  4: ({ accounts, amount }) =>
    amount === undefined
      ? undefined
      : {
          text: `Let somebody else spend ${amount} of the smallest units of a token of yours`,
          address: accounts[1],
        },
  13: ({ accounts, amount, decimals }) =>
    amount === undefined || decimals === undefined
      ? undefined
      : {
          text: `Let somebody else spend ${formatUnits(amount, decimals)} of your token ${tokenName(accounts[1])}`,
          address: accounts[2],
        },
  5: () => ({ text: 'Take back the right to spend a token of yours' }),
  6: ({ accounts }) => ({ text: 'Hand over a token account for good', address: accounts[0] }),
  9: ({ accounts }) => ({
    text: 'Close a token account. The SOL in it goes to',
    address: accounts[1],
  }),
  17: () => ({ text: 'Bring the balance of wrapped SOL up to date' }),
}

function tokenName(mint: string | undefined): string {
  return mint === undefined ? 'that only the network can look up' : shortAddress(mint)
}
