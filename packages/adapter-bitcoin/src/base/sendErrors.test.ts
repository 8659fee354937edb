import { chainSendErrors } from '@cleat/core/test/chainSendErrors'
import { toSendOutcome } from '@cleat/core/test/toSendOutcome'
import { expect, test } from 'vitest'
import { callWallet } from './callWallet.ts'

const rows = chainSendErrors.filter(({ chain }) => chain === 'bitcoin')

test.each(rows)('default: $code $message is $outcome', async ({ code, message, outcome }) => {
  const error = await callWallet({
    ...{ doing: 'request', wallet: 'Harbour', subject: 'sendTransfer' },
    ask: () => Promise.reject({ code, message }),
  }).catch((cause: unknown) => cause)
  const told = toSendOutcome(error, { namespace: 'bip122' })
  expect(told.outcome).toBe(outcome === 'not-sent' ? 'not-sent' : 'unknown')
  if (outcome !== 'not-sent') expect(told.shown.code).toBe('WALLET_ERROR')
})
