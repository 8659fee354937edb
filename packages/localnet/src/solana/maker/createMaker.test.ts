import {
  Connection,
  Keypair,
  PublicKey,
  SystemProgram,
  TransactionMessage,
  VersionedTransaction,
} from '@solana/web3.js'
import { afterAll, expect, test } from 'vitest'
import { localSolanaTokens } from '../localSolanaTokens.ts'
import { startSolana } from '../startSolana.ts'

const solana = await startSolana({ slotMs: 50, maker: true })
afterAll(solana.stop)
const connection = new Connection(solana.rpcUrl, 'confirmed')
const maker = new PublicKey(solana.maker?.address ?? '')
const [owner, poor] = [1, 9].map((byte) => Keypair.fromSeed(new Uint8Array(32).fill(byte)))
if (!owner || !poor) throw new Error('There are two keys.')
const sol = 'So11111111111111111111111111111111111111111'
const [usdc, toll] = localSolanaTokens
const mint = new PublicKey(usdc.address)
const associated = new PublicKey('ATokenGPvbdGVxr1b2hvZbsiqW5xWH25efTNsLJA8knL')
const tokenProgram = new PublicKey('TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA')

type Trade = {
  fromAmount: string
  toAmount: string
  transaction: string
  lastValidBlockHeight: number
}
type Query = { from: string; to: string; amount: bigint | string; user?: string }

async function ask(path: string, query: Query) {
  const { amount, ...rest } = query
  const search = new URLSearchParams({ ...rest, amount: String(amount) })
  const response = await fetch(`${solana.maker?.url}${path}?${search}`)
  return { status: response.status, body: (await response.json()) as Trade }
}

async function build(query: Query & { user: string }) {
  const { body } = await ask('/build', query)
  const wire = Buffer.from(body.transaction, 'base64')
  return { ...body, transaction: VersionedTransaction.deserialize(wire) }
}

const selling = { from: sol, to: usdc.address, amount: 2_000_000_000n }
const buying = { from: usdc.address, to: sol, amount: 150_300_000n }

function tokenAccount(of: PublicKey) {
  const seeds = [of, tokenProgram, mint].map((key) => key.toBytes())
  return PublicKey.findProgramAddressSync(seeds, associated)[0]
}

async function holdingsOf(of: PublicKey) {
  const [lamports, tokens] = await Promise.all([
    connection.getBalance(of),
    connection.getTokenAccountBalance(tokenAccount(of)).catch(() => undefined),
  ])
  return { lamports, dollars: Number(tokens?.value.amount ?? 0) }
}

async function send(transaction: VersionedTransaction) {
  const signature = await connection.sendTransaction(transaction, { skipPreflight: true })
  const latest = await connection.getLatestBlockhash()
  const { value } = await connection.confirmTransaction({ signature, ...latest })
  const found = await connection.getTransaction(signature, { maxSupportedTransactionVersion: 0 })
  return { error: value.err, fee: found?.meta?.fee ?? 0 }
}

test.each([
  ['sells', selling, '299400000'],
  ['buys', buying, '1000000000'],
])('default: the user %s, at the quoted price', async (_, query, toAmount) => {
  const quoted = { fromAmount: String(query.amount), toAmount }
  expect(await ask('/quote', query)).toEqual({ status: 200, body: quoted })
  const trade = await build({ ...query, user: owner.publicKey.toBase58() })
  expect(trade).toMatchObject(quoted)

  const before = { user: await holdingsOf(owner.publicKey), maker: await holdingsOf(maker) }
  trade.transaction.sign([owner])
  const { error, fee } = await send(trade.transaction)
  expect(error).toBeNull()
  const after = { user: await holdingsOf(owner.publicKey), maker: await holdingsOf(maker) }
  const isSelling = query === selling
  const lamports = isSelling ? Number(query.amount) : -Number(toAmount)
  const dollars = isSelling ? -Number(toAmount) : Number(query.amount)
  expect(after).toEqual({
    user: {
      lamports: before.user.lamports - lamports - fee,
      dollars: before.user.dollars - dollars,
    },
    maker: {
      lamports: before.maker.lamports + lamports,
      dollars: before.maker.dollars + dollars,
    },
  })
})

test('behavior: the user pays for the opening of its token account, in the same transaction', async () => {
  const user = Keypair.generate()
  await connection.requestAirdrop(user.publicKey, 3_000_000_000)
  const { transaction } = await build({ ...selling, user: user.publicKey.toBase58() })
  transaction.sign([user])
  const { error, fee } = await send(transaction)
  expect(error).toBeNull()
  const rent = await connection.getMinimumBalanceForRentExemption(165)
  const lamports = 1_000_000_000 - fee - rent
  expect(await holdingsOf(user.publicKey)).toEqual({ lamports, dollars: 299_400_000 })
})

test('behavior: a v0 transaction of two transfers, signed by the maker and not yet by the user', async () => {
  const { transaction } = await build({ ...buying, user: owner.publicKey.toBase58() })
  const { message, signatures } = transaction
  expect(transaction.version).toBe(0)
  expect(message.staticAccountKeys.slice(0, 2)).toEqual([owner.publicKey, maker])
  expect(signatures.map((signature) => signature.some((byte: number) => byte !== 0))).toEqual([
    false,
    true,
  ])
  const programs = TransactionMessage.decompile(message).instructions.map(({ programId }) =>
    programId.toBase58(),
  )
  const budget = 'ComputeBudget111111111111111111111111111111'
  const expected = [budget, tokenProgram.toBase58(), SystemProgram.programId.toBase58()]
  expect(programs).toEqual(expected)
})

test('behavior: both transfers happen, or none', async () => {
  await connection.requestAirdrop(poor.publicKey, 1_000_000_000)
  const before = await holdingsOf(maker)
  // The user has no such amount.
  const { transaction } = await build({ ...selling, user: poor.publicKey.toBase58() })
  transaction.sign([poor])
  const { error, fee } = await send(transaction)
  expect(error).not.toBeNull()
  expect(await holdingsOf(poor.publicKey)).toEqual({ lamports: 1_000_000_000 - fee, dollars: 0 })
  expect(await holdingsOf(maker)).toEqual(before)
})

test.each(['amount', 'receiver'])('error: the %s was changed', async (what) => {
  const { transaction } = await build({ ...buying, user: owner.publicKey.toBase58() })
  const { message } = transaction
  const paid = message.compiledInstructions.at(-1)
  if (!paid) throw new Error('The maker pays last.')
  if (what === 'amount') new DataView(paid.data.buffer, paid.data.byteOffset).setUint32(4, 1, true)
  else
    paid.accountKeyIndexes[1] = message.staticAccountKeys.findIndex((key: PublicKey) => {
      return key.equals(tokenAccount(owner.publicKey))
    })
  transaction.sign([owner])
  const before = await holdingsOf(owner.publicKey)
  const sending = connection.sendTransaction(transaction)
  await expect(sending).rejects.toThrow(/signature verification/i)
  expect(await holdingsOf(owner.publicKey)).toEqual(before)
})

test('error: the quote has expired, after half of the life of a blockhash', async () => {
  const user = owner.publicKey.toBase58()
  const { transaction, lastValidBlockHeight } = await build({ ...buying, user })
  const left = lastValidBlockHeight - (await connection.getBlockHeight('confirmed'))
  expect(left).toBeGreaterThan(70)
  expect(left).toBeLessThanOrEqual(75)
  transaction.sign([owner])
  solana.advanceSlots(76)
  await expect(connection.sendTransaction(transaction)).rejects.toThrow(/Blockhash not found/)
})

test('behavior: equal trades are distinct transactions', async () => {
  const user = owner.publicKey.toBase58()
  const trades = await Promise.all([1, 2].map(() => build({ ...buying, user })))
  const signatures = trades.map(({ transaction }) => {
    transaction.sign([owner])
    return Buffer.from(transaction.signatures[0] ?? []).toString('hex')
  })
  expect(new Set(signatures).size).toBe(2)
})

test.each([
  ['another token', { ...selling, to: toll.address }],
  ['the same token', { ...selling, from: usdc.address }],
  ['more than it has', { ...selling, amount: 10n ** 18n }],
  ['nothing in return', { ...selling, amount: 1n }],
])('error: no route for %s', async (_, query) => {
  const noRoute = { status: 422, body: { reason: 'NO_ROUTE' } }
  expect(await ask('/quote', query)).toEqual(noRoute)
  expect(await ask('/build', { ...query, user: owner.publicKey.toBase58() })).toEqual(noRoute)
})

test.each([
  ['/quote', { ...selling, amount: '0' }, 400],
  ['/quote', { ...selling, amount: '1.5' }, 400],
  ['/build', { ...selling }, 400],
  ['/build', { ...selling, user: 'nobody' }, 400],
  ['/build', { ...selling, user: solana.maker?.address ?? '' }, 400],
  ['/other', { ...selling }, 404],
])('error: %s is refused (%#)', async (path, query, status) => {
  expect((await ask(path, query)).status).toBe(status)
})

test('behavior: none unless it is wanted', async () => {
  await using bare = await startSolana()
  expect(bare.maker).toBeUndefined()
})
