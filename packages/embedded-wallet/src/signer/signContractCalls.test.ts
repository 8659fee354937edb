import { type Hex, hashMessage, hashTypedData, hexToBytes, recoverAddress } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { expect, test } from 'vitest'
import { hashContractOperation } from '../accounts/hashContractOperation.ts'
import { toContractAddress } from '../accounts/toContractAddress.ts'
import { toContractMessage } from '../accounts/toContractMessage.ts'
import { writeContractOperation } from '../accounts/writeContractOperation.ts'
import type { FrameCalls, FrameRoad } from '../protocol/frameCalls.ts'
import { questionSchema } from '../protocol/frameQuestion.ts'
import type { FrameQuestion } from '../protocol/frameRequest.ts'
import { readAs } from '../protocol/readAs.ts'
import { signCalls } from './signCalls.ts'
import { signQuestion } from './signQuestion.ts'

const privateKey: Hex = `0x${'07'.repeat(32)}`
const { address: owner } = privateKeyToAccount(privateKey)
const account = {
  ...({ namespace: 'eip155', address: owner } as const),
  privateKey: Uint8Array.from(hexToBytes(privateKey)),
}
const contract = toContractAddress({ owner })
const other: Hex = `0x${'1'.repeat(40)}`
const fees = { maxFeePerGas: '0x3b9aca00', maxPriorityFeePerGas: '0xf4240' } as const
const road: Extract<FrameRoad, { kind: 'operation' }> = {
  ...{ kind: 'operation', nonce: '0x5', callGasLimit: '0x7530', ...fees },
  ...{ verificationGasLimit: '0xc350', preVerificationGas: '0xc351' },
}
const asked: FrameCalls = {
  ...{ chainId: 8453, implementation: 'contract', isNew: true, road },
  calls: [{ to: other, value: '0x5', data: '0x' }],
}
const caipNetworkId = 'eip155:8453'
const solana = { readMessage: () => undefined, addSignature: () => undefined }
const sign = (given: FrameCalls) =>
  signCalls({ account, caipNetworkId, question: { method: 'wallet_signCalls', asked: given } })
const signText = (question: Exclude<FrameQuestion, { asked: unknown }>) =>
  signQuestion({ account, caipNetworkId, question, solana })

test('default: what is shown is what is signed, for the account that follows from the key', async () => {
  expect(readAs(questionSchema, { method: 'wallet_signCalls', asked })).toBeDefined()
  const creationHash: Hex = `0x${'12'.repeat(32)}`
  for (const given of [asked, { ...asked, isNew: undefined }, { ...asked, creationHash }]) {
    const [signature, ...more] = sign(given) as readonly Hex[]
    const at = toContractAddress({ owner, creationHash: given.creationHash })
    const operation = writeContractOperation({ asked: given, road, account: at, owner })
    const hash = hashContractOperation(operation, 8453)
    expect(await recoverAddress({ hash, signature: signature ?? '0x' })).toBe(owner)
    expect(more).toEqual([])
  }
})

test.each<[string, Partial<FrameCalls>, RegExp]>([
  ['a limit', { guard: { limits: [{ most: '0x1' }], until: 9, salt: '0x1' } }, /contract account/],
  ['an authorization', { upgrade: 4 }, /contract account/],
  ['a transaction', { road: { kind: 'transaction', nonce: 1, gas: '0x1', ...fees } }, /contract/],
  ['another owner', { calls: [{ to: contract, value: '0x0', data: '0x0f0f3f24' }] }, /itself/],
  ['a tip above the price', { road: { ...road, maxPriorityFeePerGas: '0xf3b9aca00' } }, /tip/],
  ['another chain', { chainId: 1 }, /another chain/],
])('error: %s', (_, changed, words) => {
  expect(() => sign({ ...asked, ...changed })).toThrow(words)
})

test('default: a message counts for the contract on one chain, and is not what the key says', async () => {
  const message: Hex = '0x41686f79'
  const question = { method: 'personal_sign', message, contract: {} } as const
  expect(readAs(questionSchema, question)).toEqual(question)
  const [signature] = signText(question) as readonly Hex[]
  const inner = { hash: hashMessage({ raw: message }), account: contract, chainId: 8453 }
  const hash = hashTypedData(toContractMessage(inner))
  expect(await recoverAddress({ hash, signature: signature ?? '0x' })).toBe(owner)
  expect(signText({ method: 'personal_sign', message })).not.toEqual([signature])
})

test('error: what the contract does or says is signed in no other form', () => {
  const hidden = toContractMessage({
    hash: `0x${'1'.repeat(64)}`,
    account: contract,
    chainId: 8453,
  })
  for (const more of [{}, { contract: {} }]) {
    const typedData = JSON.stringify(hidden)
    const question = { method: 'eth_signTypedData_v4', typedData, ...more } as const
    expect(() => signText(question)).toThrow('Other typed data.')
  }
  const call = { to: contract, value: '0x0', data: '0xb61d27f6' } as const
  const transaction = { ...call, chainId: 8453, nonce: 0, gas: '0x1', ...fees } as const
  expect(() => signText({ method: 'eth_signTransaction', transaction })).toThrow(/contract account/)
  const plain = { ...asked, implementation: 'delegation', isNew: undefined } as const
  expect(() => sign({ ...plain, calls: [call] })).toThrow(/contract account/)
  const payment = { ...transaction, data: '0x', value: '0x1' } as const
  expect(signText({ method: 'eth_signTransaction', transaction: payment })).toHaveLength(1)
})
