import type * as v from 'valibot'
import type { AuthConfig } from '../auth/authConfig.ts'
import type { authSettings } from './authSettings.ts'

type Settings = typeof authSettings
type AuthValues = { [name in keyof Settings]: v.InferOutput<Settings[name]['schema']> }

/** The settings of signing in, with sentences about those that are missing. */
export function toAuthConfig(values: AuthValues): {
  readonly auth: AuthConfig | undefined
  readonly problems: readonly string[]
} {
  const { AUTH_DOMAINS: origins, AUTH_SECRET: secret, AUTH_KEYS: keys, AUTH_URL: url } = values
  const { AUTH_SESSION_DAYS: absoluteDays, AUTH_SESSION_IDLE_DAYS: idleDays } = values
  if (origins === 'none') return { auth: undefined, problems: [] }
  if (secret === null)
    return { auth: undefined, problems: ['AUTH_SECRET is not set. AUTH_DOMAINS needs it.'] }
  return {
    auth: {
      ...{ origins: [...new Set(origins)], secrets: secret.split(',') },
      ...{ keys: keys ?? undefined, url: url ?? undefined, session: { idleDays, absoluteDays } },
    },
    problems: [],
  }
}
