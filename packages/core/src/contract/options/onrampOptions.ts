/** What an app decides about buying. */
export type OnrampOptions = {
  /**
   * Origins at which a provider may be opened besides its own, by the provider's id: `https:`, or
   * `http:` on this machine. A provider that Cleat does not know is opened at these alone.
   * @default none
   */
  readonly hosts?: { readonly [provider: string]: readonly string[] } | undefined
}
