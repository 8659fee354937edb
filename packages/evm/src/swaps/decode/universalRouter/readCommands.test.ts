import { isCleatError } from '@cleat/core/adapter'
import { expect, test } from 'vitest'
import { caller, self, toPath } from '../../../test/swaps/createRoute.ts'
import { account, dai, thief, usdc, weth, zero } from '../../../test/swaps/createSample.ts'
import { type Command, writeCommand } from '../../../test/swaps/writePlan.ts'
import { readCommands } from './readCommands.ts'

const router = `0x${'4c'.repeat(20)}`
const none = { draws: [], payments: [], permits: [] }
const command = (byte: string, ...values: readonly unknown[]) => writeCommand(byte, true, ...values)

function read(list: readonly Command[], hasHopLimits = true) {
  const plan = {
    commands: list.map(([byte]) => byte).join(''),
    inputs: list.map(([, input]) => input.slice(2)),
  }
  return readCommands(plan, { router, sender: account, hasHopLimits })
}

test('default: what is taken, what must be paid, and what is allowed, in its order', () => {
  const list = [
    command('0a', [[dai, 15n, 1_795_000_000, 7], router, 1_795_000_000n], '0x5a'),
    command('08', caller, 10n, 9n, [dai, weth, usdc], true, [3n]),
    command('00', self, 5n, 4n, toPath([dai, weth]), true, [3n]),
    command('0c', thief, 3n),
    command('04', zero, account, 2n),
    command('02', dai, thief, 1n),
  ]
  expect(read(list)).toEqual({
    permits: [{ token: dai, amount: 15n, spender: router }],
    draws: [10n, 5n, 1n].map((amount) => ({ token: dai, amount })),
    payments: [
      { token: usdc, receiver: account, minimum: 9n },
      { token: weth, receiver: router, minimum: 4n },
      { token: undefined, receiver: thief, minimum: 3n },
      { token: undefined, receiver: account, minimum: 2n },
    ],
  })
})

test('behavior: the router’s own balance is nothing of the account’s', () => {
  const payments = [{ token: usdc, receiver: account, minimum: 9n }]
  const own = [
    command('08', caller, 10n, 9n, [dai, usdc], false, []),
    command('00', caller, 10n, 9n, toPath([dai, usdc]), false, []),
    command('08', caller, 0n, 9n, [dai, usdc], true, []),
  ]
  for (const one of own) expect(read([one])).toEqual({ ...none, payments })
  expect(read([command('02', dai, thief, 0n)])).toEqual(none)
})

const moves: readonly Command[] = [
  command('05', dai, thief, 5n),
  command('06', dai, thief, 25n),
  command('0b', self, 5n),
  command('0e', account, dai, 5n),
]

test('behavior: what the router moves of its own has no minimum', () => {
  for (const move of moves) expect(read([move])).toEqual(none)
})

function refuse(list: readonly Command[], hasHopLimits?: boolean): unknown {
  try {
    return read(list, hasHopLimits)
  } catch (error) {
    return isCleatError(error, 'PAYMENT_ALTERED') ? error.context.field : error
  }
}

test.each(moves)('error: PAYMENT_ALTERED by its data: %s with a byte more, or less', (...move) => {
  const [byte, input] = move
  expect(refuse([[byte, `${input}00`]])).toBe('data')
  expect(refuse([[byte, input.slice(0, -2) as Command[1]]])).toBe('data')
})

test('error: PAYMENT_ALTERED by limits of hops where the router has none, and without them', () => {
  const swap = ['08', caller, 10n, 9n, [dai, usdc], true, []] as const
  const [byte, ...values] = swap
  expect(refuse([writeCommand(byte, true, ...values)], false)).toBe('data')
  expect(refuse([writeCommand(byte, false, ...values)], true)).toBe('data')
  expect(read([writeCommand(byte, false, ...values)], false).draws).toHaveLength(1)
})

test.each(['01', '03', '07', '09', '0d', '0f', '21', '40', '80', '88'])(
  'error: SWAP_ROUTER_UNKNOWN by the command %s',
  (byte) => {
    const unknown = { code: 'SWAP_ROUTER_UNKNOWN', context: { router } }
    expect(refuse([[byte, '0x']])).toMatchObject(unknown)
  },
)

test('error: PAYMENT_ALTERED where commands and what they take are not as many', () => {
  const [move] = moves as [Command]
  expect(refuse([[`${move[0]}05`, move[1]]])).toBe('data')
  expect(refuse([['', move[1]]])).toBe('data')
})
