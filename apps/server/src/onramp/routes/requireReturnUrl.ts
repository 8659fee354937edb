import { isAllowedOrigin } from '../../http/originPattern.ts'
import { Problem } from '../../http/problem.ts'
import type { OnrampEnv } from './onrampEnv.ts'

export declare namespace requireReturnUrl {
  type Parameters = {
    url: string
    env: Pick<OnrampEnv, 'returnOrigins'>
    /** The service's own address, which is always allowed. */
    publicUrl: string
  }
}

/**
 * Refuses pages that the operator does not know, because a provider vouches for where it sends a
 * visitor.
 * @throws a `Problem`
 */
export function requireReturnUrl({ url, env, publicUrl }: requireReturnUrl.Parameters): void {
  const page = URL.parse(url)
  const isPage =
    page !== null && /^https?:$/.test(page.protocol) && page.username + page.password === ''
  const isOwn = page?.origin === new URL(publicUrl).origin
  if (isPage && (isOwn || isAllowedOrigin(page.origin, env.returnOrigins))) return
  throw new Problem('REDIRECT_NOT_ALLOWED', {
    detail:
      'The origin of `redirectUrl` is not on the allowlist. Add it to ONRAMP_RETURN_ORIGINS of the service, or leave `redirectUrl` out.',
  })
}
