import {
  CleatError,
  noteTokenSymbol,
  type PaymentAsset,
  type Swap,
  type SwapNote,
} from '@cleat/core/adapter'
import { toPublicKey } from '../../base/bytes.ts'
import { fetchAccounts } from '../../rpc/fetchAccounts.ts'
import { fetchEpochInfo } from '../../rpc/fetchEpochInfo.ts'
import { findAssociatedAccount } from '../../transfers/token/findAssociatedAccount.ts'
import { findMetadataAccount } from '../../transfers/token/findMetadataAccount.ts'
import { findTransferFee } from '../../transfers/token/findTransferFee.ts'
import { mistrust } from '../../transfers/token/mistrust.ts'
import { readAmount } from '../../transfers/token/readAmount.ts'
import type { Mint } from '../../transfers/token/readMint.ts'
import { readTokenName } from '../../transfers/token/readTokenName.ts'
import { requireMint } from '../../transfers/token/requireMint.ts'
import { nativeMint } from '../decode/setup/nativeMint.ts'

/** What the chain says of both assets. */
export type SwapSides = {
  /** The balance of the source, in base units. */
  readonly held: bigint
  /** The balance of the account, in lamports. */
  readonly lamports: bigint
  readonly notes: readonly SwapNote[]
}

type Side = { readonly side: 'source' | 'target'; readonly asset: PaymentAsset }
type TokenSide = Side & { readonly mint: string }

/**
 * Reads both assets on the chain, which must be what the visitor sees.
 * @throws `PAYMENT_TOKEN_MISTRUSTED`, `NETWORK_RPC_FAILED`
 */
export async function readSides({
  network,
  address,
  source,
  target,
  amount,
}: Swap): Promise<SwapSides> {
  const sides: readonly Side[] = [
    { side: 'source', asset: source },
    { side: 'target', asset: target },
  ]
  const tokens = sides.flatMap((one) => {
    if (one.asset.address === undefined) return requireCoin(one.asset, network)
    if (!toPublicKey(one.asset.address)) throw mistrust(one.asset, 'the chain has no such token')
    return [{ ...one, mint: one.asset.address }]
  })
  const names = await Promise.all(tokens.map(({ mint }) => findMetadataAccount(mint)))
  const addresses = [address, ...tokens.map(({ mint }) => mint), ...names]
  const [payer, ...rest] = await fetchAccounts({ network, addresses })
  const found = tokens.map((token, index) => {
    const mint = requireMint({ asset: token.asset, account: rest[index] })
    return { token, mint, name: rest[tokens.length + index] }
  })
  const lamports = payer?.lamports ?? 0n
  const paying = found.find(({ token }) => token.side === 'source')
  const [held, fees] = await Promise.all([
    paying
      ? fetchHeld({ network, owner: address, mint: paying.token.mint, token: paying.mint })
      : lamports,
    Promise.all(found.map(({ token, mint }) => noteFee({ network, token, mint, amount }))),
  ])
  const symbols = found.flatMap(({ token, mint, name }) => {
    const { extensions } = mint
    return noteSymbol(token, readTokenName({ mint: token.mint, extensions, account: name }).symbol)
  })
  return { held, lamports, notes: [...symbols, ...fees.flat()] }
}

/** Another number of decimals would be a multiple, and another symbol another asset. */
function requireCoin(asset: PaymentAsset, { name, nativeCurrency }: Swap['network']): [] {
  const { symbol, decimals } = nativeCurrency
  if (asset.symbol === symbol && asset.decimals === decimals) return []
  const reason = `the coin of ${name} is ${symbol} with ${decimals} decimals`
  throw new CleatError('PAYMENT_TOKEN_MISTRUSTED', { context: { token: asset.symbol, reason } })
}

async function fetchHeld(parameters: {
  network: Swap['network']
  owner: string
  mint: string
  token: Mint
}): Promise<bigint> {
  const { network, owner, mint, token } = parameters
  const own = await findAssociatedAccount({ owner, mint, program: token.program })
  const [account] = await fetchAccounts({ network, addresses: [own] })
  return readAmount({ account, owner })
}

/** Wrapped SOL has the same address everywhere, and needs no name on the chain. */
function noteSymbol({ side, asset, mint }: TokenSide, symbol: string): readonly SwapNote[] {
  if (mint === nativeMint) return []
  return noteTokenSymbol({ asset, symbol }).flatMap((note) =>
    note.type === 'token-symbol' ? [{ ...note, side }] : [],
  )
}

/** A part that the token keeps is already in what arrives when it is tried. */
async function noteFee(parameters: {
  network: Swap['network']
  token: TokenSide
  mint: Mint
  amount: bigint
}): Promise<readonly SwapNote[]> {
  const { network, token, mint, amount } = parameters
  const { extensions } = mint
  if (findTransferFee({ extensions, epoch: 0n, amount }) === undefined) return []
  const { epoch } = await fetchEpochInfo({ network, commitment: 'confirmed' })
  const fee = findTransferFee({ extensions, epoch, amount }) ?? 0n
  return fee > 0n ? [{ type: 'token-fee', side: token.side }] : []
}
