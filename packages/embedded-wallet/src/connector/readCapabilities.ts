import { numberToHex } from 'viem'
import type { AuthContext } from './authContext.ts'
import { isSmartOn } from './isSmartOn.ts'
import { openSmartAccount } from './openSmartAccount.ts'

/**
 * The answer of `wallet_getCapabilities`. `ready`: the account upgrades with the batch.
 * @see EIP-5792
 */
export async function readCapabilities(
  context: AuthContext,
  params: unknown,
): Promise<{ readonly [chainId: string]: object }> {
  const [, asked]: unknown[] = Array.isArray(params) ? params : []
  const wanted = Array.isArray(asked) ? asked.map(Number) : undefined
  const chains = [...context.chains.values()].filter(
    ({ chainId }) => !wanted || wanted.includes(chainId),
  )
  const found = chains.map(async (chain) => {
    const status = await readAtomic(context, chain).catch(() => undefined)
    return status ? [[numberToHex(chain.chainId), { atomic: { status } }] as const] : []
  })
  return Object.fromEntries((await Promise.all(found)).flat())
}

async function readAtomic(
  context: AuthContext,
  chain: Parameters<typeof isSmartOn>[1],
): Promise<'supported' | 'ready' | 'unsupported'> {
  if (!(await isSmartOn(context, chain))) return 'unsupported'
  const { kind } = await openSmartAccount(context.signer, chain).readCode()
  if (kind === 'unknown') return 'unsupported'
  return kind === 'known' ? 'supported' : 'ready'
}
