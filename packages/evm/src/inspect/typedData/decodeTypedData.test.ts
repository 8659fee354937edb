import type { RequestAction } from '@cleat/core/adapter'
import { encodeFunctionData, maxUint160, maxUint256, parseAbi } from 'viem'
import { expect, test } from 'vitest'
import { permit2 } from '../../swaps/contracts/permit2.ts'
import { decodeTypedData } from './decodeTypedData.ts'

const account = '0xd8da6bf26964af9d7eed9e03e53415d37aa96045'
const token = '0x6b175474e89094c44da98b954eedeac495271d0f'
const coin = '0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48'
const other = '0x70997970c51812dc3a010c7d01b50e0d17dc79c8'
const zero = `0x${'0'.repeat(40)}`
const zeroHash = `0x${'0'.repeat(64)}`
const domain = { name: 'Token', version: '1', chainId: 1, verifyingContract: token }
const permit2Domain = { name: 'Permit2', chainId: 1, verifyingContract: permit2 }

type Types = { readonly [type: string]: readonly { name: string; type: string }[] }

/** Types as Solidity writes them. */
function toTypes(...structs: readonly string[]): Types {
  return Object.fromEntries(
    structs.map((struct) => {
      const [, name = '', members = ''] = /^(\w+)\((.*)\)$/.exec(struct) ?? []
      const list = members.split(',').map((member) => member.split(' '))
      return [name, list.map(([type = '', own = '']) => ({ name: own, type }))]
    }),
  )
}

const permit = {
  ...{ domain, primaryType: 'Permit' },
  types: toTypes(
    'Permit(address owner,address spender,uint256 value,uint256 nonce,uint256 deadline)',
  ),
  message: { owner: account, spender: other, value: '5', nonce: 0, deadline: '99' },
}
const dai = {
  ...{ domain, primaryType: 'Permit' },
  types: toTypes(
    'Permit(address holder,address spender,uint256 nonce,uint256 expiry,bool allowed)',
  ),
  message: { holder: account, spender: other, nonce: 0, expiry: 0, allowed: true },
}
const details = 'PermitDetails(address token,uint160 amount,uint48 expiration,uint48 nonce)'
const detail = { token, amount: '5', expiration: '99', nonce: '0' }
const single = {
  ...{ domain: permit2Domain, primaryType: 'PermitSingle' },
  types: toTypes(
    'PermitSingle(PermitDetails details,address spender,uint256 sigDeadline)',
    details,
  ),
  message: { details: detail, spender: other, sigDeadline: '50' },
}
const permissions = 'TokenPermissions(address token,uint256 amount)'
const witness = {
  ...{ domain: permit2Domain, primaryType: 'PermitWitnessTransferFrom' },
  types: toTypes(
    'PermitWitnessTransferFrom(TokenPermissions permitted,address spender,uint256 nonce,uint256 deadline,Order witness)',
    'Order(address to,uint256 least)',
    permissions,
  ),
  message: {
    ...{ permitted: { token, amount: '5' }, spender: other, nonce: '1', deadline: '99' },
    witness: { to: account, least: '1' },
  },
}
const authorization = {
  ...{ domain, primaryType: 'TransferWithAuthorization' },
  types: toTypes(
    'TransferWithAuthorization(address from,address to,uint256 value,uint256 validAfter,uint256 validBefore,bytes32 nonce)',
  ),
  message: {
    ...{ from: account, to: other, value: '5', validAfter: 0, validBefore: '99' },
    nonce: zeroHash,
  },
}
const cow = {
  domain: { name: 'Gnosis Protocol', version: 'v2', chainId: 1, verifyingContract: other },
  primaryType: 'Order',
  types: toTypes(
    'Order(address sellToken,address buyToken,address receiver,uint256 sellAmount,uint256 buyAmount,uint32 validTo,bytes32 appData,uint256 feeAmount,string kind,bool partiallyFillable,string sellTokenBalance,string buyTokenBalance)',
  ),
  message: {
    ...{ sellToken: token, buyToken: coin, receiver: account, sellAmount: '5', buyAmount: '4' },
    ...{ validTo: 99, appData: zeroHash, feeAmount: '1', kind: 'sell', partiallyFillable: false },
    ...{ sellTokenBalance: 'erc20', buyTokenBalance: 'erc20' },
  },
}
const offer =
  'uint8 itemType,address token,uint256 identifierOrCriteria,uint256 startAmount,uint256 endAmount'
const seaport = {
  domain: { name: 'Seaport', version: '1.6', chainId: 1, verifyingContract: other },
  primaryType: 'OrderComponents',
  types: toTypes(
    'OrderComponents(address offerer,address zone,OfferItem[] offer,ConsiderationItem[] consideration,uint8 orderType,uint256 startTime,uint256 endTime,bytes32 zoneHash,uint256 salt,bytes32 conduitKey,uint256 counter)',
    `OfferItem(${offer})`,
    `ConsiderationItem(${offer},address recipient)`,
  ),
  message: {
    ...{ offerer: account, zone: other, orderType: 0, startTime: 0, endTime: '99' },
    offer: [toItem({ itemType: 2, id: 7, start: 1, end: 1 })],
    consideration: [
      { ...toItem({ itemType: 0, id: 0, start: 9, end: 8 }), recipient: account },
      { ...toItem({ itemType: 1, id: 0, start: 1, end: 1 }), recipient: other },
    ],
    ...{ zoneHash: zeroHash, salt: '1', conduitKey: zeroHash, counter: 0 },
  },
}
const safeTx = {
  domain: { chainId: 1, verifyingContract: other },
  primaryType: 'SafeTx',
  types: toTypes(
    'SafeTx(address to,uint256 value,bytes data,uint8 operation,uint256 safeTxGas,uint256 baseGas,uint256 gasPrice,address gasToken,address refundReceiver,uint256 nonce)',
  ),
  message: {
    ...{ to: token, value: 0, operation: 0, safeTxGas: 0, baseGas: 0, gasPrice: 0, nonce: 0 },
    data: encodeFunctionData({
      abi: parseAbi(['function approve(address spender, uint256 amount)']),
      args: [other, maxUint256],
    }),
    ...{ gasToken: other, refundReceiver: other },
  },
}
const delegation = {
  domain: { name: 'DelegationManager', version: '1', chainId: 1, verifyingContract: token },
  primaryType: 'Delegation',
  types: toTypes(
    'Delegation(address delegate,address delegator,bytes32 authority,Caveat[] caveats,uint256 salt)',
    'Caveat(address enforcer,bytes terms)',
  ),
  message: {
    ...{ delegate: other, delegator: account, authority: zeroHash, salt: 0 },
    caveats: [{ enforcer: token, terms: '0x' }],
  },
}

const approval: Extract<RequestAction, { kind: 'approve' }> = {
  kind: 'approve',
  token,
  spender: other,
  amount: 5n,
  isSignature: true,
}

const rows: readonly (readonly [what: string, data: object, actions: readonly RequestAction[]])[] =
  [
    ['a permit', permit, [approval]],
    ['a permit without limit', change(permit, { value: maxUint256.toString() }), [any()]],
    ['the same in hex', change(permit, { value: `0x${'f'.repeat(64)}` }), [any()]],
    ['no permit any more', change(permit, { value: 0 }), [revoke()]],
    ['another’s permit', change(permit, { owner: other }), [{ ...approval, owner: other }]],
    ['DAI’s', dai, [any()]],
    ['no permit of DAI any more', change(dai, { allowed: false }), [revoke()]],
    ['Permit2', single, [{ ...approval, until: 99n }]],
    [
      'Permit2 without limit',
      change(single, { details: { ...detail, amount: maxUint160.toString() } }),
      [{ ...approval, amount: 'any', until: 99n }],
    ],
    [
      'several of Permit2',
      {
        ...{ domain: permit2Domain, primaryType: 'PermitBatch' },
        types: toTypes(
          'PermitBatch(PermitDetails[] details,address spender,uint256 sigDeadline)',
          details,
        ),
        message: { details: [detail, { ...detail, token: coin }], spender: other, sigDeadline: 1 },
      },
      [
        { ...approval, until: 99n },
        { ...approval, token: coin, until: 99n },
      ],
    ],
    ['Permit2 with an order', witness, [{ ...approval, until: 99n, isOnce: true }]],
    ['a payment by signature', authorization, [{ ...approval, until: 99n, isOnce: true }]],
    ['an order of CoW', cow, [order()]],
    ['one for another', change(cow, { receiver: other }), [{ ...order(), receiver: other }]],
    [
      'an order of Seaport, at its worst price',
      seaport,
      [
        {
          kind: 'order',
          protocol: 'Seaport',
          until: 99n,
          gives: [{ token: coin, amount: 1n, id: 7n }],
          gets: [{ token: undefined, amount: 8n }],
        },
      ],
    ],
    [
      'a transaction of a Safe',
      safeTx,
      [
        {
          kind: 'safeTransaction',
          safe: other,
          isDelegateCall: false,
          actions: [{ kind: 'approve', token, spender: other, amount: 'any', isSignature: false }],
        },
      ],
    ],
    ['an order of 1inch', oneInch(), [oneInchOrder()]],
    [
      'one of another, for another',
      oneInch({ maker: other, receiver: coin }),
      [{ ...oneInchOrder(), owner: other, receiver: coin }],
    ],
    [
      'an order of CoW for the coin',
      change(cow, { buyToken: `0x${'Ee'.repeat(20)}` }),
      [{ ...order(), gets: [{ token: undefined, amount: 4n }] }],
    ],
    ['an order of CoW for the seller', change(cow, { receiver: zero }), [order()]],
    [
      'tokens that Permit2 moves once',
      {
        ...{ domain: permit2Domain, primaryType: 'PermitTransferFrom' },
        types: toTypes(
          'PermitTransferFrom(TokenPermissions permitted,address spender,uint256 nonce,uint256 deadline)',
          permissions,
        ),
        message: witness.message,
      },
      [{ ...approval, until: 99n, isOnce: true }],
    ],
    [
      'several tokens that Permit2 moves once',
      {
        ...{ domain: permit2Domain, primaryType: 'PermitBatchTransferFrom' },
        types: toTypes(
          'PermitBatchTransferFrom(TokenPermissions[] permitted,address spender,uint256 nonce,uint256 deadline)',
          permissions,
        ),
        message: {
          ...witness.message,
          permitted: [
            { token, amount: 5 },
            { token: coin, amount: 5 },
          ],
        },
      },
      [
        { ...approval, until: 99n, isOnce: true },
        { ...approval, token: coin, until: 99n, isOnce: true },
      ],
    ],
    [
      'several tokens with an order',
      {
        ...{ domain: permit2Domain, primaryType: 'PermitBatchWitnessTransferFrom' },
        types: toTypes(
          'PermitBatchWitnessTransferFrom(TokenPermissions[] permitted,address spender,uint256 nonce,uint256 deadline,Order witness)',
          'Order(address to,uint256 least)',
          permissions,
        ),
        message: { ...witness.message, permitted: [{ token, amount: 5 }] },
      },
      [{ ...approval, until: 99n, isOnce: true }],
    ],
    [
      'a payment by signature of another',
      change(authorization, { from: other }),
      [{ ...approval, until: 99n, isOnce: true, owner: other }],
    ],
    [
      'a payment that only the receiver takes',
      receive(),
      [{ ...approval, until: 99n, isOnce: true }],
    ],
    [
      'an order of Seaport for tokens, whose price falls and rises',
      change(seaport, {
        offer: [toItem({ itemType: 1, id: 0, start: 3, end: 4 })],
        consideration: [
          { ...toItem({ itemType: 1, id: 0, start: 7, end: 9 }), recipient: account },
          { ...toItem({ itemType: 3, id: 2, start: 9, end: 8 }), recipient: account },
        ],
      }),
      [
        {
          ...seaportOrder(),
          gives: [{ token: coin, amount: 4n }],
          gets: [
            { token: coin, amount: 7n },
            { token: coin, amount: 8n, id: 2n },
          ],
        },
      ],
    ],
    [
      'an order of Seaport that gives less and less',
      change(seaport, { offer: [toItem({ itemType: 1, id: 0, start: 4, end: 3 })] }),
      [{ ...seaportOrder(), gives: [{ token: coin, amount: 4n }] }],
    ],
    ['an order of 1inch for the seller', oneInch({ receiver: account }), [oneInchOrder()]],
    [
      'a payment by signature that is taken back',
      {
        ...{ domain, primaryType: 'CancelAuthorization' },
        types: toTypes('CancelAuthorization(address authorizer,bytes32 nonce)'),
        message: { authorizer: account, nonce: zeroHash },
      },
      [{ kind: 'revoke', token, spender: account }],
    ],
    [
      'what is only called as one of Permit2',
      {
        ...{ ...witness, primaryType: 'MyPermitWitnessTransferFrom' },
        types: toTypes(
          'MyPermitWitnessTransferFrom(TokenPermissions permitted,address spender,uint256 nonce,uint256 deadline,Order witness)',
          'Order(address to,uint256 least)',
          permissions,
        ),
      },
      [{ kind: 'opaque', reason: 'types' }],
    ],
    [
      'tokens of Permit2 in another form',
      {
        ...witness,
        types: toTypes(
          'PermitWitnessTransferFrom(TokenPermissions permitted,address spender,uint256 nonce,uint256 deadline,Order witness)',
          'Order(address to,uint256 least)',
          'TokenPermissions(address token,uint128 amount)',
        ),
      },
      [{ kind: 'opaque', reason: 'types' }],
    ],
    [
      'an order of Seaport of another',
      change(seaport, { offerer: other }),
      [{ ...seaportOrder(), owner: other }],
    ],
    [
      'code that runs as a Safe',
      change(safeTx, { operation: 1 }),
      [{ kind: 'safeTransaction', safe: other, isDelegateCall: true, actions: [] }],
    ],
    ['a delegation', delegation, [{ kind: 'grant', to: other, limits: 1 }]],
    [
      'data of an app',
      { ...permit, primaryType: 'Vote', types: toTypes('Vote(uint256 id)'), message: { id: 1 } },
      [{ kind: 'message', text: 'Vote', contract: token }],
    ],
  ]

test.each(rows)('default: %s', (_, data, actions) => {
  const { typedData, ...decoded } = decodeTypedData(data, account)
  expect(decoded).toEqual({ actions, chain: 1n })
  // Only what is of no known family may have other words.
  expect(typedData !== undefined).toBe(actions.some(({ kind }) => kind === 'message'))
})

test('behavior: what the types do not declare is not signed, so it is not read', () => {
  const seen = change(dai, { allowed: true, spender: other, value: '0' })
  expect(decodeTypedData(seen, account).actions).toEqual([any()])
})

const opaque: readonly RequestAction[] = [{ kind: 'opaque', reason: 'types' }]

test.each<[string, unknown]>([
  ['nothing', undefined],
  ['no types', { ...permit, types: undefined }],
  ['types that are none', { ...permit, types: { Permit: [{ name: 'a b', type: 'uint256' }] } }],
  ['an inherited type', { ...permit, primaryType: 'constructor' }],
  ['a permit of another form', { ...permit, types: toTypes('Permit(address spender)') }],
  [
    'members in another order',
    {
      ...permit,
      types: toTypes(
        'Permit(address spender,address owner,uint256 value,uint256 nonce,uint256 deadline)',
      ),
    },
  ],
  ['a missing member', change(permit, { spender: undefined })],
  ['a name as spender', change(permit, { spender: 'vitalik.eth' })],
  ['half a number', change(permit, { value: 0.5 })],
  ['a number beyond 2^53', change(permit, { value: 2 ** 60 })],
  ['a text as a yes', change(dai, { allowed: 'false' })],
  ['Permit2 for another contract', { ...single, domain }],
  ['a permit for no contract', { ...permit, domain: { chainId: 1 } }],
  [
    'an unknown order',
    { ...permit, primaryType: 'SellOrder', types: toTypes('SellOrder(uint256 a)') },
  ],
])('behavior: %s cannot be read', (_, data) => {
  expect(decodeTypedData(data, account).actions).toEqual(opaque)
})

test('behavior: the chain counts only where it is hashed', () => {
  const types = {
    ...permit.types,
    ...toTypes('EIP712Domain(string name,address verifyingContract)'),
  }
  expect(decodeTypedData({ ...permit, types }, account)).toEqual({ actions: opaque, chain: 'any' })
  const { chainId, ...rest } = domain
  expect(decodeTypedData({ ...permit, domain: rest }, account)).toEqual({
    actions: [approval],
    chain: 'any',
  })
  expect(chainId).toBe(1)
})

test('behavior: the root of many orders', () => {
  const bulk = { ...seaport, primaryType: 'BulkOrder', types: toTypes('BulkOrder(bytes32 root)') }
  expect(decodeTypedData(bulk, account).actions).toEqual([{ kind: 'opaque', reason: 'root' }])
})

function change<data extends { readonly message: object }>(data: data, part: object): data {
  return { ...data, message: { ...data.message, ...part } }
}

function toItem(item: { itemType: number; id: number; start: number; end: number }): object {
  const { itemType, id, start, end } = item
  const amounts = { startAmount: start, endAmount: end }
  return { itemType, token: coin, identifierOrCriteria: id, ...amounts }
}

function any(): RequestAction {
  return { ...approval, amount: 'any' }
}

function revoke(): RequestAction {
  return { kind: 'revoke', token, spender: other }
}

function order(): Extract<RequestAction, { kind: 'order' }> {
  return {
    kind: 'order',
    protocol: 'CoW',
    until: 99n,
    gives: [{ token, amount: 6n }],
    gets: [{ token: coin, amount: 4n }],
  }
}

function oneInch(part: object = {}) {
  return {
    domain: {
      name: '1inch Aggregation Router',
      version: '6',
      chainId: 1,
      verifyingContract: other,
    },
    primaryType: 'Order',
    types: toTypes(
      'Order(uint256 salt,address maker,address receiver,address makerAsset,address takerAsset,uint256 makingAmount,uint256 takingAmount,uint256 makerTraits)',
    ),
    message: {
      ...{ salt: 1, maker: account, receiver: zero, makerAsset: token, takerAsset: coin },
      ...{ makingAmount: 5, takingAmount: 4, makerTraits: 0, ...part },
    },
  }
}

function oneInchOrder(): Extract<RequestAction, { kind: 'order' }> {
  return {
    kind: 'order',
    protocol: '1inch',
    gives: [{ token, amount: 5n }],
    gets: [{ token: coin, amount: 4n }],
  }
}

function receive() {
  const [struct] = Object.values(authorization.types)
  const primaryType = 'ReceiveWithAuthorization'
  return { ...authorization, primaryType, types: { [primaryType]: struct ?? [] } }
}

function seaportOrder(): Extract<RequestAction, { kind: 'order' }> {
  return {
    kind: 'order',
    protocol: 'Seaport',
    until: 99n,
    gives: [{ token: coin, amount: 1n, id: 7n }],
    gets: [{ token: undefined, amount: 8n }],
  }
}
