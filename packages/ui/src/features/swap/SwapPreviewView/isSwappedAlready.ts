import type { SwapState } from '@cleat/core/swap'

/**
 * Whether the form's swap is under way or done, such as after Back. It must not be sent twice. To
 * repeat it, the visitor starts a new form.
 */
export function isSwappedAlready(
  state: Pick<SwapState, 'swapping' | 'sourceToken' | 'toToken' | 'sourceTokenAmount'>,
): boolean {
  const { swapping, sourceToken, toToken, sourceTokenAmount } = state
  if (swapping.status === 'idle' || swapping.status === 'error') return false
  const { swap, steps } = swapping.prepared
  const isLast = swapping.step === steps.length - 1
  const isSame =
    sourceTokenAmount === swap.amount &&
    isToken(sourceToken, swap.source) &&
    isToken(toToken, swap.target)
  if (!isSame || !isLast) return false
  if (swapping.status === 'ended')
    return swapping.outcome.status !== 'failed' && swapping.outcome.status !== 'dropped'
  return (
    swapping.status === 'success' || (swapping.status === 'pending' && swapping.stage === 'network')
  )
}

function isToken(
  token: SwapState['sourceToken'],
  { address }: { readonly address?: string | undefined },
): boolean {
  if (!token) return false
  return token.address === (address && `${token.chainId}:${address}`)
}
