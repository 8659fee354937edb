import { readPart } from '../wallet/readPart.ts'
import { WalletError } from '../wallet/walletError.ts'

/** Calls a method of a provider by its name. */
export type ProviderCall = (method: string, ...parameters: readonly unknown[]) => Promise<unknown>

/** How an object of the page is asked. Rejects as a wallet without the method would. */
export function createProviderCall(provider: object): ProviderCall {
  return async (method, ...parameters) => {
    const found = readPart(provider, method)
    if (typeof found !== 'function')
      throw new WalletError({ code: 4200, message: `The wallet lacks ${method}.` })
    return Reflect.apply(found, provider, parameters)
  }
}
