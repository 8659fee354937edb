import type { PreparedSwap } from '@cleat/core/adapter'
import fc from 'fast-check'
import { keccak256, toHex } from 'viem'
import { expect, test } from 'vitest'
import { account, dai, thief, usdc, zero } from '../test/swaps/createSample.ts'
import { hashTypedDataBy, type TypedDataJson } from '../test/swaps/hashTypedDataBy.ts'
import { numRuns } from '../test/swaps/numRuns.ts'
import { openDispatch } from '../test/swaps/openDispatch.ts'
import { swapFacts } from '../test/swaps/swapFacts.ts'

const permit2 = '0x000000000022d473030f116ddee9f6b43ac78ba3'
const universalRouter = '0x4c82d1fbfe28c977cbb58d8c7ff8fcf9f70a2cca'
const v2Router = '0x7a250d5630b4cf539739df2c5dacb4c659f2488d'
const settlement = '0x9008d19f58aabd9ed0d60971565aa8510560ab41'
const relayer = '0xc92e8bdf79f0507f65a392b0ab4667716bfe0110'
const seconds = Math.floor(Date.now() / 1000)
const soon = seconds + 1200
const amount = 10_000n

const fields = (list: string) =>
  list.split(', ').map((one) => {
    const [type = '', name = ''] = one.split(' ')
    return { name, type }
  })
const ownDomain = fields('string name, uint256 chainId, address verifyingContract')
const fullDomain = [...fields('string name, string version'), ...ownDomain.slice(1)]

/** Exact allowances, and an order, as they were confirmed. */
const signed: Readonly<Record<'token' | 'permit2' | 'order', TypedDataJson>> = {
  token: {
    domain: { name: 'Dai', version: '1', chainId: 1, verifyingContract: dai },
    types: {
      EIP712Domain: fullDomain,
      Permit: fields(
        'address owner, address spender, uint256 value, uint256 nonce, uint256 deadline',
      ),
    },
    primaryType: 'Permit',
    message: {
      ...{ owner: account, spender: v2Router, value: String(amount), nonce: '7' },
      deadline: String(soon),
    },
  },
  permit2: {
    domain: { name: 'Permit2', chainId: 1, verifyingContract: permit2 },
    types: {
      EIP712Domain: ownDomain,
      PermitSingle: fields('PermitDetails details, address spender, uint256 sigDeadline'),
      PermitDetails: fields('address token, uint160 amount, uint48 expiration, uint48 nonce'),
    },
    primaryType: 'PermitSingle',
    message: {
      details: { token: dai, amount: String(amount), expiration: String(soon), nonce: '7' },
      ...{ spender: universalRouter, sigDeadline: String(soon) },
    },
  },
  order: {
    domain: { name: 'Gnosis Protocol', version: 'v2', chainId: 1, verifyingContract: settlement },
    types: {
      EIP712Domain: fullDomain,
      Order: fields(
        'address sellToken, address buyToken, address receiver, uint256 sellAmount, uint256 buyAmount, uint32 validTo, bytes32 appData, uint256 feeAmount, string kind, bool partiallyFillable, string sellTokenBalance, string buyTokenBalance',
      ),
    },
    primaryType: 'Order',
    message: {
      ...{ sellToken: dai, buyToken: usdc, receiver: account, sellAmount: String(amount) },
      ...{ buyAmount: '9870202', validTo: soon, appData: keccak256(toHex('{}')), feeAmount: '0' },
      ...{ kind: 'sell', partiallyFillable: false },
      ...{ sellTokenBalance: 'erc20', buyTokenBalance: 'erc20' },
    },
  },
}

const call = { to: v2Router, value: 0n, data: `0x12345678${'00'.repeat(65)}` }
const waiting = {
  ...{ from: account, to: v2Router, value: '0x0', data: call.data },
  ...{ gas: '0x30d40', gasPrice: '0x2', chainId: '0x1' },
}

function toConfirmed(kind: keyof typeof signed, typedData: unknown): PreparedSwap {
  const payload = { from: account, typedData }
  const asset = (address: string) => ({ address, symbol: 'A', decimals: 18 })
  const [router, spender] = {
    ...{ token: [v2Router, v2Router], permit2: [universalRouter, permit2] },
    order: [settlement, relayer],
  }[kind]
  return {
    ...{ ...swapFacts.prepared, router, spender, minReceived: 9_870_202n, deadline: soon * 1000 },
    swap: { ...swapFacts.swap, address: account, amount, source: asset(dai), target: asset(usdc) },
    steps:
      kind === 'order'
        ? [{ type: 'sign', payload }]
        : [
            { type: 'permit', payload },
            { type: 'swap', payload: waiting },
          ],
  }
}

type Json = { readonly [key: string]: unknown }

const values = fc.constantFrom<unknown>(
  ...[thief, zero, account, account.toUpperCase(), dai, usdc, permit2, v2Router, universalRouter],
  ...[
    settlement,
    relayer,
    '0',
    '1',
    0,
    1,
    10,
    '0x1',
    '7',
    7,
    '8',
    '07',
    ' 7',
    '7n',
    '0x2710',
    '1e4',
  ],
  ...[String(amount), Number(amount), '10001', 10_001, 10_000.5, -1, amount, 2 ** 53, 1e21],
  ...[String(2n ** 256n - 1n), String(2n ** 160n - 1n), String(2n ** 48n - 1n), 2 ** 32 - 1],
  ...[soon, soon + 1, soon - 1, String(soon + 500), String(soon + 601), String(seconds - 1)],
  ...['9870201', '9870203', 'buy', 'sell', 'external', 'erc20', 'Dai', 'Order', 'Permit'],
  ...['uint256', 'address', 'bytes32', true, false, null, undefined, '', [], {}, '0x', Number.NaN],
)

/** The places of a value, from the outside in. */
function listPaths(value: unknown, path: readonly string[] = []): (readonly string[])[] {
  if (typeof value !== 'object' || value === null) return [path]
  const inner = Object.entries(value).flatMap(([key, one]) => listPaths(one, [...path, key]))
  return path.length === 0 ? inner : [path, ...inner]
}

function put(value: unknown, [key = '', ...rest]: readonly string[], change: Change): unknown {
  if (Array.isArray(value)) {
    const list: unknown[] = [...value]
    list[Number(key)] = rest.length > 0 ? put(list[Number(key)], rest, change) : change.value
    return list
  }
  const { [key]: old, ...others } = value as Json
  if (rest.length > 0) return { ...(value as Json), [key]: put(old, rest, change) }
  if (change.kind === 'delete') return others
  if (change.kind === 'add') return { ...(value as Json), [`${key}s`]: change.value }
  return { ...(value as Json), [key]: change.value }
}

type Change = {
  readonly kind: 'set' | 'delete' | 'add'
  readonly at: number
  readonly value: unknown
}
const changes = fc.array(
  fc.record<Change>({
    kind: fc.constantFrom('set', 'set', 'set', 'delete', 'add'),
    ...{ at: fc.nat(), value: values },
  }),
  { maxLength: 2 },
)

const words = (...numbers: readonly bigint[]) =>
  `0x${numbers.map((one) => one.toString(16).padStart(64, '0')).join('')}`
/** The next number of each allowance is 7. */
const node = {
  run: async ({ to }: { readonly to: string }) => (to === permit2 ? words(3n, 5n, 7n) : words(7n)),
}

test.each(['token', 'permit2', 'order'] as const)(
  'property: what is signed is what was confirmed, or nothing (%s)',
  async (kind) => {
    let askedCount = 0
    await fc.assert(
      fc.asyncProperty(changes, async (list) => {
        const original = signed[kind]
        const typedData = list.reduce<unknown>((changed, change) => {
          const paths = listPaths(changed)
          return put(changed, paths[change.at % paths.length] ?? ['domain'], change)
        }, original)
        const permit = { typedData, grant: call, call, write: () => call.data }
        const { send, sent } = openDispatch({ chainId: 1, policy: {}, node, permit })
        const refusal = await send(toConfirmed(kind, typedData), {
          ...{ step: 0, payload: { from: account, typedData } },
        })
        const [asking, ...others] = sent
        if (!asking) {
          expect(refusal).not.toBeUndefined()
          return
        }
        askedCount += 1
        const { method, params } = asking
        const [from, text] = params
        const asked: TypedDataJson = JSON.parse(String(text))
        expect([method, others]).toEqual(['eth_signTypedData_v4', []])
        expect([from, ...hashTypedDataBy(asked)]).toEqual([
          account,
          ...hashTypedDataBy(toAllowed(original, asked)),
        ])
      }),
      { numRuns },
    )
    // Unchanged, it is asked for.
    expect(askedCount).toBeGreaterThan(0)
  },
)

/** What was confirmed, with what may be otherwise: no less, and not for longer than half an hour. */
function toAllowed(original: TypedDataJson, { domain, message }: TypedDataJson): TypedDataJson {
  const isShort = (time: unknown) => Number(time) > seconds && Number(time) <= seconds + 1860
  const short = (from: Json, of: Json, names: readonly string[]) =>
    Object.fromEntries(names.map((name) => [name, isShort(of[name]) ? of[name] : from[name]]))
  const { message: meant } = original
  switch (original.primaryType) {
    case 'Permit':
      return {
        ...original,
        // The token refuses a signature for another one.
        domain: { ...original.domain, name: domain.name, version: domain.version },
        message: { ...meant, ...short(meant, message, ['deadline']) },
      }
    case 'PermitSingle': {
      const [from, of] = [meant.details as Json, message.details as Json]
      const details = { ...from, ...short(from, of, ['expiration']) }
      return {
        ...original,
        message: { ...meant, details, ...short(meant, message, ['sigDeadline']) },
      }
    }
    default: {
      const isEarlier = Number(message.validTo) <= soon
      const isMore = BigInt(String(message.buyAmount)) >= BigInt(String(meant.buyAmount))
      return {
        ...original,
        message: {
          ...meant,
          ...(isEarlier && { validTo: message.validTo }),
          ...(isMore && { buyAmount: message.buyAmount }),
        },
      }
    }
  }
}
