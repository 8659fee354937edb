import { SourceUnavailableError } from '../api/sourceUnavailableError.ts'
import type { OnrampProvider } from '../contract/onrampProvider.ts'

export declare namespace requireProviderUrl {
  type Parameters = {
    url: string
    provider: Pick<OnrampProvider, 'name' | 'hosts'>
  }
}

const localHosts: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '[::1]'])

/**
 * Refuses a page that is not the provider's, so that its API cannot send a visitor elsewhere.
 * @throws a `SourceUnavailableError`
 */
export function requireProviderUrl({ url, provider }: requireProviderUrl.Parameters): string {
  const page = URL.parse(url)
  const isSecure =
    page?.protocol === 'https:' || (page?.protocol === 'http:' && localHosts.has(page.hostname))
  const isBare = page?.username === '' && page.password === ''
  if (page && isSecure && isBare && provider.hosts.includes(page.host)) return page.href
  throw new SourceUnavailableError({ name: provider.name, reason: 'page is of another host' })
}
