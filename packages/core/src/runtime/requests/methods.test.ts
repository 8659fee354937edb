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

test.each(
  (
    'personal_sign eth_signTypedData eth_signTypedData_v3 eth_signTypedData_v4 ' +
    'eth_signTransaction eth_sendTransaction eth_sendUserOperation wallet_sendCalls ' +
    'wallet_sendPreparedCalls wallet_signAuthorization wallet_grantPermissions ' +
    'wallet_invokeMethod wallet_prepareCalls wallet_requestExecutionPermissions ' +
    'wallet_revokePermissions solana_signMessage solana_signTransaction ' +
    'solana_signAllTransactions solana_signAndSendTransaction signMessage signPSBT ' +
    'sendTransfer switchNetwork'
  ).split(' '),
)('behavior: %s acts for the visitor', (method) => {
  expect(classifyMethod(method)).toBe('unsafe')
})

test.each(
  (
    'getAccountAddresses eth_accounts eth_blockNumber eth_call eth_chainId ' +
    'eth_estimateGas eth_estimateUserOperationGas eth_feeHistory eth_gasPrice ' +
    'eth_getAccount eth_getBalance eth_getBlockByHash eth_getBlockByNumber ' +
    'eth_getBlockReceipts eth_getBlockTransactionCountByHash ' +
    'eth_getBlockTransactionCountByNumber eth_getCode eth_getFilterChanges ' +
    'eth_getFilterLogs eth_getLogs eth_getProof eth_getStorageAt ' +
    'eth_getTransactionByBlockHashAndIndex eth_getTransactionByBlockNumberAndIndex ' +
    'eth_getTransactionByHash eth_getTransactionCount eth_getTransactionReceipt ' +
    'eth_getUncleCountByBlockHash eth_getUncleCountByBlockNumber ' +
    'eth_getUserOperationByHash eth_getUserOperationReceipt eth_maxPriorityFeePerGas ' +
    'eth_newBlockFilter eth_newFilter eth_newPendingTransactionFilter ' +
    'eth_sendRawTransaction eth_supportedEntryPoints eth_syncing eth_uninstallFilter ' +
    'wallet_getAssets wallet_getCallsStatus wallet_getCapabilities'
  ).split(' '),
)('behavior: %s only reads, or passes on what is signed', (method) => {
  expect(classifyMethod(method)).toBe('safe')
})
