/** How the pipeline treats a wallet method (spec §6). */
export type MethodClass =
  /** Only reads, or broadcasts signed data. Skips the check of account and network. */
  | 'safe'
  /** Signs, sends or grants permissions for the visitor. */
  | 'unsafe'
  /** Never sent to a wallet. */
  | 'forbidden'
  /** Unknown to Cleat. Only wallets that belong to the visitor receive it. */
  | 'unknown'

/** Signs any 32 bytes, so the visitor cannot see what is signed. */
const forbidden = new Set(['eth_sign'])

const unsafe = new Set([
  'personal_sign',
  'eth_signTypedData',
  'eth_signTypedData_v3',
  'eth_signTypedData_v4',
  'eth_signTransaction',
  'eth_sendTransaction',
  'eth_sendUserOperation',
  'wallet_sendCalls',
  'wallet_sendPreparedCalls',
  'wallet_signAuthorization',
  'wallet_grantPermissions',
  'wallet_invokeMethod',
  'wallet_prepareCalls',
  'wallet_requestExecutionPermissions',
  'wallet_revokeExecutionPermission',
  'wallet_revokePermissions',
  'solana_signMessage',
  'solana_signTransaction',
  'solana_signAllTransactions',
  'solana_signAndSendTransaction',
  'signMessage',
  'signPSBT',
  'sendTransfer',
  'switchNetwork',
])

const safe = new Set([
  'getAccountAddresses',
  'eth_accounts',
  'eth_blockNumber',
  'eth_call',
  'eth_chainId',
  'eth_estimateGas',
  'eth_estimateUserOperationGas',
  'eth_feeHistory',
  'eth_gasPrice',
  'eth_getAccount',
  'eth_getBalance',
  'eth_getBlockByHash',
  'eth_getBlockByNumber',
  'eth_getBlockReceipts',
  'eth_getBlockTransactionCountByHash',
  'eth_getBlockTransactionCountByNumber',
  'eth_getCode',
  'eth_getFilterChanges',
  'eth_getFilterLogs',
  'eth_getLogs',
  'eth_getProof',
  'eth_getStorageAt',
  'eth_getTransactionByBlockHashAndIndex',
  'eth_getTransactionByBlockNumberAndIndex',
  'eth_getTransactionByHash',
  'eth_getTransactionCount',
  'eth_getTransactionReceipt',
  'eth_getUncleCountByBlockHash',
  'eth_getUncleCountByBlockNumber',
  'eth_getUserOperationByHash',
  'eth_getUserOperationReceipt',
  'eth_maxPriorityFeePerGas',
  'eth_newBlockFilter',
  'eth_newFilter',
  'eth_newPendingTransactionFilter',
  'eth_sendRawTransaction',
  'eth_supportedEntryPoints',
  'eth_syncing',
  'eth_uninstallFilter',
  'wallet_getAssets',
  'wallet_getCallsStatus',
  'wallet_getCapabilities',
  'wallet_getGrantedExecutionPermissions',
  'wallet_getSupportedExecutionPermissions',
])

/** Classifies a method by its name. */
export function classifyMethod(method: string): MethodClass {
  if (forbidden.has(method.toLowerCase())) return 'forbidden'
  if (unsafe.has(method)) return 'unsafe'
  return safe.has(method) ? 'safe' : 'unknown'
}
