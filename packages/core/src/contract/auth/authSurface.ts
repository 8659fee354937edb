/** What the embedded wallet's frame shows. */
export type AuthSurfaceState = {
  /**
   * The visitor types a code, proves a device, makes or opens the wallet, approves, changes their
   * e-mail, or adds a device. `window`: there is nothing to place, because only a window of the
   * wallet may show it. `pair`: the visitor types the code of that window.
   */
  readonly view:
    | ('code' | 'device' | 'create' | 'recover' | 'approve')
    | ('email' | 'add' | 'window' | 'pair')
  /** CSS pixels, 120 to 600. */
  readonly height: number
  /** Whether it has a step to go back to. */
  readonly canGoBack: boolean
  /**
   * What became of the window, for `window`. `blocked`: the browser opened none, and `refused`: not
   * in a second click either. @default none was asked for
   */
  readonly window?: 'open' | 'blocked' | 'refused' | undefined
}

/** How the frame looks: as what is around it. */
export type AuthLook = {
  readonly mode: 'light' | 'dark'
  /** BCP 47. */
  readonly language: string
  /** CSS colours and lengths by the name of a theme token. The frame reads them strictly. */
  readonly tokens: { readonly [token: string]: string }
}

/**
 * The place where the embedded wallet's frame is seen. Only the frame draws in it: codes and
 * approvals never pass through the page.
 */
export type AuthSurface = {
  /** `undefined` while there is nothing to see. */
  read(): AuthSurfaceState | undefined
  /** Calls back in the same tick. @returns the unsubscribe function */
  subscribe(listener: () => void): () => void
  /**
   * Puts the frame into an element, whose height follows `read().height`. The last one wins.
   * @returns takes it away again
   */
  place(element: HTMLElement): () => void
  /** Makes the frame look as what is around it. */
  setLook(look: AuthLook): void
  /** Goes one step back inside the frame. */
  goBack(): void
  /** Ends what it asks, as if the visitor had declined. */
  close(): void
}
