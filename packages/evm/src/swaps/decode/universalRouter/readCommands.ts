import { readArguments } from '../../../abi/readArguments.ts'
import { readPath } from '../../../abi/readPath.ts'
import { alteredError } from '../../../payload/alteredError.ts'
import { unknownRouterError } from '../base/unknownRouterError.ts'
import type { CommandContext } from './commandContext.ts'
import { type Ledger, noEffect } from './ledger.ts'
import { readV4 } from './readV4.ts'
import { toDraws } from './toDraws.ts'
import { toReceiver } from './toReceiver.ts'

/**
 * Reads what commands take and pay. All of them have to succeed. One that may fail, plans within
 * plans and commands that are not on the list are refused.
 * @throws `SWAP_ROUTER_UNKNOWN`, `PAYMENT_ALTERED`
 */
export function readCommands(
  { commands, inputs }: { readonly commands: string; readonly inputs: readonly string[] },
  context: CommandContext,
): Ledger {
  if (commands.length !== inputs.length * 2) throw alteredError('data')
  const read = inputs.map((input, index) => {
    const reader = readers[commands.slice(index * 2, index * 2 + 2)]
    if (!reader) throw unknownRouterError(context.router)
    return { ...noEffect, ...reader(input, context) }
  })
  return {
    draws: read.flatMap(({ draws }) => draws),
    payments: read.flatMap(({ payments }) => payments),
    permits: read.flatMap(({ permits }) => permits),
  }
}

type Reader = (input: string, context: CommandContext) => Partial<Ledger>

type Swap = {
  readonly recipient: string
  readonly amountIn: bigint
  readonly amountOutMin: bigint
  readonly payerIsUser: boolean
}

const swapHead = { recipient: 'address', amountIn: 'uint256', amountOutMin: 'uint256' } as const
const hopLimits = { hopLimits: ['uint256'] } as const

const readV3Swap: Reader = (input, context) => {
  const shape = { ...swapHead, path: 'bytes', payerIsUser: 'bool' } as const
  const swap = context.hasHopLimits
    ? readArguments(input, { ...shape, ...hopLimits })
    : readArguments(input, shape)
  return toSwap(swap, readPath(swap.path), context)
}

const readV2Swap: Reader = (input, context) => {
  const shape = { ...swapHead, path: ['address'], payerIsUser: 'bool' } as const
  const swap = context.hasHopLimits
    ? readArguments(input, { ...shape, ...hopLimits })
    : readArguments(input, shape)
  const [first, last] = [swap.path[0], swap.path.at(-1)]
  if (swap.path.length < 2 || first === undefined || last === undefined) throw alteredError('path')
  return toSwap(swap, { first, last }, context)
}

function toSwap(
  { recipient, amountIn, amountOutMin, payerIsUser }: Swap,
  { first, last }: { readonly first: string; readonly last: string },
  context: CommandContext,
): Partial<Ledger> {
  const receiver = toReceiver(recipient, context)
  return {
    draws: payerIsUser ? toDraws(first, amountIn) : [],
    payments: [{ token: last, receiver, minimum: amountOutMin }],
  }
}

/** Pays all that the router has of a token. */
const readSweep: Reader = (input, context) => {
  // The router cuts the minimum off at 160 bits.
  const shape = { token: 'address', recipient: 'address', minimum: 'uint160' } as const
  const { token, recipient, minimum } = readArguments(input, shape)
  const receiver = toReceiver(recipient, context)
  return { payments: [{ token: /^0x0+$/.test(token) ? undefined : token, receiver, minimum }] }
}

/** Unwraps all that the router has, and pays the coins. */
const readUnwrap: Reader = (input, context) => {
  const { recipient, minimum } = readArguments(input, { recipient: 'address', minimum: 'uint256' })
  return { payments: [{ token: undefined, receiver: toReceiver(recipient, context), minimum }] }
}

const readTransferFrom: Reader = (input) => {
  const shape = { token: 'address', recipient: 'address', amount: 'uint160' } as const
  const { token, amount } = readArguments(input, shape)
  return { draws: toDraws(token, amount) }
}

const readPermit: Reader = (input) => {
  const { permit } = readArguments(input, {
    permit: {
      details: { token: 'address', amount: 'uint160', expiration: 'uint48', nonce: 'uint48' },
      spender: 'address',
      deadline: 'uint256',
    },
    signature: 'bytes',
  })
  const { token, amount } = permit.details
  return { permits: [{ token, amount, spender: permit.spender }] }
}

/** Moves what the router has by then: fees, and coins to wrap. Minimums are checked later. */
const readMove: Reader = (input) => {
  readArguments(input, { token: 'address', recipient: 'address', amount: 'uint256' })
  return {}
}

const readers: { readonly [command: string]: Reader | undefined } = {
  '00': readV3Swap,
  '02': readTransferFrom,
  '04': readSweep,
  '05': readMove,
  '06': readMove,
  '08': readV2Swap,
  '0a': readPermit,
  '0b': (input) => {
    readArguments(input, { recipient: 'address', amount: 'uint256' })
    return {}
  },
  '0c': readUnwrap,
  // An account may have had the balance before, so it is no minimum of what is given.
  '0e': readMove,
  '10': readV4,
}
