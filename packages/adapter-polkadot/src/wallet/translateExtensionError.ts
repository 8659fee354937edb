import { CleatError, translateProviderError } from '@cleat/core/adapter'

/** Extensions have no codes. These are the whole texts with which the common ones say that the visitor said no. */
const rejections: ReadonlySet<string> = new Set([
  'Cancelled',
  'Rejected',
  'Rejected by user',
  'User rejected',
])

/** What an extension says once the visitor has barred the site. */
const barred = /^The source .{1,300} (?:is not allowed to interact|has not been authorized)/

/** An extension's error in our words: by its code where it has one, else by the whole text, which is never searched in. */
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
