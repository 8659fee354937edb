import { encodeFunctionData, type Hex, parseAbi, toHex } from 'viem'

/** A payload that was changed after it was seen: how, the field to name, and what it became. */
export type TamperedRow = readonly [
  what: string,
  field: string,
  change: (payload: Payload) => unknown,
]

export type Payload = Readonly<Record<string, unknown>>

const stranger: Hex = '0x1111111111111111111111111111111111111111'
const abi = parseAbi([
  'function approve(address spender, uint256 value)',
  'function increaseAllowance(address spender, uint256 value)',
  'function transfer(address to, uint256 value)',
  'function setApprovalForAll(address operator, bool isApproved)',
])

const put =
  (changes: Payload) =>
  (payload: Payload): Payload => ({ ...payload, ...changes })

const without =
  (key: string) =>
  ({ [key]: _, ...rest }: Payload): Payload =>
    rest

/** Replaces digits of the data, counted in words after the function. */
const word =
  (index: number, value: bigint | string) =>
  (payload: Payload): Payload => {
    const data = String(payload.data)
    const digits = typeof value === 'string' ? value.slice(2) : value.toString(16)
    const place = 10 + index * 64
    const put = digits.padStart(64, '0')
    return { ...payload, data: data.slice(0, place) + put + data.slice(place + 64) }
  }

/** The digits of a word after the function. */
function wordOf({ data }: Payload, index: number): string {
  return String(data).slice(10 + index * 64, 74 + index * 64)
}

/** What is done to any transaction. */
const tamperedTransactions: readonly TamperedRow[] = [
  ['no sender', 'from', without('from')],
  ['another chain', 'chain', put({ chainId: '0x2105' })],
  ['no chain', 'chainId', without('chainId')],
  ['a chain as a number', 'chainId', put({ chainId: 1 })],
  ['a fee a thousand times as high', 'fee', put({ gas: '0x3b9aca000' })],
  ['a tip above the fee', 'fee', put({ maxPriorityFeePerGas: '0xffffffffffffff' })],
  ['a price beside the fee', 'fee', put({ gasPrice: '0x1' })],
  ['no gas', 'gas', without('gas')],
  ['no contract', 'to', without('to')],
  ['21 bytes of address', 'to', put({ to: `${stranger}00` })],
  ['an authorization (type 4)', 'authorizationList', put({ authorizationList: [] })],
  ['an access list', 'accessList', put({ accessList: [] })],
  ['a nonce', 'nonce', put({ nonce: '0x0' })],
  ['half a byte of data', 'data', ({ data, ...rest }) => ({ ...rest, data: `${data}0` })],
  [
    'a value that is computed',
    'to',
    (payload) => Object.defineProperty({ ...payload }, 'to', { get: () => payload.to }),
  ],
]

/** What is done to an allowance. */
export function tamperedApprovals(parameters: {
  spender: Hex
  amount: bigint
}): readonly TamperedRow[] {
  const { spender, amount } = parameters
  const call = (functionName: 'approve' | 'increaseAllowance' | 'transfer', to: Hex) =>
    put({ data: encodeFunctionData({ abi, functionName, args: [to, amount] }) })
  return [
    ...tamperedTransactions,
    ['another sender', 'from', put({ from: stranger })],
    ['another spender', 'spender', call('approve', stranger)],
    ['one unit more', 'allowance', word(1, amount + 1n)],
    ['one unit less', 'allowance', word(1, amount - 1n)],
    ['without an end', 'allowance', word(1, 2n ** 256n - 1n)],
    ['another token', 'token', put({ to: '0x7000000000000000000000000000000000000006' })],
    ['coins along', 'value', put({ value: '0x1' })],
    ['a spender of 21 bytes', 'data', word(0, `0x01${spender.slice(2)}`)],
    ['a word more', 'data', ({ data, ...rest }) => ({ ...rest, data: `${data}${'0'.repeat(64)}` })],
    ['a payment', 'router', call('transfer', stranger)],
    ['another kind of allowance', 'router', call('increaseAllowance', spender)],
    [
      'everything that is collected',
      'router',
      put({
        data: encodeFunctionData({
          ...{ abi, functionName: 'setApprovalForAll', args: [stranger, true] },
        }),
      }),
    ],
  ]
}

/** What is done to an exchange of tokens by a router with the interface of Uniswap V2. */
export function tamperedExchanges(parameters: {
  amount: bigint
  minReceived: bigint
}): readonly TamperedRow[] {
  const { amount, minReceived } = parameters
  return [
    ...tamperedTransactions,
    // The receiver is not the sender any more.
    ['another sender', 'to', put({ from: stranger })],
    ['another contract', 'router', put({ to: stranger })],
    [
      'the token as the contract',
      'router',
      put({ to: '0x7000000000000000000000000000000000000018' }),
    ],
    ['coins along', 'value', put({ value: '0x1' })],
    ['one unit more', 'amount', word(0, amount + 1n)],
    ['one unit less', 'amount', word(0, amount - 1n)],
    ['a minimum that is one unit lower', 'minimum', word(1, minReceived - 1n)],
    ['no minimum', 'floor', word(1, 0n)],
    ['another receiver', 'to', word(3, stranger)],
    ['a deadline that never comes', 'deadline', word(4, 2n ** 256n - 1n)],
    [
      'an allowance in its place',
      'step',
      (payload) => {
        const [router, token] = [String(payload.to) as Hex, `0x${wordOf(payload, 6).slice(24)}`]
        const args = [router, amount] as const
        const data = encodeFunctionData({ abi, functionName: 'approve', args })
        return { ...payload, to: token, data }
      },
    ],
    ['another token', 'token', word(6, '0x7000000000000000000000000000000000000064')],
    ['another target', 'target', word(7, '0x7000000000000000000000000000000000000064')],
    ['a longer path', 'data', word(5, 3n)],
    ['an empty path', 'data', word(5, 0n)],
    [
      'another function',
      'router',
      ({ data, ...rest }) => ({ ...rest, data: `0x8803dbee${String(data).slice(10)}` }),
    ],
  ]
}

/** What is done to a batch of an allowance and an exchange. */
export function tamperedBatches(): readonly TamperedRow[] {
  const calls =
    (change: (list: readonly Payload[]) => readonly unknown[]) =>
    (payload: Payload): Payload => ({ ...payload, calls: change(payload.calls as Payload[]) })
  const first = (change: (call: Payload) => Payload) =>
    calls(([call = {}, ...rest]) => [change(call), ...rest])
  const second = (change: (call: Payload) => Payload) =>
    calls(([call, next = {}]) => [call, change(next)])
  const drain = encodeFunctionData({ abi, functionName: 'transfer', args: [stranger, 1n] })
  const token = '0x7000000000000000000000000000000000000018'
  return [
    ['another sender', 'to', put({ from: stranger })],
    ['another chain', 'chain', put({ chainId: '0x2105' })],
    ['that may be carried out in part', 'atomicRequired', put({ atomicRequired: false })],
    ['another version', 'version', put({ version: '1.0' })],
    ['abilities', 'capabilities', put({ capabilities: { paymasterService: { url: '' } } })],
    ['an id', 'id', put({ id: '0x1' })],
    ['no calls', 'calls', put({ calls: [] })],
    ['only the allowance', 'calls', calls(([call]) => [call])],
    ['the exchange first', 'calls', calls((list) => [...list].reverse())],
    ['the exchange twice', 'calls', calls(([call, next]) => [call, next, next])],
    [
      'a payment more',
      'calls',
      calls((list) => [...list, { to: token, value: '0x0', data: drain }]),
    ],
    ['an allowance more', 'calls', calls(([call, next]) => [call, next, call])],
    ['another spender', 'spender', first(word(0, stranger))],
    ['an allowance without an end', 'allowance', first(word(1, 2n ** 256n - 1n))],
    ['coins with the allowance', 'value', first(put({ value: '0x1' }))],
    ['another receiver', 'to', second(word(3, stranger))],
    ['no minimum', 'floor', second(word(1, 0n))],
    ['a deadline that never comes', 'deadline', second(word(4, 2n ** 256n - 1n))],
    ['another contract', 'router', second(put({ to: stranger }))],
    ['a delegation', 'delegate', second(put({ delegate: stranger }))],
    ['gas of a call', 'gas', second(put({ gas: toHex(1) }))],
  ]
}
