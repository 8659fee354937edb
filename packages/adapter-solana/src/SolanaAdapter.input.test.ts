import { isCleatError } from '@cleat/core/adapter'
import { answerGarbage, rejectWith } from '@cleat/testing'
import { createSolanaWallet, type SolanaMethod } from '@cleat/testing/solana'
import { base58, base64 } from '@scure/base'
import type { Wallet } from '@wallet-standard/base'
import { afterEach, expect, test, vi } from 'vitest'
import { toPublicKey } from './base/bytes.ts'
import { memoryArea } from './test/memoryArea.ts'
import { startAdapter } from './test/startAdapter.ts'
import { buildTransfer } from './transaction/buildTransfer.ts'

const good = '7xKXtg2CW87d97TXJSDpbD5jBkheTqA83TZRuJosgAsU'
const cleanups: (() => void)[] = []
afterEach(() => {
  for (const cleanup of cleanups.splice(0)) cleanup()
})

test.each<[row: string, what: string, to: unknown]>([
  ['B01', 'a zero in it', good.replace('7', '0')],
  ['B01', 'a capital O in it', good.replace('7', 'O')],
  ['B01', 'a capital I in it', good.replace('7', 'I')],
  ['B01', 'a small l in it', good.replace('7', 'l')],
  ['B02', 'markup around it', `<b>${good}`],
  ['B03', 'the same five times', good.repeat(5)],
  ['B04', '31 bytes', base58.encode(new Uint8Array(31).fill(9))],
  ['B04', '33 bytes', base58.encode(new Uint8Array(33).fill(9))],
  ['B05', 'more than 32 bytes can hold', 'z'.repeat(44)],
  ['B07', 'the System program', '1'.repeat(32)],
  ['B07', 'the Token program', 'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA'],
  ['B07', 'its successor', 'TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb'],
  ['B07', 'what makes accounts of tokens', 'ATokenGPvbdGVxr1b2hvZbsiqW5xWH25efTNsLJA8knL'],
  ['B07', 'the clock', 'SysvarC1ock11111111111111111111111111111111'],
  ['B07', 'the rent', 'SysvarRent111111111111111111111111111111111'],
  ['B07', 'the incinerator', '1nc1nerator11111111111111111111111111111111'],
  ['B11', 'a line break behind it', `${good}\n`],
  ['B11', 'a space behind it', `${good} `],
  ['B12', 'an address of Ethereum', '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'],
  ['B13', 'a name', 'harbour.sol'],
])('%s: nothing is sent to %s', async (_row, _what, to) => {
  const { wallet, send } = await open()
  expect(await codeOf(send(to))).toBe('CAIP_ADDRESS_INVALID')
  expect(wallet.requests.map(({ method }) => method)).toEqual(['standard:connect'])
})

test.each<[row: string, what: string, change: (account: object) => object]>([
  ['H24', 'no public key', (account) => ({ ...account, publicKey: null })],
  ['H24', 'a public key as text', (account) => ({ ...account, publicKey: good })],
  ['H24', '31 bytes', (account) => ({ ...account, publicKey: new Uint8Array(31) })],
  ['H24', 'the key of another', (account) => ({ ...account, publicKey: toPublicKey(good) })],
])('%s: connected with %s', async (_row, _what, change) => {
  const { wallet, connect, adapter } = start()
  wallet.program('standard:connect', async ({ proceed }) => {
    const { accounts } = (await proceed()) as { accounts: object[] }
    return { accounts: accounts.map((account) => change({ ...account })) }
  })
  expect(await codeOf(connect())).toBe('WALLET_BAD_ANSWER')
  expect(adapter.getConnection()).toBeNull()
})

test('H24: an account that becomes another one afterwards', async () => {
  const { wallet, connect, adapter } = start()
  const account = { address: '', publicKey: new Uint8Array(32), chains: ['solana:mainnet'] }
  const [address = ''] = wallet.addresses
  Object.assign(account, { address, publicKey: toPublicKey(address) })
  wallet.program('standard:connect', answerGarbage({ accounts: [account] }))
  await connect()
  Object.assign(account, { address: good, publicKey: toPublicKey(good) })
  expect(adapter.getConnection()?.accounts).toEqual([{ address }])
})

type Signed = { signedTransaction: Uint8Array }[]

test.each<[row: string, what: string, change: (signed: Signed) => Signed]>([
  ['H25', 'another one', ([first]) => (first ? [first, first] : [])],
  ['H26', 'one fewer', (signed) => signed.slice(1)],
  ['H26', 'one more', (signed) => [...signed, ...signed.slice(1)]],
  ['H26', 'the other way round', (signed) => signed.toReversed()],
])('%s: of two transactions to sign, %s comes back', async (_row, _what, change) => {
  const { wallet, sign } = await open()
  wallet.program('solana:signTransaction', async ({ proceed }) =>
    change((await proceed()) as Signed),
  )
  expect(await codeOf(sign(1n, 2n))).toBe('WALLET_BAD_ANSWER')
})

test.each<[row: string, what: string, signature: unknown]>([
  ['H27', 'text', 'O0Il'],
  ['H27', '63 bytes', new Uint8Array(63)],
  ['H27', '65 bytes', new Uint8Array(65)],
  ['H27', 'the id of another transaction', new Uint8Array(64).fill(7)],
])('%s: a transaction that was sent is called %s', async (_row, _what, signature) => {
  const { wallet, sendAsIs } = await open()
  wallet.program('solana:signAndSendTransaction', answerGarbage([{ signature }]))
  expect(await codeOf(sendAsIs(1n))).toBe('WALLET_BAD_ANSWER')
})

test.each<[row: string, what: string, change: object]>([
  ['H28', 'a version that is not there yet', { version: '99.0.0' }],
  ['H28', 'no name', { name: '\u202e\u200b' }],
  ['H28', 'no chains', { chains: null }],
  ['H28', 'features that are none', { features: 'all of them' }],
])('%s: a wallet with %s is none', (_row, _what, change) => {
  const { wallet: real, connectorIds, register } = start()
  register({ ...copy(real.wallet), name: 'Beacon', ...change })
  expect(connectorIds()).toEqual(['Cleat Dev Wallet'])
})

test('H28: a picture that is loaded from elsewhere is left out, an id that is taken is not given twice', () => {
  const { wallet: real, events, register } = start()
  register({ ...copy(real.wallet), name: 'Beacon', icon: 'http://wallet.example/icon.png' })
  register({ ...copy(real.wallet), name: 'Beacon' })
  expect(events.at(-1)).toMatchObject({
    connectors: [
      { name: 'Cleat Dev Wallet' },
      { id: 'Beacon', name: 'Beacon', imageUrl: undefined },
      { id: 'Beacon#2', name: 'Beacon' },
    ],
  })
})

test('H28: features exchanged after the wallet was found are not called', async () => {
  const { wallet: real, connect, register } = start()
  const wallet = { ...copy(real.wallet), name: 'Beacon' }
  register(wallet)
  const exchanged = vi.fn()
  Object.assign(wallet.features, { 'standard:connect': { version: '1.0.0', connect: exchanged } })
  expect(await connect('Beacon')).toMatchObject({ connectorId: 'Beacon' })
  expect(exchanged).not.toHaveBeenCalled()
})

const cyclic: { cause?: unknown } = {}
cyclic.cause = cyclic
const revoked = Proxy.revocable({}, {})
revoked.revoke()

test.each<[row: string, what: string, reason: unknown, code: string]>([
  ['H30', 'undefined', undefined, 'WALLET_ERROR'],
  ['H31', 'a code that is text', { code: '4001' }, 'REQUEST_USER_REJECTED'],
  ['H31', 'a code inside', { error: { code: 4001 } }, 'REQUEST_USER_REJECTED'],
  ['H32', 'words alone', new Error('User rejected the request.'), 'WALLET_ERROR'],
  ['H33', 'a megabyte', { message: 'x'.repeat(1_000_000) }, 'WALLET_ERROR'],
  ['H34', 'a cause of itself', cyclic, 'WALLET_ERROR'],
  ['H34', 'what cannot be read', revoked.proxy, 'WALLET_ERROR'],
])('%s: rejected with %s', async (_row, _what, reason, code) => {
  const { wallet, adapter } = await open()
  const [address = ''] = wallet.addresses
  wallet.program('solana:signMessage', rejectWith(reason))
  const error = await failure(
    Promise.resolve(adapter.features['message:sign']?.({ message: 'Ahoy', address })),
  )
  expect(error.code).toBe(code)
  expect(error.message.length).toBeLessThan(2000)
})

/** Copies the wallet without its getters, so that a test can replace single properties. */
function copy({ version, name, icon, chains, features, accounts }: Wallet) {
  return { version, name, icon, chains, accounts, features: { ...features } }
}

/** Starts a page with one wallet and lists the wallets that register later. */
function start() {
  const wallet = createSolanaWallet()
  wallet.register(window)
  const started = startAdapter({ storage: memoryArea() })
  cleanups.push(started.stop, wallet.destroy)
  const register = (given: unknown) => {
    const detail = (api: { register: (given: unknown) => void }) => api.register(given)
    window.dispatchEvent(new CustomEvent('wallet-standard:register-wallet', { detail }))
  }
  return { ...started, wallet, register }
}

/** Starts the same page with the wallet connected. */
async function open() {
  const started = start()
  const { adapter, networks, wallet } = started
  await started.connect()
  const [address = ''] = wallet.addresses
  const [network] = networks
  const build = (lamports: bigint) =>
    base64.encode(
      buildTransfer({
        ...{ from: address, to: good, lamports, blockhash: good },
      }),
    )
  const ask = async (method: SolanaMethod | string, params: unknown) =>
    adapter.features['provider:request']?.({ method, params })
  return {
    ...started,
    send: async (to: unknown) =>
      adapter.features['transfer:send']?.({ to: to as string, value: 5n, address, network }),
    sign: (...amounts: bigint[]) =>
      ask('solana_signAllTransactions', { transactions: amounts.map(build) }),
    sendAsIs: (amount: bigint) =>
      ask('solana_signAndSendTransaction', { transaction: build(amount) }),
  }
}

async function codeOf(promise: Promise<unknown>): Promise<string> {
  return (await failure(promise)).code
}

async function failure(promise: Promise<unknown>) {
  const error = await promise.then(
    (value) => new Error(`Resolved with ${JSON.stringify(value)}`),
    (reason: unknown) => reason,
  )
  if (isCleatError(error)) return error
  throw error
}
