import type { Address, EncodedAccount } from '@solana/kit'
import type { Ledger } from '../ledger/createLedger.ts'
import { encodeAccount } from '../ledger/encodeAccount.ts'
import { type Mint, parseTokenData, type TokenAccount } from '../ledger/parseTokenData.ts'
import { tokenAmount } from '../ledger/tokenAmount.ts'
import { tokenPrograms } from '../ledger/tokenPrograms.ts'
import { type Method, withContext } from './method.ts'
import { readEncoding } from './readEncoding.ts'
import { invalid, readAddress, readOptions } from './readParams.ts'

/** Methods that read token balances, for both token programs. */
export function tokenMethods(ledger: Ledger): Record<string, Method> {
  const { decimalsOf } = ledger
  const parse = (address: Address) => {
    const account = ledger.accountOf(address)
    return account && parsed(account)
  }
  return {
    getTokenAccountsByOwner: ([owner, filter, given]) => {
      const encoding = readEncoding(readOptions(given))
      const wanted = readAddress(owner)
      const isAsked = readTokenFilter(filter)
      const found = Object.values(tokenPrograms)
        .flatMap((program) => ledger.accountsOfProgram(program))
        .filter((account) => {
          const token = parsed(account)
          return token?.type === 'account' && token.owner === wanted && isAsked(account, token)
        })
      return withContext(
        ledger,
        found.map((account) => ({
          pubkey: account.address,
          account: encodeAccount({ account, ...encoding, decimalsOf }),
        })),
      )
    },
    getTokenAccountBalance: ([address]) => {
      const token = parse(readAddress(address))
      if (token?.type !== 'account') throw invalid('Invalid param: not a Token account')
      const { amount, mint } = token
      return withContext(ledger, tokenAmount({ amount, decimals: decimalsOf(mint) }))
    },
    getTokenSupply: ([address]) => {
      const mint = parse(readAddress(address))
      if (mint?.type !== 'mint') throw invalid('Invalid param: not a Token mint')
      return withContext(ledger, tokenAmount({ amount: mint.supply, decimals: mint.decimals }))
    },
  }
}

function parsed(account: EncodedAccount): TokenAccount | Mint | undefined {
  return parseTokenData({ owner: account.programAddress, data: Uint8Array.from(account.data) })
}

/** The filter of an owner's accounts: those of one mint, or of one program. */
function readTokenFilter(
  filter: unknown,
): (account: EncodedAccount, token: TokenAccount) => boolean {
  const { mint, programId } = readOptions(filter)
  if (mint !== undefined) {
    const wanted = readAddress(mint)
    return (_, token) => token.mint === wanted
  }
  const program = readAddress(programId)
  if (!Object.values(tokenPrograms).includes(program))
    throw invalid('Invalid param: unrecognized Token program id')
  return (account) => account.programAddress === program
}
