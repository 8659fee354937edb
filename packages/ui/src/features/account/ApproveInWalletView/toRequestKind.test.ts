import { expect, test } from 'vitest'
import { toRequestKind } from './toRequestKind.ts'

test.each([
  ['personal_sign', 'message'],
  ['eth_sign', 'message'],
  ['solana_signMessage', 'message'],
  ['eth_signTypedData', 'data'],
  ['eth_signTypedData_v4', 'data'],
  ['eth_sendTransaction', 'transaction'],
  ['eth_signTransaction', 'transaction'],
  ['wallet_sendCalls', 'transaction'],
  ['solana_signAndSendTransaction', 'transaction'],
  ['solana_signAllTransactions', 'transaction'],
  ['sendTransfer', 'transaction'],
  ['signPsbt', 'transaction'],
  ['wallet_switchEthereumChain', 'network'],
  ['wallet_addEthereumChain', 'network'],
  ['wallet_watchAsset', 'other'],
  ['', 'other'],
])('default: %s is %s', (method, kind) => {
  expect(toRequestKind(method)).toBe(kind)
})
