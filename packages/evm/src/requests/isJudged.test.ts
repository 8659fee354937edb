import { expect, test } from 'vitest'
import { isJudged } from './isJudged.ts'

test.each(
  (
    'wallet_addEthereumChain wallet_watchAsset personal_sign eth_signTypedData_v4 eth_sign ' +
    'eth_sendTransaction wallet_sendCalls eth_decrypt harbour_web3_sign'
  ).split(' '),
)('default: %s', (method) => {
  expect(isJudged(method)).toBe(true)
})

test.each(
  (
    'eth_requestAccounts wallet_connect wallet_disconnect wallet_getPermissions ' +
    'wallet_requestPermissions wallet_revokePermissions wallet_switchEthereumChain eth_call ' +
    'eth_accounts debug_traceCall net_version trace_call txpool_status web3_clientVersion'
  ).split(' '),
)('behavior: %s connects or reads', (method) => {
  expect(isJudged(method)).toBe(false)
})
