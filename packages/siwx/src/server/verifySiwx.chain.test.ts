import { startLocalnet } from '@cleat/localnet'
import { accountCode, undeployedAccount } from '@cleat/signatures/test/smartAccount'
import { createPublicClient, createTestClient, type Hex, http, walletActions } from 'viem'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { afterAll, expect, test } from 'vitest'
import { writeMessage } from '../test/writeMessage.ts'
import type { SiwxCall } from './siwxCall.ts'
import { verifySiwx } from './verifySiwx.ts'

const localnet = await startLocalnet({
  chains: [
    { id: 1, name: 'Ethereum' },
    { id: 10, name: 'OP Mainnet' },
  ],
})
afterAll(() => localnet.stop())

const nodes = new Map(
  localnet.chains.map(({ id, rpcUrl }) => {
    const transport = http(rpcUrl, { retryCount: 0 })
    return [`eip155:${id}`, { rpc: createPublicClient({ transport }), transport }]
  }),
)
const call: SiwxCall = async ({ chain, signal: _, ...transaction }) => {
  const node = nodes.get(chain)
  if (!node) throw new Error(`${chain} is not configured`)
  const parameters = transaction as { data: Hex }
  return node.rpc.request({ method: 'eth_call', params: [parameters, 'latest'] })
}

const owner = privateKeyToAccount(generatePrivateKey())
const address = privateKeyToAccount(generatePrivateKey()).address

async function place(code: Hex, chain: string, at = address): Promise<void> {
  const node = nodes.get(chain)
  if (!node) throw new Error(`${chain} did not start`)
  await createTestClient({ mode: 'anvil', transport: node.transport }).setCode({
    ...{ address: at, bytecode: code },
  })
}

function write(chainId: string, account: string = address): string {
  return writeMessage({
    ...{ namespace: 'eip155', address: account, chainId, domain: 'app.example' },
    ...{ uri: 'https://app.example', nonce: 'abcd1234', issuedAt: '2026-01-01T00:00:00Z' },
  })
}

async function verify(message: string, signature?: Hex) {
  const own = signature ?? (await owner.signMessage({ message }))
  return verifySiwx({ message, signature: own, call })
}

test('default: a contract signs in on its chain alone', async () => {
  await place(accountCode(owner.address), 'eip155:1')
  const account = `eip155:1:${address}`
  expect(await verify(write('1'))).toMatchObject({
    ...{ status: 'valid', kind: 'contract', type: 'eip1271', account, subject: account },
  })
  expect(await verify(write('10'))).toMatchObject({ status: 'invalid' })
  expect(await verify(write('137'))).toMatchObject({
    ...{
      status: 'unknown',
      cause: expect.objectContaining({ message: 'eip155:137 is not configured' }),
    },
  })
})

test('behavior: S19, the same address on two chains is two subjects', async () => {
  await place(accountCode(owner.address), 'eip155:1')
  await place(accountCode(owner.address), 'eip155:10')
  const subjects = await Promise.all(['1', '10'].map((chain) => verify(write(chain))))
  expect(subjects).toMatchObject([
    { subject: `eip155:1:${address}` },
    { subject: `eip155:10:${address}` },
  ])
})

test('behavior: J12, another owner takes over', async () => {
  await place(accountCode(owner.address), 'eip155:1')
  const message = write('1')
  const signature = await owner.signMessage({ message })
  expect(await verify(message, signature)).toMatchObject({ status: 'valid' })
  await place(accountCode(address), 'eip155:1')
  expect(await verify(message, signature)).toMatchObject({ status: 'invalid' })
})

test('behavior: an account that is not deployed yet', async () => {
  const { address: account, wrap } = undeployedAccount(owner.address)
  const message = write('1', account)
  const signature = wrap(await owner.signMessage({ message }))
  expect(await verify(message, signature)).toMatchObject({
    ...{ status: 'valid', kind: 'contract', type: 'eip6492', subject: `eip155:1:${account}` },
  })
})

test('behavior: A12, an account that is there on one chain signs for no other one', async () => {
  const { address: account, deployment, wrap } = undeployedAccount(owner.address)
  const node = nodes.get('eip155:1')
  if (!node) throw new Error('eip155:1 did not start')
  const client = createTestClient({ mode: 'anvil', transport: node.transport }).extend(
    walletActions,
  )
  const [sender] = await client.getAddresses()
  if (!sender) throw new Error('The local chain has no accounts.')
  const hash = await client.sendTransaction({ account: sender, chain: null, ...deployment })
  await node.rpc.waitForTransactionReceipt({ hash })
  const [here, there] = [write('1', account), write('10', account)]
  const signed = await owner.signMessage({ message: here })
  expect(await verify(here, signed)).toMatchObject({ status: 'valid', type: 'eip1271' })
  // What was signed for one chain counts on none where the account could be.
  for (const signature of [signed, wrap(signed)])
    expect(await verify(there, signature)).toMatchObject({ status: 'invalid' })
  // Its own text, but the account is not there.
  const own = await owner.signMessage({ message: there })
  expect(await verify(there, own)).toMatchObject({ status: 'invalid' })
})
