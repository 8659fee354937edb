/** Values that break careless readers, each with its name. */
export function createHostileValues(): (readonly [name: string, value: unknown])[] {
  const boom = () => {
    throw new Error('Boom')
  }
  const revoked = Proxy.revocable({}, {})
  const revokedFunction = Proxy.revocable(() => undefined, {})
  const revokedArray = Proxy.revocable([], {})
  for (const { revoke } of [revoked, revokedFunction, revokedArray]) revoke()

  const cyclic: { self?: unknown; cause?: unknown; data?: unknown } = {}
  Object.assign(cyclic, { self: cyclic, cause: cyclic, data: { originalError: cyclic } })
  const cyclicError = new Error('Cyclic')
  cyclicError.cause = cyclicError

  const getters = [
    'message',
    'code',
    'data',
    'cause',
    'name',
    'stack',
    'then',
    'toString',
    'toJSON',
  ]
  const throwing = Object.defineProperties(
    {},
    Object.fromEntries(getters.map((name) => [name, { get: boom, enumerable: true }])),
  )
  const traps = { get: boom, has: boom, getPrototypeOf: boom, ownKeys: boom }

  return [
    ['undefined', undefined],
    ['null', null],
    ['an empty string', ''],
    ['a symbol', Symbol('hostile')],
    ['a bigint', 10n],
    ['an object without prototype', Object.create(null)],
    ['a cyclic object', cyclic],
    ['a cyclic error', cyclicError],
    ['throwing getters', throwing],
    [
      'an error with a throwing message',
      Object.defineProperty(new Error(), 'message', { get: boom }),
    ],
    ['an error with a throwing cause', Object.defineProperty(new Error(), 'cause', { get: boom })],
    ['a throwing toString', { toString: boom }],
    ['a throwing toJSON', { toJSON: boom }],
    ['a throwing tag', Object.defineProperty({ a: 1n }, Symbol.toStringTag, { get: boom })],
    ['a Proxy with throwing traps', new Proxy({}, traps)],
    ['a revoked Proxy', revoked.proxy],
    ['a revoked Proxy of a function', revokedFunction.proxy],
    ['a revoked Proxy of a list', revokedArray.proxy],
    ['an object whose message is an object', { message: {} }],
    ['an object whose code is an object', { code: { valueOf: boom } }],
  ]
}
