import { CleatError, translateProviderError } from '@cleat/core/adapter'

/** Extensions have no error codes. These are the full texts of a rejection in common extensions. */
const rejections: ReadonlySet<string> = new Set([
  'Cancelled',
  'Rejected',
  'Rejected by user',
  'User rejected',
])

/** The text of an extension after the visitor blocked the site. */
const barred = /^The source .{1,300} (?:is not allowed to interact|has not been authorized)/

/**
 * Translates an extension's error by its code if it has one, else by its full text. Parts of a text
 * are never matched.
 */
export function translateExtensionError(parameters: {
  error: unknown
  doing: 'connect' | 'request'
  wallet: string
  method: string
}): CleatError {
  const { error, doing, wallet, method } = parameters
  const text = readMessage(error)
  if (rejections.has(text))
    return doing === 'connect'
      ? new CleatError('CONNECTION_USER_REJECTED', { context: { wallet }, cause: error })
      : new CleatError('REQUEST_USER_REJECTED', { context: { wallet, method }, cause: error })
  if (barred.test(text))
    return new CleatError('WALLET_UNAUTHORIZED', { context: { wallet, method }, cause: error })
  return translateProviderError({ error, doing, wallet, subject: method })
}

function readMessage(error: unknown): string {
  try {
    const message: unknown =
      typeof error === 'object' && error !== null ? Reflect.get(error, 'message') : error
    return typeof message === 'string' ? message.slice(0, 1000) : ''
  } catch {
    return ''
  }
}
