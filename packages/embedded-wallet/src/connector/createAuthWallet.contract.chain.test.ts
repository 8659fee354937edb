import type { CaipNetwork, CaipNetworkId, SmartAccountOptions } from '@cleat/core'
import { bundlerContracts } from '@cleat/localnet'
import { verifyMessage } from 'viem'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { afterAll, expect, test } from 'vitest'
import { createMemoryArea } from '../test/createMemoryArea.ts'
import { newAddress, openSmartChain } from '../test/openSmartChain.ts'
import { createAuthWallet } from './createAuthWallet.ts'
import { createDevelopmentSigner } from './createDevelopmentSigner.ts'

const { client, bundler, paymaster, rpcUrl, give, stop } = await openSmartChain()
afterAll(stop)

const toNetwork = (id: number, name: string): CaipNetwork => ({
  ...{ id, name, chainNamespace: 'eip155', caipNetworkId: `eip155:${id}` as CaipNetworkId },
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: [rpcUrl] } },
})
const network = toNetwork(8453, 'Base')
const { codeHash, creationHash } = bundlerContracts.contractAccounts
const services = { bundlerUrl: bundler.url, codeHash, creationHash }
const hex = (value: bigint): `0x${string}` => `0x${value.toString(16)}`

type Changed = {
  kind?: SmartAccountOptions['kind'] | undefined
  type?: 'eoa' | 'smartAccount' | undefined
  services?: object | undefined
  networks?: readonly CaipNetwork[] | undefined
}

/** A page with the wallet, and its visitor logged in. */
async function open(changed: Changed = {}) {
  const { kind = 'contract', type, networks = [network] } = changed
  const privateKey = generatePrivateKey()
  const storage = createMemoryArea()
  const wallet = createAuthWallet({
    signer: createDevelopmentSigner({ privateKey, storage }),
    ...{ name: 'Harbour', networks: { 'eip155:8453': { ...services, ...changed.services } } },
    kit: { networks, accountTypes: { eip155: type }, storage, smartAccounts: { kind } },
  })
  const [listed] = wallet.byNamespace.eip155 ?? []
  if (!listed || !('provider' in listed)) throw new Error('There is no provider.')
  const { provider } = listed
  const ask = (method: string, ...params: readonly unknown[]) =>
    provider.request({ method, params })
  const events: unknown[] = []
  provider.on?.('accountsChanged', (accounts: never) => events.push(accounts))
  const accounts = (await ask('eth_requestAccounts')) as readonly `0x${string}`[]
  const { address: key } = privateKeyToAccount(privateKey)
  const waitForCalls = async (id: string) => {
    const read = async () => (await ask('wallet_getCallsStatus', id)) as { status: number }
    await expect.poll(async () => (await read()).status, { timeout: 10_000 }).not.toBe(100)
    return read()
  }
  return { wallet, ask, events, accounts, key, waitForCalls }
}

test('default: two addresses, of which the one of the type is active', async () => {
  const { wallet, ask, events, accounts, key } = await open()
  const [contract, plain, ...more] = accounts
  expect([plain, more]).toEqual([key, []])
  expect(contract).not.toBe(key)
  expect(await wallet.readAddresses?.({ namespace: 'eip155' })).toEqual({
    ...{ eoa: key, smartAccount: contract },
  })
  await wallet.setAccountType({ namespace: 'eip155', type: 'eoa' })
  await wallet.setAccountType({ namespace: 'eip155', type: 'eoa' })
  expect(events).toEqual([[key, contract]])
  expect(await ask('eth_accounts')).toEqual([key, contract])
  expect(await wallet.readAddresses?.({ namespace: 'eip155' })).toEqual({
    ...{ eoa: key, smartAccount: contract },
  })
  await wallet.setAccountType({ namespace: 'eip155', type: 'smartAccount' })
  expect(events).toEqual([
    [key, contract],
    [contract, key],
  ])
})

test('behavior: requests are of the active address alone', async () => {
  const { wallet, ask, accounts, key } = await open()
  const [contract] = accounts
  await expect(ask('personal_sign', '0x41', key)).rejects.toMatchObject({ code: 4100 })
  await wallet.setAccountType({ namespace: 'eip155', type: 'eoa' })
  await expect(ask('personal_sign', '0x41', contract)).rejects.toMatchObject({ code: 4100 })
  const message = '0x41686f79'
  const signature = (await ask('personal_sign', message, key)) as `0x${string}`
  expect(await verifyMessage({ address: key, message: { raw: message }, signature })).toBe(true)
})

test('default: a batch creates the account; its messages count before and after', async () => {
  const { wallet, ask, accounts, key, waitForCalls } = await open()
  const [address = '0x'] = accounts
  await give(address, '1')
  const message = '0x41686f79'
  const typedData = {
    domain: { name: 'App', chainId: 8453 },
    types: { Note: [{ name: 'text', type: 'string' }] },
    ...({ primaryType: 'Note', message: { text: 'Ahoy' } } as const),
  } as const
  const check = async () => {
    const signature = (await ask('personal_sign', message, address)) as `0x${string}`
    const signed = (await ask('eth_signTypedData_v4', address, typedData)) as `0x${string}`
    const known = { address, message: { raw: message }, signature } as const
    expect(await client.verifyMessage(known)).toBe(true)
    expect(await client.verifyMessage({ ...known, address: key })).toBe(false)
    expect(await client.verifyTypedData({ address, ...typedData, signature: signed })).toBe(true)
    const foreign = { address: key, ...typedData, signature: signed }
    expect(await client.verifyTypedData(foreign)).toBe(false)
  }
  await check()
  const capable = async () => ask('wallet_getCapabilities', address, ['0x2105'])
  expect(await capable()).toEqual({ '0x2105': { atomic: { status: 'ready' } } })
  const [first, second] = [newAddress(), newAddress()]
  const calls = [
    { to: first, value: hex(3n) },
    { to: second, value: hex(4n) },
  ]
  const batch = { version: '2.0.0', chainId: '0x2105', atomicRequired: true, calls, from: address }
  const request = { method: 'wallet_sendCalls', params: [batch] }
  const fee = await wallet.readFee({ request, network, limits: [{ most: 7n }] })
  expect(fee).toMatchObject({ isUpgrade: false, isGuarded: false })
  const { id } = (await ask('wallet_sendCalls', batch)) as { id: string }
  expect(await waitForCalls(id)).toMatchObject({ status: 200 })
  expect(await client.getBalance({ address: second })).toBe(4n)
  expect(await capable()).toEqual({ '0x2105': { atomic: { status: 'supported' } } })
  await check()
  const hash = await ask('eth_sendTransaction', { from: address, to: first, value: hex(1n) })
  expect(hash).toMatch(/^0x[\da-f]{64}$/)
  expect(await client.getBalance({ address: first })).toBe(4n)
})

test('behavior: an account without money, and one that is plain', async () => {
  const { ask, accounts } = await open({ services: { paymasterUrl: paymaster.url } })
  const to = '0xcA11bde05977b3631167028862bE2a173976CA11'
  const hash = await ask('eth_sendTransaction', { from: accounts[0], to, data: '0x42cbb15c' })
  expect(hash).toMatch(/^0x[\da-f]{64}$/)
  const plain = await open({ type: 'eoa' })
  await give(plain.key, '1')
  const receiver = newAddress()
  await plain.ask('eth_sendTransaction', { from: plain.key, to: receiver, value: hex(2n) })
  await expect.poll(() => client.getBalance({ address: receiver })).toBe(2n)
})

test('error: where contracts cannot be, the plain account does not act in their place', async () => {
  const bare = { bundlerUrl: undefined }
  const { wallet, ask, accounts, key } = await open({ services: bare })
  await give(key, '1')
  expect(await wallet.readSupport({ network })).toBe('missing')
  const asked = { from: accounts[0], to: newAddress(), value: hex(1n) }
  await expect(ask('eth_sendTransaction', asked)).rejects.toMatchObject({
    code: 'ACCOUNT_UPGRADE_UNSUPPORTED',
  })
  const other = await open({ services: { codeHash: `0x${'1'.repeat(64)}` } })
  expect(await other.wallet.readSupport({ network })).toBe('foreign')
  await expect(other.ask('personal_sign', '0x41', other.accounts[0])).rejects.toMatchObject({
    code: 'ACCOUNT_UPGRADE_UNSUPPORTED',
  })
  const creation = { from: accounts[0], data: '0x6001' }
  await expect(ask('eth_sendTransaction', creation)).rejects.toBeDefined()
})

test('behavior: another address on a chain where something else creates accounts', async () => {
  const { ask, events, accounts, key } = await open({
    networks: [network, toNetwork(1, 'Ethereum')],
  })
  await ask('wallet_switchEthereumChain', { chainId: '0x1' })
  const [there] = (await ask('eth_accounts')) as readonly string[]
  expect(there).not.toBe(accounts[0])
  expect(events).toEqual([[there, key]])
})

test('behavior: without contracts there is one address; switched off, accounts are plain', async () => {
  const delegated = await open({ kind: 'delegated', services: { codeHash: undefined } })
  expect(delegated.accounts).toEqual([delegated.key])
  expect(await delegated.wallet.readAddresses?.({ namespace: 'eip155' })).toBeUndefined()
  expect(await delegated.wallet.readSupport({ network })).toBe('supported')
  const off = await open({ kind: 'off', type: 'smartAccount' })
  expect(off.accounts).toEqual([off.key])
  expect(off.wallet.defaultAccountTypes).toEqual({ eip155: 'eoa' })
  expect(await off.wallet.readSupport({ network })).toBe('missing')
  expect(await off.ask('wallet_getCapabilities', off.key, ['0x2105'])).toEqual({
    ...{ '0x2105': { atomic: { status: 'unsupported' } } },
  })
})
