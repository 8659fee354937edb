// @vitest-environment node
import { Keypair, PublicKey } from '@solana/web3.js'
import { expect, test } from 'vitest'
import { programs } from '../base/programs.ts'
import { associatedAddress } from '../test/associatedAddress.ts'
import { setUpPayments } from '../test/setUpPayments.ts'
import { startNode } from '../test/startNode.ts'

const openApp = setUpPayments()
const rent = 890_880n
const fee = 6000n

/** An app whose account holds this many lamports and nothing else. */
async function openWith(lamports: bigint) {
  const app = await openApp({ wallet: { seeds: [Keypair.generate().secretKey.slice(0, 32)] } })
  // `requestAirdrop` takes a JavaScript number.
  const half = lamports > 2n ** 53n ? lamports / 2n : 0n
  for (const part of [half, lamports - half].filter(Boolean))
    await app.connection.requestAirdrop(new PublicKey(app.address), Number(part))
  return app
}

test.each([
  ['1.001 SOL', 1_001_000_000n],
  ['538.241267454 SOL', 538_241_267_454n],
  ['more than a double counts', 2n ** 53n + 1n],
])('default: %s arrive to the last lamport', async (_, amount) => {
  const { pay, createPayment, lamportsOf } = await openWith(amount + 10_000_000n)
  const payment = createPayment({ amount })
  await pay(payment)
  expect(await lamportsOf(payment.to)).toBe(amount)
})

test('behavior: everything, so that the account goes', async () => {
  const { transfers, createPayment, pay, lamportsOf, address } = await openWith(5_000_000n)
  const { amount: _, ...rest } = createPayment({ amount: 1n })
  const max = await transfers.getMaxSendable(rest)
  expect(max).toBe(5_000_000n - fee)
  await pay({ ...rest, amount: max })
  expect(await lamportsOf(address)).toBe(0n)
  expect(await lamportsOf(rest.to)).toBe(max)
})

test('behavior: everything is nothing where the fee would leave too little', async () => {
  for (const lamports of [rent, rent + 5999n]) {
    const { transfers, createPayment, pay } = await openWith(lamports)
    const payment = createPayment({ amount: 1n, to: (await openWith(rent)).address })
    expect(await transfers.getMaxSendable(payment)).toBe(0n)
    await expect(pay({ ...payment, amount: lamports - fee })).rejects.toMatchObject({
      code: 'TRANSACTION_FAILED',
    })
  }
})

test('behavior: to the account itself', async () => {
  const { createPayment, pay, lamportsOf, address } = await openWith(5_000_000n)
  await pay(createPayment({ amount: 7n, to: address }))
  expect(await lamportsOf(address)).toBe(5_000_000n - fee)
})

test('behavior: who was there before and is empty is not unused', async () => {
  const app = await openApp()
  const used = await openWith(2_000_000n)
  const back = used.createPayment({ amount: 2_000_000n - fee, to: app.address })
  await used.pay(back)
  const { notes } = await app.transfers.prepare(
    app.createPayment({ amount: rent, to: used.address }),
  )
  expect(notes).toEqual([])
})

test('behavior: an address that no key belongs to', async () => {
  const { transfers, createPayment, address } = await openApp()
  const [owned] = PublicKey.findProgramAddressSync([Buffer.from('vault')], new PublicKey(address))
  const payment = createPayment({ amount: rent, to: owned.toBase58() })
  expect((await transfers.prepare(payment)).notes).toEqual([
    { type: 'contract-receiver' },
    { type: 'unused-receiver' },
  ])
})

test('error: less than a new account has to hold', async () => {
  const { transfers, createPayment } = await openApp()
  await expect(transfers.prepare(createPayment({ amount: rent - 1n }))).rejects.toMatchObject({
    code: 'PAYMENT_TOO_SMALL',
    context: { symbol: 'SOL', minimum: '0.00089088' },
  })
  expect((await transfers.prepare(createPayment({ amount: rent }))).fee?.limit).toBe(fee)
})

test('error: so much that what stays is too little', async () => {
  const { transfers, createPayment } = await openWith(5_000_000n)
  for (const left of [1n, rent - 1n]) {
    const payment = createPayment({ amount: 5_000_000n - fee - left })
    await expect(transfers.prepare(payment)).rejects.toMatchObject({
      code: 'PAYMENT_TOO_SMALL',
      context: { minimum: '0.004994' },
    })
  }
  await transfers.prepare(createPayment({ amount: 5_000_000n - fee - rent }))
})

test('error: more than there is, to the lamport', async () => {
  const { transfers, createPayment } = await openWith(5_000_000n)
  const prepare = (amount: bigint) => transfers.prepare(createPayment({ amount }))
  await expect(prepare(5_000_001n)).rejects.toMatchObject({
    code: 'PAYMENT_FUNDS_INSUFFICIENT',
    context: { symbol: 'SOL', available: '0.005' },
  })
  await expect(prepare(2n ** 64n)).rejects.toMatchObject({ code: 'PAYMENT_FUNDS_INSUFFICIENT' })
  for (const amount of [5_000_000n, 5_000_000n - fee + 1n])
    await expect(prepare(amount)).rejects.toMatchObject({
      code: 'PAYMENT_FEE_UNCOVERED',
      context: { symbol: 'SOL', fee: '0.000006' },
    })
  await prepare(5_000_000n - fee)
})

test('error: nothing, or less', async () => {
  const { transfers, createPayment, address, createToken } = await openApp()
  const token = await createToken()
  for (const asked of [{ amount: 0n }, { amount: -1n }, { amount: -1n, token }])
    await expect(transfers.prepare(createPayment({ ...asked, to: address }))).rejects.toMatchObject(
      {
        code: 'PAYMENT_TOO_SMALL',
        context: { minimum: asked.token ? '0.000001' : '0.000000001' },
      },
    )
})

test('error: a token account, a token, a program', async () => {
  const { transfers, createPayment, createToken, address } = await openApp()
  const { mint, program } = await createToken()
  const account = associatedAddress({ owner: address, mint, program })
  for (const to of [account, mint])
    await expect(transfers.prepare(createPayment({ amount: rent, to }))).rejects.toMatchObject({
      code: 'TRANSACTION_FAILED',
      context: { reason: expect.stringContaining('a token or an account for one') },
    })
  const memo = 'Memo1UhkJRfHyvLMcVucJwxXeuD728EqVDDwQDxFMNo'
  await expect(transfers.prepare(createPayment({ amount: rent, to: memo }))).rejects.toMatchObject({
    context: { reason: 'the receiver is a program, which gives nothing back' },
  })
  for (const to of [programs.system, programs.token, 'nonsense'])
    await expect(transfers.prepare(createPayment({ amount: rent, to }))).rejects.toMatchObject({
      code: 'CAIP_ADDRESS_INVALID',
    })
})

test.each([
  ['no base58', '0OIl'],
  ['31 bytes', '1'.repeat(31)],
  ['nothing', ''],
  ['a megabyte', '1'.repeat(1_000_000)],
])('error: a node whose blockhash is %s is as one that does not answer', async (_, blockhash) => {
  const { solana, transfers, createPayment, address, adapter } = await openWith(5_000_000n)
  await using node = await startNode({ rpcUrl: solana.rpcUrl })
  const answer = () => ({
    jsonrpc: '2.0',
    id: 1,
    result: { value: { blockhash, lastValidBlockHeight: 9 } },
  })
  node.answers.set('getLatestBlockhash', answer)
  const payment = createPayment({ amount: 1_000_000n })
  const rpcUrls = { default: { http: [node.rpcUrl] } }
  const network = { ...payment.network, rpcUrls }
  const failed = { code: 'NETWORK_RPC_FAILED' }
  await expect(transfers.prepare({ ...payment, network })).rejects.toMatchObject(failed)
  const transfer = adapter.features['transfer:send']
  const sent = transfer?.({ to: payment.to, value: 1_000_000n, address, network })
  await expect(sent).rejects.toMatchObject(failed)
})
