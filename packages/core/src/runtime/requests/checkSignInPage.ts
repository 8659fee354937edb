import { CleatError } from '../../base/errors/cleatError.ts'
import type { SignInText } from '../../base/signIn/readSignInText.ts'
import type { KitBase } from '../../boot/kitBase.ts'

/**
 * Checks that a sign-in message is for this page, or for a host that the app names. In a
 * frame, the parent does not count.
 * @throws `SIWX_DOMAIN_MISMATCH`
 */
export function checkSignInPage(
  { options }: Pick<KitBase, 'options'>,
  { domain, uri }: Pick<SignInText, 'domain' | 'uri'>,
): void {
  const { host, protocol } = globalThis.location ?? {}
  const isOurs = domain === host || options.signInDomains?.includes(domain)
  const target = readUrl(uri)
  const isSafe = target?.protocol === 'https:' || target?.protocol === protocol
  if (isOurs && target?.host === domain && target.username === '' && isSafe) return
  throw new CleatError('SIWX_DOMAIN_MISMATCH', {
    context: { expected: host ?? '', actual: isOurs ? uri : domain },
  })
}

function readUrl(uri: string): URL | undefined {
  return URL.canParse(uri) ? new URL(uri) : undefined
}
