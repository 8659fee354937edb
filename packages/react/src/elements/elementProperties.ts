import type { AppKitButton } from '../buttons/AppKitButton.tsx'
import type { AppKitOnrampWidget } from '../onrampWidget/AppKitOnrampWidget.tsx'
import type { AppKitWalletButton } from '../walletButton/AppKitWalletButton.tsx'

/** Properties of the button elements; each is also an attribute. */
export type ElementProperties = AppKitButton.Props &
  Pick<AppKitWalletButton.Props, 'wallet'> &
  Pick<AppKitOnrampWidget.Props, 'buttonLabel' | 'color'>

const readers = {
  disabled: (value) => value !== 'false',
  balance: (value) => (value === 'hide' ? 'hide' : 'show'),
  size: (value) => (value === 'sm' ? 'sm' : 'md'),
  label: (value) => value,
  loadingLabel: (value) => value,
  buttonLabel: (value) => value,
  color: (value) => value,
  charsStart: readCount,
  charsEnd: readCount,
  namespace: (value) => value || undefined,
  wallet: (value) => value || undefined,
} satisfies { [name in keyof ElementProperties]-?: (value: string) => ElementProperties[name] }

const names = Object.keys(readers) as (keyof typeof readers)[]

/** Parses the attributes of an element. `charsStart` is `charsstart` or `chars-start` in HTML. */
export function readProperties(element: HTMLElement): ElementProperties {
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = element.getAttribute(name) ?? element.getAttribute(toKebabCase(name))
      return value === null ? [] : [[name, readers[name](value)]]
    }),
  )
}

/** Defines accessors on the element's class that reflect attributes. Runs once per class. */
export function reflectProperties(element: HTMLElement): void {
  const prototype: object = Object.getPrototypeOf(element)
  if (!('charsStart' in prototype))
    for (const name of names)
      Object.defineProperty(prototype, name, {
        get(this: HTMLElement) {
          return readProperties(this)[name]
        },
        set(this: HTMLElement, value: unknown) {
          this.removeAttribute(toKebabCase(name))
          if (value === undefined || value === null || value === false) this.removeAttribute(name)
          else this.setAttribute(name, value === true ? '' : String(value))
        },
      })
  // Properties that were set before the accessors existed move to attributes.
  for (const name of names) {
    if (!Object.hasOwn(element, name)) continue
    const value: unknown = Reflect.get(element, name)
    Reflect.deleteProperty(element, name)
    Reflect.set(element, name, value)
  }
}

function readCount(value: string): number | undefined {
  return /^\d+$/.test(value) ? Number(value) : undefined
}

function toKebabCase(name: string): string {
  return name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
}
