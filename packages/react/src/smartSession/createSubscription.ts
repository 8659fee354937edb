import { grantPermissions } from './grantPermissions.ts'
import type { HexText, SmartSessionGrant } from './smartSession.ts'

/** What a visitor subscribes to. */
export type SmartSessionSubscription = {
  /** The network in use, in hex. */
  readonly chainId: HexText
  /** A secp256k1 key of the app. */
  readonly signerPublicKey: HexText
  /** `1m` is 30 days. `1s` is below the shortest period of a minute, and refused. */
  readonly interval: '1s' | '1d' | '1w' | '1m'
  /** The network's own coin. */
  readonly asset: 'native'
  /** Base units of each interval, in hex. */
  readonly amount: HexText
  /** Seconds since the epoch. */
  readonly expiry: number
}

const seconds = { '1s': 1, '1d': 86_400, '1w': 604_800, '1m': 2_592_000 }

/**
 * Asks for a recurring amount of the network's coin, from now on.
 * @throws as `grantPermissions`
 * @example
 * ```tsx
 * import { createSubscription } from '@cleat/react/appkit/smart-session'
 *
 * export async function subscribe(signerPublicKey: `0x${string}`) {
 *   return createSubscription({
 *     chainId: '0x1',
 *     signerPublicKey,
 *     interval: '1w',
 *     asset: 'native',
 *     amount: '0x2386f26fc10000',
 *     expiry: Math.floor(Date.now() / 1000) + 90 * 86_400,
 *   })
 * }
 * ```
 */
export async function createSubscription(
  subscription: SmartSessionSubscription,
): Promise<SmartSessionGrant> {
  const { chainId, signerPublicKey: publicKey, interval, amount, expiry } = subscription
  return grantPermissions({
    ...{ chainId, expiry, policies: [] },
    signer: { type: 'keys', data: { keys: [{ type: 'secp256k1', publicKey }] } },
    permissions: [
      {
        type: 'native-token-recurring-allowance',
        data: {
          ...{ allowance: amount, period: seconds[interval] },
          start: Math.floor(Date.now() / 1000),
        },
      },
    ],
  })
}
