// @vitest-environment node
import { isCleatError } from '@cleat/core/adapter'
import { type Keypair, PublicKey, type TransactionInstruction } from '@solana/web3.js'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { programs } from '../../base/programs.ts'
import {
  account,
  close,
  keys,
  open,
  ownAccount,
  pay,
  sync,
  tables,
  thief,
  usdc,
  writeSwap,
  wsol,
} from '../../test/createSwapParts.ts'
import { decodeSwap } from './decodeSwap.ts'

const held = 1_000_000_000n

async function judge(instructions: readonly TransactionInstruction[]): Promise<string> {
  try {
    const transaction = writeSwap(instructions, { signers: [keys.other].filter(isNeeded) })
    const { parts } = await decodeSwap({ transaction, account, tables, wrapped: held })
    const [read] = parts
    if (read?.type !== 'exchange' || parts.length !== 1) return 'step'
    const { source, target, amount, minReceived, receiver, router, deadline } = read
    expect([minReceived, receiver, router, deadline]).toEqual([
      ...[amount, account, programs.token, undefined],
    ])
    return `${source ?? 'SOL'} > ${target ?? 'SOL'} ${amount}`
  } catch (error) {
    if (isCleatError(error, 'PAYMENT_ALTERED')) return error.context.field
    if (isCleatError(error)) return error.code
    throw error
  }

  function isNeeded({ publicKey }: Keypair): boolean {
    return instructions.some((one) =>
      one.keys.some((key) => key.isSigner && key.pubkey.equals(publicKey)),
    )
  }
}

const wrap = (amount: bigint) => [open(wsol), pay(amount), sync()]
const named = (instruction: TransactionInstruction, address: string) => {
  instruction.keys.push({ pubkey: new PublicKey(address), isSigner: false, isWritable: false })
  return instruction
}
const rentSysvar = 'SysvarRent111111111111111111111111111111111'

test.each<[string, readonly TransactionInstruction[], string]>([
  ['SOL is wrapped', wrap(5n), `SOL > ${wsol} 5`],
  ['where the account is open', wrap(5n).slice(1), `SOL > ${wsol} 5`],
  ['by a newer library', [pay(5n), named(sync(), rentSysvar)], `SOL > ${wsol} 5`],
  ['all is unwrapped', [close()], `${wsol} > SOL ${held}`],
  ['a part is unwrapped', [close(), ...wrap(held - 7n)], `${wsol} > SOL 7`],
])('default: %s', async (_, instructions, expected) => {
  expect(await judge(instructions)).toBe(expected)
})

test.each<[string, readonly TransactionInstruction[], string]>([
  ['nothing is wrapped', wrap(0n), 'amount'],
  ['nothing is unwrapped', [close(), ...wrap(held)], 'amount'],
  ['more is wrapped again than there was', [close(), ...wrap(held + 1n)], 'amount'],
  ['a thief is paid', [open(wsol), pay(5n, thief), sync()], 'to'],
  ['a thief pays', [open(wsol), pay(5n, ownAccount(wsol), thief), sync()], 'to'],
  ['a thief gets what was wrapped', [close(ownAccount(wsol), thief)], 'to'],
  ['a thief’s account is closed', [close(ownAccount(wsol, thief))], 'instructions'],
  ['another token’s account is closed', [close(ownAccount(usdc))], 'instructions'],
  ['an account of another token is opened', [open(usdc), ...wrap(5n).slice(1)], 'mint'],
  ['a thief’s account is opened', [open(wsol, { owner: thief }), pay(5n), sync()], 'owner'],
  ['it is not taken note of', [open(wsol), pay(5n)], 'SWAP_ROUTER_UNKNOWN'],
  ['it is paid twice', [open(wsol), pay(5n), pay(5n), sync()], 'instructions'],
  ['it is wrapped and unwrapped', [...wrap(5n), close()], 'instructions'],
  ['it is closed twice', [close(), close()], 'instructions'],
  ['another account is named', [pay(5n), named(sync(), thief)], 'instructions'],
  ['two are named', [pay(5n), named(named(sync(), rentSysvar), thief)], 'instructions'],
])('error: %s', async (_, instructions, refusal) => {
  expect(await judge(instructions)).toBe(refusal)
})

test('property: what is written is read', async () => {
  await fc.assert(
    fc.asyncProperty(fc.bigInt({ min: 1n, max: held - 1n }), fc.boolean(), async (amount, isIn) => {
      const instructions = isIn ? wrap(amount) : [close(), ...wrap(held - amount)]
      const expected = isIn ? `SOL > ${wsol} ${amount}` : `${wsol} > SOL ${amount}`
      expect(await judge(instructions)).toBe(expected)
    }),
    { numRuns: 100 },
  )
})

test('property: no order of these instructions moves anything else', async () => {
  const any = fc.constantFrom(open(wsol), pay(5n), pay(held), sync(), close())
  await fc.assert(
    fc.asyncProperty(fc.array(any, { maxLength: 6 }), async (instructions) => {
      const read = await judge(instructions)
      if (!read.includes('>')) return
      const [, , amount] = read.split(/ > | /)
      const closings = instructions.filter(({ data }) => data[0] === 9 && data.length === 1).length
      const lamports = instructions
        .filter(({ data }) => data.length === 12)
        .reduce((sum, { data }) => sum + Buffer.from(data).readBigUInt64LE(4), 0n)
      expect(BigInt(amount ?? '')).toBe(closings === 1 ? held - lamports : lamports)
    }),
    { numRuns: 300 },
  )
})
