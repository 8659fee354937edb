import type { SendState } from '@cleat/core/send'

/**
 * Whether the form's payment was sent and may still arrive, such as after Back. It must not be sent
 * twice. To repeat it, the visitor starts a new form.
 */
export function isSentAlready(state: SendState): boolean {
  const { sending, token, sendTokenAmount, receiverAddress } = state
  if (sending.status === 'idle' || sending.status === 'error') return false
  const { to, amount, network, asset } = sending.payment
  const isSame =
    receiverAddress === to &&
    sendTokenAmount === amount &&
    token?.chainId === network.caipNetworkId &&
    token.address === (asset.address && `${network.caipNetworkId}:${asset.address}`)
  if (!isSame) return false
  if (sending.status === 'ended')
    return sending.outcome.status !== 'failed' && sending.outcome.status !== 'dropped'
  return sending.status === 'success' || sending.step === 'network'
}
