// @vitest-environment node
import { Keypair, PublicKey } from '@solana/web3.js'
import { expect, test } from 'vitest'
import { programs } from '../base/programs.ts'
import { associatedAddress } from '../test/associatedAddress.ts'
import { littleEndian } from '../test/littleEndian.ts'
import { named } from '../test/named.ts'
import { openAccount } from '../test/openAccount.ts'
import { setUpPayments } from '../test/setUpPayments.ts'
import { tokenInstruction } from '../test/tokenInstruction.ts'

const openApp = setUpPayments()
const key = [...Keypair.generate().publicKey.toBytes()]
const none = Array.from({ length: 32 }, () => 0)
const rent = 890_880n

test.each([
  ['2.01 of 6 decimals', 2_010_000n, 6],
  ['10000000.123456789 of 9 decimals', 10_000_000_123_456_789n, 9],
  ['all that there can be', 2n ** 64n - 1n, 0],
])('default: %s arrive to the last unit', async (_, amount, decimals) => {
  const { pay, createPayment, createToken } = await openApp()
  const token = await createToken({ amount, decimals })
  const payment = createPayment({ token, decimals, amount })
  await pay(payment)
  expect(await token.balanceOf(payment.to)).toBe(amount)
})

test('behavior: Token-2022, to an account that is opened and to one that is open', async () => {
  const { transfers, pay, createPayment, createToken } = await openApp()
  const token = await createToken({ program: programs.token2022 })
  const payment = createPayment({ token, amount: 5n })
  // A Token-2022 account has an ImmutableOwner extension, five bytes more.
  expect((await transfers.prepare(payment)).notes).toEqual([
    { type: 'account-opened', cost: 2_074_080n },
    { type: 'unused-receiver' },
  ])
  await pay(payment)
  const again = await transfers.prepare(payment)
  expect(again.notes).toEqual([])
  await transfers.send(again)
  expect(await token.balanceOf(payment.to)).toBe(10n)
})

test.each([
  ['a part', 123n, 2n ** 64n - 1n, 1_001n, 13n],
  ['at most so much', 123n, 5n, 1_000_000n, 5n],
  ['all of it', 10_000n, 2n ** 64n - 1n, 77n, 77n],
  ['nothing so far', 0n, 2n ** 64n - 1n, 77n, 0n],
])('behavior: a token that keeps %s', async (_, basisPoints, max, amount, fee) => {
  const { transfers, pay, createPayment, createToken } = await openApp()
  const data = [26, 0, 0, 0, ...littleEndian(basisPoints, 2), ...littleEndian(max, 8)]
  const token = await createToken({ extensions: [{ length: 108, data }] })
  const payment = createPayment({ token, amount })
  const { notes } = await transfers.prepare(payment)
  expect(notes.filter(({ type }) => type === 'token-fee')).toEqual(
    fee === 0n ? [] : [{ type: 'token-fee', amount: fee }],
  )
  await pay(payment)
  expect(await token.balanceOf(payment.to)).toBe(amount - fee)
  expect(await token.balanceOf(payment.address)).toBe(1_000_000_000n - amount)
})

test('behavior: a token that calls itself otherwise than it was shown', async () => {
  const { transfers, createPayment, createToken } = await openApp()
  const notesOf = async (extensions: ReturnType<typeof named> | object) => {
    const token = await createToken(extensions)
    const payment = createPayment({ token, amount: 5n })
    const asset = { ...payment.asset, symbol: 'USDC' }
    const { notes } = await transfers.prepare({ ...payment, asset })
    return notes.filter(({ type }) => type === 'token-symbol')
  }
  expect(await notesOf(named('FAKE'))).toEqual([{ type: 'token-symbol', symbol: 'FAKE' }])
  expect(await notesOf(named('usdc'))).toEqual([])
  expect(await notesOf({})).toEqual([
    { type: 'token-symbol', symbol: expect.stringContaining('…') },
  ])
})

test('behavior: a token that can also be moved unseen, by the balance that is seen', async () => {
  const { transfers, pay, createPayment, createToken } = await openApp()
  const fee = [26, 0, 0, 0, ...littleEndian(123, 2), ...littleEndian(2n ** 64n - 1n, 8)]
  const token = await createToken({
    extensions: [
      { length: 108, data: fee },
      // ConfidentialTransfer, and its fees.
      { length: 65, data: [27, 0, ...key, 1, ...none] },
      { length: 129, data: [37, 0, ...key, ...key] },
    ],
  })
  const payment = createPayment({ token, amount: 1_001n })
  expect((await transfers.prepare(payment)).notes).toContainEqual({
    type: 'token-fee',
    amount: 13n,
  })
  await pay(payment)
  expect(await token.balanceOf(payment.to)).toBe(988n)
  expect(await token.balanceOf(payment.address)).toBe(999_998_999n)
})

test('behavior: to the account itself, and to an address that no key belongs to', async () => {
  const { transfers, pay, createPayment, createToken, address } = await openApp()
  const token = await createToken()
  await pay(createPayment({ token, amount: 5n, to: address }))
  expect(await token.balanceOf(address)).toBe(1_000_000_000n)
  const [owned] = PublicKey.findProgramAddressSync([Buffer.from('vault')], new PublicKey(address))
  const payment = createPayment({ token, amount: 5n, to: owned.toBase58() })
  expect((await transfers.prepare(payment)).notes[0]).toEqual({ type: 'contract-receiver' })
  await pay(payment)
  expect(await token.balanceOf(payment.to)).toBe(5n)
})

test('error: more than there is', async () => {
  const { transfers, createPayment, createToken } = await openApp()
  const token = await createToken({ amount: 5_000_000n })
  for (const amount of [5_000_001n, 2n ** 64n]) {
    const payment = createPayment({ token, amount })
    await expect(transfers.prepare(payment)).rejects.toMatchObject({
      code: 'PAYMENT_FUNDS_INSUFFICIENT',
      context: { symbol: payment.asset.symbol, available: '5' },
    })
  }
  const { amount: _, ...rest } = createPayment({ token, amount: 1n })
  expect(await transfers.getMaxSendable(rest)).toBe(5_000_000n)
})

test('error: too little SOL for what the chain takes, to the lamport', async () => {
  const app = await openApp({ wallet: { seeds: [Keypair.generate().secretKey.slice(0, 32)] } })
  const { transfers, createPayment, createToken, connection, address } = app
  const token = await createToken()
  const payment = createPayment({ token, amount: 5n })
  const give = (lamports: bigint) =>
    connection.requestAirdrop(new PublicKey(address), Number(lamports))
  const prepare = () => transfers.prepare(payment)
  await expect(prepare()).rejects.toMatchObject({
    code: 'PAYMENT_FEE_UNCOVERED',
    context: { symbol: 'SOL', fee: '0.00204428' },
  })
  await give(2_044_280n + rent - 1n)
  await expect(prepare()).rejects.toMatchObject({ code: 'PAYMENT_FEE_UNCOVERED' })
  await give(1_000_000n)
  const { fee } = await prepare()
  expect(fee?.limit).toBeGreaterThan(5000n)
  expect(fee?.limit).toBeLessThan(10_000n)
})

test('error: an account that was given away, at either end', async () => {
  const { transfers, createPayment, createToken, pay, networks, address } = await openApp()
  const token = await createToken()
  const { mint, program, authority } = token
  const owner = authority.publicKey.toBase58()
  await pay(createPayment({ token, amount: 5n, to: owner }))
  const account = associatedAddress({ owner, mint, program })
  // SetAuthority, for the owner.
  const data = [6, 2, 1, ...key]
  await token.send(tokenInstruction({ program, accounts: [account, owner], data, signer: owner }))
  await expect(
    transfers.prepare(createPayment({ token, amount: 5n, to: owner })),
  ).rejects.toMatchObject({
    code: 'PAYMENT_TOKEN_MISTRUSTED',
    context: { reason: 'the receiver gave its account away' },
  })
  const payment = createPayment({ token, amount: 5n, to: address, address: owner })
  expect(await transfers.getMaxSendable(payment)).toBe(0n)
  await expect(transfers.prepare(payment)).rejects.toMatchObject({
    code: 'PAYMENT_FUNDS_INSUFFICIENT',
  })
  const [network] = networks
  const tokens =
    network && (await transfers.readTokens?.({ address: owner, network, tokens: [mint] }))
  expect(tokens?.map(({ value }) => value)).toEqual([0n])
})

test('error: other decimals than the visitor saw', async () => {
  const { transfers, createPayment, createToken } = await openApp()
  const token = await createToken()
  const payment = createPayment({ token, decimals: 9, amount: 5n })
  await expect(transfers.prepare(payment)).rejects.toMatchObject({
    code: 'PAYMENT_TOKEN_MISTRUSTED',
    context: { token: payment.asset.symbol, reason: 'it has 6 decimals and not 9' },
  })
})

test('error: no token at all', async () => {
  const { transfers, createPayment, address } = await openApp()
  for (const of of [address, 'nonsense', Keypair.generate().publicKey.toBase58()]) {
    const asset = { address: of, decimals: 6, symbol: 'TEST' }
    await expect(transfers.prepare(createPayment({ asset, amount: 5n }))).rejects.toMatchObject({
      code: 'PAYMENT_TOKEN_MISTRUSTED',
      context: { reason: 'the chain has no such token' },
    })
  }
})

test('error: an account that is frozen, at either end', async () => {
  const { transfers, createPayment, createToken, address } = await openApp()
  const token = await createToken()
  const { mint, program, authority } = token
  const signer = authority.publicKey.toBase58()
  const payment = createPayment({ token, amount: 5n })
  // FreezeAccount, and ThawAccount.
  const set = (code: 10 | 11, owner: string) => {
    const accounts = [associatedAddress({ owner, mint, program }), mint, signer]
    return token.send(tokenInstruction({ program, accounts, data: [code], signer }))
  }
  await set(10, address)
  await expect(transfers.prepare(payment)).rejects.toMatchObject({
    context: { reason: 'your account for it is frozen' },
  })
  await set(11, address)
  await token.send(openAccount({ payer: signer, owner: payment.to, mint, program }))
  await set(10, payment.to)
  await expect(transfers.prepare(payment)).rejects.toMatchObject({
    code: 'PAYMENT_TOKEN_MISTRUSTED',
    context: { reason: 'the receiver’s account for it is frozen' },
  })
})

test.each([
  ['that a program decides on', 64, [36, 0, ...none, ...key], 'a program of its own decides'],
  ['that cannot be passed on', 0, [32], 'it cannot be passed on'],
  ['that is frozen for everybody new', 1, [28, 0, 2], 'new accounts for it are frozen'],
  ['with interest', 52, [33, 0, ...key, 5, 0], 'interest'],
])('error: a token %s', async (_, length, data, reason) => {
  const { transfers, createPayment, createToken } = await openApp()
  const isFrozen = data[0] === 28
  const amount = isFrozen ? 0n : 1_000_000n
  const token = await createToken({ amount, extensions: [{ length, data }] })
  await expect(transfers.prepare(createPayment({ token, amount: 5n }))).rejects.toMatchObject({
    code: 'PAYMENT_TOKEN_MISTRUSTED',
    context: { reason: expect.stringContaining(reason) },
  })
})

test('behavior: rules that change nothing about a payment', async () => {
  const { pay, createPayment, createToken } = await openApp()
  const token = await createToken({
    extensions: [
      // MintCloseAuthority, PermanentDelegate, a TransferHook without a program, and a
      // DefaultAccountState.
      { length: 32, data: [25, 1, ...key] },
      { length: 32, data: [35, ...key] },
      { length: 64, data: [36, 0, ...key, ...none] },
      { length: 1, data: [28, 0, 1] },
    ],
  })
  const payment = createPayment({ token, amount: 5n })
  await pay(payment)
  expect(await token.balanceOf(payment.to)).toBe(5n)
})

test('error: a receiver who wants a memo', async () => {
  const { transfers, createPayment, createToken } = await openApp()
  const token = await createToken({ program: programs.token2022 })
  const { mint, program, authority } = token
  const owner = authority.publicKey.toBase58()
  const account = associatedAddress({ owner, mint, program })
  await token.send(
    openAccount({ payer: owner, owner, mint, program }),
    // Reallocate makes room for the extension that is set next.
    tokenInstruction({
      ...{ program, signer: owner, data: [29, 8, 0] },
      accounts: [account, owner, programs.system, owner],
      readonly: [programs.system],
    }),
    tokenInstruction({ program, signer: owner, accounts: [account, owner], data: [30, 0] }),
  )
  const payment = createPayment({ token, amount: 5n, to: owner })
  await expect(transfers.prepare(payment)).rejects.toMatchObject({
    code: 'TRANSACTION_FAILED',
    context: { reason: expect.stringMatching(/memo/i) },
  })
})
