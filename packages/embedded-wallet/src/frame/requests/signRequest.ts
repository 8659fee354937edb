import type { FrameRequest } from '../../protocol/frameRequest.ts'
import { fromBase64Url, toBase64Url } from '../../protocol/toBase64Url.ts'
import { walletSchemas } from '../../service/walletSchemas.ts'
import type { FrameContext } from '../context/frameContext.ts'
import { confirmByPasskey } from '../passkeys/confirmByPasskey.ts'
import type { FoundWallet } from './findWallet.ts'
import { runSigner } from './runSigner.ts'

/** Signs what the visitor approved, with the share that the service releases for this alone. */
export async function signRequest(
  context: Pick<FrameContext, 'service' | 'keys' | 'signer' | 'page' | 'browser'>,
  { walletId, deviceId, request }: FoundWallet & { readonly request: FrameRequest },
  signal: AbortSignal,
): Promise<readonly string[]> {
  const { service, keys, signer } = context
  const { question, caipNetworkId, address } = request
  const path = `wallets/${walletId}`
  const { wallet } = await service.ask({
    ...{ method: 'GET', path, schema: walletSchemas.answer, signal },
  })
  const text = new TextEncoder().encode(JSON.stringify(question))
  const digest = toBase64Url(new Uint8Array(await crypto.subtle.digest('SHA-256', text)))
  const isAsked = wallet.confirm === 'passkey'
  const confirmation = isAsked ? await confirmByPasskey(context, signal) : null
  const released = await service.ask({
    ...{ method: 'POST', path: `${path}/share`, schema: walletSchemas.share, signal },
    body: {
      ...{ generation: wallet.generation, purpose: 'sign', digest },
      ...{ proof: { kind: 'device' }, confirmation },
    },
  })
  const { generation } = released
  const known = await keys.readKnown(walletId)
  const opening = {
    ...{ caipNetworkId, address, known },
    wallet: { walletId, generation, keystore: fromBase64Url(released.keystore) },
    holder: { role: 'd', id: deviceId, key: keys.sealing } as const,
    box: fromBase64Url(released.box),
    serverShare: fromBase64Url(released.share),
  }
  const signed = await runSigner(signer, opening, question)
  const addresses = known?.addresses ?? { [caipNetworkId.split(':')[0] as 'eip155']: address }
  await keys.writeKnown(walletId, { generation, addresses })
  return signed
}
