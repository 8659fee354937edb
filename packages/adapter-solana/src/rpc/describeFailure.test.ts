import { expect, test } from 'vitest'
import { describeFailure } from './describeFailure.ts'

const system = 'Program 11111111111111111111111111111111'

test.each([
  ['not enough SOL for the fee', { error: 'InsufficientFundsForFee' }],
  ['not enough SOL for the fee', { error: 'AccountNotFound' }],
  [
    'not enough SOL for the fee',
    { message: 'Attempt to debit an account but found no record of a prior credit.' },
  ],
  [
    'an account would be left with too little SOL to exist',
    { error: { InsufficientFundsForRent: { account_index: 1 } } },
  ],
  ['the transaction expired before the chain took it', { error: 'BlockhashNotFound' }],
  [
    'the transaction expired before the chain took it',
    { message: 'Signature 5x has expired: block height exceeded.' },
  ],
  ['the chain has this transaction already', { error: 'AlreadyProcessed' }],
  [
    'not enough SOL for the transfer',
    {
      error: { InstructionError: [0, { Custom: 1 }] },
      message: 'Error processing Instruction 0: custom program error: 0x1',
      logs: [
        `${system} invoke [1]`,
        'Transfer: insufficient lamports 5, need 10',
        `${system} failed: custom program error: 0x1`,
      ],
    },
  ],
])('default: %s', (reason, failure) => {
  expect(describeFailure(failure)).toBe(reason)
})

test('behavior: what a program said before the words of the node', () => {
  const message = 'custom program error: 0x1771'
  const anchor =
    'Program log: AnchorError occurred. Error Code: Slippage. Error Number: 6001. Error Message: Slippage exceeded.'
  expect(describeFailure({ message, logs: [anchor, `${system} consumed 5 of 9`] })).toBe(
    'Slippage exceeded.',
  )
  expect(describeFailure({ message, logs: ['Program log: Error: insufficient funds'] })).toBe(
    'insufficient funds',
  )
})

test('behavior: without any words, the name', () => {
  const error = { InstructionError: [2, 'InvalidAccountData'] }
  expect(describeFailure({ error, logs: null })).toBe(
    '{"InstructionError":[2,"InvalidAccountData"]}',
  )
  expect(describeFailure({ message: 'Node is behind', logs: [] })).toBe('Node is behind')
  expect(describeFailure({})).toBe('')
})
