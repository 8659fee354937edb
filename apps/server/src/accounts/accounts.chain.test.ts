import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { bundlerContracts } from '@cleat/localnet'
import { parseGwei } from 'viem'
import { formatUserOperationRequest, type UserOperation } from 'viem/account-abstraction'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { openChains } from '../data/chains/openChains.ts'
import { createTestDatabase } from '../test/createTestDatabase.ts'
import { createBudget } from './sponsor/budget/createBudget.ts'
import { sponsoredOperations } from './sponsor/budget/sponsorTables.ts'
import { settleOperations } from './sponsor/settleOperations.ts'
import {
  hexChainId,
  openSponsoredChain,
  sponsoredCall,
  sponsorFile,
} from './test/openSponsoredChain.ts'

const database = createTestDatabase()
await database.check()
const folder = mkdtempSync(join(tmpdir(), 'cleat-accounts-'))
const sponsored = await openSponsoredChain({ database, folder })
const { client, bundler, write, open, stop, dataChain } = sponsored
afterAll(async () => {
  await Promise.all([stop(), database.close()])
  rmSync(folder, { recursive: true, force: true })
})
beforeEach(async () => {
  for (const name of Object.keys(bundler.control)) Reflect.deleteProperty(bundler.control, name)
  write(sponsorFile())
  await database.run((queries) => queries.delete(sponsoredOperations))
})

const rows = () => database.run((queries) => queries.select().from(sponsoredOperations))
const settle = async (at: Date) => {
  const chains = openChains({ chains: [dataChain] })
  const budget = createBudget({ database, now: () => at })
  await settleOperations({ chains, budget, signal: new AbortController().signal })
}
const later = () => new Date(Date.now() + 10 * 60_000)

test('default: an account without money acts, the sponsor pays, and the cost is written down', async () => {
  const { openAccount } = open()
  const { owner, wallet, authorize } = await openAccount()
  const calls = [sponsoredCall, sponsoredCall]
  const hash = await wallet.sendUserOperation({ calls, ...(await authorize()) })
  const { success, actualGasCost } = await wallet.waitForUserOperationReceipt({ hash })
  expect(success).toBe(true)
  expect(await client.getBalance(owner)).toBe(0n)
  const [reserved] = await rows()
  expect(reserved).toMatchObject({ project: 'demo', isSettled: false })
  expect(reserved?.cost).toBeGreaterThan(actualGasCost)
  await settle(later())
  expect(await rows()).toMatchObject([{ isSettled: true, cost: actualGasCost, isFailed: false }])
})

test('behavior: what was paid for and never sent costs nothing in the end', async () => {
  const { openAccount } = open()
  const { wallet, authorize } = await openAccount()
  bundler.control.isDropping = true
  await wallet.sendUserOperation({ calls: [sponsoredCall], ...(await authorize()) })
  await settle(new Date())
  expect(await rows()).toMatchObject([{ isSettled: false }])
  await settle(later())
  expect(await rows()).toMatchObject([{ isSettled: true, cost: 0n }])
})

test('behavior: another operation than the one that was paid for is refused by the chain', async () => {
  const { openAccount } = open()
  const { account, wallet, authorize } = await openAccount()
  const paid = (await wallet.prepareUserOperation({
    ...{ calls: [sponsoredCall], ...(await authorize()) },
  })) as UserOperation<'0.8'>
  const to = bundlerContracts.paymasters['0.8']
  const changed = { ...paid, callData: await account.encodeCalls([{ to, value: 1n, data: '0x' }]) }
  const signature = await account.signUserOperation(changed)
  const { answer } = await open().ask('bundler', 'eth_sendUserOperation', [
    ...[formatUserOperationRequest({ ...changed, signature }), bundlerContracts.entryPoints['0.8']],
  ])
  expect(answer.error).toMatchObject({ code: -32507, message: expect.stringMatching(/^AA34/) })
})

/** What the paymaster answers for an operation like one that is paid for. */
async function pay(
  changed: Partial<UserOperation<'0.8'>> = {},
  service = open(),
  project = 'demo',
) {
  const { account, authorize } = await service.openAccount()
  const callData = await account.encodeCalls([sponsoredCall])
  const operation = {
    ...{ sender: account.address, nonce: 0n, callData, factory: '0x7702', factoryData: '0x' },
    ...{ callGasLimit: 28_000n, verificationGasLimit: 90_000n, preVerificationGas: 70_000n },
    ...{ maxFeePerGas: parseGwei('2'), maxPriorityFeePerGas: parseGwei('1') },
    ...{ paymasterVerificationGasLimit: 60_000n, paymasterPostOpGasLimit: 0n },
    ...(await authorize()),
    ...changed,
  } as UserOperation<'0.8'>
  return service.ask(
    'paymaster',
    'pm_getPaymasterData',
    [formatUserOperationRequest(operation), bundlerContracts.entryPoints['0.8'], hexChainId, {}],
    project,
  )
}

test('behavior: the answer has the sponsor’s name, and signed data', async () => {
  const { answer } = await pay()
  expect(answer.result).toEqual({
    ...{ sponsor: { name: 'Harbour' }, paymaster: bundlerContracts.paymasters['0.8'] },
    paymasterData: expect.stringMatching(/^0x[\da-f]{154}$/),
  })
})

test.each([
  ['limits of calls ×50', { callGasLimit: 2_000_000n }, 'gas'],
  ['limits of the signature', { verificationGasLimit: 400_000n }, 'gas'],
  ['what stands before', { preVerificationGas: 3_000_000n }, 'gas'],
  ['the tip', { maxPriorityFeePerGas: parseGwei('50'), maxFeePerGas: parseGwei('60') }, 'gas'],
  ['the fee', { maxFeePerGas: parseGwei('900') }, 'gas'],
  ['calls that are none', { callData: '0x1234' }, 'calls'],
  ['a factory', { factory: bundlerContracts.paymasters['0.8'], authorization: undefined }, 'code'],
  ['an account without code', { factory: undefined, authorization: undefined }, 'code'],
] as const)('error: %s is not paid for', async (_, changed, reason) => {
  const { answer } = await pay(changed as Partial<UserOperation<'0.8'>>)
  expect(answer.error).toEqual({
    ...{ code: -32004, message: `Not paid for: ${reason}`, data: { reason } },
  })
  expect(await rows()).toEqual([])
})

test('behavior: limits up to ×50 cost the sponsor no more than 1.2 times what is honest', async () => {
  const run = async (factor: bigint): Promise<bigint | 'declined'> => {
    const service = open()
    const { account, owner, wallet, authorize } = await service.openAccount()
    const calls = [sponsoredCall]
    const honest = { calls, ...(await authorize()) }
    const { callGasLimit } = await wallet.prepareUserOperation(honest)
    try {
      const wide = { ...honest, callGasLimit: (callGasLimit * factor) / 10n }
      const hash = await wallet.sendUserOperation(wide)
      const { actualGasUsed } = await wallet.waitForUserOperationReceipt({ hash })
      expect(await client.getBalance(owner)).toBe(0n)
      expect(account.address).toBe(owner.address)
      return actualGasUsed
    } catch (error) {
      expect(String(error)).toContain('Not paid for: gas')
      return 'declined'
    }
  }
  const honest = await run(10n)
  if (honest === 'declined') throw new Error('An honest operation was declined.')
  const costs: (bigint | 'declined')[] = []
  for (const factor of [11n, 12n, 15n, 20n, 50n, 100n, 500n]) costs.push(await run(factor))
  expect(costs.slice(-2)).toEqual(['declined', 'declined'])
  for (const cost of costs)
    if (cost !== 'declined') expect(Number(cost)).toBeLessThanOrEqual(Number(honest) * 1.2)
  expect(costs.some((cost) => cost !== 'declined')).toBe(true)
}, 60_000)

test.each([
  ['another contract', { to: bundlerContracts.paymasters['0.8'] }],
  ['another function', { data: '0x12345678' }],
  ['money for a contract whose functions are paid for', { data: '0x' }],
] as const)('error: a batch with %s is not paid for', async (_, changed) => {
  const service = open()
  const { account } = await service.openAccount()
  const callData = await account.encodeCalls([sponsoredCall, { ...sponsoredCall, ...changed }])
  expect((await pay({ callData }, service)).answer.error?.data).toEqual({ reason: 'calls' })
})

test('error: what the account calls of itself is not paid for, whatever the rules say', async () => {
  const service = open()
  const { account } = await service.openAccount()
  write(sponsorFile({}, { targets: { [account.address]: 'any' } }))
  const callData = await account.encodeCalls([{ to: account.address, data: '0x', value: 0n }])
  const { answer } = await pay({ callData, sender: account.address }, service)
  expect(answer.error?.data).toEqual({ reason: 'calls' })
})

test('error: what would fail is not paid for', async () => {
  const service = open()
  const { account } = await service.openAccount()
  const data = '0x12345678'
  write(sponsorFile({}, { targets: { [sponsoredCall.to]: [data] } }))
  const callData = await account.encodeCalls([{ ...sponsoredCall, data }])
  expect((await pay({ callData }, service)).answer.error?.data).toEqual({ reason: 'reverts' })
})

test.each([
  ['the switch', { isOn: false }, 'off'],
  ['a file that is broken', { name: 7 }, 'off'],
  ['another chain', { chains: {} }, 'project'],
  ['other projects', { projects: {} }, 'project'],
  ['other code', { implementations: [] }, 'code'],
])('behavior: %s stops the next operation', async (_, changed, reason) => {
  const service = open()
  expect((await pay({}, service)).answer.result?.sponsor).toEqual({ name: 'Harbour' })
  write(sponsorFile(changed))
  expect((await pay({}, service)).answer.error?.data).toEqual({ reason })
})

test('behavior: rules for all projects, and those of one before them', async () => {
  const { projects } = sponsorFile() as { projects: { demo: object } }
  const own = { ...projects.demo, targets: {} }
  write(sponsorFile({ projects: { '*': projects.demo, demo: own } }))
  expect((await pay({}, open(), 'other')).answer.result?.sponsor).toEqual({ name: 'Harbour' })
  expect((await pay()).answer.error?.data).toEqual({ reason: 'calls' })
})

test('behavior: 40 operations at once exceed the budget by none', async () => {
  const one = 248_000n * parseGwei('2')
  write(sponsorFile({}, { budget: String(3n * one) }))
  const answers = await Promise.all(Array.from({ length: 40 }, () => pay()))
  const reasons = answers.map(({ answer }) => answer.error?.data?.reason ?? 'paid')
  expect(reasons.filter((reason) => reason === 'paid')).toHaveLength(3)
  expect(reasons.filter((reason) => reason === 'budget')).toHaveLength(37)
})

test('behavior: an account has its share, by number and by cost', async () => {
  const service = open()
  const { account, authorize } = await service.openAccount()
  const same = { sender: account.address, ...(await authorize()) }
  write(sponsorFile({}, { operations: 1 }))
  expect((await pay(same, service)).answer.result?.sponsor).toBeDefined()
  expect((await pay(same, service)).answer.error?.data).toEqual({ reason: 'account' })
  write(sponsorFile({}, { account: '1' }))
  expect((await pay()).answer.error?.data).toEqual({ reason: 'account' })
})

test('behavior: an account whose operations fail pays for itself after five', async () => {
  const service = open()
  const { account, authorize } = await service.openAccount()
  const same = { sender: account.address, ...(await authorize()) }
  for (let count = 0; count < 5; count += 1) await pay({ ...same, nonce: BigInt(count) }, service)
  const budget = createBudget({ database, now: later })
  for (const { id } of await budget.listOpen())
    await budget.settle(id, { cost: 1n, isFailed: true })
  expect((await pay(same, service)).answer.error?.data).toEqual({ reason: 'failures' })
})

test('error: what is no operation, another EntryPoint, another chain, another method', async () => {
  const { ask, openAccount } = open()
  const { account } = await openAccount()
  const entryPoint = bundlerContracts.entryPoints['0.8']
  const operation = { sender: account.address, nonce: '0x0', callData: '0x' }
  const refused = async (params: readonly unknown[], method = 'pm_getPaymasterData') =>
    (await ask('paymaster', method, params)).answer.error
  expect(await refused([{}, entryPoint, hexChainId])).toMatchObject({ code: -32602 })
  expect(await refused([operation, account.address, hexChainId])).toMatchObject({ code: -32602 })
  expect(await refused([operation, entryPoint, '0x1'])).toMatchObject({ code: -32602 })
  const other = await refused([operation, entryPoint, hexChainId], 'pm_sponsor')
  expect(other).toMatchObject({ code: -32601 })
})

test('behavior: a bundler is asked what bundlers answer, and its URL is in no answer', async () => {
  const { ask, app } = open()
  expect((await ask('bundler', 'eth_chainId', [])).answer.result).toBe(hexChainId)
  const { answer } = await ask('bundler', 'eth_sendRawTransaction', ['0x'])
  expect(answer.error).toEqual({ code: -32601, message: 'Not a method of bundlers' })
  bundler.control.refusal = { code: -32500, message: `AA00 see ${bundler.url}/secret-key` }
  const sent = await ask('bundler', 'eth_sendUserOperation', [
    ...[
      { sender: bundlerContracts.paymasters['0.8'], nonce: '0x0', callData: '0x', signature: '0x' },
    ],
    bundlerContracts.entryPoints['0.8'],
  ])
  expect(sent.answer.error).toEqual({ code: -32500, message: 'AA00 see …' })
  const away = await app.request('/v1/bundler/eip155:1', {
    ...{ method: 'POST', headers: { 'Content-Type': 'application/json' } },
    body: JSON.stringify({ id: 1, method: 'eth_chainId' }),
  })
  expect(await away.json()).toMatchObject({ code: 'CHAIN_NOT_SUPPORTED' })
})

test('behavior: a receipt is asked for once', async () => {
  const { ask, openAccount } = open()
  const { wallet, authorize } = await openAccount()
  const hash = await wallet.sendUserOperation({ calls: [sponsoredCall], ...(await authorize()) })
  await wallet.waitForUserOperationReceipt({ hash })
  const first = await ask('bundler', 'eth_getUserOperationReceipt', [hash])
  bundler.control.isLying = true
  expect((await ask('bundler', 'eth_getUserOperationReceipt', [hash])).answer).toEqual(first.answer)
})

test('behavior: no key and no URL of the operator is in the log, whatever fails', async () => {
  const { openAccount, readLog } = open()
  const { wallet, authorize, account } = await openAccount()
  const hash = await wallet.sendUserOperation({ calls: [sponsoredCall], ...(await authorize()) })
  await wallet.waitForUserOperationReceipt({ hash })
  bundler.control.refusal = { code: -32500, message: `AA00 see ${bundler.url}/secret-key` }
  await expect(wallet.sendUserOperation({ calls: [sponsoredCall] })).rejects.toThrow()

  const away = open(undefined, 'http://127.0.0.1:9/secret-key')
  await away.ask('bundler', 'eth_supportedEntryPoints', [])
  // The services of others that pay have their keys in the rules.
  const url = 'https://pay.example/secret-key'
  const asked = [{ sender: account.address, nonce: '0x0', callData: '0x' }]
  const params = [...asked, bundlerContracts.entryPoints['0.8'], hexChainId]
  const broken = `{"name":"Harbour","isOn":true,"chains":{"eip155:8453":{"url":"${url}" "entryPoint`
  for (const text of [broken, `{"chains":{"eip155:8453":{"url":"${url}","entryPoint":"0.5"}}}`]) {
    writeFileSync(sponsored.file, text)
    expect((await away.ask('paymaster', 'pm_getPaymasterData', params)).answer.error).toMatchObject(
      {
        data: { reason: 'off' },
      },
    )
  }
  const log = readLog() + away.readLog()
  expect(log).toContain('the rules of what is paid for cannot be read')
  for (const secret of [sponsored.sponsorKey.slice(2), 'secret-key', 'pay.example', bundler.url])
    expect(log).not.toContain(secret)
})
