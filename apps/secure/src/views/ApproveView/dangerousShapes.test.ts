// @vitest-environment node
import type { FrameRequest } from '@cleat/embedded-wallet/frame'
import { type Abi, encodeAbiParameters, encodeFunctionData, type Hex, parseAbi } from 'viem'
import { expect, test, vi } from 'vitest'
import {
  account,
  receiver,
  solanaAccount,
  toHexRequest,
  token,
  toMessageRequest,
  toSolanaMessageRequest,
  toSolanaRequest,
  toTransactionRequest,
  toTypedDataRequest,
} from '../../test/requests.ts'
import { type TestInstruction, toSolanaTransaction } from '../../test/toSolanaTransaction.ts'
import { type Danger, listDangers } from './listDangers.ts'
import { readRequest } from './readRequest.ts'
import { readSurface } from './readSurface.ts'

type Row = [
  name: string,
  request: FrameRequest,
  /** `limit`: the frame where it is within the visitor's limit, else a window. */
  surface: 'frame' | 'limit' | 'window' | 'refused',
  ...dangers: Danger[],
]

const permit2 = '0x000000000022D473030F116dDEE9F6B43aC78BA3'
const most = 2n ** 256n - 1n
const abi = parseAbi([
  'function approve(address,uint256)',
  'function increaseAllowance(address,uint256)',
  'function decreaseAllowance(address,uint256)',
  'function approveAndCall(address,uint256,bytes)',
  'function transfer(address,uint256)',
  'function transferFrom(address,address,uint256)',
  'function transferAndCall(address,uint256,bytes)',
  'function setApprovalForAll(address,bool)',
  'function setOperator(address,bool)',
  'function authorizeOperator(address)',
  'function safeTransferFrom(address,address,uint256)',
  'function safeBatchTransferFrom(address,address,uint256[],uint256[],bytes)',
  'function transferOwnership(address)',
  'function upgradeTo(address)',
  'function upgradeToAndCall(address,bytes)',
  'function changeAdmin(address)',
  'function grantRole(bytes32,address)',
  'function multicall(bytes[])',
  'function execute(bytes32,bytes)',
  'function execTransaction(address,uint256,bytes,uint8,uint256,uint256,uint256,address,address,bytes)',
  'function swapExactTokensForTokens(uint256,uint256,address[],address,uint256)',
])
const permit2Abi = parseAbi(['function approve(address,address,uint160,uint48)'])
const zero = '0x0000000000000000000000000000000000000000'
const word = `0x${'11'.repeat(32)}` as const

const encode = (functionName: string, ...args: unknown[]): Hex =>
  encodeFunctionData({ abi: abi as Abi, functionName, args })
const call = (functionName: string, ...args: unknown[]) =>
  toTransactionRequest({ to: token, data: encode(functionName, ...args) })
const safe = (operation: number, data: Hex = '0x', to: string = receiver) =>
  call('execTransaction', to, 0n, data, operation, 0n, 0n, 0n, zero, zero, '0x')
const onPermit2 = (amount: bigint) =>
  toTransactionRequest({
    to: permit2.toLowerCase() as Hex,
    data: encodeFunctionData({ abi: permit2Abi, args: [token, receiver, amount, 9] }),
  })

const fields = (text: string) =>
  text.split(', ').map((field) => {
    const [type, name] = field.split(' ')
    return { type, name }
  })
const typed = (
  primaryType: string,
  types: { readonly [name: string]: string },
  message: object,
  contract: string = token,
) =>
  toTypedDataRequest({
    domain: { name: 'Any', chainId: 8453, verifyingContract: contract },
    primaryType,
    types: {
      EIP712Domain: fields('string name, uint256 chainId, address verifyingContract'),
      ...Object.fromEntries(Object.entries(types).map(([name, text]) => [name, fields(text)])),
    },
    message,
  })
const permit = (value: string, owner: string = account) =>
  typed(
    'Permit',
    { Permit: 'address owner, address spender, uint256 value, uint256 nonce, uint256 deadline' },
    { owner, spender: receiver, value, nonce: '0', deadline: '9' },
  )
const dai = (allowed: boolean) =>
  typed(
    'Permit',
    { Permit: 'address holder, address spender, uint256 nonce, uint256 expiry, bool allowed' },
    { holder: account, spender: receiver, nonce: '0', expiry: '9', allowed },
  )
const detail = 'address token, uint160 amount, uint48 expiration, uint48 nonce'
const details = { token, amount: '7', expiration: '9', nonce: '0' }
const permitted = { TokenPermissions: 'address token, uint256 amount' }
const authorization =
  'address from, address to, uint256 value, uint256 validAfter, uint256 validBefore, bytes32 nonce'
const authorize = (name: string) =>
  typed(
    name,
    { [name]: authorization },
    {
      ...{ from: account, to: receiver, value: '7', validAfter: '0', validBefore: '9' },
      nonce: word,
    },
  )
const safeTx = (operation: number) =>
  typed(
    'SafeTx',
    {
      SafeTx:
        'address to, uint256 value, bytes data, uint8 operation, uint256 safeTxGas, uint256 baseGas, uint256 gasPrice, address gasToken, address refundReceiver, uint256 nonce',
    },
    {
      ...{ to: receiver, value: '7', data: '0x', operation, safeTxGas: '0', baseGas: '0' },
      ...{ gasPrice: '0', gasToken: zero, refundReceiver: zero, nonce: '0' },
    },
  )

const evmRows: Row[] = [
  ['a payment', toTransactionRequest({ value: '0x7' }), 'limit'],
  ['a payment of nothing', toTransactionRequest({}), 'limit'],
  ['a payment of a token', call('transfer', receiver, 7n), 'limit'],
  ['a payment that calls back', call('transferAndCall', receiver, 7n, '0x'), 'limit'],
  ['an own payment by transferFrom', call('transferFrom', account, receiver, 7n), 'limit'],
  ['one of another', call('transferFrom', receiver, account, 7n), 'window', 'foreign'],
  ['a collectible', call('safeTransferFrom', account, receiver, 7n), 'limit'],
  [
    'collectibles',
    call('safeBatchTransferFrom', account, receiver, [1n, 2n], [1n, 1n], '0x'),
    'limit',
  ],
  ['an allowance', call('approve', receiver, 7n), 'limit'],
  ['any amount', call('approve', receiver, most), 'window', 'unlimited'],
  ['almost any amount', call('approve', receiver, most - 1n), 'window', 'unlimited'],
  ['more of it', call('increaseAllowance', receiver, most), 'window', 'unlimited'],
  ['any amount, and a call', call('approveAndCall', receiver, most, '0x'), 'window', 'unlimited'],
  ['less of it', call('decreaseAllowance', receiver, 7n), 'frame'],
  ['none', call('approve', receiver, 0n), 'frame'],
  ['an allowance of Permit2', onPermit2(7n), 'limit'],
  ['any amount by Permit2', onPermit2(2n ** 160n - 1n), 'window', 'unlimited'],
  ['an operator', call('setApprovalForAll', receiver, true), 'window', 'operator'],
  ['no operator', call('setApprovalForAll', receiver, false), 'frame'],
  ['an operator of ERC-6909', call('setOperator', receiver, true), 'window', 'operator'],
  ['an operator of ERC-777', call('authorizeOperator', receiver), 'window', 'operator'],
  ['another owner', call('transferOwnership', receiver), 'window', 'authority'],
  ['other code', call('upgradeTo', receiver), 'window', 'authority'],
  ['other code, and a call', call('upgradeToAndCall', receiver, '0x'), 'window', 'authority'],
  ['another admin', call('changeAdmin', receiver), 'window', 'authority'],
  ['a role', call('grantRole', word, receiver), 'window', 'grant'],
  [
    'any amount inside of calls',
    call('multicall', [encode('transfer', receiver, 1n), encode('approve', receiver, most)]),
    'window',
    'unlimited',
  ],
  ['payments inside of calls', call('multicall', [encode('transfer', receiver, 1n)]), 'limit'],
  [
    'an operator inside of a call of the account',
    call(
      'execute',
      `0x${'00'.repeat(32)}`,
      `0x${token.slice(2)}${'0'.repeat(64)}${encode('setApprovalForAll', receiver, true).slice(2)}`,
    ),
    'window',
    'operator',
  ],
  ['a Safe that pays', safe(0), 'limit'],
  ['a Safe that runs code', safe(1), 'window', 'delegateCall'],
  ['a Safe with an unknown operation', safe(2), 'window', 'delegateCall'],
  ['a Safe that approves any', safe(0, encode('approve', receiver, most)), 'window', 'unlimited'],
  ['a call that cannot be read', toTransactionRequest({ to: token, data: '0x12345678' }), 'window'],
  ['three bytes', toTransactionRequest({ to: token, data: '0x123456' }), 'window'],
  ['half an allowance', toTransactionRequest({ to: token, data: '0x095ea7b3' }), 'window'],
  ['a swap', call('swapExactTokensForTokens', 1n, 1n, [token, receiver], account, 9n), 'window'],
  ['a new contract', toTransactionRequest({ to: undefined, data: '0x60' }), 'window'],
]

const signatureRows: Row[] = [
  ['a text', toMessageRequest('Ahoy'), 'frame'],
  ['a hash', toHexRequest(word), 'window'],
  ['bytes', toHexRequest('0xff00ff'), 'window'],
  ['typed data as a text', toMessageRequest('{"types":{},"primaryType":"Permit"}'), 'window'],
  [
    'a sign-in',
    toMessageRequest(`app.example wants you to sign in with your Ethereum account:\n${account}`),
    'frame',
  ],
  ['no typed data', toTypedDataRequest({}), 'window'],
  [
    'typed data of an unknown form',
    typed('Mail', { Mail: 'string text' }, { text: 'Hi' }),
    'window',
  ],
  ['Permit', permit('7'), 'window', 'permit'],
  ['Permit of any amount', permit(`${most}`), 'window', 'permit', 'unlimited'],
  ['Permit for another', permit('7', receiver), 'refused', 'permit'],
  ['Permit of DAI', dai(true), 'window', 'permit', 'unlimited'],
  ['its end', dai(false), 'frame'],
  [
    'PermitSingle of Permit2',
    typed(
      'PermitSingle',
      {
        PermitSingle: 'PermitDetails details, address spender, uint256 sigDeadline',
        PermitDetails: detail,
      },
      { details, spender: receiver, sigDeadline: '9' },
      permit2,
    ),
    'window',
    'permit',
  ],
  [
    'PermitBatch of Permit2',
    typed(
      'PermitBatch',
      {
        PermitBatch: 'PermitDetails[] details, address spender, uint256 sigDeadline',
        PermitDetails: detail,
      },
      {
        details: [details, { ...details, amount: `${2n ** 160n - 1n}` }],
        spender: receiver,
        sigDeadline: '9',
      },
      permit2,
    ),
    'window',
    'permit',
    'unlimited',
  ],
  [
    'PermitTransferFrom of Permit2',
    typed(
      'PermitTransferFrom',
      {
        PermitTransferFrom:
          'TokenPermissions permitted, address spender, uint256 nonce, uint256 deadline',
        ...permitted,
      },
      { permitted: { token, amount: '7' }, spender: receiver, nonce: '0', deadline: '9' },
      permit2,
    ),
    'window',
    'permit',
  ],
  [
    'a Permit2 of another contract',
    typed(
      'PermitTransferFrom',
      {
        PermitTransferFrom:
          'TokenPermissions permitted, address spender, uint256 nonce, uint256 deadline',
        ...permitted,
      },
      { permitted: { token, amount: '7' }, spender: receiver, nonce: '0', deadline: '9' },
    ),
    'window',
  ],
  ['a payment by signature', authorize('TransferWithAuthorization'), 'window', 'permit'],
  ['one that is fetched', authorize('ReceiveWithAuthorization'), 'window', 'permit'],
  ['SafeTx', safeTx(0), 'limit'],
  ['SafeTx with operation 1', safeTx(1), 'window', 'delegateCall'],
  [
    'a delegation',
    typed(
      'Delegation',
      {
        Delegation:
          'address delegate, address delegator, bytes32 authority, Caveat[] caveats, uint256 salt',
        Caveat: 'address enforcer, bytes terms',
      },
      { delegate: receiver, delegator: account, authority: word, caveats: [], salt: '0' },
    ),
    'window',
    'grant',
  ],
  ['a bulk of orders', typed('BulkOrder', { BulkOrder: 'bytes32 tree' }, { tree: word }), 'window'],
  ['an order of an unknown form', typed('Order', { Order: 'uint256 a' }, { a: '1' }), 'window'],
]

const system = '11111111111111111111111111111111'
const tokens = 'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA'
const memo = 'MemoSq4gqABAXKb96qnH8TysNcWxMyWCqXgDLGmfcHr'
const [bob, mint] = ['3JF3sEqc9nj1AA7bBrdVoYAe9FQGqz6HPzdXJQ4mmv7B', system] as const
const four = (value: number) => [value, 0, 0, 0]
const eight = (value: number) => [value, 0, 0, 0, 0, 0, 0, 0]
const any = Array<number>(8).fill(255)
const key = Array<number>(32).fill(9)
const solana = (...instructions: TestInstruction[]) =>
  toSolanaRequest(toSolanaTransaction(solanaAccount, instructions))
const bySystem = (data: number[], ...accounts: string[]): TestInstruction => ({
  ...{ program: system, accounts, data },
})
const byToken = (data: number[], ...accounts: string[]): TestInstruction => ({
  ...{ program: tokens, accounts, data },
})
const pay = bySystem([...four(2), ...eight(7)], solanaAccount, bob)
const nonce = bySystem(four(4), bob, mint, solanaAccount)

const solanaRows: Row[] = [
  ['a text on Solana', toSolanaMessageRequest('Ahoy'), 'frame'],
  ['bytes on Solana', toSolanaMessageRequest('\u0000\u0001ÿ'), 'window'],
  ['a payment on Solana', solana(pay), 'limit'],
  ['a payment with a memo', solana(pay, { program: memo, accounts: [], data: [72, 105] }), 'limit'],
  [
    'one of another account',
    solana(bySystem([...four(2), ...eight(7)], bob, solanaAccount)),
    'window',
    'foreign',
  ],
  ['assign', solana(bySystem([...four(1), ...key], solanaAccount)), 'window', 'authority'],
  ['a durable nonce', solana(nonce, pay), 'refused', 'undated'],
  ['a durable nonce at the end', solana(pay, nonce), 'refused', 'undated'],
  [
    'a durable nonce in the second of two',
    toSolanaRequest(
      toSolanaTransaction(solanaAccount, [pay]),
      toSolanaTransaction(solanaAccount, [nonce, pay]),
    ),
    'refused',
    'undated',
  ],
  ['another instruction of the system', solana(bySystem(four(9), bob)), 'window'],
  [
    'a payment of a token on Solana',
    solana(byToken([3, ...eight(7)], mint, bob, solanaAccount)),
    'limit',
  ],
  ['an allowance on Solana', solana(byToken([4, ...eight(7)], bob, mint, solanaAccount)), 'limit'],
  [
    'any amount on Solana',
    solana(byToken([4, ...any], bob, mint, solanaAccount)),
    'window',
    'unlimited',
  ],
  [
    'any amount, checked',
    solana(byToken([13, ...any, 6], bob, mint, tokens, solanaAccount)),
    'window',
    'unlimited',
  ],
  ['its end on Solana', solana(byToken([5], bob, solanaAccount)), 'frame'],
  ['SetAuthority', solana(byToken([6, 2, 1, ...key], bob, solanaAccount)), 'window', 'authority'],
  ['SetAuthority to none', solana(byToken([6, 2, 0], bob, solanaAccount)), 'window', 'authority'],
  [
    'an account closed into another',
    solana(byToken([9], bob, mint, solanaAccount)),
    'window',
    'authority',
  ],
  [
    'SetAuthority behind a payment',
    solana(pay, byToken([6, 0, 1, ...key], bob, solanaAccount)),
    'window',
    'authority',
  ],
  [
    'a program that is not known',
    solana({ program: bob, accounts: [solanaAccount], data: [1] }),
    'window',
  ],
  ['no transaction', toSolanaRequest('AAAA'), 'window'],
  ['nothing', solana(), 'window'],
]

const rows = [...evmRows, ...signatureRows, ...solanaRows]

const place = { mode: 'same-site', approvals: 'frame', visibility: 'proven' } as const

test.each(rows)('W20: %s', async (_, request, surface, ...dangers) => {
  expect([...listDangers(readRequest(request).actions)].sort()).toEqual([...dangers].sort())
  const surfaces = await Promise.all(
    [true, false].map((isWithin) =>
      readSurface(request, { ...place, isWithinLimit: async () => isWithin }),
    ),
  )
  expect(surfaces).toEqual(surface === 'limit' ? ['frame', 'window'] : [surface, surface])
})

test('behavior: only what may be in the frame and pays something is priced', async () => {
  for (const [, request, surface] of rows) {
    const isWithinLimit = vi.fn(async () => true)
    await readSurface(request, { ...place, isWithinLimit })
    expect(isWithinLimit).toHaveBeenCalledTimes(surface === 'limit' ? 1 : 0)
  }
})

test.each<[string, Partial<Parameters<typeof readSurface>[1]>]>([
  ['in a browser that proves nothing', { visibility: 'unable' }],
  ['where the operator wants windows', { approvals: 'window' }],
])('behavior: %s, none of them is in the frame', async (_, given) => {
  const within = { ...place, isWithinLimit: async () => true, ...given }
  const surfaces = await Promise.all(rows.map(([, request]) => readSurface(request, within)))
  expect(surfaces).not.toContain('frame')
  expect(rows.length).toBeGreaterThanOrEqual(60)
})

test('behavior: what is encoded without a form that is known stays unreadable', async () => {
  const data: Hex = `0xdeadbeef${encodeAbiParameters([{ type: 'address' }], [receiver]).slice(2)}`
  const request = toTransactionRequest({ to: token, data })
  expect(await readSurface(request, { ...place, isWithinLimit: async () => true })).toBe('window')
})
