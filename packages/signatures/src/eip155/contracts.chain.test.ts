import { startLocalnet } from '@cleat/localnet'
import {
  type Address,
  concat,
  createPublicClient,
  createTestClient,
  type Hex,
  http,
  publicActions,
  walletActions,
} from 'viem'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { afterAll, expect, test } from 'vitest'
import {
  accountCode,
  nestedAccountCode,
  nestedDomain,
  undeployedAccount,
} from '../test/smartAccount.ts'
import type { ContractCall } from './contractCall.ts'
import { verifyMessage } from './verifyMessage.ts'

const localnet = await startLocalnet({
  chains: [
    { id: 1, name: 'Ethereum' },
    { id: 10, name: 'OP Mainnet' },
  ],
})
afterAll(() => localnet.stop())
const [chain, other] = localnet.chains.map(({ rpcUrl }) => {
  const transport = http(rpcUrl, { retryCount: 0 })
  const client = createTestClient({ mode: 'anvil', transport })
    .extend(publicActions)
    .extend(walletActions)
  const node = createPublicClient({ transport })
  const call: ContractCall = (transaction) =>
    node.request({ method: 'eth_call', params: [transaction as { data: Hex }, 'latest'] })
  return { client, call }
})
if (!chain || !other) throw new Error('The local chains did not start.')
const { client, call } = chain

const owner = privateKeyToAccount(generatePrivateKey())
const message = 'Welcome aboard'
const signature = await owner.signMessage({ message })
const invalid = { status: 'invalid' }
const yes = (type: string) => ({ status: 'valid', kind: 'contract', type })

function newAddress(): Address {
  return privateKeyToAccount(generatePrivateKey()).address
}

async function place(code: Hex): Promise<Address> {
  const address = newAddress()
  await client.setCode({ address, bytecode: code })
  return address
}

test('default: ERC-1271, on the chain that has the contract', async () => {
  const address = await place(accountCode(owner.address))
  expect(await verifyMessage({ message, address, signature, call })).toEqual(yes('eip1271'))
  expect(await verifyMessage({ message: 'x', address, signature, call })).toEqual(invalid)
  const elsewhere = { message, address, signature, call: other.call }
  expect(await verifyMessage(elsewhere)).toEqual(invalid)
})

test('default: ERC-6492, before the account is there and afterwards', async () => {
  const { address, deployment, wrap } = undeployedAccount(owner.address)
  const wrapped = wrap(signature)
  const verify = (claim: object = {}) =>
    verifyMessage({ message, address, signature: wrapped, call, ...claim })
  expect(await verify()).toEqual(yes('eip6492'))
  expect(await verify({ message: 'x' })).toEqual(invalid)
  expect(await verify({ address: newAddress() })).toEqual(invalid)
  expect(await verify({ signature })).toEqual(invalid)
  expect(await client.getCode({ address })).toBeUndefined()

  const [sender] = await client.getAddresses()
  if (!sender) throw new Error('The local chain has no accounts.')
  const sent = await client.sendTransaction({ account: sender, chain: null, ...deployment })
  await client.waitForTransactionReceipt({ hash: sent })
  expect(await verify()).toEqual(yes('eip1271'))
  expect(await verify({ signature })).toEqual(yes('eip1271'))
  expect(await verify({ signature, call: other.call })).toEqual(invalid)
})

test('default: ERC-7739, and the signature serves no second account of the owner', async () => {
  const [first, second] = [newAddress(), newAddress()]
  for (const address of [first, second])
    await client.setCode({ address, bytecode: nestedAccountCode(owner.address, address) })
  const text = new TextEncoder().encode(message)
  const prefix = new TextEncoder().encode(`\x19Ethereum Signed Message:\n${text.length}`)
  const nested = await owner.signTypedData({
    domain: nestedDomain(first),
    types: { PersonalSign: [{ name: 'prefixed', type: 'bytes' }] },
    primaryType: 'PersonalSign',
    message: { prefixed: `0x${Buffer.from(concat([prefix, text])).toString('hex')}` },
  })
  const verify = (address: Address, form: Hex) =>
    verifyMessage({ message, address, signature: form, call })
  expect(await verify(first, nested)).toEqual(yes('eip1271'))
  expect(await verify(second, nested)).toEqual(invalid)
  expect(await verify(first, signature)).toEqual(invalid)
  // Neither an address without an account agrees, nor one whose account is of another chain.
  const elsewhere = { message, address: first, signature: nested, call: other.call }
  expect(await verifyMessage(elsewhere)).toEqual(invalid)
  const code = nestedAccountCode(owner.address, first, 10n)
  await other.client.setCode({ address: first, bytecode: code })
  expect(await verifyMessage(elsewhere)).toEqual(invalid)
})

test('default: EIP-7702, an account that signs with its key is a key', async () => {
  const code = await place(accountCode(owner.address))
  const delegating = privateKeyToAccount(generatePrivateKey())
  const { address } = delegating
  await client.setCode({ address, bytecode: concat(['0xef0100', code]) })
  const own = await delegating.signMessage({ message })
  expect(await verifyMessage({ message, address, signature: own, call })).toEqual({
    ...{ status: 'valid', kind: 'key', type: 'eip191' },
  })
  expect(await verifyMessage({ message, address, signature, call })).toEqual(yes('eip1271'))
})

test('behavior: T47, a contract that changes its owner changes its mind', async () => {
  const address = await place(accountCode(owner.address))
  expect(await verifyMessage({ message, address, signature, call })).toEqual(yes('eip1271'))
  await client.setCode({ address, bytecode: accountCode(newAddress()) })
  expect(await verifyMessage({ message, address, signature, call })).toEqual(invalid)
})

test.each([
  ['reverts', '0x60006000fd'],
  ['runs into an invalid instruction', '0xfe'],
  ['returns too little', '0x60046000f3'],
  ['returns too much', '0x60606000f3'],
  ['returns the hash', '0x60043560005260206000f3'],
] as const)('error: a contract that %s', async (_, code) => {
  const address = await place(code)
  const { wrap } = undeployedAccount(owner.address)
  for (const form of [signature, wrap(signature)])
    expect(await verifyMessage({ message, address, signature: form, call })).toEqual(invalid)
})

test('error: S8, a contract that runs for ever is no yes and no no', async () => {
  const address = await place('0x5b600056')
  expect(await verifyMessage({ message, address, signature, call })).toEqual({
    ...{
      status: 'unknown',
      cause: expect.objectContaining({ message: expect.stringMatching(/gas/i) }),
    },
  })
})

test('error: J12, a factory with side effects leaves none', async () => {
  const { address, wrap } = undeployedAccount(newAddress())
  const before = await client.getBlockNumber()
  await verifyMessage({ message, address, signature: wrap(signature), call })
  expect(await client.getBlockNumber()).toBe(before)
  expect(await client.getCode({ address })).toBeUndefined()
})
