import { encodeFunctionData, type Hex, parseAbi, parseEther, size } from 'viem'
import { afterAll, expect, test } from 'vitest'
import { newAddress, openSmartChain } from '../test/openSmartChain.ts'

const { client, node, open, give, readEvent, stop, giveTokens, token } = await openSmartChain()
afterAll(stop)

const abi = parseAbi([
  'function transfer(address to, uint256 amount) returns (bool)',
  'function approve(address spender, uint256 amount) returns (bool)',
  'function transferFrom(address from, address to, uint256 amount) returns (bool)',
  'function balanceOf(address account) view returns (uint256)',
])
const transfer = (to: Hex, amount: bigint) => ({
  ...{ to: token, value: 0n },
  data: encodeFunctionData({ abi, functionName: 'transfer', args: [to, amount] }),
})
const coins = (to: Hex, value: bigint) => ({ to, value, data: '0x' }) as const
const readTokens = (address: Hex) =>
  client.readContract({ address: token, abi, functionName: 'balanceOf', args: [address] })

async function openFunded(changed: Parameters<typeof open>[0] = {}) {
  const { account, owner } = open(changed)
  await give(owner.address, '10')
  await giveTokens(owner.address, 1000n)
  return { owner, account }
}

async function finish(sent: { kind: string; hash: Hex }): Promise<boolean | undefined> {
  if (sent.kind === 'transaction')
    return (await client.waitForTransactionReceipt({ hash: sent.hash })).status === 'success'
  await expect.poll(() => readEvent(sent.hash), { timeout: 10_000 }).toBeDefined()
  return (await readEvent(sent.hash))?.success
}

test.each([
  ['an operation', {}],
  ['a transaction of the account', { bundlerUrl: undefined }],
] as const)('default: %s that keeps to its limits passes', async (_, changed) => {
  const { account } = await openFunded(changed)
  const to = newAddress()
  const prepared = await account.prepare({
    calls: [coins(to, parseEther('1')), transfer(to, 100n)],
    limits: [{ most: parseEther('1') }, { token, most: 100n }],
  })
  expect(await finish(await account.send(prepared))).toBe(true)
  expect([await client.getBalance({ address: to }), await readTokens(to)]).toEqual([
    ...[parseEther('1'), 100n],
  ])
})

test.each([
  ['more of the coin', [coins(newAddress(), parseEther('1.5'))]],
  ['more of the token', [transfer(newAddress(), 101n)]],
  ['more in two parts', [transfer(newAddress(), 60n), transfer(newAddress(), 60n)]],
])('error: %s is known before it is sent', async (_, calls) => {
  const { account } = await openFunded()
  const limits = [{ most: parseEther('1') }, { token, most: 100n }]
  await expect(account.prepare({ calls, limits })).rejects.toMatchObject({
    ...{ problem: 'rejected', detail: 'the calls fail' },
  })
})

test('behavior: of 60 contracts that take more or less once they are called, none takes more than its limit', async () => {
  const { account, owner } = await openFunded()
  const limit = 100n
  await giveTokens(owner.address, 9000n)
  let held = 10_000n
  for (let run = 0; run < 60; run += 1) {
    const [trap, thief] = [newAddress(), newAddress()]
    const amount = BigInt((run * 37) % 205)
    const approval = { ...transfer(trap, 0n), data: approve(trap) }
    await finish(await account.send(await account.prepare({ calls: [approval] })))
    // When it is tried it does nothing.
    await node.setCode({ address: trap, bytecode: '0x00' })
    const call = { to: trap, value: 0n, data: '0x' } as const
    const prepared = await account.prepare({ calls: [call], limits: [{ token, most: limit }] })
    await node.setCode({ address: trap, bytecode: takeTokens(owner.address, thief, amount) })
    const isTaken = amount <= limit
    expect(await finish(await account.send(prepared))).toBe(isTaken)
    if (isTaken) held -= amount
    expect([await readTokens(owner.address), await readTokens(thief)]).toEqual([
      ...[held, isTaken ? amount : 0n],
    ])
  }
})

/** How more is taken than was shown: in parts, lent and not all given back, by others. */
const drains = ['parts', 'flash', 'callback', 'together'] as const

test.each(drains)(
  'behavior: of 15 drains by way of "%s" none takes more than was shown',
  async (kind) => {
    const shown = 100n
    const { account, owner } = await openFunded()
    for (let run = 0; run < 15; run += 1) {
      const [trap, helper, thief] = [newAddress(), newAddress(), newAddress()]
      const amount = BigInt(20 + run * 11)
      const calls = [trap, helper].map((spender) => ({
        ...{ to: token, value: 0n, data: approve(spender) },
      }))
      await finish(await account.send(await account.prepare({ calls })))
      const setTrap = async (taken: bigint) => {
        const [first, second] = toCodes(kind, { taken, owner: owner.address, helper, trap, thief })
        await node.setCode({ address: trap, bytecode: first })
        await node.setCode({ address: helper, bytecode: second })
      }
      // When it is tried it takes next to nothing.
      await setTrap(2n)
      const call = { to: trap, value: 0n, data: '0x' } as const
      const prepared = await account.prepare({ calls: [call], limits: [{ token, most: shown }] })
      await setTrap(amount)
      const isTaken = amount <= shown
      expect(await finish(await account.send(prepared))).toBe(isTaken)
      const lost = isTaken ? amount : 0n
      const left = [await readTokens(owner.address), await readTokens(thief)]
      expect(left).toEqual([1000n - lost, lost])
      await giveTokens(owner.address, lost)
    }
  },
  120_000,
)

/** What the called contract does, and its helper, so that this much is taken in the end. */
function toCodes(
  kind: (typeof drains)[number],
  given: { taken: bigint; owner: Hex; helper: Hex; trap: Hex; thief: Hex },
): readonly [Hex, Hex] {
  const { taken, owner, helper, trap, thief } = given
  const take = (to: Hex, amount: bigint) => ({ to: token, data: takeCall(owner, to, amount) })
  const half = taken / 2n
  const callHelper = { to: helper, data: '0x' } as const
  switch (kind) {
    case 'parts':
      return [act(take(thief, half), take(thief, taken - half)), '0x00']
    case 'flash':
      return [act(take(trap, 500n), transfer(owner, 500n - taken), transfer(thief, taken)), '0x00']
    case 'callback':
      return [act(callHelper), act(take(thief, taken))]
    default:
      return [act(take(thief, half), callHelper), act(take(thief, taken - half))]
  }
}

/** Code of a contract that takes tokens of an account that allowed it. */
function takeTokens(from: Hex, to: Hex, amount: bigint): Hex {
  return act({ to: token, data: takeCall(from, to, amount) })
}

function takeCall(from: Hex, to: Hex, amount: bigint): Hex {
  return encodeFunctionData({ abi, functionName: 'transferFrom', args: [from, to, amount] })
}

/** Code of a contract that makes these calls, whatever it is called with. */
function act(...calls: readonly { readonly to: Hex; readonly data: Hex }[]): Hex {
  return `0x${calls.map(toCode).join('')}00`
}

function toCode({ to, data }: { readonly to: Hex; readonly data: Hex }): string {
  const words = data.slice(2).padEnd(256, '0').match(/.{64}/g) ?? []
  const stores = words.map((word, at) => `7f${word}60${(at * 32).toString(16).padStart(2, '0')}52`)
  const length = (size(data) & 0xff).toString(16).padStart(2, '0')
  return `${stores.join('')}6000600060${length}60006000${`73${to.slice(2)}`}5af150`
}

function approve(spender: Hex): Hex {
  return encodeFunctionData({ abi, functionName: 'approve', args: [spender, 1000n] })
}

test('error: only accounts of delegations have limits', async () => {
  const { account } = await openFunded({ implementation: 'simple' })
  const calls = [coins(newAddress(), 1n)]
  const prepared = account.prepare({ calls, limits: [{ most: 1n }] })
  await expect(prepared).rejects.toMatchObject({ problem: 'unsupported', detail: 'limits' })
})

test('error: guarded calls count once', async () => {
  const { account } = await openFunded({ bundlerUrl: undefined })
  const to = newAddress()
  const prepared = await account.prepare({
    calls: [transfer(to, 10n)],
    limits: [{ token, most: 10n }],
  })
  expect(await finish(await account.send(prepared))).toBe(true)
  expect(await finish(await account.send({ ...prepared, isUpgrade: false }))).toBe(false)
  expect(await readTokens(to)).toBe(10n)
})
