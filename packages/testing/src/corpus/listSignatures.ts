import type { AssetAmount, RequestAction } from '@cleat/core/adapter'
import { maxUint160, maxUint256 } from 'viem'
import { corpusAccount, corpusRouters, corpusTokens, strangers } from './corpusContracts.ts'
import type { CorpusRow } from './corpusRow.ts'
import { writeRequest } from './writeRequest.ts'

const { row, typed } = writeRequest
const permit2 = '0x000000000022d473030f116ddee9f6b43ac78ba3'
const { USDC, DAI, WETH } = corpusTokens
const { uniswapV3, universalRouter, cowSettlement, seaport, oneInch } = corpusRouters
const { contract, person } = strangers
const me = corpusAccount
const zeroHash = `0x${'0'.repeat(64)}`
const zero = `0x${'0'.repeat(40)}`
const day = 86_400n
const amount = 25_000_000n
const now = () => BigInt(Math.floor(Date.now() / 1000))
const permitType =
  'Permit(address owner,address spender,uint256 value,uint256 nonce,uint256 deadline)'
const details = 'PermitDetails(address token,uint160 amount,uint48 expiration,uint48 nonce)'
const permissions = 'TokenPermissions(address token,uint256 amount)'
const authorization =
  'address from,address to,uint256 value,uint256 validAfter,uint256 validBefore,bytes32 nonce'
const cowType =
  'Order(address sellToken,address buyToken,address receiver,uint256 sellAmount,uint256 buyAmount,uint32 validTo,bytes32 appData,uint256 feeAmount,string kind,bool partiallyFillable,string sellTokenBalance,string buyTokenBalance)'
const inchType =
  'Order(uint256 salt,address maker,address receiver,address makerAsset,address takerAsset,uint256 makingAmount,uint256 takingAmount,uint256 makerTraits)'
const offerFields =
  'uint8 itemType,address token,uint256 identifierOrCriteria,uint256 startAmount,uint256 endAmount'
const seaportTypes = [
  'OrderComponents(address offerer,address zone,OfferItem[] offer,ConsiderationItem[] consideration,uint8 orderType,uint256 startTime,uint256 endTime,bytes32 zoneHash,uint256 salt,bytes32 conduitKey,uint256 counter)',
  `OfferItem(${offerFields})`,
  `ConsiderationItem(${offerFields},address recipient)`,
]
const collection = '0xbc4ca0eda7647a8ab7c2061c2e118a18a936f13d'

/** Allowances and orders by signature. */
export function listSignatures(): readonly CorpusRow[] {
  const week = now() + 7n * day
  const years = now() + 900n * day
  const tokens = Object.entries(corpusTokens).flatMap(([name, token]): readonly CorpusRow[] => [
    row(`permit: ${name} for a known contract`, permit(token, uniswapV3, amount), {
      actions: [allow({ token, spender: uniswapV3 })],
    }),
    row(`permit: ${name} for another`, permit(token, contract, amount), {
      ...{ actions: [allow({ token, spender: contract })], level: 'caution' },
    }),
    row(`permit: all ${name} for another`, permit(token, contract, maxUint256), {
      actions: [allow({ token, spender: contract, amount: 'any' })],
      level: 'stop',
    }),
    row(`Permit2: ${name} for a week`, single(token, universalRouter, amount, week), {
      actions: [allow({ token, spender: universalRouter, until: week })],
    }),
    row(`Permit2: ${name} for years`, single(token, contract, amount, years), {
      ...{ actions: [allow({ token, spender: contract, until: years })], level: 'stop' },
    }),
    row(
      `Permit2: a payment in ${name} for a known contract`,
      transferFrom(token, universalRouter, week),
      {
        actions: [allow({ token, spender: universalRouter, until: week, isOnce: true })],
      },
    ),
  ])
  const limit = { token: USDC, spender: contract, amount: 'any', until: week } as const
  const orders: readonly [string, CorpusRow['request'], RequestAction, CorpusRow['level']][] = [
    ['CoW', cow(zero, 24n * amount), toOrder('CoW', { until: week }), 'caution'],
    ['CoW for oneself', cow(me, 24n * amount), toOrder('CoW', { until: week }), 'caution'],
    [
      'CoW for another',
      cow(person, 24n * amount),
      toOrder('CoW', { until: week, receiver: person }),
      'stop',
    ],
    [
      'CoW for nothing',
      cow(zero, 0n),
      toOrder('CoW', { until: week, gets: [{ token: DAI, amount: 0n }] }),
      'stop',
    ],
    ['1inch', inch(zero), toOrder('1inch', {}), 'caution'],
    ['1inch for another', inch(person), toOrder('1inch', { receiver: person }), 'stop'],
    ['Seaport', sell(me, 5n), toSale([{ token: WETH, amount: 5n }], week), 'caution'],
    ['Seaport for another', sell(person, 5n), toSale([], week), 'stop'],
    ['Seaport for nothing', sell(me, 0n), toSale([{ token: WETH, amount: 0n }], week), 'stop'],
  ]
  return [
    ...tokens,
    row('permit: DAI', dai(true), {
      actions: [allow({ token: DAI, spender: contract, amount: 'any' })],
      level: 'stop',
    }),
    row('permit: DAI for nobody', dai(false), {
      actions: [{ kind: 'revoke', token: DAI, spender: contract }],
    }),
    row('permit: without a chain', permit(USDC, uniswapV3, amount, false), {
      actions: [allow({ token: USDC, spender: uniswapV3 })],
      level: 'stop',
    }),
    row('permit: of another account', permit(USDC, uniswapV3, amount, true, person), {
      actions: [allow({ token: USDC, spender: uniswapV3, owner: person })],
      level: 'refused',
    }),
    row('Permit2: without limit', single(USDC, contract, maxUint160, week), {
      actions: [allow(limit)],
      level: 'stop',
    }),
    row('Permit2: several', batchPermit([USDC, DAI], week), {
      actions: [USDC, DAI].map((token) => allow({ token, spender: contract, until: week })),
      level: 'caution',
    }),
    row('EIP-3009', authorize('TransferWithAuthorization', week), {
      actions: [allow({ token: USDC, spender: contract, until: week, isOnce: true })],
      level: 'caution',
    }),
    row('EIP-3009 received', authorize('ReceiveWithAuthorization', week), {
      actions: [allow({ token: USDC, spender: contract, until: week, isOnce: true })],
      level: 'caution',
    }),
    ...orders.map(([name, request, action, level]) =>
      row(`order: ${name}`, request, {
        actions: [action],
        level,
        isOrdinary: name === 'CoW' || name === '1inch',
      }),
    ),
  ]

  function cow(receiver: string, buyAmount: bigint) {
    return typed({
      domain: {
        name: 'Gnosis Protocol',
        version: 'v2',
        chainId: 1,
        verifyingContract: cowSettlement,
      },
      ...{ primaryType: 'Order', structs: [cowType] },
      message: {
        ...{ sellToken: USDC, buyToken: DAI, receiver, sellAmount: amount, buyAmount },
        ...{ validTo: week, appData: zeroHash, feeAmount: 0, kind: 'sell' },
        ...{ partiallyFillable: false, sellTokenBalance: 'erc20', buyTokenBalance: 'erc20' },
      },
    })
  }

  function sell(recipient: string, price: bigint) {
    const item = (itemType: number, token: string, one: { id: bigint; of: bigint }) => ({
      ...{ itemType, token, identifierOrCriteria: one.id },
      ...{ startAmount: one.of, endAmount: one.of },
    })
    return typed({
      domain: { name: 'Seaport', version: '1.6', chainId: 1, verifyingContract: seaport },
      ...{ primaryType: 'OrderComponents', structs: seaportTypes },
      message: {
        ...{ offerer: me, zone: zero, offer: [item(2, collection, { id: 7n, of: 1n })] },
        consideration: [{ ...item(1, WETH, { id: 0n, of: price }), recipient }],
        ...{ orderType: 0, startTime: 0, endTime: week, zoneHash: zeroHash, salt: 9 },
        ...{ conduitKey: zeroHash, counter: 0 },
      },
    })
  }
}

function permit(token: string, spender: string, value: bigint, isBound = true, owner: string = me) {
  return typed({
    domain: {
      ...{ name: 'Token', version: '1' },
      ...(isBound && { chainId: 1 }),
      verifyingContract: token,
    },
    ...{ primaryType: 'Permit', structs: [permitType] },
    message: { owner, spender, value, nonce: 0, deadline: now() + day },
  })
}

function dai(allowed: boolean) {
  return typed({
    domain: { name: 'Dai Stablecoin', version: '1', chainId: 1, verifyingContract: DAI },
    primaryType: 'Permit',
    structs: ['Permit(address holder,address spender,uint256 nonce,uint256 expiry,bool allowed)'],
    message: { holder: me, spender: contract, nonce: 0, expiry: 0, allowed },
  })
}

function byPermit2(
  primaryType: string,
  structs: readonly string[],
  message: { readonly [name: string]: unknown },
) {
  const domain = { name: 'Permit2', chainId: 1, verifyingContract: permit2 }
  return typed({ domain, primaryType, structs, message })
}

function single(token: string, spender: string, value: bigint, expiration: bigint) {
  const type = 'PermitSingle(PermitDetails details,address spender,uint256 sigDeadline)'
  const detail = { token, amount: value, expiration, nonce: 0 }
  return byPermit2('PermitSingle', [type, details], {
    ...{ details: detail, spender, sigDeadline: now() + day },
  })
}

function batchPermit(tokens: readonly string[], expiration: bigint) {
  const type = 'PermitBatch(PermitDetails[] details,address spender,uint256 sigDeadline)'
  const list = tokens.map((token) => ({ token, amount, expiration, nonce: 0 }))
  return byPermit2('PermitBatch', [type, details], {
    ...{ details: list, spender: contract, sigDeadline: now() + day },
  })
}

function transferFrom(token: string, spender: string, deadline: bigint) {
  const type =
    'PermitTransferFrom(TokenPermissions permitted,address spender,uint256 nonce,uint256 deadline)'
  return byPermit2('PermitTransferFrom', [type, permissions], {
    ...{ permitted: { token, amount }, spender, nonce: 0, deadline },
  })
}

function authorize(primaryType: string, validBefore: bigint) {
  return typed({
    domain: { name: 'USD Coin', version: '2', chainId: 1, verifyingContract: USDC },
    ...{ primaryType, structs: [`${primaryType}(${authorization})`] },
    message: { from: me, to: contract, value: amount, validAfter: 0, validBefore, nonce: zeroHash },
  })
}

function inch(receiver: string) {
  return typed({
    domain: {
      name: '1inch Aggregation Router',
      version: '6',
      chainId: 1,
      verifyingContract: oneInch,
    },
    ...{ primaryType: 'Order', structs: [inchType] },
    message: {
      ...{ salt: 1, maker: me, receiver, makerAsset: USDC, takerAsset: DAI },
      ...{ makingAmount: amount, takingAmount: 24n * amount, makerTraits: 0 },
    },
  })
}

function allow(
  part: Partial<Extract<RequestAction, { kind: 'approve' }>> & { token: string; spender: string },
): RequestAction {
  return { kind: 'approve', amount, isSignature: true, ...part }
}

function toOrder(
  protocol: string,
  part: { until?: bigint; receiver?: string; gets?: readonly AssetAmount[] },
): RequestAction {
  const gets = [{ token: DAI, amount: 24n * amount }]
  return { kind: 'order', protocol, gives: [{ token: USDC, amount }], gets, ...part }
}

function toSale(gets: readonly AssetAmount[], until: bigint): RequestAction {
  const gives = [{ token: collection, amount: 1n, id: 7n }]
  return { kind: 'order', protocol: 'Seaport', gives, gets, until }
}
