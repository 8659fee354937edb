import { encodeFunctionData, type Hex, pad, parseAbi, toHex } from 'viem'

/** A payload that was changed after it was seen: how, and what it became. */
export type TamperedRow = readonly [what: string, change: (payload: Payload) => unknown]

type Payload = Readonly<Record<string, string>>

const stranger: Hex = '0x1111111111111111111111111111111111111111'
const abi = parseAbi([
  'function transfer(address to, uint256 value)',
  'function approve(address spender, uint256 value)',
  'function transferFrom(address from, address to, uint256 value)',
  'function increaseAllowance(address spender, uint256 value)',
  'function setApprovalForAll(address operator, bool isApproved)',
  'function permit(address owner, address spender, uint256 value, uint256 deadline, uint8 v, bytes32 r, bytes32 s)',
  'function multicall(bytes[] calls)',
  'function transferAndCall(address to, uint256 value, bytes data)',
])

const put = (changes: Readonly<Record<string, unknown>>) => (payload: Payload) => ({
  ...payload,
  ...changes,
})
const times = (key: string, factor: bigint) => (payload: Payload) => ({
  ...payload,
  [key]: toHex(BigInt(payload[key] ?? '0x0') * factor),
})
const without = (key: string) => (payload: Payload) => {
  const { [key]: _, ...rest } = payload
  return rest
}

/** What is done to the payload of any payment. */
export const tamperedPayloads: readonly TamperedRow[] = [
  ['another who pays', put({ from: stranger })],
  ['nobody who pays', without('from')],
  ['another chain', put({ chainId: '0x2105' })],
  ['no chain', without('chainId')],
  ['a chain as a number', put({ chainId: 1 })],
  ['a chain with a zero before it', put({ chainId: '0x01' })],
  ['a fee a thousand times as high', times('maxFeePerGas', 1000n)],
  ['gas a thousand times as much', times('gas', 1000n)],
  [
    'a tip above the fee',
    (payload) => put({ maxPriorityFeePerGas: `${payload.maxFeePerGas}0` })(payload),
  ],
  ['a price beside the fee', put({ gasPrice: '0x1' })],
  ['no fee', without('maxFeePerGas')],
  ['no gas', without('gas')],
  ['a negative fee', put({ maxFeePerGas: '-0x1' })],
  ['a fee that is no number', put({ maxFeePerGas: Number.NaN })],
  ['nobody who is paid', without('to')],
  ['null who is paid', put({ to: null })],
  ['zero who is paid', put({ to: `0x${'0'.repeat(40)}` })],
  ['21 bytes of address', (payload) => put({ to: `${payload.to}00` })(payload)],
  ['an access list', put({ accessList: [] })],
  ['blobs (type 3)', put({ type: '0x3', blobVersionedHashes: [`0x01${'00'.repeat(31)}`] })],
  ['an authorization (type 4)', put({ type: '0x4', authorizationList: [{ address: stranger }] })],
  ['a type', put({ type: '0x2' })],
  ['a number of its own', put({ nonce: '0x0' })],
  ['data under its other name', put({ input: '0x1234' })],
  ['a receiver under another name', put({ recipient: stranger })],
  ['a method that JSON calls', (payload) => ({ ...payload, toJSON: () => ({ to: stranger }) })],
  ['a list', (payload) => [payload]],
  ['text', (payload) => JSON.stringify(payload)],
  ['null', () => null],
  ['nothing', () => undefined],
  ['a getter', (payload) => Object.defineProperty({ ...payload }, 'to', { get: () => stranger })],
  ['what is inherited', (payload) => Object.create(payload)],
  [
    'a prototype of its own',
    (payload) => Object.assign(Object.create({ accessList: [] }), payload),
  ],
  ['a symbol', (payload) => ({ ...payload, [Symbol('to')]: stranger })],
  [
    'what cannot be read',
    () => {
      const { proxy, revoke } = Proxy.revocable({}, {})
      revoke()
      return proxy
    },
  ],
  ['an object for text', (payload) => put({ to: { toString: () => payload.to } })(payload)],
  [
    'a hidden key',
    (payload) => Object.defineProperty({ ...payload }, 'data', { value: '0x', enumerable: false }),
  ],
  [
    '__proto__ as a key',
    (payload) => JSON.parse(`${JSON.stringify(payload).slice(0, -1)},"__proto__":{}}`),
  ],
]

/** What is done to the payload of a coin. */
export const tamperedCoins: readonly TamperedRow[] = [
  ['another receiver', put({ to: stranger })],
  ['one unit more', (payload) => put({ value: toHex(BigInt(payload.value ?? 0) + 1n) })(payload)],
  ['one unit less', (payload) => put({ value: toHex(BigInt(payload.value ?? 0) - 1n) })(payload)],
  ['no amount', put({ value: '0x0' })],
  [
    'an amount with a zero before it',
    (payload) => put({ value: `0x0${payload.value?.slice(2)}` })(payload),
  ],
  ['an amount in decimals', put({ value: '1234567' })],
  ['an amount in large letters', put({ value: '0x12D687' })],
  ['the amount the other way round', put({ value: toHex(2n ** 256n - 1_234_567n) })],
  ['an amount of 257 bits', put({ value: `0x1${'0'.repeat(64)}` })],
  ['data', put({ data: '0x1234' })],
  ['empty data', put({ data: '0x' })],
  [
    'a token',
    put({ data: encodeFunctionData({ abi, functionName: 'transfer', args: [stranger, 5n] }) }),
  ],
]

/** What is done to the payload of a token, of which `to` is to get `amount`. */
export function tamperedTokens({
  to,
  amount,
}: {
  to: Hex
  amount: bigint
}): readonly TamperedRow[] {
  const data = (next: string) => put({ data: next })
  const transfer = (receiver: Hex, value: bigint) =>
    encodeFunctionData({ abi, functionName: 'transfer', args: [receiver, value] })
  const right = transfer(to, amount)
  const [selector, receiver, value] = [right.slice(0, 10), right.slice(10, 74), right.slice(74)]
  const zeros = pad('0x', { size: 32 })
  return [
    ['another token', put({ to: stranger })],
    ['another receiver', data(transfer(stranger, amount))],
    ['one unit more', data(transfer(to, amount + 1n))],
    ['one unit less', data(transfer(to, amount - 1n))],
    ['no amount', data(transfer(to, 0n))],
    ['the zero address', data(transfer(`0x${'0'.repeat(40)}`, amount))],
    ['all there can be', data(transfer(to, 2n ** 256n - 1n))],
    ['the amount the other way round', data(transfer(to, 2n ** 256n - amount))],
    ['a value beside it', put({ value: '0x1' })],
    ['approve', data(encodeFunctionData({ abi, functionName: 'approve', args: [to, amount] }))],
    ['approve, by its selector alone', data(`0x095ea7b3${receiver}${value}`)],
    [
      'transferFrom',
      data(encodeFunctionData({ abi, functionName: 'transferFrom', args: [to, to, amount] })),
    ],
    [
      'increaseAllowance',
      data(encodeFunctionData({ abi, functionName: 'increaseAllowance', args: [to, amount] })),
    ],
    [
      'setApprovalForAll',
      data(encodeFunctionData({ abi, functionName: 'setApprovalForAll', args: [to, true] })),
    ],
    [
      'permit',
      data(
        encodeFunctionData({
          abi,
          functionName: 'permit',
          args: [to, to, amount, 1n, 27, zeros, zeros],
        }),
      ),
    ],
    ['multicall', data(encodeFunctionData({ abi, functionName: 'multicall', args: [[right]] }))],
    [
      'transferAndCall',
      data(encodeFunctionData({ abi, functionName: 'transferAndCall', args: [to, amount, '0x'] })),
    ],
    ['a byte behind it', data(`${right}00`)],
    ['a word behind it', data(right + '0'.repeat(64))],
    ['a byte less', data(right.slice(0, -2))],
    ['half a byte more', data(`${right}0`)],
    [
      'an address with dirt before it',
      data(`${selector}${'0'.repeat(23)}1${receiver.slice(24)}${value}`),
    ],
    ['an address on the left', data(`${selector}${receiver.slice(24)}${'0'.repeat(24)}${value}`)],
    ['receiver and amount swapped', data(selector + value + receiver)],
    ['a selector in large letters', data(`0xA9059CBB${receiver}${value}`)],
    ['no data, and so a coin', without('data')],
    [
      'no data, and a value',
      (payload) => put({ value: toHex(amount) })(without('data')(payload) as Payload),
    ],
    ['no contract', without('to')],
  ]
}
