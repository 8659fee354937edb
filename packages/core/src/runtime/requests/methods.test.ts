import { expect, test } from 'vitest'
import { classifyMethod } from './methods.ts'

test.each([
  ['eth_sign', 'forbidden'],
  ['personal_sign', 'unsafe'],
  ['eth_signTypedData_v4', 'unsafe'],
  ['eth_sendTransaction', 'unsafe'],
  ['wallet_sendCalls', 'unsafe'],
  ['wallet_grantPermissions', 'unsafe'],
  ['solana_signTransaction', 'unsafe'],
  ['eth_call', 'safe'],
  ['eth_chainId', 'safe'],
  ['eth_sendRawTransaction', 'safe'],
  ['wallet_getCapabilities', 'safe'],
  ['wallet_switchEthereumChain', 'unknown'],
  ['ETH_SIGN', 'forbidden'],
  ['__proto__', 'unknown'],
  ['toString', 'unknown'],
  ['', 'unknown'],
] as const)('default: %s is %s', (method, expected) => {
  expect(classifyMethod(method)).toBe(expected)
})

test('behavior: nothing that signs is safe', () => {
  const signing = [
    'personal_sign',
    'eth_sign',
    'eth_signTransaction',
    'eth_signTypedData',
    'eth_signTypedData_v3',
    'eth_signTypedData_v4',
    'eth_sendTransaction',
    'eth_sendUserOperation',
    'wallet_sendCalls',
    'solana_signAllTransactions',
    'solana_signAndSendTransaction',
    'solana_signMessage',
  ]
  expect(signing.filter((method) => classifyMethod(method) === 'safe')).toEqual([])
})
