import { CleatError, isCleatError } from '@cleat/core/adapter'
import { createHostileValues } from '@cleat/core/test/createHostileValues'
import fc from 'fast-check'
import { encodeAbiParameters, encodeFunctionData, parseAbi } from 'viem'
import { expect, test } from 'vitest'
import { account, dai, thief, usdc, zero } from '../../test/swaps/createSample.ts'
import { hashTypedDataBy, type TypedDataJson } from '../../test/swaps/hashTypedDataBy.ts'
import { numRuns } from '../../test/swaps/numRuns.ts'
import { address } from '../../test/swaps/swapArbitraries.ts'
import { decodePermit } from './decodePermit.ts'

const permit2 = '0x000000000022d473030f116ddee9f6b43ac78ba3'
const universalRouter = '0x4c82d1fbfe28c977cbb58d8c7ff8fcf9f70a2cca'
const v2Router = '0x7a250d5630b4cf539739df2c5dacb4c659f2488d'
const now = 1_795_000_000_000
const soon = 1_795_000_000 + 1800
const abi = parseAbi([
  'function nonces(address owner) view returns (uint256)',
  'function allowance(address owner, address token, address spender) view returns (uint160, uint48, uint48)',
])

/** A chain whose contracts take the nonce 7 next. */
const node = {
  async run({ to, data }: { readonly to: string; readonly data: string }): Promise<string> {
    const nonces = encodeFunctionData({ abi, functionName: 'nonces', args: [account as never] })
    if (to === dai && data === nonces) return encodeAbiParameters([{ type: 'uint256' }], [7n])
    const args = [account, dai, universalRouter] as never
    const allowance = encodeFunctionData({ abi, functionName: 'allowance', args })
    if (to === permit2 && data === allowance)
      return encodeAbiParameters(
        [{ type: 'uint160' }, { type: 'uint48' }, { type: 'uint48' }],
        [3n, 5, 7],
      )
    throw Object.assign(new Error('execution reverted'), { code: 3 })
  },
}

const field = (name: string, type: string) => ({ name, type })
const ownDomain = [
  field('name', 'string'),
  field('chainId', 'uint256'),
  field('verifyingContract', 'address'),
]
const tokenDomain = [field('name', 'string'), field('version', 'string'), ...ownDomain.slice(1)]

const ofToken: TypedDataJson = {
  domain: { name: 'Dai', version: '1', chainId: 1, verifyingContract: dai },
  types: {
    EIP712Domain: tokenDomain,
    Permit: [
      ...[field('owner', 'address'), field('spender', 'address'), field('value', 'uint256')],
      ...[field('nonce', 'uint256'), field('deadline', 'uint256')],
    ],
  },
  primaryType: 'Permit',
  message: { owner: account, spender: v2Router, value: '10000', nonce: '7', deadline: soon },
}
const details = { token: dai, amount: '10000', expiration: soon, nonce: 7 }
const ofPermit2: TypedDataJson = {
  domain: { name: 'Permit2', chainId: 1, verifyingContract: permit2 },
  types: {
    EIP712Domain: ownDomain,
    PermitSingle: [
      field('details', 'PermitDetails'),
      field('spender', 'address'),
      field('sigDeadline', 'uint256'),
    ],
    PermitDetails: [
      ...[field('token', 'address'), field('amount', 'uint160')],
      ...[field('expiration', 'uint48'), field('nonce', 'uint48')],
    ],
  },
  primaryType: 'PermitSingle',
  message: { details, spender: universalRouter, sigDeadline: String(soon) },
}

const decode = (typedData: unknown, change: Partial<Parameters<typeof decodePermit>[0]> = {}) =>
  decodePermit({ ...{ typedData, account, chainId: 1, policy: {}, node, now }, ...change })

async function judge(
  typedData: unknown,
  change: Partial<Parameters<typeof decodePermit>[0]> = {},
): Promise<string> {
  try {
    const read = await decode(typedData, change)
    const isExact = read.token === dai && read.amount === 10_000n
    const isKnown = [v2Router, universalRouter].includes(read.spender)
    return !isExact
      ? read.token === dai
        ? 'allowance'
        : 'token'
      : isKnown
        ? 'accepted'
        : 'spender'
  } catch (error) {
    if (!isCleatError(error)) throw error
    return isCleatError(error, 'PAYMENT_ALTERED') ? error.context.field : error.code
  }
}
type Part = { readonly [key: string]: unknown }
const say = (part: Part, from = ofToken): TypedDataJson => ({
  ...from,
  message: { ...from.message, ...part },
})
const detail = (part: Part): TypedDataJson => say({ details: { ...details, ...part } }, ofPermit2)
const inDomain = (part: Part, from = ofToken): TypedDataJson => ({
  ...from,
  domain: { ...from.domain, ...part },
})
const ofTypes = (part: TypedDataJson['types'], from = ofToken): TypedDataJson => ({
  ...from,
  types: { ...from.types, ...part },
})

test('default', async () => {
  expect(await decode(ofToken)).toEqual({
    type: 'allowance',
    token: dai,
    spender: v2Router,
    amount: 10_000n,
  })
  expect(await decode(ofPermit2)).toEqual({
    type: 'allowance',
    token: dai,
    spender: universalRouter,
    amount: 10_000n,
  })
})

test.each<[string, unknown, string]>([
  ['more', say({ value: '10001' }), 'allowance'],
  ['everything', say({ value: String(2n ** 256n - 1n) }), 'allowance'],
  ['an amount in hex', say({ value: '0x2710' }), 'allowance'],
  ['less than nothing', say({ value: -1 }), 'allowance'],
  ['an amount that is too long', say({ value: String(2n ** 256n) }), 'allowance'],
  ['a thief may take', say({ spender: thief }), 'spender'],
  ['the account may take', say({ spender: account }), 'spender'],
  [
    '0x’s settlement contract may take',
    say({ spender: '0x00000000000000000000000000000000000005e7' }),
    'spender',
  ],
  ['a router may take that takes by Permit2', say({ spender: universalRouter }), 'spender'],
  ['the token may take', say({ spender: dai }), 'spender'],
  ['another owner', say({ owner: thief }), 'from'],
  ['an earlier nonce', say({ nonce: '6' }), 'nonce'],
  ['a later nonce', say({ nonce: '8' }), 'nonce'],
  ['no nonce', say({ nonce: undefined }), 'nonce'],
  ['a later end', say({ deadline: soon + 1 }), 'deadline'],
  ['no end', say({ deadline: String(2n ** 256n - 1n) }), 'deadline'],
  ['an end that is over', say({ deadline: now / 1000 }), 'deadline'],
  ['another token', inDomain({ verifyingContract: usdc }), 'nonce'],
  ['no token', inDomain({ verifyingContract: zero }), 'nonce'],
  ['another chain', inDomain({ chainId: 10 }), 'chain'],
  ['no chain', inDomain({ chainId: undefined }), 'chain'],
  ['a salt', inDomain({ salt: `0x${'0'.repeat(64)}` }), 'domain'],
  [
    'a permit of the old form',
    ofTypes({
      Permit: [
        field('holder', 'address'),
        field('spender', 'address'),
        field('nonce', 'uint256'),
        field('expiry', 'uint256'),
        field('allowed', 'bool'),
      ],
    }),
    'types',
  ],
  [
    'members in another order',
    ofTypes({ Permit: ofToken.types.Permit?.toReversed() ?? [] }),
    'types',
  ],
  ['a type more', ofTypes({ Other: [] }), 'types'],
  ['a domain that says less', ofTypes({ EIP712Domain: ownDomain }), 'types'],
  ['a domain that says more', ofTypes({ EIP712Domain: tokenDomain }, ofPermit2), 'types'],
  ['a fact more', say({ allowed: true }), 'data'],
  ['an order', { ...ofToken, primaryType: 'Order' }, 'types'],
  ['more, by Permit2', detail({ amount: '10001' }), 'allowance'],
  ['everything, by Permit2', detail({ amount: String(2n ** 160n - 1n) }), 'allowance'],
  ['an amount that is too long, by Permit2', detail({ amount: String(2n ** 160n) }), 'allowance'],
  ['another token, by Permit2', detail({ token: usdc }), 'nonce'],
  ['an earlier nonce, by Permit2', detail({ nonce: 6 }), 'nonce'],
  ['a nonce that is too long, by Permit2', detail({ nonce: 2 ** 48 }), 'nonce'],
  ['an allowance that lasts longer, by Permit2', detail({ expiration: soon + 1 }), 'deadline'],
  ['an allowance for ever, by Permit2', detail({ expiration: 2 ** 48 - 1 }), 'deadline'],
  ['an allowance that is over, by Permit2', detail({ expiration: 0 }), 'deadline'],
  [
    'a signature that lasts longer, by Permit2',
    say({ sigDeadline: soon + 1 }, ofPermit2),
    'deadline',
  ],
  ['a fact more, by Permit2', detail({ to: thief }), 'data'],
  ['a thief may take, by Permit2', say({ spender: thief }, ofPermit2), 'spender'],
  ['a router may take that knows no Permit2', say({ spender: v2Router }, ofPermit2), 'spender'],
  ['Permit2 may take, by Permit2', say({ spender: permit2 }, ofPermit2), 'spender'],
  ['another contract, by Permit2', inDomain({ verifyingContract: thief }, ofPermit2), 'domain'],
  ['another name, by Permit2', inDomain({ name: 'Permit' }, ofPermit2), 'domain'],
  ['a version, by Permit2', inDomain({ version: '1' }, ofPermit2), 'types'],
  ['another chain, by Permit2', inDomain({ chainId: 137 }, ofPermit2), 'chain'],
  ['a batch, by Permit2', { ...ofPermit2, primaryType: 'PermitBatch' }, 'types'],
  ['a transfer, by Permit2', { ...ofPermit2, primaryType: 'PermitTransferFrom' }, 'types'],
  [
    'details in another order, by Permit2',
    ofTypes({ PermitDetails: ofPermit2.types.PermitDetails?.toReversed() ?? [] }, ofPermit2),
    'types',
  ],
  ['text', JSON.stringify(ofToken), 'data'],
])('error: %s', async (_, typedData, refusal) => {
  expect(await judge(typedData)).toBe(refusal)
})

test.each<[string, unknown]>([
  ['of a token', ofToken],
  [
    'of a token without a version',
    {
      ...ofTypes({ EIP712Domain: ownDomain }),
      domain: { name: 'Dai', chainId: 1, verifyingContract: dai },
    },
  ],
  ['of a token in upper case', say({ spender: v2Router.toUpperCase().replace('X', 'x') })],
  ['of Permit2', ofPermit2],
  ['of Permit2, with numbers as text', detail({ expiration: String(soon), nonce: '7' })],
  ['that ends now', say({ deadline: now / 1000 + 1 })],
])('behavior: an allowance %s', async (_, typedData) => {
  expect(await judge(typedData)).toBe('accepted')
})

test('behavior: Permit2 may take a token by its signature', async () => {
  const read = await decode(say({ spender: permit2 }))
  expect(read).toMatchObject({ spender: permit2, amount: 10_000n })
})

test('behavior: on a chain of the app’s own', async () => {
  const policy = { contracts: { 'eip155:31337': { v2Routers: [thief] } } }
  const typedData = { ...say({ spender: thief }), domain: { ...ofToken.domain, chainId: 31_337 } }
  expect(await decode(typedData, { policy, chainId: 31_337 })).toMatchObject({ spender: thief })
})

test('error: without a node, nothing is said about the nonce', async () => {
  const failed = new CleatError('NETWORK_RPC_FAILED', { context: { network: 'Ethereum' } })
  const dead = { run: () => Promise.reject(failed) }
  expect(await judge(ofToken, { node: dead })).toBe('NETWORK_RPC_FAILED')
})

test.each(['0x', '0x07', '', '0xzz', `0x${'z'.repeat(64)}`])(
  'error: the node answers %s',
  async (answer) => {
    expect(await judge(ofToken, { node: { run: async () => answer } })).toBe('nonce')
    expect(await judge(ofPermit2, { node: { run: async () => answer } })).toBe('nonce')
  },
)

test.each(createHostileValues())('error: %s is no permit', async (_, value) => {
  expect(await judge(value)).toBe('data')
  await expect(decode(say({ value }))).rejects.toThrow()
})

const soonest = fc.integer({ min: now / 1000 + 1, max: soon })

test('property: what is read is what viem and ethers sign', async () => {
  const permits = fc.record({
    ...{ token: address, owner: address, isForPermit2: fc.boolean(), isText: fc.boolean() },
    ...{ amount: fc.bigInt({ min: 0n, max: 2n ** 160n - 1n }), nonce: fc.nat(), deadline: soonest },
  })
  await fc.assert(
    fc.asyncProperty(
      permits,
      async ({ token, owner, isForPermit2, isText, amount, nonce, deadline }) => {
        const write = (value: bigint | number) => (isText ? String(value) : value)
        const build = (value: unknown, at: string, spender: string): TypedDataJson =>
          isForPermit2
            ? say(
                {
                  details: {
                    token: at,
                    amount: value,
                    expiration: write(deadline),
                    nonce: write(nonce),
                  },
                  spender,
                  sigDeadline: deadline,
                },
                ofPermit2,
              )
            : {
                ...say({ owner, spender, value, nonce: write(nonce), deadline }),
                domain: { ...ofToken.domain, verifyingContract: at },
              }
        const typedData = build(String(amount), token, isForPermit2 ? universalRouter : v2Router)
        const word = nonce.toString(16).padStart(64, '0')
        const answer = { run: async () => `0x${isForPermit2 ? '0'.repeat(128) : ''}${word}` }
        const read = await decode(typedData, { account: owner, node: answer })
        const [one, ...others] = [
          ...hashTypedDataBy(typedData),
          ...hashTypedDataBy(build(read.amount, read.token, read.spender)),
        ]
        for (const other of others) expect(other).toBe(one)
        expect(read).toMatchObject({ token, amount })
      },
    ),
    { numRuns },
  )
})
