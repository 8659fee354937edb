// @vitest-environment node
import { answerGarbage, type Behaviour } from '@cleat/testing'
import { Keypair, PublicKey } from '@solana/web3.js'
import { expect, test } from 'vitest'
import { NodeError } from '../rpc/nodeError.ts'
import { type App, setUpApps } from '../test/setUpApps.ts'

const openApp = setUpApps()

test('default', async () => {
  const app = await openApp()
  const to = Keypair.generate().publicKey
  const { hash } = await send(app, { to: to.toBase58(), value: 1_000_000_001n })
  expect(await app.connection.getBalance(to)).toBe(1_000_000_001)
  const found = await app.connection.getTransaction(hash, { maxSupportedTransactionVersion: 0 })
  expect(found?.meta?.err).toBeNull()
})

test('behavior: by a wallet that only sends by itself', async () => {
  const app = await openApp({ wallet: { without: ['solana:signTransaction'] } })
  const to = Keypair.generate().publicKey
  await send(app, { to: to.toBase58(), value: 2_000_000n })
  expect(await app.connection.getBalance(to)).toBe(2_000_000)
})

test('behavior: to the account itself', async () => {
  const app = await openApp()
  const [own = ''] = app.wallet.addresses
  const before = await app.connection.getBalance(new PublicKey(own))
  await send(app, { to: own, value: 5n })
  expect(await app.connection.getBalance(new PublicKey(own))).toBe(before - 5000)
})

test('error: the chain’s own reason, of a transfer that is too much', async () => {
  const app = await openApp()
  const error = await send(app, { value: 10n ** 17n }).catch((reason) => reason)
  expect(error).toMatchObject({
    code: 'TRANSACTION_FAILED',
    context: { reason: 'not enough SOL for the transfer', hash: undefined },
  })
  expect(error.cause).toBeInstanceOf(NodeError)
  expect(error.cause.message).toMatch(
    /custom program error: 0x1: Transfer: insufficient lamports \d+, need 100000000000000000$/,
  )
  expect(error.cause.data).toMatchObject({ err: { InstructionError: [0, { Custom: 1 }] } })
})

test('error: an account that never had anything', async () => {
  const app = await openApp({ wallet: { seeds: [new Uint8Array(32).fill(77)] } })
  await expect(send(app, {})).rejects.toMatchObject({
    code: 'TRANSACTION_FAILED',
    context: { reason: 'not enough SOL for the fee' },
    cause: { message: expect.stringContaining('found no record of a prior credit') },
  })
})

test('error: a receiver too poor to exist', async () => {
  const app = await openApp()
  await expect(send(app, { value: 1n })).rejects.toMatchObject({
    context: { reason: 'an account would be left with too little SOL to exist' },
    cause: { data: { err: { InsufficientFundsForRent: { account_index: 1 } } } },
  })
})

test('error: approved after the blockhash was too old', async () => {
  const app = await openApp()
  app.wallet.program('solana:signTransaction', async ({ proceed }) => {
    const answer = await proceed()
    app.solana.advanceSlots(151)
    return answer
  })
  await expect(send(app, {})).rejects.toMatchObject({
    code: 'TRANSACTION_FAILED',
    context: { reason: 'the transaction expired before the chain took it' },
    cause: { data: { err: 'BlockhashNotFound' } },
  })
})

test('error: moved to another network, or away, while the wallet was open', async () => {
  const app = await openApp()
  const [, devnet] = app.networks
  if (!devnet) throw new Error('There are two networks.')
  const meanwhile =
    (happens: () => unknown): Behaviour =>
    async ({ proceed }) => {
      const answer = await proceed()
      await happens()
      return answer
    }
  app.wallet.program(
    'solana:signTransaction',
    meanwhile(() => app.adapter.features['network:switch']?.({ network: devnet })),
  )
  const to = Keypair.generate().publicKey
  await expect(send(app, { to: to.toBase58() })).rejects.toMatchObject({
    code: 'REQUEST_NETWORK_CHANGED',
  })
  await expect(send(app, {})).rejects.toMatchObject({ code: 'REQUEST_NETWORK_CHANGED' })
  expect(await app.connection.getBalance(to)).toBe(0)
})

test('error: the wallet signs a transfer to somebody else', async () => {
  const app = await openApp()
  const thief = Keypair.generate().publicKey
  const stolen: unknown[] = []
  app.wallet.program('solana:signTransaction', async ({ proceed }) => {
    stolen.push(await proceed())
    throw new Error('It keeps that for later.')
  })
  await expect(send(app, { to: thief.toBase58() })).rejects.toMatchObject({ code: 'WALLET_ERROR' })
  app.wallet.program('solana:signTransaction', answerGarbage(stolen[0]))
  await expect(send(app, {})).rejects.toMatchObject({ code: 'WALLET_BAD_ANSWER' })
  expect(await app.connection.getBalance(thief)).toBe(0)
})

test.each(['', 'nonsense', '1'.repeat(31), 'z'.repeat(44), `${Keypair.generate().publicKey} `])(
  'error: %j is nobody’s address',
  async (to) => {
    const app = await openApp()
    await expect(send(app, { to })).rejects.toMatchObject({ code: 'CAIP_ADDRESS_INVALID' })
    expect(app.wallet.requests.map(({ method }) => method)).toEqual(['standard:connect'])
  },
)

test.each([-1n, 2n ** 64n])('error: %s lamports', async (value) => {
  const app = await openApp()
  await expect(send(app, { value })).rejects.toMatchObject({ cause: expect.any(RangeError) })
})

test('error: an account that the wallet does not share', async () => {
  const app = await openApp()
  const [, second = ''] = app.wallet.addresses
  await expect(send(app, { address: second })).rejects.toMatchObject({
    code: 'REQUEST_ACCOUNT_CHANGED',
  })
})

test('behavior: asks the next RPC where one does not answer', async () => {
  const app = await openApp()
  const [network] = app.networks
  const [address = ''] = app.wallet.addresses
  if (!network) throw new Error('There are two networks.')
  const read = (http: readonly string[]) =>
    app.adapter.features['balance:read']?.({
      address,
      network: { ...network, rpcUrls: { default: { http } } },
    })
  const balance = await read(['http://127.0.0.1:9', app.solana.rpcUrl])
  expect(balance?.value).toBeGreaterThan(0n)
  await expect(read(['http://127.0.0.1:9'])).rejects.toMatchObject({ code: 'NETWORK_RPC_FAILED' })
})

function send(
  { adapter, wallet, networks: [network] }: App,
  parameters: { to?: string; value?: bigint; address?: string },
): Promise<{ hash: string }> {
  const { to = Keypair.generate().publicKey.toBase58(), value = 3_000_000n } = parameters
  const { address = wallet.addresses[0] ?? '' } = parameters
  const transfer = adapter.features['transfer:send']
  if (!transfer || !network) throw new Error('The adapter sends.')
  return transfer({ to, value, address, network })
}
