import { createPublicClient, createTestClient, http, parseEther } from 'viem'
import {
  createBundlerClient,
  formatUserOperationRequest,
  toSimple7702SmartAccount,
  type UserOperation,
} from 'viem/account-abstraction'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { startLocalnet } from '../startLocalnet.ts'
import { bundlerContracts } from './bundlerContracts.ts'
import { placeBundlerContracts } from './placeBundlerContracts.ts'
import { startBundler } from './startBundler.ts'

const localnet = await startLocalnet({ chains: [{ id: 8453, name: 'Base' }] })
const [local] = localnet.chains
if (!local) throw new Error('There is no chain.')
const { chain, rpcUrl, id: chainId } = local
await placeBundlerContracts({ rpcUrl })
const bundler = await startBundler({ rpcUrl, chainId })
afterAll(async () => {
  await bundler.stop()
  await localnet.stop()
})
beforeEach(() => {
  for (const name of Object.keys(bundler.control)) Reflect.deleteProperty(bundler.control, name)
})

const node = createTestClient({ mode: 'anvil', chain, transport: http(rpcUrl) })
const client = createPublicClient({ chain, transport: http(rpcUrl) })

async function openAccount() {
  const owner = privateKeyToAccount(generatePrivateKey())
  await node.setBalance({ address: owner.address, value: parseEther('10') })
  const account = await toSimple7702SmartAccount({ client, owner })
  const wallet = createBundlerClient({
    ...{ account, client, transport: http(bundler.url), pollingInterval: 20 },
  })
  const authorize = async () => ({
    authorization: await owner.signAuthorization({
      ...{ address: bundlerContracts.implementations.simple, chainId },
      nonce: await client.getTransactionCount({ address: owner.address }),
    }),
  })
  return { owner, account, wallet, authorize }
}

function newReceiver() {
  return privateKeyToAccount(generatePrivateKey()).address
}

test('default: an account takes code over and pays, in one operation', async () => {
  const { owner, wallet, authorize } = await openAccount()
  const [to, second] = [newReceiver(), newReceiver()]
  const calls = [
    { to, value: 3n },
    { to: second, value: 4n },
  ]
  const hash = await wallet.sendUserOperation({ calls, ...(await authorize()) })
  const { success, receipt, sender } = await wallet.waitForUserOperationReceipt({ hash })
  expect({ success, sender }).toEqual({ success: true, sender: owner.address })
  expect(receipt.status).toBe('success')
  expect(await client.getBalance({ address: to })).toBe(3n)
  expect(await client.getBalance({ address: second })).toBe(4n)
  const code = await client.getCode({ address: owner.address })
  expect(code).toBe(`0xef0100${bundlerContracts.implementations.simple.slice(2).toLowerCase()}`)
  const found = await wallet.getUserOperation({ hash })
  expect(found.transactionHash).toBe(receipt.transactionHash)
})

test('behavior: a second one needs no authorization', async () => {
  const { wallet, authorize } = await openAccount()
  const calls = [{ to: newReceiver(), value: 1n }]
  await wallet.waitForUserOperationReceipt({
    hash: await wallet.sendUserOperation({ calls, ...(await authorize()) }),
  })
  const hash = await wallet.sendUserOperation({ calls })
  expect((await wallet.waitForUserOperationReceipt({ hash })).success).toBe(true)
})

test('error: refusals have the words of the EntryPoint, and the codes of ERC-7769', async () => {
  const { owner, account, wallet, authorize } = await openAccount()
  const stranger = privateKeyToAccount(generatePrivateKey())
  const calls = [{ to: newReceiver(), value: 1n }]
  const foreign = await toSimple7702SmartAccount({ client, owner: stranger })
  const prepared = await wallet.prepareUserOperation({ calls, ...(await authorize()) })
  const signed = { ...prepared, sender: stranger.address } as UserOperation<'0.8'>
  const forged = {
    ...(prepared as UserOperation<'0.8'>),
    signature: await foreign.signUserOperation(signed),
  }
  await expect(send(forged)).resolves.toMatchObject({ code: -32507, message: /^AA24/ })
  await node.setBalance({ address: owner.address, value: 0n })
  const own = prepared as UserOperation<'0.8'>
  const poor = { ...own, signature: await account.signUserOperation(own) }
  await expect(send(poor)).resolves.toMatchObject({ code: -32500, message: /^AA21/ })
})

test('behavior: held operations wait, dropped ones never come', async () => {
  const { wallet, authorize } = await openAccount()
  const to = newReceiver()
  bundler.control.isHolding = true
  const hash = await wallet.sendUserOperation({
    calls: [{ to, value: 1n }],
    ...(await authorize()),
  })
  expect((await wallet.getUserOperation({ hash })).transactionHash).toBeNull()
  expect(await client.getBalance({ address: to })).toBe(0n)
  await bundler.release()
  expect((await wallet.getUserOperationReceipt({ hash })).success).toBe(true)
  bundler.control.isHolding = false
  bundler.control.isDropping = true
  const lost = await wallet.sendUserOperation({ calls: [{ to, value: 1n }] })
  await expect(wallet.getUserOperationReceipt({ hash: lost })).rejects.toThrow()
  bundler.control.isLying = true
  expect((await wallet.getUserOperationReceipt({ hash: lost })).success).toBe(true)
  expect(await client.getBalance({ address: to })).toBe(1n)
})

test('error: calls that revert, unknown methods, other EntryPoints', async () => {
  const { wallet, authorize } = await openAccount()
  const to = bundlerContracts.paymasters['0.8']
  const calls = [{ to, data: '0x12345678' as const }]
  await expect(wallet.estimateUserOperationGas({ calls, ...(await authorize()) })).rejects.toThrow(
    /revert/i,
  )
  expect(await ask('eth_sendTransaction', [])).toMatchObject({ code: -32601 })
  expect(await ask('eth_sendUserOperation', [{}, newReceiver()])).toMatchObject({ code: -32602 })
  expect(
    await ask('eth_sendUserOperation', [{}, bundlerContracts.entryPoints['0.8']]),
  ).toMatchObject({
    ...{ code: -32602, message: 'Invalid field: sender' },
  })
})

function send(operation: UserOperation<'0.8'>) {
  const entryPoint = bundlerContracts.entryPoints['0.8']
  return ask('eth_sendUserOperation', [formatUserOperationRequest(operation), entryPoint])
}

async function ask(method: string, params: readonly unknown[]) {
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params })
  const response = await fetch(bundler.url, { method: 'POST', body })
  return ((await response.json()) as { error?: object }).error
}
