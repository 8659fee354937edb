import { bundlerContracts } from '@cleat/localnet'
import { hashMessage, parseAbi, verifyMessage } from 'viem'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { newAddress, openSmartChain } from '../test/openSmartChain.ts'
import { implementations } from './implementations.ts'

const { client, node, bundler, paymaster, open, give, readEvent, stop } = await openSmartChain()
afterAll(stop)
beforeEach(() => {
  for (const control of [bundler.control, paymaster.control])
    for (const name of Object.keys(control)) Reflect.deleteProperty(control, name)
})

const contractAbi = parseAbi([
  'function isValidSignature(bytes32 hash, bytes signature) view returns (bytes4)',
  'function currentNonce(address manager, address account) view returns (uint256)',
])
const balance = (address: `0x${string}`) => client.getBalance({ address })
const coins = (to: `0x${string}`, value: bigint) => ({ to, value, data: '0x' }) as const
const wait = async (sent: { kind: string; hash: `0x${string}` }) => {
  if (sent.kind === 'transaction') return client.waitForTransactionReceipt({ hash: sent.hash })
  await expect.poll(() => readEvent(sent.hash), { timeout: 10_000 }).toBeDefined()
  return readEvent(sent.hash)
}

describe.each(['delegation', 'simple'] as const)('%s', (implementation) => {
  const known = { kind: 'known', implementation: implementations[implementation] }

  test('default: the first operation upgrades the account and makes two payments', async () => {
    const { account, owner } = open({ implementation })
    await give(owner.address, '1')
    const [first, second] = [newAddress(), newAddress()]
    expect(await account.readCode()).toEqual({ kind: 'none' })
    const prepared = await account.prepare({ calls: [coins(first, 3n), coins(second, 4n)] })
    expect(prepared).toMatchObject({ kind: 'operation', isUpgrade: true, sponsor: undefined })
    const sent = await account.send(prepared)
    expect(await wait(sent)).toMatchObject({ success: true, sender: owner.address })
    expect([await balance(first), await balance(second)]).toEqual([3n, 4n])
    expect(await account.readCode()).toEqual(known)
    const paid = 10n ** 18n - 7n - (await balance(owner.address))
    expect(paid).toBeGreaterThan(0n)
    expect(paid).toBeLessThanOrEqual(prepared.mostFee)
  })

  test('behavior: a sponsor pays for an account without money', async () => {
    const { account, owner } = open({ implementation, paymasterUrl: paymaster.url })
    const call = { to: multicall, value: 0n, data: '0x42cbb15c' } as const
    const prepared = await account.prepare({ calls: [call] })
    expect(prepared).toMatchObject({ sponsor: { name: 'Harbour' }, notSponsored: undefined })
    expect(await wait(await account.send(prepared))).toMatchObject({ success: true })
    expect(await balance(owner.address)).toBe(0n)
    const again = await account.prepare({ calls: [call, call] })
    expect(again.isUpgrade).toBe(false)
    expect(await wait(await account.send(again))).toMatchObject({ success: true })
  })

  test('behavior: without a bundler the account sends to itself', async () => {
    const { account, owner } = open({ implementation, bundlerUrl: undefined })
    await give(owner.address, '1')
    const [first, second] = [newAddress(), newAddress()]
    for (const amount of [1n, 2n]) {
      const calls = [coins(first, amount), coins(second, amount)]
      const prepared = await account.prepare({ calls })
      expect(prepared).toMatchObject({ kind: 'transaction', isUpgrade: amount === 1n })
      expect(await wait(await account.send(prepared))).toMatchObject({ status: 'success' })
    }
    expect([await balance(first), await balance(second)]).toEqual([3n, 3n])
    expect(await account.readCode()).toEqual(known)
  })

  test('behavior: a message is a plain signature, that contracts accept too', async () => {
    const { account, owner } = open({ implementation })
    await give(owner.address, '1')
    await wait(await account.send(await account.prepare({ calls: [coins(newAddress(), 1n)] })))
    const message = 'Sign in to app.example'
    const signature = await owner.signMessage({ message })
    expect(await verifyMessage({ address: owner.address, message, signature })).toBe(true)
    const answer = await client.readContract({
      ...{ address: owner.address, abi: contractAbi, functionName: 'isValidSignature' },
      args: [hashMessage(message), signature],
    })
    expect(answer).toBe('0x1626ba7e')
  })

  test('behavior: the code is taken away, and permissions that counted on it end', async () => {
    const { account, owner } = open({ implementation })
    await give(owner.address, '1')
    await wait(await account.send(await account.prepare({ calls: [coins(newAddress(), 1n)] })))
    const { DelegationManager, NonceEnforcer } = bundlerContracts.delegation
    const readNonce = () =>
      client.readContract({
        ...{ address: NonceEnforcer, abi: contractAbi, functionName: 'currentNonce' },
        args: [DelegationManager, owner.address],
      })
    expect(await readNonce()).toBe(0n)
    expect(await wait(await account.removeUpgrade())).toMatchObject({ status: 'success' })
    expect(await account.readCode()).toEqual({ kind: 'none' })
    expect(await readNonce()).toBe(1n)
  })

  test('error: calls that fail are known before anything is signed', async () => {
    const { account, owner } = open({ implementation })
    await give(owner.address, '1')
    const call = { to: multicall, value: 0n, data: '0x12345678' } as const
    await expect(account.prepare({ calls: [coins(newAddress(), 1n), call] })).rejects.toMatchObject(
      {
        ...{ problem: 'rejected', detail: 'the calls fail' },
      },
    )
  })
})

const multicall = '0xcA11bde05977b3631167028862bE2a173976CA11'

test('behavior: who does not pay, or not in time, is said, and the account pays', async () => {
  const { account, owner } = open({ paymasterUrl: paymaster.url })
  await give(owner.address, '1')
  const calls = [coins(newAddress(), 1n)]
  paymaster.control.declines = 'stub'
  expect(await account.prepare({ calls })).toMatchObject({
    ...{ sponsor: undefined, notSponsored: 'declined' },
  })
  paymaster.control.declines = undefined
  paymaster.control.delayMs = 3500
  const prepared = await account.prepare({ calls })
  expect(prepared).toMatchObject({ sponsor: undefined, notSponsored: 'unavailable' })
  expect(await wait(await account.send(prepared))).toMatchObject({ success: true })
})

test('behavior: a sponsor that is busy is waited for by an account without money', async () => {
  const { account, owner } = open({ paymasterUrl: paymaster.url })
  paymaster.control.delayMs = 3500
  const call = { to: multicall, value: 0n, data: '0x42cbb15c' } as const
  const prepared = await account.prepare({ calls: [call] })
  expect(prepared).toMatchObject({ sponsor: { name: 'Harbour' }, notSponsored: undefined })
  paymaster.control.delayMs = undefined
  expect(await wait(await account.send(prepared))).toMatchObject({ success: true })
  expect(await balance(owner.address)).toBe(0n)
}, 30_000)

test('behavior: a sponsor that cannot answer for a moment is asked again, before and after the measuring', async () => {
  const { account, owner } = open({ paymasterUrl: paymaster.url })
  const call = { to: multicall, value: 0n, data: '0x42cbb15c' } as const
  paymaster.control.busyFor = 2
  const prepared = await account.prepare({ calls: [call] })
  expect(prepared).toMatchObject({ sponsor: { name: 'Harbour' }, notSponsored: undefined })
  paymaster.control.busyFor = 2
  expect(await wait(await account.send(prepared))).toMatchObject({ success: true })
  expect(await balance(owner.address)).toBe(0n)
}, 30_000)

test('error: without an answer of the sponsor, an account without money is asked for nothing', async () => {
  const { account } = open({ paymasterUrl: 'http://127.0.0.1:2' })
  const call = { to: multicall, value: 0n, data: '0x42cbb15c' } as const
  await expect(account.prepare({ calls: [call] })).rejects.toMatchObject({
    ...{ problem: 'sponsor', detail: 'it did not answer' },
  })
}, 30_000)

test('error: who wanted to pay and does not is no reason to let the account pay', async () => {
  const { account, owner } = open({ paymasterUrl: paymaster.url })
  await give(owner.address, '1')
  const prepared = await account.prepare({ calls: [coins(newAddress(), 1n)] })
  paymaster.control.declines = 'data'
  await expect(account.send(prepared)).rejects.toMatchObject({ problem: 'sponsor' })
  expect(await account.readCode()).toEqual({ kind: 'none' })
})

test('error: another payer than the one that was shown', async () => {
  const { account } = open({ paymasterUrl: paymaster.url })
  const call = { to: multicall, value: 0n, data: '0x42cbb15c' } as const
  const prepared = await account.prepare({ calls: [call] })
  paymaster.control.changes = { paymaster: newAddress() }
  const sent = account.send(prepared)
  await expect(sent).rejects.toMatchObject({ problem: 'altered', detail: 'paymaster' })
})

test('behavior: a sponsor’s name is plain text of one line', async () => {
  const { account } = open({ paymasterUrl: paymaster.url })
  paymaster.control.name = `<b>\u202eFree\n${'money '.repeat(20)}`
  const call = { to: multicall, value: 0n, data: '0x42cbb15c' } as const
  const { sponsor } = await account.prepare({ calls: [call] })
  expect(sponsor?.name).toBe('bFreemoney money money money money money')
})

test('behavior: a bundler that measures too much costs no more than twice what is used', async () => {
  const { account, owner } = open()
  await give(owner.address, '10')
  const calls = [coins(newAddress(), 1n)]
  const honest = await account.prepare({ calls })
  bundler.control.gasFactor = 50n
  const wide = await account.prepare({ calls })
  if (honest.kind !== 'operation' || wide.kind !== 'operation') throw new Error('No operation.')
  expect(wide.operation.callGasLimit).toBeLessThanOrEqual(2n * honest.operation.callGasLimit)
  expect(wide.operation.verificationGasLimit).toBe(500_000n)
})

test('behavior: operations of two lanes do not wait for each other', async () => {
  const { account, owner } = open({ implementation: 'simple' })
  await give(owner.address, '1')
  await wait(await account.send(await account.prepare({ calls: [coins(newAddress(), 1n)] })))
  const [first, second] = [newAddress(), newAddress()]
  bundler.control.isDropping = true
  const lost = await account.prepare({ calls: [coins(first, 1n)] })
  await account.send(lost)
  bundler.control.isDropping = false
  const other = await account.prepare({ calls: [coins(second, 1n)], lane: 7n })
  expect(await wait(await account.send(other))).toMatchObject({ success: true })
  expect([await balance(first), await balance(second)]).toEqual([0n, 1n])
  const instead = await account.prepare({ calls: [coins(second, 1n)] })
  if (lost.kind !== 'operation' || instead.kind !== 'operation') throw new Error('No operation.')
  expect(instead.operation.nonce).toBe(lost.operation.nonce)
})

test('error: a refusal of the bundler has its words', async () => {
  const { account, owner } = open()
  await give(owner.address, '1')
  const prepared = await account.prepare({ calls: [coins(newAddress(), 1n)] })
  bundler.control.refusal = { code: -32502, message: 'banned' }
  const sent = account.send(prepared)
  await expect(sent).rejects.toMatchObject({ problem: 'rejected', detail: 'banned' })
})

test('error: an account that runs code that is not known', async () => {
  const { account, owner } = open()
  const delegate = newAddress()
  await node.setCode({ address: owner.address, bytecode: `0xef0100${delegate.slice(2)}` })
  expect(await account.readCode()).toEqual({ kind: 'unknown', address: delegate.toLowerCase() })
  const prepared = account.prepare({ calls: [coins(newAddress(), 1n)] })
  await expect(prepared).rejects.toMatchObject({ problem: 'code' })
})

test('error: a network with other code in the place of the implementation', async () => {
  const { account } = open({ codeHash: `0x${'12'.repeat(32)}` })
  const prepared = account.prepare({ calls: [coins(newAddress(), 1n)] })
  await expect(prepared).rejects.toMatchObject({ problem: 'unsupported', detail: 'another code' })
})

test('error: no calls', async () => {
  const { account } = open()
  await expect(account.prepare({ calls: [] })).rejects.toMatchObject({ problem: 'rejected' })
})
