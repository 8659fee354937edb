import { type Address, type EncodedAccount, getBase58Decoder } from '@solana/kit'
import { type Mint, parseTokenData, type TokenAccount } from './parseTokenData.ts'
import { tokenAmount } from './tokenAmount.ts'
import { tokenPrograms } from './tokenPrograms.ts'

export type AccountEncoding = 'base58' | 'base64' | 'jsonParsed'

export type EncodeAccountParameters = {
  account: EncodedAccount
  encoding: AccountEncoding
  dataSlice?: { offset: number; length: number } | undefined
  /** The decimals of a mint, which parsed accounts need for their amounts. */
  decimalsOf: (mint: Address) => number
}

/** The rent epoch of an account that is exempt from rent. */
const neverRent = 0xffff_ffff_ffff_ffffn

/** An account in the format of the JSON-RPC API. */
export function encodeAccount(parameters: EncodeAccountParameters): Record<string, unknown> {
  const { account } = parameters
  return {
    data: encodeData(parameters),
    executable: account.executable,
    lamports: account.lamports,
    owner: account.programAddress,
    rentEpoch: neverRent,
    space: account.data.length,
  }
}

function encodeData(parameters: EncodeAccountParameters): unknown {
  const { account, encoding, dataSlice, decimalsOf } = parameters
  const whole = Uint8Array.from(account.data)
  if (encoding === 'jsonParsed') {
    const parsed = parseTokenData({ owner: account.programAddress, data: whole })
    const program = programNameOf(account.programAddress)
    if (parsed && program)
      return { program, parsed: toParsed({ parsed, decimalsOf }), space: whole.length }
  }
  const { offset = 0, length = whole.length } = dataSlice ?? {}
  const data = whole.slice(offset, offset + length)
  // Data without a parser is sent as base64.
  return encoding === 'base58'
    ? [getBase58Decoder().decode(data), 'base58']
    : [Buffer.from(data).toString('base64'), 'base64']
}

function programNameOf(program: Address): string | undefined {
  return Object.entries(tokenPrograms).find(([, address]) => address === program)?.[0]
}

function toParsed(parameters: {
  parsed: TokenAccount | Mint
  decimalsOf: (mint: Address) => number
}): Record<string, unknown> {
  const { parsed, decimalsOf } = parameters
  if (parsed.type === 'mint') {
    const { type, supply, ...info } = parsed
    return { type, info: { ...info, supply: String(supply) } }
  }
  const { type, amount, nativeReserve, delegatedAmount, mint, ...info } = parsed
  const decimals = decimalsOf(mint)
  const amounts = (value: bigint) => tokenAmount({ amount: value, decimals })
  return {
    type,
    info: {
      ...info,
      mint,
      isNative: nativeReserve !== undefined,
      tokenAmount: amounts(amount),
      ...(nativeReserve === undefined ? {} : { rentExemptReserve: amounts(nativeReserve) }),
      ...(info.delegate ? { delegatedAmount: amounts(delegatedAmount) } : {}),
    },
  }
}
