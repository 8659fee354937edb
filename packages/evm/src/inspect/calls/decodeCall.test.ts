import type { RequestAction } from '@cleat/core/adapter'
import {
  concatHex,
  encodeAbiParameters,
  encodeFunctionData,
  encodePacked,
  type Hex,
  maxUint160,
  maxUint256,
  parseAbi,
  parseAbiParameters,
  size,
  toFunctionSelector,
} from 'viem'
import { expect, test } from 'vitest'
import { permit2 } from '../../swaps/contracts/permit2.ts'
import { decodeCall } from './decodeCall.ts'
import { nestedFamilies } from './nestedFamilies.ts'
import { operatorFamilies } from './operatorFamilies.ts'
import { ownershipFamilies } from './ownershipFamilies.ts'
import { tokenFamilies } from './tokenFamilies.ts'

const account = '0xd8da6bf26964af9d7eed9e03e53415d37aa96045'
const token = '0x6b175474e89094c44da98b954eedeac495271d0f'
const other = '0x70997970c51812dc3a010c7d01b50e0d17dc79c8'
const third = '0x3c44cdddb6a900fa2b585dd299e03d12fa4293bc'
const abi = parseAbi([
  'function transfer(address to, uint256 amount)',
  'function transferFrom(address from, address to, uint256 amount)',
  'function transferAndCall(address to, uint256 amount, bytes data)',
  'function approve(address spender, uint256 amount)',
  'function increaseAllowance(address spender, uint256 amount)',
  'function decreaseAllowance(address spender, uint256 amount)',
  'function approveAndCall(address spender, uint256 amount, bytes data)',
  'function approve(address token, address spender, uint160 amount, uint48 expiration)',
  'function transferFrom(address from, address to, uint160 amount, address token)',
  'function setApprovalForAll(address operator, bool approved)',
  'function setOperator(address operator, bool approved)',
  'function authorizeOperator(address operator)',
  'function revokeOperator(address operator)',
  'function safeTransferFrom(address from, address to, uint256 id)',
  'function safeTransferFrom(address from, address to, uint256 id, uint256 amount, bytes data)',
  'function safeBatchTransferFrom(address from, address to, uint256[] ids, uint256[] amounts, bytes data)',
  'function transferOwnership(address to)',
  'function upgradeToAndCall(address to, bytes data)',
  'function upgradeTo(address to)',
  'function changeAdmin(address to)',
  'function safeTransferFrom(address from, address to, uint256 id, bytes data)',
  'function multicall(bytes32 block, bytes[] calls)',
  'function transferAndCall(address to, uint256 amount)',
  'function approveAndCall(address spender, uint256 amount)',
  'function grantRole(bytes32 role, address to)',
  'function multicall(bytes[] calls)',
  'function multicall(uint256 until, bytes[] calls)',
  'function execute(bytes32 mode, bytes calls)',
  'function multiSend(bytes transactions)',
  'function execTransaction(address to, uint256 value, bytes data, uint8 operation, uint256 safeTxGas, uint256 baseGas, uint256 gasPrice, address gasToken, address refundReceiver, bytes signatures)',
  'function claim(uint256 round)',
])
const encode = (functionName: string, args: readonly unknown[]) =>
  encodeFunctionData({ abi, functionName, args } as unknown as Parameters<
    typeof encodeFunctionData
  >[0])
const read = (data: string, { to = token, value = 0n }: { to?: string; value?: bigint } = {}) =>
  decodeCall({ to, data, value, account })
const zero = '0x0000000000000000000000000000000000000000'

const rows: readonly (readonly [what: string, data: Hex, actions: readonly RequestAction[]])[] = [
  ['a transfer', encode('transfer', [other, 5n]), [transfer()]],
  ['a transfer with a call', encode('transferAndCall', [other, 5n, '0x1234']), [transfer()]],
  ['one’s own transferFrom', encode('transferFrom', [account, other, 5n]), [transfer()]],
  [
    'a transferFrom of another',
    encode('transferFrom', [third, other, 5n]),
    [{ kind: 'transfer', token, to: other, amount: 5n, from: third }],
  ],
  ['an allowance', encode('approve', [other, 5n]), [approve(5n)]],
  ['an allowance that grows', encode('increaseAllowance', [other, 5n]), [approve(5n)]],
  ['an allowance with a call', encode('approveAndCall', [other, 5n, '0x']), [approve(5n)]],
  ['an allowance without limit', encode('approve', [other, maxUint256]), [approve('any')]],
  ['half of all there can be', encode('approve', [other, 1n << 255n]), [approve('any')]],
  ['less than half', encode('approve', [other, (1n << 255n) - 1n]), [approve((1n << 255n) - 1n)]],
  ['no allowance any more', encode('approve', [other, 0n]), [revoke(true)]],
  ['a smaller allowance', encode('decreaseAllowance', [other, 5n]), [revoke()]],
  [
    'all of a collection',
    encode('setApprovalForAll', [other, true]),
    [{ kind: 'approveAll', token, operator: other }],
  ],
  [
    'all of a token (ERC-777)',
    encode('authorizeOperator', [other]),
    [{ kind: 'approveAll', token, operator: other }],
  ],
  [
    'all of a token (ERC-6909)',
    encode('setOperator', [other, true]),
    [{ kind: 'approveAll', token, operator: other }],
  ],
  ['no operator any more', encode('setApprovalForAll', [other, false]), [revoke()]],
  ['no operator any more (ERC-777)', encode('revokeOperator', [other]), [revoke()]],
  [
    'a collectible',
    encode('safeTransferFrom', [account, other, 7n]),
    [{ kind: 'transfer', token, to: other, amount: 1n, id: 7n }],
  ],
  [
    'some of a collectible',
    encode('safeTransferFrom', [account, other, 7n, 3n, '0x']),
    [{ kind: 'transfer', token, to: other, amount: 3n, id: 7n }],
  ],
  [
    'several collectibles',
    encode('safeBatchTransferFrom', [third, other, [7n, 8n], [1n, 2n], '0x']),
    [
      { kind: 'transfer', token, to: other, amount: 1n, id: 7n, from: third },
      { kind: 'transfer', token, to: other, amount: 2n, id: 8n, from: third },
    ],
  ],
  [
    'another owner',
    encode('transferOwnership', [other]),
    [{ kind: 'ownership', contract: token, to: other }],
  ],
  [
    'other code',
    encode('upgradeToAndCall', [other, '0x']),
    [{ kind: 'ownership', contract: token, to: other }],
  ],
  [
    'other code, by another name',
    encode('upgradeTo', [other]),
    [{ kind: 'ownership', contract: token, to: other }],
  ],
  [
    'another admin',
    encode('changeAdmin', [other]),
    [{ kind: 'ownership', contract: token, to: other }],
  ],
  [
    'a collectible with a message',
    encode('safeTransferFrom', [third, other, 7n, '0x12']),
    [{ kind: 'transfer', token, to: other, amount: 1n, id: 7n, from: third }],
  ],
  ['a transfer with a short call', encode('transferAndCall', [other, 5n]), [transfer()]],
  ['an allowance with a short call', encode('approveAndCall', [other, 5n]), [approve(5n)]],
  [
    'several calls of itself after a block',
    encode('multicall', [`0x${'0'.repeat(64)}`, [encode('approve', [other, 5n])]]),
    [approve(5n)],
  ],
  ['no operator any more (ERC-6909)', encode('setOperator', [other, false]), [revoke()]],
  [
    'a role',
    encode('grantRole', [`0x${'0'.repeat(64)}`, other]),
    [{ kind: 'grant', to: other, limits: 0 }],
  ],
  [
    'several calls of itself',
    encode('multicall', [[encode('approve', [other, 5n]), encode('transfer', [other, 5n])]]),
    [approve(5n), transfer()],
  ],
  [
    'several calls of itself until a time',
    encode('multicall', [9n, [encode('approve', [other, maxUint256])]]),
    [approve('any')],
  ],
  [
    'what is not known',
    encode('claim', [1n]),
    [{ kind: 'call', to: token, value: 0n, selector: toFunctionSelector('claim(uint256)') }],
  ],
]

test.each(rows)('default: %s', (_, data, actions) => {
  expect(read(data)).toEqual(actions)
  expect(read(data.toUpperCase().replace('X', 'x'))).toEqual(actions)
})

test('behavior: what an app writes behind the arguments changes nothing', () => {
  expect(read(concatHex([encode('approve', [other, 5n]), '0x1234abcd']))).toEqual([approve(5n)])
})

test('behavior: selectors are the beginnings of the hashes of their signatures', () => {
  const families = {
    ...tokenFamilies,
    ...operatorFamilies,
    ...ownershipFamilies,
    ...nestedFamilies,
  }
  expect(Object.keys(families).length).toBeGreaterThan(25)
  for (const [selector, { signature }] of Object.entries(families))
    expect([signature, toFunctionSelector(signature)]).toEqual([signature, `0x${selector}`])
})

test('behavior: coins, a contract, and what is neither', () => {
  const coins = { kind: 'transfer', token: undefined, amount: 3n, to: other }
  expect(read('0x', { to: other, value: 3n })).toEqual([coins])
  expect(read(encode('approve', [other, 5n]), { value: 3n })).toEqual([
    { ...coins, to: token },
    approve(5n),
  ])
  expect(decodeCall({ to: undefined, data: '0x60', value: 2n, account })).toEqual([
    { kind: 'deploy', value: 2n },
  ])
  for (const data of ['0x12', '0x123', 'approve', '0xzz'])
    expect(read(data)).toEqual([{ kind: 'opaque', reason: 'data' }])
  expect(read('0x', { to: 'vitalik.eth' })).toEqual([{ kind: 'opaque', reason: 'data' }])
})

test('behavior: arguments that are none cannot be read', () => {
  const approval = encode('approve', [other, 5n])
  const dirty = `${approval.slice(0, 10)}ff${approval.slice(12)}`
  for (const data of [approval.slice(0, -2), dirty, `${approval}${'00'.repeat(65)}`])
    expect(read(data)).toEqual([{ kind: 'opaque', reason: 'data' }])
})

test('behavior: Permit2 is one contract', () => {
  const data = encode('approve', [token, other, maxUint160, 99])
  expect(read(data, { to: permit2 })).toEqual([
    { kind: 'approve', token, spender: other, amount: 'any', until: 99n, isSignature: false },
  ])
  expect(read(data)).toEqual([{ kind: 'call', to: token, value: 0n, selector: '0x87517c45' }])
  expect(read(encode('transferFrom', [account, other, 5n, token]), { to: permit2 })).toEqual([
    transfer(),
  ])
})

test('behavior: an account that runs calls', () => {
  const call = { to: token, value: 0n, data: encode('approve', [other, 5n]) } as const
  const one = encode('execute', [
    `0x00${'0'.repeat(62)}`,
    encodePacked(['address', 'uint256', 'bytes'], [call.to, call.value, call.data]),
  ])
  const list = encodeAbiParameters(
    parseAbiParameters('(address to, uint256 value, bytes data)[]'),
    [[call, { ...call, to: other, value: 2n, data: '0x' }]],
  )
  expect(read(one, { to: account })).toEqual([approve(5n)])
  expect(read(encode('execute', [`0x01${'0'.repeat(62)}`, list]), { to: account })).toEqual([
    approve(5n),
    { kind: 'transfer', token: undefined, amount: 2n, to: other },
  ])
  expect(read(encode('execute', [`0xff${'0'.repeat(62)}`, '0x']), { to: account })).toEqual([
    { kind: 'opaque', reason: 'data' },
  ])
})

test('behavior: a Safe, its one call, several, and code that runs as the Safe', () => {
  const approval = encode('approve', [other, 5n])
  const send = (target: string, data: Hex, operation: number) =>
    encode('execTransaction', [target, 0n, data, operation, 0n, 0n, 0n, zero, zero, '0x'])
  const safe = { kind: 'safeTransaction', safe: third, isDelegateCall: false }
  expect(read(send(token, approval, 0), { to: third })).toEqual([
    { ...safe, actions: [approve(5n)] },
  ])
  expect(read(send(token, approval, 1), { to: third })).toEqual([
    { ...safe, isDelegateCall: true, actions: [] },
  ])
  const pack = (operation: number) =>
    encodePacked(
      ['uint8', 'address', 'uint256', 'uint256', 'bytes'],
      [operation, token, 0n, BigInt(size(approval)), approval],
    )
  const batch = encode('multiSend', [concatHex([pack(0), pack(0)])])
  const multiSend = '0x40A2aCCbd92BCA938b02010E17A5b8929b49130D'
  expect(read(send(multiSend, batch, 1), { to: third })).toEqual([
    { ...safe, actions: [approve(5n), approve(5n)] },
  ])
  for (const [target, data] of [
    [other, batch],
    [multiSend, encode('multiSend', [concatHex([pack(0), pack(1)])])],
    [multiSend, encode('multiSend', [`0x${pack(0).slice(2, -2)}`])],
  ] as const)
    expect(read(send(target, data, 1), { to: third })).toEqual([
      { ...safe, isDelegateCall: true, actions: [] },
    ])
})

test('behavior: calls inside calls are read to a depth, and not more than there is time for', () => {
  const nest = (depth: number): Hex =>
    depth === 0 ? encode('approve', [other, maxUint256]) : encode('multicall', [[nest(depth - 1)]])
  for (const depth of [1, 2, 3, 4]) expect(read(nest(depth))).toEqual([approve('any')])
  expect(read(nest(5))).toEqual([{ kind: 'opaque', reason: 'depth' }])
  const many = read(encode('multicall', [Array(400).fill(encode('approve', [other, 5n]))]))
  expect(many.filter(({ kind }) => kind === 'opaque').length).toBeGreaterThan(0)
})

function transfer(): RequestAction {
  return { kind: 'transfer', token, to: other, amount: 5n }
}

function approve(amount: bigint | 'any'): RequestAction {
  return { kind: 'approve', token, spender: other, amount, isSignature: false }
}

function revoke(isZero = false): RequestAction {
  return { kind: 'revoke', token, spender: other, ...(isZero && { isZero }) }
}
