import { chainSendErrors } from '@cleat/core/test/chainSendErrors'
import { toSendOutcome } from '@cleat/core/test/toSendOutcome'
import { expect, test } from 'vitest'
import { translateWalletError } from './translateWalletError.ts'

const facts = { doing: 'request', wallet: 'Harbour' } as const
const method = 'solana:signAndSendTransaction'
const rows = chainSendErrors.filter(({ chain }) => chain === 'solana')

/** The shapes in which wallets pass an error on. */
const shapes: Record<string, (row: (typeof rows)[number]) => unknown> = {
  plain: ({ code, message, err }) => ({
    code,
    message,
    ...(err ? { data: { err, logs: [] } } : {}),
  }),
  wrapped: ({ code, message, err }) => ({
    ...{ name: 'WalletSendTransactionError', message },
    error: { code, message, ...(err ? { data: { err, logs: [] } } : {}) },
  }),
}

test.each(
  rows.flatMap((row) =>
    Object.keys(shapes).map((shape) => [shape, row.code, row.message, row] as const),
  ),
)('default: %s %i %s', (shape, _, __, row) => {
  const error = translateWalletError({ ...facts, method, error: shapes[shape]?.(row) })
  const { outcome, shown } = toSendOutcome(error, { namespace: 'solana' })
  // Wallets do not pass on codes of nodes that prove something without a simulation.
  const isCertain =
    row.outcome === 'not-sent' && (row.err !== undefined || row.client === 'Phantom')
  expect(outcome).toBe(isCertain ? 'not-sent' : 'unknown')
  if (!isCertain) expect(shown.code).not.toBe('TRANSACTION_FAILED')
})
