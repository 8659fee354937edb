// @vitest-environment node
import { isCleatError } from '@cleat/core/adapter'
import { base58 } from '@scure/base'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { programs } from '../../base/programs.ts'
import type { ChainAccount } from '../../rpc/chainAccount.ts'
import { account, bonk, ownAccount, thief, usdc, wsol } from '../../test/createSwapParts.ts'
import { writeTokenAccount } from '../../test/writeTokenAccount.ts'
import { type ChangedAccount, checkAccounts } from './checkAccounts.ts'

const swap = {
  address: account,
  source: { address: usdc, symbol: 'USDC', decimals: 6 },
  target: { symbol: 'SOL', decimals: 9 },
}
const tokens = {
  ...swap,
  target: { address: bonk, symbol: 'BONK', decimals: 5 },
}
const held = writeTokenAccount({ mint: usdc, owner: account, amount: 500n })
const wallet: ChainAccount = {
  ...{ lamports: 5_000_000n, owner: programs.system, isExecutable: false, data: new Uint8Array() },
}
const key = base58.decode(thief)

/** The same account with other bytes. */
const write = (of: ChainAccount, at: number, bytes: Iterable<number>): ChainAccount => {
  const data = of.data.slice()
  data.set([...bytes], at)
  return { ...of, data }
}

async function judge(...changed: readonly ChangedAccount[]): Promise<string> {
  try {
    await checkAccounts(tokens, changed)
    await checkAccounts(swap, changed)
    return 'accepted'
  } catch (error) {
    if (isCleatError(error, 'SWAP_EFFECT_UNEXPECTED')) return error.context.effect
    throw error
  }
}

const own = (after: ChainAccount | undefined) => ({
  ...{ address: ownAccount(usdc), before: held, after },
})
/** An account that was not there before. */
const opened = (after: ChainAccount) => ({ ...own(after), before: undefined })
const wrapped = writeTokenAccount({ mint: wsol, owner: account, amount: 7n, isNative: true })
const others = writeTokenAccount({ mint: usdc, owner: thief, amount: 5n })

test.each<[string, ChangedAccount]>([
  ['the amount changes', own(write(held, 64, [1]))],
  ['nothing changes', own(held)],
  ['SOL changes', { address: account, before: wallet, after: { ...wallet, lamports: 1n } }],
  ['all SOL is gone', { address: account, before: wallet, after: undefined }],
  ['an account is opened', opened(held)],
  ['an account of others is opened', opened(write(held, 32, key))],
  ['wrapped SOL is closed', { address: ownAccount(wsol), before: wrapped, after: undefined }],
  ['an account of others changes', { address: thief, before: others, after: held && others }],
  ['an account of others is closed', { address: thief, before: others, after: undefined }],
  ['another account is left alone', { address: thief, before: held, after: held }],
])('default: %s', async (_, changed) => {
  expect(await judge(changed)).toBe('accepted')
})

const used = `somebody else may use the account for a token of ${usdc}`
const changes = `an account for a token of ${usdc} changes`

test.each<[string, ChangedAccount, string]>([
  ['it has another owner', own(write(held, 32, key)), used],
  ['somebody may take from it', own(write(held, 72, [1, 0, 0, 0, ...key])), used],
  ['somebody may take more', own(write(held, 121, [1])), used],
  ['somebody may close it', own(write(held, 129, [1, 0, 0, 0, ...key])), used],
  ['it is frozen', own(write(held, 108, [2])), used],
  ['an extension changes', own({ ...held, data: Uint8Array.of(...held.data, 2, 7, 0) }), used],
  ['it moves to the other program', own({ ...held, owner: programs.token2022 }), changes],
  ['a new one has a delegate', opened(write(held, 72, [1])), used],
  ['a new one has a delegate, of any form', opened(write(held, 75, [1])), used],
  ['a new one can be closed by others', opened(write(held, 129, [1])), used],
  ['a new one can be closed by others, in any form', opened(write(held, 132, [1])), used],
  ['it is closed', own(undefined), 'an account for a token is closed'],
  ['another account of the token', { ...own(write(held, 64, [1])), address: thief }, changes],
  ['a second account is opened', { address: thief, before: undefined, after: held }, changes],
  [
    'a token that is not exchanged',
    (() => {
      const [before, after] = [5n, 4n].map((amount) =>
        writeTokenAccount({ mint: thief, owner: account, amount }),
      )
      return { address: ownAccount(thief), before, after }
    })(),
    `an account for a token of ${thief} changes`,
  ],
  [
    'wrapped SOL of another account',
    { address: thief, before: wrapped, after: undefined },
    `an account for a token of ${wsol} changes`,
  ],
  [
    'the account is given to a program',
    { address: account, before: wallet, after: { ...wallet, owner: thief } },
    'the account is given to a program',
  ],
  [
    'the account becomes a nonce',
    { address: account, before: wallet, after: { ...wallet, data: new Uint8Array(80) } },
    'the account is given to a program',
  ],
])('error: %s', async (_, changed, effect) => {
  expect(await judge(changed)).toBe(effect)
})

test('behavior: a token’s fee is counted in the account that receives, and in no other', async () => {
  const receiving = writeTokenAccount({ mint: bonk, owner: account, amount: 5n })
  const grown = { ...receiving, data: Uint8Array.of(...receiving.data, 2, 7, 0) }
  const target = { address: ownAccount(bonk), before: receiving, after: grown }
  await expect(checkAccounts(tokens, [target])).resolves.toBeUndefined()
})

test('property: of all bytes of an account, only those of the amount may change', async () => {
  await fc.assert(
    fc.asyncProperty(fc.nat({ max: 164 }), fc.integer({ min: 1, max: 255 }), async (at, by) => {
      const changed = own(write(held, at, [(held.data[at] ?? 0) ^ by]))
      const isAmount = at >= 64 && at < 72
      expect(await judge(changed)).toMatch(isAmount ? /^accepted$/ : /^(an account|somebody)/)
    }),
    { numRuns: 400 },
  )
})
