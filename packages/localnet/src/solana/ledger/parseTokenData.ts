import { type Address, getAddressDecoder } from '@solana/kit'
import { tokenPrograms } from './tokenPrograms.ts'

export type TokenAccount = {
  readonly type: 'account'
  readonly mint: Address
  readonly owner: Address
  readonly amount: bigint
  readonly delegate?: Address | undefined
  readonly state: 'uninitialized' | 'initialized' | 'frozen'
  /** The part of the amount that is rent, for wrapped SOL. */
  readonly nativeReserve?: bigint | undefined
  readonly delegatedAmount: bigint
  readonly closeAuthority?: Address | undefined
}

export type Mint = {
  readonly type: 'mint'
  readonly mintAuthority: Address | null
  readonly supply: bigint
  readonly decimals: number
  readonly isInitialized: boolean
  readonly freezeAuthority: Address | null
}

const mintLength = 82
const accountLength = 165
const states = ['uninitialized', 'initialized', 'frozen'] as const

/** Parses an account of a token program. Token-2022 extensions are not read. */
export function parseTokenData(parameters: {
  owner: Address
  data: Uint8Array
}): TokenAccount | Mint | undefined {
  const { owner, data } = parameters
  if (!Object.values(tokenPrograms).includes(owner)) return undefined
  // With extensions, the byte after the longer layout is the account type.
  const kind = data.length > accountLength ? data[accountLength] : undefined
  if (data.length === mintLength || kind === 1) return parseMint(data)
  if (data.length === accountLength || kind === 2) return parseAccount(data)
  return undefined
}

function parseAccount(data: Uint8Array): TokenAccount {
  const { address, optionalAddress, u64, optionalU64 } = reader(data)
  return {
    type: 'account',
    mint: address(0),
    owner: address(32),
    amount: u64(64),
    delegate: optionalAddress(72),
    state: states[data[108] ?? 0] ?? 'uninitialized',
    nativeReserve: optionalU64(109),
    delegatedAmount: u64(121),
    closeAuthority: optionalAddress(129),
  }
}

function parseMint(data: Uint8Array): Mint {
  const { optionalAddress, u64 } = reader(data)
  return {
    type: 'mint',
    mintAuthority: optionalAddress(0) ?? null,
    supply: u64(36),
    decimals: data[44] ?? 0,
    isInitialized: data[45] === 1,
    freezeAuthority: optionalAddress(46) ?? null,
  }
}

function reader(data: Uint8Array) {
  const view = new DataView(data.buffer, data.byteOffset, data.byteLength)
  const address = (at: number) => getAddressDecoder().decode(data, at)
  const u64 = (at: number) => view.getBigUint64(at, true)
  const isThere = (at: number) => view.getUint32(at, true) === 1
  return {
    address,
    u64,
    optionalAddress: (at: number) => (isThere(at) ? address(at + 4) : undefined),
    optionalU64: (at: number) => (isThere(at) ? u64(at + 4) : undefined),
  }
}
