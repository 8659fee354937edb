import { expect, test } from 'vitest'
import { isAnswering } from './isAnswering.ts'

test.each([
  ...['personal_sign', 'eth_signTypedData', 'eth_signTypedData_v3', 'eth_signTypedData_v4'],
  ...['eth_signTransaction', 'wallet_signAuthorization', 'signMessage'],
  ...['solana_signMessage', 'solana_signTransaction', 'solana_signAllTransactions'],
])('default: what %s answers can be kept from the app', (method) => {
  expect(isAnswering(method)).toBe(true)
})

test.each(['eth_sendTransaction', 'wallet_sendCalls', 'solana_signAndSendTransaction', ''])(
  'behavior: what %s does is done, whoever gets its answer',
  (method) => {
    expect(isAnswering(method)).toBe(false)
  },
)
