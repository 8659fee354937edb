import { expect, test } from 'vitest'
import { chainSendErrors } from '../../test/chainSendErrors.ts'
import { sendErrors } from '../../test/sendErrors.ts'
import { readSendOutcome } from './readSendOutcome.ts'

test('default', () => {
  expect(readSendOutcome({ code: -32000, message: 'insufficient funds' })).toBe('not-sent')
  expect(readSendOutcome({ code: -32000, message: 'already known' })).toBe('sent')
  expect(readSendOutcome({ code: -32000, message: 'nonce too low' })).toBe('unknown')
  expect(readSendOutcome({ code: -32000, message: 'Something new' })).toBe('unknown')
  expect(readSendOutcome(undefined)).toBe('unknown')
})

/** Wallets have other codes, which adapters translate. */
const nodes = /^(?:Agave|Bitcoin Core|Substrate)$/

const uncertain = [
  ...sendErrors,
  ...chainSendErrors.filter(({ client }) => nodes.test(client)),
].filter(({ outcome }) => outcome !== 'not-sent')

test.each(uncertain)('behavior: $client: $code $message is $outcome', ({ outcome, ...error }) => {
  expect(readSendOutcome(error)).toBe(outcome)
})
