import { type Page, runIn, runOutside } from '../browser/page.ts'

const originals = new WeakMap<object, object>()

/**
 * A wallet's object as a page sees it: its functions run outside the page, listeners that the page
 * gives run inside it, and a closed page neither asks nor hears of anything.
 */
export function toPageObject<value>(
  page: Page,
  value: value,
  onCall: (name: string, args: readonly unknown[]) => void = () => undefined,
): value {
  const known = new WeakMap<object, unknown>()
  const listeners = new WeakMap<object, unknown>()

  function toPage(inner: unknown, name = ''): unknown {
    if (typeof inner === 'function') return remember(inner, () => toPageFunction(inner, name))
    if (inner instanceof Promise) return toPagePromise(page, inner, toPage)
    if (!isPlain(inner)) return inner
    return remember(inner, () => copy(inner))
  }
  function remember(inner: object, create: () => object): unknown {
    const made = known.get(inner) ?? create()
    known.set(inner, made)
    originals.set(made as object, inner)
    return made
  }
  function copy(inner: object): object {
    if (Array.isArray(inner)) return inner.map((one) => toPage(one))
    const made = {}
    for (const name of Object.keys(inner))
      Object.defineProperty(made, name, {
        enumerable: true,
        get: () => toPage(Reflect.get(inner, name), name),
      })
    return made
  }
  function toPageFunction(inner: object, name: string) {
    return function (this: unknown, ...args: unknown[]) {
      if (!page.isOpen) return new Promise(() => undefined)
      onCall(name, args)
      const self = isObject(this) ? (originals.get(this) ?? this) : this
      const given = args.map(toOutside)
      const run = () => Reflect.apply(inner as () => unknown, self, given)
      return toPage(runOutside(run))
    }
  }
  function toOutside(given: unknown): unknown {
    if (typeof given === 'function') {
      const made =
        listeners.get(given) ??
        ((...args: unknown[]) => runIn(page, () => given(...args.map((one) => toPage(one)))))
      listeners.set(given, made)
      return made
    }
    if (!isObject(given)) return given
    const original = originals.get(given)
    if (original) return original
    if (Array.isArray(given)) return given.map(toOutside)
    if (!isPlain(given)) return given
    return Object.fromEntries(
      Object.entries(given).map(([name, one]): [string, unknown] => [name, toOutside(one)]),
    )
  }
  return toPage(value) as value
}

function toPagePromise(
  page: Page,
  promise: Promise<unknown>,
  toPage: (value: unknown) => unknown,
): Promise<unknown> {
  return new Promise((resolve, reject) => {
    promise.then(
      (value) => {
        if (page.isOpen) resolve(toPage(value))
      },
      (error: unknown) => {
        if (page.isOpen) reject(error)
      },
    )
  })
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}

function isPlain(value: unknown): value is object {
  if (!isObject(value)) return false
  const prototype = Object.getPrototypeOf(value)
  return Array.isArray(value) || prototype === Object.prototype || prototype === null
}
