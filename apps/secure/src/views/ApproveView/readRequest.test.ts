// @vitest-environment node
import { expect, test } from 'vitest'
import {
  account,
  receiver,
  solanaAccount,
  toAllowanceRequest,
  toCallsRequest,
  toHexRequest,
  token,
  toMessageRequest,
  toRemovalRequest,
  toSolanaMessageRequest,
  toSolanaRequest,
  toTransactionRequest,
  toTypedDataRequest,
} from '../../test/requests.ts'
import { readRequest } from './readRequest.ts'

const toFields = (text: string) =>
  text.split(', ').map((field) => {
    const [type, name] = field.split(' ')
    return { type, name }
  })

const permit = {
  domain: { name: 'USDC', chainId: 8453, verifyingContract: token },
  primaryType: 'Permit',
  types: {
    EIP712Domain: toFields('string name, uint256 chainId, address verifyingContract'),
    Permit: toFields(
      'address owner, address spender, uint256 value, uint256 nonce, uint256 deadline',
    ),
  },
  message: { owner: account, spender: receiver, value: '7', nonce: '0', deadline: '1' },
}

const allowance = { kind: 'approve', token: token.toLowerCase(), spender: receiver.toLowerCase() }

test.each([
  ['a payment', toTransactionRequest({ value: '0x7' }), 'plain', { kind: 'transfer' }],
  ['any amount', toAllowanceRequest(), 'stop', { ...allowance, amount: 'any' }],
  ['an allowance', toAllowanceRequest(5n), 'caution', { ...allowance, amount: 5n }],
  ['typed data', toTypedDataRequest(permit), 'caution', { ...allowance, amount: 7n }],
  ['other typed data', toTypedDataRequest({}), 'stop', { kind: 'opaque', reason: 'types' }],
  ['a contract', toTransactionRequest({ to: undefined }), 'plain', { kind: 'deploy' }],
  ['a text', toMessageRequest('Ahoy'), 'plain', { kind: 'message', text: 'Ahoy' }],
  ['a hash', toHexRequest(`0x${'c5'.repeat(32)}`), 'stop', { kind: 'opaque', reason: 'hash' }],
  ['a Solana text', toSolanaMessageRequest('Ahoy'), 'plain', { kind: 'message', text: 'Ahoy' }],
  ['no transaction', toSolanaRequest('AAAA'), 'stop', { kind: 'opaque', reason: 'data' }],
] as const)('default: %s', (_, request, level, action) => {
  const decoded = readRequest(request)
  expect(decoded.level).toBe(level)
  expect(decoded.actions).toMatchObject([action])
})

test('behavior: it is read for the account and the chain of the request', () => {
  expect(readRequest(toMessageRequest('Ahoy'))).toMatchObject({
    ...{ namespace: 'eip155', account, chain: 'eip155:8453' },
  })
  expect(readRequest(toSolanaMessageRequest('Ahoy'))).toMatchObject({
    ...{ namespace: 'solana', account: solanaAccount },
  })
})

test('behavior: what names another account as the owner is found', () => {
  const other = { ...permit, message: { ...permit.message, owner: receiver } }
  const { findings } = readRequest(toTypedDataRequest(other))
  expect(findings.map(({ rule }) => rule)).toEqual(['account-foreign'])
})

test('behavior: each call of a smart account is read, and its upgrade before them', () => {
  const calls = [
    { ...allowance, amount: 5n },
    { kind: 'transfer', amount: 7n, to: receiver.toLowerCase() },
  ]
  expect(readRequest(toCallsRequest()).actions).toMatchObject(calls)
  const upgrade = readRequest(toCallsRequest({ upgrade: 0 }))
  const to = '0x63c0c19a282a1b52b07dd5a65b58948a07dae32b'
  expect(upgrade.actions).toMatchObject([{ kind: 'delegate', to }, ...calls])
  // A dangerous shape, which no page can approve.
  expect(upgrade.level).toBe('stop')
  expect(upgrade.findings.map(({ rule }) => rule)).toContain('delegate-code')
  expect(readRequest(toRemovalRequest())).toMatchObject({
    ...{ level: 'caution', actions: [{ kind: 'clearDelegate' }] },
  })
})

test('behavior: what a call hides in itself is found', () => {
  const words = ['f'.repeat(40).padStart(64, '0'), 'f'.repeat(64)]
  const data = `0x095ea7b3${words.join('')}` as const
  const hidden = toCallsRequest({ calls: [{ to: token, value: '0x0', data }] })
  expect(readRequest(hidden)).toMatchObject({ level: 'stop', actions: [{ amount: 'any' }] })
})
