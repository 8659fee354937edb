import type { ProviderRequest } from '@cleat/core/adapter'

type Provider = object & { request(request: ProviderRequest): Promise<unknown> }

/**
 * A provider of a connector that the app brought, with requests that go through Cleat's request
 * pipeline. All else is the provider's own.
 */
export function guardAppProvider(
  provider: Provider,
  submit: (request: ProviderRequest) => Promise<unknown>,
): object {
  // A proxy of the provider itself could not replace what is frozen.
  return new Proxy(Object.create(Object.getPrototypeOf(provider)) as object, {
    get(_, key) {
      if (key === 'request') return submit
      const value: unknown = Reflect.get(provider, key)
      if (typeof value !== 'function') return value
      return (...args: unknown[]) => Reflect.apply(value, provider, args)
    },
    has: (_, key) => Reflect.has(provider, key),
    set: (_, key, value) => Reflect.set(provider, key, value),
  })
}
