import type { CaipNetwork, CaipNetworkId } from '@cleat/core'
import { hashMessage, keccak256, parseAbi, verifyMessage, verifyTypedData } from 'viem'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { implementations } from '../accounts/implementations.ts'
import { createMemoryArea } from '../test/createMemoryArea.ts'
import { newAddress, openSmartChain } from '../test/openSmartChain.ts'
import { createAuthWallet } from './createAuthWallet.ts'
import { createDevelopmentSigner } from './createDevelopmentSigner.ts'

const { client, node, bundler, paymaster, rpcUrl, give, stop } = await openSmartChain()
afterAll(stop)
beforeEach(() => {
  for (const control of [bundler.control, paymaster.control])
    for (const name of Object.keys(control)) Reflect.deleteProperty(control, name)
})

const caipNetworkId = 'eip155:8453' as CaipNetworkId
const network: CaipNetwork = {
  ...{ id: 8453, name: 'Base', chainNamespace: 'eip155', caipNetworkId },
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: [rpcUrl] } },
}
const chainId = '0x2105'
const contractAbi = parseAbi([
  'function isValidSignature(bytes32 hash, bytes signature) view returns (bytes4)',
])
const counter = '0xcA11bde05977b3631167028862bE2a173976CA11'

type Networks = NonNullable<createAuthWallet.Parameters['networks']>

/** A page with the wallet, and its visitor logged in. */
async function open(
  services: Networks[string] = { bundlerUrl: bundler.url },
  changed: { type?: 'eoa' | 'smartAccount'; storage?: ReturnType<typeof createMemoryArea> } = {},
  privateKey = generatePrivateKey(),
) {
  const { storage = createMemoryArea(), type = 'smartAccount' } = changed
  const signer = createDevelopmentSigner({ privateKey, storage })
  const wallet = createAuthWallet({
    ...{ signer, name: 'Harbour', networks: { [caipNetworkId]: services } },
    kit: { networks: [network], accountTypes: { eip155: type }, storage },
  })
  const [listed] = wallet.byNamespace.eip155 ?? []
  if (!listed || !('provider' in listed)) throw new Error('There is no provider.')
  const { provider, readFee } = listed
  const ask = (method: string, ...params: readonly unknown[]) =>
    provider.request({ method, params })
  await ask('eth_requestAccounts')
  const { address } = privateKeyToAccount(privateKey)
  const waitForCalls = async (id: string) => {
    const read = async () => (await ask('wallet_getCallsStatus', id)) as { status: number }
    await expect.poll(async () => (await read()).status, { timeout: 10_000 }).not.toBe(100)
    return read()
  }
  return { wallet, provider, readFee, ask, address, storage, privateKey, waitForCalls }
}

const coins = (to: string, value: bigint) => ({ to, value: `0x${value.toString(16)}` })
const send = (calls: readonly object[], changed: object = {}) => ({
  ...{ version: '2.0.0', chainId, atomicRequired: true, calls },
  ...changed,
})
const balance = (address: string) => client.getBalance({ address: address as `0x${string}` })

describe('accounts', () => {
  test('default: logged in once, also after a reload; logged out', async () => {
    const { ask, address, storage, privateKey, provider } = await open()
    expect(await ask('eth_accounts')).toEqual([address])
    const signer = createDevelopmentSigner({ privateKey, storage })
    expect(await signer.getAddress()).toBe(address)
    const events: unknown[] = []
    provider.on?.('accountsChanged', (accounts: never) => events.push(accounts))
    await ask('wallet_revokePermissions', { eth_accounts: {} })
    expect(await ask('eth_accounts')).toEqual([])
    expect(events).toEqual([[]])
  })

  test('behavior: another key in the same browser is not logged in', async () => {
    const { storage } = await open()
    const signer = createDevelopmentSigner({ privateKey: generatePrivateKey(), storage })
    expect(await signer.getAddress()).toBeUndefined()
  })

  test('behavior: chains are switched, and only to those of the app', async () => {
    const { ask, provider } = await open()
    expect(await ask('eth_chainId')).toBe(chainId)
    const events: unknown[] = []
    provider.on?.('chainChanged', (chain: never) => events.push(chain))
    await ask('wallet_switchEthereumChain', { chainId })
    expect(events).toEqual([])
    await expect(ask('wallet_switchEthereumChain', { chainId: '0x5' })).rejects.toMatchObject({
      code: 4902,
    })
  })

  test.each(['eth_sign', 'eth_signTransaction', 'wallet_signAuthorization', 'eth_newFilter'])(
    'error: %s is not supported',
    async (method) => {
      const { ask, address } = await open()
      await expect(ask(method, address, '0x12')).rejects.toMatchObject({ code: 4200 })
    },
  )

  test('behavior: reads are answered by the node', async () => {
    const { ask, address } = await open()
    expect(await ask('eth_getBalance', address, 'latest')).toBe('0x0')
  })
})

describe('signatures', () => {
  test('default: a message is valid by its key, and by the account’s code', async () => {
    const { ask, address, waitForCalls } = await open()
    await give(address, '1')
    const message = 'Sign in to app.example'
    const sign = async () => (await ask('personal_sign', message, address)) as `0x${string}`
    const before = await sign()
    expect(await verifyMessage({ address, message, signature: before })).toBe(true)
    const { id } = (await ask('wallet_sendCalls', send([coins(newAddress(), 1n)]))) as {
      id: string
    }
    expect(await waitForCalls(id)).toMatchObject({ status: 200 })
    const signature = await sign()
    expect(signature).toBe(before)
    const answer = await client.readContract({
      ...{ address, abi: contractAbi, functionName: 'isValidSignature' },
      args: [hashMessage(message), signature],
    })
    expect(answer).toBe('0x1626ba7e')
  })

  test('behavior: typed data is signed by the key', async () => {
    const { ask, address } = await open()
    const typedData = {
      domain: { name: 'Harbour', chainId: 8453 },
      types: {
        EIP712Domain: [
          { name: 'name', type: 'string' },
          { name: 'chainId', type: 'uint256' },
        ],
        Mail: [{ name: 'text', type: 'string' }],
      },
      primaryType: 'Mail',
      message: { text: 'Hello' },
    } as const
    const signature = await ask('eth_signTypedData_v4', address, JSON.stringify(typedData))
    const signed = { ...typedData, domain: { name: 'Harbour', chainId: 8453n } }
    expect(
      await verifyTypedData({ ...signed, address, signature: signature as `0x${string}` }),
    ).toBe(true)
  })

  test('error: another account', async () => {
    const { ask } = await open()
    await expect(ask('personal_sign', '0x12', newAddress())).rejects.toMatchObject({ code: 4100 })
  })
})

describe('calls', () => {
  test('default: the first action upgrades the account, and a batch is one operation', async () => {
    const { ask, address, waitForCalls } = await open()
    await give(address, '1')
    expect(await ask('wallet_getCapabilities', address)).toEqual({
      [chainId]: { atomic: { status: 'ready' } },
    })
    const [first, second] = [newAddress(), newAddress()]
    const asked = send([coins(first, 3n), coins(second, 4n)], { id: 'batch', from: address })
    expect(await ask('wallet_sendCalls', asked)).toEqual({ id: 'batch' })
    expect(await waitForCalls('batch')).toMatchObject({ status: 200, atomic: true, chainId })
    expect([await balance(first), await balance(second)]).toEqual([3n, 4n])
    expect(await ask('wallet_getCapabilities', address, [chainId])).toEqual({
      [chainId]: { atomic: { status: 'supported' } },
    })
    await expect(ask('wallet_sendCalls', asked)).rejects.toMatchObject({ code: 5720 })
  })

  test('behavior: a transaction is answered with its hash, whoever sent it', async () => {
    const { ask, address } = await open()
    await give(address, '1')
    const to = newAddress()
    const hash = await ask('eth_sendTransaction', { from: address, ...coins(to, 5n) })
    const receipt = await client.getTransactionReceipt({ hash: hash as `0x${string}` })
    expect(receipt.status).toBe('success')
    expect(receipt.from).not.toBe(address.toLowerCase())
    expect(await balance(to)).toBe(5n)
  })

  test('behavior: a batch is known after a reload', async () => {
    const { ask, address, storage, privateKey } = await open()
    await give(address, '1')
    await ask('wallet_sendCalls', send([coins(newAddress(), 1n)], { id: 'kept' }))
    const later = await open({ bundlerUrl: bundler.url }, { storage }, privateKey)
    expect(await later.waitForCalls('kept')).toMatchObject({ status: 200 })
    await expect(later.ask('wallet_getCallsStatus', 'other')).rejects.toMatchObject({ code: 5730 })
  })

  test('behavior: without a bundler the account sends the batch to itself', async () => {
    const { ask, address, waitForCalls } = await open({})
    await give(address, '1')
    const [first, second] = [newAddress(), newAddress()]
    const asked = send([coins(first, 3n), coins(second, 4n)], { id: 'self' })
    await ask('wallet_sendCalls', asked)
    expect(await waitForCalls('self')).toMatchObject({ status: 200 })
    expect([await balance(first), await balance(second)]).toEqual([3n, 4n])
  })

  test('behavior: a plain account sends one transaction, and refuses batches', async () => {
    const { ask, address } = await open(undefined, { type: 'eoa' })
    await give(address, '1')
    expect(await ask('wallet_getCapabilities', address)).toEqual({
      [chainId]: { atomic: { status: 'unsupported' } },
    })
    const to = newAddress()
    const hash = await ask('eth_sendTransaction', coins(to, 5n))
    await client.waitForTransactionReceipt({ hash: hash as `0x${string}` })
    expect(await balance(to)).toBe(5n)
    expect(await client.getCode({ address })).toBeUndefined()
    const asked = send([coins(to, 1n), coins(to, 2n)])
    await expect(ask('wallet_sendCalls', asked)).rejects.toMatchObject({ code: 5760 })
  })

  test('behavior: the kind changes at the same address, without a reload', async () => {
    const { wallet, ask, address } = await open(undefined, { type: 'eoa' })
    await give(address, '1')
    await wallet.setAccountType({ namespace: 'eip155', type: 'smartAccount' })
    expect(await ask('wallet_getCapabilities', address)).toMatchObject({
      [chainId]: { atomic: { status: 'ready' } },
    })
    expect(await ask('eth_accounts')).toEqual([address])
  })

  test('behavior: a network with other code is used by plain accounts', async () => {
    const { wallet, ask, address } = await open({ codeHash: `0x${'12'.repeat(32)}` })
    await give(address, '1')
    expect(await wallet.readSupport({ network })).toBe('foreign')
    const to = newAddress()
    const hash = await ask('eth_sendTransaction', coins(to, 5n))
    await client.waitForTransactionReceipt({ hash: hash as `0x${string}` })
    expect(await balance(to)).toBe(5n)
    expect(await client.getCode({ address })).toBeUndefined()
  })

  test('behavior: the hash of the pinned code is that of the chain', async () => {
    const { wallet } = await open({ implementation: 'simple' })
    expect(await wallet.readSupport({ network })).toBe('supported')
    const { address, codeHash } = implementations.simple
    expect(keccak256((await client.getCode({ address })) ?? '0x')).toBe(codeHash)
  })

  test('error: an account that runs code that is not known', async () => {
    const { ask, address } = await open()
    await give(address, '1')
    const bytecode = `0xef0100${newAddress().slice(2)}` as const
    await node.setCode({ address, bytecode })
    await expect(ask('eth_sendTransaction', coins(newAddress(), 1n))).rejects.toMatchObject({
      code: 'ACCOUNT_UPGRADE_UNSUPPORTED',
    })
  })

  test.each<[string, object, unknown]>([
    ['another account', send([coins(counter, 1n)], { from: newAddress() }), 4100],
    ['another chain', send([coins(counter, 1n)], { chainId: '0x5' }), 4901],
    ['no calls', send([]), -32602],
    ['a call that cannot be read', send([{ to: 'alice.eth' }]), -32602],
    ['a capability', send([coins(counter, 1n)], { capabilities: { paymasterService: {} } }), 5700],
  ])('error: %s', async (_, asked, code) => {
    const { ask } = await open()
    await expect(ask('wallet_sendCalls', asked)).rejects.toMatchObject({ code })
  })
})

describe('fees', () => {
  const call = { to: counter, data: '0x42cbb15c', value: '0x0' } as const
  const services = () => ({ bundlerUrl: bundler.url, paymasterUrl: paymaster.url })
  const request = { method: 'wallet_sendCalls', params: [send([call], { id: 'paid' })] }

  test('default: a sponsor is named before, and pays', async () => {
    const { wallet, provider, address, waitForCalls } = await open(services())
    const fee = await wallet.readFee({ request, network })
    expect(fee).toMatchObject({ sponsor: 'Harbour', isUpgrade: true, isGuarded: false })
    expect(fee?.most).toBeGreaterThan(0n)
    await provider.request(request)
    expect(await waitForCalls('paid')).toMatchObject({ status: 200 })
    expect(await balance(address)).toBe(0n)
  })

  test('behavior: adapters ask for a payment’s fee, whatever gas the payment names', async () => {
    const { readFee, provider, address } = await open(services())
    const to = newAddress()
    await give(address, '1')
    const before = await balance(address)
    const gas = { gas: '0x5208', maxFeePerGas: '0x1', maxPriorityFeePerGas: '0x0' }
    const payment = { from: address, ...coins(to, 100n), ...gas, chainId }
    const asked = { method: 'eth_sendTransaction', params: [payment] }
    expect(await readFee?.({ request: asked, network })).toMatchObject({ sponsor: 'Harbour' })
    await provider.request(asked)
    await expect.poll(() => balance(to)).toBe(100n)
    expect(await balance(address)).toBe(before - 100n)
  })

  test('behavior: one that declines is said before', async () => {
    const { wallet, address } = await open(services())
    await give(address, '1')
    paymaster.control.declines = 'stub'
    const fee = await wallet.readFee({ request, network })
    expect(fee).toMatchObject({ notSponsored: 'declined' })
    expect(fee?.sponsor).toBeUndefined()
  })

  test('error: one that declines after it was named is no reason to let the account pay', async () => {
    const { wallet, provider, address } = await open(services())
    await give(address, '1')
    await wallet.readFee({ request, network })
    paymaster.control.declines = 'data'
    await expect(provider.request(request)).rejects.toMatchObject({ code: 'SPONSOR_DECLINED' })
    expect(await client.getCode({ address })).toBeUndefined()
  })

  test('behavior: limits are enforced by the chain, and hold for what is signed', async () => {
    const { wallet, provider, address, waitForCalls } = await open()
    await give(address, '1')
    const to = newAddress()
    const pay = { method: 'wallet_sendCalls', params: [send([coins(to, 100n)], { id: 'limit' })] }
    const enough = await wallet.readFee({ request: pay, network, limits: [{ most: 101n }] })
    expect(enough).toMatchObject({ isGuarded: true })
    await provider.request(pay)
    expect(await waitForCalls('limit')).toMatchObject({ status: 200 })
    expect(await balance(to)).toBe(100n)
  })

  test('error: more than the limit is neither prepared nor sent', async () => {
    const { wallet, provider, address } = await open()
    await give(address, '1')
    const to = newAddress()
    const pay = { method: 'eth_sendTransaction', params: [coins(to, 100n)] }
    const limits = [{ most: 99n }]
    const rejection = { code: 'OPERATION_REJECTED' }
    await expect(wallet.readFee({ request: pay, network, limits })).rejects.toMatchObject(rejection)
    await expect(provider.request(pay)).rejects.toMatchObject(rejection)
    expect(await balance(to)).toBe(0n)
  })

  test('behavior: a request that sends nothing costs nothing', async () => {
    const { wallet, address } = await open()
    const sign = { method: 'personal_sign', params: ['0x12', address] }
    expect(await wallet.readFee({ request: sign, network })).toBeUndefined()
  })
})

test('behavior: the code is taken away', async () => {
  const { wallet, ask, address, waitForCalls } = await open()
  await give(address, '1')
  await ask('wallet_sendCalls', send([coins(newAddress(), 1n)], { id: 'first' }))
  await waitForCalls('first')
  expect(await client.getCode({ address })).toMatch(/^0xef0100/)
  const { hash } = await wallet.removeUpgrade({ network })
  await client.waitForTransactionReceipt({ hash: hash as `0x${string}` })
  expect(await client.getCode({ address })).toBeUndefined()
})

test('error: an account without money cannot pay the removal', async () => {
  const { wallet } = await open()
  await expect(wallet.removeUpgrade({ network })).rejects.toMatchObject({
    code: 'OPERATION_REJECTED',
  })
})
