import {
  AddressLookupTableProgram,
  ComputeBudgetProgram,
  Connection,
  Keypair,
  LAMPORTS_PER_SOL,
  PublicKey,
  SendTransactionError,
  SystemProgram,
  sendAndConfirmTransaction,
  Transaction,
  TransactionMessage,
  VersionedTransaction,
} from '@solana/web3.js'
import { expect, test } from 'vitest'
import { startTestSolana } from '../test/startTestSolana.ts'
import { startSolana } from './startSolana.ts'

const { solana, connection } = await startTestSolana()

test('default', async () => {
  expect(await connection.getGenesisHash()).toMatch(/^5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp/)
  expect(solana.caipNetworkId).toBe('solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp')
  const first = await connection.getSlot()
  await expect.poll(() => connection.getSlot()).toBeGreaterThan(first)
  expect(await connection.getBlockTime(first)).toBeCloseTo(Date.now() / 1000, -2)
})

test('behavior: how far it is, and how far it is final', async () => {
  solana.advanceSlots(40)
  const reached = await connection.getEpochInfo('confirmed')
  const final = await connection.getEpochInfo('finalized')
  expect(reached.absoluteSlot - final.absoluteSlot).toBeGreaterThan(30)
  expect(final.blockHeight).toBe(final.absoluteSlot)
})

test('behavior: accounts are funded', async () => {
  expect(solana.accounts).toHaveLength(3)
  for (const { address, seed } of solana.accounts) {
    expect(Keypair.fromSeed(seed).publicKey.toBase58()).toBe(address)
    expect(await connection.getBalance(new PublicKey(address))).toBe(10_000 * LAMPORTS_PER_SOL)
  }
})

test('behavior: airdrops, twice the same', async () => {
  const { publicKey } = Keypair.generate()
  const signatures = await Promise.all([
    connection.requestAirdrop(publicKey, 1_000_000),
    connection.requestAirdrop(publicKey, 1_000_000),
  ])
  expect(new Set(signatures).size).toBe(2)
  const latest = await connection.getLatestBlockhash()
  for (const signature of signatures)
    expect(
      (await connection.confirmTransaction({ signature, ...latest }, 'confirmed')).value,
    ).toEqual({ err: null })
  expect(await connection.getBalance(publicKey)).toBe(2_000_000)
})

test('behavior: sends and confirms a legacy transaction, whose fee is the one that was told', async () => {
  const payer = await fundedKeypair()
  const to = Keypair.generate().publicKey
  const before = await connection.getBalance(payer.publicKey)
  const transaction = transfer({ payer, to, lamports: 2_000_000 })
    .add(ComputeBudgetProgram.setComputeUnitPrice({ microLamports: 100_001 }))
    .add(ComputeBudgetProgram.setComputeUnitLimit({ units: 1_111 }))
  const signature = await sendAndConfirmTransaction(connection, transaction, [payer])
  const { value: fee } = await connection.getFeeForMessage(transaction.compileMessage())
  expect(fee).toBe(5000 + 112)
  expect(await connection.getBalance(payer.publicKey)).toBe(before - 2_000_000 - (fee ?? 0))
  expect(await connection.getBalance(to)).toBe(2_000_000)

  const found = await connection.getTransaction(signature, { maxSupportedTransactionVersion: 0 })
  expect(found?.meta).toMatchObject({
    err: null,
    fee,
    preBalances: [before, 0, 1, 1],
    postBalances: [before - 2_000_000 - (fee ?? 0), 2_000_000, 1, 1],
  })
  expect(found?.transaction.signatures).toEqual([signature])
  const parsed = await connection.getParsedTransaction(signature)
  expect(parsed?.transaction.message.accountKeys[0]).toMatchObject({ signer: true, writable: true })
})

test('behavior: the default priority fee is the one that is taken', async () => {
  const payer = await fundedKeypair()
  const before = await connection.getBalance(payer.publicKey)
  const transaction = transfer({ payer, to: payer.publicKey, lamports: 1 }).add(
    ComputeBudgetProgram.setComputeUnitPrice({ microLamports: 20_000_000 }),
  )
  await sendAndConfirmTransaction(connection, transaction, [payer])
  const { value: fee } = await connection.getFeeForMessage(transaction.compileMessage())
  expect(await connection.getBalance(payer.publicKey)).toBe(before - (fee ?? 0))
})

test('behavior: v0 with a lookup table', async () => {
  const payer = await fundedKeypair()
  const to = Keypair.generate().publicKey
  const [create, table] = AddressLookupTableProgram.createLookupTable({
    authority: payer.publicKey,
    payer: payer.publicKey,
    recentSlot: (await connection.getSlot()) - 1,
  })
  const extend = AddressLookupTableProgram.extendLookupTable({
    lookupTable: table,
    authority: payer.publicKey,
    payer: payer.publicKey,
    addresses: [to],
  })
  await sendAndConfirmTransaction(connection, new Transaction().add(create, extend), [payer])
  solana.advanceSlots(2)
  const { value: lookupTable } = await connection.getAddressLookupTable(table)
  if (!lookupTable) throw new Error('no table')
  const latest = await connection.getLatestBlockhash()
  const message = new TransactionMessage({
    payerKey: payer.publicKey,
    recentBlockhash: latest.blockhash,
    instructions: [
      SystemProgram.transfer({ fromPubkey: payer.publicKey, toPubkey: to, lamports: 3_000_000 }),
    ],
  }).compileToV0Message([lookupTable])
  const transaction = new VersionedTransaction(message)
  transaction.sign([payer])
  const signature = await connection.sendTransaction(transaction)
  const { value } = await connection.confirmTransaction({ signature, ...latest })
  expect(value.err).toBeNull()
  expect(await connection.getBalance(to)).toBe(3_000_000)
  const found = await connection.getTransaction(signature, { maxSupportedTransactionVersion: 0 })
  expect(found?.version).toBe(0)
  expect(found?.meta?.loadedAddresses?.writable.map(String)).toEqual([String(to)])
  await expect(connection.getTransaction(signature)).rejects.toThrow('Transaction version (0)')
})

test('behavior: simulates what nobody has signed', async () => {
  const payer = await fundedKeypair()
  const to = Keypair.generate().publicKey
  const simulate = (lamports: number) =>
    connection.simulateTransaction(
      new VersionedTransaction(
        new TransactionMessage({
          payerKey: payer.publicKey,
          recentBlockhash: PublicKey.default.toBase58(),
          instructions: [
            SystemProgram.transfer({ fromPubkey: payer.publicKey, toPubkey: to, lamports }),
          ],
        }).compileToV0Message(),
      ),
      { replaceRecentBlockhash: true, accounts: { encoding: 'base64', addresses: [String(to)] } },
    )
  const success = await simulate(4_000_000)
  expect(success.value).toMatchObject({ err: null, unitsConsumed: 150 })
  expect(success.value.accounts?.[0]?.lamports).toBe(4_000_000)
  const failure = await simulate(4_000_000_000_000)
  expect(failure.value.err).toEqual({ InstructionError: [0, { Custom: 1 }] })
  expect(await connection.getBalance(to)).toBe(0)
})

test('error: preflight says what the program refused', async () => {
  const payer = await fundedKeypair()
  const transaction = transfer({ payer, to: payer.publicKey, lamports: 10 ** 15 })
  const error = await connection.sendTransaction(transaction, [payer]).catch((reason) => reason)
  expect(error).toBeInstanceOf(SendTransactionError)
  expect(error.transactionError.message).toBe(
    'Transaction simulation failed: Error processing Instruction 0: custom program error: 0x1',
  )
  expect(error.logs).toContainEqual(expect.stringContaining('insufficient lamports'))
})

test('error: an account without a credit pays nothing', async () => {
  const payer = Keypair.generate()
  const transaction = transfer({ payer, to: payer.publicKey, lamports: 1 })
  await expect(connection.sendTransaction(transaction, [payer])).rejects.toThrow(
    'found no record of a prior credit',
  )
})

test('behavior: without preflight a failure costs its fee and is in the history', async () => {
  const payer = await fundedKeypair()
  const before = await connection.getBalance(payer.publicKey)
  const transaction = transfer({ payer, to: Keypair.generate().publicKey, lamports: 10 ** 15 })
  const signature = await connection.sendTransaction(transaction, [payer], { skipPreflight: true })
  const latest = await connection.getLatestBlockhash()
  const { value } = await connection.confirmTransaction({ signature, ...latest })
  expect(value.err).toEqual({ InstructionError: [0, { Custom: 1 }] })
  expect(await connection.getBalance(payer.publicKey)).toBe(before - 5000)
  const [newest] = await connection.getSignaturesForAddress(payer.publicKey, { limit: 1 })
  expect(newest).toMatchObject({ signature, err: value.err })
})

test('error: a signature that is not one', async () => {
  const payer = await fundedKeypair()
  const transaction = transfer({ payer, to: payer.publicKey, lamports: 1 })
  transaction.recentBlockhash = (await connection.getLatestBlockhash()).blockhash
  transaction.feePayer = payer.publicKey
  transaction.addSignature(payer.publicKey, Buffer.alloc(64, 7))
  const wire = transaction.serialize({ verifySignatures: false })
  await expect(connection.sendRawTransaction(wire)).rejects.toThrow('signature verification')
})

test('behavior: a blockhash counts for 150 slots', async () => {
  await using other = await startSolana()
  const connection = new Connection(other.rpcUrl, 'confirmed')
  const [account] = other.accounts
  const payer = Keypair.fromSeed(account?.seed ?? new Uint8Array())
  const sign = async () => {
    const latest = await connection.getLatestBlockhash()
    const transaction = transfer({ payer, to: payer.publicKey, lamports: 1 })
    transaction.recentBlockhash = latest.blockhash
    transaction.sign(payer)
    return { ...latest, wire: transaction.serialize() }
  }
  const early = await sign()
  other.advanceSlots(100)
  await connection.sendRawTransaction(early.wire)
  await expect(connection.sendRawTransaction(early.wire)).rejects.toThrow('already been processed')

  const late = await sign()
  expect((await connection.isBlockhashValid(late.blockhash)).value).toBe(true)
  other.advanceSlots(151)
  expect((await connection.isBlockhashValid(late.blockhash)).value).toBe(false)
  await expect(connection.sendRawTransaction(late.wire)).rejects.toThrow('Blockhash not found')
  const signature = await connection.sendRawTransaction(late.wire, { skipPreflight: true })
  await expect(connection.confirmTransaction({ signature, ...late })).rejects.toThrow(
    'block height exceeded',
  )
})

test('behavior: final after 32 slots', async () => {
  const { publicKey } = Keypair.generate()
  const signature = await connection.requestAirdrop(publicKey, 1_000_000)
  const status = async () => (await connection.getSignatureStatus(signature)).value
  expect((await status())?.confirmationStatus).toBe('confirmed')
  const finalized = new Promise((resolve) =>
    connection.onSignature(signature, (result) => resolve(result.err), 'finalized'),
  )
  solana.advanceSlots(33)
  expect(await finalized).toBeNull()
  expect(await status()).toMatchObject({ confirmationStatus: 'finalized', confirmations: null })
})

test('behavior: tells changes of accounts, logs and slots', async () => {
  const payer = await fundedKeypair()
  const seen = { balances: [] as number[], logs: [] as string[], slots: [] as number[] }
  const subscriptions = [
    connection.onAccountChange(payer.publicKey, ({ lamports }) => seen.balances.push(lamports)),
    connection.onLogs(payer.publicKey, ({ signature }) => seen.logs.push(signature)),
    connection.onSlotChange(({ slot }) => seen.slots.push(slot)),
  ]
  await expect.poll(() => seen.slots.length).toBeGreaterThan(1)
  const transaction = transfer({ payer, to: payer.publicKey, lamports: 1 })
  const signature = await sendAndConfirmTransaction(connection, transaction, [payer])
  await expect.poll(() => seen.logs).toEqual([signature])
  expect(seen.balances).toEqual([LAMPORTS_PER_SOL - 5000])
  const [account = 0, logs = 0, slots = 0] = subscriptions
  await connection.removeAccountChangeListener(account)
  await connection.removeOnLogsListener(logs)
  await connection.removeSlotChangeListener(slots)
})

test('behavior: history by account, in pages', async () => {
  const { publicKey } = Keypair.generate()
  const signatures: string[] = []
  for (const lamports of [1_000_000, 2_000_000, 3_000_000])
    signatures.unshift(await connection.requestAirdrop(publicKey, lamports))
  const list = async (options?: { before?: string; until?: string; limit?: number }) =>
    (await connection.getSignaturesForAddress(publicKey, options)).map((one) => one.signature)
  const [third = '', second = '', first = ''] = signatures
  expect(await list()).toEqual([third, second, first])
  expect(await list({ limit: 2 })).toEqual([third, second])
  expect(await list({ before: second })).toEqual([first])
  expect(await list({ until: first })).toEqual([third, second])
})

test('error: an airdrop that could not pay its own rent', async () => {
  await expect(connection.requestAirdrop(Keypair.generate().publicKey, 5000)).rejects.toThrow(
    'insufficient funds for rent',
  )
})

test('error: malformed requests', async () => {
  const post = async (body: string) => (await fetch(solana.rpcUrl, { method: 'POST', body })).json()
  const call = (method: string, params: unknown) =>
    post(JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }))
  expect(await post('{')).toMatchObject({ error: { code: -32600 } })
  expect(await call('getNothing', [])).toMatchObject({ error: { code: -32601 } })
  expect(await call('constructor', [])).toMatchObject({ error: { code: -32601 } })
  expect(await call('getBalance', ['short'])).toMatchObject({ error: { code: -32602 } })
  expect(await call('getBalance', { address: 1 })).toMatchObject({ error: { code: -32602 } })
  expect(await call('sendTransaction', ['AAAA'])).toMatchObject({ error: { code: -32602 } })
})

async function fundedKeypair(): Promise<Keypair> {
  const keypair = Keypair.generate()
  await connection.requestAirdrop(keypair.publicKey, LAMPORTS_PER_SOL)
  return keypair
}

function transfer(parameters: { payer: Keypair; to: PublicKey; lamports: number }): Transaction {
  const { payer, to: toPubkey, lamports } = parameters
  return new Transaction().add(
    SystemProgram.transfer({ fromPubkey: payer.publicKey, toPubkey, lamports }),
  )
}
