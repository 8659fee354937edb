import { setTimeout as pause } from 'node:timers/promises'
import { localSolanaTokens, startLocalnet } from '@cleat/localnet'
import { ed25519 } from '@noble/curves/ed25519.js'
import { afterAll, expect, test } from 'vitest'
import { readConfig } from '../../../config/readConfig.ts'
import { createTestApp } from '../../../test/createTestApp.ts'
import type { AnyAnswer } from '../../test/createDataApp.ts'

const localnet = await startLocalnet({ chains: [], exchange: true, solana: { slotMs: 50 } })
afterAll(localnet.stop)
const { solana } = localnet
if (!solana?.maker) throw new Error('There is no maker.')
const { rpcUrl, caipNetworkId: id, maker } = solana
const [owner] = solana.accounts
if (!owner) throw new Error('There is no account.')

const sol = 'So11111111111111111111111111111111111111111'
const [usdc] = localSolanaTokens
const { app } = createTestApp({
  config: readConfig({
    RATE_LIMIT: '0',
    CHAINS: `${id}=${rpcUrl}`,
    SWAP_SOURCES: 'maker',
    SWAP_RATE_LIMIT: '0',
    MAKER_URL: maker.url,
  }),
})

async function call<result>(method: string, params: readonly unknown[]): Promise<result> {
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params })
  const headers = { 'Content-Type': 'application/json' }
  const response = await fetch(rpcUrl, { method: 'POST', headers, body })
  return ((await response.json()) as { result: result }).result
}

type Holding = {
  account: { data: { parsed: { info: { tokenAmount: { amount: string } } } } }
}

/** In base units. */
async function balances() {
  const address = owner?.address
  const { value } = await call<{ value: number }>('getBalance', [address])
  const filter = [address, { mint: usdc.address }, { encoding: 'jsonParsed' }]
  const holdings = await call<{ value: Holding[] }>('getTokenAccountsByOwner', filter)
  const [held] = holdings.value
  const amount = BigInt(held?.account.data.parsed.info.tokenAmount.amount ?? 0)
  return { lamports: BigInt(value), dollars: amount }
}

/** Adds the user's signature, which comes first, to what the maker has signed. */
function sign(transaction: string, seed: Uint8Array): string {
  const wire = Buffer.from(transaction, 'base64')
  // One byte with their number, and two signatures.
  const message = wire.subarray(1 + 2 * 64)
  wire.set(ed25519.sign(message, seed), 1)
  return wire.toString('base64')
}

async function settle(signature: string) {
  while (true) {
    const { value } = await call<{ value: ({ err: unknown } | null)[] }>('getSignatureStatuses', [
      [signature],
    ])
    if (value[0]) return value[0].err
    await pause(20)
  }
}

test.each([
  ['sells', sol, usdc.address, 2_000_000_000n, 299_400_000n],
  ['buys', usdc.address, sol, 150_300_000n, 1_000_000_000n],
])('default: the visitor %s, and exactly what was quoted arrives', async (...asked) => {
  const [what, from, to, amount, toAmount] = asked
  const query = new URLSearchParams({
    amount: String(amount),
    userAddress: `${id}:${owner.address}`,
    from: `${id}:${from}`,
    to: `${id}:${to}`,
  })
  const response = await app.request(`/v1/convert/quotes?${query}`)
  const { quotes } = (await response.json()) as AnyAnswer
  expect(quotes).toMatchObject([
    { kind: 'rfq', toAmount: String(toAmount), minToAmount: String(toAmount) },
  ])
  const built = await app.request('/v1/convert/build-transaction', {
    method: 'POST',
    body: JSON.stringify({ ...Object.fromEntries(query), quoteId: quotes[0]?.id }),
  })
  const { solana: signed } = (await built.json()) as (typeof quotes)[number]
  if (!signed) throw new Error('There is no transaction.')

  const before = await balances()
  const wire = sign(signed.transaction, owner.seed)
  const signature = await call<string>('sendTransaction', [wire, { encoding: 'base64' }])
  expect(await settle(signature)).toBeNull()
  const after = await balances()
  const [lamports, dollars] = what === 'sells' ? [-amount, toAmount] : [toAmount, -amount]
  expect(after.dollars - before.dollars).toBe(dollars)
  // Two signatures, for 5,000 each.
  expect(after.lamports - before.lamports).toBe(lamports - 10_000n)
})
