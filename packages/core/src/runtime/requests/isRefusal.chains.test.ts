import { expect, test } from 'vitest'
import { toTransactionError } from '../../base/errors/toTransactionError.ts'
import { readSendOutcome } from '../../contract/adapter/readSendOutcome.ts'
import { chainSendErrors } from '../../test/chainSendErrors.ts'
import { toSendOutcome } from '../../test/toSendOutcome.ts'

/** What adapters make a refusal of: reasons of a chain, and not a wallet's own codes. */
const refusals = chainSendErrors.filter(
  ({ client, code }) =>
    /^(?:Agave|Bitcoin Core|Substrate)$/.test(client) && ![-25, -28, -22].includes(code),
)

test.each(refusals.filter(({ outcome }) => outcome === 'not-sent'))(
  'default: $client: $code $message',
  ({ code, message }) => {
    const error = toTransactionError({ reason: message, cause: { code, message } })
    expect(toSendOutcome(error, { namespace: 'solana' })).toMatchObject({
      outcome: 'not-sent',
      shown: { code: 'TRANSACTION_FAILED' },
    })
  },
)

test.each(chainSendErrors.filter(({ outcome }) => outcome === 'sent'))(
  'behavior: $client: $code $message says that the chain has it',
  (row) => {
    expect(readSendOutcome(row)).toBe('sent')
  },
)

test.each(
  refusals.filter(({ outcome, chain, code }) => {
    return outcome !== 'not-sent' && (chain !== 'solana' || code === -32002) && code !== -32603
  }),
)(
  'behavior: $client: $code $message is no refusal, and is not shown as one',
  ({ code, message }) => {
    const error = toTransactionError({ reason: message, cause: { code, message } })
    expect(toSendOutcome(error, { namespace: 'solana' })).toMatchObject({
      outcome: 'unknown',
      shown: { code: 'WALLET_ERROR', cause: error },
    })
  },
)
