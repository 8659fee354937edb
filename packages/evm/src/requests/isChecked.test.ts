import { expect, test } from 'vitest'
import { isChecked } from './isChecked.ts'

test.each(
  (
    'eth_requestAccounts wallet_addEthereumChain wallet_connect wallet_disconnect ' +
    'wallet_getPermissions wallet_requestPermissions wallet_revokePermissions ' +
    'wallet_switchEthereumChain wallet_watchAsset eth_call eth_getBalance eth_accounts ' +
    'debug_traceCall net_version trace_call txpool_status web3_clientVersion'
  ).split(' '),
)('default: %s names whom it likes', (method) => {
  expect(isChecked(method)).toBe(false)
})

test.each(
  (
    'eth_sign eth_signTypedData_v4 eth_sendTransaction eth_decrypt eth_getEncryptionPublicKey ' +
    'personal_sign wallet_sendCalls harbour_web3_sign xeth_call x_net_version web3'
  ).split(' '),
)('behavior: %s is checked', (method) => {
  expect(isChecked(method)).toBe(true)
})
