import { type Address, getAddressEncoder, getProgramDerivedAddress } from '@solana/kit'
import { encodeHolding } from './encodeHolding.ts'
import { encodeMetadata } from './encodeMetadata.ts'
import { encodeMint } from './encodeMint.ts'
import type { Ledger } from './ledger/createLedger.ts'
import { findTokenAccount } from './ledger/findTokenAccount.ts'
import { tokenPrograms } from './ledger/tokenPrograms.ts'
import { type LocalSolanaToken, localSolanaTokens } from './localSolanaTokens.ts'

const metadataProgram = 'metaqbxxUerdq28cj1RbAWkYQm3ybzjb6a8bt518x1s' as Address

type PlaceSolanaTokensParameters = {
  ledger: Ledger
  /** Who gets how many whole tokens of each. */
  holders: readonly { readonly owner: Address; readonly whole: bigint }[]
  /** The mint authority. */
  authority: Address
}

/**
 * Places the tokens on the chain and gives them to their holders. It writes the state that minting
 * would leave, without transactions.
 */
export async function placeSolanaTokens(parameters: PlaceSolanaTokensParameters): Promise<void> {
  for (const token of localSolanaTokens) await placeToken({ ...parameters, token })
}

async function placeToken(
  parameters: PlaceSolanaTokensParameters & { token: LocalSolanaToken },
): Promise<void> {
  const { ledger, holders, authority, token } = parameters
  const { address: mint, program } = token
  const { encode } = getAddressEncoder()
  const unit = 10n ** BigInt(token.decimals)
  const supply = holders.reduce((sum, { whole }) => sum + whole * unit, 0n)
  const owned = { program: tokenPrograms[program] }
  ledger.setAccount({ ...owned, address: mint, data: encodeMint({ token, supply, authority }) })
  for (const { owner, whole } of holders) {
    const data = encodeHolding({ token, owner, amount: whole * unit })
    ledger.setAccount({ ...owned, address: await findTokenAccount({ owner, mint, program }), data })
  }
  // A Token-2022 mint contains its own metadata.
  if (token.program === 'spl-token-2022') return
  const seeds = [new TextEncoder().encode('metadata'), encode(metadataProgram)]
  const [address] = await getProgramDerivedAddress({
    programAddress: metadataProgram,
    seeds: [...seeds, encode(mint)],
  })
  const data = encodeMetadata({ token, authority })
  ledger.setAccount({ address, program: metadataProgram, data })
}
