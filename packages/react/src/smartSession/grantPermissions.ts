import { CleatError } from '@cleat/core'
import { getSessions } from './getSessions.ts'
import { readSmartSessionRequest } from './readSmartSessionRequest.ts'
import type {
  HexText,
  SmartSessionGrant,
  SmartSessionPermission,
  SmartSessionRequest,
} from './smartSession.ts'
import { toSmartSessionPermission } from './toSmartSessionPermission.ts'

/**
 * Asks the wallet of the account in use for permissions (ERC-7715), in the form of AppKit's
 * experimental package. The app's key is the only delegate: no key of a service is added. The
 * request is checked before the wallet sees it, and the answer is compared with it.
 * @throws `PERMISSION_INVALID`, `PERMISSION_UNSUPPORTED`, `PERMISSION_BROADER_THAN_ASKED`,
 *   `CONNECTION_NOT_CONNECTED`, `CONFIG_NO_KIT`, `WALLET_…`, `REQUEST_…`
 * @example
 * ```tsx
 * import { grantPermissions } from '@cleat/react/appkit/smart-session'
 *
 * export async function askForAllowance(publicKey: `0x${string}`) {
 *   const now = Math.floor(Date.now() / 1000)
 *   return grantPermissions({
 *     expiry: now + 7 * 86_400,
 *     chainId: '0x1',
 *     signer: { type: 'keys', data: { keys: [{ type: 'secp256k1', publicKey }] } },
 *     permissions: [
 *       {
 *         type: 'native-token-recurring-allowance',
 *         data: { allowance: '0x2386f26fc10000', start: now, period: 86_400 },
 *       },
 *     ],
 *     policies: [],
 *   })
 * }
 * ```
 * @see ERC-7715, ERC-7710
 */
export async function grantPermissions(request: SmartSessionRequest): Promise<SmartSessionGrant> {
  const read = readSmartSessionRequest(request)
  const { kit, sessions } = await getSessions('grantPermissions')
  const { account, network } = kit.controllers
  const { activeNamespace } = network.state
  const active = network.getActive()
  if (`eip155:${read.chain}` !== active.caipNetworkId)
    refuse('chainId', `is not the network in use, ${active.caipNetworkId}`)
  const { address = '' } = account.get(activeNamespace)
  if (read.address !== undefined && read.address.toLowerCase() !== address.toLowerCase())
    refuse('address', 'is not the account in use')
  const { permissions, keys, expiry, callLimit } = read
  const { pci, granted } = await sessions.grant({
    ...{ permissions, expiry, callLimit, delegate: { keys } },
  })
  const contexts = [...new Set(granted.map(({ context }) => context as HexText))]
  const [context = '0x'] = contexts
  return {
    ...{ pci, address: address as HexText, chainId: request.chainId, contexts, context },
    expiry: Math.min(...granted.map((one) => one.expiry)),
    permissions: granted
      .map(({ permission }) => toSmartSessionPermission(permission))
      .filter((one): one is SmartSessionPermission => one !== undefined),
  }
}

function refuse(field: string, reason: string): never {
  throw new CleatError('PERMISSION_INVALID', { context: { field, reason } })
}
