// @vitest-environment node

import type { PaymentAsset, Swap } from '@cleat/core/adapter'
import { base58, base64 } from '@scure/base'
import { afterEach, expect, test, vi } from 'vitest'
import { programs } from '../../base/programs.ts'
import type { ChainAccount } from '../../rpc/chainAccount.ts'
import { answerRpc } from '../../test/answerRpc.ts'
import { associatedAddress } from '../../test/associatedAddress.ts'
import { littleEndian } from '../../test/littleEndian.ts'
import { writeTokenAccount } from '../../test/writeTokenAccount.ts'
import { findMetadataAccount } from '../../transfers/token/findMetadataAccount.ts'
import { nativeMint } from '../decode/setup/nativeMint.ts'
import { readSides } from './readSides.ts'

afterEach(() => void vi.unstubAllGlobals())

const toBytes = (text: string) => new TextEncoder().encode(text)
const key = (byte: number) => base58.encode(new Uint8Array(32).fill(byte))
const [address, other, mint, second] = [key(1), key(2), key(3), key(4)] as const
const short = (text: string) => `${text.slice(0, 4)}…${text.slice(-4)}`
const sol: PaymentAsset = { symbol: 'SOL', decimals: 9 }
/** Named by its address, as a token is that has no name on the chain. */
const token: PaymentAsset = { address: mint, symbol: short(mint), decimals: 6 }

function writeMint(decimals: number, feePoints?: number): ChainAccount {
  const isPlain = feePoints === undefined
  const fee = [...littleEndian(0n, 8), ...littleEndian(10n ** 9n, 8)]
  const points = [...littleEndian(BigInt(feePoints ?? 0), 2)]
  const rule = [...new Uint8Array(72), ...fee, ...points, ...fee, ...points]
  const data = new Uint8Array(isPlain ? 82 : 170 + rule.length)
  data[44] = decimals
  data[45] = 1
  if (!isPlain) data.set([1, 1, 0, rule.length, 0, ...rule], 165)
  const owner = isPlain ? programs.token : programs.token2022
  return { lamports: 1n, owner, isExecutable: false, data }
}

const payer: ChainAccount = {
  ...{ lamports: 5_000_000_000n, owner: programs.system, isExecutable: false },
  data: new Uint8Array(),
}
const ownAccount = (program: string) => associatedAddress({ owner: address, mint, program })

function read(given: Record<string, ChainAccount>, swap: Partial<Swap> = {}) {
  const accounts: Record<string, ChainAccount> = { [address]: payer, ...given }
  const { network, asked } = answerRpc({
    getMultipleAccounts: ([addresses]) => ({
      value: (addresses as readonly string[]).map((one) => {
        const found = accounts[one]
        if (!found) return null
        const { lamports, owner, isExecutable: executable, data } = found
        const text = [base64.encode(data), 'base64']
        return { lamports: Number(lamports), owner, executable, data: text }
      }),
    }),
    getEpochInfo: () => ({ absoluteSlot: 1, blockHeight: 1, epoch: 7 }),
  })
  const sides = readSides({
    ...{ network, address, source: sol, target: token, amount: 1000n, slippageBps: 100 },
    ...swap,
  })
  return { sides, asked }
}

test('default: the coin for a token', async () => {
  const { sides } = read({ [mint]: writeMint(6) })
  expect(await sides).toEqual({ held: 5_000_000_000n, lamports: 5_000_000_000n, notes: [] })
})

test('default: a token for the coin, of which the account has some', async () => {
  const own = writeTokenAccount({ mint, owner: address, amount: 42n })
  const { sides } = read(
    { [mint]: writeMint(6), [ownAccount(programs.token)]: own },
    { source: token, target: sol },
  )
  expect(await sides).toEqual({ held: 42n, lamports: 5_000_000_000n, notes: [] })
})

test.each<[string, ChainAccount | undefined]>([
  ['there is none', undefined],
  ['another owner has it', writeTokenAccount({ mint, owner: other, amount: 42n })],
])('behavior: nothing is held where %s', async (_, own) => {
  const { sides } = read(
    { [mint]: writeMint(6), ...(own && { [ownAccount(programs.token)]: own }) },
    { source: token, target: sol },
  )
  expect(await sides).toMatchObject({ held: 0n })
})

test('behavior: an account without coins', async () => {
  const { sides } = read({ [mint]: writeMint(6), [address]: { ...payer, lamports: 0n } })
  expect(await sides).toMatchObject({ held: 0n, lamports: 0n })
  // The chain does not know it yet.
  const { network } = answerRpc({
    getMultipleAccounts: ([addresses]) => ({
      value: (addresses as readonly string[]).map((one) => {
        if (one !== mint) return null
        const { owner, data } = writeMint(6)
        return { lamports: 1, owner, executable: false, data: [base64.encode(data), 'base64'] }
      }),
    }),
  })
  const swap = { network, address, source: sol, target: token, amount: 1n, slippageBps: 100 }
  expect(await readSides(swap)).toMatchObject({ held: 0n, lamports: 0n })
})

test('behavior: a symbol that is not the one on the chain is noted, on its side', async () => {
  const { sides } = read(
    { [mint]: writeMint(6), [second]: writeMint(9) },
    {
      source: { ...token, symbol: 'USDC' },
      target: { address: second, symbol: short(second), decimals: 9 },
    },
  )
  expect((await sides).notes).toEqual([
    { type: 'token-symbol', symbol: short(mint), side: 'source' },
  ])
})

/** What names a token on the chain (Metaplex). */
function writeName(of: string, symbol: string): ChainAccount {
  const text = (value: string) => [...littleEndian(BigInt(value.length), 4), ...toBytes(value)]
  const head = [4, ...new Uint8Array(32), ...base58.decode(of)]
  const data = Uint8Array.from([...head, ...text('Some token'), ...text(symbol)])
  return { lamports: 1n, owner: programs.metadata, isExecutable: false, data }
}

test('behavior: each token is known by the name that it has on the chain', async () => {
  const names = await Promise.all([mint, second].map((one) => findMetadataAccount(one)))
  const given = {
    ...{ [mint]: writeMint(6), [second]: writeMint(9) },
    ...{ [names[0]!]: writeName(mint, 'USDC'), [names[1]!]: writeName(second, 'BONK') },
  }
  const source = { ...token, symbol: 'USDC' }
  const target = { address: second, symbol: 'BONK', decimals: 9 }
  expect((await read(given, { source, target }).sides).notes).toEqual([])
  const turned = { source: { ...source, symbol: 'BONK' }, target: { ...target, symbol: 'USDC' } }
  expect((await read(given, turned).sides).notes).toEqual([
    { type: 'token-symbol', symbol: 'USDC', side: 'source' },
    { type: 'token-symbol', symbol: 'BONK', side: 'target' },
  ])
})

test('behavior: wrapped SOL needs no name on the chain', async () => {
  const wrapped = { address: nativeMint, symbol: 'WSOL', decimals: 9 }
  const { sides } = read({ [nativeMint]: writeMint(9) }, { target: wrapped })
  expect((await sides).notes).toEqual([])
})

test.each([
  [100, [{ type: 'token-fee', side: 'target' }]],
  [0, []],
])('behavior: a token that keeps %i basis points', async (points, notes) => {
  const { sides, asked } = read({ [mint]: writeMint(6, points) })
  expect((await sides).notes).toEqual(notes)
  const epochs = asked.filter(({ method }) => method === 'getEpochInfo')
  expect(epochs.map(({ params }) => params)).toEqual([[{ commitment: 'confirmed' }]])
  // One that can keep nothing needs no epoch.
  const plain = read({ [mint]: writeMint(6) })
  await plain.sides
  expect(plain.asked.map(({ method }) => method)).not.toContain('getEpochInfo')
})

test.each<[string, Partial<Swap>, Record<string, ChainAccount>]>([
  ['other decimals of the coin', { source: { ...sol, decimals: 8 } }, {}],
  ['another symbol of the coin', { source: { ...sol, symbol: 'USDC' } }, {}],
  ['other decimals of the token', { target: { ...token, decimals: 9 } }, {}],
  ['no such address', { target: { ...token, address: 'usdc' } }, {}],
  ['no such token', { target: { ...token, address: second } }, {}],
  ['an account for a token', { target: { ...token, address: second } }, { [second]: payer }],
])('error: %s', async (_, swap, given) => {
  const { sides } = read({ [mint]: writeMint(6), ...given }, swap)
  await expect(sides).rejects.toMatchObject({ code: 'PAYMENT_TOKEN_MISTRUSTED' })
})

test('error: what is wrong with an asset', async () => {
  const coin = read({}, { source: { ...sol, decimals: 8 } }).sides
  const reason = 'the coin of Solana is SOL with 9 decimals'
  await expect(coin).rejects.toMatchObject({ context: { token: 'SOL', reason } })
  const none = read({}, { target: { ...token, symbol: 'USDC', address: 'usdc' } }).sides
  const unknown = { token: 'USDC', reason: 'the chain has no such token' }
  await expect(none).rejects.toMatchObject({ context: unknown })
})

test('error: no node answers', async () => {
  const { network } = answerRpc({})
  const swap = { network, address, source: sol, target: token, amount: 1n, slippageBps: 100 }
  await expect(readSides(swap)).rejects.toMatchObject({ code: 'NETWORK_RPC_FAILED' })
})
