import { createKit, type Kit, type KitOptions, type SmartAccountController } from '@cleat/core'
import type { ApprovalsController } from '@cleat/core/approvals'
import type { OnrampController } from '@cleat/core/onramp'
import * as runtime from '@cleat/core/runtime'
import type { SendController } from '@cleat/core/send'
import type { SwapController } from '@cleat/core/swap'
import { createTestAdapter, frame, rabby, type TestAdapter } from './createTestAdapter.ts'
import { type TestPairing, walletConnect } from './createTestPairing.ts'
import { base, mainnet } from './testNetworks.ts'

export declare namespace createTestKit {
  type Parameters = Partial<KitOptions> & {
    adapter?: TestAdapter | undefined
    /** Adds remote wallets. */
    pairing?: TestPairing | undefined
    /** Replaces the send feature. */
    send?: SendController | undefined
    /** Replaces the purchase feature. */
    onrampController?: OnrampController | undefined
    /** Replaces the approvals feature. */
    approvalsController?: ApprovalsController | undefined
    /** Replaces what is known of the account's code and kind. */
    smartAccountController?: SmartAccountController | undefined
    /** Replaces the swap feature. */
    swapController?: SwapController | undefined
  }
  type ReturnType = { kit: Kit; adapter: TestAdapter }
}

/** A real kit with an in-memory wallet. */
export function createTestKit(parameters: createTestKit.Parameters = {}): createTestKit.ReturnType {
  const { pairing, send, swapController, onrampController, approvalsController, ...rest } =
    parameters
  const { smartAccountController, ...others } = rest
  const connectors = pairing ? [walletConnect, rabby, frame] : undefined
  const { adapter = createTestAdapter({ connectors }), ...options } = others
  const items = new Map<string, string>()
  const given: KitOptions = {
    networks: [mainnet, base],
    adapters: [adapter],
    storage: {
      getItem: (key) => items.get(key) ?? null,
      setItem: (key, value) => void items.set(key, value),
      removeItem: (key) => void items.delete(key),
    },
    ...options,
  }
  const kit = createKit(given, { runtime })
  if (send) Object.assign(kit.controllers, { send })
  if (onrampController) Object.assign(kit.controllers, { onramp: onrampController })
  if (approvalsController) Object.assign(kit.controllers, { approvals: approvalsController })
  if (smartAccountController)
    Object.assign(kit.controllers, { smartAccount: smartAccountController })
  if (swapController) Object.assign(kit.controllers, { swap: swapController })
  kit.start()
  return { kit: pairing ? pairing.attach(kit) : kit, adapter }
}
