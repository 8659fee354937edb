import { bundlerContracts, contractCode } from '@cleat/localnet'
import { type Hex, isErc6492Signature, parseErc6492Signature } from 'viem'
import { toCoinbaseSmartAccount } from 'viem/account-abstraction'
import { privateKeyToAccount } from 'viem/accounts'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { findReceipt } from '../connector/findReceipt.ts'
import { newAddress, openSmartChain } from '../test/openSmartChain.ts'
import { contractProgram } from './contractProgram.ts'
import { hashContractOperation } from './hashContractOperation.ts'
import type { SentCalls } from './sentCalls.ts'
import { wrapSignature } from './wrapSignature.ts'

const chain = await openSmartChain()
const { client, node, bundler, paymaster, give, readEvent, stop } = chain
afterAll(stop)
beforeEach(() => {
  for (const control of [bundler.control, paymaster.control])
    for (const name of Object.keys(control)) Reflect.deleteProperty(control, name)
})

const { codeHash, creationHash } = bundlerContracts.contractAccounts
type Changed = Parameters<typeof chain.open>[0]
const open = (changed: Changed = {}) =>
  chain.open({ kind: 'contract', codeHash, creationHash, ...changed })
const balance = (address: Hex) => client.getBalance({ address })
const coins = (to: Hex, value: bigint) => ({ to, value, data: '0x' }) as const
const multicall = '0xcA11bde05977b3631167028862bE2a173976CA11'
const readBlock = { to: multicall, value: 0n, data: '0x42cbb15c' } as const
const wait = async (sent: SentCalls) => {
  await expect.poll(() => readEvent(sent.hash), { timeout: 10_000 }).toBeDefined()
  return readEvent(sent.hash)
}
const toViem = (privateKey: Hex) =>
  toCoinbaseSmartAccount({ client, owners: [privateKeyToAccount(privateKey)], version: '1.1' })

test('default: the first operation creates the account and makes two payments', async () => {
  const { account, owner } = open()
  expect(account.address).not.toBe(owner.address)
  await give(account.address, '1')
  const [first, second] = [newAddress(), newAddress()]
  expect(await account.readCode()).toEqual({ kind: 'none' })
  const prepared = await account.prepare({ calls: [coins(first, 3n), coins(second, 4n)] })
  expect(prepared).toMatchObject({ kind: 'contract', isUpgrade: true, sponsor: undefined })
  const sent = await account.send(prepared)
  expect(await wait(sent)).toMatchObject({ success: true, sender: account.address })
  expect(await findReceipt(client, sent)).toMatchObject({ isDone: true })
  expect([await balance(first), await balance(second)]).toEqual([3n, 4n])
  expect(await account.readCode()).toEqual({ kind: 'known', implementation: contractProgram })
  const paid = 10n ** 18n - 7n - (await balance(account.address))
  expect(paid).toBeGreaterThan(0n)
  expect(paid).toBeLessThanOrEqual(prepared.mostFee)
  const again = await account.prepare({ calls: [coins(first, 1n)], lane: 5n })
  expect(again.isUpgrade).toBe(false)
  expect(await wait(await account.send(again))).toMatchObject({ success: true })
  expect(await balance(first)).toBe(4n)
})

test('behavior: address, calls and creation are what viem writes', async () => {
  const privateKey: Hex = `0x${'5'.repeat(64)}`
  const { account, owner } = open({ privateKey })
  const viem = await toViem(privateKey)
  expect(viem.address).toBe(account.address)
  await give(account.address, '1')
  for (const calls of [[coins(newAddress(), 1n)], [coins(newAddress(), 1n), readBlock]]) {
    const prepared = await account.prepare({ calls })
    if (prepared.kind !== 'contract') throw new Error('No operation.')
    const { operation } = prepared
    const { factory, factoryData } = await viem.getFactoryArgs()
    expect(operation.callData).toBe(await viem.encodeCalls(calls))
    const creation = `${factory}${factoryData?.slice(2)}`
    expect(operation.initCode.toLowerCase()).toBe(creation.toLowerCase())
    expect(operation.signature).toBe(await viem.getStubSignature())
    const hash = hashContractOperation(operation, 8453)
    const signature = await viem.signUserOperation({ ...operation, chainId: 8453 })
    expect(signature).toBe(wrapSignature(await owner.sign({ hash })))
  }
})

test('behavior: a sponsor pays for an account without money', async () => {
  const { account } = open({ paymasterUrl: paymaster.url })
  const prepared = await account.prepare({ calls: [readBlock] })
  expect(prepared).toMatchObject({ sponsor: { name: 'Harbour' }, notSponsored: undefined })
  expect(await wait(await account.send(prepared))).toMatchObject({ success: true })
  expect(await balance(account.address)).toBe(0n)
  const again = await account.prepare({ calls: [readBlock, readBlock] })
  expect(again).toMatchObject({ isUpgrade: false, sponsor: { name: 'Harbour' } })
  expect(await wait(await account.send(again))).toMatchObject({ success: true })
})

test('behavior: a sponsor that declines is said, and the account pays', async () => {
  const { account } = open({ paymasterUrl: paymaster.url })
  await give(account.address, '1')
  paymaster.control.declines = 'stub'
  const prepared = await account.prepare({ calls: [readBlock] })
  expect(prepared).toMatchObject({ sponsor: undefined, notSponsored: 'declined' })
  expect(await wait(await account.send(prepared))).toMatchObject({ success: true })
  expect(await balance(account.address)).toBeLessThan(10n ** 18n)
})

test('behavior: a message counts before and after the account is there, wrapped once', async () => {
  const privateKey: Hex = `0x${'6'.repeat(64)}`
  const { account } = open({ privateKey })
  const viem = await toViem(privateKey)
  const { address, signatures } = account
  if (!signatures) throw new Error('No signatures.')
  const message = { raw: '0x41686f79' } as const
  const typedData = {
    domain: { name: 'App', version: '1', chainId: 8453 },
    types: { Note: [{ name: 'text', type: 'string' }] },
    ...({ primaryType: 'Note', message: { text: 'Ahoy' } } as const),
  } as const
  const sign = () =>
    Promise.all([
      signatures.signMessage({ message: message.raw }),
      signatures.signTypedData({ typedData: JSON.stringify(typedData) }),
    ])
  const check = async ([first, second]: readonly [Hex, Hex]) => {
    expect(await client.verifyMessage({ address, message, signature: first })).toBe(true)
    expect(await client.verifyTypedData({ address, ...typedData, signature: second })).toBe(true)
  }
  const before = await sign()
  for (const signature of before) {
    expect(isErc6492Signature(signature)).toBe(true)
    expect(isErc6492Signature(parseErc6492Signature(signature).signature)).toBe(false)
  }
  expect(before[0].toLowerCase()).toBe((await viem.signMessage({ message })).toLowerCase())
  await check(before)
  await give(address, '1')
  await wait(await account.send(await account.prepare({ calls: [readBlock] })))
  const after = await sign()
  for (const signature of after) expect(isErc6492Signature(signature)).toBe(false)
  await check(after)
  await check(before)
  const foreign = { message, address: open().account.address, signature: after[0] }
  expect(await client.verifyMessage(foreign)).toBe(false)
})

test('error: a factory that names another address', async () => {
  const address = contractProgram.factory
  const code = await client.getCode({ address })
  try {
    // Answers each question with 1.
    await node.setCode({ address, bytecode: '0x600160005260206000f3' })
    const { account } = open()
    await give(account.address, '1')
    const refused = { problem: 'unsupported', detail: 'another address' }
    await expect(account.prepare({ calls: [readBlock] })).rejects.toMatchObject(refused)
    const signing = account.signatures?.signMessage({ message: '0x41' })
    await expect(signing).rejects.toMatchObject(refused)
  } finally {
    await node.setCode({ address, bytecode: code ?? '0x' })
  }
})

test('error: other code than is expected, in the chain or in the account', async () => {
  const calls = [readBlock]
  const { account: pinned } = open({ codeHash: undefined })
  await expect(pinned.prepare({ calls })).rejects.toMatchObject({ detail: 'another code' })
  const { account: elsewhere } = open({ creationHash: undefined })
  await expect(elsewhere.prepare({ calls })).rejects.toMatchObject({ detail: 'another address' })
  const { account } = open()
  await node.setCode({ address: account.address, bytecode: contractCode.batch })
  await expect(account.prepare({ calls })).rejects.toMatchObject({ problem: 'code' })
  expect(await account.readCode()).toMatchObject({ kind: 'unknown' })
})

test('error: a receipt while the account is still not there', async () => {
  const { account } = open()
  await give(account.address, '1')
  const sent = await account.send(await account.prepare({ calls: [coins(newAddress(), 1n)] }))
  await wait(sent)
  await node.setCode({ address: account.address, bytecode: '0x' })
  expect(await findReceipt(client, sent)).toMatchObject({ isDone: false })
})

test('error: calls that fail, no calls, a limit, a lane of every chain, no bundler', async () => {
  const { account } = open()
  await give(account.address, '1')
  const failing = { to: multicall, value: 0n, data: '0x12345678' } as const
  const calls = [coins(newAddress(), 1n)]
  const prepare = account.prepare
  await expect(prepare({ calls: [failing] })).rejects.toMatchObject({ detail: 'the calls fail' })
  await expect(prepare({ calls: [] })).rejects.toMatchObject({ detail: 'no calls' })
  await expect(prepare({ calls, limits: [{ most: 1n }] })).rejects.toMatchObject({
    ...{ problem: 'unsupported', detail: 'limits' },
  })
  await expect(prepare({ calls, lane: 8453n })).rejects.toMatchObject({ detail: 'lane' })
  const { account: alone } = open({ bundlerUrl: undefined })
  await expect(alone.prepare({ calls })).rejects.toMatchObject({ problem: 'unavailable' })
  await expect(account.removeUpgrade()).rejects.toMatchObject({ problem: 'unsupported' })
})

test('error: another payer than the one that was shown, or one that does not pay after all', async () => {
  const { account } = open({ paymasterUrl: paymaster.url })
  const prepared = await account.prepare({ calls: [readBlock] })
  paymaster.control.declines = 'data'
  await expect(account.send(prepared)).rejects.toMatchObject({ problem: 'sponsor' })
  paymaster.control.declines = undefined
  paymaster.control.changes = { paymasterAndData: newAddress() }
  const sent = account.send(prepared)
  await expect(sent).rejects.toMatchObject({ problem: 'altered', detail: 'paymaster' })
})
