import {
  decodeAbiParameters,
  decodeFunctionData,
  encodeAbiParameters,
  encodeFunctionData,
  type Hex,
  parseAbi,
} from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { expect, test } from 'vitest'
import { createFakeNode } from '../../test/createFakeNode.ts'
import { decodePermit } from '../decode/decodePermit.ts'
import { writePermit2 } from './writePermit2.ts'

const permit2 = '0x000000000022d473030f116ddee9f6b43ac78ba3'
const router = '0x4c82d1fbfe28c977cbb58d8c7ff8fcf9f70a2cca'
const token = '0x6b175474e89094c44da98b954eedeac495271d0f'
const owner = privateKeyToAccount(`0x${'5'.repeat(64)}`)
const account = owner.address.toLowerCase()
const amount = 10n * 10n ** 18n
const now = 1_795_000_000
const deadline = BigInt(now + 1800)
const abi = parseAbi([
  'function execute(bytes commands, bytes[] inputs, uint256 deadline) payable',
  'function execute(bytes commands, bytes[] inputs) payable',
  'function approve(address token, address spender, uint160 amount, uint48 expiration)',
  'function allowance(address owner, address token, address spender) view returns (uint160, uint48, uint48)',
])
const input = [
  {
    type: 'tuple',
    components: [
      {
        name: 'details',
        type: 'tuple',
        components: [
          { name: 'token', type: 'address' },
          { name: 'amount', type: 'uint160' },
          { name: 'expiration', type: 'uint48' },
          { name: 'nonce', type: 'uint48' },
        ],
      },
      { name: 'spender', type: 'address' },
      { name: 'sigDeadline', type: 'uint256' },
    ],
  },
  { type: 'bytes' },
] as const
const inputs: readonly Hex[] = ['0x1234']
const timed = encodeFunctionData({ abi, functionName: 'execute', args: ['0x08', inputs, deadline] })
const untimed = encodeFunctionData({ abi, functionName: 'execute', args: ['0x0008', inputs] })
const call = { to: router, value: 0n, data: timed }

/** A node whose Permit2 knows an allowance, and takes the nonce 7 next. */
function nodeOf([allowed, until]: readonly [bigint, number]) {
  const types = [{ type: 'uint160' }, { type: 'uint48' }, { type: 'uint48' }]
  return createFakeNode({
    eth_call({ to, data }: { to: string; data: Hex }) {
      expect(to).toBe(permit2)
      expect(decodeFunctionData({ abi, data }).functionName).toBe('allowance')
      return encodeAbiParameters(types, [allowed, until, 7])
    },
    eth_getBlockByNumber: { timestamp: `0x${now.toString(16)}` },
  }).node
}

type Change = Partial<writePermit2.Parameters>
const write = (known: readonly [bigint, number] = [0n, 0], change: Change = {}) =>
  writePermit2(nodeOf(known), { account, token, amount, call, deadline, ...change })

test('default: it is read as exactly the allowance, and tried out as one', async () => {
  const permit = await write()
  const read = { account, chainId: 1, policy: {}, node: nodeOf([0n, 0]), now: now * 1000 }
  expect(await decodePermit({ ...read, typedData: permit?.typedData })).toEqual({
    ...{ type: 'allowance', token, spender: router, amount },
  })
  expect(permit?.grant).toMatchObject({ to: permit2, value: 0n })
  const { functionName, args } = decodeFunctionData({ abi, data: permit?.grant.data as Hex })
  expect([functionName, ...(args ?? [])].map((one) => String(one).toLowerCase())).toEqual([
    ...['approve', token, router, String(amount), String(deadline)],
  ])
})

test.each([
  ['a deadline', timed, '0x0a08', deadline],
  ['none', untimed, '0x0a0008', undefined],
])('default: the call with %s hands it in first', async (_, data, commands, last) => {
  const permit = await write([3n, 5], { call: { ...call, data } })
  const typedData = permit?.typedData as Parameters<typeof owner.signTypedData>[0]
  const signature = await owner.signTypedData(typedData)
  for (const [given, written] of [
    [permit?.call.data, `0x${'0'.repeat(130)}`],
    [permit?.write(signature), signature],
    // Some wallets count from 0.
    [
      permit?.write(`${signature.slice(0, -2)}${signature.endsWith('1b') ? '00' : '01'}`),
      signature,
    ],
  ]) {
    const { functionName, args } = decodeFunctionData({ abi, data: given as Hex })
    if (functionName !== 'execute') throw new Error(`It calls ${functionName}.`)
    const [listed, [first = '0x', ...rest], until] = args
    expect([listed, rest, until]).toEqual([commands, inputs, last])
    const [single, bytes] = decodeAbiParameters(input, first)
    expect(bytes).toBe(written)
    expect(single).toMatchObject({
      details: { amount, expiration: Number(deadline), nonce: 7 },
      sigDeadline: deadline,
    })
    expect([single.details.token, single.spender].map((one) => one.toLowerCase())).toEqual([
      token,
      router,
    ])
  }
  expect(permit?.call).toMatchObject({ to: router, value: 0n })
})

test.each<[string, readonly [bigint, number], boolean]>([
  ['as much, and until then', [amount, Number(deadline)], false],
  ['more, and for longer', [2n ** 160n - 1n, 2 ** 48 - 1], false],
  ['one less', [amount - 1n, Number(deadline)], true],
  ['as much, and a second less', [amount, Number(deadline) - 1], true],
])('behavior: the router may take %s', async (_, known, isNeeded) => {
  expect((await write(known)) !== undefined).toBe(isNeeded)
})

test('behavior: Permit2 cannot count so far', async () => {
  expect(await write([0n, 0], { amount: 2n ** 160n })).toBeUndefined()
  expect(await write([0n, 0], { amount: 2n ** 160n - 1n })).toBeDefined()
})

test('behavior: an answer without a nonce is none', async () => {
  const { node } = createFakeNode({ eth_call: '0x' })
  expect(await writePermit2(node, { account, token, amount, call, deadline })).toBeUndefined()
})
