import { invalidParams } from '../params/invalidParams.ts'
import { isRecord } from '../params/isRecord.ts'
import { readAddress } from '../params/readAddress.ts'
import type { WalletMethods } from './walletMethod.ts'

/** `wallet_watchAsset` (EIP-747). Asks the user and keeps no list of tokens. */
export function assetMethods(): WalletMethods {
  return {
    async wallet_watchAsset({ params, ask }) {
      const request: unknown = Array.isArray(params) ? params[0] : params
      if (!isRecord(request) || request.type !== 'ERC20' || !isRecord(request.options)) {
        throw invalidParams('expected { "type": "ERC20", "options": { … } }')
      }
      const { options } = request
      const address = readAddress({ value: options.address, name: 'options.address' })
      const symbol = typeof options.symbol === 'string' ? options.symbol : 'Token'
      await ask({ kind: 'watchAsset', address, symbol })
      return true
    },
    wallet_getCapabilities: async () => ({}),
  }
}
