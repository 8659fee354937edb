import type { Address } from 'viem'
import { localTokens } from './localTokens.ts'
import { placeToken } from './placeToken.ts'

const whole = 1000n

/**
 * Places the tokens on a chain and gives each account 1,000 of each. It writes the state that
 * deploying and minting would leave, without a block.
 */
export async function placeTokens(parameters: {
  rpcUrl: string
  accounts: readonly Address[]
}): Promise<void> {
  const { rpcUrl, accounts } = parameters
  await Promise.all(
    localTokens.map((token) => {
      const amount = whole * 10n ** BigInt(token.decimals)
      const holdings = accounts.map((address) => ({ address, amount }))
      return placeToken({ rpcUrl, token, holdings })
    }),
  )
}
