import { Problem } from '../../http/problem.ts'
import type { OnrampProvider } from '../contract/onrampProvider.ts'
import type { ProviderId } from '../contract/providerIds.ts'

export declare namespace findProviders {
  type Parameters = {
    providers: readonly OnrampProvider[]
    /** `undefined` for all of them. */
    id: ProviderId | undefined
  }
}

/**
 * The providers that a request may mean.
 * @throws a `Problem` if there is none
 */
export function findProviders({
  providers,
  id,
}: findProviders.Parameters): readonly OnrampProvider[] {
  const found = providers.filter((provider) => id === undefined || provider.id === id)
  if (found.length > 0) return found
  throw new Problem('NOT_OFFERED', {
    detail: 'The provider is not one of this service. /v1/onramp/options lists those that are.',
  })
}
