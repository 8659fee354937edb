import type { RequestAction, RequestLevel } from '@cleat/core/adapter'
import { maxUint160, maxUint256 } from 'viem'
import { corpusRouters, corpusTokens, strangers } from './corpusContracts.ts'
import type { CorpusRow } from './corpusRow.ts'
import { writeRequest } from './writeRequest.ts'

const { call, send, row, batch } = writeRequest
const permit2 = '0x000000000022d473030f116ddee9f6b43ac78ba3'
const collection = '0xbc4ca0eda7647a8ab7c2061c2e118a18a936f13d'
const { person, contract } = strangers
const { USDC, DAI, WETH } = corpusTokens
const { uniswapV3, aavePool, oneInch, cowRelayer, universalRouter, seaportConduit } = corpusRouters
const amount = 25_000_000n
/** In 30 days, less than a minute. */
const soon = () => BigInt(Math.floor(Date.now() / 1000)) + 2_591_900n

/** Allowances by transactions. */
export function listAllowances(): readonly CorpusRow[] {
  const spenders = { uniswapV3, aavePool, oneInch, cowRelayer, permit2 }
  const exact = Object.entries(corpusTokens).flatMap(([token, address]) =>
    Object.entries(spenders).map(([name, spender]) =>
      row(`${token} for ${name}`, send(address, approve(spender, amount)), {
        actions: [toApproval({ token: address, spender })],
      }),
    ),
  )
  const others = Object.entries(corpusTokens).flatMap(([name, token]): readonly CorpusRow[] => [
    grant(`${name} for a contract that is not known`, token, {
      spender: contract,
      level: 'caution',
    }),
    grant(`all ${name} for a known contract`, token, {
      ...{ spender: uniswapV3, amount: 'any', level: 'caution' },
    }),
    grant(`all ${name} for another`, token, { spender: contract, amount: 'any', level: 'stop' }),
    row(`no ${name} any more`, send(token, approve(uniswapV3, 0n)), {
      actions: [{ kind: 'revoke', token, spender: uniswapV3, isZero: true }],
    }),
  ])
  const until = soon()
  return [
    ...exact,
    ...others,
    row(
      'increaseAllowance',
      send(USDC, call('increaseAllowance(address,uint256)', uniswapV3, amount)),
      {
        actions: [toApproval({ token: USDC, spender: uniswapV3 })],
      },
    ),
    row(
      'decreaseAllowance',
      send(USDC, call('decreaseAllowance(address,uint256)', contract, amount)),
      {
        actions: [{ kind: 'revoke', token: USDC, spender: contract }],
      },
    ),
    row(
      'approveAndCall',
      send(DAI, call('approveAndCall(address,uint256,bytes)', aavePool, amount, '0x01')),
      {
        actions: [toApproval({ token: DAI, spender: aavePool })],
      },
    ),
    row('Permit2 for its router', send(permit2, approve2(universalRouter, amount, until)), {
      actions: [toApproval({ token: USDC, spender: universalRouter, until })],
    }),
    row('Permit2 without limit', send(permit2, approve2(universalRouter, maxUint160, until)), {
      actions: [toApproval({ token: USDC, spender: universalRouter, amount: 'any', until })],
      level: 'caution',
    }),
    row('Permit2 for another', send(permit2, approve2(contract, maxUint160, until)), {
      actions: [toApproval({ token: USDC, spender: contract, amount: 'any', until })],
      level: 'stop',
    }),
    row('a collection for a marketplace', send(collection, operate(seaportConduit, true)), {
      actions: [{ kind: 'approveAll', token: collection, operator: seaportConduit }],
    }),
    row('a collection for a person', send(collection, operate(person, true)), {
      actions: [{ kind: 'approveAll', token: collection, operator: person }],
      level: 'stop',
    }),
    row('no collection any more', send(collection, operate(person, false)), {
      actions: [{ kind: 'revoke', token: collection, spender: person }],
    }),
    row('authorizeOperator', send(WETH, call('authorizeOperator(address)', contract)), {
      actions: [{ kind: 'approveAll', token: WETH, operator: contract }],
      level: 'stop',
    }),
    row('setOperator', send(WETH, call('setOperator(address,bool)', contract, true)), {
      actions: [{ kind: 'approveAll', token: WETH, operator: contract }],
      level: 'stop',
    }),
    row(
      'several taken back at once',
      batch([
        { to: USDC, data: approve(contract, 0n) },
        { to: DAI, data: approve(person, 0n) },
      ]),
      {
        actions: [
          { kind: 'revoke', token: USDC, spender: contract, isZero: true },
          { kind: 'revoke', token: DAI, spender: person, isZero: true },
        ],
      },
    ),
  ]
}

function grant(
  name: string,
  token: string,
  given: { spender: string; amount?: 'any'; level: RequestLevel },
): CorpusRow {
  const { level, ...rest } = given
  const data = approve(given.spender, given.amount ? maxUint256 : amount)
  return row(name, send(token, data), { actions: [toApproval({ token, ...rest })], level })
}

function approve(spender: string, value: bigint) {
  return call('approve(address,uint256)', spender, value)
}

function approve2(spender: string, value: bigint, until: bigint) {
  return call('approve(address,address,uint160,uint48)', USDC, spender, value, Number(until))
}

function operate(operator: string, isAllowed: boolean) {
  return call('setApprovalForAll(address,bool)', operator, isAllowed)
}

function toApproval(given: {
  token: string
  spender: string
  amount?: 'any'
  until?: bigint
}): RequestAction {
  return { kind: 'approve', amount, isSignature: false, ...given }
}
