import type { Kit } from '@cleat/core'
import type { SendController } from '@cleat/core/send'
import { parseUnits } from 'viem'
import type { Chains } from '../../neighbours/startChains.ts'
import type { Scene } from './scene.ts'

/** Fills the form in. Returns why it cannot be. */
export async function fill(parameters: {
  kit: Kit
  send: SendController
  scene: Scene
  chains: Chains
  to: string
}): Promise<string | undefined> {
  const { kit, send, scene, chains, to } = parameters
  const { how, symbol, text, caipNetworkId } = scene
  if (how === 'intent') {
    const asset = chains.assets.find(
      (one) => one.caipNetworkId === caipNetworkId && one.symbol === symbol,
    )
    const { address: assetAddress } = asset ?? {}
    const here = kit.controllers.network.getActive().caipNetworkId
    send.start({ to, amount: text, caipNetworkId: here, ...(assetAddress && { assetAddress }) })
  } else {
    send.start()
    const token = send.state.tokenBalances.find((one) => one.symbol === symbol)
    if (!token) return 'not listed'
    send.setToken(token)
    send.setAmount(parseUnits(text, token.quantity.decimals))
    send.setReceiver(to)
  }
  for (let tries = 0; tries < 100 && send.validate(); tries += 1)
    await new Promise((resolve) => setTimeout(resolve, 20))
  return send.validate()
}
