import { readPart } from '../base/readPart.ts'
import { WalletError } from '../base/walletError.ts'

/** Calls a method of a provider by its name. */
export type ProviderCall = (method: string, ...parameters: readonly unknown[]) => Promise<unknown>

/** Every method that a dialect calls. */
const names = [
  ...['request', 'connect', 'requestAccounts', 'getAccounts', 'getPublicKey', 'getNetwork'],
  ...['signMessage', 'signPsbt', 'pushPsbt', 'sendBitcoin', 'switchChain', 'disconnect'],
]

/**
 * Calls methods of an injected provider. The methods are read once, so that a script that replaces
 * one later changes nothing. Rejects if the method is missing, as a wallet does.
 */
export function createProviderCall(provider: object): ProviderCall {
  const known = new Map(names.map((name) => [name, readPart(provider, name)]))
  return async (method, ...parameters) => {
    const found = known.get(method) ?? readPart(provider, method)
    if (typeof found !== 'function')
      throw new WalletError({ code: 4200, message: `The wallet lacks ${method}.` })
    return Reflect.apply(found, provider, parameters)
  }
}
