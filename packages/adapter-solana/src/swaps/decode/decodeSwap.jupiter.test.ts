// @vitest-environment node
import { type DecodedExchange, isCleatError } from '@cleat/core/adapter'
import { ComputeBudgetProgram, PublicKey, SystemProgram } from '@solana/web3.js'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { programs } from '../../base/programs.ts'
import {
  account,
  bonk,
  budget,
  close,
  eventAuthority,
  jupiterProgram,
  keys,
  moveToken,
  open,
  ownAccount,
  pay,
  type RouteParts,
  route,
  swapBy,
  sync,
  tables,
  thief,
  usdc,
  writeRouteData,
  writeSwap,
  wsol,
} from '../../test/createSwapParts.ts'
import { decodeSwap } from './decodeSwap.ts'

type Facts = Pick<DecodedExchange, 'source' | 'target' | 'amount' | 'minReceived'>

const decode = (transaction: Uint8Array, source?: string) =>
  decodeSwap({ transaction, account, tables, source })

/** What becomes of a transaction where the visitor confirmed these facts. */
async function judge(transaction: Uint8Array, facts: Facts, source?: string): Promise<string> {
  try {
    const { from, feeLimit, parts } = await decode(transaction, source)
    const [read] = parts
    if (read?.type !== 'exchange' || parts.length !== 1) return 'step'
    expect([from, read.receiver, read.router]).toEqual([account, account, jupiterProgram])
    expect(feeLimit).toBeGreaterThan(0n)
    const fields = {
      source: 'token',
      target: 'target',
      amount: 'amount',
      minReceived: 'minimum',
    } as const
    const found = (Object.keys(fields) as (keyof Facts)[]).find((key) => read[key] !== facts[key])
    return found ? fields[found] : 'accepted'
  } catch (error) {
    if (isCleatError(error, 'PAYMENT_ALTERED')) return error.context.field
    if (isCleatError(error)) return error.code
    throw error
  }
}

const factsOf = (parts: Partial<RouteParts> = {}): Facts => {
  const { source, target, amount, quoted, slippageBps, feeBps } = { ...route, ...parts }
  const lessen = (value: bigint, bps: number) => (value * BigInt(10_000 - bps)) / 10_000n
  return { source, target, amount, minReceived: lessen(lessen(quoted, slippageBps), feeBps) }
}
const facts = factsOf()
const kinds = ['route', 'shared', 'route-v2', 'shared-v2'] as const
const whole = [...budget, open(bonk), swapBy()]
const wrap = (amount = route.amount) => [open(wsol), pay(amount), sync()]
const fromSol = [...budget, ...wrap(), open(bonk), swapBy({ source: wsol }), close()]
const toSol = [...budget, open(wsol), swapBy({ target: wsol }), close()]
const solFacts = { ...facts, source: undefined }
const intoSolFacts = { ...facts, target: undefined }

test.each(kinds)('default: %s', async (kind) => {
  const transaction = writeSwap([...budget, open(bonk), swapBy({ kind })])
  expect(await decode(transaction, kind === 'route' ? usdc : undefined)).toEqual({
    ...{ from: account, chain: undefined, feeLimit: 5000n + 2000n },
    parts: [
      {
        ...{ type: 'exchange', router: jupiterProgram, source: usdc, target: bonk },
        ...{ amount: 150_300_000n, minReceived: 990_000_000_000n, receiver: account },
        deadline: undefined,
      },
    ],
  })
})

const big = programs.token2022

test.each<[string, Uint8Array, Facts]>([
  ['of SOL', writeSwap(fromSol), solFacts],
  ['of SOL, whose account stays', writeSwap(fromSol.slice(0, -1)), solFacts],
  ['of wrapped SOL', writeSwap([...budget, swapBy({ source: wsol })]), { ...facts, source: wsol }],
  ['for SOL', writeSwap(toSol), intoSolFacts],
  [
    'for wrapped SOL, of which note is taken',
    writeSwap([...budget, open(wsol), sync(), swapBy({ target: wsol })]),
    { ...facts, target: wsol },
  ],
  ['for wrapped SOL', writeSwap(toSol.slice(0, -1)), { ...facts, target: wsol }],
  ['without lookup tables', writeSwap(whole, { isLegacy: true }), facts],
  ['without a budget', writeSwap([swapBy()]), facts],
  [
    'of a token of the newer program',
    writeSwap([swapBy({ programs: [big, programs.token] })]),
    facts,
  ],
  [
    'for a token of the newer program',
    writeSwap([open(bonk, { program: big }), swapBy({ programs: [programs.token, big] })]),
    facts,
  ],
  [
    'to an account that is named twice',
    writeSwap([swapBy({ changes: { 7: ownAccount(bonk) } })]),
    facts,
  ],
  ['with a fee', writeSwap([swapBy({ feeBps: 85 })]), factsOf({ feeBps: 85 })],
  ['with no loss at all', writeSwap([swapBy({ slippageBps: 0 })]), factsOf({ slippageBps: 0 })],
  ['by steps that are new', writeSwap([swapBy({ steps: ['ff0102030405060708'] })]), facts],
])('behavior: an exchange %s', async (_, transaction, confirmed) => {
  expect(await judge(transaction, confirmed)).toBe('accepted')
})

const on = (change: Partial<RouteParts>) => writeSwap([...budget, open(bonk), swapBy(change)])
const tokenCall = (data: readonly number[], accounts = [ownAccount(usdc), thief, account]) => {
  const instruction = close(accounts[0], accounts[1], accounts[2])
  instruction.data = Buffer.from(data)
  return instruction
}
const system = SystemProgram.programId
const user = new PublicKey(account)
const raw = (kind: RouteParts['kind'], data: Buffer) => writeSwap([swapBy({ kind }, data)])
const decoy = { ...route, kind: 'route' as const, quoted: 1n, steps: ['2e640001'] }

test.each<[string, Uint8Array, string, Facts?, string?]>([
  ['more is taken', on({ amount: route.amount + 1n }), 'amount'],
  ['less is taken', on({ amount: 1n }), 'amount'],
  ['nothing is taken', on({ amount: 0n }), 'amount'],
  ['everything is taken', on({ amount: 2n ** 64n - 1n }), 'amount'],
  ['a lower offer', on({ quoted: route.quoted - 1000n }), 'minimum'],
  ['more loss', on({ slippageBps: 101 }), 'minimum'],
  ['any loss', on({ slippageBps: 10_000 }), 'SWAP_FLOOR_MISSING'],
  ['more than any loss', on({ slippageBps: 65_535 }), 'SWAP_FLOOR_MISSING'],
  ['nothing is offered', on({ quoted: 0n }), 'SWAP_FLOOR_MISSING'],
  ['a fee in addition', on({ feeBps: 85 }), 'minimum'],
  ['a fee of everything', on({ feeBps: 10_000 }), 'SWAP_FLOOR_MISSING'],
  ['another token is taken', writeSwap([swapBy({ source: thief })]), 'token'],
  ['another token is given', writeSwap([swapBy({ target: thief })]), 'target'],
  ['the same token is given', writeSwap([swapBy({ target: usdc })]), 'target'],
  ['another mint is named', on({ changes: { 3: bonk } }), 'target'],
  ['another mint is named as given', on({ changes: { 4: wsol } }), 'to'],
  ['a thief’s account is taken from', on({ changes: { 1: ownAccount(usdc, thief) } }), 'token'],
  ['an account of another mint is taken from', on({ changes: { 1: ownAccount(wsol) } }), 'token'],
  ['a thief receives', on({ changes: { 2: ownAccount(bonk, thief) } }), 'to'],
  ['a thief’s address receives', on({ changes: { 2: thief } }), 'to'],
  ['a thief receives instead', on({ changes: { 7: ownAccount(bonk, thief) } }), 'to'],
  [
    'a thief receives instead, by the older route',
    writeSwap([swapBy({ kind: 'route', changes: { 4: ownAccount(bonk, thief) } })]),
    'to',
    facts,
    usdc,
  ],
  [
    'a thief receives, by the older route',
    writeSwap([swapBy({ kind: 'route', changes: { 3: ownAccount(bonk, thief) } })]),
    'to',
    facts,
    usdc,
  ],
  [
    'a thief receives by accounts of Jupiter',
    writeSwap([swapBy({ kind: 'shared', changes: { 6: ownAccount(bonk, thief) } })]),
    'to',
  ],
  [
    'a thief receives by newer accounts of Jupiter',
    writeSwap([swapBy({ kind: 'shared-v2', changes: { 5: ownAccount(bonk, thief) } })]),
    'to',
  ],
  ['a thief pays', on({ changes: { 0: thief } }), 'from'],
  ['an account of the other program', on({ changes: { 6: big } }), 'to'],
  ['no token program', on({ changes: { 6: thief } }), 'to'],
  ['another account of events', on({ changes: { 8: thief } }), 'accounts'],
  ['another program after the events', on({ changes: { 9: thief } }), 'accounts'],
  [
    'the older route of another token',
    writeSwap([swapBy({ kind: 'route' })]),
    'token',
    facts,
    wsol,
  ],
  ['the older route of a token that is not said', writeSwap([swapBy({ kind: 'route' })]), 'token'],
  ['a token that cannot be', writeSwap([swapBy({ kind: 'route' })]), 'token', facts, 'usdc'],
  [
    'an exact output',
    raw('route-v2', writeRouteData(route, '9d8ab85215f4f324')),
    'SWAP_ROUTER_UNKNOWN',
  ],
  [
    'an older exact output',
    raw('shared', writeRouteData({ ...route, kind: 'shared' }, 'b0d169a89a7d453e')),
    'SWAP_ROUTER_UNKNOWN',
  ],
  [
    'what a ledger says',
    raw('route', writeRouteData({ ...route, kind: 'route' }, '96564774a75d0e68')),
    'SWAP_ROUTER_UNKNOWN',
  ],
  ['nothing that Jupiter does', raw('route-v2', Buffer.alloc(0)), 'SWAP_ROUTER_UNKNOWN'],
  ['numbers that are cut', raw('route-v2', writeRouteData(route).subarray(0, 30)), 'data'],
  [
    'numbers that are cut, by the older route',
    raw('route', writeRouteData({ ...route, kind: 'route' }).subarray(0, -1)),
    'data',
    facts,
    usdc,
  ],
  // Jupiter would read the first numbers, and who reads the end the others.
  [
    'numbers after the numbers',
    raw(
      'route',
      Buffer.concat([
        writeRouteData(decoy),
        writeRouteData({ ...route, kind: 'route' }).subarray(-19),
      ]),
    ),
    'data',
    facts,
    usdc,
  ],
  [
    'a step that is unknown',
    writeSwap([swapBy({ kind: 'shared', steps: ['3e640001'] })]),
    'SWAP_ROUTER_UNKNOWN',
  ],
  ['no step', writeSwap([swapBy({ kind: 'shared', steps: [] })]), 'data'],
  ['no step, by the newer route', writeSwap([swapBy({ steps: [] })]), 'data'],
  [
    'more steps than there are',
    raw('shared', writeRouteData({ ...route, kind: 'shared' }).fill(0xff, 9, 13)),
    'data',
  ],
  ['two exchanges', writeSwap([swapBy(), swapBy()]), 'SWAP_ROUTER_UNKNOWN'],
  ['no exchange', writeSwap([open(bonk)]), 'SWAP_ROUTER_UNKNOWN'],
  ['a transfer beside it', writeSwap([...whole, moveToken({ to: thief })]), 'instructions'],
  ['coins for a thief', writeSwap([...whole, pay(5n, thief)]), 'to'],
  ['coins for a thief before it', writeSwap([pay(5n, thief), ...whole]), 'to'],
  [
    'coins of a thief',
    writeSwap([pay(5n, ownAccount(wsol), thief), ...whole], { signers: [keys.other] }),
    'signers',
  ],
  ['an approval', writeSwap([...whole, tokenCall([4, 5, 0, 0, 0, 0, 0, 0, 0])]), 'instructions'],
  ['another owner', writeSwap([...whole, tokenCall([6, 2, 0])]), 'instructions'],
  [
    'an account is given away',
    writeSwap([...whole, SystemProgram.assign({ accountPubkey: user, programId: system })]),
    'instructions',
  ],
  [
    'an account is created',
    writeSwap([
      SystemProgram.createAccountWithSeed({
        fromPubkey: user,
        newAccountPubkey: new PublicKey(thief),
        basePubkey: user,
        seed: 'x',
        lamports: 5,
        space: 0,
        programId: system,
      }),
      ...whole,
    ]),
    'instructions',
  ],
  [
    'a nonce',
    writeSwap([
      SystemProgram.nonceAdvance({ noncePubkey: new PublicKey(thief), authorizedPubkey: user }),
      ...whole,
    ]),
    'instructions',
  ],
  ['another account is closed', writeSwap([...whole, close(ownAccount(usdc))]), 'instructions'],
  [
    'wrapped SOL for a thief',
    writeSwap([...toSol.slice(0, -1), close(ownAccount(wsol), thief)]),
    'to',
    intoSolFacts,
  ],
  [
    'wrapped SOL is closed before',
    writeSwap([close(), ...toSol.slice(0, -1)]),
    'instructions',
    intoSolFacts,
  ],
  ['SOL is not unwrapped', writeSwap(toSol.slice(0, -1)), 'target', intoSolFacts],
  [
    'more SOL is wrapped',
    writeSwap([...wrap(route.amount + 1n), swapBy({ source: wsol })]),
    'amount',
    solFacts,
  ],
  ['less SOL is wrapped', writeSwap([...wrap(5n), swapBy({ source: wsol })]), 'amount', solFacts],
  [
    'SOL is wrapped twice',
    writeSwap([pay(route.amount), ...wrap(), swapBy({ source: wsol })]),
    'amount',
    solFacts,
  ],
  [
    'SOL is wrapped after it',
    writeSwap([swapBy({ source: wsol }), ...wrap()]),
    'instructions',
    solFacts,
  ],
  ['SOL is not wrapped', writeSwap([swapBy({ source: wsol })]), 'token', solFacts],
  [
    'SOL is not taken note of',
    writeSwap([open(wsol), pay(route.amount), swapBy({ source: wsol })]),
    'token',
    solFacts,
  ],
  ['SOL is wrapped beside a token', writeSwap([...wrap(), swapBy()]), 'token'],
  ['an account of a thief is opened', writeSwap([open(bonk, { owner: thief }), swapBy()]), 'owner'],
  ['an account of another mint is opened', writeSwap([open(thief), swapBy()]), 'mint'],
  [
    'another program',
    writeSwap([
      ...whole,
      { ...pay(5n), programId: new PublicKey(thief), keys: [], data: Buffer.alloc(0) },
    ]),
    'SWAP_ROUTER_UNKNOWN',
  ],
  [
    'a memo',
    writeSwap([
      ...whole,
      {
        ...pay(5n),
        programId: new PublicKey('MemoSq4gqABAXKb96qnH8TysNcWxMyWCqXgDLGmfcHr'),
        keys: [],
      },
    ]),
    'SWAP_ROUTER_UNKNOWN',
  ],
  [
    'a fee above the most',
    writeSwap([
      ComputeBudgetProgram.setComputeUnitPrice({ microLamports: 10n ** 9n }),
      ...whole.slice(2),
    ]),
    'fee',
  ],
  ['two prices', writeSwap([budget[1] ?? pay(5n), ...whole]), 'budget'],
  [
    'another budget',
    writeSwap([ComputeBudgetProgram.requestHeapFrame({ bytes: 1024 }), ...whole]),
    'budget',
  ],
  ['a thief pays the fee', writeSwap(whole, { payer: thief }), 'from'],
  ['it is signed', writeSwap(whole, { signers: [keys.user] }), 'signatures'],
  ['a byte more', Uint8Array.from([...writeSwap(whole), 0]), 'transaction'],
  ['nothing', new Uint8Array(), 'transaction'],
])('error: %s', async (_, transaction, refusal, confirmed = facts, source) => {
  expect(await judge(transaction, confirmed, source)).toBe(refusal)
})

test.each([
  ['no table', {}],
  ['a table that is empty', { [Object.keys(tables)[0] ?? '']: [] }],
])('error: %s', async (_, given) => {
  const transaction = writeSwap(whole)
  await expect(decodeSwap({ transaction, account, tables: given })).rejects.toMatchObject({
    context: { field: 'lookups' },
  })
})

test('error: a table that names another receiver', async () => {
  const [key = '', addresses = []] = Object.entries(tables)[0] ?? []
  const changed = addresses.map((address) =>
    address === ownAccount(bonk) ? ownAccount(bonk, thief) : address,
  )
  const transaction = writeSwap([swapBy()])
  await expect(
    decodeSwap({ transaction, account, tables: { [key]: changed } }),
  ).rejects.toMatchObject({
    context: { field: 'to' },
  })
})

test('error: a table with an account that the message has', async () => {
  const [key = '', addresses = []] = Object.entries(tables)[0] ?? []
  const changed = addresses.map((address) => (address === eventAuthority ? account : address))
  const transaction = writeSwap([swapBy()])
  await expect(
    decodeSwap({ transaction, account, tables: { [key]: changed } }),
  ).rejects.toMatchObject({
    context: { field: 'accounts' },
  })
})

const byte = (value: number) => value.toString(16).padStart(2, '0')
/** Steps as Jupiter's interface writes them: kind, what it says of itself, share, from, to. */
const step = fc
  .oneof(
    fc.constantFrom(0, 7, 19, 26, 38, 46, 57).map((kind) => byte(kind)),
    fc.constantFrom(8, 12, 17, 28, 39, 58, 61).map((kind) => `${byte(kind)}01`),
    fc.constantFrom(33, 41).map((kind) => `${byte(kind)}01020304`),
    fc.constant(`${byte(29)}${'ab'.repeat(16)}`),
    fc.constant(`${byte(42)}010001`),
    fc.constant(`${byte(43)}${'01'.repeat(10)}`),
    fc.constantFrom(44, 45).map((kind) => `${byte(kind)}0102030405`),
    fc.constant(`${byte(47)}0100`),
    fc.nat({ max: 3 }).map((count) => `${byte(47)}0101${byte(count)}000000${'0102'.repeat(count)}`),
  )
  .map((head) => `${head}640001`)
const u64 = fc.bigInt({ min: 1n, max: 2n ** 64n - 1n })
const routes = fc.record({
  ...{ kind: fc.constantFrom(...kinds), amount: u64, quoted: u64 },
  ...{ slippageBps: fc.integer({ min: 0, max: 9999 }), feeBps: fc.integer({ min: 0, max: 255 }) },
  steps: fc.array(step, { minLength: 1, maxLength: 6 }),
})
const numRuns = fc.readConfigureGlobal().numRuns ?? 300

test('property: what is written is read', async () => {
  await fc.assert(
    fc.asyncProperty(routes, async (parts) => {
      const confirmed = factsOf(parts)
      const verdict = await judge(writeSwap([swapBy(parts)]), confirmed, usdc)
      expect(verdict).toBe(confirmed.minReceived > 0n ? 'accepted' : 'SWAP_FLOOR_MISSING')
    }),
    { numRuns },
  )
})

test('property: changed bytes are refused, or say what the interface says', async () => {
  const changes = fc.array(fc.record({ at: fc.nat(), value: fc.integer({ min: 0, max: 255 }) }), {
    minLength: 1,
    maxLength: 3,
  })
  await fc.assert(
    fc.asyncProperty(routes, changes, async (parts, list) => {
      const instruction = swapBy(parts)
      for (const { at, value } of list) instruction.data[at % instruction.data.length] = value
      const read = await decode(writeSwap([instruction]), usdc).catch((error: unknown) => {
        if (!isCleatError(error)) throw error
      })
      const [exchange] = read?.parts ?? []
      if (exchange?.type !== 'exchange') return
      // The first bytes tell where the numbers are, which the steps do not move: they were written.
      const { data } = instruction
      const isV2 = ['bb64facc31c4af14', 'd19853937cfed8e9'].includes(
        data.subarray(0, 8).toString('hex'),
      )
      const isShared = ['c1209b3341d69c81', 'd19853937cfed8e9'].includes(
        data.subarray(0, 8).toString('hex'),
      )
      const at = isV2 ? (isShared ? 9 : 8) : data.length - 19
      expect(exchange.amount).toBe(data.readBigUInt64LE(at))
      const [slippage, fee] = [
        data.readUInt16LE(at + 16),
        isV2 ? data.readUInt16LE(at + 18) : (data[at + 18] ?? 0),
      ]
      const expected = factsOf({
        quoted: data.readBigUInt64LE(at + 8),
        slippageBps: slippage,
        feeBps: fee,
      })
      expect(exchange.minReceived).toBe(expected.minReceived)
    }),
    { numRuns },
  )
})

test('property: of bits that are changed, none is accepted with another receiver or token', async () => {
  const transaction = writeSwap(fromSol)
  const { parts } = await decode(transaction)
  // Accounts of pools, the blockhash and the budget are free. Amounts are compared elsewhere.
  const amounts = { amount: 0n, minReceived: 0n }
  await fc.assert(
    fc.asyncProperty(fc.nat({ max: transaction.length * 8 - 1 }), async (bit) => {
      const at = Math.floor(bit / 8)
      const changed = transaction.map((value, index) =>
        index === at ? value ^ (1 << (bit % 8)) : value,
      )
      const read = await decode(changed).catch((error: unknown) => {
        if (!isCleatError(error)) throw error
      })
      if (read) expect({ ...read.parts[0], ...amounts }).toEqual({ ...parts[0], ...amounts })
    }),
    { numRuns },
  )
})
