/** A company that sells tokens on its own page. */
export type OnrampProvider = {
  readonly id: string
  /** Foreign text, unless Cleat knows the provider. */
  readonly name: string
  /** What it usually takes, in percent: from and to. Absent where that is unknown. */
  readonly usualFee?: readonly [number, number] | undefined
  /** CAIP-2 ids, or namespaces, on which it sells. `undefined`: it does not say. */
  readonly networks?: readonly string[] | undefined
  /** Ids of what it sells. `undefined`: it does not say. */
  readonly purchaseCurrencies?: readonly string[] | undefined
  /** Ids of the currencies that it takes. `undefined`: it does not say. */
  readonly paymentCurrencies?: readonly string[] | undefined
  /** Ids of its payment methods, such as `card`. */
  readonly methods: readonly string[]
  /** Where the service opens it. Only narrows what is allowed. `undefined`: it does not say. */
  readonly hosts?: readonly string[] | undefined
}
