import type { SendState } from '@cleat/core/send'

/**
 * Whether what the form says was sent and is not lost, as after Back from there. It must not be sent twice because of that; to send
 * the same again, a visitor starts over.
 */
export function isSentAlready(state: SendState): boolean {
  const { sending, token, sendTokenAmount, receiverAddress } = state
  if (sending.status === 'idle' || sending.status === 'error') return false
  const { to, amount, network } = sending.payment
  const isSame =
    receiverAddress === to && sendTokenAmount === amount && token?.chainId === network.caipNetworkId
  if (!isSame) return false
  if (sending.status === 'ended')
    return sending.outcome.status !== 'failed' && sending.outcome.status !== 'dropped'
  return sending.status === 'success' || sending.step === 'network'
}
