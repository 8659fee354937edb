import {
  type Address,
  appendTransactionMessageInstructions,
  type Blockhash,
  compileTransaction,
  createKeyPairFromPrivateKeyBytes,
  createTransactionMessage,
  getAddressFromPublicKey,
  getBase64EncodedWireTransaction,
  partiallySignTransaction,
  pipe,
  setTransactionMessageFeePayer,
  setTransactionMessageLifetimeUsingBlockhash,
} from '@solana/kit'
import type { Ledger } from '../ledger/createLedger.ts'
import { findTokenAccount } from '../ledger/findTokenAccount.ts'
import { parseTokenData } from '../ledger/parseTokenData.ts'
import { limitUnits } from './limitUnits.ts'
import type { MakerToken } from './makerToken.ts'
import { openTokenAccount } from './openTokenAccount.ts'
import { priceSwap } from './priceSwap.ts'
import { transferCoin } from './transferCoin.ts'
import { transferToken } from './transferToken.ts'

export type MakerRequest = {
  /** Mints. SOL is `So11111111111111111111111111111111111111111`. */
  readonly from: string
  readonly to: string
  /** In base units of `from`. */
  readonly amount: bigint
}

export type MakerQuote = {
  readonly fromAmount: bigint
  readonly toAmount: bigint
}

export type MakerTrade = MakerQuote & {
  /** A v0 transaction in base64, signed by the maker. The user is its fee payer and signs too. */
  readonly transaction: string
  readonly lastValidBlockHeight: number
}

export type Maker = {
  readonly address: Address
  /** `undefined` where the maker does not trade, or not that much. */
  quote(request: MakerRequest): Promise<MakerQuote | undefined>
  build(request: MakerRequest & { readonly user: Address }): Promise<MakerTrade | undefined>
}

/** SOL in lists of tokens. */
const coin = 'So11111111111111111111111111111111111111111'
/** A blockhash is valid for 150 slots. Trades use one that is this old, which leaves 30 s. */
const blockhashAge = 75
const seed = new Uint8Array(32).fill(254)
const lamports = 1_000_000_000_000_000n

/**
 * A market maker with fixed prices. A trade is one transaction with the two transfers, which both
 * sides sign: it happens as a whole and with these amounts, or not at all.
 */
export async function createMaker(parameters: {
  ledger: Ledger
  /** USDC. */
  token: MakerToken
}): Promise<Maker> {
  const { ledger, token } = parameters
  const keys = await createKeyPairFromPrivateKeyBytes(seed)
  const address = await getAddressFromPublicKey(keys.publicKey)
  ledger.setBalance(address, lamports)
  const { address: mint, program } = token
  const tokenAccount = await findTokenAccount({ owner: address, mint, program })
  let built = 0

  const readInventory = (sells: 'SOL' | 'USDC') => {
    if (sells === 'SOL') return ledger.accountOf(address)?.lamports ?? 0n
    const account = ledger.accountOf(tokenAccount)
    const data = account && Uint8Array.from(account.data)
    const parsed = account && data && parseTokenData({ owner: account.programAddress, data })
    return parsed?.type === 'account' ? parsed.amount : 0n
  }
  const readSide = ({ from, to }: MakerRequest): 'SOL' | 'USDC' | undefined => {
    if (from === coin && to === mint) return 'USDC'
    return from === mint && to === coin ? 'SOL' : undefined
  }
  const quote: Maker['quote'] = async (request) => {
    const sells = readSide(request)
    if (!sells) return undefined
    const toAmount = priceSwap({ sells, amount: request.amount })
    if (toAmount <= 0n || toAmount > readInventory(sells)) return undefined
    return { fromAmount: request.amount, toAmount }
  }
  return {
    address,
    quote,
    async build(request) {
      const quoted = await quote(request)
      if (!quoted) return undefined
      const { user } = request
      const taken = { from: user, to: address, amount: quoted.fromAmount }
      const given = { from: address, to: user, amount: quoted.toAmount }
      const isSellingCoin = request.from === coin
      built += 1
      const instructions = [
        limitUnits(100_000 + (built % 100_000)),
        ...(isSellingCoin ? [await openTokenAccount({ owner: user, token })] : []),
        isSellingCoin ? transferCoin(taken) : await transferToken({ ...taken, token }),
        isSellingCoin ? await transferToken({ ...given, token }) : transferCoin(given),
      ]
      const { blockhash, lastValidBlockHeight } = ledger.blockhashes.aged(blockhashAge)
      const lifetime = {
        blockhash: blockhash as Blockhash,
        lastValidBlockHeight: BigInt(lastValidBlockHeight),
      }
      const message = pipe(
        createTransactionMessage({ version: 0 }),
        (empty) => setTransactionMessageFeePayer(user, empty),
        (draft) => setTransactionMessageLifetimeUsingBlockhash(lifetime, draft),
        (draft) => appendTransactionMessageInstructions(instructions, draft),
      )
      const signed = await partiallySignTransaction([keys], compileTransaction(message))
      const transaction = getBase64EncodedWireTransaction(signed)
      return { ...quoted, transaction, lastValidBlockHeight }
    },
  }
}
