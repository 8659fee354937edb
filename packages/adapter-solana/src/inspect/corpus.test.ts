// @vitest-environment node
import type { RequestAction, RequestLevel } from '@cleat/core/adapter'
import { solana } from '@cleat/core/networks'
import { judgeRequest } from '@cleat/testing/policy'
import { base58 } from '@scure/base'
import {
  address,
  appendTransactionMessageInstructions,
  type Blockhash,
  compileTransaction,
  createNoopSigner,
  createTransactionMessage,
  getBase64EncodedWireTransaction,
  type Instruction,
  pipe,
  setTransactionMessageFeePayer,
  setTransactionMessageLifetimeUsingBlockhash,
} from '@solana/kit'
import * as budget from '@solana-program/compute-budget'
import * as system from '@solana-program/system'
import * as token from '@solana-program/token'
import { expect, test } from 'vitest'
import { programs } from '../base/programs.ts'
import { SolanaAdapter } from '../SolanaAdapter.ts'

const [me, bob, mint, store, vault, other] = [1, 2, 3, 4, 5, 6].map((number) =>
  address(base58.encode(new Uint8Array(32).fill(number))),
) as [Address, Address, Address, Address, Address, Address]
type Address = ReturnType<typeof address>
const [own, foreign] = [createNoopSigner(me), createNoopSigner(other)]
const exchanges = {
  Jupiter: 'JUP6LkbZbjS1jKKwapdHNy74zcZ3tLUZoi5QNyVTaV4',
  Raydium: '675kPX9MHTjS2zt1qfr1NYHuzeLXfQM9H24wFSUt1Mp8',
  Orca: 'whirLbMiicVdio4qvUfM5KAg6Ct8VwpYzGff3uctyCc',
  Marinade: 'MarBmsSgKXdrN1egZf5sqe1TMai9K1rChYNDJgjq7aD',
  Tensor: 'TCMPhJdwDryooaGtiocG1u3xcYbRpiJzb283XfCZsDp',
  Meteora: 'LBUZKhRxPF3XUpBCjp4YzTKgLccjZhTSDM9YuVaPwxo',
} as const
const chain = `solana:${solana.id}`
const app = {
  ...{ adapter: new SolanaAdapter(), networks: [solana] as const, account: me },
  contracts: { [`${chain}:${vault}`]: { name: 'Vault', trusted: true } },
}

function write(...instructions: readonly Instruction[]): string {
  const message = pipe(
    createTransactionMessage({ version: 0 }),
    (one) => setTransactionMessageFeePayer(me, one),
    (one) =>
      setTransactionMessageLifetimeUsingBlockhash(
        { blockhash: mint as string as Blockhash, lastValidBlockHeight: 9n },
        one,
      ),
    (one) => appendTransactionMessageInstructions(instructions, one),
  )
  return getBase64EncodedWireTransaction(compileTransaction(message))
}

type Asked = { readonly method: string; readonly params: unknown }
type Row = readonly [name: string, Asked, RequestLevel, ...RequestAction[]]

const send = (...instructions: readonly Instruction[]): Asked => ({
  ...{ method: 'solana_signAndSendTransaction', params: { transaction: write(...instructions) } },
})
const text = (bytes: Uint8Array): Asked => ({
  ...{ method: 'solana_signMessage', params: { message: base58.encode(bytes), pubkey: me } },
})
const opaque = (reason: 'bytes' | 'data' | 'undated'): RequestAction => ({ kind: 'opaque', reason })
const paid = (amount: bigint, part: { token?: string; to?: string; from?: string } = {}) =>
  ({ kind: 'transfer', token: undefined, amount, to: bob, ...part }) as const
const allowed = (named: string, amount: bigint | 'any', spender: string = bob): RequestAction => ({
  ...{ kind: 'approve', token: named, spender, amount, isSignature: false },
})
const owned = (contract: string, to: string): RequestAction => ({ kind: 'ownership', contract, to })
const pay = (amount: bigint, source = own) =>
  system.getTransferSolInstruction({ source, destination: bob, amount })
const signIn = `harbour.example wants you to sign in with your Solana account:\n${me}\n\nNonce: 8f2a71c0`
const utf8 = (value: string) => new TextEncoder().encode(value)

const systemRows: readonly Row[] = [
  ...[1n, 5000n, 10n ** 9n, 250n * 10n ** 9n].map(
    (amount): Row => [`${amount} lamports`, send(pay(amount)), 'plain', paid(amount)],
  ),
  ['lamports of another', send(pay(5n, foreign)), 'caution', paid(5n, { from: other })],
  [
    'a new account',
    send(
      system.getCreateAccountInstruction({
        ...{ payer: own, newAccount: createNoopSigner(bob), lamports: 5n, space: 165n },
        programAddress: address(programs.token),
      }),
    ),
    ...(['plain', paid(5n)] as const),
  ],
  [
    'another owner of the account',
    send(system.getAssignInstruction({ account: own, programAddress: other })),
    ...(['stop', owned(me, other)] as const),
  ],
  [
    'a nonce that lasts',
    send(
      system.getAdvanceNonceAccountInstruction({ nonceAccount: store, nonceAuthority: own }),
      pay(5n),
    ),
    ...(['stop', opaque('undated'), paid(5n)] as const),
  ],
  ['room', send(system.getAllocateInstruction({ newAccount: own, space: 8n })), 'plain'],
  [
    'what a nonce account holds',
    send(
      system.getWithdrawNonceAccountInstruction({
        ...{ nonceAccount: store, recipientAccount: bob, nonceAuthority: own, withdrawAmount: 5n },
      }),
    ),
    ...(['stop', opaque('data')] as const),
  ],
  [
    'another authority of a nonce',
    send(
      system.getAuthorizeNonceAccountInstruction({
        ...{ nonceAccount: store, nonceAuthority: own, newNonceAuthority: other },
      }),
    ),
    ...(['stop', opaque('data')] as const),
  ],
]

function tokenRows(name: string, program: string): readonly Row[] {
  const config = { programAddress: address(program) }
  const all = 2n ** 64n - 1n
  const rows: readonly (readonly [string, Instruction, RequestLevel, ...RequestAction[]])[] = [
    [
      'a payment',
      token.getTransferInstruction(
        { source: store, destination: bob, authority: own, amount: 5n },
        config,
      ),
      ...(['plain', paid(5n, { token: store })] as const),
    ],
    [
      'a payment by the mint',
      token.getTransferCheckedInstruction(
        { source: store, mint, destination: bob, authority: own, amount: 5n, decimals: 6 },
        config,
      ),
      ...(['plain', paid(5n, { token: mint })] as const),
    ],
    [
      'a payment of another',
      token.getTransferCheckedInstruction(
        { source: store, mint, destination: bob, authority: foreign, amount: 5n, decimals: 6 },
        config,
      ),
      ...(['caution', paid(5n, { token: mint, from: other })] as const),
    ],
    [
      'an allowance',
      token.getApproveInstruction({ source: store, delegate: bob, owner: own, amount: 5n }, config),
      ...(['caution', allowed(store, 5n)] as const),
    ],
    [
      'an allowance for a known program',
      token.getApproveInstruction(
        { source: store, delegate: vault, owner: own, amount: 5n },
        config,
      ),
      ...(['plain', allowed(store, 5n, vault)] as const),
    ],
    [
      'an allowance by the mint',
      token.getApproveCheckedInstruction(
        { source: store, mint, delegate: bob, owner: own, amount: 5n, decimals: 6 },
        config,
      ),
      ...(['caution', allowed(mint, 5n)] as const),
    ],
    [
      'an allowance without limit',
      token.getApproveInstruction(
        { source: store, delegate: bob, owner: own, amount: all },
        config,
      ),
      ...(['stop', allowed(store, 'any')] as const),
    ],
    [
      'no allowance',
      token.getRevokeInstruction({ source: store, owner: own }, config),
      ...(['plain', { kind: 'revoke', token: store, spender: '' }] as const),
    ],
    [
      'another owner',
      token.getSetAuthorityInstruction(
        {
          ...{ owned: store, owner: own, newAuthority: other },
          authorityType: token.AuthorityType.AccountOwner,
        },
        config,
      ),
      ...(['stop', owned(store, other)] as const),
    ],
    [
      'an account that is closed',
      token.getCloseAccountInstruction({ account: store, destination: me, owner: own }, config),
      'plain',
    ],
    [
      'one that is closed for another',
      token.getCloseAccountInstruction({ account: store, destination: bob, owner: own }, config),
      ...(['stop', owned(store, bob)] as const),
    ],
    ['wrapped SOL', token.getSyncNativeInstruction({ account: store }, config), 'plain'],
    [
      'a new account',
      token.getInitializeAccount3Instruction({ account: store, mint, owner: me }, config),
      'plain',
    ],
    [
      'tokens that are destroyed',
      token.getBurnInstruction({ account: store, mint, authority: own, amount: 5n }, config),
      ...(['stop', opaque('data')] as const),
    ],
    [
      'an account that is frozen',
      token.getFreezeAccountInstruction({ account: store, mint, owner: own }, config),
      ...(['stop', opaque('data')] as const),
    ],
  ]
  return rows.map(([what, instruction, ...expected]) => [
    `${name}: ${what}`,
    send(instruction),
    ...expected,
  ])
}

const programRows: readonly Row[] = [
  ...Object.entries(exchanges).map(([name, program]): Row => {
    const instruction = {
      programAddress: address(program),
      accounts: [],
      data: Uint8Array.of(1, 2),
    }
    return [name, send(instruction), 'plain', { kind: 'call', to: program, value: 0n }]
  }),
  [
    'a limit of work',
    send(budget.getSetComputeUnitLimitInstruction({ units: 5 }), pay(5n)),
    'plain',
    paid(5n),
  ],
  [
    'an account for a token',
    send(
      token.getCreateAssociatedTokenIdempotentInstruction({
        ...{ payer: own, ata: store, owner: bob, mint },
      }),
    ),
    'plain',
  ],
  [
    'an allowance that hides behind a payment',
    send(
      pay(5n),
      token.getApproveInstruction({
        source: store,
        delegate: bob,
        owner: own,
        amount: 2n ** 64n - 1n,
      }),
    ),
    ...(['stop', paid(5n), allowed(store, 'any')] as const),
  ],
  [
    'several transactions',
    {
      method: 'solana_signAllTransactions',
      params: { transactions: [write(pay(5n)), write(pay(7n))] },
    },
    ...(['plain', paid(5n), paid(7n)] as const),
  ],
  [
    'no transaction',
    { method: 'solana_signTransaction', params: { transaction: 'AA==' } },
    ...(['stop', opaque('data')] as const),
  ],
]

const textRows: readonly Row[] = [
  ...['Hello', 'Grüße 👋', signIn].map(
    (one): Row => [one.slice(0, 9), text(utf8(one)), 'plain', { kind: 'message', text: one }],
  ),
  ['bytes', text(Uint8Array.of(255, 254, 0)), 'stop', opaque('bytes')],
]

const rows = [
  ...systemRows,
  ...tokenRows('SPL Token', programs.token),
  ...tokenRows('Token-2022', programs.token2022),
  ...programRows,
  ...textRows,
]

test.each(rows.map((row) => ({ row })))('default: $row.0', async ({ row }) => {
  const [, request, level, ...actions] = row
  const { request: judged, verdict } = await judgeRequest({ ...app, request })
  expect({ actions: judged.actions, level: judged.level }).toEqual({ actions, level })
  expect(verdict).toBe(level === 'plain' ? 'allow' : 'confirm')
})

test('default: the corpus is large', () => {
  expect(rows.length).toBeGreaterThanOrEqual(45)
})
