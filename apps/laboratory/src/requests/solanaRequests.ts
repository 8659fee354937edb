import { base58 } from '@scure/base'
import {
  type Address,
  address,
  appendTransactionMessageInstructions,
  compileTransaction,
  createNoopSigner,
  createSolanaRpc,
  createTransactionMessage,
  getBase64EncodedWireTransaction,
  type Instruction,
  pipe,
  setTransactionMessageFeePayer,
  setTransactionMessageLifetimeUsingBlockhash,
  type TransactionSigner,
} from '@solana/kit'
import * as system from '@solana-program/system'
import * as token from '@solana-program/token'
import type { RequestGroup, RequestKind, RequestSubject } from './requestKind.ts'

const [stranger, mint, store, nonce] = [2, 3, 4, 5].map((number) =>
  address(base58.encode(new Uint8Array(32).fill(number))),
) as [Address, Address, Address, Address]
const exchange = address('JUP6LkbZbjS1jKKwapdHNy74zcZ3tLUZoi5QNyVTaV4')
const all = 2n ** 64n - 1n

/** What an account is asked for. */
type Write = (owner: TransactionSigner) => readonly Instruction[]

const pay =
  (amount: bigint): Write =>
  (source) => [system.getTransferSolInstruction({ source, destination: stranger, amount })]
const allow =
  (amount: bigint): Write =>
  (owner) => [token.getApproveInstruction({ source: store, delegate: stranger, owner, amount })]

/** One of each kind that is read, on Solana. */
export const solanaRequests: readonly RequestGroup[] = [
  {
    title: 'Payments',
    kinds: [
      signing('Pay', pay(1_000_000n)),
      signing('Pay tokens', (authority) => [
        token.getTransferCheckedInstruction({
          ...{ source: store, mint, destination: stranger, authority },
          ...{ amount: 25_000_000n, decimals: 6 },
        }),
      ]),
      several('Pay twice', [pay(1_000_000n), pay(2_000_000n)]),
      several('Pay, and allow any amount', [pay(1_000_000n), allow(all)]),
    ],
  },
  {
    title: 'Access',
    kinds: [
      signing('Allow an amount', allow(100_000_000n)),
      signing('Allow any amount', allow(all)),
      signing('Take the allowance back', (owner) => [
        token.getRevokeInstruction({ source: store, owner }),
      ]),
      signing('Give a token account away', (owner) => [
        token.getSetAuthorityInstruction({
          ...{ owned: store, owner, newAuthority: stranger },
          authorityType: token.AuthorityType.AccountOwner,
        }),
      ]),
      signing('Close a token account for another', (owner) => [
        token.getCloseAccountInstruction({ account: store, destination: stranger, owner }),
      ]),
      signing('Give the account away', (account) => [
        system.getAssignInstruction({ account, programAddress: exchange }),
      ]),
    ],
  },
  {
    title: 'Calls',
    kinds: [
      signing('Call an exchange', () => [
        { programAddress: exchange, accounts: [], data: Uint8Array.of(1, 2) },
      ]),
      signing('Pay whenever it is sent', (nonceAuthority) => [
        system.getAdvanceNonceAccountInstruction({ nonceAccount: nonce, nonceAuthority }),
        ...pay(1_000_000n)(nonceAuthority),
      ]),
      {
        ...{ title: 'Something unreadable', method: 'solana_signTransaction' },
        getParams: () => ({ transaction: 'AA==' }),
      },
    ],
  },
  {
    title: 'Signatures',
    kinds: [
      text('Sign a text', () => 'Hello from Cleat'),
      text(
        'Sign in',
        (account) =>
          `${location.host} wants you to sign in with your Solana account:\n${account}\n\nNonce: 8f2a71c0`,
      ),
      {
        ...{ title: 'Sign bytes', method: 'solana_signMessage' },
        getParams: ({ account }) => ({
          ...{ message: base58.encode(Uint8Array.of(255, 254, 0)), pubkey: account },
        }),
      },
    ],
  },
]

function signing(title: string, instructions: Write): RequestKind {
  return {
    ...{ title, method: 'solana_signTransaction' },
    getParams: async (subject) => ({ transaction: await write(subject, instructions) }),
  }
}

function several(title: string, transactions: readonly Write[]): RequestKind {
  return {
    ...{ title, method: 'solana_signAllTransactions' },
    getParams: async (subject) => ({
      transactions: await Promise.all(transactions.map((one) => write(subject, one))),
    }),
  }
}

function text(title: string, compose: (account: string) => string): RequestKind {
  return {
    ...{ title, method: 'solana_signMessage' },
    getParams: ({ account }) => ({
      message: base58.encode(new TextEncoder().encode(compose(account))),
      pubkey: account,
    }),
  }
}

async function write({ account, rpcUrl }: RequestSubject, instructions: Write): Promise<string> {
  const owner = createNoopSigner(address(account))
  const { value: latest } = await createSolanaRpc(rpcUrl).getLatestBlockhash().send()
  const message = pipe(
    createTransactionMessage({ version: 0 }),
    (one) => setTransactionMessageFeePayer(owner.address, one),
    (one) => setTransactionMessageLifetimeUsingBlockhash(latest, one),
    (one) => appendTransactionMessageInstructions(instructions(owner), one),
  )
  return getBase64EncodedWireTransaction(compileTransaction(message))
}
