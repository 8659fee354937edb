import {
  AddressLookupTableAccount,
  ComputeBudgetProgram,
  Keypair,
  PublicKey,
  SystemProgram,
  TransactionInstruction,
  TransactionMessage,
  VersionedTransaction,
} from '@solana/web3.js'
import { programs } from '../base/programs.ts'
import { associatedAddress } from './associatedAddress.ts'
import { littleEndian } from './littleEndian.ts'
import { openAccount } from './openAccount.ts'
import { tokenInstruction } from './tokenInstruction.ts'

const keyOf = (byte: number) => Keypair.fromSeed(new Uint8Array(32).fill(byte))
const [user, maker, other, third] = [1, 2, 3, 4].map(keyOf) as [Keypair, Keypair, Keypair, Keypair]
const addressOf = (byte: number) => keyOf(byte).publicKey.toBase58()

export const account: string = user.publicKey.toBase58()
export const makerAddress: string = maker.publicKey.toBase58()
export const thief: string = other.publicKey.toBase58()
export const usdc: string = addressOf(11)
export const bonk: string = addressOf(12)
export const wsol = 'So11111111111111111111111111111111111111112'
export const jupiterProgram = 'JUP6LkbZbjS1jKKwapdHNy74zcZ3tLUZoi5QNyVTaV4'
export const eventAuthority = 'D8cy77BBepLMngZx6ZukaTff5hCt1HrWyKk3Hnd9oitf'

export const ownAccount = (
  mint: string,
  owner: string = account,
  program: string = programs.token,
): string => associatedAddress({ owner, mint, program })

export const budget: readonly TransactionInstruction[] = [
  ComputeBudgetProgram.setComputeUnitLimit({ units: 200_000 }),
  ComputeBudgetProgram.setComputeUnitPrice({ microLamports: 10_000 }),
]

export const open = (
  mint: string,
  change: { payer?: string; owner?: string; program?: string } = {},
): TransactionInstruction =>
  openAccount({ payer: account, owner: account, program: programs.token, mint, ...change })

export const pay = (
  lamports: bigint,
  to: string = ownAccount(wsol),
  from: string = account,
): TransactionInstruction =>
  SystemProgram.transfer({ fromPubkey: new PublicKey(from), toPubkey: new PublicKey(to), lamports })

export const sync = (subject: string = ownAccount(wsol)): TransactionInstruction =>
  tokenInstruction({ program: programs.token, signer: account, accounts: [subject], data: [17] })

export const close = (
  subject: string = ownAccount(wsol),
  to: string = account,
  owner: string = account,
): TransactionInstruction =>
  new TransactionInstruction({
    programId: new PublicKey(programs.token),
    keys: [subject, to, owner].map((address) => ({
      pubkey: new PublicKey(address),
      isSigner: address === owner,
      isWritable: address !== owner || address === to,
    })),
    data: Buffer.from([9]),
  })

export const moveToken = (
  change: {
    mint?: string
    amount?: bigint
    decimals?: number
    from?: string
    to?: string
    program?: string
    fee?: bigint
    source?: string
    destination?: string
  } = {},
): TransactionInstruction => {
  const {
    mint = usdc,
    amount = 5n,
    decimals = 6,
    from = account,
    to = makerAddress,
    program = programs.token,
    fee,
  } = change
  const { source = ownAccount(mint, from, program), destination = ownAccount(mint, to, program) } =
    change
  const data =
    fee === undefined
      ? [12, ...littleEndian(amount, 8), decimals]
      : [26, 1, ...littleEndian(amount, 8), decimals, ...littleEndian(fee, 8)]
  return tokenInstruction({
    program,
    signer: from,
    accounts: [source, mint, destination, from],
    readonly: [mint],
    data,
  })
}

/** A route of Jupiter, as its interface describes it. */
export type RouteParts = {
  readonly kind: 'route' | 'shared' | 'route-v2' | 'shared-v2'
  readonly source: string
  readonly target: string
  readonly amount: bigint
  readonly quoted: bigint
  readonly slippageBps: number
  readonly feeBps: number
  /** Digits of the plan's steps. */
  readonly steps: readonly string[]
  readonly programs: readonly [string, string]
  /** Accounts by their place, to change single ones. */
  readonly changes: { readonly [place: number]: string }
  readonly tail: readonly number[]
}

const discriminators = {
  route: 'e517cb977ae3ad2a',
  shared: 'c1209b3341d69c81',
  'route-v2': 'bb64facc31c4af14',
  'shared-v2': 'd19853937cfed8e9',
}

function listAccounts({
  kind,
  source,
  target,
  programs: [from, to],
}: RouteParts): readonly string[] {
  const [taken, given] = [ownAccount(source, account, from), ownAccount(target, account, to)]
  const end = [eventAuthority, jupiterProgram]
  const [authority, theirs, also] = [addressOf(21), addressOf(22), addressOf(23)]
  switch (kind) {
    case 'route':
      return [programs.token, account, taken, given, jupiterProgram, target, jupiterProgram, ...end]
    case 'shared':
      return [
        programs.token,
        authority,
        account,
        taken,
        theirs,
        also,
        given,
        source,
        target,
        jupiterProgram,
        jupiterProgram,
        ...end,
      ]
    case 'route-v2':
      return [account, taken, given, source, target, from, to, jupiterProgram, ...end]
    case 'shared-v2':
      return [authority, account, taken, theirs, also, given, source, target, from, to, ...end]
  }
}

export function writeRouteData(
  parts: RouteParts,
  discriminator: string = discriminators[parts.kind],
): Buffer {
  const { kind, amount, quoted, slippageBps, feeBps, steps, tail } = parts
  const plan = [...littleEndian(steps.length, 4), ...Buffer.from(steps.join(''), 'hex')]
  const numbers = [
    ...littleEndian(amount, 8),
    ...littleEndian(quoted, 8),
    ...littleEndian(slippageBps, 2),
  ]
  const id = kind.startsWith('shared') ? [7] : []
  const rest = kind.endsWith('v2')
    ? [...numbers, ...littleEndian(feeBps, 2), 0, 0, ...plan]
    : [...plan, ...numbers, feeBps]
  return Buffer.from([...Buffer.from(discriminator, 'hex'), ...id, ...rest, ...tail])
}

export const route: RouteParts = {
  ...{ kind: 'route-v2', source: usdc, target: bonk, amount: 150_300_000n, quoted: 10n ** 12n },
  ...{
    slippageBps: 100,
    feeBps: 0,
    programs: [programs.token, programs.token],
    changes: {},
    tail: [],
  },
  // RaydiumCP of all, from the first place to the second.
  steps: ['2e640001'],
}

export function swapBy(change: Partial<RouteParts> = {}, data?: Buffer): TransactionInstruction {
  const parts = { ...route, ...change }
  const pools = [addressOf(31), addressOf(32)]
  const { source, target } = parts
  const [from, to] = parts.programs
  const written = [...pools, ownAccount(source, account, from), ownAccount(target, account, to)]
  const accounts = [...listAccounts(parts), ...pools].map(
    (address, place) => parts.changes[place] ?? address,
  )
  return new TransactionInstruction({
    programId: new PublicKey(jupiterProgram),
    keys: accounts.map((address) => ({
      pubkey: new PublicKey(address),
      isSigner: address === account,
      isWritable: written.includes(address),
    })),
    data: data ?? writeRouteData(parts),
  })
}

/** A lookup table with what routes often name. */
const table: AddressLookupTableAccount = new AddressLookupTableAccount({
  key: third.publicKey,
  state: {
    ...{ deactivationSlot: 0n, lastExtendedSlot: 0, lastExtendedSlotStartIndex: 0 },
    addresses: [usdc, bonk, eventAuthority, addressOf(31), addressOf(32), ownAccount(bonk)].map(
      (address) => new PublicKey(address),
    ),
  },
})
export const tables: { readonly [address: string]: readonly string[] } = {
  [table.key.toBase58()]: table.state.addresses.map((address) => address.toBase58()),
}

/** The bytes of a transaction. Who makes a market has signed it, and the account has not. */
export function writeSwap(
  instructions: readonly TransactionInstruction[],
  change: {
    readonly payer?: string
    readonly isLegacy?: boolean
    readonly signers?: readonly Keypair[]
    readonly blockhash?: string
  } = {},
): Uint8Array {
  const { payer = account, isLegacy = false, signers, blockhash = addressOf(5) } = change
  const message = new TransactionMessage({
    payerKey: new PublicKey(payer),
    recentBlockhash: blockhash,
    instructions: [...instructions],
  })
  const compiled = isLegacy ? message.compileToLegacyMessage() : message.compileToV0Message([table])
  const transaction = new VersionedTransaction(compiled)
  const asked = compiled.staticAccountKeys
    .slice(0, compiled.header.numRequiredSignatures)
    .map(String)
  transaction.sign([
    ...(signers ?? [maker].filter(({ publicKey }) => asked.includes(publicKey.toBase58()))),
  ])
  return Uint8Array.from(transaction.serialize())
}

export const keys: { readonly user: Keypair; readonly maker: Keypair; readonly other: Keypair } = {
  user,
  maker,
  other,
}
