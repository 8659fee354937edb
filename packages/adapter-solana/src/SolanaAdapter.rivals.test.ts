import { isCleatError } from '@cleat/core/adapter'
import { answerGarbage } from '@cleat/testing'
import { createSolanaWallet, type SolanaWallet } from '@cleat/testing/solana'
import { afterEach, expect, test } from 'vitest'
import { memoryArea } from './test/memoryArea.ts'
import { type StartedAdapter, startAdapter } from './test/startAdapter.ts'

const cleanups: (() => void)[] = []
afterEach(() => {
  for (const cleanup of cleanups.splice(0)) cleanup()
})

test('behavior: three of one name and one picture are three rows, each of its own wallet', async () => {
  const [first, second, third] = [appear('Harbour'), appear('Harbour'), appear('Harbour')]
  const { connectorIds, connect } = start()
  expect(connectorIds()).toEqual(['Harbour', 'Harbour#2', 'Harbour#3'])
  await connect('Harbour#2')
  expect(asked(first, second, third)).toEqual([0, 1, 0])
})

test('behavior: where the first goes, no other takes its row', async () => {
  const [first, second, third] = [appear('Harbour'), appear('Harbour'), appear('Harbour')]
  const { connectorIds, connect } = start()
  first.destroy()
  expect(connectorIds()).toEqual(['Harbour#2', 'Harbour#3'])
  await connect('Harbour#2')
  expect(asked(first, second, third)).toEqual([0, 1, 0])
})

test('behavior: who is connected stays the one that was asked, whoever of that name comes or goes', async () => {
  const first = appear('Harbour')
  const app = start()
  await app.connect('Harbour')
  const second = appear('Harbour')
  first.destroy()
  await sign(app, first)
  expect(asked(first, second)).toEqual([2, 0])
})

test('behavior: one that comes late is asked by its own row alone', async () => {
  const early = appear('Harbour')
  const { connectorIds, connect } = start()
  const late = appear('Beacon')
  expect(connectorIds()).toEqual(['Harbour', 'Beacon'])
  await connect('Beacon')
  expect(asked(early, late)).toEqual([0, 1])
})

test('error: WALLET_NOT_INSTALLED for one that went between the list and the click', async () => {
  const [gone, other] = [appear('Harbour'), appear('Beacon')]
  const { connectorIds, connect } = start()
  expect(connectorIds()).toEqual(['Harbour', 'Beacon'])
  gone.destroy()
  expect(await codeOf(connect('Harbour'))).toBe('WALLET_NOT_INSTALLED')
  expect(asked(gone, other)).toEqual([0, 0])
})

test('error: one that shares the account of another cannot sign for it', async () => {
  const [honest, liar] = [appear('Harbour'), appear('Beacon', new Uint8Array(32).fill(9))]
  const app = start()
  await open(honest)
  liar.program('standard:connect', answerGarbage({ accounts: honest.wallet.accounts }))
  await app.connect('Beacon')
  expect(await codeOf(sign(app, honest))).toMatch(/^(?:REQUEST_SIGNATURE_INVALID|WALLET_\w+)$/)
  expect(honest.requests.map(({ method }) => method)).not.toContain('solana:signMessage')
})

test('behavior: two kits on one page, each with the wallet that it asked', async () => {
  const [harbour, beacon] = [appear('Harbour'), appear('Beacon', new Uint8Array(32).fill(9))]
  const [one, two] = [start(), start()]
  await one.connect('Harbour')
  await two.connect('Beacon')
  expect(asked(harbour, beacon)).toEqual([1, 1])
  await sign(one, harbour)
  await one.adapter.disconnect()
  expect(one.adapter.getConnection()).toBeNull()
  expect(two.adapter.getConnection()?.accounts).toEqual([{ address: beacon.addresses[0] }])
  await sign(two, beacon)
})

function appear(name: string, seed?: Uint8Array): SolanaWallet {
  const wallet = createSolanaWallet({ name, ...(seed ? { seeds: [seed] } : {}) })
  cleanups.push(wallet.destroy)
  wallet.register(window)
  return wallet
}

function start(): StartedAdapter {
  const started = startAdapter({ storage: memoryArea() })
  cleanups.push(started.stop)
  return started
}

/** How many prompts each wallet showed. */
function asked(...wallets: SolanaWallet[]): number[] {
  return wallets.map(({ requests }) => requests.length)
}

/** Connects the page to a wallet without an adapter. */
async function open({ wallet }: SolanaWallet): Promise<void> {
  const { connect } = wallet.features['standard:connect'] as { connect: () => Promise<unknown> }
  await connect()
}

async function sign({ adapter }: StartedAdapter, { addresses }: SolanaWallet): Promise<unknown> {
  const [address = ''] = addresses
  return adapter.features['message:sign']?.({ message: 'Ahoy', address })
}

async function codeOf(promise: Promise<unknown>): Promise<string> {
  const error = await promise.then(
    (value) => new Error(`Resolved with ${JSON.stringify(value)}`),
    (reason: unknown) => reason,
  )
  if (isCleatError(error)) return error.code
  throw error
}
