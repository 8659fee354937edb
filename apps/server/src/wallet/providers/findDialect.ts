import type { ProviderConfig } from './contract/providerConfig.ts'
import type { ProviderDialect } from './contract/providerDialect.ts'
import { appleDialect } from './dialects/appleDialect.ts'
import { discordDialect } from './dialects/discordDialect.ts'
import { facebookDialect } from './dialects/facebookDialect.ts'
import { githubDialect } from './dialects/githubDialect.ts'
import { googleDialect } from './dialects/googleDialect.ts'
import { oidcDialect } from './dialects/oidcDialect.ts'
import { xDialect } from './dialects/xDialect.ts'

/** What is special about a provider. */
export function findDialect(config: ProviderConfig): ProviderDialect {
  switch (config.id) {
    case 'google':
      return googleDialect(config.url)
    case 'apple':
      return appleDialect(config.url)
    case 'x':
      return xDialect(config.url)
    case 'discord':
      return discordDialect(config.url)
    case 'github':
      return githubDialect(config.url)
    case 'facebook':
      return facebookDialect(config.clientSecret, config.url)
    default:
      return oidcDialect(config.name, config.url)
  }
}
