import type { FrameRequest } from '../../protocol/frameRequest.ts'
import { toBase64Url } from '../../protocol/toBase64Url.ts'
import type { FrameContext } from '../context/frameContext.ts'
import { releaseShare } from '../wallets/releaseShare.ts'
import type { FoundWallet } from './findWallet.ts'
import { runSigner } from './runSigner.ts'

/** Signs what the visitor approved, with the share that the service releases for this alone. */
export async function signRequest(
  context: Pick<FrameContext, 'service' | 'keys' | 'signer' | 'page' | 'browser'>,
  { walletId, deviceId, request }: FoundWallet & { readonly request: FrameRequest },
  signal: AbortSignal,
): Promise<readonly string[]> {
  const { keys, signer } = context
  const { question, caipNetworkId, address } = request
  const text = new TextEncoder().encode(JSON.stringify(question))
  const digest = toBase64Url(new Uint8Array(await crypto.subtle.digest('SHA-256', text)))
  const asked = { walletId, deviceId, purpose: 'sign', digest } as const
  const { listed: _, ...opening } = await releaseShare(context, asked, signal)
  const signed = await runSigner(signer, { ...opening, caipNetworkId, address }, question)
  const { generation } = opening.wallet
  const namespace = caipNetworkId.split(':')[0] as 'eip155'
  const addresses = opening.known?.addresses ?? { [namespace]: address }
  await keys.writeKnown(walletId, { generation, addresses })
  return signed
}
