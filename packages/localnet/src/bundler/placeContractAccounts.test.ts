import {
  createPublicClient,
  createTestClient,
  encodeAbiParameters,
  getCreate2Address,
  http,
  isErc6492Signature,
  keccak256,
  pad,
  parseAbi,
  parseEther,
} from 'viem'
import {
  createBundlerClient,
  formatUserOperationRequest,
  toCoinbaseSmartAccount,
  type UserOperation,
} from 'viem/account-abstraction'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { afterAll, expect, test } from 'vitest'
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

const node = createTestClient({ mode: 'anvil', chain, transport: http(rpcUrl) })
const client = createPublicClient({ chain, transport: http(rpcUrl) })
const { factory, implementation, creationHash, codeHash } = bundlerContracts.contractAccounts
const factoryAbi = parseAbi([
  'function implementation() view returns (address)',
  'function initCodeHash() view returns (bytes32)',
])
const accountAbi = parseAbi([
  'function initialize(bytes[] owners) payable',
  'function ownerAtIndex(uint256 index) view returns (bytes)',
  'function isOwnerAddress(address account) view returns (bool)',
  'function execute(address target, uint256 value, bytes data) payable',
])

async function openAccount() {
  const owner = privateKeyToAccount(generatePrivateKey())
  const account = await toCoinbaseSmartAccount({ client, owners: [owner], version: '1.1' })
  const wallet = createBundlerClient({
    ...{ account, client, transport: http(bundler.url), pollingInterval: 20 },
  })
  await node.setBalance({ address: account.address, value: parseEther('1') })
  return { owner, account, wallet }
}

function newReceiver() {
  return privateKeyToAccount(generatePrivateKey()).address
}

test('default: the hashes, and the address that follows from an owner', async () => {
  const read = { address: factory, abi: factoryAbi } as const
  expect(await client.readContract({ ...read, functionName: 'implementation' })).toBe(
    implementation,
  )
  expect(await client.readContract({ ...read, functionName: 'initCodeHash' })).toBe(creationHash)
  expect(keccak256((await client.getCode({ address: implementation })) ?? '0x')).toBe(codeHash)
  const { owner, account } = await openAccount()
  const types = [{ type: 'bytes[]' }, { type: 'uint256' }]
  const salt = keccak256(encodeAbiParameters(types, [[pad(owner.address)], 0n]))
  const expected = getCreate2Address({ from: factory, salt, bytecodeHash: creationHash })
  expect(account.address).toBe(expected)
})

test('default: the first operation creates the account, and makes two payments', async () => {
  const { owner, account, wallet } = await openAccount()
  const [to, second] = [newReceiver(), newReceiver()]
  const calls = [
    { to, value: 3n },
    { to: second, value: 4n },
  ]
  expect(await account.isDeployed()).toBe(false)
  const hash = await wallet.sendUserOperation({ calls })
  const { success, sender, entryPoint } = await wallet.waitForUserOperationReceipt({ hash })
  expect({ success, sender }).toEqual({ success: true, sender: account.address })
  expect(entryPoint).toBe(bundlerContracts.entryPoints['0.6'].toLowerCase())
  expect(await client.getBalance({ address: to })).toBe(3n)
  expect(await client.getBalance({ address: second })).toBe(4n)
  const read = { address: account.address, abi: accountAbi } as const
  const at = await client.readContract({ ...read, functionName: 'ownerAtIndex', args: [0n] })
  expect(at).toBe(pad(owner.address).toLowerCase())
  const args = [owner.address] as const
  expect(await client.readContract({ ...read, functionName: 'isOwnerAddress', args })).toBe(true)
  const found = await wallet.getUserOperation({ hash })
  expect(found.userOperation.initCode?.slice(0, 42)).toBe(factory.toLowerCase())
  const again = await wallet.sendUserOperation({ calls: [{ to, value: 1n }] })
  expect((await wallet.waitForUserOperationReceipt({ hash: again })).success).toBe(true)
})

test('default: a message counts before and after the account is created', async () => {
  const { account, wallet } = await openAccount()
  const { address } = account
  const message = 'Sign in to app.example'
  const before = await account.signMessage({ message })
  expect(isErc6492Signature(before)).toBe(true)
  expect(await client.verifyMessage({ address, message, signature: before })).toBe(true)
  const calls = [{ to: newReceiver(), value: 1n }]
  await wallet.waitForUserOperationReceipt({ hash: await wallet.sendUserOperation({ calls }) })
  const after = await account.signMessage({ message })
  expect(isErc6492Signature(after)).toBe(false)
  for (const signature of [before, after])
    expect(await client.verifyMessage({ address, message, signature })).toBe(true)
  const other = await openAccount()
  const foreign = await other.account.signMessage({ message })
  expect(await client.verifyMessage({ address, message, signature: foreign })).toBe(false)
})

test('error: the code itself is no account, and strangers do nothing with one', async () => {
  const stranger = newReceiver()
  const own = { address: implementation, abi: accountAbi } as const
  const owners = [[pad(stranger)]] as const
  await expect(
    client.simulateContract({ ...own, functionName: 'initialize', args: owners }),
  ).rejects.toThrow(/has owners/)
  const { account, wallet } = await openAccount()
  const hash = await wallet.sendUserOperation({ calls: [{ to: newReceiver(), value: 1n }] })
  await wallet.waitForUserOperationReceipt({ hash })
  const taken = { address: account.address, abi: accountAbi, account: stranger } as const
  const args = [stranger, 1n, '0x'] as const
  await expect(
    client.simulateContract({ ...taken, functionName: 'execute', args }),
  ).rejects.toThrow(/not allowed/)
})

test('error: refusals have the words of the EntryPoint, and the codes of ERC-7769', async () => {
  const { account, wallet } = await openAccount()
  const { account: foreign } = await openAccount()
  const calls = [{ to: newReceiver(), value: 1n }]
  const prepared = (await wallet.prepareUserOperation({ calls })) as UserOperation<'0.6'>
  const forged = { ...prepared, signature: await foreign.signUserOperation(prepared) }
  await expect(send(forged)).resolves.toMatchObject({ code: -32507, message: /^AA24/ })
  const own = { ...prepared, signature: await account.signUserOperation(prepared) }
  await node.setBalance({ address: account.address, value: 0n })
  await expect(send(own)).resolves.toMatchObject({ code: -32500, message: /^AA21/ })
  await expect(send({ ...own, initCode: '0x12' })).resolves.toMatchObject({ code: -32602 })
  const lane = { ...own, nonce: 8453n << 64n }
  await expect(send(lane)).resolves.toMatchObject({ code: -32500 })
  const to = implementation
  const failing = wallet.estimateUserOperationGas({ calls: [{ to, data: '0x12345678' }] })
  await expect(failing).rejects.toThrow(/revert/i)
})

async function send(operation: UserOperation<'0.6'>) {
  const entryPoint = bundlerContracts.entryPoints['0.6']
  const params = [formatUserOperationRequest(operation), entryPoint]
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'eth_sendUserOperation', params })
  const response = await fetch(bundler.url, { method: 'POST', body })
  return ((await response.json()) as { error?: object }).error
}
