/** Where something is: in the page, in the embedded wallet's frame, or in the window it opened. */
export type Realm = 'page' | 'frame' | 'window'

/** An element, by what a visitor perceives of it. */
export type Sought = {
  readonly role: 'button' | 'heading' | 'textbox' | 'listitem' | 'test-id'
  /** The whole name. @default any */
  readonly name?: string | undefined
  /** The region that it is in, by its name. @default anywhere */
  readonly region?: string | undefined
}

/** One page of a browser, driven as a visitor would: with its own mouse and keys. */
export type Tab = {
  goto(url: string): Promise<void>
  reload(): Promise<void>
  /** Presses the first that is found. Throws if none is there. */
  click(place: Realm, sought: Sought): Promise<void>
  /** Types into the first that is found. */
  type(place: Realm, sought: Sought, text: string): Promise<void>
  /** The texts, or for a field its name, of all that are found. */
  read(place: Realm, sought: Sought): Promise<readonly string[]>
  /** Takes away what the origin of the page or of the wallet’s frame has stored there. */
  evict(place: 'page' | 'frame'): Promise<void>
}

/** A browser that is not Chromium. */
export type OtherBrowser = {
  readonly version: string
  open(parameters: { readonly walletUrl: string }): Promise<Tab>
  close(): Promise<void>
}
