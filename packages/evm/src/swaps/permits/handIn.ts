import { toWord } from '../../abi/toWord.ts'
import type { Hex } from '../../base/hex.ts'
import { library } from '../../library/viemCodec.ts'
import { splitSignature } from '../signatures/splitSignature.ts'
import { permitAbi } from './permitAbi.ts'

/** A token's permit, once it is signed. */
export type SignedPermit = {
  readonly account: string
  readonly token: string
  readonly spender: string
  readonly value: bigint
  /** Seconds since the epoch. */
  readonly deadline: bigint
  /** 65 bytes. */
  readonly signature: string
}

/** Writes calls of routers that hand in a token's permit before they exchange. */
export const handIn = {
  /** Uniswap's SwapRouter02. */
  v3(data: Hex, { token, value, deadline, signature }: SignedPermit): Hex {
    const { v, r, s } = splitSignature(signature)
    const args = [token as Hex, value, deadline, v, r, s] as const
    const { encodeFunctionData } = library
    const permit = encodeFunctionData({
      ...{ abi: permitAbi, functionName: 'selfPermitIfNecessary', args },
    })
    const { deadline: last = deadline, calls } = takeApart(data)
    return encodeFunctionData({
      ...{ abi: permitAbi, functionName: 'multicall', args: [last, [permit, ...calls]] },
    })
  },

  /** 1inch's router: the token, and the arguments of its `permit`. */
  '1inch'(data: Hex, { account, token, spender, value, deadline, signature }: SignedPermit): Hex {
    const { v, r, s } = splitSignature(signature)
    const words = [toWord(account), toWord(spender), toWord(value), toWord(deadline), toWord(v)]
    const permit: Hex = `0x${token.slice(2)}${words.join('')}${r.slice(2)}${s.slice(2)}`
    return library.encodeFunctionData({
      ...{ abi: permitAbi, functionName: 'permitAndCall', args: [permit, data] },
    })
  },
} as const

/** The calls of a multicall, or the one call that it is. */
function takeApart(data: Hex): { deadline?: bigint | undefined; calls: readonly Hex[] } {
  if (!data.startsWith('0x5ae401dc')) return { calls: [data] }
  const { args } = library.decodeFunctionData({ abi: permitAbi, data })
  const [deadline, calls] = args as readonly [bigint, readonly Hex[]]
  return { deadline, calls }
}
