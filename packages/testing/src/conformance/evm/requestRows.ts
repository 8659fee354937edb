import type { ErrorCode } from '@cleat/core'

/** What an app may ask that contradicts its connection, which is `signer` on Ethereum. */
export type RequestRow = readonly [what: string, method: string, params: unknown, code: ErrorCode]

const foreign = '0x000000000000000000000000000000000000dEaD'
const allowed = 'REQUEST_NOT_ALLOWED'
const account = 'REQUEST_WRONG_ACCOUNT'
const chain = 'REQUEST_WRONG_NETWORK'
const unreadable = 'REQUEST_UNREADABLE'

const digest = `0x${'0'.repeat(64)}`
const permit = { domain: { name: 'Permit2', chainId: 8453 }, types: {}, message: {} }

/** Requests that no wallet is asked, with the connected account in the place of `signer`. */
export function createRequestRows(signer: string): readonly RequestRow[] {
  const authorization = { chainId: '0x0', address: foreign, nonce: '0x0' }
  return [
    ['a hash', 'eth_sign', [signer, digest], allowed],
    ['a hash in other letters', 'ETH_SIGN', [signer, digest], allowed],
    ['a method with a space', 'eth_sign ', [signer, digest], allowed],
    [
      'a hash inside a request',
      'wallet_invokeMethod',
      { scope: 'eip155:1', request: { method: 'eth_sign', params: [signer, digest] } },
      allowed,
    ],
    ['a foreign sender', 'eth_sendTransaction', [{ from: foreign, to: signer }], account],
    ['a foreign signer', 'personal_sign', ['0x00', foreign], account],
    ['a foreign signer first', 'personal_sign', [foreign, '0x00'], account],
    ['a foreign signer of data', 'eth_signTypedData_v4', [foreign, permit], account],
    ['a foreign batch', 'wallet_sendCalls', [{ from: foreign, calls: [] }], account],
    ['a transaction elsewhere', 'eth_sendTransaction', [{ chainId: '0x2105' }], chain],
    ['a batch elsewhere', 'wallet_sendCalls', [{ chainId: '0x2105', calls: [] }], chain],
    ['a permit elsewhere', 'eth_signTypedData_v4', [signer, permit], chain],
    ['the same as text', 'eth_signTypedData_v4', [signer, JSON.stringify(permit)], chain],
    [
      'an authorization for every chain',
      'eth_sendTransaction',
      [{ from: signer, authorizationList: [authorization] }],
      chain,
    ],
    ['text that changes', 'personal_sign', [{ toString: () => '0x00' }, signer], unreadable],
  ]
}
