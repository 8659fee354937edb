import {
  type Address,
  getAddressEncoder,
  getProgramDerivedAddress,
  type ReadonlyUint8Array,
} from '@solana/kit'
import { encodeHolding } from './encodeHolding.ts'
import { encodeMetadata } from './encodeMetadata.ts'
import { encodeMint } from './encodeMint.ts'
import type { Ledger } from './ledger/createLedger.ts'
import { tokenPrograms } from './ledger/tokenPrograms.ts'
import { type LocalSolanaToken, localSolanaTokens } from './localSolanaTokens.ts'

const associatedProgram = 'ATokenGPvbdGVxr1b2hvZbsiqW5xWH25efTNsLJA8knL' as Address
const metadataProgram = 'metaqbxxUerdq28cj1RbAWkYQm3ybzjb6a8bt518x1s' as Address
const whole = 1000n

/**
 * Places the tokens on the chain and gives each owner 1,000 of each. It writes the state that
 * minting would leave, without transactions.
 */
export async function placeSolanaTokens(parameters: {
  ledger: Ledger
  owners: readonly Address[]
  /** The mint authority. */
  authority: Address
}): Promise<void> {
  for (const token of localSolanaTokens) await placeToken({ ...parameters, token })
}

async function placeToken(parameters: {
  ledger: Ledger
  owners: readonly Address[]
  /** The mint authority. */
  authority: Address
  token: LocalSolanaToken
}): Promise<void> {
  const { ledger, owners, authority, token } = parameters
  const program = tokenPrograms[token.program]
  const { encode } = getAddressEncoder()
  const amount = whole * 10n ** BigInt(token.decimals)
  const supply = amount * BigInt(owners.length)
  const mint = encodeMint({ token, supply, authority })
  ledger.setAccount({ address: token.address, program, data: mint })
  for (const owner of owners) {
    const seeds = [encode(owner), encode(program), encode(token.address)]
    const address = await derive({ program: associatedProgram, seeds })
    ledger.setAccount({ address, program, data: encodeHolding({ token, owner, amount }) })
  }
  // A Token-2022 mint contains its own metadata.
  if (token.program === 'spl-token-2022') return
  const seeds = [new TextEncoder().encode('metadata'), encode(metadataProgram)]
  const address = await derive({
    program: metadataProgram,
    seeds: [...seeds, encode(token.address)],
  })
  const data = encodeMetadata({ token, authority })
  ledger.setAccount({ address, program: metadataProgram, data })
}

async function derive(parameters: {
  program: Address
  seeds: ReadonlyUint8Array[]
}): Promise<Address> {
  const { program: programAddress, seeds } = parameters
  const [address] = await getProgramDerivedAddress({ programAddress, seeds })
  return address
}
