import type { RequestAction } from '@cleat/core/adapter'
import { corpusAccount, corpusTokens, strangers } from './corpusContracts.ts'
import type { CorpusRow } from './corpusRow.ts'
import { writeRequest } from './writeRequest.ts'

const { call, send, row, batch } = writeRequest
const { person, contract } = strangers
const ether = 10n ** 18n
const zero = `0x${'0'.repeat(40)}`
const collection = '0xbc4ca0eda7647a8ab7c2061c2e118a18a936f13d'
const items = '0x495f947276749ce646f68ac8c248420045cb7b5e'

/** Payments: coins, tokens, collectibles. */
export function listPayments(): readonly CorpusRow[] {
  const coins = [1n, ether / 100n, ether, 250n * ether].map((value) =>
    row(`${value} wei to a person`, send(person, undefined, value), {
      actions: [coin(value)],
    }),
  )
  const tokens = Object.entries(corpusTokens).flatMap(([name, token]) => [
    ...[1n, 25_000_000n, 10n ** 21n].map((amount) =>
      row(`${amount} base units of ${name}`, send(token, pay(person, amount)), {
        actions: [move({ token, amount })],
      }),
    ),
    row(`${name} by transferFrom`, send(token, draw(corpusAccount, 5n)), {
      actions: [move({ token, amount: 5n })],
    }),
    row(`${name} of another`, send(token, draw(contract, 5n)), {
      ...{ actions: [move({ token, amount: 5n, from: contract })], level: 'caution' },
    }),
    row(`${name} to its own contract`, send(token, pay(token, 5n)), {
      ...{ actions: [move({ token, amount: 5n, to: token })], level: 'stop' },
    }),
  ])
  const { USDC, DAI } = corpusTokens
  return [
    ...coins,
    ...tokens,
    row('coins to the zero address', send(zero, undefined, 1n), {
      ...{ actions: [coin(1n, zero)], level: 'stop' },
    }),
    row(
      'a collectible',
      send(
        collection,
        call('safeTransferFrom(address,address,uint256)', corpusAccount, person, 7n),
      ),
      { actions: [move({ token: collection, id: 7n, amount: 1n })], level: 'caution' },
    ),
    row(
      'one with data',
      send(
        collection,
        call('safeTransferFrom(address,address,uint256,bytes)', corpusAccount, person, 7n, '0x'),
      ),
      { actions: [move({ token: collection, id: 7n, amount: 1n })], level: 'caution' },
    ),
    row(
      'three of a kind',
      send(
        items,
        call(
          'safeTransferFrom(address,address,uint256,uint256,bytes)',
          ...[corpusAccount, person, 7n, 3n, '0x'],
        ),
      ),
      { actions: [move({ token: items, id: 7n, amount: 3n })], level: 'caution' },
    ),
    row(
      'several kinds',
      send(
        items,
        call(
          'safeBatchTransferFrom(address,address,uint256[],uint256[],bytes)',
          ...[corpusAccount, person, [7n, 8n], [3n, 4n], '0x'],
        ),
      ),
      {
        actions: [
          move({ token: items, id: 7n, amount: 3n }),
          move({ token: items, id: 8n, amount: 4n }),
        ],
        level: 'caution',
      },
    ),
    row('transferAndCall', send(USDC, call('transferAndCall(address,uint256)', person, 5n)), {
      actions: [move({ token: USDC, amount: 5n })],
    }),
    row(
      'several payments at once',
      batch([
        { to: person, value: ether },
        { to: DAI, data: pay(person, ether) },
        { to: USDC, data: pay(person, 5n) },
      ]),
      {
        actions: [
          coin(ether),
          move({ token: DAI, amount: ether }),
          move({ token: USDC, amount: 5n }),
        ],
      },
    ),
  ]
}

function pay(to: string, amount: bigint) {
  return call('transfer(address,uint256)', to, amount)
}

function draw(from: string, amount: bigint) {
  return call('transferFrom(address,address,uint256)', from, person, amount)
}

function coin(amount: bigint, to: string = person): RequestAction {
  return { kind: 'transfer', token: undefined, amount, to }
}

function move(given: {
  token: string
  amount: bigint
  id?: bigint
  to?: string
  from?: string
}): RequestAction {
  return { kind: 'transfer', to: person, ...given }
}
