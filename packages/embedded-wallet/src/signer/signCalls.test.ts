import {
  hashTypedData,
  hexToBytes,
  parseTransaction,
  recoverAddress,
  recoverTransactionAddress,
  zeroAddress,
} from 'viem'
import { getUserOperationHash, type UserOperation } from 'viem/account-abstraction'
import { privateKeyToAccount } from 'viem/accounts'
import { recoverAuthorizationAddress, verifyAuthorization } from 'viem/utils'
import { expect, test } from 'vitest'
import { implementations } from '../accounts/implementations.ts'
import { isAsExpected } from '../accounts/isAsExpected.ts'
import { readFrameCalls } from '../accounts/readFrameCalls.ts'
import { removalCall } from '../accounts/removalCall.ts'
import { toOperationData } from '../accounts/toOperationData.ts'
import { writeCalls } from '../accounts/writeCalls.ts'
import { writeOperation } from '../accounts/writeOperation.ts'
import { toGuardData } from '../guard/toGuardData.ts'
import type {
  FrameCalls,
  FrameGuard,
  FrameRemoval,
  FrameRoad,
  FrameSponsor,
} from '../protocol/frameCalls.ts'
import { questionSchema } from '../protocol/frameQuestion.ts'
import { readAs } from '../protocol/readAs.ts'
import { signCalls } from './signCalls.ts'

type Hex = `0x${string}`
const privateKey: Hex = `0x${'07'.repeat(32)}`
const { address } = privateKeyToAccount(privateKey)
const key = Uint8Array.from(hexToBytes(privateKey))
const account = { namespace: 'eip155', address, privateKey: key } as const
const [receiver, token, thief] = ['1', '2', '3'].map((digit): Hex => `0x${digit.repeat(40)}`) as [
  ...[Hex, Hex, Hex],
]
const fees = { maxFeePerGas: '0x3b9aca00', maxPriorityFeePerGas: '0xf4240' } as const
const sponsor: FrameSponsor = {
  ...{ name: 'Harbour', paymaster: receiver, data: '0x1234' },
  ...{ verificationGasLimit: '0x10', postOpGasLimit: '0x20' },
}
const road: Extract<FrameRoad, { kind: 'operation' }> = {
  ...{ kind: 'operation', nonce: '0x5', callGasLimit: '0x7530', ...fees, sponsor },
  ...{ verificationGasLimit: '0xc350', preVerificationGas: '0xc351' },
}
const guard: FrameGuard = {
  limits: [{ most: '0x5' }, { token, most: '0x6' }],
  ...{ until: 1_900_000_000, salt: '0x77' },
}
const asked: FrameCalls = {
  ...{ chainId: 8453, implementation: 'delegation', upgrade: 9, road },
  calls: [
    { to: token, value: '0x0', data: '0xa9059cbb' },
    { to: receiver, value: '0x5', data: '0x' },
  ],
}
const selfCall: FrameRoad = { kind: 'transaction', nonce: 8, gas: '0x7530', ...fees }

function sign(given: FrameCalls, { caipNetworkId = 'eip155:8453', from = account } = {}) {
  return signCalls({
    ...{ account: from, caipNetworkId, question: { method: 'wallet_signCalls', asked: given } },
  }) as readonly Hex[]
}

/** Who signed an operation, if it is the one that `sent` describes. */
async function findSigner(signature: Hex, sent: FrameCalls, guardSignature: Hex = '0x') {
  if (sent.road.kind !== 'operation') throw new Error('No operation.')
  const callData = writeCalls({ asked: sent, account: address, guardSignature })
  const operation = writeOperation({
    ...{ asked: sent, road: sent.road, account: address, callData },
  })
  const data = toOperationData({
    ...{ operation, account: address, chainId: sent.chainId },
    implementation: implementations[sent.implementation === 'simple' ? 'simple' : 'delegation'],
  })
  return recoverAddress({ hash: hashTypedData(data), signature })
}

test.each(['delegation', 'simple'] as const)(
  'default: an operation and the upgrade of %s, by the key of the account',
  async (implementation) => {
    const given = { ...asked, implementation }
    const [signature = '0x', authorized = '0x', ...more] = sign(given)
    expect(more).toEqual(['0x'])
    expect(await findSigner(signature, given)).toBe(address)
    const [r, s, v] = [
      authorized.slice(0, 66),
      `0x${authorized.slice(66, 130)}`,
      authorized.slice(130),
    ]
    const authorization = {
      ...{ address: implementations[implementation].address, chainId: 8453, nonce: 9 },
      ...{ r: r as Hex, s: s as Hex, yParity: v === '1b' ? 0 : 1 },
    }
    expect(await verifyAuthorization({ address, authorization })).toBe(true)
  },
)

test('behavior: the EntryPoint 0.8 knows the operation by the hash that was signed', async () => {
  const given: FrameCalls = { ...asked, implementation: 'simple', upgrade: undefined }
  const [signature = '0x'] = sign(given)
  const callData = writeCalls({ asked: given, account: address, guardSignature: '0x' })
  const operation = writeOperation({ asked: given, road, account: address, callData })
  const { entryPoint } = implementations.simple
  const hash = getUserOperationHash({
    ...{ chainId: 8453, userOperation: operation as UserOperation<'0.8'> },
    ...{ entryPointAddress: entryPoint.address, entryPointVersion: '0.8' },
  })
  expect(await recoverAddress({ hash, signature })).toBe(address)
})

test('behavior: a limit is signed with the operation that it is in', async () => {
  const given: FrameCalls = { ...asked, guard, road: { ...road, sponsor: undefined } }
  const [signature = '0x', , limit = '0x'] = sign(given)
  const { terms } = readFrameCalls(given)
  if (!terms) throw new Error('No limit.')
  const hash = hashTypedData(toGuardData({ account: address, chainId: 8453, terms }))
  expect(await recoverAddress({ hash, signature: limit })).toBe(address)
  expect(await findSigner(signature, given, limit)).toBe(address)
})

test('behavior: without a bundler the whole transaction, and with it the upgrade', async () => {
  const [raw = '0x', ...more] = sign({ ...asked, road: selfCall })
  expect(more).toEqual([])
  const signed = parseTransaction(raw)
  expect(signed).toMatchObject({
    ...{ type: 'eip7702', to: address.toLowerCase(), nonce: 8, chainId: 8453, gas: 30_000n },
  })
  expect(await recoverTransactionAddress({ serializedTransaction: raw as never })).toBe(address)
  const { calls } = readFrameCalls(asked)
  const expected = { account: address, calls, limits: undefined }
  expect(isAsExpected(signed.data ?? '0x', expected)).toBe(true)
  const [authorization] = 'authorizationList' in signed ? (signed.authorizationList ?? []) : []
  if (!authorization) throw new Error('No authorization.')
  expect(authorization).toMatchObject({ nonce: 9, chainId: 8453 })
  expect(await recoverAuthorizationAddress({ authorization })).toBe(address)
})

const removal: FrameRemoval = { chainId: 8453, nonce: 3, gas: '0x7530', ...fees }

test('behavior: the code is taken away, with what was allowed through it', async () => {
  const [raw] = signCalls({
    ...{ account, caipNetworkId: 'eip155:8453' },
    question: { method: 'wallet_removeUpgrade', asked: removal },
  }) as readonly Hex[]
  const signed = parseTransaction(raw ?? '0x')
  expect(signed).toMatchObject({
    ...{ to: removalCall.to.toLowerCase(), data: removalCall.data, nonce: 3 },
    authorizationList: [{ address: zeroAddress, chainId: 8453, nonce: 4 }],
  })
})

/** What a page, a bundler or a sponsor could put in the place of what was shown. */
const changes: readonly (readonly [string, Partial<FrameCalls>])[] = [
  ['receiver', { calls: [asked.calls[0] as never, { to: thief, value: '0x5', data: '0x' }] }],
  ['amount', { calls: [asked.calls[0] as never, { to: receiver, value: '0x6', data: '0x' }] }],
  ['data', { calls: [{ to: token, value: '0x0', data: '0x095ea7b3' }, asked.calls[1] as never] }],
  [
    'contract',
    { calls: [{ to: thief, value: '0x0', data: '0xa9059cbb' }, asked.calls[1] as never] },
  ],
  ['order of calls', { calls: [...asked.calls].reverse() }],
  ['call more', { calls: [...asked.calls, { to: thief, value: '0x1', data: '0x' }] }],
  ['call less', { calls: asked.calls.slice(1) }],
  ['same call twice', { calls: [...asked.calls, ...asked.calls] }],
  ['chain', { chainId: 1 }],
  ['code', { implementation: 'simple' }],
  ['limit', { guard }],
  ['nonce', { road: { ...road, nonce: '0x6' } }],
  ['lane', { road: { ...road, nonce: `0x1${'0'.repeat(16)}5` } }],
  ['gas of calls', { road: { ...road, callGasLimit: '0x7531' } }],
  ['gas of the check', { road: { ...road, verificationGasLimit: '0xc351' } }],
  ['gas before', { road: { ...road, preVerificationGas: '0xffff' } }],
  ['price', { road: { ...road, maxFeePerGas: '0x3b9aca01' } }],
  ['tip', { road: { ...road, maxPriorityFeePerGas: '0xf4241' } }],
  ['payer', { road: { ...road, sponsor: { ...sponsor, paymaster: thief } } }],
  ['payer, the account', { road: { ...road, sponsor: undefined } }],
  ['data of the payer', { road: { ...road, sponsor: { ...sponsor, data: '0x1235' } } }],
  ['gas of the payer', { road: { ...road, sponsor: { ...sponsor, postOpGasLimit: '0x21' } } }],
  [
    'check of the payer',
    { road: { ...road, sponsor: { ...sponsor, verificationGasLimit: '0x11' } } },
  ],
]

test.each(changes)('error: another %s than was shown is not what was signed', async (_, change) => {
  const [signature = '0x'] = sign(asked)
  expect(await findSigner(signature, { ...asked, ...change })).not.toBe(address)
})

const limited: FrameCalls = { ...asked, guard, road: { ...road, sponsor: undefined } }
test.each<[string, FrameCalls['guard']]>([
  ['higher limit', { ...guard, limits: [{ most: '0x6' }, { token, most: '0x6' }] }],
  ['higher limit of the token', { ...guard, limits: [{ most: '0x5' }, { token, most: '0x7' }] }],
  ['token', { ...guard, limits: [{ most: '0x5' }, { token: thief, most: '0x6' }] }],
  ['missing limit', { ...guard, limits: [{ most: '0x5' }] }],
  ['end', { ...guard, until: 1_900_000_001 }],
  ['salt, to count twice', { ...guard, salt: '0x78' }],
  ['way, without it', undefined],
])('error: another %s than was shown is not what was signed', async (_, changed) => {
  const [signature = '0x', , limit = '0x'] = sign(limited)
  const sent = { ...limited, guard: changed }
  expect(await findSigner(signature, sent, limit)).not.toBe(address)
})

test.each<[string, FrameCalls, Parameters<typeof sign>[1]?]>([
  ['calls of another chain than was shown', asked, { caipNetworkId: 'eip155:1' }],
  ['an account of Solana', asked, { from: { ...account, namespace: 'solana' } as never }],
  ['a limit that the code does not know', { ...limited, implementation: 'simple' }],
  ['a tip above the price', { ...asked, road: { ...road, maxPriorityFeePerGas: '0x3b9aca01' } }],
  [
    'what the account asks of its own code',
    { ...asked, calls: [{ to: address, value: '0x0', data: '0xe9ae5c53' }] },
  ],
  ['an authorization of another transaction', { ...asked, upgrade: 8, road: selfCall }],
  ['an authorization of a later transaction', { ...asked, upgrade: 10, road: selfCall }],
  ['gas that does not fit', { ...asked, road: { ...road, callGasLimit: `0x1${'0'.repeat(32)}` } }],
  [
    'a price that does not fit',
    { ...asked, road: { ...road, maxFeePerGas: `0x1${'0'.repeat(32)}` } },
  ],
  ['a nonce that does not fit', { ...asked, road: { ...road, nonce: `0x1${'0'.repeat(64)}` } }],
])('error: %s is not signed', (_, given, more) => {
  expect(() => sign(given, more)).toThrow()
})

test.each<[string, object]>([
  ['a bare operation', { method: 'wallet_signCalls', asked: { ...asked, callData: '0x12' } }],
  ['a hash', { method: 'wallet_signCalls', asked: { ...asked, hash: `0x${'12'.repeat(32)}` } }],
  ['code of its own', { method: 'wallet_signCalls', asked: { ...asked, implementation: thief } }],
  ['another EntryPoint', { method: 'wallet_signCalls', asked: { ...asked, entryPoint: thief } }],
  ['no calls', { method: 'wallet_signCalls', asked: { ...asked, calls: [] } }],
  ['every chain', { method: 'wallet_signCalls', asked: { ...asked, chainId: 0 } }],
  ['a mode', { method: 'wallet_signCalls', asked: { ...asked, mode: '0x01' } }],
  [
    'an authorization of its own',
    { method: 'wallet_signCalls', asked: { ...asked, authorization: { address: thief } } },
  ],
  ['other code on removal', { method: 'wallet_removeUpgrade', asked: { ...removal, to: thief } }],
  [
    'a call without a receiver',
    { method: 'wallet_signCalls', asked: { ...asked, calls: [{ value: '0x0', data: '0x' }] } },
  ],
])('error: a question with %s has no such form', (_, question) => {
  expect(readAs(questionSchema, question)).toBeUndefined()
})
