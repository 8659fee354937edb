import { type Address, type Hex, maxUint160, maxUint256, parseSignature } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import type { ApprovalsChain } from './startApprovalsChain.ts'

/** An approval as the history left it. */
export type ExpectedApproval = {
  readonly amount: bigint
  /** Base units or items that could be taken now. `undefined` where the account's part is unknown. */
  readonly exposed: bigint | undefined
}

/** A whole number below `limit`. */
type Random = (limit: number) => number

const spenders: readonly Address[] = [1, 2, 3].map(
  (index): Address => `0x${String(index).repeat(40)}`,
)
const amounts = [1n, 7_000_000n, 250_000_000n, 10n ** 20n, maxUint256]

type Model = {
  readonly balances: Map<string, bigint>
  readonly allowances: Map<string, bigint>
  readonly items: Map<string, { owner: Address; approved: Address | undefined }>
  readonly operators: Map<string, boolean>
  readonly permit2: Map<string, { amount: bigint; until: number; nonce: number }>
  permits: bigint
}

/**
 * Does random things with the approvals of a new account, and keeps its own books of them, without
 * a line in common with the code that is tested.
 */
export async function playHistory(
  chain: ApprovalsChain,
  { privateKey, random, steps }: { privateKey: Hex; random: Random; steps: number },
): Promise<{
  readonly owner: Address
  readonly expected: ReadonlyMap<string, ExpectedApproval>
}> {
  const account = privateKeyToAccount(privateKey)
  const owner = account.address
  const { tokens, collectible, multi, permit2 } = chain
  const list = Object.values(tokens)
  await Promise.all([owner, ...spenders].map((one) => chain.fund(one)))
  const model: Model = {
    ...{ balances: new Map(), allowances: new Map(), items: new Map(), operators: new Map() },
    ...{ permit2: new Map(), permits: 0n },
  }
  const pick = <value>(values: readonly value[]): value => values[random(values.length)] as value
  const toKey = (...parts: readonly (string | bigint)[]) => parts.join(' ').toLowerCase()
  for (const token of list) {
    const amount = BigInt(random(500)) * 1_000_000n
    await chain.call(owner, token, 'mint', [owner, amount])
    model.balances.set(token, amount)
  }
  const ids = [0, 1].map((index) => BigInt(owner) * 10n + BigInt(index)).map((id) => id % 2n ** 64n)
  for (const id of ids) {
    await chain.call(owner, collectible, 'mint', [owner, id])
    model.items.set(String(id), { owner, approved: undefined })
  }
  const now = await chain.now()

  const approve = async () => {
    const [token, spender] = [pick(list), pick(random(4) === 0 ? [permit2] : spenders)]
    const key = toKey(token, spender)
    const amount = random(3) === 0 ? 0n : pick(amounts)
    const isStubborn = token === tokens.old && amount > 0n && (model.allowances.get(key) ?? 0n) > 0n
    if (isStubborn) await chain.call(owner, token, 'approve', [spender, 0n])
    await chain.call(owner, token, 'approve', [spender, amount])
    model.allowances.set(key, amount)
  }
  const spend = async () => {
    const [token, spender] = [pick(list), pick(spenders)]
    const key = toKey(token, spender)
    const allowed = model.allowances.get(key) ?? 0n
    const balance = model.balances.get(token) ?? 0n
    const amount = (allowed < balance ? allowed : balance) / 2n
    if (amount === 0n) return
    await chain.call(spender, token, 'transferFrom', [owner, spender, amount])
    model.balances.set(token, balance - amount)
    if (allowed !== maxUint256) model.allowances.set(key, allowed - amount)
  }
  const giveAway = async () => {
    const token = pick(list)
    const balance = model.balances.get(token) ?? 0n
    const amount = balance / BigInt(1 + random(3))
    await chain.call(owner, token, 'transfer', [pick(spenders), amount])
    model.balances.set(token, balance - amount)
  }
  const approveItem = async () => {
    const id = pick(ids)
    const item = model.items.get(String(id))
    if (item?.owner !== owner) return
    const none = random(3) === 0
    const approved = none ? undefined : pick(spenders)
    const to = approved ?? '0x0000000000000000000000000000000000000000'
    await chain.call(owner, collectible, 'approve', [to, id])
    model.items.set(String(id), { owner, approved })
  }
  const moveItem = async () => {
    const id = pick(ids)
    if (model.items.get(String(id))?.owner !== owner) return
    const to = pick(spenders)
    await chain.call(owner, collectible, 'transferFrom', [owner, to, id])
    model.items.set(String(id), { owner: to, approved: undefined })
  }
  const approveAll = async () => {
    const [collection, operator, isOn] = [pick([collectible, multi]), pick(spenders), random(3) > 0]
    await chain.call(owner, collection, 'setApprovalForAll', [operator, isOn])
    model.operators.set(toKey(collection, operator), isOn)
  }
  const readPermit2 = (key: string) => model.permit2.get(key) ?? { amount: 0n, until: 0, nonce: 0 }
  const changePermit2 = async () => {
    const [token, spender] = [pick(list), pick(spenders)]
    const key = toKey(token, spender)
    const { nonce } = readPermit2(key)
    const amount = pick([5_000_000n, 400_000_000n, maxUint160])
    const until = now + pick([-1000, 1_000_000])
    const details = { token, amount, expiration: until, nonce }
    switch (random(3)) {
      case 0:
        await chain.call(owner, permit2, 'lockdown', [[{ token, spender }]])
        return void model.permit2.set(key, { ...readPermit2(key), amount: 0n })
      case 1:
        await chain.call(owner, permit2, 'approve', [token, spender, amount, until])
        return void model.permit2.set(key, { amount, until, nonce })
      default: {
        const single = { details, spender, sigDeadline: BigInt(now + 10 ** 7) }
        const signature = await account.signTypedData({
          domain: { name: 'Permit2', chainId: 1, verifyingContract: permit2 },
          types: permit2Types,
          primaryType: 'PermitSingle',
          message: single,
        })
        await chain.call(spender, permit2, 'permit', [owner, single, signature])
        return void model.permit2.set(key, { amount, until, nonce: nonce + 1 })
      }
    }
  }
  const spendPermit2 = async () => {
    const [token, spender] = [pick(list), pick(spenders)]
    const key = toKey(token, spender)
    const timed = readPermit2(key)
    const throughKey = toKey(token, permit2)
    const through = model.allowances.get(throughKey) ?? 0n
    const balance = model.balances.get(token) ?? 0n
    const amount = least(timed.amount, through, balance) / 2n
    if (amount === 0n || timed.until < now) return
    await chain.call(spender, permit2, 'transferFrom', [owner, spender, amount, token])
    model.balances.set(token, balance - amount)
    if (through !== maxUint256) model.allowances.set(throughKey, through - amount)
    if (timed.amount !== maxUint160)
      model.permit2.set(key, { ...timed, amount: timed.amount - amount })
  }
  const permit = async () => {
    const spender = pick(spenders)
    const [value, deadline] = [pick(amounts), BigInt(now + 10 ** 7)]
    const signature = await account.signTypedData({
      domain: { name: chain.daiName, version: '1', chainId: 1, verifyingContract: tokens.dai },
      types: permitTypes,
      primaryType: 'Permit',
      message: { owner, spender, value, nonce: model.permits, deadline },
    })
    const { r, s, v } = parseSignature(signature)
    await chain.call(spender, tokens.dai, 'permit', [
      ...[owner, spender, value, deadline, Number(v ?? 27n), r, s],
    ])
    model.permits += 1n
    model.allowances.set(toKey(tokens.dai, spender), value)
  }

  const deeds = [
    approve,
    approve,
    spend,
    giveAway,
    approveItem,
    moveItem,
    approveAll,
    changePermit2,
  ]
  for (let step = 0; step < steps; step += 1)
    await pick([...deeds, changePermit2, spendPermit2, permit])()
  return { owner, expected: toExpected(chain, model, { owner, now, toKey }) }
}

function toExpected(
  { tokens, collectible, permit2 }: ApprovalsChain,
  model: Model,
  { owner, now, toKey }: { owner: Address; now: number; toKey: (...parts: string[]) => string },
): ReadonlyMap<string, ExpectedApproval> {
  const expected = new Map<string, ExpectedApproval>()
  const items = [...model.items.values()].filter((item) => item.owner === owner).length
  for (const token of Object.values(tokens))
    for (const spender of [...spenders, permit2]) {
      const key = toKey(token, spender)
      const balance = model.balances.get(token) ?? 0n
      const amount = model.allowances.get(key) ?? 0n
      if (amount > 0n) expected.set(`token ${key}`, { amount, exposed: least(amount, balance) })
      const timed = model.permit2.get(key)
      if (!timed || timed.amount === 0n) continue
      const allowed = model.allowances.get(toKey(token, permit2)) ?? 0n
      const exposed = timed.until < now ? 0n : least(timed.amount, balance, allowed)
      expected.set(`permit2 ${key}`, { amount: timed.amount, exposed })
    }
  for (const [id, { owner: holder, approved }] of model.items)
    if (holder === owner && approved)
      expected.set(`item ${toKey(collectible, approved, id)}`, { amount: 1n, exposed: 1n })
  for (const [key, isOn] of model.operators)
    if (isOn) {
      const exposed = key.startsWith(collectible.toLowerCase()) ? BigInt(items) : undefined
      expected.set(`collection ${key}`, { amount: 1n, exposed })
    }
  return expected
}

function least(...values: readonly bigint[]): bigint {
  return values.toSorted((one, other) => (one < other ? -1 : 1))[0] ?? 0n
}

const permit2Types = {
  PermitSingle: [
    { name: 'details', type: 'PermitDetails' },
    { name: 'spender', type: 'address' },
    { name: 'sigDeadline', type: 'uint256' },
  ],
  PermitDetails: [
    { name: 'token', type: 'address' },
    { name: 'amount', type: 'uint160' },
    { name: 'expiration', type: 'uint48' },
    { name: 'nonce', type: 'uint48' },
  ],
} as const

const permitTypes = {
  Permit: [
    { name: 'owner', type: 'address' },
    { name: 'spender', type: 'address' },
    { name: 'value', type: 'uint256' },
    { name: 'nonce', type: 'uint256' },
    { name: 'deadline', type: 'uint256' },
  ],
} as const
